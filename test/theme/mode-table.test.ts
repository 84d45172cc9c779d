/*
 * Conditions weigh what a comparison word by word says, for any number of modes that a theme may have.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { createModeTables, createWeights } from '../../src/theme/mode-table.ts';
import { MOST_MODES, type Entry, type Mode } from '../../src/theme/theme.ts';

const tables = suite('mode tables');

const WORDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const createMode = (conditions: readonly string[]): Mode => ({ name: conditions.join(' '), conditions, isDark: false, isScope: false });

tables('each list of conditions weighs what its words say, in up to 64 modes', () => {
	const random = randomFrom('weights'), words = (): readonly string[] => WORDS.filter(() => random() < 0.4);
	for (const size of [0, 1, 31, 32, 33, MOST_MODES]) {
		const modes = Array.from({ length: size }, () => createMode(words())), weigh = createWeights(modes);
		for (let round = 0; round < 200; round++) {
			const when = Array.from({ length: Math.floor(random() * 4) }, words);
			const expected = modes.map(({ conditions }) =>
				Math.max(-1, ...when.filter((all) => all.every((word) => conditions.includes(word))).map((all) => all.length)));
			assert.equal([...weigh(when)], expected);
		}
	}
});

tables('more conditions win, then the later entry', () => {
	const entry = (key: string, text: string, when: Entry['when']): Entry =>
		({ name: key, key, text, start: 0, end: 0, when, value: { kind: 'text', text } });
	const always: Entry['when'] = [[]], dark: Entry['when'] = [['dark']], darkCard: Entry['when'] = [['& .card', 'dark']];
	const modes = [createMode([]), createMode(['dark']), createMode(['& .card', 'dark'])];
	const { plain, specific } = createModeTables([
		entry('a', 'card', darkCard), entry('a', 'dark', dark), entry('a', 'dark again', dark),
		entry('a', 'always', always), entry('b', 'plain', always),
	], modes);
	const textsIn = (table: ReadonlyMap<string, Entry>): unknown => Object.fromEntries([...table].map(([key, { text }]) => [key, text]));
	assert.equal(textsIn(plain), { a: 'always', b: 'plain' });
	assert.equal(modes.map((mode) => textsIn(specific(mode))), [{}, { a: 'dark again' }, { a: 'card' }]);
});

tables.run();
