/*
 * Pairs of a theme: which are judged, under which mode, over which page, and what a change of the file broke.
 *
 * Contrast of black or white with themselves and one another (1 and 21), and of #767676 and #777777 on white (4.54 and 4.47), are
 * those of WCAG 2. Source-over: white at 50 % over black is #808080 (CSS Compositing 1).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../src/math/steps.ts';
import {
	findBroken, judgePairs, MOST_PAIRS, reachesTarget, requestPairs, type DeclaredPair, type JudgedPairs,
} from '../../src/theme/judge-pairs.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { createResolver } from '../../src/theme/resolve.ts';

const judging = suite('judging pairs');

function judge(css: string, declared: readonly DeclaredPair[] = []): JudgedPairs {
	const theme = readTheme(css);
	return whole(judgePairs(theme, whole(createResolver(theme)), whole(requestPairs(theme, declared, 'aa'))));
}

/** `mode: text on background ratio`. */
const listed = (css: string, declared: readonly DeclaredPair[] = []): string[] =>
	judge(css, declared).pairs.map(({ mode, text, background, ratio, passes }) =>
		`${mode.name}: ${text.entry.key} on ${background.entry.key} ${Math.floor(ratio * 100) / 100}${passes ? '' : ' fails'}`);

for (const [claim, css, expected] of [
	['a pair passes at 4.5', ':root { --card: white; --card-foreground: #767676; }', ['default: card-foreground on card 4.54']],
	['a pair fails below', ':root { --card: white; --card-foreground: #777777; }', ['default: card-foreground on card 4.47 fails']],
	['a mode that changes nothing lists nothing', ':root { --card: white; --card-foreground: black; } .dark { --x: red; }',
		['default: card-foreground on card 21']],
	['a mode that changes one color lists the pair again', ':root { --card: white; --card-foreground: black; } .dark { --card: black; }',
		['default: card-foreground on card 21', 'dark: card-foreground on card 1 fails']],
	['a mode that changes what a color refers to lists the pair again',
		':root { --x: white; --card: var(--x); --card-foreground: black; } .dark { --x: black; }',
		['default: card-foreground on card 21', 'dark: card-foreground on card 1 fails']],
	['two names of the same two places are one pair',
		':root { --w: white; --k: black; --a: var(--w); --on-a: var(--k); --b: var(--w); --on-b: var(--k); }',
		['default: on-a on a 21']],
	['the page is behind a translucent surface, and white behind a translucent page',
		':root { --background: #000; --card: rgb(255 255 255 / 50%); --card-foreground: #808080; }', ['default: card-foreground on card 1 fails']],
	// (0.991 + 0.05) / (0.181 + 0.05), with the luminance of 254 and of 118.
	['without a page, white is behind', ':root { --card: #00000000; --on-card: white; --a: #00000001; --on-a: #767676 }',
		['default: on-a on a 4.5']],
	['a mode that changes the page lists pairs with it',
		':root { --background: #fff; --card: #ffffff01; --card-foreground: #000; } .dark { --background: #000; }',
		['default: card-foreground on card 21', 'dark: card-foreground on card 1 fails']],
	['fully transparent colors are not judged', ':root { --card: #fff; --card-foreground: transparent; }', []],
	['a pair of the page is not judged in a part of it', ':root { --card: #fff; --card-foreground: #000; } .notice { --card: #000; }',
		['default: card-foreground on card 21']],
	['a pair that only a part has is judged there', ':root { --x: red; } .notice { --card: #000; --card-foreground: #fff; }',
		['& .notice: card-foreground on card 21']],
	['names without a color give no pair', ':root { --card: var(--nowhere); --card-foreground: #000; --x: red }', []],
] as const) judging(`${claim}: ${css}`, () => assert.equal(listed(css), expected));

