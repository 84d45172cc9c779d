/*
 * The same bytes everywhere: all contract cases and 2,000 seeded conversions, answered by the package in Node at both floors and on
 * the newest line, Deno, Bun, workerd and Chromium, unbundled and bundled by esbuild, vite, webpack and rollup.
 */

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { leaveOut } from '../support/left-out.ts';
import { ASKING, casesAsJson, page, PRINTING, WORKER } from './everywhere.ts';
import { must, NODES, projectWithPackage, run, TOOLS } from './packed.ts';

const runtimes = suite('the same bytes');

const cases = casesAsJson();

const home = ((): (() => string) => {
	let made: string | undefined;
	return () => (made ??= projectWithPackage({
		'asking.js': ASKING,
		'printing.js': PRINTING,
		'worker.js': WORKER,
		'cases.json': cases,
		'vite.config.js': `export default { logLevel: 'error', build: { lib: { entry: 'asking.js', formats: ['es'], fileName: () => 'vite.js' }, outDir: 'bundles', emptyOutDir: false } };`,
		'webpack.config.js': `export default { mode: 'production', target: 'web', entry: './asking.js', experiments: { outputModule: true },
			output: { path: import.meta.dirname + '/bundles', filename: 'webpack.js', library: { type: 'module' } }, performance: { hints: false } };`,
		'rollup.config.js': `import { nodeResolve } from '@rollup/plugin-node-resolve';
			export default { input: 'asking.js', plugins: [nodeResolve({ browser: true })], output: { file: 'bundles/rollup.js', format: 'es' } };`,
	}));
})();

const expected = ((): (() => string) => {
	let made: string | undefined;
	return () => (made ??= must(process.execPath, ['printing.js'], home()));
})();

/** Where they differ, if they do: a diff of a megabyte helps nobody. */
function assertSame(text: string, who: string): void {
	const lines = text.split('\n'), answers = expected().split('\n');
	const at = answers.findIndex((line, i) => line !== lines[i]);
	assert.is(
		at < 0 ? '' : `${JSON.stringify(JSON.parse(cases)[at])}\n${lines[at]}`,
		at < 0 ? '' : `${JSON.stringify(JSON.parse(cases)[at])}\n${answers[at]}`,
		who,
	);
	assert.is(lines.length, answers.length, who);
}

