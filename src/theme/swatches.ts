/*
 * Swatch files as themes: Adobe Swatch Exchange (ASE) and Photoshop color swatches (ACO), sent as base64, and palettes of GIMP
 * (GPL), as text or as base64. Files of bytes are read and not written; a palette of GIMP is text like any other.
 *
 * Numbers are big-endian. CMYK is converted to sRGB as CSS does without a profile (CSS Color 5, device-cmyk).
 *
 * Source  ASE: "ASEF", version, blocks of type, length, UTF-16 name, color model and floats (published by selapa.net/swatches).
 *         ACO: Adobe Photoshop File Formats Specification, "Color swatches". GPL: docs.gimp.org, "Palettes".
 * Proof   test/theme/swatches.test.ts: files written there byte by byte.
 */

import { spend } from '../math/budget.ts';
import { round } from '../math/round.ts';
import type { Steps } from '../math/steps.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromBase64 } from '../tokens/bytes.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { fixedLiteral, numbersLiteral, type Literal } from './literal.ts';
import type { Part } from './place.ts';

/** True for a palette of GIMP. */
export const isGpl = (text: string): boolean => /^\s*GIMP Palette\b/.test(text);

const beginsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean => first.every((byte, i) => bytes[i] === byte);

/** True for a file of Adobe Swatch Exchange, which begins with ASEF. */
export const isAse = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x41, 0x53, 0x45, 0x46);

/** True for a file of Photoshop color swatches, which begins with its version, 1 or 2. */
export const isAco = (bytes: Uint8Array): boolean => beginsWith(bytes, 0, 1) || beginsWith(bytes, 0, 2);

/** Reads the swatches of Adobe Swatch Exchange. */
export const readAse = (draft: Draft, bytes: Uint8Array): Steps<void> => addSwatches(draft, listAse(bytes));

/** Reads Photoshop color swatches. */
export const readAco = (draft: Draft, bytes: Uint8Array): Steps<void> => addSwatches(draft, listAco(bytes));

/** Units for one byte of base64. */
const BYTE_COST = 0.01;

/** The bytes of base64 with white space in any place; undefined for any other text. */
export function decodeBase64(text: string): Uint8Array | undefined {
	try {
		const bytes = fromBase64(text);
		spend(bytes.length * BYTE_COST);
		return bytes;
	} catch {
		return undefined;
	}
}

/** A color, its name and its offset in bytes. */
interface Swatch {
	readonly name: string;
	readonly color: Color;
	readonly at: number;
}

/** Units for one swatch, and for one block of any type. */
const SWATCH_COST = 2, BLOCK_COST = 0.2;

function* addSwatches(draft: Draft, swatches: readonly Swatch[]): Steps<void> {
	const { length } = draft.text;
	for (const { name, color: of, at } of nameEach(swatches)) {
		// Three bytes are four letters of base64.
		const start = Math.min(length, Math.floor((at * 4) / 3)), end = Math.min(length, start + 4);
		addEntry(draft, { name, text: name, start, end, value: { kind: 'literal', literal: fixedLiteral(of, { start, end }, name) } });
		yield;
	}
}

/** Swatches with different names. */
function nameEach<T extends Pick<Swatch, 'name'>>(swatches: readonly T[]): readonly T[] {
	const taken = new Map<string, number>();
	return swatches.map((swatch, i) => {
		const plain = swatch.name.trim() === '' ? `color-${i + 1}` : swatch.name.trim(), count = (taken.get(plain) ?? 0) + 1;
		taken.set(plain, count);
		return { ...swatch, name: count === 1 ? plain : `${plain} (${count})` };
	});
}

/** Reads numbers and names from bytes; beyond the end everything is 0. */
const createReader = (bytes: Uint8Array) => {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const has = (at: number, count: number): boolean => at + count <= bytes.length;
	return {
		u16: (at: number): number => (has(at, 2) ? view.getUint16(at) : 0),
		i16: (at: number): number => (has(at, 2) ? view.getInt16(at) : 0),
		u32: (at: number): number => (has(at, 4) ? view.getUint32(at) : 0),
		f32: (at: number): number => {
			const x = has(at, 4) ? view.getFloat32(at) : 0;
			// A float holds seven digits of a share.
			return Number.isFinite(x) ? round(Math.max(-1000, Math.min(1000, x)), 6) : 0;
		},
		/** Reads UTF-16 of a number of units, without the NUL at the end. */
		name: (at: number, units: number): string => {
			let text = '';
			spend(Math.min(units, MOST_UNITS) / 50);
			for (let i = 0; i < Math.min(units, MOST_UNITS) && has(at + 2 * i, 2); i++) {
				const unit = view.getUint16(at + 2 * i);
				if (unit !== 0) text += String.fromCharCode(unit);
			}
			// Half of a surrogate pair is not a character.
			return text.replace(/\p{Surrogate}/gu, '\ufffd');
		},
	};
};

/** Maximum number of UTF-16 units of a name in a file of bytes. */
const MOST_UNITS = 200;

const COLOR_BLOCK = 0x0001;

