/*
 * Two colors of CSS mixed, in a form that bundles small.
 *
 * Source  CSS Color 4 §12 (interpolation), §12.2 (analogous components and sets), §12.3 (premultiplied alpha), §12.4 (hue).
 * Proof   test/css/spaces.test.ts: gives what `spaces/mix.ts` gives, within 1e-10.
 */

import { hueAlong, normalizeHue, type HueArc } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { converted, CSS_SPACES, powerlessInto, type CssSpace } from './spaces.ts';

/**
 * Two colors mixed as CSS does, in any of its spaces; `amount` (0 to 1) is the share of the second, `arc` the way round the
 * wheel in a space with a hue.
 */
export function mix<S extends CssSpace>(
	first: Color<CssSpace>, second: Color<CssSpace>, amount: number, space: S, arc: HueArc = 'shorter',
): Color<S> {
	const a = inSpace(first, space), b = inSpace(second, space), none = a.none & b.none, rest = 1 - amount;
	// What one color misses comes from the other; alpha is the fourth.
	const filled = (i: number): readonly [number, number] => [(a.none >> i & 1 ? b : a).parts[i]!, (b.none >> i & 1 ? a : b).parts[i]!];
	const [alphaOfFirst, alphaOfSecond] = filled(3), isPlain = none & NONE_ALPHA;
	const alpha = alphaOfFirst === alphaOfSecond ? alphaOfFirst : alphaOfFirst * rest + alphaOfSecond * amount;
	const coords = [0, 1, 2].map((i) => {
		const [x, y] = filled(i);
		if (CSS_SPACES[space].kinds[i] === 'h') return normalizeHue(normalizeHue(x) * rest + hueAlong(arc, x, y) * amount);
		// Premultiplied, where there is an alpha and not all of it is 0.
		return isPlain ? x * rest + y * amount + 0 : (x * alphaOfFirst * rest + y * alphaOfSecond * amount) / (alpha || 1) + 0;
	}) as Vec3;
	return { space, coords, alpha, none };
}

/** The channels and alpha in a space, with every missing one marked. */
function inSpace({ space: from, coords, alpha, none }: Color<CssSpace>, to: CssSpace): { parts: number[], none: number } {
	if (from === to) return { parts: [...coords, alpha], none };
	const given: Vec3 = [...coords];
	// A hue without power leaves no trace of chroma in the space that comes after.
	powerlessInto(given, CSS_SPACES[from]);
	const { coords: v, none: powerless } = converted(given, from, to);
	const missing = powerless | carried(none, CSS_SPACES[from].kinds, CSS_SPACES[to].kinds);
	return { parts: [...v.map((x, i) => (missing >> i & 1 ? 0 : x)), alpha], none: missing | (none & NONE_ALPHA) };
}

/** The channels of one space that are missing because of those missing in another: analogues one by one, the rest as a set. */
function carried(none: number, from: string, to: string): number {
	let mask = 0, isSetMissing = (none & 7) !== 0;
	for (let i = 0; i < 3; i++) {
		const isMissing = none >> i & 1, at = from[i] === ' ' ? -1 : to.indexOf(from[i]!);
		if (at >= 0) mask |= isMissing << at;
		else isSetMissing &&= isMissing > 0;
	}
	for (let i = 0; i < 3; i++) if (isSetMissing && !from.includes(to[i]!)) mask |= 1 << i;
	return mask;
}