judging('a declared pair is judged even if it is fully transparent, by its own target', () => {
	const css = ':root { --a: #fff; --b: #0000; --c: #767676; }', background = 'a';
	assert.equal(listed(css, [{ text: 'b', background, target: 'aaa' }]), ['default: b on a 1 fails']);
	assert.equal(listed(css, [{ text: 'c', background, target: 'aaa' }]), ['default: c on a 4.54 fails']);
	assert.equal(listed(css, [{ text: 'c', background, target: 'aa-large' }]), ['default: c on a 4.54']);
});

judging('targets: a ratio is met at its number, Lc in both polarities', () => {
	assert.ok(reachesTarget('aa', 0x767676, 0xffffff));
	assert.not(reachesTarget('aa', 0x777777, 0xffffff));
	// APCA 0.1.9: black on white is Lc 106, white on black Lc -107.9.
	assert.ok(reachesTarget('apca-body', 0x000000, 0xffffff));
	assert.ok(reachesTarget('apca-body', 0xffffff, 0x000000));
	assert.not(reachesTarget('apca-large', 0x808080, 0x808080));
});

judging('pairs beyond the bound are counted', () => {
	const css = `:root {${Array.from({ length: MOST_PAIRS + 7 }, (_, i) => `--b${i}: #${i.toString(16).padStart(6, '0')}; --on-b${i}: #fff;`).join('')}}`;
	const { pairs, leftOut, verdicts } = judge(css);
	assert.equal([pairs.length, leftOut, verdicts.size], [MOST_PAIRS, 7, MOST_PAIRS + 7]);
});

/** The keys of pairs that a change broke, with the same requested pairs. */
function broken(before: string, after: string): string[] {
	const theme = readTheme(before), requested = whole(requestPairs(theme, [], 'aa'));
	const [one, other] = [before, after].map((css) => {
		const read = readTheme(css);
		return whole(judgePairs(read, whole(createResolver(read)), requested));
	}) as [JudgedPairs, JudgedPairs];
	return findBroken(one, other).map(({ text }) => text);
}

const PASSING = '--a: #fff; --on-a: #000;', FAILING = '--b: #fff; --on-b: #eee;';

for (const [claim, before, after, expected] of [
	['nothing changed', `:root { ${PASSING} ${FAILING} }`, `:root { ${PASSING} ${FAILING} }`, []],
	['a pair that failed still fails', `:root { ${FAILING} }`, ':root { --b: #fff; --on-b: #ddd; }', []],
	['a pair that passed fails', `:root { ${PASSING} }`, ':root { --a: #fff; --on-a: #eee; }', ['on-a']],
	['a pair that passed has no color any more', `:root { ${PASSING} }`, ':root { --a: #fff; --on-a: var(--nowhere); }', ['on-a']],
	['a pair that failed has no color any more', `:root { ${FAILING} }`, ':root { --b: #fff; --on-b: var(--nowhere); }', ['on-b']],
	['a pair that had no color fails', ':root { --b: #fff; --on-b: var(--nowhere); }', `:root { ${FAILING} }`, ['on-b']],
	['a pair that had no color passes', ':root { --a: #fff; --on-a: var(--nowhere); }', `:root { ${PASSING} }`, []],
	['a pair fails in a mode in which it passed',
		`:root { ${FAILING} } .dark { --on-b: #000; }`, `:root { ${FAILING} } .dark { --on-b: #ddd; }`, ['on-b']],
	['a mode no longer changes a pair that passed there', `:root { --x: #eee; --b: #fff; --on-b: var(--x); } .dark { --x: #000; }`,
		`:root { --x: #eee; --b: #fff; --on-b: #eee; } .dark { --x: #000; }`, ['on-b']],
	['a mode no longer changes a pair that failed there', `:root { --x: #eee; --b: #fff; --on-b: var(--x); } .dark { --x: #ddd; }`,
		`:root { --x: #eee; --b: #fff; --on-b: #ddd; } .dark { --x: #ddd; }`, []],
	['a pair that failed fails by more', `:root { ${FAILING} }`, ':root { --b: #fff; --on-b: #efefef; }', ['on-b']],
] as const) judging(`broken pairs: ${claim}`, () => assert.equal(broken(before, after), expected));

judging.run();
