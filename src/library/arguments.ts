/*
 * Validates arguments of the library, which may be any value. Each argument is read once, validated as a whole and copied, so
 * the code behind it only sees finite numbers and known words, even if a getter of the caller later returns something else.
 *
 * Every reader returns the value or throws an InputError with one issue. Its path is the name of the argument; its text says what
 * is allowed, what was received, and for a near miss the word that was probably intended.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { InputError, quote, sentence, type Path } from '../errors.ts';
import { LARGEST } from '../fn/arguments.ts';
import { camelCase } from '../math/camel-case.ts';
import type { Vec3 } from '../math/matrix.ts';
import { nearWord } from '../math/near-word.ts';
import { parseCss } from '../reading/css-parse.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto, convertTo } from '../spaces/convert.ts';
import { findSpace, isSpace } from '../spaces/define-space.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { SPACES, SPACE_IDS, type SpaceId } from '../spaces/table.ts';

/** A Color, or a text that `parse` of the same entry reads: CSS and HEX in `tincture`, also names in `tincture/names`. */
export type ColorLike = Color<SpaceId | MoreSpaceId> | string;

/** A fault of one argument. */
export const fault = (name: string, claim: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: parsePath(name), detail: sentence(`${name} ${claim}`) });

/** Path of an argument: `color.coords[1]` becomes color, coords, 1. */
const parsePath = (name: string): Path =>
	name.split(/[.[\]]+/).filter((part) => part !== '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * A color of a space in the table, flat, so that an optimizing compiler that inlines the reader allocates no object.
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
 * Reads a color or a text. Converts a color of a further space to its base.
 *
 * Fast path: nearly all colors are complete and in the table; each of their parts is read once. Any other value takes the slow
 * path, which supports all spaces and has the messages.
 */
export function readParts(value: unknown, name: string, read = parseCss): Parts {
	if (typeof value !== 'object') return slowPartsOf(value, name, read);
	let space: unknown, coords: unknown, alpha: unknown, none: unknown, x: unknown, y: unknown, z: unknown, length: unknown;
	try {
		({ space, coords, alpha, none } = value as Fields);
		({ 0: x, 1: y, 2: z, length } = coords as ArrayLike<unknown>);
	} catch {
		// The length of the list, which is read last, was wrong.
	}
	// `isWhole` inlined by hand: V8 would box each number where its inlining budget is used up.
	if (
		length === 3 && none === 0 && typeof alpha === 'number' && alpha >= 0 && alpha <= 1
		&& typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
		&& x * x + y * y + z * z < MOST_SQUARED && isCommon(space)
	) return { space, x, y, z, alpha, none: 0 };
	return slowPartsOf(value, name, read);
}

/** A sum of squares below this has no coordinate beyond LARGEST; NaN fails the comparison. */
const MOST_SQUARED = 1e59;

/** True for three finite numbers up to LARGEST, a valid alpha, and no missing channel. */
export const isWhole = (x: unknown, y: unknown, z: unknown, length: unknown, alpha: unknown, none: unknown): boolean =>
	length === 3 && none === 0 && typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
	&& x * x + y * y + z * z < MOST_SQUARED && typeof alpha === 'number' && alpha >= 0 && alpha <= 1;

type Fields = Readonly<Record<'space' | 'coords' | 'alpha' | 'none', unknown>>;

function slowPartsOf(value: unknown, name: string, read: (text: string) => Color): Parts {
	const { space, coords, alpha, none } = readColor(value, name, read);
	// By index: destructuring would run the iterator, which takes as long as the rest of a short text.
	return { space, x: coords[0], y: coords[1], z: coords[2], alpha, none };
}

/** Reads a color or a text and converts it to a space of the table. The result shares nothing with the value. */
export const readColorIn = (value: unknown, name: string, to: SpaceId): Color =>
	(typeof value === 'string' ? convert(textColor(value, name), to) : inSpace(readParts(value, name), to));

/** Converts parts to a space of the table. */
function inSpace({ space, x, y, z, alpha, none }: Parts, to: SpaceId): Color {
	// Replaces -0 by 0.
	const coords: Vec3 = [x + 0, y + 0, z + 0];
	return { space: to, coords, alpha: alpha + 0, none: space === to ? none + 0 : convertInto(coords, space, to) | (none & NONE_ALPHA) };
}

/** Only the coordinates, in a space of the table. */
export function readCoordsIn(value: unknown, name: string, to: SpaceId): Vec3 {
	const parts = readParts(value, name);
	return parts.space === to ? [parts.x, parts.y, parts.z] : converted(parts.space, parts.x, parts.y, parts.z, to);
}

function converted(from: SpaceId, x: number, y: number, z: number, to: SpaceId): Vec3 {
	const coords: Vec3 = [x, y, z];
	convertInto(coords, from, to);
	return coords;
}

/** A color from its parts, in the same space. */
export const whole = (parts: Parts): Color => inSpace(parts, parts.space);

/** Reads a color as an own copy, or parses a text. Converts a color of a further space to its base. */
export const readColor = (value: unknown, name: string, read = parseCss): Color =>
	// Parsed colors always have a space of the table.
	(typeof value === 'string' ? textColor(value, name, read) : inTable(requireColor(value as Color<string>, name)));

/** Converts a color of a further space to its base. Any other color is already in the table. */
function inTable(color: Color<string>): Color {
	if (isTableId(color.space)) return color as Color;
	// Readers accept the ids of known spaces only.
	let space = findSpace(color.space)!;
	// The root is in the table.
	while (!isTableId(space.id)) space = space.base!;
	return convertTo(color, space) as Color;
}

/** The same, without conversion of further spaces. */
export const readAnyColor = (value: unknown, name: string): Color<string> =>
	(typeof value === 'string' ? textColor(value, name) : requireColor(value as Color<string>, name));

/** Parses a text. Throws an InputError whose path is the name of the argument. */
function textColor(text: string, name: string, read = parseCss): Color {
	try {
		return read(text);
	} catch (error) {
		throw error instanceof InputError ? prefixPaths(error, name) : error;
	}
}

/** Prefixes the paths of faults in a color text with the name of the argument. */
function prefixPaths(error: InputError, name: string): InputError {
	const [first, ...rest] = error.issues.map(({ code, detail }) => ({ code, path: parsePath(name), detail: `${name}: ${detail}` }));
	// An InputError has at least one issue.
	return new InputError(first!, ...rest);
}

/** Reads a Color; rejects texts. */
export function requireColor<S extends string>(value: Color<S>, name: string): Color<S>;
export function requireColor(value: unknown, name: string): Color<string>;
export function requireColor(value: unknown, name: string): Color<string> {
	if (typeof value !== 'object' || value === null) throw fault(name, `must be a Color, got ${describe(value)}. ${writeColor(value)}`);
	let space: unknown, coords: unknown, alpha: unknown, none: unknown;
	try {
		({ space, coords, alpha, none } = value as Readonly<Record<string, unknown>>);
	} catch {
		throw fault(name, READING_THROWS);
	}
	return colorFrom(space, coords, alpha, none, name);
}

/** True if `givenColor` accepts the value. Reads every part once and creates no message. */
export function isColorObject(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	try {
		const { space, coords, alpha = 1, none = 0 } = value as Partial<Fields>, isList = typeof coords === 'object' && coords !== null;
		if (!isList || !isSpaceId(space) || !isWithin(alpha, 0, 1) || !isWithin(none, 0, 15) || !Number.isInteger(none)) return false;
		const { 0: x, 1: y, 2: z, length } = coords as ArrayLike<unknown>;
		return length === 3 && [x, y, z].every((channel, i) => (none & (1 << i)) !== 0 || isCoordinate(channel));
	} catch {
		return false;
	}
}

const READING_THROWS = 'throws an error when it is read. Pass plain data';

const writeColor = (value: unknown): string =>
	typeof value === 'string' ? `Write parse(${quote(value)})` : 'Write a text such as "#3b82f6", or what parse or color gave';

/** A color from its parts; alpha and the mask of missing channels are optional. `owner` is the argument that has these parts. */
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
	// Fast path for complete colors: creates no closure and no message.
	if (isSpaceId(space) && length === 3 && none === 0 && isCoordinate(x) && isCoordinate(y) && isCoordinate(z) && isWithin(alpha, 0, 1)) {
		return { space, coords: [x + 0, y + 0, z + 0], alpha: alpha + 0, none: 0 };
	}
	const of = (part: string): string => (owner === '' ? part : `${owner}.${part}`);
	const id = isSpaceId(space) ? space : readWord(space, SPACE_IDS, of('space'));
	const mask = readWhole(none, 0, 15, of('none')), opacity = readNumber(alpha, 0, 1, of('alpha'));
	if (length !== 3) {
		const got = length === undefined ? describe(coords) : `${describe(length)} of them`;
		throw fault(of('coords'), isRead ? `must be a list of three numbers like [0.5, 0.1, 250], got ${got}` : READING_THROWS);
	}
	// A missing channel is stored as 0.
	const channel = (value: unknown, at: number): number =>
		((mask & (1 << at)) !== 0 ? 0 : readNumber(value, -LARGEST, LARGEST, of(`coords[${at}]`)));
	return { space: id, coords: [channel(x, 0), channel(y, 1), channel(z, 2)], alpha: (mask & NONE_ALPHA) === 0 ? opacity : 0, none: mask };
}

