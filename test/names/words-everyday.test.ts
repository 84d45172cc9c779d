/*
 * Of the phrases that people use for colors at least 95 of 100 are read, in each language, as a name or as names put
 * together.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { parse } from '../../src/names/parse-color.ts';
import { EVERYDAY_EN, EVERYDAY_RU } from './everyday-phrases.ts';

const everyday = suite('everyday phrases');

const SHARE = 0.95;

function isRead(phrase: string): boolean {
	try {
		parse(phrase);
		return true;
	} catch (error) {
		assert.instance(error, InputError);
		return false;
	}
}

for (const [language, phrases] of [['English', EVERYDAY_EN], ['Russian', EVERYDAY_RU]] as const) {
	everyday(`95 of 100 ${language} phrases are read`, () => {
		assert.ok(phrases.length >= 700, `${phrases.length} phrases`);
		assert.is(new Set(phrases).size, phrases.length, 'a phrase stands twice');
		const unread = phrases.filter((phrase) => !isRead(phrase));
		assert.ok(unread.length <= (1 - SHARE) * phrases.length, `${unread.length} of ${phrases.length} are not read: ${unread.join(', ')}`);
	});
}

everyday.run();
