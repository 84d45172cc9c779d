/*
 * Language and output form that the arguments of an operation request, and conflicts between them.
 */

import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Query } from '../schema/decode.ts';
import { schemaOf } from '../schema/schema.ts';
import type { Arguments } from './arguments.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { environmentLanguage, findLocale } from './language.ts';
import { message, type Message } from './messages.ts';

/** Settings that determine the form of the output. At most one may be given. */
export const FORMS = ['json', 'csv', 'plain', 'code'] as const;

/** The value of a field that is read from standard input, one value per line. */
export const STREAMED = '-';

/** The language of the output. */
export const outputLanguage = ({ settings }: Arguments, { environment }: Io): Locale =>
	findLocale(settings.get('locale')) ?? environmentLanguage(environment);

/** Adds the locale of the reader to the fields if the output is for people. Output for programs depends on the arguments alone. */
export function withLocale({ input }: AnyOperation, given: Arguments, io: Io): Query {
	const { fields, settings } = given, language = outputLanguage(given, io);
	const isForPeople = FORMS.every((form) => !settings.has(form)) && streamedFields(input, fields).length === 0;
	return isForPeople && language !== DEFAULT_LOCALE && input.fields['locale']?.kind === 'fallback' && !fields.has('locale')
		? new Map([...fields, ['locale', [language]]])
		: fields;
}

type FieldTexts = readonly (readonly [name: string, texts: readonly string[]])[];

const inputFields = (fields: Query): FieldTexts => [...fields].filter(([, texts]) => texts.includes(STREAMED));

/** Fields that read standard input line by line. A file or a list from standard input is a single value and not included. */
export const streamedFields = (input: AnyOperation['input'], fields: Query): FieldTexts =>
	inputFields(fields).filter(([field]) => field !== fileField(input) && schemaOf(input.fields[field]!).kind !== 'list');

/** Settings that conflict with each other or with the operation. */
export function findConflicts({ name, input, result, values, rows }: AnyOperation, { settings, fields }: Arguments): Arguments['misuses'] {
	const forms = FORMS.filter((form) => settings.has(form)), code = result.kind === 'object' ? result.fields['code'] : undefined;
	const alwaysHasCode = code !== undefined && code.kind !== 'optional';
	const streams = streamedFields(input, fields), inputs = inputFields(fields);
	const conflicts: readonly (readonly [isConflict: boolean, at: string, text: Message])[] = [
		[forms.length > 1, forms[1]!, message('two-forms', `--${forms[0]}`, `--${forms[1]}`)],
		[settings.has('code') && code === undefined, 'code', message('no-code', name, values === undefined ? '--json' : '--plain')],
		[
			settings.has('plain') && values === undefined, 'plain',
			message('no-plain', name, alwaysHasCode ? '--code' : rows === undefined ? '--json' : '--csv'),
		],
		[settings.has('column') && inputs.length === 0, 'column', message('column-of-input')],
		[inputs.length > 1, inputs[1]?.[0] ?? '', message('input-once')],
		...streams.map(([at, texts]) => [texts.length > 1, at, message('input-alone', at)] as const),
		[streams.length > 0 && settings.has('output'), 'output', message('output-of-many')],
		[streams.length > 0 && settings.has('code'), 'code', message('code-of-many')],
	];
	return conflicts.filter(([isConflict]) => isConflict).map(([, at, text]) => ({ at, message: text }));
}
