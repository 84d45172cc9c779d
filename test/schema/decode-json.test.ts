/*
 * Decoding of JSON by a schema.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unreadable } from '../../src/errors.ts';
import { createBudget, spend, withBudget } from '../../src/math/budget.ts';
import type { Steps } from '../../src/math/steps.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { fallback, integer, list, object, record, ruled, text, type Structure, type Text } from '../../src/schema/schema.ts';
import {
	even, WORD, SHARE, TURN, STEPS, IS_WIDE, SPACE, SPACES, EVENS, DEFAULTS, NESTED, RECORD, RULED, NULLABLE, fault, wantIssues, thrownBy,
	type Row,
} from './decode-samples.ts';

const inJson = suite('decodeJson');

for (const [claim, schema, sent, expected] of [
	['a text is itself', WORD, { word: 'teal' }, { word: 'teal' }],
	['a number is not a text', WORD, { word: 5 }, [fault(['word'], 'word must be', 'text', '5')]],
	['null is a wrong type', WORD, { word: null }, [fault(['word'], 'word must be', 'null')]],
	['a list is a wrong type', WORD, { word: ['a'] }, [fault(['word'], 'word must be', 'a list')]],
	['an object is a wrong type', WORD, { word: {} }, [fault(['word'], 'word must be', 'an object')]],
	['true is a wrong type', WORD, { word: true }, [fault(['word'], 'word must be', 'true')]],

	['a number is read', SHARE, { share: 12.5 }, { share: 12.5 }],
	['a text of digits is not a number', SHARE, { share: '5' }, [fault(['share'], 'share must be', 'number', '0 to 100', 'text "5"')]],
	['null is not a number', SHARE, { share: null }, [fault(['share'], 'null')]],
	['a number above the largest double is refused', SHARE, { share: JSON.parse('1e309') }, [fault(['share'], 'share must be')]],
	['NaN is refused', SHARE, { share: NaN }, [fault(['share'], 'share must be')]],
	['a number out of bounds says which', SHARE, { share: 100.5 }, [fault(['share'], '0 to 100', '100.5')]],
	['a fraction is not a whole number', STEPS, { steps: 1.5 }, [fault(['steps'], 'whole number', '1.5')]],
	['5.0 in JSON is 5', STEPS, JSON.parse('{"steps":5.0}'), { steps: 5 }],

	['a flag is itself', IS_WIDE, { wide: false }, { wide: false }],
	['"false" is not a flag', IS_WIDE, { wide: 'false' }, [fault(['wide'], 'true or false', 'text "false"')]],
	['0 is not a flag', IS_WIDE, { wide: 0 }, [fault(['wide'], '0')]],

	['a choice is itself', SPACE, { space: 'srgb' }, { space: 'srgb' }],
	[
		'a similar name gets the nearest as a suggestion',
		SPACE, { space: 'oklb' }, [fault(['space'], 'oklab, oklch, srgb', 'Did you mean "oklab"?')],
	],
	['a number is not a choice', SPACE, { space: 1 }, [fault(['space'], 'oklab, oklch, srgb', '1')]],
	['a list that contains a choice is not a choice', SPACE, { space: ['srgb'] }, [fault(['space'], 'a list')]],

	['a list is read item by item', EVENS, { evens: ['ab', 'cd'] }, { evens: [{ shouted: 'AB' }, { shouted: 'CD' }] }],
	['a text is not a list, even with commas', EVENS, { evens: 'ab,cd' }, [fault(['evens'], 'a list of 2 to 3 items', 'text "ab,cd"')]],
	['an object with a length is not a list', EVENS, { evens: { length: 2, 0: 'ab', 1: 'cd' } }, [fault(['evens'], 'an object')]],
	['an item is not split at a comma', EVENS, { evens: ['a,bc', 'de'] }, { evens: [{ shouted: 'A,BC' }, { shouted: 'DE' }] }],
	['an empty list is too short', SPACES, { spaces: [] }, [fault(['spaces'], '1 to 3', '0')]],
	['a list too long is not read', EVENS, { evens: ['odd', 'odd', 'odd', 'odd'] }, [fault(['evens'], '2 to 3', '4')]],
	[
		'every bad item is reported with its path', EVENS, { evens: ['odd', 7, 'ok'] },
		[fault(['evens', 0], 'evens[0]: "odd"'), fault(['evens', 1], 'evens[1]', '7')],
	],
	['an empty item is a fault at its index', EVENS, { evens: ['ab', ''] }, [fault(['evens', 1], 'evens[1] is empty')]],

	[
		'objects in lists are read', NESTED, { colors: [{ color: 'ab', name: 'x' }, { color: 'cd' }] },
		{ colors: [{ color: { shouted: 'AB' }, name: 'x' }, { color: { shouted: 'CD' } }] },
	],
	['their faults have whole paths', NESTED, { colors: [{ color: 'odd' }, { colour: 'ab' }, 'red'] }, [
		fault(['colors', 0, 'color'], 'colors[0].color: "odd"'),
		fault(['colors', 1, 'color'], 'colors[1].color is missing', '"even"'),
		fault(['colors', 1, 'colour'], '"colour" is not a known field', 'Did you mean "color"?'),
		fault(['colors', 2], 'colors[2] must be an object', 'text "red"'),
	]],

	[
		'a record without keys to list holds any', object('', { sizes: record('Sizes.', [], integer('A size.', 1, 9)) }),
		{ sizes: { s: 1, xl: 9 } }, { sizes: { s: 1, xl: 9 } },
	],
	['a record holds some of its keys', RECORD, { sizes: { small: 1 } }, { sizes: { small: 1 } }],
	['an unknown key is reported', RECORD, { sizes: { smal: 1 } }, [fault(['sizes', 'smal'], '"smal"', 'Did you mean "small"?')]],
	[
		'a wrong value has its path', RECORD, { sizes: { small: 10, large: 0 } },
		[fault(['sizes', 'small'], 'sizes.small', '10'), fault(['sizes', 'large'], 'sizes.large', '0')],
	],
	['a list is not a record', RECORD, { sizes: [] }, [fault(['sizes'], 'an object', 'a list')]],

	['a rule over fields holds', RULED, { from: 1, to: 1 }, { from: 1, to: 1 }],
	['a broken rule is a fault of its field, at any depth', object('', { ranges: list('Ranges.', RULED, 1, 2) }),
		{ ranges: [{ from: 0 }, { from: 2, to: 1 }] }, [
		fault(['ranges', 1, 'to'], 'ranges[1].to must not be below from'),
	]],
	['an allowed null is null', NULLABLE, { hue: null }, { hue: null }],
	['a value is a value there', NULLABLE, { hue: 12 }, { hue: 12 }],
	['a wrong type is a fault there, too', NULLABLE, { hue: 'x' }, [fault(['hue'], 'hue must be')]],

	['an absent optional field is its default', DEFAULTS, {}, { amount: 50, space: 'oklab' }],
	['null is not absence', DEFAULTS, { amount: null, locale: null }, [fault(['amount'], 'null'), fault(['locale'], 'null')]],

	[
		'an unknown field lists the known', DEFAULTS, { zzzzzz: 1 },
		[fault(['zzzzzz'], '"zzzzzz" is not a known field', 'amount, space, locale')],
	],
	[
		'__proto__ is one more unknown field', DEFAULTS, JSON.parse('{"__proto__":{"amount":1}}'),
		[fault(['__proto__'], '"__proto__" is not a known field')],
	],
	['toString is, too', DEFAULTS, { toString: 1 }, [fault(['toString'], '"toString"')]],
	['inherited fields are not sent', DEFAULTS, Object.create({ amount: 1 }), { amount: 50, space: 'oklab' }],

	...([null, [], 'text', 5, true, undefined] as const).map((value): Row => [
		`${JSON.stringify(value)} is not an input`, DEFAULTS, value, [fault([], 'The input must be an object')],
	]),
] satisfies readonly Row[]) {
	inJson(claim, () => {
		const run = (): unknown => decodeJson(schema, sent);
		if (Array.isArray(expected)) wantIssues(run, expected);
		else assert.equal(run(), expected);
	});
}

// ECMA-262 §6.1.6.1.20 (Number::toString): an exponent below 1e-6.
for (const tiny of [-0, 5e-324, -5e-324, 1e-7, -9.99e-7])
	inJson(`${Object.is(tiny, -0) ? '-0' : tiny} is 0`, () => assert.ok(Object.is(decodeJson(TURN, { turn: tiny }).turn, 0)));

inJson('1e-6 keeps its value', () => assert.is(decodeJson(TURN, { turn: 1e-6 }).turn, 0.000001));

inJson('a field left undefined, as a caller of the library may, is absent', () => {
	assert.equal(decodeJson(DEFAULTS, { amount: undefined, locale: undefined }), { amount: 50, space: 'oklab' });
	wantIssues(() => decodeJson(WORD, { word: undefined }), [fault(['word'], 'word is missing')]);
});

inJson('a text of two characters is not one character of two units', () => {
	wantIssues(() => decodeJson(object('', { pair: text('Two.', 2, 3) }), { pair: '🎨' }), [fault(['pair'], 'pair is')]);
	wantIssues(() => decodeJson(object('', { pair: text('Two.', 2, 3) }), { pair: '🎨🎨🎨🎨' }), [fault(['pair'], 'at most 3', 'with 4')]);
});

inJson('received texts are quoted shortened and printable, at any depth', () => {
	const long = `\u202e\n${'<'.repeat(500)}`;
	for (const [schema, sent] of [
		[WORD, { word: long }], [SHARE, { share: long }], [SPACE, { space: long }], [SPACES, { spaces: [long] }],
		[DEFAULTS, { [long]: 1 }], [RECORD, { sizes: { [long]: 1 } }], [RECORD, { sizes: { [long]: 'x' } }],
		[NESTED, { colors: [{ color: 'ab', [long]: 1 }] }],
	] as const) {
		for (const { detail } of thrownBy(() => decodeJson<{}>(schema as Structure<{}>, sent)).issues) {
			assert.ok(!/[\n\u202e]/.test(detail), detail);
			assert.not.ok(detail.includes('<'.repeat(41)), detail);
		}
	}
});

inJson('at most fifty faults are reported, and ten thousand cost no more', () => {
	const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`amoun${i}`, i]));
	assert.is(thrownBy(() => decodeJson(DEFAULTS, many)).issues.length, 50);
	assert.is(thrownBy(() => decodeQuery(DEFAULTS, new Map(Object.keys(many).map((name) => [name, ['1']])))).issues.length, 50);
	assert.is(thrownBy(() => decodeJson(RECORD, { sizes: many })).issues.length, 50);
	const nested = object('', { tokens: list('Tokens.', DEFAULTS, 1, 60) });
	assert.is(thrownBy(() => decodeJson(nested, { tokens: Array.from({ length: 60 }, () => ({ amount: 'x', ...many })) })).issues.length, 50);
});

inJson('a fault of ours inside a reader is not taken for the caller\'s', () => {
	const broken = object('', { word: { ...even, read: () => { throw new TypeError('ours'); } } });
	assert.throws(() => decodeJson(broken, { word: 'ab' }), (error: unknown) => error instanceof TypeError && error.message === 'ours');
});

inJson('a used-up budget ends the decoding, and is not a fault of the field', () => {
	const costly = object('', { word: { ...even, read: () => { spend(2); return { shouted: 'AB' }; } } });
	const error = thrownBy(() => withBudget(createBudget(1.5), () => decodeJson(costly, { word: 'ab' })));
	assert.equal(error.issues.map(({ code, path }) => [code, path]), [['too-complex', []]]);
});

inJson('a reader in steps is preferred, and its faults are reported like others', () => {
	function* shout(word: string): Steps<{ readonly shouted: string }> {
		yield;
		if (word === 'odd') throw unreadable('"odd" is odd');
		return { shouted: `${word}!` };
	}
	const schema = object('', { word: { ...even, readInSteps: shout } });
	assert.equal(decodeJson(schema, { word: 'ab' }), { word: { shouted: 'ab!' } });
	wantIssues(() => decodeJson(schema, { word: 'odd' }), [fault(['word'], 'word: "odd" is odd')]);
});

inJson('a rule in steps is as good as a plain one', () => {
	const schema = ruled(RULED, function* ({ from, to }) {
		yield;
		return from > to ? { field: 'to', claim: 'must not be below from' } : undefined;
	});
	assert.equal(decodeJson(schema, { from: 1, to: 2 }), { from: 1, to: 2 });
	wantIssues(() => decodeJson(schema, { from: 2, to: 1 }), [fault(['to'], 'to must not be below from')]);
});

inJson('fields that others depend on are read first, and their values are passed to all readers, at any depth', () => {
	const inSpace: Text<string> = { ...text('A word.', 1, 5), read: (word, { space }) => `${word} in ${String(space)}` };
	const fields = { word: inSpace, more: list('Words.', object('', { word: inSpace }), 0, 2), space: fallback(SPACE.fields.space, 'oklab') };
	const sent = { word: 'a', more: [{ word: 'b' }], space: 'srgb' };
	assert.equal(
		decodeJson({ ...object('', fields), first: ['space'] }, sent),
		{ space: 'srgb', word: 'a in srgb', more: [{ word: 'b in srgb' }] },
	);
	assert.is(decodeJson(object('', fields), sent).word, 'a in undefined');
});

inJson('the message of the error is the sentence of the first fault', () => {
	const error = thrownBy(() => decodeJson(WORD, { word: 5, x: 1 }));
	assert.is(error.message, error.issues[0].detail);
	assert.equal(error.issues.map(({ code }) => code), ['invalid-parameter', 'invalid-parameter']);
	assert.is(thrownBy(() => decodeJson(EVENS, { evens: ['odd', 'ab'] })).issues[0].code, 'unreadable-color');
});

inJson.run();
