/*
 * var(): substituted values, their order and bounds, and refused texts.
 *
 * Expected texts follow from CSS Custom Properties 1 §2.3, §3.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { parse } from '../../src/names.ts';
import { randomFrom } from '../../src/math/random.ts';
import { parseCss } from '../../src/reading/css-parse.ts';
import { LONGEST_EXPANDED } from '../../src/reading/css-text.ts';
import { callsVar, expand, MOST_VARIABLES } from '../../src/reading/css-variables.ts';
import { isEqual } from '../../src/spaces/color.ts';
import { pick } from '../support/arbitrary.ts';

const variables = suite('var() in colors');

const GIVEN = {
	'--brand': 'teal', '--spaced': '  teal  ', '--l': '0.5', '--empty': '', '--initial': 'initial', '--INITIAL': 'Initial',
	'--alias': 'var(--brand)', '--deep': 'oklch(from var(--alias) calc(var(--l) + .1) c h)', '--fall': 'var(--gone, var(--brand))',
	'--rgb': '0 128 128', '--commas': '0, 128, 128', '--share': '25%', '--тёмный': 'navy', '--Brand': 'red', '--2': '1', '--name': 'dark teal',
	'--circle': 'var(--round)', '--round': 'color-mix(red, var(--circle))', '--self': 'var(--self, red)',
	'--open': 'rgb(1 2', '--close': 'red) , (blue', '--comment': 'red /* ', '--quoted': '/* ) */ red',
};

const FILLED: readonly (readonly [text: string, whole: string])[] = [
	['var(--brand)', 'teal'], ['VAR( --brand )', 'teal'], ['var(/**/--brand/* x */)', 'teal'], ['var(--spaced)', 'teal'],
	['var(--alias)', 'teal'], ['var(--deep)', 'oklch(from teal calc(0.5 + .1) c h)'], ['var(--fall)', 'teal'],
	['var(--gone, red)', 'red'], ['var(--gone,)', ''], ['var(--gone, rgb(1 2 3 / var(--l)))', 'rgb(1 2 3 / 0.5)'],
	['var(--gone, var(--also-gone, var(--brand)))', 'teal'], ['var(--initial, red)', 'red'], ['var(--INITIAL, red)', 'red'],
	['var(--brand, var(--gone))', 'teal'], ['rgb(var(--rgb) / var(--share))', 'rgb(0 128 128 / 25%)'],
	['rgb(var(--commas))', 'rgb(0, 128, 128)'],
	['color-mix(in oklab, var(--brand) var(--share), red)', 'color-mix(in oklab, teal 25%, red)'], ['var(--тёмный)', 'navy'],
	['var(--Brand)', 'red'], ['rgb(var(--empty)1 2 3)', 'rgb(1 2 3)'], ['var(--quoted)', '/* ) */ red'],
	// Adjacent values stay two tokens.
	['rgb(var(--2)var(--2)var(--2))', 'rgb(1/**/1/**/1)'], ['calc(var(--2)*2)', 'calc(1/**/*2)'], ['1var(--2)', '1var(--2)'],
	// In a comment and at the end of another name var( is not a reference.
	['red/* var(--gone) */', 'red/* var(--gone) */'], ['-var(--gone)', '-var(--gone)'], ['myvar(--gone)', 'myvar(--gone)'],
];

for (const [text, whole] of FILLED) variables(`${text} is ${JSON.stringify(whole)}`, () => assert.is(expand(text, GIVEN), whole));

variables('is read as what was put in, of any form', () => {
	const page = { variables: GIVEN };
	for (const [text, same] of [
		['var(--brand)', 'teal'], ['var(--name)', 'dark teal'], ['light var(--brand)', 'light teal'],
		['rgb(var(--rgb) / var(--share))', 'rgb(0 128 128 / 25%)'], ['var(--deep)', 'oklch(from teal 0.6 c h)'],
		['  light-dark(var(--brand), red)  ', 'teal'],
	] as const) assert.ok(isEqual(parse(text, page), parse(same)), text);
	assert.ok(isEqual(parse('light-dark(var(--brand), red)', { ...page, scheme: 'dark' }), parse('red')));
});

const REFUSED: readonly (readonly [text: string, why: RegExp])[] = [
	['var(--gone)', /depends on --gone, which is not among the variables/],
	['var(--initial)', /not among the variables\. Write the color itself/],
	['var(--bran)', /Did you mean "var\(--brand\)"\?/], ['rgb(var(--r) 0 0)', /depends on --r/],
	['var(--circle)', /depends on itself: --circle → --round → --circle/], ['var(--self)', /itself: --self → --self/],
	['var(--gone, var(--circle))', /depends on itself/],
	['var()', /not a name like --brand/], ['var(brand)', /not a name like --brand/],
	['var(--)', /not a name/], ['var(--brand red)', /not a name/],
	['var(red, --brand)', /not a name/], ['var(--brand', /does not close/], ['rgb(var(--r', /does not close/],
	['var(--open)', /opens or closes a parenthesis/], ['var(--close)', /opens or closes/], ['var(--comment)', /opens or closes/],
	['var(--empty)', /"var\(--empty\)" is empty with its variables/],
	['var(--gone,)', /"var\(--gone,\)" is empty/], ['var(--rgb)', /no color|rgb\(0 128 128\)/],
];

