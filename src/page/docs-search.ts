/*
 * The search of the reference: a dialog with a field and a list of results, by the combobox pattern of ARIA.
 *
 * Loaded when it is opened for the first time, and so is the index.
 *
 * Source  ARIA Authoring Practices, editable combobox with list autocomplete.
 * Proof   test/page/docs-search.test.ts; test/browser/docs-search.test.ts.
 */

import type { SearchEntry, SearchKind } from '../doors/reference/search-entry.ts';
import { LANGUAGE_PARAMETER } from '../doors/language-parameter.ts';
import { rank } from './docs-rank.ts';
import { el, setAttribute, setText } from './dom.ts';

const ENGLISH = {
	search: 'Search', hint: 'Operations, fields, guides, problems', close: 'Close', results: 'Results', retry: 'Try again',
	nothing: 'Nothing found.', failed: 'The search index did not load.', count: (n: number) => `Results: ${n}`,
	kinds: { operation: 'Operation', field: 'Field', guide: 'Guide', problem: 'Problem' } satisfies Record<SearchKind, string>,
};

const RUSSIAN: typeof ENGLISH = {
	search: 'Поиск', hint: 'Операции, поля, руководства, ошибки', close: 'Закрыть', results: 'Результаты', retry: 'Повторить',
	nothing: 'Ничего не найдено.', failed: 'Не удалось загрузить указатель.', count: (n) => `Результатов: ${n}`,
	kinds: { operation: 'Операция', field: 'Поле', guide: 'Руководство', problem: 'Ошибка' },
};

const isRussian = document.documentElement.lang === 'ru', words = isRussian ? RUSSIAN : ENGLISH;

let entries: readonly SearchEntry[] | undefined, shown: readonly SearchEntry[] = [], active = 0, button: HTMLElement;

const input = el('input', {
	type: 'search', role: 'combobox', 'aria-label': words.search, 'aria-expanded': 'false', 'aria-controls': 'search-results',
	'aria-autocomplete': 'list', placeholder: words.hint, autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'go',
	on: { input: () => showResults() },
});
const list = el('ul', { id: 'search-results', role: 'listbox', 'aria-label': words.results });
const status = el('p', { role: 'status', class: 'quiet' });
const retry = el('button', { type: 'button', hidden: true, on: { click: () => void load() } }, words.retry);
const dialog: HTMLDialogElement = el('dialog', {
	class: 'search', 'aria-label': words.search,
	on: {
		keydown: (event) => handleKey(event),
		// Only the backdrop is outside of the content of the dialog.
		click: ({ target }) => (target === dialog ? dialog.close() : undefined),
		close: () => button.focus(),
	},
}, el('div', { class: 'search-box' },
	el('div', { class: 'search-head' }, input, el('button', { type: 'button', on: { click: () => dialog.close() } }, words.close)),
	status, retry, list));
document.body.append(dialog);

/** Opens the dialog. The button has the address of the index, and gets the focus back. */
export function openSearch(from: HTMLElement): void {
	button = from;
	if (dialog.open) return;
	dialog.showModal();
	input.select();
	if (entries === undefined) void load();
}

async function load(): Promise<void> {
	retry.hidden = true;
	try {
		const response = await fetch(button.dataset['index']!);
		if (!response.ok) throw new Error(String(response.status));
		// The service writes this JSON from the same type.
		entries = await response.json() as readonly SearchEntry[];
		showResults();
	} catch {
		setText(status, words.failed);
		retry.hidden = false;
	}
}

/** The address of an entry, which names the language if the address of this page does, or if it is a translation. */
function hrefOf([, path]: SearchEntry): string {
	const url = new URL(button.dataset['base']! + path, location.href);
	const language = isRussian ? 'ru' : new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
	if (language !== null) url.searchParams.set(LANGUAGE_PARAMETER, language);
	return url.href;
}

function showResults(): void {
	if (entries === undefined) return;
	shown = rank(entries, input.value);
	list.replaceChildren(...shown.map((entry, i) => el('li', {
		role: 'option', id: `search-${i}`, on: { click: () => location.assign(hrefOf(entry)) },
	},
	el('span', { class: 'search-kind' }, words.kinds[entry[0]]), el('b', {}, entry[isRussian ? 4 : 2]),
	el('span', { class: 'search-note' }, entry[isRussian ? 5 : 3]))));
	setText(status, input.value.trim() === '' ? '' : shown.length === 0 ? words.nothing : words.count(shown.length));
	setAttribute(input, 'aria-expanded', String(shown.length > 0));
	select(0);
}

/** Marks a result; beyond the last one comes the first. */
function select(at: number): void {
	active = shown.length === 0 ? 0 : (at + shown.length) % shown.length;
	[...list.children].forEach((option, i) => setAttribute(option, 'aria-selected', String(i === active)));
	setAttribute(input, 'aria-activedescendant', shown.length === 0 ? undefined : `search-${active}`);
	list.children[active]?.scrollIntoView({ block: 'nearest' });
}

function handleKey(event: KeyboardEvent): void {
	if (event.target !== input) return;
	const { key } = event, entry = shown[active];
	if (key === 'ArrowDown') select(active + 1);
	else if (key === 'ArrowUp') select(active - 1);
	else if (key === 'Enter' && entry !== undefined) location.assign(hrefOf(entry));
	// Some browsers clear a search field at the first Escape.
	else if (key === 'Escape') dialog.close();
	else return;
	event.preventDefault();
}

// A result on the same page changes only the fragment.
addEventListener('hashchange', () => dialog.close());
