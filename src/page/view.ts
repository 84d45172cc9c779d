/*
 * What a view is, and what the page lets it do.
 */

import type { Infer } from '../schema/schema.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Call } from '../doors/request-forms.ts';
import type { ViewId } from './catalog.ts';
import type { Answer } from './engine.ts';
import type { Fields, State } from './state.ts';
import type { Locale, Words } from './words.ts';

/** `moving` while a slider is dragged or a word typed: the entry of the history stays the same. */
export type How = 'moving' | 'settled';

export interface Page {
	readonly words: Words;
	readonly locale: Locale;
	readonly state: () => State;
	readonly setFields: (fields: Fields, how: How) => void;
	readonly setColor: (text: string, how: How) => void;
	/** Makes a slot the one that is edited. */
	readonly edit: (slot: string) => void;
	readonly go: (view: ViewId, fields?: Fields) => void;
	/**
	 * Shows what takes long after the rest, step by step, in an element that tells meanwhile that it is of an older state. Without
	 * steps it is of this one.
	 */
	readonly later: (of: Element, ...steps: readonly (() => void)[]) => void;
	/** Said by screen readers once it is quiet. */
	readonly announce: (text: string) => void;
}

export interface View {
	readonly element: HTMLElement;
	/** What is computed here; null where only the service can answer. */
	readonly operation: AnyOperation | null;
	readonly call: (state: State) => Call;
	/** Shows the state, and the answer where there is one. */
	readonly show: (state: State, answer: Answer | undefined) => void;
	/** The result in a sentence. */
	readonly say: (answer: Answer) => string;
}

export type MakeView = (page: Page) => View;

/** What an operation answers, where it answers. */
export const resultOf = <O extends AnyOperation>(_: O, answer: Answer | undefined): Infer<O['result']> | undefined =>
	// The door answered with what `run` gave.
	(answer === undefined || answer.isProblem ? undefined : answer.value as Infer<O['result']>);
