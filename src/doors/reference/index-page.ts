/*
 * Index of the reference: every operation in its group, and the general rules.
 */

import { GROUP_NAMES, GROUPS, type AnyOperation } from '../../operations/operation.ts';
import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { escapeHtml, html } from '../html.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import { API } from '../operations.ts';
import { GUIDES } from './guides.ts';
import { sideNav, type NavGroup } from './side-nav.ts';

/** Groups with their operations, without empty groups. */
const byGroup = (operations: readonly AnyOperation[]) =>
	GROUP_NAMES.map((group) => ({ group, members: operations.filter((one) => one.group === group) }))
		.filter(({ members }) => members.length > 0);

/** The navigation of the operations; `contents` are the sections of the page, if any. */
export const operationNav = (
	base: string, operations: readonly AnyOperation[], current: string, contents: readonly NavGroup[] = [],
): string =>
	sideNav('Operations', 'Show all operations', [
		...contents,
		...byGroup(operations).map(({ group, members }) => ({
			name: group,
			links: members.map(({ name, title }) => ({ href: `${base}/docs/${name}`, name: title, isCurrent: name === current })),
		})),
	]);

/** The door of the reference. */
export const indexPage = (operations: readonly AnyOperation[], site: Site): Door => ({
	path: '/docs',
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => html(site, {
		title: 'Reference',
		description: 'Every operation of the color API, with its fields, bounds, examples and problems.',
		place: '/docs',
		body: body(operations, site.base),
	}),
});

const body = (operations: readonly AnyOperation[], base: string): string => `<div class="columns">
${operationNav(base, operations, '')}
<article class="text">
<h1>Reference</h1>
<p class="lead">${operations.length} operations over plain HTTP, each a pure function of its input. No key, any origin.</p>
${byGroup(operations).map(({ group, members }) => `<h2>${group}</h2>
<p class="quiet">${GROUPS[group]}</p>
<dl class="list">
${members.map(({ name, title, summary }) => `<dt><a href="${base}/docs/${name}">${title}</a></dt><dd>${escapeHtml(summary)}</dd>`).join('\n')}
</dl>`).join('\n')}
<h2>General rules</h2>
<ul>
<li><b>GET</b> takes a query: a list is one value with commas, <code>#</code> is <code>%23</code> or left out.
<b>POST</b> takes a JSON object with the same fields as <code>application/json</code>, and returns the same bytes; so does <b>QUERY</b> (RFC 10008).</li>
<li>Answers are compact JSON with an <code>ETag</code>, cacheable for a day. Bodies have at most ${LIMITS.body / 1024} KiB, addresses ${LIMITS.target / 1024} KiB.</li>
<li>The limit for one address is ${DEFAULT_RATE.rate} tokens per second, ${DEFAULT_RATE.burst} at once, unless the host sets another; <code>RateLimit</code> has the
rest of it. Most answers cost one token, expensive ones more: a token for each ${UNITS_PER_TOKEN} microseconds of work. The page of an operation has its cost.</li>
<li>Several requests at once: <code>POST ${base}${API}batch</code> takes a list, or lines of JSON. <a href="${base}/docs/batch">Batches, files and swatches</a>
has their cost.</li>
<li>Errors are <a href="${base}/problems">problems</a> that say what to write instead.</li>
</ul>
<h2>Background</h2>
<dl class="list">
${GUIDES.map(({ name, title, lead }) => `<dt><a href="${base}/docs/guides/${name}">${title}</a></dt><dd>${lead}</dd>`).join('\n')}
</dl>
<h2>For programs</h2>
<dl class="list">
<dt><a href="${base}/openapi.json">openapi.json</a></dt><dd>The same as OpenAPI 3.1, for clients and tools.</dd>
<dt><a href="${base}/llms.txt">llms.txt</a></dt><dd>A short list for language models; <a href="${base}/llms-full.txt">llms-full.txt</a> has everything.</dd>
<dt><a href="${base}/docs/library">Library</a></dt><dd>The engine without HTTP, for programs in JavaScript.</dd>
</dl>
</article>
</div>`;
