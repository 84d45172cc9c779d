/*
 * Of the phrases of judged-phrases.ts at least 95 of 100 are read, and of these 90 of 100 as about the expected color.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { parse } from '../../src/names/parse-color.ts';
import { JUDGED_EN, JUDGED_RU } from './judged-phrases.ts';

const judged = suite('judged phrases');

/** deltaE OK of a color that a person accepts: neighboring everyday names are about as far apart. */
const CLOSE = 0.12;

function distance(phrase: string, hex: string): number | undefined {
	try {
		return deltaEOK(parse(phrase), parse(`#${hex}`));
	} catch (error) {
		assert.instance(error, InputError);
		return undefined;
	}
}

for (const [language, phrases] of [['English', JUDGED_EN], ['Russian', JUDGED_RU]] as const) {
	judged(`95 of 100 ${language} phrases are read, 90 of 100 as the expected color`, () => {
		const rows = phrases.map(([phrase, hex]) => ({ phrase, away: distance(phrase, hex) }));
		const unread = rows.filter(({ away }) => away === undefined), read = rows.filter(({ away }) => away !== undefined);
		const wrong = read.filter(({ away }) => away! > CLOSE);
		assert.ok(unread.length <= 0.05 * rows.length, `unread: ${unread.map(({ phrase }) => phrase).join(', ')}`);
		assert.ok(wrong.length <= 0.1 * read.length, `wrong: ${wrong.map(({ phrase, away }) => `${phrase} ${away!.toFixed(2)}`).join(', ')}`);
	});
}

judged.run();
