/*
 * Scales by role, compared with those of Radix Colors by the formulas of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { buildRoleScale, translucent } from '../../src/palette/scale-roles.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { deltaEOk, oklchOf, wcagRatio } from '../support/reference-math.ts';
import { RADIX } from '../vectors/radix.ts';

const roles = suite('scales by role');

const parse = (hex: string) => fromRgb24(Number.parseInt(hex.slice(1), 16));

const build = (color: string, background: string): string[] => buildRoleScale(parse(color), parse(background))
	.map((step) => `#${toRgb24(step.color).toString(16).padStart(6, '0')}`);

/** Pages of Radix. */
const PAGES = { light: '#ffffff', dark: '#111111' } as const;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

for (const theme of ['light', 'dark'] as const) {
	roles(`from step 9 of Radix, ${theme} scales are within .02 in the mean, and each within .035`, () => {
		const gaps = Object.entries(RADIX).map(([name, { [theme]: steps }]) => {
			const gap = mean(build(steps[8]!, PAGES[theme]).map((step, i) => deltaEOk(step, steps[i]!)));
			assert.ok(gap <= 0.035, `${name}: ${gap}`);
			return gap;
		});
		assert.is(gaps.length, 31);
		assert.ok(mean(gaps) <= 0.02, `${mean(gaps)}`);
	});
}

roles('light borders of teal and lime are not neon: steps 7 and 8 are within .05 of Radix', () => {
	for (const name of ['teal', 'lime']) for (const i of [6, 7]) {
		const { light } = RADIX[name]!;
		assert.ok(deltaEOk(build(light[8]!, PAGES.light)[i]!, light[i]!) <= 0.05, `${name} ${i + 1}`);
	}
});

roles('dark backgrounds are near the page and quiet: within .05 of it, with at most 1.6 times the chroma of Radix', () => {
	for (const [name, { dark }] of Object.entries(RADIX)) for (const i of [0, 1]) {
		const step = build(dark[8]!, PAGES.dark)[i]!;
		assert.ok(deltaEOk(step, PAGES.dark) <= 0.05, `${name} ${i + 1}: ${step}`);
		// 8 bits of dark colors change chroma by up to .003.
		assert.ok(oklchOf(step)[1] <= 1.6 * oklchOf(dark[i]!)[1] + 0.003, `${name} ${i + 1}: ${step}, ${dark[i]}`);
	}
});

roles('on tinted dark pages too, backgrounds of every hue are within .05 of the page, and their lightness rises', () => {
	for (const page of ['#0f172a', '#1e293b', '#2b1a10', '#0d1f17']) for (const [name, { dark }] of Object.entries(RADIX)) {
		const [one, two] = build(dark[8]!, page);
		for (const step of [one!, two!]) assert.ok(deltaEOk(step, page) <= 0.05, `${name} on ${page}: ${step}`);
		assert.ok(oklchOf(page)[0] < oklchOf(one!)[0] && oklchOf(one!)[0] < oklchOf(two!)[0], `${name} on ${page}: ${one} ${two}`);
	}
});

roles('on black, elements stand out: by a third to a half of the contrast, above 1, that those of Radix have on its dark page', () => {
	for (const [name, { dark }] of Object.entries(RADIX)) {
		const steps = build(dark[8]!, '#000000');
		for (const [i, share] of [[2, 1 / 3], [3, 1 / 2], [4, 1 / 2]] as const) {
			const ratio = wcagRatio(steps[i]!, '#000000');
			assert.ok(ratio - 1 >= share * (wcagRatio(dark[i]!, PAGES.dark) - 1), `${name} ${i + 1}: ${steps[i]} has ${ratio}`);
		}
	}
});

roles('a hovered fill is darker on light and lighter on dark', () => {
	for (const { light, dark } of Object.values(RADIX)) {
		const [, own, hovered] = build(light[8]!, PAGES.light).slice(7), [, ownDark, hoveredDark] = build(dark[8]!, PAGES.dark).slice(7);
		assert.ok(oklchOf(hovered!)[0] < oklchOf(own!)[0] && oklchOf(hoveredDark!)[0] > oklchOf(ownDark!)[0]);
	}
});

roles('twelve steps differ for seeded colors on white, on a dark page and on black, and the quiet ones leave the page in order', () => {
	const seed = 'roles', random = randomFrom(seed);
	const seeded = Array.from({ length: 80 }, () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`);
	// The last two are as light as text on dark, themselves or hovered.
	for (const color of [...seeded, '#88c78f', '#62be77']) {
		for (const page of ['#ffffff', '#111113', '#1e293b', '#000000']) {
			const steps = build(color, page), lightness = steps.slice(0, 8).map((step) => oklchOf(step)[0]);
			assert.is(new Set(steps).size, 12, `seed "${seed}", ${color} on ${page}: ${steps.join(' ')}`);
			const sign = page === '#ffffff' ? -1 : 1;
			for (let i = 1; i < 8; i++) assert.ok(sign * (lightness[i]! - lightness[i - 1]!) > 0, `${color} on ${page}: ${steps.join(' ')}`);
		}
	}
});

roles('a step that is its background needs no opacity at all', () => {
	for (const gray of [0x000000, 0x808080, 0xffffff]) assert.is(translucent(gray, gray).alpha, 0);
});

roles('twelve steps differ for every gray, also for one that is the page, a surface, a border or a text of its own scale', () => {
	for (const page of ['#ffffff', '#f8fafc', '#111113', '#1e293b', '#000000']) for (let byte = 0; byte < 256; byte++) {
		const gray = `#${byte.toString(16).padStart(2, '0').repeat(3)}`, steps = build(gray, page);
		assert.is(new Set(steps).size, 12, `${gray} on ${page}: ${steps.join(' ')}`);
		assert.is(steps[8], gray);
	}
});

roles.run();
