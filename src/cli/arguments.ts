/*
 * The words behind the name of an operation → the texts of its fields, and the settings of the command itself.
 *
 * A field is `--field value` or `--field=value`, spelt as the API spells it or with hyphens, or stands as a word of its own
 * in its order. `--` ends the options. What cannot be is told in a message, and nothing is guessed.
 *
 * Proof  test/cli/arguments.test.ts, and any words at all in hostile.test.ts.
 */

import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';
import { kebabCase, positionalFields, takesWords } from './fields.ts';
import { message, type Message } from './messages.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

/** Something on the command line that no value can mend: an unknown option, a word too many. */
export interface Misuse {
	/** The option as it was written, or the field. */
	readonly at: string;
	/** The message of the command, or what the API says of a field. */
	readonly said: Message | string;
}

export interface Arguments {
	/** Each field that was given, with its texts in order. */
	readonly fields: ReadonlyMap<string, readonly string[]>;
	/** Each setting that was given, with its value; empty for one that takes none. */
	readonly settings: ReadonlyMap<SettingName, string>;
	readonly misuses: readonly Misuse[];
}

interface Reader {
	readonly input: Structure;
	readonly fields: Map<string, string[]>;
	readonly settings: Map<SettingName, string>;
	readonly misuses: Misuse[];
	/** Words that stand by themselves. */
	readonly words: string[];
	/** The places of those that may be values of options that are not known. */
	readonly doubtful: Set<number>;
}

/** The arguments of an operation whose input is `input`. */
export function readArguments(words: readonly string[], input: Structure): Arguments {
	const reader: Reader = { input, fields: new Map(), settings: new Map(), misuses: [], words: [], doubtful: new Set() };
	for (let i = 0; i < words.length; i++) {
		const word = words[i]!;
		if (word === '--') {
			reader.words.push(...words.slice(i + 1));
			break;
		}
		// One hyphen alone is standard input; a number may be negative.
		if (/^-(?:$|[\d.])/.test(word) || !word.startsWith('-')) reader.words.push(word);
		else i += readOption(reader, word, words[i + 1]);
	}
	placeWords(reader);
	return reader;
}

/** Reads an option; 1 where its value was the next word. */
function readOption(reader: Reader, word: string, next: string | undefined): 0 | 1 {
	const { written, name, attached } = takenApart(word);
	const field = fieldNamed(reader.input, name), setting = settingNamed(written, name);
	if (field === undefined && setting === undefined) {
		const near = nearestOption(reader.input, name);
		reader.misuses.push({ at: name, said: unknownOption(reader.input, written, near) });
		// What stands behind a misspelt option is its value; what stands behind one that is like none may be.
		const isBefore = attached === undefined && next !== undefined && !next.startsWith('-');
		if (isBefore && near === undefined) reader.doubtful.add(reader.words.length);
		return isBefore && near !== undefined && takesValue(reader.input, near) ? 1 : 0;
	}
	if (setting !== undefined && SETTINGS[setting].value === undefined && field === undefined) {
		if (attached !== undefined) reader.misuses.push({ at: name, said: message('takes-no-value', written, quote(attached)) });
		else reader.settings.set(setting, '');
		return 0;
	}
	// A flag is true by being there.
	if (field !== undefined && attached === undefined && schemaOf(reader.input.fields[field]!).kind === 'flag') {
		add(reader.fields, field, 'true');
		return 0;
	}
	const isOther = next === undefined || (next.startsWith('--') && next !== '--' && !isEntry(reader, field, next));
	const value = attached ?? (isOther ? undefined : next);
	if (value === undefined) {
		reader.misuses.push({ at: field ?? name, said: message('value-missing', written, `${written} ${sample(reader.input, field, setting)}`) });
		return 0;
	}
	place(reader, written, value, field, setting);
	return attached === undefined ? 1 : 0;
}

/** `--brand=teal` behind an option whose keys are named so is its value. */
function isEntry({ input }: Reader, field: string | undefined, next: string): boolean {
	const schema = field === undefined ? undefined : schemaOf(input.fields[field]!);
	return schema?.kind === 'record' && schema.open !== undefined && new RegExp(`^${schema.open.pattern}=`).test(next);
}

