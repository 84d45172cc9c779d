/*
 * The CSS color functions as tables, derived from the declarations of spaces: the space of each function, the units and
 * bounds of its channels.
 *
 * Source  CSS Color 4 §5 (rgb), §7 (hsl), §8 (hwb), §9.3 to §9.4 (lab, lch, oklab, oklch), §10 (color); the additions of
 *         CSS Color 5 are in `css-derived.ts`.
 */

import type { Color } from '../spaces/color.ts';
import type { Channel, Notation, Space, Spaces } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';

type FormOf<S> = S extends Space<string, infer Form> ? Form : never;

/** Color functions; rgba() counts as rgb, hsla() as hsl. */
export type CssForm = FormOf<(typeof SPACES)[SpaceId]>;

/** Functions that derive a color from others; `relative-color` is any other function that begins with `from`. */
export const DERIVED_FORMS = ['color-mix', 'relative-color', 'alpha', 'light-dark', 'contrast-color'] as const;

export type DerivedForm = (typeof DERIVED_FORMS)[number];

/** A parsed color function. */
export interface CssColor {
	readonly color: Color;
	readonly form: CssForm | DerivedForm;
}

/** Color schemes of a page. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** The additions of CSS Color 5, which a level 4 parser omits. */
export interface Level5 {
	/** Derived colors by function name: each reads the arguments. */
	readonly functions: Readonly<Record<Exclude<DerivedForm, 'relative-color'>, () => Color>>;
	/** Reads a relative color after `from`: the origin, the space if the function is color(), and the channels. */
	readonly relative: (notation: Grammar | 'color') => Color;
}

/** Bound of every channel, so that all math stays finite and no number needs an exponent. */
export const LIMIT = 1e6;

/** Units and bounds of one channel. */
export interface Slot {
	/** For messages: `red`, `lightness`, `hue`. */
	readonly name: string;
	readonly isHue: boolean;
	/** Plain numbers per unit of the space. */
	readonly number: number;
	/** Percent per unit of the space. */
	readonly percent: number;
	/** Values beyond are clamped; infinite ones are clamped to the range of a channel, but not to LIMIT. */
	readonly low: number;
	readonly high: number;
}

export interface Grammar {
	readonly form: string;
	readonly space: string;
	readonly slots: readonly [Slot, Slot, Slot];
	readonly commas: Notation['commas'];
}

/** The notations that a parser accepts, by names in lower case. */
export interface Notations {
	/** By function name; `color` refers to the spaces of color(). */
	readonly functions: ReadonlyMap<string, Grammar | 'color'>;
	/** The spaces of color(), by their CSS names. */
	readonly spaces: ReadonlyMap<string, Grammar>;
	/** The additions of CSS Color 5; absent in level 4. */
	readonly level5?: Level5;
}

/** The functions of a set of spaces. */
export function toNotations(table: Spaces): Notations {
	const functions = new Map<string, Grammar | 'color'>(), spaces = new Map<string, Grammar>();
	for (const space of Object.values(table)) for (const notation of [space.written, space.alsoRead]) {
		// The space has no CSS function, or is read by another entry.
		if (typeof notation !== 'object') continue;
		const { name, form, also } = notation, grammar = toGrammar(space, notation);
		const names: Map<string, Grammar | 'color'> = name === undefined ? functions : spaces as Map<string, Grammar | 'color'>;
		names.set(name ?? form, grammar);
		if (also !== undefined) names.set(also, grammar);
	}
	functions.set('color', 'color');
	return { functions, spaces };
}

function toGrammar({ id, channels }: Space, { form, commas, channels: written = channels }: Notation): Grammar {
	const slot = (i: 0 | 1 | 2): Slot => toSlot(channels[i], written[i]);
	return { form, space: id, slots: [slot(0), slot(1), slot(2)], commas };
}

/** Combines a channel of the space with its CSS notation. */
const toSlot = ({ range: [, most] }: Channel, { id, name = id, kind, range: [, end], clamp }: Channel): Slot => ({
	name,
	isHue: kind === 'hue',
	number: end / most,
	percent: 100 / most,
	low: clamp === undefined ? -LIMIT : 0,
	high: clamp === 'range' ? most : LIMIT,
});

/** The notations of all spaces, as in CSS Color 4. */
export const CSS_NOTATIONS = /*#__PURE__*/ toNotations(SPACES);

/** Names of the color functions. The table above has no others. */
export const CSS_FORMS = /*#__PURE__*/ listForms(CSS_NOTATIONS) as readonly CssForm[];

function listForms({ functions }: Notations): string[] {
	return [...new Set([...functions.values()].map((grammar) => (grammar === 'color' ? grammar : grammar.form)))];
}

export const CSS_TEXT_FORMS = /*#__PURE__*/ textForms(CSS_FORMS);

function textForms(forms: readonly CssForm[]): readonly ('hex' | CssColor['form'] | 'css-name')[] {
	return ['hex', ...forms, ...DERIVED_FORMS, 'css-name'];
}
