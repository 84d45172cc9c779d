/*
 * A call of an operation without HTTP: with the library, and on a command line.
 */

import type { Json } from '../../errors.ts';
import { camelCase } from '../../math/camel-case.ts';
import { isRequired } from '../../schema/json-schema.ts';
import { schemaOf, type Structure } from '../../schema/schema.ts';
import { formatJson } from './format-json.ts';

type Given = { readonly [name: string]: Json };

const ENTRY = '\'tincture/operations\'';

/** The call in JavaScript. */
export function libraryText(operation: string, input: Given): string {
	const name = camelCase(operation);
	// JSON is valid JavaScript, but unquoted keys read better.
	const given = formatJson(input).replace(/"([A-Za-z]\w*)": /g, '$1: ');
	return `import { ${name} } from ${ENTRY};\n\nconst result = ${name}(${given});`;
}

/** The call in a shell: required fields by position, the rest as options. */
export function commandText(operation: string, { fields }: Structure, input: Given): string {
	const names = Object.keys(input), byPlace = names.filter((name) => isRequired(fields[name]!));
	const isLast = (name: string): boolean => schemaOf(fields[name]!).kind === 'list';
	// A list takes all remaining words.
	const places = byPlace.slice(0, byPlace.findIndex(isLast) + 1 || byPlace.length);
	const words = [
		...places.flatMap((name) => [input[name]!].flat().map((item) => word(plain(item)))),
		...names.filter((name) => !places.includes(name)).flatMap((name) => [`--${kebabCase(name)}`, ...option(input[name]!)]),
	];
	// Options first, because positional words after a list would be added to it.
	return `npx tincture ${[operation, ...words].join(' ')}`;
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A flag without a value is true. */
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
