/*
 * The color functions of CSS as tables, made from what the spaces say about themselves: which space each writes, what
 * its channels take and where they are bounded.
 *
 * Source  CSS Color 4 §5 (rgb), §7 (hsl), §8 (hwb), §9.3 to §9.4 (lab, lch, oklab, oklch), §10 (color); what CSS Color 5
 *         adds is in `css-derived.ts`.
 */

import type { Color } from '../spaces/color.ts';
import type { Channel, Notation, Space, Spaces } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';

type FormOf<S> = S extends Space<string, infer Form> ? Form : never;

/** The function a color was written with; rgba() is rgb, hsla() is hsl. */
export type CssForm = FormOf<(typeof SPACES)[SpaceId]>;

/** What makes a color of others: functions by their names, and any other that begins with `from`. */
export const DERIVED_FORMS = ['color-mix', 'relative-color', 'alpha', 'light-dark', 'contrast-color'] as const;

export type DerivedForm = (typeof DERIVED_FORMS)[number];

/** A color function that was read. */
export interface CssColor {
	readonly color: Color;
	readonly form: CssForm | DerivedForm;
}

/** The color schemes a page may have. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** What a function that holds other colors is read with. */
export interface Within {
	/** Reads the function whose name begins at the cursor, up to its closing parenthesis; black where it cannot be read. */
	readonly readFunction: () => CssColor;
	/** Reads an alpha, 0..1; leaves its unit, MISSING for `none`. */
	readonly readAlpha: () => number;
	/** That of the page the text stands in. */
	readonly scheme: Scheme;
}

/** What CSS Color 5 adds to level 4: a program that reads level 4 alone goes without. */
export interface Beyond {
	/** The functions that make a color of others, by name: each reads what stands between the parentheses. */
	readonly functions: Readonly<Record<Exclude<DerivedForm, 'relative-color'>, (within: Within) => Color>>;
	/** Reads what stands behind `from`: the origin, the space where `readGrammar` finds it there, and the channels. */
	readonly relative: (
		within: Within, readGrammar: () => Grammar | undefined, readChannels: (grammar: Grammar, origin: Color) => Color) => Color;
}

/** No channel is larger than this, so that all math stays finite and no number needs an exponent. */
export const LIMIT = 1e6;

/** What one channel takes. */
export interface Slot {
	/** For messages: `red`, `lightness`, `hue`. */
	readonly name: string;
	readonly isHue: boolean;
	/** How many plain numbers make one unit of the space. */
	readonly number: number;
	/** How many percent make one unit of the space. */
	readonly percent: number;
	/** Values beyond are clamped; an infinite one is clamped to a bound of the channel, but not to LIMIT. */
	readonly low: number;
	readonly high: number;
}

export interface Grammar {
	readonly form: string;
	readonly space: string;
	readonly slots: readonly [Slot, Slot, Slot];
	readonly commas: Notation['commas'];
}

export interface Named<T> {
	readonly names: ReadonlyMap<string, T>;
	readonly heads: Heads<T>;
}

/** What is read, by names in lower case. */
export interface Notations {
	/** By function name; `color` stands for the spaces of color(). */
	readonly functions: Named<Grammar | 'color'>;
	/** The spaces of color(), by the names CSS gives them. */
	readonly spaces: Named<Grammar>;
	readonly beyond?: Beyond;
}

/** The functions that write any of these spaces. */
export function notationsOf(table: Spaces): Notations {
	const functions = new Map<string, Grammar | 'color'>(), spaces = new Map<string, Grammar>();
	for (const space of Object.values(table)) for (const notation of [space.written, space.alsoRead]) {
		// Elsewhere, or as no function of CSS: that is only written.
		if (typeof notation !== 'object') continue;
		const { name, form, also } = notation, grammar = grammarOf(space, notation);
		const names: Map<string, Grammar | 'color'> = name === undefined ? functions : spaces as Map<string, Grammar | 'color'>;
		names.set(name ?? form, grammar);
		if (also !== undefined) names.set(also, grammar);
	}
	functions.set('color', 'color');
	return { functions: named(functions, '('), spaces: named(spaces, ' ') };
}

/** Names, as most people write them, by the code of their first character. */
export type Heads<T> = readonly (readonly Head<T>[] | undefined)[];

export interface Head<T> {
	/** The name in lower case and one more character, by which it ends. */
	readonly codes: Uint8Array;
	readonly stands: T;
}

function headsOf<T>(names: ReadonlyMap<string, T>, last: string): Heads<T> {
	const heads: Head<T>[][] = [];
	for (const [name, stands] of names) {
		const codes = Uint8Array.from(name + last, (character) => character.charCodeAt(0));
		(heads[codes[0]!] ??= []).push({ codes, stands });
	}
	return heads;
}

const named = <T>(names: ReadonlyMap<string, T>, last: string): Named<T> => ({ names, heads: headsOf(names, last) });

function grammarOf({ id, channels }: Space, { form, commas, channels: written = channels }: Notation): Grammar {
	const slot = (i: 0 | 1 | 2): Slot => slotOf(channels[i], written[i]);
	return { form, space: id, slots: [slot(0), slot(1), slot(2)], commas };
}

/** A channel of the space, and the same as it is written. */
const slotOf = ({ range: [, most] }: Channel, { id, name = id, kind, range: [, end], clamp }: Channel): Slot => ({
	name,
	isHue: kind === 'hue',
	number: end / most,
	percent: 100 / most,
	low: clamp === undefined ? -LIMIT : 0,
	high: clamp === 'range' ? most : LIMIT,
});

/** Those of all spaces, as CSS Color 4 has them. */
export const CSS_NOTATIONS = /*#__PURE__*/ notationsOf(SPACES);

/** The names of functions that colors are written with. The table above has no others. */
export const CSS_FORMS = /*#__PURE__*/ formsOf(CSS_NOTATIONS) as readonly CssForm[];

function formsOf({ functions }: Notations): string[] {
	return [...new Set([...functions.names.values()].map((grammar) => (grammar === 'color' ? grammar : grammar.form)))];
}

/** What a text of CSS is read as. */
export const CSS_TEXT_FORMS = /*#__PURE__*/ textForms(CSS_FORMS);

function textForms(forms: readonly CssForm[]): readonly ('hex' | CssColor['form'] | 'css-name')[] {
	return ['hex', ...forms, ...DERIVED_FORMS, 'css-name'];
}
