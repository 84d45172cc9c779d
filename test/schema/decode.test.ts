/*
 * Decoding by a schema: every rule of requests, in a query and in JSON.
 *
 * A row has the input and either the decoded value or every issue, each as its path and parts of its message: the field, the
 * received value, the allowed values.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { advice, InputError, unreadable, type Path } from '../../src/errors.ts';
import { createBudget, spend, withBudget } from '../../src/math/budget.ts';
import type { Steps } from '../../src/math/steps.ts';
import { decodeJson, decodeQuery, type Query } from '../../src/schema/decode.ts';
import { splitList } from '../../src/schema/query-text.ts';
import {
	choice, fallback, flag, integer, list, nullable, number, object, optional, record, ruled, text, trimmed, type Structure, type Text,
} from '../../src/schema/schema.ts';

/** A text that is read: an even number of letters, upper-cased. */
const even: Text<{ readonly shouted: string }> = {
	kind: 'text',
	doc: 'An even word.',
	min: 1,
	max: 12,
	examples: ['even'],
	read: (word) => {
		if (word.length % 2 === 1) throw unreadable(`"${word}" is odd`, advice`Write ${'even'}.`);
		return { shouted: word.toUpperCase() };
	},
};

const WORD = object('', { word: text('A word.', 1, 5) });
const QUERY = object('', { query: trimmed('Words.', 1, 5, 'teal') });
const SHARE = object('', { share: number('A share in percent.', 0, 100) });
const TURN = object('', { turn: number('Degrees.', -360, 360) });
const STEPS = object('', { steps: integer('How many.', 1, 20) });
const IS_WIDE = object('', { wide: flag('Is it wide?') });
const SPACE = object('', { space: choice('A space.', ['oklab', 'oklch', 'srgb']) });
const SPACES = object('', { spaces: list('Spaces.', choice('A space.', ['oklab', 'oklch', 'srgb']), 1, 3) });
const EVENS = object('', { evens: list('Even words.', even, 2, 3) });
const SHARES = object('', { shares: list('Shares.', number('A share.', 0, 100), 1, 4) });
const DEFAULTS = object('', {
	amount: fallback(SHARE.fields.share, 50), space: fallback(SPACE.fields.space, 'oklab'),
	locale: optional(choice('A language.', ['en', 'ru'])),
});
const NESTED = object('', { colors: list('Tokens.', object('A token.', { color: even, name: optional(text('A name.', 1, 5)) }), 1, 3) });
const RECORD = object('', { sizes: record('Sizes.', ['small', 'large'], integer('A size.', 1, 9)) });
const RULED = ruled(object('', { from: number('From.', 0, 9), to: fallback(number('To.', 0, 9), 9) }), ({ from, to }) =>
	(from > to ? { field: 'to', claim: 'must not be below from' } : undefined));
const NULLABLE = object('', { hue: nullable(number('A hue.', 0, 360)) });

const readQuery = (target: string): Query => {
	const query = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(target)) query.set(name, [...query.get(name) ?? [], value]);
	return query;
};

interface Fault {
	readonly path: Path;
	readonly holds: readonly string[];
}

const fault = (path: Path, ...holds: readonly string[]): Fault => ({ path, holds });

function wantIssues(run: () => unknown, faults: readonly Fault[]): void {
	const issues = thrownBy(run).issues;
	assert.equal(issues.map(({ path }) => path), faults.map(({ path }) => path), issues.map(({ detail }) => detail).join('\n'));
	issues.forEach(({ detail }, i) => {
		for (const part of faults[i]!.holds) assert.ok(detail.includes(part), `"${detail}" holds "${part}"`);
		assert.match(detail, /[.?!]$/, 'the detail is a sentence');
	});
}

function thrownBy(run: () => unknown): InputError {
	let value: unknown;
	try {
		value = run();
	} catch (error) {
		if (error instanceof InputError) return error;
		throw error;
	}
	assert.unreachable(`nothing was refused, got ${JSON.stringify(value)}`);
	throw new Error('unreachable');
}

type Row = readonly [claim: string, schema: Structure, sent: unknown, expected: object | readonly Fault[]];

const inQuery = suite('decodeQuery');

