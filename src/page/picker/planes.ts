/*
 * Planes of OKLCH to pick a color in, with the edges of the gamuts as lines: by pointer, or by arrow keys on the mark.
 */

import { GAMUT_IDS, type GamutId } from '../../gamut/gamut.ts';
import { el, setAttribute, setStyle } from '../dom.ts';
import type { How, Page } from '../view.ts';
import { textOf, type Picked } from './oklch.ts';
import { edgesOf, ENDS, paintPlane, PLANES, type PlaneId } from './plane-colors.ts';
import { drawingOn, screenSpace } from './screen.ts';
import type { Picker } from './sliders.ts';

/** Pixels of the colors; the lines have those of the screen. */
const WIDTH = 180, HEIGHT = 108;

/** How lines of the edges are drawn: the smaller the gamut, the fuller the line. */
const DASHES: Readonly<Record<GamutId, readonly number[]>> = { 'srgb': [], 'display-p3': [4, 3], 'rec2020': [1, 3] };

/** A step of the arrow keys, as a share of the range. */
const KEY_STEP = 0.005;

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** What a plane shows of a color, as numbers people read. */
const READ: Readonly<Record<'l' | 'c' | 'h', (value: number) => string>> = {
	l: (value) => `${(value * 100).toFixed(1)}%`,
	c: (value) => value.toFixed(3),
	h: (value) => `${value.toFixed(1)}°`,
};

/** One plane, with its mark. */
export function plane(page: Page, id: PlaneId): Picker {
	const { words } = page, { x, y, still } = PLANES[id], names = { l: words.lightness, c: words.chroma, h: words.hue };
	let at: Picked = { l: 0, c: 0, h: 0, alpha: 1 };
	const colors = el('canvas', { class: 'plane-colors', width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' });
	const lines = el('canvas', { class: 'plane-lines', 'aria-hidden': 'true' });
	const mark = el('div', {
		class: 'plane-mark', role: 'slider', tabindex: 0, 'aria-label': `${words.plane[id]}. ${words.plane.help}`,
		'aria-valuemin': 0, 'aria-valuemax': ENDS[x],
	});
	const box = el('div', { class: 'plane-box' }, colors, lines, mark);
	const value = el('span', { class: 'number' });
	const set = (shareX: number, shareY: number, how: How): void =>
		page.setColor(textOf({ ...at, [x]: within(shareX) * ENDS[x], [y]: within(shareY) * ENDS[y] }), how);
	follow(box, mark, set);
	mark.addEventListener('keydown', (event) => {
		const way = KEYS[event.key];
		if (way === undefined) return;
		event.preventDefault();
		const step = KEY_STEP * (event.shiftKey ? 10 : 1);
		set(at[x] / ENDS[x] + way[0] * step, at[y] / ENDS[y] + way[1] * step, 'settled');
	});
	const { on, space } = drawingOn(colors, screenSpace());
	const image = on.createImageData(WIDTH, HEIGHT, { colorSpace: space });
	let drawn = '', isShown = false;
	const draw = (): void => {
		const wanted = `${at[still]} ${box.clientWidth}`;
		if (wanted === drawn || !isShown || box.clientWidth === 0) return;
		drawn = wanted;
		paintPlane(image.data, WIDTH, HEIGHT, id, at, space);
		on.putImageData(image, 0, 0);
		drawEdges(lines, id, at);
	};
	new ResizeObserver(draw).observe(box);
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
		drawn = '';
		draw();
	});
	return {
		element: el('figure', { class: 'plane' }, el('figcaption', {}, el('span', {}, words.plane[id]), value), box),
		show: (next) => {
			at = next;
			isShown = true;
			draw();
			setStyle(mark, { 'inset-inline-start': `${100 * within(at[x] / ENDS[x])}%`, 'inset-block-end': `${100 * within(at[y] / ENDS[y])}%` });
			setAttribute(mark, 'aria-valuenow', at[x].toFixed(3));
			setAttribute(mark, 'aria-valuetext', `${names[x]} ${READ[x](at[x])}, ${names[y]} ${READ[y](at[y])}`);
			value.textContent = `${words.plane.at} ${names[still].toLowerCase()} ${READ[still](at[still])}`;
		},
	};
}

/** The pointer moves the mark while it is down; so does a finger, which then does not scroll. */
function follow(box: HTMLElement, mark: HTMLElement, set: (x: number, y: number, how: How) => void): void {
	const move = (event: PointerEvent, how: How): void => {
		const { left, top, width, height } = box.getBoundingClientRect();
		set((event.clientX - left) / width, 1 - (event.clientY - top) / height, how);
	};
	box.addEventListener('pointerdown', (event) => {
		if (event.button !== 0) return;
		event.preventDefault();
		mark.focus({ preventScroll: true });
		box.setPointerCapture(event.pointerId);
		move(event, 'moving');
	});
	box.addEventListener('pointermove', (event) => {
		if (box.hasPointerCapture(event.pointerId)) move(event, 'moving');
	});
	box.addEventListener('pointerup', (event) => move(event, 'settled'));
}

/** The edges of the three gamuts, in the color of the text around. */
function drawEdges(canvas: HTMLCanvasElement, id: PlaneId, at: Picked): void {
	const { clientWidth, clientHeight } = canvas, density = Math.min(3, devicePixelRatio || 1);
	canvas.width = clientWidth * density;
	canvas.height = clientHeight * density;
	const on = canvas.getContext('2d')!;
	on.scale(density, density);
	on.strokeStyle = getComputedStyle(canvas).color;
	on.lineWidth = 1;
	for (const gamut of GAMUT_IDS) {
		on.setLineDash([...DASHES[gamut]]);
		for (const line of edgesOf(id, at, gamut)) {
			on.beginPath();
			line.forEach(([x, y], i) => on[i === 0 ? 'moveTo' : 'lineTo'](x * clientWidth, (1 - y) * clientHeight));
			on.stroke();
		}
	}
}

/** What the lines mean. */
export const planeLegend = (page: Page): HTMLElement => el('ul', { class: 'plane-legend' },
	GAMUT_IDS.map((gamut) => el('li', {}, el('span', { class: `edge edge-${gamut}`, 'aria-hidden': 'true' }), page.words.gamuts[gamut])));
