/*
 * A theme, judged: each pair in each mode by both metrics, what people with a color vision deficiency may confuse, what sRGB
 * cannot show, what is nearly the same twice.
 *
 * A pair is told once: under the first mode that has it, and again only where a mode gives it other colors. A translucent surface is
 * laid over the page of its mode, which is the color called background, surface or the like, over white.
 *
 * Proof  test/theme/audit.test.ts.
 */

import { fits } from '../gamut/fits.ts';
import { apcaLc } from '../metrics/apca.ts';
import type { Steps } from '../math/steps.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { CONTRAST_TARGETS, type TargetId } from '../palette/contrast-fix.ts';
import { shownOver, WHITE } from '../palette/contrast.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { confusablePairs, type Confusion } from '../vision/confusion.ts';
import { pageAmong, pairsByName, type PairRule } from './pairs.ts';
import { isResolved, resolverOf, type Resolved, type Resolver } from './resolve.ts';
import type { Entry, Mode, Theme } from './theme.ts';

/** A pair that is asked for, by keys. */
export interface WantedPair {
	readonly text: string;
	readonly background: string;
	readonly target: TargetId;
}

export interface ThemePair {
	readonly mode: Mode;
	readonly text: Resolved;
	readonly background: Resolved;
	readonly by: PairRule | 'declared';
	readonly target: TargetId;
	/** What both are shown as. */
	readonly front: Rgb24;
	readonly behind: Rgb24;
	/** What lies behind a translucent surface. */
	readonly page: Rgb24;
	/** Unrounded. */
	readonly ratio: number;
	/** Unrounded, signed. */
	readonly lc: number;
	readonly passes: boolean;
}

export interface ThemeColor {
	readonly mode: Mode;
	readonly resolved: Resolved;
}

/** Two colors of a mode that are nearly one, or that some may confuse. */
export interface CloseColors {
	readonly mode: Mode;
	readonly first: Resolved;
	readonly second: Resolved;
	readonly deltaEOK: number;
}

export interface ConfusedColors extends CloseColors {
	readonly kind: Confusion['kind'];
}

export interface ThemeAudit {
	readonly theme: Theme;
	readonly pairs: readonly ThemePair[];
	/** Pairs beyond the bound: nobody judged them. */
	readonly pairsLeftOut: number;
	/** Every color that the file holds, in its order. */
	readonly colors: readonly ThemeColor[];
	readonly confusable: readonly ConfusedColors[];
	readonly nearDuplicates: readonly CloseColors[];
	readonly outsideSrgb: readonly ThemeColor[];
	/** What is meant as a color and gives none. */
	readonly unread: readonly { readonly mode: Mode; readonly entry: Entry; readonly why: string }[];
	/** By mode, how many colors were compared with each other. */
	readonly compared: ReadonlyMap<Mode, number>;
}

/** Nobody can tell two colors apart that are closer. */
export const NEARLY_SAME = 0.02;

/** Pairs in all modes together. */
export const MOST_PAIRS = 1000;

/** How often a pair is looked at, each mode counted in which it may be another one. */
const MOST_JUDGED = 8000;

/** Colors of one mode that are compared with each other, and how many comparisons there are in all. */
const MOST_COMPARED = 100, MOST_COMPARISONS = 12_000;

/** How far apart two colors are by the metric of a target, and whether that is enough. */
export function measured(target: TargetId, front: Rgb24, behind: Rgb24): boolean {
	const { metric, least } = CONTRAST_TARGETS[target];
	return (metric === 'ratio' ? contrastRatio(front, behind) : Math.abs(apcaLc(front, behind))) >= least;
}

/** What a text on a surface on a page is shown as. */
export function shownPair(text: Color, background: Color, page: Rgb24): { readonly front: Rgb24; readonly behind: Rgb24 } {
	const behind = shownOver(background, page);
	return { front: shownOver(text, behind), behind };
}

/** All that is to be said of a theme. */
export function* auditOf(theme: Theme, asked: Asked): Steps<ThemeAudit> {
	const resolver = resolverOf(theme), colors: ThemeColor[] = [];
	const unread: { mode: Mode; entry: Entry; why: string }[] = [];
	const byConditions = new Map(theme.modes.map((mode) => [mode.conditions.join('\n'), mode]));
	for (const entry of theme.entries) {
		yield;
		const mode = byConditions.get(entry.when[0]!.join('\n'));
		if (mode === undefined || entry.value.kind === 'text') continue;
		const outcome = resolver.of(mode, entry);
		if (isResolved(outcome)) colors.push({ mode, resolved: outcome });
		else if (entry.value.kind === 'unread' || entry.value.kind === 'expression') unread.push({ mode, entry, why: outcome.why });
	}
	const compared = new Map<Mode, number>(), { pairs, leftOut: pairsLeftOut } = yield* pairsOf(theme, resolver, asked);
	return {
		theme,
		pairs,
		pairsLeftOut,
		colors: colors.toSorted((one, other) => one.resolved.entry.start - other.resolved.entry.start),
		...yield* likenesses(theme, colors, compared),
		outsideSrgb: colors.filter(({ resolved }) => standsItself(resolved) && !fits(resolved.color, 'srgb')),
		unread,
		compared,
	};
}

/** Does the color stand in the file under this very name? */
const standsItself = ({ literal, source, entry }: Resolved): boolean => literal !== undefined && source === entry;

/** What is judged in a theme, whatever its colors are. */
export interface Asked {
	readonly pairs: readonly (WantedPair & { readonly by: ThemePair['by'] })[];
	/** The key of the color behind everything, where there is one. */
	readonly page: string | undefined;
}

