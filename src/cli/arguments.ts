/*
 * Parses the words after the name of an operation into texts of fields and settings of the command.
 *
 * A field is `--field value` or `--field=value`, in the spelling of the API or with hyphens, or a positional word. `--` ends the
 * options. Every mistake becomes a message; nothing is guessed.
 *
 * Proof  test/cli/arguments.test.ts; random words in test/cli/hostile.test.ts.
 */

import { kebabCase, positionalFields, shellWord } from '../doors/command-words.ts';
import { quote, type Issue } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Query } from '../schema/decode.ts';
import { isRequired, schemaOf, type Schema, type Structure } from '../schema/schema.ts';
import { similarName } from '../schema/similar-name.ts';
import { isConnective, isMisplaced, numberOption, optionWith, readAmount, separateValues } from './choice-words.ts';
import { findField, itemSchema, takesWords } from './fields.ts';
import { message, type Message } from './messages.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

/** A mistake that no other value can correct: an unknown option, an extra word. */
export interface Misuse {
	/** The option as written, or the name of the field. */
	readonly at: string;
	/** A message of the command, or an issue of the input. */
	readonly message: Message | Issue;
}

/** The given settings with their values; empty for settings without a value. */
export type Settings = ReadonlyMap<SettingName, string>;

export interface Arguments {
	/** The given fields, each with its texts in order. */
	readonly fields: Query;
	readonly settings: Settings;
	readonly misuses: readonly Misuse[];
}

interface Reader {
	readonly input: Structure;
	readonly fields: Map<string, string[]>;
	readonly settings: Map<SettingName, string>;
	readonly misuses: Misuse[];
	/** Positional words. */
	readonly words: string[];
	/** Indices of positional words that may be values of unknown options. */
	readonly possibleValues: Set<number>;
}

/** Parses the arguments of an operation with this input. */
export function readArguments(words: readonly string[], input: Structure): Arguments {
	const reader: Reader = { input, fields: new Map(), settings: new Map(), misuses: [], words: [], possibleValues: new Set() };
	for (let i = 0; i < words.length; i++) {
		const word = words[i]!;
		if (word === '--') {
			for (const rest of words.slice(i + 1)) reader.words.push(rest);
			break;
		}
		// A single hyphen is standard input; a number may be negative.
		if (/^-(?:$|[\d.])/.test(word) || !word.startsWith('-')) reader.words.push(word);
		else i += readOption(reader, word, words[i + 1]);
	}
	placeWords(reader);
	return reader;
}

/** Reads an option. Returns 1 if it consumed the next word, otherwise 0. */
function readOption(reader: Reader, word: string, next: string | undefined): 0 | 1 {
	const { written, name, attached } = splitOption(word);
	const field = findField(reader.input, name), setting = findSetting(written, name);
	if (field === undefined && setting === undefined) {
		const choice = optionWith(reader.input, name.toLowerCase()), amount = choice && readAmount(reader.input, name, attached ?? next);
		if (choice !== undefined) {
			const whole = amount === undefined ? choice.text : `${choice.text} --amount ${amount}`;
			reader.misuses.push({ at: choice.field, message: message('unknown-option', quote(written), message('write', whole)) });
			return attached === undefined && amount !== undefined ? 1 : 0;
		}
		// `-formats` is meant as `--formats`.
		const near = nearestOption(reader.input, word.replace(/^-+|=.*/gs, ''));
		reader.misuses.push({ at: name, message: unknownOption(reader.input, written, near) });
		// The word after a misspelt option is its value. After an option that resembles none, it may be.
		const isBefore = attached === undefined && next !== undefined && !next.startsWith('-');
		if (isBefore && near === undefined) reader.possibleValues.add(reader.words.length);
		return isBefore && near !== undefined && takesValue(reader.input, near) ? 1 : 0;
	}
	if (setting !== undefined && SETTINGS[setting].value === undefined && field === undefined) {
		if (attached !== undefined) reader.misuses.push({ at: name, message: message('takes-no-value', written, quote(attached)) });
		else reader.settings.set(setting, '');
		return 0;
	}
	// A flag without a value is true.
	if (field !== undefined && attached === undefined && schemaOf(reader.input.fields[field]!).kind === 'flag') {
		add(reader.fields, field, 'true');
		return 0;
	}
	const isOther = next === undefined || (next.startsWith('--') && next !== '--' && !isEntry(reader, field, next));
	const value = attached ?? (isOther ? undefined : next);
	if (value === undefined) {
		reader.misuses.push({ at: field ?? name, message: message('value-missing', written, `${written} ${placeholderValue(reader.input, field, setting)}`) });
		return 0;
	}
	place(reader, written, value, field, setting);
	return attached === undefined ? 1 : 0;
}

/** True for `--brand=teal` after an option whose field is a record with such keys. */
function isEntry({ input }: Reader, field: string | undefined, next: string): boolean {
	const schema = field === undefined ? undefined : schemaOf(input.fields[field]!);
	return schema?.kind === 'record' && schema.open !== undefined && new RegExp(`^${schema.open.pattern}=`).test(next);
}

/** Stores a value as a setting, a field, or both if they mean the same, as with the language. */
function place(reader: Reader, written: string, value: string, field: string | undefined, setting: SettingName | undefined): void {
	const words = setting && SETTINGS[setting].words;
	const isSetting = setting !== undefined && (words === undefined || words.includes(value));
	if (isSetting) reader.settings.set(setting, value);
	// `--color never` is a setting even if the input has a field `color`.
	if (field !== undefined && !(isSetting && setting === 'color')) add(reader.fields, field, value);
	else if (!isSetting && words !== undefined) {
		const near = closest(value.toLowerCase(), words), nearestField = closest(setting ?? '', Object.keys(reader.input.fields));
		const remedy = near !== undefined ? message('did-you-mean', `${written} ${near}`)
			: nearestField !== undefined ? message('did-you-mean', `--${kebabCase(nearestField)}`)
			: message('write', `${written} ${words[0]}`);
		reader.misuses.push({ at: setting ?? written, message: message('not-one-of', written, words.join(', '), quote(value), remedy) });
	}
}

