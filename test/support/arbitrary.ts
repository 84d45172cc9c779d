/*
 * Seeded random input: valid input for a schema, random schemas, and invalid values.
 *
 * A failing test prints its seed and the case; the same seed gives the same case.
 */

import { InputError } from '../../src/errors.ts';
import type { Random } from '../../src/math/random.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import {
	choice, fallback, flag, integer, list, nullable, number, object, optional, record, schemaOf, text,
	type Field, type Numeric, type Schema, type Structure, type Text,
} from '../../src/schema/schema.ts';

/** A whole number from 0 to below n. */
export const below = (random: Random, n: number): number => Math.floor(random() * n);

export const pick = <T>(random: Random, from: readonly T[]): T => {
	const item = from[below(random, from.length)];
	if (item === undefined) throw new Error('nothing to pick from');
	return item;
};

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** From `min` to `max`, with both ends more frequent. */
const count = (random: Random, min: number, max: number): number =>
	random() < 0.2 ? pick(random, [min, max]) : min + below(random, max - min + 1);

/** Colors of every form of the contract: in and out of gamut, translucent, with missing components, odd but legal. */
export const COLORS: readonly string[] = [
	'red', 'RebeccaPurple', 'transparent', 'black', 'white', 'gray', 'grey', 'lightgoldenrodyellow',
	'#f0f', '#F0F8', '#3b82f6', '#3B82F680', '#00000000', '#ffffffff', 'abc', '12345678', 'fade', 'decade',
	'rgb(255 0 0)', 'rgb(255, 0, 0)', 'rgba(10%, 20%, 30%, .4)', 'rgb(300 -20 127.5 / 150%)', 'rgb(none 0 0 / none)', 'RGB( 1 2 3 )',
	'hsl(120 100% 50%)', 'hsl(0.5turn, 20%, 40%)', 'hsla(90deg 10 20 / 0.1)', 'hsl(none none none)', 'hsl(40 250% 50%)',
	'hsl(-400grad 0% 50%)',
	'hwb(90 10% 20%)', 'hwb(1rad 80% 90%)', 'hwb(none 0% 0% / 25%)',
	'lab(50 20 -30)', 'lab(0 0 0)', 'lab(100 125 -125)', 'lab(150% none 30)', 'lch(50 130 20)', 'lch(60% 0 none / 50%)',
	'oklab(0.5 0.1 -0.1)', 'oklab(1 0.4 0.4)', 'oklab(0 0.3 0)', 'oklch(0.7 0.15 200 / 0.5)', 'oklch(70% 0.4 145)',
	'oklch(0.5 0 120)', 'oklch(none none none)',
	'color(srgb 0.2 0.4 0.6)', 'color(srgb 1.5 -0.5 2)', 'color(srgb-linear 0.5 0.5 0.5)', 'color(display-p3 0.1 0.9 0.2)',
	'color(display-p3-linear 0 1 0)',
	'color(a98-rgb 0 1 0)', 'color(prophoto-rgb 0 1 0)', 'color(rec2020 1 0 0 / 30%)', 'color(xyz 0.9 1 1.1)',
	'color(xyz-d50 0.1 0.2 0.3)', 'color(xyz-d65 none 1 none)',
	'color(display-p3 -2 3 -4)', 'color(xyz 1000 -1000 1000)', 'color(srgb 1e30 0 0)', 'oklab(0.5 1e300 -1e300)', 'lch(50 1e9 40)',
	'rgb(calc(10 * 2) calc(255 / 3) calc(1 + 1))', 'color(srgb calc(1e-9) 0 0)', 'hsl(calc(pi * 1rad) 50% 50%)',
	'color-mix(in oklch longer hue, red, blue 30%)', 'color-mix(in hsl, white, hsl(none 50% 50%), navy 10%)', 'light-dark(white, black)',
	'oklch(from teal calc(l - 0.1) c h / 0.5)', 'rgb(from color(display-p3 0 1 0) r g b)', 'contrast-color(navy)',
	'alpha(from #3b82f6 / 50%)',
	'sky-500', 'bg-red-950', 'text-zinc-50', 'hover:border-lime-300', 'dark teal', 'Dark-Teal', 'темно-бирюзовый',
	'тёмно-бирюзовый', 'cornflower blue',
	'  teal  ', '\tteal\n',
];