function listAse(bytes: Uint8Array): readonly Swatch[] {
	const { u16, u32, f32, name } = createReader(bytes), swatches: Swatch[] = [];
	let at = 12;
	while (at + 6 <= bytes.length) {
		const type = u16(at), length = u32(at + 2), from = at + 6;
		spend(BLOCK_COST);
		if (type === COLOR_BLOCK) {
			spend(SWATCH_COST);
			const units = u16(from), model = from + 2 + 2 * units, kind = String.fromCharCode(...bytes.slice(model, model + 4)).trim();
			const [a, b, c, d] = [0, 1, 2, 3].map((i) => f32(model + 4 + 4 * i)) as [number, number, number, number];
			const of = kind === 'RGB' ? color('srgb', [a, b, c])
				: kind === 'CMYK' ? fromCmyk(a, b, c, d)
				: kind === 'LAB' ? color('lab', [a * 100, b, c])
				: kind === 'Gray' ? color('srgb', [a, a, a]) : undefined;
			if (of !== undefined) swatches.push({ name: name(from + 2, units), color: of, at });
		}
		at = from + length;
	}
	return swatches;
}

/** The color of a space id of ACO and four numbers; undefined for other spaces. */
function acoColor(space: number, u16: (i: number) => number, i16: (i: number) => number): Color | undefined {
	const [w, x, y, z] = [0, 1, 2, 3].map(u16) as [number, number, number, number], most = 65535;
	switch (space) {
		case 0: return color('srgb', [w / most, x / most, y / most]);
		case 1: return convert(color('hsv', [(w / most) * 360, (x / most) * 100, (y / most) * 100]), 'srgb');
		// The largest number means no ink.
		case 2: return fromCmyk(1 - w / most, 1 - x / most, 1 - y / most, 1 - z / most);
		case 7: return color('lab', [w / 100, i16(1) / 100, i16(2) / 100]);
		case 8: return fromCmyk(0, 0, 0, 1 - Math.min(1, w / 10000));
		case 9: return fromCmyk(w / 10000, x / 10000, y / 10000, z / 10000);
		default: return undefined;
	}
}

function listAco(bytes: Uint8Array): readonly Swatch[] {
	const { u16, i16, u32, name } = createReader(bytes), lists: Swatch[][] = [];
	let at = 0;
	// A file lists its colors without names, and usually a second time with names.
	while (lists.length < 2) {
		const version = u16(at), count = u16(at + 2), swatches: Swatch[] = [];
		at += 4;
		for (let i = 0; i < count && at + 10 <= bytes.length; i++) {
			spend(SWATCH_COST);
			const from = at, of = acoColor(u16(from), (part) => u16(from + 2 + 2 * part), (part) => i16(from + 2 + 2 * part));
			at += 10;
			const units = version === 2 ? u32(at) : 0;
			if (of !== undefined) swatches.push({ name: version === 2 ? name(at + 4, units) : '', color: of, at: from });
			if (version === 2) at += 4 + 2 * units;
		}
		lists.push(swatches);
	}
	return lists.at(-1)!.length > 0 ? lists.at(-1)! : lists[0]!;
}

function fromCmyk(c: number, m: number, y: number, k: number): Color {
	const part = (ink: number): number => round(1 - Math.min(1, ink * (1 - k) + k), 6);
	return color('srgb', [part(c), part(m), part(y)]);
}

/** Three numbers and an optional name. Each run of blanks ends at another character, so there is no backtracking. */
const LINE = /^[ \t]*(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})(?:[ \t]([^]*))?$/;

/** Units for one line. */
const LINE_COST = 3;

interface PaletteColor {
	readonly name: string;
	readonly literal: Literal;
}

/** Reads a palette of GIMP. */
export function* readGpl(draft: Draft, text: string): Steps<void> {
	const swatches: PaletteColor[] = [];
	for (let from = 0; from < text.length;) {
		const end = endOfLine(text, from), swatch = readLine(text.slice(from, end), from);
		if (swatch !== undefined) swatches.push(swatch);
		from = end + 1;
		yield;
	}
	for (const { name, literal } of nameEach(swatches)) {
		const { start, end } = literal;
		addEntry(draft, { name, start, end, value: { kind: 'literal', literal } });
	}
}

/** Offset of the next CR or LF, or of the end. */
function endOfLine(text: string, from: number): number {
	let at = from;
	while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
	return at;
}

function readLine(line: string, offset: number): PaletteColor | undefined {
	spend(LINE_COST + line.length / 50);
	const match = LINE.exec(line), values = match?.slice(1, 4) ?? [];
	if (match === null || values.some((value) => Number(value) > 255)) return undefined;
	const numbers: Part[] = [];
	let from = 0;
	for (const value of values) {
		const start = line.indexOf(value, from);
		from = start + value.length;
		numbers.push({ start: offset + start, end: offset + from, text: value });
	}
	const of = color('srgb', [Number(values[0]) / 255, Number(values[1]) / 255, Number(values[2]) / 255]);
	const span = { start: numbers[0]!.start, end: numbers[2]!.end }, written = line.slice(span.start - offset, from);
	return { name: match[4] ?? '', literal: numbersLiteral(span, written, of, numbers, undefined, 255) };
}
