/*
 * Rows of cells → lines whose columns stand below each other, whatever the letters and colors in them.
 */

import { cellsOf, cut, padded, paddedLeft } from './cells.ts';
import type { Lines } from './blocks.ts';

export interface Column {
	/** Above the column; empty where nothing is to be said. */
	readonly head: string;
	readonly cells: readonly string[];
	/** Numbers stand at the right. */
	readonly isRight?: boolean;
	/** May it be left out where there is no room for all? The highest goes first; 0 stays. */
	readonly spare?: number;
}

const GAP = 2;

const widthOf = ({ head, cells }: Column): number => Math.max(cellsOf(head), ...cells.map(cellsOf));

const totalOf = (columns: readonly Column[]): number => columns.reduce((sum, column) => sum + widthOf(column) + GAP, -GAP);

/** The columns as lines no longer than `width`: what can be spared goes, then the widest text is cut. */
export function tableLines(columns: readonly Column[], width: number, headed: (head: string) => string): Lines {
	const shown = columns.filter(({ head, cells }) => head !== '' || cells.some((cell) => cell !== ''));
	const fitting = fitted(shown.filter(({ cells }) => cells.some((cell) => cell !== '')), width);
	const widths = fitting.map(widthOf);
	const line = (texts: readonly string[]): string => texts
		.map((text, i) => (fitting[i]!.isRight ? paddedLeft(text, widths[i]!) : padded(text, widths[i]!)))
		.join(' '.repeat(GAP));
	const count = Math.max(0, ...fitting.map(({ cells }) => cells.length));
	const heads = fitting.some(({ head }) => head !== '') ? [headed(line(fitting.map(({ head }) => head)))] : [];
	return [...heads, ...Array.from({ length: count }, (_, row) => line(fitting.map(({ cells }) => cells[row] ?? '')))];
}

function fitted(columns: readonly Column[], width: number): readonly Column[] {
	let kept = columns;
	while (totalOf(kept) > width) {
		const [spared] = kept.filter(({ spare = 0 }) => spare > 0).sort((a, b) => b.spare! - a.spare!);
		if (spared === undefined) break;
		kept = kept.filter((column) => column !== spared);
	}
	const excess = totalOf(kept) - width;
	if (excess <= 0) return kept;
	// Escapes would be cut in two: only plain text gives way.
	const widest = kept.filter(({ cells }) => cells.every((cell) => !cell.includes('\u001b'))).sort((a, b) => widthOf(b) - widthOf(a))[0];
	if (widest === undefined) return kept;
	const most = Math.max(12, widthOf(widest) - excess);
	return kept.map((column) => (column === widest ? { ...column, cells: column.cells.map((cell) => cut(cell, most)) } : column));
}
