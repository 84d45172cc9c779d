/*
 * The frame of every page: head, header, footer, and the HTTP headers that allow only its own origin.
 *
 * Pages have no inline script or style: both are files, see `assets.ts`.
 */

import { assetPath, importPaths, type Site } from './assets.ts';
import type { Reply } from './door.ts';
import { SHARED_ENGLISH } from './front-words.ts';
import { SHARED_RUSSIAN } from './front-words-ru.ts';
import { ICON_ADDRESS } from './icon.ts';
import { LANGUAGE_PARAMETER } from './language-parameter.ts';
import { linkHeader } from './links.ts';
import { SEARCH_INDEX } from './reference/search-entry.ts';

const pageHeaders = (site: Site): readonly string[] => [
	'Content-Security-Policy',
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
		+ "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	'Referrer-Policy', 'no-referrer',
	...linkHeader(site),
];

const WORDS = { en: SHARED_ENGLISH, ru: SHARED_RUSSIAN } as const;

export type PageLanguage = keyof typeof WORDS;

// Object.keys of the table returns exactly its keys.
export const PAGE_LANGUAGES = Object.keys(WORDS) as PageLanguage[];

/** Links in the header of every page. Their names are in the words of each language. */
const PLACES = ['/', '/docs', '/docs/guides', '/docs/library'] as const;

export type Place = (typeof PLACES)[number];

export interface Page {
	/** Plain text, followed by the name of the service in the title; empty for the name alone. */
	readonly title: string;
	/** Plain text for search engines and link previews. */
	readonly description?: string;
	/** The link that is marked as current. */
	readonly place?: Place;
	/** HTML within `main`; begins with an `h1`. */
	readonly body: string;
	/** English by default. */
	readonly language?: PageLanguage;
	/** Names of assets; by default those of the reference. */
	readonly styles?: readonly string[];
	readonly scripts?: readonly string[];
	/** Scripts that others import dynamically at once. Those that any of them imports statically are added. */
	readonly preloads?: readonly string[];
}

/** The reply with a page, in every available coding. */
function html(site: Site, page: Page): Reply {
	const body = renderPage(site, page), encoded = site.assets.encode(body);
	return {
		status: 200, type: HTML, keep: 'day', headers: pageHeaders(site), body, ...(encoded && { encoded }),
	};
}

const TRANSLATIONS = PAGE_LANGUAGES.filter((language) => language !== 'en');

/** The reply with a page in every language and coding. */
export const translate = (site: Site, page: (language: PageLanguage) => Page): Reply => ({
	...html(site, page('en')),
	languages: Object.fromEntries(TRANSLATIONS.map((language) => [language, html(site, { ...page(language), language })])),
});

/** The reply with a page that depends on the request. It is neither compressed nor cached. */
export const htmlOnce = (site: Site, page: Page): Reply => ({
	status: 200, type: HTML, keep: 'never', body: renderPage(site, page),
	headers: [...pageHeaders(site), 'Vary', 'Accept, Accept-Language'],
});

const HTML = 'text/html; charset=utf-8';

function renderPage(site: Site, page: Page): string {
	const { title, description, place, body, language = 'en' } = page;
	const { styles = ['style.css', 'reference.css'], scripts = ['docs.js'], preloads = [] } = page;
	const paths = (names: readonly string[]): readonly string[] =>
		names.map((name) => assetPath(site, name)).filter((path) => path !== undefined);
	const links = (all: readonly string[], tag: (path: string) => string): string => all.map(tag).join('');
	const preloaded = new Set([...paths(preloads), ...[...scripts, ...preloads].flatMap((name) => importPaths(site, name))]);
	const isReference = page.scripts === undefined;
	const text = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title === '' ? 'Tincture' : `${title} – Tincture`)}</title>
