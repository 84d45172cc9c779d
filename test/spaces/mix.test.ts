/*
 * Mixing against the worked examples of CSS Color 4 §12, and against what must hold of every mixture.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HUE_ARCS, normalizeHue, type HueArc } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color, NONE_ALPHA, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { mix, MIX_SPACES, type MixSpace } from '../../src/spaces/mix.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { SPACE_IDS, type SpaceId } from '../../src/spaces/table.ts';
import { near, nearAll } from '../support/near.ts';
import { beyond, wide } from '../support/spaces.ts';

/** A color with `null` for none, as the specification writes examples. */
type Channel = number | null;
type Written = readonly [space: SpaceId, x: Channel, y: Channel, z: Channel, alpha?: Channel];

function read([space, x, y, z, alpha = 1]: Written): Color {
	const none = [x, y, z, alpha].reduce<number>((mask, channel, i) => (channel === null ? mask | (1 << i) : mask), 0);
	return color(space, [x ?? 0, y ?? 0, z ?? 0], alpha ?? 0, none);
}

const EXAMPLES: readonly { what: string; first: Written; second: Written; space: MixSpace; is: Written }[] = [
	{
		what: '§12.3: premultiplied 9.6 4.8 39.2 and 37.2 15.6 38.4 meet at 23.4 10.2 38.8, which is 46.8 20.4 77.6 at a half',
		first: ['srgb', 0.24, 0.12, 0.98, 0.4], second: ['srgb', 0.62, 0.26, 0.64, 0.6], space: 'srgb',
		is: ['srgb', 0.468, 0.204, 0.776, 0.5],
	},
	{
		what: '§12.2: a missing alpha is the alpha of the other, not 0',
		first: ['oklch', 0.783, 0.108, 326.5, 0.5], second: ['oklch', 0.392, 0.4, 0, null], space: 'oklch',
		is: ['oklch', 0.5875, 0.254, 343.25, 0.5],
	},
	{
		what: '§12.2: a missing hue is the hue of the other',
		first: ['oklch', 0.783, 0.108, 326.5], second: ['oklch', 0.392, 0.4, null], space: 'oklch',
		is: ['oklch', 0.5875, 0.254, 326.5],
	},
	{
		what: 'alpha missing on both sides stays missing, and nothing is premultiplied',
		first: ['oklch', 0.6, 0.2, 40, null], second: ['oklch', 0.4, 0.1, 300, null], space: 'oklch',
		is: ['oklch', 0.5, 0.15, 350, null],
	},
	{
		what: 'what both miss stays missing',
		first: ['oklab', null, 0.1, null], second: ['oklab', null, 0.3, 0.1], space: 'oklab',
		is: ['oklab', null, 0.2, 0.1],
	},
	{
		what: 'two colors of nothing are a color of nothing',
		first: ['lch', null, null, null, null], second: ['lch', null, null, null, null], space: 'lch',
		is: ['lch', null, null, null, null],
	},
	{
		what: 'transparent is black without a say: only alpha changes',
		first: ['srgb', 0, 0, 0, 0], second: ['oklab', 0.3, 0.1, -0.2], space: 'oklab',
		is: ['oklab', 0.3, 0.1, -0.2, 0.5],
	},
	{
		what: 'hue is not premultiplied',
		first: ['hsl', 40, 50, 50, 0.2], second: ['hsl', 80, 50, 50, 0.8], space: 'hsl',
		is: ['hsl', 60, 50, 50, 0.5],
	},
	{
		what: 'nothing is clipped: channels above 1 and below 0 mix as numbers',
		first: ['srgb', 1.4, -0.6, 0], second: ['srgb', 1.8, -0.2, 3], space: 'srgb',
		is: ['srgb', 1.6, -0.4, 1.5],
	},
	{
		what: 'a hue without power that an author wrote stays in its own space',
		first: ['hsl', 180, 0, 50], second: ['hsl', 11, 33, 44], space: 'hsl',
		is: ['hsl', 95.5, 16.5, 47],
	},
	{
		what: 'a gray from another space has no hue and no saturation',
		first: ['srgb', 0.5, 0.5, 0.5], second: ['hsl', 11, 33, 44], space: 'hsl',
		is: ['hsl', 11, 16.5, 47],
	},
	{
		what: 'whiteness and blackness beyond 100 are a gray by their ratio, 100 to 25 is 80 %',
		first: ['hwb', 180, 100, 25], second: ['hsl', 11, 33, 44], space: 'hsl',
		is: ['hsl', 11, 16.5, 62],
	},
	{
		what: 'white has no hue in HWB, the other color gives it',
		first: ['srgb', 1, 1, 1], second: ['hwb', 90, 10, 30], space: 'hwb',
		is: ['hwb', 90, 55, 15],
	},
];

