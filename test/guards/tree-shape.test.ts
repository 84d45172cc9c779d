/*
 * The shape of the tree: names, opening comments, and constructs that the code never uses.
 *
 * Prints the longest files, so that growth is noticed.
 */

import { basename } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stripText } from '../support/code.ts';
import { exportedFunctions } from '../support/exported-functions.ts';
import { sourcesUnder } from '../support/project.ts';

const shape = suite('the shape of the tree');

const sources = [...sourcesUnder('src'), ...sourcesUnder('build')];
const tests = sourcesUnder('test');

/** Names of files for unrelated things. */
const DRAWERS = /(?:^|[/-])(?:utils?|helpers?|common|misc|shared|lib|stuff|tools?|constants|types)(?=[/.-])/;

/** In characters; a tab is one. */
const LONGEST_LINE = 140;

/** Texts and regular expressions from this length on may exceed the line, and so may any template with expressions. */
const LONG_LITERAL = 80;

/** Names of files that give a version, a number or a state instead of the content. */
const NUMBERED = /(?:^|\/)(?:.*[-_.])?(?:v\d+|old|new|copy|tmp|draft|\d+)\.(?:test\.)?ts$/;

shape('file and directory names are kebab-case', () => {
	const others = [...sources, ...tests].map(({ path }) => path)
		.filter((path) => !path.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test|\.d)?(?:\.ts)?$/.test(part)));
	assert.equal(others, []);
});

shape('no file is a collection of unrelated things', () => {
	assert.equal(sources.map(({ path }) => path).filter((path) => DRAWERS.test(path)), []);
});

shape('no file is named after a number or a state', () => {
	const numbered = [...sources, ...tests]
		.map(({ path }) => path)
		.filter((path) => NUMBERED.test(path) && !/\d{4}\.ts$|ciede2000|rec2020/.test(path));
	assert.equal(numbered, []);
});

shape('every file opens with a comment', () => {
	const silent = [...sources, ...tests].filter(({ text }) => !/^(?:#!.*\n)?\/\*\n \* \S.*\n(?: \*.*\n)* \*\/\n/u.test(text));
	assert.equal(silent.map(({ path }) => path), []);
});

shape('every exported function has a doc comment', () => {
	const bare = sources.flatMap(({ path, text }) =>
		exportedFunctions(text).filter(({ isDocumented }) => !isDocumented).map(({ name, line }) => `${path}:${line} ${name}`));
	assert.equal(bare, []);
});

shape('every file ends with one line feed and has no trailing blanks', () => {
	const untidy = [...sources, ...tests].filter(({ text }) => !/[^\n]\n$/.test(text) || /[ \t]+$/m.test(text) || text.includes('\r'));
	assert.equal(untidy.map(({ path }) => path), []);
});

shape(`no line has more than ${LONGEST_LINE} characters, except with a long literal`, () => {
	const long = [...sources, ...tests].flatMap(({ path, text }) => {
		// Texts and comments are blank in the code; comments can always be wrapped.
		const code = stripText(text).split('\n');
		const isUncut = (line: string, i: number): boolean => !/^\s*(?:\*|\/\/)/.test(line)
			&& (line.includes('${') || code[i]!.includes(' '.repeat(LONG_LITERAL)));
		return text.split('\n').flatMap((line, i) => (line.length > LONGEST_LINE && !isUncut(line, i) ? [`${path}:${i + 1}`] : []));
	});
	assert.equal(long, []);
});

for (const [what, pattern] of [
	['a default export', /\bexport\s+default\b/],
	['any', /(?:[:<|&,]|\bas|\bextends|=>)\s*any\b(?!\s*[(.:])/],
	['an enum', /(?<![\w$.])enum\s+\w+\s*\{/],
	['a namespace', /(?<![\w$.])namespace\s+\w+/],
	['a silenced compiler', /@ts-(?:ignore|nocheck|expect-error)/],
	['with, eval or a made function', /\bnew Function\b|(?<![\w$.])eval\s*\(/],
	['a loose comparison', /[^=!]==[^=]|!=[^=]/],
	['var', /(?<![\w$.])var\s/],
] as const) {
	shape(`the sources never use ${what}`, () => {
		const users = sources.filter(({ text }) => pattern.test(what === 'a silenced compiler' ? text : stripText(text)));
		assert.equal(users.map(({ path }) => path), []);
	});
}

shape('the only class is the error that callers catch', () => {
	const classes = sources.flatMap(({ path, text }) =>
		[...stripText(text).matchAll(/(?<![\w$.])class\s+(\w+)/g)].map((match) => `${path}: ${match[1]}`));
	assert.equal(classes, ['src/errors.ts: InputError']);
});

/** A longer file does more than one thing. */
const MOST_LINES = 300;

shape('no file is too long to read at a sitting; the longest are printed', () => {
	const longest = sources
		.map(({ path, text }) => ({ name: basename(path), lines: text.split('\n').length - 1 }))
		.sort((a, b) => b.lines - a.lines)
		.slice(0, 6);
	const all = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
	console.log(`  ${sources.length} files, ${all} lines; longest: ${longest.map(({ name, lines }) => `${name} ${lines}`).join(', ')}`);
	assert.equal(longest.filter(({ lines }) => lines > MOST_LINES), []);
});

shape.run();
