/*
 * Names that no list holds, put together from those it does: modifiers (`light dusty blue`, `холодный розовый`), two hues
 * (`blueish grey`, `серо-зелёный`), and words that say nothing (`цвет спелой вишни`) around a known name.
 *
 * The longest known name counts, so that `light dusty blue` is a light Dusty Blue. Modifiers stand before the name, after
 * it, or joined to it, in any case and gender. Two hues meet only where they are neighbors: nothing is both yellow and
 * blue, and two colors side by side are not a name. The work is bounded: few words, each looked up a few times.
 *
 * Proof  test/names/compose.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { color as colorIn, type Color } from '../spaces/color.ts';
import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import { HUE_FAMILIES, hueFamily, type HueFamily } from './hue-family.ts';
import { contentOf, isHalf, isSameWord, LANGUAGES, languagesOf, LOCALES } from './locale.ts';
import { between, modify, MODIFIER_IDS, SHARES, type Modifier } from './modifiers.ts';
import { once, remembering } from './once.ts';
import { meantBy } from './plain-english.ts';
import { compoundName, formName } from './search.ts';
import { isSlur } from './slurs.ts';

export interface Composed {
	readonly color: Color;
	/** What it was put together from: `light + Dusty Blue`. */
	readonly readAs: string;
}

/** More words make no name, but sentences. */
const MOST_WORDS = 7;

/** A name that words can be put around, and whether people say it. */
interface Base extends Composed {
	readonly isCommon: boolean;
}

interface Modifying {
	readonly modifier: Modifier;
	readonly word: string;
	readonly times: number;
}

/** The color that the text puts together; undefined for what is none. */
export function compose(text: string): Composed | undefined {
	const words = contentOf(foldWords(text));
	if (words.length === 0 || words.length > MOST_WORDS || words.some(isSlur)) return undefined;
	const apart = taken(words);
	return read(words) ?? (apart.length > words.length ? read(apart) : undefined) ?? readJoined(words);
}

/** Modifiers to the front, then what they modify. */
function read(words: readonly string[]): Composed | undefined {
	const [before, rest] = leading(words), [after, core] = trailing(rest);
	const modifiers = [...after, ...before];
	if (core.length === 0)
		return modifiers.length > 1 ? readModified(modifiers.slice(0, -1), modifiers.slice(-1).map(({ word }) => word)) : undefined;
	return readModified(modifiers, core);
}

/** The longest known name that ends in the core counts; the modifiers before it move it, the nearest first. */
function readModified(modifiers: readonly Modifying[], core: readonly string[]): Composed | undefined {
	for (let i = 0; i <= modifiers.length; i++) {
		const base = known([...modifiers.slice(i).flatMap(wordsOf), ...core]) ?? (i === modifiers.length ? joinedHues(core) : undefined);
		if (base !== undefined) return modifiers.slice(0, i).reduceRight<Composed>(modified, base);
	}
	return undefined;
}

const wordsOf = ({ word, times }: Modifying): readonly string[] => (times === 1 ? [word] : [LANGUAGES[localeOf(word)].doubling[0]!, word]);

const localeOf = (word: string) => LOCALES.find((locale) => languagesOf(word).includes(LANGUAGES[locale]))!;

const modified = ({ color, readAs }: Composed, modifying: Modifying): Composed =>
	({ color: modify(color, modifying.modifier, modifying.times), readAs: `${wordsOf(modifying).join(' ')} + ${readAs}` });

/** The parts of one text: each is asked about in several ways. */
const MOST_PARTS = 128;

const known = (words: readonly string[]): Base | undefined => knownText(words.join(' '));

const knownText = remembering(MOST_PARTS, (text): Base | undefined => {
	const words = text.split(' '), found = findName(text);
	if (found !== undefined) {
		const name = found.list.name(found.place);
		// A further word of a color is told as it is, not by the name that the color has in another language.
		const readAs = foldWords(name).join('') === words.join('') ? name : text;
		return { color: found.list.color(found.place), readAs, isCommon: found.list.id !== 'extended' };
	}
	// Whatever is a form is a compound too, and most parts are neither.
	const compound = compoundName(words), name = compound && (formName(words) ?? compound);
	return name === undefined || name.source === 'tailwind'
		? undefined
		: { color: name.color, readAs: name.name, isCommon: name.source !== 'extended' };
});

/** The modifiers at the front of the words, and the rest. */
function leading(words: readonly string[]): readonly [readonly Modifying[], readonly string[]] {
	const found: Modifying[] = [];
	for (let i = 0, times = 1; i < words.length; i++) {
		const word = words[i]!, modifier = modifierOf(word);
		if (times === 1 && isDoubling(word)) times = 2;
		else if (modifier === undefined) return [found, words.slice(i + 1 - times)];
		else {
			found.push({ ...modifier, times });
			times = 1;
		}
	}
	return [found, []];
}

/** Those at the end, where the order of words is free or they stand behind a single word; and the rest. */
function trailing(words: readonly string[]): readonly [readonly Modifying[], readonly string[]] {
	const found: Modifying[] = [];
	let end = words.length;
	for (let modifier; end > 1 && (modifier = modifierOf(words[end - 1]!)) !== undefined; end--) found.unshift({ ...modifier, times: 1 });
	return [found, words.slice(0, end)];
}

/** All words for modifiers, of every language. */
const modifierWords = once((): readonly { readonly modifier: Modifier; readonly word: string }[] =>
	LOCALES.flatMap((locale) => MODIFIER_IDS.flatMap((modifier) => {
		const words: readonly string[] = LANGUAGES[locale].modifiers[modifier];
		return words.map((word) => ({ modifier, word }));
	})));

