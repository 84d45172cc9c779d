/*
 * A language of names is a file, a row and a column: German is added to a copy of the project that way, and the copy
 * compiles and answers in it.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { forLocales, LANGUAGES, LOCALES, localeOfWords } from '../../src/names/locale.ts';
import { ROOT } from '../support/project.ts';

const locales = suite('languages of names');

locales('every one has a column of its own', () => {
	const columns = LOCALES.map((locale) => LANGUAGES[locale].column);
	assert.is(new Set(columns).size, columns.length);
	assert.equal(forLocales((locale) => LANGUAGES[locale].column), Object.fromEntries(LOCALES.map((locale, i) => [locale, columns[i]])));
});

locales('letters tell the language of words that stand in no column', () => {
	assert.equal([['sky', 'blue'], ['синий'], ['синий', 'rgb'], ['500'], []].map(localeOfWords), ['en', 'ru', 'ru', 'en', 'en']);
});

/** The file of the language, as its author would write it. */
const GERMAN = `
import { ENGLISH } from './english.ts';
import type { Language } from './language.ts';

const stem = (word: string): string => word.replace(/(?<=..)e[nmrs]?$/, '');

export const GERMAN: Language = {
	column: 4,
	script: 'latin',
	spellings: [],
	fillers: new Set(['farbe', 'farbton']),
	modifiers: { ...ENGLISH.modifiers, light: ['hell'], dark: ['dunkel'] },
	doubling: ['sehr'],
	hintsOf: () => [],
	isOrderFree: false,
	isInflected: true,
	isSameWord: (word, other) => stem(word) === stem(other),
	isHalfOf: () => false,
	isAdjective: () => false,
	phraseStem: stem,
	wordStem: stem,
	root: stem,
	hueName: (_, family) => family,
	plainName: (_, family) => family,
};
`;

/** English names of the list, and what stands in the German column beside them: the name, then further words. */
const COLUMN: Readonly<Record<string, string>> = {
	'Blue': 'Blau', 'Dark Green': 'Dunkelgrün; Flaschengrün', 'Olive': 'Oliv', 'Rose': 'Altrosa',
};

/** What is asked of the copy: does it know the language wherever there is a `locale`? */
const QUESTIONS = `
import { nearest, parse } from './src/names.ts';
import { findColors, nearestNames, parseColor } from './src/operations.ts';
const line = ({ name, hex, locale, match }) => [name, hex, locale, match].join(' ');
console.log(JSON.stringify({
	name: parseColor({ color: '#0000fe', locale: 'de' }).name.name,
	names: nearestNames({ color: '#0000fe', locale: 'de', limit: 4 }).names.map(({ name }) => name).sort(),
	list: nearest('#006401', 'names-de', 1)[0].name,
	read: parse('dunkel-grün').coords,
	found: findColors({ query: 'Flaschengrün', locale: 'de' }).results.map(line),
	composed: parseColor({ color: 'helles Altrosa', locale: 'de' }).readAs,
	inflected: findColors({ query: 'blaues', locale: 'de' }).results.map(line),
	russian: parseColor({ color: '#0000fe', locale: 'ru' }).name.name,
}));
`;

/** A copy of the project that knows German. */
function withGerman(): string {
	const copy = mkdtempSync(join(tmpdir(), 'locale-'));
	for (const part of ['src', 'data', 'package.json', 'tsconfig.json']) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
	symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
	const change = (path: string, to: (text: string) => string): void =>
		writeFileSync(join(copy, path), to(readFileSync(join(copy, path), 'utf8')));
	writeFileSync(join(copy, 'src/names/german.ts'), GERMAN);
	change('src/names/locale.ts', (text) => text
		.replace('import { RUSSIAN', 'import { GERMAN } from \'./german.ts\';\nimport { RUSSIAN')
		.replace('ru: RUSSIAN }', 'ru: RUSSIAN, de: GERMAN }'));
	change('data/common-names.txt', (text) => text.trimEnd().split('\n').map((line) => {
		const columns = line.split('\t'), german = COLUMN[columns[1]!];
		return german === undefined ? line : [...columns, ...columns.length < 4 ? [''] : [], german].join('\t');
	}).join('\n') + '\n');
	writeFileSync(join(copy, 'ask.ts'), QUESTIONS);
	return copy;
}

locales('a third one is a file, a row and a column', () => {
	const copy = withGerman();
	try {
		const types = spawnSync(
			process.execPath,
			[join(copy, 'node_modules/typescript/bin/tsc'), '-p', join(copy, 'src'), '--noEmit'],
			{ encoding: 'utf8' },
		);
		assert.is(types.stdout + types.stderr, '');
		const asked = spawnSync(process.execPath, ['--import', 'tsx', 'ask.ts'], { cwd: copy, encoding: 'utf8' });
		assert.is(asked.stderr, '');
		assert.equal(JSON.parse(asked.stdout), {
			name: 'Blau',
			names: ['Altrosa', 'Blau', 'Dunkelgrün', 'Oliv'],
			list: 'Dunkelgrün',
			// dark green of CSS is #006400.
			read: [0, 0x64 / 255, 0],
			found: ['Flaschengrün #006400 de exact'],
			composed: 'hell + Altrosa',
			inflected: ['Blau #0000ff de exact'],
			russian: 'синий',
		});
	} finally {
		rmSync(copy, { recursive: true });
	}
});

locales.run();
