/*
 * One operation, from its words to what is printed: arguments → fields, decoded as a query is → `run` → JSON, a table, code,
 * or a picture for people.
 */

import { InputError } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery } from '../schema/decode.ts';
import { isRequired } from '../schema/json-schema.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { clashes, inLanguage, languageIn, STREAMED, type Fields } from './asked.ts';
import { fileField } from './fields.ts';
import { filePath, textOf, withFiles } from './files.ts';
import { BAD_INPUT, DONE, FAILED, type Io } from './io.ts';
import { SHELL } from './notation.ts';
import { print } from './print.ts';
import { report, reportMisuse } from './report.ts';

/** Runs an operation with the words behind its name; the exit code. */
export async function runOperation(operation: AnyOperation, words: readonly string[], io: Io): Promise<number> {
	const given = readArguments(words, operation.input), { settings } = given;
	if (settings.has('help')) return (await import('./help.ts')).help([operation.name, '--locale', languageIn(given, io)], io);
	if (settings.has('version')) {
		await io.output.write(`${(await import('../doors/about.ts')).ABOUT.version}\n`);
		return DONE;
	}
	const asJson = settings.has('json'), language = languageIn(given, io);
	const misuses = [...given.misuses, ...clashes(operation, given)];
	if (misuses.length > 0) return reportMisuse(io, operation, [...faultsIn(operation, given.fields), ...misuses], asJson, language);
	try {
		const asked = await withInput(inLanguage(operation, given, io), operation, io);
		const streamed = [...asked].find(([, texts]) => texts.includes(STREAMED));
		const fields = withFiles(asked, operation.input, io);
		if (streamed !== undefined) {
			const { stream } = await import('./stream.ts');
			return await stream({ operation, fields, streamed: streamed[0], asTable: settings.has('csv'), language, io });
		}
		const input = decodeQuery(operation.input, fields, SHELL);
		// The input was decoded by the schema that `run` was declared with.
		const result = operation.run(input as never);
		const source = filePath(given.fields, operation.input);
		await print({ operation, input, result, settings, io, language, source });
		return operation.passes?.(result as never) === false ? FAILED : DONE;
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		const missing = thrown.issues.filter(({ path: [name] }) => typeof name === 'string' && isMissing(operation, given.fields, name));
		if (missing.length > 0) {
			const misuses = thrown.issues.map(({ path, detail }) => ({ at: String(path[0]), said: detail }));
			return reportMisuse(io, operation, misuses, asJson, language);
		}
		await report(io, thrown, asJson, language);
		return BAD_INPUT;
	}
}

/** Standard input in the place of a file, where one is asked for: the whole of it. */
async function withInput(fields: Fields, { input }: AnyOperation, io: Io): Promise<Fields> {
	const name = fileField(input);
	if (name === undefined || fields.get(name)?.[0] !== STREAMED) return fields;
	const chunks: Uint8Array[] = [];
	for await (const chunk of io.input) chunks.push(chunk);
	return new Map([...fields, [name, [textOf(Buffer.concat(chunks))]]]);
}

/** What is wrong with the fields besides, so that all is told at once. */
function faultsIn({ input }: AnyOperation, fields: Fields): Arguments['misuses'] {
	const file = fileField(input), isHere = (text: string): boolean => text !== STREAMED && !text.startsWith('@');
	try {
		decodeQuery(input, fields, SHELL);
		return [];
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		// What a file holds is read later.
		const isRead = (name: string): boolean => !fields.has(name) || (name !== file && fields.get(name)!.every(isHere));
		return thrown.issues.filter(({ path: [name] }) => isRead(String(name)))
			.map(({ path, detail }) => ({ at: String(path[0]), said: detail }));
	}
}

const isMissing = ({ input }: AnyOperation, fields: Fields, name: string): boolean =>
	Object.hasOwn(input.fields, name) && isRequired(input.fields[name]!) && !fields.has(name);
