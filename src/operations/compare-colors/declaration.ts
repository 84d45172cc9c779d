/*
 * compare-colors: the distance of two colors, and its direction.
 */

import { deltaE2000 } from '../../fn/difference.ts';
import { spend } from '../../math/budget.ts';
import { round, roundTurn } from '../../math/round.ts';
import { deltaEOK } from '../../metrics/difference.ts';
import { shift } from '../../metrics/shift.ts';
import { VERDICTS, verdict } from '../../metrics/verdict.ts';
import { measureContrast } from '../../palette/contrast.ts';
import { choice, number, object } from '../../schema/schema.ts';
import { CONTRAST, contrast, deltaEOKNumber, roundDeltaEOK, SWATCH, swatch } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

export const compareColors = operation({
	name: 'compare-colors',
	order: 100,
	words,
	group: 'Compare',
	input: object('', {
		first: colorField(words.fields.first),
		second: colorField(words.fields.second),
	}),
	result: object(words.result.whole, {
		first: SWATCH,
		second: SWATCH,
		ciede2000: number(words.result.ciede2000, 0, Infinity),
		deltaEOK: deltaEOKNumber(),
		verdict: choice(words.result.verdict, VERDICTS.map((band) => band.verdict)),
		lightnessShift: number(words.result.lightnessShift, -Infinity, Infinity),
		chromaShift: number(words.result.chromaShift, -Infinity, Infinity),
		hueShift: number(words.result.hueShift, -180, 180),
		contrast: CONTRAST,
	}),
	values: ['deltaEOK'],
	examples: [
		{ first: '#3b82f6', second: '#2563eb' },
		{ first: 'red', second: 'cyan' },
	],
}).runs(({ first, second }) => {
	spend(5);
	const moved = shift(first.color, second.color);
	return {
		first: swatch(first),
		second: swatch(second),
		ciede2000: round(deltaE2000(first.color, second.color), 4),
		deltaEOK: roundDeltaEOK(deltaEOK(first.color, second.color)),
		verdict: verdict(first.color, second.color),
		lightnessShift: round(moved.lightness, 3),
		chromaShift: round(moved.chroma, 5),
		hueShift: roundTurn(moved.hue, 3),
		contrast: contrast(measureContrast(first.color, second.color)),
	};
});
