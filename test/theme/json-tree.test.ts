/*
 * Trees of JSON: the values are those of JSON.parse, each span reads back to its value, and long texts are parsed in short steps.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { contentSpan, numberValue, parseJsonTree, stringValue, type JsonNode } from '../../src/theme/json-tree.ts';

const trees = suite('trees of JSON');

const parse = (text: string): JsonNode => whole(parseJsonTree(text));

/** The plain value of a node; every node is checked against its text on the way. */
function plain(text: string, node: JsonNode): unknown {
	const own: unknown = JSON.parse(text.slice(node.start, node.end));
	const members = [...node.members].map(([key, one]) => [key, plain(text, one)] as const);
	const value = node.kind === 'object' ? Object.fromEntries(members) : node.kind === 'list' ? members.map(([, one]) => one)
		: node.kind === 'other' ? own : node.value;
	assert.equal(value, own, text.slice(node.start, node.end));
	if (node.kind === 'list') assert.equal(members.map(([key]) => key), members.map((_, i) => String(i)));
	return value;
}

const SCALARS = ['0', '-1.5e3', '12', 'true', 'false', 'null', '""', '"a"', '"\\u0061\\n"', '"{[,:]}"'];

/** Random JSON, with random white space. */
function anyJson(random: Random, depth: number): string {
	const blank = (): string => ['', '', ' ', '\n\t'][Math.floor(random() * 4)]!, roll = random();
	const items = <T>(make: (i: number) => T): T[] => Array.from({ length: Math.floor(random() * 4) }, (_, i) => make(i));
	const own = depth === 0 || roll < 0.4 ? SCALARS[Math.floor(random() * SCALARS.length)]!
		: roll < 0.7 ? `[${items(() => anyJson(random, depth - 1)).join(',') || blank()}]`
		: `{${items((i) => `${blank()}"k\\u003${i}"${blank()}:${anyJson(random, depth - 1)}`).join(',') || blank()}}`;
	return blank() + own + blank();
}

trees('1,000 random texts give what JSON.parse gives, and each span reads back to its value', () => {
	const random = randomFrom('json trees');
	for (let i = 0; i < 1_000; i++) {
		const text = anyJson(random, 4);
		assert.equal(plain(text, parse(text)), JSON.parse(text), `seed json trees, ${text}`);
	}
});

trees('strings and numbers have values, and strings without escapes a span between the quotes', () => {
	const text = '{"a":"b c","d":"\\u0065","f":12,"g":[],"h":""}', { members } = parse(text);
	const content = (key: string): string | undefined => {
		const span = contentSpan(text, members.get(key)!);
		return span && text.slice(span.start, span.end);
	};
	assert.equal([...members.keys()].map((key) => stringValue(members.get(key))), ['b c', 'e', undefined, undefined, '']);
	assert.equal([...members.keys()].map((key) => numberValue(members.get(key))), [undefined, undefined, 12, undefined, undefined]);
	assert.equal([...members.keys()].map(content), ['b c', undefined, undefined, undefined, '']);
	assert.equal([stringValue(undefined), numberValue(undefined)], [undefined, undefined]);
});

const isRefused = (error: unknown): boolean => error instanceof InputError;

trees('64 levels are parsed, 65 are not; a repeated key and text behind the end are refused', () => {
	assert.is(parse('['.repeat(64) + ']'.repeat(64)).kind, 'list');
	for (const text of ['['.repeat(65) + ']'.repeat(65), '{"a":1,"a":2}', '{"a":1}x', '{"a"}', ''])
		assert.throws(() => parse(text), isRefused, text);
});

trees('60,000 characters of small lists, objects or numbers are parsed in steps of at most 6,500 units', () => {
	for (const part of ['[],', '{},', '1,', '[[[[1]]]],', `${'['.repeat(60)}1${']'.repeat(60)},`]) {
		const text = `[${part.repeat(60_000 / part.length)}0]`, budget = createBudget(), work = parseJsonTree(text);
		let longest = 0, before = 0;
		for (let done: boolean | undefined = false; done !== true; before = budget.spent) {
			({ done } = withBudget(budget, () => work.next()));
			longest = Math.max(longest, budget.spent - before);
		}
		assert.ok(longest > 0 && longest <= 6_500, `${part}: ${longest} units`);
	}
});

trees.run();
