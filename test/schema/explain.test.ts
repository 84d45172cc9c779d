/*
 * Messages about faults, word for word: the field, the received value, the allowed values, and a value that works.
 *
 * Each suggested value was checked by hand against the schema of its row.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { advice, InputError, phraseText, suggest, unreadable, type Advice } from '../../src/errors.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { QUERY, type Notation } from '../../src/schema/notation.ts';
import {
	callback, choice, dictionary, fallback, flag, integer, isInQuery, list, nullable, number, object, optional, record, ruled, text,
	type Field, type Text,
} from '../../src/schema/schema.ts';

/** A text whose reader refuses odd lengths with advice, and "rude" without. */
const COLOR: Text<string> = {
	kind: 'text',
	doc: 'A color.',
	min: 1,
	max: 12,
	examples: ['#3b82f6', '#14b8a6'],
	read: (word) => {
		if (word === 'rude') throw unreadable('"rude" is rude');
		if (word.length % 2 === 1 && !word.startsWith('#')) throw unreadable(`"${word}" is odd`, advice`Write ${'even'}.`);
		return word;
	},
	rejectSeveral: (texts) => unreadable(`${texts.length} colors are too many`, advice`Write ${texts[0]!}.`),
};

const SPACE = choice('', ['oklab', 'oklch', 'srgb'], { rgb: 'srgb', 8: 'oklab' });
const SHARE = number('', 0, 100);
const TOKEN = object('', { name: optional(text('', 1, 5)), alpha: fallback(SHARE, 100), color: COLOR });
const SIZES = dictionary('', integer('', 1, 9), { most: 2, pattern: '[a-z]+', like: 'small' });

const details = (decode: () => unknown): string[] => {
	try {
		decode();
	} catch (error) {
		if (error instanceof InputError) return error.issues.map(({ detail }) => detail);
		throw error;
	}
	return [];
};

const UNSENT = Symbol('unsent');

const inJson = suite('a message about JSON');

