/*
 * The views of the page, in the order of its rail: one for each operation, with the fields that its address holds.
 *
 * Kept apart from the declarations of the operations, so that the first view need not load them.
 *
 * Proof  test/page/catalog.test.ts: every operation has its view; every field is one of the operation, slots being colors.
 */

/** A list of colors: what it begins with, and how many there may be. */
export interface ListSpec {
	readonly field: string;
	readonly start: readonly string[];
	readonly least: number;
	readonly most: number;
	/** The field that holds a text for each color of the list. */
	readonly beside?: string;
}

/** What a view asks for. */
export interface ViewSpec {
	/** Fields that hold one color. A field with `''` may be left out. */
	readonly slots: { readonly [field: string]: string };
	/** The field that holds a list of colors. */
	readonly list?: ListSpec;
	/** Every other field, with what it begins with: `''` or an empty list is left out of the request. */
	readonly controls: { readonly [field: string]: string | readonly string[] };
	/** The first slot of a request takes the color of the page; without it the view has colors of its own. */
	readonly takesColor: boolean;
}

const view = (spec: Partial<ViewSpec>): ViewSpec => ({ slots: {}, controls: {}, takesColor: true, ...spec });

/** The color of a page that was opened without one. */
export const FIRST_COLOR = 'rebeccapurple';

/** Colors of a chart, of which some eyes confuse two. */
const CHART = ['#0b6e99', '#4f9d69', '#c1666b', '#e0b040', '#6c5b9b'];

/** A theme with a text that fails in each of its modes. */
const THEME = `:root {
  --background: #ffffff;
  --foreground: #1f2937;
  --card: #f3f4f6;
  --card-foreground: #9ca3af;
  --primary: #f97316;
  --primary-foreground: #ffffff;
}
.dark {
  --background: #0b1120;
  --foreground: #e5e7eb;
  --card: #1f2937;
  --card-foreground: #6b7280;
}
`;

export const CATALOG = {
	'parse-color': view({ slots: { color: FIRST_COLOR } }),
	'convert-color': view({ slots: { color: FIRST_COLOR }, controls: { formats: '', method: '' } }),
	'check-gamut': view({ slots: { color: FIRST_COLOR }, controls: { method: '' } }),
	'nearest-names': view({ slots: { color: FIRST_COLOR }, controls: { limit: '', locale: '', among: '' } }),
	'find-colors': view({ takesColor: false, controls: { query: 'dusty rose', limit: '', locale: '', among: '' } }),
	'compare-colors': view({ slots: { first: FIRST_COLOR, second: 'mediumorchid' } }),
	'check-contrast': view({
		slots: { text: FIRST_COLOR, background: 'plum' }, list: { field: 'layers', start: [], least: 0, most: 8 },
	}),
	'fix-contrast': view({ slots: { text: FIRST_COLOR, background: 'plum' }, controls: { target: 'aa', adjust: 'text' } }),
	'audit-palette': view({ list: { field: 'colors', start: ['#ffffff', '#e9c46a', '#2a9d8f', '#d1495b', '#0f3d5e'], least: 2, most: 24 } }),
	'audit-theme': view({
		takesColor: false,
		controls: { theme: THEME, target: '', pairs: '', repair: '', format: '', path: '' },
	}),
	'generate-scale': view({
		slots: { color: FIRST_COLOR, background: '' },
		list: { field: 'pins', start: [], least: 0, most: 10, beside: 'steps' },
		controls: { kind: '', anchor: '', hueShift: '', chroma: '', gamut: '', targets: '', steps: [] },
	}),
	'tints-shades': view({ slots: { color: FIRST_COLOR }, controls: { steps: '' } }),
	'harmonies': view({ slots: { color: FIRST_COLOR }, controls: { kind: '' } }),
	'mix-colors': view({ slots: { first: FIRST_COLOR, second: 'gold' }, controls: { amount: '', space: '' } }),
	'make-gradient': view({
		list: { field: 'colors', start: [FIRST_COLOR, '#f97316'], least: 2, most: 12 },
		controls: { kind: '', angle: '', space: '', positions: '', stops: '' },
	}),
	'generate-palette': view({
		takesColor: false,
		list: { field: 'keep', start: [], least: 0, most: 12 },
		controls: { mode: '', size: '', seed: 'first' },
	}),
	'generate-data-colors': view({
		takesColor: false,
		slots: { background: '' },
		list: { field: 'keep', start: [], least: 0, most: 12 },
		controls: { kind: '', count: '', hues: '', seed: '', format: '' },
	}),
	'simulate-cvd': view({
		list: { field: 'colors', start: CHART, least: 1, most: 12 },
		controls: { kinds: '', model: '', severity: '' },
	}),
	'export-tokens': view({
		list: { field: 'colors', start: CHART, least: 1, most: 24, beside: 'names' },
		controls: { format: '', values: '', names: [] },
	}),
	'build-system': view({
		slots: { primary: FIRST_COLOR, secondary: '', accent: '', neutral: '', success: '', warning: '', danger: '', info: '' },
		controls: { name: '', format: '', values: '' },
	}),
} as const satisfies { readonly [operation: string]: ViewSpec };

export type ViewId = keyof typeof CATALOG;

// The keys of the table are its ids.
export const VIEW_IDS = Object.keys(CATALOG) as readonly ViewId[];

export const FIRST_VIEW: ViewId = 'parse-color';

/** What a view asks for. */
export const specOf = (id: ViewId): ViewSpec => CATALOG[id];

/** Is there a view of that name? */
export const isViewId = (text: string): text is ViewId => Object.hasOwn(CATALOG, text);

/** The groups of the rail, as the reference has them. */
export const GROUPS = [
	{ id: 'read', views: ['parse-color', 'convert-color', 'check-gamut', 'nearest-names', 'find-colors'] },
	{ id: 'compare', views: ['compare-colors'] },
	{ id: 'contrast', views: ['check-contrast', 'fix-contrast', 'audit-palette', 'audit-theme'] },
	{ id: 'make', views: [
		'generate-scale', 'tints-shades', 'harmonies', 'mix-colors', 'make-gradient', 'generate-palette', 'generate-data-colors',
	] },
	{ id: 'see', views: ['simulate-cvd'] },
	{ id: 'export', views: ['export-tokens', 'build-system'] },
] as const satisfies readonly { readonly id: string; readonly views: readonly ViewId[] }[];

export type GroupId = (typeof GROUPS)[number]['id'];