/** True for the id of a space of the table or of a further space that the program imports. */
const isSpaceId = (value: unknown): value is string => typeof value === 'string' && findSpace(value) !== undefined;

const isCoordinate = (value: unknown): value is number => isWithin(value, -LARGEST, LARGEST);

/** True for the most frequent spaces, without a lookup. */
const isCommon = (id: unknown): id is 'srgb' | 'oklch' | 'oklab' | 'lab' =>
	id === 'srgb' || id === 'oklch' || id === 'oklab' || id === 'lab';

/** True for the id of a space of the table. */
export const isTableId = (value: unknown): value is SpaceId =>
	isCommon(value) || (typeof value === 'string' && Object.hasOwn(SPACES, value));

/** A space, or one of the table by its id. */
export function readSpace(value: unknown, name: string): Space {
	if (isSpace(value)) return value;
	if (isTableId(value) || findSpace(value) === undefined) return SPACES[readWord(value, SPACE_IDS, name)];
	// The id of any other known space.
	const id = value as string;
	throw fault(name, `must be one of ${SPACE_IDS.join(', ')}; "${id}" is given as itself. Import ${camelCase(id)} and pass that`);
}

const isWord = <W extends string>(value: unknown, words: readonly W[]): value is W => (words as readonly unknown[]).includes(value);

