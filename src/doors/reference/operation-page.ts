/*
 * The page of an operation: what it does, an example with its answer, the same call in every form and as a form to run, its fields,
 * its problems.
 *
 * Everything is derived from the declaration; answers and problems come from the engine.
 */

import { attempt, InputError } from '../../errors.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { decodeJson } from '../../schema/decode.ts';
import type { Site } from '../assets.ts';
import { formatCommand } from '../command-words.ts';
import { fixedDoor, type Door } from '../door.ts';
import { escapeHtml, translate } from '../html.ts';
import { answerExample } from '../openapi/operation.ts';
import { API } from '../operations.ts';
import { problemValue, type ProblemValue } from '../problem.ts';
import { callAddress, requestText } from '../request-forms.ts';
import { sharedWork } from '../slices.ts';
import { fieldId, fieldTree, type FieldNode, type FieldRow, type Part } from './field-rows.ts';
import { formatJson } from './format-json.ts';
import { operationNav } from './index-page.ts';
import { REFERENCE_LANGUAGES, type Language } from './language.ts';
import { colorStrip, exampleCall, libraryText, ORIGIN, sample } from './sample.ts';
import { pageContents } from './side-nav.ts';

/** Longer answers are cut; the link leads to the rest. */
const MOST_LINES = 120;

/** A door for each operation, at `/docs/{name}`. */
export const operationPages = (operations: readonly AnyOperation[], site: Site): readonly Door[] => operations.map((operation) =>
	fixedDoor(`/docs/${operation.name}`, sharedWork(function* () {
		// The same in every language.
		const example = yield* answerExample(operation, operation.examples[0]!.input);
		return translate(site, (id) => {
			const language = REFERENCE_LANGUAGES[id], { title, summary } = language.describe(operation);
			return { title, description: summary, place: '/docs', body: body(operations, operation, example, site, language) };
		});
	})));

function body(
	operations: readonly AnyOperation[], operation: AnyOperation, example: unknown, { base }: Site, language: Language,
): string {
	const text = articleHtml(operations, operation, example, base, language), contents = pageContents(text, language.words.contents);
	return `<div class="columns">\n${operationNav(base, operations, operation.name, language, [contents])}\n${text}\n</div>`;
}

function articleHtml(
	operations: readonly AnyOperation[], operation: AnyOperation, example: unknown, base: string, language: Language,
): string {
	const { words } = language, { title, summary } = language.describe(operation), { input, result } = operation;
	return `<article class="text with-code">
<div>
<p class="crumbs"><a href="${base}/docs">${words.reference}</a> / ${words.groups[operation.group].name}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(summary)}</p>
<p class="path"><code>${operation.methods.join(', ')}, QUERY</code> <code>${base}${API}${operation.name}</code></p>
</div>
<div class="beside">
${examples(base, operation, example, language)}
<h2 id="forms">${words.sameCall}</h2>
${forms(base, operation, language)}
<h2 id="run">${words.run}</h2>
${runForm(base, operation, language)}
</div>
<div>
<h2 id="fields">${words.fields}</h2>
${fieldTable(words.requestFields, fieldTree(input.fields, words.kinds), 'field', (field) => language.sayField(operation, field), language)}
<h2 id="answer">${words.answer}</h2>
<p>${escapeHtml(language.say(operation, result.doc))} ${
		words.cost(operation.cost, operation.cache(decodeLeast(operation) as never) === 'never')}</p>
${result.kind === 'object' ? fieldTable(words.answerFields, fieldTree(result.fields, words.kinds), 'answer', ({ doc }) => language.say(operation, doc), language) : ''}
<h2 id="problems">${words.problems}</h2>
${problems(base, operation, language)}
${neighbors(base, operations, operation, language)}
</div>
</article>`;
}

/** An input without optional fields; the first example if some are required. */
function decodeLeast({ input, examples }: AnyOperation): unknown {
	const least = attempt((): unknown => decodeJson(input, {}));
	return least instanceof InputError ? decodeJson(input, examples[0]!.input) : least;
}

function examples(base: string, operation: AnyOperation, answer: unknown, language: Language): string {
	const { words } = language, purposes = language.describe(operation).examples;
	const [first, ...others] = operation.examples.map(({ input }, i) => `${renderCall(base, operation, input)}: ${escapeHtml(purposes[i]!)}`);
	return `<h2 id="example">${words.example}</h2>
<p>${first}</p>
${answerBlock(answer, language)}${
		others.length === 0 ? '' : `\n<p>${words.moreToTry}</p>\n<ul>\n${others.map((one) => `<li>${one}</li>`).join('\n')}\n</ul>`}`;
}

/** A link for GET, otherwise the body to send. */
function renderCall(base: string, operation: AnyOperation, input: object): string {
	const call = exampleCall(base + API, operation, input);
	const given = `<code>${escapeHtml(call.method === 'GET' ? callAddress(call).slice(base.length + API.length) : JSON.stringify(input))}</code>`;
	return call.method === 'GET' ? `<a href="${escapeHtml(callAddress(call))}">${given}</a>` : given;
}

