/*
 * Colors of Flutter: constants of Dart, such as `static const Color primary = Color(0xFF3B82F6)`, and the arguments of color schemes,
 * themes and palettes. Anything else of a program is skipped.
 *
 * A member of a class has the name of the class before it, an argument does not. The arguments of a call have a mode if its function or
 * variable has the word light or dark (`ColorScheme brandDark = ColorScheme(…)`, `ColorScheme.dark(…)`), or from their `brightness`.
 *
 * Total and linear: each token is read once, and no pattern backtracks.
 *
 * Source  api.flutter.dev: Color, Colors, ColorScheme, ThemeExtension; dart.dev/language.
 * Proof   test/theme/dart.test.ts; files of build-system in test/theme/recipes.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { color } from '../spaces/color.ts';
import { BLACK, fromRgb24, WHITE } from '../spaces/rgb24.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { ALWAYS, modeWord } from './css-modes.ts';
import { numbersLiteral, readArgb, textLiteral, type Literal } from './literal.ts';
import { splitWords } from './pairs.ts';
import type { Part } from './place.ts';
import { matchLength } from './script-objects.ts';
import { createAlias, type Entry, type Value } from './theme.ts';

const FLUTTER = /\bpackage:flutter\/|\bColor(?:\(0x|\.from(?:ARGB|RGBO)?\()/;

/** True for a library of Dart that imports Flutter, or has colors in its notation. */
export const isDart = (text: string): boolean => FLUTTER.test(text);

/** White space, comments and strings. Each begins differently, so there is no backtracking. */
const GAP = /\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?/y;
const WORD = /[a-z_$][\w$.]*/iy;

/** A color or a reference, and the end of the statement or argument. */
const VALUE = /\s*(?:const\s+)?(Color\(0x[\da-f]+\)|Color\.from\w*\([^()]*\)|[a-z_$][\w$.]*)\s*[,;)]/iy;

/** Units for one token, and for one color. */
const TOKEN_COST = 0.3, COLOR_COST = 2;

/** Constructors whose arguments are colors of a theme. */
const OF_COLORS = /Color|Scheme|Theme|Palette/;

/** A pair of brackets that is open. */
interface Frame {
	/** The mode of its arguments, if any. */
	mode: string | undefined;
	/** Prefix of the names of a class. */
	readonly prefix: string;
	/** True if it has arguments that are colors. */
	readonly isCall: boolean;
	/** The words before it. */
	readonly words: string[];
	readonly entries: Pick<Entry, 'name' | 'start' | 'end' | 'value'>[];
}

const createFrame = (words: string[], isCall: boolean, outer?: Frame): Frame => {
	const at = words.indexOf('class'), isClass = at >= 0 && at + 1 < words.length;
	return {
		mode: isClass ? undefined : words.map(findMode).find((mode) => mode !== undefined) ?? outer?.mode,
		prefix: isClass ? `${words[at + 1]}.` : isCall ? '' : outer?.prefix ?? '',
		isCall, words, entries: [],
	};
};

/** Reads the colors of a library. */
export function* readDart(draft: Draft, text: string): Steps<void> {
	const outermost = createFrame([], false), frames = [outermost], closed: Frame[] = [outermost];
	// Since the last statement or argument.
	let words: string[] = [];
	for (let at = 0; at < text.length;) {
		yield;
		spend(TOKEN_COST);
		const gap = matchLength(GAP, text, at), word = gap > 0 ? 0 : matchLength(WORD, text, at);
		if (word > 0 && words.length < MOST_WORDS) words.push(text.slice(at, at + word));
		at += gap + word;
		if (gap + word > 0) continue;
		const character = text[at++]!, frame = frames.at(-1)!, name = words.at(-1);
		if ('([{'.includes(character)) {
			const inner = createFrame(words, character === '(' && OF_COLORS.test(name ?? ''), frame);
			frames.push(inner);
			closed.push(inner);
			words = [];
		} else if (')]}'.includes(character)) {
			const inner = frames.length > 1 ? frames.pop()! : frame;
			words = character === ')' ? inner.words : [];
		} else if (character === ',' || character === ';') words = [];
		else if (name !== undefined && (character === '=' || (character === ':' && frame.isCall))) {
			VALUE.lastIndex = at;
			const written = VALUE.exec(text)?.[1];
			if (written === undefined) continue;
			if (written.startsWith('Brightness.')) frame.mode ??= findMode(written);
			const start = text.indexOf(written, at), value = readValue(written, start, frame.prefix), full = frame.prefix + name;
			if (value === undefined) continue;
			frame.entries.push({ name: full, start, end: start + written.length, value });
			at = start + written.length;
		}
	}
	collect(draft, closed);
}

