/*
 * The nearest move of a color: as short as the steps of the search allow, and past colors that it has to contrast with.
 *
 * Contrast is WCAG 2 from `support/reference-math.ts`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { wcagRatio } from '../support/reference-math.ts';

const moves = suite('nearest moves of a repair');

moves('a color moves past a surface on which it has to stay readable', () => {
	// White passes on #767676. On #f8f8f8 the text must be dark, and #040404 is the lightest gray with 4.5:1 on #767676.
	const theme = ':root { --ink: #ffffff; --a: #767676; --b: #f8f8f8 }';
	const pairs = ['a', 'b'].map((background) => ({ text: 'ink', background }));
	assert.is(auditTheme({ theme, repair: true, pairs, lock: ['--b'] }).code, ':root { --ink: #040404; --a: #767676; --b: #f8f8f8 }');
	assert.equal(['#040404', '#050505'].map((gray) => wcagRatio(gray, '#767676') >= 4.5), [true, false]);
});

moves('if a color has to fail on the way, the other color of that pair follows, unless it is locked', () => {
	// 3:1 on white needs #949494, on which #404040 has less than 4.5:1; the lightest gray that has it is #2d2d2d.
	const theme = ':root { --ink: #b0b0b0; --a: #404040; --b: #ffffff }';
	const pairs = [{ text: 'ink', background: 'a' }, { text: 'ink', background: 'b', target: 'aa-large' as const }];
	const repaired = (lock: readonly string[]): string => auditTheme({ theme, repair: true, pairs, lock }).code!;
	assert.is(repaired(['--b']), ':root { --ink: #949494; --a: #2d2d2d; --b: #ffffff }');
	assert.is(repaired(['--a', '--b']), theme);
	assert.equal(['#949494', '#959595'].map((gray) => wcagRatio(gray, '#ffffff') >= 3), [true, false]);
	assert.equal(['#2d2d2d', '#2e2e2e', '#404040'].map((gray) => wcagRatio('#949494', gray) >= 4.5), [true, false, false]);
});

moves('a move goes to the end if nothing before it is enough', () => {
	assert.equal(['#fdfdfd', '#fefefe'].map((gray) => wcagRatio(gray, '#767676') >= 4.5), [false, true]);
	for (let i = 0xd0; i < 0xf0; i++) {
		const theme = `:root { --ink: #${i.toString(16).repeat(3)}; --a: #767676 }`, pairs = [{ text: 'ink', background: 'a' }];
		assert.is(auditTheme({ theme, repair: true, pairs, lock: ['--a'] }).code, ':root { --ink: #fefefe; --a: #767676 }', theme);
	}
});

moves('a move ends within one step of the least, a step of 1/6400 of lightness', () => {
	// On white, #767676 passes and #777777 does not. A gray of OKLCH has the cube root of its linear light as lightness.
	const most = Math.cbrt(((118.5 / 255 + 0.055) / 1.055) ** 2.4);
	assert.ok(wcagRatio('#767676', '#ffffff') >= 4.5 && wcagRatio('#777777', '#ffffff') < 4.5);
	for (let i = 0; i < 10; i++) {
		const theme = `:root { --card: #fff; --card-foreground: oklch(0.7${String(i).padStart(3, '0')} 0 0) }`;
		const lightness = Number(/oklch\((0\.\d{4}) 0 0\)/.exec(auditTheme({ theme, repair: true, lock: ['--card'] }).code!)![1]);
		// Rounding to four digits adds half of the last one.
		assert.ok(lightness <= most + 0.00005 && lightness >= most - 1 / 6400 - 0.00005, `${theme}: ${lightness}, at most ${most}`);
	}
});

moves.run();
