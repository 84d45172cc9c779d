/*
 * Repairs derived colors: the same function and colors, with spaces, arcs, shares and channels that CSS has.
 *
 * Proof  test/reading/css-mend.test.ts.
 */

import { HUE_ARCS } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { closest } from '../math/edit-distance.ts';
import { findClosing, splitOutside } from '../math/parentheses.ts';
import { decimal } from '../math/round.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { lowerAscii } from './css-cursor.ts';
import { CSS_NOTATIONS, type Grammar } from './css-grammar.ts';
import { cssKeywords } from './css-keywords.ts';
import { readCssFunction } from './css-levels.ts';
import { hasHue, MIXING_SPACES } from './css-mix.ts';
import { SASS_FUNCTIONS, type Translation } from './sass-functions.ts';

/** A replacement, and whether part of it is a guess. */
export interface Fix {
	readonly text: string;
	readonly isGuess: boolean;
}

/** Repairs a text without comments that is, or was meant as, a derived color. `mendColor` repairs nested functions. */
export function mendDerived(text: string, mendColor: (text: string) => Fix | undefined): Fix | undefined {
	const at = text.indexOf('(');
	if (at < 0) return undefined;
	const written = lowerAscii(text.slice(0, at).trim()), inside = withinParentheses(text.slice(at + 1));
	const name = Object.hasOwn(MENDERS, written) ? written : closest(written, Object.keys(MENDERS));
	const color: ColorMender = (part) => mendNested(part, mendColor);
	const translate = SASS_FUNCTIONS.get(written);
	const fix = /^from\s/i.test(inside) && name !== 'alpha' ? relative(written, inside, color)
		: WITH_OPACITY.has(written) ? fade(inside, color)
		: translate !== undefined ? mendSass(translate, inside, color)
		: name === undefined ? undefined : MENDERS[name]!(inside, color);
	return fix && isReadable(fix.text) ? fix : undefined;
}

type ColorMender = (part: string | undefined) => Fix;

function isReadable(text: string): boolean {
	spend(1 + text.length / 10);
	return readCssFunction(text) !== undefined;
}

/** A nested color, unchanged if it can be read, or the nearest valid one. */
function mendNested(part: string | undefined, mendColor: (text: string) => Fix | undefined): Fix {
	const text = part ?? '', isWhole = (one: string): boolean => isReadable(`color-mix(${one})`);
	if (isWhole(text)) return { text, isGuess: false };
	const mended = text.includes('(') ? mendColor(text) : undefined;
	if (mended !== undefined && isWhole(mended.text)) return mended;
	if (isWhole(`#${text}`)) return { text: `#${text}`, isGuess: false };
	return { text: closest(lowerAscii(text), [...cssKeywords().keys()]) ?? 'teal', isGuess: true };
}

/** Functions of Sass and Less that give a color an opacity: `rgba(#3b82f6, 0.5)`, `fade(teal, 50%)`. */
const WITH_OPACITY: ReadonlySet<string> = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'fade']);

function fade(inside: string, color: ColorMender): Fix | undefined {
	const [one = '', alpha = '', ...more] = splitPieces(inside, /[\s,;/]/);
	if (more.length > 0 || !SHARE.test(alpha) || SHARE.test(one)) return undefined;
	const { text, isGuess } = color(one);
	return { text: `alpha(from ${text} / ${alpha})`, isGuess };
}

type Mender = (inside: string, color: ColorMender) => Fix;

/** A function of Sass or Less: `lighten(teal, 10%)`, `mix(teal, white)`. If its amount is missing, an example with ten percent. */
function mendSass(translate: Translation, inside: string, color: ColorMender): Fix | undefined {
	const parts = splitPieces(inside, /[\s,]/).map((part): Fix => (SHARE.test(part) ? { text: part, isGuess: false } : color(part)));
	const args = parts.map(({ text }) => text), exact = translate(args, new Map()), text = exact ?? translate([...args, '10%'], new Map());
	return text === undefined ? undefined : { text, isGuess: exact === undefined || parts.some(({ isGuess }) => isGuess) };
}

const MENDERS: Readonly<Record<string, Mender>> = {
	'color-mix': mix,
	'light-dark': (inside, color) => {
		const [light, dark] = splitPieces(inside, /[\s,]/);
		return around('light-dark', ', ', [color(light), color(dark)]);
	},
	'contrast-color': (inside, color) => around('contrast-color', ', ', [color(splitPieces(inside, /[\s,]/)[0])]),
	'alpha': (inside, color) => {
		const [one, alpha] = splitPieces(inside.replace(/^from\s/i, ''), /[\s,/]/), origin = color(one);
		const text = `alpha(from ${origin.text}${alpha === undefined ? '' : ` / ${alpha}`})`;
		return isReadable(text) ? { text, isGuess: origin.isGuess } : { text: `alpha(from ${origin.text} / 50%)`, isGuess: true };
	},
};

const around = (name: string, between: string, parts: readonly Fix[]): Fix =>
	({ text: `${name}(${parts.map(({ text }) => text).join(between)})`, isGuess: parts.some(({ isGuess }) => isGuess) });

