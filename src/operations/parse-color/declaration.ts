/*
 * parse-color: everything about one color.
 */

import { printCss, printRgb } from '../../formats/css-print.ts';
import { printHex } from '../../formats/hex.ts';
import { fits } from '../../gamut/fits.ts';
import { intoGamut } from '../../gamut/into.ts';
import { toRgb24 } from '../../gamut/screen.ts';
import { spend } from '../../math/budget.ts';
import { round } from '../../math/round.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';
import { wordsFor } from '../../names/color-words.ts';
import { HUE_FAMILIES } from '../../names/hue-family.ts';
import { commonNamesIn, nearest } from '../../names/nearest.ts';
import { FORMS } from '../../names/parse-color.ts';
import { compositeOver } from '../../palette/contrast.ts';
import { readableOn } from '../../palette/readable.ts';
import { choice, integer, nullable, number, object, optional, text, textLike } from '../../schema/schema.ts';
import { convert } from '../../spaces/convert.ts';
import { blueOf, greenOf, redOf, WHITE } from '../../spaces/rgb24.ts';
import { SPACE_IDS } from '../../spaces/table.ts';
import { CONTRAST, contrast, cssText, GAMUTS, hexText, inputText, NAMED, named, shownAlpha, shownHue, shownPercent } from '../describe.ts';
import { colorField, localeField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const byte = (doc: string) => integer(doc, 0, 255);
const percent = (doc: string) => number(doc, 0, 100);
const hue = nullable(number('Hue in degrees; null for a color without hue.', 0, 360));

const READABLE = `Black or white text on this color: the one that reaches ${WCAG_LEAST.aa.normal}:1; if both do, the one with the larger |Lc|.`;

export const parseColor = operation({
	name: 'parse-color',
	order: 10,
	words,
	group: 'Read',
	input: object('', {
		color: colorField(words.fields.color),
		locale: localeField,
	}),
	result: object('The description of the color.', {
		input: inputText(),
		form: choice('The detected form of the text.', FORMS),
		readAs: optional(textLike('The parts of a composed name.', '.+')),
		space: choice('The space of the form.', SPACE_IDS),
		alpha: number('Opacity, 0 to 1.', 0, 1),
		hex: hexText('8-bit sRGB as HEX, eight digits only when translucent; gamut-mapped when outside sRGB.'),
		rgb: object('8-bit sRGB.', {
			r: byte('Red, 0 to 255.'), g: byte('Green, 0 to 255.'), b: byte('Blue, 0 to 255.'), css: cssText('As rgb().'),
		}),
		hsl: object('HSL of the sRGB color.', {
			h: hue, s: percent('Saturation in percent.'), l: percent('Lightness in percent.'), css: cssText('As hsl().'),
		}),
		oklch: object('OKLCH of the color itself.', {
			l: number('Lightness, 0 to 1; beyond for colors that no screen shows, such as color(srgb 2 2 2).', -Infinity, Infinity),
			c: number('Chroma, from 0; about 0.4 at most on a screen.', 0, Infinity),
			h: hue,
			css: cssText('As oklch().'),
		}),
		name: NAMED,
		tailwind: NAMED,
		plainName: text('Its everyday name in the requested language.', 3, 40),
		hueFamily: choice('The basic color term it belongs to, in English.', HUE_FAMILIES),
		hueName: text('The word for the family in the requested language; Russian has two more.', 3, 40),
		gamut: GAMUTS,
		readableText: object(READABLE, {
			color: choice('The better one.', ['black', 'white']),
			hex: hexText('The same as HEX.'),
			black: CONTRAST,
			white: CONTRAST,
		}),
	}),
	values: ['hex'],
	examples: [
		{ color: 'rebeccapurple' },
		{ color: 'oklch(0.7 0.15 200 / 0.5)' },
		{ color: 'light dusty blue' },
	],
}).runs(({ color: { input, color, form, readAs }, locale }) => {
	spend(35);
	// Converts to each space once: this is the most frequent operation.
	const isShown = fits(color, 'srgb');
	const screen = toRgb24(color), readable = readableOn(compositeOver(color, WHITE));
	const inSrgb = intoGamut(color, 'srgb');
	const hsl = convert(inSrgb, 'hsl');
	const oklab = convert(color, 'oklab'), oklch = convert(color, 'oklch');
	return {
		input,
		form,
		...(readAs !== undefined && { readAs }),
		space: color.space,
		alpha: shownAlpha(color.alpha),
		hex: printHex(screen, color.alpha),
		rgb: { r: redOf(screen), g: greenOf(screen), b: blueOf(screen), css: printRgb(screen, color.alpha) },
		hsl: { h: shownHue(hsl), s: shownPercent(hsl.coords[1]), l: shownPercent(hsl.coords[2]), css: printCss(hsl) },
		oklch: { l: round(oklch.coords[0], 5), c: round(oklch.coords[1], 5), h: shownHue(oklch), css: printCss(oklch) },
		name: named(nearest(oklab, commonNamesIn(locale), 1)[0]!),
		tailwind: named(nearest(oklab, 'tailwind', 1)[0]!),
		...wordsFor(isShown ? oklab : inSrgb, locale),
		gamut: { 'srgb': isShown, 'display-p3': fits(color, 'display-p3') },
		readableText: {
			color: readable.color,
			hex: printHex(readable.rgb24, 1),
			black: contrast(readable.black),
			white: contrast(readable.white),
		},
	};
});
