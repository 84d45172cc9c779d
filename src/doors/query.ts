/*
 * A query string → parameters with their values, cut by hand: a broken escape is told with its place.
 */

import { InputError, quote, type Issue } from '../errors.ts';
import { MOST_ISSUES, type Query } from '../schema/decode.ts';

/** Parameters in the order sent; `+` is a blank, as forms write it. */
export function readQuery(text: string): Query {
	const query = new Map<string, string[]>();
	const issues: Issue[] = [];
	for (let start = 0, end; start < text.length; start = end + 1) {
		end = text.indexOf('&', start);
		if (end < 0) end = text.length;
		if (end === start) continue;
		const equals = text.indexOf('=', start);
		const hasValue = equals >= 0 && equals < end;
		const name = spaced(text.slice(start, hasValue ? equals : end), issues);
		const value = hasValue ? spaced(text.slice(equals + 1, end), issues, name) : '';
		const before = query.get(name);
		if (before === undefined) query.set(name, [value]);
		else before.push(value);
	}
	const [first, ...rest] = issues;
	if (first) throw new InputError(first, ...rest.slice(0, MOST_ISSUES - 1));
	return query;
}

const spaced = (text: string, issues: Issue[], name = text): string =>
	decoded(text.includes('+') ? text.replaceAll('+', ' ') : text, issues, name);

/** Text with its percent escapes read as UTF-8; where they cannot be, an issue and the text as sent. */
export function decoded(text: string, issues: Issue[], name = text): string {
	if (!text.includes('%')) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		issues.push({
			code: 'malformed-request',
			path: [name],
			detail: `${quote(text)} has a percent escape that is no UTF-8. Write "%" itself as %25, "#" as %23.`,
		});
		return text;
	}
}
