/*
 * A program beside its bytecode: it does the same with it, without it, with another's and with one that is broken.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bytecodeFile, inAscii, openCompiled, PROGRAM } from '../../src/http/compiled.ts';

const compiled = suite('compiled');

/** A module as the build writes it, which says a word, where it stands, and whether it can require. */
const programOf = (word: string): string =>
	`(function (exports, module, require, moduleUrl) {\nconst say = () => ['${word}', moduleUrl, typeof require('node:fs').readFileSync];\nmodule.exports = { program: say };\n})`;

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

/** What the program in a folder says; what it is typed as is the service. */
function said(folder: string): readonly string[] {
	const program = openCompiled(folder).run().program as unknown as () => readonly string[];
	return program();
}

function keep(folder: string): string {
	const { script, cacheFile, run } = openCompiled(folder);
	run();
	writeFileSync(cacheFile, script.createCachedData());
	return cacheFile;
}

compiled('without bytecode the program is compiled', () => inFolder((folder) => {
	const { script, cacheFile } = openCompiled(folder);
	assert.not(existsSync(cacheFile));
	assert.is(script.cachedDataRejected, undefined);
	assert.equal(said(folder), ['first', `file://${join(folder, PROGRAM)}`, 'function']);
}));

compiled('with its bytecode it is not, and does the same', () => inFolder((folder) => {
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

// Each program is another, for V8 remembers what it compiled already and looks at no file then.
compiled('bytecode that is broken off, empty or something else is refused, and the program runs', () => inFolder((folder) => {
	const breaks: readonly ((whole: Buffer) => Buffer)[] = [
		(whole) => whole.subarray(0, whole.length / 2),
		() => Buffer.alloc(0),
		() => Buffer.from('no bytecode'),
		(whole) => Buffer.alloc(whole.length),
	];
	breaks.forEach((broken, i) => {
		const whole = new Script(programOf(`full${i}`)).createCachedData(), source = programOf(`part${i}`);
		writeFileSync(join(folder, PROGRAM), source);
		writeFileSync(bytecodeFile(folder, source), broken(whole));
		assert.is(openCompiled(folder).script.cachedDataRejected, true, `case ${i}`);
		assert.is(said(folder)[0], `part${i}`);
	});
}));

compiled('a program told in ASCII has the same texts and finds the same letters', () => {
	const program = String.raw`[/^[а-яё’]+$/u.test('ёлка’'), /[🎨-🎩]/u.exec('x🎨')?.[0], 'naïve Ёлка 🎨\\u0041', { ß: 1 }]`, told = inAscii(program);
	assert.match(told, /^[\0-\x7f]+$/);
	const run = (source: string): unknown => new Script(source).runInThisContext();
	assert.equal(run(told), run(program));
	assert.equal(run(told), [true, '🎨', 'naïve Ёлка 🎨\\u0041', { ß: 1 }]);
});

compiled.run();
