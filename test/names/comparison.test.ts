/*
 * A modified name compared with the name alone: darker than teal is darker than teal.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { isModifier } from '../../src/names/compose.ts';
import { foldJoined, foldWords } from '../../src/names/fold.ts';
import { commonIn, furtherWords, getList } from '../../src/names/lists.ts';
import { detectLocale } from '../../src/names/locale.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';
import { parse } from '../../src/names/parse-color.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';

const comparing = suite('comparisons with a name');

/** OKLCH, and whether no more vivid color of the hue is in sRGB: one channel is 0 and one 255. */
interface Seen {
	readonly l: number;
	readonly c: number;
	readonly isAtCorner: boolean;
}

function see(color: Color): Seen {
	const [l, c] = convert(color, 'oklch').coords, rgb = toRgb24(color), bytes = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
	return { l, c, isAtCorner: bytes.includes(0) && bytes.includes(255) };
}

/** Black is not darkened, white not lightened, and a gray has no chroma to lose. */
const BLACK = 0.02, WHITE = 0.98, GRAY = 0.004;

/** Of 8-bit rounding; a vivid form of a color at a corner of sRGB may keep 7 of 10 of its chroma. */
const ROUNDING = 0.002, CORNER = 0.7;

const darker = (to: Seen, from: Seen): boolean => to.l < from.l || from.l < BLACK;
const lighter = (to: Seen, from: Seen): boolean => to.l > from.l || from.l > WHITE;
const paler = (to: Seen, from: Seen): boolean => to.c < from.c || from.c < GRAY;
const stronger = (to: Seen, from: Seen): boolean => to.c >= from.c * (from.isAtCorner ? CORNER : 1) - ROUNDING;

const PHRASES: readonly (readonly [english: string, russian: string, holds: (to: Seen, from: Seen) => boolean])[] = [
	['dark {}', 'тёмный {}', darker], ['darker than {}', 'темнее чем {}', darker], ['a bit darker than {}', 'чуть темнее чем {}', darker],
	['{}, but darker', '{}, но темнее', darker], ['{} but a bit darker', '{} только чуть темнее', darker],
	['light {}', 'светлый {}', lighter], ['lighter than {}', 'светлее чем {}', lighter],
	['slightly lighter than {}', 'немного светлее чем {}', lighter], ['less dark than {}', 'менее тёмный чем {}', lighter],
	['pale {}', 'бледный {}', paler], ['paler than {}', 'бледнее чем {}', paler], ['less saturated than {}', 'менее насыщенный чем {}', paler],
	['vivid {}', 'яркий {}', stronger], ['more vivid than {}', 'ярче чем {}', stronger],
];

const listed: readonly string[] = [
	...LOCALES.flatMap((locale) => {
		const list = getList(commonIn(locale));
		return Array.from({ length: list.size }, (_, i) => list.name(i)).filter((name) => name !== '');
	}),
	...furtherWords().map(({ word }) => word),
];

/** A modified keyword is what CSS says (`darkgray`), and a name that begins with a modifier may not take it twice (`dark dark red`). */
const isPlain = (name: string): boolean => !isModifier(foldWords(name)[0]!)
	&& !['dark', 'light', 'pale'].some((modifier) => cssKeywords().has(modifier + foldJoined(name)));

/** Words whose form is the word for another color: of rosé the dative of rose. */
const HOMOGRAPHS: readonly string[] = ['розе'];

function tryParse(text: string): Color | undefined {
	try {
		return parse(text);
	} catch (error) {
		assert.instance(error, InputError);
		return undefined;
	}
}

for (const [english, russian, holds] of PHRASES) {
	comparing(`${english} and ${russian} are ${holds.name} than the name alone`, () => {
		const seed = english, random = randomFrom(seed), names = listed.filter((name) => isPlain(name) && !HOMOGRAPHS.includes(name));
		let read = 0;
		for (let i = 0; i < 400; i++) {
			const name = names[Math.floor(random() * names.length)]!, phrase = detectLocale(foldWords(name)) === 'ru' ? russian : english;
			const from = tryParse(name), to = tryParse(phrase.replace('{}', name));
			if (from === undefined || to === undefined) continue;
			read++;
			assert.ok(holds(see(to), see(from)), `${phrase} of ${name}, seed "${seed}"`);
		}
		assert.ok(read > 380, `${read} read`);
	});
}

comparing('a comparison starts from the color that people mean, in any wording', () => {
	const ofTeal = [
		'darker than teal', 'teal but darker', 'teal, but darker', 'like teal but darker', 'darker teal', 'a shade darker than teal',
	];
	const ofTurquoise = [
		'темнее бирюзового', 'темнее, чем бирюзовый', 'бирюзовый, но темнее', 'бирюзовый потемнее', 'на тон темнее бирюзового',
	];
	for (const phrases of [ofTeal, ofTurquoise]) {
		for (const phrase of phrases) assert.equal(parse(phrase), parse(phrases[0]!), phrase);
	}
	// .28 of the way to black, as `dark` is defined. By these names people mean the listed color.
	for (const [phrase, name] of [['darker than terracotta', 'terracotta'], ['темнее терракотового', 'терракотовый']] as const)
		assert.ok(Math.abs(see(parse(phrase)).l / see(parse(name)).l - 0.72) < 0.01, phrase);
	// Their pink is that of the survey, #ff81c0, stronger than the keyword.
	assert.ok(see(parse('slightly darker than pink')).c > see(parse('pink')).c + 0.03);
});

/** Phrases with the OKLCH hue between that of the name alone and that of the other word. */
const TURNED: readonly (readonly [phrase: string, name: string, towards: string])[] = [
	['bluer than teal', 'teal', 'blue'], ['a slightly greener teal', 'teal', 'green'], ['like coral but pinker', 'coral', 'hotpink'],
	['redder than orange', 'orange', 'red'], ['синее бирюзового', 'бирюзовый', 'синий'],
	['зеленее голубого', 'голубой', 'зелёный'],
];

comparing('the comparative of a hue turns towards it', () => {
	for (const [phrase, name, towards] of TURNED) {
		const [hue, from, to] = [phrase, name, towards].map((text) => convert(parse(text), 'oklch').coords[2]), apart = away(from!, to!);
		assert.ok(away(hue!, to!) < apart && away(hue!, from!) < apart, phrase);
	}
});

/** Degrees between two hues. */
const away = (one: number, other: number): number => Math.abs(((one - other) % 360 + 540) % 360 - 180);

/** Pairs that say the same. */
const SAME: readonly (readonly [phrase: string, other: string])[] = [
	['not as bright as coral', 'less bright than coral'], ['не такой яркий как коралловый', 'менее яркий чем коралловый'],
	['purple, not too dark', 'not too dark purple'], ['белый, чуть розовый', 'чуть розовый белый'],
	['two shades lighter than maroon', 'lighter than maroon'], ['на два тона светлее бордового', 'светлее бордового'],
];

comparing('two wordings of a comparison are one color', () => {
	for (const [phrase, other] of SAME) assert.equal(parse(phrase), parse(other), phrase);
});

comparing('a bit darker is nearer to the name than darker, and much darker farther', () => {
	for (const name of ['teal', 'coral', 'lavender']) {
		const steps = ['a bit darker', 'darker', 'much darker'].map((step) => deltaEOK(parse(name), parse(`${step} than ${name}`)));
		assert.equal(steps, [...steps].sort((one, other) => one - other), name);
	}
});

comparing.run();
