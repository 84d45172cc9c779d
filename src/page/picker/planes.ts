/*
 * Planes of OKLCH to pick a color in, with the edges of the gamuts as lines: by pointer, or by arrow keys on the mark.
 */

import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { clampToUnit } from '../../math/clamp.ts';
import { el, setAttribute, setStyle, setText, svg } from '../dom.ts';
import { arrowSteps, drag } from '../handle.ts';
import type { How, Page } from '../view.ts';
import { printPickerColor, type PickerColor } from './oklch.ts';
import { findEdges, ENDS, paintPlane, PLANES, type PlaneId, type Point } from './plane-colors.ts';
import { drawingOn } from './screen.ts';
import type { Picker } from './sliders.ts';

/** Size of the canvas in pixels; the browser scales it up to those of the screen. */
const WIDTH = 180, HEIGHT = 108;

/** A step of the arrow keys, as a share of the range. */
const KEY_STEP = 0.005;

/** Printed values of the channels. */
const PRINT: Readonly<Record<'l' | 'c' | 'h', (value: number) => string>> = {
	l: (value) => `${(value * 100).toFixed(1)}%`,
	c: (value) => value.toFixed(3),
	h: (value) => `${value.toFixed(1)}°`,
};

/** One plane, with its mark. */
export function plane(page: Page, id: PlaneId): Picker {
	const { words } = page, { x, y, still } = PLANES[id], names = { l: words.lightness, c: words.chroma, h: words.hue };
	let at: PickerColor = { l: 0, c: 0, h: 0, alpha: 1 };
	const colors = el('canvas', { class: 'plane-colors', width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' });
	const lines = svg('svg', { 'class': 'plane-lines', 'viewBox': '0 0 1 1', 'preserveAspectRatio': 'none', 'aria-hidden': 'true' });
	const edges = GAMUT_IDS.map((gamut) => {
		const line = svg('path', { class: `edge-${gamut}` });
		lines.append(line);
		return { gamut, line, path: '' };
	});
	const mark = el('div', {
		class: 'plane-mark', role: 'slider', tabindex: 0, 'aria-label': `${words.plane[id]}. ${words.plane.help}`,
		'aria-valuemin': 0, 'aria-valuemax': ENDS[x],
	});
	const box = el('div', { class: 'plane-box' }, colors, lines, mark);
	const value = el('span', { class: 'number' });
	const set = (shareX: number, shareY: number, how: How): void => {
		// The next key may arrive before the page shows this color.
		at = { ...at, [x]: clampToUnit(shareX) * ENDS[x], [y]: clampToUnit(shareY) * ENDS[y] };
		page.setColor(printPickerColor(at), how);
	};
	// A finger on the plane moves the mark, and does not scroll.
	drag(box, mark, () => true, ({ clientX, clientY }, how) => {
		const { left, top, width, height } = box.getBoundingClientRect();
		set((clientX - left) / width, 1 - (clientY - top) / height, how);
	});
	mark.addEventListener('keydown', (event) => {
		const steps = arrowSteps(event);
		if (steps === undefined) return;
		event.preventDefault();
		set(at[x] / ENDS[x] + steps[0] * KEY_STEP, at[y] / ENDS[y] + steps[1] * KEY_STEP, 'stepped');
	});
	const image = drawingOn(colors);
	let drawn: number | undefined;
	/** Colors and edges are computed one by one and painted together. */
	const draw = (): readonly (() => void)[] => drawn === at[still] ? [] : [
		() => paintPlane(image.pixels, WIDTH, HEIGHT, id, at, image.space),
		...edges.map((edge) => () => void (edge.path = toPath(findEdges(id, at, edge.gamut)))),
		() => {
			image.draw();
			for (const { line, path } of edges) line.setAttribute('d', path);
			drawn = at[still];
		},
	];
	return {
		element: el('figure', { class: 'plane' }, el('figcaption', {}, el('span', {}, words.plane[id]), value), box),
		show: (next) => {
			at = next;
			page.later(box, ...draw());
			setStyle(mark, { 'inset-inline-start': `${100 * clampToUnit(at[x] / ENDS[x])}%`, 'inset-block-end': `${100 * clampToUnit(at[y] / ENDS[y])}%` });
			setAttribute(mark, 'aria-valuenow', at[x].toFixed(3));
			setAttribute(mark, 'aria-valuetext', `${names[x]} ${PRINT[x](at[x])}, ${names[y]} ${PRINT[y](at[y])}`);
			setText(value, `${names[still].toLowerCase()} ${PRINT[still](at[still])}`);
		},
	};
}

/** SVG path of lines on a plane of 1 by 1; y counts upwards in the lines and downwards in the path. */
const toPath = (lines: readonly (readonly Point[])[]): string => lines.map((line) =>
	`M${line.map(([x, y]) => `${x.toFixed(4)} ${(1 - y).toFixed(4)}`).join('L')}`).join('');

/** Legend of the lines. */
export const planeLegend = (page: Page): HTMLElement => el('ul', { class: 'plane-legend' },
	GAMUT_IDS.map((gamut) => el('li', {}, el('span', { class: `edge edge-${gamut}`, 'aria-hidden': 'true' }), page.words.gamuts[gamut])));
