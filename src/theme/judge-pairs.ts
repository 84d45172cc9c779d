/*
 * The contrast of every pair of a theme in every mode, by WCAG 2 and APCA.
 *
 * A pair is listed once: under the first mode that has it, and again only under modes that give it other colors. A translucent
 * surface is composited over its layer, if the recipe of a system names one, and the page of its mode (the color called background,
 * surface or the like), and that over white.
 *
 * Proof  test/theme/judge-pairs.test.ts; test/theme/repair-promises.test.ts measures every pair of random themes again.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { CONTRAST_TARGETS, type TargetId } from '../palette/contrast-fix.ts';
import { compositeOver } from '../palette/contrast.ts';
import type { Color } from '../spaces/color.ts';
import { WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { findNamedPairs, findPage, indexNames, PAIR_RULES } from './pairs.ts';
import { recognize } from './recipe-pairs.ts';
import { RECIPES } from './recipes/table.ts';
import { isResolved, type Resolved, type Resolver } from './resolve.ts';
import type { Entry, Mode, Theme } from './theme.ts';

/** A pair that the caller declares, by keys. */
export interface DeclaredPair {
	readonly text: string;
	readonly background: string;
	readonly target: TargetId;
}

/** Source of a pair: the endings of their names, the recipe of a system, or the caller. */
export const PAIRED_BY = [...new Set([...PAIR_RULES, ...RECIPES.map(({ id }) => id), 'declared' as const])];

type PairedBy = (typeof PAIRED_BY)[number];

export interface RequestedPair extends DeclaredPair {
	readonly by: PairedBy;
	/** Key of the layer under a translucent surface; the page if absent. */
	readonly layer?: string | undefined;
	/** True if it is used in dark modes only. */
	readonly isDark?: boolean;
	/** Key of the fill that the text outlines: outside dark modes it counts where its color is another one. */
	readonly fill?: string | undefined;
}

/** The pairs to judge in a theme, independent of its colors. */
export interface Requested {
	readonly pairs: readonly RequestedPair[];
	/** Key of the color behind everything, if any. */
	readonly page: string | undefined;
	/** True if every pair of names is listed in every mode, also with the colors of another one. */
	readonly listsAll?: boolean;
}

export interface ThemePair {
	readonly mode: Mode;
	readonly requested: RequestedPair;
	readonly text: Resolved;
	readonly background: Resolved;
	/** Both as a screen shows them. */
	readonly front: Rgb24;
	readonly behind: Rgb24;
	/** The color behind a translucent surface. */
	readonly page: Rgb24;
	/** Unrounded. */
	readonly ratio: number;
	/** Unrounded, signed. */
	readonly lc: number;
	readonly passes: boolean;
}

/**
 * By the name of a mode, the contrast of a pair as a share of its target; undefined if it has no two visible colors there.
 * `ALL_MODES` holds for modes that do not change the pair.
 */
type Verdicts = ReadonlyMap<string, number | undefined>;

export interface JudgedPairs {
	/** Each distinct pair once. */
	readonly pairs: readonly ThemePair[];
	/** Number of pairs beyond the bounds. */
	readonly leftOut: number;
	/** Verdicts of all judged pairs, including pairs listed under another name or mode. */
	readonly verdicts: ReadonlyMap<RequestedPair, Verdicts>;
}

const ALL_MODES = '';

/** Maximum number of listed pairs, in all modes together. */
export const MOST_PAIRS = 1000;

/** Maximum number of judgements, each mode counted that may change a pair. */
const MOST_JUDGED = 8000;

/** Units of work to look a pair up in a mode, and to composite and measure it. */
const LOOKUP_COST = 0.3, JUDGEMENT_COST = 2.5;

/** The contrast of two colors as a share of a target: 1 or more reaches it. */
export function shareOfTarget(target: TargetId, front: Rgb24, behind: Rgb24): number {
	const { metric, least } = CONTRAST_TARGETS[target];
	return (metric === 'ratio' ? contrastRatio(front, behind) : Math.abs(apcaLc(front, behind))) / least;
}

/** True if the contrast of two colors reaches a target. */
export const reachesTarget = (target: TargetId, front: Rgb24, behind: Rgb24): boolean => shareOfTarget(target, front, behind) >= 1;

