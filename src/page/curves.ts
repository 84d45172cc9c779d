/*
 * How lightness and chroma run from step to step: two lines of a chart, drawn as SVG.
 */

import { MOST_CHROMA } from './picker/oklch.ts';
import { el, svg } from './dom.ts';
import type { Page } from './view.ts';

const WIDTH = 600, HEIGHT = 120;

export interface Curves {
	readonly element: HTMLElement;
	/** OKLCH of each step. */
	readonly show: (steps: readonly (readonly [number, number, number])[]) => void;
}

function line(name: string): { readonly element: HTMLElement; readonly show: (shares: readonly number[], said: string) => void } {
	const path = svg('polyline', { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5, 'vector-effect': 'non-scaling-stroke' });
	const chart = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', preserveAspectRatio: 'none' });
	chart.append(path);
	return {
		element: el('figure', { class: 'curve' }, el('figcaption', {}, name), chart),
		show: (shares, said) => {
			const points = shares.map((share, i) =>
				[((i + 0.5) / shares.length) * WIDTH, (1 - Math.min(1, share)) * (HEIGHT - 8) + 4] as const);
			path.setAttribute('points', points.map((point) => point.join(' ')).join(', '));
			chart.setAttribute('aria-label', `${name}: ${said}`);
		},
	};
}

/** Both lines. */
export function curves(page: Page): Curves {
	const { words } = page, lightness = line(words.lightness), chroma = line(words.chroma);
	return {
		element: el('div', { class: 'curves' }, lightness.element, chroma.element),
		show: (steps) => {
			lightness.show(steps.map(([l]) => l), steps.map(([l]) => l.toFixed(2)).join(', '));
			chroma.show(steps.map(([, c]) => c / MOST_CHROMA), steps.map(([, c]) => c.toFixed(3)).join(', '));
		},
	};
}
