/*
 * Examples for messages: each is read by its schema, and holds what was sent where that fits.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asJson, InputError } from '../../src/errors.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import { exampleOf, nearestNumber } from '../../src/schema/example.ts';
import { integer, number, object, schemaOf, text } from '../../src/schema/schema.ts';
import { anyValue } from '../support/arbitrary.ts';

const example = suite('an example');

example('is accepted by its schema for any input', () => {
	const seed = 'sent', random = randomFrom(seed);
	for (const { name, input } of OPERATIONS) for (const [field, of] of Object.entries(input.fields)) {
		for (let n = 0; n < 40; n++) {
			const sent = n === 0 ? undefined : anyValue(random, 2), sample = exampleOf(of, sent);
			try {
				decodeJson(object('', { [field]: schemaOf(of) }), { [field]: sample });
			} catch (error) {
				if (!(error instanceof InputError)) throw error;
				assert.unreachable(`seed "${seed}", ${name}.${field}: ${asJson(sample)} for ${JSON.stringify(sent)}: ${error.message}`);
			}
		}
	}
});

example('holds what was sent where that fits', () => {
	const findField = (operation: string, field: string) => OPERATIONS.find(({ name }) => name === operation)!.input.fields[field]!;
	assert.is(asJson(exampleOf(findField('export-tokens', 'colors'), ['red'])), '[{"color": "red"}]');
	assert.is(asJson(exampleOf(findField('export-tokens', 'colors'), 'zzzz')), '[{"color": "#3b82f6"}]');
	assert.is(asJson(exampleOf(findField('audit-palette', 'colors'), 'red')), '["red", "teal"]');
	assert.is(asJson(exampleOf(findField('convert-color', 'formats'), 'hex,rgb')), '["hex", "rgb"]');
	for (const [sent, expected] of [['ab', 'text'], ['abcdefg', 'text'], ['   ', 'text'], ['abc', 'abc']] as const)
		assert.is(exampleOf(text('', 3, 6), sent), expected);
});

example('of a number is the nearest legal one', () => {
	const whole = integer('', 1, 20), share = number('', 0, 100);
	assert.equal([0, 21, 2.6, NaN, Infinity, -Infinity].map((x) => nearestNumber(whole, x)), [1, 20, 3, 1, 20, 1]);
	assert.equal([-1, 101, 2.5, NaN].map((x) => nearestNumber(share, x)), [0, 100, 2.5, 0]);
	assert.ok(Object.is(nearestNumber(integer('', -5, 5), -0.4), 0), 'not -0');
});

example.run();
