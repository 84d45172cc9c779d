/*
 * English as a language of color names: its only inflection is the plural.
 *
 * Proof  test/names/english.test.ts.
 */

import type { Language } from './language.ts';
import { plainEnglish } from './plain-english.ts';

/** Shorter words lose no plural ending: `gas`, `iris`. */
const SHORTEST_PLURAL = 4;

/** The singular, for comparison only: other words with the same ending lose the same letters on both sides. */
function singular(word: string): string {
	if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || /[sui]s$/.test(word)) return word;
	if (word.length > SHORTEST_PLURAL && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	return /(?:[sxz]|[cs]h|[^aeiou]o)es$/.test(word) && !/[^s]ses$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Hues of `bluish`, `blueish`, `reddish`, `greeny`; `lavish` gives `lav`, which no list contains. */
function hints(word: string): readonly string[] {
	const stem = /^(.{3,})(?:ish|y)$/.exec(word)?.[1];
	if (stem === undefined) return [];
	return [stem, `${stem}e`, ...stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []];
}

export const ENGLISH: Language = {
	column: 1,
	script: 'latin',
	spellings: [['grey', 'gray']],
	fillers: new Set([
		'color', 'colour', 'colored', 'coloured', 'shade', 'tone', 'tint', 'hue', 'paint', 'highlight', 'code', 'hex',
		'of', 'for', 'the', 'a', 'an', 'in', 'almost', 'nearly', 'out',
	]),
	things: new Set([
		'hair', 'eye', 'lipstick', 'lip', 'nail', 'skin', 'wool', 'yarn', 'fabric', 'leather', 'car', 'sky',
	]),
	suffixes: ['ish'],
	modifiers: {
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
	},
	doubling: ['very', 'extra', 'really', 'super', 'ultra'],
	hints,
	isOrderFree: false,
	isInflected: false,
	isSameWord: (word, other) => singular(word) === singular(other),
	isFirstHalf: () => false,
	isAdjective: () => false,
	phraseStem: singular,
	wordStem: singular,
	root: singular,
	hueName: (_, family) => family,
	plainName: plainEnglish,
};
