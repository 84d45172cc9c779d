/*
 * Which colors of a theme stand on which, as their names say.
 *
 * A name is taken apart at hyphens, points, slashes, underscores and capitals, so that `--md-sys-color-on-primary`,
 * `onPrimary` and `colors.primary.foreground` all say the same. A rule finds the surface of a text; where no color has the
 * name of the surface there is no pair.
 *
 * Source  ui.shadcn.com/docs/theming (background and foreground); m3.material.io/styles/color/roles (on colors);
 *         daisyui.com/docs/colors (content colors); mui.com/material-ui/customization/palette (contrastText).
 * Proof   test/theme/pairs.test.ts.
 */

import { madeOf, type Steps } from '../math/steps.ts';

export const PAIR_RULES = ['shadcn', 'material', 'daisyui', 'mui'] as const;

export type PairRule = (typeof PAIR_RULES)[number];

export interface NamedPair {
	/** Keys of the theme. */
	readonly text: string;
	readonly background: string;
	readonly rule: PairRule;
}

type Words = readonly string[];

/** `onPrimaryContainer`, `on-primary-container`, `on.primary.container` → on, primary, container. */
export const wordsOf = (key: string): Words =>
	key.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase().split(/[^\p{L}\p{M}\d]+/u).filter((word) => word !== '');

/** Words at the end of a surface's name that say nothing. */
const IDLE_END = new Set(['default', 'main', 'base', 'root', 'value']);

/** The surfaces that a text may be meant for, the likeliest first. */
interface Rule {
	readonly id: PairRule;
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
			// `on-surface-variant` stands on surface, and on surface-variant where there is one.
			return rest.at(-1) === 'variant' ? [rest, rest.slice(0, -1)] : [rest];
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
			const rest = withoutLast(words, 'text');
			return rest?.at(-1) === 'contrast' ? [rest.slice(0, -1)] : [];
		},
	},
];

/** What is shown as disabled need not be read (WCAG 1.4.3), and what is no text is held to less than text. */
const EXEMPT = new Set(['disabled', 'border', 'outline', 'stroke', 'shadow', 'divider', 'ring']);

const isExempt = (words: Words): boolean => words.some((word) => EXEMPT.has(word));

/** The pairs among names, in the order of the texts. */
export function* pairsByName(keys: readonly string[]): Steps<readonly NamedPair[]> {
	const byWords = new Map<string, string>(), parts = yield* madeOf(keys, (key) => [key, wordsOf(key)] as const);
	for (const [key, words] of parts) {
		const said = words.join('-'), end = words.at(-1)!;
		// The color itself before one of its shades.
		if (!byWords.has(said)) byWords.set(said, key);
		if (words.length > 1 && IDLE_END.has(end)) {
			const short = words.slice(0, -1).join('-');
			if (!byWords.has(short)) byWords.set(short, key);
		}
	}
	const found: NamedPair[] = [];
	yield;
	for (const [key, words] of parts) {
		if (words.length === 0 || isExempt(words)) continue;
		const pair = pairOf(key, words, byWords);
		if (pair !== undefined) found.push(pair);
	}
	return found;
}

function pairOf(key: string, words: Words, byWords: ReadonlyMap<string, string>): NamedPair | undefined {
	const bare = words.length > 1 && IDLE_END.has(words.at(-1)!) ? words.slice(0, -1) : words;
	for (const { id, surfaces } of RULES) {
		for (const surface of surfaces(bare)) {
			const background = byWords.get(surface.join('-'));
			if (background !== undefined && background !== key) return { text: key, background, rule: id };
		}
	}
	return undefined;
}

/** Names of what is behind everything, the likeliest first. */
const PAGES = [
	'background', 'color-background', 'base-100', 'color-base-100', 'bg', 'surface', 'color-bg', 'md-sys-color-background',
	'md-sys-color-surface', 'body-bg', 'bs-body-bg',
	'bgcolor-default', 'background-color', 'pico-background-color', 'color-canvas-default', 'canvas',
];

/** The key of the color that is behind everything; undefined where no name says so. */
export function pageAmong(keys: readonly string[]): string | undefined {
	const byLower = new Map(keys.map((key) => [key.toLowerCase(), key] as const).toReversed());
	return PAGES.map((name) => byLower.get(name)).find((key) => key !== undefined);
}
