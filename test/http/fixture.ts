/*
 * Small operations for tests of HTTP, which do not depend on colors.
 */

import { unreadable } from '../../src/errors.ts';
import { operation, type AnyOperation } from '../../src/operations/operation.ts';
import { fallback, integer, list, number, object, optional, text, type Text } from '../../src/schema/schema.ts';

/** Reads `red` as its only color. */
const shade: Text<{ input: string }> = {
	...text('A shade.', 1, 20),
	read: (input) => {
		if (input.trim() !== 'red') throw unreadable(`"${input}" is not a shade. Write red.`);
		return { input };
	},
};

const word = text('A word.', 1, 120);

/** Creates the operations; `runs` returns the number of runs of `echo`. */
export function fixture(): { readonly operations: readonly AnyOperation[]; readonly runs: () => number } {
	let runs = 0;
	const echo = operation({
		name: 'echo',
		title: 'Echo it',
		group: 'Read',
		summary: 'Says <it> again.',
		input: object('', { word, times: fallback(integer('How often.', 1, 9), 1), tags: optional(list('Tags.', word, 1, 3)) }),
		result: object('', { word, times: integer('How often.', 1, 9), tags: list('Tags.', word, 0, 3) }),
		examples: [{ input: { word: 'a & b', times: 2 }, shows: 'two' }],
	}).runs(({ word, times, tags = [] }) => {
		runs++;
		return { word, times, tags };
	});
	const paint = operation({
		name: 'paint',
		title: 'Paint it',
		group: 'Read',
		summary: 'Paints.',
		input: object('', { shades: list('Shades.', shade, 1, 3), coats: fallback(integer('Coats.', 1, 9), 1) }),
		result: object('', { shades: list('Shades.', word, 1, 3) }),
		examples: [{ input: { shades: ['red'] }, shows: 'red' }],
	}).runs(({ shades }) => ({ shades: shades.map(({ input }) => input) }));
	let drawn = 0;
	const draw = operation({
		name: 'draw',
		title: 'Draw it',
		group: 'Read',
		summary: 'Draws a number.',
		input: object('', { seed: optional(integer('The seed.', 0, 9)) }),
		result: object('', { drawn: number('The number.', 0, 1e9) }),
		cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
		examples: [{ input: {}, shows: 'any' }],
	}).runs(({ seed }) => ({ drawn: seed ?? 10 + drawn++ }));
	const write = operation({
		name: 'write-only',
		title: 'Write-only it',
		group: 'Read',
		summary: 'Takes a body.',
		methods: ['POST'],
		input: object('', { word }),
		result: object('', { word }),
		examples: [{ input: { word: 'a' }, shows: 'a' }],
	}).runs(({ word }) => ({ word }));
	const broken = operation({
		name: 'broken',
		title: 'Broken it',
		group: 'Read',
		summary: 'Has a bug.',
		input: object('', { word: optional(word) }),
		result: object('', {}),
		examples: [{ input: {}, shows: 'no bug' }],
	}).runs(({ word }) => {
		if (word === 'bug') throw new TypeError('the secret path /etc/secret');
		return {};
	});
	return { operations: [echo, paint, draw, write, broken], runs: () => runs };
}
