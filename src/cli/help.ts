/*
 * Prints a manual on a terminal: headings, a column of terms, wrapped text.
 *
 * Proof  test/cli/print.test.ts, help.test.ts.
 */

import { quote } from '../errors.ts';
import type { Locale } from '../names/locales/ids.ts';
import { OPERATIONS } from '../operations/table.ts';
import { cellWidth, padEnd, wrap } from './cells.ts';
import { COMMAND_MANUALS, type ManualName } from './command-manuals.ts';
import { DONE, type Io, type Sink } from './io.ts';
import { environmentLanguage, takeLocale } from './language.ts';
import { ENGLISH, operationManual, overviewManual, type Language, type Manual, type Section } from './manual.ts';
import { fillTemplate, message, renderMessage } from './messages.ts';
import { painter, type Painter } from './paint.ts';
import { refuse } from './report.ts';
import { RUSSIAN } from './help-words-ru.ts';
import { operationsNamed, remedyFor, shortNames } from './short-names.ts';
import { colorDepth, outputWidth } from './terminal.ts';

/** Width of the longest line, in cells. */
const WIDEST = 100;

/** Languages with translated manuals; others read English. */
const LANGUAGES: Readonly<Partial<Record<Locale, Language>>> = { ru: RUSSIAN };

const findLanguage = (locale: Locale): Language => LANGUAGES[locale] ?? ENGLISH;

/** Prints the help of an operation or command, or the overview, in the language of --locale or the environment. Returns the exit code. */
export async function help(words: readonly string[], io: Io): Promise<number> {
	const { locale, others } = takeLocale(words), language = locale ?? environmentLanguage(io.environment);
	const translation = findLanguage(language);
	const name = others.find((word) => !word.startsWith('-'));
	const print = async (text: string): Promise<number> => {
		await io.output.write(text);
		return DONE;
	};
	if (name === undefined || name === 'help') return print(overview(io.output, io.environment, language));
	if (Object.hasOwn(COMMAND_MANUALS, name)) {
		// `name` is a key of the table.
		return print(renderManual(COMMAND_MANUALS[name as ManualName](translation), io.output, io.environment, language));
	}
	const candidates = operationsNamed(name), operation = OPERATIONS.find((one) => candidates.length === 1 && one.name === candidates[0]);
	if (operation === undefined) {
		const remedy = remedyFor(name, shortNames()) ?? message('help-lists', 'tincture help');
		return refuse(io, message('no-operation', quote(name), remedy), language);
	}
	const end = fillTemplate(translation.words.seeOptions, 'tincture help');
	return print(renderManual(operationManual(operation, translation), io.output, io.environment, language, end));
}

/** The overview of all operations and commands. */
export function overview(sink: Sink, environment: Io['environment'], language = environmentLanguage(environment)): string {
	const translation = findLanguage(language);
	const end = fillTemplate(translation.words.seeOperation, 'tincture help OPERATION');
	return renderManual(overviewManual(OPERATIONS, translation), sink, environment, language, end);
}

/** Renders a manual; `end` is a last paragraph. */
function renderManual(manual: Manual, output: Sink, environment: Io['environment'], language: Locale, end?: string): string {
	const paint = painter(colorDepth('auto', output.isTerminal, environment)), width = outputWidth(output, environment, WIDEST);
	const [first, ...others] = manual.usage, usage = renderMessage(message('usage'), language), margin = ' '.repeat(cellWidth(usage) + 1);
	return [
		`${paint.bold(usage)} ${first}`, ...others.map((line) => margin + line), '',
		...wrap(manual.summary, width),
		...manual.sections.flatMap((section) => ['', paint.bold(section.title), ...sectionLines(section, width, paint)]),
		...(end === undefined ? [] : ['', ...wrap(end, width)]), '',
	].join('\n');
}

/** Longest term of the left column; a longer term takes a separate line. */
const LONGEST_TERM = 24;

function sectionLines({ text = [], entries = [], examples = [] }: Section, width: number, paint: Painter): readonly string[] {
	const column = Math.min(LONGEST_TERM, Math.max(0, ...entries.map(([term]) => cellWidth(term)))) + 4;
	return [
		...text.flatMap((paragraph) => [...wrap(paragraph, width - 2).map((line) => `  ${line}`), '']),
		...entries.flatMap(([term, description]) => {
			const lines = wrap(description, width - column);
			const isLong = cellWidth(term) > LONGEST_TERM;
			const head = isLong ? [`  ${term}`] : [];
			const before = (i: number): string => (i === 0 && !isLong ? `  ${padEnd(term, column - 2)}` : ' '.repeat(column));
			return [...head, ...lines.map((line, i) => before(i) + line)];
		}),
		...examples.flatMap(([command, shows]) => [`  ${command}`, `      ${paint.dim(shows)}`]),
	];
}
