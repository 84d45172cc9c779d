/*
 * The colors of design systems: hues and distances of statuses, charts, secondary colors and neutrals, on 8-bit colors.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { deriveAccent, readTone } from '../../src/palette/system-scales.ts';
import { CHARTS, SCALE_NAMES, STATUSES, THEMES, type Role } from '../../src/palette/system-shape.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { simulate, type Deficiency } from '../../src/vision/deficiency.ts';
import { BRANDS } from '../support/brands.ts';
import { apart, forPrimaries, MANY, of, P3_GREEN, roleColor, roleContrast } from './seeded-systems.ts';

const system = suite('colors of a design system');

/** The only reds that are clear and readable on a page: a brand near them cannot be far from danger. */
const CLEAR_RED = color('oklch', [0.545, 0.215, 25]);

system('status colors differ from the brand and the accent; from a brand that is a clear red, danger differs less',
	() => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const status of STATUSES) {
			const isRed = status === 'danger' && theme === 'light' && deltaEOK(of(made, theme, 'primary'), CLEAR_RED) < 0.14;
			apart(made, theme, 'primary', status, isRed ? 0.03 : 0.08);
			apart(made, theme, 'accent', status, 0.08);
		}
	}
}));

system('and from each other by every dichromat, danger from info by eyes without color', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
			STATUSES.forEach((one, i) =>
				STATUSES.slice(0, i).forEach((other) => apart(made, theme, one, other, 0.1, (seen) => simulate(seen, kind))));
		}
		apart(made, theme, 'danger', 'info', 0.05, (seen) => simulate(seen, 'achromatopsia'));
	}
}));

system('without a brand in their way, 8 bits do not bring status colors nearer than that', () => {
	for (const brand of ['#808080', '#000000', '#8a7f8d', '#14213d', '#c7ceea', '#0f766e', '#a16207', '#6d28d9']) {
		const made = buildSystem({ primary: fromRgb24(Number.parseInt(brand.slice(1), 16)) });
		for (const theme of THEMES) {
			const seen = (role: Role, kind: Deficiency): Color => simulate(fromRgb24(roleColor(made, theme, role)), kind);
			const gap = deltaEOK(seen('danger', 'achromatopsia'), seen('info', 'achromatopsia'));
			assert.ok(gap >= 0.05, `${brand} ${theme}: ${gap}`);
			for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) STATUSES.forEach((one, i) =>
				STATUSES.slice(0, i).forEach((other) => assert.ok(deltaEOK(seen(one, kind), seen(other, kind)) >= 0.1, `${brand} ${one} ${other}`)));
		}
	}
});

system('step 500 of a status, between the colors of both themes, is visibly darker than step 400', () => forPrimaries(MANY, (made) => {
	for (const status of STATUSES) {
		const [light, dark] = [4, 5].map((i) => convert(made.scales[status].colors[i]!, 'oklch').coords[0]);
		assert.ok(light! - dark! > 0.014, `${status}: ${light} ${dark}`);
	}
}));

const STATUS_HUES = { success: 145, warning: 80, danger: 25, info: 255 } as const;

system('status colors stay green, amber, red and blue', () => forPrimaries(MANY, (made) => {
	for (const name of STATUSES) {
		const [, chroma, hue] = convert(made.scales[name].colors[5]!, 'oklch').coords;
		assert.ok(Math.abs(hueDifference(STATUS_HUES[name], hue)) <= 20, `${name} has hue ${hue}`);
		assert.ok(chroma >= 0.1, `${name} has chroma ${chroma}`);
	}
}));

system('six colors of charts are 0.10 apart, 0.05 for every dichromat, and 3:1 from a card', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const chart of CHARTS) assert.ok(roleContrast(made, theme, chart, 'card') >= 3, `${theme}: ${chart}`);
		CHARTS.forEach((one, i) => CHARTS.slice(0, i).forEach((other) => {
			apart(made, theme, one, other, 0.1);
			for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
				apart(made, theme, one, other, 0.05, (seen) => simulate(seen, kind));
		}));
	}
}));

system('colors of charts that are not those of the brand are on a color wheel in steps of five degrees, but for a clear orange', () => {
	const hues = new Set<number>();
	forPrimaries(MANY, (made) => {
		for (const theme of THEMES) for (const chart of CHARTS) {
			const [lightness, , hue] = convert(of(made, theme, chart), 'oklch').coords;
			// Those of the brand have any lightness, the others whole percents.
			if (Math.abs(100 * lightness - Math.round(100 * lightness)) > 1e-9) continue;
			hues.add(hue);
			const off = Math.abs(hue / 5 - Math.round(hue / 5));
			assert.ok(off < 1e-6 || (hue > 45 && hue < 50), `${theme}: ${chart} has hue ${hue}`);
			if (theme === 'light') assert.ok(hue < 50 || hue > 125, `a yellow on white is brown: ${hue}`);
		}
	});
	assert.ok(hues.size >= 20, `${hues.size} hues`);
});

