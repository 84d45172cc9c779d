/*
 * audit-theme: the contrast of the pairs in a theme file, and the file with the fewest changes after which all pass.
 */

import { suggest, quote, phrase } from '../../errors.ts';
import { format as formatColor } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { closest } from '../../math/edit-distance.ts';
import { mapInSteps, type Steps } from '../../math/steps.ts';
import { wordsFor } from '../../names/color-words.ts';
import type { Locale } from '../../names/locales/ids.ts';
import { choice, fallback, flag, list, object, optional, ruled, text, type Broken, type Infer, type Text } from '../../schema/schema.ts';
import { auditThemeColors } from '../../theme/audit.ts';
import { requestPairs } from '../../theme/judge-pairs.ts';
import type { CloseColors } from '../../theme/likeness.ts';
import { locateIn } from '../../theme/place.ts';
import { LONGEST_THEME, readTheme, readThemeInSteps, type ThemeFile } from '../../theme/read-theme.ts';
import { repairTheme, type Repair } from '../../theme/repair.ts';
import type { Resolved } from '../../theme/resolve.ts';
import { renderSarif } from '../../theme/sarif.ts';
import { LONGEST_NAME, normalizeName } from '../../theme/theme.ts';
import { roundDeltaEOK, roundLc, roundRatio } from '../describe.ts';
import { localeField } from '../fields.ts';
import { operation } from '../operation.ts';
import { COLOR, FILES, isReadOnly, MOST_COLORS, MOST_FINDINGS, passes, prefer, repairedFile, RESULT, target, TARGETS } from './result.ts';
import { explainFailing, explainLimits, explainNothing, say, sayAll } from './sentences.ts';
import { words } from './words.ts';

/** Pairs that a caller declares. */
const MOST_DECLARED = 200;

const LONGEST_PATH = 200;

/** Units of work to compare a name with one key of the theme, and for each character of the name. */
const SUGGESTION_COST = 0.3, SUGGESTION_CHARACTER_COST = 0.05;

const EXAMPLE = ':root { --text: #111827; --surface: white; }';

const themeField: Text<ThemeFile> = {
	kind: 'text',
	doc: words.fields.theme,
	min: 1,
	max: LONGEST_THEME,
	examples: [EXAMPLE],
	isFile: true,
	read: readTheme,
	readInSteps: readThemeInSteps,
};

const name = (doc: string, example?: string) => text(doc, 1, LONGEST_NAME, example);

/** Message about a name that the theme lacks; undefined if it has the name. */
function findUnknown({ entries }: ThemeFile, written: string): Omit<Broken, 'field' | 'within'> | undefined {
	const keys = new Set(entries.map((entry) => entry.key)), key = normalizeName(written);
	if (keys.has(key)) return undefined;
	spend(keys.size * (SUGGESTION_COST + key.length * SUGGESTION_CHARACTER_COST));
	const near = closest(key, [...keys]), named = entries.find((entry) => entry.key === near)?.name;
	return {
		claim: phrase`refers to ${quote(written)}, which is not a color of the theme`,
		...(named !== undefined && { advice: suggest`Did you mean ${named}?` }),
	};
}

