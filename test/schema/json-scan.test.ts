/*
 * The scan accepts exactly what JSON.parse accepts, except repeated names and depth.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError, type Path } from '../../src/errors.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { scanJson } from '../../src/schema/json-scan.ts';

const scan = suite('JSON scan');

/** Issues of a text; empty if it is accepted. Any error other than an InputError fails the test. */
function listIssues(text: string): readonly { readonly path: Path; readonly detail: string }[] {
	try {
		scanJson(text, { noun: 'The body', levels: 8 });
		return [];
	} catch (error) {
		assert.instance(error, InputError, `${JSON.stringify(text)}: ${String(error)}`);
		return (error as InputError).issues;
	}
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const BLANKS = ['', '', '', ' ', '\n', '\t', '\r\n'];
const TEXTS = [
	'"a"', '""', '"\\u00e4"', '"\\""', '"\\\\"', '"\\/\\b\\f\\n\\r\\t"', '"ключ"', '"\\ud83d\\ude00"', '"\\ud800"', '"\u2028"',
	'"]}"',
];
const SCALARS = [...TEXTS, '0', '-0', '12', '-1.5', '1e9', '1E+2', '0.5e-3', '1e999', 'true', 'false', 'null'];

/** JSON text of at most `levels` levels; names are numbered, so that none repeats. */
function jsonText(random: Random, levels: number): string {
	const gap = (): string => pick(random, BLANKS);
	const items = (item: (i: number) => string): string =>
		Array.from({ length: Math.floor(random() * 4) }, (_, i) => `${gap()}${item(i)}${gap()}`).join(',') || gap();
	const kind = levels === 0 ? 2 : random() * 3;
	if (kind < 1) return `{${items((i) => `"${i}${pick(random, TEXTS).slice(1)}${gap()}:${gap()}${jsonText(random, levels - 1)}`)}}`;
	if (kind < 2) return `[${items(() => jsonText(random, levels - 1))}]`;
	return pick(random, SCALARS);
}

scan('accepts 5,000 seeded texts of JSON', () => {
	const random = randomFrom('json');
	for (let i = 0; i < 5_000; i++) {
		const text = `${pick(random, BLANKS)}${jsonText(random, 5)}${pick(random, BLANKS)}`;
		assert.ok(isJson(text), `the test wrote no JSON: ${text}`);
		assert.equal(listIssues(text), [], text);
	}
});

scan('agrees with JSON.parse on 20,000 damaged texts', () => {
	const random = randomFrom('damage');
	const scraps = [
		'"', '\\', '{', '}', '[', ']', ',', ':', '0', '1', '-', '+', '.', 'e', 'u', 'true', 'nul', ' ', '\u0000', '\u001f', '\u00a0',
		'\ufeff', '/', "'", 'NaN',
	];
	let accepted = 0;
	for (let i = 0; i < 20_000; i++) {
		let text = jsonText(random, 3);
		for (let wounds = 1 + Math.floor(random() * 3); wounds > 0; wounds--) {
			const at = Math.floor(random() * (text.length + 1));
			text = text.slice(0, at) + (random() < 0.6 ? pick(random, scraps) : '') + text.slice(at + Math.floor(random() * 3));
		}
		const issues = listIssues(text);
		if (isJson(text)) {
			accepted++;
			// A wound may have made two names equal.
			for (const { detail } of issues) assert.match(detail, /is repeated/, text);
		} else {
			assert.is(issues.length, 1, `accepted: ${JSON.stringify(text)}`);
			assert.match(issues[0]!.detail, /line \d+, column \d+/);
		}
	}
	assert.ok(accepted > 500, `${accepted} accepted`);
});

scan('finds every repeated name that 5,000 seeded objects hold, escaped or not', () => {
	const random = randomFrom('names');
	const spell = (name: string): string => random() < 0.5
		? JSON.stringify(name)
		: `"${[...name].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
	for (let i = 0; i < 5_000; i++) {
		const names = Array.from({ length: Math.floor(random() * 5) }, () => pick(random, ['a', 'b', 'ä', '__proto__', '']));
		const text = `{${names.map((name) => `${spell(name)}:{"a":[{"b":1}]}`).join(',')}}`;
		assert.equal(listIssues(text).map(({ path }) => path[0]), names.filter((name, at) => names.indexOf(name) < at), text);
	}
});

scan('equal names in different objects are not duplicates', () => {
	assert.equal(listIssues('{"a":{"a":[{"a":1},{"a":2}]},"b":{"a":1}}'), []);
});

scan('a repeated name has its place, in lists by index from 0', () => {
	assert.equal(listIssues('{"b":[{"a":1,"a":2},3,{"a":1,"a":2}]}').map(({ path }) => path), [['b', 0, 'a'], ['b', 2, 'a']]);
});

scan('at most 50 repeated names are reported', () => {
	assert.is(listIssues(`{${'"a":1,'.repeat(100)}"b":2}`).length, 50);
});

scan('reports each value at its end: its place in the text, its level and its name', () => {
	const text = ' {"a": [10, "b"], "\\u0063":null}', seen: unknown[] = [];
	scanJson(text, { noun: 'The body', levels: 8, sees: (start, end, level, key) => seen.push([text.slice(start, end), level, key]) });
	assert.equal(seen, [
		['10', 3, undefined], ['"b"', 3, undefined], ['[10, "b"]', 2, 'a'], ['null', 2, 'c'], [text.trim(), 1, undefined],
	]);
});

scan('8 levels are read, one more is not', () => {
	for (const [open, close] of [['[', ']'], ['{"a":', '}']] as const) {
		const nested = (levels: number): string => `${open.repeat(levels - 1)}${open === '[' ? '[]' : '{}'}${close.repeat(levels - 1)}`;
		assert.equal(listIssues(nested(8)), []);
		assert.match(listIssues(nested(9))[0]!.detail, /8 levels/);
	}
	assert.match(listIssues('['.repeat(65_536))[0]!.detail, /8 levels/);
});

scan('escapes have the hexadecimal digits of both cases, and no character next to them', () => {
	for (const digits of ['0123', '4567', '89ab', 'cdef', 'ABCD', 'EF00']) assert.equal(listIssues(`"\\u${digits}"`), [], digits);
	for (const other of ['/', ':', '@', 'G', '`', 'g']) assert.match(listIssues(`"\\u000${other}"`)[0]!.detail, /a hexadecimal digit/, other);
});

for (const [text, detail] of [
	['', /line 1, column 1, got the end where a value/],
	['{"a":1,}', /column 8, got "}" where a name in double quotes/],
	["{'a':1}", /column 2, got "'" where a name in double quotes/],
	['[1 2]', /column 4, got "2" where "," or "\]"/],
	['{"a" 1}', /column 6, got "1" where ":"/],
	['{"a":1}\n\n x', /line 3, column 2, got "x" where the end/],
	['["\\x"]', /column 4, got "x" where one of/],
	['["\\u12g4"]', /column 7, got "g" where a hexadecimal digit/],
	['[01]', /column 3, got "1"/],
	['[-]', /column 3, got "\]" where a digit/],
	['[1.]', /column 4, got "\]" where a digit/],
	['[tru]', /column 5, got "\]" where true/],
	['"a\nb"', /line 1, column 3, got "\\u\{a\}"/],
	['["', /got the end/],
] as const) {
	scan(`${JSON.stringify(text)} is refused at its first error`, () => {
		assert.match(listIssues(text)[0]!.detail, detail);
	});
}

scan.run();
