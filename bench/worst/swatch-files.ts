/*
 * Swatch files as themes, seeded: palettes of GIMP as text, ASE and ACO as base64.
 */

import type { Random } from '../../src/math/random.ts';
import { below, pick } from './tape.ts';

/** A palette of GIMP. */
export function gplTheme(random: Random, size: number): string {
	const name = pick(random, ['', 'a', 'same name', 'x'.repeat(200)]), blank = pick(random, [' ', '\t', ' '.repeat(50)]);
	const byte = (): string => String(below(random, 256)), lines = [pick(random, ['GIMP Palette', '\n \nGIMP Palette']), 'Name: x', '#'];
	let length = 24;
	while (length < size) {
		const line = random() < 0.05 ? '#'.repeat(below(random, 400)) : `${byte()}${blank}${byte()}${blank}${byte()}${blank}${name}`;
		lines.push(line);
		length += line.length + 1;
	}
	return lines.join('\n');
}

/** Numbers of many bytes are big-endian. */
const u16 = (x: number): number[] => [(x >> 8) & 255, x & 255];
const u32 = (x: number): number[] => [...u16(x >>> 16), ...u16(x & 0xffff)];
const f32 = (x: number): number[] => {
	const bytes = Buffer.alloc(4);
	bytes.writeFloatBE(x);
	return [...bytes];
};
const utf16 = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));

/** Base64 with blanks, which files pasted from mails have. */
function base64(bytes: readonly number[], random: Random, size: number): string {
	const text = Buffer.from(bytes).toString('base64').slice(0, size);
	const blanks = pick(random, ['', '', '\n', ' '.repeat(1000)]);
	return blanks === '' ? text : text.replace(/.{60}/g, `$&${blanks}`).slice(0, size) + pick(random, ['', '=', '!', ' '.repeat(100)]);
}

/** Adobe Swatch Exchange. */
export function aseTheme(random: Random, size: number): string {
	const name = pick(random, ['', 'a', 'same', 'x'.repeat(150)]), count = Math.floor((size * 0.75) / (40 + 2 * name.length));
	const block = (): number[] => {
		const [model, channels] = pick(random, [['RGB ', 3], ['CMYK', 4], ['LAB ', 3], ['Gray', 1], ['????', 3]] as const);
		const body = [
			...u16(name.length + 1), ...utf16(`${name}\0`), ...Buffer.from(model),
			...Array.from({ length: channels }, () => f32(pick(random, [random(), 1e9, -1, NaN]))).flat(), ...u16(0),
		];
		return [...u16(random() < 0.9 ? 1 : 0xc001), ...u32(random() < 0.05 ? 0 : body.length), ...body];
	};
	return base64([...Buffer.from('ASEF'), ...u16(1), ...u16(0), ...u32(count), ...Array.from({ length: count }, block).flat()], random, size);
}

/** Photoshop color swatches, of version 1 or 2. */
export function acoTheme(random: Random, size: number): string {
	const isNamed = random() < 0.6, name = pick(random, ['', 'a', 'x'.repeat(150)]), each = isNamed ? 16 + 2 * name.length : 10;
	const count = Math.floor((size * 0.75) / each);
	const entry = (): number[] => [
		...u16(pick(random, [0, 1, 2, 7, 8, 9, 3])), ...Array.from({ length: 4 }, () => u16(below(random, 65536))).flat(),
		...(isNamed ? [...u32(random() < 0.02 ? 0xffffffff : name.length + 1), ...utf16(`${name}\0`)] : []),
	];
	return base64([...u16(isNamed ? 2 : 1), ...u16(count), ...Array.from({ length: count }, entry).flat()], random, size);
}
