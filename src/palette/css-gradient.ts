/*
 * A gradient as CSS writes it, read for its colors: kind, space, stops in their places. Where it is drawn, angle, shape and
 * center, is read over: the colors along it are the same.
 *
 * Total and linear in the text. Places are percent, in a conic gradient angles too; a length would need the size of a box.
 *
 * Source  CSS Images 4 §3 (gradients), §3.4.3 (fixup of stops), §3.1.2 (color interpolation), §3.4.2 (transition hints).
 * Proof   test/palette/css-gradient.test.ts.
 */

import { advice, quote, unreadable, type Advice } from '../errors.ts';
import type { GradientKind } from '../formats/gradient.ts';
import { HUE_ARCS, normalizeHue, type HueArc } from '../math/angle.ts';
import { round } from '../math/round.ts';
import { readColor } from '../names/parse-color.ts';
import { lowerAscii } from '../reading/css-cursor.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import type { Page } from '../reading/css-variables.ts';
import type { Color } from '../spaces/color.ts';
import { mix } from '../spaces/mix.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';

/** The most characters of a gradient, and stops in it. */
export const LONGEST_GRADIENT = 1000;
export const MOST_GRADIENT_STOPS = 32;

export interface CssStop {
	readonly color: Color;
	/** 0 is the start, 1 the end; never falling. */
	readonly place: number;
	/** Where on the way to the next stop both have half a share, 0 to 1. */
	readonly hint: number;
}

export interface CssGradient {
	readonly kind: GradientKind;
	readonly isRepeating: boolean;
	readonly space: SpaceId;
	readonly arc: HueArc;
	/** Where it is drawn, the same text for the same way: of two linear ones in opposite directions too. */
	readonly axis: string;
	/** Does it go along that axis from its end? */
	readonly isReversed: boolean;
	/** At least two. */
	readonly stops: readonly CssStop[];
}

const HEAD = /^(repeating-)?(linear|radial|conic)-gradient\(/i;

/** Does a text begin as a gradient does? */
export const isGradientText = (text: string): boolean => HEAD.test(text.trimStart());

const EXAMPLE = 'linear-gradient(90deg in oklab, #1d4ed8, #f97316 80%)';

const wrong = (text: string, why: string, what: Advice = advice`Write it like ${EXAMPLE}.`) =>
	unreadable(`${quote(text)} is no gradient: ${why}`, what);

/** The gradient of a text that begins as one, on a page. Throws an InputError `unreadable-color`. */
export function readGradient(source: string, page?: Page): CssGradient {
	const text = source.trim(), head = HEAD.exec(text);
	if (head === null) throw wrong(text, 'it does not begin as one');
	const parts = splitAt(text.slice(head[0].length, -1), ',');
	if (!text.endsWith(')') || parts === undefined) throw wrong(text, 'its parentheses do not match');
	// Matched above.
	const kind = lowerAscii(head[2]!) as GradientKind, items = parts.map((part) => splitAt(part, ' ')!.filter((word) => word !== ''));
	const prelude = preludeOf(items[0]!, kind), rest = prelude === undefined ? items : items.slice(1);
	const empty = rest.findIndex((words) => words.length === 0);
	if (empty >= 0) throw wrong(text, `stop ${empty + 1} is empty`);
	const stops = stopsOf(rest, kind, text, page);
	const space = prelude?.space ?? (stops.every(({ isLegacy }) => isLegacy) ? 'srgb' : 'oklab');
	const { arc = 'shorter', words = [] } = prelude ?? {};
	return { kind, isRepeating: head[1] !== undefined, space, arc, ...axisOf(kind, words), stops: placed(stops) };
}

/** A text cut at a character outside of parentheses, blanks of any kind being one; undefined where parentheses do not match. */
function splitAt(text: string, mark: ',' | ' '): string[] | undefined {
	const parts: string[] = [];
	let depth = 0, from = 0;
	for (let i = 0; i < text.length; i++) {
		const character = text[i]!;
		if (character === '(') depth++;
		else if (character === ')') depth--;
		else if (depth === 0 && (character === mark || (mark === ' ' && /\s/.test(character)))) {
			parts.push(text.slice(from, i).trim());
			from = i + 1;
		}
		if (depth < 0) return undefined;
	}
	if (depth !== 0) return undefined;
	return [...parts, text.slice(from).trim()];
}

interface Prelude {
	/** Those of the geometry. */
	readonly words: readonly string[];
	readonly space?: SpaceId;
	readonly arc?: HueArc;
}

const ANGLE = /^([+-]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)$|^[+-]?0$/i;
const PERCENT = /^([+-]?(?:\d+\.?\d*|\.\d+))%$|^[+-]?0(?:\.0*)?$/;
const LENGTH = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:%|[a-z]+)?$/i;

