/*
 * Parses a CSS gradient for its colors: kind, color space, stops with their positions. Angle, shape and center are validated
 * and otherwise ignored, because they do not change the colors along the gradient.
 *
 * Total and linear in the text. Positions are percentages, in a conic gradient angles too; lengths would need a box size.
 *
 * Source  CSS Images 4 §3 (gradients), §3.4.3 (fixup of stops), §3.1.2 (color interpolation), §3.4.2 (transition hints).
 * Proof   test/palette/css-gradient.test.ts.
 */

import { advice, phrase, quote, unreadable, type Advice, type Phrase } from '../errors.ts';
import type { GradientKind } from '../formats/gradient.ts';
import { ANGLE_UNITS } from '../math/angle-units.ts';
import { HUE_ARCS, normalizeHue, type HueArc } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { findClosing, splitOutside } from '../math/parentheses.ts';
import { round } from '../math/round.ts';
import { readColor, type Form } from '../names/parse-color.ts';
import { lowerAscii } from '../reading/css-cursor.ts';
import { hasHue, MIXING_SPACES } from '../reading/css-mix.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import type { Page } from '../reading/css-variables.ts';
import type { Color } from '../spaces/color.ts';
import { mixer } from '../spaces/mix.ts';
import type { SpaceId } from '../spaces/table.ts';

/** Maximum number of stops. */
const MOST_GRADIENT_STOPS = 32;

interface CssStop {
	readonly color: Color;
	/** 0 is the start, 1 the end; never decreasing. */
	readonly place: number;
	/** Midpoint of the transition to the next stop, as a share of the way, 0 to 1. */
	readonly hint: number;
}

export interface CssGradient {
	readonly kind: GradientKind;
	readonly isRepeating: boolean;
	readonly space: SpaceId;
	readonly arc: HueArc;
	/** Key of the axis, the same for gradients along one axis in either direction. */
	readonly axis: string;
	/** True if it runs along the axis from its end. */
	readonly isReversed: boolean;
	/** At least two. */
	readonly stops: readonly CssStop[];
}

