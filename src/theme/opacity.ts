/*
 * Replaces the opacity of a color of a file in its notation: the last digits of HEX, a number or a percentage.
 *
 * Proof  test/theme/opacity.test.ts; repair.test.ts reads the repaired files again.
 */

import { decimal, round } from '../math/round.ts';
import { countDecimals, likeDigits, likeWritten, readDigits, type Literal } from './literal.ts';
import type { Edit, Part } from './place.ts';

interface Opacity extends Part {
	/** Written units for an opacity of 1. */
	readonly scale: number;
	/** The digits of HEX, whose case stays; undefined for a number. */
	readonly hex: string | undefined;
	/** Number of decimals to write. */
	readonly digits: number;
}

const AT_END = /([,/]\s*)(\d+(?:\.\d+)?|\.\d+)(%?)\s*\)?$/;

/** Where a translucent literal holds its opacity; undefined if it is opaque, or computed. */
export function findOpacity(literal: Literal): Opacity | undefined {
	const { form, text, start, color: { alpha } } = literal;
	if (alpha === 1) return undefined;
	if (form === 'hex' || form === 'argb') {
		const { all, alpha: own } = readDigits(literal);
		return { ...own, scale: 16 ** own.text.length - 1, hex: all.text, digits: 0 };
	}
	const match = form === 'channels' ? AT_END.exec(text) : null;
	if (match === null) return undefined;
	const [, before = '', number = '', percent] = match, from = start + match.index + before.length;
	const scale = percent === '%' ? 100 : 1, digits = Math.max(countDecimals(number), scale === 1 ? 2 : 0);
	return { start: from, end: from + number.length, text: number, scale, hex: undefined, digits };
}

/** The opacity that the file has after `writeOpacity`, from 0 to 1. */
export const settleOpacity = ({ scale, digits }: Opacity, to: number): number => round(to * scale, digits) / scale;

/** Replaces an opacity with another one, from 0 to 1. */
export function writeOpacity({ start, end, text, scale, hex, digits }: Opacity, to: number): Edit {
	const value = round(to * scale, digits);
	if (hex === undefined) return { start, end, text: likeWritten(decimal(value, digits), text) };
	return { start, end, text: likeDigits(value.toString(16).padStart(text.length, '0'), hex) };
}
