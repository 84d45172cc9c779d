/*
 * Parses query strings. Unlike URLSearchParams it reports broken escapes, with their parameter.
 */

import { errorWith, quote, type Issue } from '../errors.ts';
import type { Query } from '../schema/decode.ts';
import { fault } from './refusals.ts';

/** Broken escapes that are reported; each costs ten microseconds, because the platform's decoder throws. */
const MOST_BROKEN = 10;

/** Parses a query, with parameters in their order. `+` is a space, as in forms. Throws InputError for broken escapes. */
export function readQuery(text: string): Query {
	if (typeof text !== 'string') throw fault('invalid-parameter', 'A query must be a text.', ['text']);
	const query = new Map<string, string[]>();
	const issues: Issue[] = [];
	for (let start = 0, end; start < text.length && issues.length < MOST_BROKEN; start = end + 1) {
		end = text.indexOf('&', start);
		if (end < 0) end = text.length;
		if (end === start) continue;
		const equals = text.indexOf('=', start);
		const hasValue = equals >= 0 && equals < end;
		const name = decodeText(text.slice(start, hasValue ? equals : end), issues);
		const value = hasValue ? decodeText(text.slice(equals + 1, end), issues, name) : '';
		const before = query.get(name);
		if (before === undefined) query.set(name, [value]);
		else before.push(value);
	}
	if (issues.length > 0) throw errorWith(issues);
	return query;
}

const decodeText = (text: string, issues: Issue[], name = text): string =>
	decodeEscapes(text.includes('+') ? text.replaceAll('+', ' ') : text, issues, name);

/** Decodes percent escapes as UTF-8. Adds an issue and returns the text unchanged if they are invalid. */
export function decodeEscapes(text: string, issues: Issue[], name = text): string {
	if (!text.includes('%')) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		issues.push({
			code: 'malformed-request',
			path: [name],
			detail: `${quote(text)} has a percent escape that is not UTF-8. Write "%" itself as %25, "#" as %23.`,
		});
		return text;
	}
}
