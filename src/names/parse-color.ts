/*
 * Parses any color text: keyword, HEX, CSS function, Tailwind class, name. Total: returns a color with finite channels or
 * throws InputError.
 *
 * CSS comes first, then the other readers in order. Each returns undefined for text that is not of its kind and throws for
 * text of its kind with an error, so that the message is about the intended kind.
 *
 * Proof  test/names/parse-color.test.ts, and a hundred thousand hostile strings in hostile.test.ts.
 */

import { advice, phrase, suggest, quote, unreadable, type Advice, type Phrase } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { CONTEXT_WORDS, WRITE_ITSELF } from '../reading/css-context.ts';
import { lowerAscii } from '../reading/css-cursor.ts';
import { refuseCss, trimText, type Remedies } from '../reading/css-explain.ts';
import { CSS_TEXT_FORMS } from '../reading/css-grammar.ts';
import { readCssText } from '../reading/css-levels.ts';
import { mendFunction, mendHex, mendText } from '../reading/css-mend.ts';
import { LONGEST_EXPANDED } from '../reading/css-text.ts';
import { expandOrThrow } from '../reading/css-unfilled.ts';
import { callsVar, type Page } from '../reading/css-variables.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { compose, isModifier, partitionWords } from './compose.ts';
import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import type { ListId } from './lists.ts';
import { exactName } from './search.ts';
import { detectLocale, isFiller, withoutFillers } from './locale.ts';
import { listReadings } from './readings.ts';
import { isCompared } from './modifier-words.ts';
import { commonNamesIn, nearest } from './nearest.ts';
import { advisePasted } from './pasted.ts';
import { PRINTED_FORMS, readPrinted } from './printed.ts';
import { findRal } from './ral-codes.ts';
import { suggestName, suggestWords } from './suggest.ts';
import { readClass } from './tailwind-class.ts';

/** Kinds of color text. */
export const FORMS = [...CSS_TEXT_FORMS, ...PRINTED_FORMS, 'tailwind', 'ral', 'common-name', 'composed-name', 'extended-name'] as const;

export type Form = (typeof FORMS)[number];

export interface ParsedColor {
	readonly color: Color;
	readonly form: Form;
	/** The parts of a composed name: `light + Dusty Blue`. */
	readonly readAs?: string;
}

const REMEDIES: Remedies = {
	forFunction: (text) => advisePasted(text) ?? mendFunction(text),
	forHex: (text) => advisePasted(text) ?? mendHex(text),
};

/** Parses a color and its form, with the variables and color scheme of a page. Throws InputError `unreadable-color`. */
export function readColor(text: string, page: Page = {}): ParsedColor {
	spend(text.length / 12);
	return readCssText(text, page.scheme) ?? readOther(text, page);
}

/** Parses text that is not plain CSS: with var(), or of another kind. */
function readOther(source: string, { variables, scheme }: Page): ParsedColor {
	const text = trimText(source);
	spend(2 + text.length / 5);
	if (!callsVar(text)) return readByKind(text);
	const whole = expandOrThrow(text, variables);
	spend(8 + whole.length / 6);
	return readCssText(whole, scheme, LONGEST_EXPANDED) ?? readByKind(trimText(whole, LONGEST_EXPANDED));
}

function readByKind(text: string): ParsedColor {
	const printed = readPrinted(text);
	if (printed !== undefined) return printed;
	// Any CSS that was not parsed by now is an error, and a replacement is searched for.
	if (text.includes('(') || text.startsWith('#')) spend(REFUSAL_UNITS);
	return refuseCss(text, REMEDIES)
		?? refuseContext(text)
		?? readTailwind(text)
		?? readRal(text)
		?? readName(text)
		?? readOtherReading(text)
		?? refuse(text);
}

/** Parses a color. Throws InputError `unreadable-color`. */
export const parse = (text: string): Color => readColor(text).color;

function refuseContext(text: string): undefined {
	const why = CONTEXT_WORDS.get(lowerAscii(text));
	if (why !== undefined) throw unreadable(phrase`${quote(text)} ${why}`, WRITE_ITSELF);
}

function readTailwind(text: string): ParsedColor | undefined {
	const read = readClass(text);
	return read && { color: read, form: 'tailwind' };
}

