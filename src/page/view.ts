/*
 * Views, and the functions of the page that they use.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Call } from '../doors/request-forms.ts';
import type { ViewId } from './catalog.ts';
import type { Answer } from './engine.ts';
import type { Fields, State } from './state.ts';
import type { Tray } from './tray.ts';
import type { Locale, Words } from './words.ts';

/**
 * `moving` while a slider is dragged or a word typed: the entry of the history stays the same. `stepped` by one key: quick steps are
 * one entry.
 */
export type How = 'moving' | 'stepped' | 'settled';

export interface Page {
	readonly words: Words;
	readonly locale: Locale;
	readonly state: () => State;
	readonly setFields: (fields: Fields, how: How) => void;
	/** Sets the palette, which the view shows if it has a list of colors. */
	readonly setTray: (tray: Tray, how: How) => void;
	readonly setColor: (text: string, how: How) => void;
	/** Selects the slot to edit. */
	readonly edit: (slot: string) => void;
	readonly go: (view: ViewId, fields?: Fields) => void;
	/**
	 * Runs expensive steps after everything else, for an element that is marked as stale meanwhile. Without steps the element is up to
	 * date.
	 */
	readonly later: (of: Element, ...steps: readonly (() => void)[]) => void;
	/** Announces an action, and then its result, to screen readers after a pause. */
	readonly announce: (text: string, of?: 'action' | 'result') => void;
}

/** A color with the name that code gives it. */
export interface CodeColor {
	readonly name: string;
	readonly color: string;
	/** True for the color that the others are derived from. */
	readonly isMain?: boolean;
}

export interface View {
	readonly element: HTMLElement;
	/** The operation to run in the browser; null if only the service can. */
	readonly operation: AnyOperation | null;
	readonly call: (state: State) => Call;
	/** Shows the state, and the answer if any. */
	readonly show: (state: State, answer: Answer | undefined) => void;
	/** The result in a sentence. */
	readonly say: (answer: Answer) => string;
	/** Colors of the result, which are also shown as code. */
	readonly colors?: (answer: Answer) => readonly CodeColor[];
	/** False if the colors do not form a palette for an interface. */
	readonly hasPreview?: false;
	/** True if it shows the state before there is an answer. */
	readonly drawsState?: true;
}

export type MakeView = (page: Page) => View;

/** Colors with the names that code gives them: a word and their numbers from 1. */
export const numbered = (name: string, colors: readonly string[]): readonly CodeColor[] =>
	colors.map((color, i) => ({ name: `${name}-${i + 1}`, color }));
