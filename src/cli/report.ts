/*
 * What went wrong → standard error: a sentence for each fault, or the problem of the API where JSON is asked for.
 */

import { problemOf } from '../doors/problem.ts';
import { InputError, quote, type Issue } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Misuse } from './arguments.ts';
import { synopsis } from './synopsis.ts';
import { MISUSE, type Io } from './io.ts';

/** The problem as the API has it, as JSON text. */
export const problemJson = (error: InputError): string => String(problemOf('', error, 'query', () => []).body);

/** Each fault in a line of its own, as people read it. */
const sentences = (error: InputError): string => error.issues.map(({ detail }) => `tincture: ${detail}\n`).join('');

/** Tells an error on standard error. */
export const report = (io: Io, error: InputError, asJson: boolean): Promise<void> =>
	io.errors.write(asJson ? `${problemJson(error)}\n` : sentences(error));

/** Tells what the command line itself has wrong, and how it is written; the exit code. */
export async function reportMisuse(io: Io, operation: AnyOperation, misuses: readonly Misuse[], asJson: boolean): Promise<number> {
	const [first, ...rest] = misuses.map(({ at, detail }): Issue => ({ code: 'invalid-parameter', path: [at], detail }));
	if (first) await report(io, new InputError(first, ...rest), asJson);
	if (!asJson) await io.errors.write(`\nUsage: ${synopsis(operation)}\n"tincture ${operation.name} --help" tells of every option.\n`);
	return MISUSE;
}

/** A file that cannot be read or written, told as people know it. */
export function fileFault(path: string, thrown: unknown, doing: 'read' | 'written'): InputError {
	const { code = '' } = thrown as { readonly code?: string };
	const why = REASONS.get(code) ?? `the system says ${code === '' ? 'no' : code}`;
	return new InputError({ code: 'invalid-parameter', path: [path], detail: `${quote(path)} cannot be ${doing}: ${why}.` });
}

const REASONS: ReadonlyMap<string, string> = new Map([
	['ENOENT', 'there is no such file'],
	['EACCES', 'the system does not allow it'],
	['EPERM', 'the system does not allow it'],
	['EISDIR', 'it is a directory'],
	['ENOTDIR', 'a part of the path is no directory'],
	['ENAMETOOLONG', 'its name is too long'],
	['ERR_INVALID_ARG_VALUE', 'no file can be called so'],
	['ENOSPC', 'there is no room left'],
	['EROFS', 'nothing can be written there'],
]);
