/*
 * check-gamut: which gamuts hold a color, and its nearest color in sRGB.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import { GAMUT_IDS } from '../gamut/gamut.ts';
import { maxChroma } from '../gamut/max-chroma.ts';
import { roundDown } from '../math/round.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { choice, flag, number, object, optional, record } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { hueOrNull } from '../spaces/powerless.ts';
import { cssText, deltaEOKNumber, hexText, inputText, shownDeltaEOK } from './describe.ts';
import { byMethod, mappedBy, METHODS_FIELD, MAPPED_LIST, METHOD_NAMES, nameOfMethod } from './gamut-method.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

export const checkGamut = operation({
	name: 'check-gamut',
	title: 'Check what screens show',
	group: 'Read',
	summary: 'Say whether sRGB, Display P3 and Rec. 2020 can show a color, with its closest fallback in sRGB.',
	input: object('', { color: colorField('The color to check.'), method: METHODS_FIELD }),
	result: object('The gamuts that hold the color, and a fallback that every screen can show.', {
		input: inputText(),
		gamut: object('Does the gamut hold the color?', {
			'srgb': flag('sRGB: every screen.'),
			'display-p3': flag('Display P3: most phones and laptops.'),
			'rec2020': flag('Rec. 2020: ultra-high-definition television.'),
		}),
		fallback: object('The color mapped into sRGB; the color itself where it fits.', {
			hex: hexText('The fallback as HEX.'),
			rgb: cssText('The fallback as rgb().'),
			oklch: cssText('The fallback in OKLCH.'),
			deltaEOK: deltaEOKNumber('How far the fallback is from the color, in OKLab.'),
			method: choice('The mapping that was used; that of CSS Color 4 with JND 0.02 unless another was asked for.', METHOD_NAMES),
		}),
		maxChroma: optional(record(
			'The largest OKLCH chroma that each gamut holds at the lightness and hue of the color, rounded down; absent for a gray.',
			GAMUT_IDS, number('OKLCH chroma, 0 to 0.5.', 0, 0.5),
		)),
		methods: optional(MAPPED_LIST),
	}),
	examples: [
		{ input: { color: 'color(display-p3 0 1 0)' }, shows: 'a green that sRGB cannot show' },
		{ input: { color: 'teal' }, shows: 'a color that fits everywhere' },
		{ input: { color: 'oklch(0.8 0.25 70)', method: 'all' }, shows: 'an orange by every method, side by side' },
	],
}).runs(({ color: { input, color }, method }) => {
	const mapped = mappedBy(color, 'srgb', method);
	return {
		input,
		gamut: { 'srgb': fits(color, 'srgb'), 'display-p3': fits(color, 'display-p3'), 'rec2020': fits(color, 'rec2020') },
		fallback: {
			hex: format(mapped, 'hex'),
			rgb: format(mapped, 'rgb'),
			oklch: format(mapped, 'oklch'),
			deltaEOK: shownDeltaEOK(deltaEOK(color, mapped)),
			method: nameOfMethod(method),
		},
		...chromasOf(color),
		...(method === 'all' && { methods: byMethod(color) }),
	};
});

/** A gray has no hue to look along; light beyond white and black none of any chroma. */
function chromasOf(color: Color) {
	const own = convert(color, 'oklch'), hue = hueOrNull(own), [lightness] = own.coords;
	if (hue === null) return {};
	return { maxChroma: Object.fromEntries(GAMUT_IDS.map((gamut) => [gamut, roundDown(maxChroma(lightness, hue, gamut), 5)])) };
}
