/*
 * The page of the library: docs/library.md, which follows from the comments at its exports, as a page of the service.
 */

import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { html } from '../html.ts';
import { htmlOfMarkdown } from './markdown-html.ts';

/** Where the page is not at hand: a service without a disk. */
const ABSENT = '# The library\n\nThis service has no files at hand. The page stands as docs/library.md in the source of the package.';

/** The door of the page. */
export const libraryPage = (site: Site): Door => ({
	path: '/docs/library',
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => {
		const text = site.assets.built('library.md')?.text ?? ABSENT;
		// The README, which it links to, is no page of the service; the reference says the same.
		const body = htmlOfMarkdown(text, (to) => (to.startsWith('../README') ? `${site.base}/docs` : to));
		return html(site, {
			title: 'Library',
			description: 'The engine as a library: spaces, formats, functions and types.',
			place: '/docs/library',
			body: `<article class="text library">\n${body}\n</article>`,
		});
	},
});
