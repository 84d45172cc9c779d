/*
 * Values in query strings: comma-separated lists, and texts that can be pasted into a URL unchanged.
 *
 * Source  URL Standard §4.3 (query), application/x-www-form-urlencoded: `+` is a space.
 * Proof   test/schema/query-text.test.ts.
 */

import { adviceText, type Advice, type Json } from '../errors.ts';
import { splitOutside } from '../math/parentheses.ts';

/** Splits at commas outside parentheses: `rgb(255, 0, 0),teal` is two items. */
export const splitList = (text: string): string[] => splitOutside(text, /,/);

/** Renders advice with its values as in a query. */
export const inQuery = (advice: Advice): string => adviceText(advice, asQuery);

/** Renders a value for a message about a query: texts in quotes, objects as `name=value`. */
export function asQuery(value: Json): string {
	return typeof value === 'string' || Array.isArray(value) ? `"${withoutQuotes(value)}"` : withoutQuotes(value);
}

function withoutQuotes(value: Json): string {
	if (typeof value === 'string') return queryText(value);
	if (Array.isArray(value)) return value.map(withoutQuotes).join(',');
	if (typeof value !== 'object' || value === null) return String(value);
	return Object.entries(value).map(([name, item]) => `${name}=${withoutQuotes(item)}`).join('&');
}

/**
 * Writes a text for a query. HEX loses its #, which would start the fragment, and words are joined by hyphens, as names
 * may be; elsewhere a space becomes `+`. Letters stay unescaped: every client escapes them itself.
 */
export function queryText(text: string): string {
	if (/^#[\da-f]+$/i.test(text)) return text.slice(1);
	if (/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(text)) return text.replaceAll(' ', '-');
	return text.replace(/[%&+#"<>\\^`{|}]|\p{Cc}/gu, encodeURIComponent).replaceAll(' ', '+');
}
