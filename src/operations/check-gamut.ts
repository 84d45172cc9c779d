/*
 * check-gamut: which gamuts hold a color, and its nearest color in sRGB.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import { intoGamut } from '../gamut/into.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { choice, flag, object } from '../schema/schema.ts';
import { cssText, deltaEOKNumber, hexText, inputText, shownDeltaEOK } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

export const checkGamut = operation({
	name: 'check-gamut',
	title: 'Check what screens show',
	group: 'Read',
	summary: 'Say whether sRGB, Display P3 and Rec. 2020 can show a color, with its closest fallback in sRGB.',
	input: object('', { color: colorField('The color to check.') }),
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
			method: choice('The mapping of CSS Color 4 that was used: JND 0.02.', ['binary-search-local-minde']),
		}),
	}),
	examples: [
		{ input: { color: 'color(display-p3 0 1 0)' }, shows: 'a green that sRGB cannot show' },
		{ input: { color: 'teal' }, shows: 'a color that fits everywhere' },
	],
}).runs(({ color: { input, color } }) => {
	const mapped = intoGamut(color, 'srgb');
	return {
		input,
		gamut: { 'srgb': fits(color, 'srgb'), 'display-p3': fits(color, 'display-p3'), 'rec2020': fits(color, 'rec2020') },
		fallback: {
			hex: format(mapped, 'hex'),
			rgb: format(mapped, 'rgb'),
			oklch: format(mapped, 'oklch'),
			deltaEOK: shownDeltaEOK(deltaEOK(color, mapped)),
			method: 'binary-search-local-minde',
		},
	};
});
