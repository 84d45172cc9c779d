/*
 * The Machado matrices: what must hold of them whatever their numbers, and where they come from.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mat3 } from '../../src/math/matrix.ts';
import { DICHROMACIES } from '../../src/vision/dichromacy.ts';
import { MACHADO, machadoInto } from '../../src/vision/machado.ts';
import { near } from '../support/near.ts';

const determinant = ([a, b, c, d, e, f, g, h, i]: Mat3): number =>
	a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

const matrices = suite('Machado 2009');

for (const kind of DICHROMACIES) {
	const m = MACHADO[kind];

	matrices(`every row of ${kind} sums to 1 in six decimals, so that grays stay gray`, () => {
		for (const row of [0, 3, 6]) near(m[row]! + m[row + 1]! + m[row + 2]!, 1, 1.5e-6, `row ${row / 3}`);
	});
}

for (const kind of ['protanopia', 'deuteranopia'] as const) {
	matrices(`${kind} takes a dimension away: its colors lie on a plane`, () => near(determinant(MACHADO[kind]), 0, 1e-6));
}

matrices('tritanopia does not quite: the model bends the short-wave cones instead of dropping them', () => {
	assert.ok(determinant(MACHADO.tritanopia) > 0.2);
});

// Machado et al. §3: without long-wave cones red light is nearly dark, without middle-wave cones it keeps a good part.
matrices('red light is darker without long-wave cones than without middle-wave cones', () => {
	const luminance = (kind: 'protanopia' | 'deuteranopia'): number => {
		const light: [number, number, number] = [1, 0, 0];
		machadoInto(light, kind);
		return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
	};
	assert.ok(luminance('protanopia') < 0.2126, `${luminance('protanopia')}`);
	assert.ok(luminance('deuteranopia') > 0.2126, `${luminance('deuteranopia')}`);
});

matrices.run();
