/*
 * The one word for a color, against colors whose word is not in doubt, and what must hold for every color.
 *
 * The judged table is nobody's output: CSS keywords that carry the word in their name or are listed under it in the
 * common grouping of the web colors, paints and dyes with a known hex, and the 500 step of every Tailwind family.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseHex } from '../../src/reading/hex.ts';
import { randomFrom } from '../../src/math/random.ts';
import { HUE_FAMILIES, hueFamily, type HueFamily } from '../../src/names/hue-family.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';

const families = suite('hue families');

const JUDGED: Readonly<Record<HueFamily, string>> = {
	red: `
		red=ff0000 crimson=dc143c firebrick=b22222 darkred=8b0000 maroon=800000 indianred=cd5c5c burgundy=800020 oxblood=4a0000
		vermilion=e34234 scarlet=ff2400 ruby=9b111e cherry=d2042d`,
	orange: `
		orange=ffa500 darkorange=ff8c00 orangered=ff4500 coral=ff7f50 tomato=ff6347 peachpuff=ffdab9 pumpkin=ff7518
		tangerine=f28500 carrot=ed9121 apricot=fbceb1`,
	yellow: `
		yellow=ffff00 gold=ffd700 khaki=f0e68c lemonchiffon=fffacd lightyellow=ffffe0 palegoldenrod=eee8aa goldenrod=daa520
		moccasin=ffe4b5 mustard=ffdb58 lemon=fff44f`,
	green: `
		green=008000 lime=00ff00 darkgreen=006400 forestgreen=228b22 seagreen=2e8b57 olive=808000 olivedrab=6b8e23
		darkolivegreen=556b2f yellowgreen=9acd32 chartreuse=7fff00 springgreen=00ff7f darkseagreen=8fbc8f palegreen=98fb98
		lightgreen=90ee90 greenyellow=adff2f mediumseagreen=3cb371 emerald=50c878 jade=00a86b mint=98ff98`,
	cyan: `
		cyan=00ffff teal=008080 darkcyan=008b8b turquoise=40e0d0 darkturquoise=00ced1 lightseagreen=20b2aa aquamarine=7fffd4
		paleturquoise=afeeee lightcyan=e0ffff mediumturquoise=48d1cc`,
	blue: `
		blue=0000ff navy=000080 darkblue=00008b midnightblue=191970 royalblue=4169e1 dodgerblue=1e90ff steelblue=4682b4
		skyblue=87ceeb lightskyblue=87cefa deepskyblue=00bfff lightblue=add8e6 powderblue=b0e0e6 cornflowerblue=6495ed
		lightsteelblue=b0c4de mediumblue=0000cd goluboy=42aaff prussian=003153 denim=1560bd azure=007fff cobalt=0047ab`,
	purple: `
		purple=800080 indigo=4b0082 rebeccapurple=663399 darkviolet=9400d3 blueviolet=8a2be2 mediumpurple=9370db magenta=ff00ff
		violet=ee82ee orchid=da70d6 plum=dda0dd thistle=d8bfd8 lavender=e6e6fa darkmagenta=8b008b darkorchid=9932cc
		mediumorchid=ba55d3 slateblue=6a5acd amethyst=9966cc lilac=c8a2c8 eggplant=614051`,
	pink: `
		pink=ffc0cb lightpink=ffb6c1 hotpink=ff69b4 deeppink=ff1493 palevioletred=db7093 mediumvioletred=c71585 mistyrose=ffe4e1
		pastel=f49ac2 baby=ffccdd cotton-candy=ffbcd9 carnation=ffa6c9 rose=ff007f salmon=fa8072 lightcoral=f08080`,
	brown: `
		brown=a52a2a saddlebrown=8b4513 sienna=a0522d chocolate=d2691e peru=cd853f rosybrown=bc8f8f sandybrown=f4a460 tan=d2b48c
		burlywood=deb887 dark-brown=5c4033 coffee=6f4e37 umber=635147 bronze=cd7f32 copper=b87333 rust=b7410e cocoa=3d1c02
		sepia=704214 khaki-drill=c3b091 leather=7b3f00 bistre=3d2b1f`,
	gray: `
		gray=808080 silver=c0c0c0 lightgray=d3d3d3 gainsboro=dcdcdc dimgray=696969 slategray=708090 lightslategray=778899
		darkslategray=2f4f4f charcoal=36454f ash=b2beb5 graphite=474a51 battleship=848482`,
	black: 'black=000000 jet=0a0a0a onyx=121212 nearly-navy=000010 nearly-red=100000 ink=1a1a1a',
	white: `
		white=ffffff snow=fffafa ivory=fffff0 whitesmoke=f5f5f5 ghostwhite=f8f8ff floralwhite=fffaf0 azure=f0ffff mintcream=f5fffa
		aliceblue=f0f8ff honeydew=f0fff0 seashell=fff5ee linen=faf0e6 beige=f5f5dc oldlace=fdf5e6 lavenderblush=fff0f5`,
};

for (const family of HUE_FAMILIES) {
	families(`${family}: every color of the judged table`, () => {
		const wrong = JUDGED[family].trim().split(/\s+/).flatMap((entry) => {
			const [name = '', hex = ''] = entry.split('='), read = parseHex(hex);
			assert.ok(read, entry);
			const word = hueFamily(read);
			return word === family ? [] : [`${name} #${hex} is ${word}`];
		});
		assert.equal(wrong, []);
	});
}

/** Tailwind 4.3: the 500 step of each family as published (percent, chroma, degrees), and what a person calls it. */
const TAILWIND_500: readonly (readonly [name: string, l: number, c: number, h: number, family: HueFamily])[] = [
	['red', 63.7, 0.237, 25.331, 'red'], ['orange', 70.5, 0.213, 47.604, 'orange'], ['amber', 76.9, 0.188, 70.08, 'orange'],
	['yellow', 79.5, 0.184, 86.047, 'yellow'], ['lime', 76.8, 0.233, 130.85, 'green'], ['green', 72.3, 0.219, 149.579, 'green'],
	['emerald', 69.6, 0.17, 162.48, 'green'], ['teal', 70.4, 0.14, 182.503, 'cyan'], ['cyan', 71.5, 0.143, 215.221, 'cyan'],
	['sky', 68.5, 0.169, 237.323, 'blue'], ['blue', 62.3, 0.214, 259.815, 'blue'], ['indigo', 58.5, 0.233, 277.117, 'blue'],
	['violet', 60.6, 0.25, 292.717, 'purple'], ['purple', 62.7, 0.265, 303.9, 'purple'], ['fuchsia', 66.7, 0.295, 322.15, 'purple'],
	['pink', 65.6, 0.241, 354.308, 'pink'], ['rose', 64.5, 0.246, 16.439, 'red'], ['slate', 55.4, 0.046, 257.417, 'gray'],
	['gray', 55.1, 0.027, 264.364, 'gray'], ['zinc', 55.2, 0.016, 285.938, 'gray'], ['neutral', 55.6, 0, 0, 'gray'],
	['stone', 55.3, 0.013, 58.071, 'gray'], ['mauve', 54.2, 0.034, 322.5, 'gray'], ['olive', 58, 0.031, 107.3, 'gray'],
	['mist', 56, 0.021, 213.5, 'gray'], ['taupe', 54.7, 0.021, 43.1, 'gray'],
];

