/*
 * audit-palette: what the colors of a palette can carry on each other.
 */

import { fits } from '../gamut/fits.ts';
import { auditOf, BODY, LARGE, PAIR_USES } from '../palette/audit.ts';
import { choice, flag, integer, list, object } from '../schema/schema.ts';
import { CONFUSION_BELOW } from '../vision/confusion.ts';
import { DEFICIENCIES } from '../vision/deficiency.ts';
import { deltaEOKNumber, lcNumber, ratioNumber, shownDeltaEOK, shownLc, shownRatio, SWATCH, swatch } from './describe.ts';
import { colorsField, MOST_COLORS } from './fields.ts';
import { operation } from './operation.ts';

const index = (doc: string) => integer(doc, 0, MOST_COLORS - 1);
const pairCount = MOST_COLORS * (MOST_COLORS - 1);
const USES = `What the pair can carry. body: ratio ${BODY.ratio} and |Lc| ${BODY.lc} at least; `
	+ `large: ${LARGE.ratio} and ${LARGE.lc}; else decoration.`;

const count = (doc: string) => integer(doc, 0, pairCount);

export const auditPalette = operation({
	name: 'audit-palette',
	title: 'Audit a palette',
	group: 'Contrast',
	summary: 'Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.',
	input: object('', { colors: colorsField('The colors of the palette.', 2, MOST_COLORS) }),
	result: object('The audit. Colors are named by their index.', {
		colors: list('In the order sent.', object('A color and the gamuts that hold it.', {
			...SWATCH.fields,
			gamut: object('Does the gamut hold the color?', { 'srgb': flag('Does sRGB?'), 'display-p3': flag('Does Display P3?') }),
		}), 2, MOST_COLORS),
		pairs: list('Each color as text on each other.', object('A pair.', {
			text: index('Index of the text color.'),
			background: index('Index of the background.'),
			ratio: ratioNumber(),
			lc: lcNumber(),
			use: choice(USES, PAIR_USES),
		}), 2, pairCount),
		summary: object('How many pairs allow what.', {
			body: count('How many can carry body text.'),
			large: count('How many can carry large text only.'),
			decoration: count('How many can carry no text.'),
		}),
		indistinguishable: list(`Pairs under deltaE OK ${CONFUSION_BELOW} with a deficiency and not without it.`,
			object('A pair some people may confuse.', {
			first: index('Index of the first.'),
			second: index('Index of the second.'),
			kind: choice('The deficiency.', DEFICIENCIES),
			deltaEOK: deltaEOKNumber('Their distance as seen.'),
		}), 0, (pairCount / 2) * DEFICIENCIES.length),
		outsideSrgb: list('The colors that sRGB cannot show.', index('Index of a color.'), 0, MOST_COLORS),
	}),
	examples: [
		{ input: { colors: ['#1f2937', 'white', '#3b82f6'] }, shows: 'ink, paper and a brand color' },
		{ input: { colors: ['#d62728', '#2ca02c', 'color(display-p3 0 1 0)'] }, shows: 'red and green, and a wide green' },
	],
}).runs(({ colors }) => {
	const { pairs, uses, indistinguishable, outsideSrgb } = auditOf(colors.map(({ color }) => color));
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
