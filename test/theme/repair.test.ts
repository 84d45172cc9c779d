/*
 * A repaired theme: every pair that can pass does, read again and measured by formulas of this file; the rest is unchanged;
 * repaired once more it is the same; the notation of each value stays; and no change is far larger than the least there is.
 *
 * Contrast here is WCAG 2 from its own definition (relative luminance, contrast ratio), and the least change is found by trying
 * every lightness. `EFFORT=10` tries ten times as many themes.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { deltaE, parse } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import type { TargetId } from '../../src/palette/contrast-fix.ts';
import { auditThemeColors } from '../../src/theme/audit.ts';
import { requestPairs, type DeclaredPair } from '../../src/theme/judge-pairs.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairTheme, type Repair } from '../../src/theme/repair.ts';
import { cases } from './effort.ts';
import { anyTheme, SAMPLES } from './samples.ts';

const repairing = suite('repairing themes');

interface RepairedTheme extends Repair {
	/** Number of pairs that still fail. */
	readonly left: number;
}

function repaired(text: string, declared: readonly DeclaredPair[] = [], target: TargetId = 'aa'): RepairedTheme {
	const theme = readTheme(text);
	const requested = whole(requestPairs(theme, declared, target));
	const repair = whole(repairTheme(whole(auditThemeColors(theme, requested)), requested, readThemeInSteps, { lock: [], prefer: 'least' }));
	return { ...repair, left: repair.failing.length };
}