const examples = suite('examples of CSS Color 4');

for (const { what, first, second, space, is } of EXAMPLES) {
	examples(what, () => {
		const mixed = mix(read(first), read(second), 0.5, space), expected = read(is);
		assert.is(mixed.space, expected.space);
		assert.is(mixed.none, expected.none);
		nearAll(mixed.coords, expected.coords, 1e-9);
		near(mixed.alpha, expected.alpha, 1e-12);
	});
}

const ARCS: readonly (readonly [from: number, to: number, middle: Readonly<Record<HueArc, number>>])[] = [
	// §12.4: 40 to 60 and 330 to 30, halfway along each arc.
	[40, 60, { shorter: 50, longer: 230, increasing: 50, decreasing: 230 }],
	[60, 40, { shorter: 50, longer: 230, increasing: 230, decreasing: 50 }],
	[330, 30, { shorter: 0, longer: 180, increasing: 0, decreasing: 180 }],
	[30, 330, { shorter: 0, longer: 180, increasing: 180, decreasing: 0 }],
	[50, 330, { shorter: 10, longer: 190, increasing: 190, decreasing: 10 }],
	[0, 180, { shorter: 90, longer: 90, increasing: 90, decreasing: 270 }],
	[70, 70, { shorter: 70, longer: 250, increasing: 70, decreasing: 70 }],
];

for (const [from, to, middle] of ARCS) for (const arc of HUE_ARCS) {
	examples(`halfway from ${from}° to ${to}° by the ${arc} arc is ${middle[arc]}°`, () => {
		for (const [space, h] of [['oklch', 2], ['lch', 2], ['hsl', 0], ['hwb', 0]] as const) {
			const at = (hue: number): Color => color(space, h === 0 ? [hue, 20, 30] : [0.5, 0.1, hue]);
			near(mix(at(from), at(to), 0.5, space, arc).coords[h], middle[arc], 1e-9, space);
		}
	});
}

examples.run();

const carrying = suite('missing channels across spaces');

/** Channels that a color contributes to a mixture. Missing ones are taken from the other color, so it is mixed with two others. */
function missesIn(first: Written, space: MixSpace): number {
	const at = (x: number): Color => color(space, [x, x, x]);
	const low = mix(read(first), at(30), 0, space), high = mix(read(first), at(60), 0, space);
	return low.coords.reduce((mask, x, i) => (x === high.coords[i] ? mask : mask | (1 << i)), 0);
}

const CARRIED: readonly (readonly [what: string, first: Written, space: MixSpace, missing: number])[] = [
	['lightness is lightness: L of Lab is L of OKLCH', ['lab', null, 20, 30], 'oklch', 1],
	['L of HSL is L of Lab', ['hsl', 40, 50, null], 'lab', 1],
	['saturation is chroma', ['hsl', 40, null, 50], 'oklch', 2 | 4],
	['chroma is saturation', ['lch', 50, null, 40], 'hsl', 1 | 2],
	['hue is hue', ['lch', 50, 30, null], 'oklch', 4],
	['hue corresponds to hue at another position', ['oklch', 0.5, 0.1, null], 'hsl', 1],
	['hue of HSL is hue of HWB', ['hsl', null, 50, 50], 'hwb', 1],
	['opponent axes are themselves', ['oklab', 0.5, 0.1, null], 'lab', 4],
	['red is red', ['display-p3', null, 0.5, 0.5], 'srgb', 1],
	['blue is z', ['xyz-d65', 0.5, 0.5, null], 'srgb-linear', 4],
	['a and b together are chroma and hue', ['lab', 50, null, null], 'lch', 2 | 4],
	['a alone is neither', ['lab', 50, null, 20], 'lch', 0],
	['chroma and hue together are a and b', ['oklch', 0.5, null, null], 'oklab', 2 | 4],
	['chroma alone is neither', ['oklch', 0.5, null, 30], 'oklab', 0],
	['saturation and lightness together are whiteness and blackness, and a gray has no hue', ['hsl', 40, null, null], 'hwb', 7],
	['lightness alone is neither', ['hsl', 40, 50, null], 'hwb', 1],
	['whiteness and blackness together are saturation and lightness', ['hwb', 40, null, null], 'hsl', 2 | 4],
	['blue has no analogue in OKLCH', ['display-p3', 0.7, 0.5, null], 'oklch', 0],
	['all of RGB is all of OKLCH', ['srgb', null, null, null], 'oklch', 7],
	['all of Lab is all of sRGB', ['lab', null, null, null], 'srgb', 7],
];

