/*
 * Mutants of a source file: one small change each that a good test suite notices.
 *
 * Works on the text. Comments, strings, types, imports and prices of work are skipped; what remains is code that runs. House style
 * makes this reliable: comparisons have blanks around them, type arguments have none.
 *
 * Proof  test/mutants/mutate.test.ts.
 */

import { stripText } from '../support/code.ts';

export interface Mutant {
	readonly file: string;
	/** Counted from 1. */
	readonly line: number;
	readonly kind: 'operator' | 'bound' | 'branch' | 'arguments';
	/** Range in the text that `after` replaces. */
	readonly start: number;
	readonly end: number;
	readonly before: string;
	readonly after: string;
}

/** A mutant that no test can notice. */
export interface Equivalent {
	readonly file: string;
	/** The line of the mutant in the source, or the part of it that contains the change. */
	readonly code: string;
	/** The change: `before` to `after`. */
	readonly change: readonly [before: string, after: string];
	readonly reason: string;
}

export const OPERATORS: Readonly<Record<string, string>> = {
	'<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '&&': '||', '||': '&&', '??': '&&',
	'+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=',
};

const OPERATOR = / (<=|>=|===|!==|&&|\|\||\?\?|\+=|-=|<|>|\+|-|\*|\/) /g;

/** A whole number that is not part of a name, a fraction or an exponent. */
const BOUND = /(?<![\w.$#-])(?:\d[\d_]*)(?![\w.])/g;

const BRANCH = /\bif \(/g;

/** A call with two plain arguments, whose order matters. */
const SWAPPED = /(?<=\b[a-z]\w*\()(?<!\bMath\.(?:min|max|hypot)\()([a-z]\w*(?:\.\w+)*), ([a-z]\w*(?:\.\w+)*)(?=\))/g;

/** A header `function f(a, b)` declares parameters, and `if (` or `catch (` are not calls. */
const DECLARES = /\bfunction\*? [\w$]*\($|\b(?:if|for|while|switch|catch)\s*\($/;

/** All mutants of a file, in the order of the text. */
export function mutantsIn(file: string, text: string): Mutant[] {
	const code = withoutPrices(withoutTypes(stripText(text))), mutants: Mutant[] = [];
	const add = (kind: Mutant['kind'], start: number, end: number, after: string): void => {
		const line = text.slice(0, start).split('\n').length;
		mutants.push({ file, line, kind, start, end, before: text.slice(start, end), after });
	};
	for (const { index, 1: operator } of code.matchAll(OPERATOR))
		add('operator', index + 1, index + 1 + operator!.length, OPERATORS[operator!]!);
	for (const { index, 0: digits } of code.matchAll(BOUND))
		add('bound', index, index + digits.length, String(Number(digits.replaceAll('_', '')) + 1));
	for (const { index, 0: head } of code.matchAll(BRANCH)) {
		const start = index + head.length, end = closing(code, start);
		if (end > 0) add('branch', start, end, 'false');
	}
	for (const { index, 0: whole, 1: first, 2: second } of code.matchAll(SWAPPED)) {
		if (first === second || DECLARES.test(code.slice(0, index)) || /^\)\s*(?::|=>|\{)/.test(code.slice(index + whole.length))) continue;
		add('arguments', index, index + whole.length, `${second}, ${first}`);
	}
	return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The text of a file with the change of a mutant. */
export const applied = (text: string, { start, end, after }: Mutant): string => text.slice(0, start) + after + text.slice(end);

/** True if a mutant of a text is the one of an entry. */
export function isListed({ file, code, change: [before, after] }: Equivalent, mutant: Mutant, text: string): boolean {
	if (file !== mutant.file || before !== mutant.before || after !== mutant.after) return false;
	for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1))
		if (at <= mutant.start && mutant.end <= at + code.length) return true;
	return false;
}

/** Blanks declarations of types and imports, which do not run. Keeps line feeds and offsets. */
function withoutTypes(code: string): string {
	const begins = /^(?:export )?(?:interface|type|import|declare)\b[^\n]*|^export \{[^}]*\}[^\n]*/gm;
	let out = code.replace(/(?::|=>| as) -?\d+(?: \| -?\d+)+/g, (union) => ' '.repeat(union.length));
	for (const { index, 0: head } of code.matchAll(begins)) {
		const end = endOfStatement(code, index, head.startsWith('interface') || head.startsWith('export interface'));
		out = out.slice(0, index) + out.slice(index, end).replace(/[^\n]/g, ' ') + out.slice(end);
	}
	return out;
}

/** Blanks prices of work, which are estimates: `npm run worst` and test/budget hold them within a factor. */
function withoutPrices(code: string): string {
	let out = code.replace(/^const [A-Z_]*(?:COST|UNITS?)[A-Z_]*\b[^;]*;/gm, (line) => line.replace(/[^\n]/g, ' '));
	for (const { index, 0: head } of code.matchAll(/\bspend\(/g)) {
		const start = index + head.length, end = closing(code, start);
		if (end > 0) out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end);
	}
	return out;
}

/** End of a statement at the top level: behind its `;`, or behind the `}` of an interface. */
function endOfStatement(code: string, start: number, isInterface: boolean): number {
	let depth = 0;
	for (let at = start; at < code.length; at++) {
		if ('{(['.includes(code[at]!)) depth++;
		else if ('})]'.includes(code[at]!)) {
			depth--;
			if (isInterface && depth === 0) return at + 1;
		} else if (code[at] === ';' && depth === 0) return at + 1;
	}
	return code.length;
}

/** Index of the parenthesis that closes the one before `from`, or -1. */
function closing(code: string, from: number): number {
	let depth = 1;
	for (let at = from; at < code.length; at++) {
		if (code[at] === '(') depth++;
		else if (code[at] === ')' && --depth === 0) return at;
	}
	return -1;
}
