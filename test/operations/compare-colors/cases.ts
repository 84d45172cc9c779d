/*
 * Cases of compare-colors.
 *
 * CIEDE2000: the 34 published pairs of Sharma, Wu & Dalal 2005, written in lab(). DeltaE OK and shifts: colors that
 * are written in OKLab and OKLCH, so that the expected value is plain arithmetic. Contrast: WCAG 2.2 and apca-w3 0.1.9.
 */

import { SHARMA_2005 } from '../../vectors/sharma-2005.ts';
import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, type Limit } from '../../contract/limits.ts';

/** A gray so much lighter than half: the distance is the difference of lightness. */
const apart = (distance: number, verdict: string): Case => ({
	input: { first: 'oklab(0.25 0 0)', second: `oklab(${0.25 + distance} 0 0)` },
	expect: { deltaEOK: distance, verdict, chromaShift: 0, hueShift: 0 },
});

const turned = (from: number, to: number, hueShift: number): Case => ({
	input: { first: `oklch(0.5 0.1 ${from})`, second: `oklch(0.5 0.1 ${to})` },
	expect: { hueShift, lightnessShift: 0, chromaShift: 0 },
});

export const LIMITS: readonly Limit[] = [
	['first', 'required', COLOR_TEXT],
	['second', 'required', COLOR_TEXT],
];

export const CASES: readonly Case[] = [
	...SHARMA_2005.map(([, [l1, a1, b1], [l2, a2, b2], expected]): Case => ({
		input: { first: `lab(${l1} ${a1} ${b1})`, second: `lab(${l2} ${a2} ${b2})` },
		expect: { ciede2000: expected },
	})),
	{
		input: { first: 'black', second: 'white' },
		expect: {
			first: { input: 'black', hex: '#000000', oklch: 'oklch(0 0 none)' },
			second: { input: 'white', hex: '#ffffff', oklch: 'oklch(1 0 none)' },
			// L 0 against L 100 on the neutral axis: exactly 100.
			ciede2000: 100, deltaEOK: 1, verdict: 'opposite', lightnessShift: 100, chromaShift: 0, hueShift: 0, contrast: { ratio: 21, lc: 106 },
		},
	},
	{
		input: { first: 'white', second: 'black' },
		expect: { ciede2000: 100, deltaEOK: 1, lightnessShift: -100, contrast: { ratio: 21, lc: -107.9 } },
	},
	{
		input: { first: 'teal', second: '#008080' },
		expect: {
			ciede2000: 0, deltaEOK: 0, verdict: 'identical', lightnessShift: 0, chromaShift: 0, hueShift: 0,
			contrast: { ratio: 1, lc: 0 },
		},
	},
	// Across the wheel, though less than half of black to white apart.
	{ input: { first: 'red', second: 'cyan' }, expect: { verdict: 'opposite' } },

	// The bands of the verdict, each from just below and just above.
	apart(0.0019, 'identical'), apart(0.0021, 'nearly'),
	apart(0.0199, 'nearly'), apart(0.0201, 'similar'),
	apart(0.0999, 'similar'), apart(0.1001, 'different'),
	apart(0.4999, 'different'), apart(0.5001, 'opposite'),

	// Opposite by hue: from 150 degrees on, both of chroma 0.04 and more, and not similar.
	{ input: { first: 'oklch(0.5 0.06 0)', second: 'oklch(0.5 0.06 151)' }, expect: { verdict: 'opposite', hueShift: 151 } },
	{ input: { first: 'oklch(0.5 0.06 0)', second: 'oklch(0.5 0.06 149)' }, expect: { verdict: 'different', hueShift: 149 } },
	{
		input: { first: 'oklch(0.5 0.2 0)', second: 'oklch(0.5 0.039 180)' },
		expect: { verdict: 'different', hueShift: 180, chromaShift: -0.161, deltaEOK: 0.239 },
	},
	{ input: { first: 'oklch(0.5 0.2 0)', second: 'oklch(0.5 0.041 180)' }, expect: { verdict: 'opposite', deltaEOK: 0.241 } },
	{ input: { first: 'oklch(0.5 0.045 0)', second: 'oklch(0.5 0.045 180)' }, expect: { verdict: 'similar', deltaEOK: 0.09 } },

	// The hue goes the shorter way; half a turn is 180 and never -180.
	turned(350, 10, 20), turned(10, 350, -20), turned(0, 180, 180), turned(180, 0, 180), turned(10, 200, -170), turned(120.5, 121.25, 0.75),
	// -179.9997 rounds to -180, which is written 180.
	turned(0, 180.0003, 180),
	{ input: { first: 'oklch(0.5 0.1 40)', second: 'gray' }, expect: { hueShift: 0 } },
	{ input: { first: 'oklch(0.5 0 40)', second: 'oklch(0.5 0.1 90)' }, expect: { hueShift: 0, chromaShift: 0.1 } },
	{
		input: { first: 'oklch(0.7 0.12 40)', second: 'oklch(0.655 0.2 40)' },
		expect: { lightnessShift: -4.5, chromaShift: 0.08, hueShift: 0 },
	},

	// Alpha counts for the contrast alone.
	{ input: { first: 'rgb(0 0 0 / 50%)', second: 'white' }, expect: { deltaEOK: 1, contrast: { ratio: 3.94, lc: 66.9 } } },
	// Wide colors are compared without mapping.
	{ input: { first: 'color(display-p3 0 1 0)', second: 'lime' }, expect: { verdict: 'similar', second: { hex: '#00ff00' } } },

	refused({ first: 'red' }, 'second', 'second is missing'),
	refused({ second: 'red' }, 'first', 'first is missing'),
	refused({ first: 'red', second: 'blue', third: 'lime' }, 'third', '"third" is not a known'),
	unreadable({ first: 'red', second: 'bleu' }, 'second', '"blue"'),
	{ input: { first: 'lab(1)', second: 'lch(1)' }, problem: { status: 400, code: 'unreadable-color', at: ['first', 'second'] } },
	inJson({ first: 'red', second: false }, 'second', 'got false'),
];