/** Most words of a statement that count. */
const MOST_WORDS = 12;

/** Adds the entries of all frames, without references to names that have no color. */
function collect(draft: Draft, frames: readonly Frame[]): void {
	const names = new Set(frames.flatMap(({ entries }) => entries.map(({ name }) => name)));
	for (const { mode, entries } of frames) {
		const when = mode === undefined ? ALWAYS : [[mode]];
		for (const entry of entries) if (entry.value.kind !== 'alias' || names.has(entry.value.to)) addEntry(draft, { ...entry, when });
	}
	draft.entries.sort((one, other) => one.start - other.start);
}

/** Last words of a name that do not distinguish a mode. */
const IDLE = new Set(['scheme', 'theme', 'color', 'colors', 'palette', 'data', 'mode']);

/** The mode that a name has from its word light or dark on: `light-high-contrast`. */
function findMode(name: string): string | undefined {
	spend(TOKEN_COST);
	const words = splitWords(name), from = words.findIndex((word) => word === 'light' || word === 'dark');
	return from < 0 ? undefined : modeWord(words.slice(from).filter((word) => !IDLE.has(word)).join('-'));
}

const FUNCTION = /^Color\.(from(?:ARGB|RGBO)?)\(([^()]*)\)$/;

/** Reads a color, or a reference to a name or a member; undefined for anything else. */
function readValue(text: string, start: number, prefix: string): Value | undefined {
	spend(COLOR_COST);
	const literal = readArgb(text, start) ?? readConstant(text, start) ?? readFunction(text, start);
	if (literal !== undefined) return { kind: 'literal', literal };
	if (/^Colors?[.(]/.test(text)) return { kind: 'unread', why: 'is not a readable color' };
	return createAlias(text.includes('.') ? text : prefix + text);
}

const CONSTANTS: ReadonlyMap<string, readonly [rgb: number, alpha: number]> = new Map([
	['Colors.white', [WHITE, 1]], ['Colors.black', [BLACK, 1]], ['Colors.transparent', [BLACK, 0]],
]);

function readConstant(text: string, start: number): Literal | undefined {
	const value = CONSTANTS.get(text);
	return value && textLiteral(fromRgb24(...value), text, start, 'fixed');
}

/** Names of the numbers of each constructor, in the order of their places. */
const ARGUMENTS = { from: [], fromARGB: ['alpha', 'red', 'green', 'blue'], fromRGBO: ['red', 'green', 'blue', 'alpha'] } as const;

function readFunction(text: string, start: number): Literal | undefined {
	const call = FUNCTION.exec(text);
	if (call === null) return undefined;
	// The pattern has exactly these names.
	const kind = call[1] as keyof typeof ARGUMENTS, scale = kind === 'from' ? 1 : 255;
	const numbers = new Map<string, Part>();
	let at = start + text.indexOf('(') + 1;
	for (const [i, part] of call[2]!.split(',').entries()) {
		const [number = '', name = ARGUMENTS[kind][i] ?? ''] = part.split(':').reverse().map((word) => word.trim());
		const from = at + part.lastIndexOf(number);
		if (/^\d+(?:\.\d*)?$/.test(number)) numbers.set(name, { start: from, end: from + number.length, text: number });
		at += part.length + 1;
	}
	const [red, green, blue, alpha] = ['red', 'green', 'blue', 'alpha'].map((name) => numbers.get(name));
	if (red === undefined || green === undefined || blue === undefined || alpha === undefined) return undefined;
	const channels = [red, green, blue], [r, g, b] = channels.map((one) => Number(one.text) / scale) as [number, number, number];
	const opacity = Number(alpha.text) / (kind === 'fromARGB' ? 255 : 1);
	if (![r, g, b, opacity].every((x) => x <= 1)) return undefined;
	const of = color(/ColorSpace\.displayP3/.test(text) ? 'display-p3' : 'srgb', [r, g, b], opacity);
	return numbersLiteral({ start, end: start + text.length }, text, of, channels, undefined, scale);
}
