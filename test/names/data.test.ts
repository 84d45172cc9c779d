/*
 * Name data outside of Node: loaded, or reported as missing. The sources are bundled as for a browser and run in
 * a separate process.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packedNames } from '../../src/names/tables.ts';
import { bundleCode } from '../support/bundle.ts';

const data = suite('names outside of Node');

/** Output of a program as JSON, line by line. */
async function printed(code: string): Promise<unknown[]> {
	const directory = mkdtempSync(join(tmpdir(), 'names-')), file = join(directory, 'program.mjs');
	try {
		const text = bundleCode(code);
		assert.not(text.includes('node:'), 'the bundle imports nothing from Node');
		writeFileSync(file, text);
		const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
		let out = '';
		for await (const chunk of child.stdout) out += String(chunk);
		return out.trim().split('\n').map((line) => JSON.parse(line) as unknown);
	} finally {
		rmSync(directory, { recursive: true });
	}
}

/** The text of `tincture/names-data`. */
const NAMES = gzipSync(packedNames()).toString('base64');

const PROGRAM = (lines: string): string => `
	import { readColor } from './names/parse-color.ts';
	import { loadNames } from './names/load.ts';
	import { nearest } from './names/nearest.ts';
	import { search } from './names/search.ts';
	const say = async (make) => {
		try {
			console.log(JSON.stringify(await make() ?? null));
		} catch (error) {
			console.log(JSON.stringify({ name: error.name, message: error.message }));
		}
	};
	${lines}`;

data('CSS is read without them, and a name fails with the missing step', async () => {
	const [hex, keyword, call, name, tail] = await printed(PROGRAM(`
		for (const text of ['#3b82f6', 'teal', 'oklch(0.5 0.1 200)', 'river blue', 'sky-500']) await say(() => readColor(text).form);`));
	assert.equal([hex, keyword, call], ['hex', 'css-name', 'oklch']);
	for (const refusal of [name, tail] as readonly { readonly name: string; readonly message: string }[]) {
		assert.is(refusal.name, 'InputError');
		assert.match(refusal.message, /loadNames/);
	}
});

data('after they are loaded every name is there', async () => {
	const answers = await printed(PROGRAM(`
		await say(() => loadNames('${NAMES}'));
		await say(() => readColor('тёмно-бирюзовый').form);
		await say(() => readColor('sky-500').form);
		await say(() => nearest(readColor('#008080').color, 'names', 1)[0].name);
		await say(() => search('river blue', { limit: 1 }).results.length);`));
	assert.equal(answers, [null, 'common-name', 'tailwind', 'Teal', 1]);
});

data('anything else is refused', async () => {
	const other = gzipSync('of another kind').toString('base64'), cut = NAMES.slice(0, 1000), plain = btoa('not compressed');
	const answers = await printed(PROGRAM(`
		for (const names of ['${other}', '${cut}', '${plain}', 'https://tincture.example/', '', new Uint8Array(9), undefined, null, 5, {}, Symbol()]) {
			await say(() => loadNames(names));
		}
		await say(() => readColor('river blue').form);`));
	assert.is(answers.length, 12);
	for (const answer of answers as readonly { readonly name: string }[]) assert.is(answer.name, 'InputError');
});

data.run();
