/*
 * Composed names, which no list contains: modifiers (`light dusty blue`, `холодный розовый`), two hues (`blueish grey`,
 * `серо-зелёный`), and filler words (`цвет спелой вишни`) around a listed name.
 *
 * The longest listed name wins, so `light dusty blue` is a light Dusty Blue. Modifiers may precede the name, follow it or be
 * joined to it, in any case and gender. The work is bounded: few words, each looked up a few times.
 *
 * Proof  test/names/compose.test.ts.
 */

import { weigh } from './degrees.ts';
import { fold, foldWords } from './fold.ts';
import {
	areNeighbors, hintAlone, hintIn, isExtreme, isHue, joinedHues, kinOf, lookUp, meanColor, tintedHues, type Composed,
} from './hues.ts';
import type { Mixture } from './language.ts';
import { isFiller, isHalf, isParticle, isTurn, languagesFor, withoutFillers } from './locale.ts';
import { degreesAt, isCompared, joinedDegrees, joinedStarts, modifierAt, modifierSizes, modifierWords } from './modifier-words.ts';
import { between, modifyMeant, type Modifier } from './modifiers.ts';
import { isSlur } from './slurs.ts';
import { isWithin } from './typo.ts';

/** Longer texts are sentences. */
const MOST_WORDS = 7;

interface Modifying {
	readonly modifier: Modifier;
	/** The words, as reported. */
	readonly words: readonly string[];
	readonly times: number;
	/** True for `darker`, and for `dark` before `than`. */
	readonly isCompared: boolean;
}

/** The color of a composed name; undefined for any other text. */
export function compose(text: string): Composed | undefined {
	const whole = splitWords(text), words = turn(dropRepeats(joinSuffixes(withoutFillers(whole))));
	return words.some(isSlur) ? undefined : readWithFillers(whole) ?? readMixture(words) ?? readPhrase(words);
}

/** Reads a modified name that contains a filler: `pale lily of the valley`. */
function readWithFillers(words: readonly string[]): Composed | undefined {
	const [modifiers, name] = splitLeading(words), isNamed = words.findIndex(isFiller) > words.length - name.length;
	return isNamed && lookUp(name)?.isCommon === true ? readModified(modifiers, name) : undefined;
}

/** Reads a phrase that mixes two others: `between teal and navy`, `yellow with a hint of green`. `Чай с лимоном` is one name. */
function readMixture(words: readonly string[]): Composed | undefined {
	const text = words.join(' ');
	if (lookUp(splitLeading(words)[1])?.isCommon === true) return undefined;
	for (const mixture of words.length < 3 ? [] : languagesFor(words[0]!).flatMap(({ mixtures }) => mixtures)) {
		// `less dark than navy` compares.
		const names = splitMixture(text, mixture)?.map((name) => (isModifier(name) ? undefined : readPhrase(name.split(' '))));
		const [first, second] = mixture.isOtherFirst ? [names?.[1], names?.[0]] : names ?? [];
		if (first === undefined || second === undefined) continue;
		if (mixture.share === 0 && !areNeighbors(first.color, second.color, 1)) continue;
		const color = between(meanColor(first), meanColor(second), mixture.share);
		return { color, readAs: `${first.readAs} + ${second.readAs}`, isCommon: first.isCommon && second.isCommon };
	}
	return undefined;
}

/** The two names of a phrase of this kind. */
function splitMixture(text: string, { start = [''], middle, end = [''] }: Mixture): readonly [string, string] | undefined {
	const opening = start.find((phrase) => text.startsWith(phrase)), closing = end.find((phrase) => text.endsWith(phrase));
	if (opening === undefined || closing === undefined) return undefined;
	const names = text.slice(opening.length, text.length - closing.length), link = middle.find((phrase) => names.includes(phrase, 1));
	if (link === undefined) return undefined;
	const at = names.indexOf(link, 1);
	return [names.slice(0, at).trim(), names.slice(at + link.length).trim()];
}

/** The end of a word of `lightDustyBlue`. */
const CAMEL_CASE = /(\p{Ll})(\p{Lu})/gu;

/** The folded words, of `lightDustyBlue` too. */
const splitWords = (text: string): readonly string[] => foldWords(text.replace(CAMEL_CASE, '$1 $2'));

