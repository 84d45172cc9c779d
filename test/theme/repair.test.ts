/*
 * A repaired theme: every pair that can passes, read anew and measured by formulas of this file; nothing else of the file changed;
 * repaired once more it is the same; the notation of each value stays; and no change is far larger than the least there is.
 *
 * Contrast here is WCAG 2 from its own definition (relative luminance, contrast ratio), and the least change is found by trying
 * every lightness.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { deltaE, parse } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import type { TargetId } from '../../src/palette/contrast-fix.ts';
import { askedOf, auditOf, type WantedPair } from '../../src/theme/audit.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairOf, type Repair } from '../../src/theme/repair.ts';
import { anyTheme, SAMPLES } from './samples.ts';

const repairing = suite('repairing themes');

function repaired(text: string, wanted: readonly WantedPair[] = [], target: TargetId = 'aa'): Repair {
	const theme = readTheme(text);
	const asked = whole(askedOf(theme, wanted, target));
	return whole(repairOf(theme, whole(auditOf(theme, asked)).pairs, asked, readThemeInSteps));
}

/** WCAG 2.2: relative luminance and contrast ratio, from HEX. */
function ratioOf(one: string, other: string): number {
	const luminance = (hex: string): number => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
		.reduce((sum, light, i) => sum + light * [0.2126, 0.7152, 0.0722][i]!, 0);
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

const failing = (text: string, wanted: readonly WantedPair[] = []): string[] => {
	const theme = readTheme(text);
	return whole(auditOf(theme, whole(askedOf(theme, wanted, 'aa')))).pairs.filter(({ passes }) => !passes)
		.map(({ text: front, background, mode, ratio }) => `${front.entry.name} on ${background.entry.name} in ${mode.name}: ${ratio}`);
};

for (const { form, text, pair: [front, behind] } of SAMPLES) {
	repairing(`${form}: one value changes, in its notation, and the pair passes`, () => {
		const wanted: WantedPair[] = [{ text: front, background: behind, target: 'aa' }];
		const { text: after, changes, left } = repaired(text, wanted);
		assert.equal([left, changes.length], [0, 1]);
		assert.is(repaired(after, wanted).text, after, 'idempotent');
		const [change] = changes;
		assert.is(format(change!.after, 'hex'), '#767676', 'the gray that WCAG 2 gives 4.54:1 on white');
		// What is written around the value is as it was, and its notation too.
		const shape = (of: string): string => of.replace(/[\da-f]*\d[\da-f.]*/gi, '0');
		assert.is(shape(after), shape(text));
	});
}

for (const [claim, before, after] of [
	['HEX keeps its case', '#9CA3AF', /^#[\dA-F]{6}$/],
	['three digits become six', '#999', /^#[\da-f]{6}$/],
	['the digits of alpha stay', '#999999f0', /^#[\da-f]{6}f0$/],
	['a word becomes HEX', 'silver', /^#[\da-f]{6}$/],
	['commas stay, and alpha as it is written', 'rgba(160, 160, 160, .98)', /^rgba\(\d+, \d+, \d+, \.98\)$/],
	['percentages stay', 'rgb(60% 60% 60%)', /^rgb\([\d.]+% [\d.]+% [\d.]+%\)$/],
	['only lightness of OKLCH is written', 'oklch(0.70 0.05 250.5)', /^oklch\(0\.\d{2,3} 0\.05 250\.5\)$/],
	['a point stays without its zero', 'oklch(.70 .05 250)', /^oklch\(\.\d{2,3} \.05 250\)$/],
	['bare channels stay bare', '215 16% 57%', /^21\d(?:\.\d+)? [\d.]+% [\d.]+%$/],
	['the space of color() stays', 'color(display-p3 0.6 0.6 0.6)', /^color\(display-p3 0\.\d+ 0\.\d+ 0\.\d+\)$/],
	['a unit stays', 'hsl(200deg 20% 60%)', /^hsl\(\d+deg [\d.]+% [\d.]+%\)$/],
] as const) {
	repairing(`${claim}: ${before}`, () => {
		const around = (value: string): string => `:root { --card: #fff; --card-foreground: ${value}; }`;
		const { text, left } = repaired(around(before)), value = text.slice(around('').length - 3, -3);
		assert.is(left, 0);
		assert.is(text, around(value));
		assert.match(value, after);
	});
}

repairing('a color that several names lead to moves once, for all of them', () => {
	const { text, changes } = repaired(':root { --gray: #888; --a: #fff; --b: #fff; --on-a: var(--gray); --on-b: var(--gray); }');
	assert.is(changes.length, 1);
	assert.match(text, /--gray: #7[\da-f]{5}; --a: #fff;/);
});

repairing('what passed before still passes: a color between two others moves the way that spoils nothing', () => {
	// The text has to be darker on the light card, and the dark card then needs its own change or nothing at all.
	const css = ':root { --ink: #767676; --a: #f0f0f0; --on-a: var(--ink); --b: #fff; --on-b: var(--ink); }';
	const { text, left } = repaired(css);
	assert.equal([left, failing(text)], [0, []]);
});

repairing('two names of one color cannot be told apart; the name of the text gets a color of its own', () => {
	const { text, left, changes } = repaired(':root { --x: #204060; --card: var(--x); --card-foreground: var(--x); }');
	assert.is(left, 0);
	assert.is(changes.length, 1);
	assert.match(text, /--x: #204060; --card: var\(--x\); --card-foreground: #[\da-f]{6}; }$/);
});

repairing('a pair that is one and the same name is left', () => {
	const css = ':root { --a: #123456; }', wanted: WantedPair[] = [{ text: 'a', background: 'a', target: 'aa' }];
	assert.equal([repaired(css, wanted).text, repaired(css, wanted).left], [css, 1]);
});

repairing('pairs of one surface that nothing helps are left', () => {
	const css = ':root { --card: #fff; --card-foreground: #00000011; --on-card: #11111111; }';
	assert.equal([repaired(css).text, repaired(css).left], [css, 2]);
});

repairing('each side of light-dark() moves by itself', () => {
	const { text, left } = repaired(':root { --card: light-dark(#fff, #000); --card-foreground: light-dark(#999, #555); }');
	assert.is(left, 0);
	assert.match(text, /^:root { --card: light-dark\(#fff, #000\); --card-foreground: light-dark\(#7[\da-f]{5}, #7[\da-f]{5}\); }$/);
});

repairing('APCA is a target as well', () => {
	const { left, text } = repaired(':root { --card: #fff; --card-foreground: #aaa; }', [], 'apca-body');
	assert.is(left, 0);
	assert.ok(ratioOf(/foreground: (#\w+)/.exec(text)![1]!, '#ffffff') > 4.5);
});

repairing('one pair moves hardly further than the least that any lightness of either color needs', () => {
	const random = randomFrom('least changes');
	for (let i = 0; i < 60; i++) {
		const hex = (): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`, a = hex(), b = hex();
		if (ratioOf(a, b) >= 4.5) continue;
		const css = `:root { --card: ${a}; --card-foreground: ${b}; }`, { changes: [change], text } = repaired(css);
		const [, card, ink] = /card: (#\w+); --card-foreground: (#\w+)/.exec(text) as unknown as string[];
		assert.ok(ratioOf(card!, ink!) >= 4.5, `seed least changes, ${css} → ${text}`);
		if (change === undefined || (card !== a && ink !== b)) continue;
		let least = Infinity;
		for (const [own, other] of [[a, b], [b, a]] as const) {
			const [, c, h] = /\(([\d.]+) ([\d.]+) ([\d.]+|none)/.exec(format(parse(own), 'oklch'))!.slice(1).map((x) => Number(x) || 0);
			for (let l = 0; l <= 1; l += 0.002) {
				const to = format(parse(`oklch(${l} ${c} ${h})`), 'hex');
				if (ratioOf(to, other) >= 4.5) least = Math.min(least, deltaE(own, to, 'ok'));
			}
		}
		assert.ok(change.deltaEOK <= least + 0.012, `seed least changes, ${css}: ${change.deltaEOK}, ${least} would do`);
	}
});

repairing('150 seeded themes: all passes or is left for a reason, the rest of the file is as it was, and twice is once', () => {
	const random = randomFrom('repairs');
	let moved = 0, left = 0;
	for (let i = 0; i < 150; i++) {
		const css = anyTheme(random), done = repaired(css);
		const told = `seed repairs, case ${i}\n${css}\n${done.text}`;
		assert.is(failing(done.text).length, done.left, told);
		assert.is(repaired(done.text).text, done.text, `idempotent: ${told}`);
		moved += done.changes.length;
		left += done.left;
		// Line by line: only lines of changed names differ, and only behind their colon.
		const lines = css.split('\n'), after = done.text.split('\n'), names = new Set(done.changes.map(({ entry }) => entry.name));
		assert.is(after.length, lines.length, told);
		lines.forEach((line, n) => {
			if (line === after[n]) return;
			const declared = [...line.matchAll(/(--[\w-]+): [^;]*/g)].map(([, name]) => name!);
			assert.ok(declared.some((name) => names.has(name)), told);
			assert.equal(line.replace(/: [^;]*/g, ''), after[n]!.replace(/: [^;]*/g, ''), told);
		});
	}
	assert.ok(moved > 300, `${moved} moved`);
	// A text and its surface that are one name, or both inside of a circle.
	assert.ok(left < 150, `${left} left`);
});

const WHITE_ON_GRAY = '--card: #fff; --card-foreground: ';

for (const [claim, before, after] of [
	['a comment behind a value stays', `:root { ${WHITE_ON_GRAY}#777/* muted */ !important; }`, `:root { ${WHITE_ON_GRAY}#767676/* muted */ !important; }`],
	['a byte order mark and line ends stay', `\ufeff:root {\r\n${WHITE_ON_GRAY}#777;\r\n}\r\n`, `\ufeff:root {\r\n${WHITE_ON_GRAY}#767676;\r\n}\r\n`],
	[
		'the place for an opacity stays',
		'{"theme":{"colors":{"card":"#fff","card-foreground":"rgb(119 119 119 / <alpha-value>)"}}}',
		'{"theme":{"colors":{"card":"#fff","card-foreground":"rgb(118 118 118 / <alpha-value>)"}}}',
	],
	[
		'a theme that is a plug-in is repaired in its block',
		'@plugin "daisyui/theme" { name: "x"; --color-base-100: #fff; --color-base-content: #777 }',
		'@plugin "daisyui/theme" { name: "x"; --color-base-100: #fff; --color-base-content: #767676 }',
	],
] as const) repairing(`${claim}, and 4.48:1 becomes 4.54:1`, () => assert.is(repaired(before).text, after));

repairing.run();
