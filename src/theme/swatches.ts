/*
 * Swatch files as themes: Adobe Swatch Exchange (ASE) and Photoshop color swatches (ACO), sent as base64, and palettes of GIMP
 * (GPL), as text or as base64. Files of bytes are read and not written; a palette of GIMP is text like any other.
 *
 * Numbers are big-endian. CMYK is turned into sRGB as CSS does without a profile (CSS Color 5, device-cmyk).
 *
 * Source  ASE: "ASEF", version, blocks of type, length, UTF-16 name, color model and floats (published by selapa.net/swatches).
 *         ACO: Adobe Photoshop File Formats Specification, "Color swatches". GPL: docs.gimp.org, "Palettes".
 * Proof   test/theme/swatches.test.ts: files written there byte by byte.
 */

import { round } from '../math/round.ts';
import { whole } from '../math/steps.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { numbersLiteral, type Literal } from './literal.ts';
import { themeOf, type Entry, type Theme, type ThemeForm } from './theme.ts';

const BASE64 = /^[A-Za-z0-9+/\s]{12,}={0,2}\s*$/;

/** The theme of a swatch file; undefined for a text that is none. */
export function readSwatches(text: string): Theme | undefined {
	if (isGpl(text)) return readGpl(text);
	if (!BASE64.test(text)) return undefined;
	const bytes = bytesOf(text);
	if (bytes === undefined) return undefined;
	if (beginsWith(bytes, 'ASEF')) return themeOfBytes('ase', text, readAse(bytes));
	const version = bytes.length > 4 && bytes[0] === 0 ? bytes[1] : 0;
	if (version === 1 || version === 2) return themeOfBytes('aco', text, readAco(bytes));
	const palette = new TextDecoder().decode(bytes);
	return isGpl(palette) ? readGpl(palette) : undefined;
}

const isGpl = (text: string): boolean => /^\s*GIMP Palette\b/.test(text);

function bytesOf(base64: string): Uint8Array | undefined {
	try {
		return Uint8Array.from(atob(base64.replace(/\s+/g, '')), (character) => character.charCodeAt(0));
	} catch {
		return undefined;
	}
}

const beginsWith = (bytes: Uint8Array, word: string): boolean => [...word].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** A color, its name, and at which byte it stands. */
interface Swatch {
	readonly name: string;
	readonly color: Color;
	readonly at: number;
}

function themeOfBytes(form: ThemeForm, text: string, swatches: readonly Swatch[]): Theme {
	const entries = named(swatches).map(({ name, color: of, at }): Entry => {
		// Three bytes are four letters of base64.
		const start = Math.min(text.length, Math.floor((at * 4) / 3)), end = Math.min(text.length, start + 4);
		const literal: Literal = { color: of, text: name, start, end, form: 'fixed', channels: [], hex: undefined };
		return { name, key: name, text: name, start, end, when: [[]], value: { kind: 'literal', literal } };
	});
	return whole(themeOf(form, text, entries));
}

/** Each with a name of its own. */
function named(swatches: readonly Swatch[]): readonly Swatch[] {
	const taken = new Map<string, number>();
	return swatches.map((swatch, i) => {
		const plain = swatch.name.trim() === '' ? `color-${i + 1}` : swatch.name.trim(), count = (taken.get(plain) ?? 0) + 1;
		taken.set(plain, count);
		return { ...swatch, name: count === 1 ? plain : `${plain} (${count})` };
	});
}

/** Reads numbers and names from bytes; beyond the end everything is 0. */
const readerOf = (bytes: Uint8Array) => {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const has = (at: number, count: number): boolean => at + count <= bytes.length;
	return {
		u16: (at: number): number => (has(at, 2) ? view.getUint16(at) : 0),
		i16: (at: number): number => (has(at, 2) ? view.getInt16(at) : 0),
		u32: (at: number): number => (has(at, 4) ? view.getUint32(at) : 0),
		f32: (at: number): number => {
			const x = has(at, 4) ? view.getFloat32(at) : 0;
			// A float says a share with seven digits.
			return Number.isFinite(x) ? round(Math.max(-1000, Math.min(1000, x)), 6) : 0;
		},
		/** UTF-16, so many units, the NUL at the end left out. */
		name: (at: number, units: number): string => {
			let text = '';
			for (let i = 0; i < Math.min(units, LONGEST_NAME) && has(at + 2 * i, 2); i++) {
				const unit = view.getUint16(at + 2 * i);
				if (unit !== 0) text += String.fromCharCode(unit);
			}
			// Half a pair is no character.
			return text.replace(/\p{Surrogate}/gu, '\ufffd');
		},
	};
};

const LONGEST_NAME = 200, MOST_SWATCHES = 6000;

