/*
 * One call of an operation without HTTP: by the library, and on a command line.
 */

import type { Json } from '../../errors.ts';
import { isRequired } from '../../schema/json-schema.ts';
import { schemaOf, type Structure } from '../../schema/schema.ts';

type Given = { readonly [name: string]: Json };

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const ENTRY = '\'tincture/operations\'';

/** The call as a program of JavaScript writes it. */
export function libraryText(operation: string, input: Given): string {
	const name = camelCase(operation);
	// JSON is JavaScript; a name without quotes reads better.
	const given = spaced(input).replace(/"([A-Za-z]\w*)": /g, '$1: ');
	return `import { ${name} } from ${ENTRY};\n\nconst result = ${name}(${given});`;
}

/** The call as a shell writes it: what must be there by its place, the rest by name. */
export function commandText(operation: string, { fields }: Structure, input: Given): string {
	const names = Object.keys(input), byPlace = names.filter((name) => isRequired(fields[name]!));
	const isLast = (name: string): boolean => schemaOf(fields[name]!).kind === 'list';
	// A list takes every word that is left.
	const places = byPlace.slice(0, byPlace.findIndex(isLast) + 1 || byPlace.length);
	const words = [
		...places.flatMap((name) => [input[name]!].flat().map((item) => word(plain(item)))),
		...names.filter((name) => !places.includes(name)).flatMap((name) => [`--${kebabCase(name)}`, ...option(input[name]!)]),
	];
	// Options first, where words without a name would take them in.
	return `npx tincture ${[operation, ...words].join(' ')}`;
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A flag is true by being there. */
const option = (value: Json): string[] => (value === true ? [] : [word(Array.isArray(value) ? value.map(plain).join(',') : plain(value))]);

/** A named color as `name=color`, an object by key as `500=teal`. */
function plain(value: Json): string {
	if (typeof value !== 'object' || value === null) return String(value);
	if (Array.isArray(value)) return value.map(plain).join(',');
	const { name, color } = value as Given;
	if (typeof color === 'string') return name === undefined ? color : `${String(name)}=${color}`;
	return Object.entries(value).map(([key, item]) => `${key}=${plain(item as Json)}`).join(',');
}

const word = (text: string): string => {
	if (/^[\w./=,:%+-]+$/.test(text)) return text;
	return /["$`\\!]/.test(text) ? `'${text.replaceAll('\'', '\'\\\'\'')}'` : `"${text}"`;
};

/** In characters; what fits stands on one line. */
const WIDTH = 72;

/** A value as JSON for people: what is short on one line. */
export function spaced(value: unknown, indent = ''): string {
	const inner = `${indent}  `;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const flat = onOneLine(value);
	if (flat.length + indent.length <= WIDTH) return flat;
	const lines = Array.isArray(value)
		? value.map((item) => inner + spaced(item, inner))
		: Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${spaced(item, inner)}`);
	return Array.isArray(value) ? `[\n${lines.join(',\n')}\n${indent}]` : `{\n${lines.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
	const pairs = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
	return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
