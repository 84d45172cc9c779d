/*
 * Reading a color function of CSS: rgb() hsl() hwb() lab() lch() oklab() oklch() color(), modern and legacy.
 *
 * One pass, no backtracking. Channels are clamped as CSS clamps them at parse time and never rounded: rgb(2.5 0 0) is
 * 2.5 / 255. NaN is 0. What cannot be read is a fault of the cursor; `css-parse.ts` makes a sentence of it.
 *
 * Source  CSS Color 4 §4.2 (alpha), §4.3 (hue), §4.4 (missing), §5 (modern and legacy rgb), §7 to §10.
 * Proof   test/reading/css-parse.test.ts.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import { CONTEXT_FUNCTIONS, RELATIVE } from './css-context.ts';
import { CSS_NOTATIONS, LIMIT, type CssForm, type Grammar, type Notations, type Slot } from './css-grammar.ts';
import { readMath } from './css-math.ts';
import {
	AFTER_END, ANGLE, CLOSE, COMMA, NUMBER, OPEN, PERCENT, SLASH,
	lookUp, readQuantity, readWord, skipSpace, startsNumber, startsWord, step, stop, words,
	type Cursor, type Unit, type Words,
} from './css-tokens.ts';

export interface CssColor {
	readonly color: Color;
	readonly form: CssForm;
}

/** The names of functions and spaces, for looking up. */
export interface CssWords {
	readonly functions: Words<Grammar | 'color'>;
	readonly spaces: Words<Grammar>;
}

/** The words of these notations. */
export const wordsOf = ({ functions, spaces }: Notations): CssWords => ({ functions: words(functions), spaces: words(spaces) });

const CSS_WORDS = /*#__PURE__*/ wordsOf(CSS_NOTATIONS);

/** The unit of a missing channel. */
const NONE: Unit = -1;

/** What begins a color made from another. */
const FROM: Unit = -2;

const CHANNEL_WORDS = /*#__PURE__*/ words([['none', NONE], ['from', FROM]]);

/** Reads the whole text. What it returns means something only where the cursor has no fault. */
export function readCssColor(c: Cursor, known: CssWords = CSS_WORDS): CssColor | undefined {
	skipSpace(c);
	const grammar = readGrammar(c, known);
	if (grammar === undefined) return undefined;
	const read = readChannels(c, grammar);
	if (c.code === CLOSE) step(c);
	else stop(c, c.at, faultAtClose(c.code));
	skipSpace(c);
	if (c.at < c.end) stop(c, c.at, 'goes on after its closing ")"');
	// Both are those of the table: with another than that of all spaces, the caller knows better.
	return { color: read as Color, form: grammar.form as CssForm };
}

function faultAtClose(code: number): string {
	switch (code) {
		case AFTER_END: return 'lacks its closing ")"';
		case COMMA: return 'has a comma too many';
		case SLASH: return 'has a "/" where none can stand';
		default: return 'has more than three channels; alpha stands after a "/", or after a comma beside commas';
	}
}

/** The name and its parenthesis, with color() the space too; leaves the cursor on the first channel. */
function readGrammar(c: Cursor, known: CssWords): Grammar | undefined {
	const from = c.at;
	if (!startsWord(c)) {
		stop(c, from, 'does not begin with the name of a function');
		return undefined;
	}
	readWord(c);
	if (c.code !== OPEN) {
		stop(c, c.at, 'lacks a "(" right after the name');
		return undefined;
	}
	const grammar = lookUp(known.functions, c);
	if (grammar === undefined) {
		stop(c, from, lookUp(CONTEXT_FUNCTIONS, c) ?? 'is no color function of CSS');
		return undefined;
	}
	step(c);
	skipSpace(c);
	return grammar === 'color' ? readSpace(c, known) : grammar;
}

const NO_SPACE = 'names no color space of CSS';

function readSpace(c: Cursor, known: CssWords): Grammar | undefined {
	const from = c.at;
	let grammar: Grammar | undefined;
	if (startsWord(c)) {
		readWord(c);
		if (c.code === OPEN) stop(c, from, lookUp(CONTEXT_FUNCTIONS, c) ?? NO_SPACE);
		if (lookUp(CHANNEL_WORDS, c) === FROM) stop(c, from, RELATIVE);
		grammar = lookUp(known.spaces, c);
	}
	if (grammar === undefined) stop(c, from, NO_SPACE);
	skipSpace(c);
	return grammar;
}

/** Three channels and an alpha, up to the closing parenthesis. The first comma decides which syntax it is. */
function readChannels(c: Cursor, grammar: Grammar): Color<string> {
	const { space, slots } = grammar;
	const coords: Vec3 = [0, 0, 0];
	readChannelInto(coords, 0, c, slots[0]);
	let none = c.unit === NONE ? 1 : 0;
	skipSpace(c);
	if (c.code === COMMA) return readLegacy(c, grammar, coords);
	readChannelInto(coords, 1, c, slots[1]);
	if (c.unit === NONE) none |= 2;
	skipSpace(c);
	readChannelInto(coords, 2, c, slots[2]);
	if (c.unit === NONE) none |= 4;
	skipSpace(c);
	if (c.code !== SLASH) return color(space, coords, 1, none);
	step(c);
	skipSpace(c);
	const alpha = readAlpha(c);
	if (c.unit === NONE) none |= NONE_ALPHA;
	skipSpace(c);
	return color(space, coords, alpha, none);
}

