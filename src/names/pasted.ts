/*
 * Advice with the color inside a text that was copied together with its surroundings.
 *
 * Runs only on failure. Every returned text can be read.
 *
 * Proof  test/names/pasted.test.ts.
 */

import { advice, suggest, type Advice } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { splitOutside } from '../math/parentheses.ts';
import { readCssText } from '../reading/css-levels.ts';
import { findName } from './find-name.ts';
import { readPrinted } from './printed.ts';
import { readClass } from './tailwind-class.ts';
import { colorsMeant, linkedColors, listInner } from './wrappers.ts';

/** Colors that are listed at most. */
const MOST_LISTED = 12;

/** Work units for each attempt to read. */
const ATTEMPT_COST = 10;

/** Advice with the color inside a text; undefined without one. */
export function advisePasted(text: string): Advice | undefined {
	const colors = colorsIn(text);
	if (colors.length < 2) return colors[0] === undefined ? undefined : suggest`Write ${colors[0]}.`;
	const words = colors.map((_, i) => (i === 0 ? 'Write ' : i === colors.length - 1 ? ' or ' : ', '));
	return advice([...words, '.'], ...colors);
}

/** The colors that a text contains or may mean. */
function colorsIn(text: string): readonly string[] {
	for (const inner of listInner(text)) {
		spend(ATTEMPT_COST);
		if (inner !== text && isReadable(inner)) return [inner];
		const bare = colorsMeant(inner).filter(isReadable);
		if (bare.length > 0) return bare;
		const several = linkedColors(inner) ?? colorWithShare(inner) ?? listedColors(inner);
		if (several !== undefined) return several;
	}
	return [];
}

const isReadable = (text: string): boolean =>
	(readCssText(text) ?? readPrinted(text) ?? readClass(text) ?? findName(text)) !== undefined;

/** `#3b82f6 50%` is a stop of a gradient, or a color with its opacity; `teal/50` is only the latter. */
function colorWithShare(text: string): readonly string[] | undefined {
	const [, color = '', slash, share = ''] = /^(#?[\w-]+)(?:\s*(\/)\s*|\s+)(\d{1,3}(?:\.\d+)?%?)$/.exec(text) ?? [];
	const isPercent = share.endsWith('%');
	if (slash === undefined && !isPercent) return undefined;
	const opacity = isPercent || Number(share) <= 1 ? share : `${share}%`;
	for (const one of [color, `#${color}`]) {
		const faded = `alpha(from ${one} / ${opacity})`;
		if (isReadable(faded)) return slash === undefined ? [one, faded] : [faded];
	}
	return undefined;
}

/** Colors separated by commas, semicolons or bars, or HEX by spaces. */
function listedColors(text: string): readonly string[] | undefined {
	const parts = splitOutside(text, /^#[\da-f#\s]+$/i.test(text) ? /\s/ : /[,;|]/).map((part) => part.trim()).filter((part) => part !== '');
	if (parts.length < 2 || parts.length > MOST_LISTED) return undefined;
	spend(ATTEMPT_COST * parts.length);
	// Bare digits are channels rather than HEX.
	return parts.every((part) => !/^\d+$/.test(part) && isReadable(part)) ? parts : undefined;
}
