/*
 * Any words at all: an answer, bad input or misuse, and never the trace of a bug. Seeded; a failure prints seed and words.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { below, COLORS, legalInput, pick } from '../support/arbitrary.ts';
import { wordsOf } from '../../src/cli/command.ts';
import { tincture } from '../support/cli.ts';

const SEED = 'any words';

const PIECES = [
	'-', '--', '---', '=', '-=', '--=', '--=x', '-o', '-h=', '-Vx', '--json', '--csv', '--code', '--help=', '--output', '--color', '--locale', 'ru',
	'@', '@@', '@x', '@file', '@list', '@bad', ',', ',,', '{', '{}', '[', '[]', '["red"]', '{"color":"red"}', 'a=b', '=b', 'a=', '500=teal', '__proto__=red',
	'{"__proto__":1}', '\ud800', '\0', '\u001b[31m', '-5', '-.5', '-1e9', 'NaN', '9'.repeat(200), 'x'.repeat(300), '', ' ', 'help', 'constructor',
	'--constructor', '--__proto__', '--toString=1', 'auto', 'ünïcödé', '日本', '🎨',
];

const FILES = { file: 'teal\n', list: 'red\nblue, lime\n', bad: new Uint8Array([0xff, 0xfe, 0xfd]) };

function anyWords(random: Random): readonly string[] {
	const operation = pick(random, OPERATIONS);
	const options = Object.keys(operation.input.fields).flatMap((name) => [`--${name}`, `--${name}=`]);
	const piece = (): string => pick(random, random() < 0.5 ? PIECES : random() < 0.5 ? COLORS : options);
	if (random() < 0.5) {
		const words = [...wordsOf(operation, legalInput(operation.input, random))];
		words.splice(below(random, words.length + 1), below(random, 2), piece());
		return words;
	}
	return [...(random() < 0.8 ? [operation.name] : []), ...Array.from({ length: below(random, 5) }, piece)];
}

const anything = suite('any words');

anything('are answered, or refused in sentences', async () => {
	const random = randomFrom(SEED);
	for (let i = 0; i < 1500; i++) {
		const words = anyWords(random);
		if (words.includes('serve')) continue;
		let told = `seed ${SEED}, case ${i}: ${JSON.stringify(words)}`;
		const { code, out, err } = await tincture(words, { files: FILES, input: ['teal\nno\n'], columns: pick(random, [undefined, 40, 80]) as never })
			.catch((thrown: unknown) => {
				throw new Error(`${told}\n${String((thrown as Error).stack)}`);
			});
		told = `${told}\n${code}\n${out}${err}`;
		assert.ok(code === 0 || code === 1 || code === 2, told);
		assert.is(code === 0, err === '' || code === 0, told);
		assert.ok(code === 0 || err !== '', told);
		assert.not.match(out + err, /\bat .*:\d+:\d+\)|undefined|\[object|NaN(?!")/.test(words.join(' ')) ? /\n\s+at / : /\n\s+at |\[object /, told);
		// eslint-disable-next-line no-control-regex: an escape of ours is a color, and no other comes through.
		assert.not.match(out.replace(/\u001b\[[\d;]*[mK]/g, ''), /[\u0000-\u0008\u000b-\u001f\u007f]/.test(words.join('')) ? /\u0007/ : /\u001b/, told);
	}
});

anything.run();
