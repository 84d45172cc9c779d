/*
 * What surrounds a color in a text that was copied: quotes, a semicolon, `--brand: …;`, a list marker, a Tailwind class with brackets, a
 * link to coolors.co; and the color of channels without their function and of constructors of other programs.
 *
 * Needs no list of names, so that the page reads pasted texts by the same rules as the service.
 *
 * Proof  test/names/pasted.test.ts, test/page/paste.test.ts.
 */

import { decimal } from '../math/round.ts';
import { bareColors } from '../reading/css-bare.ts';
import { constructedColors } from './constructors.ts';

/** Wrappers that are removed at most. */
const MOST_WRAPPERS = 6;

/** The text, and what is left of it after each of its wrappers is removed. */
export function* listInner(text: string): Generator<string> {
	let inner: string | undefined = text;
	for (let count = 0; count < MOST_WRAPPERS && inner !== undefined && inner !== ''; count++) {
		yield inner;
		inner = unwrap(inner);
	}
}

/** CSS for channels without their function, or in a constructor: every color that they may mean. */
export const colorsMeant = (text: string): readonly string[] => [...bareColors(text), ...constructedColors(text)];

/** A link, with the name of its host and what follows it. */
const LINK = /^(?:https?:\/\/)?(?:www\.)?([\w.-]+\.[a-z]+)\/(\S+)$/i;

