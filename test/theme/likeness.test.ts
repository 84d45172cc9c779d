/*
 * Similar colors of a mode, against the definition: OKLab distances of colors written here as OKLab, so that they are plain geometry.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/index.ts';
import { whole } from '../../src/math/steps.ts';
import { auditThemeColors, type ThemeAudit } from '../../src/theme/audit.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { MOST_COMPARED, MOST_COMPARISONS } from '../../src/theme/likeness.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { confusablePairs } from '../../src/vision/confusion.ts';

const likeness = suite('similar colors of a theme');

const audit = (css: string): ThemeAudit => {
	const theme = readTheme(css);
	return whole(auditThemeColors(theme, whole(requestPairs(theme, [], 'aa'))));
};

/** A gray of some OKLab lightness. */
const gray = (lightness: number): string => `oklab(${lightness} 0 0)`;

const nearPairs = (css: string): string[] =>
	audit(css).nearDuplicates.map(({ mode, first, second }) => `${mode.name}: ${first.entry.name} ${second.entry.name}`);

likeness('two colors are near duplicates below 0.02, and not at 0.02', () => {
	assert.equal(nearPairs(`:root { --a: ${gray(0.5)}; --b: ${gray(0.5199)}; }`), ['default: --a --b']);
	assert.equal(nearPairs(`:root { --a: ${gray(0.5)}; --b: ${gray(0.5201)}; }`), []);
});

likeness('the closest come first', () => {
	assert.equal(nearPairs(`:root { --a: ${gray(0.2)}; --b: ${gray(0.215)}; --c: ${gray(0.6)}; --d: ${gray(0.605)}; }`),
		['default: --c --d', 'default: --a --b']);
	const { nearDuplicates: [pair] } = audit(`:root { --a: ${gray(0.6)}; --b: ${gray(0.61)}; }`);
	assert.ok(Math.abs(pair!.deltaEOK - 0.01) < 1e-6, String(pair!.deltaEOK));
});

likeness('colors of different modes are not compared', () => {
	assert.equal(nearPairs(`:root { --a: ${gray(0.5)}; } .dark { --a: ${gray(0.51)}; --b: ${gray(0.515)}; }`), ['dark: --a --b']);
});

likeness('references, translucent colors and the same color twice are left out', () => {
	assert.equal(nearPairs(`:root { --a: ${gray(0.5)}; --b: var(--a); --c: oklab(0.51 0 0 / 0.9); --d: ${gray(0.5)}; }`), []);
	assert.equal([...audit(`:root { --a: ${gray(0.5)}; --b: var(--a); --c: oklab(0.51 0 0 / 0.9); --d: ${gray(0.5)}; }`).compared.values()], [1]);
});

likeness('what some may confuse is what vision/confusion.ts says of the colors of a mode, the closest first', () => {
	const colors = ['#d62728', '#2ca02c', '#1f77b4', '#9467bd', '#8c564b', '#e377c2', '#7f7f7f', '#bcbd22'];
	const { confusable } = audit(`:root {${colors.map((color, i) => `--c${i}: ${color};`).join('')}}`);
	const expected = confusablePairs(colors.map((color) => parse(color)))
		.map(({ first, second, kind, deltaEOK }) => [`--c${first}`, `--c${second}`, kind, deltaEOK] as const)
		.toSorted(([, , , one], [, , , other]) => one - other);
	assert.ok(expected.length > 1);
	assert.equal(confusable.map(({ first, second, kind, deltaEOK }) => [first.entry.name, second.entry.name, kind, deltaEOK]), expected);
});

likeness('comparisons are bounded in a mode and in all modes together', () => {
	const block = (selector: string, from: number): string => `${selector} {${Array.from({ length: MOST_COMPARED + 20 }, (_, i) =>
		`--c${i}: #${((from + i) * 40503 & 0xffffff).toString(16).padStart(6, '0')};`).join('')}}`;
	const css = [':root', '.dark', '.t1-theme', '.t2-theme', '.t3-theme'].map((one, i) => block(one, 1 + 500 * i)).join('');
	const counts = [...audit(css).compared.values()];
	assert.is(counts[0], MOST_COMPARED);
	assert.ok(counts.every((one) => one <= MOST_COMPARED));
	assert.ok(counts.reduce((sum, one) => sum + one * one / 2, 0) <= MOST_COMPARISONS, String(counts));
	assert.ok(counts.at(-1)! < MOST_COMPARED, String(counts));
});

likeness.run();
