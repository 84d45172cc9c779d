/*
 * The page reads the same color as the service, or leaves the text to the service.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';
import { commonNamesIn, namesIn } from '../../src/names/nearest.ts';
import { FORMS, readColor } from '../../src/names/parse-color.ts';
import * as nearestHere from '../../src/page/names/nearest.ts';
import * as here from '../../src/page/names/parse-color.ts';
import { learn, readHere, refusalIn, addRefusal } from '../../src/page/read-color.ts';
import { parseColor } from '../../src/operations.ts';
import { isEqual } from '../../src/spaces/color.ts';

const reading = suite('reading in the browser');

for (const text of [
	'teal', 'TEAL', ' rebeccapurple ', 'transparent', '#3b82f6', '3b82f6', '#fff8', 'rgb(10 20 30)', 'rgb(10, 20, 30, 50%)',
	'hsl(none 50% 50%)',
	'hwb(200 10% 20%)', 'lab(50 20 -30)', 'lch(50 20 none)', 'oklab(0.6 0.1 -0.1)', 'oklch(70% 0.3 140 / 0.5)', 'color(display-p3 1 0 0)',
	'color(xyz 0.3 0.4 0.5)', 'rgb(calc(10 + 20) 0 0)', '\\74 eal', 'oklch(0.7/**/0.1/**/200)',
] as const) {
	reading(`${JSON.stringify(text)} is read as the service reads it`, () => {
		assert.equal(here.readColor(text), readColor(text));
	});
}

reading('any HEX and any function is read as the service reads it', () => {
	const seed = 'here', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const text = random() < 0.5
			? `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`
			: `oklch(${random().toFixed(4)} ${(random() * 0.4).toFixed(4)} ${(random() * 360).toFixed(2)})`;
		assert.equal(here.readColor(text), readColor(text), `seed ${seed}, case ${i}: ${text}`);
	}
});

for (const text of ['dark teal', 'тёмно-бирюзовый', 'sky-500', 'rgb(10 20)', '#12', 'var(--brand)', '', 'nothing'.repeat(30)]) {
	reading(`${JSON.stringify(text.slice(0, 20))} is left to the service`, () => {
		assert.throws(() => here.readColor(text), (thrown: unknown) => thrown === here.NAME_NEEDED);
		assert.equal(readHere(text), { is: 'name' });
	});
}

for (const [text, form] of [
	['sky-500', 'tailwind'], ['Cornflower Blue', 'common-name'], ['синий', 'common-name'], ['RAL 3020', 'ral'],
	['Pepper & Spice', 'extended-name'],
] as const) {
	reading(`${text} is known exactly once the service has answered`, () => {
		const described = parseColor({ color: text });
		assert.is(described.form, form);
		learn(text, described);
		const read = here.readColor(text), expected = readColor(text);
		assert.ok(isEqual(read.color, expected.color), `${JSON.stringify(read.color)} is not ${JSON.stringify(expected.color)}`);
		assert.is(read.form, form);
	});
}

reading('a name that was put together is shown, and not computed with', () => {
	const text = 'light dusty blue', described = parseColor({ color: text });
	assert.is(described.form, 'composed-name');
	learn(text, described);
	assert.is(readHere(text).is, 'color');
	assert.throws(() => here.readColor(text), (thrown: unknown) => thrown === here.NAME_NEEDED);
});

reading('an answer without a color that can be read here teaches nothing', () => {
	learn('some name', { form: 'ral', space: 'srgb', hex: '', oklch: { css: 'teal' } });
	learn('some name', { form: 'ral', space: 'oklch', hex: '#008080', oklch: { css: '' } });
	assert.equal(readHere('some name'), { is: 'name' });
});

reading('a gradient is known as one, unless it loads a file', () => {
	for (const text of ['linear-gradient(red, teal)', ' repeating-conic-gradient(red, teal) '])
		assert.equal(readHere(text), { is: 'gradient' });
	for (const text of ['linear-gradient(url(a), red)', 'linear-gradient(red); top: 0', 'a linear-gradient(red)'])
		assert.equal(readHere(text), { is: 'name' }, text);
});

reading('what the service refused stays refused, with its reason', () => {
	const refusal = { detail: 'Did you mean "teal"?', suggestion: 'teal' };
	addRefusal('tael', refusal);
	assert.equal(readHere('tael'), { is: 'none', ...refusal });
});

reading('the suggestion of a problem is its data, not its prose', () => {
	const problem = { type: '', title: '', status: 400, detail: 'Did you mean "rust"? Write "dark teal".' };
	assert.equal(refusalIn(problem), { detail: problem.detail });
	assert.equal(refusalIn(problem, 'Нет.'), { detail: 'Нет.' });
	assert.equal(refusalIn({ ...problem, errors: [{ detail: '', suggestion: 'teal' }] }).suggestion, 'teal');
	assert.is(refusalIn({ ...problem, errors: [{ detail: '', suggestion: 5 }] }).suggestion, undefined);
});

reading('forms and lists are those of the service', () => {
	assert.equal(here.FORMS, FORMS);
	for (const locale of LOCALES) {
		assert.is(nearestHere.namesIn(locale), namesIn(locale));
		assert.is(nearestHere.commonNamesIn(locale), commonNamesIn(locale));
	}
});

reading.run();
