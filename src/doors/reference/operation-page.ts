/*
 * The page of an operation: what it does, an example with its answer, the same call in every form, its fields, its problems.
 *
 * All of it follows from the declaration; the answers and the problem are what the engine says.
 */

import type { Json } from '../../errors.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { decodeJson } from '../../schema/decode.ts';
import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { escaped, html } from '../html.ts';
import { API } from '../operations.ts';
import { problemOf } from '../problem.ts';
import { addressOf, requestText, type Call } from '../request-forms.ts';
import { isInQuery, schemaOf } from '../../schema/schema.ts';
import { colorStrip } from './colors-in.ts';
import { fieldRows, type FieldRow } from './field-rows.ts';
import { operationNav } from './index-page.ts';
import { commandText, libraryText, spaced } from './program-forms.ts';

/** Where the service is in the examples: a page does not know by which name it is reached. */
const HOST = 'http://127.0.0.1:8080';

/** Longer answers are cut; the rest is behind the link. */
const MOST_LINES = 120;

/** A door for each operation, at `/docs/{name}`. */
export const operationPages = (operations: readonly AnyOperation[], site: Site): readonly Door[] => operations.map((operation) => ({
	path: `/docs/${operation.name}`,
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => html(site, {
		title: operation.title,
		description: operation.summary,
		place: '/docs',
		body: body(operations, operation, site),
	}),
}));

const body = (operations: readonly AnyOperation[], operation: AnyOperation, { base }: Site): string => `<div class="columns">
${operationNav(base, operations, operation.name)}
<article class="text">
<p class="crumbs"><a href="${base}/docs">Reference</a> / ${operation.group}</p>
<h1>${operation.title}</h1>
<p class="lead">${escaped(operation.summary)}</p>
<p class="path"><code>${operation.methods.join(', ')}, QUERY</code> <code>${base}${API}${operation.name}</code></p>
${examples(base, operation)}
<h2 id="forms">The same call</h2>
${forms(base, operation)}
<h2 id="fields">Fields</h2>
${fieldTable('Fields of the request', fieldRows(operation.input.fields), true)}
<h2 id="answer">Answer</h2>
<p>${escaped(operation.result.doc)} JSON; kept for a day, for the same question always has the same answer${
	operation.cache(decoded(operation, {}) as never) === 'never' ? ', unless something is drawn at random' : ''}.</p>
${operation.result.kind === 'object' ? fieldTable('Fields of the answer', fieldRows(operation.result.fields), false) : ''}
<h2 id="problems">Problems</h2>
${problems(base, operation)}
${neighbors(base, operations, operation)}
</article>
</div>`;

/** What the operation takes of an input; of one that it refuses the first example. */
function decoded({ input, examples }: AnyOperation, given: object): unknown {
	try {
		return decodeJson(input, given);
	} catch {
		return decodeJson(input, examples[0]!.input);
	}
}

type Given = Call['fields'];

/** By GET where a query can write every field. */
function callOf(base: string, { name, methods, input }: AnyOperation, given: object, api = HOST + base + API): Call {
	const isAsked = methods.includes('GET') && Object.keys(given).every((field) => isInQuery(schemaOf(input.fields[field]!)));
	// An example is JSON: it is what a caller sends.
	return { api, operation: name, method: isAsked ? 'GET' : 'POST', fields: given as Given };
}

function examples(base: string, operation: AnyOperation): string {
	const [first, ...others] = operation.examples;
	const more = others.map(({ input, shows }) => `<li>${shownCall(base, operation, input)}: ${escaped(shows)}</li>`).join('\n');
	return `<h2 id="example">Example</h2>
<p>${shownCall(base, operation, first!.input)}: ${escaped(first!.shows)}</p>
${answerBlock(operation, first!.input)}${more === '' ? '' : `\n<p>More to try:</p>\n<ul>\n${more}\n</ul>`}`;
}

