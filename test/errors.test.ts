/*
 * Quoting of texts in messages, and the properties of InputError.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError, PROBLEMS, quote, unreadable } from '../src/errors.ts';
import { randomFrom } from '../src/math/random.ts';

const quoting = suite('quote');

for (const [text, expected] of [
	['', '""'],
	['teal', '"teal"'],
	['тёмно-бирюзовый', '"тёмно-бирюзовый"'],
	['café 🎨', '"café 🎨"'],
	['a "b" \\ c', '"a \\"b\\" \\\\ c"'],
	['line\nnext\ttab\0', '"line\\u{a}next\\u{9}tab\\u{0}"'],
	['\x1b[31mred\x7f\x9b', '"\\u{1b}[31mred\\u{7f}\\u{9b}"'],
	['\u202Eevil\u2066', '"\\u{202e}evil\\u{2066}"'],
	['a\u200bb\ufeff\u00ad', '"a\\u{200b}b\\u{feff}\\u{ad}"'],
	['\u2028\u2029', '"\\u{2028}\\u{2029}"'],
	['\ud83c lone \udfa8', '"\\u{d83c} lone \\u{dfa8}"'],
	['\ue000\uffff', '"\\u{e000}\\u{ffff}"'],
] as const) {
	quoting(`shows ${JSON.stringify(text)} as ${expected}`, () => { assert.is(quote(text), expected); });
}

quoting('shows 40 characters whole and cuts the 41st', () => {
	assert.is(quote('x'.repeat(40)), `"${'x'.repeat(40)}"`);
	assert.is(quote('x'.repeat(41)), `"${'x'.repeat(40)}…"`);
	assert.is(quote('x'.repeat(100_000)), `"${'x'.repeat(40)}…"`);
});

quoting('counts a character outside the basic plane as one and never splits it', () => {
	assert.is(quote('🎨'.repeat(40)), `"${'🎨'.repeat(40)}"`);
	assert.is(quote('🎨'.repeat(41)), `"${'🎨'.repeat(40)}…"`);
	assert.is(quote(`${'x'.repeat(39)}🎨🎨`), `"${'x'.repeat(39)}🎨…"`);
});

quoting('returns well-formed printable text for any UTF-16', () => {
	const seed = 'any text', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const unit = (): number => Math.floor(random() * (random() < 0.5 ? 0x100 : 0x10000));
		const units = Array.from({ length: Math.floor(random() * 60) }, unit);
		const text = String.fromCharCode(...units), quoted = quote(text);
		assert.match(quoted, /^"[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*"$/u, `seed "${seed}", case ${n}`);
		// Between quotes: an escape, an escaped character, or a plain character.
		const signs = quoted.slice(1, -1).match(/\\u\{[0-9a-f]+\}|\\.|[^\\"]/gu) ?? [];
		assert.is(signs.join(''), quoted.slice(1, -1), `seed "${seed}", case ${n}`);
		assert.ok(signs.length <= 41, `seed "${seed}", case ${n}`);
	}
});

quoting.run();

const errors = suite('InputError');

const FIRST = { code: 'invalid-parameter', path: ['colors', 2], detail: 'colors[2] is not a color.' } as const;
const SECOND = { code: 'unreadable-color', path: [], detail: 'Nothing to read.' } as const;

errors('is an Error that says its first issue and holds them all in order', () => {
	const error = new InputError(FIRST, SECOND);
	assert.instance(error, Error);
	assert.is(error.name, 'InputError');
	assert.is(error.message, FIRST.detail);
	assert.equal([...error.issues], [FIRST, SECOND]);
	assert.ok(error.stack?.includes('InputError: colors[2] is not a color.'));
});

errors('an unreadable color is one issue with the path still open', () => {
	const error = unreadable('"x" is not a color.');
	assert.instance(error, InputError);
	assert.equal([...error.issues], [{ code: 'unreadable-color', path: [], detail: '"x" is not a color.' }]);
});

errors('every problem has a kebab-case code and a sentence', () => {
	for (const [code, title] of Object.entries(PROBLEMS)) {
		assert.match(code, /^[a-z]+(-[a-z]+)*$/);
		assert.match(title, /^[A-Z].*\.$/);
	}
});

errors.run();