for (const [what, first, space, missing] of CARRIED) {
	carrying(`${what}: ${first.map((x) => x ?? 'none').join(' ')} in ${space}`, () => {
		assert.is(missesIn(first, space), missing);
	});
}

carrying('§12.2: lch(50 0.02 none) takes its hue from color(display-p3 0.7 0.5 none), whose blue counts as 0', () => {
	const second: Written = ['display-p3', 0.7, 0.5, null];
	const mixed = mix(read(['lch', 50, 0.02, null]), read(second), 0.5, 'oklch');
	near(mixed.coords[2], convert(color('display-p3', [0.7, 0.5, 0]), 'oklch').coords[2], 1e-9);
});

// §4.4.1: the bounds of power, inclusive, in the space the color was written in.
for (const [below, above, what] of [
	[['lch', 20, 0.0015, 180], ['lch', 20, 0.00151, 180], 'chroma 0.0015 of LCh'],
	[['oklch', 0.2, 0.000004, 180], ['oklch', 0.2, 0.0000041, 180], 'chroma 0.000004 of OKLCH'],
	[['hwb', 180, 49.999, 50], ['hwb', 180, 49.998, 50], 'whiteness and blackness of 99.999 in HWB'],
] as const satisfies readonly (readonly [Written, Written, string])[]) {
	carrying(`up to ${what} a hue has no power and is lost in HSL, above it is kept`, () => {
		const other = color('hsl', [11, 33, 44]);
		near(mix(read(below), other, 0.5, 'hsl').coords[0], 11, 1e-9);
		near(mix(read(below), other, 0.5, 'hsl').coords[1], 16.5, 1e-9);
		// The hue of the first is near 180 in HSL too: halfway to 11 is near 95, within what hues of spaces differ by.
		near(mix(read(above), other, 0.5, 'hsl').coords[0], 90, 15);
	});
}

carrying.run();

const always = suite('of every mixture');

const RECTANGULAR = ['oklab', 'srgb', 'srgb-linear', 'lab'] as const satisfies readonly MixSpace[];

always('in HSV turns the hue as every hue is turned, though CSS has no such space', () => {
	// Red at 0 degrees and blue at 240: halfway by the shorter arc is magenta at 300, #ff00ff.
	nearAll(mix(fromRgb24(0xff0000), fromRgb24(0x0000ff), 0.5, 'hsv').coords, [300, 100, 100], 1e-12);
	nearAll(mix(fromRgb24(0xff0000), fromRgb24(0x0000ff), 0.5, 'hsv', 'longer').coords, [120, 100, 100], 1e-12);
});