/** A link that asks, or the body that has to be sent. */
function shownCall(base: string, operation: AnyOperation, input: object): string {
	const call = callOf(base, operation, input, base + API);
	const given = `<code>${escaped(call.method === 'GET' ? addressOf(call).slice(base.length + API.length) : JSON.stringify(input))}</code>`;
	return call.method === 'GET' ? `<a href="${escaped(addressOf(call))}">${given}</a>` : given;
}

function answerBlock(operation: AnyOperation, input: object): string {
	const answer = operation.run(decodeJson(operation.input, input) as never);
	const lines = spaced(answer).split('\n'), cut = lines.slice(0, MOST_LINES);
	const rest = lines.length - cut.length;
	return `${colorStrip(answer)}
${code('Answer', `${cut.join('\n')}${rest > 0 ? `\n… ${rest} more lines` : ''}`)}`;
}

/** A block that scrolls by itself, by keys too. */
const code = (label: string, text: string): string =>
	`<pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;

function forms(base: string, operation: AnyOperation): string {
	const { name, examples: [first], input } = operation, call = callOf(base, operation, first!.input);
	const given = first!.input as { readonly [field: string]: Json };
	return [
		['curl', requestText(call, 'curl')],
		['JavaScript', requestText(call, 'fetch')],
		['Python', requestText(call, 'python')],
		['Library', libraryText(name, given)],
		['Command line', commandText(name, input, given)],
	].map(([label, text]) => `<h3>${label}</h3>\n${code(label!, text!)}`).join('\n');
}

function fieldTable(label: string, rows: readonly FieldRow[], isAsked: boolean): string {
	return `<table class="fields">
<caption class="hidden">${label}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">What it holds</th></tr></thead>
<tbody>
${rows.map((row) => fieldRow(row, isAsked)).join('\n')}
</tbody>
</table>`;
}

const fieldRow = ({ name, isRequired, kind, words, fallback, doc, meant }: FieldRow, isAsked: boolean): string =>
	`<tr><th scope="row"><code>${escaped(name).replaceAll('.', '.<wbr>')}</code>${isAsked && isRequired ? ' <span class="must">required</span>' : ''}${
		!isAsked && !isRequired ? ' <span class="may">may be absent</span>' : ''}</th><td><p>${escaped(doc)}</p><p class="kind">${escaped(kind)}${
		words.length === 0 ? '' : ` ${words.map((word) => `<code>${escaped(word)}</code>`).join(' ')}`}${
		fallback === undefined ? '' : `; <code>${escaped(fallback)}</code> when absent`}</p>${
		meant.length === 0 ? '' : `<p class="kind">Also read: ${meant.map(([written, word]) =>
			`<code>${escaped(written)}</code> as <code>${escaped(word)}</code>`).join(', ')}</p>`}</td></tr>`;

function problems(base: string, operation: AnyOperation): string {
	const link = (code: string): string => `<a href="${base}/problems/${code}"><code>${code}</code></a>`;
	return `<p>Every problem is JSON by RFC 9457, with a sentence that says what to write instead. This is what an
unknown field gets:</p>
${code('Problem', spaced(JSON.parse(problemText(base, operation))))}
<p>See ${link('invalid-parameter')} and ${link('unreadable-color')} for what is wrong in a request, ${link('rate-limited')} for the limit, and
<a href="${base}/problems">all others</a>.</p>`;
}

/** What the operation says to a field that it does not know. */
function problemText(base: string, { input, examples: [first] }: AnyOperation): string {
	try {
		decodeJson(input, { ...first!.input, colour: 'teal' });
	} catch (thrown) {
		return String(problemOf(base, thrown, 'body', () => []).body);
	}
	return '{}';
}

function neighbors(base: string, operations: readonly AnyOperation[], { name }: AnyOperation): string {
	const at = operations.findIndex((one) => one.name === name);
	const link = (one: AnyOperation | undefined, rel: string, words: string): string =>
		(one === undefined ? '' : `<a rel="${rel}" href="${base}/docs/${one.name}"><span>${words}</span> ${one.title}</a>`);
	return `<nav class="turn" aria-label="Neighbors">${link(operations[at - 1], 'prev', 'Before')}${link(operations[at + 1], 'next', 'Next')}</nav>`;
}
