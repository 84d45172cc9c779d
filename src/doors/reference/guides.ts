/*
 * The pages of the guides, and of their list.
 */

import type { Site } from '../assets.ts';
import { fixedDoor, type Door } from '../door.ts';
import { translate } from '../html.ts';
import { GUIDE_NAMES, type GuideText } from './guide-parts.ts';
import { REFERENCE_LANGUAGES, type Language } from './language.ts';
import { pageContents, sideNav, type NavGroup } from './side-nav.ts';

const guideNav = (base: string, current: string, { words, guides, batch }: Language, contents: readonly NavGroup[] = []): string =>
	sideNav(words.guides, words.openGuides, [
		...contents,
		{
			name: words.guides,
			links: [
				...Object.entries(guides).map(([name, { title }]) =>
					({ href: `${base}/docs/guides/${name}`, name: title, isCurrent: name === current })),
				{ href: `${base}/docs/batch`, name: batch.title, isCurrent: current === 'batch' },
			],
		},
	]);

/** The door of a guide; `select` returns its text in a language. */
const guideDoor = (site: Site, path: string, name: string, select: (language: Language) => GuideText): Door =>
	fixedDoor(path, () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { guides, contents } = language.words;
		const { base } = site, { title, lead, body } = select(language), html = body(base);
		return {
			title, description: lead, place: '/docs/guides',
			body: `<div class="columns">\n${guideNav(base, name, language, [pageContents(html, contents)])}\n<article class="text">
<p class="crumbs"><a href="${base}/docs/guides">${guides}</a></p>\n<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${html}\n</article>\n</div>`,
		};
	}));

/** The doors of the guides, of the page about batches, and of their list. */
export const guidePages = (site: Site): readonly Door[] => [
	fixedDoor('/docs/guides', () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { guides, guidesAbout, guidesLead } = language.words;
		const entry = (path: string, { title, lead }: GuideText): string => `<dt><a href="${site.base}${path}">${title}</a></dt><dd>${lead}</dd>`;
		return {
			title: guides,
			description: guidesAbout,
			place: '/docs/guides',
			body: `<div class="columns">\n${guideNav(site.base, '', language)}\n<article class="text">\n<h1>${guides}</h1>
<p class="lead">${guidesLead}</p>
<dl class="list">
${Object.entries(language.guides).map(([name, guide]) => entry(`/docs/guides/${name}`, guide)).join('\n')}
${entry('/docs/batch', language.batch)}
</dl>\n</article>\n</div>`,
		};
	})),
	guideDoor(site, '/docs/batch', 'batch', ({ batch }) => batch),
	...GUIDE_NAMES.map((name) => guideDoor(site, `/docs/guides/${name}`, name, ({ guides }) => guides[name])),
];
