/*
 * Inputs as tapes: the random numbers that a generator consumed to create an input.
 *
 * A generator is a function of a `Random`. Played back, a tape gives the same input; with some numbers changed, a similar and still
 * valid one. So one set of mutations serves every generator, and nothing has to parse what it mutates. A tape played in a circle
 * gives a larger input of the same kind, which shows how cost grows with size.
 *
 * Source  The idea is that of Hypothesis (MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020).
 */

import { randomFrom, type Random } from '../../src/math/random.ts';

/** Numbers in [0, 1). */
export type Tape = readonly number[];

/** The numbers of a tape, then seeded ones; `read` returns the numbers used so far. */
export function play(tape: Tape, seed: string): { readonly random: Random; readonly read: () => Tape } {
	const further = randomFrom(seed), used: number[] = [];
	return {
		random: () => {
			const x = tape[used.length] ?? further();
			used.push(x);
			return x;
		},
		read: () => used,
	};
}

/** The numbers of a tape in a circle. */
export function playInCircle(tape: Tape): Random {
	let at = 0;
	return () => tape[at++ % tape.length] ?? 0;
}

/** A whole number from 0 to below n. */
export const below = (random: Random, n: number): number => Math.floor(random() * n);

/** One item of a list that is not empty. */
export const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)]!;

/** A tape with one to four changes; spans may come from `other`. */
export function mutate(tape: Tape, other: Tape, random: Random): Tape {
	let numbers = [...tape];
	for (let changes = 1 + below(random, 4); changes > 0; changes--) numbers = changeOnce(numbers, other, random);
	return numbers;
}

/** The longest span that one change moves, in numbers. */
const LONGEST_SPAN = 40;

function changeOnce(tape: readonly number[], other: Tape, random: Random): number[] {
	// The first numbers decide the shape of an input, so half of the changes are there.
	const at = below(random, random() < 0.5 ? Math.min(tape.length, 12) : tape.length), length = 1 + below(random, LONGEST_SPAN);
	const span = tape.slice(at, at + length);
	switch (below(random, 7)) {
		case 0: return tape.toSpliced(at, 1, random());
		case 1: return tape.toSpliced(at, 1, pick(random, [0, 0.999]));
		case 2: return tape.toSpliced(at, length);
		case 3: return tape.toSpliced(at, 0, ...span);
		case 4: return tape.toSpliced(below(random, tape.length), span.length, ...span);
		case 5: return [...tape.slice(0, at), ...other.slice(at)];
		default: return tape.toSpliced(at, length, ...other.slice(at, at + length));
	}
}
