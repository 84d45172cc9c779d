/*
 * A cell of a matrix of texts on backgrounds: a sample, its contrast, and what that is enough for.
 */

import { el, pictured } from './dom.ts';
import { signed } from './figures.ts';
import { paint } from './paint.ts';

interface MatrixPair {
	/** HEX. */
	readonly text: string;
	readonly background: string;
	readonly ratio: number;
	readonly lc: number;
	readonly use: 'body' | 'large' | 'decoration';
	/** The use in the language of the page. */
	readonly word: string;
}

/** The cell of a pair; empty without one. */
export function matrixCell(pair: MatrixPair | undefined): HTMLElement {
	if (pair === undefined) return el('td', { class: 'matrix-none' });
	const sample = pictured('Aa', { class: 'matrix-sample', style: { color: pair.text } });
	paint(sample, pair.background);
	return el('td', { 'data-use': pair.use }, sample, el('span', { class: 'matrix-ratio' }, pair.ratio.toFixed(2)),
		el('span', { class: 'matrix-lc' }, `Lc ${signed(pair.lc, 0)}`), el('span', { class: 'matrix-use' }, pair.word));
}
