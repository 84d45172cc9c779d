/*
 * Conditions under which a block of a style sheet applies: selectors and at-rules by Selectors 4 and Media Queries 5.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { ALWAYS, modeWord, shorten, within } from '../../src/theme/css-modes.ts';

const modes = suite('conditions of blocks');

for (const [prelude, expected] of [
	[':root', [[]]],
	['html, body', [[]]],
	['.light,.dark', [['light'], ['dark']]],
	['.dark', [['dark']]],
	['.dark, [data-theme="dark" i]', [['dark']]],
	['[data-theme=dark i]', [['dark']]],
	[`[ data-mode = 'night' ]`, [['night']]],
	['.ocean-theme .dark', [['dark', 'ocean-theme']]],
	['.card', [['& .card']]],
	['.card > .title', [['& .card > .title']]],
	[':is(.dark, .night-theme) .card', [['& .card', 'dark'], ['& .card', 'night-theme']]],
	[':is(.dark, .night-theme).ocean-theme', [['dark', 'ocean-theme'], ['night-theme', 'ocean-theme']]],
	[':where(.dark, .dark *)', [['dark']]],
	[':not(.a:is(.b)) .dark', [['dark']]],
	[':root:has(input.theme-controller[value=dark]:checked)', [['dark']]],
	[':has(.a)', [['& :has(.a)']]],
	['@media (prefers-color-scheme: dark)', [['dark']]],
	['@media (width > 1px) and (prefers-color-scheme:dark), print', [['(width > 1px)', 'dark'], ['print']]],
	['@media not (prefers-color-scheme: dark)', [['not (prefers-color-scheme: dark)']]],
	['@media(prefers-color-scheme:dark)', [['dark']]],
	['@container(width > 1px)', [['(width > 1px)']]],
	['@MEDIA only screen and (prefers-color-scheme: LIGHT)', [['light']]],
	['@media print', [['print']]],
	['@layer base', [[]]],
	['@theme inline', [[]]],
	['@font-face', []],
	['.a.dark-theme', [['& .a', 'dark']]],
	['[data-theme=auto]', [[]]],
	['[data-theme]', [[]]],
	['[data-x=ocean]', [['& [data-x=ocean]']]],
	['[class~="dark"]', [['dark']]],
	[':host(.dark)', [['dark']]],
	['*, ::before, ::after', [[]]],
	['@supports (color: red)', [[]]],
	['@supports not (color: red)', []],
	['@keyframes x', []],
	['@variant dark', [['dark']]],
] as const) modes(`${prelude} → ${JSON.stringify(expected)}`, () => assert.equal(within(ALWAYS, prelude), expected));

for (const [text, expected] of [
	['a'.repeat(60), 'a'.repeat(60)], ['a'.repeat(61), `${'a'.repeat(59)}…`], ['(width >\n\t 1px)', '(width > 1px)'],
	[`${'a '.repeat(29)}${' '.repeat(50)}bc`, `${'a '.repeat(29)}bc`],
] as const) modes(`the word ${JSON.stringify(text)} has at most 60 characters`, () => assert.is(shorten(text), expected));

for (const [word, expected] of [
	['dark', 'dark'], ['DARK', 'dark'], ['dark-mode', 'dark'], ['theme-light', 'light'], ['color-scheme-dark-theme', 'dark'],
	['darker', 'darker'], ['my-dark', 'my-dark'], ['Ocean', 'Ocean'],
] as const) modes(`the mode ${word} is ${expected}`, () => assert.is(modeWord(word), expected));

modes('blocks in blocks need the conditions of both', () => {
	assert.equal(within(within(ALWAYS, '.a-theme, .b-theme'), '.dark, .b-theme'), [['a-theme', 'dark'], ['b-theme']]);
});

modes('a long selector costs as much as its length, for any part that repeats', () => {
	const units = (prelude: string): number => {
		const budget = createBudget();
		withBudget(budget, () => within(within(ALWAYS, prelude), prelude));
		return budget.spent;
	};
	for (const part of [':not(', ':has(', ':is(', ':is(.a,', '[a="x" ', '(', ' ', '.a,', '.a-theme,', ':is(.a,.b)', '\\', '"'])
		assert.ok(units(part.repeat(3_600 / part.length)) <= 4 * units(part.repeat(900 / part.length)) + 600, part);
});

modes.run();
