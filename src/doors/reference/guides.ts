/*
 * The pages of the guides, and of their list.
 */

import type { Site } from '../assets.ts';
import { fixedDoor, type Door } from '../door.ts';
import { translate } from '../html.ts';
import { listGuides } from './guide-list.ts';
import { GUIDE_NAMES } from './guide-parts.ts';
import { REFERENCE_LANGUAGES, type Language } from './language.ts';
import { pageContents, sideNav, type NavGroup } from './side-nav.ts';

/** A guide in a language; `body` is HTML. */
interface GuideText {
	readonly title: string;
	readonly lead: string;
	readonly body: string;
}

/** The navigation of the guides. */
const guideNav = (base: string, current: string, { id, words, batch }: Language, contents: readonly NavGroup[] = []): string =>
	sideNav(words.guides, words.openGuides, [
		...contents,
		{
			name: words.guides,
			links: [
				...listGuides(id).map(({ name, title }) => ({ href: `${base}/docs/guides/${name}`, name: title, isCurrent: name === current })),
				{ href: `${base}/docs/batch`, name: batch.title, isCurrent: current === 'batch' },
			],
		},
	]);

/** The door of a guide; `write` returns its text in a language. */
export const guideDoor = (site: Site, path: string, name: string, write: (language: Language) => GuideText): Door =>
	fixedDoor(path, () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { guides, contents } = language.words, { title, lead, body } = write(language);
		return {
			title, description: lead, place: '/docs/guides',
			body: `<div class="columns">\n${guideNav(site.base, name, language, [pageContents(body, contents)])}\n<article class="text">
<p class="crumbs"><a href="${site.base}/docs/guides">${guides}</a></p>\n<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${body}\n</article>\n</div>`,
		};
	}));

/** The doors of the guides and of their list. */
export const guidePages = (site: Site): readonly Door[] => [
	fixedDoor('/docs/guides', () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { guides, guidesAbout, guidesLead } = language.words;
		const entry = (path: string, { title, lead }: { readonly title: string; readonly lead: string }): string =>
			`<dt><a href="${site.base}${path}">${title}</a></dt><dd>${lead}</dd>`;
		return {
			title: guides,
			description: guidesAbout,
			place: '/docs/guides',
			body: `<div class="columns">\n${guideNav(site.base, '', language)}\n<article class="text">\n<h1>${guides}</h1>
<p class="lead">${guidesLead}</p>
<dl class="list">
${listGuides(id).map((guide) => entry(`/docs/guides/${guide.name}`, guide)).join('\n')}
${entry('/docs/batch', language.batch)}
</dl>\n</article>\n</div>`,
		};
	})),
	...GUIDE_NAMES.map((name, i) => guideDoor(site, `/docs/guides/${name}`, name, ({ id }) => {
		const guide = listGuides(id)[i]!;
		return { ...guide, body: guide.body(site.base) };
	})),
];
