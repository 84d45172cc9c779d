/*
 * The page of an operation: what it does, an example with its answer, the same call in every form and as a form to run, its fields,
 * its problems.
 *
 * Everything is derived from the declaration; answers and problems come from the engine.
 */

import type { Json } from '../../errors.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { decodeJson } from '../../schema/decode.ts';
import type { Site } from '../assets.ts';
import { READS, type Door } from '../door.ts';
import { escapeHtml, html } from '../html.ts';
import { UNITS_PER_TOKEN } from '../limits.ts';
import { API } from '../operations.ts';
import { problemReply } from '../problem.ts';
import { callAddress, requestText, type Call } from '../request-forms.ts';
import { isInQuery, schemaOf } from '../../schema/schema.ts';
import { colorStrip } from './colors-in.ts';
import { fieldId, fieldTree, type FieldNode, type Part } from './field-rows.ts';
import { operationNav } from './index-page.ts';
import { commandText, libraryText, formatJson } from './program-forms.ts';
import { ORIGIN, sample } from './sample.ts';
import { pageContents } from './side-nav.ts';

/** Longer answers are cut; the link leads to the rest. */
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

function body(operations: readonly AnyOperation[], operation: AnyOperation, { base }: Site): string {
	const text = articleHtml(operations, operation, base);
	return `<div class="columns">\n${operationNav(base, operations, operation.name, [pageContents(text)])}\n${text}\n</div>`;
}

const articleHtml = (
	operations: readonly AnyOperation[], operation: AnyOperation, base: string,
): string => `<article class="text with-code">
<div>
<p class="crumbs"><a href="${base}/docs">Reference</a> / ${operation.group}</p>
<h1>${operation.title}</h1>
<p class="lead">${escapeHtml(operation.summary)}</p>
<p class="path"><code>${operation.methods.join(', ')}, QUERY</code> <code>${base}${API}${operation.name}</code></p>
</div>
<div class="beside">
${examples(base, operation)}
<h2 id="forms">The same call</h2>
${forms(base, operation)}
<h2 id="run">Run here</h2>
${runForm(base, operation)}
</div>
<div>
<h2 id="fields">Fields</h2>
${fieldTable('Fields of the request', fieldTree(operation.input.fields), 'field')}
<h2 id="answer">Answer</h2>
<p>${escapeHtml(operation.result.doc)} JSON, cacheable for a day, because the same request always has the same answer${
	operation.cache(decodeExample(operation, {}) as never) === 'never' ? ', unless part of it is random' : ''}. It costs at least ${operation.cost === 1 ? 'one token' : `${operation.cost} tokens`} of the rate
limit, and one for each ${UNITS_PER_TOKEN} microseconds of work; from the cache it costs one.</p>
${operation.result.kind === 'object' ? fieldTable('Fields of the answer', fieldTree(operation.result.fields), 'answer') : ''}
<h2 id="problems">Problems</h2>
${problems(base, operation)}
${neighbors(base, operations, operation)}
</div>
</article>`;

/** The decoded input; for an invalid one the first example. */
function decodeExample({ input, examples }: AnyOperation, given: object): unknown {
	try {
		return decodeJson(input, given);
	} catch {
		return decodeJson(input, examples[0]!.input);
	}
}

type Given = Call['fields'];

/** A call with GET if a query can express every field, otherwise POST. */
function formatCall(base: string, { name, methods, input }: AnyOperation, given: object, api = ORIGIN + base + API): Call {
	const isGet = methods.includes('GET') && Object.keys(given).every((field) => isInQuery(schemaOf(input.fields[field]!)));
	// Examples are JSON, as callers send it.
	return { api, operation: name, method: isGet ? 'GET' : 'POST', fields: given as Given };
}

function examples(base: string, operation: AnyOperation): string {
	const [first, ...others] = operation.examples;
	const more = others.map(({ input, shows }) => `<li>${renderCall(base, operation, input)}: ${escapeHtml(shows)}</li>`).join('\n');
	return `<h2 id="example">Example</h2>
<p>${renderCall(base, operation, first!.input)}: ${escapeHtml(first!.shows)}</p>
${answerBlock(operation, first!.input)}${more === '' ? '' : `\n<p>More to try:</p>\n<ul>\n${more}\n</ul>`}`;
}

/** A link for GET, otherwise the body to send. */
function renderCall(base: string, operation: AnyOperation, input: object): string {
	const call = formatCall(base, operation, input, base + API);
	const given = `<code>${escapeHtml(call.method === 'GET' ? callAddress(call).slice(base.length + API.length) : JSON.stringify(input))}</code>`;
	return call.method === 'GET' ? `<a href="${escapeHtml(callAddress(call))}">${given}</a>` : given;
}