/** The pairs that are asked for, and those that names tell, which have a target too. */
export function* askedOf({ entries }: Theme, wanted: readonly WantedPair[], target: TargetId): Steps<Asked> {
	const keys = [...new Set(entries.map(({ key }) => key))], named = yield* pairsByName(keys);
	return {
		pairs: [
			...wanted.map((pair) => ({ ...pair, by: 'declared' as const })),
			...named.map(({ text, background, rule }) => ({ text, background, target, by: rule })),
		],
		page: pageAmong(keys),
	};
}

export interface JudgedPairs {
	readonly pairs: readonly ThemePair[];
	/** How many more there are. */
	readonly leftOut: number;
}

/** The pairs of every mode, and what is wrong with each. */
export function* pairsOf(theme: Theme, resolver: Resolver, { pairs: asked, page }: Asked): Steps<JudgedPairs> {
	const pairs: ThemePair[] = [], told = new Set<string>(), places = new Map<Entry, number>(theme.entries.map((entry, i) => [entry, i]));
	const ofPage = yield* pairsOfPage(theme, resolver, asked);
	// What no mode has a say in is told once.
	const toldAlways = new Set<Asked['pairs'][number]>();
	let judged = 0, leftOut = 0;
	for (const mode of theme.modes) {
		yield;
		const under = page === undefined ? undefined : resolver.named(mode, page);
		const behindAll = isResolved(under) ? shownOver(under.color, WHITE) : WHITE;
		const hasOwnPage = page !== undefined && resolver.differs(mode, page);
		for (const pair of asked) {
			if (mode.isScope && ofPage.has(pair)) continue;
			const { text, background, by, target: least } = pair;
			const isPlain = !hasOwnPage && !resolver.differs(mode, text) && !resolver.differs(mode, background);
			if (isPlain && toldAlways.has(pair)) continue;
			if (++judged > MOST_JUDGED) {
				leftOut++;
				continue;
			}
			yield;
			const front = resolver.named(mode, text), behind = resolver.named(mode, background);
			if (!isResolved(front) || !isResolved(behind)) continue;
			// What nobody sees is read by nobody.
			if (by !== 'declared' && (front.color.alpha === 0 || behind.color.alpha === 0)) continue;
			if (isPlain) toldAlways.add(pair);
			const shown = shownPair(front.color, behind.color, behindAll);
			const same = [places.get(front.source), places.get(behind.source), shown.front, shown.behind, least].join(' ');
			if (told.has(same)) continue;
			told.add(same);
			if (pairs.length >= MOST_PAIRS) {
				leftOut++;
				continue;
			}
			pairs.push({
				mode, text: front, background: behind, by, target: least, ...shown, page: behindAll,
				ratio: contrastRatio(shown.front, shown.behind),
				lc: apcaLc(shown.front, shown.behind),
				passes: measured(least, shown.front, shown.behind),
			});
		}
	}
	return { pairs, leftOut };
}

/** A pair of colors of the whole page is no pair of its parts: they show one of the two, or both in other places. */
function* pairsOfPage(theme: Theme, resolver: Resolver, asked: Asked['pairs']): Steps<ReadonlySet<Asked['pairs'][number]>> {
	const found = new Set<Asked['pairs'][number]>(), whole = theme.modes.filter(({ isScope }) => !isScope);
	if (whole.length === theme.modes.length) return found;
	for (const pair of asked) {
		yield;
		const { text, background } = pair;
		if (whole.some((mode) => isResolved(resolver.named(mode, text)) && isResolved(resolver.named(mode, background)))) found.add(pair);
	}
	return found;
}

type Likenesses = Pick<ThemeAudit, 'confusable' | 'nearDuplicates'>;

/** Which colors of a mode are alike: to those who see fewer colors, and to all. */
function* likenesses(theme: Theme, colors: readonly ThemeColor[], compared: Map<Mode, number>): Steps<Likenesses> {
	const confusable: ConfusedColors[] = [], nearDuplicates: CloseColors[] = [];
	const byMode = new Map<Mode, ThemeColor[]>(theme.modes.map((mode) => [mode, []]));
	for (const one of colors) byMode.get(one.mode)!.push(one);
	let left = MOST_COMPARISONS;
	for (const mode of theme.modes) {
		yield;
		const own = distinct(byMode.get(mode)!).slice(0, Math.min(MOST_COMPARED, Math.floor(Math.sqrt(2 * left))));
		compared.set(mode, own.length);
		left = Math.max(0, left - (own.length * own.length) / 2);
		const all = own.map(({ color }) => color);
		for (const { first, second, kind, deltaEOK } of confusablePairs(all))
			confusable.push({ mode, first: own[first]!, second: own[second]!, kind, deltaEOK });
		const points = all.map((color) => convert(color, 'oklab').coords);
		for (let first = 0; first < own.length; first++) {
			for (let second = first + 1; second < own.length; second++) {
				const deltaEOK = deltaEOKOf(points[first]!, points[second]!);
				if (deltaEOK < NEARLY_SAME) nearDuplicates.push({ mode, first: own[first]!, second: own[second]!, deltaEOK });
			}
		}
	}
	return {
		confusable: confusable.toSorted((one, other) => one.deltaEOK - other.deltaEOK),
		nearDuplicates: nearDuplicates.toSorted((one, other) => one.deltaEOK - other.deltaEOK),
	};
}

/** The opaque colors that stand in the file themselves, each once. */
function distinct(colors: readonly ThemeColor[]): readonly Resolved[] {
	const seen = new Map<Rgb24, Resolved>();
	for (const { resolved } of colors) {
		if (!standsItself(resolved) || resolved.color.alpha < 1) continue;
		const shown = toRgb24(resolved.color);
		if (!seen.has(shown)) seen.set(shown, resolved);
	}
	return [...seen.values()];
}
