/*
 * The files that CONTRIBUTING.md prints: a path on its own line, then a block with the whole file, or a diff of an existing one.
 *
 * A diff has lines that begin with a blank (context), `-` or `+`; `@@` separates its parts. Each part must match the file once.
 */

export interface PrintedFile {
	readonly path: string;
	readonly isDiff: boolean;
	readonly text: string;
}

const BLOCK = /^`([\w./-]+)`\n\n```(ts|diff)\n([^]*?)^```$/gm;

/** The printed files of a page, in order. */
export const printedFiles = (page: string): readonly PrintedFile[] =>
	[...page.matchAll(BLOCK)].map(([, path = '', language, text = '']) => ({ path, isDiff: language === 'diff', text }));

/** Applies a diff to a text. Throws if a part does not match exactly once. */
export function applyDiff(text: string, diff: string): string {
	return diff.split('@@\n').reduce((before, part) => {
		const lines = part.trimEnd().split('\n');
		const without = (mark: string): string => lines.filter((line) => !line.startsWith(mark)).map((line) => `${line.slice(1)}\n`).join('');
		const pieces = before.split(without('+'));
		if (pieces.length !== 2) throw new Error(`${pieces.length - 1} places match:\n${part}`);
		return pieces.join(without('-'));
	}, text);
}