function readRal(text: string): ParsedColor | undefined {
	const read = findRal(text);
	return read && { color: fromRgb24(read.rgb24), form: 'ral' };
}

function readName(text: string): ParsedColor | undefined {
	const place = findName(text);
	if (place !== undefined) return { color: place.list.color(place.place), form: toForm(place.list.id) };
	if (!isWords(text)) return undefined;
	const words = foldWords(text);
	spend(WORD_UNITS * words.length);
	return (isCompared(words) ? undefined : readForm(text)) ?? readComposed(text);
}

/** Units of work for a word of a text that is not simply a name: it is looked up in other forms, and with the words next to it. */
const WORD_UNITS = 12;

/** Reads a name in another case, number or word order: any exact match of a search. */
function readForm(text: string): ParsedColor | undefined {
	const words = foldWords(text), name = exactName(words);
	if (name === undefined) return undefined;
	// Fillers were dropped.
	const isBare = withoutFillers(words).length < words.length && !foldWords(name.name).some(isFiller);
	return isBare ? { color: name.color, form: 'composed-name', readAs: name.name } : { color: name.color, form: toForm(name.source) };
}

function readComposed(text: string): ParsedColor | undefined {
	const composed = compose(text);
	return composed && { color: composed.color, form: 'composed-name', readAs: composed.readAs };
}

/** Reads a name that was typed on the wrong keyboard or with abbreviations. */
function readOtherReading(text: string): ParsedColor | undefined {
	if (text.length > LONGEST_WORDS) return undefined;
	for (const reading of listReadings(text)) {
		const read = readName(reading);
		if (read !== undefined) return { readAs: reading, ...read, form: 'composed-name' };
	}
	return undefined;
}

const toForm = (list: ListId): Form => (list === 'extended' ? 'extended-name' : list === 'tailwind' ? 'tailwind' : 'common-name');

/** True for words separated by spaces, hyphens, underscores and apostrophes, no longer than the longest name. */
const isWords = (text: string): boolean => text.length <= LONGEST_WORDS && WORDS.test(text);

const WORDS = /^[\p{L}\d](?:[\p{L}\p{M}\d\s'’_\p{Pd}]*[\p{L}\p{M}\d])?$/u;

const LONGEST_WORDS = 60;

/** Cost of building the error for a text, without the suggestion, in units of work. */
const REFUSAL_UNITS = 90;

function refuse(text: string): never {
	spend(REFUSAL_UNITS);
	if (isWords(text) && isModifier(foldWords(text).join(' '))) {
		throw unreadable(phrase`${quote(text)} is not a color by itself`, advice`Write it before one, like ${beforeBlue(text)}.`);
	}
	const claim = phrase`${quote(text)} is not a color${isWords(text) ? listWords(text) : ''}`;
	const remedy = advisePasted(text) ?? didYouMean(suggestName(text)) ?? mendText(text) ?? didYouMean(suggestWords(text));
	throw unreadable(claim, remedy ?? WRITE_ANY);
}

/** The modifier before a word for blue in its language. */
function beforeBlue(text: string): string {
	const [blue] = nearest(BLUE, commonNamesIn(detectLocale(foldWords(text))), 1);
	return `${foldWords(text).join(' ')} ${blue!.name.toLowerCase()}`;
}

const BLUE = /*#__PURE__*/ fromRgb24(0x0000ff);

/** Lists the known and the unknown words of a phrase. */
function listWords(text: string): string | Phrase {
	const { known, unknown } = partitionWords(text);
	return known.length === 0 || unknown.length === 0
		? ''
		: phrase`: ${known.map(quote).join(' and ')} would be, ${unknown.map(quote).join(' and ')} would not`;
}

/** Not for names that CSS reads in another way, such as Canvas. */
const didYouMean = (name: string | undefined): Advice | undefined =>
	(name === undefined || CONTEXT_WORDS.has(lowerAscii(name)) ? undefined : suggest`Did you mean ${name}?`);

const WRITE_ANY = advice`Write a name like ${'teal'}, HEX like ${'#3b82f6'} or a function like ${'oklch(0.5 0.1 250)'}.`;
