/*
 * Values that depend on one another, each computed once, in the order in which they are needed.
 *
 * A cell computes its value from other cells: its generator yields the cell that it needs next. A stack here drives the generators,
 * so a chain of any length needs no native recursion. Every cell of a cycle gets its `onCycle` value, whichever of them is
 * requested first.
 *
 * Source  R. Tarjan, Depth-First Search and Linear Graph Algorithms, 1972 (strongly connected components).
 * Proof   test/theme/cells.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';

/** A computation that yields each cell it needs. */
export type Computation<T> = Generator<Cell<unknown>, T, undefined>;

export interface Cell<T> {
	readonly compute: () => Computation<T>;
	/** The value of every cell of a cycle. */
	readonly onCycle: T;
	/** Set once it is computed. */
	result: { readonly value: T } | undefined;
	/** When it was opened, while it or its cycle is not complete; -1 otherwise. */
	index: number;
}

/** A cell that is not computed yet. */
export const createCell = <T>(onCycle: T, compute: () => Computation<T>): Cell<T> => ({ compute, onCycle, result: undefined, index: -1 });

interface Frame {
	readonly cell: Cell<unknown>;
	readonly work: Computation<unknown>;
	/** The first cell opened that this one leads back to, by its index. */
	lowest: number;
}

/** Units for one cell and its generator. */
const CELL_COST = 0.7;

/** The value of a cell, from within the computation of another. */
export function* need<T>(cell: Cell<T>): Computation<T> {
	if (cell.result === undefined || cell.index >= 0) yield cell;
	return cell.result === undefined ? cell.onCycle : cell.result.value;
}

/** Number of cells between two pauses: an expression may take some microseconds. */
const CELLS_A_STEP = 64;

/** The value of a cell. No other cell of its graph may be evaluated before it ends. */
export function* evaluate<T>(requested: Cell<T>): Steps<T> {
	const stack: Frame[] = [], members: Cell<unknown>[] = [];
	let opened = 0, closed = 0;
	const open = (cell: Cell<unknown>): void => {
		spend(CELL_COST);
		cell.index = opened++;
		stack.push({ cell, work: cell.compute(), lowest: cell.index });
		members.push(cell);
	};
	const close = ({ cell, lowest }: Frame, value: unknown): void => {
		const around = stack.at(-1);
		if (lowest < cell.index) {
			cell.result = { value: cell.onCycle };
			// It leads back to a cell below it on the stack, so there is one.
			around!.lowest = Math.min(around!.lowest, lowest);
			return;
		}
		// The first cell of its component: it is part of a cycle if others are in the component, or if it needs itself.
		const first = members.lastIndexOf(cell);
		cell.result ??= { value: first < members.length - 1 ? cell.onCycle : value };
		for (const member of members.splice(first)) member.index = -1;
	};
	try {
		if (requested.result === undefined) open(requested);
		for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
			const { done, value } = frame.work.next();
			if (done === true) {
				stack.pop();
				close(frame, value);
				if (++closed % CELLS_A_STEP === 0) yield;
			} else if (value.index < 0) open(value);
			else {
				if (value === frame.cell) value.result = { value: value.onCycle };
				frame.lowest = Math.min(frame.lowest, value.index);
			}
		}
	} finally {
		// No cell stays open if the budget is used up.
		for (const member of members) member.index = -1;
	}
	// The stack is empty only after the requested cell has its result.
	return requested.result!.value;
}
