/*
 * Validates arguments of the library, which may be any value. Each argument is read once, validated as a whole and copied, so
 * the code behind it only sees finite numbers and known words, even if a getter of the caller later returns something else.
 *
 * Every reader returns the value or throws an InputError with one issue. Its path is the name of the argument; its text says what
 * is allowed, what was received, and for a near miss the word that was probably intended. `read-color.ts` reads colors,
 * `read-space.ts` spaces.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { InputError, quote, sentence, type Path } from '../errors.ts';
import { isPlainObject, isWithin, LARGEST } from '../fn/arguments.ts';
import { nearWord } from '../math/near-word.ts';
import { LONGEST_SEED } from '../math/random.ts';

/** A fault of one argument. */
export const fault = (name: string, claim: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: parsePath(name), detail: sentence(`${name} ${claim}`) });

/** Path of an argument: `color.coords[1]` becomes color, coords, 1. */
export const parsePath = (name: string): Path =>
	name.split(/[.[\]]+/).filter((part) => part !== '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Reads one of the words of a table. */
export function readWord<W extends string>(value: unknown, words: readonly W[], name: string): W {
	if (isWord(value, words)) return value;
	const got = typeof value === 'string' ? `${quote(value)}${hint(value, words)}` : describe(value);
	throw fault(name, `must be one of ${words.join(', ')}, got ${got}`);
}

/** `. Did you mean "hex"?` if a word is near: `p3` is `display-p3`. */
function hint(word: string, words: readonly string[]): string {
	const near = nearWord(word.slice(0, 40).toLowerCase(), words);
	return near === undefined ? '' : `. Did you mean "${near}"?`;
}

const isWord = <W extends string>(value: unknown, words: readonly W[]): value is W => (words as readonly unknown[]).includes(value);

/** Reads a finite number within inclusive bounds. */
export function readNumber(value: unknown, least: number, most: number, name: string, isWhole = false): number {
	if (isWithin(value, least, most) && (!isWhole || Number.isInteger(value))) return value + 0;
	// The largest coordinate matters only to numbers beyond it.
	const range = most < LARGEST || (typeof value === 'number' && Math.abs(value) > most) ? ` from ${least} to ${most}` : '';
	throw fault(name, `must be a ${isWhole ? 'whole ' : ''}number${range}, got ${describe(value)}`);
}

/** Reads a whole number within inclusive bounds. */
export const readWhole = (value: unknown, least: number, most: number, name: string): number =>
	readNumber(value, least, most, name, true);

/** Reads a text of any length. */
export function readText(value: unknown, name: string, example = '#3b82f6'): string {
	if (typeof value === 'string') return value;
	throw fault(name, `must be a text such as "${example}", got ${describe(value)}`);
}

/** Reads a text of at most `most` characters. */
export function readShortText(value: unknown, most: number, name: string, example: string): string {
	const text = readText(value, name, example);
	if (text.length <= most) return text;
	throw fault(name, `must have at most ${most} characters`);
}

/** Reads a seed: any text that is not too long. */
export const readSeed = (value: unknown, name: string): string => readShortText(value, LONGEST_SEED, name, '42');

/** Copies a list, reading each item once. */
export function readList(value: unknown, least: number, most: number, name: string): readonly unknown[] {
	let items: readonly unknown[] | undefined;
	try {
		// The length of an exotic list may be any value.
		if (Array.isArray(value))
			items = Array.from({ length: Math.min(new Array(value.length).length, most + 1) }, (_, i) => value[i] as unknown);
	} catch {
		throw fault(name, READING_THROWS);
	}
	if (items === undefined) throw fault(name, `must be a list, got ${describe(value)}`);
	if (items.length < least || items.length > most)
		throw fault(name, `must have ${least === most ? '' : `${least} to `}${most} items, got ${items.length > most ? 'more' : items.length}`);
	return items;
}

/** Reads a list of numbers: how many, and their inclusive bounds. */
export const readNumbers = (value: unknown, [fewest, most]: Range, bounds: Range, name: string): readonly number[] =>
	readList(value, fewest, most, name).map((item, i) => readNumber(item, ...bounds, `${name}[${i}]`));

type Range = readonly [least: number, most: number];

/** Reads one position for each color, 0 to 1, ascending. */
export function readPositions(value: unknown, count: number, name: string): readonly number[] {
	const places = readNumbers(value, [count, count], [0, 1], name);
	places.forEach((place, i) => {
		if (i > 0 && place < places[i - 1]!) throw fault(`${name}[${i}]`, `must not be less than the one before it, got ${place}`);
	});
	return places;
}

/** Copies the properties of an object with any keys, reading each once. */
export function readEntries(value: unknown, least: number, most: number, name: string): readonly (readonly [string, unknown])[] {
	let entries: readonly (readonly [string, unknown])[] | undefined;
	try {
		if (isPlainObject(value)) entries = Object.keys(value).slice(0, most + 1).map((key) => [key, value[key]] as const);
	} catch {
		throw fault(name, READING_THROWS);
	}
	if (entries === undefined) throw fault(name, `must be a plain object, got ${describe(value)}`);
	if (entries.length >= least && entries.length <= most) return entries;
	throw fault(name, `must have ${least} to ${most} fields, got ${entries.length > most ? 'more' : entries.length}`);
}

/** Objects with more fields than this are rejected unread. */
const LONGEST_OBJECT = 1000;

/** Options that are copied and not validated yet. */
export type Unread<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** Copies the options of an object, reading each once; unknown names are rejected, undefined counts as absent. */
export function readOptions<K extends string>(value: unknown, names: readonly K[], name: string): Unread<K> {
	if (value === undefined) return {} as Unread<K>;
	const entries = readEntries(value, 0, LONGEST_OBJECT, name);
	const stranger = entries.find(([key]) => !isWord(key, names));
	if (stranger !== undefined) throw fault(name, `has no field ${quote(stranger[0])}. Known: ${names.join(', ')}${hint(stranger[0], names)}`);
	// Only known keys are left.
	return Object.fromEntries(entries) as Unread<K>;
}

/** Says what a getter of the caller did. */
export const READING_THROWS = 'throws an error when it is read. Pass plain data';

/** Calls a function of the caller with a number. */
export function callWith(call: (x: number) => unknown, x: number, name: string): unknown {
	try {
		return call(x);
	} catch {
		throw fault(name, 'throws an error when it is called');
	}
}

/** Describes any value in a few words, without running its getters. */
export function describe(value: unknown): string {
	const type = typeof value;
	if (type === 'string') return `the text ${quote(value as string)}`;
	if (type === 'object') return value === null ? 'null' : 'an object';
	return type === 'function' || type === 'symbol' || type === 'bigint' ? `a ${type}` : String(value);
}
