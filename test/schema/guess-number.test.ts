/*
 * Numbers as people write them with units: the message suggests the number that was meant.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError, issueOf } from '../../src/errors.ts';
import { randomFrom } from '../../src/math/random.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { guessNumber } from '../../src/schema/example.ts';
import { flag, list, number, object, text, type Field } from '../../src/schema/schema.ts';

const meant = suite('numbers with units');

const schema = object('', {
	amount: number('Percent.', 0, 100), angle: number('Degrees.', -360, 360), share: number('A share.', 0, 1),
	scale: number('A factor.', 0, 2),
});

for (const [field, text, value] of [
	['amount', '25%', 25], ['amount', '12,5', 12.5], ['amount', '+5', 5], ['amount', ' 7 ', 7], ['amount', '150%', 100], ['amount', '1e1', 10],
	['angle', '45deg', 45], ['angle', '-45°', -45], ['angle', '0.25turn', 90], ['angle', '100grad', 90], ['angle', '3.14159265rad', 180],
	['share', '50%', 0.5], ['scale', '1%', 1], ['amount', '"25";', 25], ['amount', '25.', 25], ['amount', '25,', 25], ['angle', '450deg', 90],
	['angle', '2.25turn', 90], ['angle', '-450°', -90],
	// Both ends of a range are in it.
	['share', '0%', 0], ['share', '100%', 1], ['angle', '1turn', 360],
] as const) {
	meant(`${field}=${text} suggests ${value}`, () => {
		const others = { amount: 1, angle: 1, share: 1, scale: 1 };
		const query = new Map(Object.entries({ ...others, [field]: text }).map(([name, one]) => [name, [String(one)]]));
		for (const decode of [() => decodeQuery(schema, query), () => decodeJson(schema, { ...others, [field]: text })]) {
			try {
				decode();
				assert.unreachable();
			} catch (error) {
				if (!(error instanceof InputError)) throw error;
				assert.ok(Math.abs(Number(error.issues[0].advice?.suggestion) - value) < 1e-6, error.message);
			}
		}
	});
}

meant('texts without a number, and angles of other fields, get an example but no suggestion', () => {
	for (const [field, text] of [
		['amount', 'half'], ['amount', '0.5turn'], ['share', '2turn'], ['share', '90°x'], ['amount', '1 2'],
	] as const) {
		const given = { amount: 1, angle: 1, share: 1, scale: 1, [field]: text };
		const query = new Map(Object.entries(given).map(([name, one]) => [name, [String(one)]]));
		for (const decode of [() => decodeQuery(schema, query), () => decodeJson(schema, given)]) {
			try {
				decode();
				assert.unreachable();
			} catch (error) {
				if (!(error instanceof InputError)) throw error;
				assert.is(error.issues[0].advice?.suggestion, undefined, error.message);
				assert.match(error.message, 'Write');
			}
		}
	}
});

meant('a range of two numbers is split, and a missing end is no suggestion', () => {
	const pair = object('', { field: list('', number('', 0, 360), 2, 2) });
	for (const [sent, suggestion] of [
		['10-50', [10, 50]], ['10deg-50deg', [10, 50]], ['10..50', [10, 50]], ['0.4 – 0.7', [0.4, 0.7]], ['10 to 50', [10, 50]],
		['10 50', [10, 50]], ['10:50', [10, 50]], ['10° 50°', [10, 50]], ['45°', undefined], ['10', undefined],
		['100', undefined], ['a-b', undefined],
	] as const) {
		for (const decode of [() => decodeQuery(pair, new Map([['field', [sent]]])), () => decodeJson(pair, { field: [sent] })]) {
			try {
				decode();
				assert.unreachable();
			} catch (error) {
				if (!(error instanceof InputError)) throw error;
				assert.equal(error.issues[0].advice?.suggestion, suggestion, `${sent}: ${error.message}`);
			}
		}
	}
});

meant('a list with spaces, bars or semicolons is split only if it is not one valid value', () => {
	const words = new Set(['red', 'sky', 'blue', 'sky blue']);
	const read = (word: string): string => {
		if (!words.has(word)) throw new InputError(issueOf('invalid-parameter', [], 'is unknown'));
		return word;
	};
	const pair = object('', { field: list('', { ...text('', 1, 200), read, examples: ['lime'] }, 2, 9) });
	for (const [sent, suggestion] of [
		['red blue', ['red', 'blue']], ['red|sky', ['red', 'sky']], ['red; blue; sky', ['red', 'blue', 'sky']], ['sky blue', undefined],
		['red green', undefined], ['red', undefined],
	] as const) {
		try {
			decodeJson(pair, { field: [sent] });
			assert.unreachable();
		} catch (error) {
			if (!(error instanceof InputError)) throw error;
			assert.equal(error.issues[0].advice?.suggestion, suggestion, `${sent}: ${error.message}`);
		}
	}
});

meant('an example of another value is a suggestion only if the input has all of it', () => {
	const colors = list('', text('A color.', 1, 20), 1, 3), pair = list('', text('A color.', 1, 20), 2, 3);
	const suggestion = (field: Field, sent: unknown): unknown => {
		try {
			decodeJson(object('', { field }), { field: sent });
		} catch (error) {
			return (error as InputError).issues[0].advice?.suggestion;
		}
		return assert.unreachable();
	};
	assert.equal(suggestion(colors, 'red'), ['red']);
	assert.equal(suggestion(colors, 'red,blue'), ['red', 'blue']);
	assert.is(suggestion(pair, 'red'), undefined);
	assert.is(suggestion(pair, ['red']), undefined);
	assert.is(suggestion(text('A color.', 1, 20), 5), undefined);
	assert.is(suggestion(flag('A flag.'), 1), undefined);
	assert.equal(suggestion(object('', { color: text('', 1, 9) }), 'red'), { color: 'red' });
});

meant('any text is a number or none', () => {
	const seed = 'meant numbers', random = randomFrom(seed), letters = '0123456789.,+-e%° degturnadx';
	for (let i = 0; i < 20_000; i++) {
		const text = Array.from({ length: Math.floor(random() * 9) }, () => letters[Math.floor(random() * letters.length)]).join('');
		assert.type(guessNumber(schema.fields.amount, text), 'number', `${text}, seed "${seed}"`);
	}
});

meant.run();
