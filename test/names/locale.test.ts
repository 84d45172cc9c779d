/*
 * The languages of names: their columns, and detection by script. `test/build/contributing.test.ts` adds a third one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectLocale } from '../../src/names/locale.ts';
import { forLocales, LOCALES } from '../../src/names/locales/ids.ts';
import { LANGUAGES } from '../../src/names/locales/table.ts';

const locales = suite('languages of names');

locales('every language has a separate column', () => {
	const columns = LOCALES.map((locale) => LANGUAGES[locale].column);
	assert.is(new Set(columns).size, columns.length);
	assert.equal(forLocales((locale) => LANGUAGES[locale].column), Object.fromEntries(LOCALES.map((locale, i) => [locale, columns[i]])));
});

locales('letters determine the language of words without a column', () => {
	assert.equal([['sky', 'blue'], ['синий'], ['синий', 'rgb'], ['500'], []].map(detectLocale), ['en', 'ru', 'ru', 'en', 'en']);
});

locales.run();
