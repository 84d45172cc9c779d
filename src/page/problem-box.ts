/*
 * Problems in one place and once: the invalid color or setting in the language of the page, and a button that applies the
 * suggestion. While somebody types it waits.
 *
 * Proof  test/browser/page-errors.test.ts.
 */

import { MOST_BODY } from '../doors/limits.ts';
import type { ProblemValue } from '../doors/problem.ts';
import { button, toggle } from './controls.ts';
import { el, fill } from './dom.ts';
import type { Answer } from './engine.ts';
import { readHere } from './read-color.ts';
import { slotsIn, slotValue, type State } from './state.ts';
import type { Sentences } from './translate-answer.ts';
import type { Page } from './view.ts';

/** Pause after the last key before a problem is shown. */
const PATIENCE_MS = 700;

export interface Fault {
	readonly text: string;
	readonly remedy?: { readonly word: string; readonly press: () => void };
}

export interface ProblemBox {
	readonly element: HTMLElement;
	readonly show: (faults: readonly Fault[], isTyping: boolean) => void;
}

/** A box that is hidden without faults. */
export function problemBox(announce: (text: string) => void): ProblemBox {
	const element = el('div', { class: 'problem', id: 'problem', hidden: true });
	let visibleKey = '', timer: ReturnType<typeof setTimeout> | undefined;
	const render = (faults: readonly Fault[], key: string): void => {
		const hadFocus = element.contains(document.activeElement);
		visibleKey = key;
		toggle(element, faults.length > 0);
		fill(element, faults.map(({ text, remedy }) =>
			el('p', {}, el('span', {}, text), remedy && [' ', button(remedy.word, remedy.press)])));
		// The button that applied a suggestion is gone.
		if (hadFocus) document.querySelector<HTMLElement>('.view h2')?.focus({ preventScroll: true });
		if (faults.length > 0) announce(faults.map(({ text }) => text).join('\n'));
	};
	return {
		element,
		show: (faults, isTyping) => {
			const key = faults.map(({ text, remedy }) => `${text}\n${remedy?.word ?? ''}`).join('\n');
			clearTimeout(timer);
			// The button stays while its text is the same: replacing it during a press would lose the click.
			if (key === visibleKey) return;
			if (isTyping && faults.length > 0) {
				// An older problem is no longer true.
				render([], '');
				timer = setTimeout(() => render(faults, key), PATIENCE_MS);
			} else render(faults, key);
		},
	};
}

/** The colors that cannot be read. */
function unreadable(page: Page, state: State): readonly (Fault & { readonly field: string })[] {
	const { words } = page, slots = slotsIn(state.view, state.fields), all = state.at === '' ? ['', ...slots] : slots;
	return all.flatMap((slot) => {
		const text = slot === '' ? state.color : slotValue(state.fields, slot) ?? '', read = readHere(text);
		if (read.is !== 'none') return [];
		const { suggestion, detail } = read;
		return [{
			field: slot.split('.')[0]!,
			text: text.trim() === '' ? words.emptyColor : detail,
			...(suggestion !== undefined && { remedy: {
				word: `${words.useInstead} ${suggestion}`,
				press: () => {
					if (slot !== page.state().at) page.edit(slot);
					page.setColor(suggestion, 'settled');
				},
			} }),
		}];
	});
}

/**
 * The faults of a state and its answer. `labelOf` returns how a field is called on the page; `sentences` describe the faults in the
 * language of the page, without the fields.
 */
export function faultsIn(
	page: Page, state: State, answer: Answer | undefined, labelOf: (field: string) => string, sentences: Sentences = [],
): readonly Fault[] {
	const { words } = page, colors = unreadable(page, state);
	if (answer?.isProblem !== true) return colors;
	const { detail, errors, status } = answer.value as ProblemValue;
	if (status === 413) return [...colors, { text: words.tooLarge.replace('#', String(MOST_BODY / 1024)) }];
	if (errors === undefined) return [...colors, { text: words.locale === '' ? detail : sentences[0] ?? words.serviceFailed }];
	const others = errors.map((error, i) => ({ error, sentence: sentences[i] }))
		.filter(({ error }) => !colors.some(({ field }) => field === fieldIn(error)));
	return [...colors, ...others.map(({ error, sentence }) => {
		const field = fieldIn(error), label = labelOf(field), { suggestion } = error;
		const isValue = typeof state.fields[field] === 'string' && (typeof suggestion === 'string' || typeof suggestion === 'number');
		return {
			text: `${label}: ${sentence ?? words.notValid}`,
			...(isValue && { remedy: {
				word: `${words.useInstead} ${suggestion}`, press: () => page.setFields({ [field]: String(suggestion) }, 'settled'),
			} }),
		};
	})];
}

/** The field of a fault in a query or a body. */
const fieldIn = ({ parameter, pointer }: { readonly parameter?: string; readonly pointer?: string }): string =>
	parameter ?? pointer?.split('/')[1] ?? '';
