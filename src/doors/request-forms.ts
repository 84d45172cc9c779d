/*
 * One call of an operation as people write it: an address, curl, fetch of JavaScript, Python of the standard library.
 *
 * What stands between quotes in a shell, in JavaScript and in Python is escaped for each, so that any text may be pasted.
 *
 * Source  URL Standard §4.3 (query), application/x-www-form-urlencoded: `+` is a blank.
 * Proof   test/doors/request-forms.test.ts: each form is run by its own interpreter and asks for the same.
 */

import type { Json } from '../errors.ts';

/** What is asked: the fields of an operation as JSON holds them. */
export interface Call {
	/** Where the operations are, with the slash at the end: `https://example.org/api/v1/`. */
	readonly api: string;
	readonly operation: string;
	readonly method: 'GET' | 'POST';
	readonly fields: { readonly [name: string]: Json };
}

export const REQUEST_FORMS = ['url', 'curl', 'fetch', 'python'] as const;

export type RequestForm = (typeof REQUEST_FORMS)[number];

/** What a query may hold as it is, beyond letters and digits: it reads better, and no server takes it for anything else. */
const PLAIN = /%(?:2C|28|29|2F|3A|40)|%20/g;

/** Half a surrogate pair has no UTF-8. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** A text as a query writes it; `'` is escaped too, so that a shell takes it between quotes. */
export const queryEscaped = (text: string): string => encodeURIComponent(wellFormed(text))
	.replaceAll('\'', '%27')
	.replace(PLAIN, (escape) => (escape === '%20' ? '+' : decodeURIComponent(escape)));

/** The value of a parameter: the items of a list with commas between them. */
const queryValue = (value: Json): string => (Array.isArray(value) ? value.map(queryValue).join(',') : String(value));

/** The fields as a query, without the question mark; empty where there are none. */
export const queryOf = (fields: Call['fields']): string =>
	Object.entries(fields).map(([name, value]) => `${queryEscaped(name)}=${queryEscaped(queryValue(value))}`).join('&');

/** The address; of a POST without its fields. */
export function addressOf({ api, operation, method, fields }: Call): string {
	const query = method === 'GET' ? queryOf(fields) : '';
	return api + operation + (query === '' ? '' : `?${query}`);
}

/** The call in a form, without a line feed at the end. */
export function requestText(call: Call, form: RequestForm): string {
	switch (form) {
		case 'url': return addressOf(call);
		case 'curl': return curlText(call);
		case 'fetch': return fetchText(call);
		case 'python': return pythonText(call);
		default: return form satisfies never;
	}
}

const inShell = (text: string): string => `'${text.replaceAll('\'', '\'\\\'\'')}'`;

const curlText = (call: Call): string => call.method === 'GET'
	? `curl ${inShell(addressOf(call))}`
	: `curl ${inShell(addressOf(call))} \\\n  -H 'Content-Type: application/json' \\\n  -d ${inShell(JSON.stringify(call.fields))}`;

/** Between single quotes; what ends a line, in JavaScript or in a file, is escaped. */
const inScript = (text: string): string => `'${JSON.stringify(text)
	.slice(1, -1)
	.replaceAll('\\"', '"')
	.replaceAll('\'', '\\\'')
	.replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const scriptName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : inScript(name));

/** A value as a literal of JavaScript. */
function scriptOf(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(scriptOf).join(', ')}]`;
	if (typeof value === 'string') return inScript(value);
	if (typeof value !== 'object' || value === null) return String(value);
	return `{ ${Object.entries(value).map(([name, item]) => `${scriptName(name)}: ${scriptOf(item)}`).join(', ')} }`;
}

/** The fields, one a line. */
const eachLine = (fields: Call['fields'], line: (name: string, value: Json) => string): string =>
	Object.entries(fields).map(([name, value]) => `  ${line(name, value)},\n`).join('');

function fetchText(call: Call): string {
	const { api, operation, method, fields } = call;
	if (method === 'GET' && Object.keys(fields).length === 0) return `const answer = await fetch(${inScript(api + operation)});\n${READ_ANSWER}`;
	const lines = eachLine(fields, (name, value) =>
		`${scriptName(name)}: ${method === 'GET' ? inScript(queryValue(value)) : scriptOf(value)}`);
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

/** A value as a literal of Python; JSON escapes texts as Python does, but for half a surrogate pair. */
function pythonOf(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
	if (typeof value === 'string') return JSON.stringify(wellFormed(value));
	if (typeof value === 'boolean') return value ? 'True' : 'False';
	if (typeof value !== 'object' || value === null) return value === null ? 'None' : String(value);
	return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonOf(item)}`).join(', ')}}`;
}

function pythonText({ api, operation, method, fields }: Call): string {
	const address = JSON.stringify(api + operation), lines = eachLine(fields, (name, value) =>
		`${JSON.stringify(name)}: ${pythonOf(method === 'GET' ? queryValue(value) : value)}`).replaceAll(/^ {2}/gm, '    ');
	if (method === 'GET') {
		const asked = lines === ''
			? { before: '', address }
			: { before: `query = urlencode({\n${lines}})\n`, address: `${JSON.stringify(`${api}${operation}?`)} + query` };
		const parse = lines === '' ? '' : 'from urllib.parse import urlencode\n';
		return `import json\n${parse}from urllib.request import urlopen\n\n${asked.before}with urlopen(${asked.address}) as answer:\n    result = json.load(answer)`;
	}
	return `import json
from urllib.request import Request, urlopen

body = json.dumps({\n${lines}}).encode()
request = Request(${address}, body, {"Content-Type": "application/json"})
with urlopen(request) as answer:
    result = json.load(answer)`;
}
