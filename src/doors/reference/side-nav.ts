/*
 * The navigation of a page of the reference: next to the text in wide windows, otherwise a list that opens above it.
 */

import { escapeHtml } from '../html.ts';

interface NavLink {
	readonly href: string;
	readonly name: string;
	readonly isCurrent?: boolean;
}

export interface NavGroup {
	readonly name: string;
	readonly links: readonly NavLink[];
}

/** The navigation; `open` is the label of the switch that shows it in narrow windows. Groups without links are left out. */
export const sideNav = (label: string, open: string, groups: readonly NavGroup[]): string => `<nav class="side" aria-label="${label}">
<input type="checkbox" id="list"><label for="list">${open}</label>
<div>
${groups.filter(({ links }) => links.length > 0).map(({ name, links }) => `<p>${escapeHtml(name)}</p>
<ul>
${links.map(({ href, name: text, isCurrent }) =>
		`<li><a href="${href}"${isCurrent === true ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`).join('\n')}
</ul>`).join('\n')}
</div>
</nav>`;

/** Headings with an id in HTML: level, id and text without markup. */
export const listHeadings = (html: string): readonly { readonly level: number; readonly id: string; readonly text: string }[] =>
	[...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/g)].map(([, level, id, text]) =>
		({ level: Number(level), id: id!, text: text!.replace(/<[^>]*>/g, '') }));

/** The sections of a page under a heading. */
export const pageContents = (html: string, heading: string): NavGroup => ({
	name: heading,
	links: listHeadings(html).filter(({ level }) => level === 2).map(({ id, text }) => ({ href: `#${id}`, name: text })),
});
