/*
 * docs/library.md, which is generated from the comments of its exports, as a page of the service.
 */

import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { html } from '../html.ts';
import { renderMarkdown } from './markdown-html.ts';
import { listHeadings, sideNav, type NavGroup } from './side-nav.ts';

/** Text for a service without files. */
const ABSENT = '# The library\n\nThis service has no files. See docs/library.md in the source of the package.';

/** The door of the page. */
export const libraryPage = (site: Site): Door => ({
	path: '/docs/library',
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => {
		const text = site.assets.built('library.md')?.text ?? ABSENT;
		// The README is not a page of the service; the reference contains the same facts.
		const body = renderMarkdown(text, (to) => (to.startsWith('../README') ? `${site.base}/docs` : to));
		return html(site, {
			title: 'Library',
			description: 'The engine as a library: spaces, formats, functions and types.',
			place: '/docs/library',
			body: `<div class="columns">\n${sideNav('Library', 'Show all functions', listGroups(body))}
<article class="text library">\n${body}\n</article>\n</div>`,
		});
	},
});

/** A group for each section, with the section itself and what it describes. */
function listGroups(html: string): readonly NavGroup[] {
	const groups: { readonly name: string; readonly links: { readonly href: string; readonly name: string }[] }[] = [];
	for (const { level, id, text } of listHeadings(html)) {
		if (level === 2) groups.push({ name: text, links: [{ href: `#${id}`, name: 'Overview' }] });
		else groups.at(-1)?.links.push({ href: `#${id}`, name: text });
	}
	return groups;
}
