/*
 * The color functions of CSS as tables, made from what the spaces say about themselves: which space each writes, what
 * its channels take and where they are bounded.
 *
 * Source  CSS Color 4 §5 (rgb), §7 (hsl), §8 (hwb), §9.3 to §9.4 (lab, lch, oklab, oklch), §10 (color).
 */

import type { Channel, Notation, Space, Spaces } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';

type FormOf<S> = S extends Space<string, infer Form> ? Form : never;

/** The function a color was written with; rgba() is rgb, hsla() is hsl. */
export type CssForm = FormOf<(typeof SPACES)[SpaceId]>;

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
	readonly commas: 'one-unit' | 'percent' | 'none';
	/** A color in this function, for messages. */
	readonly example: string;
}

type Named<T> = readonly (readonly [name: string, stands: T])[];

/** What is read, by names in lower case. */
export interface Notations {
	/** By function name; `color` stands for the spaces of color(). */
	readonly functions: Named<Grammar | 'color'>;
	/** By the names CSS gives them, in the order of the alphabet. */
	readonly spaces: Named<Grammar>;
}

/** The functions that write any of these spaces. */
export function notationsOf(table: Spaces): Notations {
	const functions: [string, Grammar | 'color'][] = [], spaces: [string, Grammar][] = [];
	for (const space of Object.values(table)) for (const notation of [space.written, space.alsoRead]) {
		// Elsewhere, or as no function of CSS: that is only written.
		if (typeof notation !== 'object') continue;
		const grammar = grammarOf(space, notation);
		for (const name of [notation.name ?? notation.form, notation.also ?? []].flat()) {
			(notation.name === undefined ? functions : spaces).push([name, grammar]);
		}
	}
	functions.push(['color', 'color']);
	return { functions, spaces: spaces.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

function grammarOf({ id, channels }: Space, { form, commas, example, channels: written = channels }: Notation): Grammar {
	const slot = (i: 0 | 1 | 2): Slot => slotOf(channels[i], written[i]);
	return { form, space: id, slots: [slot(0), slot(1), slot(2)], commas: commas ?? 'none', example };
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

/** Those of all spaces. */
export const CSS_NOTATIONS = /*#__PURE__*/ notationsOf(SPACES);

/** The names of functions that colors are written with. The table above has no others. */
export const CSS_FORMS = /*#__PURE__*/ formsOf(CSS_NOTATIONS) as readonly CssForm[];

function formsOf({ functions }: Notations): string[] {
	return [...new Set(functions.map(([, grammar]) => (grammar === 'color' ? grammar : grammar.form)))];
}
