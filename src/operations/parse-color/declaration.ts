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
import {
	CONTRAST, contrast, cssText, GAMUTS, hexText, inputText, NAMED, named, roundAlpha, roundHueOrNull, roundPercent,
} from '../describe.ts';
import { colorField, localeField } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const byte = (doc: string) => integer(doc, 0, 255);
const percent = (doc: string) => number(doc, 0, 100);
const hue = nullable(number(words.result.hue, 0, 360));

export const parseColor = operation({
	name: 'parse-color',
	order: 10,
	words,
	group: 'Read',
	input: object('', {
		color: colorField(words.fields.color),
		locale: localeField,
	}),
	result: object(words.result.whole, {
		input: inputText(),
		form: choice(words.result.form, FORMS),
		readAs: optional(textLike(words.result.readAs, '.+')),
		space: choice(words.result.space, SPACE_IDS),
		alpha: number(resultWords.alpha, 0, 1),
		hex: hexText(words.result.hex),
		rgb: object(words.result.rgb, {
			r: byte(words.result.r), g: byte(words.result.g), b: byte(words.result.b), css: cssText(resultWords.rgb),
		}),
		hsl: object(words.result.hsl, {
			h: hue, s: percent(words.result.s), l: percent(words.result.l), css: cssText(words.result.css),
		}),
		oklch: object(words.result.oklch, {
			l: number(words.result.oklchL, -Infinity, Infinity),
			c: number(words.result.c, 0, Infinity),
			h: hue,
			css: cssText(words.result.oklchCss),
		}),
		name: NAMED,
		tailwind: NAMED,
		plainName: text(resultWords.plainName, 3, 40),
		hueFamily: choice(words.result.hueFamily, HUE_FAMILIES),
		hueName: text(words.result.hueName, 3, 40),
		gamut: GAMUTS,
		readableText: object(words.result.readableText, {
			color: choice(words.result.color, ['black', 'white']),
			hex: hexText(words.result.readableTextHex),
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
		alpha: roundAlpha(color.alpha),
		hex: printHex(screen, color.alpha),
		rgb: { r: redOf(screen), g: greenOf(screen), b: blueOf(screen), css: printRgb(screen, color.alpha) },
		hsl: { h: roundHueOrNull(hsl), s: roundPercent(hsl.coords[1]), l: roundPercent(hsl.coords[2]), css: printCss(hsl) },
		oklch: { l: round(oklch.coords[0], 5), c: round(oklch.coords[1], 5), h: roundHueOrNull(oklch), css: printCss(oklch) },
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
