/*
 * Promises of a repair, tested with seeded random themes in every form (`random-themes.ts`):
 *
 * - no pair that passed fails afterwards, and no pair that failed has less contrast, in any mode, whether its colors are written or
 *   computed;
 * - what the answer counts is what an audit of the repaired file counts;
 * - a second repair changes nothing, unless the answer says that it goes on;
 * - the answer says why pairs still fail;
 * - each change reports the old and the new value, and only changed values differ.
 *
 * The repaired text is read again and every pair in every mode is measured here, by the definition of WCAG 2.2, source-over
 * compositing on 8-bit sRGB, and APCA 0.1.9 (`metrics/apca.ts`, proved by its own vectors). Nothing is taken from the repair's
 * own report.
 *
 * Runs 60 themes; `THEMES=5000` runs as many, and `THEMES_FROM=1234 THEMES=1` one of them. A failure prints seed, case and file.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { auditTheme } from '../../src/operations.ts';
import { CONTRAST_TARGETS, type TargetId } from '../../src/palette/contrast-fix.ts';
import type { Color } from '../../src/spaces/color.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { isResolved } from '../../src/theme/resolve.ts';
import { createResolver } from '../support/resolver.ts';
import { randomTheme, type RandomTheme } from './random-themes.ts';

type Bytes = readonly [number, number, number];

const WHITE: Bytes = [255, 255, 255];

/** A color over an opaque one, as a screen shows it. Halves round up: 90 % is 229.5 and becomes 230 despite rounding errors. */
function over(color: Color, under: Bytes): Bytes {
	const { coords, alpha } = mapToGamut(color, 'srgb'), half = alpha === 1 ? 0.5 + 1e-9 : 0.5;
	return [0, 1, 2].map((i) =>
		Math.min(255, Math.max(0, Math.floor(coords[i]! * 255 * alpha + under[i]! * (1 - alpha) + half)))) as unknown as Bytes;
}

/** WCAG 2.2: relative luminance. */
const luminance = (color: Bytes): number => color.map((byte) => byte / 255)
	.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
	.reduce((sum, light, i) => sum + light * [0.2126, 0.7152, 0.0722][i]!, 0);

const packed = ([r, g, b]: Bytes): number => (r << 16) | (g << 8) | b;

