/*
 * Names for a program without a disk, in every way that docs/names-elsewhere.md tells: its own lines are run, and the names
 * found are those that Node finds on its disk. Where each bundler puts the data is looked at too.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { must, projectWithPackage, run, TOOLS } from './packed.ts';

const data = suite('names without a disk');

const PAGE = readFileSync(join(ROOT, 'docs/names-elsewhere.md'), 'utf8');

/** The cells of a row of the page, the code of each without its marks. */
function findRow(where: string): { readonly line: string; readonly names: string } {
	const row = PAGE.split('\n').find((text) => text.startsWith(`| ${where}`));
	assert.ok(row !== undefined, `${where}: no row of the page`);
	const [line, names] = row!.split(/\s*\|\s*/).slice(2, 4).map((cell) => /`(.+?)`/.exec(cell)?.[1] ?? '');
	return { line: line!, names: names! };
}

const ASKING = `
import { loadNames, nearest, parse, search } from 'tincture/names';
export async function told(source) {
	if (source !== undefined) await loadNames(source);
	return JSON.stringify([nearest('#3b82f6', 'names', 3), nearest('#fce', 'names-ru'), parse('бирюзовый').coords, search('dusty rose', 3)]);
}
`;

/** A program with the import of a row. */
const asking = (where: string): string => `${findRow(where).names}\nimport { told } from './told.js';\nconsole.log(await told(names));`;

const home = ((): (() => string) => {
	let made: string | undefined;
	return () => (made ??= projectWithPackage({
		'told.js': ASKING,
		'here.js': `import { told } from './told.js';\nconsole.log(await told());`,
		'esbuild.js': asking('esbuild'),
		'vite.js': asking('Vite'),
		'webpack.js': asking('webpack, inside'),
		'rollup.js': asking('Rollup'),
		'vite.config.js': `export default { logLevel: 'error', build: { outDir: 'vite', target: 'esnext', rollupOptions: { input: 'vite.js' } } };`,
		...Object.fromEntries(['inside', 'as a separate file'].map((how) => [`webpack-${how.split(' ')[0]!}.config.js`, `export default {
			mode: 'production', target: 'web', entry: './webpack.js', experiments: { outputModule: true }, performance: { hints: false },
			output: { path: import.meta.dirname + '/webpack-${how.split(' ')[0]!}', filename: 'webpack.js', library: { type: 'module' }, publicPath: 'PUBLIC/' },
			${findRow(`webpack, ${how}`).line} };`])),
		'rollup.config.js': `import { nodeResolve } from '@rollup/plugin-node-resolve';
			import url from '@rollup/plugin-url';
			export default { input: 'rollup.js', plugins: [nodeResolve({ browser: true }), ${findRow('Rollup').line}],
				output: { file: 'rollup/rollup.js', format: 'es' } };`,
	}));
})();

const expected = (): string => must(process.execPath, ['here.js'], home());

function findBin(name: string): string {
	const { bin } = JSON.parse(readFileSync(join(TOOLS, name, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
	return join(TOOLS, name, typeof bin === 'string' ? bin : bin[name]!);
}

const bundled = (name: string, words: readonly string[]): void => {
	const { status, out, err } = run(process.execPath, [findBin(name), ...words], home(), { NODE_ENV: 'production' });
	assert.is(status, 0, out + err);
};

/** A browser bundle uses nothing of Node: the runner here only provides `fetch` for the names. */
const assertTold = (file: string): void => assert.is(must(process.execPath, [file], home()), expected(), file);

data('Node loads names to compare with', () => {
	assert.match(expected(), /"name":.*"hex":/);
});

data('esbuild, inside of the bundle', () => {
	const words = findRow('esbuild').line.split(' ');
	bundled('esbuild', ['esbuild.js', '--bundle', '--format=esm', '--platform=browser', '--outfile=esbuild/esbuild.js', ...words]);
	assert.equal(readdirSync(join(home(), 'esbuild')), ['esbuild.js']);
	assertTold('esbuild/esbuild.js');
});

data('webpack, inside of the bundle', () => {
	bundled('webpack', ['--no-stats', '--config', 'webpack-inside.config.js']);
	assert.equal(readdirSync(join(home(), 'webpack-inside')), ['webpack.js']);
	assertTold('webpack-inside/webpack.js');
});

data('Rollup, inside of the bundle', () => {
	bundled('rollup', ['--config', '--silent']);
	assert.equal(readdirSync(join(home(), 'rollup')), ['rollup.js']);
	assertTold('rollup/rollup.js');
});

/** Serves a directory while a program runs, with the address of the server replaced in its code. */
async function served(directory: string, use: (address: string) => Promise<void>): Promise<void> {
	const server = createServer((req, res) => res.end(readFileSync(join(directory, decodeURIComponent(req.url!)))));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

/** Runs a bundle in a Node that has no disk to the bundle: its one asset is fetched. */
async function assertFetched(directory: string, file: string, address: (text: string, base: string) => string): Promise<void> {
	assert.ok(readdirSync(directory, { recursive: true }).some((name) => String(name).endsWith('.bin')), 'a separate file');
	await served(directory, async (base) => {
		writeFileSync(join(home(), file), address(readFileSync(join(home(), file), 'utf8'), base));
		const { told } = await printed(file);
		assert.is(told, expected());
	});
}

/** Without waiting in one piece: the server above has to answer. */
async function printed(file: string): Promise<{ readonly told: string }> {
	const { spawn } = await import('node:child_process');
	const child = spawn(process.execPath, [file], { cwd: home(), stdio: ['ignore', 'pipe', 'inherit'] });
	let told = '';
	child.stdout.on('data', (chunk: Buffer) => told += chunk.toString());
	await new Promise((resolve) => child.on('close', resolve));
	return { told };
}

data('webpack, as a separate file', async () => {
	bundled('webpack', ['--no-stats', '--config', 'webpack-as.config.js']);
	await assertFetched(join(home(), 'webpack-as'), 'webpack-as/webpack.js', (text, base) => text.replace('PUBLIC/', base));
});

data('Vite, as a separate file', async () => {
	bundled('vite', ['build']);
	const directory = join(home(), 'vite'), [file] = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.js'));
	await assertFetched(directory, `vite/assets/${file!}`, (text, base) => text.replace(/(["'`])\/assets\//, `$1${base}assets/`));
});

data('a module of the bytes, by the command of the page', () => {
	const command = /^node -p .+$/m.exec(PAGE)![0];
	must('sh', ['-c', command], home());
	writeFileSync(join(home(), 'module.js'), `import names from './names.js';\nimport { told } from './told.js';\nconsole.log(await told(names));`);
	bundled('esbuild', ['module.js', '--bundle', '--format=esm', '--platform=browser', '--outfile=module/module.js', '--log-level=warning']);
	assertTold('module/module.js');
});

data('a bundle without the names says what is missing', () => {
	bundled('esbuild', ['here.js', '--bundle', '--format=esm', '--platform=browser', '--outfile=nothing/nothing.js', '--log-level=warning']);
	const { status, err } = run(process.execPath, ['nothing/nothing.js'], home());
	assert.is.not(status, 0);
	assert.match(err, /await loadNames\(url\)/);
});

data.run();
