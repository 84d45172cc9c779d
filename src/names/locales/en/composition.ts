/*
 * English rules of composed names: hues in other words, and mixtures.
 *
 * Proof  test/names/locales/en/english.test.ts, test/names/compose.test.ts.
 */

import type { Mixture } from '../../language.ts';

/** Comparatives and participles of hues; other words with the ending are neither: `amber`, `copper`. */
const COMPARATIVE = /^(redd|orang|yellow|green|teal|blu|purpl|pink|brown|gray|black|whit|tann|gold)(?:er|ing)$/;

/** Hues of `bluish`, `blueish`, `reddish`, `greeny`, `bluer`; `lavish` gives `lav`, which no list contains. */
export function hints(word: string): readonly string[] {
	const stem = (/^(.{3,})(?:ish|y)$/.exec(word) ?? COMPARATIVE.exec(word))?.[1];
	if (stem === undefined) return [];
	return [stem, `${stem}e`, ...stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []];
}

const HINTS = ['hint', 'touch', 'bit', 'tinge', 'dash', 'drop', 'slight hint', 'subtle hint', 'slight touch', 'slight tinge'];

/** Phrases that mix two names: `somewhere between teal and navy`, `half red half yellow`, `white with a hint of pink`. */
export const MIXTURES: readonly Mixture[] = [
	{
		start: ['between ', 'somewhere between ', 'something between ', 'halfway between ', 'half way between ', 'midway between '],
		middle: [' and '], share: 0.5,
	},
	{
		start: ['mix between ', 'mix ', 'mixture between ', 'mixture ', 'cross between ', 'cross ', 'blend between ', 'blend ', 'combination '],
		middle: [' and ', ' with '], share: 0.5,
	},
	{ middle: [' mixed with ', ' blended with ', ' crossed with ', ' combined with '], share: 0.5 },
	{ start: ['half '], middle: [' and half ', ' half '], share: 0.5 },
	{ start: ['more '], middle: [' than '], share: 0.65, isOtherFirst: true },
	{
		start: ['less ', 'bit less ', 'little less ', 'little bit less ', 'slightly less '], middle: [' than '], share: -0.25,
		isOtherFirst: true,
	},
	{ middle: HINTS.map((hint) => ` with ${hint} `), share: 0.25 },
	{ middle: [' with '], end: [' undertone', ' undertones', ' overtone', ' overtones', ' tinge'], share: 0.25 },
	{ middle: [' but not ', ' without any ', ' without '], share: -0.25 },
	{ middle: [' that is almost ', ' that is nearly ', ' almost ', ' nearly '], share: 0.8 },
	{ middle: [' but more like ', ' but closer to ', ' bordering on ', ' leaning toward ', ' leaning towards ', ' verging on '], share: 0.35 },
	{ middle: [' like '], share: 0, isOtherFirst: true },
];
