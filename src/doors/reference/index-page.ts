/*
 * The entrance of the reference: every operation under its group, and the rules that hold for all.
 */

import { GROUP_NAMES, GROUPS, type AnyOperation } from '../../operations/operation.ts';
import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { escaped, html } from '../html.ts';
import { DEFAULT_RATE, LIMITS } from '../limits.ts';
import { API } from '../operations.ts';
import { GUIDES } from './guides.ts';

/** The operations of each group that has any. */
const byGroup = (operations: readonly AnyOperation[]) =>
	GROUP_NAMES.map((group) => ({ group, members: operations.filter((one) => one.group === group) }))
		.filter(({ members }) => members.length > 0);

/** The list of operations that stands beside the text of wide windows. */
export const operationNav = (base: string, operations: readonly AnyOperation[], current: string): string => `
<nav class="side" aria-label="Operations">
${byGroup(operations).map(({ group, members }) => `<p>${group}</p>
<ul>
${members.map(({ name, title }) => `<li><a href="${base}/docs/${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a></li>`).join('\n')}
</ul>`).join('\n')}
</nav>`;

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
<p class="lead">${operations.length} operations over plain HTTP, each a pure function of what you send. No key, any origin.</p>
${byGroup(operations).map(({ group, members }) => `<h2>${group}</h2>
<p class="quiet">${GROUPS[group]}</p>
<dl class="list">
${members.map(({ name, title, summary }) => `<dt><a href="${base}/docs/${name}">${title}</a></dt><dd>${escaped(summary)}</dd>`).join('\n')}
</dl>`).join('\n')}
<h2>Rules for all</h2>
<ul>
<li><b>GET</b> takes a query: a list is one value with commas, <code>#</code> is <code>%23</code> or left out.
<b>POST</b> takes a JSON object with the same fields as <code>application/json</code>, and gives the same bytes; so does <b>QUERY</b> (RFC 10008).</li>
<li>Answers are compact JSON, kept for a day with an <code>ETag</code>. Bodies end at ${LIMITS.body / 1024} KiB, addresses at ${LIMITS.target / 1024} KiB.</li>
<li>One address may ask ${DEFAULT_RATE.rate} times a second, ${DEFAULT_RATE.burst} times at once, unless the host says otherwise; <code>RateLimit</code> says what is left.</li>
<li>Many questions at once: <code>POST ${base}${API}batch</code> takes a list, or a line of JSON each.</li>
<li>What is wrong is told as a <a href="${base}/problems">problem</a> that says what to write instead.</li>
</ul>
<h2>Ideas behind it</h2>
<dl class="list">
${GUIDES.map(({ name, title, lead }) => `<dt><a href="${base}/docs/guides/${name}">${title}</a></dt><dd>${lead}</dd>`).join('\n')}
</dl>
<h2>For programs</h2>
<dl class="list">
<dt><a href="${base}/openapi.json">openapi.json</a></dt><dd>The same as OpenAPI 3.1, for clients and tools.</dd>
<dt><a href="${base}/llms.txt">llms.txt</a></dt><dd>A short list for language models; <a href="${base}/llms-full.txt">llms-full.txt</a> holds all of it.</dd>
<dt><a href="${base}/docs/library">Library</a></dt><dd>The engine without HTTP, for programs in JavaScript.</dd>
</dl>
</article>
</div>`;
