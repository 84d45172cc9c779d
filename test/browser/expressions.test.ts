/*
 * Compares expressions of CSS Color 5 as Chromium computes them with how this project reads them.
 *
 * A computed color is read as level 4 and compared as 8-bit channels and alpha, in sRGB unclipped: Chromium has single
 * precision. Left out are expressions that it does not support, and those where it writes 0 although the specification keeps `none`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { SCHEMES } from '../../src/reading/css-grammar.ts';
import { readCssText } from '../../src/reading/css-levels.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { leaveOut } from '../support/left-out.ts';
import { ALPHA, MIXED, RELATIVE } from '../vectors/css-expressions.ts';
import { hasChromium, withChromium } from './chromium.ts';

const expressions = suite('expressions of CSS Color 5 in Chromium');

/** The computed color of each text in a page; empty if Chromium rejects it. */
const computedBy = (texts: readonly string[], scheme: string): Promise<readonly string[]> => withChromium(async (browser) => {
	const page = await browser.newPage();
	await page.setContent(`<html style="color-scheme: ${scheme}"><body></body></html>`);
	return page.evaluate((all) => all.map((text) => {
		const box = document.createElement('div');
		box.style.backgroundColor = text;
		document.body.append(box);
		const computed = box.style.backgroundColor === '' ? '' : getComputedStyle(box).backgroundColor;
		box.remove();
		return computed;
	}), [...texts]);
});

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const COLORS = [
	'red', 'teal', '#3b82f6', '#0f08', 'hsl(40 80% 60%)', 'oklch(0.7 0.15 200)', 'lab(40 20 -30 / 0.5)', 'color(display-p3 0 1 0)', 'indigo',
	'rgb(20 30 200 / 40%)',
];
// Not a98-rgb, into which Chromium 156 converts a byte off.
const METHODS = [
	'', 'in srgb, ', 'in oklab, ', 'in lab, ', 'in oklch longer hue, ', 'in hsl, ', 'in hwb increasing hue, ', 'in lch decreasing hue, ',
	'in display-p3, ', 'in xyz-d50, ', 'in srgb-linear, ', 'in prophoto-rgb, ',
];

function expressionFrom(random: Random, depth = 0): string {
	const one = (): string => (depth < 2 && random() < 0.3 ? expressionFrom(random, depth + 1) : pick(random, COLORS));
	const share = (): string => (random() < 0.5 ? '' : ` ${Math.floor(5 + random() * 90)}%`);
	return pick(random, [
		() => `color-mix(${pick(random, METHODS)}${one()}${share()}, ${one()}${share()})`,
		() => `rgb(from ${one()} r calc(g * 0.8) b / calc(alpha * 0.9))`,
		() => `oklch(from ${one()} calc(l - 0.1) c calc(h + 40))`,
		() => `hsl(from ${one()} calc(h + 180) s max(l, 40))`,
		() => `color(from ${one()} display-p3 r g clamp(0, b, 0.5))`,
		() => `lab(from ${one()} l round(a, 5) b / 0.5)`,
		() => `light-dark(${one()}, ${one()})`,
		() => `contrast-color(${one()})`,
		() => `alpha(from ${one()} / 60%)`,
	])();
}

const SEED = 'expressions';
const random = randomFrom(SEED);
const ROWS = [
	// Chromium takes none for 0 in an origin, and needs two colors to mix.
	...[...MIXED, ...RELATIVE, ...ALPHA].map(([text]) => text).filter((text) => !/none|rec2020/.test(text)),
	...Array.from({ length: 400 }, () => expressionFrom(random)),
];

/** Functions that not every Chromium in use has. */
const NEW_FUNCTIONS = { 'alpha(': 'alpha(from red / 50%)', 'contrast-color(': 'contrast-color(red)' } as const;

/** The rows without functions that this Chromium lacks. */
async function knownRows(scheme: string): Promise<readonly string[]> {
	const names = Object.keys(NEW_FUNCTIONS), answers = await computedBy(Object.values(NEW_FUNCTIONS), scheme);
	const missing = names.filter((_, i) => answers[i] === '');
	assert.ok(missing.length < names.length, 'this Chromium is too old');
	return ROWS.filter((text) => !missing.some((name) => text.includes(name)));
}

/** Red, green, blue in 255ths, and alpha; only alpha for transparent colors. */
const bytes = (color: Color): readonly number[] => {
	const [r, g, b] = convert(color, 'srgb').coords;
	return color.alpha < 1e-3 ? [0, 0, 0, 0] : [r * 255, g * 255, b * 255, color.alpha];
};

if (!hasChromium) leaveOut(expressions, 'every expression', 'there is no Chromium');
else {
	for (const scheme of SCHEMES) {
		expressions(`are the same on a ${scheme} page, within rounding`, async () => {
			const usable = await knownRows(scheme), computed = await computedBy(usable, scheme);
			let compared = 0;
			usable.forEach((text, i) => {
				if (computed[i] === '') return;
				compared++;
				const expected = bytes(parseCssFunction(computed[i]!).color), actual = bytes(readCssText(text, scheme, 1000)!.color);
				expected.forEach((x, k) => {
					const off = Math.abs(x - actual[k]!);
					// Half a byte, because Chromium rounds to bytes; a thousandth for channels far outside of sRGB.
					assert.ok(off <= (k === 3 ? 0.006 : 0.6 + Math.abs(x) / 500), `${text}: ${actual.join(' ')}, Chromium ${computed[i]}`);
				});
			});
			assert.ok(compared > usable.length * 0.9, `only ${compared} of ${usable.length}`);
		});
	}
}

expressions.run();
