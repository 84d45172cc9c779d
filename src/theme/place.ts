/*
 * Where in a text: offsets in UTF-16 units, and the line and column that people and editors call them by.
 */

/** A stretch of a text: from `start` to before `end`, in UTF-16 units. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

export interface Place {
	/** From 1. */
	readonly line: number;
	/** From 1, in UTF-16 units, as editors and SARIF count. */
	readonly column: number;
}

/** Tells the line and column of an offset. Lines end with LF, CR LF or CR. */
export function placesIn(text: string): (offset: number) => Place {
	const starts = [0];
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

/** A stretch of a text and what stands in its place. */
export interface Edit extends Span {
	readonly text: string;
}

/** The text with its edits made; those that begin first come first, and none overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
	const parts: string[] = [];
	let from = 0;
	for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
		parts.push(text.slice(from, edit.start), edit.text);
		from = edit.end;
	}
	parts.push(text.slice(from));
	return parts.join('');
}
