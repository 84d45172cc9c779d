/*
 * Runs docs/coming-from.md with the libraries it compares: each line runs as printed, and its result equals the others of its row.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as tincture from '../../src/index.ts';
import { ROOT } from '../support/project.ts';
import { TOOLS } from './packed.ts';

const comingFrom = suite('coming from other libraries');

/** Without types: these lines are the page's. */
const imported = async (path: string): Promise<Readonly<Record<string, unknown>>> =>
	await import(pathToFileURL(join(TOOLS, path)).href) as Readonly<Record<string, unknown>>;

const colorJs = await imported('colorjs.io/dist/color.js'), chromaJs = await imported('chroma-js/index.js');
const tinycolor: unknown = createRequire(import.meta.url)('tinycolor2');

/** Names that a line may use, by its column. */
const LIBRARIES: readonly Readonly<Record<string, unknown>>[] = [
	await imported('culori/src/index.js'), { Color: colorJs['default'] }, { chroma: chromaJs['default'] }, { tinycolor }, tincture,
];

const NAMES = ['culori', 'colorjs.io', 'chroma.js', 'tinycolor', 'tincture'];

const ran = (column: number, line: string): unknown => {
	const scope = LIBRARIES[column]!;
	return (new Function(...Object.keys(scope), `return ${line};`) as (...all: unknown[]) => unknown)(...Object.values(scope));
};

type Meaning = boolean | number | readonly number[];

const toBytes = (text: string): Meaning => {
	const [r, g, b, alpha] = tincture.toRgb8(text);
	return [r, g, b, alpha * 255];
};

/** A color of any library as red, green, blue and alpha, 0 to 255; numbers, also as text; other results unchanged. */
function toMeaning(column: number, value: unknown): Meaning {
	if (typeof value === 'number' || typeof value === 'boolean') return value;
	if (typeof value === 'string') return /^[\d.]+$/.test(value) ? Number(value) : toBytes(value);
	const parts = column === 4 ? tincture.format(value as tincture.Color, 'hex') : ran(column, [
		'formatHex8', '((color) => color.to("srgb").toString({ format: "hex" }))', '((color) => color.hex())',
		'((color) => color.toHex8String())',
	][column]!);
	return toBytes(typeof parts === 'string' ? parts : (parts as (color: unknown) => string)(value));
}

/** A step of 8 bits, and of numbers a thousandth of their size: chroma.js has matrices of fewer digits. */
const isSame = (a: Meaning, b: Meaning): boolean =>
	typeof a === 'object' && typeof b === 'object' ? a.every((x, i) => Math.abs(x - b[i]!) <= 1.01)
		: typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 0.001 * Math.max(1, b) + 0.0005 : a === b;

const ROWS = readFileSync(join(ROOT, 'docs/coming-from.md'), 'utf8').split('\n').filter((line) => line.startsWith('| ')).slice(2)
	.map((row) => row.split(' | ').map((cell) => /`(.+?)`/.exec(cell)?.[1]));

comingFrom('most rows have a line of every library', () => {
	assert.is(ROWS.length, 20);
	for (const [column, least] of [19, 18, 17, 14].entries())
		assert.ok(ROWS.filter((row) => row[column + 1] !== undefined).length >= least, NAMES[column]);
});

for (const row of ROWS) {
	const ours = row[5]!;
	for (const [column, name] of NAMES.slice(0, 4).entries()) {
		const line = row[column + 1];
		if (line === undefined) continue;
		comingFrom(`${name}: ${line} is ${ours}`, () => {
			const theirs = toMeaning(column, ran(column, line)), expected = toMeaning(4, ran(4, ours));
			assert.ok(isSame(theirs, expected), `${String(theirs)} and ${String(expected)}`);
		});
	}
}

comingFrom('what looks alike and is not, is not', () => {
	const seen = toBytes(String(ran(0, `formatHex(filterDeficiencyProt()('#c04020'))`)));
	assert.not(isSame(seen, toMeaning(4, tincture.simulate('#c04020', 'protanopia'))));
	assert.is(ran(3, `tinycolor('rgb(0 128 128 / 0.5)').getAlpha()`), 1);
	assert.is(Number(ran(0, `differenceCiede2000()('teal', 'navy')`)).toFixed(1), '44.4');
	assert.is(Number(ran(1, `Color.deltaE('teal', 'navy', '2000')`)).toFixed(1), '44.6');
	assert.is(tincture.deltaE('teal', 'navy', '2000').toFixed(1), '44.6');
	assert.throws(() => ran(2, `chroma('color(display-p3 0 1 0)')`), /unknown format/);
});

comingFrom.run();