function answerBlock(answer: unknown, { words }: Language): string {
	const lines = formatJson(answer).split('\n'), cut = lines.slice(0, MOST_LINES);
	const rest = lines.length - cut.length;
	return `${colorStrip(answer, words.colorsOfAnswer)}
${sample(words.answer, `${cut.join('\n')}${rest > 0 ? `\n${words.moreLines(rest)}` : ''}`)}`;
}

function forms(base: string, operation: AnyOperation, { words }: Language): string {
	const { name, examples: [first] } = operation, { input } = first!, call = exampleCall(ORIGIN + base + API, operation, input);
	const texts: readonly (readonly [id: string, label: string, text: string])[] = [
		['curl', 'curl', requestText(call, 'curl')],
		['fetch', 'JavaScript', requestText(call, 'fetch')],
		['python', 'Python', requestText(call, 'python')],
		['library', words.library, libraryText(name, input)],
		['command', words.command, `npx ${formatCommand(operation, input)}`],
	];
	return `<div class="forms" role="group" aria-label="${words.language}">
${texts.map(([id, label], i) =>
		`<input type="radio" name="form" id="form-${id}" value="${id}"${i === 0 ? ' checked' : ''}><label for="form-${id}">${label}</label>`).join('\n')}
${texts.map(([, label, text]) => sample(label, text)).join('\n')}
</div>`;
}

/** A form that `page/docs.ts` sends. Without a script it is invisible. */
const runForm = (base: string, { name, examples: [first] }: AnyOperation, { words }: Language): string => `<form class="run" data-run="${base}${API}${name}">
<label for="run-input">${words.runLabel}</label>
<textarea id="run-input" rows="4" spellcheck="false" autocomplete="off">${escapeHtml(formatJson(first!.input))}</textarea>
<button type="submit">${words.runButton}</button> <span class="quiet" role="status"></span>
</form>`;

/** A table of fields; `say` describes a field. */
function fieldTable(
	label: string, nodes: readonly FieldNode[], part: Part, say: (field: FieldRow) => string, language: Language,
): string {
	const { field, fieldHolds } = language.words;
	return `<table class="fields">
<caption class="hidden">${escapeHtml(label)}</caption>
<thead><tr><th scope="col">${field}</th><th scope="col">${fieldHolds}</th></tr></thead>
<tbody>
${nodes.map((node) => fieldRow(node, part, say, language)).join('\n')}
</tbody>
</table>`;
}

function fieldRow(node: FieldNode, part: Part, say: (field: FieldRow) => string, language: Language): string {
	const { name, isRequired, isBodyOnly, kind, words: allowed, fallback, synonyms, inner } = node, { words } = language;
	const id = fieldId(part, name), isRequest = part === 'field', code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
	return `<tr id="${id}"><th scope="row"><a href="#${id}"><code>${escapeHtml(name).replaceAll('.', '.<wbr>')}</code></a>${
		isRequest && isRequired ? ` <span class="must">${words.required}</span>` : ''}${
		isRequest && isBodyOnly ? ` <span class="may">${words.bodyOnly}</span>` : ''}${
		!isRequest && !isRequired ? ` <span class="may">${words.absent}</span>` : ''}</th><td><p>${escapeHtml(say(node))}</p><p class="kind">${escapeHtml(kind)}${
		allowed.length === 0 ? '' : ` ${allowed.map(code).join(' ')}`}${fallback === undefined ? '' : `; ${words.fallback(code(fallback))}`}</p>${
		synonyms.length === 0 ? '' : `<p class="kind">${
			words.synonyms(synonyms.map(([written, word]) => words.synonym(code(written), code(word))).join(', '))}</p>`}${
		inner.length === 0 ? '' : `<details><summary>${words.countFields(inner.length)}<span class="hidden">${
			escapeHtml(words.ofField(name))}</span></summary>${fieldTable(words.fieldsOf(name), inner, part, say, language)}</details>`}</td></tr>`;
}

function problems(base: string, operation: AnyOperation, { words }: Language): string {
	const link = (code: string): string => `<a href="${base}/problems/${code}"><code>${code}</code></a>`;
	const all = (path: string, text: string): string => `<a href="${base}${path}">${text}</a>`;
	return `<p>${words.unknownField}</p>
${sample(words.problem, formatJson(problemFor(base, operation)))}
<p>${words.seeProblems(link('invalid-parameter'), link('unreadable-color'), link('rate-limited'), all)}</p>`;
}

/** The problem for an unknown field. */
const problemFor = (base: string, { input, examples: [first] }: AnyOperation): ProblemValue =>
	problemValue(base, attempt((): unknown => decodeJson(input, { ...first!.input, colour: 'teal' })), 'body');

function neighbors(base: string, operations: readonly AnyOperation[], { name }: AnyOperation, language: Language): string {
	const { words } = language;
	const at = operations.findIndex((one) => one.name === name);
	const link = (one: AnyOperation | undefined, rel: string, label: string): string => (one === undefined ? ''
		: `<a rel="${rel}" href="${base}/docs/${one.name}"><span>${label}</span> ${escapeHtml(language.describe(one).title)}</a>`);
	return `<nav class="turn" aria-label="${words.neighbors}">${link(operations[at - 1], 'prev', words.before)}${link(operations[at + 1], 'next', words.next)}</nav>`;
}
