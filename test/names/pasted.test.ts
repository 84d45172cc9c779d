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
import type { Color } from '../../src/spaces/color.ts';
import { alphaByte } from '../../src/spaces/rgb24.ts';
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
		['1 1 1', ['color(srgb 1 1 1)', 'rgb(1 1 1)']], ['Color(1, 0, 0)', ['color(srgb 1 0 0)', 'rgb(1 0 0)']],
		['100 0 0 50', ['rgb(100 0 0 / 0.1961)', 'device-cmyk(100% 0% 0% 50%)']], ['0x3b82f6ff', ['#3b82f6', '#82f6ff3b']],
		['217.2 91.2 59.8', ['rgb(217.2 91.2 59.8)', 'hsl(217.2 91.2% 59.8%)']],
		['0.5 0.1 0.2', ['color(srgb 0.5 0.1 0.2)', 'oklab(0.5 0.1 0.2)']],
		['https://coolors.co/264653-2a9d8f-e9c46a', ['#264653', '#2a9d8f', '#e9c46a']],
		['https://coolors.co/palette/264653-2a9d8f', ['#264653', '#2a9d8f']],
		['https://colorhunt.co/palette/2646532a9d8f', ['#264653', '#2a9d8f']],
		['https://www.realtimecolors.com/?colors=264653-2a9d8f&fonts=Inter', ['#264653', '#2a9d8f']],
		['#fff, #000', ['#fff', '#000']], ['#fff #000', ['#fff', '#000']], ['red, rgb(1 2 3)', ['red', 'rgb(1 2 3)']],
	] as const) {
		const given = adviceFor(text);
		assert.equal(given.values, values, text);
		assert.is(given.suggestion, undefined, text);
	}
});

