/*
 * The parts of composed names: listed names, hints of a hue (`bluish`), and two hues that are mixed (`blueish grey`, `серо-зелёный`,
 * `slightly orange red`).
 *
 * Two hues combine only if they are neighbors: nothing is both yellow and blue.
 *
 * Proof  test/names/compose.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { color as colorIn, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { BLACK, fromRgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { wordsFor } from './color-words.ts';
import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import { hueFamily, type HueFamily } from './hue-family.ts';
import { detectLocale, isAdjective, languagesFor } from './locale.ts';
import { forLocales } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';
import { degreesAt, isCompared } from './modifier-words.ts';
import { between, modify, SHARES } from './modifiers.ts';
import { memoize, once } from './once.ts';
import { compoundName, formName, kinName } from './search.ts';

export interface Composed {
	readonly color: Color;
	/** The parts: `light + Dusty Blue`. */
	readonly readAs: string;
	/** True if modifiers apply to a common name. */
	readonly isCommon: boolean;
	/** True for a listed name, with or without modifiers, unlike two joined hues. */
	readonly isListed?: boolean;
}

/** Cached lookups: the parts of one text are looked up in several ways. */
const MOST_PARTS = 128;

/** The color of a listed name, or of a compound of listed words. */
export const lookUp = (words: readonly string[]): Composed | undefined => lookUpText(words.join(' '));

const lookUpText = memoize(MOST_PARTS, (text): Composed | undefined => {
	const words = text.split(' '), found = findName(text);
	if (found !== undefined) {
		const name = found.list.name(found.place);
		// For a further word of a color, the word is reported, not the color's name in another language.
		const readAs = foldWords(name).join('') === words.join('') ? name : text;
		return { color: found.list.color(found.place), readAs, isCommon: found.list.id !== 'extended', isListed: true };
	}
	// Every form is a compound too, and most parts are neither. `темнее бирюзового` compares.
	const compound = isCompared(words) ? undefined : compoundName(words), name = compound && (formName(words) ?? compound);
	return toComposed(name);
});

const toComposed = (name: ReturnType<typeof compoundName>): Composed | undefined => (name === undefined || name.source === 'tailwind'
	? undefined
	: { color: name.color, readAs: name.name, isCommon: name.source !== 'extended', isListed: true });

/** The color of a name of several words, of which a noun may take the place of its adjective. */
export const kinOf = (words: readonly string[]): Composed | undefined => (words.length > 1 ? toComposed(kinName(words)) : undefined);

/** True for the name of a common color. */
export const isHue = (word: string): boolean => lookUp([word])?.isCommon === true;

/** True for white and black. */
export const isExtreme = (base: Color): boolean => ['white', 'black'].includes(hueFamily(base));

/** Two adjacent hues, one in full, the other in full or as a hint (`bluish`) before or after it. */
export function joinedHues(words: readonly string[]): Composed | undefined {
	const last = words.at(-1)!;
	const isHinted = words.length > 1 && hintIn(last)?.isCommon === true;
	return turnedName(words) ?? (isHinted ? joinHues([last, ...words.slice(0, -1)]) : undefined) ?? joinHues(words);
}

/** A common name that ends in the plain hue that precedes it here: `gray charcoal`. */
function turnedName([hue = '', ...rest]: readonly string[]): Composed | undefined {
	const name = rest.length === 1 ? lookUp([...rest, hue]) : undefined;
	const plain = name?.isCommon === true ? lookUp([hue]) : undefined;
	return plain !== undefined && wordsFor(plain.color, detectLocale([hue])).hueName === hue ? name : undefined;
}

function joinHues(words: readonly string[]): Composed | undefined {
	for (let i = words.length - 1; i > 0; i--) {
		const second = lookUp(words.slice(i));
		if (second === undefined || !second.isCommon) continue;
		const hint = i === 1 ? hintIn(words[0]!) : undefined, full = lookUp(words.slice(0, i)), first = hint ?? full;
		const isOfThing = hint === undefined && isAttribute(words, i);
		if (first?.isCommon !== true || !(isOfThing || areNeighbors(first.color, second.color, hint === undefined ? NEAR : FAR))) continue;
		const share = isOfThing ? SHARES.thing
			: hint !== undefined && isExtreme(second.color) ? SHARES.extreme
			: hueFamily(second.color) === 'gray' ? SHARES.gray
			: hueFamily(first.color) === 'gray' ? 1 - SHARES.gray
			: hint === undefined ? joinedShare(first.color, second.color)
			: isMutedKin(first.color, second.color) ? SHARES.related : SHARES.hinted;
		const color = between(meanColor(first), meanColor(second), share);
		return { color, readAs: `${hint === undefined ? first.readAs : words[0]!} + ${second.readAs}`, isCommon: true };
	}
	return undefined;
}

