/*
 * Parsing color texts.
 *
 * There are two contests, because some libraries return coordinates in the space of the text and others sRGB. The latter are
 * compared with parsing plus conversion.
 */

import { colordx, extend } from '@colordx/core';
import { parse as parseColordx } from '@colordx/core/fn';
import p3 from '@colordx/core/plugins/p3';
import names from '@colordx/core/plugins/names';
import { deserialize } from '@texel/color';
import chroma from 'chroma-js';
import colorBits from 'color-bits';
import { colord } from 'colord';
// Registers every space and its grammar.
import 'colorjs.io';
import { parse as parseColorJs, to as toColorJs } from 'colorjs.io/fn';
import { converter, parse as parseCulori, type Color as CuloriColor } from 'culori';
import { randomFrom } from '../src/math/random.ts';
import type { Engine } from './engine.ts';
import { BEST, contender, type Aim, type Contender, type Contest } from './measure.ts';

extend([p3, names]);

const INPUTS = 4096;

type Write = (random: () => number) => string;

const decimal = (x: number, digits: number): string => String(Number(x.toFixed(digits)));
const byte = (random: () => number): number => Math.floor(random() * 256);

const NAMES = [
	'teal', 'red', 'cornflowerblue', 'tan', 'rebeccapurple', 'lightgoldenrodyellow', 'navy', 'orange', 'gray', 'papayawhip', 'lime', 'mediumseagreen',
	'hotpink', 'indigo', 'khaki', 'white',
];

const HEX = '#rrggbb', RGB = 'rgb(r g b / a%)', OKLCH = 'oklch(l% c h)', KEYWORD = 'a keyword', P3 = 'color(display-p3 r g b)';

const FORMS: { readonly [form: string]: Write } = {
	[HEX]: (random) => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`,
	[RGB]: (random) => `rgb(${byte(random)} ${byte(random)} ${byte(random)} / ${1 + Math.floor(random() * 99)}%)`,
	[OKLCH]: (random) => `oklch(${decimal(random() * 100, 2)}% ${decimal(0.01 + random() * 0.3, 3)} ${decimal(random() * 359, 1)})`,
	[KEYWORD]: (random) => NAMES[Math.floor(random() * NAMES.length)]!,
	[P3]: (random) => `color(display-p3 ${decimal(random(), 4)} ${decimal(random(), 4)} ${decimal(random(), 4)})`,
};

const texts = (title: string, writers: readonly Write[]): string[] => {
	const random = randomFrom(title);
	return Array.from({ length: INPUTS }, (_, i) => writers[i % writers.length]!(random));
};

function culoriReading(color: CuloriColor | undefined): (number | string)[] {
	if (color === undefined) return ['unread'];
	const { mode, alpha = 1, ...channels } = color;
	return [...Object.values(channels) as number[], alpha];
}

/** Libraries that return the coordinates of the text. */
const native = (engines: readonly Engine[], form: string, writers: readonly Write[], aims: readonly Aim[]): Contest => {
	const inputs = texts(form, writers);
	const texel = (): Contender =>
		contender('@texel/color', inputs, deserialize, ({ coords }, i) => [...coords.slice(0, 3), coords[3] ?? (inputs[i]!.includes('/') ? 'none' : 1)]);
	return {
		title: `parse ${form}`,
		inputs: INPUTS,
		aims,
		contenders: [
			...engines.map(({ name, library }) => contender(name, inputs, library.parse, ({ coords, alpha }) => [...coords, alpha])),
			...(form === RGB || form === HEX || form === OKLCH || form === P3 ? [texel()] : []),
			contender('culori', inputs, parseCulori, culoriReading),
			contender('colorjs.io', inputs, (text) => parseColorJs(text), ({ coords, alpha }) => [...coords as number[], Number(alpha)]),
		],
	};
};

// Three peers have 8 bits per channel, and alpha of 8 bits or three decimals.
const HALF_A_BYTE = 0.51 / 255;

const clip = (x: number): number => Math.min(1, Math.max(0, x));

/** Libraries that convert to sRGB. */
const screen = (engines: readonly Engine[], form: string, writers: readonly Write[], aims: readonly Aim[]): Contest => {
	const inputs = texts(form, writers);
	const isIn = (...forms: readonly string[]): boolean => forms.includes(form);
	const toRgb = converter('rgb');
	// The functional interface has no wide gamuts.
	const readColordx = (text: string): { r: number; g: number; b: number; alpha: number } =>
		parseColordx(text) ?? (colordx(text) as unknown as { _rgb: { r: number; g: number; b: number; alpha: number } })._rgb;
	return {
		title: `parse ${form} to sRGB`,
		inputs: INPUTS,
		aims,
		contenders: [
			...engines.map(({ name, library }) => contender(name, inputs, (text) => library.convert(text, 'srgb'), ({ coords, alpha }) => [...coords.map(clip), alpha])),
			contender('@colordx/core', inputs, readColordx, ({ r, g, b, alpha }) => [clip(r / 255), clip(g / 255), clip(b / 255), alpha], HALF_A_BYTE),
			...(isIn(HEX, RGB, OKLCH, P3) ? [contender('color-bits', inputs, colorBits.parse, (c) => [c >>> 24, (c >> 16) & 255, (c >> 8) & 255, c & 255].map((n) => n / 255), 2 * HALF_A_BYTE)] : []),
			...(isIn(HEX, RGB) ? [contender('colord', inputs, (text) => colord(text), ({ rgba: { r, g, b, a } }) => [r / 255, g / 255, b / 255, a], HALF_A_BYTE)] : []),
			...(isIn(HEX, RGB, OKLCH, KEYWORD) ? [contender('chroma-js', inputs, (text) => chroma(text), (color) => color.gl(), 0.01)] : []),
			contender('culori', inputs, (text) => toRgb(text), ({ r, g, b, alpha = 1 }) => [r, g, b].map((x) => clip(x as number)).concat(alpha), 1e-6),
			contender('colorjs.io', inputs, (text) => toColorJs(parseColorJs(text), 'srgb'), ({ coords, alpha }) => [...(coords as number[]).map(clip), Number(alpha)]),
		],
	};
};

// color-bits packs a color into 32 bits, so its task is smaller.
const NO_SLOWER = [{ over: BEST, by: 1 }], NO_SLOWER_OBJECT = [{ over: '@colordx/core', by: 1 }];

export const parseContests = (engines: readonly Engine[]): Contest[] => [
	...Object.entries(FORMS).flatMap(([form, write]) => [native(engines, form, [write], NO_SLOWER), screen(engines, form, [write], NO_SLOWER_OBJECT)]),
	native(engines, 'the five in turn', Object.values(FORMS), [{ over: 'culori', by: 8 }, { over: 'colorjs.io', by: 60 }]),
	screen(engines, 'the five in turn', Object.values(FORMS), [{ over: '@colordx/core', by: 2 }]),
];