for (const [field, sent, message] of [
	[text('', 1, 5), UNSENT, 'x is missing. Write a text of 1 to 5 characters, such as "text".'],
	[text('', 1, 2), UNSENT, 'x is missing. Write a text of 1 to 2 characters, such as "te".'],
	[text('', 6, 6), UNSENT, 'x is missing. Write a text of 6 characters, such as "textss".'],
	[COLOR, UNSENT, 'x is missing. Write a text, such as "#3b82f6".'],
	[nullable(SHARE), UNSENT, 'x is missing. Write a number from 0 to 100 or null, such as 0.'],
	[list('', COLOR, 2, 9), UNSENT, 'x is missing. Write a list of 2 to 9 items, such as ["#3b82f6", "#14b8a6"].'],
	// Two numbers may be a range, which rises.
	[list('', SHARE, 2, 2), UNSENT, 'x is missing. Write a list of 2 items, such as [0, 100].'],
	[list('', COLOR, 0, 9), UNSENT, 'x is missing. Write a list of 0 to 9 items, such as ["#3b82f6"].'],
	[callback(''), UNSENT, 'x is missing.'],
	[list('', object('', { run: callback(''), color: COLOR }), 1, 2), UNSENT, 'x is missing.'],

	[COLOR, 5, 'x must be a text, got 5. Write it like "#3b82f6".'],
	[COLOR, ['red'], 'x must be a text, got a list. Write it like "#3b82f6".'],
	[COLOR, ['red', 5], 'x must be a text, got a list. Write it like "#3b82f6".'],
	[COLOR, { length: 2 }, 'x must be a text, got an object. Write it like "#3b82f6".'],
	[COLOR, ['teal', 'pink'], 'x: 2 colors are too many. Write "teal".'],
	[COLOR, 'odd', 'x: "odd" is odd. Write "even".'],
	[COLOR, 'rude', 'x: "rude" is rude.'],
	[COLOR, '', 'x is empty. Write a text, such as "#3b82f6".'],
	[text('', 1, 5), '', 'x is empty. Write a text of 1 to 5 characters, such as "text".'],
	[text('', 1, 5), () => 5, 'x must be a text of 1 to 5 characters, got a function. Write it like "text".'],
	[text('', 1, 5), Symbol('five'), 'x must be a text of 1 to 5 characters, got a symbol. Write it like "text".'],
	[text('', 1, 5), 'purple', 'x may have at most 5 characters, got "purple" with 6.'],

	[SHARE, 'a', 'x must be a number from 0 to 100, got the text "a". Write it like 0.'],
	[SHARE, '12.5', 'x must be a number from 0 to 100, got the text "12.5". Write it like 12.5.'],
	[SHARE, true, 'x must be a number from 0 to 100, got true. Write it like 0.'],
	[SHARE, NaN, 'x must be a number from 0 to 100, got NaN. Write it like 0.'],
	[SHARE, Infinity, 'x must be a number from 0 to 100, got Infinity. Write it like 100.'],
	[SHARE, 10n ** 60n, `x must be a number from 0 to 100, got 1${'0'.repeat(39)}. Write it like 0.`],
	[SHARE, 100.5, 'x must be a number from 0 to 100, got 100.5. Write 100.'],
	[integer('', 1, 20), 2.6, 'x must be a whole number from 1 to 20, got 2.6. Write 3.'],
	[nullable(SHARE), 'a', 'x must be a number from 0 to 100, got the text "a". Write it like 0.'],
	[flag(''), 0, 'x must be true or false, got 0. Write it like true.'],

	[SPACE, 'rgb', 'x must be one of oklab, oklch, srgb, got "rgb". Did you mean "srgb"?'],
	[SPACE, 8, 'x must be one of oklab, oklch, srgb, got 8. Did you mean "oklab"?'],
	[SPACE, 9, 'x must be one of oklab, oklch, srgb, got 9.'],
	[SPACE, 's', 'x must be one of oklab, oklch, srgb, got "s".'],
	[choice('', ['srgb', 'display-p3']), 'p3', 'x must be one of srgb, display-p3, got "p3". Did you mean "display-p3"?'],
	[SPACE, ['rgb'], 'x must be one of oklab, oklch, srgb, got a list.'],
	[SPACE, 'toString', 'x must be one of oklab, oklch, srgb, got "toString".'],
	[SPACE, ' OKLAB ', 'x must be one of oklab, oklch, srgb, got " OKLAB ". Did you mean "oklab"?'],
	[choice('', ['p3']), 'lab', 'x must be "p3", got "lab".'],
	[choice('', ['dark', 'vivid']), 'dark mode', 'x must be one of dark, vivid, got "dark mode". Did you mean "dark"?'],
	[choice('', ['dark', 'vivid']), 'vivid-dark', 'x must be one of dark, vivid, got "vivid-dark".'],
	[choice('', ['en', 'ru']), 'ru-RU', 'x must be one of en, ru, got "ru-RU". Did you mean "ru"?'],

	[list('', SPACE, 1, 9), 'srgb,rgb(1,2),oklch,oklab', 'x must be a list of 1 to 9 items, got the text "srgb,rgb(1,2),oklch,oklab".'
		+ ' Write it like ["srgb", "oklab", "oklch"].'],
	[list('', COLOR, 1, 9), 'blue;pink', 'x must be a list of 1 to 9 items, got the text "blue;pink". Write it like ["blue", "pink"].'],
	[list('', SPACE, 4, 9), 'srgb', 'x must be a list of 4 to 9 items, got the text "srgb".'
		+ ' Write it like ["srgb", "oklab", "oklab", "oklab"].'],
	[list('', COLOR, 2, 2), ['teal'], 'x must have 2 items, got 1. Write it like ["teal", "#14b8a6"].'],
	[list('', COLOR, 2, 2), ['abcdefghijkl'], 'x must have 2 items, got 1. Write it like ["abcdefghijkl", "#14b8a6"].'],
	[list('', text('', 1, 4), 2, 2), ['a'], 'x must have 2 items, got 1. Write it like ["a", "text"].'],
	[list('', COLOR, 1, 2), ['teal', 'teal', 'teal'], 'x must have 1 to 2 items, got 3.'],
	[list('', TOKEN, 1, 2), { color: 'teal' }, 'x must be a list of 1 to 2 items, got an object. Write it like [{"color": "teal"}].'],
	[TOKEN, 'teal', 'x must be an object, got the text "teal". Write it like {"color": "teal"}.'],
	[TOKEN, null, 'x must be an object, got null. Write it like {"color": "#3b82f6"}.'],
	[TOKEN, { color: 'teal', Color: 'teal' }, '"Color" is not a known field. Did you mean "color"?'],
	[TOKEN, { color: 'teal', NAME: 'teal' }, '"NAME" is not a known field. Did you mean "name"?'],
	[TOKEN, { color: 'teal', zzzzzz: 'teal' }, '"zzzzzz" is not a known field. Known: name, alpha, color.'],
	[record('', ['s', 'm'], SHARE), 5, 'x must be an object, got 5. Write it like {}.'],
	[SIZES, 5, 'x must be an object, got 5. Write it like {"small": 1}.'],
	[SIZES, { A: 1 }, 'x has a field "A", and its fields are named like small.'],
	[SIZES, { a: 1, b: 2, c: 3 }, 'x may have at most 2 fields, got 3.'],
	[SIZES, { a: 1, b: 0 }, 'x.b must be a whole number from 1 to 9, got 0. Write 1.'],
] satisfies readonly (readonly [Field, unknown, string])[]) {
	inJson(message, () => assert.equal(details(() => decodeJson(object('', { x: field }), sent === UNSENT ? {} : { x: sent })), [message]));
}

