/*
 * Random valid input: every operation returns a result of its declared shape.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { randomFrom } from '../../src/math/random.ts';
import { parse } from '../../src/names/parse-color.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { check } from '../support/check.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { COLORS, legalInput, spoiled, toQuery } from '../support/arbitrary.ts';

const arbitrary = suite('any legal input');

/** Values that no answer may contain: JSON writes them as null or as an unreadable number. */
function strangeIn(value: unknown, path: string): string[] {
	if (typeof value === 'number')
		return !Number.isFinite(value) || Object.is(value, -0) || /e/.test(String(value))
			? [`${path} is ${Object.is(value, -0) ? '-0' : value}`]
			: [];
	// Texts of the caller may contain anything, and a name may be Infinity.
	if (typeof value === 'string' && !/\.(?:input|query|seed|name|code)$/.test(path) && !/^color-mix\(|-gradient\(/.test(value)) {
		return STRANGE_NUMBER.test(value) ? [`${path} is ${value}`] : [];
	}
	if (typeof value === 'object' && value !== null)
		return Object.entries(value).flatMap(([name, item]) => strangeIn(item, `${path}.${name}`));
	return value === undefined ? [`${path} is undefined`] : [];
}

/** An exponent, a negative zero, no number at all, standing where a number would. */
const STRANGE_NUMBER = /(?<![\w#.-])-?(?:NaN|Infinity|undefined|[\d.]+e[+-]?\d+|0(?<=-0)(?![\d.]))(?![\w-])/;

/** Random inputs of each operation and kind. */
const TIMES = 40;

/** Drops fields that a query cannot write: empty lists, objects, and lists of objects. */
const writableInQuery = (input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
	Object.fromEntries(Object.entries(input).filter(([, value]) =>
		(Array.isArray(value) ? value.length > 0 && !value.some(isObject) : !isObject(value))));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const answerTo = ({ run }: AnyOperation, decoded: object): unknown => run(decoded as never);

for (const operation of OPERATIONS) {
	arbitrary(`${operation.name} answers as declared`, () => {
		const seed = `arbitrary ${operation.name}`;
		const random = randomFrom(seed);
		for (let i = 0; i < TIMES; i++) {
			const input = legalInput(operation.input, random);
			const label = `seed "${seed}", case ${i}: ${JSON.stringify(input)}`;
			let answer: unknown;
			try {
				answer = answerTo(operation, decodeJson(operation.input, input));
			} catch (error) {
				throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
			}
			assert.equal(check(operation.result, answer), [], label);
			assert.equal(strangeIn(answer, 'answer'), [], label);
			assert.equal(JSON.parse(JSON.stringify(answer)), answer, label);
		}
	});

	if (operation.methods.includes('GET')) {
		arbitrary(`${operation.name} reads the same from a query`, () => {
			const seed = `query ${operation.name}`;
			const random = randomFrom(seed);
			for (let i = 0; i < TIMES; i++) {
				const input = writableInQuery(legalInput(operation.input, random));
				assert.equal(
					decodeQuery(operation.input, toQuery(input)),
					decodeJson(operation.input, input),
					`seed "${seed}", case ${i}: ${JSON.stringify(input)}`,
				);
			}
		});
	}

	arbitrary(`${operation.name} answers a spoiled input or refuses it`, () => {
		const seed = `spoiled ${operation.name}`;
		const random = randomFrom(seed);
		for (let i = 0; i < TIMES; i++) {
			const input = spoiled(legalInput(operation.input, random), random);
			let decoded: object;
			try {
				decoded = decodeJson(operation.input, input);
			} catch (error) {
				if (!(error instanceof InputError)) throw new Error(`seed "${seed}", case ${i}: ${JSON.stringify(input)}`, { cause: error });
				continue;
			}
			assert.equal(check(operation.result, answerTo(operation, decoded)), [], `seed "${seed}", case ${i}: ${JSON.stringify(input)}`);
		}
	});
}

arbitrary.run();

const pool = suite('the colors to draw from');

/** Forms that need the lists of names: refused without them. */
const NAMES = /^(?:[a-z]+:)?(?:bg-|text-|border-)?[a-z]+-\d{2,3}$|^[\p{L}]+[ -][\p{L}]+$/u;

pool('every one is read, names of the lists aside', () => {
	const unread = COLORS.filter((text) => {
		try {
			parse(text);
			return false;
		} catch {
			return true;
		}
	});
	assert.equal(unread.filter((text) => !NAMES.test(text)), []);
});

pool('all forms of CSS, both kinds of gamut, translucent and missing are among them', () => {
	for (const pattern of [
		/^#/, /^[0-9a-f]{3,8}$/i, /^rgba?\(/i, /^hsla?\(/, /^hwb\(/, /^lab\(/, /^lch\(/, /^oklab\(/, /^oklch\(/, /none/, /calc/, /\//,
		/^transparent$/,
	]) {
		assert.ok(COLORS.some((text) => pattern.test(text)), String(pattern));
	}
	for (const space of [
		'srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65',
	]) {
		assert.ok(COLORS.some((text) => text.startsWith(`color(${space} `)), space);
	}
});

pool.run();
