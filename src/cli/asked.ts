/*
 * What the words of an operation ask besides its fields: in which language, and whether its settings go together.
 */

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Arguments } from './arguments.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { languageOf } from './language.ts';

export type Fields = ReadonlyMap<string, readonly string[]>;

/** Stands for a field whose values come from standard input, one a line. */
export const STREAMED = '-';

/** The language of what is printed. */
export const languageIn = ({ settings }: Arguments, { environment }: Io): Locale =>
	LOCALES.find((locale) => locale === settings.get('locale')) ?? languageOf(environment);

/** People get names in their language without asking; what programs read depends on the words of the command alone. */
export function inLanguage({ input }: AnyOperation, given: Arguments, io: Io): Fields {
	const { fields, settings } = given, language = languageIn(given, io);
	const isForPeople = !settings.has('json') && !settings.has('csv') && !settings.has('code');
	return isForPeople && language !== DEFAULT_LOCALE && input.fields['locale']?.kind === 'fallback' && !fields.has('locale')
		? new Map([...fields, ['locale', [language]]])
		: fields;
}

/** Settings that do not go together, or not with this operation. */
export function clashes({ name, input, result }: AnyOperation, { settings, fields }: Arguments): Arguments['misuses'] {
	const forms = (['json', 'csv', 'code'] as const).filter((form) => settings.has(form));
	// A file that comes from standard input is one question.
	const streams = [...fields].filter(([field, texts]) => texts.includes(STREAMED) && field !== fileField(input));
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