${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}${
	links(paths(styles), (path) => `<link rel="stylesheet" href="${path}">\n`)}${
	// Before the script that redirects to the chosen language.
	isReference ? PAGE_LANGUAGES.map((id) => `<link rel="alternate" hreflang="${id}" href="?${LANGUAGE_PARAMETER}=${id}">\n`).join('') : ''}${
	// Not a module, so that it runs before the first paint.
	links(paths(['before-paint.js']), (path) => `<script src="${path}"></script>\n`)}${
	links(paths(scripts), (path) => `<script type="module" src="${path}"></script>\n`)}${
	links([...preloaded], (path) => `<link rel="modulepreload" href="${path}">\n`)}<link rel="icon" href="${ICON_ADDRESS}">
</head>
<body>
<a class="skip" href="#main">${WORDS[language].skip}</a>
${header(site, place, language, isReference ? searchButton(site, language) + languageSwitch(language) + themeList(site, language) : '')}
<main id="main">
${body}
</main>
${footer(site.base, language)}
</body>
</html>
`;
	return language === 'en' ? text : nameLanguage(text, site.base, language);
}

/** Names the language in every link of a translated page to another page, so that each address means one language. */
const nameLanguage = (text: string, base: string, language: PageLanguage): string =>
	text.replaceAll(/ href="([^"#?]*)(#[^"]*)?"/g, (link, path: string, fragment = '') =>
		(path.startsWith(`${base}/`) && TRANSLATED.test(path.slice(base.length))
			? ` href="${path}?${LANGUAGE_PARAMETER}=${language}${fragment}"` : link));

/** Paths of the pages that have translations. */
const TRANSLATED = /^\/(?:$|(?:docs|problems)(?:\/|$))/;

/** A list item with a link. */
const linkTo = (to: string, name: string, more = ''): string => `<li><a href="${to}"${more}>${name}</a></li>`;

/** Links to the page in the other languages; the script adds the fragment and remembers the choice. */
const languageSwitch = (language: PageLanguage): string => `\n<div class="languages">${PAGE_LANGUAGES.filter((id) => id !== language).map((id) =>
	`<a href="?${LANGUAGE_PARAMETER}=${id}" lang="${id}" hreflang="${id}">${WORDS[id].languageName}</a>`).join('')}</div>`;

/** The button that opens the search of the reference; `page/docs.ts` handles it. */
function searchButton(site: Site, language: PageLanguage): string {
	const place = `data-index="${site.base}${SEARCH_INDEX}" data-base="${site.base}"`, { search } = WORDS[language];
	return !site.hasPages || assetPath(site, 'docs.js') === undefined
		? '' : `\n<button type="button" class="find" ${place}><span>${search}</span> <kbd>Ctrl K</kbd></button>`;
}

/** The list of themes, which needs the script too. */
function themeList(site: Site, language: PageLanguage): string {
	const { theme, themes } = WORDS[language];
	const options = Object.entries(themes).map(([id, name]) => `<option value="${id}">${name}</option>`);
	return assetPath(site, 'docs.js') === undefined ? '' : `\n<select class="head-select" aria-label="${theme}">${options.join('')}</select>`;
}

/** `more` is HTML after the links. Without pages the problems are the only ones. */
const header = (
	{ base, hasPages }: Site, current: Place | undefined, language: PageLanguage, more: string,
): string => `<header class="head">
<a class="brand" href="${base}${hasPages ? '/' : '/problems'}">Tincture</a>${hasPages ? `
<nav aria-label="${WORDS[language].site}">
<ul>
${PLACES.map((path, i) => linkTo(base + path, WORDS[language].places[i]!, path === current ? ' aria-current="page"' : '')).join('\n')}
</ul>
</nav>` : ''}${more}
</header>`;

const footer = (base: string, language: PageLanguage): string => `<footer class="foot">
<ul>
${[['/openapi.json', 'OpenAPI'], ['/llms.txt', 'llms.txt'], ['/problems', WORDS[language].problems]]
		.map(([path, name]) => linkTo(`${base}${path}`, name!)).join('\n')}
</ul>
<p>${WORDS[language].trademark}</p>
</footer>`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;'],
]);

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character)!);
