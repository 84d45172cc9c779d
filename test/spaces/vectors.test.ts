/*
 * Conversion against what others printed, and against the textbook: every space computed here once more from its
 * definition, one step at a time, with matrices built from the primaries.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { LAB_TO_LMS, LMS_TO_LAB, LMS_TO_XYZ, XYZ_TO_LMS } from '../../src/spaces/oklab-matrices.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import type { SpaceId } from '../../src/spaces/table.ts';
import { near, nearAll } from '../support/near.ts';
import { beyond, insideSrgb } from '../support/spaces.ts';
import { PUBLISHED } from '../vectors/css-colors.ts';

const published = suite('published values');

for (const { color: from, as: [space, ...expected], within, source } of PUBLISHED) {
	const start = typeof from === 'number' ? fromRgb24(from) : color(from[0], [from[1], from[2], from[3]]);
	const name = typeof from === 'number' ? `#${from.toString(16).padStart(6, '0')}` : from.join(' ');
	published(`${name} is ${space} ${expected.map((x) => +x.toFixed(6)).join(' ')} (${source})`, () => {
		nearAll(convert(start, space).coords, expected, within);
	});
}

published.run();

type Triple = readonly [number, number, number];
type Rows = readonly [Triple, Triple, Triple];

const times = (m: Rows, v: readonly number[]): Triple => {
	const row = (r: Triple): number => r[0] * v[0]! + r[1] * v[1]! + r[2] * v[2]!;
	return [row(m[0]), row(m[1]), row(m[2])];
};

const product = (a: Rows, b: Rows): Rows => {
	const columns = [0, 1, 2].map((i) => times(a, [b[0][i]!, b[1][i]!, b[2][i]!])) as unknown as Rows;
	return [0, 1, 2].map((i) => [columns[0][i], columns[1][i], columns[2][i]]) as unknown as Rows;
};

const scaled = (s: Triple): Rows => [[s[0], 0, 0], [0, s[1], 0], [0, 0, s[2]]];

/** By cofactors. */
function inverted([[a, b, c], [d, e, f], [g, h, i]]: Rows): Rows {
	const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
	return [
		[(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
		[(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
		[(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
	];
}

const white = (x: number, y: number): Triple => [x / y, 1, (1 - x - y) / y];
const D65 = white(0.3127, 0.3290), D50 = white(0.3457, 0.3585);

function rgbToXyz(xy: readonly number[], w: Triple): Rows {
	const [rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = xy;
	const primaries: Rows = [[rx, gx, bx], [ry, gy, by], [1 - rx - ry, 1 - gx - gy, 1 - bx - by]];
	return product(primaries, scaled(times(inverted(primaries), w)));
}

const CONES: Rows = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]];
const from = times(CONES, D65), to = times(CONES, D50);
const TO_D50 = product(inverted(CONES), product(scaled([to[0] / from[0], to[1] / from[1], to[2] / from[2]]), CONES));

const mirrored = (f: (x: number) => number) => (x: number): number => Math.sign(x) * f(Math.abs(x));

const encodeSrgb = mirrored((x) => (x > 0.0031308 ? 1.055 * x ** (1 / 2.4) - 0.055 : 12.92 * x));
const decodeSrgb = mirrored((x) => (x > 0.04045 ? ((x + 0.055) / 1.055) ** 2.4 : x / 12.92));

/** Lab as the CIE prints it, with 6/29. */
function cieLab(xyz: Triple): Triple {
	const d = 6 / 29;
	const f = (t: number): number => (t > d ** 3 ? Math.cbrt(t) : t / (3 * d * d) + 4 / 29);
	const [x, y, z] = [f(xyz[0] / D50[0]), f(xyz[1] / D50[1]), f(xyz[2] / D50[2])];
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const polar = ([l, a, b]: Triple): Triple =>
	[l, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];

/** OKLab as its author prints it: from linear sRGB, with ten digits. */
function ottosson([r, g, b]: Triple): Triple {
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
	];
}

const SRGB = rgbToXyz([0.64, 0.33, 0.30, 0.60, 0.15, 0.06], D65);

/** Linear sRGB light in every space defined by matrices and curves. */
const DEFINITIONS: readonly (readonly [SpaceId, (light: Triple) => Triple, number])[] = (() => {
	const xyz = (light: Triple): Triple => times(SRGB, light);
	const xyzD50 = (light: Triple): Triple => times(TO_D50, xyz(light));
	const linear = (xy: readonly number[]) => {
		const m = inverted(rgbToXyz(xy, D65));
		return (light: Triple): Triple => times(m, xyz(light));
	};
	const encoded = (f: (light: Triple) => Triple, curve: (x: number) => number) => (light: Triple): Triple => {
		const [r, g, b] = f(light);
		return [curve(r), curve(g), curve(b)];
	};
	const p3 = linear([0.680, 0.320, 0.265, 0.690, 0.150, 0.060]);
	const rec2020 = linear([0.708, 0.292, 0.170, 0.797, 0.131, 0.046]);
	const a98 = linear([0.640, 0.330, 0.210, 0.710, 0.150, 0.060]);
	const romm = inverted(rgbToXyz([0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], D50));
	const prophoto = (light: Triple): Triple => times(romm, xyzD50(light));
	return [
		['srgb-linear', (light) => light, 1e-12],
		['srgb', encoded((light) => light, encodeSrgb), 1e-12],
		['xyz-d65', xyz, 1e-12],
		['xyz-d50', xyzD50, 1e-12],
		['display-p3-linear', p3, 1e-12],
		['display-p3', encoded(p3, encodeSrgb), 1e-12],
		['rec2020-linear', rec2020, 1e-12],
		['rec2020', encoded(rec2020, mirrored((x) => x ** (1 / 2.4))), 1e-10],
		['a98-rgb-linear', a98, 1e-12],
		['a98-rgb', encoded(a98, mirrored((x) => x ** (256 / 563))), 1e-10],
		['prophoto-rgb-linear', prophoto, 1e-12],
		['prophoto-rgb', encoded(prophoto, mirrored((x) => (x >= 1 / 512 ? x ** (1 / 1.8) : 16 * x))), 1e-12],
		['lab', (light) => cieLab(xyzD50(light)), 1e-11],
		['lch', (light) => polar(cieLab(xyzD50(light))), 1e-9],
	];
})();

const COLORS = [['inside sRGB', insideSrgb], ['far outside', beyond]] as const;

const textbook = suite('conversion by the definitions');

for (const [what, draw] of COLORS) {
	for (const [id, define, within] of DEFINITIONS) {
		textbook(`2,000 colors ${what} are in ${id} what its definition gives`, () => {
			const seed = `${id}, ${what}`, random = randomFrom(seed);
			for (let n = 0; n < 2_000; n++) {
				const c = draw(random);
				const light: Triple = [decodeSrgb(c.coords[0]), decodeSrgb(c.coords[1]), decodeSrgb(c.coords[2])];
				nearAll(convert(c, id).coords, define(light), within, `seed "${seed}", color ${n}`);
			}
		});
	}
}

textbook('OKLab is what its author prints, as far as his ten digits for another D65 go', () => {
	// His matrix assumes X of the white to be 0.9505, CSS the 0.95046 of four-figure chromaticities.
	const seed = 'OKLab', random = randomFrom(seed);
	for (let n = 0; n < 2_000; n++) {
		const c = insideSrgb(random);
		const light: Triple = [decodeSrgb(c.coords[0]), decodeSrgb(c.coords[1]), decodeSrgb(c.coords[2])];
		nearAll(convert(c, 'oklab').coords, ottosson(light), 1e-5, `seed "${seed}", color ${n}`);
	}
});

textbook('OKLCH is OKLab in polar form', () => {
	const seed = 'OKLCH', random = randomFrom(seed);
	for (let n = 0; n < 2_000; n++) {
		const c = insideSrgb(random);
		const [l, a, b] = convert(c, 'oklab').coords;
		nearAll(convert(c, 'oklch').coords, polar([l, a, b]), 1e-10, `seed "${seed}", color ${n}`);
	}
});

textbook('the matrices of OKLab are inverse to each other, and D65 white is lightness 1 without a or b', () => {
	const [toXyz, fromXyz, toLms, fromLms] = [LMS_TO_XYZ, XYZ_TO_LMS, LAB_TO_LMS, LMS_TO_LAB]
		.map((m): Rows => [[m[0], m[1], m[2]], [m[3], m[4], m[5]], [m[6], m[7], m[8]]]);
	const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
	nearAll(product(toXyz!, fromXyz!).flat(), identity, 1e-14, 'XYZ and cones');
	nearAll(product(toLms!, fromLms!).flat(), identity, 1e-14, 'cones and Lab');
	nearAll(times(fromXyz!, D65), [1, 1, 1], 1e-14, 'white in cones');
	nearAll(times(fromLms!, [1, 1, 1]), [1, 0, 0], 1e-15, 'white in Lab');
});

textbook('each curve changes from line to power where its standard says', () => {
	// Just to either side of the joint, near enough that the other formula would be off by more than 1e-9.
	const srgb = (x: number): number => convert(color('srgb-linear', [x, x, x]), 'srgb').coords[1];
	const light = (x: number): number => convert(color('srgb', [x, x, x]), 'srgb-linear').coords[1];
	near(srgb(0.00313079), 12.92 * 0.00313079, 1e-15);
	near(srgb(0.00313081), 1.055 * 0.00313081 ** (1 / 2.4) - 0.055, 1e-15);
	near(light(0.040449), 0.040449 / 12.92, 1e-15);
	near(light(0.040451), ((0.040451 + 0.055) / 1.055) ** 2.4, 1e-15);
	const romm = (x: number): number => convert(color('prophoto-rgb-linear', [x, x, x]), 'prophoto-rgb').coords[1];
	const rommLight = (x: number): number => convert(color('prophoto-rgb', [x, x, x]), 'prophoto-rgb-linear').coords[1];
	near(romm(0.999 / 512), (16 * 0.999) / 512, 1e-15);
	near(romm(1.001 / 512), (1.001 / 512) ** (1 / 1.8), 1e-15);
	near(rommLight(15.99 / 512), 15.99 / 512 / 16, 1e-15);
	near(rommLight(16.01 / 512), (16.01 / 512) ** 1.8, 1e-15);
});

textbook('converting a color to the space it is in returns the color itself', () => {
	const c = color('lab', [50, 20, 10], 0.5, 8);
	assert.is(convert(c, 'lab'), c);
});

textbook('alpha and a missing alpha come along, missing channels become 0', () => {
	assert.equal(convert(color('srgb', [1, 0, 0], 0.25), 'srgb-linear'), color('srgb-linear', [1, 0, 0], 0.25));
	assert.equal(convert(color('srgb', [0, 0, 1], 0, 8 + 1), 'srgb-linear'), color('srgb-linear', [0, 0, 1], 0, 8));
});

textbook.run();