/** Joins endings that are written apart: `blue-ish`. */
function joinSuffixes(words: readonly string[]): readonly string[] {
	const joined: string[] = [];
	for (const word of words) {
		const isSuffix = joined.length > 0 && languagesFor(word).some(({ suffixes }) => suffixes.includes(word));
		if (isSuffix) joined.push(joined.pop()! + word);
		else joined.push(word);
	}
	return joined;
}

/**
 * `teal but a bit darker` is a bit darker than teal, `light but not pastel green` a light green that is not pastel, `dark but not black`
 * and `almost black brown` are almost black.
 */
function turn(words: readonly string[]): readonly string[] {
	const at = words.findIndex((word, i) => i > 0 && isTurn(word)), change = words.slice(at + 1).filter((word) => !isTurn(word));
	if (at < 1) return turnAlmost(words);
	const before = words.slice(0, at), { thans, modifiers } = languagesFor(words[at]!)[0]!;
	const [negation] = degreesAt(change, 0), rest = change.slice(negation?.size ?? 0);
	if (splitLeading(before)[1].length === 0) {
		const isAlmost = negation?.id === 'no' && !isModifier(rest[0] ?? '') && lookUp(rest) !== undefined;
		return isAlmost ? [modifiers.almost[0]!, ...rest] : [...before, ...change];
	}
	return change.some((word) => isModifier(word) || hintIn(word) !== undefined) ? [...change, thans[0]!, ...before] : words;
}

/** A brown that is almost black is mixed: `brown almost black`. */
function turnAlmost(words: readonly string[]): readonly string[] {
	const [almost, extreme, ...rest] = words, hue = extreme === undefined || rest.length === 0 ? undefined : lookUp([extreme]);
	const isMixed = hue !== undefined && isExtreme(hue.color) && modifierAt(words, 0)?.id === 'almost'
		&& lookUp(words.slice(1))?.isCommon !== true;
	return isMixed ? [...rest, almost!, extreme!] : words;
}

/** Drops a hue that is said twice: `синий-синий`. A repeated degree counts. */
const dropRepeats = (words: readonly string[]): readonly string[] =>
	words.filter((word, i) => word !== words[i - 1] || degreesAt(words, i).length > 0);

/**
 * Reads the words, or those without particles, or without the things that have the color (`chestnut brown hair`). The longest listed name
 * that is common wins, then any common one of a part.
 */
function readPhrase(words: readonly string[]): Composed | undefined {
	if (words.length === 0 || words.length > MOST_WORDS) return undefined;
	// `at night` is a modifier, and `Indian Red` a name.
	const startsPart = (i: number): boolean => modifierAt(words, i) !== undefined || degreesAt(words, i).length > 0;
	const isPart = (i: number): boolean => startsPart(i) || lookUp(words.slice(i, i + 2))?.isCommon === true;
	const content = words.filter((word, i) => !isOmitted(word) || isPart(i)), bare = content.filter((word) => !isOmitted(word));
	if (content.length === 0 || (lookUp(words) ?? kinOf(words)) !== undefined) return readWords(words);
	const isShorter = content.length < words.length, withoutThings = content.filter((word, i) => i === content.length - 1 || !isThing(word));
	// A name may contain a particle (`salt and pepper hair`).
	const parts = [
		...cutThings(content), ...isShorter ? cutThings(words) : [], ...withoutThings.length < content.length ? [withoutThings] : [],
	].map(readPart);
	const whole = readPart(words), short = isShorter ? readPart(content) : undefined;
	const [listed] = [whole, short, ...parts].filter((part) => part?.isListed === true && part.isCommon)
		.sort((one, other) => other!.size - one!.size);
	return listed ?? parts.find((part) => part?.isCommon) ?? short ?? whole ?? parts.find((part) => part !== undefined)
		?? (bare.length > 0 && bare.length < content.length ? readWords(bare) : undefined);
}

/** Reads a part of a phrase and notes its size. Khaki trousers have the color that people mean, not that of the keyword. */
function readPart(words: readonly string[]): Composed & { readonly size: number } | undefined {
	const composed = readWords(words);
	return composed && { ...composed, size: words.length, color: lookUp(words) === undefined ? composed.color : meanColor(composed) };
}

