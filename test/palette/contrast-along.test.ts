/*
 * The least contrast along a gradient, compared with dense sampling.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { luminance } from '../../src/metrics/luminance.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { compositeOver, measureContrast } from '../../src/palette/contrast.ts';
import { contrastAlong } from '../../src/palette/contrast-along.ts';
import { readGradient, visibleWays } from '../../src/palette/css-gradient.ts';
import { stackFault, type Layer } from '../../src/palette/gradient-stack.ts';
import type { Color } from '../../src/spaces/color.ts';
import { fromRgb24, WHITE } from '../../src/spaces/rgb24.ts';

const along = suite('contrast along a gradient');

const leastContrast = (text: Color, layers: readonly Layer[]) => whole(whole(contrastAlong(layers)).least(text));

const SAMPLES = 2000;

const SPACES = ['', 'in oklab', 'in oklch', 'in oklch longer hue', 'in srgb-linear', 'in hsl increasing hue', 'in lab'];

along('is never more than the least of dense sampling, and occurs at its place', () => {
	const random = randomFrom('along'), rgb24 = (): number => Math.floor(random() * 0x1000000);
	const hex = (alpha: boolean): string => `#${rgb24().toString(16).padStart(6, '0')}${alpha && random() < 0.3 ? '80' : ''}`;
	for (let i = 0; i < 40; i++) {
		const stops = Array.from({ length: 2 + Math.floor(random() * 3) }, () => hex(true)).join(', ');
		const written = `linear-gradient(${[SPACES[i % SPACES.length]!, stops].filter((part) => part !== '').join(', ')})`;
		const text = fromRgb24(rgb24(), random() < 0.3 ? 0.6 : 1), veil = fromRgb24(rgb24(), 0.3), gradient = readGradient(written);
		const layers: Layer[] = i % 3 === 0 ? [fromRgb24(rgb24()), gradient, veil] : [gradient];
		const least = leastContrast(text, layers), at = `${i}: ${written}`;
		const pair = (color: Color): readonly [number, number] => {
			const behind = layers.reduce((under, layer) => compositeOver('stops' in layer ? color : layer, under), WHITE);
			return [compositeOver(text, behind), behind];
		};
		let ratio = Infinity, lc = Infinity;
		for (const way of visibleWays(gradient)) {
			for (let k = 0; k <= SAMPLES; k++) {
				const [front, behind] = pair(way.at(k / SAMPLES));
				ratio = Math.min(ratio, contrastRatio(front, behind));
				lc = Math.min(lc, Math.abs(apcaLc(front, behind)));
			}
		}
		assert.ok(least.ratio <= ratio, `${at}: ratio ${least.ratio}, sampled ${ratio}`);
		assert.ok(Math.abs(least.lc) <= lc, `${at}: Lc ${least.lc}, sampled ${lc}`);
		const [front, behind] = pair(least.byRatio.colors[layers.findIndex((layer) => 'stops' in layer)]!);
		assert.equal([front, behind, contrastRatio(front, behind)], [least.byRatio.text, least.byRatio.background, least.ratio], at);
	}
});

along('the longer way between equal hues is the whole circle, not one color', () => {
	const rainbow = 'linear-gradient(in hsl longer hue, red, red)', white = fromRgb24(WHITE);
	// White on yellow and on red, by the formula of WCAG 2.
	assert.is(leastContrast(white, [readGradient(rainbow)]).ratio.toFixed(2), '1.07');
	assert.is(leastContrast(white, [readGradient('linear-gradient(in hsl, red, red)')]).ratio.toFixed(2), '4.00');
	assert.equal(stackFault([rainbow, 'radial-gradient(red, blue)'].map((one) => readGradient(one))), { at: 1, isRepeating: false });
});

along('of a line of grays under a gray is 1 in its middle', () => {
	const { ratio, byRatio } = leastContrast(fromRgb24(0x808080), [readGradient('linear-gradient(black, white)')]);
	assert.is(ratio, 1);
	// 128 of 255 is half of the way and half a byte.
	assert.ok(Math.abs(byRatio.place - 0.5) < 0.005, `${byRatio.place}`);
});

along('the darkest and the lightest background are those of dense sampling', () => {
	const gradient = readGradient('linear-gradient(in oklch longer hue, #1d4ed8, #f97316)');
	const [darkest, lightest] = whole(whole(contrastAlong([gradient])).ends());
	for (const { at } of visibleWays(gradient)) for (let k = 0; k <= SAMPLES; k++) {
		const light = luminance(compositeOver(at(k / SAMPLES), WHITE));
		assert.ok(light >= luminance(darkest) && light <= luminance(lightest), `${k}`);
	}
});

along('of equal places the first is reported', () => {
	for (const [written, text] of [
		['linear-gradient(black, white, black)', 0x000000], ['linear-gradient(white, black, white)', 0xffffff],
		['linear-gradient(red, red)', 0xffffff],
	] as const) {
		const { byRatio, byLc } = leastContrast(fromRgb24(text), [readGradient(written)]);
		assert.equal([byRatio.place, byLc.place], [0, 0], written);
	}
});

/*
 * From black to white one stretch in sixteen holds the least contrast of black text. Halving it down to a ten-thousandth takes ten
 * rounds of two looks, twice as many if rounding hides which half holds it; without good bounds it is hundreds.
 */
