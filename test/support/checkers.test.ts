/*
 * The tools of other tests: code readers, comparisons, the JSON Schema checker. Each finds exactly its subject.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stripText } from './code.ts';
import { exportedFunctions } from './exported-functions.ts';
import { missing } from './holds.ts';
import { mismatches, referred } from './json-schema.ts';

const code = suite('stripText');

for (const [claim, source, expected] of [
	['a line comment is blank', 'a; // b\nc;', 'a;     \nc;'],
	['a block comment is blank and keeps its lines', 'a /* b\nc */ d', 'a     \n     d'],
	['a comment without an end is blank to the end', 'a /* b', 'a     '],
	['the inside of a text is blank', 'f(\'ab\', "c")', 'f(\'  \', " ")'],
	['an escaped quote does not end a text', '\'a\\\'b\' + c', '\'    \' + c'],
	['a slash in a text begins no comment', '\'//\' + a', '\'  \' + a'],
	['a template is a text, what it holds is code', '`a${b}c` + d', '` ${b} ` + d'],
	['a template in a template', '`a${f(`b${c}`)}d` + e', '` ${f(` ${c}`)} ` + e'],
	['an object in a template does not end it', '`${f({ a: 1 })}b` + c', '`${f({ a: 1 })} ` + c'],
	['a quote in a regular expression begins no text', 'x = /["\'/]/.test(a) + b', 'x = /     /.test(a) + b'],
	['a bracket class may hold a slash', 'f(/[/]\\//g, a)', 'f(/     /g, a)'],
	['a division is not a regular expression', 'a / b / c', 'a / b / c'],
	['nor is a division of a call', 'f(a) / b + \'c\'', 'f(a) / b + \' \''],
] as const) {
	code(claim, () => assert.is(stripText(source), expected));
}

code('texts stay if requested', () => {
	assert.is(stripText('import { a } from \'./b.ts\'; // c', 'keep'), 'import { a } from \'./b.ts\';     ');
});

code.run();

const holding = suite('missing');

for (const [claim, actual, expected, faults] of [
	['the same is held', { a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }, 0],
	['more is held, too', { a: 1, b: 2 }, { b: 2 }, 0],
	['another value is not', { a: 1 }, { a: 2 }, 1],
	['an absent field is not', {}, { a: undefined }, 1],
	['a shorter list is not', { a: [1] }, { a: [1, 2] }, 1],
	['a longer list is not', { a: [1, 2] }, { a: [1] }, 1],
	['every fault is reported', { a: 1, b: [1, 2] }, { a: 2, b: [2, 1] }, 3],
	['a function is called', { a: 5 }, { a: (x: unknown) => x === 5 }, 0],
	['and may refuse', { a: 5 }, { a: (x: unknown) => x === 6 }, 1],
	['also for an absent field', {}, { a: (x: unknown) => x === undefined }, 0],
	['null is not an object', { a: null }, { a: {} }, 1],
	['an object is not a list', { a: { 0: 1 } }, { a: [1] }, 1],
	['0 is not -0', { a: -0 }, { a: 0 }, 1],
] as const) {
	holding(claim, () => assert.is(missing(actual, expected).length, faults, missing(actual, expected).join('\n')));
}

holding.run();

const schemas = suite('mismatches');

for (const [schema, right, wrong] of [
	[{ type: 'string' }, 'a', 1],
	[{ type: ['number', 'null'] }, null, 'a'],
	[{ type: 'integer' }, 1, 1.5],
	[{ type: 'number' }, 1, '1'],
	[{ type: 'array' }, [], {}],
	[{ type: 'object' }, {}, []],
	[{ type: 'boolean' }, false, 0],
	[{ enum: ['a', 'b'] }, 'a', 'c'],
	[{ minLength: 2 }, 'ab', '🎨'],
	[{ maxLength: 1 }, '🎨', 'ab'],
	[{ pattern: '^a$' }, 'a', 'ba'],
	[{ minimum: 0 }, 0, -1],
	[{ maximum: 0 }, 0, 1],
	[{ minItems: 1 }, [1], []],
	[{ maxItems: 1 }, [1], [1, 2]],
	[{ items: { type: 'string' } }, ['a'], ['a', 1]],
	[{ required: ['a'] }, { a: 1 }, { b: 1 }],
	[{ properties: { a: { type: 'string' } } }, { b: 1 }, { a: 1 }],
	[{ properties: {}, additionalProperties: false }, {}, { a: 1 }],
	[{ anyOf: [{ type: 'string' }, { type: 'null' }] }, null, 1],
	[{ $ref: '#/parts/a~1b', parts: { 'a/b': { type: 'string' } }, description: 'Annotations restrict nothing.' }, 'a', 1],
] as const) {
	const { parts, ...rest } = { parts: {}, ...schema };
	schemas(`${JSON.stringify(rest)} takes ${JSON.stringify(right)} and not ${JSON.stringify(wrong)}`, () => {
		assert.equal(mismatches(rest, right, { parts }), []);
		assert.is(mismatches(rest, wrong, { parts }).length, 1);
	});
}

schemas('an unknown keyword, a missing schema and a dead reference are mismatches', () => {
	assert.is(mismatches({ format: 'color' }, 'a').length, 1);
	assert.is(mismatches(undefined, 'a').length, 1);
	assert.is(mismatches({ $ref: '#/nowhere' }, 'a').length, 1);
	assert.is(referred({}, '#/constructor'), undefined);
	assert.is(referred({}, 'https://example.com/'), undefined);
});

schemas.run();

const exported = suite('exportedFunctions');

for (const [source, names] of [
	['export function a(): void {}', 'a bare'],
	['/** Says. */\nexport function a(): void {}', 'a'],
	['/* Says nothing. */\nexport function a(): void {}', 'a bare'],
	['/** Of b. */\nconst b = 1;\nexport const a = (x: number): number => x;', 'a bare'],
	['/** Says. */\n// Why.\nexport const a = (x: number): number => x;', 'a'],
	['/** Says. */\nexport function a(x: 1): 1;\nexport function a(x: 2): 2;\nexport function a(x: number): number { return x; }', 'a'],
	['export const a: (x: string) => string = (x) => x;', 'a bare'],
	['export const a = <T>(x: T): T => x;\nexport const b = async () => {};\nexport const c = x => x;', 'a bare, b bare, c bare'],
	['export const a = (1 + 2) * 3;\nexport const b = [(x: number) => x];\nexport const c = f((x) => x);', ''],
	['function a(): void {}\nexport type B = () => void;\nexport interface C { (): void }', ''],
] as const) {
	exported(`${JSON.stringify(source)} exports ${names === '' ? 'no function' : names}`, () => {
		assert.is(exportedFunctions(source).map(({ name, isDocumented }) => (isDocumented ? name : `${name} bare`)).join(', '), names);
	});
}

exported.run();