/** True for the adjective of a thing, `ржавое железо`; the thing has its color. */
const isAttribute = (words: readonly string[], size: number): boolean =>
	size === 1 && isAdjective(words[0]!) && words.slice(1).every((word) => !isAdjective(word));

/** Share of the second of two hues: of one family, the less colorful one tells more (`green moss`, `pine forest green`). */
const joinedShare = (first: Color, second: Color): number => (hueFamily(first) !== hueFamily(second) ? SHARES.joined
	: isMutedKin(first, second) ? 1 - SHARES.extreme : SHARES.extreme);

/** True if the first color is a less colorful one of the same family: olive, and green. */
const isMutedKin = (first: Color, second: Color): boolean =>
	hueFamily(first) === hueFamily(second) && convert(first, 'oklch').coords[1] < convert(second, 'oklch').coords[1];

/** A hint without a hue is a muted one: `bluish`, `navy-ish`, `off-white-ish`. */
export function hintAlone(core: readonly string[]): Composed | undefined {
	const hint = hintIn(core.at(-1)!, core.slice(0, -1));
	return hint?.isCommon === true ? { color: modify(meanColor(hint), 'muted', 0.4), readAs: core.join(' '), isCommon: true } : undefined;
}

/** Mean colors of each language by the listed one. */
const means = once(() => forLocales((locale): ReadonlyMap<Rgb24, Color> =>
	new Map(LANGUAGES[locale].meanColors().flatMap(([name, mean]) => {
		const found = findName(name);
		return found === undefined ? [] : [[found.list.rgb24(found.place), fromRgb24(toRgb24(colorIn('oklab', mean)))] as const];
	}))));

/** The color that people mean by a listed one, to which modifiers and shares were fitted; most, and black and white, are unchanged. */
export function meanColor({ color, readAs }: Pick<Composed, 'color' | 'readAs'>): Color {
	const rgb = toRgb24(color);
	return (rgb === BLACK || rgb === WHITE ? undefined : means()[detectLocale(foldWords(readAs))].get(rgb)) ?? color;
}

/** The color of the hue that a word hints at, with the words before it: `bluish`. */
export function hintIn(word: string, before: readonly string[] = []): Composed | undefined {
	for (const hue of languagesFor(word).flatMap(({ hints }) => hints(word))) {
		const base = lookUp([...before, hue]);
		if (base !== undefined) return base;
	}
	return undefined;
}

/** Neighboring families in a circle; brown, gray, black and white combine with all. */
const CIRCLE: readonly HueFamily[] = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'];

/** Largest distance on the circle between two combined hues, and between a hint and a hue. The opposite is 4 apart. */
const NEAR = 2;
const FAR = 3;

/** True if two families are at most so far apart on the circle. */
export function areNeighbors(one: Color, other: Color, most: number): boolean {
	const i = CIRCLE.indexOf(hueFamily(one)), j = CIRCLE.indexOf(hueFamily(other));
	const apart = Math.abs(i - j);
	return i < 0 || j < 0 || Math.min(apart, CIRCLE.length - apart) <= most;
}

/** Two hues, the first of which is weakened: `slightly orange red`, `a bit gray blue`. */
export function tintedHues(words: readonly string[]): Composed | undefined {
	const degrees = degreesAt(words, 0), core = words.slice(degrees.length);
	const isWeak = degrees.length > 0 && degrees.every(({ id, size }) => id === 'less' && size === 1);
	const first = isWeak ? lookUp(core.slice(0, 1)) : undefined, second = first && lookUp(core.slice(1));
	if (first?.isCommon !== true || second?.isCommon !== true || !areNeighbors(first.color, second.color, FAR)) return undefined;
	const color = between(meanColor(first), meanColor(second), SHARES.tinted);
	return { color, readAs: `${words.slice(0, degrees.length).join(' ')} ${first.readAs} + ${second.readAs}`, isCommon: true };
}
