/*
 * Script of the reference: the origin of this service in samples, buttons that copy, the remembered languages of samples
 * and of the page, the theme, search, and calls.
 *
 * Code that runs only after a press is loaded then.
 *
 * Proof  test/browser/reference.test.ts.
 */

import { LANGUAGE_PARAMETER } from '../doors/language-parameter.ts';
import { words } from './docs-words.ts';
import { readStored, store } from './stored.ts';
import { connectThemes } from './theme-choice.ts';

/** The language of samples in the storage of the browser. */
const FORM = 'docs-form';

if (location.protocol.startsWith('http'))
	for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

// A page in a language that the address names leads to pages in the same language.
const find = document.querySelector<HTMLButtonElement>('.find'), base = find?.dataset['base'] ?? '';
const language = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
if (language !== null) {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"], [hreflang])')) {
		const [, first = ''] = link.pathname.slice(base.length).split('/'), isPage = ['', 'docs', 'problems'].includes(first);
		if (isPage && link.origin === location.origin && link.search === '') link.search = `?${LANGUAGE_PARAMETER}=${language}`;
	}
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages > a')) {
	link.addEventListener('click', () => {
		store(LANGUAGE_PARAMETER, link.lang);
		link.hash = location.hash;
	});
}

for (const list of document.querySelectorAll<HTMLSelectElement>('.head-select')) connectThemes(list);

for (const code of document.querySelectorAll<HTMLElement>('.code')) addCopyButton(code);

const choices = document.querySelectorAll<HTMLInputElement>('.forms > input');
if (choices.length > 0) rememberChoice(choices);

for (const form of document.querySelectorAll<HTMLFormElement>('.run')) {
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void import('./docs-run.ts').then(({ run }) => run(form, addCopyButton), () => {
			form.querySelector('[role=status]')!.textContent = words.notLoaded;
		});
	});
}

if (find !== null) {
	const open = (): void => void import('./docs-search.ts').then(({ openSearch }) => openSearch(find), () => {
		find.textContent = words.searchNotLoaded;
	});
	find.addEventListener('click', open);
	addEventListener('keydown', (event) => {
		// The key of K has another letter in other layouts.
		const isShortcut = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
		const isSlash = event.key === '/' && !(event.target as Element).matches('input:not([type=radio], [type=checkbox]), textarea, select');
		if (!isShortcut && !isSlash) return;
		event.preventDefault();
		open();
	});
}

/** Adds a button that copies the text of a block and confirms it for a moment. */
function addCopyButton(code: HTMLElement): void {
	const button = document.createElement('button'), pre = code.querySelector('pre')!;
	const say = (word: string): void => {
		button.textContent = word;
		// As long as CONFIRMATION_MS of clipboard.ts, which is loaded after a press.
		setTimeout(() => (button.textContent = words.copy), 1400);
	};
	button.type = 'button';
	button.className = 'copy';
	button.textContent = words.copy;
	button.ariaLabel = words.copyOf(pre.ariaLabel ?? '');
	button.addEventListener('click', () => {
		import('./clipboard.ts').then(({ toClipboard }) => toClipboard(pre.textContent))
			.then((isCopied) => say(isCopied ? words.copied : words.notCopied), () => say(words.notCopied));
	});
	code.append(button);
}

function rememberChoice(choices: Iterable<HTMLInputElement>): void {
	const stored = readStored(FORM);
	for (const choice of choices) {
		if (choice.value === stored) choice.checked = true;
		choice.addEventListener('change', () => store(FORM, choice.value));
	}
}
