/*
 * English words of composed names: modifiers, fillers, things that have a color, abbreviations.
 */

import type { Modifier } from '../../modifiers.ts';

/** Stems of words without meaning next to others. */
export const FILLERS: ReadonlySet<string> = new Set([
	'color', 'colour', 'colored', 'coloured', 'shade', 'tone', 'tint', 'hue', 'paint', 'highlight', 'code', 'hex',
	'of', 'for', 'the', 'a', 'an', 'in', 'almost', 'nearly', 'out',
]);

/** Stems of things that have a color. */
export const THINGS: ReadonlySet<string> = new Set([
	'hair', 'eye', 'lipstick', 'lip', 'nail', 'skin', 'wool', 'yarn', 'fabric', 'leather', 'car', 'sky',
]);

/** Words for each modifier, the usual one first. */
export const MODIFIERS: Readonly<Record<Modifier, readonly string[]>> = {
	light: ['light', 'lt'],
	dark: ['dark', 'dk'],
	pale: ['pale', 'barely', 'slightly'],
	bright: ['bright', 'brilliant', 'clear'],
	deep: ['deep'],
	medium: ['medium', 'mid'],
	pastel: ['pastel', 'baby'],
	neon: ['neon', 'fluorescent', 'fluo', 'fluro', 'acid'],
	hot: ['hot'],
	electric: ['electric'],
	vivid: ['vivid', 'vibrant', 'saturated'],
	rich: ['rich'],
	strong: ['strong', 'intense'],
	soft: ['soft', 'gentle', 'delicate', 'tender'],
	muted: ['muted', 'subdued', 'desaturated'],
	dull: ['dull', 'drab', 'flat'],
	faded: ['faded', 'washed', 'bleached', 'stonewashed', 'weathered'],
	dusty: ['dusty'],
	dusky: ['dusky', 'smoky', 'smokey'],
	dirty: ['dirty', 'murky', 'muddy'],
	metallic: ['metallic'],
	heather: ['heathered', 'marl', 'melange'],
	warm: ['warm'],
	cool: ['cool', 'cold', 'icy'],
};

/** Words that double a modifier. */
export const DOUBLING: readonly string[] = ['very', 'extra', 'really', 'super', 'ultra'];

/** Abbreviations of the clothes trade, and a frequent misspelling. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries({
	dk: 'dark', lt: 'light', med: 'medium', brt: 'bright',
	blk: 'black', wht: 'white', gry: 'gray', blu: 'blue', nvy: 'navy', brn: 'brown', grn: 'green', pnk: 'pink', prpl: 'purple', yel: 'yellow',
	orng: 'orange', burned: 'burnt',
}));
