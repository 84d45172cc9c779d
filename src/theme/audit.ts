/*
 * The audit of a theme: its colors, the contrast of its pairs, colors that are hard to tell apart, colors that sRGB cannot show, and
 * values that cannot be read.
 *
 * Proof  test/theme/audit.test.ts.
 */

import type { Phrase } from '../errors.ts';
import { fits } from '../gamut/fits.ts';
import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { judgePairs, type JudgedPairs, type Requested } from './judge-pairs.ts';
import { findLikenesses, isOwnColor, type Likenesses, type ThemeColor } from './likeness.ts';
import { createResolver, isResolved, type Resolver } from './resolve.ts';
import type { Entry, Mode, Theme } from './theme.ts';

export interface ThemeAudit extends Likenesses {
	readonly theme: Theme;
	readonly resolver: Resolver;
	readonly judged: JudgedPairs;
	/** Every color that the file holds, in its order. */
	readonly colors: readonly ThemeColor[];
	readonly outsideSrgb: readonly ThemeColor[];
	/** Values that are meant as colors and cannot be read. */
	readonly unread: readonly { readonly mode: Mode; readonly entry: Entry; readonly why: string | Phrase }[];
}

/** Audits a theme. */
export function* auditThemeColors(theme: Theme, requested: Requested): Steps<ThemeAudit> {
	const resolver = yield* createResolver(theme), colors: ThemeColor[] = [];
	const unread: { mode: Mode; entry: Entry; why: string | Phrase }[] = [];
	const byConditions = new Map(theme.modes.map((mode) => [mode.conditions.join('\n'), mode]));
	for (const entry of theme.entries) {
		yield;
		spend(1);
		const mode = byConditions.get(entry.when[0]!.join('\n'));
		if (mode === undefined || entry.value.kind === 'text') continue;
		const outcome = yield* resolver.resolveEntry(mode, entry);
		if (isResolved(outcome)) colors.push({ mode, resolved: outcome });
		else if (entry.value.kind === 'unread' || entry.value.kind === 'expression') unread.push({ mode, entry, why: outcome.why });
	}
	return {
		theme,
		resolver,
		judged: yield* judgePairs(theme, resolver, requested),
		colors: colors.toSorted((one, other) => one.resolved.entry.start - other.resolved.entry.start),
		...yield* findLikenesses(theme.modes, colors),
		outsideSrgb: colors.filter(({ resolved }) => isOwnColor(resolved) && !fits(resolved.color, 'srgb')),
		unread,
	};
}
