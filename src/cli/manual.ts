/*
 * Builds the manuals of the command and of each operation from their declarations. Help, man page and docs/command-line.md render
 * them, in a `Language`; `{}` is a placeholder.
 */

import { ABOUT } from '../doors/about.ts';
import { formatCommand, kebabCase, positionalFields } from '../doors/command-words.ts';
import { withoutPostOnly } from '../operations/field-words.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { OperationWords } from '../operations/translated.ts';
import { isRequired } from '../schema/json-schema.ts';
import { schemaOf, type Field, type Schema } from '../schema/schema.ts';
import { COMMANDS } from './commands.ts';
import { placeholder, synopsis } from './fields.ts';
import { fillTemplate } from './messages.ts';
import { SETTING_NAMES, SETTINGS } from './settings.ts';

type Entry = readonly [term: string, text: string];

export interface Section {
	readonly title: string;
	/** Paragraphs before the entries. */
	readonly text?: readonly string[];
	/** Terms with their descriptions. */
	readonly entries?: readonly Entry[];
	/** Commands to paste, each with a description of its result. */
	readonly examples?: readonly (readonly [command: string, shows: string])[];
}

/** Translates a text of this file, a command or a setting. */
export type Say = (text: string) => string;

/** The language of a manual. */
export interface Language {
	readonly say: Say;
	readonly describe: (operation: AnyOperation) => Omit<OperationWords, 'result'>;
}

/** The language of the declarations. */
export const ENGLISH: Language = {
	say: (text) => text,
	describe: ({ title, summary, input, examples }) => ({
		title,
		summary,
		fields: Object.fromEntries(Object.entries(input.fields).map(([name, field]) => [name, withoutPostOnly(schemaOf(field).doc)])),
		examples: examples.map(({ shows }) => shows),
	}),
};

export interface Manual {
	readonly title: string;
	readonly usage: readonly string[];
	readonly summary: string;
	readonly sections: readonly Section[];
}

/** The manual of an operation. */
export function operationManual(operation: AnyOperation, { say, describe }: Language = ENGLISH): Manual {
	const { name, input, examples } = operation, texts = describe(operation), positional = positionalFields(input);
	const fields = Object.entries(input.fields), words = fields.filter(([field]) => positional.includes(field));
	const options = fields.filter(([field]) => !positional.includes(field));
	return {
		title: name,
		usage: [synopsis(operation)],
		summary: texts.summary,
		sections: [
			{
				title: say('Words'),
				entries: words.map(([field, of]) => [
					`${placeholder(field)}${schemaOf(of).kind === 'list' ? '…' : ''}`,
					`${describeField(of, texts.fields[field]!, say)} ${fillTemplate(say('Same as {}.'), `--${kebabCase(field)}`)}`,
				] as const),
			},
			...(options.length === 0 ? [] : [{
				title: say('Options'),
				entries: options.map(([field, of]) => [optionTerm(field, schemaOf(of)), describeField(of, texts.fields[field]!, say)] as const),
			}]),
			{ title: say('Examples'), examples: examples.map(({ input }, i) => [formatCommand(operation, input), texts.examples[i]!] as const) },
		].filter(({ entries, examples }) => (entries ?? examples ?? []).length > 0),
	};
}

const optionTerm = (field: string, schema: Schema): string =>
	(schema.kind === 'flag' ? `--${kebabCase(field)}` : `--${kebabCase(field)} ${valuePlaceholder(schema)}`);

/** Placeholder of a value. */
function valuePlaceholder(schema: Schema): string {
	switch (schema.kind) {
		case 'number': return 'N';
		case 'choice': return 'WORD';
		case 'text': return schema.read === null ? 'TEXT' : 'COLOR';
		case 'list': return `${valuePlaceholder(schema.of)},…`;
		case 'record': return `KEY=${valuePlaceholder(schema.of)},…`;
		case 'object': return Object.values(schema.fields).some((field) => isColor(schemaOf(field))) ? 'NAME=COLOR' : 'TEXT=BACKGROUND';
		default: return 'VALUE';
	}
}

const isColor = (schema: Schema): boolean => schema.kind === 'text' && schema.read !== null;

/** Description, bounds, allowed values and default of a field. */
function describeField(field: Field, doc: string, say: Say): string {
	const schema = schemaOf(field);
	const isPreset = field.kind === 'fallback' && field.value !== '';
	const absent = isPreset ? fillTemplate(say('Default: {}.'), [field.value].flat().join(', '))
		: isRequired(field) ? say('Required.') : '';
	return [doc, describeBounds(schema, schema.doc, say), absent].filter((part) => part !== '').join(' ');
}

const listValues = (words: readonly string[], say: Say): string => fillTemplate(say('One of {}.'), words.join(', '));

