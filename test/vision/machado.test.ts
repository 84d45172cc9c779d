/*
 * The Machado matrices: properties of any such matrix, and their source.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mat3 } from '../../src/math/matrix.ts';
import { DICHROMACIES } from '../../src/vision/dichromacy.ts';
import { MACHADO_BY_SEVERITY, machadoInto, machadoMatrix } from '../../src/vision/machado.ts';
import { near } from '../support/near.ts';

const determinant = ([a, b, c, d, e, f, g, h, i]: Mat3): number =>
	a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

const matrices = suite('Machado 2009');

for (const kind of DICHROMACIES) {
	const m = machadoMatrix(kind, 1);

	matrices(`every row of ${kind} sums to 1 in six decimals, so that grays stay gray`, () => {
		for (const row of [0, 3, 6]) near(m[row]! + m[row + 1]! + m[row + 2]!, 1, 1.5e-6, `row ${row / 3}`);
	});
}

for (const kind of ['protanopia', 'deuteranopia'] as const) {
	matrices(`${kind} takes a dimension away: its colors lie on a plane`, () => near(determinant(machadoMatrix(kind, 1)), 0, 1e-6));
}

matrices('tritanopia does not quite: the model bends the short-wave cones instead of dropping them', () => {
	assert.ok(determinant(machadoMatrix('tritanopia', 1)) > 0.2);
});

// Machado et al. §3: without long-wave cones red light is nearly dark, without middle-wave cones it keeps a good part.
matrices('red light is darker without long-wave cones than without middle-wave cones', () => {
	const luminance = (kind: 'protanopia' | 'deuteranopia'): number => {
		const light: [number, number, number] = [1, 0, 0];
		machadoInto(light, kind, 1);
		return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
	};
	assert.ok(luminance('protanopia') < 0.2126, `${luminance('protanopia')}`);
	assert.ok(luminance('deuteranopia') > 0.2126, `${luminance('deuteranopia')}`);
});

matrices('severity 0 is common vision, a tenth is its printed matrix, and between two lies the line', () => {
	assert.equal(machadoMatrix('protanopia', 0), [1, 0, 0, 0, 1, 0, 0, 0, 1]);
	for (const kind of DICHROMACIES) {
		assert.is(MACHADO_BY_SEVERITY[kind].length, 10);
		MACHADO_BY_SEVERITY[kind].forEach((printed, i) => {
			machadoMatrix(kind, (i + 1) / 10).forEach((x, k) => near(x, printed[k]!, 1e-12));
			for (const row of [0, 3, 6]) near(printed[row]! + printed[row + 1]! + printed[row + 2]!, 1, 2e-6);
		});
	}
	// Half-way between the printed 0.5 and 0.6 of tritanomaly: 1.017277 and 1.104996, 0.248708 and 0.317922.
	near(machadoMatrix('tritanopia', 0.55)[0], 1.0611365, 1e-9);
	near(machadoMatrix('tritanopia', 0.55)[7], 0.283315, 1e-9);
});

matrices('between two printed matrices every number is on the line between its two', () => {
	for (const kind of DICHROMACIES) for (const [below, share] of [[1, 0.5], [4, 0.25], [9, 0.75]] as const) {
		const [from, to] = [MACHADO_BY_SEVERITY[kind][below - 1]!, MACHADO_BY_SEVERITY[kind][below]!];
		machadoMatrix(kind, (below + share) / 10).forEach((x, i) => near(x, from[i]! * (1 - share) + to[i]! * share, 1e-9, `${kind} ${i}`));
	}
	// Below the first printed matrix, the other end of the line is common vision.
	assert.equal(machadoMatrix('protanopia', 0.05).map((x) => Math.round(x * 1e7)), [
		9280835, 910190, -191025, 146710, 9775575, 77720, -14400, -7815, 10022215,
	]);
});

matrices.run();
