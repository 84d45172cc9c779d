/*
 * The request of a view in several forms to copy, and its answer.
 */

import { REQUEST_FORMS, requestText, type Call, type RequestForm } from '../doors/request-forms.ts';
import { button, freshId } from './controls.ts';
import { copyButton } from './clipboard.ts';
import { saveFile } from './download.ts';
import { el, setAttribute, setText } from './dom.ts';
import { BASE, type Answer } from './engine.ts';
import { tabs } from './tab-list.ts';
import type { Page } from './view.ts';

/** Long answers are laid out once it is quiet, so that a slider does not wait for them. */
const QUIET_MS = 120;

/** Endings of the files of a request. */
export const ENDINGS: Readonly<Record<RequestForm, string>> = { url: 'txt', curl: 'sh', fetch: 'js', python: 'py' };

export interface CallPanel {
	readonly element: HTMLElement;
	/** The previous answer is marked as stale until input pauses and the next answer arrives. */
	readonly show: (call: Call, answer: Answer | undefined) => void;
	/** Scrolls to the panel, and focuses the request. */
	readonly reveal: () => void;
}

/** JSON with a line for each field; copying takes the original text. */
function indented(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

/** The text of a request; for POST as a URL with its body. */
export function callText(call: Call, form: RequestForm): string {
	const text = requestText(call, form);
	return form === 'url' && call.method === 'POST' ? `POST ${text}\n\n${JSON.stringify(call.fields, null, 2)}` : text;
}

/** The panel of the request and its answer. */
export function callPanel(page: Page): CallPanel {
	const { words } = page, id = freshId();
	let form: RequestForm = 'url', call: Call | undefined, answer: Answer | undefined, isRaw = false;
	const request = el('pre', { class: 'code', id, tabindex: 0, role: 'tabpanel', 'aria-label': words.request });
	const body = el('pre', { class: 'code answer', tabindex: 0, role: 'region', 'aria-label': words.answer });
	const source = el('p', { class: 'source' }), heading = el('h3', {}, words.answer);
	const raw = el('button', {
		type: 'button', class: 'quiet-button', 'aria-pressed': 'false',
		on: { click: () => {
			isRaw = !isRaw;
			setAttribute(raw, 'aria-pressed', String(isRaw));
			showAnswer();
		} },
	}, words.asSent);
	const textNow = (): string => (call === undefined ? '' : callText(call, form));
	const showRequest = (): void => {
		if (call === undefined) return;
		setText(request, textNow());
		setAttribute(docs, 'href', `${BASE}/docs/${call.operation}`);
	};
	const showAnswer = (): void => {
		setAttribute(body, 'data-stale', answer === undefined);
		if (answer === undefined) return setText(source, words.asking);
		setText(body, isRaw ? answer.text : indented(answer.text));
		setText(heading, answer.isProblem ? words.problem : words.answer);
		const bytes = new TextEncoder().encode(answer.text).length;
		const from = answer.from === 'here' ? words.computedHere : words.askedService;
		setText(source, `${from} · ${bytes.toLocaleString(page.locale)}\u00a0${words.bytes}`);
	};
	const docs = el('a', { class: 'quiet-link' }, words.reference);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const save = (what: string, press: () => void): HTMLButtonElement => {
		const made = button(words.download, press, 'quiet-button');
		made.append(el('span', { class: 'hidden' }, ` ${what}`));
		return made;
	};
	const requestPart = el('div', { class: 'call-part' },
		el('div', { class: 'call-head' }, el('h3', {}, words.request),
			el('div', { class: 'call-tools' }, docs, copyButton(page, textNow, words.request), save(words.request, () =>
				saveFile(`${call?.operation}.${ENDINGS[form]}`, `${textNow()}\n`, 'text/plain')))),
		tabs(REQUEST_FORMS.map((one) => words.forms[one]), id, (place) => {
			form = REQUEST_FORMS[place]!;
			showRequest();
		}),
		request);
	const answerPart = el('div', { class: 'call-part' },
		el('div', { class: 'call-head' }, heading,
			el('div', { class: 'call-tools' }, raw, copyButton(page, () => answer?.text ?? '', words.answer), save(words.answer, () =>
				saveFile(`${call?.operation}.json`, answer?.text ?? '', 'application/json')))),
		source,
		body);
	return {
		element: el('aside', { class: 'call', 'aria-label': words.request }, requestPart, answerPart),
		reveal: () => {
			requestPart.scrollIntoView();
			request.focus({ preventScroll: true });
		},
		show: (nextCall, nextAnswer) => {
			call = nextCall;
			answer = nextAnswer;
			setAttribute(body, 'data-stale', true);
			clearTimeout(timer);
			timer = setTimeout(() => {
				showRequest();
				showAnswer();
			}, QUIET_MS);
		},
	};
}