/** Letters, marks, signs and pairs of surrogates; no commas and no parentheses, so that a list item stays one item. */
const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 -_.#%/;:\'"\\<>&+=?!тёЯ日本é\u0301\u200b\t🎨👩🏽'];

function legalText({ min, max, read, examples }: Text<unknown>, random: Random): string {
	const letters = (): string => {
		const length = count(random, min, Math.min(max, Math.max(min, 60)));
		const characters = times(length, () => pick(random, CHARACTERS));
		// A required text must have something other than blanks.
		if (min > 0) characters[below(random, length)] = 'x';
		return characters.join('');
	};
	if (read === null) return letters();
	for (;;) {
		const candidate = random() < 0.9 ? pick(random, [...COLORS, ...examples ?? []]) : letters();
		if (isAccepted((text) => read(text, {}), candidate)) return candidate;
	}
}

function isAccepted<T>(read: (sent: T) => unknown, candidate: T): boolean {
	try {
		read(candidate);
		return true;
	} catch (error) {
		if (error instanceof InputError) return false;
		throw error;
	}
}

/** With so few digits that the decimal text needs no exponent. */
function legalNumber({ min, max, integer }: Numeric, random: Random): number {
	const least = Math.max(min, -1000), most = Math.min(max, 1000);
	if (integer) return count(random, Math.ceil(least), Math.floor(most));
	const share = random() < 0.2 ? pick(random, [0, 1]) : random();
	const scale = 10 ** below(random, 5);
	const value = Math.round((least + share * (most - least)) * scale) / scale + 0;
	return Math.min(most, Math.max(least, value));
}

/** A valid JSON value for a schema. */
export function legal(schema: Schema, random: Random): unknown {
	switch (schema.kind) {
		case 'text': return legalText(schema, random);
		case 'number': return legalNumber(schema, random);
		case 'flag': return random() < 0.5;
		case 'choice': return pick(random, schema.values);
		case 'list': return times(count(random, schema.min, Math.min(schema.max, schema.min + 24)), () => legal(schema.of, random));
		case 'record': {
			const keys = schema.open === undefined ? schema.keys : [schema.open.like, `${schema.open.like}-2`];
			return Object.fromEntries(keys.filter(() => random() < 0.5).map((key) => [key, legal(schema.of, random)]));
		}
		case 'object': return legalInput(schema, random);
		case 'nullable': return random() < 0.3 ? null : legal(schema.of, random);
		case 'opaque': throw new Error('No operation takes an opaque value.');
		default: return schema satisfies never;
	}
}

/** A valid object; optional fields are absent half of the time. */
export function legalInput(schema: Structure, random: Random): { [field: string]: unknown } {
	for (;;) {
		const input = Object.fromEntries(Object.entries(schema.fields)
			.filter(([, field]) => (field.kind !== 'optional' && field.kind !== 'fallback') || random() < 0.5)
			.map(([name, field]) => [name, legal(schemaOf(field), random)]));
		// Fields are valid by construction, so only a rule over several fields can fail.
		if (schema.rule === undefined || isAccepted((sent) => decodeJson(schema, sent), input)) return input;
	}
}

/**
 * JSON input as query parameters: lists joined by commas, everything as text. A query cannot express an empty list; if one is valid,
 * omitting it means the same.
 */
export const toQuery = (input: object): Map<string, string[]> => new Map(Object.entries(input)
	.filter(([, value]) => !Array.isArray(value) || value.length > 0)
	.map(([name, value]) => [name, [Array.isArray(value) ? value.map(String).join(',') : String(value)]]));

/** True if a query can express every field of the schema. */
export const fitsQuery = (schema: Structure): boolean =>
	Object.values(schema.fields).every((field) => !['record', 'object', 'nullable'].includes(innermost(schemaOf(field)).kind));

const innermost = (schema: Schema): Schema => (schema.kind === 'list' ? innermost(schema.of) : schema);

const WORDS = ['color', 'amount', 'first', 'second', 'space', 'kinds', 'limit', 'toString', 'constructor', 'a-b', 'x', 'length'];

