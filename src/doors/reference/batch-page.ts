/*
 * The page about several questions at once, files, and pictures: what to send, what comes back, and the cost in tokens.
 *
 * Numbers come from the limits of the service.
 */

import { BATCH, MOST_QUESTIONS } from '../batch.ts';
import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { html } from '../html.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import { API } from '../operations.ts';
import { SWATCH_INPUT } from '../swatch.ts';
import { ORIGIN, sample } from './sample.ts';

export const BATCH_PAGE = {
	title: 'Batches, files and swatches',
	lead: 'Many questions in one request, answers as files, colors as pictures, and what they cost.',
};

/** The door of the page. */
export const batchPage = (site: Site): Door => ({
	path: '/docs/batch',
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => html(site, {
		title: BATCH_PAGE.title,
		description: BATCH_PAGE.lead,
		place: '/docs',
		body: `<article class="text">\n<p class="crumbs"><a href="${site.base}/docs">Reference</a></p>\n${body(site.base)}\n</article>`,
	}),
});

/** Minutes that a full stream takes at the default limit, at one token a line. */
export const STREAM_MINUTES = Math.ceil((LIMITS.lines - DEFAULT_RATE.burst) / DEFAULT_RATE.rate / 60);

const QUESTIONS = [
	{ id: 'brand', operation: 'parse-color', input: { color: '#3b82f6' } },
	{ id: 'scale', operation: 'generate-scale', input: { color: '#3b82f6' } },
];

const { size } = SWATCH_INPUT.fields;

const body = (base: string): string => `<h1>${BATCH_PAGE.title}</h1>
<p class="lead">${BATCH_PAGE.lead}</p>
<h2 id="batch">A batch</h2>
<p><code>POST ${base}${BATCH}</code> takes a list of up to ${MOST_QUESTIONS} questions. Each has the name of an <code>operation</code>, its
<code>input</code> (the body of a POST to that operation), and an optional <code>id</code>.</p>
${sample('Questions', JSON.stringify(QUESTIONS, null, 2))}
<p>The answers are in the same order: <code>{"id":"brand","result":{…}}</code>, or <code>{"id":"brand","problem":{…}}</code>, while the other
questions are still answered. A pointer in a problem is relative to its question, such as <code>#/input/color</code>. An object with the
list as <code>requests</code> is answered by an object with <code>results</code>.</p>
<h2 id="lines">A stream of lines</h2>
<p>With <code>Content-Type: ${LINES_TYPE}</code> the body has one question per line, up to ${LIMITS.lines}, and each line is answered while the
rest arrives. Blank lines get no answer. A problem has the number of its <code>line</code>, blank lines counted.</p>
${sample('Command', `curl -N --data-binary @questions.ndjson -H 'Content-Type: ${LINES_TYPE}' ${ORIGIN}${base}${BATCH}`)}
<h2 id="cost">Cost</h2>
<p>Each question costs at least one token, and another one for each ${UNITS_PER_TOKEN} microseconds of work. At the default limit
(${DEFAULT_RATE.burst} tokens at once, then ${DEFAULT_RATE.rate} a second) a batch of ${MOST_QUESTIONS} simple questions is answered at once and leaves a
debt of ${MOST_QUESTIONS - DEFAULT_RATE.burst} tokens, about ${(MOST_QUESTIONS - DEFAULT_RATE.burst) / DEFAULT_RATE.rate} seconds; ${LIMITS.lines} lines
take about ${STREAM_MINUTES} minutes, because a stream waits for its tokens. A stream ends after ${LIMITS.streamMs / 60_000} minutes. Hosts may set
other limits; a service of your own needs none (<code>RATE_LIMIT=off</code>).</p>
<h2 id="download">Files</h2>
<p>Operations with <code>code</code> in their answer, such as <a href="${base}/docs/export-tokens">export-tokens</a> and
<a href="${base}/docs/build-system">build-system</a>, return the file itself with <code>?download</code>, also in the address of a POST, or with
<code>Accept</code> and the media type of the file. It costs as much as the answer in JSON.</p>
${sample('Command', `curl -OJ '${ORIGIN}${base}${API}build-system?primary=3b82f6&format=css&download'`)}
<h2 id="swatch">Swatches</h2>
<p><code>${base}/swatch/{color}.svg</code> is a square of a color in any form, percent-encoded, for READMEs and mails. <code>size</code> is its side in
pixels, ${size.of.kind === 'number' ? `${size.of.min} to ${size.of.max}` : ''}, by default ${size.value}. A swatch costs one token, and is cached for a day.</p>
${sample('Markdown', `![brand](${ORIGIN}${base}/swatch/3b82f6.svg?size=32)`)}`;
