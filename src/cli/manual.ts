/*
 * What there is to say of the command and of each operation, from the tables alone; help, man page and docs/command-line.md
 * are three ways to print it. Every text goes through `say`, which may say it in another language; `{}` stands for a value.
 */

import { ABOUT } from '../doors/about.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { isRequired } from '../schema/json-schema.ts';
import { schemaOf, type Field, type Schema } from '../schema/schema.ts';
import { commandOf } from './command.ts';
import { COMMANDS } from './commands.ts';
import { kebabCase, placeholder, positionalFields } from './fields.ts';
import { filled } from './filled.ts';
import { SETTING_NAMES, SETTINGS } from './settings.ts';
import { synopsis } from './synopsis.ts';

type Entry = readonly [term: string, text: string];

export interface Section {
	readonly title: string;
	/** Paragraphs before the entries. */
	readonly text?: readonly string[];
	/** A term, and what is said of it. */
	readonly entries?: readonly Entry[];
	/** Commands that can be pasted, with what each shows. */
	readonly examples?: readonly (readonly [command: string, shows: string])[];
}

/** A text of the tables, or of this file, in the language of the reader. */
export type Say = (text: string) => string;

/** As it is written. */
export const inEnglish: Say = (text) => text;

export interface Manual {
	readonly title: string;
	readonly usage: readonly string[];
	readonly summary: string;
	readonly sections: readonly Section[];
}

/** The manual of an operation. */
export function operationManual(operation: AnyOperation, say: Say = inEnglish): Manual {
	const { name, summary, input, examples } = operation, positional = positionalFields(input);
	const fields = Object.entries(input.fields), words = fields.filter(([field]) => positional.includes(field));
	const options = fields.filter(([field]) => !positional.includes(field));
	return {
		title: name,
		usage: [synopsis(operation)],
		summary: say(summary),
		sections: [
			{
				title: say('Words'),
				entries: words.map(([field, of]) => [
					`${placeholder(field)}${schemaOf(of).kind === 'list' ? '…' : ''}`,
					`${sentenceOf(of, say)} ${filled(say('Also {}.'), `--${kebabCase(field)}`)}`,
				] as const),
			},
			...(options.length === 0 ? [] : [{
				title: say('Options'),
				entries: options.map(([field, of]) => [optionTerm(field, schemaOf(of)), sentenceOf(of, say)] as const),
			}]),
			{ title: say('Examples'), examples: examples.map(({ input, shows }) => [commandOf(operation, input), say(shows)] as const) },
		].filter(({ entries, examples }) => (entries ?? examples ?? []).length > 0),
	};
}

const optionTerm = (field: string, schema: Schema): string =>
	(schema.kind === 'flag' ? `--${kebabCase(field)}` : `--${kebabCase(field)} ${valueWord(schema)}`);

/** What a value is called. */
function valueWord(schema: Schema): string {
	switch (schema.kind) {
		case 'number': return 'N';
		case 'choice': return 'WORD';
		case 'text': return schema.read === null ? 'TEXT' : 'COLOR';
		case 'list': return `${valueWord(schema.of)},…`;
		case 'record': return `KEY=${valueWord(schema.of)},…`;
		case 'object': return Object.values(schema.fields).some((field) => isColor(schemaOf(field))) ? 'NAME=COLOR' : 'TEXT=BACKGROUND';
		default: return 'VALUE';
	}
}

const isColor = (schema: Schema): boolean => schema.kind === 'text' && schema.read !== null;

/** What a field is, its bounds, its words, and what its absence means. */
function sentenceOf(field: Field, say: Say): string {
	const schema = schemaOf(field);
	const absent = field.kind === 'fallback' ? filled(say('Default: {}.'), [field.value].flat().join(', '))
		: isRequired(field) ? say('Needed.') : '';
	// A shell can write what a query cannot.
	const doc = schema.doc.replace(/;? ?POST only\./, '.').replace(/\.\.$/, '.');
	return [say(doc), boundsOf(schema, doc, say), absent].filter((part) => part !== '').join(' ');
}

const oneOf = (words: readonly string[], say: Say): string => filled(say('One of {}.'), words.join(', '));

