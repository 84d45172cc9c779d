/*
 * Relative colors: `oklch(from teal calc(l - 0.1) c h / alpha)`, the part after `from`.
 *
 * The origin is converted to the space of the function without gamut mapping; missing components stay missing if that space
 * has an analogous one. An omitted alpha is that of the origin. Legacy functions accept channels outside sRGB here.
 *
 * Source  CSS Color 5 §4 of September 2026. It says that no channel is clamped; the web platform tests and Chromium 156
 *         clamp lightness and chroma of lab(), lch(), oklab() and oklch() as without an origin, and so does this.
 * Proof   test/reading/css-relative.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { carryMissing } from '../spaces/mix.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { LIMIT, type Grammar, type Slot } from './css-grammar.ts';
import { readNested } from './css-nested.ts';
import { useOrigin } from './css-origin.ts';
import { readChannels, readGrammar } from './css-read.ts';

/** Functions whose channels are clamped to sRGB, except with an origin. */
const LEGACY: ReadonlySet<string> = new Set(['rgb', 'hsl', 'hwb']);

const unbounded = (slot: Slot): Slot => ({ ...slot, low: -LIMIT, high: LIMIT });

/** Reads a relative color from `from` to its closing parenthesis. */
export function readRelative(notation: Grammar | 'color'): Color {
	const given = readNested(), grammar = readGrammar(notation);
	if (grammar === undefined) return given;
	const space = grammar.space as SpaceId, origin = carryMissing(given, space), { slots: [x, y, z] } = grammar, { coords } = origin;
	useOrigin({
		keywords: [...SPACES[space].channels.map(({ id }) => id), 'alpha'],
		values: [coords[0] * x.number, coords[1] * y.number, coords[2] * z.number, origin.alpha],
		none: origin.none,
	});
	const free: Grammar = LEGACY.has(grammar.form) ? { ...grammar, slots: [unbounded(x), unbounded(y), unbounded(z)] } : grammar;
	// The space is that of the grammar, which is one of the table.
	const read = readChannels(free, origin) as Color;
	useOrigin(undefined);
	return read;
}
