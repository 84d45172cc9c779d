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

/** colord or colordx with its plugins. */
async function withPlugins(core: string, plugins: string, name: string): Promise<Readonly<Record<string, unknown>>> {
	const { extend, [name]: create } = await imported(core);
	const loaded = await Promise.all(['a11y', 'lab', 'mix', 'names'].map((plugin) => imported(`${plugins}/${plugin}.mjs`)));
	(extend as (plugins: readonly unknown[]) => void)(loaded.map((plugin) => plugin['default']));
	return { [name]: create };
}

/** Names that a line may use, by its library. */
const LIBRARIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'culori': await imported('culori/src/index.js'),
	'colorjs.io': { Color: colorJs['default'] },
	'chroma.js': { chroma: chromaJs['default'] },
	'tinycolor': { tinycolor },
	'colordx': await withPlugins('@colordx/core/dist/index.mjs', '@colordx/core/dist/plugins', 'colordx'),
	'colord': await withPlugins('colord/index.mjs', 'colord/plugins', 'colord'),
	'd3': { ...await imported('d3-color/dist/d3-color.mjs'), ...await imported('d3-interpolate/src/index.js') },
	'tincture': tincture,
};

/** A color of a library as HEX. */
const TO_HEX: Readonly<Record<string, string>> = {
	'culori': 'formatHex8', 'colorjs.io': '((color) => color.to("srgb").toString({ format: "hex" }))', 'chroma.js': '((color) => color.hex())',
	'tinycolor': '((color) => color.toHex8String())', 'colordx': '((color) => color.toHex())', 'colord': '((color) => color.toHex())',
	'd3': '((color) => color.formatHex8())', 'tincture': '((color) => format(color, "hex"))',
};

const ran = (name: string, line: string): unknown => {
	const scope = LIBRARIES[name]!;
	return (new Function(...Object.keys(scope), `return ${line};`) as (...all: unknown[]) => unknown)(...Object.values(scope));
};

type Meaning = boolean | number | readonly number[];

const toBytes = (text: string): Meaning => {
	const [r, g, b, alpha] = tincture.toRgb8(text);
	return [r, g, b, alpha * 255];
};

/** A color of any library as red, green, blue and alpha, 0 to 255; numbers, also as text; other results unchanged. */
function toMeaning(name: string, value: unknown): Meaning {
	if (typeof value === 'number' || typeof value === 'boolean') return value;
	if (typeof value === 'string') return /^[\d.]+$/.test(value) ? Number(value) : toBytes(value);
	return toBytes((ran(name, TO_HEX[name]!) as (color: unknown) => string)(value));
}

/** A step of 8 bits, and of numbers a thousandth of their size: chroma.js has matrices of fewer digits. */
const isSame = (a: Meaning, b: Meaning): boolean =>
	typeof a === 'object' && typeof b === 'object' ? a.every((x, i) => Math.abs(x - b[i]!) <= 1.01)
		: typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 0.001 * Math.max(1, b) + 0.0005 : a === b;

interface Row {
	readonly lines: Readonly<Record<string, string>>;
	readonly ours: string;
}

/** The rows of a table: the line of each library that has one. */
function readTable(table: string): Row[] {
	const [head = [], , ...rows] = table.split('\n').filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '));
	return rows.map((cells) => {
		const lines = cells.map((cell, i) => [head[i]!, /`(.+?)`/.exec(cell)?.[1]] as const).filter(([, line]) => line !== undefined);
		const { tincture: ours = '', ...others } = Object.fromEntries(lines) as Record<string, string>;
		return { lines: others, ours };
	});
}

const ROWS = readFileSync(join(ROOT, 'docs/coming-from.md'), 'utf8').split(/^(?=\| to do )/m).slice(1).flatMap(readTable);

comingFrom('most rows have a line of every library', () => {
	const least = { 'culori': 19, 'colorjs.io': 18, 'chroma.js': 17, 'tinycolor': 14, 'colordx': 20, 'colord': 16, 'd3': 12 };
	for (const [name, count] of Object.entries(least)) assert.ok(ROWS.filter(({ lines }) => lines[name] !== undefined).length >= count, name);
});

for (const { lines, ours } of ROWS) {
	for (const [name, line] of Object.entries(lines)) {
		comingFrom(`${name}: ${line} is ${ours}`, () => {
			const theirs = toMeaning(name, ran(name, line)), expected = toMeaning('tincture', ran('tincture', ours));
			assert.ok(isSame(theirs, expected), `${String(theirs)} and ${String(expected)}`);
		});
	}
}

comingFrom('what looks alike and is not, is not', () => {
	const seen = toBytes(String(ran('culori', `formatHex(filterDeficiencyProt()('#c04020'))`)));
	assert.not(isSame(seen, toMeaning('tincture', tincture.simulate('#c04020', 'protanopia'))));
	assert.is(ran('tinycolor', `tinycolor('rgb(0 128 128 / 0.5)').getAlpha()`), 1);
	assert.is(Number(ran('culori', `differenceCiede2000()('teal', 'navy')`)).toFixed(1), '44.4');
	assert.is(Number(ran('colorjs.io', `Color.deltaE('teal', 'navy', '2000')`)).toFixed(1), '44.6');
	assert.is(tincture.deltaE('teal', 'navy', '2000').toFixed(1), '44.6');
	assert.throws(() => ran('chroma.js', `chroma('color(display-p3 0 1 0)')`), /unknown format/);
});

comingFrom.run();
