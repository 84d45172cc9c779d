/*
 * Reports errors on standard error: a sentence for each fault, or with --json the problem of the API.
 *
 * Proof  test/cli/messages.test.ts, russian-problems.test.ts.
 */

import { problemValue } from '../doors/problem.ts';
import { RUSSIAN_PROBLEMS } from '../doors/problems-ru.ts';
import { translateIssue } from '../doors/translate-problem.ts';
import { errorWith, InputError, quote, type Issue, type Messages } from '../errors.ts';
import { escapeJson, escapeLines } from './cells.ts';
import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import { LANGUAGES } from '../names/locales/table.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { MOST_ISSUES } from '../schema/fault.ts';
import type { Misuse } from './arguments.ts';
import { synopsis } from './fields.ts';
import { MISUSE, type Io } from './io.ts';
import { environmentLanguage } from './language.ts';
import { NOT_REGULAR } from './read-file.ts';
import { message, renderMessage, type Message, type MessageName } from './messages.ts';
import { SHELL } from './notation.ts';

const TABLES: Readonly<Partial<Record<Locale, Messages>>> = { ru: RUSSIAN_PROBLEMS };

/** Renders an issue as one or two sentences; in English if the language has no translation. */
export function problemText(issue: Issue, locale: Locale): string {
	const table = locale === DEFAULT_LOCALE ? undefined : TABLES[locale] ?? LANGUAGES[locale].messages;
	return (table && translateIssue(issue, table, SHELL.offer)) ?? issue.detail;
}

/** Messages of errors that the command itself raises. */
const MESSAGES_BY_ERROR = new WeakMap<InputError, Message>();

/** An error at an option or file, reported in the language of the reader, or in English with --json. */
export function commandError(at: string, text: Message): InputError {
	const error = new InputError({ code: 'invalid-parameter', path: [at], detail: renderMessage(text, DEFAULT_LOCALE) });
	MESSAGES_BY_ERROR.set(error, text);
	return error;
}

/** Writes a message to standard error. It may repeat input, so control characters are escaped. */
export const printMessage = (io: Io, text: Message | string, locale: Locale): Promise<void> =>
	io.errors.write(`tincture: ${escapeLines(typeof text === 'string' ? text : renderMessage(text, locale))}\n`);

/** Prints why words after a command are refused, and returns the exit code. */
export async function refuse(io: Io, text: Message, locale = environmentLanguage(io.environment)): Promise<number> {
	await printMessage(io, text, locale);
	return MISUSE;
}

/** What a line of standard input that cannot be read looks like, if it is not a value. */
export const hintFor = (line: string, number?: number): MessageName | undefined => (/^\s*\{\s*"/.test(line) ? 'lines-are-json'
	: number === 1 && /^[^,;\t(){}]+(?:[,;\t][^,;\t(){}]+)+$/.test(line) ? 'lines-are-table'
	: undefined);

/** Writes an error to standard error: one line for each fault, or the problem of the API. */
export async function report(io: Io, error: InputError, asJson: boolean, locale: Locale): Promise<void> {
	if (asJson) return io.errors.write(`${escapeJson(JSON.stringify(problemValue('', error, 'query')))}\n`);
	const text = MESSAGES_BY_ERROR.get(error);
	if (text !== undefined) return printMessage(io, text, locale);
	for (const issue of error.issues) await printMessage(io, problemText(issue, locale), locale);
}

const misuseText = (text: Misuse['message'], locale: Locale): string =>
	('detail' in text ? problemText(text, locale) : renderMessage(text, locale));

/** Writes the mistakes in the arguments and the synopsis. Returns the exit code. */
export async function reportMisuse(
	io: Io,
	operation: AnyOperation,
	allMisuses: readonly Misuse[],
	asJson: boolean,
	locale: Locale,
): Promise<number> {
	const misuses = allMisuses.slice(0, MOST_ISSUES);
	if (asJson) {
		const error = errorWith(misuses.map(({ at, message: text }) =>
			({ code: 'invalid-parameter', path: [at], detail: misuseText(text, DEFAULT_LOCALE) })));
		await report(io, error, asJson, locale);
		return MISUSE;
	}
	for (const { message: text } of misuses) await printMessage(io, misuseText(text, locale), locale);
	const more = message('help-tells', `tincture ${operation.name} --help`);
	await io.errors.write(`\n${renderMessage(message('usage'), locale)} ${synopsis(operation)}\n${renderMessage(more, locale)}\n`);
	return MISUSE;
}

/** The error for a file that could not be read or written, in terms that users know. */
export function fileFault(path: string, thrown: unknown, doing: 'cannot-be-read' | 'cannot-be-written'): InputError {
	const { code = '' } = thrown as { readonly code?: string }, why = REASONS.get(code);
	return commandError(path, message(doing, quote(path), why === undefined ? message('system-says', code) : message(why)));
}

const REASONS: ReadonlyMap<string, MessageName> = new Map([
	['ENOENT', 'no-such-file'],
	['EACCES', 'not-allowed'],
	['EPERM', 'not-allowed'],
	['EISDIR', 'is-directory'],
	[NOT_REGULAR, 'not-regular'],
	// Opening a socket fails with ENXIO; reading a file that would block fails with EAGAIN.
	['ENXIO', 'not-regular'],
	['EAGAIN', 'not-regular'],
	['ENOTDIR', 'no-directory'],
	// A directory cannot be created where a file is.
	['EEXIST', 'no-directory'],
	['ENAMETOOLONG', 'name-too-long'],
	['ERR_INVALID_ARG_VALUE', 'no-file-name'],
	['ENOSPC', 'no-room'],
	['EROFS', 'read-only'],
]);
