/*
 * Script of the reference: the origin of this service in samples, buttons that copy, the remembered language, search, and calls.
 *
 * What runs only after a press is loaded then.
 *
 * Proof  test/browser/reference.test.ts.
 */

import { readStored, store } from './stored.ts';

/** The language of samples in the storage of the browser. */
const FORM = 'docs-form';

if (location.protocol.startsWith('http'))
	for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

for (const code of document.querySelectorAll<HTMLElement>('.code')) addCopyButton(code);

const choices = document.querySelectorAll<HTMLInputElement>('.forms > input');
if (choices.length > 0) rememberChoice(choices);

for (const form of document.querySelectorAll<HTMLFormElement>('.run')) {
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void import('./docs-run.ts').then(({ run }) => run(form, addCopyButton), () => {
			form.querySelector('[role=status]')!.textContent = 'A part of the page did not load. Press again.';
		});
	});
}

const find = document.querySelector<HTMLButtonElement>('.find');
if (find !== null) {
	const open = (): void => void import('./docs-search.ts').then(({ openSearch }) => openSearch(find), () => {
		find.textContent = document.documentElement.lang === 'ru' ? 'Поиск не загрузился, повторить' : 'Search did not load, try again';
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
		setTimeout(() => (button.textContent = 'Copy'), 1400);
	};
	button.type = 'button';
	button.className = 'copy';
	button.textContent = 'Copy';
	button.ariaLabel = `Copy: ${pre.ariaLabel}`;
	button.addEventListener('click', () => {
		import('./clipboard.ts').then(({ toClipboard }) => toClipboard(pre.textContent))
			.then((isCopied) => say(isCopied ? 'Copied' : 'Not copied'), () => say('Not copied'));
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
