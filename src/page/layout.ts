/*
 * The parts of a view: results next to the colors and settings they follow from. On a narrow page the settings come last, so that
 * results are visible first.
 */

import type { Control } from './controls.ts';
import { el, type Child } from './dom.ts';

interface Inputs {
	/** The colors, or what else is written before there is a result. */
	readonly colors?: Control;
	readonly settings?: Control;
}

/** Arranges a view. */
export const layOut = ({ colors, settings }: Inputs, ...results: Child[]): HTMLElement => el('div', { class: 'work' },
	colors && el('div', { class: 'work-colors' }, colors.element),
	el('div', { class: 'work-results' }, results),
	settings && el('div', { class: 'work-settings' }, settings.element));