for (const space of MIX_SPACES) {
	always(`in ${space}: at 0 it is the first color and at 1 the second`, () => {
		const seed = `ends ${space}`, random = randomFrom(seed);
		for (let n = 0; n < 300; n++) {
			const one = wide(random), two = beyond(random);
			const first = color(one.space, one.coords, 0.1 + 0.9 * random()), second = color(two.space, two.coords, 0.1 + 0.9 * random());
			for (const [share, end] of [[0, first], [1, second]] as const) {
				const mixed = mix(first, second, share, space), what = `${seed}, ${n} at ${share}`;
				near(mixed.alpha, end.alpha, 1e-15, what);
				const expected = convert(end, space);
				nearAll(
					convert(mixed, 'xyz-d65').coords, convert(expected, 'xyz-d65').coords, 1e-9, what,
				);
			}
		}
	});

	always(`in ${space}: alpha goes straight from one to the other`, () => {
		const random = randomFrom(`alpha ${space}`);
		for (let n = 0; n < 300; n++) {
			const from = random(), to = random(), share = random();
			const mixed = mix(color('srgb', [random(), 0, 0], from), color('lab', [50, 10, random()], to), share, space);
			near(mixed.alpha, from + (to - from) * share, 1e-12);
		}
	});

	always(`in ${space}: an opaque color with a missing one is itself`, () => {
		const c = convert(fromRgb24(0x3b82f6), space);
		nearAll(mix(c, color(space, [0, 0, 0], 0, 15), 0.7, space).coords, c.coords, 1e-9);
	});

	always(`in ${space}: two transparent colors are transparent, with 0 in every channel except the hue`, () => {
		const mixed = mix(fromRgb24(0xff0000, 0), fromRgb24(0x0000ff, 0), 0.5, space);
		assert.is(mixed.alpha, 0);
		const hueAt = { oklch: 2, lch: 2, hsl: 0, hwb: 0 }[space as string];
		mixed.coords.forEach((x, i) => i === hueAt || assert.is(x, 0));
	});

	always(`in ${space}: any input gives finite numbers, hues in [0, 360)`, () => {
		const seed = `finite ${space}`, random = randomFrom(seed);
		for (let n = 0; n < 2000; n++) {
			const any = (): Color => {
				const from = SPACE_IDS[Math.floor(random() * SPACE_IDS.length)]!;
				const scale = random() < 0.5 ? 1 : 400;
				const none = random() < 0.3 ? Math.floor(random() * 16) : 0;
				const channel = (i: number): number => (none & (1 << i) ? 0 : (random() - 0.3) * scale);
				return color(from, [channel(0), channel(1), channel(2)], none & NONE_ALPHA ? 0 : Math.round(random() * 4) / 4, none);
			};
			const first = any(), second = any(), share = Math.round(random() * 8) / 8;
			const mixed = mix(first, second, share, space);
			const what = `${seed}, ${n}: ${JSON.stringify([first, second, share, mixed])}`;
			mixed.coords.forEach((x, i) => {
				assert.ok(Number.isFinite(x) && !Object.is(x, -0), what);
				if (mixed.none & (1 << i)) assert.is(x, 0, what);
			});
			assert.ok(mixed.alpha >= 0 && mixed.alpha <= 1, what);
			const hueAt = { oklch: 2, lch: 2, hsl: 0, hwb: 0 }[space as string];
			if (hueAt !== undefined) assert.ok(mixed.coords[hueAt]! >= 0 && mixed.coords[hueAt]! < 360, what);
		}
	});
}

for (const space of RECTANGULAR) {
	always(`in ${space}: mixing the other way round with the rest is the same`, () => {
		const random = randomFrom(`swap ${space}`);
		for (let n = 0; n < 300; n++) {
			const a = color('srgb', beyond(random).coords, random()), b = color('srgb', beyond(random).coords, random());
			const share = random();
			nearAll(mix(a, b, share, space).coords, mix(b, a, 1 - share, space).coords, 1e-9);
		}
	});

	always(`in ${space}: opaque colors mix on the straight line between them`, () => {
		const random = randomFrom(`line ${space}`);
		for (let n = 0; n < 300; n++) {
			const a = beyond(random), b = beyond(random), share = random();
			const from = convert(a, space).coords, to = convert(b, space).coords;
			nearAll(mix(a, b, share, space).coords, from.map((x, i) => x + (to[i]! - x) * share), 1e-9);
		}
	});
}

always('by the shorter arc no hue strays further than half the way between', () => {
	const random = randomFrom('short');
	for (let n = 0; n < 1000; n++) {
		const from = random() * 360, to = random() * 360, share = random();
		const { coords } = mix(color('oklch', [0.5, 0.1, from]), color('oklch', [0.5, 0.1, to]), share, 'oklch');
		const turn = normalizeHue(coords[2] - from), whole = normalizeHue(to - from);
		near(whole > 180 ? 360 - normalizeHue(-turn) : turn, whole > 180 ? 360 - (360 - whole) * share : whole * share, 1e-9);
	}
});

always.run();
