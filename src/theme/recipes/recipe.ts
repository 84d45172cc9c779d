/*
 * Rules for colors from the documents of a design system, in one file for each system.
 *
 * Names are lists of words, joined by hyphens, as `splitWords` writes them: `--bs-body-bg` is bs-body-bg, `fgColor-default`
 * fg-color-default, and `colors.editor.background` of JSON colors-editor-background. `*` matches any words or none: in a row it
 * matches the same words on both sides.
 */

/** Names, separated by spaces. */
type Names = string;

/** Every name of the first list is used on every name of the second. */
export type RecipeRow = readonly [front: Names, behind: Names];

export interface Recipe {
	readonly id: string;
	/** A theme follows the recipe if it has all of these names, with the same words for `*`. */
	readonly marks: Names;
	/** Names that no theme of the system has. */
	readonly unless?: Names;
	/** True if no other recipe adds to it, and an audit lists every pair of names in every mode. */
	readonly isComplete?: boolean;
	/** Texts and their surfaces. */
	readonly texts: readonly RecipeRow[];
	/** Texts in dark modes only, and their surfaces. */
	readonly darkTexts?: readonly RecipeRow[];
	/** Outlines and other parts, which need 3:1, and their surfaces. */
	readonly parts?: readonly RecipeRow[];
	/** Outlines and other parts in dark modes only, and their surfaces. */
	readonly darkParts?: readonly RecipeRow[];
	/** Outlines of fills and their surfaces: they count in dark modes, and in others where their color is not that of the fill. */
	readonly outlines?: readonly (readonly [outline: string, fill: string, behind: Names])[];
	/** The color behind everything. */
	readonly page?: Names;
	/** Translucent surfaces and the layer that each is painted on; others are painted on the page. */
	readonly layers?: readonly RecipeRow[];
}
