/*
 * What can move when a theme is repaired: the places of its file that hold colors, and the pairs that lead to them.
 *
 * A place moves along OKLCH lightness in steps, and what it is at a step is what the file will hold: written in its notation and
 * read back. Each step is worked out once.
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
import type { Steps } from '../math/steps.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { TargetId } from '../palette/contrast-fix.ts';
import { shownOver } from '../palette/contrast.ts';
import { color, withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { measured, type ThemePair } from './audit.ts';
import { settled, type Literal } from './literal.ts';
import type { Resolved } from './resolve.ts';
import type { Entry, Mode } from './theme.ts';

/** Steps of lightness from black to white. */
export const STEPS = 6400;

/** What a place holds once it has moved. */
export interface Placed {
	readonly color: Color;
	/** The same inside sRGB, and as a screen shows it; alpha does not count. */
	readonly mapped: Color;
	readonly shown: Rgb24;
	/** DeltaE OK from where it was. */
	readonly distance: number;
}

/** A place that may move. */
export interface Place {
	readonly literal: Literal;
	readonly entry: Entry;
	readonly mode: Mode;
	/** Is it a color of its own, to be written in the place of a reference? */
	readonly isDetached: boolean;
	/** The pairs that it is part of. */
	readonly links: Link[];
	/** OKLCH lightness in the file. */
	readonly lightness: number;
	/** What it is so many steps lighter, or darker where they are below 0. */
	readonly at: (step: number) => Placed;
	/** What it holds now; undefined for what is in the file. */
	now: Placed | undefined;
}

/** One color of a pair: a place, with the alpha that the name gives it. */
interface Side {
	readonly place: Place | undefined;
	/** In the file: inside sRGB, and as a screen shows it. */
	readonly mapped: Color;
	readonly shown: Rgb24;
	readonly alpha: number;
}

/** A pair that has to pass. */
export interface Link {
	readonly text: Side;
	readonly background: Side;
	readonly target: TargetId;
	readonly page: Rgb24;
	readonly passed: boolean;
}

/** Does a pair pass, with its places as they are now? */
export function isMet({ text, background, target, page }: Link): boolean {
	const behind = shownNow(background, page);
	return measured(target, shownNow(text, behind), behind);
}

function shownNow({ place, mapped, shown, alpha }: Side, under: Rgb24): Rgb24 {
	const now = place?.now;
	if (alpha === 1) return now === undefined ? shown : now.shown;
	return shownOver(now === undefined ? mapped : withAlpha(now.mapped, alpha), under);
}

interface Graph {
	readonly places: readonly Place[];
	readonly links: readonly Link[];
}

/** Places and the pairs between them. With `mayDetach`, the references of pairs that fail are places of their own. */
export function* graphOf(pairs: readonly ThemePair[], mayDetach: boolean): Steps<Graph> {
	const byPlace = new Map<unknown, Place>(), links: Link[] = [];
	const placeAt = (key: unknown, make: () => Place): Place => {
		const known = byPlace.get(key);
		if (known !== undefined) return known;
		const place = make();
		byPlace.set(key, place);
		return place;
	};
	const stuck = mayDetach ? pairs.filter(({ passes, text, background }) => !passes && text.entry !== background.entry) : [];
	const detached = new Set(stuck.flatMap(({ text, background }) => [text.entry, background.entry]).filter(isReference));
	const sideOf = (resolved: Resolved, mode: Mode): Side => {
		const { literal, source, entry, color: of } = resolved, mapped = mapToGamut(of, 'srgb');
		const place = detached.has(entry)
			? placeAt(entry, () => placeOf(copyOf(resolved), entry, mode, true))
			: literal && placeAt(literal, () => placeOf(literal, source, mode, false));
		const isStill = of.alpha === 0 || literal?.form === 'fixed';
		return { place: isStill ? undefined : place, mapped, shown: toRgb24(mapped), alpha: of.alpha };
	};
	for (const { text, background, mode, target, page, passes } of pairs) {
		yield;
		const link: Link = { text: sideOf(text, mode), background: sideOf(background, mode), target, page, passed: passes };
		links.push(link);
		link.text.place?.links.push(link);
		if (link.background.place !== link.text.place) link.background.place?.links.push(link);
	}
	return { places: [...byPlace.values()], links };
}

function placeOf(literal: Literal, entry: Entry, mode: Mode, isDetached: boolean): Place {
	const { color: of } = literal, { coords: [lightness, chroma, hue], none } = convert(of, 'oklch');
	const origin = convert(of, 'oklab').coords, known = new Map<number, Placed>();
	// It stays in the gamut that it is in, the widest where it is in none. What is written as HEX is brought into sRGB by that.
	const gamut = literal.form === 'hex' || literal.form === 'word' ? undefined : GAMUT_IDS.find((id) => fits(of, id)) ?? 'rec2020';
	const moved = (step: number): Placed => {
		const to = color('oklch', [Math.min(1, Math.max(0, lightness + step / STEPS)), chroma, hue], of.alpha, none & ~1);
		const now = settled(literal, gamut === undefined ? to : intoGamut(to, gamut)), mapped = mapToGamut(now, 'srgb');
		return { color: now, mapped, shown: toRgb24(mapped), distance: deltaEOKOf(origin, convert(now, 'oklab').coords) };
	};
	const at = (step: number): Placed => {
		const before = known.get(step), placed = before ?? moved(step);
		if (before === undefined) known.set(step, placed);
		return placed;
	};
	return { literal, entry, mode, isDetached, links: [], lightness, at, now: undefined };
}

/** Is it a whole value of CSS that a color can stand in the place of? */
const isReference = ({ value }: Entry): boolean => value.kind === 'alias' || value.kind === 'expression';

/** What a reference is replaced by: the color in the notation of the place that it leads to, where that can stand there too. */
function copyOf({ literal, source, entry, color: of }: Resolved): Literal {
	const { value } = entry, isDirect = value.kind === 'alias' && value.to === source.key;
	// Bare channels are for who puts a function around them; an object of JSON for who refers to it with an object.
	const fitsThere = literal !== undefined && (/^[#a-z]/i.test(literal.text) || (isDirect && /^[-+.\d]/.test(literal.text))
		|| (/^\{\s*"/.test(literal.text) && /^\{\s*"/.test(entry.text)));
	return fitsThere && literal.color.alpha === of.alpha ? literal : madeUp(of, entry.start);
}

/** A color as if the file held it. */
function madeUp(of: Color, start: number): Literal {
	const text = fits(of, 'srgb') ? printHex(toRgb24(of), of.alpha) : printCss(of);
	return { color: of, text, start, end: start + text.length, form: fits(of, 'srgb') ? 'hex' : 'other', channels: [], hex: undefined };
}
