/*
 * The manual on a terminal: headings, terms in a column, text that ends before the line does.
 *
 * Proof  test/cli/print.test.ts.
 */

import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { Locale } from '../names/locale.ts';
import { OPERATIONS } from '../operations/table.ts';
import { cellsOf, padded, wrapped } from './cells.ts';
import { COMMAND_MANUALS, type CommandName } from './command-manuals.ts';
import { COMMANDS } from './commands.ts';
import { filled } from './filled.ts';
import { DONE, MISUSE, type Io, type Sink } from './io.ts';
import { languageOf, localeIn } from './language.ts';
import { inEnglish, operationManual, overviewManual, type Manual, type Say, type Section } from './manual.ts';
import { message, told } from './messages.ts';
import { painter, type Painter } from './paint.ts';
import { tell } from './report.ts';
import { RUSSIAN_HELP } from './russian-help.ts';
import { depthOf } from './terminal.ts';

const USUAL_WIDTH = 80, WIDEST = 100;

const TRANSLATED: Readonly<Partial<Record<Locale, Say>>> = { ru: (text) => RUSSIAN_HELP.get(text) ?? text };

/** How it is said in a language: in English, where nobody has translated it. */
const sayIn = (locale: Locale): Say => TRANSLATED[locale] ?? inEnglish;

/** Prints the help of what is named, of everything where nothing is, in the language of --locale or the environment; the exit code. */
export async function help(words: readonly string[], io: Io): Promise<number> {
	const asked = localeIn(words), language = asked.locale ?? languageOf(io.environment), say = sayIn(language);
	const name = asked.others.find((word) => !word.startsWith('-'));
	if (name === undefined) {
		await io.output.write(printedOverview(io.output, io.environment, language));
		return DONE;
	}
	if (Object.hasOwn(COMMAND_MANUALS, name)) {
		// The name was just found among the keys.
		await io.output.write(printed(COMMAND_MANUALS[name as CommandName](say), io.output, io.environment, language));
		return DONE;
	}
	const operation = OPERATIONS.find((one) => one.name === name);
	if (operation === undefined) {
		const near = closest(name.toLowerCase(), [...OPERATIONS.map((one) => one.name), ...Object.keys(COMMANDS)]);
		const remedy = near === undefined ? message('help-lists', 'tincture help') : message('did-you-mean', `"${near}"`);
		await tell(io, message('no-operation', quote(name), remedy), language);
		return MISUSE;
	}
	const end = filled(say('"{}" tells of the options that every operation has.'), 'tincture help');
	await io.output.write(printed(operationManual(operation, say), io.output, io.environment, language, end));
	return DONE;
}

/** The help of everything. */
export const overview = (sink: Sink, environment: Io['environment']): string =>
	printedOverview(sink, environment, languageOf(environment));

function printedOverview(sink: Sink, environment: Io['environment'], language: Locale): string {
	const say = sayIn(language), end = filled(say('"{}" tells all about one.'), 'tincture help OPERATION');
	return printed(overviewManual(OPERATIONS, say), sink, environment, language, end);
}

/** As it stands on a terminal; `end` is what else there is to read. */
function printed(manual: Manual, { isTerminal, columns }: Sink, environment: Io['environment'], language: Locale, end?: string): string {
	const paint = painter(depthOf('auto', isTerminal, environment)), width = Math.max(40, Math.min(WIDEST, columns ?? USUAL_WIDTH));
	const [first, ...others] = manual.usage, usage = told(message('usage'), language), margin = ' '.repeat(cellsOf(usage) + 1);
	return [
		`${paint.bold(usage)} ${first}`, ...others.map((line) => margin + line), '',
		...wrapped(manual.summary, width),
		...manual.sections.flatMap((section) => ['', paint.bold(section.title), ...sectionLines(section, width, paint)]),
		...(end === undefined ? [] : ['', ...wrapped(end, width)]), '',
	].join('\n');
}

/** Terms no longer than this share a column; a longer one has a line of its own. */
const LONGEST_TERM = 24;

function sectionLines({ text = [], entries = [], examples = [] }: Section, width: number, paint: Painter): readonly string[] {
	const column = Math.min(LONGEST_TERM, Math.max(0, ...entries.map(([term]) => cellsOf(term)))) + 4;
	return [
		...text.flatMap((paragraph) => [...wrapped(paragraph, width - 2).map((line) => `  ${line}`), '']),
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
