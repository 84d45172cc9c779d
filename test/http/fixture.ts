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
		words: { title: 'Echo it', summary: 'Says <it> again.', examples: ['two'] },
		group: 'Read',
		input: object('', { word, times: fallback(integer('How often.', 1, 9), 1), tags: optional(list('Tags.', word, 1, 3)) }),
		result: object('', { word, times: integer('How often.', 1, 9), tags: list('Tags.', word, 0, 3) }),
		examples: [{ word: 'a & b', times: 2 }],
	}).runs(({ word, times, tags = [] }) => {
		runs++;
		return { word, times, tags };
	});
	const paint = operation({
		name: 'paint',
		words: { title: 'Paint it', summary: 'Paints.', examples: ['red'] },
		group: 'Read',
		input: object('', { shades: list('Shades.', shade, 1, 3), coats: fallback(integer('Coats.', 1, 9), 1) }),
		result: object('', { shades: list('Shades.', word, 1, 3) }),
		examples: [{ shades: ['red'] }],
	}).runs(({ shades }) => ({ shades: shades.map(({ input }) => input) }));
	let drawn = 0;
	const draw = operation({
		name: 'draw',
		words: { title: 'Draw it', summary: 'Draws a number.', examples: ['any'] },
		group: 'Read',
		input: object('', { seed: optional(integer('The seed.', 0, 9)) }),
		result: object('', { drawn: number('The number.', 0, 1e9) }),
		cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
		examples: [{}],
	}).runs(({ seed }) => ({ drawn: seed ?? 10 + drawn++ }));
	const write = operation({
		name: 'write-only',
		words: { title: 'Write-only it', summary: 'Takes a body.', examples: ['a'] },
		group: 'Read',
		methods: ['POST'],
		input: object('', { word }),
		result: object('', { word }),
		examples: [{ word: 'a' }],
	}).runs(({ word }) => ({ word }));
	const broken = operation({
		name: 'broken',
		words: { title: 'Broken it', summary: 'Has a bug.', examples: ['no bug'] },
		group: 'Read',
		input: object('', { word: optional(word) }),
		result: object('', {}),
		examples: [{}],
	}).runs(({ word }) => {
		if (word === 'bug') throw new TypeError('the secret path /etc/secret');
		return {};
	});
	return { operations: [echo, paint, draw, write, broken], runs: () => runs };
}
