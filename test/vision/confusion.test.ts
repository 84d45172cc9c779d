/*
 * Pairs that are apart to most eyes and together to some.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { confusablePairs, CONFUSION_BELOW } from '../../src/vision/confusion.ts';
import { DEFICIENCIES, MODELS, simulate } from '../../src/vision/deficiency.ts';

const pairs = suite('confusablePairs');

pairs('red and green of one luminance are one gray to achromats', () => {
	// Luminance 0.2126 for both: full red, and a green of the light 0.2126 / 0.7152.
	const green = color('srgb-linear', [0, 0.2126 / 0.7152, 0]);
	const confused = confusablePairs([fromRgb24(0xff0000), green], ['achromatopsia']);
	assert.is(confused.length, 1);
	assert.is(confused[0]?.kind, 'achromatopsia');
	assert.ok(confused[0]!.deltaEOK < 0.001, `${confused[0]!.deltaEOK}`);
});

pairs('two colors along the line of the missing cone are confused by the kind that misses it', () => {
	// Matrices with a null space: adding its direction to a gray makes no visible difference.
	const gray = 0.3;
	// The null vector of the published deuteranopia matrix, from the cross product of its first two rows.
	const [a, b, c] = [0.367322, 0.860646, -0.227968], [d, e, f] = [0.280085, 0.672501, 0.047413];
	const away = [b! * f! - c! * e!, c! * d! - a! * f!, a! * e! - b! * d!].map((x) => x * 0.6);
	const at = (sign: number): Color => color('srgb-linear', away.map((x) => gray + sign * x) as [number, number, number]);
	const confused = confusablePairs([at(1), at(-1)]);
	assert.ok(confused.some(({ kind, deltaEOK: d }) => kind === 'deuteranopia' && d < 0.001), JSON.stringify(confused));
	assert.not(confused.some(({ kind }) => kind === 'tritanopia'));
});

pairs('colors that are close anyway are not reported', () => {
	assert.equal(confusablePairs([fromRgb24(0x808080), fromRgb24(0x828282), fromRgb24(0x808080)]), []);
});

pairs('none and one color have no pairs', () => {
	assert.equal(confusablePairs([]), []);
	assert.equal(confusablePairs([fromRgb24(0xff0000)]), []);
});

pairs('it is what the definition says, in order, for every pair, kind and model', () => {
	const seed = 'confusion', random = randomFrom(seed);
	for (const model of MODELS) for (let n = 0; n < 6; n++) {
		const colors = Array.from({ length: 16 }, () => fromRgb24(Math.floor(random() * 0x1000000)));
		const expected = [];
		for (let first = 0; first < colors.length; first++) for (let second = first + 1; second < colors.length; second++) {
			const one = colors[first]!, other = colors[second]!;
			for (const kind of DEFICIENCIES) {
				const left = deltaEOK(simulate(one, kind, model), simulate(other, kind, model));
				if (left < 0.05 && deltaEOK(one, other) >= 0.05) expected.push({ first, second, kind, deltaEOK: left });
			}
		}
		assert.equal(confusablePairs(colors, DEFICIENCIES, model), expected, `${seed}, ${model}, ${n}`);
	}
});

pairs('the border is 0.05, from both sides, with the deficiency and without it', () => {
	// Grays look the same with every deficiency, so grays 0.0499 and 0.0501 apart in OKLab have exactly this distance.
	const red = fromRgb24(0xff0000), gray = (l: number): Color => color('oklab', [l, 0, 0]);
	const [seen] = convert(simulate(red, 'achromatopsia'), 'oklab').coords;
	for (const sign of [1, -1]) {
		assert.is(confusablePairs([red, gray(seen + sign * 0.049)], ['achromatopsia']).length, 1);
		assert.is(confusablePairs([red, gray(seen + sign * 0.051)], ['achromatopsia']).length, 0);
	}
	// Two colors that are one gray to achromats, as far apart as the axis from green to red makes them to everyone else.
	const apart = (distance: number): number => {
		const one = color('oklab', [0.6, distance / 2, 0]), other = color('oklab', [0.6, -distance / 2, 0]);
		return confusablePairs([one, other], ['achromatopsia']).length;
	};
	assert.equal([0.0501, 0.055, 0.0499, 0.045].map(apart), [1, 1, 0, 0]);
});

pairs('the order of the requested kinds and repeated kinds make no difference', () => {
	const random = randomFrom('kinds');
	const colors = Array.from({ length: 20 }, () => fromRgb24(Math.floor(random() * 0x1000000)));
	const expected = confusablePairs(colors).filter(({ kind }) => kind !== 'protanopia' && kind !== 'achromatopsia');
	assert.equal(confusablePairs(colors, ['tritanopia', 'deuteranopia', 'tritanopia']), expected);
});

pairs('what only a wide gamut keeps apart is not called a matter of the eye', () => {
	const wide = color('oklch', [0.75, 0.36, 142]), wider = color('oklch', [0.75, 0.46, 142]);
	assert.ok(deltaEOK(wide, wider) >= CONFUSION_BELOW);
	assert.equal(confusablePairs([wide, wider]), []);
});

pairs('the work that is spent is half to all of the microseconds that it takes: 7 to 16 for two colors, 1,100 to 2,150 for 200', () => {
	const units = (count: number): number => {
		const budget = createBudget();
		withBudget(budget, () => confusablePairs(Array.from({ length: count }, (_, i) => fromRgb24(i * 0x1234))));
		return budget.spent;
	};
	for (const [count, least, most] of [[2, 8, 14], [200, 1_075, 2_150]] as const)
		assert.ok(units(count) >= least && units(count) <= most, `${count} colors: ${units(count)} units`);
});

pairs.run();
