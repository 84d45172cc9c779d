/*
 * Harmonies at natural lightness, and tints and shades with open ends, measured by test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { harmonies, tintsShades } from '../../src/operations.ts';
import { randomFrom } from '../../src/math/random.ts';
import { oklchOf } from '../support/reference-math.ts';

const natural = suite('natural harmonies');

/** Brands that lose most of their chroma at constant lightness, and random colors. */
const random = randomFrom('natural'), BASES = [
	'#635bff', '#3b82f6', '#fffc00', '#f40009', '#1db954', '#ccff00', '#4a154b', '#ff5a5f', '#0abab5', '#8b5cf6',
	...Array.from({ length: 30 }, () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`),
].filter((hex) => oklchOf(hex)[1] > 0.03);

natural('no partner has less than half the chroma of the base, where sRGB has as much at that hue', () => {
	for (const color of BASES) for (const { kind, colors } of harmonies({ color, lightness: 'natural' }).harmonies) {
		if (kind === 'monochromatic') continue;
		// No hue of sRGB has less than .125 at its strongest.
		const least = Math.min(0.125, oklchOf(color)[1] / 2);
		for (const { hex } of colors) assert.ok(oklchOf(hex)[1] >= least, `${color} ${kind}: ${hex} has ${oklchOf(hex)[1]}`);
	}
});

natural('lightness follows hue: the complement of a blue is lighter than it, that of a yellow darker', () => {
	const complement = (color: string): number =>
		oklchOf(harmonies({ color, kind: 'complementary', lightness: 'natural' }).harmonies[0]!.colors[1]!.hex)[0];
	for (const blue of ['#3b82f6', '#635bff', '#0000ff']) assert.ok(complement(blue) > oklchOf(blue)[0] + 0.05, blue);
	for (const yellow of ['#fffc00', '#ffd700']) assert.ok(complement(yellow) < oklchOf(yellow)[0] - 0.05, yellow);
});

natural('the default is constant lightness', () => {
	for (const color of BASES) {
		const base = oklchOf(color)[0];
		for (const { hex } of harmonies({ color, kind: 'triadic' }).harmonies[0]!.colors)
			assert.ok(Math.abs(oklchOf(hex)[0] - base) < 0.01, color);
	}
	assert.equal(harmonies({ color: 'teal' }), harmonies({ color: 'teal', lightness: 'constant' }));
});

natural('a gray stays gray', () => {
	for (const { colors } of harmonies({ color: '#777777', lightness: 'natural' }).harmonies)
		for (const { hex } of colors) assert.ok(oklchOf(hex)[1] < 0.001);
});

natural.run();

const ends = suite('open ends');

ends('tints and shades stop short of white and black, in even steps of lightness', () => {
	for (const color of BASES) {
		const { tints, shades } = tintsShades({ color, steps: 8, ends: 'open' }), [base] = oklchOf(color);
		for (const [steps, sign] of [[tints, 1], [shades, -1]] as const) {
			const lightnesses = [base, ...steps.map((hex) => oklchOf(hex)[0])], last = lightnesses.at(-1)!;
			const mean = (last - base) / steps.length;
			assert.ok(sign * mean > 0 && last < 0.99 && last > 0.05, `${color}: ${last}`);
			// A byte is up to .006 in dark colors.
			lightnesses.slice(1).forEach((l, i) =>
				assert.ok(Math.abs(l - lightnesses[i]! - mean) < 0.012, `${color}: step ${i} of ${lightnesses.join()}`));
			assert.not(steps.some((hex) => hex === '#ffffff' || hex === '#000000'), color);
		}
	}
});

ends('the default reaches both', () => {
	const { tints, shades } = tintsShades({ color: 'teal', steps: 3 });
	assert.equal([tints.at(-1), shades.at(-1)], ['#ffffff', '#000000']);
});

ends.run();
