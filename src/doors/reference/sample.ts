/*
 * Samples of the reference: code blocks that scroll, also by keyboard, with a swatch before each HEX text.
 *
 * The origin of the service is written by a script in the browser (`page/docs.ts`). The server does not write the Host of the request
 * into a page, because a cache that ignores it would send the page of one host, or of an attacker, to others.
 */

import { camelCase } from '../../math/camel-case.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { isInQuery, schemaOf } from '../../schema/schema.ts';
import { escapeHtml } from '../html.ts';
import type { Call } from '../request-forms.ts';
import { formatJson } from './format-json.ts';

/** The origin in samples until the script has replaced it: that of a service with default settings. */
export const ORIGIN = 'http://127.0.0.1:8080';

/** A HEX value in quotes, after escaping. */
const QUOTED_HEX = /(?<=&quot;)#[0-9a-f]{6}(?:[0-9a-f]{2})?(?=&quot;)/g;

/** An SVG, because the policy of the pages forbids styles in attributes. */
const dot = (hex: string): string => `<svg class="dot" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${hex}"/></svg>`;

/** A block of code; `page/docs.ts` adds a button that copies it. */
export const sample = (label: string, text: string): string => `<div class="code" data-label="${
	escapeHtml(label)}"><pre tabindex="0" role="group" aria-label="${
	escapeHtml(label)}"><code>${escapeHtml(text).replaceAll(QUOTED_HEX, (hex) => dot(hex) + hex)
	.replaceAll(ORIGIN, `<span data-origin>${ORIGIN}</span>`)}</code></pre></div>`;

/** The call of an example, which is JSON: with GET if a query can express every field, otherwise with POST. */
export function exampleCall(api: string, { name, methods, input }: AnyOperation, given: object): Call {
	const isGet = methods.includes('GET') && Object.keys(given).every((field) => isInQuery(schemaOf(input.fields[field]!)));
	return { api, operation: name, method: isGet ? 'GET' : 'POST', fields: given as Call['fields'] };
}

const ENTRY = '\'tincture/operations\'';

/** The call with the library, in JavaScript. */
export function libraryText(operation: string, input: object): string {
	const name = camelCase(operation);
	// JSON is valid JavaScript, but unquoted keys read better.
	const given = formatJson(input).replace(/"([A-Za-z]\w*)": /g, '$1: ');
	return `import { ${name} } from ${ENTRY};\n\nconst result = ${name}(${given});`;
}

/** More colors are hard to distinguish at a glance. */
const MOST_FIELDS = 24;

const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;

/** All HEX values in a value, in order. */
function findHexes(value: unknown): string[] {
	if (typeof value === 'string') return HEX.test(value) ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findHexes) : [];
}

/** An SVG of equal fields with the HEX as title; empty if the answer has no colors. `label` precedes their list. */
export function colorStrip(answer: unknown, label: string): string {
	// Duplicates stay at their last place, so that the input color is at its step of a scale.
	const hexes = [...new Set(findHexes(answer).reverse())].reverse().slice(0, MOST_FIELDS);
	if (hexes.length === 0) return '';
	const width = 100 * hexes.length;
	const fields = hexes.map((hex, i) => `<rect x="${100 * i}" width="100" height="100" fill="${hex}"><title>${hex}</title></rect>`);
	return `<svg class="strip" viewBox="0 0 ${width} 100" preserveAspectRatio="none" role="img" aria-label="${
		escapeHtml(`${label}: ${hexes.join(', ')}`)}">${fields.join('')}</svg>`;
}
