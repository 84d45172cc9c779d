/*
 * Language and output form that the arguments of an operation request, and conflicts between them.
 */

import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { schemaOf } from '../schema/schema.ts';
import type { Arguments } from './arguments.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { environmentLanguage, findLocale } from './language.ts';
import { message } from './messages.ts';

/** Settings that determine the form of the output. At most one may be given. */
export const FORMS = ['json', 'csv', 'plain', 'code'] as const;

export type Fields = ReadonlyMap<string, readonly string[]>;

/** The value of a field that is read from standard input, one value per line. */
export const STREAMED = '-';

/** The language of the output. */
export const outputLanguage = ({ settings }: Arguments, { environment }: Io): Locale =>
	findLocale(settings.get('locale')) ?? environmentLanguage(environment);

/** Adds the locale of the reader to the fields if the output is for people. Output for programs depends on the arguments alone. */
export function withLocale({ input }: AnyOperation, given: Arguments, io: Io): Fields {
	const { fields, settings } = given, language = outputLanguage(given, io);
	const isForPeople = FORMS.every((form) => !settings.has(form)) && streamedFields(input, fields).length === 0;
	return isForPeople && language !== DEFAULT_LOCALE && input.fields['locale']?.kind === 'fallback' && !fields.has('locale')
		? new Map([...fields, ['locale', [language]]])
		: fields;
}

type FieldTexts = readonly (readonly [name: string, texts: readonly string[]])[];

const inputFields = (fields: Fields): FieldTexts => [...fields].filter(([, texts]) => texts.includes(STREAMED));

/** Fields that read standard input line by line. A file or a list from standard input is a single value and not included. */
export const streamedFields = (input: AnyOperation['input'], fields: Fields): FieldTexts =>
	inputFields(fields).filter(([field]) => field !== fileField(input) && schemaOf(input.fields[field]!).kind !== 'list');

/** Settings that conflict with each other or with the operation. */
export function findConflicts({ name, input, result, values, rows }: AnyOperation, { settings, fields }: Arguments): Arguments['misuses'] {
	const forms = FORMS.filter((form) => settings.has(form)), code = result.kind === 'object' ? result.fields['code'] : undefined;
	const alwaysHasCode = code !== undefined && code.kind !== 'optional';
	const streams = streamedFields(input, fields), inputs = inputFields(fields);
	return [
		...(forms.length > 1 ? [{ at: forms[1]!, message: message('two-forms', `--${forms[0]}`, `--${forms[1]}`) }] : []),
		...(settings.has('code') && code === undefined
			? [{ at: 'code', message: message('no-code', name, values === undefined ? '--json' : '--plain') }]
			: []),
		...(settings.has('plain') && values === undefined
			? [{ at: 'plain', message: message('no-plain', name, alwaysHasCode ? '--code' : rows === undefined ? '--json' : '--csv') }]
			: []),
		...(settings.has('column') && inputs.length === 0 ? [{ at: 'column', message: message('column-of-input') }] : []),
		...(inputs.length > 1 ? [{ at: inputs[1]![0], message: message('input-once') }] : []),
		...streams.filter(([, texts]) => texts.length > 1)
			.map(([at]) => ({ at, message: message('input-alone', at) })),
		...(streams.length > 0 && settings.has('output')
			? [{ at: 'output', message: message('output-of-many') }]
			: []),
		...(streams.length > 0 && settings.has('code')
			? [{ at: 'code', message: message('code-of-many') }]
			: []),
	];
}
