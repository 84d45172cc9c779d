/*
 * Cost of an operation by the number of colors. Audits and simulations compare every pair for every deficiency, so the cost of
 * many colors is quadratic.
 */

import { randomFrom } from '../src/math/random.ts';
import { CURRENT } from './engine.ts';
import { contender, measure, type Outcome } from './measure.ts';

/** Up to the maximum of a request. */
const SIZES = [2, 4, 8, 12];

const INPUTS = 64;

const { library: { auditPalette, simulateCvd } } = CURRENT;
const OPERATIONS = { 'audit-palette': auditPalette, 'simulate-cvd': simulateCvd } as const;

export function palettes(note: (what: string) => void): Outcome[] {
	return Object.entries(OPERATIONS).map(([name, call]) => {
		const random = randomFrom(`palettes for ${name}`);
		const hex = (): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`;
		note(`${name} of ${SIZES.join(', ')} colors`);
		const { inputs, results } = measure({
			title: name,
			inputs: INPUTS,
			contenders: SIZES.map((size) => contender(
				`${size} colors`, Array.from({ length: INPUTS }, () => ({ colors: Array.from({ length: size }, hex) })), (input): unknown => call(input), () => [],
			)),
		});
		// Not peers: the tasks differ.
		return {
			title: `${name} by the colors of the palette`,
			inputs,
			results: results.map((result) => ({ ...result, ratio: result.median / results[0]!.median, isPeer: false })),
			aims: [],
		};
	});
}