/** The same by the stem of the word. */
const modifiersByStem = once((): ReadonlyMap<string, readonly { readonly modifier: Modifier; readonly word: string }[]> => {
	const found = new Map<string, { readonly modifier: Modifier; readonly word: string }[]>();
	for (const one of modifierWords()) for (const stem of stemsOf(one.word)) found.set(stem, [...found.get(stem) ?? [], one]);
	return found;
});

const stemsOf = (word: string): readonly string[] => languagesOf(word).map(({ wordStem }) => wordStem(word));

function modifierOf(word: string): Omit<Modifying, 'times'> | undefined {
	for (const stem of stemsOf(word)) {
		const found = modifiersByStem().get(stem)?.find((one) => isSameWord(word, one.word) || isHalf(word, one.word));
		if (found !== undefined) return { modifier: found.modifier, word: found.word };
	}
	return undefined;
}

/** Is the word a modifier in any language, as `pale` or `тёмно`? */
export const isModifier = (word: string): boolean => modifierOf(word) !== undefined;

const isDoubling = (word: string): boolean => languagesOf(word).some(({ doubling }) => doubling.some((one) => isSameWord(word, one)));

/** A hue is left of a joined modifier: `darkolive`, `темносиний`. */
const SHORTEST_HUE = 3;

/** Words without the modifiers that are joined to them. */
function taken(words: readonly string[]): readonly string[] {
	return words.flatMap((word) => {
		// `midnight` is no night.
		if (isModifier(word) || known([word]) !== undefined) return [word];
		const joined = joinedStarts().find((start) =>
			word.startsWith(start) && word.length - start.length >= SHORTEST_HUE && known([word.slice(start.length)]) !== undefined);
		return joined === undefined ? [word] : [joined, word.slice(joined.length)];
	});
}

/** How a word that is joined to another begins it: as it is, or as the first half of a compound. */
const startsOf = (word: string): readonly string[] =>
	[word, ...['о', 'е'].map((vowel) => word.replace(/(?:ый|ий|ой)$/, vowel)).filter((half) => half !== word && isHalf(half, word))];

const joinedStarts = once((): readonly string[] => modifierWords().flatMap(({ word }) => startsOf(word)));

/** Longer words are no two hues. */
const LONGEST_JOINED = 30;

/** Two hues in one word: `bluegreen`, `серозелёный`. */
function readJoined(words: readonly string[]): Composed | undefined {
	const last = words.at(-1)!;
	if (last.length > LONGEST_JOINED) return undefined;
	for (let i = SHORTEST_HUE; i <= last.length - SHORTEST_HUE; i++) {
		const found = isHue(last.slice(0, i)) && isHue(last.slice(i))
			? read([...words.slice(0, -1), last.slice(0, i), last.slice(i)])
			: undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}

const isHue = (word: string): boolean => known([word])?.isCommon === true;

/** Two hues beside each other, the first in full or as a hint (`bluish`). */
function joinedHues(words: readonly string[]): Base | undefined {
	for (let i = 1; i < words.length; i++) {
		const second = known(words.slice(i));
		if (second === undefined || !second.isCommon) continue;
		const full = known(words.slice(0, i)), hint = full?.isCommon !== true && i === 1 ? hintIn(words[0]!) : undefined, first = hint ?? full;
		if (first === undefined || !first.isCommon || !areNeighbors(first.color, second.color, hint === undefined ? NEAR : FAR)) continue;
		const share = hueFamily(second.color) === 'gray' ? SHARES.gray
			: hueFamily(first.color) === 'gray' ? 1 - SHARES.gray
			: hint === undefined ? SHARES.joined : SHARES.hinted;
		const color = between(meant(first.color), meant(second.color), share);
		return { color, readAs: `${hint === undefined ? first.readAs : words[0]!} + ${second.readAs}`, isCommon: true };
	}
	return undefined;
}

/** The basic terms by the color that is listed for them. */
const basicTerms = once((): ReadonlyMap<number, HueFamily> => new Map(HUE_FAMILIES.flatMap((family) => {
	const found = findName(family);
	return found === undefined ? [] : [[toRgb24(found.list.color(found.place)), family] as const];
})));

/** What people mean by a basic term, in the mean; the shares were fitted between these. Its listed color is as pure as can be. */
function meant(listed: Color): Color {
	const mean = meantBy(basicTerms().get(toRgb24(listed)) ?? '');
	return mean === undefined ? listed : colorIn('oklab', mean);
}

function hintIn(word: string): Base | undefined {
	for (const hue of languagesOf(word).flatMap(({ hintsOf }) => hintsOf(word))) {
		const base = known([hue]);
		if (base !== undefined) return base;
	}
	return undefined;
}

/** The families in a circle; the others go with all. */
const CIRCLE: readonly HueFamily[] = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'];

/** How many families apart two hues may be that are said together, and one that is a hint. Across lies the opposite. */
const NEAR = 2;
const FAR = 3;

function areNeighbors(one: Color, other: Color, most: number): boolean {
	const i = CIRCLE.indexOf(hueFamily(one)), j = CIRCLE.indexOf(hueFamily(other));
	const apart = Math.abs(i - j);
	return i < 0 || j < 0 || Math.min(apart, CIRCLE.length - apart) <= most;
}

/** What of a text is understood, though it is no name: its words that modify or are colors, and those that are neither. */
export function understood(text: string): { readonly known: readonly string[]; readonly unknown: readonly string[] } {
	const words = contentOf(foldWords(text));
	if (words.length < 2 || words.length > MOST_WORDS) return { known: [], unknown: words };
	const isKnown = (word: string): boolean => isModifier(word) || isHue(word) || hintIn(word) !== undefined;
	return { known: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) };
}
