/*
 * Graph of a repair: the places of the file that hold colors, and the pairs that depend on them.
 *
 * A place moves along OKLCH lightness in steps, or a translucent one along its opacity. Its color at a step is the one that the file
 * will hold: written in the notation of the place and read back. Each step of lightness is computed once.
 *
 * Proof  test/theme/repair.test.ts.
 */

import { printCss } from '../formats/css-print.ts';
import { printHex } from '../formats/hex.ts';
import { fits } from '../gamut/fits.ts';
import { GAMUT_IDS } from '../gamut/gamut.ts';
import { intoGamut } from '../gamut/into.ts';
import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { clampToUnit } from '../math/clamp.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { luminance } from '../metrics/luminance.ts';
import { compositeOver } from '../palette/contrast.ts';
import { color, withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { shareOfTarget, type RequestedPair, type ThemePair } from './judge-pairs.ts';
import { isEightBit, settle, textLiteral, type Literal } from './literal.ts';
import { createBounds, MOST_EQUAL, type Bounds, type EqualColors, type Member } from './repair-equals.ts';
import { isKept, prefersWhite } from './repair-fills.ts';
import { findOpacity, settleOpacity } from './opacity.ts';
import type { Resolved } from './resolve.ts';
import type { Entry, Mode } from './theme.ts';

/** Steps from black to white, and from transparent to opaque. */
export const STEPS = 6400;

/** The color of a place after a move. */
export interface Placed {
	readonly color: Color;
	/** Its new opacity, if that moved. */
	readonly alpha: number | undefined;
	/** The same mapped into sRGB, and as a screen shows it; alpha does not count. */
	readonly mapped: Color;
	readonly display: Rgb24;
	/** DeltaE OK to its color in the file, or the difference of opacity. */
	readonly distance: number;
}

/** A place that may move. */
export interface Place extends Member {
	/** Itself and the colors that are to stay equal to it. */
	readonly members: readonly Member[];
	readonly mode: Mode;
	/** A color, one of several equal grays, all of them, or a reference that a separate color is to replace. */
	readonly kind: 'color' | 'gray' | 'grays' | 'reference';
	/** The pairs that include it. */
	readonly links: Link[];
	/** OKLCH lightness in the file, or opacity if that moves. */
	readonly position: number;
	/** The bounds of its position. */
	readonly bounds: () => Bounds;
	/** Its color so many steps lighter or more opaque; darker or more transparent for a negative number. */
	readonly at: (step: number) => Placed;
	/** Drops the computed steps, which take much memory together. */
	readonly forget: () => void;
	/** Its color after the moves so far; undefined for the color in the file. */
	now: Placed | undefined;
	/** The largest distance that it may move for a pair in which it is the text, or the surface. */
	reachAsText: number;
	reachAsSurface: number;
}

/** Identifies a place in a file: the offset at which a repair writes, and the number of colors. */
export const placeId = ({ kind, entry, literal, members }: Place): string =>
	`${kind === 'reference' ? entry.start : literal.start} ${members.length}`;

/** One color of a pair: the places it depends on, and the alpha that its name gives it. */
interface Side extends Pick<Placed, 'mapped' | 'display'> {
	/** The nearest reference first, then the color itself and its equal grays; only those that can move. The first one that moved counts. */
	readonly places: readonly Place[];
	readonly alpha: number;
}

/** A pair that should pass. */
export interface Link {
	readonly requested: RequestedPair;
	readonly text: Side;
	readonly background: Side;
	readonly page: Rgb24;
	readonly passed: boolean;
	/** The contrast that it must keep, as a share of its target: 1 if it passed, otherwise that in the file if it is held. */
	readonly least: number;
	/** True for a pale or vivid surface on which black or white passes. */
	readonly isFillKept: boolean;
	/** True for a light text on a surface on which readers prefer white to black. */
	readonly isWhitePreferred: boolean;
	/** The places that may move: of each color the nearest reference, the color itself, and the equal grays. */
	movable: readonly Place[];
	/** Units of work to measure it. */
	readonly cost: number;
}

/** Units of work to measure a pair, to composite one translucent color, to compute one step, and to add a pair or a place to the graph. */
const MEASURE_COST = 0.12, COMPOSITE_COST = 0.1, STEP_COST = 2, LINK_COST = 4, PLACE_COST = 2;

/** Units of work to follow a reference. */
const FOLLOW_COST = 0.2;

/** Maximum number of references on the way to a color that count; if others change it too, verification finds out. */
const MOST_REFERENCES = 8;

/** True if a pair has a share of its target with its current places; by default, if it passes. */
export function isMet({ requested: { target }, text, background, page, cost }: Link, share = 1): boolean {
	spend(cost);
	const behind = displayNow(background, page);
	return shareOfTarget(target, displayNow(text, behind), behind) >= share;
}

function displayNow({ places, mapped, display, alpha }: Side, under: Rgb24): Rgb24 {
	const now = places.find((place) => place.now !== undefined)?.now;
	if (alpha === 1) return now === undefined ? display : now.display;
	return compositeOver(now === undefined ? mapped : withAlpha(now.mapped, now.alpha ?? alpha), under);
}

interface Graph {
	readonly places: readonly Place[];
	readonly links: readonly Link[];
}

interface GraphOptions {
	/** References that become separate colors. */
	readonly detached: ReadonlySet<Entry>;
	/** Places that must not move, by `placeId`. */
	readonly fixed: ReadonlySet<string>;
	/** Pairs that must not get worse, although they fail. */
	readonly held: ReadonlySet<RequestedPair>;
	/** Keys of entries that must not move. */
	readonly locked: ReadonlySet<string>;
	/** Colors that stay equal, by each of them. */
	readonly equals: EqualColors;
	/** The channel of translucent colors that moves. */
	readonly moves: 'lightness' | 'opacity';
}

/** Builds the graph of places and the pairs between them. */
export function* buildGraph(pairs: readonly ThemePair[], { detached, fixed, held, locked, equals, moves }: GraphOptions): Steps<Graph> {
	const create = moves === 'opacity' ? createOpacityPlace : createPlace;
	const byPlace = new Map<unknown, Place>(), links: Link[] = [];
	const placeAt = (key: unknown, make: () => Place): Place => getOrCreate(byPlace, key, () => {
		spend(PLACE_COST);
		return make();
	});
	const findDetached = createDetachedFinder(detached);
	const canMove = (place: Place): boolean => !fixed.has(placeId(place)) && !locked.has(place.entry.key);
	const placesFor = (resolved: Resolved, mode: Mode): readonly Place[] => {
		const { literal, source, color: { alpha } } = resolved;
		if (alpha === 0 || literal?.form === 'fixed') return [];
		const references = findDetached(resolved).map((reference) =>
			placeAt(reference.entry.start, () => create([{ literal: copyForReference(reference), entry: reference.entry }], mode, 'reference')));
		if (literal === undefined) return references.filter(canMove);
		const members = equals.tied.get(literal) ?? [{ literal, entry: source }], all = equals.all.get(literal) ?? members;
		const isGray = all.length > members.length && all.length <= MOST_EQUAL;
		const own = placeAt(members[0]!.literal, () => create(members, mode, isGray ? 'gray' : 'color'));
		return [...references, own, ...(isGray ? [placeAt(all, () => create(all, mode, 'grays'))] : [])].filter(canMove);
	};
	const createSide = (resolved: Resolved, mode: Mode, { mapped }: Resolved = resolved): Side =>
		({ places: placesFor(resolved, mode), mapped, display: toRgb24(mapped), alpha: mapped.alpha });
	for (const { requested, text, background, mode, page, front: textColor, behind, passes } of pairs) {
		yield;
		spend(LINK_COST);
		const { target } = requested;
		const cost = [text, background].reduce((sum, { color: { alpha } }) => sum + (alpha < 1 ? COMPOSITE_COST : 0), MEASURE_COST);
		const front = createSide(text, mode), surface = createSide(background, mode);
		const link: Link = {
			requested, text: front, background: surface, page, passed: passes,
			least: passes ? 1 : held.has(requested) ? shareOfTarget(target, textColor, behind) : 0, isFillKept: isKept(behind, target), cost,
			isWhitePreferred: prefersWhite(behind) && luminance(front.display) > luminance(behind),
			movable: findEnds(front, surface),
		};
		links.push(link);
		for (const place of placesIn(link)) place.links.push(link);
	}
	return { places: [...byPlace.values()], links };
}

function toPixels(of: Color): Pick<Placed, 'mapped' | 'display'> {
	const mapped = mapToGamut(of, 'srgb');
	return { mapped, display: toRgb24(mapped) };
}

/** Of each color the nearest reference, the color itself, and the equal grays. */
const findEnds = (text: Side, background: Side): readonly Place[] =>
	[...new Set([text, background].flatMap(({ places }) => places.filter(({ kind }, i) => i === 0 || kind !== 'reference')))];

/** Every place that a pair depends on, once. */
export const placesIn = ({ text, background }: Link): readonly Place[] => [...new Set([...text.places, ...background.places])];

/** Finds the references that may become separate colors on the way from a name to its color, the nearest first. */
function createDetachedFinder(detached: ReadonlySet<Entry>): (resolved: Resolved) => readonly Resolved[] {
	/** The next such reference after a name. */
	const next = new Map<Resolved, Resolved | undefined>();
	const findNext = (resolved: Resolved): Resolved | undefined => {
		const way: Resolved[] = [];
		let at: Resolved | undefined = resolved;
		for (; at !== undefined && !next.has(at); at = at.target) {
			way.push(at);
			if (at.target !== undefined && detached.has(at.target.entry)) break;
		}
		const after = at !== undefined && next.has(at) ? next.get(at) : at?.target;
		spend(way.length * FOLLOW_COST);
		for (const one of way) next.set(one, after);
		return after;
	};
	return (resolved) => {
		const references = detached.has(resolved.entry) ? [resolved] : [];
		for (let at = findNext(resolved); at !== undefined && references.length < MOST_REFERENCES; at = findNext(at)) references.push(at);
		return references;
	};
}

function createPlace(members: readonly Member[], mode: Mode, kind: Place['kind']): Place {
	const { literal, entry } = members[0]!, { color: of } = literal, { coords: [lightness, chroma, hue], none } = convert(of, 'oklch');
	const origin = convert(of, 'oklab').coords, cache = new Map<number, Placed>();
	// A color stays in its gamut, or in the widest one if it is outside all gamuts. HEX is mapped into sRGB anyway.
	const gamut = isEightBit(literal) ? undefined : GAMUT_IDS.find((id) => fits(of, id)) ?? 'rec2020';
	// Channels of this gamut stay within 0 to 1; in other spaces the tolerance of `fits` keeps more of the text.
	const bring = of.space === gamut ? mapToGamut : intoGamut;
	const bounds = createBounds(members, [lightness, chroma, hue], gamut ?? 'srgb');
	const computeStep = (step: number): Placed => {
		spend(STEP_COST);
		const [least, most] = bounds();
		const to = color('oklch', [Math.min(most, Math.max(least, lightness + step / STEPS)), chroma, hue], of.alpha, none & ~1);
		const now = settle(literal, gamut === undefined ? to : bring(to, gamut));
		return { color: now, ...toPixels(now), distance: labDistance(origin, convert(now, 'oklab').coords), alpha: undefined };
	};
	const at = (step: number): Placed => getOrCreate(cache, step, () => computeStep(step));
	return {
		literal, entry, members, mode, kind, links: [], position: lightness, bounds, at, forget: () => cache.clear(),
		now: undefined, reachAsText: Infinity, reachAsSurface: Infinity,
	};
}

/** A place of which the opacity moves; that of an opaque color, or of one whose opacity is computed, moves along lightness. */
function createOpacityPlace(members: readonly Member[], mode: Mode, kind: Place['kind']): Place {
	const { literal } = members[0]!, opacity = findOpacity(literal), place = createPlace(members, mode, kind);
	if (opacity === undefined) return place;
	const { color: of } = literal, own = toPixels(of);
	const at = (step: number): Placed => {
		spend(STEP_COST);
		const alpha = settleOpacity(opacity, clampToUnit(of.alpha + step / STEPS));
		return { color: withAlpha(of, alpha), alpha, ...own, distance: Math.abs(alpha - of.alpha) };
	};
	return { ...place, position: of.alpha, bounds: () => [0, 1], at };
}

/** True if a color can replace the whole value. */
export const isReference = ({ value }: Entry): boolean => value.kind === 'alias' || value.kind === 'expression';

/** The literal that can replace a reference: in the notation of the place that it leads to, if that is valid there. */
function copyForReference(resolved: Resolved): Literal {
	const { literal, entry, color: of } = resolved;
	// Bare channels need users that put a function around them; an object of JSON can replace an object only.
	const fitsThere = literal !== undefined && (/^[#a-z]/i.test(literal.text) || (/^[-+.\d]/.test(literal.text) && isPlainCopy(resolved))
		|| (isObject(literal.text) && isObject(entry.text)));
	return fitsThere && literal.color.alpha === of.alpha ? literal : writeLiteral(of, entry.start);
}

/** True if only plain references lead from a name to its color, so that both have the same text. */
function isPlainCopy(resolved: Resolved): boolean {
	let at: Resolved | undefined = resolved;
	while (at !== undefined && at.entry !== at.source && at.entry.value.kind === 'alias') {
		spend(FOLLOW_COST);
		at = at.target;
	}
	return at !== undefined && at.entry === at.source;
}

/** A literal of a color, as if the file held it at an offset. */
function writeLiteral(of: Color, start: number): Literal {
	return fits(of, 'srgb') ? textLiteral(of, printHex(toRgb24(of), of.alpha), start, 'hex') : textLiteral(of, printCss(of), start, 'other');
}

/** True for an object of JSON, and not for an alias as `{name}`. */
const isObject = (text: string): boolean => /^\{\s*"/.test(text);

/** The text that replaces a reference: where the file has an object of JSON, a color as text becomes a string. */
export const quoteLike = (reference: string, text: string): string =>
	(isObject(reference) && !isObject(text) ? JSON.stringify(text) : text);
