/*
 * The front page as it is sent: its head, the field, a place for each part that the script fills, and, for who runs no
 * script, a form for each operation, made of the table.
 *
 * Without a script every form asks the service; what only a body can say is left to the reference, as is what colors are read with.
 */

import { PAGE_FIELDS } from '../operations/fields.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { schemaOf, type Field, type Schema } from '../schema/schema.ts';
import { inEnglish, type FrontWords } from './front-words.ts';
import { escaped } from './html.ts';
import { API } from './operations.ts';

/** The color that the page opens with; the style of the page paints it before any script runs. */
const FIRST_COLOR = 'rebeccapurple';

/** The body of the page. `base` is the path that the service is mounted under. */
export const frontPage = (base: string, operations: readonly AnyOperation[], words: FrontWords = inEnglish()): string =>
	`<div class="front" data-api="${base}${API}">
<h1 class="hidden">${words.title}</h1>
<section class="field" id="field" aria-labelledby="field-label">
<form action="${base}${API}parse-color" method="get">
<label id="field-label" for="color">${words.color}</label>
<input id="color" name="color" value="${FIRST_COLOR}" maxlength="120" spellcheck="false" autocomplete="off" autocapitalize="off"
 aria-describedby="field-hint" enterkeyhint="done">
<p class="field-hint" id="field-hint">${words.colorHint}</p>
<button class="plain">${words.describe}</button>
</form>
<div class="field-facts"></div>
</section>
<div class="sliders-bar" id="sliders"></div>
<div class="desk">
<nav class="rail" id="rail" aria-label="${words.operationsTitle}"></nav>
<div class="view" id="view" tabindex="-1"></div>
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

/** A form that asks an operation; where only a body can, a link to its declaration. */
function operationForm(base: string, { name, title: own, summary, methods, input, examples }: AnyOperation, words: FrontWords): string {
	const { title, lead } = words.operations[name] ?? { title: own, lead: summary };
	const path = base + API + name, head = `<h3 id="op-${name}">${escaped(title)}</h3>\n<p>${escaped(lead)}</p>`;
	if (!methods.includes('GET')) return `${head}\n<p>${words.sendBody} <code>POST ${escaped(path)}</code>.</p>`;
	const example = new Map<string, unknown>(Object.entries(examples[0]?.input ?? {}));
	const fields = Object.entries(input.fields).filter(([field]) => !Object.hasOwn(PAGE_FIELDS, field))
		.map(([field, of]) => fieldOf(field, of, example.get(field))).filter((field) => field !== '').join('\n');
	return `${head}\n<form action="${escaped(path)}" method="get">\n${fields}\n<button>${words.ask}</button>\n</form>`;
}

function fieldOf(name: string, field: Field, example: unknown): string {
	const schema = schemaOf(field);
	// What a query has no way to write is left to the reference.
	if (!isAsked(schema, example)) return '';
	const label = (control: string): string => `<label>${escaped(name)} ${control}</label>`;
	if (schema.kind !== 'choice') return label(`<input name="${name}" value="${escaped(String(example ?? ''))}">`);
	const chosen = example ?? (field.kind === 'fallback' ? field.value : undefined);
	const options = schema.values.map((value) => `<option${value === chosen ? ' selected' : ''}>${escaped(value)}`).join('');
	return label(`<select name="${name}">${options}</select>`);
}

/** An empty text would be sent as one, so that only what has a value, or is chosen, is asked for. */
const isAsked = (schema: Schema, example: unknown): boolean => schema.kind === 'choice' || example !== undefined;
