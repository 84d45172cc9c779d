/*
 * HTML of the front page: the color field, places for the parts that the script fills, and a form for each operation, which works
 * without the script.
 *
 * A form sends a query. Fields that only a body can have, and fields that all colors are read with, are left to the reference.
 */

import { PAGE_FIELDS } from '../operations/fields.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { schemaOf, type Field } from '../schema/schema.ts';
import { FIRST_COLOR } from './first-color.ts';
import type { FrontWords } from './front-words.ts';
import { escapeHtml } from './html.ts';
import { API } from './operations.ts';

/** Addresses of assets that the script of the page loads itself. */
interface Later {
	readonly style: string | undefined;
	/** The worker of pictures. */
	readonly worker: string | undefined;
}

/** The body of the page. `base` is the path that the service is mounted under. */
export const frontPage = (
	base: string, operations: readonly AnyOperation[], words: FrontWords, later: Later,
): string =>
	`<div class="front" data-api="${base}${API}"${data('style', later.style)}${data('worker', later.worker)}>
<h1 class="hidden">${words.title}</h1>
<div class="bar">
<section class="field" id="field" aria-labelledby="field-label">
<form action="${base}${API}parse-color" method="get">
<label id="field-label" for="color">${words.color}</label>
<input id="color" name="color" value="${FIRST_COLOR}" maxlength="${LONGEST_COLOR}" spellcheck="false" autocomplete="off" autocapitalize="off"
 aria-describedby="field-hint" enterkeyhint="done">
<p class="field-hint" id="field-hint">${words.colorHint}</p>
<button class="plain">${words.describe}</button>
</form>
<div class="field-facts"></div>
</section>
<div class="bar-row">
<nav class="sections" id="sections"></nav>
<div class="tray" id="tray" role="toolbar"></div>
</div>
</div>
<div class="sliders-bar" id="sliders"></div>
<nav class="view-tabs" id="tabs" aria-label="${words.operationsTitle}"></nav>
<div class="desk">
<div class="view" id="view"><p class="not-loaded" role="alert">${words.notLoaded} <a href="">${words.retry}</a></p></div>
<div class="call-place" id="call"></div>
</div>
<section class="plain">
<h2>${words.operationsTitle}</h2>
<p>${words.about}
<a href="${base}/openapi.json">openapi.json</a> ${words.aboutDescription}</p>
${operations.map((operation) => operationForm(base, operation, words)).join('\n')}
</section>
<p class="hidden" id="said" role="status" aria-live="polite"></p>
</div>`;

/** A data attribute; empty without a value. */
const data = (name: string, value: string | undefined): string => (value === undefined ? '' : ` data-${name}="${value}"`);

/** The form of an operation, or its path if it only takes a body. */
function operationForm(base: string, operation: AnyOperation, words: FrontWords): string {
	const { name, summary, methods, input, examples } = operation;
	const { title, lead } = words.operations[name] ?? { title: operation.title, lead: summary };
	const path = base + API + name, head = `<h3 id="op-${name}">${escapeHtml(title)}</h3>\n<p>${escapeHtml(lead)}</p>`;
	if (!methods.includes('GET')) return `${head}\n<p>${words.sendBody} <code>POST ${escapeHtml(path)}</code>.</p>`;
	const example = new Map<string, unknown>(Object.entries(examples[0]?.input ?? {}));
	const fields = Object.entries(input.fields).filter(([field]) => !Object.hasOwn(PAGE_FIELDS, field))
		.map(([field, of]) => formField(field, of, example.get(field))).filter((field) => field !== '').join('\n');
	return `${head}\n<form action="${escapeHtml(path)}" method="get">\n${fields}\n<button>${words.ask}</button>\n</form>`;
}

/** A control for a field; empty for a text without an example, because forms send empty texts. */
function formField(name: string, field: Field, example: unknown): string {
	const schema = schemaOf(field);
	if (schema.kind !== 'choice' && example === undefined) return '';
	const label = (control: string): string => `<label>${escapeHtml(name)} ${control}</label>`;
	if (schema.kind !== 'choice') return label(`<input name="${name}" value="${escapeHtml(String(example))}">`);
	const selected = example ?? (field.kind === 'fallback' ? field.value : undefined);
	const options = schema.values.map((value) => `<option${value === selected ? ' selected' : ''}>${escapeHtml(value)}`).join('');
	return label(`<select name="${name}">${options}</select>`);
}