inJson('a missing field is reported with the name that was sent for it, if one resembles it', () => {
	const color = object('', { color: COLOR });
	for (const [sent, claim] of [
		[{ zzzzzz: 'teal', colr: 'teal' }, 'color is missing, but "colr" was sent.'],
		[{ colour: 'teal' }, 'color is missing, but "colour" was sent.'],
		[{ zzzzzz: 'teal' }, 'color is missing.'], [{}, 'color is missing.'],
	] as const) assert.is(details(() => decodeJson(color, sent))[0], `${claim} Write a text, such as "#3b82f6".`);
});

inJson('a dictionary holds as many fields as it may', () => {
	assert.equal(decodeJson(object('', { x: SIZES }), { x: { a: 1, b: 9 } }), { x: { a: 1, b: 9 } });
});

inJson('both faults of a dictionary are reported', () => {
	assert.is(details(() => decodeJson(object('', { x: SIZES }), { x: { A: 1, b: 2, c: 3 } })).length, 2);
});

/** A size, and a share of it that is not above the size; without a size there is no share. */
const PART = ruled(object('', { size: integer('', 0, 50), share: optional(SHARE) }), ({ size, share }) => {
	if (share === undefined || (size > 0 && share <= size)) return undefined;
	return { field: 'share', claim: 'is too large', ...(size > 0 && { advice: suggest`Write ${size}.` }) };
});

for (const [sent, ...messages] of [
	[{ size: 20, share: 150 }, 'share must be a number from 0 to 100, got 150. Write 20.'],
	[{ size: 20, share: -1 }, 'share must be a number from 0 to 100, got -1. Write 0.'],
	[{ size: 20, share: '60%' }, 'share must be a number from 0 to 100, got the text "60%". Write it like 20.'],
	// The rule has no number to suggest.
	[{ size: 0, share: 150 }, 'share must be a number from 0 to 100, got 150. Write 100.'],
	[{ size: 99, share: 30 }, 'size must be a whole number from 0 to 50, got 99. Write 50.'],
	[{ size: -1, share: 30 }, 'size must be a whole number from 0 to 50, got -1. Write 0.'],
	[
		{ size: 99, share: 150 },
		'size must be a whole number from 0 to 50, got 99. Write 50.', 'share must be a number from 0 to 100, got 150. Write 100.',
	],
	[{ size: 20, share: null }, 'share must be a number from 0 to 100, got null. Write it like 0.'],
	[
		{ share: 150 },
		'size is missing. Write a whole number from 0 to 50, such as 0.', 'share must be a number from 0 to 100, got 150. Write 100.',
	],
] satisfies readonly (readonly [object, ...string[]])[]) inJson(`a suggested number suits the rule: ${JSON.stringify(sent)}`, () => {
	assert.equal(details(() => decodeJson(PART, sent)), messages);
	const nested = object('', { a: list('', PART, 1, 2) });
	assert.equal(details(() => decodeJson(nested, { a: [{ size: 1 }, sent] })), messages.map((one) => `a[1].${one}`));
});

