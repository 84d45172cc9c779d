/*
 * Any words at all: an answer, bad input or misuse, and never the trace of a bug. Seeded; a failure prints seed and words.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsOf } from '../../src/cli/command.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { below, COLORS, legalInput, pick } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';

const SEED = 'any words';

const PIECES = [
	'-', '--', '---', '=', '-=', '--=', '--=x', '-o', '-h=', '-Vx', '--json', '--csv', '--code', '--help=', '--output', '--color', '--locale',
	'ru', '@', '@@', '@x', '@file', '@list', '@bad', ',', ',,', '{', '{}', '[', '[]', '["red"]', '{"color":"red"}', 'a=b', '=b', 'a=',
	'500=teal', '__proto__=red', '{"__proto__":1}', '\ud800', '\0', '\u001b[31m', '-5', '-.5', '-1e9', 'NaN', '9'.repeat(200),
	'x'.repeat(300), '', ' ', 'help', 'constructor', '--constructor', '--__proto__', '--toString=1', 'auto', 'ünïcödé', '日本', '🎨',
];

const FILES = { file: 'teal\n', list: 'red\nblue, lime\n', bad: new Uint8Array([0xff, 0xfe, 0xfd]) };

function anyWords(random: Random): readonly string[] {
	const operation = pick(random, OPERATIONS);
	const options = Object.keys(operation.input.fields).flatMap((name) => [`--${name}`, `--${name}=`]);
	const piece = (): string => pick(random, random() < 0.5 ? PIECES : random() < 0.5 ? COLORS : [...options, '--json']);
	if (random() < 0.5) {
		const words = [...wordsOf(operation, legalInput(operation.input, random))];
		words.splice(below(random, words.length + 1), below(random, 2), piece());
		return words;
	}
	return [...(random() < 0.8 ? [operation.name] : []), ...Array.from({ length: below(random, 5) }, piece)];
}

/** Escapes of color, and what else would reach a terminal. */
const OURS = /\u001b\[[\d;]*[mK]/g, HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

const anything = suite('any words');

anything('are answered, or refused in sentences', async () => {
	const random = randomFrom(SEED);
	for (let i = 0; i < 1500; i++) {
		const words = anyWords(random);
		if (words.includes('serve')) continue;
		const columns = random() < 0.5 ? {} : { columns: 40 + below(random, 100) };
		const environment = random() < 0.5 ? {} : { FORCE_COLOR: '3', LANG: 'ru_RU.UTF-8' };
		const told = `seed ${SEED}, case ${i}: ${JSON.stringify(words)}`;
		const { code, out, err } = await tincture(words, { files: FILES, input: ['teal\nno\n'], environment, ...columns })
			.catch((thrown: unknown) => {
				throw new Error(`${told}\n${String((thrown as Error).stack)}`);
			});
		assert.ok(code === 0 || code === 1 || code === 2, `${told}\nended with ${code}`);
		assert.is(err === '', code === 0, `${told}\n${err}`);
		assert.not.match(out + err, /\n\s+at .*:\d+:\d+/, told);
		// A table is data, as it was sent; what people read can do nothing to their terminal but color it.
		if (!words.includes('--csv')) assert.not.match((out + err).replace(OURS, ''), HARMFUL, told);
	}
});

anything.run();
