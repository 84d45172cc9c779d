/*
 * Other readings of a text that is not a name: typed on the wrong keyboard, with the abbreviations of the clothes trade, with commas
 * around what describes a color, with diminutives.
 *
 * Source  the standard layouts of PC keyboards, in each language.
 * Proof   test/names/readings.test.ts.
 */

import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import { isAdjective, isParticle, isTurn, languagesFor } from './locale.ts';
import { ALL_LANGUAGES } from './locales/table.ts';
import { degreesAt, modifierAt } from './modifier-words.ts';
import { once } from './once.ts';
import type { Script } from './script.ts';

const abbreviations = once((): ReadonlyMap<string, string> => new Map(ALL_LANGUAGES.flatMap((language) => [...language.abbreviations])));

/** Words of ASCII letters, with the point of an abbreviation. */
const WORD = /(?<![\p{L}\d])([a-z]+)\.?(?![\p{L}\d])/giu;

/** An abbreviation joined to a word: `dkGreen`, `ltblue`, `medBlue`. */
const JOINED = /(?<![\p{L}\d])(dk|lt|med(?!i))(?=[a-z]{3})/giu;

/** The text without abbreviations; undefined if it has none. */
function spellOut(text: string): string | undefined {
	const full = text.replace(JOINED, '$1 ').replace(WORD, (whole, word: string) => abbreviations().get(word.toLowerCase()) ?? whole);
	return full === text ? undefined : full;
}

/**
 * Joins the parts of a phrase of which all but one describe a color: `зелёный, тёмный`, `blue, like night`, `like teal, but darker`. Those
 * with a degree go first: `purple, not too dark`, `white, slightly pink`.
 */
function joinParts(text: string): string | undefined {
	const parts = text.split(',').map((part) => part.trim());
	const names = parts.length < 2 ? parts : parts.filter((part) => !isDescription(foldWords(part)));
	if (parts.length < 2 || names.length > 1) return undefined;
	const isBefore = (part: string): boolean => part !== names[0] && degreesAt(foldWords(part), 0).length > 0;
	return [...parts.filter(isBefore), ...parts.filter((part) => !isBefore(part))].join(' ');
}

/** True for modifiers, for a part that begins with a particle or `but`, and for a hue with a degree or `almost`. */
function isDescription(words: readonly string[]): boolean {
	for (let i = 0; i < words.length;) {
		const next = degreesAt(words, i)[0] ?? modifierAt(words, i);
		if (next === undefined && i === 0) return isTurn(words[0]!) || isParticle(words[0]!);
		if (next === undefined) {
			const isTint = degreesAt(words, 0).length > 0 || modifierAt(words, 0)?.id === 'almost';
			return i === words.length - 1 && isTint && findName(words[i]!) !== undefined;
		}
		i += next.size;
	}
	return words.length > 0;
}

/** The text with base forms instead of diminutives. */
function listBases(text: string): readonly string[] {
	const words = foldWords(text), bases = words.map((word) => languagesFor(word).flatMap(({ baseNouns }) => baseNouns(word)));
	const most = Math.max(0, ...bases.map(({ length }) => length));
	return Array.from({ length: most }, (_, i) => words.map((word, at) => bases[at]![i] ?? word).join(' '));
}

/** Layout of the first language in a script. */
const layoutOf = (script: Script): readonly string[] => [...ALL_LANGUAGES.find((language) => language.script === script)?.keys ?? ''];

const otherKeys = once((): ReadonlyMap<string, string> => {
	const latin = layoutOf('latin'), cyrillic = layoutOf('cyrillic');
	return new Map(latin.flatMap((key, i) => (cyrillic[i] === undefined ? [] : [[key, cyrillic[i]], [cyrillic[i], key]])));
});

/** The text in the other layout: `rhfcysq` is красный. Undefined for a text without letters, or with those of both scripts. */
export function inOtherLayout(text: string): string | undefined {
	if (/[a-z]/i.test(text) === /[а-яё]/i.test(text)) return undefined;
	return [...text].map((key) => otherKeys().get(key) ?? key).join('');
}

/** The text in the other layout. A single word has to be a name or an adjective: `verb` is not муки. */
function typedInOtherLayout(text: string): string | undefined {
	const typed = inOtherLayout(text), words = foldWords(typed ?? '');
	return words.length > 1 || words.some(isAdjective) || findName(typed ?? '') !== undefined ? typed : undefined;
}

/** Possible meanings of a text that is not a name, best first: `rhfcysq` красный, `dk grn` dark green. */
export const listReadings = (text: string): readonly string[] =>
	[typedInOtherLayout(text), spellOut(text), joinParts(text), ...listBases(text)].filter((one) => one !== undefined);
