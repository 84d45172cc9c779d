/*
 * Every form of a theme is recognized by its shape, every value is at its span, and arbitrary text gives a theme or an InputError,
 * with work that grows as its length. `EFFORT=10` tries ten times as many texts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { auditThemeColors } from '../../src/theme/audit.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairTheme } from '../../src/theme/repair.ts';
import { normalizeName } from '../../src/theme/theme.ts';
import { hostileStrings } from '../support/hostile.ts';
import { colorsIn } from './colors-in.ts';
import { cases } from './effort.ts';
import { anyTheme, SAMPLES } from './samples.ts';

const reading = suite('reading themes');

for (const { form, text, pair: [front, behind] } of SAMPLES) {
	reading(`${form} is recognized by its shape, and every value is at its span`, () => {
		const theme = readTheme(text);
		assert.is(theme.form, form);
		assert.is(theme.text, text);
		for (const { start, end, text: written } of theme.entries) assert.is(text.slice(start, end), written);
		const [colors] = Object.values(colorsIn(text));
		assert.equal([colors![front], colors![behind]], ['#777777', '#ffffff']);
	});
}

reading('UTF-16 with a byte order mark, as Windows writes it, is read from base64', () => {
	// U+FEFF and `:root{--a:#111}` as units of two bytes, the low byte first.
	const units = Array.from('\ufeff:root{--a:#111}', (letter) => letter.charCodeAt(0));
	assert.equal(colorsIn(btoa(String.fromCharCode(...units.flatMap((unit) => [unit & 255, unit >> 8])))), { default: { a: '#111111' } });
});

/** A theme, or an InputError; anything else fails the test. */
function reads(text: string): boolean {
	try {
		const theme = readTheme(text), requested = whole(requestPairs(theme, [], 'aa')), audit = whole(auditThemeColors(theme, requested));
		for (const { start, end, text: written } of theme.entries) assert.is(text.slice(start, end), written);
		whole(repairTheme(audit, requested, readThemeInSteps, { lock: [], prefer: 'least' }));
		return true;
	} catch (error) {
		assert.instance(error, InputError, `${JSON.stringify(text)}: ${String(error)}`);
		return false;
	}
}

reading('hostile values give a theme or an InputError, in CSS and in JSON', () => {
	let themes = 0;
	for (const value of hostileStrings('themes', cases(300))) {
		if (reads(`:root { --a: #123; --b: ${value}; --on-a: ${value} }`)) themes++;
		if (reads(JSON.stringify({ a: '#112233', onA: value, [value]: '#ffffff' }))) themes++;
	}
	assert.ok(themes > 200, String(themes));
});

reading('damaged themes of every form give a theme or an InputError', () => {
	const random = randomFrom('damaged themes');
	const scraps = [
		'{', '}', '"', '(', ')', ';', ':', '/*', '*/', '\\', ',', '$value', '{a}', 'var(--a)', '\0', '\ud800', '@media ', '[', ']',
	];
	let themes = 0;
	for (let i = 0; i < cases(400); i++) {
		let text = i % 3 === 0 ? anyTheme(random) : SAMPLES[i % SAMPLES.length]!.text;
		for (let wounds = 1 + Math.floor(random() * 4); wounds > 0; wounds--) {
			const at = Math.floor(random() * (text.length + 1)), scrap = scraps[Math.floor(random() * scraps.length)]!;
			text = text.slice(0, at) + (random() < 0.7 ? scrap : '') + text.slice(at + Math.floor(random() * 4));
		}
		if (reads(text)) themes++;
	}
	assert.ok(themes > 100, String(themes));
});

/** Parts that take long to read, repeated, if a reader is not linear. */
const LONG = [
	'{', '}', '(', '/*', '"', '--a:', ':root{--a:#111}', '.dark{', '@media (', '[data-theme=',
	':not(', ':has(', ',', '\\', 'url(', '--a:var(--a,', 'light-dark(',
	'--a:#111;', '[[', '{"a":', '{"a":[', '@media (prefers-color-scheme:dark){', '.a .b ', '--é:rgb(', ' ',
	'$a:', '$a: #111;', '$a: (', '$a: ("b": ', '$a: darken(', '#{$a}', '// a\n',
	'export default {', 'const a = {', 'const a = {b: [', 'export default f({a:', 'const a = `', '${',
];

/** Units of work to read, audit and repair a text. */
function unitsFor(text: string): number {
	const budget = createBudget(Infinity);
	withBudget(budget, () => reads(text));
	return budget.spent;
}

for (const part of LONG) {
	reading(`${JSON.stringify(part)} repeated: four times the text is at most five times the work`, () => {
		for (const begin of ['', ':root{--a:#123;', '[']) {
			const [short, long] = [4_000, 16_000].map((length) => unitsFor(begin + part.repeat(length / part.length))) as [number, number];
			assert.ok(long <= 5 * short + 200, `${begin}: ${short} and ${long} units`);
		}
	});
}

reading('a name of 400 letters is read, a longer one is counted', () => {
	const read = (length: number) => readTheme(`:root { --${'a'.repeat(length - 2)}: #111; --b: #222 }`);
	assert.equal([read(400), read(401)].map(({ entries, leftOut }) => [entries.length, leftOut]), [[2, 0], [1, 1]]);
});

reading('a name loses its hyphens, dollar sign or both braces', () => {
	assert.equal(['--a', '$a', '{a}', '{a', 'a}', '-a'].map(normalizeName), ['a', 'a', 'a', '{a', 'a}', '-a']);
});

reading.run();
