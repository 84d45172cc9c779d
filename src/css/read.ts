/*
 * A text of CSS Color 4 as a color, in a form that bundles small: keywords, HEX and all functions, modern and legacy, with math.
 *
 * Source  CSS Color 4 §4.2 (alpha), §4.3 (hue), §4.4 (missing), §5 to §10.
 * Proof   test/css/read.test.ts: reads what `reading/css-text.ts` reads, to the last bit, and nothing else.
 */

import { normalizeHue } from '../math/angle.ts';
import { ANGLE, lowerAscii, named, PERCENT, unescaped, type Unit } from '../reading/css-cursor.ts';
import { LIMIT } from '../reading/css-grammar.ts';
import { cssKeywords } from '../reading/css-keywords.ts';
import { isTooLong } from '../reading/css-text.ts';
import { hexBits } from '../reading/hex.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { readNumeric } from './math.ts';
import { CSS_SPACES, type CssSpace, type Row } from './spaces.ts';
import { begin, isAtEnd, isWrong, refuse, sign, skips, skipsName, step, unit, withoutEnds, word } from './tokens.ts';

/** The unit of a missing channel, which is 0. */
const NONE: Unit = -1, MISSING = { none: 0 };

/**
 * The color of a text of CSS Color 4: a keyword, a function, or HEX with `#` or without; 1 to 120 characters. Undefined for
 * what is none, and for what is no text. Never throws.
 */
export function tryParse(text: unknown): Color<CssSpace> | undefined {
	if (typeof text !== 'string' || isTooLong(text)) return undefined;
	const inner = text.trim();
	return inner.includes('(') ? readFunction(inner) : readWord(inner);
}

/** A keyword or HEX, with escapes and with comments around it too. HEX has its `#` then. */
function readWord(text: string): Color<'srgb'> | undefined {
	const written = withoutEnds(text), name = unescaped(written), word = lowerAscii(name), rgb = cssKeywords().get(word);
	const bits = rgb !== undefined ? rgb * 256 + 255 : word === 'transparent' ? 0
		: written[0] === '#' || name === text ? hexBits(name) : undefined;
	return bits === undefined ? undefined : {
		space: 'srgb', coords: [(bits >>> 24) / 255, ((bits >> 16) & 255) / 255, ((bits >> 8) & 255) / 255], alpha: (bits & 255) / 255, none: 0,
	};
}

function readFunction(text: string): Color<CssSpace> | undefined {
	begin(text);
	const name = word, isRgb = /^rgba?$/.test(name), isColor = name === 'color';
	refuse(!skipsName());
	const id = isRgb ? 'srgb' : isColor ? word.replace(/^xyz$/, 'xyz-d65') : name.replace(/^hsla$/, 'hsl');
	const row = named<Row>(CSS_SPACES, id);
	if (row === undefined || (row.kinds === 'rgb') !== (isRgb || isColor)) return undefined;
	if (isColor) step();
	let none = 0, isLegacy = false, wanted: Unit = NONE;
	const [x = 0, y = 0, z = 0] = [...row.kinds].map((kind, i) => {
		refuse(isLegacy && !skips(','));
		const most = i > 0 ? row.others : row.first, isBounded = isRgb || (kind === 'l' && i === 0);
		const value = kind === 'h' ? readHue()
			: readChannel(isRgb ? 255 : 1, most, isBounded || kind === 'c' ? 0 : -LIMIT, isBounded ? most : LIMIT);
		if (unit === NONE) none |= 1 << i;
		refuse(isLegacy && unit !== wanted);
		// The first comma decides which syntax it is.
		if (i === 0) {
			isLegacy = sign === ',';
			wanted = kind === 'h' ? PERCENT : unit;
		}
		return value;
	});
	let alpha = 1;
	if (skips(isLegacy ? ',' : '/')) {
		alpha = readChannel(1, 1, 0, 1);
		if (unit === NONE) none |= NONE_ALPHA;
	}
	refuse((isLegacy && (none > 0 || !(isRgb || id === 'hsl'))) || !skips(')') || !isAtEnd());
	// The row was found under it.
	return isWrong ? undefined : { space: id as CssSpace, coords: [x, y, z], alpha, none };
}

/** Degrees, [0, 360). An infinite hue is 0. */
function readHue(): number {
	const value = readNumeric(MISSING, NONE);
	refuse(unit === PERCENT);
	return Number.isFinite(value) ? normalizeHue(value) : 0;
}

/** In the units of its space, of which so many plain numbers make one and `most` make 100 %; clamped. NaN is 0. */
function readChannel(scale: number, most: number, low: number, high: number): number {
	const value = readNumeric(MISSING, NONE);
	refuse(unit === ANGLE);
	const clamped = Math.max(low, Math.min(high, value / (unit === PERCENT ? 100 / most : scale))) || 0;
	// What is infinite has to meet a bound of its channel.
	refuse(Math.abs(clamped) === LIMIT && !Number.isFinite(value));
	return clamped;
}
