/*
 * What went wrong → standard error: a sentence for each fault, or the problem of the API where JSON is asked for.
 */

import { problemOf } from '../doors/problem.ts';
import { InputError, quote, type Issue } from '../errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Misuse } from './arguments.ts';
import { MISUSE, type Io } from './io.ts';
import { message, told, type Message, type MessageName } from './messages.ts';
import { synopsis } from './synopsis.ts';

/** The problem as the API has it, as JSON text. */
export const problemJson = (error: InputError): string => String(problemOf('', error, 'query', () => []).body);

/** The messages of errors that are the command's own. */
const MESSAGE_OF = new WeakMap<InputError, Message>();

/** What the command itself finds wrong at an option or file: told in the language of the reader, and in English where JSON is asked for. */
export function commandError(at: string, said: Message): InputError {
	const error = new InputError({ code: 'invalid-parameter', path: [at], detail: told(said, DEFAULT_LOCALE) });
	MESSAGE_OF.set(error, said);
	return error;
}

/** Tells a message on standard error. */
export const tell = (io: Io, said: Message | string, locale: Locale): Promise<void> =>
	io.errors.write(`tincture: ${typeof said === 'string' ? said : told(said, locale)}\n`);

/** Tells an error on standard error: each fault in a line of its own, or the problem as the API has it. */
export async function report(io: Io, error: InputError, asJson: boolean, locale: Locale): Promise<void> {
	if (asJson) return io.errors.write(`${problemJson(error)}\n`);
	const said = MESSAGE_OF.get(error);
	if (said !== undefined) return tell(io, said, locale);
	for (const { detail } of error.issues) await tell(io, detail, locale);
}

/** Tells what the command line itself has wrong, and how it is written; the exit code. */
export async function reportMisuse(
	io: Io,
	operation: AnyOperation,
	misuses: readonly Misuse[],
	asJson: boolean,
	locale: Locale,
): Promise<number> {
	if (asJson) {
		const [first, ...rest] = misuses.map(({ at, said }): Issue =>
			({ code: 'invalid-parameter', path: [at], detail: typeof said === 'string' ? said : told(said, DEFAULT_LOCALE) }));
		if (first) await report(io, new InputError(first, ...rest), asJson, locale);
		return MISUSE;
	}
	for (const { said } of misuses) await tell(io, said, locale);
	const more = message('help-tells', `tincture ${operation.name} --help`);
	await io.errors.write(`\n${told(message('usage'), locale)} ${synopsis(operation)}\n${told(more, locale)}\n`);
	return MISUSE;
}

/** A file that cannot be read or written, told as people know it. */
export function fileFault(path: string, thrown: unknown, doing: 'cannot-be-read' | 'cannot-be-written'): InputError {
	const { code = '' } = thrown as { readonly code?: string }, why = REASONS.get(code);
	return commandError(path, message(doing, quote(path), why === undefined ? message('system-says', code) : message(why)));
}

const REASONS: ReadonlyMap<string, MessageName> = new Map([
	['ENOENT', 'no-such-file'],
	['EACCES', 'not-allowed'],
	['EPERM', 'not-allowed'],
	['EISDIR', 'is-directory'],
	['ENOTDIR', 'no-directory'],
	['ENAMETOOLONG', 'name-too-long'],
	['ERR_INVALID_ARG_VALUE', 'no-file-name'],
	['ENOSPC', 'no-room'],
	['EROFS', 'read-only'],
]);
