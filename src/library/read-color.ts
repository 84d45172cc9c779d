/*
 * Reads arguments that are colors: a Color of any known space, or a text. A value is read once and copied, as in `arguments.ts`.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { errorWith, InputError } from '../errors.ts';
import { copyColor, LARGEST, MOST_ITEMS } from '../fn/arguments.ts';
import { parseCss } from '../reading/css-parse.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { findSpace } from '../spaces/define-space.ts';
import { SPACE_IDS } from '../spaces/table.ts';
import { describe, fault, parsePath, readList, readNumber, READING_THROWS, readWhole, readWord } from './arguments.ts';
import { isSpaceId, isTableId } from './read-space.ts';

/** A Color, or a text that `parse` of the same entry reads: CSS and HEX in `tincture`, also names in `tincture/names`. */
export type ColorLike = Color<string> | string;

/** Reads a color of any known space as an own copy, or parses a text. */
export function readAnyColor(value: unknown, name: string): Color<string> {
	if (typeof value === 'string') return textColor(value, name, parseCss);
	// Reading does not depend on the type.
	const copy = copyColor(value as Color<string>);
	return copy !== undefined && isSpaceId(copy.space) ? copy : readFields(value, name);
}

/** The same, and converts a color of a further space to its base. */
export function readColor(value: unknown, name: string, read = parseCss): Color {
	if (typeof value === 'string') return textColor(value, name, read);
	const copy = copyColor(value as Color<string>);
	return copy !== undefined && isTableId(copy.space) ? copy as Color : inBase(readAnyColor(value, name));
}

/** Converts a color of a further space to its base in the table. */
function inBase(color: Color<string>): Color {
	// Readers accept the ids of known spaces only.
	let space = findSpace(color.space)!;
	// The root is in the table.
	while (!isTableId(space.id)) space = space.base!;
	return convertTo(color, space) as Color;
}

/** Parses a text. Throws an InputError whose path is the name of the argument. */
function textColor(text: string, name: string, read: (text: string) => Color): Color {
	try {
		return read(text);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		throw errorWith(error.issues.map(({ code, detail }) => ({ code, path: parsePath(name), detail: `${name}: ${detail}` })));
	}
}

/** Fields of a color, which may be any values. */
type Fields = Readonly<Record<'space' | 'coords' | 'alpha' | 'none', unknown>>;

const copyFields = (value: unknown): Fields => {
	const { space, coords, alpha = 1, none = 0 } = value as Partial<Fields>;
	return { space, coords, alpha, none };
};

/** Reads the fields of a value that `copyColor` refuses: without alpha or a mask, or with a fault. */
function readFields(value: unknown, name: string): Color<string> {
	let fields: Partial<Fields> = {};
	try {
		if (typeof value === 'object' && value !== null) fields = copyFields(value);
	} catch {
		throw fault(name, READING_THROWS);
	}
	const { space, coords, alpha, none } = fields;
	if ((space ?? coords) === undefined)
		throw fault(name, `must be a Color, got ${describe(value)}. Write a text such as "#3b82f6", or what parse, color or fromChannels gave`);
	return colorFrom({ space, coords, alpha, none }, `${name}.`);
}

/** True if `readAnyColor` accepts an object. Creates no message. */
export function isColorObject(value: unknown): boolean {
	try {
		const copy = copyColor(copyFields(value) as Color<string>);
		return copy !== undefined && isSpaceId(copy.space);
	} catch {
		return false;
	}
}

/** A color from its fields. `owner` is the path of the value that has them, with a point. */
export function colorFrom({ space, coords, alpha, none }: Fields, owner = ''): Color<string> {
	const id = isSpaceId(space) ? space : readWord(space, SPACE_IDS, `${owner}space`);
	const mask = readWhole(none, 0, 15, `${owner}none`), opacity = readNumber(alpha, 0, 1, `${owner}alpha`);
	let x: unknown, y: unknown, z: unknown, length: unknown;
	try {
		if (typeof coords === 'object' && coords !== null) ({ 0: x, 1: y, 2: z, length } = coords as ArrayLike<unknown>);
	} catch {
		throw fault(`${owner}coords`, READING_THROWS);
	}
	if (length !== 3) {
		const got = length === undefined ? describe(coords) : `${describe(length)} of them`;
		throw fault(`${owner}coords`, `must be a list of three numbers like [0.5, 0.1, 250], got ${got}`);
	}
	// A missing channel is stored as 0.
	const channel = (part: unknown, at: number): number =>
		((mask & (1 << at)) !== 0 ? 0 : readNumber(part, -LARGEST, LARGEST, `${owner}coords[${at}]`));
	return { space: id, coords: [channel(x, 0), channel(y, 1), channel(z, 2)], alpha: (mask & NONE_ALPHA) === 0 ? opacity : 0, none: mask };
}

/** Reads a list of colors. */
export const readColors = (value: unknown, least: number, name: string, most = MOST_ITEMS): readonly Color[] =>
	readList(value, least, most, name).map((item, i) => readColor(item, `${name}[${i}]`));
