/*
 * How a query writes values: lists with commas between their items, and texts so that they can be pasted into a URL as
 * they stand.
 *
 * Source  URL Standard §4.3 (query), application/x-www-form-urlencoded: `+` is a blank.
 * Proof   test/schema/query-text.test.ts.
 */

import { adviceText, type Advice, type Json } from '../errors.ts';

/** Splits at commas outside parentheses: `rgb(255, 0, 0),teal` is two items. */
export function splitList(text: string): string[] {
	const items: string[] = [];
	let depth = 0, start = 0;
	for (let i = 0; i < text.length; i++) {
		const character = text[i];
		if (character === '(') depth++;
		else if (character === ')') depth = Math.max(0, depth - 1);
		else if (character === ',' && depth === 0) {
			items.push(text.slice(start, i));
			start = i + 1;
		}
	}
	items.push(text.slice(start));
	return items;
}

/** What to write instead, its values as a query writes them. */
export const inQuery = (advice: Advice): string => adviceText(advice, asQuery);

/** A value for a message about a query, between quotes where it is text; an object as `name=value`. */
export function asQuery(value: Json): string {
	if (typeof value === 'string') return `"${queryText(value)}"`;
	if (Array.isArray(value)) return `"${value.map((item: Json) => (typeof item === 'string' ? queryText(item) : asQuery(item))).join(',')}"`;
	if (typeof value !== 'object' || value === null) return String(value);
	const bare = (item: Json): string =>
		(Array.isArray(item) ? item.map(bare).join(',') : typeof item === 'string' ? queryText(item) : asQuery(item));
	return Object.entries(value).map(([name, item]) => `${name}=${bare(item)}`).join('&');
}

/**
 * A text as a query writes it. HEX goes without its #, which would begin the fragment, and words are joined by hyphens,
 * as names may be; elsewhere `+` is the blank. Letters stay as they are: every client escapes them by itself.
 */
export function queryText(text: string): string {
	if (/^#[\da-f]+$/i.test(text)) return text.slice(1);
	if (/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(text)) return text.replaceAll(' ', '-');
	return text.replace(/[%&+#"<>\\^`{|}]|\p{Cc}/gu, encodeURIComponent).replaceAll(' ', '+');
}
