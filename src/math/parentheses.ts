/*
 * Texts with parentheses: the end of a pair, and parts between separators outside of all pairs.
 *
 * Proof  test/math/parentheses.test.ts.
 */

/** Index of the parenthesis that closes the one before `from`; -1 without one. */
export function findClosing(text: string, from = 0): number {
	for (let i = from, depth = 1; i < text.length; i++) {
		depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
		if (depth === 0) return i;
	}
	return -1;
}

/** Splits a text at characters outside parentheses. A closing parenthesis without an opening one is like any character. */
export function splitOutside(text: string, separator: RegExp): string[] {
	const parts: string[] = [];
	let depth = 0, start = 0;
	for (let i = 0; i < text.length; i++) {
		const character = text[i]!;
		if (character === '(') depth++;
		else if (character === ')' && depth > 0) depth--;
		else if (depth === 0 && separator.test(character)) {
			parts.push(text.slice(start, i));
			start = i + 1;
		}
	}
	parts.push(text.slice(start));
	return parts;
}
