/*
 * docs/library.md, which is generated from the comments of its exports, as a page of the service. Its text is English
 * in every language.
 */

import type { Site } from '../assets.ts';
import { fixedDoor, type Door } from '../door.ts';
import { translate } from '../html.ts';
import { REFERENCE_LANGUAGES } from './language.ts';
import { renderMarkdown } from './markdown-html.ts';
import { listHeadings, sideNav, type NavGroup } from './side-nav.ts';

/** Text for a service without files. */
const ABSENT = '# The library\n\nThis service has no files. See docs/library.md in the source of the package.';

/** The door of the page. */
export const libraryPage = (site: Site): Door => fixedDoor('/docs/library', () => {
	const text = site.assets.built('library.md')?.text ?? ABSENT;
	// The README is not a page of the service; the reference contains the same facts.
	const body = renderMarkdown(text, (to) => (to.startsWith('../README') ? `${site.base}/docs` : to));
	return translate(site, (id) => {
		const { words } = REFERENCE_LANGUAGES[id], { libraryNote: note } = words;
		return {
			title: words.library,
			description: words.libraryDescription,
			place: '/docs/library',
			body: `<div class="columns">\n${sideNav(words.library, words.openFunctions, listGroups(body, words.overview))}
<div>${note === '' ? '' : `\n<p class="quiet">${note}</p>`}
<article class="text library" lang="en">\n${body}\n</article>\n</div>\n</div>`,
		};
	});
});

/** A group for each section, with the section itself and what it describes. */
function listGroups(html: string, overview: string): readonly NavGroup[] {
	const groups: { readonly name: string; readonly links: { readonly href: string; readonly name: string }[] }[] = [];
	for (const { level, id, text } of listHeadings(html)) {
		if (level === 2) groups.push({ name: text, links: [{ href: `#${id}`, name: overview }] });
		else groups.at(-1)?.links.push({ href: `#${id}`, name: text });
	}
	return groups;
}
