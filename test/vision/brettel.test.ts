/*
 * The half-planes of Brettel, Viénot and Mollon, held against what defines them: cone responses, white, and the
 * wavelengths that look the same to both kinds of eye.
 *
 * Linear sRGB to the cones of Smith and Pokorny 1975: F. Viénot, H. Brettel, J. D. Mollon, "Digital video colourmaps
 * for checking the legibility of displays by dichromats", Color Research & Application 24(4), 1999, equation 4, and
 * the step to XYZ (Judd-Vos) before it, equation 3. Chromaticities of wavelengths: CIE 1931, 2° observer, CIE 15.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyInto, multiply, type Mat3, type Vec3 } from '../../src/math/matrix.ts';
import { randomFrom } from '../../src/math/random.ts';
import { BRETTEL, brettelInto } from '../../src/vision/brettel.ts';
import { DICHROMACIES, type Dichromacy } from '../../src/vision/dichromacy.ts';
import { near, nearAll } from '../support/near.ts';

const RGB_TO_LMS: Mat3 = [
	17.8824, 43.5161, 4.11935,
	3.45565, 27.1554, 3.86714,
	0.0299566, 0.184309, 1.46709,
];

const RGB_TO_XYZ: Mat3 = [
	40.9568, 35.5041, 17.9167,
	21.3389, 70.6743, 7.98680,
	1.86297, 11.4620, 91.2367,
];

/** Which cone is missing: long, middle, short. */
const MISSING: Readonly<Record<Dichromacy, 0 | 1 | 2>> = { protanopia: 0, deuteranopia: 1, tritanopia: 2 };

/** nanometers, x, y. */
const WAVELENGTHS: Readonly<Record<Dichromacy, readonly (readonly [string, 'towards' | 'away', number, number])[]>> = {
	protanopia: [['575 nm', 'towards', 0.4788, 0.5202], ['475 nm', 'away', 0.1096, 0.0868]],
	deuteranopia: [['475 nm', 'towards', 0.1096, 0.0868], ['575 nm', 'away', 0.4788, 0.5202]],
	tritanopia: [['660 nm', 'towards', 0.7300, 0.2700], ['485 nm', 'away', 0.0687, 0.2007]],
};

const row = (m: Mat3, i: number): Vec3 => [m[3 * i]!, m[3 * i + 1]!, m[3 * i + 2]!];
const apply = (m: Mat3, v: readonly number[]): Vec3 => {
	const w: Vec3 = [v[0]!, v[1]!, v[2]!];
	applyInto(m, w);
	return w;
};
const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

function inverted([a, b, c, d, e, f, g, h, i]: Mat3): Mat3 {
	const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
	return [
		(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det,
		(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det,
		(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det,
	];
}

const planes = suite('Brettel 1997');

for (const kind of DICHROMACIES) {
	const missing = MISSING[kind], remaining = [0, 1, 2].filter((cone) => cone !== missing);

	for (const side of ['towards', 'away'] as const) {
		const m = BRETTEL[kind][side];
		/** The same map, of cone responses. */
		const cones = multiply(RGB_TO_LMS, multiply(m, inverted(RGB_TO_LMS)));

		planes(`${kind}, ${side}: the two cones that are left are excited as before`, () => {
			for (const cone of remaining) nearAll(row(cones, cone), [0, 1, 2].map((i) => (i === cone ? 1 : 0)), 2e-4, `cone ${cone}`);
		});

		planes(`${kind}, ${side}: the missing cone has no say`, () => {
			near(row(cones, missing)[missing]!, 0, 2e-4);
		});

		planes(`${kind}, ${side}: white, and so every gray, stays`, () => {
			nearAll(apply(m, [1, 1, 1]), [1, 1, 1], 2e-5);
		});

		planes(`${kind}, ${side}: a simulated color is simulated as itself`, () => {
			nearAll(multiply(m, m), m, 5e-5);
		});
	}

	for (const [wavelength, side, x, y] of WAVELENGTHS[kind]) {
		planes(`${kind}: ${wavelength} lies on its half-plane`, () => {
			const light = apply(inverted(RGB_TO_XYZ), [x, y, 1 - x - y]);
			assert.is(dot(BRETTEL[kind].normal, light) >= 0 ? 'towards' : 'away', side);
			// The plane cuts the chromaticity diagram in a line; the observers of 1931 and of Judd and Vos differ by this much.
			const cones = multiply(RGB_TO_LMS, multiply(BRETTEL[kind][side], inverted(RGB_TO_LMS)));
			const lost = row(cones, missing).map((weight, cone) => (cone === missing ? -1 : weight));
			const line = apply(transposed(multiply(RGB_TO_LMS, inverted(RGB_TO_XYZ))), lost);
			const distance = dot(line, [x, y, 1 - x - y]) / Math.sqrt((line[0] - line[2]) ** 2 + (line[1] - line[2]) ** 2);
			near(distance, 0, 0.007, `${wavelength} in the chromaticity diagram`);
		});
	}

	planes(`${kind}: the two half-planes meet in the grays and along no step`, () => {
		// Between them lies the plane of white and the missing cone: on it both give the same.
		const { normal, towards, away } = BRETTEL[kind];
		const cone = apply(inverted(RGB_TO_LMS), [0, 1, 2].map((i) => (i === missing ? 1 : 0)));
		const size = Math.max(...cone.map(Math.abs));
		near(dot(normal, [1, 1, 1]), 0, 2e-5, 'white');
		near(dot(normal, cone) / size, 0, 2e-5, 'the missing cone');
		const random = randomFrom(kind);
		for (let n = 0; n < 100; n++) {
			const gray = random(), more = (random() - 0.5) / size;
			const light = cone.map((x) => gray + more * x);
			nearAll(apply(towards, light), apply(away, light), 5e-5);
		}
	});

	planes(`${kind}: a color goes to the half-plane of its side, and a second simulation does not change it`, () => {
		const seed = `brettel ${kind}`, random = randomFrom(seed);
		const { normal, towards, away } = BRETTEL[kind];
		for (let n = 0; n < 2000; n++) {
			const light: Vec3 = [random(), random(), random()];
			const side = dot(normal, light), what = `${seed}: ${light.join(' ')}`;
			const once: Vec3 = [...light];
			brettelInto(once, kind);
			assert.equal(once, apply(side >= 0 ? towards : away, light), what);
			const twice: Vec3 = [...once];
			brettelInto(twice, kind);
			nearAll(twice, once, 1e-4, what);
		}
	});
}

function transposed(m: Mat3): Mat3 {
	return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}

planes.run();