/** The comma syntax of rgb() and hsl(); the first channel was read and the cursor stands on the first comma. */
function readLegacy(c: Cursor, { space, slots, commas }: Grammar, coords: Vec3): Color<string> {
	if (commas === 'none') stop(c, c.at, 'has commas, which only rgb() and hsl() take');
	if (c.unit === NONE) stop(c, c.at, NONE_BESIDE_COMMAS);
	const unit = commas === 'percent' ? PERCENT : c.unit;
	readAfterCommaInto(coords, 1, c, slots[1], unit);
	readAfterCommaInto(coords, 2, c, slots[2], unit);
	if (c.code !== COMMA) return color(space, coords);
	step(c);
	skipSpace(c);
	const from = c.at;
	const alpha = readAlpha(c);
	if (c.unit === NONE) stop(c, from, NONE_BESIDE_COMMAS);
	skipSpace(c);
	return color(space, coords, alpha);
}

const NONE_BESIDE_COMMAS = 'has none beside commas, where none cannot stand';

function readAfterCommaInto(coords: Vec3, at: Place, c: Cursor, slot: Slot, unit: Unit): void {
	const code = c.code;
	if (code !== COMMA) {
		stop(c, c.at, code === CLOSE || code === AFTER_END ? shortOf(at) : MIXED);
		return;
	}
	step(c);
	skipSpace(c);
	const from = c.at;
	readChannelInto(coords, at, c, slot);
	if (c.unit !== unit) {
		stop(c, from, c.unit === NONE ? NONE_BESIDE_COMMAS
			: unit === PERCENT ? `lacks the % that ${slot.name} takes beside commas`
			: 'mixes numbers and percentages beside commas');
	}
	skipSpace(c);
}

const MIXED = 'mixes commas with blanks';

const shortOf = (before: number): string => `has ${before} of 3 channels`;

type Place = 0 | 1 | 2;

/** One channel in the units of its space, clamped; leaves its unit. A missing one is 0. */
function readChannelInto(coords: Vec3, at: Place, c: Cursor, slot: Slot): void {
	const from = c.at;
	const value = startsNumber(c) ? readQuantity(c) : readWordy(c, slot.name, at);
	const unit = c.unit;
	if (slot.isHue) {
		coords[at] = hue(c, from, value);
	} else if (unit === NUMBER || unit === PERCENT) {
		const perUnit = unit === NUMBER ? slot.number : slot.percent;
		const inUnits = perUnit === 1 ? value : value / perUnit;
		// Adding 0 turns -0 into 0.
		coords[at] = inUnits > slot.low && inUnits < slot.high ? inUnits + 0 : bounded(c, from, value, slot);
	} else if (unit === ANGLE) {
		stop(c, from, `has an angle where ${slot.name} stands`);
	}
}

function hue(c: Cursor, from: number, degrees: number): number {
	if (c.unit === PERCENT) stop(c, from, 'has a percentage where the hue stands, which is an angle');
	// An infinite hue is 0, as NaN is everywhere.
	return Number.isFinite(degrees) ? normalizeHue(degrees) + 0 : 0;
}

/** The bound that a value has reached; NaN is 0. */
function bounded(c: Cursor, from: number, value: number, { low, high, name }: Slot): number {
	if ((value === Infinity && high === LIMIT) || (value === -Infinity && low === -LIMIT)) {
		stop(c, from, `has an infinite value where ${name} stands, which has no bound`);
	}
	return value > 0 ? high : value < 0 ? low : 0;
}

/** 0..1 */
function readAlpha(c: Cursor): number {
	const from = c.at;
	const value = startsNumber(c) ? readQuantity(c) : readWordy(c, 'alpha', 3);
	if (c.unit === ANGLE) stop(c, from, 'has an angle where alpha stands');
	const alpha = c.unit === PERCENT ? value / 100 : value;
	return alpha >= 1 ? 1 : alpha > 0 ? alpha : 0;
}

/** `none` or a math function, after so many channels; leaves its unit. */
function readWordy(c: Cursor, name: string, before: number): number {
	const from = c.at, code = c.code;
	c.unit = NUMBER;
	if (startsWord(c)) {
		readWord(c);
		if (c.code === OPEN) return readMath(c);
		const unit = lookUp(CHANNEL_WORDS, c);
		if (unit === NONE) {
			c.unit = NONE;
			return 0;
		}
		if (unit === FROM) stop(c, from, RELATIVE);
	}
	const isShort = before < 3 && (code === CLOSE || code === SLASH || code === AFTER_END || (code === COMMA && before === 0));
	stop(c, from, isShort ? shortOf(before) : code === COMMA ? MIXED : `has no number where ${name} stands`);
	return 0;
}
