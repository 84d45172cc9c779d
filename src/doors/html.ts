/*
 * The frame of every page: its head, what stands above and below, and the headers that allow its own origin alone.
 *
 * Pages carry no script and no style of their own: both are files, see `assets.ts`.
 */

import { assetPath, type Site } from './assets.ts';
import type { Reply } from './door.ts';
import { KEPT_ENGLISH } from './front-words.ts';
import { KEPT_RUSSIAN } from './front-words-ru.ts';
import { ICON_ADDRESS } from './icon.ts';
import { linkHeader } from './links.ts';

const pageHeaders = (base: string): readonly string[] => [
	'Content-Security-Policy',
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
		+ "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	'Referrer-Policy', 'no-referrer',
	...linkHeader(base),
];

/** Languages that pages are written in. */
export type PageLanguage = 'en' | 'ru';

/** Where the head of every page leads, and the languages that it is there in; their names are words. */
export const PLACES = [
	{ path: '/', languages: ['en', 'ru'] },
	{ path: '/docs', languages: ['en'] },
	{ path: '/docs/guides', languages: ['en'] },
	{ path: '/docs/library', languages: ['en'] },
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
	readonly language?: PageLanguage;
	/** Names of assets: styles are those of the reference unless given. */
	readonly styles?: readonly string[];
	readonly scripts?: readonly string[];
	/** Scripts that others will ask for at once. */
	readonly preloads?: readonly string[];
}

/** A page of the service, in every coding that can be made of it: pages are made once, when they are first asked for. */
export function html(site: Site, page: Page): Reply {
	const body = documentOf(site, page), encoded = site.assets.encode(body);
	return {
		status: 200, type: 'text/html; charset=utf-8', keep: 'day', headers: pageHeaders(site.base), body, ...(encoded && { encoded }),
	};
}

function documentOf(site: Site, page: Page): string {
	const { title, description, place, body, language = 'en', styles = ['style.css', 'reference.css'], scripts = [], preloads = [] } = page;
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
	links(styles, (path) => `<link rel="stylesheet" href="${path}">\n`)}${
	links(scripts, (path) => `<script type="module" src="${path}"></script>\n`)}${
	links(preloads, (path) => `<link rel="modulepreload" href="${path}">\n`)}<link rel="icon" href="${ICON_ADDRESS}">
</head>
<body>
<a class="skip" href="#main">${WORDS[language].skip}</a>
${header(site.base, place, language)}
<main id="main">
${body}
</main>
${footer(site.base, language)}
</body>
</html>
`;
}

const WORDS = { en: KEPT_ENGLISH, ru: KEPT_RUSSIAN } as const satisfies { readonly [language in PageLanguage]: object };

/** A link, which says so where what it leads to is in one language alone. */
const linkTo = (to: string, name: string, languages: readonly PageLanguage[], more = ''): string =>
	`<li><a href="${to}"${languages.length > 1 ? '' : ` hreflang="${languages[0]}"`}${more}>${name}</a></li>`;

const header = (base: string, current: Place | undefined, language: PageLanguage): string => `<header class="head">
<a class="brand" href="${base}/">Tincture</a>
<nav aria-label="${WORDS[language].site}">
<ul>
${PLACES.map(({ path, languages }, i) =>
		linkTo(base + path, WORDS[language].places[i]!, languages, path === current ? ' aria-current="page"' : '')).join('\n')}
</ul>
</nav>
</header>`;

const footer = (base: string, language: PageLanguage): string => `<footer class="foot">
<ul>
${[['/openapi.json', 'OpenAPI'], ['/llms.txt', 'llms.txt'], ['/problems', WORDS[language].problems]]
		.map(([path, name]) => linkTo(`${base}${path}`, name!, ['en'])).join('\n')}
</ul>
<p>${WORDS[language].trademark}</p>
</footer>`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;'],
]);

/** Text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character)!);
