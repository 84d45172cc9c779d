/*
 * simulate-cvd: colors as seen with a color vision deficiency, and pairs that become hard to tell apart.
 */

import { advice } from '../../errors.ts';
import { format } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { confusablePairs } from '../../vision/confusion.ts';
import { DEFICIENCIES, MODELS, simulate } from '../../vision/deficiency.ts';
import { choice, fallback, integer, list, number, object, record, ruled } from '../../schema/schema.ts';
import { deltaEOKNumber, hexText, SENT, roundDeltaEOK } from '../describe.ts';
import { colorsField } from '../fields.ts';
import { MOST_SEEN_COLORS } from '../list-limits.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const kind = choice(words.result.kind, DEFICIENCIES);
const WHOLE = 1;
const severity = number(words.fields.severity, 0, WHOLE);
const model = choice(words.fields.model, MODELS);

export const simulateCvd = operation({
	name: 'simulate-cvd',
	order: 180,
	words,
	group: 'See',
	input: ruled(object('', {
		colors: colorsField(words.fields.colors, 1, MOST_SEEN_COLORS),
		kinds: fallback(list(words.fields.kinds, kind, 1, DEFICIENCIES.length), DEFICIENCIES),
		model: fallback(model, 'machado'),
		severity: fallback(severity, WHOLE),
	}), ({ model, severity }) => model === 'brettel' && severity !== WHOLE
		? { field: 'severity', claim: 'only applies to machado', advice: advice`Leave it out, or write ${{ model: 'machado' }}.` }
		: undefined),
	result: object(words.result.whole, {
		model,
		severity,
		colors: list(resultWords.inOrder, object('A color and its simulations.', {
			...SENT,
			simulated: record(words.result.simulated, DEFICIENCIES, hexText('The simulated color.')),
		}), 1, MOST_SEEN_COLORS),
		hardToTellApart: list(words.result.hardToTellApart, object('Two colors by index.', {
			first: integer(resultWords.first, 0, MOST_SEEN_COLORS - 1),
			second: integer(resultWords.second, 0, MOST_SEEN_COLORS - 1),
			kind,
			deltaEOK: deltaEOKNumber(resultWords.perceivedDistance),
		}), 0, (MOST_SEEN_COLORS * (MOST_SEEN_COLORS - 1) / 2) * DEFICIENCIES.length),
	}),
	values: ['colors.simulated.*'],
	rows: ['colors'],
	examples: [
		{ colors: ['#d62728', '#2ca02c'], kinds: ['deuteranopia'] },
		{ colors: ['orange'], model: 'brettel' },
		{ colors: ['#d62728', '#2ca02c'], kinds: ['deuteranopia'], severity: 0.5 },
	],
}).runs(({ colors, kinds, model, severity }) => {
	const distinct = [...new Set(kinds)];
	spend(3 * colors.length * distinct.length);
	return {
		model,
		severity,
		colors: colors.map(({ input, color }) => ({
			input,
			hex: format(color, 'hex'),
			simulated: Object.fromEntries(distinct.map((kind) => [kind, format(simulate(color, kind, model, severity), 'hex')])),
		})),
		hardToTellApart: confusablePairs(colors.map(({ color }) => color), distinct, model, severity)
			.map((pair) => ({ ...pair, deltaEOK: roundDeltaEOK(pair.deltaEOK) })),
	};
});