/** Words before the stops, by kind; a number of any unit may stand where a size or a position may. */
const WORDS: Readonly<Record<GradientKind, RegExp>> = {
	linear: /^(?:to|top|bottom|left|right)$/i,
	radial: /^(?:circle|ellipse|closest-side|closest-corner|farthest-side|farthest-corner|at|top|bottom|left|right|center)$/i,
	conic: /^(?:from|at|top|bottom|left|right|center)$/i,
};

/** CSS names some spaces twice. */
const SPACE_NAMES: ReadonlyMap<string, SpaceId> = new Map<string, SpaceId>([
	...Object.keys(SPACES).filter((id) => !['hsv'].includes(id)).map((id) => [id, id as SpaceId] as const), ['xyz', 'xyz-d65'],
]);

/** What stands before the first stop, where something does; undefined where the words are a stop. */
function preludeOf(words: readonly string[], kind: GradientKind): Prelude | undefined {
	const at = words.findIndex((word) => lowerAscii(word) === 'in');
	const [name = '', arc = '', hue = ''] = at < 0 ? [] : words.slice(at + 1).map(lowerAscii), space = SPACE_NAMES.get(name);
	const isArced = hue === 'hue' && HUE_ARCS.some((known) => known === arc) && space !== undefined && HUES.includes(space);
	const used = at < 0 ? 0 : isArced ? 4 : 2;
	const others = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + used)];
	const isGeometry = (word: string): boolean =>
		WORDS[kind].test(word) || ANGLE.test(word) || (kind !== 'linear' && LENGTH.test(word));
	if (words.length === 0 || !others.every(isGeometry)) return undefined;
	if (at >= 0 && space === undefined) return undefined;
	// Looked up among the arcs.
	return { words: others.map(lowerAscii), ...(space !== undefined && { space, ...(isArced && { arc: arc as HueArc }) }) };
}

const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/** The axis of a gradient. A linear one goes through the center of its box, so the one the other way has its places from the end. */
function axisOf(kind: GradientKind, words: readonly string[]): Pick<CssGradient, 'axis' | 'isReversed'> {
	if (kind !== 'linear') return { axis: [kind, ...words].join(' '), isReversed: false };
	const sides = words.filter((word) => word !== 'to');
	if (sides.length === 2) {
		const isReversed = sides.includes('left'), isRising = sides.includes('top') !== isReversed;
		return { axis: `linear to ${isRising ? 'top' : 'bottom'} right`, isReversed };
	}
	const degrees = normalizeHue(sides[0] === undefined ? SIDES['bottom']! : SIDES[sides[0]] ?? degreesOf(sides[0]) ?? 0);
	return { axis: `linear ${round(degrees % 180, 6) % 180}`, isReversed: degrees >= 180 };
}

const HUES: readonly SpaceId[] = ['hsl', 'hwb', 'lch', 'oklch'];

interface ReadStop {
	readonly color: Color;
	readonly isLegacy: boolean;
	readonly place: number | undefined;
	hint: number | undefined;
}

/** Colors of sRGB as they were written before there were others: gradients of them alone are mixed in sRGB. */
const LEGACY: readonly string[] = [
	'hex', 'rgb', 'hsl', 'hwb', 'css-name', 'contrast-color', 'tailwind', 'common-name', 'composed-name', 'extended-name',
];

