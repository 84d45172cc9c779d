/*
 * The list of colors that all views with a list share: entered in one, it is there in the next, and on the next visit.
 */

import { findSpec, type ViewId } from './catalog.ts';
import type { Fields, State } from './state.ts';
import { readStored, store } from './stored.ts';

const KEY = 'colors', LIST = 'colors';

/** A list that every view takes. */
const LEAST = 2, MOST = 12;

export interface CarriedColors {
	/** Remembers the list of a state, unless it is the one that its view begins with. */
	readonly note: (state: State) => void;
	/** The fields that a view begins with. */
	readonly fieldsFor: (view: ViewId) => Fields;
}

const listOf = (view: ViewId): readonly string[] | undefined => {
	const { list } = findSpec(view);
	return list?.field === LIST ? list.start : undefined;
};

function readColors(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter((color) => typeof color === 'string') : [];
	} catch {
		return [];
	}
}

/** The list of this device. */
export function carriedColors(): CarriedColors {
	let colors = readColors();
	return {
		note: ({ view, fields }) => {
			const start = listOf(view), list = fields[LIST];
			if (start === undefined || !Array.isArray(list) || list.length < LEAST || list.join() === start.join()) return;
			colors = list;
			store(KEY, JSON.stringify(colors));
		},
		fieldsFor: (view) => (listOf(view) === undefined || colors.length < LEAST ? {} : { [LIST]: colors.slice(0, MOST) }),
	};
}
