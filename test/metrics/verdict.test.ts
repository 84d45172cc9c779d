/*
 * The word for a difference, at every edge of its bands.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VERDICTS, verdict, type Verdict } from '../../src/metrics/verdict.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const bands = suite('verdict');

// Grays that far apart in lightness; from 0, so that the distance is the number itself.
for (const [apart, expected] of [
	[0, 'identical'], [0.0019999, 'identical'], [0.002, 'nearly'], [0.0199999, 'nearly'],
	[0.02, 'similar'], [0.0999999, 'similar'], [0.1, 'different'], [0.4999999, 'different'], [0.5, 'opposite'], [1, 'opposite'],
] as const satisfies readonly (readonly [number, Verdict])[]) {
	bands(`grays ${apart} apart are ${expected}`, () => {
		const black = color('oklab', [0, 0, 0]), other = color('oklab', [apart, 0, 0]);
		assert.is(verdict(black, other), expected);
		assert.is(verdict(other, black), expected);
	});
}

const oklch = (l: number, c: number, h: number) => color('oklch', [l, c, h]);

// Lightness 0.7 for both. Two colors of chroma 0.1 that are 150 degrees apart lie 0.193 apart in OKLab.
for (const [firstChroma, firstHue, secondChroma, secondHue, expected, why] of [
	[0.1, 0, 0.1, 150, 'opposite', 'from 150 degrees on'],
	[0.1, 0, 0.1, 149.99, 'different', 'below 150 degrees'],
	[0.1, 0, 0.1, 210, 'opposite', '150 degrees the other way'],
	[0.1, 0, 0.1, 210.01, 'different', 'less the other way'],
	[0.1, 350, 0.1, 140, 'opposite', '150 degrees across 0'],
	[0.1, 10, 0.1, 220, 'opposite', '150 degrees back across 0'],
	[0.04, 20, 0.2, 200, 'opposite', 'chroma 0.04 is a color'],
	[0.0399, 20, 0.2, 200, 'different', 'chroma below 0.04 is near gray'],
	[0.2, 20, 0.0399, 200, 'different', 'whichever of the two it is'],
	[0.04, 0, 0.04, 180, 'similar', 'but two faint colors 0.08 apart stay similar'],
	[0.049, 0, 0.049, 180, 'similar', 'as at 0.098'],
	[0.051, 0, 0.051, 180, 'opposite', 'and are opposite at 0.102'],
] as const) {
	bands(`chroma ${firstChroma} at ${firstHue} and ${secondChroma} at ${secondHue} degrees: ${expected}, ${why}`, () => {
		const first = oklch(0.7, firstChroma, firstHue), second = oklch(0.7, secondChroma, secondHue);
		assert.is(verdict(first, second), expected);
		assert.is(verdict(second, first), expected);
	});
}

bands('red and cyan are opposite, red and crimson similar, red and itself identical', () => {
	assert.is(verdict(fromRgb24(0xff0000), fromRgb24(0x00ffff)), 'opposite');
	assert.is(verdict(fromRgb24(0xff0000), fromRgb24(0xdc143c)), 'similar');
	assert.is(verdict(fromRgb24(0xff0000), color('hsl', [0, 100, 50])), 'identical');
});

bands('one step of one byte is never more than nearly the same, from dark gray up', () => {
	for (let n = 16; n < 255; n++) {
		assert.ok(['identical', 'nearly'].includes(verdict(fromRgb24(n * 0x010101), fromRgb24((n + 1) * 0x010101))), String(n));
	}
});

bands('the bounds rise and the last has none', () => {
	for (let i = 1; i < VERDICTS.length; i++) assert.ok(VERDICTS[i]!.below > VERDICTS[i - 1]!.below);
	assert.is(VERDICTS.at(-1)!.below, Infinity);
});

bands.run();
