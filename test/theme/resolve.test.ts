/*
 * Names in modes: cycles, chains and fallbacks as CSS Custom Properties 1 §3 has them, each name computed once, and answers that do
 * not depend on what else was resolved before.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { phraseText } from '../../src/errors.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { isResolved } from '../../src/theme/resolve.ts';
import { createResolver } from '../support/resolver.ts';
import { colorsIn } from './colors-in.ts';

const resolving = suite('resolving names');

/** The color of each name without conditions, or why it has none. */
function resolveAll(text: string): Readonly<Record<string, string>> {
	const theme = readTheme(text), resolver = createResolver(theme), keys = [...new Set(theme.entries.map(({ key }) => key))];
	return Object.fromEntries(keys.map((key) => {
		const outcome = resolver.resolveName(theme.modes[0]!, key)!;
		return [key, isResolved(outcome) ? format(outcome.color, 'hex') : phraseText(outcome.why)];
	}));
}

const CYCLE = 'refers to itself';

for (const [claim, text, expected] of [
	[
		'every variable of a cycle is invalid, even with a fallback',
		':root{--a:var(--b);--b:rgb(var(--a,1) 0 0);--c:#333}',
		{ a: CYCLE, b: CYCLE, c: '#333333' },
	],
	['a variable that refers to itself is invalid', ':root{--a:hsl(var(--a,0) 0% 0%);--c:#333}', { a: CYCLE, c: '#333333' }],
	['a variable outside of a cycle uses its fallback', ':root{--a:rgb(var(--a) 0 0);--b:rgb(var(--a,17) 17 17)}', { a: CYCLE, b: '#111111' }],
	['a fallback that is not used causes no cycle', ':root{--a:rgb(var(--b,var(--a)) 17 17);--b:17}', { a: '#111111' }],
	['a fallback in a fallback', ':root{--a:rgb(var(--x,var(--y,var(--z,17))) 17 17)}', { a: '#111111' }],
	['an empty variable has no characters', ':root{--e: ;--a:rgb(17 17 17 var(--e))}', { a: '#111111' }],
	[
		'light-dark() in a variable that an expression uses',
		':root{--s:light-dark(#111, #eee);--a:oklch(from var(--s) l c h)}',
		{ s: '#111111', a: '#111111' },
	],
	[
		'an expression may have 400 characters once its variables are expanded',
		`:root{--n:${'17'.padStart(110, '0')};--a:rgb(var(--n) var(--n) var(--n))}`,
		{ a: '#111111' },
	],
	[
		'variables next to a number are tokens and not digits',
		':root{--n:1;--a:rgb(var(--n)7 0 0);--b:rgb(var(--n)7 17)}',
		{ a: 'is not a readable color', b: '#010711' },
	],
	['rgba() of a token that refers to itself', '{"$metadata":{},"s":{"a":{"value":"rgba({a}, .5)","type":"color"}}}', { a: CYCLE }],
] as const) {
	resolving(claim, () => {
		const all = resolveAll(text);
		assert.equal(Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]])), expected);
	});
}

for (const [value, source] of [
	['hsl(var(--a))', 'a'], ['hsl(var(--a) / 50%)', 'a'], ['HSLA( var(--a) / .5)', 'a'], ['var(--a)', 'a'],
	['hsl(var(--a, 0 0% 0%))', undefined], ['hsl(var(--h) 100% 50%)', undefined], ['hsl(120 var(--s) 50%)', undefined],
	['hsl(from hsl(var(--a)) h s l)', undefined],
] as const) {
	resolving(`${value} has ${source === undefined ? 'no place of the file' : `the place of ${source}`}`, () => {
		const theme = readTheme(`:root{--a:240 100% 50%;--h:240;--s:100%;--b:${value}}`);
		const outcome = createResolver(theme).resolveName(theme.modes[0]!, 'b');
		assert.ok(isResolved(outcome));
		assert.is(outcome.literal === undefined ? undefined : outcome.source.key, source);
	});
}

resolving('a chain of 5,000 names has the color at its end, in either order of the file', () => {
	const lines = Array.from({ length: 5_000 }, (_, i) => `--a${i}:var(--a${i + 1});`);
	for (const all of [lines, lines.toReversed()]) assert.is(resolveAll(`:root{${all.join('')}--a5000:#123456}`)['a0'], '#123456');
});

resolving('resolving two themes in turns gives what each gives alone', () => {
	const themes = [
		':root{--t:#777;--a:oklch(from var(--t) l c h);--b:rgb(var(--x,1) 2 3)}.dark{--t:#eee}',
		':root{--h:200;--a:hsl(var(--h) 10% 20%);--b:color-mix(in srgb, var(--a), var(--c, red));--d:hsl(var(--h',
	].map((text) => readTheme(text));
	const answers = (isInTurns: boolean): string => {
		const resolvers = themes.map((theme) => createResolver(theme)), all: (readonly [string, unknown])[] = [];
		const jobs = themes.map((theme, i) => theme.modes.flatMap((mode) => theme.entries.map(({ key }) => (): void => {
			all.push([`${i} ${mode.name} ${key}`, [resolvers[i]!.resolveName(mode, key), resolvers[i]!.differs(mode, key)]]);
		})));
		if (isInTurns) for (let i = 0; jobs.some(({ length }) => length > i); i++) for (const own of jobs) own[i]?.();
		else for (const own of jobs) for (const job of own) job();
		return JSON.stringify(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
	};
	const alone = answers(false);
	assert.is(answers(true), alone);
	assert.is(answers(false), alone);
});

resolving('a name that many others use is computed once in each mode', () => {
	const units = (uses: number): number => {
		const theme = readTheme(`:root{--t:1;${Array.from({ length: 20 }, (_, i) => `--n${i}:${`var(--n${i + 1}) `.repeat(uses)};`).join('')}--n20: ;`
			+ '--a:rgb(var(--n0) 0 0)}');
		const budget = createBudget(Infinity);
		withBudget(budget, () => createResolver(theme).resolveName(theme.modes[0]!, 'a'));
		return budget.spent;
	};
	assert.ok(units(8) < 5 * units(2), `${units(2)} and ${units(8)}`);
});

resolving('a value of 400 characters is resolved, a longer one is not a value', () => {
	const sheet = (length: number): string => `:root{--a:#111;--b:${'rgb(from var(--a) r g b'.padEnd(length - 1)})}`;
	assert.equal(resolveAll(sheet(400)), { a: '#111111', b: '#111111' });
	assert.equal(resolveAll(sheet(401)), { a: '#111111' });
});

resolving('a chain of variables has in each mode the color of its end there', () => {
	const sheet = ':root{--base:#fff;--a:var(--base);--b:var(--a);--c:var(--b)}.dark{--base:#000}';
	assert.equal(Object.entries(colorsIn(sheet)).map(([mode, colors]) => [mode, colors['a'], colors['b'], colors['c']]), [
		['default', '#ffffff', '#ffffff', '#ffffff'], ['dark', '#000000', '#000000', '#000000'],
	]);
});

resolving.run();
