/*
 * Writes a call of an operation in several forms: URL, curl, fetch in JavaScript, and Python with its standard library.
 *
 * Quoted texts are escaped for each form, so that any text can be pasted.
 *
 * Source  URL Standard §4.3 (query), application/x-www-form-urlencoded: `+` is a space.
 * Proof   test/doors/request-forms.test.ts: each form is run by its own interpreter and sends the same request.
 */

import type { Json } from '../errors.ts';
import { wellFormed } from '../math/well-formed.ts';

/** A call with the fields of an operation as JSON. */
export interface Call {
	/** The address of the operations with a slash at the end: `https://example.org/api/v1/`. */
	readonly api: string;
	readonly operation: string;
	readonly method: 'GET' | 'POST';
	readonly fields: { readonly [name: string]: Json };
}

export const REQUEST_FORMS = ['url', 'curl', 'fetch', 'python'] as const;

export type RequestForm = (typeof REQUEST_FORMS)[number];

/** Escapes of characters that are more readable without, and that every server reads the same way. */
const PLAIN = /%(?:2C|28|29|2F|3A|40)|%20/g;

/** Escapes a text for a query, including `'`, so that a shell can quote it. */
export const queryEscaped = (text: string): string => encodeURIComponent(wellFormed(text))
	.replaceAll('\'', '%27')
	.replace(PLAIN, (escape) => (escape === '%20' ? '+' : decodeURIComponent(escape)));

/** The value of a parameter; items of a list are joined by commas. */
const queryValue = (value: Json): string => (Array.isArray(value) ? value.map(queryValue).join(',') : String(value));

/** Writes fields as a query without the question mark; empty without fields. */
export const writeQuery = (fields: Call['fields']): string =>
	Object.entries(fields).map(([name, value]) => `${queryEscaped(name)}=${queryEscaped(queryValue(value))}`).join('&');

/** The address of a call; without fields for POST. */
export function callAddress({ api, operation, method, fields }: Call): string {
	const query = method === 'GET' ? writeQuery(fields) : '';
	return api + operation + (query === '' ? '' : `?${query}`);
}

/** Writes the call, without a line feed at the end. */
export function requestText(call: Call, form: RequestForm): string {
	switch (form) {
		case 'url': return callAddress(call);
		case 'curl': return curlText(call);
		case 'fetch': return fetchText(call);
		case 'python': return pythonText(call);
		default: return form satisfies never;
	}
}

/** Quotes any text as one word of a shell. */
export const inShell = (text: string): string => `'${text.replaceAll('\'', '\'\\\'\'')}'`;

const curlText = (call: Call): string => call.method === 'GET'
	? `curl ${inShell(callAddress(call))}`
	: `curl ${inShell(callAddress(call))} \\\n  -H 'Content-Type: application/json' \\\n  -d ${inShell(JSON.stringify(call.fields))}`;

/** Quotes a text for JavaScript. Line ends of JavaScript and of files are escaped. */
const inScript = (text: string): string => `'${JSON.stringify(text)
	.slice(1, -1)
	.replaceAll('\\"', '"')
	.replaceAll('\'', '\\\'')
	.replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const scriptName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : inScript(name));

function writeScript(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(writeScript).join(', ')}]`;
	if (typeof value === 'string') return inScript(value);
	if (typeof value !== 'object' || value === null) return String(value);
	return `{ ${Object.entries(value).map(([name, item]) => `${scriptName(name)}: ${writeScript(item)}`).join(', ')} }`;
}

/** Writes fields, one per line. */
const eachLine = (fields: Call['fields'], line: (name: string, value: Json) => string): string =>
	Object.entries(fields).map(([name, value]) => `  ${line(name, value)},\n`).join('');

function fetchText(call: Call): string {
	const { api, operation, method, fields } = call;
	if (method === 'GET' && Object.keys(fields).length === 0) return `const answer = await fetch(${inScript(api + operation)});\n${READ_ANSWER}`;
	const lines = eachLine(fields, (name, value) =>
		`${scriptName(name)}: ${method === 'GET' ? inScript(queryValue(value)) : writeScript(value)}`);
	return method === 'GET'
		? `const query = new URLSearchParams({\n${lines}});\nconst answer = await fetch(${inScript(`${api}${operation}?`)} + query);\n${READ_ANSWER}`
		: `const answer = await fetch(${inScript(api + operation)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({\n${lines.replaceAll(/^/gm, '  ').trimEnd()}\n  }),
});
${READ_ANSWER}`;
}

const READ_ANSWER = 'const result = await answer.json();';

/** Writes a value as Python, which escapes texts like JSON, except for lone surrogates. */
function writePython(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(writePython).join(', ')}]`;
	if (typeof value === 'string') return JSON.stringify(wellFormed(value));
	if (typeof value === 'boolean') return value ? 'True' : 'False';
	if (typeof value !== 'object' || value === null) return value === null ? 'None' : String(value);
	return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${writePython(item)}`).join(', ')}}`;
}

function pythonText({ api, operation, method, fields }: Call): string {
	const address = JSON.stringify(api + operation), lines = eachLine(fields, (name, value) =>
		`${JSON.stringify(name)}: ${writePython(method === 'GET' ? queryValue(value) : value)}`).replaceAll(/^ {2}/gm, '    ');
	if (method === 'GET') {
		const imports = lines === '' ? '' : 'from urllib.parse import urlencode\n', query = lines === '' ? '' : `query = urlencode({\n${lines}})\n`;
		const url = lines === '' ? address : `${JSON.stringify(`${api}${operation}?`)} + query`;
		return `import json\n${imports}from urllib.request import urlopen\n\n${query}with urlopen(${url}) as answer:\n    result = json.load(answer)`;
	}
	return `import json
from urllib.request import Request, urlopen

body = json.dumps({\n${lines}}).encode()
request = Request(${address}, body, {"Content-Type": "application/json"})
with urlopen(request) as answer:
    result = json.load(answer)`;
}
