/*
 * What a repair may change: locked names, the preferred side, kept fills, and equal colors.
 *
 * Contrast is WCAG 2 from `support/reference-math.ts`. Whether black or white passes on a fill follows from it too.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { convert, deltaE } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { auditTheme } from '../../src/operations.ts';
import { apca, wcagRatio } from '../support/reference-math.ts';

const freedom = suite('freedom of a repair');

const repaired = (theme: string, wishes: Omit<Parameters<typeof auditTheme>[0], 'theme'> = {}) =>
	auditTheme({ theme, repair: true, ...wishes });

/** Values of custom properties by name. */
const valuesIn = (css: string): Readonly<Record<string, string>> =>
	Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name!, value!.trim()]));

const FILL = ':root { --a: #16a34a; --a-foreground: #ffffff }', GRAY = ':root { --a: #808080; --a-foreground: #ffffff }';
const COPY = ':root { --x: #808080; --a: var(--x); --a-foreground: #ffffff }';

for (const [claim, theme, wishes, changed] of [
	['a vivid fill stays, its text changes', FILL, {}, ['--a-foreground']],
	['a gray fill moves, because that is less', GRAY, {}, ['--a']],
	['text is preferred', GRAY, { prefer: 'text' }, ['--a-foreground']],
	['surfaces are preferred', FILL, { prefer: 'surface' }, ['--a']],
	['a locked text stays', FILL, { lock: ['--a-foreground'] }, ['--a']],
	['a locked surface stays', GRAY, { lock: ['a'] }, ['--a-foreground']],
	['a locked text stays, even if text is preferred', GRAY, { lock: ['--a-foreground'], prefer: 'text' }, ['--a']],
	['both are locked', GRAY, { lock: ['--a-foreground', '--a'] }, []],
	['the color that a locked name refers to stays', COPY, { lock: ['--a'] }, ['--a-foreground']],
	['a locked color stays under other names', COPY, { lock: ['--x'] }, ['--a-foreground']],
	['a surface that is a locked color gets a separate one', COPY,
		{ lock: ['--x', '--a-foreground'] }, ['--a']],
] as const) {
	freedom(claim, () => {
		const { changes, code, summary } = repaired(theme, wishes);
		assert.equal(changes!.map(({ name }) => name), changed);
		assert.is(summary.repaired, changed.length);
		assert.is(repaired(code!, wishes).code, code, 'a second repair changes nothing');
	});
}

freedom('an unknown name in lock is a fault that suggests one', () => {
	assert.throws(() => repaired(FILL, { lock: ['--a-forground'] }), /--a-foreground/);
	assert.throws(() => auditTheme({ theme: FILL, lock: ['nothing-like-it'] }), /not a color of the theme/);
});

freedom('seeded fills on which white fails and black passes keep their color', () => {
	const random = randomFrom('pale and vivid fills');
	for (let i = 0; i < 60; i++) {
		// Pastels and vivid colors of every hue.
		const hue = Math.floor(random() * 360), pale = random() < 0.5;
		const fill = pale ? `hsl(${hue} 80% ${80 + Math.floor(random() * 12)}%)` : `hsl(${hue} 95% 55%)`;
		const { pairs: [pair], code, summary } = repaired(`:root { --a: ${fill}; --a-foreground: #fff }`);
		const { hex } = pair!.background, isWhitePreferred = Math.abs(apca('#ffffff', hex)) - Math.abs(apca('#000000', hex)) > 15;
		if (pair!.passes || wcagRatio('#000000', hex) < 4.5 || isWhitePreferred) continue;
		assert.is(valuesIn(code!)['a'], fill);
		assert.is(summary.repaired, 1);
		assert.ok(wcagRatio(valuesIn(code!)['a-foreground']!, pair!.background.hex) >= 4.5, fill);
	}
});

for (const [claim, fill, isMoved] of [
	// APCA prefers white on each by 15 Lc or more, and WCAG 2 has less than 4.5.
	['teal', '#0d9488', true], ['cyan', '#0891b2', true], ['blue', '#3b82f6', true], ['red', '#ef4444', true],
	// It prefers white here too, but white needs a move of .09: another green. On amber it prefers black.
	['green', '#16a34a', false], ['amber', '#f59e0b', false],
] as const) {
	freedom(`${claim} ${isMoved ? 'darkens a little for its white text' : 'stays, its text turns dark'}`, () => {
		const { changes, code, summary } = repaired(`:root { --a: ${fill}; --a-foreground: #ffffff }`);
		assert.equal(changes!.map(({ name }) => name), [isMoved ? '--a' : '--a-foreground']);
		assert.ok(!isMoved || changes![0]!.deltaEOK <= 0.06);
		assert.is(summary.repaired, 1);
		assert.ok(wcagRatio(valuesIn(code!)['a']!, valuesIn(code!)['a-foreground']!) >= 4.5);
	});
}