/** The target of outlines and other parts (WCAG 2.2, 1.4.11): 3:1. */
const PART_TARGET: TargetId = 'aa-large';

/** The declared pairs, then those that names and recipes imply; texts get the target. */
export function* requestPairs({ entries }: Theme, declared: readonly DeclaredPair[], target: TargetId): Steps<Requested> {
	const keys = [...new Set(entries.map(({ key }) => key))], index = yield* indexNames(keys), named = yield* findNamedPairs(index);
	const { pairs, page, isComplete, findLayer } = yield* recognize(index.byWords);
	const implied = new Map<string, RequestedPair>();
	// A recipe knows better than everyday names.
	const byNames = named.filter(({ rule }) => rule !== 'plain' || pairs.length === 0)
		.map((pair) => ({ ...pair, isPart: false, isDark: false, fill: undefined }));
	for (const { text, background, rule, isPart, isDark, fill } of [...byNames, ...pairs]) {
		const key = `${text}\n${background}`;
		if (!implied.has(key)) implied.set(key, { text, background, target: isPart ? PART_TARGET : target, by: rule, isDark, fill });
	}
	spend((named.length + pairs.length) * LOOKUP_COST);
	yield;
	const requested = [...declared.map((pair): RequestedPair => ({ ...pair, by: 'declared' })), ...implied.values()];
	const withLayers = requested.map((pair) => ({ ...pair, layer: findLayer(pair.background) }));
	return { pairs: withLayers, page: page ?? findPage(keys), listsAll: isComplete };
}

/** Judges the pairs of every mode. */
export function* judgePairs(
	theme: Theme, resolver: Resolver, { pairs: requested, page, listsAll = false }: Requested,
): Steps<JudgedPairs> {
	const pairs: ThemePair[] = [], listed = new Set<string>();
	const indices = new Map<Entry, number>(theme.entries.map((entry, i) => [entry, i]));
	const verdicts = new Map<RequestedPair, Map<string, number | undefined>>();
	const ofWholePage = yield* findPairsOfPage(theme, resolver, requested);
	spend(theme.entries.length * 0.2);
	let judged = 0, leftOut = 0;
	for (const mode of theme.modes) {
		yield;
		const own = page === undefined ? undefined : yield* resolver.resolveName(mode, page);
		const pageColor = isResolved(own) ? compositeOver(own.mapped, WHITE) : WHITE;
		const hasOwnPage = page !== undefined && resolver.differs(mode, page);
		spend(requested.length * LOOKUP_COST);
		for (const pair of requested) {
			if ((mode.isScope && ofWholePage.has(pair)) || (pair.isDark === true && !mode.isDark)) continue;
			const { text: textKey, background: backgroundKey, target, layer, fill } = pair;
			// A pair that no mode changes is judged once.
			const isPlain = !hasOwnPage
				&& [textKey, backgroundKey, layer, fill].every((key) => key === undefined || !resolver.differs(mode, key));
			if (isPlain && verdicts.get(pair)?.has(ALL_MODES) === true) continue;
			if (++judged > MOST_JUDGED) {
				leftOut++;
				continue;
			}
			yield;
			const scope = isPlain ? ALL_MODES : mode.name, judgement = yield* judgePair(resolver, mode, pair, pageColor);
			getOrCreate(verdicts, pair, () => new Map()).set(scope, judgement?.share);
			if (judgement === undefined) continue;
			const { text, background, front, behind } = judgement.pair;
			const same = listsAll ? [scope, findRole(text), findRole(background), target].join('\n')
				: [indices.get(text.source), indices.get(background.source), front, behind, target].join(' ');
			if (listed.has(same)) continue;
			listed.add(same);
			if (pairs.length < MOST_PAIRS) pairs.push(judgement.pair);
			else leftOut++;
		}
	}
	return { pairs, leftOut, verdicts };
}

interface Judgement {
	readonly pair: ThemePair;
	/** The contrast as a share of the target. */
	readonly share: number;
}