/** The colors of a link: `https://coolors.co/264653-2a9d8f`, or any other with HEX joined by hyphens. */
export function linkedColors(text: string): readonly string[] | undefined {
	const [, host = '', path = ''] = LINK.exec(text) ?? [];
	// Elsewhere digits without hyphens are the id of something.
	const joined = host.toLowerCase() === 'colorhunt.co' ? /^(?:[\da-f]{6})+$/i : /^[\da-f]{6}(?:-[\da-f]{6})*$/i;
	const digits = path.split(/[/?&=#]/).find((part) => joined.test(part));
	return digits?.toLowerCase().match(/[\da-f]{6}/g)?.map((hex) => `#${hex}`);
}

const PAIRS: ReadonlyMap<string, string> = new Map([
	['"', '"'], ['\'', '\''], ['`', '`'], ['“', '”'], ['‘', '’'], ['«', '»'], ['„', '“'], ['(', ')'], ['[', ']'], ['{', '}'], ['<', '>'],
	['*', '*'],
]);

/** Names that are not the name of a color, but of the model that its channels belong to. */
const MODELS = '(?:ok)?(?:rgb|hs[lvb]|hwb|lab|lch|luv|hct|cmyk?|xyz|p3|srgb|linear)a?';

const MODEL = new RegExp(`^${MODELS}$`, 'i');

/** Channels after their model: `rgb 255 51 102`. */
const MODEL_FIRST = new RegExp(`^(${MODELS})\\s+([-+.\\d][^]*)$`, 'i');

/** A name with a value: `--brand: …`, `"primary": …`, `fill=…`, `const ink = …`. */
const KEY = /^(?:(?:const|let|var)\s+)?(["'`]?)((?:--|[$@.])?[\p{L}_][\p{L}\p{N}_-]*)\1\s*[:=]\s*([^:=/][^]*)$/u;

/** Longer texts are not rewritten. */
const MOST_REWRITTEN = 160;

/** Models whose channels people label with letters. */
const LETTERS = /^(?:rgba?|hsla?|hs[vb]|lab|lch|cmyk)$/;

/** `R:255 G:0 B:0`, `"h": 217, "s": 91, "l": 60`, `L*50 a*20 b*30` or `C0 M100 Y100 K0` as CSS; undefined for any other text. */
function labeledChannels(text: string): string | undefined {
	// Without spaces `R 1 2` would be `R12`.
	if (text.length > MOST_REWRITTEN || /\d\s+[\d.]/.test(text)) return undefined;
	const dense = text.replace(/[\s"'*]/g, '');
	// A channel with its letter: `R:255`, `g=0`, `S91%`.
	const pairs = [...dense.matchAll(/([a-z])[:=]?([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|deg|°)?)[,;]?/gi)];
	const model = pairs.map(([, letter]) => letter).join('').toLowerCase();
	if (!LETTERS.test(model) || pairs.map(([all]) => all).join('') !== dense) return undefined;
	const values = pairs.map(([, , value = '']) => value.replace('°', 'deg'));
	// Bare numbers may be shares, as `constructors.ts` decides.
	if (/^(?:rgb|hs)/.test(model) && !values.some((value) => /[a-z%]$/i.test(value))) {
		return `color(${values.map((value, i) => `${model === 'hsb' && i === 2 ? 'v' : model[i]}:${value}`).join(',')})`;
	}
	const areShares = values.every((value) => Number(value) <= 1);
	const percents = values.map((value) => (/[a-z%]$/i.test(value) ? value : `${areShares ? decimal(Number(value) * 100, 3) : value}%`));
	switch (model) {
		case 'cmyk': return `device-cmyk(${percents.join(' ')})`;
		case 'hsb':
		case 'hsv': return `hsv(${Number.parseFloat(values[0]!)} ${percents.slice(1).join(' ')})`;
		default: return `${model}(${values.slice(0, 3).join(' ')}${values[3] === undefined ? '' : ` / ${values[3]}`})`;
	}
}

/** HEX in resources of Android, whose alpha is first: `<color name="brand">#ff3b82f6</color>`, `android:color="#80ffffff"`. */
function androidColor(text: string): string | undefined {
	if (text.length > MOST_REWRITTEN) return undefined;
	const [, sent] = /^(?:<color\b[^<>]*>|android:\w+=")#([\da-f]{4}|[\da-f]{8})(?:<\/color>|")$/i.exec(text) ?? [];
	if (sent === undefined) return undefined;
	const digits = sent.toLowerCase(), count = digits.length / 4;
	return `#${digits.slice(count)}${digits.slice(0, count).replace(/^f+$/, '')}`;
}

/** A message of Objective-C as a constructor: `UIColor colorWithRed:0.2 green:0.4 …` as `UIColor(Red:0.2, green:0.4, …)`. */
function messageToColor(text: string): string | undefined {
	if (text.length > MOST_REWRITTEN) return undefined;
	const [, name, values = ''] = /^((?:UI|NS|CI)Color)\s+colorWith(\w+:[^()[\]]+)$/.exec(text) ?? [];
	return name && `${name}(${values.split(' ').join(', ')})`;
}

const TAILWIND_PATH = /^(?:theme\(\s*["']?)?(?:colors\.)?([a-z]+)[.[](\d{2,3})\]?(?:\s*\/\s*(\d{1,3})%)?["']?\s*\)?$/;

/** The marker of a list item, or the word HEX, in front of a color; in front of HEX also a count, as `uniq -c` prints it. */
const MARKER = /^(?:[-*•–·]|\d{1,3}[.)]|\d+(?=\s+#)|hex)\s+(?=\S)/i;

/** HEX with its number sign and a description next to it, one of them in parentheses: `#3b82f6 (blue)`, `Blue (#3b82f6)`. */
const DESCRIBED = /^(?:(#[\da-f]{3,8})\s+\([^()#]*\)|[^()#]*\s\((#[\da-f]{3,8})\))$/i;

/** The text without its outermost wrapper; undefined without one. */
function unwrap(text: string): string | undefined {
	const rewritten = androidColor(text) ?? labeledChannels(text) ?? messageToColor(text);
	if (rewritten !== undefined) return rewritten;
	const element = /^<[^<>]*>([^<>]*)<\/[^<>]*>$/.exec(text);
	if (element !== null) return element[1]!.trim();
	const marker = MARKER.exec(text);
	if (marker !== null) return text.slice(marker[0].length);
	const [, described, inParentheses] = (text.length <= MOST_REWRITTEN ? DESCRIBED.exec(text) : null) ?? [];
	if (described !== undefined || inParentheses !== undefined) return described ?? inParentheses;
	// HEX that was encoded twice.
	if (/^%23[\da-f]+$/i.test(text)) return `#${text.slice(3)}`;
	const [, , name = '', value] = KEY.exec(text) ?? [];
	if (value !== undefined) return MODEL.test(name) ? `${name}(${value.trim()})` : value.trim();
	const [, model, channels] = MODEL_FIRST.exec(text) ?? [];
	if (model !== undefined) return `${model}(${channels})`;
	const [, fallback] = /^var\(\s*--[^,()]+,(.+)\)$/i.exec(text) ?? [];
	if (fallback !== undefined) return fallback.trim();
	if (text.length > 1 && PAIRS.get(text[0]!) === text.at(-1)) return text.slice(1, -1).trim();
	const end = /(?:[;,.]|!important)$/i.exec(text);
	if (end !== null) return text.slice(0, end.index).trim();
	const [, inClass] = /^[a-z][a-z\d:-]*-\[([^\]]+)\]$/i.exec(text) ?? [];
	if (inClass !== undefined) return inClass.replaceAll('_', ' ');
	// `theme(colors.sky.500 / 50%)`, `colors.sky[500]` or `sky.500` of Tailwind.
	const [, hue, step, opacity] = TAILWIND_PATH.exec(text) ?? [];
	if (hue !== undefined) return `${hue}-${step}${opacity === undefined ? '' : `/${opacity}`}`;
	const [, constructor = '', argument] = /^([\w.]+)\(\s*(?:\w+\s*[:=]\s*)?(["'][^"']*["']|#[\da-f]+|[\da-f]{6})\s*\)$/i.exec(text) ?? [];
	if (argument !== undefined && /color|hex|^rgba?$/i.test(constructor)) return argument.replace(/^(?=[\da-f]{6}$)/i, '#');
	// Letters, digits and signs of full width, as in Chinese and Japanese texts.
	return /[\uff01-\uff5e]/.test(text) ? text.normalize('NFKC') : undefined;
}
