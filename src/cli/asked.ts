/*
 * What the words of an operation ask besides its fields: in which language, and whether its settings go together.
 */

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Arguments } from './arguments.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { languageOf } from './language.ts';
import { message } from './messages.ts';

export type Fields = ReadonlyMap<string, readonly string[]>;

/** Stands for a field whose values come from standard input, one a line. */
export const STREAMED = '-';

/** The language of what is printed. */
export const languageIn = ({ settings }: Arguments, { environment }: Io): Locale =>
	LOCALES.find((locale) => locale === settings.get('locale')) ?? languageOf(environment);

/** People get names in their language without asking; what programs read depends on the words of the command alone. */
export function inLanguage({ input }: AnyOperation, given: Arguments, io: Io): Fields {
	const { fields, settings } = given, language = languageIn(given, io);
	const isForPeople = !settings.has('json') && !settings.has('csv') && !settings.has('code') && streamsIn(input, fields).length === 0;
	return isForPeople && language !== DEFAULT_LOCALE && input.fields['locale']?.kind === 'fallback' && !fields.has('locale')
		? new Map([...fields, ['locale', [language]]])
		: fields;
}

/** Fields that take standard input line by line, answered as JSON or a table; a file that comes from there is one question. */
const streamsIn = (input: AnyOperation['input'], fields: Fields): readonly (readonly [string, readonly string[]])[] =>
	[...fields].filter(([field, texts]) => texts.includes(STREAMED) && field !== fileField(input));

/** Settings that do not go together, or not with this operation. */
export function clashes({ name, input, result }: AnyOperation, { settings, fields }: Arguments): Arguments['misuses'] {
	const forms = (['json', 'csv', 'code'] as const).filter((form) => settings.has(form));
	const streams = streamsIn(input, fields);
	return [
		...(forms.length > 1 ? [{ at: forms[1]!, said: message('two-forms', `--${forms[0]}`, `--${forms[1]}`) }] : []),
		...(settings.has('code') && !(result.kind === 'object' && 'code' in result.fields)
			? [{ at: 'code', said: message('no-code', name) }]
			: []),
		...(streams.length > 1
			? [{ at: streams[1]![0], said: message('input-once') }]
			: []),
		...streams.filter(([, texts]) => texts.length > 1)
			.map(([at]) => ({ at, said: message('input-alone', at) })),
		...(streams.length > 0 && settings.has('output')
			? [{ at: 'output', said: message('output-of-many') }]
			: []),
		...(streams.length > 0 && settings.has('code')
			? [{ at: 'code', said: message('code-of-many') }]
			: []),
	];
}
