/*
 * What can be wrong with what a caller sent.
 *
 * There are two kinds of failure. The caller's fault is an InputError: it carries issues, each with a code from the
 * table below, the path of the field, and one sentence that says what came and what to write instead. Everything else
 * is a bug of ours. Math never throws.
 */

/** Every problem the service can answer with, as `/problems/{code}`. Status codes are the business of `http/problem.ts`. */
export const PROBLEMS = {
	'invalid-parameter': 'A parameter is not valid.',
	'unreadable-color': 'A color cannot be read.',
	'invalid-json': 'The body is not valid JSON.',
	'malformed-request': 'The request is malformed.',
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

export type ProblemCode = keyof typeof PROBLEMS;

/** Where in the input: `['colors', 2, 'name']`; empty for the input as a whole. */
export type Path = readonly (string | number)[];

export interface Issue {
	readonly code: ProblemCode;
	readonly path: Path;
	/** Ready to show: the field, what was found (shortened), what to write instead, as JSON and the library take it. */
	readonly detail: string;
	/** The detail in two parts, where a value is offered: a query writes values otherwise than JSON. */
	readonly claim?: string;
	readonly advice?: Advice;
}

/** A value as JSON holds it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What to write instead: a sentence, and the values that stand between its words. */
export interface Advice {
	readonly words: readonly string[];
	readonly values: readonly Json[];
}

/** advice`Did you mean ${'teal'}?`: whoever shows it writes the values so that they work where they are pasted. */
export const advice = (words: readonly string[], ...values: readonly Json[]): Advice => ({ words, values });

/** The sentence, its values as `write` spells them. */
export const adviceText = ({ words, values }: Advice, write: (value: Json) => string = asJson): string =>
	words.map((part, i) => (i < values.length ? part + write(values[i]!) : part)).join('');

/** An issue whose detail ends in advice. `claim` is a sentence without its full stop. */
export const issueOf = (code: ProblemCode, path: Path, claim: string, what?: Advice): Issue => what === undefined
	? { code, path, detail: sentence(claim) }
	: { code, path, detail: `${sentence(claim)} ${adviceText(what)}`, claim, advice: what };

/** With a full stop, unless it ends in a sign of its own. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** JSON in one line, with blanks as people write them: `{"color": "red"}`. */
export function asJson(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(asJson).join(', ')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${asJson(item)}`).join(', ')}}`;
}

/** The caller's fault, with every issue found. The message is the first issue's sentence. */
export class InputError extends Error {
	override readonly name = 'InputError';
	readonly issues: readonly [Issue, ...Issue[]];

	constructor(first: Issue, ...rest: Issue[]) {
		super(first.detail);
		this.issues = [first, ...rest];
	}
}

/** An error for a color text that cannot be read; `claim` begins with the quoted text and has no full stop. */
export const unreadable = (claim: string, what?: Advice): InputError =>
	new InputError(issueOf('unreadable-color', [], claim, what));

/**
 * Text quoted for a message: at most 40 characters, never half a surrogate pair, nothing unprintable.
 * A quoted text can go into any log, header-free body or terminal without changing its meaning.
 */
export function quote(text: string): string {
	let shown = '';
	let count = 0;
	for (const character of text) {
		if (count++ === 40) return `"${shown}…"`;
		shown += /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}\p{Co}"\\]/u.test(character)
			? escaped(character)
			: character;
	}
	return `"${shown}"`;
}

const escaped = (character: string): string =>
	character === '"' || character === '\\'
		? `\\${character}`
		: `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
