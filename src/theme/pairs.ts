/*
 * Pairs of a text and its surface, found by the names of a theme's colors.
 *
 * A name is split at hyphens, points, slashes, underscores and capitals, so that `--md-sys-color-on-primary`, `onPrimary` and
 * `colors.primary.foreground` follow the same rules. A rule derives the names of a text's surface; without a color of such a name
 * the text has no pair.
 *
 * The rule `plain` knows no system: it pairs the everyday names that people give texts and surfaces.
 *
 * Source  ui.shadcn.com/docs/theming (background and foreground); m3.material.io/styles/color/roles (on colors);
 *         daisyui.com/docs/colors (content colors); mui.com/material-ui/customization/palette (contrastText);
 *         ionicframework.com/docs/theming/colors (contrast).
 * Proof   test/theme/pairs.test.ts.
 */

import { spend } from '../math/budget.ts';
import { mapInSteps, type Steps } from '../math/steps.ts';

export const PAIR_RULES = ['shadcn', 'material', 'daisyui', 'mui', 'plain'] as const;

type PairRule = (typeof PAIR_RULES)[number];

interface NamedPair {
	/** Keys of the theme. */
	readonly text: string;
	readonly background: string;
	readonly rule: PairRule;
}

type Words = readonly string[];

/** `onPrimaryContainer`, `on-primary-container`, `on.primary.container` → on, primary, container. */
export const splitWords = (key: string): Words =>
	key.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase().split(/[^\p{L}\p{M}\d]+/u).filter((word) => word !== '');

/** Last words of a surface's name that do not distinguish it. */
const IDLE_END = new Set(['default', 'main', 'base', 'root', 'value']);

/** Last words of a surface, and of texts whose first words are those of their surface: `card-text` on `card-bg`. */
const PLAIN_SURFACES = ['background', 'bg', 'surface'], PLAIN_TEXTS = ['text', 'fg', 'color', 'link'];

/** Words after `text` or `link` of texts on the same surface. */
const PLAIN_KINDS = new Set(['color', 'primary', 'secondary', 'muted', 'body', 'normal']);

interface Rule {
	readonly id: PairRule;
	/** The surfaces that a text may be for, the likeliest first. */
	readonly surfaces: (words: Words) => readonly Words[];
}

const withoutLast = (words: Words, end: string): Words | undefined => (words.at(-1) === end ? words.slice(0, -1) : undefined);

const RULES: readonly Rule[] = [
	{
		id: 'shadcn',
		surfaces: (words) => {
			const rest = withoutLast(words, 'foreground');
			return rest === undefined ? [] : [rest, [...rest, 'background']];
		},
	},
	{
		id: 'material',
		surfaces: (words) => {
			const at = words.lastIndexOf('on');
			if (at < 0 || at === words.length - 1) return [];
			const rest = words.toSpliced(at, 1);
			// `on-surface-variant` is on surface-variant if that exists, otherwise on surface; `on-brand` on brand, or on step 500 of its scale.
			return rest.at(-1) === 'variant' ? [rest, rest.slice(0, -1)] : [rest, [...rest, '500']];
		},
	},
	{
		id: 'daisyui',
		surfaces: (words) => {
			const rest = withoutLast(words, 'content');
			return rest === undefined || rest.length === 0 ? [] : rest.at(-1) === 'base' ? [[...rest, '100'], rest] : [rest];
		},
	},
	{
		id: 'mui',
		surfaces: (words) => {
			const rest = withoutLast(withoutLast(words, 'text') ?? words, 'contrast');
			// `--wp--preset--color--contrast` of WordPress is a color for any surface.
			return rest === undefined || rest.at(-1) === 'color' ? [] : [rest];
		},
	},
	{
		id: 'plain',
		surfaces: (words) => {
			const bare = /^(?:text|link)$/.test(words.at(-2) ?? '') && PLAIN_KINDS.has(words.at(-1)!) ? words.slice(0, -1) : words;
			return PLAIN_TEXTS.flatMap((end) => {
				const rest = withoutLast(bare, end);
				// `background-color` is itself a surface.
				return rest === undefined || PLAIN_SURFACES.includes(rest.at(-1)!) ? []
					: PLAIN_SURFACES.flatMap((surface) => [[...rest, surface], [...rest, surface, 'color']]);
			});
		},
	},
];

/** True for disabled parts, which need no contrast (WCAG 2.2, 1.4.3). */
export const isDisabled = (words: Words): boolean => words.includes('disabled');

/** Graphics, which need less contrast than text; a number may follow. */
const GRAPHIC = /^(?:border|outline|stroke|shadow|divider|ring)\d*$/;

const isExempt = (words: Words): boolean => isDisabled(words) || words.some((word) => GRAPHIC.test(word));

/** Units of work to match one key against the rules, and for each of its characters. */
const KEY_COST = 2, CHARACTER_COST = 0.05;

/** The keys of a theme by their words. */
interface NameIndex {
	readonly parts: readonly (readonly [key: string, words: Words])[];
	/** Keys by their words, joined by hyphens. */
	readonly byWords: ReadonlyMap<string, string>;
}

/** Splits keys into words. */
export function* indexNames(keys: readonly string[]): Steps<NameIndex> {
	const byWords = new Map<string, string>(), parts = yield* mapInSteps(keys, (key) => {
		spend(KEY_COST + key.length * CHARACTER_COST);
		return [key, splitWords(key)] as const;
	});
	for (const [key, words] of parts) {
		const name = words.join('-'), end = words.at(-1)!;
		// The color itself comes before its shades.
		if (!byWords.has(name)) byWords.set(name, key);
		if (words.length > 1 && IDLE_END.has(end)) {
			const short = words.slice(0, -1).join('-');
			if (!byWords.has(short)) byWords.set(short, key);
		}
	}
	return { parts, byWords };
}

/** Finds the pairs among keys, in the order of the texts. */
export function* findNamedPairs({ parts, byWords }: NameIndex): Steps<readonly NamedPair[]> {
	const pairs: NamedPair[] = [];
	for (const [key, words] of parts) {
		yield;
		if (words.length === 0 || isExempt(words)) continue;
		const pair = matchRules(key, words, byWords);
		if (pair !== undefined) pairs.push(pair);
	}
	return pairs;
}

function matchRules(key: string, words: Words, byWords: ReadonlyMap<string, string>): NamedPair | undefined {
	const bare = IDLE_END.has(words.at(-1)!) ? words.slice(0, -1) : words;
	for (const { id, surfaces } of RULES) {
		for (const surface of surfaces(bare)) {
			const background = byWords.get(surface.join('-'));
			if (background !== undefined && background !== key) return { text: key, background, rule: id };
		}
	}
	return undefined;
}

/** Names of the color behind everything, the likeliest first. */
const PAGES = [
	'background', 'color-background', 'base-100', 'color-base-100', 'bg', 'surface', 'color-bg', 'md-sys-color-background',
	'md-sys-color-surface', 'body-bg', 'bs-body-bg',
	'bgcolor-default', 'background-color', 'pico-background-color', 'color-canvas-default', 'canvas',
];

/** The key of the color behind everything; undefined if no key has such a name. */
export function findPage(keys: readonly string[]): string | undefined {
	spend(keys.length * 0.3);
	const byLower = new Map(keys.map((key) => [key.toLowerCase(), key] as const).toReversed());
	return PAGES.map((name) => byLower.get(name)).find((key) => key !== undefined);
}
