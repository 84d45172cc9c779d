/*
 * The pairs that recipes of known design systems imply for the names of a theme, the page, and the layers under translucent colors.
 *
 * Proof  test/theme/recipes.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { isDisabled } from './pairs.ts';
import type { Recipe, RecipeRow } from './recipes/recipe.ts';
import { RECIPES } from './recipes/table.ts';

type RecipeId = (typeof RECIPES)[number]['id'];

const ALL: readonly (Recipe & { readonly id: RecipeId })[] = RECIPES;

interface RecipePair {
	/** Keys of the theme. */
	readonly text: string;
	readonly background: string;
	readonly rule: RecipeId;
	/** True for outlines and other parts that are not text. */
	readonly isPart: boolean;
	/** True if it is used in dark modes only. */
	readonly isDark: boolean;
	/** Key of the fill that the text outlines, if any: outside dark modes it counts where its color is another one. */
	readonly fill?: string | undefined;
}

interface Recognized {
	readonly pairs: readonly RecipePair[];
	/** Key of the color behind everything, if a recipe names it. */
	readonly page: string | undefined;
	/** True if the pairs are all of the theme, and each counts in every mode. */
	readonly isComplete: boolean;
	/** The key of the layer under a surface; undefined for the page. */
	readonly findLayer: (background: string) => string | undefined;
}

/** Units of work to compare a name with a pattern, and to look up a pair. */
const MATCH_COST = 0.02, PAIR_COST = 0.2;

/** Recognizes the systems that a theme follows. `names` are its keys by name: words, joined by hyphens. */
export function* recognize(names: ReadonlyMap<string, string>): Steps<Recognized> {
	const byName = withShortNames(names), pairs: RecipePair[] = [], layers = new Map<string, string>();
	let page: string | undefined, isComplete = false;
	for (const recipe of ALL) {
		yield;
		const stars = findStars(recipe, byName);
		if (stars.length === 0) continue;
		// Without a `*` in the marks, one in a row matches any words.
		const words = recipe.marks.includes('*') ? stars : undefined;
		page ??= recipe.page === undefined ? undefined : byName.get(fill(recipe.page, stars[0]!));
		for (const { front, behind, isPart, isDark, outlined } of listRows(recipe)) {
			yield;
			for (const [text, background] of pairNames(front, behind, words, byName)) {
				spend(PAIR_COST);
				const key = outlined === undefined ? undefined : byName.get(outlined);
				pairs.push({ text, background, rule: recipe.id, isPart, isDark, fill: key });
			}
		}
		for (const [above, below] of recipe.layers ?? []) {
			const key = byName.get(below);
			if (key === undefined) continue;
			for (const pattern of above.split(' ')) {
				for (const [, own] of matches(pattern, byName)) if (own !== key && !layers.has(own)) layers.set(own, key);
			}
		}
		isComplete = recipe.isComplete === true;
		if (isComplete) break;
	}
	return { pairs, page, isComplete, findLayer: (background) => layers.get(background) };
}

/** The names, and those in a group `color` or `colors` also without it, as Tailwind writes them. */
function withShortNames(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
	const all = new Map(names);
	spend(names.size * MATCH_COST);
	for (const [name, key] of names) {
		const short = /^colors?-(.+)$/.exec(name)?.[1];
		if (short !== undefined && !all.has(short)) all.set(short, key);
	}
	return all;
}

interface Row {
	readonly front: string;
	readonly behind: string;
	readonly isPart: boolean;
	readonly isDark: boolean;
	/** Name of the fill that the front outlines. */
	readonly outlined?: string;
}

const listRows = ({ texts, darkTexts = [], parts = [], darkParts = [], outlines = [] }: Recipe): readonly Row[] => {
	const expand = (rows: readonly RecipeRow[], uses: Omit<Row, 'front' | 'behind'>): Row[] => rows.flatMap(([fronts, behinds]) =>
		fronts.split(' ').flatMap((front) => behinds.split(' ').map((behind) => ({ front, behind, ...uses }))));
	return [
		...expand(texts, { isPart: false, isDark: false }), ...expand(darkTexts, { isPart: false, isDark: true }),
		...expand(parts, { isPart: true, isDark: false }),
		...expand(darkParts, { isPart: true, isDark: true }),
		...outlines.flatMap(([outline, outlined, behinds]) => expand([[outline, behinds]], { isPart: true, isDark: false, outlined })),
	];
};

/** The words for which a theme has all marks of a recipe; one empty text if the marks have no `*`. */
function findStars({ marks, unless = '' }: Recipe, byName: ReadonlyMap<string, string>): readonly string[] {
	const [first = '', ...others] = marks.split(' '), has = (pattern: string, star: string): boolean => byName.has(fill(pattern, star));
	return matches(first, byName).map(([star]) => star)
		.filter((star) => others.every((mark) => has(mark, star)) && !unless.split(' ').some((name) => name !== '' && has(name, star)));
}

/** Keys of fronts and surfaces. A `*` is one of `words`; without them, any words that both sides have. */
function pairNames(
	front: string, behind: string, words: readonly string[] | undefined, byName: ReadonlyMap<string, string>,
): [string, string][] {
	const all = words ?? (front.includes('*') ? matches(front, byName).map(([star]) => star) : ['']);
	const stars = all.filter((star) => !isDisabled(star.split('-')));
	return stars.flatMap((star): [string, string][] => {
		const text = findKey(fill(front, star), byName), background = findKey(fill(behind, star), byName);
		return text === undefined || background === undefined ? [] : [[text, background]];
	});
}

/** The key of a name; `chart-1` is `chart1` where names have capitals instead of hyphens. */
function findKey(name: string, byName: ReadonlyMap<string, string>): string | undefined {
	spend(MATCH_COST);
	return byName.get(name) ?? (/-\d/.test(name) ? byName.get(name.replace(/-(?=\d)/g, '')) : undefined);
}

/** Every name that fits a pattern: the words that `*` matches, and the key. */
function matches(pattern: string, byName: ReadonlyMap<string, string>): [star: string, key: string][] {
	const bare = byName.get(fill(pattern, ''));
	const own: [string, string][] = bare === undefined ? [] : [['', bare]], [before, after] = pattern.split('*');
	if (after === undefined) return own;
	spend(byName.size * MATCH_COST);
	for (const [name, key] of byName) {
		if (name.length > before!.length + after.length && name.startsWith(before!) && name.endsWith(after))
			own.push([name.slice(before!.length, name.length - after.length), key]);
	}
	return own;
}

/** A pattern with words for its `*`, or without it. */
function fill(pattern: string, star: string): string {
	const [before = '', after] = pattern.split('*');
	if (after === undefined) return pattern;
	return star !== '' ? before + star + after : before === '' || after === '' ? `${before.slice(0, -1)}${after.slice(1)}` : before + after.slice(1);
}
