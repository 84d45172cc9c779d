/*
 * Functions of a color that are computed once for each cell of OKLab.
 *
 * A cell has an edge of 0.01, half of a difference that people notice (deltaE OK 0.02); sRGB has about 50,000.
 *
 * Proof  test/names/lab-cells.test.ts.
 */

type Lab = readonly [l: number, a: number, b: number];

const EDGE = 0.01;

/** Largest distance of a color from the center of its cell. */
export const CELL_RADIUS = EDGE * Math.sqrt(3) / 2;

/** Cells of sRGB along each axis: lightness from 0 to 1, a from -0.24 to 0.28, b from -0.32 to 0.2. */
const SIDES = [101, 53, 53] as const;
const FIRST = [0, -24, -32] as const;

const toCell = (x: number, axis: 0 | 1 | 2): number => Math.max(0, Math.min(SIDES[axis] - 1, Math.round(x / EDGE) - FIRST[axis]));

const toCenter = (cell: number, axis: 0 | 1 | 2): number => (cell + FIRST[axis]) * EDGE;

/**
 * Caches the results of a function of the center of a cell, at most 255 different ones. Colors outside sRGB have the result of a cell at
 * its edge.
 */
export function memoizeCells<T>(compute: (center: Lab) => T): (lab: Lab) => T {
	let places: Uint8Array | undefined;
	const values: T[] = [];
	return (lab) => {
		places ??= new Uint8Array(SIDES[0] * SIDES[1] * SIDES[2]);
		const x = toCell(lab[0], 0), y = toCell(lab[1], 1), z = toCell(lab[2], 2), cell = (x * SIDES[1] + y) * SIDES[2] + z;
		const place = places[cell]!;
		if (place > 0) return values[place - 1]!;
		const value = compute([toCenter(x, 0), toCenter(y, 1), toCenter(z, 2)]), known = values.indexOf(value);
		places[cell] = known < 0 ? values.push(value) : known + 1;
		return value;
	};
}

const SIGNS = [-EDGE / 2, EDGE / 2];

/** The result that a function has at the center of a cell and at all its corners; undefined if they differ. */
export function agreeInCell<T>(center: Lab, compute: (lab: Lab) => T): T | undefined {
	const value = compute(center), [l, a, b] = center;
	const isSame = SIGNS.every((x) => SIGNS.every((y) => SIGNS.every((z) => compute([l + x, a + y, b + z]) === value)));
	return isSame ? value : undefined;
}