export const auditTheme = operation({
	name: 'audit-theme',
	order: 70,
	words,
	group: 'Contrast',
	// Files are too long for a URL.
	methods: ['POST'],
	input: ruled(object('', {
		theme: themeField,
		target: fallback(target, 'aa'),
		pairs: optional(list(words.fields.pairs,
			object('A text on a background, by name.', {
				background: name(words.result.background, 'card'),
				text: name(words.result.text, 'card-foreground'),
				target: optional(target),
			}), 1, MOST_DECLARED)),
		repair: fallback(flag(words.fields.repair), false),
		lock: optional(list(words.fields.lock, name('A name of the theme.'), 1, MOST_DECLARED)),
		prefer: fallback(prefer, 'least'),
		format: fallback(choice(words.fields.format, ['json', 'sarif']), 'json'),
		path: optional(text(words.fields.path, 1, LONGEST_PATH)),
		locale: localeField,
	}), ({ theme, pairs, repair, lock, format }) => {
		if (repair && isReadOnly(theme.form))
			return { field: 'repair', claim: phrase`is not supported for ${theme.form}, which is read-only`, advice: suggest`Write ${false}.` };
		if (repair && format === 'sarif')
			return { field: 'format', claim: 'must not be sarif with repair, because an answer has only one file', advice: suggest`Write ${'json'}.` };
		for (const [i, pair] of (pairs ?? []).entries()) for (const side of ['text', 'background'] as const) {
			const unknown = findUnknown(theme, pair[side]);
			if (unknown !== undefined) return { field: 'pairs', within: [i, side], ...unknown };
		}
		for (const [i, locked] of (lock ?? []).entries()) {
			const unknown = findUnknown(theme, locked);
			if (unknown !== undefined) return { field: 'lock', within: [i], ...unknown };
		}
		return undefined;
	}),
	result: RESULT,
	passes,
	rows: ['pairs'],
	examples: [
		{ theme: ':root { --card: #ffffff; --card-foreground: #9ca3af } .dark { --card: #111827 }' },
		{ theme: ':root { --card: #ffffff; --card-foreground: #9ca3af }', repair: true },
		{
			theme: '{ "surface": { "$type": "color", "$value": "#1f2937" }, "caption": { "$type": "color", "$value": "#3b82f6" } }',
			pairs: [{ text: 'caption', background: 'surface', target: 'apca-content' }],
		},
	],
}).runsInSteps(function* ({ theme, target, pairs = [], repair, lock = [], prefer: preference, format, path, locale }) {
	spend(AUDIT_COST);
	const declared = pairs.map((pair) => ({
		text: normalizeName(pair.text), background: normalizeName(pair.background), target: pair.target ?? target,
	}));
	const requested = yield* requestPairs(theme, declared, target), audit = yield* auditThemeColors(theme, requested), { judged } = audit;
	const locate = locateIn(theme.text);
	const renderColor = ({ entry, mapped }: Resolved): Infer<typeof COLOR> => {
		spend(COLOR_COST + entry.name.length * CHARACTER_COST);
		return { name: entry.name, hex: formatColor(mapped, 'hex'), ...locate(entry.start) };
	};
	const renderClose = ({ mode, first, second, deltaEOK }: CloseColors) =>
		({ mode: mode.name, first: renderColor(first), second: renderColor(second), deltaEOK: roundDeltaEOK(deltaEOK) });
	const failing = judged.pairs.filter(({ passes }) => !passes);
	const wishes = { lock: lock.map(normalizeName), prefer: preference };
	const repairs = repair ? yield* repairTheme(audit, requested, readThemeInSteps, wishes) : undefined;
	const pairList = yield* mapInSteps([...failing, ...judged.pairs.filter(({ passes }) => passes)], (pair) => ({
		mode: pair.mode.name,
		text: renderColor(pair.text),
		background: renderColor(pair.background),
		by: pair.requested.by,
		target: pair.requested.target,
		passes: pair.passes,
		ratio: roundRatio(pair.ratio),
		lc: roundLc(pair.lc),
		fails: TARGETS.filter(({ metric, least }) => (metric === 'ratio' ? pair.ratio : Math.abs(pair.lc)) < least).map(({ id }) => id),
	}));
	const plainNames = new Map<string, string>();
	const colors = yield* mapInSteps(audit.colors.slice(0, MOST_COLORS), ({ mode, resolved }) => {
		const { color: { space, coords }, source, entry } = resolved, key = `${space} ${coords.join()}`;
		let plainName = plainNames.get(key);
		if (plainName === undefined) {
			spend(WORDS_COST);
			plainNames.set(key, plainName = wordsFor(resolved.color, locale).plainName);
		}
		return { mode: mode.name, ...renderColor(resolved), plainName, ...(source !== entry && { source: source.name }) };
	});
	const exceeded = explainLimits(theme, judged.leftOut), counts = new Map(theme.modes.map((mode) => [mode, { pairs: 0, failing: 0 }]));
	for (const { mode, passes } of judged.pairs) {
		const own = counts.get(mode)!;
		own.pairs++;
		if (!passes) own.failing++;
	}
	return {
		form: theme.form,
		target,
		prefer: preference,
		summary: {
			colors: audit.colors.length,
			pairs: judged.pairs.length,
			failing: failing.length,
			...(repairs && { repaired: Math.max(0, failing.length - repairs.failing.length) }),
			indistinguishable: audit.confusable.length,
			nearDuplicates: audit.nearDuplicates.length,
			outsideSrgb: audit.outsideSrgb.length,
			unread: audit.unread.length,
			...(judged.leftOut > 0 && { pairsLeftOut: judged.leftOut }),
			...(theme.leftOut > 0 && { leftOut: theme.leftOut }),
		},
		...(judged.pairs.length === 0 && { nothingJudged: sayAll(yield* explainNothing(theme, requested.pairs.length), locale) }),
		...(exceeded.length > 0 && { notChecked: sayAll(exceeded, locale) }),
		modes: theme.modes.map((mode) => ({ mode: mode.name, ...counts.get(mode)!, compared: audit.compared.get(mode) ?? 0 })),
		pairs: pairList,
		colors,
		indistinguishable: yield* mapInSteps(audit.confusable.slice(0, MOST_FINDINGS), (pair) => ({ ...renderClose(pair), kind: pair.kind })),
		nearDuplicates: yield* mapInSteps(audit.nearDuplicates.slice(0, MOST_FINDINGS), renderClose),
		outsideSrgb: yield* mapInSteps(audit.outsideSrgb.slice(0, MOST_FINDINGS),
			({ mode, resolved }) => ({ mode: mode.name, ...renderColor(resolved) })),
		unread: audit.unread.slice(0, MOST_FINDINGS).map(({ mode, entry, why }) =>
			({ mode: mode.name, name: entry.name, ...locate(entry.start), detail: `${entry.name} ${say(why, locale)}.` })),
		...(repairs && (yield* describeRepair(theme, repairs, locate, locale))),
		...(format === 'sarif' && { ...FILES.sarif, code: yield* renderSarif(audit, path ?? repairedFile(theme).filename) }),
	};
});