/** The text up to the closing parenthesis of the function. */
function withinParentheses(text: string): string {
	const end = findClosing(text);
	if (end >= 0) return text.slice(0, end).trim();
	// Unclosed parentheses are closed.
	return text.trim() + ')'.repeat(text.split('(').length - text.split(')').length);
}

/** The parts of a text between separators outside parentheses, except empty ones. */
export const splitPieces = (text: string, separator: RegExp): string[] => splitOutside(text, separator).filter((piece) => piece !== '');

const SHARE = /^[-+]?(?:\d*\.)?\d+%?$/;

function mix(inside: string, color: ColorMender): Fix {
	let method = '', isGuess = false;
	const items: { color?: string; share?: string }[] = [];
	for (const part of splitPieces(inside, /,/)) {
		const words = splitPieces(part, /\s/), first = lowerAscii(words[0] ?? '');
		if (first === 'in' || (items.length === 0 && method === '' && MIXING_SPACES.has(first))) {
			if (first === 'in') words.shift();
			const given = lowerAscii(words.shift() ?? ''), known = [...MIXING_SPACES.keys()];
			const space = known.includes(given) ? given : closest(given, known) ?? (given.endsWith('rgb') ? 'srgb' : 'oklab');
			const arc = words[0] === undefined ? undefined : closest(lowerAscii(words[0]), HUE_ARCS);
			if (arc !== undefined || words[0]?.toLowerCase() === 'hue') words.shift();
			if (words[0]?.toLowerCase() === 'hue') words.shift();
			method = `in ${space}${arc !== undefined && hasHue(MIXING_SPACES.get(space)!) ? ` ${arc} hue` : ''}, `;
			isGuess ||= space !== given;
		}
		let item: (typeof items)[number] | undefined;
		for (const word of words) {
			const isShare = SHARE.test(word) || /^calc\(/i.test(word), place = isShare ? 'share' : 'color';
			if (item === undefined || item[place] !== undefined) items.push(item = {});
			if (isShare) item.share = clampShare(word);
			else {
				const fixed = color(word);
				item.color = fixed.text;
				isGuess ||= fixed.isGuess;
			}
		}
	}
	const whole = items.filter((item) => item.color !== undefined);
	const components = whole.length === 0
		? 'teal, white 30%'
		: whole.map(({ color: one, share }) => `${one}${share === undefined ? '' : ` ${share}`}`).join(', ');
	return { text: `color-mix(${method}${components})`, isGuess: isGuess || whole.length === 0 };
}

const clampShare = (written: string): string =>
	(SHARE.test(written) ? `${decimal(Math.min(100, Math.max(0, Number.parseFloat(written))), 6)}%` : written);

/** Repairs `oklch(from teal l c h / alpha)`. */
function relative(written: string, inside: string, color: ColorMender): Fix | undefined {
	const { functions, spaces } = CSS_NOTATIONS;
	const name = functions.has(written) ? written : closest(written, [...functions.keys()]);
	const notation = name === undefined ? undefined : functions.get(name);
	if (notation === undefined) return undefined;
	const [, one, ...rest] = splitPieces(inside, /[\s,/]/), origin = color(one);
	let grammar: Grammar | undefined = notation === 'color' ? undefined : notation, space = '', isGuess = origin.isGuess;
	if (grammar === undefined) {
		const given = lowerAscii(rest[0] ?? '');
		space = spaces.has(given) ? given : closest(given, [...spaces.keys()]) ?? 'srgb';
		isGuess ||= space !== given;
		if (!SHARE.test(given) && given.length > 1) rest.shift();
		grammar = spaces.get(space)!;
	}
	const { slots } = grammar, ids = [...SPACES[grammar.space as SpaceId].channels.map(({ id }) => id), 'alpha'];
	const opening = `${name}(from ${origin.text} ${space === '' ? '' : `${space} `}`;
	const text = (channels: readonly (string | undefined)[]): string =>
		`${opening}${channels.slice(0, 3).join(' ')}${channels[3] === undefined ? '' : ` / ${channels[3]}`})`;
	const channels = ids.map((id, i) => {
		const piece = rest[i];
		if (piece === undefined) return i === 3 ? undefined : id;
		const slot = slots[i], perPercent = slot === undefined ? 0.01 : slot.number / slot.percent;
		// Keywords are plain numbers, so values that are added to them must be plain too.
		const plain = piece.replace(/(\d+(?:\.\d+)?|\.\d+)%/g, (_, n: string) => decimal(Number(n) * perPercent, 6)).replace(/(\d)deg/gi, '$1');
		const near = ids.find((known) => known === lowerAscii(piece)[0]) ?? id;
		const withOne = (spelling: string): string => text(ids.with(i, spelling));
		return [piece, plain, near, id].find((spelling) => isReadable(withOne(spelling))) ?? (i === 3 ? undefined : id);
	});
	isGuess ||= rest.length < 3 || rest.some((piece, i) => channels[i] !== piece);
	return { text: text(channels), isGuess };
}
