/*
 * Requests to any operation, damaged: legal ones, ones with a changed field, and ones with changed bytes; colors of CSS Color 5 in the
 * place of others, and themes of every form, whole and damaged.
 */

import type { Random } from '../../src/math/random.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';
import { anyValue, below, fitsQuery, legalInput, pick, spoiled } from '../support/arbitrary.ts';
import { color5, VARIABLES } from '../support/derived-colors.ts';
import { anyTheme, SAMPLES } from '../theme/samples.ts';

const METHODS = ['GET', 'POST', 'QUERY', 'OPTIONS', 'DELETE', 'PUT'];

const LINES = [
	'Content-Type: application/json', 'Content-Type: text/plain', 'Content-Length: 5', 'Content-Length: -1',
	'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip',
	'Expect: 100-continue', 'Expect: tea', 'If-None-Match: *', 'If-None-Match: "x", W/"y"', 'Host: y',
	'X-Forwarded-For: 1.2.3.4, 127.0.0.1', 'Connection: close',
	'Connection: upgrade', 'Upgrade: websocket', '__proto__: x', 'Content-Encoding: gzip', 'Accept-Encoding: gzip', ' folded',
	'no colon', 'X: \x01',
];

const STRANGE = [
	'\0', '\r', '\n', '\r\n', '\xff', '%', '%zz', '%ff', '"', '\\', '{', '}', '[', ']', ',', ':', ' ', '(', ')', '-', 'e9',
	'\\ud800', '\xf0\x9f\x8e\xa8', '&', '=', '?', '#', '/', '//', '..', '__proto__',
];

/** A legal request for a seeded input of an operation. */
function legalRequest({ name, methods, input }: AnyOperation, random: Random, value: unknown): string {
	const path = `/api/v1/${name}`;
	const isQuery = methods.includes('GET') && fitsQuery(input) && typeof value === 'object' && value !== null && random() < 0.5;
	if (isQuery) {
		const query = Object.entries(value)
			.map(([key, item]) => `${encoded(key)}=${encoded(Array.isArray(item) ? item.map(asText).join() : asText(item))}`)
			.join('&');
		return `GET ${path}?${query} HTTP/1.1\r\nHost: x\r\n\r\n`;
	}
	const body = Buffer.from(JSON.stringify(value) ?? 'null').toString('latin1');
	const method = random() < 0.8 ? 'POST' : 'QUERY';
	return `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? '');

/** Half a pair has no UTF-8. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** Inserts, removes, repeats or replaces bytes somewhere. */
export function damaged(text: string, random: Random): string {
	const at = below(random, text.length + 1), end = Math.min(text.length, at + below(random, 12));
	switch (below(random, 5)) {
		case 0: return text.slice(0, at) + text.slice(end);
		case 1: return text.slice(0, at) + pick(random, STRANGE) + text.slice(at);
		case 2: return text.slice(0, end) + text.slice(at, end).repeat(1 + below(random, 30)) + text.slice(end);
		case 3: return text.slice(0, at) + pick(random, STRANGE) + text.slice(end);
		default: return text.slice(0, at) + String.fromCharCode(below(random, 256)) + text.slice(at + 1);
	}
}

const withLine = (text: string, line: string): string => text.replace('\r\n', `\r\n${line}\r\n`);

/** A theme of some form, with colors of CSS Color 5 in it and with wounds, or with none. */
function theme(random: Random): string {
	const sample = random() < 0.5 ? pick(random, SAMPLES).text : anyTheme(random);
	let text = random() < 0.5 ? sample.replace(/#[\da-f]{6}\b/gi, (hex) => (random() < 0.3 ? color5(random) : hex)) : sample;
	if (random() < 0.5) for (let wounds = 1 + below(random, 4); wounds > 0; wounds--) text = damaged(text, random);
	return text;
}

/** Replaces the colors and themes of a value. */
function recolored(schema: Schema, value: unknown, random: Random): unknown {
	switch (schema.kind) {
		case 'text': return schema.isFile === true ? theme(random) : schema.read !== null && random() < 0.5 ? color5(random) : value;
		case 'list': return Array.isArray(value) ? value.map((item) => recolored(schema.of, item, random)) : value;
		case 'nullable': return value === null ? value : recolored(schema.of, value, random);
		case 'object': return typeof value !== 'object' || value === null ? value : Object.fromEntries(Object.entries(value)
			.map(([name, item]) => [name, name in schema.fields ? recolored(schemaOf(schema.fields[name]!), item, random) : item]));
		default: return value;
	}
}

/** An input of an operation that reads colors of CSS Color 5, with the variables that they name, or with none of them. */
function inColor5({ input }: AnyOperation, legal: object, random: Random): unknown {
	const value = recolored(input, legal, random) as object;
	return 'variables' in input.fields && random() < 0.8 ? { ...value, variables: VARIABLES, scheme: pick(random, ['light', 'dark']) } : value;
}

/** A request of one of many kinds, as latin1. Most reach an operation; some are not valid HTTP. */
export function mutant(random: Random): string {
	const operation = pick(random, OPERATIONS);
	const legal = legalInput(operation.input, random);
	const kind = random();
	if (random() < 0.4) return legalRequest(operation, random, inColor5(operation, legal, random));
	if (kind < 0.3) return legalRequest(operation, random, legal);
	if (kind < 0.6) return legalRequest(operation, random, spoiled(legal, random));
	if (kind < 0.65) return legalRequest(operation, random, anyValue(random, 3));
	let text = legalRequest(operation, random, legal);
	if (kind < 0.7) text = text.replace(/^\w+/, pick(random, METHODS));
	if (kind < 0.8) text = withLine(text, pick(random, LINES));
	if (kind >= 0.75) for (let i = 1 + below(random, 4); i > 0; i--) text = damaged(text, random);
	return random() < 0.1 ? text + mutant(random) : text;
}
