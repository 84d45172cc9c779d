/*
 * Finds the option that a word is a value of: `triadic` belongs to --kind of harmonies, `darken` to --change of adjust-color.
 * Runs only on a mistake.
 *
 * Proof  test/cli/short-names.test.ts, test/cli/arguments.test.ts.
 */

import { kebabCase, positionalFields, shellWord, tokenText } from '../doors/command-words.ts';
import { attempt, InputError } from '../errors.ts';
import { exampleOf } from '../schema/example.ts';
import { nearestChoice } from '../schema/explain.ts';
import { schemaOf, type Choice, type Schema, type Structure } from '../schema/schema.ts';
import { findField, itemSchema } from './fields.ts';
import { splitWords } from './notation.ts';

interface OptionText {
	readonly field: string;
	/** As written: `--kind triadic`. */
	readonly text: string;
}

const toOption = (field: string, value: string): OptionText => ({ field, text: `--${kebabCase(field)} ${value}` });

/** The choices of a field or of the items of its list; undefined for any other field. */
function findChoices({ fields }: Structure, name: string): Choice | undefined {
	const item = itemSchema(schemaOf(fields[name]!));
	return item.kind === 'choice' ? item : undefined;
}

/** The parts of `kind=triadic` of a query, if the input has that field. */
function splitParameter(input: Structure, word: string): readonly [field: string, value: string] | undefined {
	const equals = word.indexOf('='), field = equals < 1 ? undefined : findField(input, word.slice(0, equals));
	return field === undefined ? undefined : [field, word.slice(equals + 1)];
}

/**
 * The option of which a word is a value, or the beginning of one unless `isWhole`; for `kind=split` of a query the named one, with the
 * choice that resembles the value.
 */
export function optionWith(input: Structure, word: string, isWhole = false): OptionText | undefined {
	const parameter = splitParameter(input, word);
	if (parameter !== undefined) {
		const [field, value] = parameter, values = findChoices(input, field)?.values ?? [];
		return toOption(field, values.includes(value) ? value : nearestChoice(value, values) ?? value);
	}
	for (const field in input.fields) {
		const value = findChoices(input, field)?.values.find((one) => one === word || (!isWhole && isBeginning(word, one)));
		if (value !== undefined) return toOption(field, value);
	}
	return undefined;
}

/** True for the beginning of a long choice, such as `triad` and `protan`. */
const isBeginning = (word: string, choice: string): boolean => word.length >= 4 && choice.length > 5 && choice.startsWith(word);

/** The first free option that takes this number: `--amount 25`, `--count 5`. */
export function numberOption({ fields }: Structure, given: ReadonlyMap<string, unknown>, word: string): OptionText | undefined {
	const digits = /^(-?\d+(?:\.\d+)?)%?$/.exec(word)?.[1], value = Number(digits);
	const field = digits === undefined ? undefined : Object.keys(fields).find((name) => {
		const schema = schemaOf(fields[name]!);
		return schema.kind === 'number' && !given.has(name) && value >= schema.min && value <= schema.max;
	});
	return field === undefined ? undefined : toOption(field, digits!);
}

/** True for a word that is surely not a value of this field: `kind=triadic` of a query, or a choice or number of another option. */
export function isMisplaced(input: Structure, given: ReadonlyMap<string, unknown>, schema: Schema | undefined, word: string): boolean {
	const item = schema && itemSchema(schema);
	if (item?.kind === 'choice') return splitParameter(input, word) !== undefined;
	if (item?.kind !== 'text' || item.read === null || item.isFile === true) return false;
	return splitParameter(input, word) !== undefined
		|| ((optionWith(input, word) ?? numberOption(input, given, word)) !== undefined && !isReadBy(item, word));
}

/** True if the schema is a color that can be written so. */
const isReadBy = (schema: Schema | undefined, word: string): boolean =>
	schema?.kind === 'text' && schema.read !== null && !(attempt(() => schema.read!(word, {})) instanceof InputError);

/** Words of a sentence between values: `mix red with blue`, `sort red blue by hue`. */
const CONNECTIVES = new Set(['and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'over', 'to', 'with']);

/** True for a word between values that none of the fields takes, and that is not the name of a field. */
export const isConnective = ({ fields }: Structure, places: readonly string[], word: string): boolean =>
	CONNECTIVES.has(word.toLowerCase()) && !Object.hasOwn(fields, word.toLowerCase()) && places.every((name) => {
		const item = itemSchema(schemaOf(fields[name]!));
		return item.kind !== 'text' || (item.read !== null && item.isFile !== true && !isReadBy(item, word));
	});

/** The values of a word such as `red,blue`, if each is a color for one of the next fields and the whole is none; otherwise the word alone. */
export function separateValues({ fields }: Structure, places: readonly string[], word: string): readonly string[] {
	const schemas = places.map((name) => schemaOf(fields[name]!)), values = splitWords(word);
	const isSeparate = values.length > 1 && values.every((value, i) => isReadBy(schemas[i], value)) && !isReadBy(schemas[0], word);
	return isSeparate ? values : [word];
}

/** The amount meant by `--lighten 0.1`, where other programs take a share of 1: 10 percent. Degrees are unchanged. */
export function readAmount({ fields }: Structure, change: string, text: string | undefined): number | undefined {
	const amount = Number(text === undefined || text === '' ? NaN : text.replace(/(?:%|deg)$/, ''));
	if (!('amount' in fields) || !Number.isFinite(amount)) return undefined;
	return /^[\d.]+$/.test(text!) && amount < 1 && change !== 'rotate' ? Math.round(amount * 100_000) / 1000 : amount;
}

/** The words of a command that begins with a choice, such as `darken 0.1 red`: `red --change darken --amount 10`. */
export function asOptions(input: Structure, [choice = '', ...words]: readonly string[]): string | undefined {
	const option = optionWith(input, choice, true);
	if (option === undefined) return undefined;
	const values = words.filter((word) => !CONNECTIVES.has(word));
	const amounts = values.map((word) => readAmount(input, choice, word)), amount = amounts.find((one) => one !== undefined);
	const given = values.filter((_, i) => amounts[i] === undefined), [first = ''] = positionalFields(input);
	const example = first === '' ? [] : [exampleOf(input.fields[first]!)].flat().map((value) => shellWord(tokenText(value)));
	return [...(given.length > 0 ? given : example), option.text, ...(amount === undefined ? [] : [`--amount ${amount}`])].join(' ');
}
