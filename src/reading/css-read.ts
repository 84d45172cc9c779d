/*
 * Parses CSS color functions: rgb() hsl() hwb() lab() lch() oklab() oklch() color(), modern and legacy. Functions that derive
 * a color from others are in `css-derived.ts`; a level 4 parser does not include them.
 *
 * One pass without backtracking; colors nest at most DEEPEST levels. Channels are clamped as CSS does at parse time and never
 * rounded: rgb(2.5 0 0) is 2.5 / 255. NaN is 0. Errors are faults of the cursor, which `css-explain.ts` renders.
 *
 * Source  CSS Color 4 §4.2 (alpha), §4.3 (hue), §4.4 (missing), §5 (modern and legacy rgb), §7 to §10.
 * Proof   test/reading/css-read.test.ts.
 */

import { normalizeHue } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import {
	AFTER_END, ANGLE, at, begin, CLOSE, code, COMMA, fault, lookUp, MISSING, NUMBER, OPEN, PERCENT, readQuantity, readWord, setUnit, skips,
	skipSpace, skipsWord, SLASH, startsNumber, step, stop, unit, word, type Unit,
} from './css-cursor.ts';
import {
	LIMIT, type CssColor, type CssForm, type DerivedForm, type Grammar, type Notations, type Scheme, type Slot,
} from './css-grammar.ts';
import { DEEPEST, readMath } from './css-math.ts';
import { readKeyword } from './css-origin.ts';

const BACKSLASH = 92, F = 102;

/** Accepted notations, and nesting depth of functions. Calls do not nest. */
let accepted: Notations, depth: number;

/** Scheme of the page. */
export let scheme: Scheme;

/** Parses a whole text with the notations of a level. It may have white space and comments around the function. Undefined on a fault. */
export function readFunctionWith(notations: Notations, source: string, of: Scheme = 'light'): CssColor | undefined {
	begin(source);
	accepted = notations;
	scheme = of;
	depth = 0;
	skipSpace();
	const read = readFunction();
	skipSpace();
	if (code !== AFTER_END) stop('function-end');
	return fault === '' ? read : undefined;
}

/** Reads the function whose name starts at the cursor, through its closing parenthesis; black on a fault. */
export function readFunction(): CssColor {
	if (++depth > DEEPEST) stop('math-depth');
	const from = at;
	if (!readWord()) stop('function-name');
	if (code !== OPEN) stop('function-parenthesis');
	const name = word, grammar = accepted.functions.get(name);
	const read = grammar === undefined ? readDerived(name, from) : readWritten(grammar);
	if (code === CLOSE) step();
	else stop(grammar === undefined ? 'colors-open' : 'function-open', at, name);
	depth--;
	return read;
}

/** Reads a level 4 function from its parenthesis on. */
function readWritten(notation: Grammar | 'color'): CssColor {
	skips(OPEN);
	const { level5 } = accepted;
	// An f, or an escaped letter.
	if (((code | 32) === F || code === BACKSLASH) && level5 !== undefined && skipsWord('from'))
		return { color: level5.relative(notation), form: 'relative-color' };
	const grammar = readGrammar(notation);
	if (grammar === undefined) return NOTHING;
	// Both are ids in the table; callers with another table use its types.
	return { color: readChannels(grammar) as Color, form: grammar.form as CssForm };
}

/** Reads a derived color from its parenthesis on. */
function readDerived(name: string, from: number): CssColor {
	const functions: Readonly<Record<string, () => Color>> | undefined = accepted.level5?.functions;
	const read = functions && lookUp(functions, name);
	if (read === undefined) {
		stop('function-unknown', from, name);
		return NOTHING;
	}
	skips(OPEN);
	return { color: read(), form: name as DerivedForm };
}

/** Returned after a fault. */
const NOTHING: CssColor = { color: /*#__PURE__*/ color('srgb', [0, 0, 0]), form: 'rgb' };

/** The grammar of a function; for color() reads its space and skips white space. */
export function readGrammar(notation: Grammar | 'color'): Grammar | undefined {
	if (notation !== 'color') return notation;
	const from = at, grammar = readWord() ? accepted.spaces.get(word) : undefined;
	if (code === OPEN) stop('function-space', from, word);
	if (word === 'from') stop('function-from', from);
	if (grammar === undefined) stop('function-space', from);
	skipSpace();
	return grammar;
}

