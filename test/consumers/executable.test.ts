/*
 * The single executable of `npm run executable`: alone in a folder, without Node in its path and without a file beside it, it answers
 * as the command does, and its service has pages with their styles and scripts.
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const executable = suite('the single executable');

/** Nothing of Node is to be found. */
const ALONE = { PATH: '/nowhere', LANG: 'C' };

/** What is done with the executable in an empty folder. */
async function withExecutable(work: (program: string, folder: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-executable-')), program = join(folder, 'tincture');
	try {
		const made = spawnSync('npm', ['run', '--silent', 'executable', '--', program], { cwd: ROOT, encoding: 'utf8' });
		assert.is(made.status, 0, made.stderr);
		await work(program, folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The service of the executable while something is asked of it, until SIGTERM; it must end with code 0. */
async function served(program: string, folder: string, ask: (url: string) => Promise<void>): Promise<void> {
	const child = spawn(program, ['serve', '--port', '0'], { cwd: folder, env: ALONE, stdio: ['ignore', 'pipe', 'inherit'] });
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	try {
		let said = '';
		const url = await new Promise<string>((resolve, reject) => {
			child.stdout.on('data', (chunk) => {
				said += chunk;
				const found = /http:\/\/[\d.]+:\d+/.exec(said);
				if (found) resolve(found[0]);
			});
			void ended.then(() => reject(new Error(`it ended: ${said}`)));
		});
		await ask(url);
	} finally {
		child.kill('SIGTERM');
	}
	assert.is(await ended, 0);
}

const textAt = async (url: string, type: RegExp): Promise<string> => {
	const answer = await fetch(url);
	assert.is(answer.status, 200, url);
	assert.match(answer.headers.get('content-type') ?? '', type, url);
	return answer.text();
};

executable('answers as the API does, names included, and serves pages with all that they load', () => withExecutable(async (program, folder) => {
	const asked = spawnSync(program, ['parse-color', 'dusty rose', '--json'], { cwd: folder, env: ALONE, encoding: 'utf8' });
	assert.is(asked.status, 0, asked.stderr);
	await served(program, folder, async (url) => {
		assert.is(await textAt(`${url}/api/v1/parse-color?color=dusty+rose`, /json/), asked.stdout.trimEnd());
		const page = await textAt(`${url}/`, /html/);
		const linked = [...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
		assert.ok(linked.some((path) => path.endsWith('.css')) && linked.some((path) => path.endsWith('.js')), linked.join());
		for (const path of linked) {
			const text = await textAt(url + path, path.endsWith('.css') ? /css/ : /javascript/);
			// A script loads its parts from beside it.
			for (const [, part] of text.matchAll(/"\.\/(page-\w+\.js)"/g)) await textAt(`${url}/assets/${part}`, /javascript/);
		}
		const { openapi } = JSON.parse(await textAt(`${url}/openapi.json`, /json/)) as { readonly openapi: string };
		assert.match(openapi, /^3\./);
		assert.match(await textAt(`${url}/docs/library`, /html/), /convert/);
		assert.is((await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-encoding'), 'br');
	});
}));

executable.run();
