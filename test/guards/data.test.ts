/*
 * The lists of names: format, order, languages, coverage, and the checksum of each file in SOURCES.md.
 *
 * Every fault names the file, the line and the correction.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldJoined } from '../../src/names/fold.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { nearest } from '../../src/names/nearest.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import { ROOT } from '../support/project.ts';

const data = suite('the name lists');

const read = (file: string): string => readFileSync(join(ROOT, 'data', file), 'utf8');
const readLines = (file: string): string[] => read(file).split('\n').slice(0, -1);

interface Source {
	readonly file: string;
	readonly lines: number;
	readonly sha256: string;
	readonly version: string;
	readonly licence: string;
}

const sources: readonly Source[] = read('SOURCES.md').split('\n')
	.filter((line) => /^\| [a-z-]+\.txt \|/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.map(([, file = '', lines, sha256 = '', , version = '', licence = '']) => ({ file, lines: Number(lines), sha256, version, licence }));

data('SOURCES.md lists every file of names and no others', () => {
	assert.equal(sources.map(({ file }) => file).sort(), readdirSync(join(ROOT, 'data')).filter((file) => file.endsWith('.txt')).sort());
	for (const { file, licence } of sources) assert.ok(licence.length > 1, `${file} has no licence`);
});

for (const { file, lines, sha256 } of sources) {
	data(`${file} is the file that SOURCES.md describes; after a change run data/make-names.mjs`, () => {
		assert.is(readLines(file).length, lines);
		assert.is(createHash('sha256').update(read(file)).digest('hex'), sha256);
	});

	data(`${file} is tidy: NFC, one line feed at each end of line, no blank at the end of one, no control characters`, () => {
		const text = read(file);
		assert.ok(text.endsWith('\n') && !text.endsWith('\n\n'));
		readLines(file).forEach((line, i) => {
			assert.is(line, line.normalize('NFC'), `${file}:${i + 1} is not NFC: write it in composed letters`);
			const isTidy = !/\s$/.test(line) && !/[\p{Cc}\p{Cf}]/u.test(line.replaceAll('\t', ''));
			assert.ok(isTidy, `${file}:${i + 1} ends in a blank or holds a control character: take it out`);
		});
	});
}

/** Colors with their names, a line each. */
const SHAPES = {
	'tailwind.txt': /^[a-z]+(?:-\d{2,3})?\t(?:oklch\([\d.]+% [\d.]+ (?:[\d.]+|none)\)|#[0-9a-f]{3})$/,
	'common-names.txt': /^[0-9a-f]{6}\t[A-Z][A-Za-z' -]*\t[а-яё][А-Яа-яЁё -]*(?:\t\S.*)?$/,
	'extended-names.txt': /^[0-9a-f]{6} \S.*$/,
	'rare-names.txt': /^[0-9a-f]{6} \S.*$/,
} as const;

for (const [file, shape] of Object.entries(SHAPES)) {
	data(`every line of ${file} has its shape`, () => {
		readLines(file).forEach((line, i) => assert.match(line, shape, `${file}:${i + 1} "${line}"`));
	});
}

const common = readLines('common-names.txt').map((line) => line.split('\t'));

data('there are at least 2,200 common colors, each with an English and a Russian name, and 2,000 further words', () => {
	assert.ok(common.length >= 2200);
	assert.ok(common.flatMap(([, , , further]) => further?.split('; ') ?? []).length >= 2000);
	for (const [, english = '', russian = ''] of common) assert.ok(english !== '' && russian !== '');
});

data('no two common colors share a value, or a name of one language, further words included', () => {
	const values = new Set<string>(), names = new Map<string, string>();
	for (const [value = '', english = '', russian = '', further = ''] of common) {
		assert.not(values.has(value), `${value} stands twice`);
		values.add(value);
		for (const name of [english, russian, ...further.split('; ').filter((word) => word !== '')]) {
			const letters = foldJoined(name).replaceAll('grey', 'gray');
			assert.is(names.get(letters), undefined, `"${name}" is also a name of ${names.get(letters)}`);
			names.set(letters, value);
		}
	}
});

data('every CSS keyword is a common name of the same color', () => {
	const byName = new Map(common.flatMap(([value = '', english = '', , further = '']) =>
		[english, ...further.split('; ')].map((name) => [foldJoined(name), value] as const)));
	for (const [keyword, rgb] of cssKeywords()) {
		assert.is(byName.get(keyword) ?? byName.get(keyword.replace('grey', 'gray')), rgb.toString(16).padStart(6, '0'), keyword);
	}
});

/** Berlin and Kay's eleven terms, and the twelve of Russian, which parts light from dark blue. */
const BASIC = [
	'black', 'white', 'red', 'green', 'yellow', 'blue', 'brown', 'orange', 'pink', 'purple', 'gray',
	'чёрный', 'белый', 'красный', 'зелёный', 'жёлтый', 'синий', 'голубой', 'коричневый', 'фиолетовый', 'розовый', 'оранжевый', 'серый',
];

data('the basic terms of both languages are main names, синий and голубой of different colors', () => {
	const byName = new Map(common.flatMap(([value = '', english = '', russian = '']) =>
		[[english.toLowerCase(), value], [russian, value]] as const));
	for (const term of BASIC) assert.ok(byName.has(term), term);
	assert.is.not(byName.get('синий'), byName.get('голубой'));
});

data('no color of sRGB is further than deltaE OK 0.0533 from a common name', () => {
	const grid = Array.from({ length: 18 }, (_, i) => i * 15);
	for (const r of grid) for (const g of grid) for (const b of grid) {
		const [found] = nearest(fromRgb24(rgb24(r, g, b)), 'common', 1);
		assert.ok(found!.deltaEOK <= 0.0533, `rgb(${r} ${g} ${b}) is ${found!.deltaEOK} from ${found!.name}`);
	}
});

/** Files of names from color-name-list, which publishes about 30,000. The rest is blocked or has the name of a common color. */
const EXTENDED = ['extended-names.txt', 'rare-names.txt'] as const;

data('the extended and the rare names are more than 24,000, none twice', () => {
	const names = EXTENDED.flatMap(readLines).map((line) => line.slice(7));
	assert.ok(names.length > 24_000);
	assert.is(new Set(names).size, names.length);
});

for (const file of EXTENDED) {
	data(`${file} is in the order of its letters`, () => {
		const names = readLines(file).map((line) => line.slice(7));
		const letters = names.map((name) => Buffer.from(name.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()));
		for (let i = 1; i < names.length; i++) {
			const order = Buffer.compare(letters[i - 1]!, letters[i]!) || Buffer.compare(Buffer.from(names[i - 1]!), Buffer.from(names[i]!));
			assert.ok(order < 0, `"${names[i]}" stands behind "${names[i - 1]}"`);
		}
	});

	data(`no blocked name is left in ${file}`, () => {
		const blocked = new Set(readLines('blocked-names.txt').filter((line) => line !== '' && !line.startsWith('#')));
		assert.ok(blocked.size > 0);
		for (const line of readLines(file)) assert.not(blocked.has(line.slice(7)), line);
	});
}

data('Tailwind has 26 families of eleven steps, black and white', () => {
	const names = readLines('tailwind.txt').map((line) => line.split('\t')[0]!);
	const families = new Map<string, number>();
	for (const name of names) families.set(name.split('-')[0]!, (families.get(name.split('-')[0]!) ?? 0) + 1);
	assert.is(families.size, 28);
	assert.equal([...families.values()].filter((count) => count === 11).length, 26);
	assert.ok(names.includes('black') && names.includes('white'));
});

data.run();