const HEAD = /^(repeating-)?(linear|radial|conic)-gradient\(/i;

/** True if a text starts like a gradient. */
export const isGradientText = (text: string): boolean => HEAD.test(text.trimStart());

const EXAMPLE = 'linear-gradient(90deg in oklab, #1d4ed8, #f97316 80%)';

const wrong = (text: string, why: string | Phrase, what: Advice = advice`Write it like ${EXAMPLE}.`) =>
	unreadable(phrase`${quote(text)} is not a gradient: ${why}`, what);

/** Parses a text that starts like a gradient, on a page. Throws InputError `unreadable-color`. */
export function readGradient(source: string, page?: Page): CssGradient {
	const text = source.trim(), head = HEAD.exec(text);
	if (head === null) throw wrong(text, 'it does not begin as one');
	if (findClosing(text, head[0].length) !== text.length - 1) throw wrong(text, 'its parentheses do not match');
	const parts = splitOutside(text.slice(head[0].length, -1), /,/);
	// The expression above matched.
	const kind = lowerAscii(head[2]!) as GradientKind, items = parts.map((part) => splitOutside(part, /\s/).filter((word) => word !== ''));
	const prelude = readPrelude(items[0]!, kind), rest = prelude === undefined ? items : items.slice(1);
	const empty = rest.findIndex((words) => words.length === 0);
	if (empty >= 0) throw wrong(text, phrase`stop ${empty + 1} is empty`);
	const stops = readStops(rest, kind, text, page);
	const space = prelude?.space ?? (stops.every(({ isLegacy }) => isLegacy) ? 'srgb' : 'oklab');
	const { arc = 'shorter', words = [] } = prelude ?? {};
	return { kind, isRepeating: head[1] !== undefined, space, arc, ...toAxis(kind, words), stops: fixUp(stops) };
}

interface Prelude {
	/** Words of the geometry. */
	readonly words: readonly string[];
	readonly space?: SpaceId;
	readonly arc?: HueArc;
}

const NUMBER = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?';
const ANGLE = new RegExp(`^(${NUMBER})(deg|grad|rad|turn)$|^[+-]?0$`, 'i');
const PERCENT = new RegExp(`^(${NUMBER})%$|^[+-]?0(?:\\.0*)?$`, 'i');
const LENGTH = new RegExp(`^${NUMBER}(?:%|[a-z]+)?$`, 'i');

/** Farther places and larger angles are clamped, as browsers do: infinite ones have no middle. */
const clampPlace = (x: number): number => Math.min(1e30, Math.max(-1e30, x));

/** The geometry before the stops, by kind: words in lower case with one blank between them. Lengths may have any unit. */
const GEOMETRY: Readonly<Record<GradientKind, RegExp>> = /*#__PURE__*/ createGeometry();

function createGeometry(): Record<GradientKind, RegExp> {
	const angle = `(?:${NUMBER}(?:deg|grad|rad|turn)|[+-]?0)`, length = `(?:${NUMBER}[a-z]+|0)`, both = `(?:${NUMBER}(?:%|[a-z]+)|0)`;
	const extent = '(?:closest|farthest)-(?:side|corner)', x = '(?:left|right)', y = '(?:top|bottom)';
	const position = `(?:${x}|${y}|center|${both}|(?:${x}|center|${both}) (?:${y}|center|${both})|(?:${y}|center) (?:${x}|center)`
		+ `|${x} ${both} ${y} ${both}|${y} ${both} ${x} ${both})`;
	const sized = (shape: string, size: string): string => `${shape}(?: ${size})?|${size}(?: ${shape})?`;
	const shape = `(?:${sized('circle', `(?:${extent}|${length})`)}|${sized('ellipse', `(?:${extent}|${both} ${both})`)})`;
	return {
		linear: new RegExp(`^(?:${angle}|to (?:${x}(?: ${y})?|${y}(?: ${x})?))?$`),
		radial: new RegExp(`^(?:${shape}(?: at ${position})?|at ${position})?$`),
		conic: new RegExp(`^(?:from ${angle}(?: at ${position})?|at ${position})?$`),
	};
}

/** The part before the first stop, if any; undefined if the words are a stop. */
function readPrelude(words: readonly string[], kind: GradientKind): Prelude | undefined {
	const at = words.findIndex((word) => lowerAscii(word) === 'in');
	const [name = '', arc = '', hue = ''] = at < 0 ? [] : words.slice(at + 1).map(lowerAscii), space = MIXING_SPACES.get(name);
	const isArced = hue === 'hue' && HUE_ARCS.some((known) => known === arc) && space !== undefined && hasHue(space);
	const used = at < 0 ? 0 : isArced ? 4 : 2;
	const others = (at < 0 ? words : [...words.slice(0, at), ...words.slice(at + used)]).map(lowerAscii);
	if (words.length === 0 || !GEOMETRY[kind].test(others.join(' '))) return undefined;
	// The interpolation is before or after the geometry.
	if (at >= 0 && (space === undefined || (at > 0 && at + used < words.length))) return undefined;
	// `isArced` proves that the word is an arc.
	return { words: others, ...(space !== undefined && { space, ...(isArced && { arc: arc as HueArc }) }) };
}

const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/** Axis of a gradient. Linear gradients run through the center of the box, so opposite ones share an axis with reversed positions. */
function toAxis(kind: GradientKind, words: readonly string[]): Pick<CssGradient, 'axis' | 'isReversed'> {
	if (kind !== 'linear') return { axis: [kind, ...words].join(' '), isReversed: false };
	const sides = words.filter((word) => word !== 'to');
	if (sides.length === 2) {
		const isReversed = sides.includes('left'), isRising = sides.includes('top') !== isReversed;
		return { axis: `linear to ${isRising ? 'top' : 'bottom'} right`, isReversed };
	}
	const degrees = normalizeHue(sides[0] === undefined ? SIDES['bottom']! : SIDES[sides[0]] ?? toDegrees(sides[0]) ?? 0);
	return { axis: `linear ${round(degrees % 180, 6) % 180}`, isReversed: degrees >= 180 };
}

interface ReadStop {
	readonly color: Color;
	readonly isLegacy: boolean;
	readonly place: number | undefined;
	hint: number | undefined;
}

/** Forms of legacy sRGB colors: gradients of these alone are mixed in sRGB. */
const LEGACY: readonly Form[] = [
	'hex', 'rgb', 'hsl', 'hwb', 'css-name', 'contrast-color', 'tailwind', 'ral', 'common-name', 'composed-name', 'extended-name',
];

function readStops(items: readonly (readonly string[])[], kind: GradientKind, text: string, page?: Page): ReadStop[] {
	const stops: ReadStop[] = [];
	let isHinted = true;
	items.forEach((words, i) => {
		const places: number[] = [], colors = [...words];
		while (colors.length > 0 && places.length < 2) {
			const place = toPlace(colors.at(-1)!, kind);
			if (place === undefined) break;
			places.unshift(place);
			colors.pop();
		}
		if (colors.length === 0 && words.length === 1 && !isHinted) {
			stops.at(-1)!.hint = places[0]!;
			isHinted = true;
			return;
		}
		if (colors.length === 0) throw wrong(text, phrase`${quote(words.join(' '))} is a place without a color between two others`);
		if (LENGTH.test(colors.at(-1)!) && colors.length > 1) {
			const why = phrase`${quote(colors.at(-1)!)} is a position that needs the size of a box`;
			throw wrong(text, why, advice`Write places in percent, like those of ${EXAMPLE}.`);
		}
		const written = colors.join(' ');
		if (written.length > LONGEST_COLOR) throw wrong(text, phrase`stop ${i + 1} has more than ${LONGEST_COLOR} characters`);
		spend(2 + written.length / 12);
		const { color, form } = readColor(written, page), isLegacy = LEGACY.includes(form);
		stops.push({ color, isLegacy, place: places[0], hint: undefined });
		if (places.length === 2) stops.push({ color, isLegacy, place: places[1], hint: undefined });
		isHinted = false;
	});
	if (isHinted && stops.length > 0) throw wrong(text, 'it ends with a place without a color');
	if (stops.length < 2) throw wrong(text, 'it has fewer than 2 colors');
	if (stops.length > MOST_GRADIENT_STOPS) throw wrong(text, phrase`it has more than ${MOST_GRADIENT_STOPS} stops`);
	return stops;
}

/** A position as a share of the whole; undefined for any other word. */
function toPlace(word: string, kind: GradientKind): number | undefined {
	if (PERCENT.test(word)) return clampPlace(Number.parseFloat(word) / 100);
	const degrees = kind === 'conic' ? toDegrees(word) : undefined;
	return degrees === undefined ? undefined : degrees / 360;
}

/** An angle in degrees; undefined for any other word. */
function toDegrees(word: string): number | undefined {
	const angle = ANGLE.exec(word);
	// The expression allows only the four units.
	return angle === null ? undefined
		: clampPlace(Number(angle[1] ?? 0) * ANGLE_UNITS[lowerAscii(angle[2] ?? 'deg') as keyof typeof ANGLE_UNITS]);
}

/**
 * Fixes up all positions: none precedes an earlier one, and stops without a position are evenly spaced between their
 * neighbors. As in browsers, a hint counts as a stop there. Hints become shares of their way.
 */
function fixUp(stops: readonly ReadStop[]): CssStop[] {
	const last = stops.length - 1, line: (number | undefined)[] = [], at: number[] = [];
	stops.forEach(({ place, hint }, i) => {
		at.push(line.length);
		line.push(place ?? (i === 0 ? 0 : i === last ? 1 : undefined));
		if (hint !== undefined) line.push(hint);
	});
	let before = 0, highest = -Infinity;
	line.forEach((place, i) => {
		if (place === undefined) return;
		const from = highest, to = line[i] = highest = Math.max(highest, place);
		for (let n = before + 1; n < i; n++) line[n] = from + (to - from) * (n - before) / (i - before);
		before = i;
	});
	return stops.map(({ color, hint }, i) => {
		// Every position is set now.
		const from = line[at[i]!]!, to = line[at[i + 1] ?? at[i]!]!, middle = line[at[i]! + 1]!;
		return { color, place: from, hint: hint === undefined || to <= from ? 0.5 : (middle - from) / (to - from) };
	});
}

/** The transition between two stops: the color at a share (0..1) of the way. */
export interface CssWay {
	readonly from: number;
	readonly to: number;
	readonly at: (share: number) => Color;
}

/** The visible transitions, between 0 and 1; for a repeating gradient, one round. Never empty. */
export function visibleWays({ stops, space, arc, isRepeating }: CssGradient): CssWay[] {
	const first = stops[0]!, last = stops.at(-1)!;
	const ways = stops.slice(1).map((next, i): CssWay => {
		const { color, place, hint } = stops[i]!, mixed = mixer(color, next.color, space, arc);
		return { from: place, to: next.place, at: (share) => mixed(ease(share, hint)) };
	}).filter(({ from, to }) => to > from);
	if (isRepeating) return ways.length > 0 ? ways : [still(last.color, 0, 1)];
	const seen = ways.filter(({ from, to }) => to > 0 && from < 1).map(({ from, to, at }): CssWay => {
		const start = Math.max(0, from), end = Math.min(1, to), width = to - from;
		return { from: start, to: end, at: (share) => at((start + (end - start) * share - from) / width) };
	});
	return [
		...(first.place > 0 ? [still(first.color, 0, Math.min(1, first.place))] : []),
		...seen,
		...(last.place < 1 ? [still(last.color, Math.max(0, last.place), 1)] : []),
	];
}

const still = (color: Color, from: number, to: number): CssWay => ({ from, to, at: () => color });

/** Applies a hint: 0.5 changes nothing, 0 and 1 are hard edges. */
function ease(share: number, hint: number): number {
	if (hint === 0.5) return share;
	if (hint <= 0) return 1;
	if (hint >= 1) return 0;
	return share ** (Math.log(0.5) / Math.log(hint));
}
