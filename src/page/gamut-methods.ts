/*
 * The ways into a gamut: one to choose, or all of them side by side.
 */

import { GAMUT_METHODS, type GamutMethod } from '../gamut/methods.ts';
import { selectOne, toggle, type Control } from './controls.ts';
import { el, row } from './dom.ts';
import { deltaText } from './figures.ts';
import { swatch, type Swatch } from './swatches.ts';
import type { Page } from './view.ts';

/** Which way is taken; that of CSS unless chosen. */
export const methodControl = (page: Page): Control => selectOne(
	page, 'method', page.words.method, [...GAMUT_METHODS.map((method) => [method, method] as const), ['all', page.words.all]], 'css',
);

interface Mapped {
	readonly method: GamutMethod;
	readonly hex: string;
	readonly deltaEOK: number;
}

/** The result of each method, if all are requested. */
export function methodStrip(page: Page): { readonly element: HTMLElement; readonly show: (all: readonly Mapped[] | undefined) => void } {
	const strip = el('ul', { class: 'strip' }), show = row<Swatch>(strip, () => swatch(page));
	return {
		element: strip,
		show: (all = []) => {
			toggle(strip, all.length > 0);
			show(all.map(({ method, hex, deltaEOK }) => ({ hex, label: method, note: deltaText(deltaEOK) })));
		},
	};
}
