/*
 * `npm start` in a copy of the project: a built tree starts unchanged, a changed one is built next to it, and a running instance does
 * not notice.
 */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isBuilt } from '../../build/inputs.mjs';
import { ROOT } from '../support/project.ts';
import { withCopy } from '../support/scratch-project.ts';

const start = suite('npm start');

/** The uid of nobody; tests that are not run by root already have no special rights. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const CHILDREN = new Set<ChildProcess>();

interface Started {
	readonly child: ChildProcess;
	readonly ended: Promise<{ readonly code: number | null; readonly err: string }>;
	/** The address, once it listens; empty if it ends before. */
	readonly url: Promise<string>;
}

/** Runs the script `start` of package.json. */
function run(folder: string, environment: Record<string, string>, isNobody = false): Started {
	const child = spawn(process.execPath, ['build/start.mjs'], {
		cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...environment }, stdio: ['ignore', 'pipe', 'pipe'], ...(isNobody && NOBODY),
	});
	CHILDREN.add(child);
	let out = '', err = '';
	child.stderr.on('data', (chunk) => err += chunk);
	const ended = new Promise<{ code: number | null; err: string }>((resolve) => child.on('close', (code) => resolve({ code, err })));
	const url = new Promise<string>((resolve) => {
		child.stdout.on('data', (chunk) => {
			out += chunk;
			const [address] = /http:\/\/[\d.]+:\d+/.exec(out) ?? [];
			if (address !== undefined) resolve(address);
		});
		void ended.then(() => resolve(''));
	});
	return { child, ended, url };
}

const snapshot = (folder: string): string =>
	readdirSync(folder, { recursive: true }).map((path) => `${String(path)} ${statSync(join(folder, String(path))).mtimeMs}`).join('\n');

const get = async (url: string): Promise<{ readonly status: number; readonly text: string }> => {
	const answer = await fetch(url, { headers: { Connection: 'close' } });
	return { status: answer.status, text: await answer.text() };
};

/** A child that a failed test leaves would keep this process. */
async function withoutChildren(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} finally {
		for (const child of CHILDREN) child.kill('SIGKILL');
	}
}

start('a built tree needs no build, no packages, no man page and no write access; a changed one is built beside a running instance',
	() => withCopy(({ folder, build, read, write }) => withoutChildren(async () => {
		if (isBuilt(ROOT)) for (const part of ['dist', 'man']) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
		assert.equal(build(), { status: 0, output: '' });
		const dist = join(folder, 'dist'), before = snapshot(dist);
		renameSync(join(folder, 'node_modules'), join(folder, 'packages'));
		rmSync(join(folder, 'man'), { recursive: true });
		chmodSync(folder, 0o755);
		const instance = run(folder, { PORT: '0', RATE_LIMIT: 'off' }, true), url = await instance.url;
		assert.match((await get(`${url}/api/v1/parse-color?color=dusty+rose`)).text, /^\{"input":"dusty rose",/);
		assert.is(snapshot(dist), before);
		const several = run(folder, { PORT: '0', WORKERS: '2' }, true);
		assert.is((await get(`${await several.url}/livez`)).status, 200);
		several.child.kill('SIGTERM');
		assert.equal(await several.ended, { code: 0, err: '' });

		// Without the packages a changed tree says what to do.
		const source = 'src/doors/health.ts';
		write(source, `${read(source)}\n`);
		const unbuilt = await run(folder, { PORT: '0' }).ended;
		assert.equal([unbuilt.code, unbuilt.err], [72, 'tincture: the sources are not built, and the packages for it are missing. Run npm ci.\n']);
		renameSync(join(folder, 'packages'), join(folder, 'node_modules'));

		// A taken port is reported before the build, and a folder that cannot be written in one line.
		const other = createServer();
		await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
		const taken = await run(folder, { PORT: String((other.address() as AddressInfo).port) }).ended;
		other.close();
		assert.is(taken.code, 78);
		assert.match(taken.err, /^tincture: cannot listen on 127\.0\.0\.1:\d+: the port is taken; set PORT to another\.\n$/);
		// Packages in a folder of root alone are out of reach for nobody.
		if ('uid' in NOBODY && spawnSync('test', ['-r', join(folder, 'node_modules/tsx/package.json')], NOBODY).status === 0) {
			const refused = await run(folder, { PORT: '0' }, true).ended;
			assert.is(refused.code, 1);
			assert.match(refused.err, /^Cannot build: EACCES: [^\n]*\n$/);
		}
		assert.is(snapshot(dist), before, 'nothing was built');

		const rebuilt = run(folder, { PORT: '0' });
		assert.is((await get(`${await rebuilt.url}/livez`)).status, 200);
		assert.is.not(snapshot(dist), before);
		assert.equal(readdirSync(folder).filter((name) => name.startsWith('dist')), ['dist'], 'no other folder remains');
		// The first instance reads pages, assets and names only now.
		const page = await get(`${url}/`);
		assert.is(page.status, 200);
		const [asset = ''] = /\/assets\/page\.[\w.]+\.js/.exec(page.text) ?? [];
		for (const path of [asset, '/openapi.json', '/docs/library', '/api/v1/find-colors?query=teal', '/api/v1/nearest-names?color=%23123456'])
			assert.is((await get(url + path)).status, 200, path);
		for (const { child, ended } of [instance, rebuilt]) {
			child.kill('SIGTERM');
			assert.is((await ended).code, 0);
		}

		// Damaged files are built again, even a program that would end without a word.
		const files = ['dist/service/main.js', 'dist/assets/library.md'], whole = files.map(read);
		for (const file of files) write(file, '');
		assert.equal(build(), { status: 0, output: '' });
		assert.equal(files.map(read), whole);
	})));

start.run();