freedom('a dark text on such a fill is not a reason to move it', () => {
	assert.equal(repaired(':root { --a: #0d9488; --a-foreground: #053b36 }').changes!.map(({ name }) => name), ['--a-foreground']);
});

const PASTEL = ':root { --background: #fff; --foreground: #111; --muted-foreground: #555; --primary: #c4b5fd; --primary-foreground: #fff; '
	+ '--destructive: #fca5a5; --destructive-foreground: #fff }';

freedom('a pastel theme keeps its fills although they are texts too', () => {
	const { code, changes } = repaired(PASTEL), values = valuesIn(code!);
	assert.equal([values['primary'], values['destructive']], ['#c4b5fd', '#fca5a5']);
	assert.equal(changes!.map(({ name }) => name), ['--primary-foreground', '--destructive-foreground']);
});

freedom('a vivid fill that is a failing text moves by no more than .06', () => {
	const { code, summary } = repaired(PASTEL.replace('#c4b5fd', '#3b82f6').replace('#fca5a5', '#b91c1c')), { primary } = valuesIn(code!);
	assert.is(summary.repaired, summary.failing);
	assert.ok(deltaE('#3b82f6', primary!, 'ok') <= 0.06, primary);
});

freedom('a dark page stays dark, and the answer names the pairs that fail for that', () => {
	// Only a light page would let the blue pass as text, and the blue is the fill of buttons too.
	const theme = ':root { --background: #fff; --foreground: #111; --primary: #1e3a8a; --primary-foreground: #fff; --muted-foreground: #555 } '
		+ '.dark { --background: #111827; --foreground: #4b5563; --primary: #1e3a8a; --primary-foreground: #334155; --muted-foreground: #4b5563 }';
	const { code, notRepaired } = repaired(theme), { background, primary } = valuesIn(code!);
	assert.equal([background, primary], ['#111827', '#1e3a8a']);
	assert.match(notRepaired!, 'Still failing: --primary on --background (dark).');
	const { pairs } = auditTheme({ theme: code! });
	assert.equal(pairs.filter(({ ratio }) => ratio < 4.5).map(({ mode, text }) => [mode, text.name]), [['dark', '--primary']]);
});

freedom('equal colors stay colorful, because gray ones would no longer be equal to the next change', () => {
	// White would pass on both surfaces.
	const { code, summary } = repaired(':root { --a: #757575; --a-foreground: #f2b8a8; --b: #707070; --b-foreground: #f2b8a8 }');
	const values = valuesIn(code!), [, chroma] = convert(values['a-foreground']!, 'oklch').coords;
	assert.is(summary.repaired, 2);
	assert.is(values['b-foreground'], values['a-foreground']);
	// 8 bits may take .002.
	assert.ok(chroma > 0.028, values['a-foreground']);
});

freedom('a gray, its channels under the name of Bootstrap, and a third name stay equal', () => {
	const { code } = repaired(':root { --bs-body-color: #adb5bd; --bs-body-color-rgb: 173,181,189; --bs-body-bg: #fff; --x: #adb5bd }');
	const values = valuesIn(code!), channels = values['bs-body-color-rgb']!.split(',').map(Number);
	assert.is(`#${channels.map((one) => one.toString(16)).join('')}`, values['bs-body-color']);
	assert.ok(wcagRatio(values['bs-body-color']!, '#ffffff') >= 4.5);
	assert.is(values['x'], values['bs-body-color']);
});

freedom('equal colors stay equal, in any notation and with names in no pair', () => {
	const equal = repaired(':root { --a: #d97757; --a-foreground: #fff; --b: rgb(217 119 87); --b-foreground: #eee; --chart: #d97757 }',
		{ prefer: 'surface' });
	const values = valuesIn(equal.code!), [, ...channels] = /rgb\((\d+) (\d+) (\d+)\)/.exec(values['b']!)!;
	assert.is(equal.summary.repaired, 2);
	assert.is(values['a'], values['chart']);
	assert.is(`#${channels.map((byte) => Number(byte).toString(16).padStart(2, '0')).join('')}`, values['a']);
	assert.is.not(values['a'], '#d97757');
	assert.is(equal.split, undefined);
	const modes = repaired(':root { --a: #d97757; --a-foreground: #fff } .dark { --b: #d97757; --b-foreground: #000 }', { prefer: 'surface' });
	assert.is(valuesIn(modes.code!)['b'], '#d97757');
});

