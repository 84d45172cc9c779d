/*
 * Decoding of a query by a schema, and the division of a list.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeQuery, type Query } from '../../src/schema/decode.ts';
import { splitList } from '../../src/schema/query-text.ts';
import { object } from '../../src/schema/schema.ts';
import {
	WORD, QUERY, SHARE, TURN, STEPS, IS_WIDE, SPACE, SPACES, EVENS, SHARES, DEFAULTS, NESTED, RULED, fault, wantIssues, type Row,
} from './decode-samples.ts';

const readQuery = (target: string): Query => {
	const query = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(target)) query.set(name, [...query.get(name) ?? [], value]);
	return query;
};

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

for (const tiny of ['-0', '0.0000001', '-0.0000001'])
	inQuery(`${tiny} is 0`, () => assert.ok(Object.is(decodeQuery(TURN, readQuery(`turn=${tiny}`)).turn, 0)));

inQuery.run();

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
