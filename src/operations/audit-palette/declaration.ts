/*
 * audit-palette: the use of each pair of colors in a palette.
 */

import { fits } from '../../gamut/fits.ts';
import { auditColors, BODY, LARGE, PAIR_USES } from '../../palette/audit.ts';
import { choice, integer, list, object } from '../../schema/schema.ts';
import { CONFUSION_BELOW } from '../../vision/confusion.ts';
import { DEFICIENCIES } from '../../vision/deficiency.ts';
import { deltaEOKNumber, GAMUTS, lcNumber, ratioNumber, shownDeltaEOK, shownLc, shownRatio, SWATCH, swatch } from '../describe.ts';
import { colorsField, MOST_COLORS } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const index = (doc: string) => integer(doc, 0, MOST_COLORS - 1);
const pairCount = MOST_COLORS * (MOST_COLORS - 1);
const USES = `The use of the pair. body: ratio ${BODY.ratio} and |Lc| ${BODY.lc} at least; `
	+ `large: ${LARGE.ratio} and ${LARGE.lc}; else decoration.`;

const count = (doc: string) => integer(doc, 0, pairCount);

export const auditPalette = operation({
	name: 'audit-palette',
	order: 60,
	words,
	group: 'Contrast',
	input: object('', { colors: colorsField(words.fields.colors, 2, MOST_COLORS) }),
	result: object('The audit. Colors are referred to by index.', {
		colors: list('In the order sent.', object('A color and the gamuts that contain it.', {
			...SWATCH.fields,
			gamut: GAMUTS,
		}), 2, MOST_COLORS),
		pairs: list('Each color as text on each other color.', object('A pair.', {
			text: index('Index of the text color.'),
			background: index('Index of the background.'),
			ratio: ratioNumber(),
			lc: lcNumber(),
			use: choice(USES, PAIR_USES),
		}), 2, pairCount),
		summary: object('Numbers of pairs by use.', {
			body: count('Number of pairs for body text.'),
			large: count('Number of pairs for large text only.'),
			decoration: count('Number of pairs that are unsuitable for text.'),
		}),
		indistinguishable: list(`Pairs under deltaE OK ${CONFUSION_BELOW} with a deficiency, but not without it.`,
			object('A pair that some people may confuse.', {
			first: index('Index of the first.'),
			second: index('Index of the second.'),
			kind: choice('The deficiency.', DEFICIENCIES),
			deltaEOK: deltaEOKNumber('Their perceived distance.'),
		}), 0, (pairCount / 2) * DEFICIENCIES.length),
		outsideSrgb: list('The colors that sRGB cannot show.', index('Index of a color.'), 0, MOST_COLORS),
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
		pairs: pairs.map((pair) => ({ ...pair, ratio: shownRatio(pair.ratio), lc: shownLc(pair.lc) })),
		summary: uses,
		indistinguishable: indistinguishable.map((pair) => ({ ...pair, deltaEOK: shownDeltaEOK(pair.deltaEOK) })),
		outsideSrgb,
	};
});
