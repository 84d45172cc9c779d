/*
 * The lists of names equal their files, and are loaded on first use.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { furtherWords, getList, isSuggested, type ListId } from '../../src/names/lists.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { LIST_IDS } from '../support/name-lists.ts';
import { ROOT } from '../support/project.ts';

const lists = suite('lists of names');

const readLines = (file: string): string[] => readFileSync(`${ROOT}/data/${file}`, 'utf8').split('\n').slice(0, -1);
const toHex = (rgb: number): string => rgb.toString(16).padStart(6, '0');
const listNames = (id: ListId): string[] => {
	const list = getList(id);
	return Array.from({ length: list.size }, (_, i) => list.name(i));
};

lists('extended: every line of extended-names.txt and rare-names.txt, the first suggested, the others not', () => {
	const list = getList('extended'), lines = listNames('extended').map((name, i) => `${toHex(list.rgb24(i))} ${name}`);
	assert.equal(lines.toSorted(), [...readLines('extended-names.txt'), ...readLines('rare-names.txt')].toSorted());
	assert.equal(new Set(lines.filter((_, i) => isSuggested(i))), new Set(readLines('extended-names.txt')));
});

lists('css: every keyword with its color', () => {
	const list = getList('css');
	assert.equal(new Map(listNames('css').map((name, i) => [name, list.rgb24(i)])), cssKeywords());
});

lists('common: every line of its file, in English and in Russian', () => {
	const english = getList('common'), russian = getList('common-ru'), further = furtherWords();
	const written = readLines('common-names.txt').map((line) => line.split('\t'));
	assert.is(english.size, written.length);
	assert.is(russian.size, written.length);
	written.forEach(([rgb, name, nameInRussian, words], i) => {
		assert.equal([toHex(english.rgb24(i)), english.name(i), russian.name(i)], [rgb, name, nameInRussian]);
		assert.is(russian.rgb24(i), english.rgb24(i));
		assert.is(further.filter(({ entry }) => entry === i).map(({ word }) => word).join('; '), words ?? '');
	});
	assert.ok(english.size >= 1200);
});

lists('tailwind: every class of its file, as published', () => {
	const list = getList('tailwind');
	const rows = Array.from({ length: list.size }, (_, i) => {
		const { coords: [l, c, h], none } = list.color(i);
		return [list.name(i), Number((l * 100).toFixed(6)), c, none === 4 ? 'none' : h].join(' ');
	});
	// `red-50<TAB>oklch(97.1% 0.013 17.38)`; black is #000 and white #fff.
	const published = readLines('tailwind.txt').map((line) => line.replace('#000', 'oklch(0% 0 none)').replace('#fff', 'oklch(100% 0 none)')
		.replace(/\toklch\(([\d.]+)% ([\d.]+) (\S+)\)/, (_, l, c, h) => ` ${Number(l)} ${Number(c)} ${h === 'none' ? h : Number(h)}`));
	assert.equal(rows, published);
	assert.is(list.size, 26 * 11 + 2);
});

lists('tailwind: 95 classes lie outside sRGB and are shown gamut-mapped', () => {
	const list = getList('tailwind');
	const places = Array.from({ length: list.size }, (_, i) => i);
	// Strictly: `fits` forgives four of them that are outside by less than 0.000075.
	assert.is(places.filter((i) => convert(list.color(i), 'srgb').coords.some((x) => x < -1e-9 || x > 1 + 1e-9)).length, 95);
	for (const i of places) assert.is(list.rgb24(i), toRgb24(list.color(i)));
});

lists('the color of an entry is its 8-bit color, except for Tailwind', () => {
	for (const id of LIST_IDS.filter((one) => one !== 'tailwind')) {
		const list = getList(id);
		for (const i of [0, 1, list.size - 1]) assert.equal(list.color(i), fromRgb24(list.rgb24(i)));
	}
});

lists('a list is loaded once', () => {
	for (const id of LIST_IDS) assert.is(getList(id), getList(id));
	assert.is(cssKeywords(), cssKeywords());
});

/** Runs lines of a module in a new process that logs every opened file of names. Returns the printed lines. */
function inNewProcess(...lines: readonly string[]): string[] {
	const code = `
		import fs from 'node:fs';
		import { syncBuiltinESMExports } from 'node:module';
		// To read a file is to open it, sometimes by way of openSync.
		let isReading = false;
		for (const name of ['readFileSync', 'openSync']) {
			const original = fs[name];
			fs[name] = (file, ...rest) => {
				if (!isReading && /names|tailwind\\.txt/.test(String(file)) && !/\\.[cm]?[jt]s$/.test(String(file))) console.log(String(file).split('/').at(-1));
				const wasReading = isReading;
				isReading = true;
				try {
					return original(file, ...rest);
				} finally {
					isReading = wasReading;
				}
			};
		}
		syncBuiltinESMExports();
		const { getList } = await import('./src/names/lists.ts');
		const { nearest } = await import('./src/names/nearest.ts');
		const { search } = await import('./src/names/search.ts');
		const { readColor } = await import('./src/names/parse-color.ts');
		console.log('imported');
		${lines.join('\n')}`;
	const { stdout, stderr } = spawnSync(
		process.execPath,
		['--import', 'tsx', '--input-type=module', '-e', code],
		{ cwd: ROOT, encoding: 'utf8' },
	);
	assert.is(stderr, '');
	return stdout.trim().split('\n');
}

lists('importing reads no file; a file is read when its list is first needed, once', () => {
	assert.equal(inNewProcess(
		'readColor(\'#3b82f6\'); console.log(\'hex\');',
		'readColor(\'teal\'); readColor(\'red\'); console.log(\'keyword\');',
		'getList(\'extended\'); getList(\'extended\'); console.log(\'extended\');',
		// The sources have no packed file: one attempt, then the text.
	), ['imported', 'hex', 'keyword', 'names.bin', 'extended-names.txt', 'rare-names.txt', 'extended']);
});

lists.run();
