/*
 * Random words give an answer, invalid input or a usage error, never a bug. Seeded; a failure prints seed and words.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { anyWords, FILES } from '../support/any-words.ts';
import { below } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';

const SEED = 'any words';

/** Color escapes, and other characters that would control a terminal. */
const OURS = /\u001b\[[\d;]*[mK]/g, HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

const anything = suite('any words');

anything('are answered, or refused in sentences', async () => {
	const random = randomFrom(SEED);
	for (let i = 0; i < 700; i++) {
		const words = anyWords(random);
		if (words.includes('serve')) continue;
		const columns = random() < 0.5 ? {} : { columns: 40 + below(random, 100) };
		const environment = random() < 0.5 ? {} : { FORCE_COLOR: '3', LANG: 'ru_RU.UTF-8' };
		const label = `seed ${SEED}, case ${i}: ${JSON.stringify(words)}`;
		const { code, out, err } = await tincture(words, { files: FILES, input: ['teal\nno\n'], environment, ...columns })
			.catch((thrown: unknown) => {
				throw new Error(`${label}\n${String((thrown as Error).stack)}`);
			});
		assert.ok(code === 0 || code === 1 || code === 2, `${label}\nended with ${code}`);
		// JSON says itself that there was nothing to check.
		const isAnswer = code === 2 && words.includes('--json') && out !== '';
		assert.is(err.replace(/^tincture: (?:Wrote|Записано:) .*\n/gmu, '') === '', code === 0 || isAnswer, `${label}\n${err}`);
		assert.not.match(out + err, /\n\s+at .*:\d+:\d+/, label);
		// Output may color a terminal but not control it otherwise; only JSON in a file has every character unescaped.
		if (words.includes('--json') && columns.columns === undefined) continue;
		assert.not.match((out + err).replace(OURS, '').replaceAll('\r\n', '\n'), HARMFUL, label);
	}
});

anything.run();
