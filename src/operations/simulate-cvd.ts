/*
 * simulate-cvd: how colors look with a color vision deficiency, and which become hard to tell apart.
 */

import { advice } from '../errors.ts';
import { format } from '../formats/table.ts';
import { confusablePairs, CONFUSION_BELOW } from '../vision/confusion.ts';
import { DEFICIENCIES, MODELS, simulate } from '../vision/deficiency.ts';
import { choice, fallback, integer, list, number, object, record, ruled } from '../schema/schema.ts';
import { deltaEOKNumber, hexText, inputText, shownDeltaEOK } from './describe.ts';
import { colorsField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_SEEN_COLORS = 12;

const kind = choice('A color vision deficiency.', DEFICIENCIES);
const WHOLE = 1;
const severity = number('How much of the deficiency, 0 to 1: 0 is common vision, 1 the whole of it; only with machado.', 0, WHOLE);
const model = choice('Machado, Oliveira & Fernandes 2009, or Brettel, Viénot & Mollon 1997.', MODELS);

export const simulateCvd = operation({
	name: 'simulate-cvd',
	title: 'Simulate color blindness',
	group: 'See',
	summary: 'Show colors as people with a color vision deficiency see them, and name the pairs they may confuse.',
	input: ruled(object('', {
		colors: colorsField('The colors to look at.', 1, MOST_SEEN_COLORS),
		kinds: fallback(list('The deficiencies wanted; all when absent.', kind, 1, DEFICIENCIES.length), DEFICIENCIES),
		model: fallback(model, 'machado'),
		severity: fallback(severity, WHOLE),
	}), ({ model, severity }) => model === 'brettel' && severity !== WHOLE
		? { field: 'severity', claim: 'is known to machado alone', advice: advice`Leave it out, or write ${{ model: 'machado' }}.` }
		: undefined),
	result: object('Each color as it is seen, and the pairs that move too close.', {
		model,
		severity,
		colors: list('In the order sent.', object('A color and its simulations.', {
			input: inputText(),
			hex: hexText('The color itself.'),
			simulated: record('HEX by kind.', DEFICIENCIES, hexText('The color as seen.')),
		}), 1, MOST_SEEN_COLORS),
		hardToTellApart: list(`Pairs under deltaE OK ${CONFUSION_BELOW} with the deficiency and not without it.`, object('Two colors by index.', {
			first: integer('Index of the first.', 0, MOST_SEEN_COLORS - 1),
			second: integer('Index of the second.', 0, MOST_SEEN_COLORS - 1),
			kind,
			deltaEOK: deltaEOKNumber('Their distance as seen.'),
		}), 0, (MOST_SEEN_COLORS * (MOST_SEEN_COLORS - 1) / 2) * DEFICIENCIES.length),
	}),
	examples: [
		{ input: { colors: ['#d62728', '#2ca02c'], kinds: ['deuteranopia'] }, shows: 'red and green of a chart' },
		{ input: { colors: ['orange'], model: 'brettel' }, shows: 'one color, every kind, the older model' },
		{ input: { colors: ['#d62728', '#2ca02c'], kinds: ['deuteranopia'], severity: 0.5 }, shows: 'what half of it leaves' },
	],
}).runs(({ colors, kinds, model, severity }) => {
	const asked = [...new Set(kinds)];
	return {
		model,
		severity,
		colors: colors.map(({ input, color }) => ({
			input,
			hex: format(color, 'hex'),
			simulated: Object.fromEntries(asked.map((kind) => [kind, format(simulate(color, kind, model, severity), 'hex')])),
		})),
		hardToTellApart: confusablePairs(colors.map(({ color }) => color), asked, model, severity)
			.map((pair) => ({ ...pair, deltaEOK: shownDeltaEOK(pair.deltaEOK) })),
	};
});