// Constructors of other programs, each with the HEX that its documentation gives it.
for (const [text, meant] of [
	['Color.fromARGB(255, 0, 128, 128)', '#008080'], ['Color.fromARGB(0x80, 0x3b, 0x82, 0xf6)', '#3b82f680'],
	['const Color.fromRGBO(59, 130, 246, 0.5)', '#3b82f680'], ['Color.FromArgb(59, 130, 246)', '#3b82f6'],
	['System.Drawing.Color.FromArgb(128, 59, 130, 246)', '#3b82f680'], ['new java.awt.Color(59, 130, 246, 128)', '#3b82f680'],
	['Color.argb(255,0,128,128)', '#008080'], ['Color.rgb(0,128,128)', '#008080'], ['Color.parseColor("#80008080")', '#00808080'],
	['Color.parseColor("#FF008080")', '#008080'], ['Color.parseColor("#008080")', '#008080'], ['QColor(0, 128, 128)', '#008080'],
	['Color(0, 128, 128)', '#008080'], ['Color3.fromRGB(0,128,128)', '#008080'], ['new THREE.Color(0x008080)', '#008080'],
	['Color(0x008080)', '#008080'], ['UIColor(hex: 0x3b82f6)', '#3b82f6'], ['Color(hex: 0xFF3b82f6)', '#3b82f6'],
	['NSColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)', '#336699'],
	['NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.2)', '#33669933'],
	['NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)', '#336699'], ['CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)', '#336699'],
	['UIColor(red: 51/255, green: 102.0/255.0, blue: 153/255, alpha: 1)', '#336699'], ['UIColor(white: 0.2, alpha: 1)', '#333333'],
	['#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)', '#336699'], ['Color(hue: 0.5, saturation: 1, brightness: 1)', '#00ffff'],
	['UIColor(hue: 0.5, saturation: 0.5, brightness: 1, alpha: 1);', '#80ffff'], ['Color.hsl(180f, 1f, 0.5f)', '#00ffff'],
	['HSLColor.fromAHSL(1, 180, 1, 0.5)', '#00ffff'], ['HSVColor.fromAHSV(0.2, 180, 1, 1)', '#00ffff33'],
	['vec3(0.2, 0.4, 0.6)', '#336699'], ['vec4(.2, .4, .6, .2)', '#33669933'], ['Color(0.2f, 0.4f, 0.6f)', '#336699'],
	['rgba(0x3b, 0x82, 0xf6, 1)', '#3b82f6'], ['#oo00ff', '#0000ff'], ['# fff', '#ffffff'], ['##3b82f6', '#3b82f6'],
	['Color32(59, 130, 246, 255)', '#3b82f6'], ['new Color32(59, 130, 246, 128)', '#3b82f680'],
	['[UIColor colorWithRed:0.2 green:0.4 blue:0.6 alpha:1.0]', '#336699'], ['[UIColor colorWithWhite:0.2 alpha:1.0];', '#333333'],
	['R:255 G:0 B:0', '#ff0000'], ['R255 G0 B0', '#ff0000'], ['r=255, g=0, b=0', '#ff0000'], ['(R: 51; G: 102; B: 153)', '#336699'],
	['R=51 G=102 B=153 A=0.2', '#33669933'], ['H:180 S:100% L:50%', '#00ffff'], ['H: 180° S: 100 B: 100', '#00ffff'],
	['C:0 M:100 Y:100 K:0', '#ff0000'], ['C0 M100 Y100 K0', '#ff0000'], ['L=50 a=0 b=0', '#777777'],
	['<color name="brand">#ff3b82f6</color>', '#3b82f6'], ['<color name="brand">#803b82f6</color>', '#3b82f680'],
	['<color name="brand">#3b82f6</color>', '#3b82f6'], ['android:color="#ff3b82f6"', '#3b82f6'], ['android:tint="#8000"', '#00000088'],
	['theme(colors.sky.500)', 'sky-500'], ['colors.sky[500]', 'sky-500'], ['theme("colors.sky.500")', 'sky-500'],
	['sky.500', 'sky-500'], ['theme(colors.sky.500 / 50%)', 'sky-500/50'],
	['hex(3b82f6)', '#3b82f6'], ['hexToRgb("#3b82f6")', '#3b82f6'], ['toColor(#fff)', '#ffffff'],
	['#3b82f6 (blue)', '#3b82f6'], ['Blue (#3b82f6)', '#3b82f6'], ['1. #3b82f6', '#3b82f6'], [' 181 #3b82f6', '#3b82f6'],
	['- #3b82f6', '#3b82f6'], ['• rgb(1 2 3);', '#010203'],
	['HEX #3B82F6', '#3b82f6'], ['%233b82f6', '#3b82f6'], ['{"r":51,"g":102,"b":153}', '#336699'], ['L*50 a*0 b*0', '#777777'],
	// Decimal commas.
	['rgb(50,8; 102; 153)', '#336699'], ['rgba(51; 102; 153; 0,2)', '#33669933'], ['hsl(210,0 50% 40%)', '#336699'],
	['210,0 50% 40%', '#336699'], ['0,2 0,4 0,6', '#336699'], ['color(srgb 0,2 0,4 0,6)', '#336699'], ['oklab(0,5; 0; 0)', '#636363'],
	['rgba(51, 102, 153, 0,2)', '#33669933'], ['rgba: 51,102,153,0,2', '#33669933'], ['rgb(50,8, 102,0, 153,0)', '#336699'],
	['hsl(210,0, 50%, 40%)', '#336699'], ['hsla(210, 50%, 40%, 0,2)', '#33669933'],
	// Shares.
	['{"h":210,"s":0.5,"l":0.4}', '#336699'], ['{ h: 180, s: 1, v: 1 }', '#00ffff'], ['{"r":0.2,"g":0.4,"b":0.6,"a":0.2}', '#33669933'],
	['c: 0, m: 0.5, y: 1, k: 0', '#ff8000'], ['hsl(210, 0.5, 0.4)', '#336699'], ['hsl(0.5, 1, 0.5)', '#00ffff'],
	['**#3b82f6**', '#3b82f6'], ['const ink = "#3b82f6";', '#3b82f6'], ['hsl 180 100% 50%', '#00ffff'], ['#0x3b82f6', '#3b82f6'],
	['＃3b82f6', '#3b82f6'], ['ＲＧＢ（５９，１３０，２４６）', '#3b82f6'],
	['rgba(#3b82f6, 0.5)', '#3b82f680'], ['rgba(3b82f6, .5)', '#3b82f680'], ['hsla(teal, 50%)', '#00808080'], ['fade(teal, 50%)', '#00808080'],
	['teal/50', '#00808080'], ['#fff / 20', '#ffffff33'], ['fff/0.2', '#ffffff33'], ['rgb(#3b82f6)', '#3b82f6'], ['0xfff', '#ffffff'],
	// Examples of the documentation of Sass, module color.
	['lighten(#6b717f, 20%)', '#a1a5af'], ['darken(#b37399, 20%)', '#7c4465'], ['saturate(#c69, 20%)', '#e05299'],
	['desaturate(#036, 20%)', '#0a335c'], ['mix(#036, #d2e1dd)', '#698aa2'], ['mix(#036, #d2e1dd, 75%)', '#355f84'],
	['transparentize(rgba(#6b717f, 0.5), 0.2)', '#6b717f4d'], ['tint-color(#6b717f, 80%)', '#e1e3e5'], ['lighten(#fff, 20%)', '#ffffff'],
] as const) {
	pasted(`${text} means ${meant}`, () => {
		const { suggestion } = adviceFor(text);
		const [read, expected] = [String(suggestion), meant].map((one) => readColor(one).color) as [Color, Color];
		assert.is(toRgb24(read), toRgb24(expected), String(suggestion));
		assert.is(alphaByte(read.alpha), alphaByte(expected.alpha), String(suggestion));
	});
}

