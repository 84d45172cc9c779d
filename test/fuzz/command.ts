/*
 * Random command lines and their input: words, themes as files, lines and tables on standard input.
 */

import type { Random } from '../../src/math/random.ts';
import { WRITERS } from '../../src/tokens/table.ts';
import { THEMES } from '../../bench/worst/themes.ts';
import { colorText } from '../../bench/worst/colors.ts';
import { anyWords, FILES } from '../support/any-words.ts';
import { below, pick } from '../support/arbitrary.ts';
import type { Order, Reply } from './in-process.ts';
import { damaged } from './mutate.ts';

const STREAMED = [
	['convert-color', '-'], ['parse-color', '-', '--csv'], ['nearest-names', '-', '--limit', '2', '--csv'], ['check-contrast', 'white', '-'],
	['simulate-cvd', '-', '--csv'], ['find-colors', '-'], ['compare-colors', 'red', '-', '--csv'],
	['convert-color', '-', '--column', 'red', '--csv'], ['sort-colors', '-', '--column', '#fff'], ['paint', '-'],
];

const CELLS = [
	'\ufffe',
	'=1+1', '+x', '-x', '@x', '\t=x', '"', '""', 'a,b', '\u001b[31mred', '\0', '\ufeffred', 'x'.repeat(3000), '', ' ', '\r', 'red', '#fff',
];

/** A command that is not the service, which never ends. */
export function anyCommand(random: Random): Order {
	const columns = random() < 0.5 ? {} : { environment: { FORCE_COLOR: '3', LANG: 'ru_RU.UTF-8' } };
	if (random() < 0.3) {
		const line = (): string => (random() < 0.5 ? pick(random, CELLS) : colorText(random, 120));
		const text = Array.from({ length: below(random, 40) }, line).join(pick(random, ['\n', '\r\n', '\r', ',', ';', '\t']));
		const at = below(random, text.length);
		return { kind: 'command', words: pick(random, STREAMED), world: { input: [text.slice(0, at), text.slice(at)], ...columns } };
	}
	if (random() < 0.3) {
		const whole = pick(random, THEMES).draw(random, below(random, 3000)), theme = random() < 0.3 ? damaged(whole, random) : whole;
		const words = ['audit-theme', '@theme', ...pick(random, [[], ['--repair'], ['--json'], ['--format', 'sarif']])];
		return { kind: 'command', words, world: { files: { theme }, ...columns } };
	}
	const any = anyWords(random), words = any.includes('serve') || any.includes('mcp') ? ['help'] : any;
	return { kind: 'command', words, world: { files: FILES, input: ['teal\nno\n'], ...columns } };
}

/** Formats of files of bytes, which are printed unless the output is a terminal. */
const BINARY_FORMATS = Object.entries(WRITERS).filter(([, { isBinary }]) => isBinary).map(([format]) => format);

/** Escapes of color, and what else would reach a terminal. */
const OURS = /\u001b\[[\d;]*[mK]/g, HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

/** The fault of a command that has ended, or undefined. */
export function commandFault(order: Order, { code, out, err }: Reply): string | undefined {
	if (code < 0 || code > 2) return `ended with ${code}: ${err}`;
	if (/\n\s+at .*:\d+:\d+/.test(out + err)) return `a stack trace: ${err}`;
	// JSON and repaired files keep every character of the input if they go to a file; cells of a table keep their line ends.
	const words = order.kind === 'command' ? order.words : [], isTable = words.includes('--csv');
	const isBinary = words.includes('--code') && BINARY_FORMATS.some((format) => words.includes(format));
	const isVerbatim = isBinary || (!isTable && ['--json', '--repair', '-'].some((word) => words.includes(word)));
	const printed = isVerbatim ? err : (out + err).replaceAll(isTable ? '\r' : '\r\n', '\n');
	if (HARMFUL.test(printed.replace(OURS, ''))) return 'control characters for a terminal';
	return undefined;
}
