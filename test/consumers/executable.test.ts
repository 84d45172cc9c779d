/*
 * The single executable of `npm run executable`, alone in a folder and without Node in its path: it answers like the command, and its
 * service has pages with styles and scripts.
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

/** Runs the executable in an empty folder. */
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

/** Runs requests against the service of the executable, then sends SIGTERM; it must end with code 0. */
async function served(program: string, folder: string, ask: (url: string) => Promise<void>): Promise<void> {
	const env = { ...ALONE, RATE_LIMIT: 'off' };
	const child = spawn(program, ['serve', '--port', '0'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	try {
		let said = '';
		const url = await new Promise<string>((resolve, reject) => {
			child.stdout.on('data', (chunk) => {
				said += chunk;
				const match = /http:\/\/[\d.]+:\d+/.exec(said);
				if (match) resolve(match[0]);
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

executable('answers like the API, also with names, and serves complete pages', () => withExecutable(async (program, folder) => {
	const ran = spawnSync(program, ['parse-color', 'dusty rose', '--json'], { cwd: folder, env: ALONE, encoding: 'utf8' });
	assert.is(ran.status, 0, ran.stderr);
	await served(program, folder, async (url) => {
		assert.is(await textAt(`${url}/api/v1/parse-color?color=dusty+rose`, /json/), ran.stdout.trimEnd());
		const page = await textAt(`${url}/`, /html/);
		const linked = [...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
		assert.ok(linked.some((path) => path.endsWith('.css')) && linked.some((path) => path.endsWith('.js')), linked.join());
		for (const path of linked) {
			const text = await textAt(url + path, path.endsWith('.css') ? /css/ : /javascript/);
			// Scripts import others from the same folder.
			for (const [, part] of text.matchAll(/"\.\/(page[\w.-]+\.js)"/g)) await textAt(`${url}/assets/${part}`, /javascript/);
		}
		const { openapi } = JSON.parse(await textAt(`${url}/openapi.json`, /json/)) as { readonly openapi: string };
		assert.match(openapi, /^3\./);
		assert.match(await textAt(`${url}/docs/library`, /html/), /convert/);
		assert.is((await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-encoding'), 'br');
	});
}));

executable.run();