/** True for particles, and for derived words that are not modifiers. */
const isOmitted = (word: string): boolean => isParticle(word) || languagesFor(word).some(({ isDerived, abbreviations }) =>
	isDerived(word) && !abbreviations.has(word) && lookUp([word])?.isCommon !== true && !isMisspeltModifier(word));

/** True for a word that is one typing error away from a modifier. */
const isMisspeltModifier = (word: string): boolean =>
	modifierWords().some(({ words }) => words.length === 1 && isWithin(word, words[0]!, 1));

/** The words without things at their end, then without things at both ends or at the beginning; without most of them first. */
function cutThings(words: readonly string[]): readonly (readonly string[])[] {
	let start = 0, end = words.length;
	while (end > 1 && isThing(words[end - 1]!)) end--;
	while (start < words.length - 1 && isThing(words[start]!)) start++;
	const shorter = Array.from({ length: words.length - end }, (_, i) => words.slice(0, end + i));
	const atBothEnds = start === 0 ? [] : [...start < end ? [words.slice(start, end)] : [], words.slice(start)];
	return isOrderFree(words[0]!) ? [...atBothEnds, ...shorter] : [...shorter, ...atBothEnds];
}

const isOrderFree = (word: string): boolean => languagesFor(word).some((language) => language.isOrderFree);

/** True for a thing. An adjective of hue may share the stem of one: `белый` and `бельё`. */
export const isThing = (word: string): boolean => languagesFor(word).some(({ things, wordStem, isAdjective }) =>
	things.has(wordStem(word)) && !(isAdjective(word) && isHue(word)));

function readWords(words: readonly string[]): Composed | undefined {
	const apart = splitJoined(words);
	return read(words) ?? (apart.length > words.length ? read(apart) : undefined) ?? readJoined(words);
}

/** Collects the modifiers at both ends, then reads the rest as a name. */
function read(words: readonly string[]): Composed | undefined {
	const [before, rest] = splitLeading(words), [after, core] = lookUp(rest) === undefined ? splitTrailing(rest) : [[], rest];
	const modifiers = [...after, ...before], isListed = modifiers.length > 0 && !modifiers.some(({ isCompared }) => isCompared);
	const whole = isListed ? lookUp(words) ?? tintedHues(words) : undefined;
	if (whole !== undefined) return whole;
	if (core.length === 0) return modifiers.length > 1 ? readModified(modifiers.slice(0, -1), modifiers.at(-1)!.words) : undefined;
	return readModified(modifiers, core);
}

/** Finds the longest listed name that ends the core; the remaining modifiers are applied to it, the nearest first. */
function readModified(modifiers: readonly Modifying[], core: readonly string[]): Composed | undefined {
	for (let i = modifiers.findLastIndex(({ isCompared }) => isCompared) + 1; i <= modifiers.length; i++) {
		const base = lookUp([...modifiers.slice(i).flatMap(({ words }) => words), ...core])
			?? (i === modifiers.length ? kinOf(core) ?? joinedHues(core) ?? hintAlone(core) : undefined);
		if (base === undefined) continue;
		return modifiers.slice(0, i).reduceRight<Composed>(applyModifier, base);
	}
	return undefined;
}

/** People who say "vivid pink" mean their pink, not the keyword. */
function applyModifier(base: Composed, { modifier, words, times }: Modifying): Composed {
	return { ...base, color: modifyMeant(base.color, meanColor(base), modifier, times), readAs: `${words.join(' ')} + ${base.readAs}` };
}

/** `Much darker` is less than `very dark`. */
const MUCH = 0.7;