freedom('equal grays stay equal where a common one passes, and the answer names them where none does', () => {
	// White needs #767676 or darker, on which black has 4.6:1 and #1a1a1a 3.8:1; on #828282 that has 4.5:1.
	const theme = (text: string) => `:root { --a: #828282; --a-foreground: #fff; --b: #828282; --b-foreground: ${text} }`;
	const common = repaired(theme('#000')), split = repaired(theme('#1a1a1a'));
	assert.equal([valuesIn(common.code!)['a'], valuesIn(common.code!)['b'], common.split], ['#767676', '#767676', undefined]);
	assert.equal([valuesIn(split.code!)['a'], valuesIn(split.code!)['b']], ['#767676', '#828282']);
	assert.equal(split.split, [{ hex: '#828282', names: ['--a', '--b'] }]);
	// A surface that has to move by more than .06 moves alone: from #999999 to #767676.
	const far = valuesIn(repaired(':root { --a: #999; --a-foreground: #fff; --b: #999; --b-foreground: #000 }').code!);
	assert.equal([far['a'], far['b']], ['#767676', '#999']);
	// Grays of three failing pairs on different surfaces: the darkest that one of them needs.
	const inks = repaired(':root { --a: #fff; --a-foreground: #888; --b: #eee; --b-foreground: #888; --c: #f5f5f5; --c-foreground: #888 }');
	const [first, second, third] = ['a', 'b', 'c'].map((name) => valuesIn(inks.code!)[`${name}-foreground`]!);
	assert.equal([second, third], [first, first]);
	assert.ok(wcagRatio(first!, '#eeeeee') >= 4.5 && wcagRatio(first!, '#eeeeee') < 4.6, first);
});

/** Tokens of the dark algorithm of Ant Design 5: its blue on its container has 3.6:1, and white on the blue 5.0:1. */
const ANT_DARK = {
	colorPrimary: '#1668dc', colorPrimaryHover: '#3c89e8', colorError: '#dc4446', colorErrorText: '#dc4446', colorErrorBg: '#2c1618',
	colorLink: '#1668dc', colorLinkHover: '#3c89e8', colorText: 'rgba(255,255,255,0.85)', colorTextTertiary: 'rgba(255,255,255,0.45)',
	colorTextLightSolid: '#fff', colorBgContainer: '#141414', colorBgElevated: '#1f1f1f', colorBgLayout: '#000000',
};

freedom('a text on a surface whose other texts pass only after they move as well passes', () => {
	const theme = JSON.stringify({ token: ANT_DARK }), { summary, code } = auditTheme({ theme, repair: true });
	assert.is(summary.repaired, summary.failing);
	assert.equal(auditTheme({ theme: code! }).pairs.filter(({ ratio }) => ratio < 4.5), []);
});

freedom('a separate color instead of bare channels has bare channels, for the function around its variable', () => {
	const theme = ':root { --x: 0 0% 60%; --card: 0 0% 100%; --card-foreground: var(--x) } p { color: hsl(var(--card-foreground)) }';
	const { code } = repaired(theme, { lock: ['--x', '--card'] });
	const [, lightness] = /--x: 0 0% 60%; --card: 0 0% 100%; --card-foreground: 0 0% ([\d.]+)% }/.exec(code!)!;
	// #767676, the lightest gray with 4.5:1 on white, has the channels 118 of 255.
	assert.is(Math.round(Number(lightness) * 2.55), 118);
});

freedom('a text computed from its fill becomes a color, because it moves with the fill', () => {
	for (const prefer of ['least', 'text', 'surface'] as const) {
		const { code, changes } = repaired(':root { --a: #2563eb; --a-foreground: rgb(from var(--a) calc(r + 200) calc(g + 140) b) }', { prefer });
		const { 'a': fill, 'a-foreground': text } = valuesIn(code!);
		assert.equal([fill, changes!.map(({ name }) => name)], ['#2563eb', ['--a-foreground']]);
		assert.ok(wcagRatio(text!, fill!) >= 4.5, text);
	}
});

freedom.run();
