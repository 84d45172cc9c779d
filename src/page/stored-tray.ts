/*
 * The palette of this device, which a page without one in its address opens with.
 */

import { findSpec } from './catalog.ts';
import { joinPairs, readState, withTray, writeTray, type State } from './state.ts';
import { readStored, store } from './stored.ts';
import { trayAfter, type Tray } from './tray.ts';

const KEY = 'palette';

/** Stores the palette. */
export const storeTray = (tray: Tray): void => store(KEY, joinPairs(writeTray(tray)));

/** The state of an address, with the palette of the device unless the address has colors. */
export function firstState(search: string): State {
	const state = readState(search), { list } = findSpec(state.view);
	if (state.tray.length > 0) return state;
	const colors = state.fields['colors'];
	if (list?.field === 'colors' && Array.isArray(colors) && colors.join() !== list.start.join()) {
		return { ...state, tray: trayAfter({ ...state, fields: {} }, state) };
	}
	return withTray(state, readState(readStored(KEY) ?? '').tray);
}
