/*
 * Parsing of targets and queries: equal to the platform's parser for valid input, and total.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { readJson } from '../../src/doors/json.ts';
import { readQuery } from '../../src/doors/query.ts';
import { originForm, targetPath, targetQuery, requireTarget } from '../../src/http/target.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';

const input = suite('input');

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const grouped = (pairs: Iterable<readonly [string, string]>): Map<string, string[]> => {
	const groups = new Map<string, string[]>();
	for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
	return groups;
};

const PIECES = [
	'a', 'b', 'color', '=', '=', '&', '&', '+', '%20', '%2C', '%26', '%3D', '%C3%A4', '%F0%9F%8E%A8', ',', '(', ')', '#', '?', '/',
	'__proto__', 'constructor',
];

input('5,000 seeded queries are read like URLSearchParams reads them', () => {
	const random = randomFrom('queries');
	for (let i = 0; i < 5_000; i++) {
		const query = Array.from({ length: Math.floor(random() * 15) }, () => pick(random, PIECES)).join('');
		assert.equal(readQuery(query), grouped(new URLSearchParams(`?${query}`)), query);
	}
});

input('20,000 hostile queries are read or refused as malformed, nothing else', () => {
	const random = randomFrom('hostile queries');
	const scraps = [...PIECES, '%', '%%', '%f', '%ff', '%zz', '%C0%80', '%ED%A0%80', '%F8', '\x00', '\x7f', '\xff', '==', '&&', '%25'];
	let refused = 0;
	for (let i = 0; i < 20_000; i++) {
		const query = Array.from({ length: Math.floor(random() * 10) }, () => pick(random, scraps)).join('');
		try {
			readQuery(query);
		} catch (error) {
			assert.instance(error, InputError, query);
			for (const { code } of (error as InputError).issues) assert.is(code, 'malformed-request', query);
			refused++;
		}
	}
	assert.ok(refused > 2_000 && refused < 18_000, `${refused} refused`);
});

input('a query of thousands of broken escapes is refused for the first ten or eleven', () => {
	const count = (query: string): number => {
		try {
			readQuery(query);
			return 0;
		} catch (error) {
			return (error as InputError).issues.length;
		}
	};
	assert.equal(['%ff&'.repeat(3_900), '%ff=%ff&'.repeat(1_900), `a&${'%ff&'.repeat(9)}`].map(count), [10, 10, 9]);
	assert.is(count(`%ff&${'%ff=%ff&'.repeat(9)}`), 11);
});

for (const [target, expected] of [
	['/', '/'],
	['/a?b', '/a?b'],
	['*', '*'],
	['//x', '//x'],
	['///', '///'],
	['//[', '//['],
	['/\\', '/\\'],
	['http://x', '/'],
	['http://x/', '/'],
	['http://x/a?b=http://y/c', '/a?b=http://y/c'],
	['http://x?a', '/?a'],
	['HTTPS://user@[::1]:99999/a', '/a'],
] as const) {
	input(`${target} is read as ${expected}`, () => assert.is(originForm(target), expected));
}

for (const target of ['', 'a', 'x:80', 'ftp://x/', 'http://', 'http:///a', 'http:/a', '\\', '?a']) {
	input(`${JSON.stringify(target)} is not a target`, () => {
		assert.throws(() => requireTarget(target), (error: unknown) =>
			error instanceof InputError && error.issues[0].code === 'malformed-request');
	});
}

input('a target of 8 KiB is read, one more character is not', () => {
	assert.not.throws(() => requireTarget(`/${'a'.repeat(8191)}`));
	assert.throws(() => requireTarget(`/${'a'.repeat(8192)}`), (error: unknown) =>
		error instanceof InputError && error.issues[0].code === 'uri-too-long');
});

input('the path ends at the first question mark', () => {
	assert.is(targetPath('/a?b?c'), '/a');
	assert.is(targetPath('/a'), '/a');
	assert.is(targetPath('?'), '');
	assert.is(targetQuery('/a?b?c', '/a'), 'b?c');
	assert.is(targetQuery('/a', '/a'), '');
});

input('a byte order mark before a body is ignored', () => {
	assert.equal(readJson(Buffer.from('\ufeff{"a":1}')), { a: 1 });
});

input('any other value than a text or bytes is a mistake of the program that the error names', () => {
	for (const value of [undefined, null, 5, {}, [], Symbol('query')]) {
		for (const [name, read] of [['text', readQuery], ['body', readJson]] as const) {
			assert.throws(() => (read as (value: unknown) => unknown)(value), (error: unknown) =>
				error instanceof InputError && error.issues[0].path[0] === name);
		}
	}
});

input('20,000 random bodies are read or refused as InputError, nothing else', () => {
	const random = randomFrom('bodies');
	const scraps = ['{', '}', '"', '"a"', ':', ',', '[', ']', '1', 'true', '\\', '\\u', '\xff', 'ä', ' ', '{"a":1}', '__proto__'];
	for (let i = 0; i < 20_000; i++) {
		const body = Buffer.from(
			Array.from({ length: Math.floor(random() * 8) }, () => pick(random, scraps)).join(''),
			random() < 0.5 ? 'latin1' : 'utf8',
		);
		try {
			assert.type(readJson(body), 'object');
		} catch (error) {
			assert.instance(error, InputError, body.toString('latin1'));
		}
	}
});

input.run();