function boundsOf(schema: Schema, doc: string, say: Say): string {
	switch (schema.kind) {
		case 'number':
			if (doc.includes(`${schema.min} to ${schema.max}`)) return '';
			return filled(say(schema.integer ? 'Whole, {} to {}.' : '{} to {}.'), schema.min, schema.max);
		case 'choice': return oneOf(schema.values, say);
		case 'list': {
			const items = schema.of.kind === 'choice' ? boundsOf(schema.of, '', say) : '';
			return `${filled(say('{} to {}, with commas.'), schema.min, schema.max)} ${items}`.trim();
		}
		case 'record': return schema.keys.length === 0 ? '' : filled(say('Keys: {}.'), schema.keys.join(', '));
		case 'text':
			if (schema.isFile === true) return say(FILE);
			return schema.read === null && schema.max < 1000 ? filled(say('{} to {} characters.'), schema.min, schema.max) : '';
		default: return '';
	}
}

/** What stands for what a file holds. */
const FILE = 'Write the name of the file, or - for standard input. A repaired file is written where it was, or to --output; with --json, '
	+ '--csv or --code nothing is written.';

/** The options that every operation has. */
const settingEntries = (say: Say): readonly Entry[] => SETTING_NAMES.map((name) => {
	const { short, value, words, doc } = SETTINGS[name];
	const term = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
	return [term, words === undefined ? say(doc) : `${say(doc)} ${oneOf(words, say)}`] as const;
});

/** What can be said of all operations at once. */
export const WAYS = [
	['COLOR', 'In any form: teal, #3b82f6 between quotes or 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".'],
	['-', 'For a field: each line of standard input in turn, an answer in a line for each, as JSON or with --csv as a table. A line that cannot be answered has its problem in its place. Of a file, the whole of it.'],
	['@FILE', 'For a field: what the file holds, of a list an item a line. @@ is an @ itself.'],
	['NAME=COLOR', 'A color with a name, where one is taken: brand=3b82f6. JSON does as well.'],
	['--', 'Ends the options.'],
] as const;

export const MISUSED = 'Words that mean nothing here, or too few of them.';

export const EXIT_CODES = [
	['0', 'Answered.'],
	['1', 'An input that cannot be: what and why stands on standard error. Or what was checked does not pass: audit-theme.'],
	['2', MISUSED],
] as const;

export const VARIABLES = [
	['NO_COLOR', 'Set: no colors.'],
	['FORCE_COLOR', '0 for none, 1 or 2 for 256, 3 for 24 bits, whatever the terminal says.'],
	['COLORTERM, TERM', 'What colors the terminal can show.'],
	['LC_ALL, LC_MESSAGES, LANG', 'The language of what people read: English or Russian. JSON and tables do not depend on it.'],
	['COLUMNS', 'How wide to print where no terminal says it.'],
] as const;

const SUMMARY = 'Colors in any form: described, converted, checked, mixed, made into scales, palettes and design systems. '
	+ 'A color alone is described, as by {}.';

/** The manual of the whole command. */
export function overviewManual(operations: readonly AnyOperation[], say: Say = inEnglish): Manual {
	const said = (entries: readonly Entry[]): readonly Entry[] => entries.map(([term, text]) => [term, say(text)]);
	const groups = [...new Set(operations.map(({ group }) => group))];
	return {
		title: `tincture ${ABOUT.version}`,
		usage: ['tincture OPERATION [WORD…] [OPTION…]', 'tincture COLOR'],
		summary: filled(say(SUMMARY), operations[0]!.name),
		sections: [
			...groups.map((group) => ({
				title: filled(say('Operations: {}'), say(group).toLowerCase()),
				entries: said(operations.filter((one) => one.group === group).map(({ name, title }) => [name, `${title}.`])),
			})),
			{ title: say('Commands'), entries: said(Object.entries(COMMANDS).map(([name, { words, doc }]) => [`${name} ${words}`.trimEnd(), doc])) },
			{ title: say('Options'), entries: settingEntries(say) },
			{ title: say('Values'), entries: said(WAYS) },
			{ title: say('Environment'), entries: said(VARIABLES) },
			{ title: say('Exit codes'), entries: said(EXIT_CODES) },
			{
				title: say('Examples'),
				examples: operations.slice(0, 6).map((operation) => {
					const [{ input, shows }] = operation.examples as readonly [AnyOperation['examples'][number]];
					return [commandOf(operation, input), say(shows)] as const;
				}),
			},
		],
	};
}
