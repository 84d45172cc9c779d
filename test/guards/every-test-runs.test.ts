/*
 * Every suite and file of tests runs. uvu silently passes suites without `run()`, and files that the runner does not match.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stripText } from '../support/code.ts';
import { sourcesUnder } from '../support/project.ts';

const guard = suite('every test runs');

const files = sourcesUnder('test').map(({ path, text }) => ({ path, code: stripText(text) }));
const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** The suites a file makes, by the name of their constant. */
const findSuites = (code: string): string[] =>
	[...code.matchAll(/\b(?:const|let|var)\s+([\w$]+)\s*=\s*suite\b/g)].map((match) => match[1]!);

guard('every suite of a test file is run', () => {
	const idle = files.filter(({ path }) => isTest(path)).flatMap(({ path, code }) =>
		findSuites(code)
			.filter((name) => !new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}\\.run\\(\\)`).test(code))
			.map((name) => `${path}: ${name}.run() is missing`));
	assert.equal(idle, []);
});

guard('every test file has a suite', () => {
	const idle = files.filter(({ path, code }) => isTest(path) && !/\.run\(\)/.test(code)).map(({ path }) => path);
	assert.equal(idle, []);
});

guard('only test files have suites', () => {
	const hidden = files.filter(({ path, code }) => !isTest(path) && /\bsuite\s*\(|\.run\(\)/.test(code)).map(({ path }) => path);
	assert.equal(hidden, []);
});

guard('no test uses only() or skip(), and one that is left out gives its reason', () => {
	const alone = files.filter(({ code }) => /\.(?:only|skip)\s*\(/.test(code)).map(({ path }) => path);
	assert.equal(alone, ['test/support/left-out.ts']);
});

guard('no suite prepares itself where a failure is swallowed', () => {
	const swallowed = files.filter(({ code }) =>
		findSuites(code).some((name) => new RegExp(`(?<![\\w$])${name}\\.(?:before|after)\\s*\\(`).test(code))).map(({ path }) => path);
	assert.equal(swallowed, []);
});

guard('assert.throws always has an expectation', () => {
	// Without a second argument it passes for a TypeError of the test's own.
	const vague = files.flatMap(({ path, code }) => [...code.matchAll(/assert\.throws\(/g)]
		.filter((match) => !hasSecondArgument(code, match.index + match[0].length))
		.map((match) => `${path}:${code.slice(0, match.index).split('\n').length}`));
	assert.equal(vague, []);
});

/** True if the call has a second argument: a comma at the depth of its parenthesis. */
function hasSecondArgument(code: string, start: number): boolean {
	let depth = 0;
	for (let i = start; i < code.length && depth >= 0; i++) {
		const character = code[i]!;
		if ('([{'.includes(character)) depth++;
		else if (')]}'.includes(character)) depth--;
		else if (character === ',' && depth === 0) return !/^\s*\)/.test(code.slice(i + 1));
	}
	return false;
}

guard.run();