/** The contrast as a share of the target, which 1 reaches. */
function shareOf(target: TargetId, front: Bytes, behind: Bytes): number {
	const { metric, least } = CONTRAST_TARGETS[target];
	if (metric === 'lc') return Math.abs(apcaLc(packed(front), packed(behind))) / least;
	const [dark, light] = [luminance(front), luminance(behind)].toSorted((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05) / least;
}

/** By mode and pair, its contrast as a share of its target: every pair in every mode, also those that an audit lists only once. */
function sharesFor({ text, declared, target }: RandomTheme): ReadonlyMap<string, number> {
	const theme = readTheme(text), { pairs, page } = whole(requestPairs(theme, declared, target)), resolver = createResolver(theme);
	const shares = new Map<string, number>();
	for (const mode of theme.modes) {
		const color = (key: string): Color | undefined => {
			const outcome = resolver.resolveName(mode, key);
			return isResolved(outcome) ? outcome.color : undefined;
		};
		const under = page === undefined ? undefined : color(page), base = under === undefined ? WHITE : over(under, WHITE);
		for (const { text: front, background: behind, target: least, by } of pairs) {
			const isWhole = theme.modes.some((one) => !one.isScope
				&& [front, behind].every((key) => isResolved(resolver.resolveName(one, key))));
			const [top, bottom] = [color(front), color(behind)];
			// A pair of the whole page is not judged in its parts, and fully transparent text is not judged.
			if (top === undefined || bottom === undefined || (mode.isScope && isWhole)) continue;
			if (by !== 'declared' && (top.alpha === 0 || bottom.alpha === 0)) continue;
			const surface = over(bottom, base);
			shares.set(`${front} on ${behind} for ${least} in ${mode.name}`, shareOf(least, over(top, surface), surface));
		}
	}
	return shares;
}

const failing = (shares: ReadonlyMap<string, number>): readonly string[] =>
	[...shares].filter(([, share]) => share < 1).map(([name]) => name);

interface Tally {
	themes: number;
	pairs: number;
	failing: number;
	left: number;
	changes: number;
}

/** Broken promises of one repair, as sentences. */
function brokenPromises(random: RandomTheme, tally: Tally): readonly string[] {
	const { text, declared, target } = random, broken: string[] = [];
	const ask = (theme: string) => auditTheme({ theme, repair: true, target, ...(declared.length > 0 && { pairs: declared }) });
	const expect = (claim: string, holds: boolean): void => void (holds || broken.push(claim));
	const { summary, modes, changes = [], code, notRepaired = '' } = ask(text), again = ask(code!), after = again.summary;
	const before = sharesFor(random), now = sharesFor({ ...random, text: code! });

	const failed = new Set(failing(before));
	for (const name of failing(now)) expect(`passed before and fails: ${name}`, failed.has(name));
	for (const name of failing(now)) expect(`fails by more: ${name}`, now.get(name)! >= Math.min(1, before.get(name)!) - 1e-9);
	expect('a pair is lost', [...before.keys()].every((name) => now.has(name)));
	expect('nothing says why pairs still fail', (notRepaired === '') === (after.failing === 0));
	const isDone = !notRepaired.startsWith('The repair took all work');
	expect('a second repair changes the file', !isDone || (again.code === code && again.changes!.length === 0 && after.repaired === 0));
	expect('repaired is not what passes more', summary.failing - summary.repaired! === after.failing);
	expect('a color is lost', summary.colors <= after.colors && summary.unread >= after.unread);
	for (const [counts, own] of [[summary, modes], [after, again.modes]] as const) {
		expect('modes do not add up to the pairs', own.reduce((sum, mode) => sum + mode.pairs, 0) === counts.pairs);
		expect('modes do not add up to what fails', own.reduce((sum, mode) => sum + mode.failing, 0) === counts.failing);
	}
	expect(`what fails is not what an audit lists: ${failing(now)}`, failing(now).length >= after.failing && (after.failing > 0 || failing(now).length === 0));
	expect('changes without need', summary.repaired! > 0 || (changes.length === 0 && code === text));
	for (const broke of brokenChanges(text, code!, changes)) broken.push(broke);

	tally.themes++;
	tally.pairs += summary.pairs;
	tally.failing += summary.failing;
	tally.left += after.failing;
	tally.changes += changes.length;
	return broken;
}

type Changes = NonNullable<ReturnType<typeof auditTheme>['changes']>;

/** Each change is one of the file, and everything around the changes stays. */
function brokenChanges(text: string, code: string, changes: Changes): readonly string[] {
	const before = readTheme(text), after = readTheme(code), broken: string[] = [];
	const changed = before.entries.filter((entry, i) => entry.text !== after.entries[i]?.text);
	const names = new Set(changes.map(({ name }) => name));
	if (before.entries.length !== after.entries.length) broken.push('values are lost or found');
	if (changed.some(({ name }) => !names.has(name))) broken.push('a value changed that no change names');
	for (const { name, from, to } of changes) {
		if (from === to) broken.push(`${name} changed from ${from} to the same`);
		const holds = changed.some((entry) => entry.name === name && entry.text.includes(from)
			&& after.entries[before.entries.indexOf(entry)]!.text.includes(to.replace(/^"|"$/g, '')));
		if (!holds) broken.push(`${name} did not change from ${from} to ${to}`);
	}
	// A file without its values: the same before and after.
	const around = (theme: typeof before): string => {
		let rest = '', at = 0;
		for (const { start, end } of theme.entries.toSorted((a, b) => a.start - b.start)) {
			rest += theme.text.slice(at, start).replace(/"$/, '').replace(/^"/, '');
			at = end;
		}
		return rest + theme.text.slice(at).replace(/^"/, '');
	};
	if (around(before) !== around(after)) broken.push('more than values changed');
	return broken;
}

const promises = suite('promises of a repair');

const COUNT = Number(process.env['THEMES'] ?? 60), FROM = Number(process.env['THEMES_FROM'] ?? 0);

promises(`${COUNT} random themes`, () => {
	const tally: Tally = { themes: 0, pairs: 0, failing: 0, left: 0, changes: 0 };
	const broken: string[] = [];
	for (let i = FROM; i < FROM + COUNT; i++) {
		const random = randomTheme(randomFrom(`random themes ${i}`));
		try {
			const promise = brokenPromises(random, tally);
			if (promise.length > 0) broken.push(`seed random themes ${i}: ${promise.join('; ')}`);
		} catch (error) {
			if (!(error instanceof InputError)) throw new Error(`seed random themes ${i}\n${random.text}`, { cause: error });
			broken.push(`seed random themes ${i}: ${error.message}`);
		}
	}
	if (COUNT > 400) console.log(tally);
	assert.is(broken.length, 0, broken.slice(0, 3).join('\n'));
	assert.ok(COUNT < 60 || tally.themes > 0.9 * COUNT, `${tally.themes} of ${COUNT} were read`);
});

promises('a repair leaves the work that its answer needs', () => {
	const theme = `:root {${Array.from({ length: 50 }, (_, i) => `--a${i}: #888; --on-a${i}: #777;`).join('')}}`, budget = createBudget();
	const { summary: { failing, repaired: all } } = withBudget(budget, () => auditTheme({ theme, repair: true }));
	assert.is(all, failing);
	for (const share of [0.6, 0.7, 0.8, 0.9, 0.99]) {
		const { summary, notRepaired } = auditTheme({ theme, repair: true }, { work: budget.spent * share });
		assert.is(notRepaired === undefined, summary.repaired === failing, `${share}: ${summary.repaired}`);
	}
});

promises('a repair that takes more than the work of one request is a part, says so, and goes on from its own answer', () => {
	const random = randomFrom('a shared palette'), hex = (): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`;
	const names = Array.from({ length: 200 }, (_, i) => i), any = (): number => Math.floor(random() * names.length);
	const palette = names.map((i) => `--p${i}:${hex()};`), roles = names.map((i) => `--c${i}:var(--p${any()});--c${i}-foreground:var(--p${any()});`);
	let theme = `:root{${[...palette, ...roles].join('')}}`;
	const first = auditTheme({ theme, repair: true });
	assert.ok(first.summary.repaired! > 0 && first.summary.repaired! < first.summary.failing);
	assert.match(first.notRepaired!, new RegExp(`${first.summary.failing - first.summary.repaired!} pairs still fail`));
	for (let left = Infinity; ;) {
		const { code, summary: { failing, repaired }, notRepaired } = auditTheme({ theme, repair: true });
		assert.ok(failing < left, `${failing} of ${left} fail`);
		theme = code!;
		left = failing;
		if (notRepaired === undefined) {
			assert.is(repaired, failing);
			break;
		}
	}
	assert.is(auditTheme({ theme }).summary.failing, 0);
});

promises.run();
