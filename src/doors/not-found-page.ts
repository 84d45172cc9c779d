/*
 * The page that a browser gets for an unknown path; programs get the problem.
 *
 * Proof  test/doors/pages.test.ts.
 */

import { InputError } from '../errors.ts';
import { prefersFile } from './accept.ts';
import type { Site } from './assets.ts';
import type { Reply } from './door.ts';
import { escapeHtml, htmlOnce } from './html.ts';

/** The reply to an unknown path as a page if the client prefers HTML; any other reply unchanged. */
export function forReader(site: Site, reply: Reply, thrown: unknown, accept: () => string | null): Reply {
	if (reply.status !== 404 || !(thrown instanceof InputError) || !prefersFile('text/html', accept())) return reply;
	const page = htmlOnce(site, {
		title: 'Not found',
		body: `<article class="text">
<h1>Not found</h1>
<p class="lead">${escapeHtml(thrown.issues[0].detail)}</p>
<ul>
<li><a href="${site.base}/">Colors</a></li>
<li><a href="${site.base}/docs">All operations</a></li>
<li><a href="${site.base}/docs/guides">Guides</a></li>
</ul>
</article>`,
	});
	return { ...page, status: reply.status };
}