/** WCAG 2.2: relative luminance and contrast ratio, from HEX. */
function contrastRatio(one: string, other: string): number {
	const luminance = (hex: string): number => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
		.reduce((sum, light, i) => sum + light * [0.2126, 0.7152, 0.0722][i]!, 0);
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

const failing = (text: string, declared: readonly DeclaredPair[] = []): string[] => {
	const theme = readTheme(text);
	return whole(auditThemeColors(theme, whole(requestPairs(theme, declared, 'aa')))).judged.pairs.filter(({ passes }) => !passes)
		.map(({ text: front, background, mode, ratio }) => `${front.entry.name} on ${background.entry.name} in ${mode.name}: ${ratio}`);
};

for (const { form, text, pair: [front, behind] } of SAMPLES) {
	repairing(`${form}: one value changes, in its notation, and the pair passes`, () => {
		const declared: DeclaredPair[] = [{ text: front, background: behind, target: 'aa' }];
		const { text: after, changes, left } = repaired(text, declared);
		assert.equal([left, changes.length], [0, 1]);
		assert.is(repaired(after, declared).text, after, 'idempotent');
		const [change] = changes;
		assert.is(format(change!.after, 'hex'), '#767676', 'the gray that WCAG 2 gives 4.54:1 on white');
		// The text around the value and its notation stay.
		const shape = (of: string): string => of.replace(/[\da-f]*\d[\da-f.]*/gi, '0');
		assert.is(shape(after), shape(text));
	});
}

for (const [claim, before, after] of [
	['HEX keeps its case', '#9CA3AF', /^#[\dA-F]{6}$/],
	['three digits become six', '#999', /^#[\da-f]{6}$/],
	['the digits of alpha stay', '#999999f0', /^#[\da-f]{6}f0$/],
	['a word becomes HEX', 'silver', /^#[\da-f]{6}$/],
	['commas and the notation of alpha stay', 'rgba(160, 160, 160, .98)', /^rgba\(\d+, \d+, \d+, \.98\)$/],
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

repairing('passing pairs still pass: a color between two others moves in the harmless direction', () => {
	// The text has to be darker on the light card; the dark card may then need its own change.
	const css = ':root { --ink: #767676; --a: #f0f0f0; --on-a: var(--ink); --b: #fff; --on-b: var(--ink); }';
	const { text, left } = repaired(css);
	assert.equal([left, failing(text)], [0, []]);
});

repairing('a separate color counts for every name that refers to it', () => {
	// White would be nearer to the gray, but then the white text on --b had no contrast. Black is 4.62:1 on #767676 and 21:1 under white.
	const text = ':root{--a:#767676;--a-foreground:var(--a);--b:var(--a-foreground);--b-foreground:#fff}';
	const { text: after, changes, left } = repaired(text), [change] = changes;
	assert.equal([left, changes.length, change!.entry.name], [0, 1, '--a-foreground']);
	for (const behind of ['#767676', '#ffffff']) assert.ok(contrastRatio(format(change!.after, 'hex'), behind) >= 4.5, after);
});

repairing('of pairs with the same colors one is listed, and each gets a separate color, so that a pale fill keeps its color', () => {
	const { text, left } = repaired(':root { --x: #fff; --c: #111; --on-c: var(--x); --y: #ebedf0; '
		+ '--a: var(--y); --on-a: var(--x); --b: var(--y); --on-b: var(--x); }');
	const own = /--on-a: (#\w+); --b: var\(--y\); --on-b: (#\w+); }$/.exec(text);
	assert.equal([left, text.includes('--x: #fff; --c: #111; --on-c: var(--x); --y: #ebedf0;')], [0, true], text);
	for (const ink of own!.slice(1)) assert.ok(contrastRatio(ink, '#ebedf0') >= 4.5, text);
});

repairing('two names of one color cannot be context apart; the name of the text gets a separate color', () => {
	const { text, left, changes } = repaired(':root { --x: #204060; --card: var(--x); --card-foreground: var(--x); }');
	assert.is(left, 0);
	assert.is(changes.length, 1);
	assert.match(text, /--x: #204060; --card: var\(--x\); --card-foreground: #[\da-f]{6}; }$/);
});

repairing('a reference that is not a color in some mode stays, so that the mode gets no color from it', () => {
	const { text, left } = repaired(':root{--x:#b0b0b0;--card:var(--x);--card-foreground:var(--x)}.dark{--x:rgb(1 2);--card:#000}');
	assert.match(text, /^:root\{--x:#b0b0b0;--card:#[\da-f]{6};--card-foreground:var\(--x\)\}/);
	assert.is(left, 0);
});

repairing('a pair that is one and the same name is left', () => {
	const css = ':root { --a: #123456; }', declared: DeclaredPair[] = [{ text: 'a', background: 'a', target: 'aa' }];
	assert.equal([repaired(css, declared).text, repaired(css, declared).left], [css, 1]);
});

repairing('a color that is invisible on purpose is left, also if a caller pairs it', () => {
	const css = ':root { --card: #ffffff; --veil: #00000000; }';
	const declared: DeclaredPair[] = [{ text: 'veil', background: 'card', target: 'aa' }];
	assert.equal([repaired(css, declared).text, repaired(css, declared).left], [css, 1]);
});

repairing('pairs of one surface without a solution are left', () => {
	const css = ':root { --card: #fff; --card-foreground: rgb(0 0 0 / calc(.05)); --on-card: rgb(9 9 9 / calc(.05)); }';
	assert.equal([repaired(css).text, repaired(css).left], [css, 2]);
});

// Over white, alpha a of black leaves 1 - a of each channel: 137/255 gives #767676 with 4.54:1, and 136/255 #777777 with 4.48:1.
repairing('a translucent color that lightness cannot repair becomes more opaque', () => {
	const { text, left, changes: [change] } = repaired(':root { --card: #fff; --card-foreground: #00000011; --on-card: #000; }');
	assert.equal([text, left], [':root { --card: #fff; --card-foreground: #00000089; --on-card: #000; }', 0]);
	assert.is(change!.deltaEOK, (0x89 - 0x11) / 255);
});

repairing('each side of light-dark() moves by itself', () => {
	const { text, left } = repaired(':root { --card: light-dark(#fff, #000); --card-foreground: light-dark(#999, #555); }');
	assert.is(left, 0);
	assert.match(text, /^:root { --card: light-dark\(#fff, #000\); --card-foreground: light-dark\(#7[\da-f]{5}, #7[\da-f]{5}\); }$/);
});

for (const light of ['', 'none', 'var(--x)']) {
	repairing(`the dark side of light-dark() moves if the light side is "${light}"`, () => {
		const around = (dark: string): string =>
			`:root { --card: light-dark(#fff, #000); --card-foreground: light-dark(${light}, ${dark}); }`;
		// On black, WCAG 2 gives #747474 4.49:1 and #757575 4.56:1.
		assert.is(repaired(around('#555')).text, around('#757575'));
	});
}

repairing('if neither color suffices alone, both move, and together hardly further than the least', () => {
	// No gray has 7:1 with black or white and with these surfaces, so a grid of grays for both is the independent search.
	for (const [surface, ink] of [['#777777', '#666666'], ['#808080', '#787878'], ['#6f6f6f', '#838383']] as const) {
		const { text, changes } = repaired(`:root { --card: ${surface}; --card-foreground: ${ink}; }`, [], 'aaa');
		const [, card, on] = /card: (#\w+); --card-foreground: (#\w+)/.exec(text) as unknown as string[];
		assert.is(changes.length, 2);
		assert.ok(contrastRatio(card!, on!) >= 7, text);
		const grays = Array.from({ length: 64 }, (_, i) => `#${(4 * i).toString(16).padStart(2, '0').repeat(3)}`);
		const least = Math.min(...grays.flatMap((one) => grays.filter((other) => contrastRatio(one, other) >= 7)
			.map((other) => deltaE(surface, one, 'ok') + deltaE(ink, other, 'ok'))));
		const sum = changes.reduce((total, { deltaEOK }) => total + deltaEOK, 0);
		assert.ok(sum <= least + 0.012, `${surface}, ${ink}: ${sum}, ${least} would do`);
	}
});

repairing('APCA is a target as well', () => {
	const { left, text } = repaired(':root { --card: #fff; --card-foreground: #aaa; }', [], 'apca-body');
	assert.is(left, 0);
	assert.ok(contrastRatio(/foreground: (#\w+)/.exec(text)![1]!, '#ffffff') > 4.5);
});

repairing('one pair moves hardly further than the least that any lightness of either color needs', () => {
	const random = randomFrom('least changes');
	for (let i = 0; i < cases(20); i++) {
		const hex = (): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`, a = hex(), b = hex();
		if (contrastRatio(a, b) >= 4.5) continue;
		const css = `:root { --card: ${a}; --card-foreground: ${b}; }`, { changes: [change], text } = repaired(css);
		const [, card, ink] = /card: (#\w+); --card-foreground: (#\w+)/.exec(text) as unknown as string[];
		assert.ok(contrastRatio(card!, ink!) >= 4.5, `seed least changes, ${css} → ${text}`);
		if (change === undefined || (card !== a && ink !== b)) continue;
		let least = Infinity;
		for (const [own, other] of [[a, b], [b, a]] as const) {
			const [, c, h] = /\(([\d.]+) ([\d.]+) ([\d.]+|none)/.exec(format(parse(own), 'oklch'))!.slice(1).map((x) => Number(x) || 0);
			for (let l = 0; l <= 1; l += 0.004) {
				const to = format(parse(`oklch(${l} ${c} ${h})`), 'hex');
				if (contrastRatio(to, other) >= 4.5) least = Math.min(least, deltaE(own, to, 'ok'));
			}
		}
		assert.ok(change.deltaEOK <= least + 0.012, `seed least changes, ${css}: ${change.deltaEOK}, ${least} would do`);
	}
});

repairing('seeded themes: all passes or is left for a reason, the rest of the file stays, and twice is once', () => {
	const random = randomFrom('repairs');
	let moved = 0, left = 0;
	for (let i = 0; i < cases(40); i++) {
		const css = anyTheme(random), done = repaired(css);
		const context = `seed repairs, case ${i}\n${css}\n${done.text}`;
		assert.is(failing(done.text).length, done.left, context);
		assert.is(repaired(done.text).text, done.text, `idempotent: ${context}`);
		moved += done.changes.length;
		// Quieter text has to be readable on page, card and popover, which random themes have in any lightness.
		left += failing(done.text).filter((one) => !/^--(?:muted-foreground|primary) on --(?:background|card|popover|muted|accent) /.test(one)
			&& !/^--foreground on --(?:card|popover|muted|accent) /.test(one)).length;
		// Line by line: only lines of changed names differ, and only behind their colon.
		const lines = css.split('\n'), after = done.text.split('\n'), names = new Set(done.changes.map(({ entry }) => entry.name));
		assert.is(after.length, lines.length, context);
		lines.forEach((line, n) => {
			if (line === after[n]) return;
			const declared = [...line.matchAll(/(--[\w-]+): [^;]*/g)].map(([, name]) => name!);
			assert.ok(declared.some((name) => names.has(name)), context);
			assert.equal(line.replace(/: [^;]*/g, ''), after[n]!.replace(/: [^;]*/g, ''), context);
		});
	}
	assert.ok(moved > 80, `${moved} moved`);
	// A text and its surface that are one name, or both inside of a circle, or a pale fill that is a text too.
	assert.ok(left < 50, `${left} left`);
});

/** A repair and the pairs that fail after it, of which none may have passed before. */
function keeps(text: string): RepairedTheme {
	const before = new Set(failing(text).map((one) => one.split(':')[0])), done = repaired(text);
	assert.equal(failing(done.text).filter((one) => !before.has(one.split(':')[0])), [], done.text);
	assert.is(failing(done.text).length, done.left);
	assert.is(repaired(done.text).text, done.text, 'a second repair changes nothing');
	return done;
}

repairing('a color computed from one that moves keeps its pairs', () => {
	const { left, changes } = keeps(':root{--a:#d781a4;--a-foreground:#bd96ca80;--b:oklch(from var(--a) calc(l * 1.1) c h);'
		+ '--b-foreground:oklch(from var(--b) calc(l * 0.3) c h);--c:#196865;--c-foreground:#467313;}');
	assert.ok(left <= 1 && changes.length > 0, `${left} left`);
});

for (const [by, value] of [
	['a relative color', 'oklch(from var(--x) calc(l - 0.02) c h)'], ['color-mix()', 'color-mix(in oklab, var(--x) 90%, black)'],
	['a fallback', 'color-mix(in srgb, var(--nowhere, var(--x)) 100%, black)'], ['light-dark()', 'light-dark(rgb(from var(--x) r g b), red)'],
	['two references', 'oklch(from var(--y) l c h)'],
] as const) {
	repairing(`a surface computed by ${by}: every pair passes, and none is spoiled on the way`, () => {
		// White on --x needs a darker --x, black on --b for a lighter one.
		const { left, text } = keeps(`:root { --x: #777777; --y: rgb(from var(--x) r g b); --b: ${value}; --on-b: #000; --on-x: #eeeeee; }`);
		assert.is(left, 0, text);
	});
}

repairing('a page under translucent surfaces does not move if that spoils a pair', () => {
	const { text } = keeps(':root { --background: #808080; --foreground: #777777; --card: #ffffff40; --card-foreground: #000000; }');
	assert.match(text, /--card: #ffffff40; --card-foreground: #000000;/);
});

repairing('a reference that is a color only in a part of the page does not become one everywhere', () => {
	const css = ':root { --card: var(--x); --card-foreground: #333; } .notice { --x: #222; }', { text } = keeps(css);
	assert.match(text, /--card: var\(--x\);/);
});

repairing('an alias as an object of JSON becomes a string, and the file stays JSON', () => {
	const token = (value: unknown): object => ({ $type: 'color', $value: value });
	const { text, left } = keeps(JSON.stringify({ x: token('#336699'), card: token({ $ref: '#/x' }), 'card-foreground': token('{x}') }));
	assert.is(left, 0);
	assert.match(text, /"card(?:-foreground)?":\{"\$type":"color","\$value":"#[\da-f]{6}"\}/);
	assert.type(JSON.parse(text), 'object');
});

repairing('channels of Figma stay within 0 to 1', () => {
	const random = randomFrom('figma channels'), unit = (): number => Math.round(random() * 1e4) / 1e4;
	for (let i = 0; i < cases(20); i++) {
		const color = (): object => ({ r: unit(), g: unit(), b: unit(), a: 1 });
		const variable = (name: string): object => ({ id: name, name, resolvedType: 'COLOR', valuesByMode: { m: color() } });
		const css = JSON.stringify({ variableCollections: {}, variables: { a: variable('a'), b: variable('on-a') } }), { text } = keeps(css);
		for (const [, channel] of text.matchAll(/"[rgb]":(-?[\d.e-]+)/g)) assert.ok(Number(channel) >= 0 && Number(channel) <= 1, `${css}\n${text}`);
	}
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
