/*
 * Sends the call of an operation page and shows the live response below the form.
 *
 * Proof  test/browser/reference.test.ts.
 */

import { formatJson } from '../doors/reference/format-json.ts';
import { words } from './docs-words.ts';
import { el, svg } from './dom.ts';

/** Sends the fields in the form; `prepare` gets the new block of code. */
export async function run(form: HTMLFormElement, prepare: (code: HTMLElement) => void): Promise<void> {
	const status = form.querySelector('[role=status]')!, start = performance.now();
	try {
		const response = await fetch(form.dataset['run']!, {
			method: 'POST', headers: { 'Content-Type': 'application/json' }, body: form.querySelector('textarea')!.value,
		});
		const text = await response.text();
		status.textContent = words.answered(response.status, Math.round(performance.now() - start));
		showResponse(form, text, prepare);
	} catch {
		status.textContent = words.noAnswer;
	}
}

function showResponse(form: HTMLFormElement, text: string, prepare: (code: HTMLElement) => void): void {
	let code = form.querySelector<HTMLElement>('.code');
	if (code === null) {
		code = el('div', { 'class': 'code', 'data-label': words.response },
			el('pre', { tabindex: 0, role: 'group', 'aria-label': words.response }));
		form.append(code);
		prepare(code);
	}
	// Every odd part is a HEX value.
	const parts = formatted(text).split(HEX).flatMap((part, i) => (i % 2 === 0 ? [part] : [dot(part), part]));
	code.querySelector('pre')!.replaceChildren(...parts);
}

/** JSON with a line for each field; any other text, such as an error page of a proxy, unchanged. */
function formatted(text: string): string {
	try {
		return formatJson(JSON.parse(text));
	} catch {
		return text;
	}
}

const HEX = /(?<=")(#[0-9a-f]{6}(?:[0-9a-f]{2})?)(?=")/;

/** A swatch, as in the examples of the page. */
function dot(hex: string): SVGElement {
	const picture = svg('svg', { 'class': 'dot', 'viewBox': '0 0 1 1', 'aria-hidden': 'true' });
	picture.append(svg('rect', { width: 1, height: 1, fill: hex }));
	return picture;
}
