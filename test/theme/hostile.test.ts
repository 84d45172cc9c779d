/*
 * Themes made to take long: the steps of an audit with its repair grow as the file does, whatever its shape, and a repaired
 * file is the same when it is repaired once more.
 *
 * Steps are counted, not time: each ends where others may go first.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole, type Steps } from '../../src/math/steps.ts';
import { askedOf, auditOf } from '../../src/theme/audit.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairOf, type Repair } from '../../src/theme/repair.ts';

/** Six hex digits that differ from those of other numbers. */
const digits = (i: number): string => ((i * 2654435761 >>> 8) & 0xffffff).toString(16).padStart(6, '0');

/** A middle gray, nearly. */
const nearly = (start: string, i: number): string => `#${start}${digits(i).slice(1)}`;

/** `begin`, as many parts as fit into so many characters, and `end`. */
const filled = (begin: string, part: (i: number) => string, end: string) => (length: number): string => {
	let text = begin;
	for (let i = 0; text.length + part(i).length + end.length <= length; i++) text += part(i);
	return text + end;
};

/** `.a1-theme,.b1-theme`: each is enough. */
const themes = (i: number, letters: string): string => [...letters].map((letter) => `.${letter}${i}-theme`).join();

const SHAPES = {
	'texts that fail on one background': filled(':root{--a:#888;', (i) => `--a-${i}:var(--a);--a-${i}-foreground:${nearly('8', i)};`, '}'),
	'pairs that fail each by itself': filled(':root{', (i) => `--b${i}:${nearly('8', i)};--on-b${i}:${nearly('7', i)};`, '}'),
	'one text on many backgrounds': filled(':root{--t:#888;', (i) => `--b${i}:#${digits(i)};--on-b${i}:var(--t);`, '}'),
	'a ring of pairs': filled(':root{', (i) => `--b${i}:${nearly('8', i)};--on-b${i}:var(--b${i + 1});`, '--b9999:#888}'),
	'chains of names': filled(':root{--a0:#888;', (i) => `--a${i + 1}:var(--a${i});--on-a${i}:var(--a${i});`, '}'),
	'modes without end': filled(':root{--a:#888;--on-a:#777}', (i) => `.t${i}-theme{--a:#${digits(i)}}`, ''),
	'media lists': filled('', (i) => `@media ${Array.from({ length: 20 }, (_, j) => `(min-width:${20 * i + j}px)`).join()}{:root{--a:#111;--on-a:#${digits(i)}}}`, ''),
	'names that each mode changes': filled(
		`:root{--a0:#888;${Array.from({ length: 90 }, (_, i) => `--a${i + 1}:var(--a${i});--on-a${i}:var(--a${i});`).join('')}}`,
		(i) => `.t${i % 64}-theme{--a${i % 90}:#${digits(i)}}`, '',
	),
	'lists in lists': filled('', (i) => `${themes(i, 'abcd')}{${themes(i, 'efghij')}{${themes(i, 'klm')}{--a:#111;--on-a:#777}}}`, ''),
	'colors outside of every gamut': filled(':root{', (i) => `--e${i}:lab(50 3${i % 90} -3${i % 77});--on-e${i}:lab(49 3${i % 90} -3${i % 70});`, '}'),
	'mixtures of mixtures': filled(':root{--a:#888;', (i) => `--e${i + 1}:color-mix(in oklch, var(--a), var(--e${i}, red) 30%);--on-e${i}:var(--a);`, '}'),
} as const;

interface Counted<T> {
	readonly result: T;
	readonly steps: number;
}

function counted<T>(work: Steps<T>): Counted<T> {
	for (let steps = 0; ; steps++) {
		const { done, value } = work.next();
		if (done === true) return { result: value, steps };
	}
}

function repaired(text: string): Counted<Repair> {
	const theme = readTheme(text), asked = whole(askedOf(theme, [], 'aa')), audit = counted(auditOf(theme, asked));
	const repair = counted(repairOf(theme, audit.result.pairs, asked, readThemeInSteps));
	return { result: repair.result, steps: audit.steps + repair.steps };
}

const hostile = suite('themes made to take long');

for (const [shape, make] of Object.entries(SHAPES)) {
	hostile(`${shape}: three times the file are at most four times the steps, and a second repair changes nothing`, () => {
		const short = repaired(make(4_000)), long = repaired(make(12_000));
		assert.ok(long.steps <= 4 * short.steps + 1000, `${short.steps} and ${long.steps} steps`);
		assert.is(repaired(long.result.text).result.text, long.result.text);
	});
}

hostile('reading stops at every value and every block, so that none holds up others', () => {
	for (const [shape, make] of Object.entries(SHAPES)) {
		const { result: { entries }, steps } = counted(readThemeInSteps(make(12_000)));
		assert.ok(steps >= entries.length && entries.length > 5, `${shape}: ${steps} steps for ${entries.length} values`);
	}
});

hostile('a theme of 60,000 characters takes no more than 40,000 steps, and 120,000 where it is judged in each of 64 modes', () => {
	for (const shape of ['a ring of pairs', 'texts that fail on one background'] as const) {
		const { steps, result: { left } } = repaired(SHAPES[shape](60_000));
		assert.ok(steps < 40_000, `${shape}: ${steps} steps`);
		assert.is(left, 0, shape);
	}
	assert.ok(repaired(SHAPES['names that each mode changes'](60_000)).steps < 120_000);
});

hostile.run();
