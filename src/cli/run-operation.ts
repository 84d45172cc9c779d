/*
 * Runs one operation: parses arguments, decodes them like a query, and prints JSON, a table, code or a picture.
 */

import { attempt, InputError } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery, type Query } from '../schema/decode.ts';
import { isRequired } from '../schema/schema.ts';
import { answerTexts, withWork } from './answer.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { findConflicts, outputLanguage, STREAMED, streamedFields, withLocale } from './output-mode.ts';
import { fileField } from './fields.ts';
import { filePath, readInput, readItems, withFiles } from './files.ts';
import { BAD_INPUT, DONE, FAILED, UNJUDGED, type Io } from './io.ts';
import { SHELL } from './notation.ts';
import { print } from './print.ts';
import { message } from './messages.ts';
import { hintFor, printMessage, report, reportMisuse } from './report.ts';

/** Runs an operation with its arguments. Returns the exit code. */
export async function runOperation(operation: AnyOperation, words: readonly string[], io: Io): Promise<number> {
	const given = readArguments(words, operation.input), { settings } = given;
	if (settings.has('help')) return (await import('./help.ts')).help([operation.name, '--locale', outputLanguage(given, io)], io);
	if (settings.has('version')) {
		await io.output.write(`${(await import('../doors/about.ts')).ABOUT.version}\n`);
		return DONE;
	}
	const asJson = settings.has('json'), language = outputLanguage(given, io);
	const misuses = [...given.misuses, ...findConflicts(operation, given)];
	if (misuses.length > 0) {
		// A field that a misuse is about is not reported as missing too.
		const faults = findFaults(operation, given.fields).filter((fault) => misuses.every(({ at }) => at !== fault.at));
		return reportMisuse(io, operation, [...faults, ...misuses], asJson, language);
	}
	let sent: Query = new Map();
	try {
		// Files first: a line of standard input that begins with @ is not a path.
		const allFields = withFiles(withLocale(operation, given, io), operation.input, io);
		const [streamed] = streamedFields(operation.input, allFields);
		if (streamed !== undefined) {
			const { stream } = await import('./stream.ts');
			return await stream({ operation, fields: allFields, streamed: streamed[0], settings, language, io });
		}
		const fields = sent = await withInput(allFields, operation, settings.get('column'), io);
		const answered = answerTexts(operation, fields), { result } = answered;
		await print({ operation, ...answered, settings, io, language, source: filePath(given.fields, operation.input) });
		const passes = operation.passes === undefined ? true : operation.passes(result as never);
		if (passes === undefined && !asJson) await printMessage(io, message('nothing-judged'), language);
		return passes === undefined ? UNJUDGED : passes ? DONE : FAILED;
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		const missing = thrown.issues.filter(({ path: [name] }) => typeof name === 'string' && isMissing(operation, given.fields, name));
		if (missing.length > 0) {
			const misuses = thrown.issues.map((issue) => ({ at: String(issue.path[0]), message: issue }));
			return reportMisuse(io, operation, misuses, asJson, language);
		}
		await report(io, thrown, asJson, language);
		const [piped = ''] = [...given.fields].find(([, texts]) => texts.includes(STREAMED)) ?? [];
		const hint = hintFor(sent.get(piped)?.[0] ?? '');
		if (hint !== undefined && !asJson) await printMessage(io, message(hint), language);
		return BAD_INPUT;
	}
}

/** Replaces `-` by standard input: its lines in a list, all of it in the field that takes a file. */
async function withInput(fields: Query, { input }: AnyOperation, column: string | undefined, io: Io): Promise<Query> {
	const [name, texts] = [...fields].find(([, texts]) => texts.includes(STREAMED)) ?? [];
	if (name === undefined) return fields;
	const read = name === fileField(input) ? [await readInput(name, io)] : await readItems(name, column, io);
	return new Map([...fields, [name, texts!.flatMap((text) => (text === STREAMED ? read : [text]))]]);
}

/** Faults of the fields, to be reported together with those of the arguments. */
function findFaults({ input }: AnyOperation, fields: Query): Arguments['misuses'] {
	const file = fileField(input), isHere = (text: string): boolean => text !== STREAMED && !text.startsWith('@');
	const decoded = attempt(() => withWork(() => decodeQuery(input, fields, SHELL)));
	if (!(decoded instanceof InputError)) return [];
	// Files are read later, so their faults do not count yet.
	const isRead = (name: string): boolean => !fields.has(name) || (name !== file && fields.get(name)!.every(isHere));
	return decoded.issues.filter(({ path: [name] }) => isRead(String(name)))
		.map((issue) => ({ at: String(issue.path[0]), message: issue }));
}

const isMissing = ({ input }: AnyOperation, fields: Query, name: string): boolean =>
	Object.hasOwn(input.fields, name) && isRequired(input.fields[name]!) && !fields.has(name);
