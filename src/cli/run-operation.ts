/*
 * One operation, from its words to what is printed: arguments → fields, decoded as a query is → `run` → JSON, a table, code,
 * or a picture for people.
 */

import { InputError } from '../errors.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery } from '../schema/decode.ts';
import { isRequired } from '../schema/json-schema.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { withFiles } from './files.ts';
import { BAD_INPUT, DONE, type Io } from './io.ts';
import { languageOf } from './language.ts';
import { SHELL } from './notation.ts';
import { print } from './print.ts';
import { report, reportMisuse } from './report.ts';

type Fields = ReadonlyMap<string, readonly string[]>;

/** Stands for a field whose values come from standard input, one a line. */
const STREAMED = '-';

/** Runs an operation with the words behind its name; the exit code. */
export async function runOperation(operation: AnyOperation, words: readonly string[], io: Io): Promise<number> {
	const given = readArguments(words, operation.input), { settings } = given;
	if (settings.has('help')) return (await import('./help.ts')).help([operation.name], io);
	if (settings.has('version')) {
		await io.output.write(`${(await import('../doors/about.ts')).ABOUT.version}\n`);
		return DONE;
	}
	const asJson = settings.has('json');
	const misuses = [...given.misuses, ...clashes(operation, given)];
	if (misuses.length > 0) return reportMisuse(io, operation, [...faultsIn(operation, given.fields), ...misuses], asJson);
	try {
		const streamed = [...given.fields].find(([, texts]) => texts.includes(STREAMED));
		const fields = withFiles(inLanguage(operation, given, io), operation.input, io);
		if (streamed !== undefined) {
			const { stream } = await import('./stream.ts');
			return await stream({ operation, fields, streamed: streamed[0], asTable: settings.has('csv'), io });
		}
		const input = decodeQuery(operation.input, fields, SHELL);
		// The input was decoded by the schema that `run` was declared with.
		const result = operation.run(input as never);
		await print({ operation, input, result, settings, io, language: languageIn(given, io) });
		return DONE;
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		const missing = thrown.issues.filter(({ path: [name] }) => typeof name === 'string' && isMissing(operation, given.fields, name));
		if (missing.length > 0) {
			return reportMisuse(io, operation, thrown.issues.map(({ path, detail }) => ({ at: String(path[0]), detail })), asJson);
		}
		await report(io, thrown, asJson);
		return BAD_INPUT;
	}
}

/** What is wrong with the fields besides, so that all is told at once. */
function faultsIn({ input }: AnyOperation, fields: Fields): Arguments['misuses'] {
	const isHere = (text: string): boolean => text !== STREAMED && !text.startsWith('@');
	try {
		decodeQuery(input, fields, SHELL);
		return [];
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return thrown.issues.filter(({ path: [name] }) => (fields.get(String(name)) ?? []).every(isHere))
			.map(({ path, detail }) => ({ at: String(path[0]), detail }));
	}
}

const isMissing = ({ input }: AnyOperation, fields: Fields, name: string): boolean =>
	Object.hasOwn(input.fields, name) && isRequired(input.fields[name]!) && !fields.has(name);

const languageIn = ({ settings }: Arguments, { environment }: Io): Locale =>
	LOCALES.find((locale) => locale === settings.get('locale')) ?? languageOf(environment);

/** People get names in their language without asking; what programs read depends on the words of the command alone. */
function inLanguage({ input }: AnyOperation, given: Arguments, io: Io): Fields {
	const { fields, settings } = given, language = languageIn(given, io);
	const isForPeople = !settings.has('json') && !settings.has('csv') && !settings.has('code');
	return isForPeople && language !== DEFAULT_LOCALE && input.fields['locale']?.kind === 'fallback' && !fields.has('locale')
		? new Map([...fields, ['locale', [language]]])
		: fields;
}

/** Settings that do not go together, or not with this operation. */
function clashes({ name, result }: AnyOperation, { settings, fields }: Arguments): Arguments['misuses'] {
	const forms = (['json', 'csv', 'code'] as const).filter((form) => settings.has(form));
	const streams = [...fields].filter(([, texts]) => texts.includes(STREAMED));
	return [
		...(forms.length > 1 ? [{ at: forms[1]!, detail: `--${forms[0]} and --${forms[1]} cannot both be. Give one of them.` }] : []),
		...(settings.has('code') && !(result.kind === 'object' && 'code' in result.fields)
			? [{ at: 'code', detail: `${name} writes no code. Leave out --code; --json prints its answer.` }]
			: []),
		...(streams.length > 1
			? [{ at: streams[1]![0], detail: 'Standard input is read once. Give - to one field alone.' }]
			: []),
		...streams.filter(([, texts]) => texts.length > 1)
			.map(([at]) => ({ at, detail: `${at} is - and more. Give - alone: each line is the whole of it.` })),
		...(streams.length > 0 && settings.has('output')
			? [{ at: 'output', detail: 'Many answers go to standard output. Write "> FILE" in the place of --output.' }]
			: []),
		...(streams.length > 0 && settings.has('code')
			? [{ at: 'code', detail: '--code prints one answer, and - asks for many. Leave one of them out.' }]
			: []),
	];
}
