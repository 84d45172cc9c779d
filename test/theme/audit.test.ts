/*
 * The audit of a theme: which colors it lists, what lies outside of sRGB, and what cannot be read.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phraseText } from '../../src/errors.ts';
import { createBudget, isTooComplex, withBudget } from '../../src/math/budget.ts';
import { whole } from '../../src/math/steps.ts';
import { auditTheme } from '../../src/operations.ts';
import { auditThemeColors, type ThemeAudit } from '../../src/theme/audit.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { readTheme } from '../../src/theme/read-theme.ts';

const auditing = suite('auditing themes');

function audit(css: string): ThemeAudit {
	const theme = readTheme(css);
	return whole(auditThemeColors(theme, whole(requestPairs(theme, [], 'aa'))));
}

auditing('colors are listed in the order of the file, each under its own mode', () => {
	const { colors } = audit('.dark { --a: #000; } :root { --b: #fff; --a: var(--b); --c: 1px; }');
	assert.equal(colors.map(({ mode, resolved: { entry, source } }) => `${mode.name} ${entry.key} ${source.key}`),
		['dark a a', 'default b b', 'default a b']);
});

auditing('a color outside of sRGB is listed once, not its references', () => {
	const { outsideSrgb } = audit(':root { --a: color(display-p3 0 1 0); --b: var(--a); --c: color(display-p3 0.5 0.5 0.5); --d: #0f0; }');
	assert.equal(outsideSrgb.map(({ resolved }) => resolved.entry.key), ['a']);
});

auditing('an unreadable color is listed with its reason; an alias without a target is not', () => {
	const { unread } = audit(':root { --a: rgb(1 2); --b: oklch(from var(--nowhere) l c h); --c: var(--nowhere); --d: red; }');
	assert.equal(unread.map(({ entry, why }) => `${entry.key} ${phraseText(why)}`),
		['a is not a readable color', 'b refers to "nowhere", which has no value in the file']);
});

auditing('an audit spends from the budget, more for more colors', () => {
	const spent = (count: number): number => {
		const budget = createBudget();
		const colors = Array.from({ length: count }, (_, i) => `--c${i}: #${(i * 40503 & 0xffffff).toString(16).padStart(6, '0')};`);
		withBudget(budget, () => audit(`:root {${colors.join('')}}`));
		return budget.spent;
	};
	assert.ok(spent(400) > spent(100) + 300, `${spent(100)} and ${spent(400)}`);
	const css = ':root { --a: red; --card: #fff; --card-foreground: #eee; --b: blue; --c: #123; --d: #456; }';
	assert.throws(() => withBudget(createBudget(20), () => audit(css)), isTooComplex);
});

auditing('a suggestion for an unknown name of a pair costs work by the number of colors and the length of the name', () => {
	const theme = `:root {${Array.from({ length: 1_000 }, (_, i) => `--c${i}: red;`).join('')}}`;
	const units = (text: string): number => {
		const budget = createBudget();
		assert.throws(() => withBudget(budget, () => auditTheme({ theme, pairs: [{ text, background: 'c1' }] })), /not a color of the theme/);
		return budget.spent;
	};
	// A comparison takes .06 microseconds for each character of the name.
	const long = units('x'.repeat(200)) - units('x'.repeat(100));
	assert.ok(long >= 3_000 && long <= 12_000, `${long} units for 100 more characters`);
});

auditing.run();