for (const [name, l, c, h, family] of TAILWIND_500) {
	families(`Tailwind ${name}-500 is ${family}`, () => {
		assert.is(hueFamily(color('oklch', [l / 100, c, h])), family);
	});
}

families('along the grays it is black, then gray, then white, and nothing else', () => {
	const words = Array.from({ length: 256 }, (_, n) => hueFamily(fromRgb24(rgb24(n, n, n))));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['black', 'gray', 'white']);
});

families('every color gets a word of the table, and every word gets colors', () => {
	const found = new Set<string>();
	for (let r = 0; r < 256; r += 15) {
		for (let g = 0; g < 256; g += 15) {
			for (let b = 0; b < 256; b += 15) found.add(hueFamily(fromRgb24(rgb24(r, g, b))));
		}
	}
	assert.equal([...found].sort(), [...HUE_FAMILIES].sort());
});

families('neither the space nor alpha matters', () => {
	const seed = 'hue family: spaces', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const one = fromRgb24(Math.floor(random() * 0x1000000), random()), word = hueFamily(one);
		for (const space of ['oklab', 'lab', 'hsl', 'display-p3', 'xyz-d50'] as const) {
			assert.is(hueFamily(convert(one, space)), word, `seed "${seed}", case ${i}, ${space}`);
		}
	}
});

families('around the hue circle the vivid words come in order, each in one stretch', () => {
	for (const [l, c] of [[0.65, 0.2], [0.7, 0.17]] as const) {
		const words = Array.from({ length: 720 }, (_, i) => hueFamily(color('oklch', [l, c, (i / 2 + 20) % 360])));
		const stretches = words.filter((word, i) => word !== words[i - 1]);
		assert.equal(stretches, ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'red'].slice(0, stretches.length));
		assert.ok(stretches.length >= 8);
	}
});

families('an orange that gets darker is a brown, then black', () => {
	const words = Array.from({ length: 76 }, (_, i) => hueFamily(color('oklch', [(75 - i) / 100, 0.17 * (75 - i) / 75, 58])));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['orange', 'brown', 'black']);
});

families('a red that gets paler is a pink, then white', () => {
	const words = Array.from({ length: 101 }, (_, i) => hueFamily(color('oklch', [0.6 + 0.4 * i / 100, 0.22 * (1 - i / 100), 20])));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['red', 'pink', 'white']);
});

families('colors no screen shows have a word too', () => {
	assert.is(hueFamily(color('oklch', [0.7, 0.4, 145])), 'green');
	assert.is(hueFamily(color('display-p3', [0, 1, 0])), 'green');
	assert.is(hueFamily(color('oklab', [2, 0.3, 0.1])), 'white');
	assert.is(hueFamily(color('oklab', [-1, 0.3, 0.1])), 'black');
	for (const x of [1e300, -1e300]) assert.ok(HUE_FAMILIES.includes(hueFamily(color('oklab', [0.5, x, x / 2]))));
});

families.run();
