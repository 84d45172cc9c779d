/*
 * The ways into a gamut: one to choose, or all of them side by side.
 */

import { GAMUT_METHODS, type GamutMethod } from '../gamut/methods.ts';
import { OF_CSS } from '../operations/gamut-method.ts';
import { selectOne, toggle, type Control } from './controls.ts';
import type { Component } from './dom.ts';
import { deltaText } from './figures.ts';
import { strip } from './swatches.ts';
import type { Page } from './view.ts';

/** The name of a method for readers; the CSS one has two ids. */
export const methodTitle = (method: string): string => (method === 'css' || method === OF_CSS ? 'CSS Color 4' : method);

/** Which way is taken; that of CSS unless chosen. */
export const methodControl = (page: Page): Control => selectOne(
	page, 'method', page.words.method,
	[...GAMUT_METHODS.map((method) => [method, methodTitle(method)] as const), ['all', page.words.all]], 'css',
);

interface MethodResult {
	readonly method: GamutMethod;
	readonly hex: string;
	readonly deltaEOK: number;
}

/** The result of each method, if all are requested. */
export function methodStrip(page: Page): Component<readonly MethodResult[] | undefined> {
	const { element, show } = strip(page);
	return {
		element,
		show: (all = []) => {
			toggle(element, all.length > 0);
			show(all.map(({ method, hex, deltaEOK }) => ({ hex, label: methodTitle(method), note: deltaText(deltaEOK) })));
		},
	};
}
