/*
 * check-gamut: the gamuts that contain a color, and its nearest color in sRGB.
 */

import { fits } from '../../gamut/fits.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { maxChroma } from '../../gamut/max-chroma.ts';
import { spend } from '../../math/budget.ts';
import { roundDown } from '../../math/round.ts';
import { choice, flag, number, object, optional, record } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { convert, hueOrNull } from '../../spaces/convert.ts';
import { cssText, deltaEOKNumber, hexText, inputText } from '../describe.ts';
import { byMethod, describeMapped, mappedBy, METHODS_FIELD, MAPPED_LIST, METHOD_NAMES, nameOfMethod } from '../gamut-method.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

export const checkGamut = operation({
	name: 'check-gamut',
	order: 80,
	words,
	group: 'Read',
	input: object('', { color: colorField(words.fields.color), method: METHODS_FIELD }),
	result: object(words.result.whole, {
		input: inputText(),
		gamut: object(resultWords.gamuts, {
			'srgb': flag(words.result.srgb),
			'display-p3': flag(words.result.displayP3),
			'rec2020': flag(words.result.rec2020),
		}),
		fallback: object(words.result.fallback, {
			hex: hexText(words.result.hex),
			rgb: cssText(words.result.rgb),
			oklch: cssText(words.result.oklch),
			deltaEOK: deltaEOKNumber(words.result.deltaEOK),
			method: choice(words.result.method, METHOD_NAMES),
		}),
		maxChroma: optional(record(
			words.result.maxChroma,
			GAMUT_IDS, number('OKLCH chroma, 0 to 0.5.', 0, 0.5),
		)),
		methods: optional(MAPPED_LIST),
	}),
	values: ['fallback.hex'],
	examples: [
		{ color: 'color(display-p3 0 1 0)' },
		{ color: 'teal' },
		{ color: 'oklch(0.8 0.25 70)', method: 'all' },
	],
}).runs(({ color: { input, color }, method }) => {
	spend(15);
	const mapped = mappedBy(color, 'srgb', method);
	return {
		input,
		gamut: { 'srgb': fits(color, 'srgb'), 'display-p3': fits(color, 'display-p3'), 'rec2020': fits(color, 'rec2020') },
		fallback: { ...describeMapped(color, mapped), method: nameOfMethod(method) },
		...largestChromas(color),
		...(method === 'all' && { methods: byMethod(color) }),
	};
});

/** A gray has no hue, and beyond white and black no chroma fits. */
function largestChromas(color: Color) {
	const own = convert(color, 'oklch'), hue = hueOrNull(own), [lightness] = own.coords;
	if (hue === null) return {};
	return { maxChroma: Object.fromEntries(GAMUT_IDS.map((gamut) => [gamut, roundDown(maxChroma(lightness, hue, gamut), 5)])) };
}
