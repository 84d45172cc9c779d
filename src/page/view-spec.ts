/*
 * The fields of a view: those that the address of the page contains.
 *
 * Each operation has them in view-fields.ts, apart from declaration and view, so that the first script need not load these.
 *
 * Proof  test/page/catalog.test.ts: every field is one of the operation, slots are colors.
 */

/** Values of the fields of a view: one text, or several. */
export type Fields = { readonly [field: string]: string | readonly string[] };

/** A list of colors and its initial value. */
export interface ListSpec {
	readonly field: string;
	readonly start: readonly string[];
	/** Most colors that the operation takes, if these are fewer than a palette has. */
	readonly most?: number;
	/** The field with a text for each color of the list. */
	readonly beside?: string;
}

/** The sections of the page, in order: purposes of visitors. */
export const SECTIONS = ['pick', 'scale', 'palette', 'check', 'ship'] as const;

export type Section = (typeof SECTIONS)[number];

/** The fields that a view edits. */
export interface ViewSpec {
	readonly section: Section;
	/** Fields with one color each, and their initial values. A field that starts as `''` is optional. */
	readonly slots: { readonly [field: string]: string };
	/** The field with a list of colors. */
	readonly list?: ListSpec;
	/** Every other field with its initial value. `''` and empty lists are left out of the request. */
	readonly controls: { readonly [field: string]: string | readonly string[] };
	/** Fields of the page alone, which no request contains, with their initial values. */
	readonly own: { readonly [field: string]: string };
	/** True if the first slot starts with the color of the page. */
	readonly takesColor: boolean;
}

/** Completes the fields of a view; the first slot takes the color of the page by default. */
export const defineView = (spec: Partial<ViewSpec> & Pick<ViewSpec, 'section'>): ViewSpec =>
	({ slots: {}, controls: {}, own: {}, takesColor: true, ...spec });

export { FIRST_COLOR } from '../doors/first-color.ts';

/** Colors of a chart; two of them look alike with some color vision deficiencies. */
export const CHART_COLORS = ['#0b6e99', '#4f9d69', '#c1666b', '#e0b040', '#6c5b9b'];
