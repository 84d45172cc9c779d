/*
 * audit-palette: the use of each pair of colors in a palette.
 */

import { fits } from '../../gamut/fits.ts';
import { auditColors, PAIR_USES } from '../../palette/audit.ts';
import { choice, integer, list, object } from '../../schema/schema.ts';
import { DEFICIENCIES } from '../../vision/deficiency.ts';
import { deltaEOKNumber, GAMUTS, lcNumber, ratioNumber, roundDeltaEOK, roundLc, roundRatio, SWATCH, swatch } from '../describe.ts';
import { colorsField, MOST_COLORS } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const index = (doc: string) => integer(doc, 0, MOST_COLORS - 1);
const pairCount = MOST_COLORS * (MOST_COLORS - 1);

const count = (doc: string) => integer(doc, 0, pairCount);

export const auditPalette = operation({
	name: 'audit-palette',
	order: 60,
	words,
	group: 'Contrast',
	input: object('', { colors: colorsField(words.fields.colors, 2, MOST_COLORS) }),
	result: object(words.result.whole, {
		colors: list(resultWords.inOrder, object('A color and the gamuts that contain it.', {
			...SWATCH.fields,
			gamut: GAMUTS,
		}), 2, MOST_COLORS),
		pairs: list(words.result.pairs, object('A pair.', {
			text: index(words.result.text),
			background: index(words.result.background),
			ratio: ratioNumber(),
			lc: lcNumber(),
			use: choice(words.result.use, PAIR_USES),
		}), 2, pairCount),
		summary: object(words.result.summary, {
			body: count(words.result.body),
			large: count(words.result.large),
			decoration: count(words.result.decoration),
		}),
		indistinguishable: list(words.result.indistinguishable,
			object('A pair that some people may confuse.', {
			first: index(resultWords.first),
			second: index(resultWords.second),
			kind: choice(resultWords.deficiency, DEFICIENCIES),
			deltaEOK: deltaEOKNumber(resultWords.perceivedDistance),
		}), 0, (pairCount / 2) * DEFICIENCIES.length),
		outsideSrgb: list(words.result.outsideSrgb, index('Index of a color.'), 0, MOST_COLORS),
	}),
	rows: ['pairs'],
	positions: { fields: ['text', 'background'], printed: 'input' },
	examples: [
		{ colors: ['#1f2937', 'white', '#3b82f6'] },
		{ colors: ['#d62728', '#2ca02c', 'color(display-p3 0 1 0)'] },
	],
}).runs(({ colors }) => {
	const { pairs, uses, indistinguishable, outsideSrgb } = auditColors(colors.map(({ color }) => color));
	return {
		colors: colors.map((sent) => ({
			...swatch(sent),
			gamut: { 'srgb': fits(sent.color, 'srgb'), 'display-p3': fits(sent.color, 'display-p3') },
		})),
		pairs: pairs.map((pair) => ({ ...pair, ratio: roundRatio(pair.ratio), lc: roundLc(pair.lc) })),
		summary: uses,
		indistinguishable: indistinguishable.map((pair) => ({ ...pair, deltaEOK: roundDeltaEOK(pair.deltaEOK) })),
		outsideSrgb,
	};
});