/** Judges a pair in a mode over a page; undefined if it is invisible there, or what is under it is unknown. */
function* judgePair(resolver: Resolver, mode: Mode, requested: RequestedPair, pageColor: Rgb24): Steps<Judgement | undefined> {
	spend(JUDGEMENT_COST);
	const { by, target, layer } = requested;
	const text = yield* resolver.resolveName(mode, requested.text), background = yield* resolver.resolveName(mode, requested.background);
	const fill = requested.fill === undefined ? undefined : yield* resolver.resolveName(mode, requested.fill);
	if (!isResolved(text) || !isResolved(background)) return undefined;
	if (by !== 'declared' && (text.color.alpha === 0 || background.color.alpha === 0)) return undefined;
	// Everyday names do not say what is under a translucent surface.
	if (by === 'plain' && background.color.alpha < 1) return undefined;
	if (!mode.isDark && isResolved(fill) && toRgb24(fill.mapped) === toRgb24(text.mapped)) return undefined;
	const under = layer === undefined ? undefined : yield* resolver.resolveName(mode, layer);
	const page = isResolved(under) ? compositeOver(under.mapped, pageColor) : pageColor;
	const pixels = renderPair(text.mapped, background.mapped, page), share = shareOfTarget(target, pixels.front, pixels.behind);
	const ratio = contrastRatio(pixels.front, pixels.behind), lc = apcaLc(pixels.front, pixels.behind);
	return { share, pair: { mode, requested, text, background, ...pixels, page, ratio, lc, passes: share >= 1 } };
}

/** The key of a color: Tailwind repeats each role as `--color-role: var(--role)`, which is not another one. */
const findRole = ({ entry: { key }, target }: Resolved): string => (key === `color-${target?.entry.key ?? ''}` ? target!.entry.key : key);

/** A text over a surface over a page, as a screen shows them. */
function renderPair(text: Color, background: Color, page: Rgb24): { readonly front: Rgb24; readonly behind: Rgb24 } {
	const behind = compositeOver(background, page);
	return { front: compositeOver(text, behind), behind };
}

/** Pairs of the whole page are not judged in parts of a page, which show one of the two, or both in other places. */
function* findPairsOfPage(theme: Theme, resolver: Resolver, requested: readonly RequestedPair[]): Steps<ReadonlySet<RequestedPair>> {
	const pairs = new Set<RequestedPair>(), whole = theme.modes.filter(({ isScope }) => !isScope);
	if (whole.length === theme.modes.length) return pairs;
	for (const pair of requested) {
		yield;
		const { text, background } = pair;
		for (const mode of whole) {
			spend(LOOKUP_COST);
			if (!isResolved(yield* resolver.resolveName(mode, text))) continue;
			if (!isResolved(yield* resolver.resolveName(mode, background))) continue;
			pairs.add(pair);
			break;
		}
	}
	return pairs;
}

/** Difference of two shares that is only rounding. */
const ROUNDING = 1e-9;

const verdictIn = (own: Verdicts, mode: string): number | undefined => (own.has(mode) ? own.get(mode) : own.get(ALL_MODES));

/**
 * True if a change of the file repaired a listed pair. The number of listed pairs need not fall: of pairs with the same colors one is
 * listed, so the next one takes its place.
 */
export const isAnyRepaired = (before: JudgedPairs, after: JudgedPairs): boolean => before.pairs.some(({ passes, requested, mode }) =>
	!passes && (verdictIn(after.verdicts.get(requested) ?? new Map(), mode.name) ?? 0) >= 1);

/**
 * The pairs that a change of the file broke: in some mode they fail and did not fail before, or fail by more, or no longer have
 * colors. New pairs must pass.
 */
export function findBroken(before: JudgedPairs, after: JudgedPairs): readonly RequestedPair[] {
	const none: Verdicts = new Map();
	return [...new Set([...before.verdicts.keys(), ...after.verdicts.keys()])].filter((pair) => {
		const earlier = before.verdicts.get(pair) ?? none, now = after.verdicts.get(pair) ?? none;
		spend(earlier.size + now.size);
		return [...earlier.keys(), ...now.keys()].some((mode) => {
			const former = verdictIn(earlier, mode), share = verdictIn(now, mode);
			return share === undefined ? former !== undefined : share < Math.min(1, former ?? 1) - ROUNDING;
		});
	});
}
