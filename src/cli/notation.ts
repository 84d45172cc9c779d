/*
 * Shell notation of values: reads `name=value` as an object, and quotes values for a shell in the remedies of messages.
 *
 * Proof  test/cli/notation.test.ts.
 */

import { advice, adviceText, phrase, quote, type Advice, type Json, type Path, type Phrase } from '../errors.ts';
import { kebabCase, shellText, shellWord, tokenText } from '../doors/command-words.ts';
import type { Notation } from '../schema/notation.ts';
import { exampleOf } from '../schema/example.ts';
import { isRequired, schemaOf, type Dictionary, type Schema, type Structure } from '../schema/schema.ts';
import { isColor } from './fields.ts';

/** Splits at commas outside parentheses, brackets, braces and JSON strings. */
export function splitWords(text: string): string[] {
	if (/^\s*\[/.test(text)) {
		const items = parseJson(text);
		if (Array.isArray(items)) return items.map((item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item)));
	}
	const items: string[] = [];
	let depth = 0, start = 0, isText = false;
	for (let i = 0; i < text.length; i++) {
		const character = text[i]!;
		if (character === '"' && depth > 0) isText = !isText;
		else if (isText) i += character === '\\' ? 1 : 0;
		else if ('([{'.includes(character)) depth++;
		else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
		else if (character === ',' && depth === 0) {
			items.push(text.slice(start, i));
			start = i + 1;
		}
	}
	items.push(text.slice(start));
	return items;
}

/** Parses JSON; undefined if the text is not JSON. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Reads an object from JSON or from `key=value`: `500=teal` of a record, `brand=teal` of a named color. */
function readObject(schema: Dictionary | Structure, sent: readonly string[]): { readonly value: unknown } | Phrase {
	const [only = ''] = sent;
	if (sent.length === 1 && /^\s*\{/.test(only)) {
		const value = parseJson(only);
		return value === undefined ? phrase`is not valid JSON: ${quote(only)}` : { value };
	}
	if (schema.kind === 'object') return readNamed(schema, only);
	const entries = sent.flatMap(splitWords).map((part) => [...splitKey(part)] as const);
	const bad = entries.findIndex(([key]) => key === undefined);
	if (bad >= 0) return phrase`must be KEY=VALUE, got ${quote(entries[bad]![1])}`;
	const keys = new Set<string>();
	// `add` returns the set, so this finds a key that was already present.
	const twice = entries.find(([key = '']) => keys.has(key) || !keys.add(key));
	// defineProperty, so that `__proto__` becomes an ordinary key.
	return twice === undefined ? { value: Object.fromEntries(entries) } : phrase`has ${quote(twice[0]!)} twice. Give it once`;
}

/** Reads an object with a name: `brand=#3b82f6`, or the value alone if the name is optional. */
function readNamed({ fields }: Structure, text: string): { readonly value: unknown } {
	const names = Object.keys(fields);
	const main = names.find((name) => isRequired(fields[name]!) && isColor(schemaOf(fields[name]!))) ?? names[0]!;
	const label = names.find((name) => name !== main);
	const [key, value] = splitKey(text);
	return { value: key === undefined || label === undefined ? { [main]: text } : { [label]: key, [main]: value } };
}

/** Splits `key=value` at the first "=" outside parentheses; the key is undefined without one. */
function splitKey(text: string): readonly [key: string | undefined, value: string] {
	const at = /^[^=(]*=/.exec(text)?.[0].length;
	return at === undefined ? [undefined, text] : [text.slice(0, at - 1), text.slice(at)];
}

/** A value in shell notation; an object of settings as options. */
export function shellValue(value: Json): string {
	if (typeof value === 'string') return shellText(value);
	if (Array.isArray(value)) return shellText(value.map(tokenText).join(','));
	if (typeof value !== 'object' || value === null) return String(value);
	if ('color' in value) return shellText(tokenText(value));
	const quoteItem = (item: Json): string => (typeof item === 'string' ? shellWord(item) : shellValue(item));
	return Object.entries(value).map(([name, item]) => `--${kebabCase(name)} ${quoteItem(item)}`).join(' ');
}

/** Renders advice such as "Write --amount 100."; a value that belongs to an option is shown with it. */
function renderAdvice(what: Advice, path: Path): string {
	const [first] = what.values, [name] = path;
	const isWhole = path.length === 1 && typeof name === 'string' && /^\p{L}+ $/u.test(what.words[0] ?? '') && what.values.length === 1
		&& (typeof first === 'number' || typeof first === 'boolean' || Array.isArray(first));
	return adviceText(what, isWhole ? (value) => `--${kebabCase(name)} ${shellValue(value)}` : shellValue);
}

/** A HEX color without quotes is a comment. */
const quoteHex = (example: string): Advice => ({
	words: ['In a shell "#" begins a comment. Write ', `, or ${shellWord(example.replace('#', ''))}.`],
	values: [example],
});

function findMissing(schema: Schema): Advice | undefined {
	// A list says how many items it takes.
	if (schema.kind !== 'text') return undefined;
	if (schema.isFile === true) return advice`Write the path of a file, or - for standard input.`;
	return schema.read === null ? undefined : quoteHex(String(exampleOf(schema)));
}

export const SHELL: Notation = {
	noun: 'option',
	split: splitWords,
	whole: readObject,
	takesParts: true,
	onEmpty: quoteHex,
	onMissing: findMissing,
	offer: renderAdvice,
};

/** Values that no shell has read: lines of standard input and cells of a table. */
export const PIPED: Notation = { ...SHELL, onEmpty: (example) => advice`Write ${example}.` };
