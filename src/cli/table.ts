/*
 * Aligns rows of cells in columns, independent of wide letters and color escapes.
 */

import { cellWidth, truncate, padEnd, padStart } from './cells.ts';
import type { Lines } from './blocks.ts';

export interface Column {
	/** Heading of the column; may be empty. */
	readonly head: string;
	readonly cells: readonly string[];
	/** Aligns to the right, for numbers. */
	readonly isRight?: boolean;
	/** Columns with the highest value are dropped first if the line is too short; 0 always stays. */
	readonly spare?: number;
}

const GAP = 2;

const columnWidth = ({ head, cells }: Column): number => Math.max(cellWidth(head), ...cells.map(cellWidth));

const totalWidth = (columns: readonly Column[]): number => columns.reduce((sum, column) => sum + columnWidth(column) + GAP, -GAP);

/** Renders columns as lines of at most `width` cells: drops spare columns, then cuts the widest text. */
export function tableLines(columns: readonly Column[], width: number, headed = (head: string): string => head): Lines {
	const visible = columns.filter(({ head, cells }) => head !== '' || cells.some((cell) => cell !== ''));
	const fitting = fitColumns(visible.filter(({ cells }) => cells.some((cell) => cell !== '')), width);
	const widths = fitting.map(columnWidth);
	const line = (texts: readonly string[]): string => texts
		.map((text, i) => (fitting[i]!.isRight ? padStart(text, widths[i]!) : padEnd(text, widths[i]!)))
		.join(' '.repeat(GAP));
	const count = Math.max(0, ...fitting.map(({ cells }) => cells.length));
	const heads = fitting.some(({ head }) => head !== '') ? [headed(line(fitting.map(({ head }) => head)))] : [];
	return [...heads, ...Array.from({ length: count }, (_, row) => line(fitting.map(({ cells }) => cells[row] ?? '')))];
}

/** Columns without headings. */
export const plainTable = (columns: readonly (readonly string[])[], width: number): Lines =>
	tableLines(columns.map((cells) => ({ head: '', cells })), width);

function fitColumns(columns: readonly Column[], width: number): readonly Column[] {
	let remaining = columns;
	while (totalWidth(remaining) > width) {
		const [dropped] = remaining.filter(({ spare = 0 }) => spare > 0).sort((a, b) => b.spare! - a.spare!);
		if (dropped === undefined) break;
		remaining = remaining.filter((column) => column !== dropped);
	}
	const excess = totalWidth(remaining) - width;
	if (excess <= 0) return remaining;
	// Only plain text is cut, because a cut would split escapes.
	const plain = remaining.filter(({ cells }) => cells.every((cell) => !cell.includes('\u001b')));
	const [widest] = plain.sort((a, b) => columnWidth(b) - columnWidth(a));
	if (widest === undefined) return remaining;
	const most = Math.max(12, columnWidth(widest) - excess);
	return remaining.map((column) => (column === widest ? { ...column, cells: column.cells.map((cell) => truncate(cell, most)) } : column));
}
