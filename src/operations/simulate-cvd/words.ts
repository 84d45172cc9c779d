/*
 * simulate-cvd in English.
 */

import { CONFUSION_BELOW } from '../../vision/confusion.ts';

export const words = {
	title: 'Simulate color blindness',
	summary: 'Show colors as people with a color vision deficiency see them, and name the pairs they may confuse.',
	fields: {
		colors: 'The colors to simulate.',
		kinds: 'The deficiencies. Default: all.',
		model: 'Machado, Oliveira & Fernandes 2009, or Brettel, Viénot & Mollon 1997.',
		severity: 'Severity of the deficiency, from 0 (none) to 1 (complete); only with machado.',
	},
	result: {
		kind: 'A color vision deficiency.',
		whole: 'Each color with a deficiency, and the pairs that become hard to tell apart.',
		simulated: 'HEX by kind.',
		get hardToTellApart() {
			return `Pairs under deltaE OK ${CONFUSION_BELOW} with the deficiency, but not without it.`;
		},
	},
	examples: ['red and green of a chart', 'one color, every kind, the older model', 'half the severity'],
} as const;

export const viewWords = {
	title: 'Color blindness',
	lead: 'The colors as others see them, and the pairs they may confuse.',
} as const;
