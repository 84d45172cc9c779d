/*
 * Charts of lightness, chroma and hue over the steps of a scale, drawn as SVG, with a handle for each step. Handles are moved by
 * pointer or by arrow keys, and the step keeps its other channels; Delete releases it.
 *
 * Units  OKLCH: lightness 0..1, chroma, hue in degrees.
 * Proof  test/page/rows.test.ts; test/browser/page-scale.test.ts.
 */

import { el, row, setAttribute, setStyle, svg, type Part } from './dom.ts';
import { arrowSteps, drag } from './handle.ts';
import { MOST_CHROMA } from './picker/oklch.ts';
import { rove } from './rove.ts';
import type { How, Page } from './view.ts';

const WIDTH = 600, HEIGHT = 120;

type Lch = readonly [l: number, c: number, h: number];

export interface CurveStep {
	readonly name: string;
	readonly lch: Lch;
	/** True for a color that was given; others follow from these. */
	readonly isGiven: boolean;
}

/** Effects of the handles on the scale. */
interface Moves {
	readonly move: (place: number, lch: Lch, how: How) => void;
	readonly release: (place: number) => void;
}

export interface Curves {
	readonly element: HTMLElement;
	/** Handles are hidden if the steps cannot be moved. */
	readonly show: (steps: readonly CurveStep[], isMovable: boolean) => void;
}

interface Channel {
	readonly at: 0 | 1 | 2;
	readonly most: number;
	/** Size of a step of the arrow keys. */
	readonly step: number;
	readonly digits: number;
}

const CHANNELS = {
	lightness: { at: 0, most: 1, step: 0.005, digits: 3 },
	chroma: { at: 1, most: MOST_CHROMA, step: 0.002, digits: 3 },
	hue: { at: 2, most: 360, step: 1, digits: 1 },
} as const satisfies { readonly [name: string]: Channel };

interface Handle extends CurveStep {
	/** From the left, 0 to 1. */
	readonly x: number;
}

function handlePart(title: string, { at, most, step, digits }: Channel, box: HTMLElement, { move, release }: Moves): Part<Handle> {
	let lch: Lch = [0, 0, 0], base = lch, place = 0;
	const element = el('div', {
		'class': 'curve-handle', 'role': 'slider', 'aria-orientation': 'vertical', 'aria-valuemin': 0, 'aria-valuemax': most,
	});
	const set = (value: number, of: Lch, how: How): void =>
		move(place, of.with(at, Math.min(most, Math.max(0, value))) as unknown as Lch, how);
	// The other channels stay those at the press.
	drag(element, element, () => {
		base = lch;
		return false;
	}, ({ clientY }, how) => {
		const { top, height } = box.getBoundingClientRect();
		set((1 - (clientY - top) / height) * most, base, how);
	});
	element.addEventListener('keydown', (event) => {
		const up = arrowSteps(event)?.[1] ?? 0;
		if (up !== 0) set(lch[at] + up * step, lch, 'stepped');
		else if (event.key === 'Delete' || event.key === 'Backspace') release(place);
		else return;
		event.preventDefault();
	});
	return {
		element,
		show: (next, i) => {
			({ lch } = next);
			place = i;
			setStyle(element, { 'inset-inline-start': `${100 * next.x}%`, 'inset-block-end': `${100 * Math.min(1, lch[at] / most)}%` });
			setAttribute(element, 'data-given', next.isGiven);
			setAttribute(element, 'aria-label', `${title} ${next.name}`);
			setAttribute(element, 'aria-valuenow', lch[at].toFixed(digits));
		},
	};
}

function chart(title: string, channel: Channel, moves: Moves) {
	const path = svg('polyline', { 'fill': 'none', 'stroke': 'currentColor', 'stroke-width': 1.5, 'vector-effect': 'non-scaling-stroke' });
	const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', preserveAspectRatio: 'none' });
	picture.append(path);
	const handles = el('div', { class: 'curve-handles' }), box = el('div', { class: 'curve-box' }, picture, handles);
	const show = row<Handle>(handles, () => handlePart(title, channel, box, moves)), update = rove(handles, '.curve-handle');
	return {
		element: el('figure', { class: 'curve' }, el('figcaption', {}, title), box),
		show: (steps: readonly CurveStep[], isMovable: boolean): void => {
			const points = steps.map((step, i) => ({ ...step, x: (i + 0.5) / steps.length }));
			const y = ({ lch }: CurveStep): number => (1 - Math.min(1, lch[channel.at] / channel.most)) * HEIGHT;
			path.setAttribute('points', points.map((point) => `${point.x * WIDTH} ${y(point)}`).join(', '));
			picture.setAttribute('aria-label', `${title}: ${steps.map(({ lch }) => lch[channel.at].toFixed(channel.digits)).join(', ')}`);
			show(isMovable ? points : []);
			update();
		},
	};
}

/** The three charts. */
export function curves(page: Page, moves: Moves): Curves {
	const { words } = page;
	const charts = (['lightness', 'chroma', 'hue'] as const).map((name) => chart(words[name], CHANNELS[name], moves));
	return {
		element: el('div', { class: 'curves' }, charts.map(({ element }) => element)),
		show: (steps, isMovable) => charts.forEach((one) => one.show(steps, isMovable)),
	};
}
