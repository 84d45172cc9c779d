/*
 * A scale as a continuous path: its color at any lightness, between its steps and up to white and black.
 *
 * Proof  test/palette/scale-along.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { hueDifference } from '../math/angle.ts';
import { convert } from '../spaces/convert.ts';
import type { Scale } from './scale.ts';
import { withinSrgb } from './within-gamut.ts';

/** The color at an OKLCH lightness, 0 to 1; chroma and hue are interpolated between the adjacent steps. Inside sRGB. */
export function scalePath({ colors }: Scale): (lightness: number) => Color<'oklch'> {
	const steps = colors.map((color) => convert(color, 'oklch').coords);
	const first = steps[0]!, last = steps.at(-1)!;
	const way = [[1, 0, first[2]] as const, ...steps, [0, 0, last[2]] as const];
	return (lightness) => {
		const next = Math.max(1, way.findIndex(([l]) => l <= lightness));
		const [l0, c0, h0] = way[next - 1]!, [l1, c1, h1] = way[next]!;
		const share = l0 === l1 ? 0 : (l0 - lightness) / (l0 - l1);
		return withinSrgb(lightness, c0 + (c1 - c0) * share, h0 + hueDifference(h0, h1) * share, colors[0]!.alpha);
	};
}
