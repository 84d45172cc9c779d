/*
 * The operations as functions, attacked with JavaScript that no JSON can hold, and the work they may take.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createBudget, isTooComplex, spend, withBudget, WORK_LIMIT } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { callable, type CallOptions } from '../../src/operations/callable.ts';
import * as tincture from '../../src/index.ts';
import * as names from '../../src/names.ts';
import * as operations from '../../src/operations.ts';
import { operation } from '../../src/operations/operation.ts';
import { object } from '../../src/schema/schema.ts';
import { hostileValue } from '../support/hostile-values.ts';
import { camelCase } from '../../src/math/camel-case.ts';

const library = suite('operations under attack');

type Free = (...args: readonly unknown[]) => unknown;

// These tests pass values that the compiler would reject.
const FUNCTIONS = operations.OPERATIONS.map(({ name, examples: [example] }) =>
	({ name, call: (operations as unknown as Readonly<Record<string, Free>>)[camelCase(name)]!, input: example!.input }));

/** An operation that spends the given units. */
const spending = (units: number) => callable(operation({
	name: 'spending', words: { title: '', summary: '', examples: [''] }, group: 'Read', input: object('', {}), result: object('', {}),
	examples: [{}],
}).runs(() => {
	spend(units);
	return {};
}));

library('a call may take the work of a request, and what its options allow', () => {
	assert.equal(spending(WORK_LIMIT - 1000)({}), {});
	assert.throws(() => spending(WORK_LIMIT + 1)({}), isTooComplex);
	assert.equal(spending(WORK_LIMIT * 10)({}, { work: WORK_LIMIT * 10 + 1000 }), {});
	assert.throws(() => spending(WORK_LIMIT * 10)({}, { work: WORK_LIMIT * 10 - 1 }), isTooComplex);
	assert.throws(() => spending(1)({}, { work: 0 }), isTooComplex);
});

library('in a larger piece of work its limit holds for every call', () => {
	assert.throws(() => withBudget(createBudget(500), () => spending(1000)({}, { work: 1e6 })), isTooComplex);
});

library('`map` may pass an index where options could be', () => {
	const inputs = [{ first: 'red', second: 'blue' }, { first: 'red', second: 'lime' }];
	const call = operations.mixColors as (input: unknown, index?: unknown) => unknown;
	assert.equal(inputs.map(call), inputs.map((input) => operations.mixColors(input)));
});

for (const [what, options] of [
	['a text', 'much'], ['a list', []], ['an unknown option', { units: 5 }], ['a text as a number', { work: '5' }],
	['NaN', { work: Number.NaN }], ['less than nothing', { work: -1 }], ['infinity', { work: Infinity }], ['null', { work: null }],
	['a getter that throws', { get work(): number { throw new Error('mine'); } }],
	['a proxy that is gone', (() => {
		const { proxy, revoke } = Proxy.revocable({}, {});
		revoke();
		return proxy;
	})()],
] as const) {
	library(`${what} instead of options is a fault of the caller`, () => {
		assert.throws(() => spending(1)({}, options as CallOptions), (error: unknown) => error instanceof InputError && !isTooComplex(error));
	});
}

/** A list of shared lists: a few objects, but exponentially many items as a copy. */
function shared(width: number, depth: number): unknown {
	let value: unknown = 'red';
	for (let i = 0; i < depth; i++) value = Array<unknown>(width).fill(value);
	return value;
}

library('a value that is small in memory and endless as a copy is too complex, at any depth', () => {
	for (const { name, call, input } of FUNCTIONS) {
		for (const field of Object.keys(input)) for (const bomb of [shared(1000, 6), shared(10, 7), { a: shared(100, 5) }]) {
			assert.throws(() => call({ ...input, [field]: bomb }), (error: unknown) => error instanceof InputError, `${name}.${field}`);
		}
	}
});

library('a list that says it has four billion items is refused as fast as a short one', () => {
	for (const { name, call, input } of FUNCTIONS) {
		const lists = [new Array<unknown>(4_294_967_295), new Proxy([], { get: (_, key) => (key === 'length' ? 4_294_967_295 : 'red') })];
		for (const field of Object.keys(input)) for (const list of lists) {
			assert.throws(() => call({ ...input, [field]: list }), (error: unknown) => error instanceof InputError, `${name}.${field}`);
		}
	}
});

library('2,000 seeded values as options, or as any part of the input, are answered or refused', () => {
	const seed = 'hostile options', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const { name, call, input } = FUNCTIONS[i % FUNCTIONS.length]!;
		try {
			call({ ...input, ...(i % 2 === 0 && { [Object.keys(input)[0]!]: [hostileValue(random)] }) }, hostileValue(random));
		} catch (error) {
			assert.ok(error instanceof InputError, `seed ${seed}, call ${i} of ${name}: ${String(error)}`);
		}
	}
});

/** Texts of 100,000 characters that nest, repeat or begin what a reader looks for. */
const GIANTS = [
	'x', '(', 'rgb(', 'color-mix(in oklab, ', 'var(--a,', '/**/', ' ', 'calc(1+', 'light-dark(', 'red blue ', 'е', '\u0301', '9', '-', 'red,',
	'from ', 'oklch(from ', 'alpha(from ', '🎨', '\0', 'dark ', 'тёмно-', 'ﷺ', 'contrast-color(', '#', '"', '\\', '\ud800',
].map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)));

library('texts of 100,000 characters are answered or refused by every function, in any place', () => {
	const functions = Object.entries({ ...names, ...tincture } as Readonly<Record<string, unknown>>)
		.filter(([name, value]) => typeof value === 'function' && name !== 'InputError' && name !== 'loadNames');
	for (const [name, call] of functions) for (const giant of GIANTS) for (const place of [0, 1, 2]) {
		const text = name === 'color' ? 'srgb' : 'red', args: unknown[] = [text, 'blue', 'oklch'];
		args[place] = giant;
		for (const some of [args, [args], [{ [giant]: 'red', primary: giant }]]) {
			try {
				(call as Free)(...some);
			} catch (error) {
				assert.ok(error instanceof InputError, `${name}, place ${place}, ${giant.slice(0, 20)}: ${String(error)}`);
			}
		}
	}
});

library.run();