for (const [claim, schema, sent, expected] of [
	['a text is itself', WORD, 'word=teal', { word: 'teal' }],
	['blanks inside and around a text stay', WORD, 'word=%20a%20b', { word: ' a b' }],
	['five characters are five, though a pair of surrogates is two units', WORD, 'word=🎨🎨🎨🎨🎨', { word: '🎨🎨🎨🎨🎨' }],
	['a text too long says how long it may be and is', WORD, 'word=purple', [fault(['word'], 'word ', 'at most 5', '"purple"', '6')]],
	['an empty text is a fault', WORD, 'word=', [fault(['word'], 'word is empty')]],
	['a blank text is as empty', WORD, 'word=%20%20', [fault(['word'], 'word is empty')]],
	['a text that is trimmed loses the blanks at both ends', QUERY, 'query=%20a%20b%09', { query: 'a b' }],
	['only what is left of it counts', QUERY, 'query=%20%20%20teal%20%20', { query: 'teal' }],
	['of blanks alone nothing is left', QUERY, 'query=%20%20', [fault(['query'], 'query is empty', '"teal"')]],
	['what is left may be too long', QUERY, 'query=%20purple', [fault(['query'], 'at most 5', '"purple"', '6')]],
	['an absent parameter is named', WORD, '', [fault(['word'], 'word is missing', '1 to 5')]],
	[
		'a parameter given twice is refused, even with the same value', WORD, 'word=a&word=a',
		[fault(['word'], 'word is given 2 times', 'once')],
	],

	['a whole number is read', SHARE, 'share=50', { share: 50 }],
	['a fraction is read', SHARE, 'share=12.5', { share: 12.5 }],
	['a negative number is read', TURN, 'turn=-45', { turn: -45 }],
	['zeros in front mean nothing', SHARE, 'share=007.50', { share: 7.5 }],
	['the least and the most are inside', TURN, 'turn=-360', { turn: -360 }],
	['the most is inside', TURN, 'turn=360', { turn: 360 }],
	['a hair over the most is not', TURN, 'turn=360.0001', [fault(['turn'], 'turn must be', '-360 to 360', '360.0001')]],
	['below the least is out of range', SHARE, 'share=-1', [fault(['share'], 'share must be', '0 to 100', '-1')]],
	...[
		'+5', '1e2', '0x10', ' 5', '5 ', '5.', '.5', '-', '', '1_000', '1,5', 'NaN', 'Infinity', '--5', '٣', '½', '5%', 'five',
		'1.2.3', '- 5', '−5', '5\n',
	]
		.map((value): Row =>
			[
				`${JSON.stringify(value)} is not a decimal number`, SHARE, `share=${encodeURIComponent(value)}`,
				[fault(['share'], 'share must be', '0 to 100', 'decimal')],
			]),
	['a fraction is not a whole number', STEPS, 'steps=2.5', [fault(['steps'], 'steps must be', 'whole number', '1 to 20', '2.5')]],
	['2.0 is a whole number', STEPS, 'steps=2.0', { steps: 2 }],
	['a number of any length is bounded like another', STEPS, `steps=${'9'.repeat(400)}`, [fault(['steps'], 'steps must be', '1 to 20')]],

	['true is true', IS_WIDE, 'wide=true', { wide: true }],
	['false is false', IS_WIDE, 'wide=false', { wide: false }],
	...['1', '0', 'yes', 'True', '', 'on'].map((value): Row =>
		[`"${value}" is not a flag`, IS_WIDE, `wide=${value}`, [fault(['wide'], 'wide must be', 'true or false', `"${value}"`)]]),

	['a choice is itself', SPACE, 'space=oklch', { space: 'oklch' }],
	['another word lists the choices', SPACE, 'space=zzzzzz', [fault(['space'], 'space must be', 'oklab, oklch, srgb', '"zzzzzz"')]],
	[
		'a similar word gets the nearest as a suggestion',
		SPACE, 'space=oklsh', [fault(['space'], 'oklab, oklch, srgb', '"oklsh"', 'Did you mean "oklch"?')],
	],
	['case matters, and the right case is suggested', SPACE, 'space=OKLCH', [fault(['space'], '"OKLCH"', 'Did you mean "oklch"?')]],
	['a property of every object is not a choice', SPACE, 'space=constructor', [fault(['space'], 'space must be')]],

	['a list splits at commas', SPACES, 'spaces=oklab,srgb', { spaces: ['oklab', 'srgb'] }],
	['a repeated list parameter is the same as a comma', SPACES, 'spaces=oklab&spaces=srgb', { spaces: ['oklab', 'srgb'] }],
	['both ways may be mixed', SPACES, 'spaces=oklab,oklch&spaces=srgb', { spaces: ['oklab', 'oklch', 'srgb'] }],
	['an escaped comma is a comma', SPACES, 'spaces=oklab%2Csrgb', { spaces: ['oklab', 'srgb'] }],
	['one item is a list', SPACES, 'spaces=srgb', { spaces: ['srgb'] }],
	['too many items are counted', SPACES, 'spaces=srgb,srgb,srgb,srgb', [fault(['spaces'], 'spaces must have', '1 to 3', '4')]],
	['too few items are counted', EVENS, 'evens=ab', [fault(['evens'], 'evens must have', '2 to 3', '1')]],
	['an empty item is a fault at its index', SPACES, 'spaces=oklab,,srgb', [fault(['spaces', 1], 'spaces[1] is empty')]],
	['so is one at the end', SPACES, 'spaces=oklab,', [fault(['spaces', 1], 'spaces[1] is empty')]],
	['so is one at the start', SPACES, 'spaces=,oklab', [fault(['spaces', 0], 'spaces[0] is empty')]],
	['so is a blank one', SPACES, 'spaces=oklab,%20', [fault(['spaces', 1], 'spaces[1] is empty')]],
	['so is one repeated without a value', SPACES, 'spaces=oklab&spaces=', [fault(['spaces', 1], 'spaces[1] is empty')]],
	['a list without a value holds one empty item', SPACES, 'spaces=', [fault(['spaces', 0], 'spaces[0] is empty')]],
	[
		'every bad item is reported', SPACES, 'spaces=oklab,x,y',
		[fault(['spaces', 1], 'spaces[1]', '"x"'), fault(['spaces', 2], 'spaces[2]', '"y"')],
	],
	['numbers in a list are decimal text too', SHARES, 'shares=0,12.5,100', { shares: [0, 12.5, 100] }],
	['and each is checked', SHARES, 'shares=0,1e2', [fault(['shares', 1], 'shares[1]', '"1e2"')]],
	['a comma inside parentheses belongs to the item', EVENS, 'evens=f(1,2),ab', { evens: [{ shouted: 'F(1,2)' }, { shouted: 'AB' }] }],
	[
		'a list of texts splits before it is read', EVENS, 'evens=ab,cd&evens=ef',
		{ evens: [{ shouted: 'AB' }, { shouted: 'CD' }, { shouted: 'EF' }] },
	],
	[
		'a text that its reader refuses is reported with its path',
		EVENS, 'evens=ab,odd', [fault(['evens', 1], 'evens[1]: ', '"odd" is odd. Write "even".')],
	],

	['an absent optional field is its default', DEFAULTS, '', { amount: 50, space: 'oklab' }],
	['a sent field is not', DEFAULTS, 'amount=0&locale=ru', { amount: 0, space: 'oklab', locale: 'ru' }],
	['an empty optional field is not absent', DEFAULTS, 'locale=', [fault(['locale'], 'locale must be', 'en, ru', '""')]],
	['an empty number is not absent', DEFAULTS, 'amount=', [fault(['amount'], 'amount must be')]],

	[
		'an unknown parameter lists the known', DEFAULTS, 'zzzzzz=1',
		[fault(['zzzzzz'], '"zzzzzz" is not a known parameter', 'amount, space, locale')],
	],
	['a similar name gets the nearest as a suggestion', DEFAULTS, 'amonut=1', [fault(['amonut'], '"amonut"', 'Did you mean "amount"?')]],
	['__proto__ is one more unknown parameter', DEFAULTS, '__proto__=1', [fault(['__proto__'], '"__proto__" is not a known parameter')]],
	['constructor is, too', DEFAULTS, 'constructor=1', [fault(['constructor'], '"constructor"')]],
	['a parameter without a name is unknown', DEFAULTS, '=1', [fault([''], '"" is not a known parameter')]],
	['all faults are reported at once, those of declared fields first', object('', { ...SHARE.fields, ...SPACE.fields, ...WORD.fields }),
		'space=rgb&share=x&color=red', [
		fault(['share'], '"x"'), fault(['space'], '"rgb"', 'Did you mean "srgb"?'), fault(['word'], 'word is missing'),
		fault(['color'], '"color"'),
	]],

	['a rule over fields holds', RULED, 'from=1&to=2', { from: 1, to: 2 }],
	['a default counts for it', RULED, 'from=9', { from: 9, to: 9 }],
	['a broken rule is a fault of its field', RULED, 'from=3&to=2', [fault(['to'], 'to must not be below from')]],
	['a rule waits until every field is right', RULED, 'from=3&to=x', [fault(['to'], '"x"')]],
	['and until none is unknown', RULED, 'from=3&to=2&via=1', [fault(['via'], '"via"')]],
	['a field that is an object wants POST', NESTED, 'colors=red', [fault(['colors', 0], 'POST')]],
] satisfies readonly Row[]) {
	inQuery(`${claim} (${(sent as string).slice(0, 40)})`, () => {
		const run = (): unknown => decodeQuery(schema, readQuery(sent as string));
		if (Array.isArray(expected)) wantIssues(run, expected);
		else assert.equal(run(), expected);
	});
}

inQuery('-0 is 0', () => {
	assert.ok(Object.is(decodeQuery(TURN, readQuery('turn=-0')).turn, 0));
});

inQuery.run();

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

inJson('-0 is 0', () => {
	assert.ok(Object.is(decodeJson(TURN, { turn: -0 }).turn, 0));
});

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

const split = suite('splitList');

for (const [sent, items] of [
	['', ['']],
	['a', ['a']],
	['a,b', ['a', 'b']],
	[' a , b ', [' a ', ' b ']],
	[',', ['', '']],
	['rgb(255, 0, 0),teal', ['rgb(255, 0, 0)', 'teal']],
	['rgb(calc(1 + (2, 3)), 0, 0),teal', ['rgb(calc(1 + (2, 3)), 0, 0)', 'teal']],
	['rgb(1,2', ['rgb(1,2']],
	['a),b', ['a)', 'b']],
	[')),a,(b,c', ['))', 'a', '(b,c']],
] as const) {
	split(`"${sent}" is ${items.length}`, () => assert.equal(splitList(sent), items));
}

split.run();
