/*
 * Index of the reference: every operation in its group, and the general rules.
 */

import { GROUP_NAMES, type AnyOperation } from '../../operations/operation.ts';
import type { Site } from '../assets.ts';
import { BATCH } from '../batch.ts';
import { fixedDoor, type Door } from '../door.ts';
import { escapeHtml, translate } from '../html.ts';
import { REFERENCE_LANGUAGES, type Language } from './language.ts';
import { sideNav, type NavGroup } from './side-nav.ts';

/** Groups with their operations, without empty groups. */
export const byGroup = (operations: readonly AnyOperation[]) =>
	GROUP_NAMES.map((group) => ({ group, members: operations.filter((one) => one.group === group) }))
		.filter(({ members }) => members.length > 0);

/** The navigation of the operations; `contents` are the sections of the page, if any. */
export const operationNav = (
	base: string, operations: readonly AnyOperation[], current: string, { words, describe }: Language, contents: readonly NavGroup[] = [],
): string =>
	sideNav(words.operations, words.openOperations, [
		...contents,
		...byGroup(operations).map(({ group, members }) => ({
			name: words.groups[group].name,
			links: members.map((one) => ({ href: `${base}/docs/${one.name}`, name: describe(one).title, isCurrent: one.name === current })),
		})),
	]);

/** The door of the reference. */
export const indexPage = (operations: readonly AnyOperation[], site: Site): Door => fixedDoor('/docs', () => translate(site, (id) => {
	const language = REFERENCE_LANGUAGES[id], { reference, referenceAbout } = language.words;
	return { title: reference, description: referenceAbout, place: '/docs', body: body(operations, site.base, language) };
}));

function body(operations: readonly AnyOperation[], base: string, language: Language): string {
	const { words, describe } = language, link = (path: string, text: string): string => `<a href="${base}${path}">${text}</a>`;
	return `<div class="columns">
${operationNav(base, operations, '', language)}
<article class="text">
<h1>${words.reference}</h1>
<p class="lead">${words.indexLead(operations.length)}</p>
${byGroup(operations).map(({ group, members }) => `<h2>${words.groups[group].name}</h2>
<p class="quiet">${words.groups[group].about}</p>
<dl class="list">
${members.map((one) => `<dt>${link(`/docs/${one.name}`, escapeHtml(describe(one).title))}</dt><dd>${escapeHtml(describe(one).summary)}</dd>`).join('\n')}
</dl>`).join('\n')}
<h2>${words.rulesTitle}</h2>
<ul>
${words.rules(base + BATCH, link).map((rule) => `<li>${rule}</li>`).join('\n')}
</ul>
<h2>${words.background}</h2>
<dl class="list">
${Object.entries(language.guides).map(([name, { title, lead }]) => `<dt>${link(`/docs/guides/${name}`, title)}</dt><dd>${lead}</dd>`).join('\n')}
</dl>
<h2>${words.programs}</h2>
<dl class="list">
<dt>${link('/openapi.json', 'openapi.json')}</dt><dd>${words.openApi}</dd>
<dt>${link('/llms.txt', 'llms.txt')}</dt><dd>${words.llms(link)}</dd>
<dt>${link('/docs/library', words.library)}</dt><dd>${words.libraryAbout}</dd>
</dl>
</article>
</div>`;
}