/**
 * Reads three channels and an alpha, up to the closing parenthesis. The first comma selects the legacy syntax. A relative
 * color without alpha has that of its origin.
 */
export function readChannels({ space, slots, commas }: Grammar, origin?: Color): Color<string> {
	const x = readChannel(slots[0], 0);
	let none = unit === MISSING ? 1 : 0;
	skipSpace();
	const isLegacy = code === COMMA, expected = commas === 'percent' ? PERCENT : unit;
	if (isLegacy) {
		if (origin !== undefined) stop('channels-commas');
		if (commas === undefined) stop('commas-refused');
		if (none !== 0) stop('commas-none');
	}
	const y = isLegacy ? readAfterComma(slots[1], 1, expected) : readChannel(slots[1], 1);
	if (unit === MISSING) none |= 2;
	skipSpace();
	const z = isLegacy ? readAfterComma(slots[2], 2, expected) : readChannel(slots[2], 2);
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
			if (isLegacy) stop('commas-none', from);
		}
		skipSpace();
	}
	return { space, coords: [x, y, z], alpha, none };
}

function readAfterComma(slot: Slot, before: Place, expected: Unit): number {
	if (!skips(COMMA)) {
		if (code === CLOSE || code === AFTER_END) stop('channels-missing', at, before);
		else stop('commas-mixed');
	}
	const from = at, value = readChannel(slot, before);
	if (unit === MISSING) stop('commas-none', from);
	if (unit !== expected) stop(expected === PERCENT ? 'commas-percent' : 'commas-units', from, slot.name);
	return value;
}

type Place = 0 | 1 | 2;

/** Reads a channel after `before` others, in the units of its space, clamped; sets its unit. A missing one is 0. */
function readChannel(slot: Slot, before: Place): number {
	const from = at, value = startsNumber() ? readQuantity() : readWordy(slot.name, before);
	if (slot.isHue) {
		if (unit === PERCENT) stop('channels-hue', from);
		// An infinite hue is 0, as NaN is everywhere. Adding 0 turns -0 into 0.
		return Number.isFinite(value) ? normalizeHue(value) + 0 : 0;
	}
	if (unit === ANGLE) stop('channels-angle', from, slot.name);
	if (unit === MISSING) return 0;
	const perUnit = unit === NUMBER ? slot.number : slot.percent, inUnits = perUnit === 1 ? value : value / perUnit;
	return inUnits > slot.low && inUnits < slot.high ? inUnits + 0 : clampChannel(from, value, slot);
}

/** The bound that a value exceeds; NaN is 0. */
function clampChannel(from: number, value: number, { low, high, name }: Slot): number {
	if ((value === Infinity && high === LIMIT) || (value === -Infinity && low === -LIMIT)) stop('channels-infinite', from, name);
	return value > 0 ? high : value < 0 ? low : 0;
}

/** Reads an alpha, 0..1; sets the unit, MISSING for `none`. */
export function readAlpha(): number {
	const from = at, value = startsNumber() ? readQuantity() : readWordy('alpha', 3);
	if (unit === ANGLE) stop('channels-angle', from, 'alpha');
	return clampToUnit(unit === PERCENT ? value / 100 : value);
}

/** Reads `none`, a keyword or a math function, after `before` channels; sets the unit. */
function readWordy(name: string, before: number): number {
	const from = at, first = code;
	setUnit(NUMBER);
	if (readWord()) {
		if (code === OPEN) return readMath();
		if (word === 'none') {
			setUnit(MISSING);
			return 0;
		}
		if (word === 'from') stop('function-from', from);
		const value = readKeyword(from);
		if (value !== undefined) return value;
	}
	const isShort = before < 3 && (first === CLOSE || first === SLASH || first === AFTER_END || (first === COMMA && before === 0));
	if (isShort) stop('channels-missing', from, before);
	else if (first === COMMA) stop('commas-mixed', from);
	else stop('channels-number', from, name);
	return 0;
}
