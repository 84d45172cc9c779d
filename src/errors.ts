/*
 * Errors in the input of a caller.
 *
 * A mistake of the caller is an InputError. It has issues, each with a code of the table below, the path of the field, and a message with
 * the received value and a valid one. Any other error is a bug. Math never throws.
 *
 * Proof  test/errors.test.ts.
 */

/** Problems of the service, documented at `/problems/{code}`. `doors/problem.ts` has their status codes. */
export const PROBLEMS = {
	'invalid-parameter': 'A parameter is not valid.',
	'unreadable-color': 'A color cannot be read.',
	'invalid-json': 'The body is not valid JSON.',
	'too-complex': 'The request takes too much work.',
	'malformed-request': 'The request is malformed.',
	'unauthorized': 'A key is needed.',
	'not-found': 'There is nothing at this path.',
	'method-not-allowed': 'The method is not allowed here.',
	'request-timeout': 'The request took too long to arrive.',
	'content-too-large': 'The body is too large.',
	'uri-too-long': 'The request target is too long.',
	'unsupported-media-type': 'The media type is not supported.',
	'rate-limited': 'Too many requests.',
	'headers-too-large': 'The request headers are too large.',
	'http-version': 'The HTTP version is not supported.',
	'internal': 'The service failed.',
	'unavailable': 'The service is not available.',
} as const;

/** Kind of a fault, stable for programs. */
export type ProblemCode = keyof typeof PROBLEMS;

/** A place in the input: `['colors', 2, 'name']`; empty for the whole input. */
export type Path = readonly (string | number)[];

/** Prints a path in JavaScript notation: `colors[2].name`. */
export const printPath = (path: Path): string =>
	path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** One fault of the input. */
export interface Issue {
	/** Kind of the fault. */
	readonly code: ProblemCode;
	/** Place in the input. */
	readonly path: Path;
	/** The message: the field, the received value (shortened), and what to write instead in JSON or the library. */
	readonly detail: string;
	/** The message in two parts if it suggests values, because a query writes them differently than JSON. */
	readonly claim?: string;
	/** A correction, if known. */
	readonly advice?: Advice;
	/** The claim in parts, for translations. */
	readonly phrase?: Phrase;
	/** The claim without the field, for forms that have a label next to it. */
	readonly bare?: string | Phrase;
}

/** A text with values, so that it can be translated. A text that is a value is translated too. */
export interface Phrase {
	readonly words: readonly string[];
	readonly values: readonly (string | number | Phrase)[];
}

/** phrase`has ${2} of 3 channels`: a claim whose words are translated and whose values are not. */
export const phrase = (words: readonly string[], ...values: Phrase['values']): Phrase => ({ words, values });

/** The English text of a phrase. */
export const phraseText = (text: string | Phrase): string => (typeof text === 'string' ? text
	: text.words.map((part, i) => (i < text.values.length ? `${part}${phraseValue(text.values[i]!)}` : part)).join(''));

const phraseValue = (value: string | number | Phrase): string => (typeof value === 'object' ? phraseText(value) : String(value));

/** English words, with `{}` for values, and their translations. */
export type Messages = ReadonlyMap<string, string>;

/** The text of a phrase by a table; undefined if a part has no translation. */
export function translatePhrase({ words, values }: Phrase, table: Messages): string | undefined {
	const parts = values.map((value) => (typeof value === 'object' ? translatePhrase(value, table)
		: typeof value === 'number' ? value : table.get(value) ?? (isText(value) ? undefined : value)));
	const key = words.join('{}'), template = table.get(key) ?? (/\p{L}/u.test(key) ? undefined : key);
	if (template === undefined || parts.includes(undefined)) return undefined;
	return phraseText({ words: template.split('{}'), values: parts.map((part) => part!) });
}

/** True for words of the service, which are not a name, a number, a list of words or a quotation of the input. */
const isText = (value: string): boolean =>
	value.replaceAll(/"[^"]*"/g, '').split(' ').filter((word) => /^[a-z]+$/i.test(word)).length > 2;

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A sentence about what to write instead, in parts with values between them. */
export interface Advice {
	readonly words: readonly string[];
	readonly values: readonly Json[];
	/** A value that is valid at the path of the issue. */
	readonly suggestion?: Json;
	/** The part of the first words that says what to write: "Write a color, such as ". */
	readonly about?: string | Phrase;
}

/** advice`Did you mean ${'teal'}?`: rendered with values in the notation of the caller, so that they can be pasted. */
export const advice = (words: readonly string[], ...values: readonly Json[]): Advice => ({ words, values });

/** Advice with a value that is valid at the path of the issue: suggest`Did you mean ${'teal'}?`. */
export const suggest = (words: readonly string[], value: Json): Advice => ({ words, values: [value], suggestion: value });

/** Renders advice; `write` formats its values. */
export const adviceText = ({ words, values }: Advice, write: (value: Json) => string = asJson): string =>
	words.map((part, i) => (i < values.length ? part + write(values[i]!) : part)).join('');

/** Creates an issue. `claim` is a sentence without its full stop; the advice follows it. */
export function issueOf(code: ProblemCode, path: Path, claim: string | Phrase, what?: Advice): Issue {
	const text = phraseText(claim), source = typeof claim === 'string' ? {} : { phrase: claim };
	return what === undefined
		? { code, path, detail: sentence(text), ...source }
		: { code, path, detail: `${sentence(text)} ${adviceText(what)}`, claim: text, advice: what, ...source };
}

/** The issue without the name of its field, with values as JSON. */
export const withoutField = (issue: Issue): Issue =>
	(issue.bare === undefined ? issue : issueOf(issue.code, issue.path, issue.bare, issue.advice));

/** Adds a full stop unless the text ends in `.`, `?` or `!`. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Writes JSON in one line with spaces after colons and commas: `{"color": "red"}`. */
export function asJson(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(asJson).join(', ')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${asJson(item)}`).join(', ')}}`;
}

/** A mistake of the caller, with all issues. Its message is the detail of the first one. */
export class InputError extends Error {
	override readonly name = 'InputError';
	declare readonly issues: readonly [Issue, ...Issue[]];

	constructor(...issues: readonly [Issue, ...Issue[]]) {
		super(issues[0].detail);
		this.issues = issues;
	}
}

/** The error with some issues. There must be at least one. */
export const errorWith = (issues: readonly Issue[]): InputError => new InputError(...issues as readonly [Issue, ...Issue[]]);

/** The result of `work`, or the InputError that it throws. */
export function attempt<T>(work: () => T): T | InputError {
	try {
		return work();
	} catch (thrown) {
		if (thrown instanceof InputError) return thrown;
		throw thrown;
	}
}

/** The error for an unreadable color; `claim` begins with the quoted text and has no full stop. */
export const unreadable = (claim: string | Phrase, what?: Advice): InputError =>
	new InputError(issueOf('unreadable-color', [], claim, what));

/** Quotes at most 40 characters of a text, with lone surrogates and unprintable characters escaped. Safe for logs and terminals. */
export function quote(text: string): string {
	let quoted = '';
	let count = 0;
	for (const character of text) {
		if (count++ === 40) return `"${quoted}…"`;
		quoted += /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}\p{Co}"\\]/u.test(character)
			? escapeCharacter(character)
			: character;
	}
	return `"${quoted}"`;
}

const escapeCharacter = (character: string): string =>
	character === '"' || character === '\\'
		? `\\${character}`
		: `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
