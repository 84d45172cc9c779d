/*
 * The color functions of CSS as a table: which space each writes, what its channels take and where they are bounded.
 *
 * What 100 % of a channel means is the reference range of its space; only the rest stands here.
 *
 * Source  CSS Color 4 §5 (rgb), §7 (hsl), §8 (hwb), §9.3 to §9.4 (lab, lch, oklab, oklch), §10 (color).
 */

import type { Channel, SpaceId } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';

export const CSS_FORMS = ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'] as const;

/** The function a color was written with; rgba() is rgb, hsla() is hsl. */
export type CssForm = (typeof CSS_FORMS)[number];

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
	readonly form: CssForm;
	readonly space: SpaceId;
	readonly slots: readonly [Slot, Slot, Slot];
	/** The comma syntax: three of one unit (rgb), a hue with two percentages (hsl), or not allowed. */
	readonly commas: 'one-unit' | 'percent' | 'none';
	/** A color in this function, for messages. */
	readonly example: string;
}

/** `closed` clamps to the reference range, `floor` to 0 from below, `open` not at all. */
type Bound = 'closed' | 'floor' | 'open' | 'hue';

function slot({ range }: Channel, name: string, bound: Bound, number = 1): Slot {
	return {
		name,
		isHue: bound === 'hue',
		number,
		percent: 100 / range[1],
		low: bound === 'closed' || bound === 'floor' ? 0 : -LIMIT,
		high: bound === 'closed' ? range[1] : LIMIT,
	};
}

type Named = readonly [name: string, bound: Bound, number?: number];

function slotsOf(space: SpaceId, first: Named, second: Named, third: Named): [Slot, Slot, Slot] {
	const [x, y, z] = SPACES[space].channels;
	return [slot(x, ...first), slot(y, ...second), slot(z, ...third)];
}

const LIGHTNESS = ['lightness', 'closed'] as const, CHROMA = ['chroma', 'floor'] as const, HUE = ['hue', 'hue'] as const;
const A = ['a', 'open'] as const, B = ['b', 'open'] as const;

const RGB: Grammar = {
	form: 'rgb',
	space: 'srgb',
	// A plain number counts 255ths.
	slots: slotsOf('srgb', ['red', 'closed', 255], ['green', 'closed', 255], ['blue', 'closed', 255]),
	commas: 'one-unit',
	example: 'rgb(51 102 153)',
};

const HSL: Grammar = {
	form: 'hsl',
	space: 'hsl',
	slots: slotsOf('hsl', HUE, ['saturation', 'floor'], ['lightness', 'open']),
	commas: 'percent',
	example: 'hsl(210 50% 40%)',
};

const HWB: Grammar = {
	form: 'hwb',
	space: 'hwb',
	slots: slotsOf('hwb', HUE, ['whiteness', 'open'], ['blackness', 'open']),
	commas: 'none',
	example: 'hwb(210 20% 40%)',
};

const LAB: Grammar = {
	form: 'lab',
	space: 'lab',
	slots: slotsOf('lab', LIGHTNESS, A, B),
	commas: 'none',
	example: 'lab(42 -3 -32)',
};

const LCH: Grammar = {
	form: 'lch',
	space: 'lch',
	slots: slotsOf('lch', LIGHTNESS, CHROMA, HUE),
	commas: 'none',
	example: 'lch(42 32 264)',
};

const OKLAB: Grammar = {
	form: 'oklab',
	space: 'oklab',
	slots: slotsOf('oklab', LIGHTNESS, A, B),
	commas: 'none',
	example: 'oklab(0.5 -0.03 -0.09)',
};

const OKLCH: Grammar = {
	form: 'oklch',
	space: 'oklch',
	slots: slotsOf('oklch', LIGHTNESS, CHROMA, HUE),
	commas: 'none',
	example: 'oklch(0.5 0.1 250)',
};

/** By function name; `color` stands for the table below. */
export const COLOR_FUNCTIONS: readonly (readonly [name: string, grammar: Grammar | 'color'])[] = [
	['rgb', RGB], ['rgba', RGB], ['hsl', HSL], ['hsla', HSL], ['hwb', HWB],
	['lab', LAB], ['lch', LCH], ['oklab', OKLAB], ['oklch', OKLCH], ['color', 'color'],
];

const spaceOf = (name: string, space: SpaceId, channels: string): readonly [string, Grammar] => [name, {
	form: 'color',
	space,
	slots: slotsOf(space, [channels[0]!, 'open'], [channels[1]!, 'open'], [channels[2]!, 'open']),
	commas: 'none',
	example: `color(${name} 0.2 0.4 0.6)`,
}];

/** The spaces of color(), by the names CSS gives them. */
export const COLOR_SPACES: readonly (readonly [name: string, grammar: Grammar])[] = [
	spaceOf('srgb', 'srgb', 'rgb'),
	spaceOf('srgb-linear', 'srgb-linear', 'rgb'),
	spaceOf('display-p3', 'display-p3', 'rgb'),
	spaceOf('display-p3-linear', 'display-p3-linear', 'rgb'),
	spaceOf('a98-rgb', 'a98-rgb', 'rgb'),
	spaceOf('prophoto-rgb', 'prophoto-rgb', 'rgb'),
	spaceOf('rec2020', 'rec2020', 'rgb'),
	spaceOf('xyz', 'xyz-d65', 'xyz'),
	spaceOf('xyz-d50', 'xyz-d50', 'xyz'),
	spaceOf('xyz-d65', 'xyz-d65', 'xyz'),
];
