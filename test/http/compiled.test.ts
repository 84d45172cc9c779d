/*
 * A program runs the same with its bytecode, without it, and with damaged bytecode or that of another program.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inAscii, openCompiled, packBytecode, PROGRAM, readBytecode, signProgram } from '../../src/http/compiled.ts';
import { damages } from '../support/damages.ts';

const compiled = suite('compiled');

/** A module as the build writes it, which returns a word, its place, and whether it can require. */
const programOf = (word: string): string => signProgram(
	`(function (exports, module, require, moduleUrl) {\nconst say = () => ['${word}', moduleUrl, typeof require('node:fs').readFileSync];\nmodule.exports = { program: say };\n})`);

/** Does something with a folder that holds a program, which is gone then. */
function inFolder(does: (folder: string) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-compiled-'));
	try {
		writeFileSync(join(folder, PROGRAM), programOf('first'));
		does(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Runs the program of a folder. Its type is that of the service. */
function said(folder: string): readonly string[] {
	const program = openCompiled(folder).run().program as unknown as () => readonly string[];
	return program();
}

function keep(folder: string): string {
	const { script, cacheFile, run } = openCompiled(folder);
	run();
	writeFileSync(cacheFile, packBytecode(script.createCachedData()));
	return cacheFile;
}

compiled('without bytecode the program is compiled', () => inFolder((folder) => {
	const { script, cacheFile } = openCompiled(folder);
	assert.not(existsSync(cacheFile));
	assert.is(script.cachedDataRejected, undefined);
	assert.equal(said(folder), ['first', `file://${join(folder, PROGRAM)}`, 'function']);
}));

compiled('with its bytecode it is not compiled, and does the same', () => inFolder((folder) => {
	const without = said(folder);
	keep(folder);
	assert.is(openCompiled(folder).script.cachedDataRejected, false);
	assert.equal(said(folder), without);
}));

// V8 compares the length of a source and no more.
compiled('bytecode of another program of the same length does not count', () => inFolder((folder) => {
	const before = keep(folder);
	writeFileSync(join(folder, PROGRAM), programOf('other'));
	const { cacheFile, script } = openCompiled(folder);
	assert.is.not(cacheFile, before);
	assert.is(script.cachedDataRejected, undefined);
	assert.is(said(folder)[0], 'other');
}));

compiled('damaged bytecode is not used, and the program runs', () => inFolder((folder) => {
	const file = keep(folder), whole = readFileSync(file), bytecode = readBytecode(file)!;
	assert.ok(bytecode.equals(whole.subarray(32)));
	let variants = 0;
	for (const { bytes, what } of damages(whole, 'bytecode', 600)) {
		writeFileSync(file, bytes);
		assert.is(readBytecode(file), undefined, what);
		assert.is(openCompiled(folder).script.cachedDataRejected, undefined, what);
		variants++;
	}
	assert.is(variants, 600);
	assert.is(said(folder)[0], 'first');
}));

// The hash is right, so V8 checks it. Each program differs, because V8 caches compiled programs and ignores bytecode then.
compiled('bytecode that V8 rejects is not used, and the program runs', () => inFolder((folder) => {
	[Buffer.alloc(0), Buffer.from('no bytecode'), Buffer.alloc(1000)].forEach((refused, i) => {
		const source = programOf(`part${i}`);
		writeFileSync(join(folder, PROGRAM), source);
		writeFileSync(join(folder, `${source.slice(-64, -48)}.bytecode`), packBytecode(refused));
		assert.is(openCompiled(folder).script.cachedDataRejected, true, `case ${i}`);
		assert.is(said(folder)[0], `part${i}`);
	});
}));

compiled('a missing or damaged program is refused by a line with its name', () => inFolder((folder) => {
	const file = join(folder, PROGRAM), isRefused = (thrown: unknown): boolean =>
		thrown instanceof Error && thrown.message === `${file} is missing or damaged. Build or install tincture again.`;
	for (const { bytes, what } of damages(readFileSync(file), 'program', 200)) {
		writeFileSync(file, bytes);
		assert.throws(() => openCompiled(folder), isRefused, what);
	}
	rmSync(file);
	assert.throws(() => openCompiled(folder), isRefused);
}));

compiled('a program in ASCII has the same texts and matches the same letters', () => {
	const program = String.raw`[/^[а-яё’]+$/u.test('ёлка’'), /[🎨-🎩]/u.exec('x🎨')?.[0], 'naïve Ёлка 🎨\\u0041', { ß: 1 }]`, told = inAscii(program);
	assert.match(told, /^[\0-\x7f]+$/);
	const run = (source: string): unknown => new Script(source).runInThisContext();
	assert.equal(run(told), run(program));
	assert.equal(run(told), [true, '🎨', 'naïve Ёлка 🎨\\u0041', { ß: 1 }]);
});

compiled.run();
