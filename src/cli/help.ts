/*
 * The manual on a terminal: headings, terms in a column, text that ends before the line does.
 *
 * Proof  test/cli/print.test.ts.
 */

import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { OPERATIONS } from '../operations/table.ts';
import { cellsOf, padded, wrapped } from './cells.ts';
import { COMMANDS } from './commands.ts';
import { DONE, MISUSE, type Io, type Sink } from './io.ts';
import { operationManual, overviewManual, type Manual, type Section } from './manual.ts';
import { painter, type Painter } from './paint.ts';
import { depthOf } from './terminal.ts';

const USUAL_WIDTH = 80, WIDEST = 100;

/** Prints the help of what is named, of everything where nothing is; the exit code. */
export async function help(words: readonly string[], io: Io): Promise<number> {
	const name = words.find((word) => !word.startsWith('-'));
	if (name === undefined) {
		await io.output.write(overview(io.output, io.environment));
		return DONE;
	}
	if (name === 'serve') return (await import('./serve.ts')).serve(['--help'], io);
	if (name === 'mcp') return (await import('./mcp.ts')).mcp(['--help'], io);
	if (name === 'completions') return (await import('./completions.ts')).completions(['--help'], io);
	const operation = OPERATIONS.find((one) => one.name === name);
	if (operation === undefined) {
		const near = closest(name.toLowerCase(), [...OPERATIONS.map((one) => one.name), ...Object.keys(COMMANDS)]);
		await io.errors.write(`tincture: ${quote(name)} is no operation. ${near === undefined ? '"tincture help" lists them.' : `Did you mean "${near}"?`}\n`);
		return MISUSE;
	}
	const end = ['', '"tincture help" tells of the options that every operation has.'];
	await io.output.write(printed(operationManual(operation), io.output, io.environment, end));
	return DONE;
}

/** The help of everything. */
export const overview = (sink: Sink, environment: Io['environment']): string =>
	printed(overviewManual(OPERATIONS), sink, environment, ['', '"tincture help OPERATION" tells all about one.']);

function printed(manual: Manual, { isTerminal, columns }: Sink, environment: Io['environment'], end: readonly string[]): string {
	const paint = painter(depthOf('auto', isTerminal, environment)), width = Math.max(40, Math.min(WIDEST, columns ?? USUAL_WIDTH));
	const [first, ...others] = manual.usage;
	return [
		`${paint.bold('Usage:')} ${first}`, ...others.map((line) => `       ${line}`), '',
		...wrapped(manual.summary, width),
		...manual.sections.flatMap((section) => ['', paint.bold(section.title), ...sectionLines(section, width, paint)]),
		...end, '',
	].join('\n');
}

/** Terms no longer than this share a column; a longer one has a line of its own. */
const LONGEST_TERM = 24;

function sectionLines({ text = [], entries = [], examples = [] }: Section, width: number, paint: Painter): readonly string[] {
	const column = Math.min(LONGEST_TERM, Math.max(0, ...entries.map(([term]) => cellsOf(term)))) + 4;
	return [
		...text.flatMap((paragraph) => wrapped(paragraph, width - 2).map((line) => `  ${line}`)),
		...entries.flatMap(([term, said]) => {
			const lines = wrapped(said, width - column);
			const isLong = cellsOf(term) > LONGEST_TERM;
			const head = isLong ? [`  ${term}`] : [];
			const before = (i: number): string => (i === 0 && !isLong ? `  ${padded(term, column - 2)}` : ' '.repeat(column));
			return [...head, ...lines.map((line, i) => before(i) + line)];
		}),
		...examples.flatMap(([command, shows]) => [`  ${command}`, `      ${paint.dim(shows)}`]),
	];
}