const COLOR_BLOCK = 0x0001;

function readAse(bytes: Uint8Array): readonly Swatch[] {
	const { u16, u32, f32, name } = readerOf(bytes), found: Swatch[] = [];
	let at = 12;
	while (at + 6 <= bytes.length && found.length < MOST_SWATCHES) {
		const type = u16(at), length = u32(at + 2), from = at + 6;
		if (type === COLOR_BLOCK) {
			const units = u16(from), model = from + 2 + 2 * units, kind = String.fromCharCode(...bytes.slice(model, model + 4)).trim();
			const [a, b, c, d] = [0, 1, 2, 3].map((i) => f32(model + 4 + 4 * i)) as [number, number, number, number];
			const of = kind === 'RGB' ? color('srgb', [a, b, c])
				: kind === 'CMYK' ? ofCmyk(a, b, c, d)
				: kind === 'LAB' ? color('lab', [a * 100, b, c])
				: kind === 'Gray' ? color('srgb', [a, a, a]) : undefined;
			if (of !== undefined) found.push({ name: name(from + 2, units), color: of, at });
		}
		at = from + length;
	}
	return found;
}

/** What a space is called in ACO, and what its four numbers are. */
function acoColor(space: number, u16: (i: number) => number, i16: (i: number) => number): Color | undefined {
	const [w, x, y, z] = [0, 1, 2, 3].map(u16) as [number, number, number, number], most = 65535;
	switch (space) {
		case 0: return color('srgb', [w / most, x / most, y / most]);
		case 1: return convert(color('hsv', [(w / most) * 360, (x / most) * 100, (y / most) * 100]), 'srgb');
		// No ink is the largest number.
		case 2: return ofCmyk(1 - w / most, 1 - x / most, 1 - y / most, 1 - z / most);
		case 7: return color('lab', [w / 100, i16(1) / 100, i16(2) / 100]);
		case 8: return ofCmyk(0, 0, 0, 1 - Math.min(1, w / 10000));
		case 9: return ofCmyk(w / 10000, x / 10000, y / 10000, z / 10000);
		default: return undefined;
	}
}

function readAco(bytes: Uint8Array): readonly Swatch[] {
	const { u16, i16, u32, name } = readerOf(bytes), lists: Swatch[][] = [];
	let at = 0;
	// A file holds its colors without names, and mostly once more with them.
	while (at + 4 <= bytes.length && lists.length < 2) {
		const version = u16(at), count = u16(at + 2), found: Swatch[] = [];
		at += 4;
		for (let i = 0; i < count && at + 10 <= bytes.length && i < MOST_SWATCHES; i++) {
			const from = at, of = acoColor(u16(from), (part) => u16(from + 2 + 2 * part), (part) => i16(from + 2 + 2 * part));
			at += 10;
			const units = version === 2 ? u32(at) : 0;
			if (of !== undefined) found.push({ name: version === 2 ? name(at + 4, units) : '', color: of, at: from });
			if (version === 2) at += 4 + 2 * units;
		}
		lists.push(found);
	}
	return lists.at(-1)!.length > 0 ? lists.at(-1)! : lists[0]!;
}

function ofCmyk(c: number, m: number, y: number, k: number): Color {
	const part = (ink: number): number => round(1 - Math.min(1, ink * (1 - k) + k), 6);
	return color('srgb', [part(c), part(m), part(y)]);
}

const LINE = /^[ \t]*(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})(?:[ \t]+([^\r\n]*))?$/gm;

function readGpl(text: string): Theme {
	const found: (Swatch & { readonly literal: Literal })[] = [];
	for (const match of text.matchAll(LINE)) {
		const values = match.slice(1, 4), numbers: { start: number; end: number; text: string }[] = [];
		if (values.some((value) => Number(value) > 255) || found.length >= MOST_SWATCHES) continue;
		let from = match.index;
		for (const value of values) {
			const start = text.indexOf(value, from);
			numbers.push({ start, end: start + value.length, text: value });
			from = start + value.length;
		}
		const of = color('srgb', [Number(values[0]) / 255, Number(values[1]) / 255, Number(values[2]) / 255]);
		const span = { start: numbers[0]!.start, end: numbers[2]!.end }, written = text.slice(span.start, span.end);
		found.push({ name: match[4] ?? '', color: of, at: span.start, literal: numbersLiteral(span, written, of, numbers, undefined, 255) });
	}
	const entries = named(found).map(({ name }, i): Entry => {
		const { literal } = found[i]!;
		return { name, key: name, text: literal.text, start: literal.start, end: literal.end, when: [[]], value: { kind: 'literal', literal } };
	});
	return whole(themeOf('gpl', text, entries));
}