function stopsOf(items: readonly (readonly string[])[], kind: GradientKind, text: string, page?: Page): ReadStop[] {
	const stops: ReadStop[] = [];
	let isHinted = true;
	items.forEach((words, i) => {
		const places: number[] = [], colors = [...words];
		while (colors.length > 0 && places.length < 2) {
			const place = placeOf(colors.at(-1)!, kind);
			if (place === undefined) break;
			places.unshift(place);
			colors.pop();
		}
		if (colors.length === 0 && words.length === 1 && !isHinted) {
			stops.at(-1)!.hint = places[0]!;
			isHinted = true;
			return;
		}
		if (colors.length === 0) throw wrong(text, `${quote(words.join(' '))} is a place without a color between two others`);
		if (LENGTH.test(colors.at(-1)!) && colors.length > 1) {
			const why = `${quote(colors.at(-1)!)} is no place that can be measured without a box`;
			throw wrong(text, why, advice`Write places in percent, like those of ${EXAMPLE}.`);
		}
		const written = colors.join(' ');
		if (written.length > LONGEST_COLOR) throw wrong(text, `stop ${i + 1} has more than ${LONGEST_COLOR} characters`);
		const { color, form } = readColor(written, page), isLegacy = LEGACY.includes(form);
		stops.push({ color, isLegacy, place: places[0], hint: undefined });
		if (places.length === 2) stops.push({ color, isLegacy, place: places[1], hint: undefined });
		isHinted = false;
	});
	if (isHinted && stops.length > 0) throw wrong(text, 'it ends with a place without a color');
	if (stops.length < 2) throw wrong(text, 'it has fewer than 2 colors');
	if (stops.length > MOST_GRADIENT_STOPS) throw wrong(text, `it has more than ${MOST_GRADIENT_STOPS} stops`);
	return stops;
}

const DEGREES = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 } as const;

/** A place as a share of the whole; undefined for what is none. */
function placeOf(word: string, kind: GradientKind): number | undefined {
	if (PERCENT.test(word)) return Number.parseFloat(word) / 100;
	const degrees = kind === 'conic' ? degreesOf(word) : undefined;
	return degrees === undefined ? undefined : degrees / 360;
}

/** An angle in degrees; undefined for what is none. */
function degreesOf(word: string): number | undefined {
	const angle = ANGLE.exec(word);
	// One of the four units by the expression.
	return angle === null ? undefined : Number(angle[1] ?? 0) * DEGREES[lowerAscii(angle[2] ?? 'deg') as keyof typeof DEGREES];
}

/** Places for those without, none before the one in front of it; hints as shares of their way. */
function placed(stops: readonly ReadStop[]): CssStop[] {
	const places = stops.map(({ place }, i) => place ?? (i === 0 ? 0 : i === stops.length - 1 ? 1 : undefined));
	const hints = stops.map(({ hint }) => hint);
	let highest = -Infinity;
	for (let i = 0; i < places.length; i++) {
		const place = places[i];
		if (place !== undefined) places[i] = highest = Math.max(highest, place);
		const hint = hints[i];
		if (hint !== undefined) hints[i] = highest = Math.max(highest, hint);
	}
	for (let i = 0; i < places.length; i++) {
		if (places[i] !== undefined) continue;
		const next = places.findIndex((place, at) => at > i && place !== undefined), from = places[i - 1]!, to = places[next]!;
		places[i] = from + (to - from) / (next - i + 1);
	}
	return stops.map(({ color }, i) => {
		const from = places[i]!, to = places[i + 1] ?? from, hint = hints[i];
		return { color, place: from, hint: hint === undefined || to <= from ? 0.5 : Math.min(1, Math.max(0, (hint - from) / (to - from))) };
	});
}

/** From one stop to the next: the color at a share (0..1) of the way. */
export interface CssWay {
	readonly from: number;
	readonly to: number;
	readonly at: (share: number) => Color;
}

/** The ways that are seen: between 0 and 1, of a repeating gradient one round. Not empty. */
export function waysOf({ stops, space, arc, isRepeating }: CssGradient): CssWay[] {
	const first = stops[0]!, last = stops.at(-1)!;
	const ways = stops.slice(1).map((next, i): CssWay => {
		const { color, place, hint } = stops[i]!;
		return { from: place, to: next.place, at: (share) => mix(color, next.color, eased(share, hint), space, arc) };
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

/** A hint at half the way changes nothing; at an end the step is hard. */
function eased(share: number, hint: number): number {
	if (hint === 0.5) return share;
	if (hint <= 0) return 1;
	if (hint >= 1) return 0;
	return share ** (Math.log(0.5) / Math.log(hint));
}