function words(random: Random, most: number): [string, ...string[]] {
	const chosen = new Set(times(1 + below(random, most), () => pick(random, WORDS)));
	return [pick(random, [...chosen]), ...chosen].filter((word, i, all) => all.indexOf(word) === i) as [string, ...string[]];
}

/** Any schema that a query can express: no objects. */
function plainSchema(random: Random): Schema {
	const min = below(random, 3);
	switch (below(random, 5)) {
		case 0: return text('A text.', min, min + 1 + below(random, 20));
		case 1: return number('A number.', 0 - min * 10, min * 100 + 1);
		case 2: return integer('A whole number.', 0 - min, 10 * min + 1);
		case 3: return flag('A flag.');
		default: return choice('A choice.', words(random, 4));
	}
}

/** Any schema, at most `depth` deep. Only an input has fields with a fallback. */
export function anySchema(random: Random, depth: number, use: Use = 'input'): Schema {
	if (depth === 0 || random() < 0.4) return plainSchema(random);
	const min = below(random, 3);
	switch (below(random, 4)) {
		case 0: return list('A list.', anySchema(random, depth - 1, use), min, min + below(random, 4));
		case 1: return record('A record.', words(random, 3), anySchema(random, depth - 1, use));
		case 2: return anyStructure(random, depth - 1, use);
		default: return nullable(anySchema(random, depth - 1, use));
	}
}

type Use = 'input' | 'result';

/** Any object of up to five fields. */
export const anyStructure = (random: Random, depth: number, use: Use = 'input'): Structure =>
	object('An object.', Object.fromEntries(words(random, 5).map((name) => [name, presence(random, anySchema(random, depth, use), use)])));

/** An object that a query can express: plain fields, and lists of plain items except texts of any length. */
export const anyQueryStructure = (random: Random): Structure =>
	object('A query.', Object.fromEntries(words(random, 5).map((name) => {
		const plain = plainSchema(random);
		const isItem = plain.kind !== 'text' || plain.min > 0;
		return [name, presence(random, isItem && random() < 0.4 ? list('A list.', plain, 1 + below(random, 2), 4) : plain)];
	})));

function presence(random: Random, schema: Schema, use: Use = 'input'): Field {
	const way = below(random, 3);
	if (way === 0) return optional(schema);
	if (way === 1 && use === 'input' && (schema.kind === 'flag' || schema.kind === 'number'))
		return fallback(schema, legal(schema, random) as never);
	return schema;
}

const STRANGE: readonly unknown[] = [
	null, true, false, 0, -0, 1, -1, 0.5, 1e21, 1e-7, 1e300, -1e300, Infinity, -Infinity, NaN, 2 ** 53,
	'', ' ', '0', '-0', '+1', '1e3', '0x10', 'NaN', 'true', 'null', 'undefined', '[]', '{}', '🎨', '\ud800', '\u202e', '\0',
	'x'.repeat(1000), '('.repeat(200), ','.repeat(200),
	'__proto__', 'constructor', 'red', '#3b82f6', [], {}, [[]], [null], { __proto__: null },
	Object.fromEntries([['__proto__', { color: 'red' }]]),
];

/** JSON, and other values that a caller of the library can pass. */
export function anyValue(random: Random, depth: number): unknown {
	if (depth === 0 || random() < 0.5) return pick(random, STRANGE);
	if (random() < 0.5) return times(below(random, 5), () => anyValue(random, depth - 1));
	return Object.fromEntries(
		times(below(random, 5), () => [pick(random, [...WORDS, '__proto__', 'hasOwnProperty', '', '\n"']), anyValue(random, depth - 1)]),
	);
}

/** A valid input with one change somewhere: the faults that are hardest to find. */
export function spoiled(value: unknown, random: Random): unknown {
	if (random() < 0.2) return anyValue(random, 2);
	if (Array.isArray(value) && value.length > 0) {
		const at = below(random, value.length);
		return value.map((item: unknown, i) => (i === at ? spoiled(item, random) : item));
	}
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value);
		const at = below(random, entries.length + 1);
		return Object.fromEntries(entries
			.filter((_, i) => i !== at || random() < 0.7)
			.map(([key, item], i) => (i === at ? [random() < 0.2 ? `${key}x` : key, spoiled(item, random)] : [key, item])));
	}
	return anyValue(random, 1);
}