/** A value where it belongs: a setting, a field, or both where they mean the same, as the language does. */
function place(reader: Reader, written: string, value: string, field: string | undefined, setting: SettingName | undefined): void {
	const words = setting && SETTINGS[setting].words;
	const isSetting = setting !== undefined && (words === undefined || words.includes(value));
	if (isSetting) reader.settings.set(setting, value);
	// `--color never` is no color, whatever the field is called.
	if (field !== undefined && !(isSetting && setting === 'color')) add(reader.fields, field, value);
	else if (!isSetting && words !== undefined) {
		const near = closest(value.toLowerCase(), words), meant = closest(setting ?? '', Object.keys(reader.input.fields));
		const remedy = near !== undefined ? message('did-you-mean', `${written} ${near}`)
			: meant !== undefined ? message('did-you-mean', `--${kebabCase(meant)}`)
			: message('write', `${written} ${words[0]}`);
		reader.misuses.push({ at: setting ?? written, said: message('not-one-of', written, words.join(', '), quote(value), remedy) });
	}
}

function add(fields: Map<string, string[]>, name: string, value: string): void {
	const before = fields.get(name);
	if (before === undefined) fields.set(name, [value]);
	else before.push(value);
}

interface Option {
	/** As it was written, with its hyphens. */
	readonly written: string;
	/** Without them. */
	readonly name: string;
	/** What stands behind `=`, or behind the letter of a short option. */
	readonly attached: string | undefined;
}

function takenApart(word: string): Option {
	if (!word.startsWith('--')) {
		const attached = word.length > 2 ? word.slice(2).replace(/^=/, '') : undefined;
		return { written: word.slice(0, 2), name: word.slice(1, 2), attached };
	}
	const equals = word.indexOf('=');
	return equals < 0
		? { written: word, name: word.slice(2), attached: undefined }
		: { written: word.slice(0, equals), name: word.slice(2, equals), attached: word.slice(equals + 1) };
}

/** The field that an option means: spelt as in the API, or with hyphens. */
const fieldNamed = ({ fields }: Structure, name: string): string | undefined =>
	(name.length === 1 ? undefined : Object.keys(fields).find((field) => field === name || kebabCase(field) === name));

const settingNamed = (written: string, name: string): SettingName | undefined => SETTING_NAMES.find((setting) => {
	const { short } = SETTINGS[setting];
	return written.startsWith('--') ? setting === name : short === name;
});

/** Every option, as it is usually written. */
const knownOptions = ({ fields }: Structure): readonly string[] => [...Object.keys(fields).map(kebabCase), ...SETTING_NAMES];

const nearestOption = (input: Structure, name: string): string | undefined =>
	closest(kebabCase(name), knownOptions(input)) ?? closest(name.toLowerCase(), knownOptions(input));

function takesValue(input: Structure, name: string): boolean {
	const field = fieldNamed(input, name), setting = SETTING_NAMES.find((one) => one === name);
	return field !== undefined
		? schemaOf(input.fields[field]!).kind !== 'flag'
		: setting !== undefined && SETTINGS[setting].value !== undefined;
}

const unknownOption = ({ fields }: Structure, written: string, near: string | undefined): Message => message(
	'unknown-option',
	quote(written),
	near === undefined
		? message('known-options', Object.keys(fields).map((one) => `--${kebabCase(one)}`).join(', '))
		: message('did-you-mean', `--${near}`),
);

/** A value that would do. */
function sample({ fields }: Structure, field: string | undefined, setting: SettingName | undefined): string {
	const known = setting && SETTINGS[setting];
	if (field === undefined) return known?.words?.[0] ?? known?.value ?? 'VALUE';
	const schema = schemaOf(fields[field]!);
	return sampleOf(schema.kind === 'list' ? schema.of : schema) ?? known?.words?.[0] ?? 'VALUE';
}

function sampleOf(schema: Schema): string | undefined {
	switch (schema.kind) {
		case 'text': return schema.examples?.at(-1);
		case 'number': return String(schema.max);
		case 'choice': return schema.values[0];
		default: return undefined;
	}
}

/** The words that stand by themselves, given to the fields that need no option and were given none. */
function placeWords({ input, fields, misuses, words, doubtful }: Reader): void {
	const places = positionalFields(input).filter((name) => !fields.has(name));
	words.forEach((word, i) => {
		const name = places[Math.min(i, places.length - 1)], schema = name === undefined ? undefined : schemaOf(input.fields[name]!);
		if (doubtful.has(i) && (name === undefined || fields.has(name))) return;
		if (name !== undefined && (i < places.length || schema?.kind === 'list')) return add(fields, name, word);
		if (name !== undefined && schema !== undefined && takesWords(schema)) {
			fields.set(name, [[...fields.get(name)!, word].join(' ')]);
			return;
		}
		const before = words[i - 1];
		const hint = before === undefined || !/^[\p{L}-]+$/u.test(before + word)
			? message('give-or-leave')
			: message('several-words', `"${before} ${word}"`);
		misuses.push({ at: name ?? word, said: message('word-too-many', quote(word), hint) });
	});
}