/** Splits the modifiers off the front of the words. */
function splitLeading(words: readonly string[]): readonly [readonly Modifying[], readonly string[]] {
	const modifiers: Modifying[] = [];
	for (let i = 0;;) {
		const degrees = degreesAt(words, i), at = degrees.reduce((end, { size }) => end + size, i), modifier = modifierAt(words, at);
		// What is not red may have any other color.
		if (modifier === undefined && (degrees[0]?.id ?? 'no') === 'no') return [modifiers, words.slice(i)];
		const step = degrees.length === 0 ? { modifier: modifier!.id, times: 1 } : weigh(degrees.map(({ id }) => id), modifier?.id);
		const end = at + (modifier?.size ?? 0), compared = isCompared(words.slice(i, end)), times = step.times * (modifier?.times ?? 1);
		modifiers.push({
			modifier: step.modifier, times: compared && times > 1 ? MUCH * times : times,
			words: [...degrees.flatMap((degree) => degree.words), ...modifier?.words ?? []], isCompared: compared,
		});
		i = end;
		if (isThan(words[i])) return [modifiers.map((one) => ({ ...one, isCompared: true })), words.slice(i + 1)];
	}
}

const isThan = (word = ''): boolean => languagesFor(word).some(({ thans }) => thans.includes(word));

/** Splits the modifiers off the end; the order of words is free in some languages. */
function splitTrailing(words: readonly string[]): readonly [readonly Modifying[], readonly string[]] {
	const modifiers: Modifying[] = [];
	let end = words.length;
	for (let last; end > 1 && (last = lastModifier(words, end)) !== undefined; end -= last.size)
		modifiers.unshift({ modifier: last.id, words: last.words, times: last.times, isCompared: isCompared(words.slice(end - last.size, end)) });
	return [modifiers, words.slice(0, end)];
}

/** The modifier that ends before a word of the phrase and leaves a name before it. */
function lastModifier(words: readonly string[], end: number): ReturnType<typeof modifierAt> {
	for (const size of modifierSizes()) {
		const modifier = size < end ? modifierAt(words.slice(0, end), end - size) : undefined;
		if (modifier?.size === size) return modifier;
	}
	return undefined;
}

/** True for modifiers in any language, such as `pale` or `тёмно`. */
export const isModifier = (word: string): boolean => modifierAt([word], 0) !== undefined;

/** Letters left of a hue after a joined modifier, at least: `darkolive`, `темносиний`. */
const SHORTEST_HUE = 3;

/** Splits joined modifiers off words. */
function splitJoined(words: readonly string[]): readonly string[] {
	return words.flatMap((word) => {
		// `midnight` is not a modified `night`.
		if (isModifier(word) || lookUp([word]) !== undefined) return [word];
		const joined = joinedStarts().find((start) =>
			word.startsWith(start) && word.length - start.length >= SHORTEST_HUE && lookUp([word.slice(start.length)]) !== undefined)
			?? joinedDegrees().find((start) => word.startsWith(start) && isModifierOrHue(word.slice(start.length)));
		return joined === undefined ? [word] : [joined, word.slice(joined.length)];
	});
}

const isModifierOrHue = (word: string): boolean => isModifier(word) || (word.length >= SHORTEST_HUE && isHue(word));

/** Longer words are not two joined hues. */
const LONGEST_JOINED = 30;

/** Two hues in one word: `bluegreen`, `серозелёный`. */
function readJoined(words: readonly string[]): Composed | undefined {
	const last = words.at(-1)!;
	if (last.length > LONGEST_JOINED) return undefined;
	for (let i = SHORTEST_HUE; i <= last.length - SHORTEST_HUE; i++) {
		const composed = isFirstHue(last.slice(0, i)) && isHue(last.slice(i))
			? read([...words.slice(0, -1), last.slice(0, i), last.slice(i)])
			: undefined;
		if (composed !== undefined) return composed;
	}
	return undefined;
}

/** True for a hue that may begin a joined word: a name, or its half. `небе` of `небелёный` is another case of небо. */
function isFirstHue(word: string): boolean {
	const hue = lookUp([word]), name = hue && fold(hue.readAs);
	return name !== undefined && hue!.isCommon && (name === word || isHalf(word, name));
}

/** Splits the words of an unknown name into those that modify or are colors, and others. */
export function partitionWords(text: string): { readonly known: readonly string[]; readonly unknown: readonly string[] } {
	const words = withoutFillers(foldWords(text));
	if (words.length < 2 || words.length > MOST_WORDS) return { known: [], unknown: words };
	return { known: words.filter(isColorWord), unknown: words.filter((word) => !isColorWord(word)) };
}

/** True for a word that modifies or is a color. */
const isColorWord = (word: string): boolean => isModifier(word) || isHue(word) || hintIn(word) !== undefined;