/** The changes of a repair, its file, and what is left. */
function* describeRepair(
	theme: ThemeFile, repair: Repair, locate: ReturnType<typeof locateIn>, locale: Locale,
): Steps<Partial<Infer<typeof RESULT>>> {
	const { text, changes, split, failing } = repair;
	return {
		changes: yield* mapInSteps(changes.toSorted((one, other) => one.start - other.start), (change) => {
			spend(2 * COLOR_COST);
			return {
				mode: change.mode.name,
				name: change.entry.name,
				...locate(change.start),
				from: change.from,
				to: change.to,
				hexBefore: formatColor(change.before, 'hex'),
				hexAfter: formatColor(change.after, 'hex'),
				deltaEOK: roundDeltaEOK(change.deltaEOK),
			};
		}),
		...(split.length > 0 && {
			split: split.slice(0, MOST_FINDINGS).map((group) => {
				spend(group.length * COLOR_COST);
				return { hex: formatColor(group[0]!.literal.color, 'hex'), names: group.slice(0, MOST_COLORS).map(({ entry }) => entry.name) };
			}),
		}),
		...repairedFile(theme),
		...(failing.length > 0 && { notRepaired: sayAll(explainFailing(repair, theme.modes.length > 1), locale) }),
		code: text,
	};
}

/** Work units: of an audit of any size, to render a color, to name a color in words, and for each character of a name. */
const AUDIT_COST = 250, COLOR_COST = 3, WORDS_COST = 8, CHARACTER_COST = 0.01;
