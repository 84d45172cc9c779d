/*
 * Cells of OKLab: what a caller may assume of the colors in a cell.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { CELL_RADIUS, perCell } from '../../src/names/lab-cells.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';

const cells = suite('cells of OKLab');

type Lab = readonly [number, number, number];

const toLab = (rgb: number): Lab => convert(fromRgb24(rgb), 'oklab').coords;

/** Corners of the sRGB cube, seeded colors, and seeded colors moved to a border between cells, which lies at half an edge. */
function* someColors(seed: string): Generator<Lab> {
	for (let corner = 0; corner < 8; corner++) yield toLab(rgb24(255 * (corner >> 2), 255 * ((corner >> 1) & 1), 255 * (corner & 1)));
	const random = randomFrom(seed);
	for (let i = 0; i < 5000; i++) {
		const lab = toLab(Math.floor(random() * 0x1000000)), axis = i % 3;
		yield lab;
		// At or just beside the border.
		const border = (Math.floor(lab[axis]! / 0.04) + 0.5) * 0.04 + (random() - 0.5) * 1e-15;
		yield [axis === 0 ? border : lab[0], axis === 1 ? border : lab[1], axis === 2 ? border : lab[2]];
	}
}

cells('no color is farther from the center of its cell than the radius, on borders too', () => {
	const seed = 'cells: radius', centerNear = perCell((center) => center);
	for (const lab of someColors(seed)) {
		const [l, a, b] = centerNear(lab), distance = Math.hypot(lab[0] - l, lab[1] - a, lab[2] - b);
		assert.ok(distance <= CELL_RADIUS, `seed "${seed}": ${lab.join(' ')} is ${distance} from the center`);
	}
});

cells('the radius is half the diagonal of a cube of .04', () => {
	assert.ok(Math.abs(CELL_RADIUS - 0.02 * Math.sqrt(3)) < 1e-8, String(CELL_RADIUS));
});

cells('a cell is computed once, and cells of other colors do not change it', () => {
	const seed = 'cells: once', centers: Lab[] = [], placeNear = perCell((center) => centers.push(center) - 1);
	const places = [...someColors(seed)].map(placeNear);
	assert.equal([...someColors(seed)].map(placeNear), places);
	assert.is(new Set(centers.map((center) => center.join(' '))).size, centers.length);
});

cells.run();