function answerBlock(operation: AnyOperation, input: object): string {
	const answer = operation.run(decodeJson(operation.input, input) as never);
	const lines = formatJson(answer).split('\n'), cut = lines.slice(0, MOST_LINES);
	const rest = lines.length - cut.length;
	return `${colorStrip(answer)}
${sample('Answer', `${cut.join('\n')}${rest > 0 ? `\n… ${rest} more lines` : ''}`)}`;
}

function forms(base: string, operation: AnyOperation): string {
	const { name, examples: [first], input } = operation, call = formatCall(base, operation, first!.input);
	const given = first!.input as { readonly [field: string]: Json };
	const texts: readonly (readonly [id: string, label: string, text: string])[] = [
		['curl', 'curl', requestText(call, 'curl')],
		['fetch', 'JavaScript', requestText(call, 'fetch')],
		['python', 'Python', requestText(call, 'python')],
		['library', 'Library', libraryText(name, given)],
		['command', 'Command line', commandText(name, input, given)],
	];
	return `<div class="forms" role="group" aria-label="Language">
${texts.map(([id, label], i) =>
		`<input type="radio" name="form" id="form-${id}" value="${id}"${i === 0 ? ' checked' : ''}><label for="form-${id}">${label}</label>`).join('\n')}
${texts.map(([, label, text]) => sample(label, text)).join('\n')}
</div>`;
}

/** A form that `page/docs.ts` sends. Without a script it is invisible. */
const runForm = (base: string, { name, examples: [first] }: AnyOperation): string => `<form class="run" data-run="${base}${API}${name}">
<label for="run-input">Fields as JSON</label>
<textarea id="run-input" rows="4" spellcheck="false" autocomplete="off">${escapeHtml(formatJson(first!.input))}</textarea>
<button type="submit">Run</button> <span class="quiet" role="status"></span>
</form>`;

const fieldTable = (label: string, nodes: readonly FieldNode[], part: Part): string => `<table class="fields">
<caption class="hidden">${escapeHtml(label)}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">What it holds</th></tr></thead>
<tbody>
${nodes.map((node) => fieldRow(node, part)).join('\n')}
</tbody>
</table>`;

function fieldRow({ name, isRequired, kind, words, fallback, doc, synonyms, inner }: FieldNode, part: Part): string {
	const id = fieldId(part, name), isRequest = part === 'field';
	return `<tr id="${id}"><th scope="row"><a href="#${id}"><code>${escapeHtml(name).replaceAll('.', '.<wbr>')}</code></a>${
		isRequest && isRequired ? ' <span class="must">required</span>' : ''}${
		!isRequest && !isRequired ? ' <span class="may">may be absent</span>' : ''}</th><td><p>${escapeHtml(doc)}</p><p class="kind">${escapeHtml(kind)}${
		words.length === 0 ? '' : ` ${words.map((word) => `<code>${escapeHtml(word)}</code>`).join(' ')}`}${
		fallback === undefined ? '' : `; <code>${escapeHtml(fallback)}</code> when absent`}</p>${
		synonyms.length === 0 ? '' : `<p class="kind">Also read: ${synonyms.map(([written, word]) =>
			`<code>${escapeHtml(written)}</code> as <code>${escapeHtml(word)}</code>`).join(', ')}</p>`}${
		inner.length === 0 ? '' : `<details><summary>${inner.length === 1 ? '1 field' : `${inner.length} fields`}<span class="hidden"> of ${
			escapeHtml(name)}</span></summary>${fieldTable(`Fields of ${name}`, inner, part)}</details>`}</td></tr>`;
}

function problems(base: string, operation: AnyOperation): string {
	const link = (code: string): string => `<a href="${base}/problems/${code}"><code>${code}</code></a>`;
	return `<p>Every problem is JSON by RFC 9457, with a sentence that says what to write instead. This is what an
unknown field gets:</p>
${sample('Problem', formatJson(JSON.parse(problemText(base, operation))))}
<p>See ${link('invalid-parameter')} and ${link('unreadable-color')} for what is wrong in a request, ${link('rate-limited')} for the limit, and
<a href="${base}/problems">all others</a>.</p>`;
}

/** The problem for an unknown field. */
function problemText(base: string, { input, examples: [first] }: AnyOperation): string {
	try {
		decodeJson(input, { ...first!.input, colour: 'teal' });
	} catch (thrown) {
		return String(problemReply(base, thrown, 'body', () => []).body);
	}
	return '{}';
}

function neighbors(base: string, operations: readonly AnyOperation[], { name }: AnyOperation): string {
	const at = operations.findIndex((one) => one.name === name);
	const link = (one: AnyOperation | undefined, rel: string, words: string): string =>
		(one === undefined ? '' : `<a rel="${rel}" href="${base}/docs/${one.name}"><span>${words}</span> ${one.title}</a>`);
	return `<nav class="turn" aria-label="Neighbors">${link(operations[at - 1], 'prev', 'Before')}${link(operations[at + 1], 'next', 'Next')}</nav>`;
}
