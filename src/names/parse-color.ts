/*
 * Any text as a color: keyword, HEX, CSS function, Tailwind class, name. Total: a color with finite channels, or an
 * InputError.
 *
 * What CSS reads comes first. Then whoever knows the text decides, in order: each answers undefined for what is not its
 * kind and throws for what is its kind and wrong, so that the message speaks of what was meant.
 *
 * Proof  test/names/parse-color.test.ts, and a hundred thousand hostile strings in hostile.test.ts.
 */

import { advice, quote, unreadable, type Advice } from '../errors.ts';
import { CONTEXT_WORDS, WRITE_ITSELF } from '../reading/css-context.ts';
import { lowerAscii } from '../reading/css-cursor.ts';
import { refuseCss, trimmed, type Remedies } from '../reading/css-explain.ts';
import { CSS_TEXT_FORMS } from '../reading/css-grammar.ts';
import { mendFunction, mendHex, mendText } from '../reading/css-mend.ts';
import { readCssText } from '../reading/css-text.ts';
import { filledOrRefused } from '../reading/css-unfilled.ts';
import { callsVar, LONGEST_FILLED, type Page } from '../reading/css-variables.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { compose, isModifier, understood } from './compose.ts';
import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import type { ListId } from './lists.ts';
import { exactName } from './search.ts';
import { contentOf, isFiller, localeOfWords } from './locale.ts';
import { commonNamesIn, nearest } from './nearest.ts';
import { suggestName, suggestWords } from './suggest.ts';
import { readClass } from './tailwind-class.ts';

/** What a text was read as. */
export const FORMS = [...CSS_TEXT_FORMS, 'tailwind', 'common-name', 'composed-name', 'extended-name'] as const;

export type Form = (typeof FORMS)[number];

export interface ParsedColor {
	readonly color: Color;
	readonly form: Form;
	/** What a composed name was put together from: `light + Dusty Blue`. */
	readonly readAs?: string;
}

const MENDED: Remedies = { forFunction: mendFunction, forHex: mendHex };

/** The color and the form it was written in, on a page. Throws InputError `unreadable-color`. */
export const readColor = (text: string, page: Page = {}): ParsedColor => readCssText(text, page.scheme) ?? readOther(text, page);

/** What CSS alone does not read: a text with var(), which is then any other, or one of another kind. */
function readOther(source: string, { variables, scheme }: Page): ParsedColor {
	const text = trimmed(source);
	if (!callsVar(text)) return readInTurn(text);
	const whole = filledOrRefused(text, variables);
	return readCssText(whole, scheme, LONGEST_FILLED) ?? readInTurn(trimmed(whole, LONGEST_FILLED));
}

function readInTurn(text: string): ParsedColor {
	return refuseCss(text, MENDED)
		?? refuseContext(text)
		?? readTailwind(text)
		?? readName(text)
		?? refuse(text);
}

/** The color alone. Throws InputError `unreadable-color`. */
export const parse = (text: string): Color => readColor(text).color;

function refuseContext(text: string): undefined {
	const why = CONTEXT_WORDS.get(lowerAscii(text));
	if (why !== undefined) throw unreadable(`${quote(text)} ${why}`, WRITE_ITSELF);
}

function readTailwind(text: string): ParsedColor | undefined {
	const read = readClass(text);
	return read && { color: read, form: 'tailwind' };
}

function readName(text: string): ParsedColor | undefined {
	const found = findName(text);
	if (found !== undefined) return { color: found.list.color(found.place), form: formOf(found.list.id) };
	return isWords(text) ? readForm(text) ?? readComposed(text) : undefined;
}

/** A name in another case or number, or in another order: whatever a search would call exact. */
function readForm(text: string): ParsedColor | undefined {
	const words = foldWords(text), name = exactName(words);
	if (name === undefined) return undefined;
	// What says nothing was left out.
	const isBare = contentOf(words).length < words.length && !foldWords(name.name).some(isFiller);
	return isBare ? { color: name.color, form: 'composed-name', readAs: name.name } : { color: name.color, form: formOf(name.source) };
}

function readComposed(text: string): ParsedColor | undefined {
	const composed = compose(text);
	return composed && { ...composed, form: 'composed-name' };
}

const formOf = (list: ListId): Form => (list === 'extended' ? 'extended-name' : list === 'tailwind' ? 'tailwind' : 'common-name');

/** Words with blanks, hyphens and apostrophes between them, no longer than any name is. */
const isWords = (text: string): boolean => text.length <= LONGEST_NAME && WORDS.test(text);

const WORDS = /^[\p{L}\d](?:[\p{L}\p{M}\d\s'’\p{Pd}]*[\p{L}\p{M}\d])?$/u;

const LONGEST_NAME = 60;

function refuse(text: string): never {
	if (isWords(text) && isModifier(foldWords(text).join(' '))) {
		throw unreadable(`${quote(text)} is no color by itself`, advice`Write it before one, like ${beforeBlue(text)}.`);
	}
	const claim = `${quote(text)} is no color${isWords(text) ? whatIsUnderstood(text) : ''}`;
	throw unreadable(claim, meant(suggestName(text)) ?? mendText(text) ?? meant(suggestWords(text)) ?? WRITE_ANY);
}

/** A modifier before a color of its language. */
function beforeBlue(text: string): string {
	const [blue] = nearest(BLUE, commonNamesIn(localeOfWords(foldWords(text))), 1);
	return `${foldWords(text).join(' ')} ${blue!.name.toLowerCase()}`;
}

const BLUE = /*#__PURE__*/ fromRgb24(0x0000ff);

/** Where some words are understood and others are not. */
function whatIsUnderstood(text: string): string {
	const { known, unknown } = understood(text);
	return known.length === 0 || unknown.length === 0
		? ''
		: `: ${known.map(quote).join(' and ')} would be, ${unknown.map(quote).join(' and ')} would not`;
}

/** There is a name Canvas, but the word alone is read as CSS reads it. */
const meant = (name: string | undefined): Advice | undefined =>
	(name === undefined || CONTEXT_WORDS.has(lowerAscii(name)) ? undefined : advice`Did you mean ${name}?`);

const WRITE_ANY = /*#__PURE__*/ advice`Write a name like ${'teal'}, HEX like ${'#3b82f6'} or a function like ${'oklch(0.5 0.1 250)'}.`;
