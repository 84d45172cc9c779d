/*
 * Name data without a disk: fetched, given as bytes, or reported as missing. The sources are bundled as for a browser and run in
 * a separate process.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packedNames } from '../../src/names/tables.ts';
import { bundleCode } from '../support/bundle.ts';

const data = suite('names without a disk');

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

/** A server with names.bin at one path and 404 elsewhere. */
async function withFile(use: (url: string) => Promise<void>): Promise<void> {
	const bytes = packedNames();
	const server = createServer((request, response) => {
		if (request.url === '/names.bin') response.end(bytes);
		else if (request.url === '/other.bin') response.end(bytes.subarray(0, 1000));
		else response.writeHead(404).end('no');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	} finally {
		server.close();
		server.closeAllConnections();
	}
}

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

data('after they are fetched every name is there', () => withFile(async (url) => {
	const answers = await printed(PROGRAM(`
		await say(() => loadNames(new URL('${url}/names.bin')));
		await say(() => readColor('тёмно-бирюзовый').form);
		await say(() => readColor('sky-500').form);
		await say(() => nearest(readColor('#008080').color, 'names', 1)[0].name);
		await say(() => search('river blue', { limit: 1 }).results.length);`));
	assert.equal(answers, [null, 'common-name', 'tailwind', 'Teal', 1]);
}));

data('bytes may begin anywhere in their buffer', () => withFile(async (url) => {
	const answers = await printed(PROGRAM(`
		const bytes = new Uint8Array(await (await fetch('${url}/names.bin')).arrayBuffer());
		const shifted = new Uint8Array(bytes.length + 3);
		shifted.set(bytes, 3);
		await say(() => loadNames(shifted.subarray(3)));
		await say(() => nearest(readColor('dark teal').color, 'css', 1).length);`));
	assert.equal(answers, [null, 1]);
}));

data('an address that does not answer, and bytes of another file, are refused', () => withFile(async (url) => {
	const answers = await printed(PROGRAM(`
		for (const source of [
			'${url}/nothing', '${url}/other.bin', 'http://127.0.0.1:1/', 'no address', new Uint8Array(9), new ArrayBuffer(0), undefined,
			5,
		]) {
			await say(() => loadNames(source));
		}
		await say(() => readColor('river blue').form);`));
	assert.is(answers.length, 9);
	for (const answer of answers as readonly { readonly name: string }[]) assert.is(answer.name, 'InputError');
}));

data.run();