const add = (fields: Map<string, string[]>, name: string, value: string): void =>
	void getOrCreate(fields, name, (): string[] => []).push(value);

interface WrittenOption {
	/** With its hyphens. */
	readonly written: string;
	/** Without its hyphens. */
	readonly name: string;
	/** The part after `=`, or after the letter of a short option. */
	readonly attached: string | undefined;
}

function splitOption(word: string): WrittenOption {
	if (!word.startsWith('--')) {
		const attached = word.length > 2 ? word.slice(2).replace(/^=/, '') : undefined;
		return { written: word.slice(0, 2), name: word.slice(1, 2), attached };
	}
	const equals = word.indexOf('=');
	return equals < 0
		? { written: word, name: word.slice(2), attached: undefined }
		: { written: word.slice(0, equals), name: word.slice(2, equals), attached: word.slice(equals + 1) };
}

const findSetting = (written: string, name: string): SettingName | undefined => SETTING_NAMES.find((setting) => {
	const { short } = SETTINGS[setting];
	return written.startsWith('--') ? setting === name : short === name;
});

/** All options in their usual spelling. */
const listOptions = ({ fields }: Structure): readonly string[] => [...Object.keys(fields).map(kebabCase), ...SETTING_NAMES];

const nearestOption = (input: Structure, name: string): string | undefined =>
	closest(kebabCase(name), listOptions(input)) ?? similarName(name, listOptions(input))
	?? SETTING_NAMES.find((setting) => SETTINGS[setting].short?.toLowerCase() === name.toLowerCase());

function takesValue(input: Structure, name: string): boolean {
	const field = findField(input, name), setting = SETTING_NAMES.find((one) => one === name);
	return field !== undefined
		? schemaOf(input.fields[field]!).kind !== 'flag'
		: setting !== undefined && SETTINGS[setting].value !== undefined;
}

const unknownOption = ({ fields }: Structure, written: string, near: string | undefined): Message => message(
	'unknown-option',
	quote(written),
	written === '--no-color' ? message('write', '--color never')
		: near === undefined
		? message('known-options', Object.keys(fields).map((one) => `--${kebabCase(one)}`).join(', '))
		: message('did-you-mean', `--${near}`),
);

/** An example of a valid value. */
function placeholderValue({ fields }: Structure, field: string | undefined, setting: SettingName | undefined): string {
	const declared = setting && SETTINGS[setting];
	if (field === undefined) return declared?.words?.[0] ?? declared?.value ?? 'VALUE';
	return exampleValue(itemSchema(schemaOf(fields[field]!))) ?? declared?.words?.[0] ?? 'VALUE';
}

function exampleValue(schema: Schema): string | undefined {
	switch (schema.kind) {
		case 'text': return schema.examples?.at(-1);
		case 'number': return String(schema.max);
		case 'choice': return schema.values[0];
		case 'record': return schema.open && `${schema.open.like}=${exampleValue(schema.of) ?? 'VALUE'}`;
		default: return undefined;
	}
}

/** Assigns positional words to the fields that were not given as options. */
function placeWords({ input, fields, misuses, words, possibleValues: doubtful }: Reader): void {
	const places = positionalFields(input).filter((name) => !fields.has(name));
	const separate = words.flatMap((word, i) => {
		if (isConnective(input, places, word)) {
			misuses.push({ at: word, message: message('word-too-many', quote(word), message('leave-out')) });
			return [];
		}
		const values = separateValues(input, places.slice(i), word);
		if (values.length > 1) misuses.push({ at: word, message: message('spaces-between', quote(word), values.map(shellWord).join(' ')) });
		return values.map((value) => ({ word: value, isDoubtful: doubtful.has(i) }));
	});
	let unexpected = -1;
	separate.forEach(({ word, isDoubtful }, i) => {
		const name = places[Math.min(i, places.length - 1)], schema = name === undefined ? undefined : schemaOf(input.fields[name]!);
		// The value of an unknown option does not fill a field that may be absent.
		if (isDoubtful && (name === undefined || fields.has(name) || !isRequired(input.fields[name]!))) return;
		const hasPlace = (i < places.length || schema?.kind === 'list') && !isMisplaced(input, fields, schema, word);
		if (name !== undefined && hasPlace) return add(fields, name, word);
		if (name !== undefined && schema !== undefined && takesWords(schema)) {
			fields.set(name, [`${fields.get(name)![0]} ${word}`]);
			return;
		}
		const before = separate[i - 1]?.word, option = optionWith(input, word) ?? numberOption(input, fields, word);
		const hint = option !== undefined ? message('write', option.text) : before === undefined || !/^[\p{L}-]+$/u.test(before + word)
			? message('give-or-leave')
			: message('several-words', `"${before} ${word}"`);
		// `by lightness` is meant as `--by lightness`.
		const isNamed = option !== undefined && before === kebabCase(option.field);
		if (isNamed && unexpected === i - 1) misuses.pop();
		unexpected = i;
		misuses.push({ at: name ?? word, message: message('word-too-many', quote(isNamed ? `${before} ${word}` : word), hint) });
	});
}