inJson.run();

const inQuery = suite('a message about a query');

/** Reads an object from one `name=number` per text. */
const PARTS: Notation = {
	...QUERY,
	takesParts: true,
	whole: (_schema, sent) => ({ value: Object.fromEntries(sent.map((part) => [part.split('=')[0], Number(part.split('=')[1])])) }),
};

for (const [field, sent, message] of [
	[COLOR, [''], 'x is empty. In a URL "#" begins the fragment. Write "3b82f6" or "%233b82f6".'],
	[text('', 1, 5), [''], 'x is empty. Write a text of 1 to 5 characters, such as "text".'],
	[list('', COLOR, 1, 3), [',teal'], 'x[0] is empty. Write a text, such as "3b82f6". Or leave out the comma.'],
	[
		list('', COLOR, 1, 3), ['teal,'],
		'x[1] is empty. In a URL "#" begins the fragment. Write "3b82f6" or "%233b82f6". Or leave out the comma.',
	],
	[COLOR, ['teal', 'pink'], 'x: 2 colors are too many. Write "teal".'],
	[COLOR, ['rude'], 'x: "rude" is rude.'],
	[SHARE, ['5', '5'], 'x is given 2 times. Give it once.'],
	[SHARE, ['1e2'], 'x must be a number from 0 to 100 in decimal digits, got "1e2". Write 100.'],
	[SHARE, ['five'], 'x must be a number from 0 to 100 in decimal digits, got "five". Write digits, such as 0.'],
	[flag(''), ['yes'], 'x must be true or false, got "yes".'],
	[SIZES, ['a=1'], 'x cannot be written in a query. Send the request as a JSON body with POST.'],
	[SIZES, ['a=1', 'b=2'], 'x is given 2 times. Give it once.'],
	[callback(''), ['run'], 'x must be a function, got the text "run".'],
] satisfies readonly (readonly [Field, readonly string[], string])[]) {
	inQuery(message, () => assert.equal(details(() => decodeQuery(object('', { x: field }), new Map([['x', sent]]))), [message]));
}

inQuery('a number in digits is suggested if the rule accepts it', () => {
	const read = (share: string): unknown => decodeQuery(PART, new Map([['size', ['20']], ['share', [share]]]));
	assert.equal(details(() => read('60%')), ['share must be a number from 0 to 100 in decimal digits, got "60%". Write 20.']);
	assert.equal(details(() => read('15%')), ['share must be a number from 0 to 100 in decimal digits, got "15%". Write 15.']);
});

for (const [schema, expected] of [
	[SHARE, true], [flag(''), true], [SPACE, true], [COLOR, true],
	[list('', COLOR, 1, 2), true], [list('', list('', SHARE, 1, 2), 1, 2), true],
	[TOKEN, false], [SIZES, false], [nullable(SHARE), false], [list('', TOKEN, 1, 2), false],
] as const) inQuery(`${schema.kind} ${expected ? 'can' : 'cannot'} be written in a query`, () => assert.is(isInQuery(schema), expected));

inQuery('a notation with parts joins those of an object, and refuses several values of anything else', () => {
	const read = (field: Field, sent: readonly string[]): unknown => decodeQuery(object('', { x: field }), new Map([['x', sent]]), PARTS);
	assert.equal(read(SIZES, ['a=1', 'b=2']), { x: { a: 1, b: 2 } });
	assert.equal(details(() => read(SHARE, ['5', '5'])), ['x is given 2 times. Give it once.']);
});

inQuery('advice about an empty text has the kind of text as data for translators, unless the notation advises', () => {
	const adviceFor = (x: Field): Advice | undefined => {
		try {
			decodeQuery(object('', { x }), new Map([['x', ['']]]));
		} catch (error) {
			if (error instanceof InputError) return error.issues[0].advice;
		}
		return undefined;
	};
	assert.is(phraseText(adviceFor(text('', 1, 5))!.about!), 'a text of 1 to 5 characters');
	assert.is('about' in adviceFor(COLOR)!, false);
});

inQuery.run();