along('a least contrast at an end is found with few looks', () => {
	for (const [text, written] of [
		[0x000000, 'linear-gradient(black, white)'], [0xffffff, 'linear-gradient(black, white)'], [0xffffff, 'linear-gradient(#1d4ed8, #60a5fa)'],
	] as const) {
		const budget = createBudget(), stack = withBudget(budget, () => whole(contrastAlong([readGradient(written)]))), before = budget.spent;
		withBudget(budget, () => whole(stack.leastRatio(fromRgb24(text))));
		assert.ok(budget.spent - before <= 16 + 40 * (1 + 2 * 1.6), `${written}: ${budget.spent - before}`);
	}
});

/** Work of one search for the least ratio of a text on layers. */
function searchWork(text: Color, written: readonly string[]): number {
	const budget = createBudget(), stack = withBudget(budget, () => whole(contrastAlong(written.map((one) => readGradient(one)))));
	const before = budget.spent;
	withBudget(budget, () => whole(stack.leastRatio(text)));
	return budget.spent - before;
}

/** A look at a stretch costs 1. Halving one takes two looks and two colors, each of 1.6 for the layer and 1.6 for compositing. */
const HALVING = 2 + 2 * 3.2;

along('a search in two layers that excludes little, because the text is hardly visible, ends after halving 3,000 stretches', () => {
	const layers = ['linear-gradient(in oklch longer hue, red, lime)', 'linear-gradient(#80808001, #ffffff04)'];
	const work = searchWork(fromRgb24(0x808080, 0.004), layers);
	assert.is(Math.round(work), Math.round(16 + 3000 * (HALVING + 2 * 1.6)));
});

along('a stretch of one color is not searched', () =>
	assert.ok(searchWork(fromRgb24(0x000000), ['linear-gradient(black, black 50%, white)']) <= 32 + 20 * HALVING));

along('a tall stack of many stops is prepared from five colors a segment', () => {
	const stops = (layer: number): string => Array.from({ length: 30 }, (_, i) => `#${i % 2}${layer}8 ${i * 2 + layer / 10}%`).join(', ');
	const layers = Array.from({ length: 9 }, (_, i) => readGradient(`linear-gradient(${stops(i)})`)), budget = createBudget();
	withBudget(budget, () => whole(contrastAlong(layers)));
	// All stops are at different places; the last segment runs to 100 %.
	assert.is(Math.round(budget.spent), Math.round(200 + 9 * 30 * 5 * 1.6 * (1 + 9)));
});

along('next to white and to black it is that of dense sampling too', () => {
	const random = randomFrom('ends'), near = (end: number): string =>
		`#${Array.from({ length: 3 }, () => Math.abs(end - Math.floor(random() * 6)).toString(16).padStart(2, '0')).join('')}`;
	for (let i = 0; i < 60; i++) {
		const end = i % 2 === 0 ? 255 : 0, stops = [near(end), near(end), near(end)].join(', ');
		const gradient = readGradient(`linear-gradient(${['', 'in oklab, ', 'in oklch, '][i % 3]}${stops})`);
		const text = fromRgb24(Number.parseInt(near(i % 4 < 2 ? end : 255 - end).slice(1), 16)), { ratio } = leastContrast(text, [gradient]);
		for (const { at } of visibleWays(gradient)) for (let k = 0; k <= 200; k++) {
			const behind = compositeOver(at(k / 200), WHITE);
			assert.ok(ratio <= contrastRatio(compositeOver(text, behind), behind), `${i}`);
		}
	}
});

along('the least ratio alone is that of the full search', () => {
	const stack = whole(contrastAlong([readGradient('linear-gradient(in oklch, #1d4ed8, #f97316, #84cc16)')]));
	for (const text of [0x000000, 0x808080, 0xffffff])
		assert.is(whole(stack.leastRatio(fromRgb24(text))), whole(stack.least(fromRgb24(text))).ratio);
});

