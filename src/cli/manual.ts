/*
 * Builds the manuals of the command and of each operation from their declarations. Help, man page and docs/command-line.md render
 * them, in a `Language`.
 */

import { ABOUT } from '../doors/about.ts';
import { formatCommand, kebabCase, positionalFields } from '../doors/command-words.ts';
import { SETTINGS as SERVICE_SETTINGS } from '../http/config.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { OperationWords, Translated } from '../operations/translated.ts';
import { isRequired, schemaOf, type Field, type Schema } from '../schema/schema.ts';
import { COMMANDS, commandTerm, type CommandName } from './commands.ts';
import { isColor, placeholder, synopsis } from './fields.ts';
import { HELP_WORDS } from './help-words.ts';
import { fillTemplate } from './messages.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

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

type Words = Translated<typeof HELP_WORDS>;

export interface Language {
	readonly words: Words;
	readonly commands: Readonly<Record<CommandName, string>>;
	/** Options that every operation has. */
	readonly settings: Readonly<Record<SettingName, string>>;
	readonly service: Readonly<Record<keyof typeof SERVICE_SETTINGS, string>>;
	readonly describe: (operation: AnyOperation) => Omit<OperationWords, 'result'>;
}

/** The descriptions in a table. */
function listDocs<K extends string>(table: Readonly<Record<K, { readonly doc: string }>>): Readonly<Record<K, string>> {
	const docs = Object.entries<{ readonly doc: string }>(table).map(([name, { doc }]) => [name, asSentence(doc)]);
	// Object.entries has the keys of the table.
	return Object.fromEntries(docs) as Record<K, string>;
}

const asSentence = (doc: string): string => `${doc.charAt(0).toUpperCase()}${doc.slice(1)}${doc.endsWith('.') ? '' : '.'}`;

/** The language of the declarations. */
export const ENGLISH: Language = {
	words: HELP_WORDS,
	commands: listDocs(COMMANDS),
	settings: listDocs(SETTINGS),
	service: listDocs(SERVICE_SETTINGS),
	describe: ({ title, summary, input, examples }) => ({
		title,
		summary,
		fields: Object.fromEntries(Object.entries(input.fields).map(([name, field]) => [name, schemaOf(field).doc])),
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
export function operationManual(operation: AnyOperation, { words: { headings, field: phrases }, describe }: Language = ENGLISH): Manual {
	const { name, input, examples } = operation, texts = describe(operation), positional = positionalFields(input);
	const fields = Object.entries(input.fields), words = fields.filter(([field]) => positional.includes(field));
	const options = fields.filter(([field]) => !positional.includes(field));
	return {
		title: name,
		usage: [synopsis(operation)],
		summary: texts.summary,
		sections: [
			{
				title: headings.words,
				entries: words.map(([field, of]) => [
					`${placeholder(field)}${schemaOf(of).kind === 'list' ? '…' : ''}`,
					`${describeField(of, texts.fields[field]!, phrases)} ${fillTemplate(phrases.option, `--${kebabCase(field)}`)}`,
				] as const),
			},
			...(options.length === 0 ? [] : [{
				title: headings.options,
				entries: options.map(([field, of]) => [optionTerm(field, schemaOf(of)), describeField(of, texts.fields[field]!, phrases)] as const),
			}]),
			{ title: headings.examples, examples: examples.map(({ input }, i) => [formatCommand(operation, input), texts.examples[i]!] as const) },
		].filter(({ entries, examples }) => (entries ?? examples ?? []).length > 0),
	};
}

const optionTerm = (field: string, schema: Schema): string =>
	(schema.kind === 'flag' ? `--${kebabCase(field)}` : `--${kebabCase(field)} ${valuePlaceholder(schema)}`);

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

type Phrases = Words['field'];

/** Description, bounds, allowed values and default of a field. */
function describeField(field: Field, doc: string, phrases: Phrases): string {
	const schema = schemaOf(field);
	const isPreset = field.kind === 'fallback' && field.value !== '';
	const absent = isPreset ? fillTemplate(phrases.preset, [field.value].flat().join(', ')) : isRequired(field) ? phrases.required : '';
	return [doc, describeBounds(schema, schema.doc, phrases), absent].filter((part) => part !== '').join(' ');
}

const listValues = (values: readonly string[], { oneOf }: Phrases): string => fillTemplate(oneOf, values.join(', '));

function describeBounds(schema: Schema, doc: string, phrases: Phrases): string {
	switch (schema.kind) {
		case 'number':
			if (doc.includes(`${schema.min} to ${schema.max}`)) return '';
			return fillTemplate(schema.integer ? phrases.wholeNumber : phrases.number, schema.min, schema.max);
		case 'choice': return listValues(schema.values, phrases);
		case 'list': {
			const items = schema.of.kind === 'choice' ? describeBounds(schema.of, '', phrases) : '';
			return `${fillTemplate(phrases.items, schema.min, schema.max)} ${items}`.trim();
		}
		case 'record': return schema.keys.length === 0 ? '' : fillTemplate(phrases.keys, schema.keys.join(', '));
		case 'text':
			if (schema.isFile === true) return phrases.file;
			return schema.read === null && schema.max < 1000 ? fillTemplate(phrases.characters, schema.min, schema.max) : '';
		default: return '';
	}
}

/** Options that every operation has. */
const settingEntries = ({ settings, words }: Language): readonly Entry[] => SETTING_NAMES.map((name) => {
	const { short, value, words: values } = SETTINGS[name];
	const term = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
	return [term, values === undefined ? settings[name] : `${settings[name]} ${listValues(values, words.field)}`] as const;
});

/** The overview of the whole command. */
export function overviewManual(operations: readonly AnyOperation[], language: Language = ENGLISH): Manual {
	const { words: { headings, groups, summary, values, variables, exitCodes }, commands, describe } = language;
	return {
		title: `tincture ${ABOUT.version}`,
		usage: ['tincture OPERATION [WORD…] [OPTION…]', 'tincture COLOR'],
		summary: fillTemplate(summary, operations[0]!.name),
		sections: [
			...[...new Set(operations.map(({ group }) => group))].map((group) => ({
				title: fillTemplate(headings.operations, groups[group]),
				entries: operations.filter((one) => one.group === group).map((one) => [one.name, `${describe(one).title}.`] as const),
			})),
			{
				title: headings.commands,
				entries: Object.entries(commands).map(([name, text]) => [commandTerm(name as CommandName), text] as const),
			},
			{ title: headings.options, entries: settingEntries(language) },
			{ title: headings.values, entries: Object.entries(values) },
			{ title: headings.environment, entries: Object.entries(variables) },
			{ title: headings.exitCodes, entries: Object.entries(exitCodes) },
			{
				title: headings.examples,
				examples: operations.slice(0, 6).map((operation) => {
					const [{ input }] = operation.examples as readonly [AnyOperation['examples'][number]];
					return [formatCommand(operation, input), describe(operation).examples[0]!] as const;
				}),
			},
		],
	};
}