pasted('a color with a percentage has two readings', () => {
	assert.equal(adviceFor('#3b82f6 50%').values, ['#3b82f6', 'alpha(from #3b82f6 / 50%)']);
	assert.equal(adviceFor('3B82F6 100%;').values, ['#3B82F6', 'alpha(from #3B82F6 / 100%)']);
});

pasted('a list has two to twelve colors', () => {
	const listed = (count: number): string => Array.from({ length: count }, (_, i) => `#${String(i).padStart(6, '0')}`).join(', ');
	for (const count of [2, 12]) assert.is(adviceFor(listed(count)).values.length, count);
	assert.not.ok(adviceFor(listed(13)).values.includes('#000000'));
});

pasted('Display P3 stays wide', () => {
	const { suggestion } = adviceFor('NSColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)');
	assert.is(suggestion, 'color(display-p3 1 0 0)');
});

pasted('constructors and HEX whose color is not known get no suggestion', () => {
	for (const text of [
		'Color.lab(50, 10, 20)', 'Color(x: 1, y: 2, z: 3)', 'Color(red: 1, green: 0, blu: 0)', 'Color(1, 2)', 'Colors.teal', 'UIColor.red',
		'Colors.blue[500]', 'NSColor(red: 1, green: 0, blue: 0, alpha: 1, size: 2)', 'vec2(1, 0)', 'foo(1, 2, 3)', 'Color(1, 2, x)',
		'Color.FromArgb(1, 2, 3, 4, 5)',
		'hexcolor(255)', 'rgba($brand, .5)', 'rgba(teel, .5)', 'rgb(23b, 1, 2)', 'fade(12, 3)',
		// Digits that are the id of something.
		'https://a.example/item/507f1f77bcf86cd799439011',
		'#12345', '#1234567', '#12', '#f', '#', '#ffg', '#123456789', 'color 217 91% 60%x', 'url("red")', 'rgb(1 2)', 'color(banana 1 1 1)',
	]) assert.is(adviceFor(text).suggestion, undefined, text);
});

pasted('advice for constructors with any arguments is readable', () => {
	const random = randomFrom('constructors'), pick = (of: readonly string[]): string => of[Math.floor(random() * of.length)]!;
	const values = ['0', '1', '0.5', '255', '59/255', '1/0', '0x80', '.5f', '-3', '1e9', '99999999999999999999', '"red"', '', 'none'];
	for (let i = 0; i < 3000; i++) {
		const name = pick(['Color', 'Color.fromARGB', 'new Color', 'vec4', 'NSColor',
			'HSLColor.fromAHSL', 'Color.hsv', '#colorLiteral']);
		const labels = pick([
			'', 'red,green,blue,alpha', 'hue,saturation,brightness,alpha', 'white,alpha', 'displayP3Red,green,blue',
		]).split(',');
		const count = Math.floor(random() * 6);
		const given = Array.from({ length: count }, (_, at) => `${labels[at] ? `${labels[at]}: ` : ''}${pick(values)}`);
		for (const value of advisePasted(`${name}(${given.join(', ')})`)?.values ?? []) readColor(String(value));
	}
});

pasted('advice for any text is readable', () => {
	for (const text of hostileStrings('pasted', 20_000)) {
		for (const value of advisePasted(text)?.values ?? []) readColor(String(value));
	}
});

pasted.run();
