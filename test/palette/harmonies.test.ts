/*
 * Harmonies: turns in OKLCH, lightness kept, inside sRGB.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { buildHarmony, HARMONY_KINDS } from '../../src/palette/harmonies.ts';
import { middleLightness } from '../../src/palette/scale-curves.ts';
import { color, isMissing } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';

const harmony = suite('harmonies');

const SEED = 'bases of harmonies';
const bases = (count: number): number[] => {
	const random = randomFrom(SEED);
	return Array.from({ length: count }, () => Math.floor(random() * 0x1000000));
};

/** The angles of color theory. */
const ANGLES = {
	'complementary': [0, 180],
	'split-complementary': [0, 150, 210],
	'analogous': [0, -30, 30],
	'triadic': [0, 120, 240],
	'tetradic': [0, 60, 180, 240],
	'square': [0, 90, 180, 270],
	'monochromatic': [0, 0, 0, 0, 0],
} as const;

harmony('there are seven kinds', () => assert.equal(HARMONY_KINDS, Object.keys(ANGLES)));

for (const kind of HARMONY_KINDS) {
	harmony(`${kind}: the base first and unchanged, the rest turned by ${ANGLES[kind].slice(1).join(', ')} degrees, all inside sRGB`, () => {
		for (const rgb of bases(300)) {
			const base = fromRgb24(rgb), [, chroma, hue] = convert(base, 'oklch').coords;
			const colors = buildHarmony(base, kind);
			assert.equal(colors.map(({ hueOffset }) => hueOffset), [...ANGLES[kind]]);
			assert.equal(colors[0]!.color, base);
			for (const { color: turned, hueOffset } of colors) {
				const [l, c, h] = convert(turned, 'oklch').coords;
				assert.ok(fits(turned, 'srgb'), `seed "${SEED}", ${rgb.toString(16)}`);
				if (kind !== 'monochromatic') near(l, convert(base, 'oklch').coords[0], 1e-9, 'lightness');
				if (chroma > 0.01 && c > 0.001) near(hueDifference(hue + hueOffset, h), 0, 1e-6, 'turn');
				assert.ok(c <= chroma + 1e-9);
			}
		}
	});
}

harmony('chroma falls only where sRGB has no more at that hue', () => {
	for (const rgb of bases(300)) {
		const [lightness, chroma, hue] = convert(fromRgb24(rgb), 'oklch').coords;
		const turned = convert(buildHarmony(fromRgb24(rgb), 'complementary')[1]!.color, 'oklch').coords;
		if (turned[1] < chroma - 1e-6) near(turned[1], maxChroma(lightness, hue + 180, 'srgb'), 0.004, `seed "${SEED}", ${rgb.toString(16)}`);
	}
});

harmony('monochromatic spreads lightness, no two closer than 0.05', () => {
	for (const rgb of bases(300)) {
		const lightness = buildHarmony(fromRgb24(rgb), 'monochromatic')
			.map(({ color: shade }) => convert(shade, 'oklch').coords[0])
			.sort((a, b) => a - b);
		for (let i = 1; i < lightness.length; i++)
			assert.ok(lightness[i]! - lightness[i - 1]! >= 0.05, `seed "${SEED}", ${rgb.toString(16)}: ${lightness}`);
	}
});

harmony('a natural partner is as far from the middle lightness of its hue as the base, where sRGB has more than half of the chroma', () => {
	let compared = 0;
	for (const rgb of bases(300)) {
		const [lightness, chroma, hue] = convert(fromRgb24(rgb), 'oklch').coords, other = hue + 180;
		const corresponding = Math.min(0.97, Math.max(0.15, lightness + middleLightness(other) - middleLightness(hue)));
		if (chroma < 0.05 || maxChroma(corresponding, other, 'srgb') < 0.55 * chroma) continue;
		const partner = convert(buildHarmony(fromRgb24(rgb), 'complementary', 'natural')[1]!.color, 'oklch').coords;
		near(partner[0], corresponding, 1e-6, `seed "${SEED}", ${rgb.toString(16)}`);
		compared++;
	}
	assert.ok(compared > 100, String(compared));
});

harmony('a base outside sRGB is mapped into it first', () => {
	for (const { color: turned } of buildHarmony(color('display-p3', [0, 1, 0]), 'triadic')) assert.ok(fits(turned, 'srgb'));
});

harmony('a gray has only grays, without a hue', () => {
	for (const kind of HARMONY_KINDS) {
		for (const { color: turned } of buildHarmony(fromRgb24(0x808080), kind)) assert.ok(isMissing(convert(turned, 'oklch'), 2), kind);
	}
});

harmony('alpha stays', () => {
	for (const { color: turned } of buildHarmony(fromRgb24(0x3b82f6, 0.5), 'square')) assert.is(turned.alpha, 0.5);
});

harmony.run();
