/*
 * Reads a text as a theme: as JSON if it begins like JSON, as bytes if it is base64 of bytes, otherwise as code. The first format of its
 * kind that matches is read.
 *
 * A new format is one file and one row of `TEXT_FORMATS`, `BYTES_FORMATS` or, for JSON, `OBJECT_FORMATS`.
 *
 * Proof  test/theme/read-theme.test.ts, with arbitrary texts too.
 */

import { InputError, issueOf, phrase, quote, type Phrase } from '../errors.ts';
import { whole, type Steps } from '../math/steps.ts';
import { isAndroidXml, readAndroidXml } from './android.ts';
import { createDraft, createTheme, type Draft, type Format } from './create-theme.ts';
import { isShadcn, isTailwind4, readCss } from './css.ts';
import { isDart, readDart } from './dart.ts';
import { readPlainJson } from './json.ts';
import { parseJsonTree, type JsonNode } from './json-tree.ts';
import { findMissing, listNames } from './missing.ts';
import { OBJECT_FORMATS } from './object-formats.ts';
import { BEGINS_OBJECT, isScript, readScript } from './script.ts';
import { isScss, readScss } from './scss.ts';
import { blankComments } from './scss-comments.ts';
import { decodeBase64, isAco, isAse, isGpl, readAco, readAse, readGpl } from './swatches.ts';
import type { Theme } from './theme.ts';

/** Longest theme, in UTF-16 units. */
export const LONGEST_THEME = 1 << 20;

/** Formats of code, those with an unmistakable beginning first. Any text is CSS. */
const TEXT_FORMATS = [
	{ id: 'gpl', matches: isGpl, read: readGpl },
	{ id: 'android', matches: isAndroidXml, read: readAndroidXml },
	{ id: 'dart', matches: isDart, read: readDart },
	{ id: 'scss', matches: isScss, read: readScss },
	{ id: 'script', matches: isScript, read: readScript },
	{ id: 'shadcn', matches: isShadcn, read: readCss },
	{ id: 'tailwind', matches: isTailwind4, read: readCss },
	{ id: 'css', matches: () => true, read: readCss },
] as const satisfies readonly Format<string>[];

/** Formats of bytes, by their first ones. */
const BYTES_FORMATS = [
	{ id: 'ase', matches: isAse, read: readAse },
	{ id: 'aco', matches: isAco, read: readAco },
] as const satisfies readonly Format<Uint8Array>[];

/** Formats of JSON. Any JSON is a tree of strings. */
const JSON_FORMATS = [
	...OBJECT_FORMATS,
	{ id: 'json', matches: () => true, read: readPlainJson },
] as const satisfies readonly Format<JsonNode>[];

/** Every form of theme files. */
export const THEME_FORMS = [...new Set([...TEXT_FORMATS, ...JSON_FORMATS, ...BYTES_FORMATS].map(({ id }) => id))];

export type ThemeForm = (typeof THEME_FORMS)[number];

/** A theme as read from a file. */
export interface ThemeFile extends Theme {
	readonly form: ThemeForm;
}

/** CSS may begin with a bracket as well: `[data-theme=dark] { … }`. */
const BEGINS_JSON = /^\s*(?:\{|\[\s*(?:[[\]{"\d-]|true\b|false\b|null\b))/;

/** A string, or a comma before the end of an object or list with that end. */
const LAST_COMMA = /"(?:[^"\\\n]|\\[^])*"?|,\s*[}\]]/g;

/** JSON as editors read it, with blanks instead of comments and of last commas; any other text unchanged. Offsets stay. */
function blankJsonComments(text: string): string {
	if (!/^\s*[/{[]/.test(text) || !/\/[/*]|,\s*[}\]]/.test(text)) return text;
	const plain = blankComments(text);
	if (!BEGINS_JSON.test(plain)) return text;
	return plain.replace(LAST_COMMA, (part) => (part.startsWith(',') ? ` ${part.slice(1)}` : part));
}

/** The name or path of a file, or its address. */
const FILE_NAME = /^[^\n{};]{1,200}\.[a-z]\w{1,5}$/i;

/** Reads a theme. Throws an InputError if the text is malformed or has no color. */
export const readTheme = (text: string): ThemeFile => whole(readThemeInSteps(text));

/** The same in steps. */
export function* readThemeInSteps(sent: string): Steps<ThemeFile> {
	const bytes = decodeBase64(sent), text = decodeText(bytes) ?? sent;
	yield;
	// A byte order mark becomes a space, which keeps all offsets.
	const plain = blankJsonComments(text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text), draft = createDraft(plain);
	// The last format of JSON and of code matches everything.
	const form = BEGINS_JSON.test(plain) && !BEGINS_OBJECT.test(plain) ? (yield* readAs(JSON_FORMATS, draft, yield* parseJsonTree(plain)))!
		: (bytes && (yield* readAs(BYTES_FORMATS, draft, bytes))) ?? (yield* readAs(TEXT_FORMATS, draft, plain))!;
	yield;
	const theme: ThemeFile = { ...yield* createTheme(draft), form, text };
	if (theme.entries.some(({ value }) => value.kind !== 'alias' && value.kind !== 'text')) return theme;
	const { names, imports } = yield* findMissing(text, theme.entries, namePrefix(theme.form));
	if (names.length > 0 || imports.length > 0) throw new InputError(issueOf('invalid-parameter', [], describeMissing(names, imports)));
	const name = text.trim();
	if (FILE_NAME.test(name))
		throw new InputError(issueOf('invalid-parameter', [], phrase`no color was found. Send the content of ${quote(name)} instead of its name`));
	throw new InputError(issueOf('invalid-parameter', [], phrase`no color was found. Send CSS such as ${
		':root { --text: #111827; --surface: white }'}, Sass, JavaScript, JSON, resources of Android, Dart, or swatches as ASE, ACO or GPL`));
}

/** The text that was sent as base64; undefined if the bytes are not text, as for a word that is base64 only by chance. */
function decodeText(bytes: Uint8Array | undefined): string | undefined {
	const isWide = bytes?.[0] === 0xff && bytes[1] === 0xfe;
	if (bytes === undefined || (!isWide && bytes.includes(0))) return undefined;
	try {
		return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/** Reads a file in the first format that matches. Returns the id of the format; undefined if none matches. */
function* readAs<Content, Id extends string>(
	formats: readonly (Format<Content> & { readonly id: Id })[], draft: Draft, content: Content,
): Steps<Id | undefined> {
	const format = formats.find(({ matches }) => matches(content));
	if (format !== undefined) yield* format.read(draft, content);
	return format?.id;
}

/** Prefix of a name in a file of a form. */
export const namePrefix = (form: ThemeForm): string =>
	(form === 'css' || form === 'tailwind' || form === 'shadcn' ? '--' : form === 'scss' ? '$' : '');

/** Says that all colors of a theme are elsewhere. */
const describeMissing = (names: readonly string[], imports: readonly string[]): Phrase => (names.length === 0
	? phrase`no color was found. It imports ${listNames(imports)}. Send that file`
	: imports.length === 0
		? phrase`no color was found. It refers to ${listNames(names)} without declaring them. Add the file that declares them`
		: phrase`no color was found. It refers to ${listNames(names)} without declaring them, and imports ${listNames(imports)}. Add that file`);