/** False for NaN. */
const isWithin = (value: unknown, least: number, most: number): value is number =>
	typeof value === 'number' && value >= least && value <= most;

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

/** Reads a finite number within inclusive bounds. */
export function readNumber(value: unknown, least: number, most: number, name: string, isWhole = false): number {
	if (isWithin(value, least, most) && (!isWhole || Number.isInteger(value))) return value + 0;
	throw fault(name, `must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, got ${describe(value)}`);
}

/** Reads a whole number within inclusive bounds. */
export const readWhole = (value: unknown, least: number, most: number, name: string): number =>
	readNumber(value, least, most, name, true);

/** Reads a text of any length. */
export function readText(value: unknown, name: string): string {
	if (typeof value === 'string') return value;
	throw fault(name, `must be a text such as "#3b82f6", got ${describe(value)}`);
}

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
		throw fault(name, `must have ${least} to ${most} items, got ${items.length > most ? 'more' : items.length}`);
	return items;
}

/** Reads a list of colors. */
export const readColors = (value: unknown, least: number, name: string, most = MOST_ITEMS): readonly Color[] =>
	readList(value, least, most, name).map((item, i) => readColor(item, `${name}[${i}]`));

/** Most colors of a list; larger inputs are pictures. */
const MOST_ITEMS = 10_000;

/** Reads one position for each color, 0 to 1, ascending. */
export function readPositions(value: unknown, count: number, name: string): readonly number[] {
	const places = readList(value, count, count, name).map((item, i) => readNumber(item, 0, 1, `${name}[${i}]`));
	places.forEach((place, i) => {
		if (i > 0 && place < places[i - 1]!) throw fault(`${name}[${i}]`, `must not be less than the one before it, got ${place}`);
	});
	return places;
}

/** Copies the properties of an object with any keys, reading each once. */
export function readEntries(value: unknown, least: number, most: number, name: string): readonly (readonly [string, unknown])[] {
	if (typeof value !== 'object' || value === null) throw fault(name, `must be an object, got ${describe(value)}`);
	let entries: readonly (readonly [string, unknown])[];
	try {
		entries = Object.keys(value).slice(0, most + 1).map((key) => [key, (value as Readonly<Record<string, unknown>>)[key]] as const);
	} catch {
		throw fault(name, READING_THROWS);
	}
	if (entries.length >= least && entries.length <= most) return entries;
	throw fault(name, `must have ${least} to ${most} fields, got ${entries.length > most ? 'more' : entries.length}`);
}

/** Objects with more fields than this are rejected unread. */
const LONGEST_OBJECT = 1000;

/** Copies the options of an object, reading each once; unknown names are rejected, undefined counts as absent. */
export function readOptions<K extends string>(value: unknown, known: readonly K[], name: string): Readonly<Partial<Record<K, unknown>>> {
	if (value === undefined) return {} as Partial<Record<K, unknown>>;
	const entries = readEntries(value, 0, LONGEST_OBJECT, name);
	const stranger = entries.find(([key]) => !isWord(key, known));
	if (stranger !== undefined) throw fault(name, `has no field ${quote(stranger[0])}. Known: ${known.join(', ')}${hint(stranger[0], known)}`);
	// Only known keys are left.
	return Object.fromEntries(entries) as Partial<Record<K, unknown>>;
}

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
