/*
 * Reading a color function of CSS: rgb() hsl() hwb() lab() lch() oklab() oklch() color(), modern and legacy, and by way of
 * `css-derived.ts` those that make a color of others.
 *
 * One pass, no backtracking, colors within colors no deeper than DEEPEST. Channels are clamped as CSS clamps them at parse
 * time and never rounded: rgb(2.5 0 0) is 2.5 / 255. NaN is 0. What cannot be read is a fault of the cursor;
 * `css-explain.ts` makes a sentence of it.
 *
 * Source  CSS Color 4 §4.2 (alpha), §4.3 (hue), §4.4 (missing), §5 (modern and legacy rgb), §7 to §10.
 * Proof   test/reading/css-explain.test.ts.
 */

import { normalizeHue } from '../math/angle.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import {
	AFTER_END, ANGLE, at, begin, CLOSE, code, COMMA, fault, MISSING, named, NUMBER, OPEN, PERCENT, readQuantity, readWord, setUnit, SLASH,
	skips, skipSpace, skipsWord, startsNumber, step, stop, unit, word, type Unit,
} from './css-cursor.ts';
import {
	ANGLE_THERE, ENDLESS_VALUE, GOES_ON, LACKS_PERCENT, LATE_FROM, MIXED_COMMAS, MIXED_UNITS, NO_COMMAS, NO_FUNCTION, NO_KEYWORD, NO_NAME,
	NO_NUMBER, NO_PARENTHESIS, NO_SPACE, NONE_BESIDE_COMMAS, NOT_CLOSED, NOT_ENDED, ORIGIN_COMMAS, PERCENT_HUE, TOO_DEEP, TOO_FEW,
} from './css-faults.ts';
import {
	LIMIT, type Beyond, type CssColor, type CssForm, type DerivedForm, type Grammar, type Notations, type Scheme, type Slot, type Within,
} from './css-grammar.ts';
import { DEEPEST, readMath } from './css-math.ts';
import { ALL_NOTATIONS } from './css-notations.ts';
import { isKeywordMissing, keywordPlace, keywordValue, knownKeywords } from './css-origin.ts';

const BACKSLASH = 92, F = 102;

/** What is read, for a page of which scheme, and how many functions the cursor stands in. One reading ends before the next begins. */
let known: Notations = ALL_NOTATIONS, scheme: Scheme = 'light', depth = 0;

/** Reads the whole text, blanks and comments around the function too. Undefined where the cursor has met a fault. */
export function readCssFunction(source: string, notations = ALL_NOTATIONS, of: Scheme = 'light'): CssColor | undefined {
	begin(source);
	known = notations;
	scheme = of;
	depth = 0;
	skipSpace();
	const read = readFunction();
	skipSpace();
	if (code !== AFTER_END) stop(GOES_ON);
	return fault === 0 ? read : undefined;
}

/** A function whose name begins at the cursor, up to its closing parenthesis. */
function readFunction(): CssColor {
	if (++depth > DEEPEST) stop(TOO_DEEP);
	const from = at;
	if (!readWord()) stop(NO_NAME);
	if (code !== OPEN) stop(NO_PARENTHESIS);
	const name = word, found = known.functions.names.get(name);
	const read = found === undefined ? readDerived(name, from) : readWritten(found);
	if (code === CLOSE) step();
	else stop(found === undefined ? NOT_ENDED : NOT_CLOSED, at, name);
	depth--;
	return read;
}

/** A function of level 4, from its parenthesis on. */
function readWritten(found: Grammar | 'color'): CssColor {
	skips(OPEN);
	const { beyond } = known;
	// An f, or a letter that is escaped.
	if (((code | 32) === F || code === BACKSLASH) && beyond !== undefined && skipsWord('from')) return readBehindFrom(found, beyond);
	const grammar = found === 'color' ? readSpace(known.spaces) : found;
	if (grammar === undefined) return NOTHING;
	// Both are those of the table: with another than that of all spaces, the caller knows better.
	return { color: readChannels(grammar) as Color, form: grammar.form as CssForm };
}

const readBehindFrom = (found: Grammar | 'color', { relative }: Beyond): CssColor => ({
	color: relative(
		within(),
		() => (found === 'color' ? readSpace(known.spaces) : found),
		(grammar, origin) => readChannels(grammar, origin) as Color,
	),
	form: 'relative-color',
});

/** A function that makes a color of others, from its parenthesis on. */
function readDerived(name: string, from: number): CssColor {
	const functions: Readonly<Record<string, (within: Within) => Color>> | undefined = known.beyond?.functions;
	const read = functions && named(functions, name);
	if (read === undefined) {
		stop(NO_FUNCTION, from, name);
		return NOTHING;
	}
	skips(OPEN);
	return { color: read(within()), form: name as DerivedForm };
}

const within = (): Within => ({ readFunction, readAlpha, scheme });

/** Stands for what could not be read; the cursor has met a fault. */
const NOTHING: CssColor = { color: /*#__PURE__*/ color('srgb', [0, 0, 0]), form: 'rgb' };

