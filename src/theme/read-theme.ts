/*
 * Reads a text as a theme: as JSON if it begins like JSON, as a swatch file if it is one in base64, as XML of Android, Dart, Sass or a
 * script if it looks like them, otherwise as CSS. The form of JSON is detected by its shape. A new form of JSON is one file and one row of
 * `JSON_FORMS`.
 *
 * Proof  test/theme/read-theme.test.ts, with arbitrary texts too.
 */

import { InputError, issueOf, phrase, type Phrase } from '../errors.ts';
import { whole, type Steps } from '../math/steps.ts';
import { isAndroid, isAndroidXml, readAndroid, readAndroidXml } from './android.ts';
import { findColorGroups, readChakra } from './chakra.ts';
import { CSS_FORMS, readCss } from './css.ts';
import { isDart, readDart } from './dart.ts';
import { isDtcg, readDtcg } from './dtcg.ts';
import { isFigma, readFigma } from './figma.ts';
import { readPlainJson } from './json.ts';
import { isIos, readIos } from './ios.ts';
import { parseJsonTree, type JsonNode } from './json-tree.ts';
import { findMissing, listNames } from './missing.ts';
import { isScript, readScript } from './script.ts';
import { isScss, readScss } from './scss.ts';
import { blankComments } from './scss-comments.ts';
import { readSwatches, SWATCH_FORMS } from './swatches.ts';
import { isTailwind3, readTailwind3 } from './tailwind3.ts';
import type { FormedTheme, Theme } from './theme.ts';
import { hasStudioKeys, isTokensStudio, readTokensStudio } from './tokens-studio.ts';
import { isWordPress, readWordPress } from './wordpress.ts';

/** Longest theme, in UTF-16 units. */
export const LONGEST_THEME = 1 << 20;

interface JsonForm {
	readonly matches: (root: JsonNode) => boolean;
	readonly read: (text: string, root: JsonNode) => Steps<Theme>;
}

const isChakra = (root: JsonNode): boolean => findColorGroups(root).length > 0;

/** Forms of JSON. The first one that matches is read, so unmistakable shapes come first. */
const JSON_FORMS = {
	'figma': { matches: isFigma, read: readFigma },
	'tailwind3': { matches: isTailwind3, read: readTailwind3 },
	// Tokens Studio writes tokens in this form as well.
	'dtcg': { matches: (root) => !hasStudioKeys(root) && isDtcg(root), read: readDtcg },
	'tokens-studio': { matches: (root) => !isChakra(root) && isTokensStudio(root), read: readTokensStudio },
	'android': { matches: isAndroid, read: readAndroid },
	'ios': { matches: isIos, read: readIos },
	'json': {
		matches: () => true,
		read: (text, root) => (isWordPress(root) ? readWordPress : isChakra(root) ? readChakra : readPlainJson)(text, root),
	},
} as const satisfies Readonly<Record<string, JsonForm>>;

// Object.keys of the table returns exactly its keys.
const JSON_FORM_IDS = Object.keys(JSON_FORMS) as readonly (keyof typeof JSON_FORMS)[];

/** Every form of theme files. */
export const THEME_FORMS = [...CSS_FORMS, ...JSON_FORM_IDS, ...SWATCH_FORMS, 'scss', 'script', 'dart'] as const;

export type ThemeForm = (typeof THEME_FORMS)[number];

/** A theme as read from a file. */
export type ThemeFile = FormedTheme<ThemeForm>;

/** CSS may begin with a bracket as well: `[data-theme=dark] { … }`. */
const BEGINS_JSON = /^\s*(?:\{|\[\s*(?:[[\]{"\d-]|true\b|false\b|null\b))/;

/** A string, or a comma before the end of an object or list with that end. */
const LAST_COMMA = /"(?:[^"\\\n]|\\[^])*"?|,\s*[}\]]/g;

/** JSON with comments as editors read it, with blanks instead of them and of last commas; any other text unchanged. Offsets stay. */
function blankJsonComments(text: string): string {
	if (!/^\s*[/{[]/.test(text) || !/\/[/*]/.test(text)) return text;
	const plain = blankComments(text);
	if (plain === text || !BEGINS_JSON.test(plain)) return text;
	return plain.replace(LAST_COMMA, (part) => (part.startsWith(',') ? ` ${part.slice(1)}` : part));
}

/** Reads a theme. Throws an InputError if the text is malformed or has no color. */
export const readTheme = (text: string): ThemeFile => whole(readThemeInSteps(text));

/** The same in steps. */
export function* readThemeInSteps(text: string): Steps<ThemeFile> {
	// A byte order mark becomes a space, which keeps all offsets.
	const plain = blankJsonComments(text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text);
	const theme: ThemeFile = BEGINS_JSON.test(plain) ? yield* readJson(plain) : (yield* readSwatches(plain)) ?? (yield* readCode(plain));
	const holdsColors = theme.entries.some(({ value }) => value.kind !== 'alias' && value.kind !== 'text');
	if (holdsColors) return plain === text ? theme : { ...theme, text };
	const { names, imports } = yield* findMissing(text, theme.entries, namePrefix(theme.form));
	if (names.length > 0 || imports.length > 0) throw new InputError(issueOf('invalid-parameter', [], describeMissing(names, imports)));
	throw new InputError(issueOf('invalid-parameter', [], phrase`no color was found. Send CSS such as ${
		':root { --text: #111827; --surface: white }'}, Sass, JavaScript, JSON, resources of Android, Dart, or swatches as ASE, ACO or GPL`));
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

function* readCode(text: string): Steps<ThemeFile> {
	if (isAndroidXml(text)) return yield* readAndroidXml(text);
	if (isDart(text)) return yield* readDart(text);
	if (isScss(text)) return yield* readScss(text);
	return isScript(text) ? yield* readScript(text) : yield* readCss(text);
}

function* readJson(text: string): Steps<ThemeFile> {
	const root = yield* parseJsonTree(text);
	yield;
	const form = JSON_FORM_IDS.find((id) => JSON_FORMS[id].matches(root))!;
	return { form, ...yield* JSON_FORMS[form].read(text, root) };
}
