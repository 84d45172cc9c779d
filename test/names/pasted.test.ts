/*
 * Colors as people paste them, with their surroundings: the suggestion is the color that was meant, and no other.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError, type Json } from '../../src/errors.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { advisePasted } from '../../src/names/pasted.ts';
import { hostileStrings } from '../support/hostile.ts';

const pasted = suite('pasted colors');

/** The suggestion for a text, and the values of its advice. */
function adviceFor(text: string): { readonly suggestion: Json | undefined; readonly values: readonly Json[] } {
	try {
		readColor(text);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		const { advice } = error.issues[0];
		return { suggestion: advice?.suggestion, values: advice?.values ?? [] };
	}
	return assert.unreachable(`${text} was read`) as never;
}

/** HSL to bytes after CSS Color 4 §7.1, written out. */
function hslBytes(h: number, s: number, l: number): number {
	const at = (n: number): number => {
		const k = (n + h / 30) % 12, a = s / 100 * Math.min(l / 100, 1 - l / 100);
		return Math.round(255 * (l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
	};
	return at(0) * 65536 + at(8) * 256 + at(4);
}

const hex = (rgb: number): string => rgb.toString(16).padStart(6, '0');

/** Texts that cannot be read, each with the color that it means. */
const CORES: readonly ((random: () => number) => readonly [text: string, rgb: number])[] = [
	(random) => {
		const rgb = Math.floor(random() * 0x1000000);
		return [`0x${hex(rgb)}`, rgb];
	},
	(random) => {
		const rgb = Math.floor(random() * 0x1000000);
		return [`0xFF${hex(rgb).toUpperCase()}`, rgb];
	},
	(random) => {
		const [r, g, b] = [2, 2, 2].map((least) => least + Math.floor(random() * (256 - least))) as [number, number, number];
		return [[r, g, b].join([', ', ' ', ','][Math.floor(random() * 3)]), r * 65536 + g * 256 + b];
	},
	(random) => {
		const [h, s, l] = [Math.floor(random() * 360), 1 + Math.floor(random() * 99), 1 + Math.floor(random() * 99)] as const;
		return [`${h} ${s}% ${l}%`, hslBytes(h, s, l)];
	},
	(random) => {
		const rgb = Math.floor(random() * 0x1000000);
		return [`https://coolors.co/${hex(rgb)}`, rgb];
	},
];

const READABLE: (typeof CORES)[number] = (random) => {
	const rgb = Math.floor(random() * 0x1000000), [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
	return random() < 0.5 ? [`#${hex(rgb)}`, rgb] : [`rgb(${r}, ${g}, ${b})`, rgb];
};

const WRAPPERS: readonly ((text: string) => string)[] = [
	(text) => `"${text}"`, (text) => `'${text}'`, (text) => `\`${text}\``, (text) => `“${text}”`, (text) => `${text};`,
		(text) => `--brand: ${text};`,
	(text) => `--brand:${text}`, (text) => `$brand: ${text} !default;`.replace(' !default', ''), (text) => `color: ${text} !important;`,
	(text) => `"primary": "${text}",`, (text) => `fill="${text}"`, (text) => `(${text})`, (text) => `[${text}]`, (text) => ` ${text} ;`,
	(text) => `background-color: ${text};`, (text) => `"--brand: ${text}"`,
];

pasted('1000 seeded texts suggest the color that they mean', () => {
	const seed = 'pasted', random = randomFrom(seed);
	for (let i = 0; i < 1000; i++) {
		const isWrapped = random() < 0.75, cores = isWrapped && random() < 0.5 ? [READABLE] : CORES;
		const [core, rgb] = cores[Math.floor(random() * cores.length)]!(random);
		const text = isWrapped ? WRAPPERS[Math.floor(random() * WRAPPERS.length)]!(core) : core;
		const { suggestion } = adviceFor(text);
		assert.type(suggestion, 'string', `${text}, seed "${seed}"`);
		// rgb(20, 30, 40) and rgb(20 30 40): a channel of HSL at .5 may be rounded either way.
		const read = toRgb24(readColor(String(suggestion)).color), far = [16, 8,
			0].map((at) => Math.abs(((read >> at) & 255) - ((rgb >> at) & 255)));
		assert.ok(Math.max(...far) <= (/%/.test(core) ? 1 : 0), `${text}: ${String(suggestion)}, meant #${hex(rgb)}, seed "${seed}"`);
	}
});

// The text, and the one suggestion.
for (const [text, suggestion] of [
	['217 91% 60%', 'hsl(217 91% 60%)'], ['217, 91%, 60%', 'hsl(217, 91%, 60%)'], ['217deg 91% 60% / 50%', 'hsl(217deg 91% 60% / 50%)'],
	['217 91% 60% / 0.5', 'hsl(217 91% 60% / 0.5)'], ['0xFF3b82f6', '#3b82f6'], ['0x803b82f6', '#3b82f680'], ['0x3b82f6', '#3b82f6'],
	['59 130 246', 'rgb(59 130 246)'], ['59, 130, 246, 0.5', 'rgb(59 130 246 / 0.5)'], ['59 130 246 255', 'rgb(59 130 246 / 1)'],
	['0.5 0.2 0.9', 'color(srgb 0.5 0.2 0.9)'], ['62.3% 0.188 259.8', 'oklch(62.3% 0.188 259.8)'],
	['0.623 0.188 259.8', 'oklch(0.623 0.188 259.8)'],
	['0.62 -0.03 -0.19', 'oklab(0.62 -0.03 -0.19)'], ['55% 9 -65', 'lab(55% 9 -65)'], ['300 50 50', 'hsl(300 50% 50%)'],
	['76% 47% 0% 4%', 'device-cmyk(76% 47% 0% 4%)'], ['20% 40% 60%', 'rgb(20% 40% 60%)'], ['0 0 0', 'rgb(0 0 0)'],
	['hsl: 217 91% 60%', 'hsl(217 91% 60%)'], ['--hsv: 1 2 3', 'rgb(1 2 3)'], ['bg-[#3b82f6]', '#3b82f6'],
	['text-[rgb(1_2_3)]', 'rgb(1 2 3)'],
	['UIColor(hex: "#3b82f6")', '#3b82f6'], ['Color.parseColor("#3b82f6")', '#3b82f6'], ['"dusty rose"', 'dusty rose'],
	['тёмно-синий;', 'тёмно-синий'],
] as const) {
	pasted(`${text} means ${suggestion}`, () => {
		const given = adviceFor(text).suggestion;
		assert.is(String(given).replaceAll(',', ''), suggestion.replaceAll(',', ''));
		assert.equal(readColor(String(given)), readColor(suggestion));
	});
}

pasted('a text with two meanings, or several colors, names all of them and suggests none', () => {
	for (const [text, values] of [
		['1 1 1', ['color(srgb 1 1 1)', 'rgb(1 1 1)']], ['0x3b82f6ff', ['#3b82f6', '#82f6ff3b']],
		['217.2 91.2 59.8', ['rgb(217.2 91.2 59.8)', 'hsl(217.2 91.2% 59.8%)']],
		['0.5 0.1 0.2', ['color(srgb 0.5 0.1 0.2)', 'oklab(0.5 0.1 0.2)']],
		['https://coolors.co/264653-2a9d8f-e9c46a', ['#264653', '#2a9d8f', '#e9c46a']],
		['https://coolors.co/palette/264653-2a9d8f', ['#264653', '#2a9d8f']],
		['#fff, #000', ['#fff', '#000']], ['#fff #000', ['#fff', '#000']], ['red, rgb(1 2 3)', ['red', 'rgb(1 2 3)']],
	] as const) {
		const given = adviceFor(text);
		assert.equal(given.values, values, text);
		assert.is(given.suggestion, undefined, text);
	}
});

pasted('constructors with other arguments get no color', () => {
	for (const text of [
		'Color.fromARGB(255, 59, 130, 246)', 'NSColor(red: 1, green: 0, blue: 0, alpha: 1)',
		'UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)',
		'color 217 91% 60%x', 'url("red")',
	]) assert.is(adviceFor(text).suggestion, undefined, text);
});

pasted('advice for any text is readable', () => {
	for (const text of hostileStrings('pasted', 20_000)) {
		for (const value of advisePasted(text)?.values ?? []) readColor(String(value));
	}
});

pasted.run();