along('of layers without a gradient is the contrast of the composited color', () => {
	const text = fromRgb24(0xffffff), over = fromRgb24(0x000000, 0.4), under = fromRgb24(0xf97316);
	const plain = measureContrast(text, fromRgb24(compositeOver(over, 0xf97316))), least = leastContrast(text, [under, over]);
	assert.equal([least.ratio, least.lc], [plain.ratio, plain.lc]);
});

/** Pairs of one axis, the second the other way. */
const AXES = [
	['', '', false], ['90deg', 'to right', false], ['to top', '', true], ['270deg', '90deg', true], ['0.125turn', '225deg', true],
	['to bottom left', 'to top right', true], ['100grad', '-270deg', false],
] as const;

along('of gradients over each other is the least of dense sampling', () => {
	const random = randomFrom('over each other');
	const hex = (): string => `#${Math.floor(random() * 0x100000000).toString(16).padStart(8, '0')}`;
	for (let i = 0; i < 42; i++) {
		const [first, second, isTurned] = AXES[i % AXES.length]!, share = Math.floor(random() * 100);
		const write = (...parts: readonly string[]): string => `linear-gradient(${parts.filter((part) => part !== '').join(', ')})`;
		const below = write(first, hex(), `${hex()} ${share}%`, hex()), above = write(second, hex(), hex(), hex());
		const text = fromRgb24(Math.floor(random() * 0x1000000), 0.8), veil = fromRgb24(Math.floor(random() * 0x1000000), 0.2);
		const layers = [readGradient(below), veil, readGradient(above)] as const, said = `${i}: ${above} over ${below}`;
		assert.is(stackFault([layers[2], layers[0]]), undefined, said);
		const colorAt = (of: ReturnType<typeof readGradient>, place: number): Color => {
			const way = visibleWays(of).find(({ from, to }) => from <= place && place <= to)!;
			return way.at((place - way.from) / (way.to - way.from));
		};
		const pair = (place: number): readonly [number, number] => {
			const over = compositeOver(veil, compositeOver(colorAt(layers[0], place), WHITE));
			const behind = compositeOver(colorAt(layers[2], isTurned ? 1 - place : place), over);
			return [compositeOver(text, behind), behind];
		};
		const least = leastContrast(text, layers);
		for (let k = 0; k <= 800; k++) {
			const [front, behind] = pair(k / 800);
			// Each layer is rounded to bytes, so the ratio trembles.
			assert.ok(least.ratio <= 1.005 * contrastRatio(front, behind), `${said} at ${k / 800}: ${least.ratio}`);
			assert.ok(Math.abs(least.lc) <= Math.abs(apcaLc(front, behind)) + 0.3, `${said} at ${k / 800}: ${least.lc}`);
		}
		const [, behind] = pair(least.byRatio.place);
		// Reversed positions count from the other end, and 1 - (1 - x) is not always x: tolerance one byte.
		for (const mask of [0xff0000, 0x00ff00, 0x0000ff]) {
			const unit = mask & 0x010101, off = Math.abs((behind & mask) - (least.byRatio.background & mask)) / unit;
			assert.ok(off <= 1, `${said}: ${behind.toString(16)} and ${least.byRatio.background.toString(16)}`);
		}
	}
});

along('gradients of two axes have no common least, except those of one color', () => {
	const fault = (...all: readonly string[]) => stackFault(all.map((one) => readGradient(one)));
	assert.equal(fault('linear-gradient(red, blue)', 'linear-gradient(90deg, red, blue)'), { at: 1, isRepeating: false });
	assert.equal(fault('radial-gradient(red, blue)', 'radial-gradient(at top, red, blue)'), { at: 1, isRepeating: false });
	assert.equal(fault('linear-gradient(red, red)', 'linear-gradient(red, blue)', 'conic-gradient(red, blue)'), { at: 2, isRepeating: false });
	assert.equal(fault('linear-gradient(red, blue)', 'repeating-linear-gradient(red, blue 20%)'), { at: 1, isRepeating: true });
	assert.is(fault('repeating-linear-gradient(red, blue 20%)'), undefined);
	assert.is(fault('linear-gradient(red, red)', 'repeating-linear-gradient(red, blue 20%)'), undefined);
	assert.is(fault('linear-gradient(#0008, #0008)', 'conic-gradient(red, blue)'), undefined);
	assert.is(fault('radial-gradient(circle at top, red, blue)', 'radial-gradient(circle at top in oklab, #0008, #0000)'), undefined);
});

along.run();