for (const [text, why] of REFUSED) {
	variables(`${text} is refused: ${why.source}`, () => {
		assert.throws(() => parse(text, { variables: GIVEN }), (error: unknown) => {
			assert.ok(error instanceof InputError && error.issues[0].code === 'unreadable-color');
			assert.match(error.message, why);
			return true;
		});
	});
}

variables('without variables it is refused, with the advice to pass some', () => {
	for (const text of ['var(--brand)', 'var(--brand, red)', 'oklch(from var(--brand) l c h)'])
		assert.throws(() => parse(text), /depends on --brand.*Write the color itself, like "#3b82f6", or give it in variables/);
	// If the name is missing, its fallback is used.
	assert.ok(isEqual(parse('var(--brand, red)', { variables: {} }), parse('red')));
});

variables('what names the last one twice, two hundred times over, ends at the bound', () => {
	const each = (text: (before: string) => string, first: string): Record<string, string> => Object.fromEntries(
		Array.from({ length: MOST_VARIABLES }, (_, i) => [`--v${i}`, i === 0 ? first : text(`var(--v${i - 1})`)]),
	);
	const doubling = each((before) => `${before} ${before}`, 'red ');
	assert.throws(() => parse(`var(--v${MOST_VARIABLES - 1})`, { variables: doubling }), new RegExp(`beyond ${LONGEST_EXPANDED}`));
	// Each variable is resolved once, so a chain takes linear time.
	const chain = each((before) => before, 'red');
	assert.ok(isEqual(parse(`var(--v${MOST_VARIABLES - 1})`, { variables: chain }), parse('red')));
	// Blanks grow as well.
	const nothing = { ...doubling, '--v0': '' };
	assert.throws(() => parse(`var(--v${MOST_VARIABLES - 1})red`, { variables: nothing }), /beyond/);
});

variables('any text with any variables is a color or an InputError', () => {
	const seed = 'variables', random = randomFrom(seed);
	const parts = [
		'var(', 'VAR(', '--a', '--b', '--c', ',', ')', '(', ' ', '/*', '*/', 'red', 'rgb(', '1 2 3', 'color-mix(', 'from ', '0.5', '\\',
		'"', '\ud800', 'initial', 'oklch(from red l c h)', '🎨',
	];
	const wholes = ['red', 'rgb(1 2 3)', 'var(--b)', '#f00', 'var(--c, blue)'];
	const calls = [
		'var(--a)', 'color-mix(var(--a), var(--b, red))', 'rgb(from var(--c) r g b / 0.5)', 'light-dark(var(--a), var(--b))',
	];
	const text = (): string => random() < 0.4 ? pick(random, wholes) : Array
		.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, parts)).join('');
	let count = 0;
	for (let n = 0; n < 10_000; n++) {
		const given = { '--a': text(), '--b': text(), '--c': text() }, sent = random() < 0.4 ? pick(random, calls) : text();
		try {
			const { coords, alpha } = parseCss(sent, { variables: given });
			for (const x of [...coords, alpha]) assert.ok(Number.isFinite(x), sent);
			if (callsVar(sent)) count++;
		} catch (error) {
			assert.ok(error instanceof InputError, `seed ${seed}, case ${n}: ${JSON.stringify([sent, given])}: ${String(error)}`);
		}
	}
	assert.ok(count > 500, `only ${count} colors`);
});

variables('invalid options are refused with a correction; the index of a list is not an option', () => {
	assert.equal(['red', 'teal'].map(parse).map(({ space }) => space), ['srgb', 'srgb']);
	for (const [options, why] of [
		[{ variables: { brand: 'teal' } }, /names like --brand, got the text "brand"/], [{ variables: { '--a': 5 } }, /--a is 5/],
		[{ variables: 'teal' }, /options\.variables must be a plain object/],
		[{ variables: { '--a': 'x'.repeat(121) } }, /up to 120 characters/],
		[{ scheme: 'drak' }, /one of light, dark, got "drak"/], [{ variable: {} }, /no field "variable".*Did you mean "variables"/],
		['dark', /must be a plain object/],
		[{ variables: Object.fromEntries(Array.from({ length: MOST_VARIABLES + 1 }, (_, i) => [`--v${i}`, 'red'])) }, /0 to 200 fields/],
	] as const) assert.throws(() => parse('red', options as never), (error: Error) => error instanceof InputError && why.test(error.message));
});

variables.run();
