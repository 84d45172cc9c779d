/*
 * The reference in Russian: which language a page is in, that its links stay in it, and that no English text is left.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROBLEM_CODES } from '../../src/doors/problem.ts';
import { GUIDE_NAMES } from '../../src/doors/reference/guide-parts.ts';
import { createFetch } from '../../src/fetch.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { withServer } from '../support/server.ts';

const russian = suite('the reference in Russian');

const PAGES = [
	'/docs', '/docs/guides', '/docs/batch', '/problems', '/docs/library', ...OPERATIONS.map(({ name }) => `/docs/${name}`),
	...GUIDE_NAMES.map((name) => `/docs/guides/${name}`), ...PROBLEM_CODES.map((code) => `/problems/${code}`),
];

/** One handler, because it renders each page once. */
const handle = createFetch({ basePath: '/color', assets: [] });

const load = async (path: string, language: string): Promise<string> =>
	(await handle(new Request(`https://example.org/color${path}?lang=${language}`))).text();

const languageOf = (html: string): string | undefined => /<html lang="(\w+)">/.exec(html)?.[1];

for (const [query, accepted, language] of [
	['', '', 'en'], ['', 'ru', 'ru'], ['', 'ru-KZ, en;q=0.8', 'ru'], ['', 'en, ru', 'en'], ['', 'de', 'en'],
	['?lang=ru', '', 'ru'], ['?lang=ru', 'en', 'ru'], ['?lang=en', 'ru', 'en'], ['?language=ru', 'en', 'ru'], ['?a=1&lang=ru&b=2', '', 'ru'],
	['?lang=de', 'ru', 'ru'], ['?lang=', 'en', 'en'], ['?slang=ru', '', 'en'], ['?lang=rus', '', 'en'],
] as const) {
	russian(`/docs${query} for "${accepted}" is in ${language}, and so is a 404`, async () => {
		for (const path of ['/docs', '/docs', '/problems/not-found', '/docs/nothing-here']) {
			const headers = { 'Accept': 'text/html', 'Accept-Language': accepted };
			const response = await handle(new Request(`https://example.org/color${path}${query}`, { headers }));
			assert.is(languageOf(await response.text()), language, path);
			assert.match(response.headers.get('vary')!, 'Accept-Language', path);
		}
	});
}

russian('the server on node:http sends the same pages, also from memory', () => withServer(async (url) => {
	for (const path of ['/docs', '/docs', '/docs?lang=ru', '/docs/nothing-here?lang=ru', '/docs/nothing-here']) {
		const request = new Request(url + path, { headers: { Accept: 'text/html' } }), response = await fetch(request);
		assert.is(await response.text(), await (await createFetch({ assets: [] })(request)).text(), path);
		assert.match(response.headers.get('vary')!, 'Accept-Language', path);
	}
}, { assets: [] }));

/** Texts of a page outside of code, pictures, and parts in another language. */
function listTexts(html: string): readonly string[] {
	const body = html.slice(html.indexOf('<body>')).replaceAll(/<(pre|code|svg|kbd|textarea)\b[^]*?<\/\1>/g, '')
		.replaceAll(/<(a|article)[^>]* lang="en"[^]*?<\/\1>/g, '');
	const labels = [...body.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
	return [...body.replaceAll(/<\/?(?:b|span|a)\b[^>]*>/g, '').split(/<[^>]*>/), ...labels].map((text) => text.trim());
}

/** Names that are the same in Russian, and the codes of problems in their list. */
const NAMES = new Set([
	'Tincture', 'OpenAPI', 'llms.txt', 'llms-full.txt', 'openapi.json', 'curl', 'JavaScript', 'Python', 'APCA', 'WCAG 2', 'deltaE OK',
	'Markdown', 'sRGB.', 'Display P3.', 'GET, POST, QUERY', ...PROBLEM_CODES,
]);

russian('every text of every page is Russian, and its links lead to Russian pages', async () => {
	for (const path of PAGES) {
		const html = await load(path, 'ru');
		assert.is(languageOf(html), 'ru', path);
		const isEnglish = (text: string): boolean => /[a-z]{3}/i.test(text) && !/[а-яё]/i.test(text) && !NAMES.has(text);
		if (path !== '/docs/library') assert.equal(listTexts(html).filter(isEnglish), [], path);
		for (const [, link] of html.matchAll(/<a [^>]*href="(\/color(?:\/(?:docs|problems)[^"]*|\/)?)"/g))
			assert.match(link!, /\?lang=ru(?:#|$)/, path);
	}
});

russian('a translation has the headings, ids, code and links of the English page', async () => {
	for (const path of PAGES) {
		const [english, translated] = [await load(path, 'en'), await load(path, 'ru')];
		const list = (html: string, what: RegExp): string[] => [...html.matchAll(what)].map(([match]) => match.replace('?lang=ru', ''));
		for (const what of [/<h[1-6]/g, / id="[^"]*"/g]) assert.equal(list(translated, what), list(english, what), path);
		const links = (html: string): string[] => list(html.replace(/<div class="languages">.*/, ''), /href="(?!\?)[^"]*"/g).sort();
		assert.equal(links(translated), links(english), path);
	}
});

russian('the guide to design tokens names the first, middle and last of the eleven steps', async () => {
	const html = await (await handle(new Request('https://example.org/color/docs/guides/design-tokens?lang=ru'))).text();
	assert.match(html, /от 50 \(<code>#[\da-f]{6}<\/code>\) через\s500 \(<code>#[\da-f]{6}<\/code>\) до 950 \(/);
});

russian('an unknown path suggests the nearest page', async () => {
	const headers = { 'Accept': 'text/html', 'Accept-Language': 'ru' };
	for (const [path, near] of [
		['/docs/parse-colour', '/docs/parse-color'], ['/api/v1/mix-color', '/docs/mix-colors'], ['/doc', '/docs'],
		['/docs/guides/apca', '/docs/guides/apca-and-wcag'],
		['/problem/rate-limited', '/problems/rate-limited'],
	] as const) {
		const html = await (await handle(new Request(`https://example.org/color${path}`, { headers }))).text();
		assert.match(html, `<code>/color${path}</code> ничего нет. Возможно, вы искали <a href="/color${near}?lang=ru">`);
	}
	const unsafe = await (await handle(new Request('https://example.org/color/%3Cb%3E', { headers }))).text();
	assert.not.match(unsafe, '<b>');
});

russian.run();
