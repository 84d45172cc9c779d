/*
 * color-mix(): any number of colors (at least one), mixed successively in a space, each with its share.
 *
 * Omitted shares divide the rest to 100 % equally. The sum is scaled to 100 %; if it is less, the mixture is more transparent
 * in proportion, and fully transparent if all shares are 0 %.
 *
 * Source  CSS Color 5 §3 of September 2026 (one color and more, the space is optional, 0 % everywhere is legal); CSS
 *         Values 5 §6.1 (shares); CSS Color 4 §13 (interpolation).
 * Proof   test/reading/css-mix.test.ts.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import { findChannel } from '../spaces/channels.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { carryMissing, mix } from '../spaces/mix.ts';
import type { Spaces } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import {
	at, code, COMMA, moveTo, OPEN, PERCENT, readQuantity, readWord, skips, skipSpace, skipsWord, startsNumber, stop, unit, word,
} from './css-cursor.ts';
import { isMathName, readMath } from './css-math.ts';
import { readNested } from './css-nested.ts';

/** The spaces of color-mix(), by their CSS names. */
export const MIXING_SPACES = /*#__PURE__*/ mixingSpaces(SPACES);

function mixingSpaces(spaces: Spaces): ReadonlyMap<string, SpaceId> {
	const names = new Map<string, SpaceId>();
	for (const { id, written } of Object.values(spaces)) {
		if (typeof written !== 'object') continue;
		names.set(written.name ?? written.form, id as SpaceId);
		// The second name of a function, such as hsla, does not name its space.
		if (written.name !== undefined && written.also !== undefined) names.set(written.also, id as SpaceId);
	}
	return names;
}

/** True for spaces with a hue, which can be mixed along either arc. */
export const hasHue = (space: SpaceId): boolean => findChannel('hue', SPACES[space]) >= 0;

/** A color of a mixture, and its share in percent, if given. */
interface Item {
	readonly color: Color;
	readonly share: number | undefined;
}

/** Reads the arguments of color-mix(). */
export function readMix(): Color {
	let space: SpaceId = 'oklab', arc: HueArc = 'shorter';
	if (skipsWord('in')) {
		space = readSpace();
		arc = readArc(space);
		if (!skips(COMMA)) stop('colors-comma');
	}
	const items: Item[] = [];
	do items.push(readItem()); while (skips(COMMA));
	return mixAll(items, space, arc);
}

function readSpace(): SpaceId {
	const from = at, space = readWord() && code !== OPEN ? MIXING_SPACES.get(word) : undefined;
	if (space === undefined) stop('colors-space', from, word);
	skipSpace();
	return space ?? 'oklab';
}

/** Reads `longer hue`, which is optional. */
function readArc(space: SpaceId): HueArc {
	const from = at;
	if (!readWord()) return 'shorter';
	if (code === OPEN) {
		stop('colors-comma', from);
		return 'shorter';
	}
	const arc = HUE_ARCS.find((known) => known === word);
	skipSpace();
	if (arc === undefined || !skipsWord('hue')) stop('colors-arc', from, word);
	if (!hasHue(space)) stop('colors-hue', from, space);
	return arc ?? 'shorter';
}

/** Reads a color with its share before or after it. */
function readItem(): Item {
	const before = readShare(), color = readNested(), from = at, behind = readShare();
	if (before !== undefined && behind !== undefined) stop('colors-shares', from);
	return { color, share: before ?? behind };
}

/** Reads a percentage from 0 % to 100 %, if any; math is clamped to that range, as everywhere in CSS. */
function readShare(): number | undefined {
	const from = at;
	let share = 0;
	if (startsNumber()) {
		share = readQuantity();
		if (unit === PERCENT && !(share >= 0 && share <= 100)) stop('colors-share', from, share);
	} else {
		if (!readWord() || code !== OPEN || !isMathName(word)) {
			moveTo(from);
			return undefined;
		}
		const value = readMath();
		share = value > 0 ? Math.min(value, 100) : 0;
	}
	if (unit !== PERCENT) stop('colors-unit', from);
	skipSpace();
	return share;
}

/** Mixes colors successively. There is at least one. */
function mixAll(items: readonly Item[], space: SpaceId, arc: HueArc): Color {
	const given = items.reduce((sum, { share }) => sum + (share ?? 0), 0);
	const rest = Math.max(0, 100 - given) / items.filter(({ share }) => share === undefined).length;
	const [first, ...others] = items.map(({ color, share = rest }) => ({ color, share }));
	let { color, share: sum } = first!;
	if (others.length === 0) color = carryMissing(color, space);
	for (const other of others) {
		const both = sum + other.share;
		color = mix(color, other.color, both > 0 ? other.share / both : 0.5, space, arc);
		sum = both;
	}
	return sum < 100 && (color.none & NONE_ALPHA) === 0 ? { ...color, alpha: color.alpha * sum / 100 } : color;
}
