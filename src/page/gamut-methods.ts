/*
 * The ways into a gamut: one to choose, or all of them side by side.
 */

import { GAMUT_METHODS, type GamutMethod } from '../gamut/methods.ts';
import { selectOne, toggle, type Control } from './controls.ts';
import type { Shown } from './dom.ts';
import { deltaText } from './figures.ts';
import { strip } from './swatches.ts';
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
export function methodStrip(page: Page): Shown<readonly Mapped[] | undefined> {
	const { element, show } = strip(page);
	return {
		element,
		show: (all = []) => {
			toggle(element, all.length > 0);
			show(all.map(({ method, hex, deltaEOK }) => ({ hex, label: method, note: deltaText(deltaEOK) })));
		},
	};
}
