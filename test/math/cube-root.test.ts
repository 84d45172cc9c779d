/*
 * Three cube roots at once, against the one of the platform.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cubeRootsInto } from '../../src/math/cube-root.ts';
import type { Vec3 } from '../../src/math/matrix.ts';
import { randomFrom } from '../../src/math/random.ts';

const roots = suite('three cube roots');

const cubeRoots = (x: number, y: number, z: number): Vec3 => {
	const v: Vec3 = [x, y, z];
	cubeRootsInto(v);
	return v;
};

roots('are those of the platform within 1e-13 of their size, over sixty powers of ten', () => {
	const seed = 'cube roots', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const x = 10 ** (random() * 60 - 30), y = 10 ** (random() * 6 - 6), z = random();
		cubeRoots(x, y, z).forEach((root, i) => {
			const expected = Math.cbrt([x, y, z][i]!);
			assert.ok(Math.abs(root - expected) <= 1e-13 * expected, `seed "${seed}", case ${n}: ${[x, y, z][i]} gave ${root}`);
		});
	}
});

roots('of zero, of negative, tiny and huge numbers are those of the platform to the last bit', () => {
	for (const odd of [0, -1, -0.125, 5e-324, 1e-31, 1e31, 1e300]) {
		assert.is(cubeRoots(odd, 0.5, 0.25)[0], Math.cbrt(odd), String(odd));
		assert.is(cubeRoots(0.5, 0.25, odd)[2], Math.cbrt(odd), String(odd));
	}
});

roots('of three equal numbers are equal', () => {
	const random = randomFrom('equal');
	for (let n = 0; n < 1000; n++) {
		const x = random(), [a, b, c] = cubeRoots(x, x, x);
		assert.is(a, b);
		assert.is(b, c);
	}
});

roots.run();
