/*
 * The frame of every page: its head, what stands above and below, and the headers that allow its own origin alone.
 *
 * Pages carry no script and no style of their own: both are files, see `assets.ts`.
 */

import { assetPath, type Site } from './assets.ts';
import type { Reply } from './door.ts';
import { linkHeader } from './links.ts';

const pageHeaders = (base: string): readonly string[] => [
	'Content-Security-Policy',
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
		+ "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	'Referrer-Policy', 'no-referrer',
	...linkHeader(base),
];

/** Where the head of every page leads. */
export const PLACES = [
	{ path: '/', name: 'Colors' },
	{ path: '/docs', name: 'Reference' },
	{ path: '/docs/guides', name: 'Guides' },
	{ path: '/docs/library', name: 'Library' },
] as const;

export type Place = (typeof PLACES)[number]['path'];

export interface Page {
	/** Plain text; stands in the tab before the name of the service, or is empty for the name alone. */
	readonly title: string;
	/** What search engines and link previews show, plain text. */
	readonly description?: string;
	/** The place that it belongs to, marked in the head. */
	readonly place?: Place;
	/** HTML within `main`; begins with an `h1`. */
	readonly body: string;
	/** English unless given. */
	readonly language?: 'en' | 'ru';
	/** Names of assets, beside the style that all pages share: styles are those of the reference unless given. */
	readonly styles?: readonly string[];
	readonly scripts?: readonly string[];
}

/** A page of the service, in every coding that can be made of it: pages are made once, when they are first asked for. */
export function html(site: Site, page: Page): Reply {
	const body = documentOf(site, page), encoded = site.assets.encode(body);
	return {
		status: 200, type: 'text/html; charset=utf-8', keep: 'day', headers: pageHeaders(site.base), body, ...(encoded && { encoded }),
	};
}

function documentOf(site: Site, page: Page): string {
	const { title, description, place, body, language = 'en', styles = ['reference.css'], scripts = [] } = page;
	const links = (names: readonly string[], tag: (path: string) => string): string =>
		names.map((name) => assetPath(site, name)).filter((path) => path !== undefined).map(tag).join('');
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === '' ? 'Tincture' : `${title} – Tincture`)}</title>
${description === undefined ? '' : `<meta name="description" content="${escaped(description)}">\n`}${
	links(['style.css', ...styles], (path) => `<link rel="stylesheet" href="${path}">\n`)}${
	links(scripts, (path) => `<script type="module" src="${path}"></script>\n`)}<link rel="icon" href="${site.base}/favicon.ico" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${header(site.base, place, language)}
<main id="main">
${body}
</main>
${footer(site.base, language)}
</body>
</html>
`;
}

/** Pages are in English but for the front page, which leads to them under their names. */
const inEnglish = (language: 'en' | 'ru'): string => (language === 'en' ? '' : ' lang="en"');

const header = (base: string, current: Place | undefined, language: 'en' | 'ru'): string => `<header class="head"${inEnglish(language)}>
<a class="brand" href="${base}/">Tincture</a>
<nav aria-label="Site">
<ul>
${PLACES.map(({ path, name }) => `<li><a href="${base}${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a></li>`).join('\n')}
</ul>
</nav>
</header>`;

const footer = (base: string, language: 'en' | 'ru'): string => `<footer class="foot"${inEnglish(language)}>
<ul>
<li><a href="${base}/openapi.json">OpenAPI</a></li>
<li><a href="${base}/llms.txt">llms.txt</a></li>
<li><a href="${base}/problems">Problems</a></li>
</ul>
<p>APCA is a trademark of Myndex Research and Andrew Somers.</p>
</footer>`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;'],
]);

/** Text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character)!);
