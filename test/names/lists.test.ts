/*
 * The lists of names hold what their files hold, and are read when they are asked for.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { furtherWords, LIST_IDS, listOf, type ListId } from '../../src/names/lists.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { ROOT } from '../support/project.ts';

const lists = suite('lists of names');

const linesOf = (file: string): string[] => readFileSync(`${ROOT}/data/${file}`, 'utf8').split('\n').slice(0, -1);
const hexOf = (rgb: number): string => rgb.toString(16).padStart(6, '0');
const namesOf = (id: ListId): string[] => {
	const list = listOf(id);
	return Array.from({ length: list.size }, (_, i) => list.name(i));
};

lists('extended: every line of extended-names.txt, in its order', () => {
	const list = listOf('extended');
	assert.equal(namesOf('extended').map((name, i) => `${hexOf(list.rgb24(i))} ${name}`), linesOf('extended-names.txt'));
});

lists('css: every keyword with its color', () => {
	const list = listOf('css');
	assert.equal(new Map(namesOf('css').map((name, i) => [name, list.rgb24(i)])), cssKeywords());
});

lists('common: every line of its file, in English and in Russian', () => {
	const english = listOf('common'), russian = listOf('common-ru'), further = furtherWords();
	const written = linesOf('common-names.txt').map((line) => line.split('\t'));
	assert.is(english.size, written.length);
	assert.is(russian.size, written.length);
	written.forEach(([rgb, name, nameInRussian, words], i) => {
		assert.equal([hexOf(english.rgb24(i)), english.name(i), russian.name(i)], [rgb, name, nameInRussian]);
		assert.is(russian.rgb24(i), english.rgb24(i));
		assert.is(further.filter(({ entry }) => entry === i).map(({ word }) => word).join('; '), words ?? '');
	});
	assert.ok(english.size >= 1200);
});

lists('tailwind: every class of its file, as published', () => {
	const list = listOf('tailwind');
	const shown = Array.from({ length: list.size }, (_, i) => {
		const { coords: [l, c, h], none } = list.color(i);
		return [list.name(i), Number((l * 100).toFixed(6)), c, none === 4 ? 'none' : h].join(' ');
	});
	// `red-50<TAB>oklch(97.1% 0.013 17.38)`; black is #000 and white #fff.
	const published = linesOf('tailwind.txt').map((line) => line.replace('#000', 'oklch(0% 0 none)').replace('#fff', 'oklch(100% 0 none)')
		.replace(/\toklch\(([\d.]+)% ([\d.]+) (\S+)\)/, (_, l, c, h) => ` ${Number(l)} ${Number(c)} ${h === 'none' ? h : Number(h)}`));
	assert.equal(shown, published);
	assert.is(list.size, 26 * 11 + 2);
});

lists('tailwind: 95 classes lie outside sRGB and are shown gamut-mapped', () => {
	const list = listOf('tailwind');
	const places = Array.from({ length: list.size }, (_, i) => i);
	// Strictly: `fits` forgives four of them that are outside by less than 0.000075.
	assert.is(places.filter((i) => convert(list.color(i), 'srgb').coords.some((x) => x < -1e-9 || x > 1 + 1e-9)).length, 95);
	for (const i of places) assert.is(list.rgb24(i), toRgb24(list.color(i)));
});

lists('the color of an entry is its 8-bit color, but for Tailwind', () => {
	for (const id of LIST_IDS.filter((one) => one !== 'tailwind')) {
		const list = listOf(id);
		for (const i of [0, 1, list.size - 1]) assert.equal(list.color(i), fromRgb24(list.rgb24(i)));
	}
});

lists('a list is loaded once', () => {
	for (const id of LIST_IDS) assert.is(listOf(id), listOf(id));
	assert.is(cssKeywords(), cssKeywords());
});

/** Runs lines of a module in a new process where every opened file of names is written down; what it prints, as lines. */
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
		const { listOf } = await import('./src/names/lists.ts');
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
		'listOf(\'extended\'); listOf(\'extended\'); console.log(\'extended\');',
	), ['imported', 'hex', 'keyword', 'extended-names.txt', 'extended']);
});

lists.run();
