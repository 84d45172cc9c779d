/*
 * Sequential sets between two kept ends: vivid on the way if the ends are as vivid as they can be, and quiet between quiet ends.
 *
 * The colors of comparison are YlOrBr, YlOrRd and Blues of ColorBrewer 2.0 (Cynthia Brewer, colorbrewer2.org), nine classes.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generateDataColors } from '../../src/operations.ts';
import { oklchOf } from '../support/reference-math.ts';

const arcs = suite('arcs of sequential sets');

const largestChroma = (colors: readonly string[]): number => Math.max(...colors.map((hex) => oklchOf(hex)[1]));

const between = (first: string, last: string): string[] =>
	generateDataColors({ kind: 'sequential', keep: [first, last], count: 9 }).colors.map(({ hex }) => hex);

for (const [name, share, most, first, last] of [
	['YlOrBr', 0.9, '#fe9929', '#fff7bc', '#662506'], ['YlOrRd', 0.7, '#fc4e2a', '#ffffcc', '#800026'],
] as const) {
	arcs(`between the ends of ${name} the chroma rises to ${share} of that of its most vivid color, and nothing is khaki`, () => {
		assert.ok(largestChroma(between(first, last)) >= share * oklchOf(most)[1]);
		for (const hex of between(first, last).slice(2, 7)) assert.ok(oklchOf(hex)[1] >= 0.115, `${hex} is khaki`);
	});
}

arcs('between the ends of YlOrBr the middle color has at least .9 of the mean chroma of its three middle colors', () => {
	const mean = ['#fe9929', '#ec7014', '#cc4c02'].reduce((sum, hex) => sum + oklchOf(hex)[1] / 3, 0);
	const [, chroma] = oklchOf(between('#fff7bc', '#662506')[4]!);
	assert.ok(chroma >= 0.9 * mean, `${chroma} of ${mean}`);
});

/** Schemes of one hue between a near-white and a dark color, and their middle colors. */
const ONE_HUE = {
	Greens: ['#f7fcf5', '#74c476', '#00441b'], Blues: ['#f7fbff', '#6baed6', '#08306b'], Reds: ['#fff5f0', '#fb6a4a', '#67000d'],
	Oranges: ['#fff5eb', '#fd8d3c', '#7f2704'], Purples: ['#fcfbfd', '#9e9ac8', '#3f007d'],
} as const;

arcs('between a color and a gray, the chroma beyond the straight line is largest in the middle', () => {
	const chromas = between('#2f5d9f', '#c8c8c8').map((hex) => oklchOf(hex)[1]), first = chromas[0]!, last = chromas.at(-1)!;
	const extra = chromas.map((chroma, i) => chroma / (first + (last - first) * i / 8));
	const most = extra.indexOf(Math.max(...extra.slice(0, -1)));
	assert.ok(most >= 3 && most <= 5, extra.map((x) => x.toFixed(2)).join(' '));
	assert.ok(extra.every((share) => share >= 0.97 && share <= 1.5), 'at most half more');
});

arcs('from a near-white to a dark color the middle is as vivid as in the one-hue schemes of ColorBrewer, in the mean and for Greens', () => {
	const middles = Object.values(ONE_HUE).map(([first, middle, last]) => [between(first, last)[4]!, middle].map((hex) => oklchOf(hex)[1]));
	const [own, brewer] = [0, 1].map((i) => middles.reduce((sum, pair) => sum + pair[i]!, 0)) as [number, number];
	assert.ok(Math.abs(own / brewer - 1) <= 0.1, `${own / brewer}`);
	assert.ok(Math.abs(middles[0]![0]! / middles[0]![1]! - 1) <= 0.1, `Greens: ${middles[0]!.join(' ')}`);
});

arcs('from a near-white of another hue, or from white, the colors have the hue of the dark end', () => {
	for (const first of ['#ffffff', '#fff7fb']) for (const hex of between(first, '#014636').slice(2))
		assert.ok(hueSpan(hex, '#014636') <= 4, `${first}: ${hex}`);
});

arcs('between quiet ends the chroma stays quiet', () => {
	for (const [first, last] of [['#e0e4ea', '#2a3442'], ['#e8ded4', '#4a3f35']] as const)
		assert.ok(largestChroma(between(first, last)) <= 2 * largestChroma([first, last]));
});

arcs('no set passes another hue than those between its ends', () => {
	for (const colors of [between('#fff7bc', '#662506'), between('#deebf7', '#08306b')]) {
		const hues = colors.map((hex) => oklchOf(hex)[2]), [low, high] = [hues[0]!, hues.at(-1)!].sort((a, b) => a - b) as [number, number];
		for (const hue of hues) assert.ok(hue >= low - 4 && hue <= high + 4, hues.join(' '));
	}
});

/** Degrees between the hues of two colors. */
function hueSpan(one: string, other: string): number {
	const turn = Math.abs(oklchOf(one)[2] - oklchOf(other)[2]);
	return Math.min(turn, 360 - turn);
}

arcs('without kept colors the hue changes about as far as in YlOrRd, from the second color to the last but one, in the median', () => {
	const spans = Array.from({ length: 25 }, (_, seed) => {
		const hexes = generateDataColors({ kind: 'sequential', count: 9, seed: String(seed) }).colors.map(({ hex }) => hex);
		return hueSpan(hexes[1]!, hexes[7]!);
	}).sort((a, b) => a - b);
	assert.ok(spans[12]! >= 0.9 * hueSpan('#ffeda0', '#bd0026'), spans.map((span) => span.toFixed()).join(' '));
});

arcs.run();
