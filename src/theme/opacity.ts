/*
 * Replaces the opacity of a color of a file in its notation: the last digits of HEX, a number or a percentage.
 *
 * Proof  test/theme/opacity.test.ts; repair.test.ts reads the repaired files again.
 */

import { decimal, round } from '../math/round.ts';
import { argbDigits, likeWritten, type Literal } from './literal.ts';
import type { Edit, Span } from './place.ts';

interface Opacity extends Span {
	readonly text: string;
	/** Written units for an opacity of 1. */
	readonly scale: number;
	readonly isHex: boolean;
	/** True for HEX with capital letters. */
	readonly isCapital: boolean;
	/** Number of decimals to write. */
	readonly digits: number;
}

const AT_END = /([,/]\s*)(\d+(?:\.\d+)?|\.\d+)(%?)\s*\)?$/;

/** Where a translucent literal holds its opacity; undefined if it is opaque, or computed. */
export function findOpacity(literal: Literal): Opacity | undefined {
	const { form, text, start, color: { alpha } } = literal;
	if (alpha === 1) return undefined;
	if (form === 'argb') {
		const { alpha: own, start: from } = argbDigits(literal);
		return {
			start: from, end: from + own.length, text: own, scale: 16 ** own.length - 1, isHex: true, isCapital: /[A-F]/.test(text), digits: 0,
		};
	}
	if (form === 'hex') {
		const count = text.length === 9 ? 2 : text.length === 5 ? 1 : 0, from = text.length - count;
		if (count === 0) return undefined;
		const isCapital = /[A-F]/.test(text), scale = 16 ** count - 1;
		return { start: start + from, end: start + text.length, text: text.slice(from), scale, isHex: true, isCapital, digits: 0 };
	}
	const match = form === 'channels' ? AT_END.exec(text) : null;
	if (match === null) return undefined;
	const [, before = '', number = '', percent] = match, from = start + match.index + before.length;
	const scale = percent === '%' ? 100 : 1, decimals = number.includes('.') ? number.length - number.indexOf('.') - 1 : 0;
	const digits = Math.max(decimals, scale === 1 ? 2 : 0);
	return { start: from, end: from + number.length, text: number, scale, isHex: false, isCapital: false, digits };
}

/** The opacity that the file has after `writeOpacity`, from 0 to 1. */
export const settleOpacity = ({ scale, digits }: Opacity, to: number): number => round(to * scale, digits) / scale;

/** Replaces an opacity with another one, from 0 to 1. */
export function writeOpacity({ start, end, text, scale, isHex, isCapital, digits }: Opacity, to: number): Edit {
	const value = round(to * scale, digits);
	if (!isHex) return { start, end, text: likeWritten(decimal(value, digits), text) };
	const hex = value.toString(16).padStart(text.length, '0');
	return { start, end, text: isCapital ? hex.toUpperCase() : hex };
}