system('secondary and accent differ clearly from the brand, and are neither brown nor khaki', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const name of ['secondary', 'accent'] as const) apart(made, theme, 'primary', name, 0.08);
	}
	for (const name of ['secondary', 'accent'] as const) {
		const [lightness, chroma, hue] = convert(made.scales[name].colors[5]!, 'oklch').coords;
		if (hue > 40 && hue < 125 && chroma > 0.04) assert.ok(chroma >= 0.12 && lightness >= 0.62, `${name} is ${lightness} ${chroma} ${hue}`);
	}
}));

system('accents vary: at most four in ten brands have a teal or cyan one, violets have pink, and quiet brands quiet ones', () => {
	const accentOf = (brand: string) =>
		convert(of(buildSystem({ primary: fromRgb24(Number.parseInt(brand.slice(1), 16)) }), 'light', 'accent'), 'oklch').coords;
	const hues = Object.values(BRANDS).map((brand) => accentOf(brand)[2]);
	assert.ok(hues.filter((hue) => hue > 165 && hue < 215).length <= 0.4 * hues.length, hues.join(' '));
	for (const violet of ['#635bff', '#7c3aed', '#9146ff', '#482683'])
		assert.ok(Math.abs(hueDifference(0, accentOf(violet)[2])) <= 20, violet);
	for (const [quiet, vivid] of [['#5b3a29', '#ff6600'], ['#d4a373', '#ff9900'], ['#fde2e4', '#e11d48']] as const)
		assert.ok(accentOf(quiet)[1] <= 0.8 * accentOf(vivid)[1], quiet);
});

system('an accent is on the color wheel of 24 hues that begins at the brand; that of a gray is violet', () => {
	for (let hue = 0; hue < 360; hue += 5) for (const [lightness, chroma] of [[0.45, 0.12], [0.6, 0.18], [0.75, 0.08]] as const) {
		const brand = color('oklch', [lightness, chroma, hue]);
		const turn = hueDifference(hue, convert(deriveAccent(readTone(brand), [brand]), 'oklch').coords[2]);
		assert.ok(Math.abs(turn / 15 - Math.round(turn / 15)) < 0.001 && Math.abs(turn) >= 60, `${hue}: ${turn}`);
	}
	const violet = convert(deriveAccent(readTone(fromRgb24(0x808080)), [fromRgb24(0x808080)]), 'oklch').coords[2];
	assert.ok(violet > 290 && violet < 315, `${violet}`);
});

/** The published grays of Tailwind CSS: eleven OKLCH colors each. */
const GRAYS = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'mauve', 'olive', 'mist', 'taupe'].map((family) =>
	[
		...readFileSync(new URL('../../data/tailwind.txt', import.meta.url), 'utf8').matchAll(
			new RegExp(`^${family}-\\d+\\toklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+|none)\\)$`, 'gm'),
		),
	]
		.map(([, l, c, h]) => color('oklch', [Number(l) / 100, Number(c), h === 'none' ? 0 : Number(h)])));

system('neutrals have a light 300 for lines, no step above twice the median, and stay near the closest of nine hand-made grays',
	() => forPrimaries(MANY, (made) => {
	const steps = made.scales.neutral.colors;
	const gaps = steps.slice(1).map((step, i) => deltaEOK(steps[i]!, step)).sort((a, b) => a - b);
	assert.ok(gaps[9]! <= gaps[4]! + gaps[5]!, `steps of ${gaps.join(' ')}`);
	const [line] = convert(steps[3]!, 'oklch').coords;
	assert.ok(line >= 0.85 && line <= 0.89, `300 is ${line}`);
	const means = GRAYS.map((gray) => steps.reduce((sum, step, i) => sum + deltaEOK(step, gray[i]!), 0) / steps.length);
	assert.ok(Math.min(...means) <= 0.015, `the closest is ${Math.min(...means)} away`);
}));

system('a brand outside sRGB keeps its color on its scale, and has a fallback in 8 bits', () => {
	const made = buildSystem({ primary: P3_GREEN });
	assert.ok(made.scales.primary.colors.some((step) => deltaEOK(step, P3_GREEN) < 1e-9));
	assert.not.ok(fits(of(made, 'dark', 'primary'), 'srgb'));
	for (const step of made.scales.primary.colors) assert.ok(fits(step, 'display-p3'));
	for (const name of SCALE_NAMES.filter((one) => one !== 'primary'))
		for (const step of made.scales[name].colors) assert.ok(fits(step, 'srgb'), name);
});

system('the primary keeps its own color on its scale', () => forPrimaries(MANY, (made, primary) => {
	if (fits(primary, 'srgb')) assert.ok(made.scales.primary.colors.some((step) => toRgb24(step) === toRgb24(primary)));
}));

system.run();
