/*
 * Positions in a text: offsets in UTF-16 units, lines and columns; and edits at offsets.
 *
 * Proof  test/theme/place.test.ts.
 */

import { spend } from '../math/budget.ts';

/** A range of a text: from `start` to before `end`, in UTF-16 units. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** A range without the white space at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
	const part = text.slice(start, end), from = start + part.length - part.trimStart().length;
	return { start: from, end: from + part.trim().length };
}

/** A range of a text, and what it has there. */
export interface Part extends Span {
	readonly text: string;
}

/** The part of a text at a range. */
export const partOf = (text: string, { start, end }: Span): Part => ({ start, end, text: text.slice(start, end) });

interface Place {
	/** From 1. */
	readonly line: number;
	/** From 1, in UTF-16 units, as editors and SARIF count. */
	readonly column: number;
}

/** Returns a function from an offset to its line and column. Lines end with LF, CR LF or CR. */
export function locateIn(text: string): (offset: number) => Place {
	const starts = [0];
	spend(text.length * 0.002);
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code === LF || (code === CR && text.charCodeAt(i + 1) !== LF)) starts.push(i + 1);
	}
	return (offset) => {
		let low = 0, high = starts.length;
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (starts[middle]! <= offset) low = middle;
			else high = middle;
		}
		return { line: low + 1, column: offset - starts[low]! + 1 };
	};
}

const LF = 10, CR = 13;

/** A range of a text and its replacement. */
export interface Edit extends Span {
	readonly text: string;
}

/** Applies edits, given in any order; none overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	const parts: string[] = [];
	spend(edits.length);
	let from = 0;
	for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
		parts.push(text.slice(from, edit.start), edit.text);
		from = edit.end;
	}
	parts.push(text.slice(from));
	return parts.join('');
}
