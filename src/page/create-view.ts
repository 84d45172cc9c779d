/*
 * The view of an operation: results next to the colors and settings they follow from. On a narrow page the settings come last, so that
 * results are visible first.
 */

import type { Json } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Infer } from '../schema/schema.ts';
import { findSpec, type ViewId } from './catalog.ts';
import type { Control } from './controls.ts';
import { el, type Child } from './dom.ts';
import { createCall, type Answer } from './engine.ts';
import type { State } from './state.ts';
import type { CodeColor, View } from './view.ts';

interface Parts<R> {
	/** The colors, or what else is written before there is a result. */
	readonly colors?: Control;
	readonly settings?: Control;
	readonly results: readonly Child[];
	/** Files of the result, below everything else. */
	readonly code?: readonly Child[];
	/** Fields of the request that differ from those of the view. */
	readonly request?: (state: State) => { readonly [field: string]: Json };
	/** Fields that a body has as numbers. */
	readonly numbers?: readonly string[];
	/** Shows what follows from the state alone. */
	readonly update?: (state: State, result: R | undefined) => void;
	readonly show?: (result: R, state: State) => void;
	/** The result in a sentence. */
	readonly say: (result: R) => string;
	readonly toColors?: (result: R) => readonly CodeColor[];
	readonly hasPreview?: false;
	readonly drawsState?: true;
}

/** Creates a view; `operation` is null if only the service can run it. */
export function createView<O extends AnyOperation>(id: ViewId, operation: O | null, parts: Parts<Infer<O['result']>>): View {
	const { colors, settings, results, code, request, numbers, update, show, say, toColors, ...rest } = parts;
	const { own } = findSpec(id);
	// The answer of an operation is the result of its `run`.
	const resultOf = (answer: Answer): Infer<O['result']> => answer.value as Infer<O['result']>;
	return {
		...rest,
		element: el('div', { class: 'work' },
			colors && el('div', { class: 'work-colors' }, colors.element),
			el('div', { class: 'work-results' }, results),
			settings && el('div', { class: 'work-settings' }, settings.element),
			code && el('div', { class: 'work-results work-code' }, code)),
		operation,
		call: (state) => {
			const fields = Object.entries(state.fields).filter(([field]) => !Object.hasOwn(own, field));
			return createCall(id, { ...Object.fromEntries(fields), ...request?.(state) }, numbers);
		},
		show: (state, answer) => {
			const result = answer?.isProblem === false ? resultOf(answer) : undefined;
			colors?.show(state);
			settings?.show(state);
			update?.(state, result);
			if (result !== undefined) show?.(result, state);
		},
		say: (answer) => say(resultOf(answer)),
		...(toColors && { colors: (answer: Answer) => toColors(resultOf(answer)) }),
	};
}
