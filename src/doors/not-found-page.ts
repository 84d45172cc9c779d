/*
 * The page that a browser gets for an unknown path; programs get the problem.
 *
 * Proof  test/doors/pages.test.ts.
 */

import { InputError } from '../errors.ts';
import type { Site } from './assets.ts';
import type { Reply } from './door.ts';
import { escapeHtml, htmlOnce, PAGE_LANGUAGES } from './html.ts';
import { chooseLanguage, prefersFile } from './negotiation.ts';
import { API } from './operations.ts';
import { REFERENCE_LANGUAGES } from './reference/language.ts';
import type { ReferenceWords } from './reference/words.ts';

/** The parts of a request that select the page. */
export interface PageRequest {
	/** A header by its lower-case name. */
	readonly header: (name: string) => string | null;
	/** The path or address with the query. */
	readonly target: string;
}

/** The sentences of the problem; those of the router in the language of the page, with a link to the nearest path. */
function explain({ issues: [{ detail, phrase }] }: InputError, base: string, words: ReferenceWords): string {
	const [path, ...near] = (phrase?.values ?? []).map(String);
	if (path === undefined) return escapeHtml(detail);
	// The path is in quotes.
	const nothing = words.nothingAt(`<code>${escapeHtml(path.slice(1, -1))}</code>`);
	const links = near.map((to) => {
		// A browser needs the page of an operation, or that of batches.
		const name = to.startsWith(base + API) ? to.slice(base.length + API.length) : '';
		const page = /^[a-z-]+$/.test(name) ? `${base}/docs/${name}` : to;
		return `<a href="${escapeHtml(page)}"><code>${escapeHtml(to)}</code></a>`;
	});
	return links.length === 0 ? nothing : `${nothing} ${words.didYouMean(links.join(words.or))}`;
}

/** The reply to an unknown path as a page if there are pages and the client prefers HTML; any other reply unchanged. */
export function forReader(site: Site, reply: Reply, thrown: unknown, { header, target }: PageRequest): Reply {
	if (!site.hasPages || reply.status !== 404 || !(thrown instanceof InputError) || !prefersFile('text/html', header('accept'))) return reply;
	const chosen = chooseLanguage(target, header('accept-language'), PAGE_LANGUAGES);
	const { words, id: language } = REFERENCE_LANGUAGES[chosen];
	const link = (path: string, text: string): string => `<a href="${site.base}${path}">${text}</a>`;
	const page = htmlOnce(site, {
		title: words.notFound,
		language,
		body: `<article class="text">
<h1>${words.notFound}</h1>
<p class="lead">${explain(thrown, site.base, words)}</p>
<ul>
<li>${link('/', words.colors)}</li>
<li>${link('/docs', words.allOperations)}</li>
<li>${link('/docs/guides', words.guides)}</li>
</ul>
</article>`,
	});
	return { ...page, status: reply.status };
}