function describeBounds(schema: Schema, doc: string, say: Say): string {
	switch (schema.kind) {
		case 'number':
			if (doc.includes(`${schema.min} to ${schema.max}`)) return '';
			return fillTemplate(say(schema.integer ? 'Whole number, {} to {}.' : '{} to {}.'), schema.min, schema.max);
		case 'choice': return listValues(schema.values, say);
		case 'list': {
			const items = schema.of.kind === 'choice' ? describeBounds(schema.of, '', say) : '';
			return `${fillTemplate(say('{} to {}, separated by commas.'), schema.min, schema.max)} ${items}`.trim();
		}
		case 'record': return schema.keys.length === 0 ? '' : fillTemplate(say('Keys: {}.'), schema.keys.join(', '));
		case 'text':
			if (schema.isFile === true) return say(FILE_USAGE);
			return schema.read === null && schema.max < 1000 ? fillTemplate(say('{} to {} characters.'), schema.min, schema.max) : '';
		default: return '';
	}
}

/** Usage of a field that takes a file. */
const FILE_USAGE = 'The path of the file, or - for standard input. A repaired file replaces the original or goes to --output; with --json, '
	+ '--csv or --code no file is written.';

/** Options that every operation has. */
const settingEntries = (say: Say): readonly Entry[] => SETTING_NAMES.map((name) => {
	const { short, value, words, doc } = SETTINGS[name];
	const term = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
	return [term, words === undefined ? say(doc) : `${say(doc)} ${listValues(words, say)}`] as const;
});

const STREAM_USAGE = 'As a field: reads one value per line from standard input and prints one result per line: JSON, or as --csv, --plain or --column '
	+ 'say. Invalid lines print their problem. For a list, the lines are its items; for a file field: all of standard input.';

/** Forms of values that every operation accepts. */
const VALUE_FORMS = [
	['COLOR', 'In any form: teal, #3b82f6 between quotes or 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".'],
	['-', STREAM_USAGE],
	['@FILE', 'As a field: the content of a regular file of at most 1 MiB; for a list, one item per line. @@ is a literal @.'],
	['NAME=COLOR', 'A named color, for fields that take one: brand=3b82f6. JSON works too.'],
	['--', 'Ends the options.'],
] as const;

export const MISUSE_DOC = 'Unknown or missing arguments.';

const UNJUDGED_DOC = 'Unknown or missing arguments, or nothing to check for audit-theme.';

const EXIT_CODES = [
	['0', 'Success.'],
	['1', 'Invalid input, explained on standard error, or a failed check of audit-theme.'],
	['2', UNJUDGED_DOC],
] as const;

const VARIABLES = [
	['NO_COLOR', 'Any value: no colors.'],
	['FORCE_COLOR', '0: no colors; 1 or 2: 256 colors; 3: 24 bits. Overrides the detection of the terminal.'],
	['COLORTERM, TERM', 'Colors that the terminal supports.'],
	['LC_ALL, LC_MESSAGES, LANG', 'The language of text for people: English or Russian. Does not affect JSON and CSV.'],
	['COLUMNS', 'Width of the output if it is not a terminal.'],
] as const;

const SUMMARY = 'Describes, converts, checks and mixes colors, and makes scales, palettes and design systems of them. '
	+ 'A color without an operation is described, as by {}. A word that one operation alone has is its short name: mix, scale, '
	+ 'contrast, palette.';

/** The overview of the whole command. */
export function overviewManual(operations: readonly AnyOperation[], { say, describe }: Language = ENGLISH): Manual {
	const translateAll = (entries: readonly Entry[]): readonly Entry[] => entries.map(([term, text]) => [term, say(text)]);
	const groups = [...new Set(operations.map(({ group }) => group))];
	return {
		title: `tincture ${ABOUT.version}`,
		usage: ['tincture OPERATION [WORD…] [OPTION…]', 'tincture COLOR'],
		summary: fillTemplate(say(SUMMARY), operations[0]!.name),
		sections: [
			...groups.map((group) => ({
				title: fillTemplate(say('Operations: {}'), say(group).toLowerCase()),
				entries: operations.filter((one) => one.group === group).map((one) => [one.name, `${describe(one).title}.`] as const),
			})),
			{ title: say('Commands'), entries: translateAll(Object.entries(COMMANDS).map(([name, { words, doc }]) => [`${name} ${words}`.trimEnd(), doc])) },
			{ title: say('Options'), entries: settingEntries(say) },
			{ title: say('Values'), entries: translateAll(VALUE_FORMS) },
			{ title: say('Environment'), entries: translateAll(VARIABLES) },
			{ title: say('Exit codes'), entries: translateAll(EXIT_CODES) },
			{
				title: say('Examples'),
				examples: operations.slice(0, 6).map((operation) => {
					const [{ input }] = operation.examples as readonly [AnyOperation['examples'][number]];
					return [formatCommand(operation, input), describe(operation).examples[0]!] as const;
				}),
			},
		],
	};
}
