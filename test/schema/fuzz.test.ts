/*
 * Random schemas and inputs: decoding gives a value of the schema or an InputError.
 *
 * Seeded; a failure prints the seed and the case.
 */

import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { check } from '../support/check.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { jsonSchema } from '../../src/schema/json-schema.ts';
import { object, optional, record, text, type Structure, type Text } from '../../src/schema/schema.ts';
import {
	anyQueryStructure, anySchema, anyStructure, anyValue, below, legal, legalInput, pick, spoiled, toQuery,
} from '../support/arbitrary.ts';
import { missing } from '../support/holds.ts';
import { mismatches } from '../support/json-schema.ts';

const fuzz = suite('any schema, anything sent');

/** Runs a case many times; a failure prints its seed and number. */
function repeat(seed: string, times: number, run: (random: Random) => void): void {
	const random = randomFrom(seed);
	for (let i = 0; i < times; i++) {
		try {
			run(random);
		} catch (error) {
			throw new Error(`seed "${seed}", case ${i}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
		}
	}
}

/** The value read, or the refusal; every other failure passes through. */
function outcome(run: () => object): { readonly value: object } | { readonly refused: InputError } {
	try {
		return { value: run() };
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		return { refused: error };
	}
}

function wantGoodIssues({ issues, message }: InputError): void {
	assert.ok(issues.length >= 1 && issues.length <= 50);
	assert.is(message, issues[0].detail);
	for (const { code, path, detail } of issues) {
		assert.is(code, 'invalid-parameter');
		assert.ok(path.every((part) => typeof part === 'string' || Number.isInteger(part)));
		assert.match(detail, /^[^\p{Cc}\p{Cf}\p{Cs}]+[.?!]$/u, JSON.stringify(detail));
		assert.ok(detail.length < 600, detail);
	}
}

const described = (schema: Structure, sent: unknown): string =>
	`${JSON.stringify(schema)} given ${JSON.stringify(sent)}`;

function wantNone(faults: readonly unknown[], schema: Structure, sent: unknown): void {
	assert.is(faults.length, 0, `${JSON.stringify(faults)}: ${described(schema, sent)}`);
}

fuzz('valid JSON is decoded unchanged, and the result passes check and its JSON Schema', () => {
	repeat('legal json', 1500, (random) => {
		const schema = anyStructure(random, 3);
		const sent = legalInput(schema, random);
		const value = decodeJson(schema, sent);
		wantNone(missing(value, sent), schema, sent);
		wantNone(check(schema, value), schema, sent);
		wantNone(mismatches(jsonSchema(schema), sent), schema, sent);
	});
});

fuzz('a text is read with valid values of the fields before it', () => {
	repeat('beside', 1500, (random) => {
		const page = record('', ['a', 'b', 'c'], anySchema(random, 0));
		const sent = { a: anyValue(random, 1), b: anyValue(random, 1), c: anyValue(random, 1) };
		let faults: readonly unknown[] = [];
		const reader: Text = {
			...text('', 0, 9),
			read: (color, beside) => {
				faults = beside['page'] === undefined ? [] : check(page, beside['page']);
				return color;
			},
		};
		const schema: Structure = { ...object('', { page: optional(page), reader }), first: ['page'] };
		outcome(() => decodeJson(schema, { page: sent, reader: 'x' }));
		wantNone(faults, schema, sent);
	});
});

fuzz('legal input says the same in a query as in JSON', () => {
	repeat('legal query', 2000, (random) => {
		const schema = anyQueryStructure(random);
		const sent = legalInput(schema, random);
		// A field may be called constructor, which would mislead uvu's own comparison.
		assert.ok(isDeepStrictEqual(decodeQuery(schema, toQuery(sent)), decodeJson(schema, sent)), described(schema, sent));
	});
});

fuzz('a legal input with one thing spoiled is read or refused as its JSON Schema says', () => {
	repeat('spoiled', 2500, (random) => {
		const schema = anyStructure(random, 3);
		const sent = spoiled(legalInput(schema, random), random);
		const result = outcome(() => decodeJson(schema, sent));
		if ('refused' in result) wantGoodIssues(result.refused);
		else {
			wantNone(check(schema, result.value), schema, sent);
			wantNone(mismatches(jsonSchema(schema), sent), schema, sent);
		}
	});
});

fuzz('any JSON is a value or an InputError', () => {
	repeat('any json', 2500, (random) => {
		const schema = anyStructure(random, 3), sent = anyValue(random, 4);
		const result = outcome(() => decodeJson(schema, sent));
		if ('refused' in result) wantGoodIssues(result.refused);
		else wantNone(check(schema, result.value), schema, sent);
	});
});

const PIECES = [
	'', ',', ',,', '(', ')', '((', 'rgb(', ' ', '-', '+', '.', '0', '1', '12.5', 'e3', 'true', 'false', 'color', 'x', 'ё', '🎨',
	'\ud800', '\0', '\n', '%', '__proto__', '\u202e',
];

fuzz('any query is a value or an InputError', () => {
	repeat('any query', 3000, (random) => {
		const schema = random() < 0.5 ? anyQueryStructure(random) : anyStructure(random, 2);
		const names = [...Object.keys(schema.fields), '__proto__', '', 'toString', pick(random, PIECES)].filter(() => random() < 0.6);
		const sent = new Map(names.map((name) => [
			name,
			Array.from({ length: 1 + below(random, 2) }, () => Array.from({ length: below(random, 5) }, () => pick(random, PIECES)).join('')),
		]));
		const result = outcome(() => decodeQuery(schema, sent));
		if ('refused' in result) wantGoodIssues(result.refused);
		else wantNone(check(schema, result.value), schema, [...sent]);
	});
});

fuzz('a value passes check if and only if it matches the JSON Schema', () => {
	repeat('results', 3000, (random) => {
		const schema = anySchema(random, 3, 'result');
		const right = legal(schema, random);
		const value = random() < 0.5 ? right : spoiled(right, random);
		// JSON Schema has no word for these three: JSON cannot hold them.
		if (holdsUnwritable(value)) return;
		assert.is(
			check(schema, value).length === 0,
			mismatches(jsonSchema(schema), value).length === 0,
			`${JSON.stringify(schema)} and ${JSON.stringify(value)}`,
		);
	});
});

/** NaN and infinities, which JSON cannot hold, and -0, which it can but no result may. */
const holdsUnwritable = (value: unknown): boolean =>
	typeof value === 'number' ? !Number.isFinite(value) || Object.is(value, -0)
	: typeof value === 'object' && value !== null && Object.values(value).some(holdsUnwritable);

fuzz.run();