/** The space behind color(, and the blanks that follow. */
function readSpace({ names }: Notations['spaces']): Grammar | undefined {
	const from = at, found = readWord() ? names.get(word) : undefined;
	if (code === OPEN) stop(NO_SPACE, from, word);
	if (word === 'from') stop(LATE_FROM, from);
	if (found === undefined) stop(NO_SPACE, from);
	skipSpace();
	return found;
}

/**
 * Three channels and an alpha, up to the closing parenthesis. The first comma decides which syntax it is. What is relative to
 * an origin has its alpha, where it has none of its own.
 */
function readChannels({ space, slots, commas }: Grammar, origin?: Color): Color<string> {
	const x = readChannel(slots[0], 0);
	let none = unit === MISSING ? 1 : 0;
	skipSpace();
	const isLegacy = code === COMMA, wanted = commas === 'percent' ? PERCENT : unit;
	if (isLegacy) {
		if (origin !== undefined) stop(ORIGIN_COMMAS);
		if (commas === undefined) stop(NO_COMMAS);
		if (none !== 0) stop(NONE_BESIDE_COMMAS);
	}
	const y = isLegacy ? readAfterComma(slots[1], 1, wanted) : readChannel(slots[1], 1);
	if (unit === MISSING) none |= 2;
	skipSpace();
	const z = isLegacy ? readAfterComma(slots[2], 2, wanted) : readChannel(slots[2], 2);
	if (unit === MISSING) none |= 4;
	skipSpace();
	let alpha = 1;
	if (origin !== undefined && code !== SLASH) {
		alpha = origin.alpha;
		none |= origin.none & NONE_ALPHA;
	}
	if (skips(isLegacy ? COMMA : SLASH)) {
		const from = at;
		alpha = readAlpha();
		if (unit === MISSING) {
			none |= NONE_ALPHA;
			if (isLegacy) stop(NONE_BESIDE_COMMAS, from);
		}
		skipSpace();
	}
	return { space, coords: [x, y, z], alpha, none };
}

function readAfterComma(slot: Slot, before: Place, wanted: Unit): number {
	if (!skips(COMMA)) {
		if (code === CLOSE || code === AFTER_END) stop(TOO_FEW, at, before);
		else stop(MIXED_COMMAS);
	}
	const from = at, value = readChannel(slot, before);
	if (unit === MISSING) stop(NONE_BESIDE_COMMAS, from);
	if (unit !== wanted) stop(wanted === PERCENT ? LACKS_PERCENT : MIXED_UNITS, from, slot.name);
	return value;
}

type Place = 0 | 1 | 2;

/** A channel, after so many, in the units of its space, clamped; leaves its unit. A missing one is 0. */
function readChannel(slot: Slot, before: Place): number {
	const from = at, value = startsNumber() ? readQuantity() : readWordy(slot.name, before);
	if (slot.isHue) {
		if (unit === PERCENT) stop(PERCENT_HUE, from);
		// An infinite hue is 0, as NaN is everywhere. Adding 0 turns -0 into 0.
		return Number.isFinite(value) ? normalizeHue(value) + 0 : 0;
	}
	if (unit === ANGLE) stop(ANGLE_THERE, from, slot.name);
	if (unit === MISSING) return 0;
	const perUnit = unit === NUMBER ? slot.number : slot.percent, inUnits = perUnit === 1 ? value : value / perUnit;
	return inUnits > slot.low && inUnits < slot.high ? inUnits + 0 : bounded(from, value, slot);
}

/** The bound that a value has reached; NaN is 0. */
function bounded(from: number, value: number, { low, high, name }: Slot): number {
	if ((value === Infinity && high === LIMIT) || (value === -Infinity && low === -LIMIT)) stop(ENDLESS_VALUE, from, name);
	return value > 0 ? high : value < 0 ? low : 0;
}

/** 0..1 */
function readAlpha(): number {
	const from = at, value = startsNumber() ? readQuantity() : readWordy('alpha', 3);
	if (unit === ANGLE) stop(ANGLE_THERE, from, 'alpha');
	const alpha = unit === PERCENT ? value / 100 : value;
	return alpha >= 1 ? 1 : alpha > 0 ? alpha : 0;
}

/** `none` or a math function, after so many channels; leaves its unit. */
function readWordy(name: string, before: number): number {
	const from = at, first = code;
	setUnit(NUMBER);
	if (readWord()) {
		if (code === OPEN) return readMath();
		if (word === 'none') {
			setUnit(MISSING);
			return 0;
		}
		const place = keywordPlace(word);
		if (place >= 0) {
			setUnit(isKeywordMissing(place) ? MISSING : NUMBER);
			return keywordValue(place);
		}
		if (word === 'from') stop(LATE_FROM, from);
		if (knownKeywords() !== '') stop(NO_KEYWORD, from, knownKeywords());
	}
	const isShort = before < 3 && (first === CLOSE || first === SLASH || first === AFTER_END || (first === COMMA && before === 0));
	if (isShort) stop(TOO_FEW, from, before);
	else if (first === COMMA) stop(MIXED_COMMAS, from);
	else stop(NO_NUMBER, from, name);
	return 0;
}
