/*
 * Random words of a command line, seeded.
 */

import { commandWords } from '../../src/doors/command-words.ts';
import type { Random } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { below, COLORS, legalInput, pick } from './arbitrary.ts';

const PIECES = [
	'-', '--', '---', '=', '-=', '--=', '--=x', '-o', '-h=', '-Vx', '--json', '--csv', '--code', '--help=', '--output', '--color', '--locale',
	'ru', '@', '@@', '@x', '@file', '@list', '@bad', ',', ',,', '{', '{}', '[', '[]', '["red"]', '{"color":"red"}', 'a=b', '=b', 'a=',
	'500=teal', '__proto__=red', '{"__proto__":1}', '\ud800', '\0', '\u001b[31m', '-5', '-.5', '-1e9', 'NaN', '9'.repeat(200),
	'\u009b31m', '\u202e', '=1+1', '\u007f\u0085',
	'x'.repeat(300), '', ' ', 'help', 'constructor', '--constructor', '--__proto__', '--toString=1', 'auto', 'ünïcödé', '日本', '🎨',
];

/** Files that the words refer to. */
export const FILES = { file: 'teal\n', list: 'red\nblue, lime\n', bad: new Uint8Array([0xff, 0xfe, 0xfd]) };

/** Words of a command line, seeded: valid ones with one word replaced, or any words. */
export function anyWords(random: Random): readonly string[] {
	const operation = pick(random, OPERATIONS);
	const options = Object.keys(operation.input.fields).flatMap((name) => [`--${name}`, `--${name}=`]);
	const piece = (): string => pick(random, random() < 0.5 ? PIECES : random() < 0.5 ? COLORS : [...options, '--json']);
	if (random() < 0.5) {
		const words = [...commandWords(operation, legalInput(operation.input, random))];
		words.splice(below(random, words.length + 1), below(random, 2), piece());
		return words;
	}
	return [...(random() < 0.8 ? [operation.name] : []), ...Array.from({ length: below(random, 5) }, piece)];
}
