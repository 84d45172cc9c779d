/*
 * Reads arguments that are colors: a Color of any known space, or a text. A value is read once and copied, as in `arguments.ts`.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { InputError, quote } from '../errors.ts';
import { isCoordinate, isWithin, LARGEST, MOST_ITEMS } from '../fn/arguments.ts';
import type { Vec3 } from '../math/matrix.ts';
import { parseCss } from '../reading/css-parse.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto, convertTo } from '../spaces/convert.ts';
import { findSpace } from '../spaces/define-space.ts';
import { SPACE_IDS, type SpaceId } from '../spaces/table.ts';
import { describe, fault, parsePath, readList, readNumber, READING_THROWS, readWhole, readWord } from './arguments.ts';
import { isCommon, isSpaceId, isTableId } from './read-space.ts';

/** A Color, or a text that `parse` of the same entry reads: CSS and HEX in `tincture`, also names in `tincture/names`. */
export type ColorLike = Color<string> | string;

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
	if (typeof value !== 'object') return readSlowly(value, name, read);
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
	return readSlowly(value, name, read);
}

/** A sum of squares below this has no coordinate beyond LARGEST; NaN fails the comparison. */
const MOST_SQUARED = 1e59;

/** True for three finite numbers up to LARGEST, a valid alpha, and no missing channel. */
export const isWhole = (x: unknown, y: unknown, z: unknown, length: unknown, alpha: unknown, none: unknown): boolean =>
	length === 3 && none === 0 && typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
	&& x * x + y * y + z * z < MOST_SQUARED && typeof alpha === 'number' && alpha >= 0 && alpha <= 1;

type Fields = Readonly<Record<'space' | 'coords' | 'alpha' | 'none', unknown>>;

function readSlowly(value: unknown, name: string, read: (text: string) => Color): Parts {
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
function requireColor<S extends string>(value: Color<S>, name: string): Color<S>;
function requireColor(value: unknown, name: string): Color<string>;
function requireColor(value: unknown, name: string): Color<string> {
	if (typeof value !== 'object' || value === null) throw fault(name, `must be a Color, got ${describe(value)}. ${writeColor(value)}`);
	let space: unknown, coords: unknown, alpha: unknown, none: unknown;
	try {
		({ space, coords, alpha, none } = value as Readonly<Record<string, unknown>>);
	} catch {
		throw fault(name, READING_THROWS);
	}
	return colorFrom(space, coords, alpha, none, name);
}

/** True if `requireColor` accepts the value. Reads every part once and creates no message. */
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

/** Reads a list of colors. */
export const readColors = (value: unknown, least: number, name: string, most = MOST_ITEMS): readonly Color[] =>
	readList(value, least, most, name).map((item, i) => readColor(item, `${name}[${i}]`));
