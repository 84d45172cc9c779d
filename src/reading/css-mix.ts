/*
 * color-mix(): any number of colors, one too, mixed one after the other in a space, each with its share.
 *
 * Shares that are left out take equal parts of what the others leave of 100 %. What they are together is scaled to 100 %;
 * where it was less, the mixture is that much more transparent, down to nothing where all are 0 %.
 *
 * Source  CSS Color 5 §3 of September 2026 (one color and more, the space may be left out, 0 % everywhere is legal); CSS
 *         Values 5 §6.1 (shares); CSS Color 4 §13 (interpolation).
 * Proof   test/reading/css-mix.test.ts.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import { placeOf } from '../spaces/channels.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { carried, mix } from '../spaces/mix.ts';
import type { Spaces } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { computed } from './css-computed.ts';
import {
	at, code, COMMA, moveTo, OPEN, PERCENT, readQuantity, readWord, skips, skipSpace, skipsWord, startsNumber, stop, unit, word,
} from './css-cursor.ts';
import { MIX_HUE, MIX_SPACE, NO_ARC, NO_MIX_COMMA, SHARE_RANGE, SHARE_UNIT, TWO_SHARES } from './css-faults.ts';
import type { Within } from './css-grammar.ts';
import { isMathName, readMath } from './css-math.ts';
import { readNested } from './css-nested.ts';

/** The spaces that CSS mixes in, by the names it gives them there. */
export const MIXING_SPACES = /*#__PURE__*/ mixingSpaces(SPACES);

function mixingSpaces(spaces: Spaces): ReadonlyMap<string, SpaceId> {
	const names = new Map<string, SpaceId>();
	for (const { id, written } of Object.values(spaces)) {
		if (typeof written !== 'object') continue;
		names.set(written.name ?? written.form, id as SpaceId);
		// A second name of a function, hsla, is none of its space.
		if (written.name !== undefined && written.also !== undefined) names.set(written.also, id as SpaceId);
	}
	return names;
}

/** Is there a hue to turn around, one way or the other? */
export const hasHue = (space: SpaceId): boolean => placeOf('hue', SPACES[space]) >= 0;

/** One color of a mixture, and its share in percent, where it has one. */
interface Item {
	readonly color: Color;
	readonly share: number | undefined;
}

/** Reads what stands between the parentheses of color-mix(). */
export function readMix(within: Within): Color {
	let space: SpaceId = 'oklab', arc: HueArc = 'shorter';
	if (skipsWord('in')) {
		space = readSpace();
		arc = readArc(space);
		if (!skips(COMMA)) stop(NO_MIX_COMMA);
	}
	const items: Item[] = [];
	do items.push(readItem(within)); while (skips(COMMA));
	return computed(mixed(items, space, arc));
}

function readSpace(): SpaceId {
	const from = at, found = readWord() && code !== OPEN ? MIXING_SPACES.get(word) : undefined;
	if (found === undefined) stop(MIX_SPACE, from, word);
	skipSpace();
	return found ?? 'oklab';
}

/** `longer hue`, or nothing. */
function readArc(space: SpaceId): HueArc {
	const from = at;
	if (!readWord()) return 'shorter';
	if (code === OPEN) {
		stop(NO_MIX_COMMA, from);
		return 'shorter';
	}
	const arc = HUE_ARCS.find((known) => known === word);
	skipSpace();
	if (arc === undefined || !skipsWord('hue')) stop(NO_ARC, from, word);
	if (!hasHue(space)) stop(MIX_HUE, from, space);
	return arc ?? 'shorter';
}

/** A color, with its share before or behind it. */
function readItem(within: Within): Item {
	const before = readShare(), color = readNested(within), from = at, behind = readShare();
	if (before !== undefined && behind !== undefined) stop(TWO_SHARES, from);
	return { color, share: before ?? behind };
}

/** A percentage from 0 % to 100 %, or undefined where none stands here; math is clamped to that, as everywhere in CSS. */
function readShare(): number | undefined {
	const from = at;
	let share = 0;
	if (startsNumber()) {
		share = readQuantity();
		if (unit === PERCENT && !(share >= 0 && share <= 100)) stop(SHARE_RANGE, from, share);
	} else {
		if (!readWord() || code !== OPEN || !isMathName(word)) {
			moveTo(from);
			return undefined;
		}
		const value = readMath();
		share = value > 0 ? Math.min(value, 100) : 0;
	}
	if (unit !== PERCENT) stop(SHARE_UNIT, from);
	skipSpace();
	return share;
}

/** All colors in one, each mixed with what those before it gave. There is at least one. */
function mixed(items: readonly Item[], space: SpaceId, arc: HueArc): Color {
	const given = items.reduce((sum, { share }) => sum + (share ?? 0), 0);
	const rest = Math.max(0, 100 - given) / items.filter(({ share }) => share === undefined).length;
	const [first, ...others] = items.map(({ color, share = rest }) => ({ color, share }));
	let { color, share: sum } = first!;
	if (others.length === 0) color = carried(color, space);
	for (const other of others) {
		const both = sum + other.share;
		color = mix(color, other.color, both > 0 ? other.share / both : 0.5, space, arc);
		sum = both;
	}
	return sum < 100 && (color.none & NONE_ALPHA) === 0 ? { ...color, alpha: color.alpha * sum / 100 } : color;
}
