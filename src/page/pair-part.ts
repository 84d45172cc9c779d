/*
 * A pair of colors that is hard to tell apart, also as other people see it, and a text.
 */

import { el, setText, type Part } from './dom.ts';
import { paint } from './paint.ts';

export interface Pair {
	/** HEX of both colors, then of both as others see them, if the view shows these. */
	readonly hexes: readonly string[];
	readonly text: string;
}

/** An item of a list of pairs; `count` is the number of colors of each. */
export function pairPart(count: 2 | 4): Part<Pair> {
	const halves = Array.from({ length: count }, () => el('span', {})), text = el('span', {});
	return {
		element: el('li', { class: 'pair' }, el('span', { class: 'pair-swatch' }, halves.slice(0, 2)),
			count === 4 && el('span', { class: 'pair-swatch' }, halves.slice(2)), text),
		show: (pair) => {
			halves.forEach((half, i) => paint(half, pair.hexes[i]!));
			setText(text, pair.text);
		},
	};
}
