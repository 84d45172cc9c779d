/*
 * The frame of every page: its head, and the headers that allow its own origin alone.
 */

import type { Reply } from './door.ts';

const pageHeaders = (base: string): readonly string[] => [
	'Content-Security-Policy',
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
		+ "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	'Referrer-Policy', 'no-referrer',
	'Link', `<${base}/openapi.json>; rel="service-desc"; type="application/json", <${base}/>; rel="service-doc"; type="text/html"`,
];

/** A page of the service. `base` is the path that it is mounted under, `title` plain text, `body` HTML. */
export const html = (base: string, title: string, body: string): Reply => ({
	status: 200,
	type: 'text/html; charset=utf-8',
	keep: 'day',
	headers: pageHeaders(base),
	body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${body}
</html>
`,
});

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;'],
]);

/** Text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character)!);
