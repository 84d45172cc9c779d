/*
 * What a program may hand to a function of the library: anything. Each argument is read once, looked at as a whole and
 * copied, so that behind this room only finite numbers and known words are met, whatever the caller's objects answer
 * the second time.
 *
 * Every reader gives the value or throws InputError with one issue, whose path is the name of the argument: what is
 * allowed, what came, and where one is near, the word that was probably meant.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { InputError, quote, sentence, type Path } from '../errors.ts';
import type { Vec3 } from '../math/matrix.ts';
import { nearWord } from '../math/near-word.ts';
import { parseCss } from '../reading/css-parse.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import { noteOf } from '../spaces/further.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { SPACES, SPACE_IDS, type SpaceId } from '../spaces/table.ts';

/** A Color, or a text that the `parse` of the same entry reads: CSS and HEX in `tincture`, names too in `tincture/names`. */
export type ColorLike = Color<SpaceId | MoreSpaceId> | string;

/**
 * The largest coordinate, either way: a billion billion times what the most distant conversion of a color that can be
 * written gives, and still small enough that nothing computed from it overflows.
 */
export const LARGEST = 1e30;

/** One fault of one argument. */
export const fault = (name: string, claim: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: pathOf(name), detail: sentence(`${name} ${claim}`) });

/** `color.coords[1]` is the path color, coords, 1. */
const pathOf = (name: string): Path =>
	name.split(/[.[\]]+/).filter((part) => part !== '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * What was read of a color that stands in the table: flat, so that a compiler that sees reader and user at once makes no
 * object of it.
 */
export interface Parts {
	readonly space: SpaceId;
	readonly x: number;
	readonly y: number;
	readonly z: number;
	readonly alpha: number;
	readonly none: number;
}

/**
 * A color as a value of the caller, or as a text, in its parts. One of a further space comes in the base of that.
 *
 * Nearly all colors are whole and stand in the table: of those every part is asked once and nothing else is done. What
 * is otherwise is read again, by what knows more kinds and can say what is wrong.
 */
export function partsOf(value: unknown, name: string, read = parseCss): Parts {
	if (typeof value !== 'object') return slowPartsOf(value, name, read);
	let space: unknown, coords: unknown, alpha: unknown, none: unknown, x: unknown, y: unknown, z: unknown, length: unknown;
	try {
		({ space, coords, alpha, none } = value as Fields);
		({ 0: x, 1: y, 2: z, length } = coords as ArrayLike<unknown>);
	} catch {
		// The length, which is read last, was not.
	}
	// `isWhole`, written out: a call would make an object of each number where the compiler has no room left to see into it.
	if (
		length === 3 && none === 0 && typeof alpha === 'number' && alpha >= 0 && alpha <= 1
		&& typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
		&& x * x + y * y + z * z < MOST_SQUARED && isCommon(space)
	) return { space, x, y, z, alpha, none: 0 };
	return slowPartsOf(value, name, read);
}

/** So small a sum of squares has no coordinate beyond LARGEST in it, and NaN makes none. */
const MOST_SQUARED = 1e59;

/** Three finite numbers up to LARGEST, an alpha, and nothing missing? */
export const isWhole = (x: unknown, y: unknown, z: unknown, length: unknown, alpha: unknown, none: unknown): boolean =>
	length === 3 && none === 0 && typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
	&& x * x + y * y + z * z < MOST_SQUARED && typeof alpha === 'number' && alpha >= 0 && alpha <= 1;

type Fields = Readonly<Record<'space' | 'coords' | 'alpha' | 'none', unknown>>;

function slowPartsOf(value: unknown, name: string, read: (text: string) => Color): Parts {
	const { space, coords, alpha, none } = colorOf(value, name, read);
	// By their places: taking the list apart would step through an iterator, which costs as much as all else of a short text.
	return { space, x: coords[0], y: coords[1], z: coords[2], alpha, none };
}

/** A color as a value of the caller, or as a text, in a space of the table; it shares nothing with the value. */
export const colorIn = (value: unknown, name: string, to: SpaceId): Color =>
	(typeof value === 'string' ? convert(textColor(value, name), to) : inSpace(partsOf(value, name), to));

/** Parts as a color of a space of the table. */
function inSpace({ space, x, y, z, alpha, none }: Parts, to: SpaceId): Color {
	// No coordinate is -0.
	const coords: Vec3 = [x + 0, y + 0, z + 0];
	return { space: to, coords, alpha: alpha + 0, none: space === to ? none + 0 : convertInto(coords, space, to) | (none & NONE_ALPHA) };
}

/** Only the coordinates of a color, in a space of the table. */
export function coordsIn(value: unknown, name: string, to: SpaceId): Vec3 {
	const parts = partsOf(value, name);
	return parts.space === to ? [parts.x, parts.y, parts.z] : converted(parts.space, parts.x, parts.y, parts.z, to);
}

function converted(from: SpaceId, x: number, y: number, z: number, to: SpaceId): Vec3 {
	const coords: Vec3 = [x, y, z];
	convertInto(coords, from, to);
	return coords;
}

/** A color of the table from its parts. */
export const whole = (parts: Parts): Color => inSpace(parts, parts.space);

/** A color as a value of the caller: its own copy, or the text read. One of a further space comes in the base of that. */
export const colorOf = (value: unknown, name: string, read = parseCss): Color =>
	// Whatever a text says stands in the table.
	(typeof value === 'string' ? textColor(value, name, read) : inTable(givenColor(value as Color<string>, name)));

/** A color in its space, or in the base of a further one. What stands in none of those stands in the table. */
const inTable = (color: Color<string>): Color => noteOf(color.space)?.toTable(color) ?? (color as Color);

/** A color of any space in any other. */
export function intoSpace(color: Color<string>, to: Space): Color<string> {
	const known = inTable(color), note = noteOf(to.id);
	return note ? note.fromTable(known) : convert(known, to.id as SpaceId);
}

/** The same, left in its space. */
export const anyColorOf = (value: unknown, name: string): Color<string> =>
	(typeof value === 'string' ? textColor(value, name) : givenColor(value as Color<string>, name));

/** The color of a text. Throws InputError, whose path is the name of the argument. */
function textColor(text: string, name: string, read = parseCss): Color {
	try {
		return read(text);
	} catch (error) {
		throw error instanceof InputError ? placed(error, name) : error;
	}
}

/** The faults of a color text, as those of the argument it was given as. */
function placed(error: InputError, name: string): InputError {
	const [first, ...rest] = error.issues.map(({ code, detail }) => ({ code, path: pathOf(name), detail: `${name}: ${detail}` }));
	// An InputError has at least one issue.
	return new InputError(first!, ...rest);
}

/** A Color and no text. */
export function givenColor<S extends string>(value: Color<S>, name: string): Color<S>;
export function givenColor(value: unknown, name: string): Color<string>;
export function givenColor(value: unknown, name: string): Color<string> {
	if (typeof value !== 'object' || value === null) throw fault(name, `must be a Color, got ${described(value)}. ${writeColor(value)}`);
	let space: unknown, coords: unknown, alpha: unknown, none: unknown;
	try {
		({ space, coords, alpha, none } = value as Readonly<Record<string, unknown>>);
	} catch {
		throw fault(name, READING_THROWS);
	}
	return colorFrom(space, coords, alpha, none, name);
}

/** Would `givenColor` take it? Every part is asked once, and nothing is said of it. */
export function isGivenColor(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	try {
		const { space, coords, alpha = 1, none = 0 } = value as Partial<Fields>, isList = typeof coords === 'object' && coords !== null;
		if (!isList || !isSpace(space) || !isWithin(alpha, 0, 1) || !isWithin(none, 0, 15) || !Number.isInteger(none)) return false;
		const { 0: x, 1: y, 2: z, length } = coords as ArrayLike<unknown>;
		return length === 3 && [x, y, z].every((channel, i) => (none & (1 << i)) !== 0 || isCoordinate(channel));
	} catch {
		return false;
	}
}

const READING_THROWS = 'throws an error when it is read. Pass plain data';

const writeColor = (value: unknown): string =>
	typeof value === 'string' ? `Write parse(${quote(value)})` : 'Write a text such as "#3b82f6", or what parse or color gave';

/** A color from its parts; of a color made by hand alpha and the mask may be absent. `owner` is the argument they are parts of. */
export function colorFrom(space: unknown, coords: unknown, alpha: unknown = 1, none: unknown = 0, owner = ''): Color<string> {
	let x: unknown, y: unknown, z: unknown, length: unknown, isRead = true;
	if (typeof coords === 'object' && coords !== null) {
		try {
			const list = coords as ArrayLike<unknown>;
			x = list[0];
			y = list[1];
			z = list[2];
			length = list.length;
		} catch {
			isRead = false;
		}
	}
	// Nearly all colors are whole. These are asked without a function made or a message thought of.
	if (isSpace(space) && length === 3 && none === 0 && isCoordinate(x) && isCoordinate(y) && isCoordinate(z) && isWithin(alpha, 0, 1)) {
		return { space, coords: [x + 0, y + 0, z + 0], alpha: alpha + 0, none: 0 };
	}
	const of = (part: string): string => (owner === '' ? part : `${owner}.${part}`);
	const id = isSpace(space) ? space : wordOf(space, SPACE_IDS, of('space'));
	const mask = wholeOf(none, 0, 15, of('none')), opacity = numberOf(alpha, 0, 1, of('alpha'));
	if (length !== 3) {
		const got = length === undefined ? described(coords) : `${described(length)} of them`;
		throw fault(of('coords'), isRead ? `must be a list of three numbers like [0.5, 0.1, 250], got ${got}` : READING_THROWS);
	}
	// A missing channel holds 0, whatever stands there.
	const channel = (value: unknown, at: number): number =>
		((mask & (1 << at)) !== 0 ? 0 : numberOf(value, -LARGEST, LARGEST, of(`coords[${at}]`)));
	return { space: id, coords: [channel(x, 0), channel(y, 1), channel(z, 2)], alpha: (mask & NONE_ALPHA) === 0 ? opacity : 0, none: mask };
}

/** The id of a space of the table, or of a further one that the program holds. */
const isSpace = (value: unknown): value is string => typeof value === 'string' && noteOf(value) !== undefined;

const isCoordinate = (value: unknown): value is number => isWithin(value, -LARGEST, LARGEST);

/** Is it the id of one of the spaces that nearly all colors stand in? Asked without a search. */
const isCommon = (id: unknown): id is 'srgb' | 'oklch' | 'oklab' | 'lab' =>
	id === 'srgb' || id === 'oklch' || id === 'oklab' || id === 'lab';

/** Is it the id of a space of the table? */
export const isTableId = (value: unknown): value is SpaceId => isCommon(value) || noteOf(value) === null;

/** A space by its id, or a further one as itself. */
export function spaceOf(value: unknown, name: string): Space {
	const note = noteOf(value);
	if (!note) return SPACES[wordOf(value, SPACE_IDS, name)];
	if (note.space === value) return note.space;
	throw fault(name, `must be one of ${SPACE_IDS.join(', ')}; ${note.advice}`);
}

const isWord = <W extends string>(value: unknown, words: readonly W[]): value is W => (words as readonly unknown[]).includes(value);

/** NaN compares as false. */
const isWithin = (value: unknown, least: number, most: number): value is number =>
	typeof value === 'number' && value >= least && value <= most;

/** One of a table's words. */
export function wordOf<W extends string>(value: unknown, words: readonly W[], name: string): W {
	if (isWord(value, words)) return value;
	const got = typeof value === 'string' ? `${quote(value)}${hint(value, words)}` : described(value);
	throw fault(name, `must be one of ${words.join(', ')}, got ${got}`);
}

/** `. Did you mean "hex"?`, where a word is near: `p3` is `display-p3`. */
function hint(word: string, words: readonly string[]): string {
	const near = nearWord(word.slice(0, 40).toLowerCase(), words);
	return near === undefined ? '' : `. Did you mean "${near}"?`;
}

/** A finite number within bounds, which belong to it. */
export function numberOf(value: unknown, least: number, most: number, name: string, isWhole = false): number {
	if (isWithin(value, least, most) && (!isWhole || Number.isInteger(value))) return value + 0;
	throw fault(name, `must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, got ${described(value)}`);
}

/** A whole number within bounds, which belong to it. */
export const wholeOf = (value: unknown, least: number, most: number, name: string): number =>
	numberOf(value, least, most, name, true);

/** A text of any length. */
export function textOf(value: unknown, name: string): string {
	if (typeof value === 'string') return value;
	throw fault(name, `must be a text such as "#3b82f6", got ${described(value)}`);
}

/** A list of the caller as a plain one, each item read once. */
export function listOf(value: unknown, least: number, most: number, name: string): readonly unknown[] {
	let items: readonly unknown[] | undefined;
	try {
		// A list that is no plain one may say anything of its length.
		if (Array.isArray(value))
			items = Array.from({ length: Math.min(new Array(value.length).length, most + 1) }, (_, i) => value[i] as unknown);
	} catch {
		throw fault(name, READING_THROWS);
	}
	if (items === undefined) throw fault(name, `must be a list, got ${described(value)}`);
	if (items.length < least || items.length > most)
		throw fault(name, `must have ${least} to ${most} items, got ${items.length > most ? 'more' : items.length}`);
	return items;
}

/** The colors of a list. */
export const colorsOf = (value: unknown, least: number, name: string, most = MOST_ITEMS): readonly Color[] =>
	listOf(value, least, most, name).map((item, i) => colorOf(item, `${name}[${i}]`));

/** More than this many colors are a picture, and no list. */
const MOST_ITEMS = 10_000;

/** Where the colors of a list stand: one place from 0 to 1 for each, never falling. */
export function placesOf(value: unknown, count: number, name: string): readonly number[] {
	const places = listOf(value, count, count, name).map((item, i) => numberOf(item, 0, 1, `${name}[${i}]`));
	places.forEach((place, i) => {
		if (i > 0 && place < places[i - 1]!) throw fault(`${name}[${i}]`, `must not be less than the one before it, got ${place}`);
	});
	return places;
}

/** The properties of an object of the caller, whatever their names, each read once. */
export function entriesOf(value: unknown, least: number, most: number, name: string): readonly (readonly [string, unknown])[] {
	if (typeof value !== 'object' || value === null) throw fault(name, `must be an object, got ${described(value)}`);
	let entries: readonly (readonly [string, unknown])[];
	try {
		entries = Object.keys(value).slice(0, most + 1).map((key) => [key, (value as Readonly<Record<string, unknown>>)[key]] as const);
	} catch {
		throw fault(name, READING_THROWS);
	}
	if (entries.length >= least && entries.length <= most) return entries;
	throw fault(name, `must have ${least} to ${most} fields, got ${entries.length > most ? 'more' : entries.length}`);
}

/** More fields than anything takes, one of which is then unknown. */
const LONGEST_OBJECT = 1000;

/** The properties of an object of the caller, each read once, whose names are all known; undefined stands for none. */
export function optionsOf<K extends string>(value: unknown, known: readonly K[], name: string): Readonly<Partial<Record<K, unknown>>> {
	if (value === undefined) return {} as Partial<Record<K, unknown>>;
	const entries = entriesOf(value, 0, LONGEST_OBJECT, name);
	const stranger = entries.find(([key]) => !isWord(key, known));
	if (stranger !== undefined) throw fault(name, `has no field ${quote(stranger[0])}. Known: ${known.join(', ')}${hint(stranger[0], known)}`);
	// Every key is known.
	return Object.fromEntries(entries) as Partial<Record<K, unknown>>;
}

/** What a function of the caller gives for a number. */
export function calledWith(call: (x: number) => unknown, x: number, name: string): unknown {
	try {
		return call(x);
	} catch {
		throw fault(name, 'throws an error when it is called');
	}
}

/** Any value in a few words, without asking it anything. */
export function described(value: unknown): string {
	const type = typeof value;
	if (type === 'string') return `the text ${quote(value as string)}`;
	if (type === 'object') return value === null ? 'null' : 'an object';
	return type === 'function' || type === 'symbol' || type === 'bigint' ? `a ${type}` : String(value);
}
