/*
 * Roles of the colors of a palette, and colors that are drawn again.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generatePalette } from '../../src/operations.ts';
import { PALETTE_MODES } from '../../src/palette/generate.ts';
import { oklchOf, wcagRatio } from '../support/reference-math.ts';

const roles = suite('roles of palettes');

roles('pages are quiet and very light or dark, text is readable on every page, and there is one brand', () => {
	for (const mode of PALETTE_MODES) for (let seed = 0; seed < 9; seed++) {
		const { colors } = generatePalette({ seed: String(seed), mode, size: 2 + seed % 9 });
		const said = `${mode} ${seed}: ${colors.map(({ hex, role }) => `${hex} ${role}`).join(', ')}`;
		const having = (role: string): string[] => colors.filter((color) => color.role === role).map(({ hex }) => hex);
		assert.is(having('brand').length, 1, said);
		assert.ok(having('text').length <= 1 && having('accent').length <= 3, said);
		for (const page of having('page')) {
			const [lightness, chroma] = oklchOf(page);
			assert.ok(chroma < 0.08 && (lightness < 0.37 || lightness > 0.83), said);
			for (const text of having('text')) assert.ok(wcagRatio(page, text) >= 4.5, said);
		}
	}
});

roles('auto palettes of five nearly always have a page and text, dark ones have two pages, text, a brand and an accent', () => {
	let complete = 0;
	for (let seed = 0; seed < 30; seed++) {
		const named = generatePalette({ seed: String(seed), size: 5 }).colors.map(({ role }) => role);
		if (named.includes('page') && named.includes('text')) complete++;
		assert.equal(
			generatePalette({ seed: String(seed), mode: 'dark', size: 5 }).colors.map(({ role }) => role).sort(),
			['accent', 'brand', 'page', 'page', 'text'],
		);
	}
	assert.ok(complete >= 24, `${complete}`);
});

roles('a kept color is the brand', () => {
	for (const mode of PALETTE_MODES) {
		const { colors } = generatePalette({ seed: 'kept', mode, keep: ['#635bff'] });
		assert.is(colors[0]!.role, 'brand', mode);
	}
});

roles.run();

const reroll = suite('reroll');

reroll('replaces the named positions only, by visibly different colors, the same ones for the same seed', () => {
	for (const mode of PALETTE_MODES) for (let seed = 0; seed < 4; seed++) {
		const request = { seed: String(seed), mode, size: 5, keep: ['#3b82f6'] }, position = 1 + seed % 4;
		const hexes = (again?: number[]): string[] =>
			generatePalette({ ...request, ...(again && { reroll: again }) }).colors.map(({ hex }) => hex);
		const before = hexes(), once = hexes([position]), twice = hexes([position, position]);
		assert.equal(once, hexes([position]));
		for (const now of [once, twice]) assert.equal(now.map((hex, i) => hex !== before[i]), before.map((_, i) => i === position), `${mode} ${seed}`);
		assert.is.not(once[position], twice[position]);
		assert.is(new Set(once).size, 5);
	}
});

reroll('keeps a readable pair', () => {
	for (let seed = 0; seed < 60; seed++) {
		const hexes = generatePalette({ seed: String(seed), size: 3, reroll: [seed % 3] }).colors.map(({ hex }) => hex);
		assert.ok(hexes.some((one) => hexes.some((other) => wcagRatio(one, other) >= 4.5)), `seed ${seed}`);
	}
});

reroll.run();
