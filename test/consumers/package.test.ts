/*
 * Contents and size of the tarball, and the package checkers publint and "Are the types wrong?".
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { must, projectWithPackage, run, tarball, TOOLS } from './packed.ts';

const packed = suite('the tarball');

packed('holds compiled code, types, names once, and words; no sources, tests, tools or service', () => {
	const { files } = tarball();
	const others = files.filter((path) => !/^dist\/[\w/-]+\.(?:c?js|d\.c?ts)$/.test(path));
	assert.equal(others.sort(), [
		'LICENSE', 'NOTICE', 'README.md', 'dist/assets/SHA256SUMS', 'dist/assets/assets.json', 'dist/assets/library.md',
		'man/tincture.1', 'package.json',
		'skills/tincture/SKILL.md',
	]);
	assert.equal(files.filter((path) => /make-names|\/build\/|service\//.test(path)), []);
});

/** Bytes that an installer has to load, at most. */
const MOST_PACKED = 1_200_000;

packed(`is smaller than ${MOST_PACKED} bytes`, () => {
	assert.ok(tarball().size < MOST_PACKED, `${tarball().size} bytes`);
});

packed('compiled code has no comments except PURE marks; declarations keep theirs', () => {
	const home = join(projectWithPackage(), 'node_modules/tincture'), read = (file: string): string => readFileSync(join(home, file), 'utf8');
	assert.not.match(read('dist/names/kd-tree.js'), /^\s*(?:\/\*|\/\/)/m);
	assert.match(read('dist/names/nearest.d.cts'), /\/\*\*/);
	assert.match(read('dist/reading/hex.js'), /__PURE__/);
});

packed('Node prints a short line of code with an error that nothing catches', () => {
	for (const call of [
		'(await import("tincture")).lighten("red", 10)', '(await import("tincture")).mix("red", "blu")',
		'(await import("tincture/fn")).toHex("red")', '(await import("tincture/names")).parse("bleu")',
	]) {
		const { err } = run(process.execPath, ['--input-type=module', '-e', call], projectWithPackage());
		assert.match(err, /^InputError: /m);
		assert.ok(err.split('\n').every(({ length }) => length < 300), err);
	}
});

packed('every entry is there, with its types', () => {
	const home = join(projectWithPackage(), 'node_modules/tincture');
	const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
		readonly exports: Readonly<Record<string, unknown>>,
	};
	const targets = JSON.stringify(exports).match(/\.\/[^"]+\.\w+(?=")/g)!.filter((path) => path.startsWith('./dist/'));
	assert.ok(targets.length > 20);
	for (const target of targets) {
		assert.ok(tarball().files.includes(target.replace('./', '')), target);
	}
});

packed('has every asset once, uncompressed; compresses it on request', () => {
	const project = projectWithPackage(), home = join(project, 'node_modules/tincture/dist/assets');
	const [asset] = JSON.parse(readFileSync(join(home, 'assets.json'), 'utf8')) as readonly { readonly file: string; readonly text: string }[];
	const ask = `import { createServer } from 'tincture/server';
		const server = createServer().listen(0, '127.0.0.1', async () => {
			for (const coding of ['br', 'gzip']) {
				const url = 'http://127.0.0.1:' + server.address().port + '/assets/${asset!.file}';
				const answer = await fetch(url, { headers: { 'Accept-Encoding': coding } });
				console.log(JSON.stringify([answer.headers.get('content-encoding'), await answer.text()]));
			}
			server.closeAllConnections();
			server.close();
		});`;
	const answers = must(process.execPath, ['--input-type=module', '-e', ask], project).trim().split('\n');
	assert.equal(answers.map((answer) => JSON.parse(answer) as unknown), [['br', asset!.text], ['gzip', asset!.text]]);
});

packed('holds no declaration that no entry reaches', () => {
	const home = join(projectWithPackage(), 'node_modules/tincture'), declared = tarball().files.filter((path) => /\.d\.c?ts$/.test(path));
	const passedOn = declared.flatMap((path) => [...readFileSync(join(home, path), 'utf8').matchAll(/['"](\.[^'"]+)\.(c?)js['"]/g)]
		.map(([, target = '', common = '']) => posix.join(posix.dirname(path), `${target}.d.${common}ts`)));
	assert.equal(passedOn.filter((path) => !declared.includes(path)), []);
	assert.equal(declared.filter((path) => !passedOn.includes(path) && !/^dist\/[a-z-]+\.d\.ts$/.test(path)), []);
});

packed('is without fault to publint', async () => {
	const home = join(projectWithPackage(), 'node_modules/tincture');
	const { messages, pkg } = await publint({ pkgDir: home, strict: true, pack: false });
	assert.equal(messages.map((message) => formatMessage(message, pkg, { color: false })), []);
});

packed('has the right types for node16, nodenext and bundlers', () => {
	// All Nodes of `engines` can `require()` modules; the exclusion is for files that are not code.
	const { status, out, err } = run(
		join(TOOLS, '.bin/attw'),
		[
			tarball().path, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm', '--exclude-entrypoints',
			'./assets.json', '--no-color', '--no-emoji',
		],
		TOOLS,
	);
	assert.is(status, 0, out + err);
	for (const entry of ['', '/fn', '/names', '/names-data', '/operations', '/server', '/fetch']) assert.ok(out.includes(`"tincture${entry}"`), entry);
});

packed.run();