runtimes('calls every operation, with more answers than rejections', () => {
	const lines = expected().trim().split('\n');
	assert.ok(lines.length > 300, String(lines.length));
	assert.is(new Set((JSON.parse(cases) as { operation: string }[]).map(({ operation }) => operation)).size, OPERATIONS.length);
	assert.ok(lines.filter((line) => line.startsWith('{')).length > lines.length / 3);
	assert.not.match(expected(), /^refused: "/m, 'nothing but InputErrors');
});

for (const node of NODES) {
	if (!existsSync(node)) leaveOut(runtimes, node.slice(TOOLS.length), 'its package is for Linux on x64');
	else runtimes(`Node by ${node.slice(TOOLS.length + 1).split('/')[0]}`, () => assertSame(must(node, ['printing.js'], home()), node));
}

for (const [name, binary, words] of [
	['Deno', '@deno/linux-x64-glibc/deno', ['run', '--quiet', '--no-lock', '--node-modules-dir=manual', '--allow-read', 'printing.js']],
	['Bun', '@oven/bun-linux-x64/bin/bun', ['printing.js']],
] as const) {
	if (!existsSync(join(TOOLS, binary))) leaveOut(runtimes, name, 'its binary is not for this machine');
	else runtimes(name, () => assertSame(must(join(TOOLS, binary), words, home()), name));
}

const BUNDLERS = {
	'esbuild.js': [
		'esbuild', 'asking.js', '--bundle', '--minify', '--format=esm', '--platform=browser', '--outfile=bundles/esbuild.js',
		'--log-level=warning',
	],
	'vite.js': ['vite', 'build'],
	'webpack.js': ['webpack', '--no-stats'],
	'rollup.js': ['rollup', '--config', '--silent'],
} as const;

for (const [name, [command, ...words]] of Object.entries(BUNDLERS)) {
	runtimes(`${name}: bundles without a warning, an asset or a thing of Node`, () => {
		const { status, out, err } = run(process.execPath, [realBin(command!), ...words], home(), { NODE_ENV: 'production' });
		assert.is(status, 0, out + err);
		assert.is((out + err).trim(), '');
		const bundle = readFileSync(join(home(), 'bundles', name), 'utf8');
		assert.not.match(bundle, /["']node:|\brequire\s*\(/);
		const files = spawnSync('ls', [join(home(), 'bundles')], { encoding: 'utf8' }).stdout.trim().split('\n');
		assert.equal(files.filter((file) => !(file in BUNDLERS)), []);
	});
}

function realBin(name: string): string {
	const { bin } = JSON.parse(
		readFileSync(join(TOOLS, name === 'webpack' ? 'webpack' : name, 'package.json'), 'utf8'),
	) as { bin: string | Record<string, string> };
	return join(TOOLS, name, typeof bin === 'string' ? bin : bin[name]!);
}

runtimes('a bundle for Node, as CommonJS', () => {
	must(
		process.execPath,
		[realBin('esbuild'), 'asking.js', '--bundle', '--platform=node', '--format=cjs', '--outfile=node.cjs', '--log-level=warning'],
		home(),
	);
	writeFileSync(join(home(), 'required.cjs'), `
		const { answers } = require('./node.cjs'), { readFileSync } = require('node:fs');
		console.log(answers(JSON.parse(readFileSync('cases.json', 'utf8'))));`);
	assertSame(must(process.execPath, ['required.cjs'], home()), 'CommonJS');
});

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

const WORKERD = join(TOOLS, '@cloudflare/workerd-linux-64/bin/workerd');

if (!existsSync(WORKERD)) leaveOut(runtimes, 'workerd', 'its binary is not for this machine');
else {
	runtimes('workerd', async () => {
		const port = await freePort(), directory = home();
		copyFileSync(join(directory, 'bundles/esbuild.js'), join(directory, 'bundle.js'));
		writeFileSync(join(directory, 'config.capnp'), `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [(name = "main", worker = .main)],
	sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (compatibilityDate = "2025-01-01", modules = [
	(name = "worker.js", esModule = embed "worker.js"), (name = "bundle.js", esModule = embed "bundle.js"),
	(name = "cases.json", json = embed "cases.json")]);`);
		const child = spawn(WORKERD, ['serve', 'config.capnp'], { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] });
		let said = '';
		child.stderr.on('data', (chunk) => said += chunk);
		try {
			let text: string | undefined;
			for (let i = 0; i < 150 && text === undefined && child.exitCode === null; i++) {
				text = await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text(), () => undefined);
				if (text === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
			}
			assert.ok(text !== undefined, said);
			assertSame(text!, 'workerd');
		} finally {
			child.kill('SIGKILL');
		}
	});
}

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find((name) => spawnSync(name, ['--version']).status === 0);

if (CHROMIUM === undefined) leaveOut(runtimes, 'Chromium, with each bundle', 'it is not installed');
else {
	runtimes('Chromium, with each bundle', async () => {
		const received = new Map<string, string>(), bundles = Object.keys(BUNDLERS);
		let tell = (): void => {};
		const all = new Promise<void>((resolve) => tell = resolve);
		const files: Readonly<Record<string, () => string | Buffer>> = {
			'/': () => page(bundles),
			'/cases.json': () => cases,
			...Object.fromEntries(bundles.map((name) => [`/${name}`, () => readFileSync(join(home(), 'bundles', name))])),
		};
		const server = createHttpServer((req, res) => {
			const path = req.url ?? '/';
			if (req.method === 'POST') {
				const chunks: Buffer[] = [];
				req.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
					received.set(path.replace('/told/', ''), Buffer.concat(chunks).toString());
					res.end();
					if (received.size === bundles.length) tell();
				});
				return;
			}
			const file = files[path];
			const type = path === '/' ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
			res.writeHead(file ? 200 : 404, { 'Content-Type': type }).end(file?.());
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const { port } = server.address() as AddressInfo, profile = mkdtempSync(join(tmpdir(), 'tincture-chromium-'));
		const browser = spawn(
			CHROMIUM,
			[
				'--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
				'--disable-sync', '--no-first-run', `--user-data-dir=${profile}`, `http://127.0.0.1:${port}/`,
			],
			{ stdio: 'ignore', detached: true },
		);
		const ended = new Promise((resolve) => browser.on('close', resolve));
		try {
			await Promise.race([all, ended, new Promise((resolve) => setTimeout(resolve, 120_000).unref())]);
			for (const name of bundles) assertSame(received.get(name) ?? 'said nothing', name);
		} finally {
			// The whole group: its renderers would go on writing into the profile while it is removed.
			if (browser.exitCode === null) process.kill(-browser.pid!, 'SIGKILL');
			await ended;
			server.closeAllConnections();
			server.close();
			rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
		}
	});
}

runtimes.run();
