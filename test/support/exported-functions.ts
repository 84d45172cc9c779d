/*
 * The functions that a file exports, and whether a doc comment ends right above each: functions, and arrows under a
 * name. Sources are formatted, so that an export begins its line.
 */

import { stripText } from './code.ts';

export interface ExportedFunction {
	readonly name: string;
	readonly line: number;
	readonly isDocumented: boolean;
}

/** An overloaded function needs only one comment. */
export function exportedFunctions(text: string): ExportedFunction[] {
	const code = stripText(text), functions = new Map<string, ExportedFunction>();
	for (const match of code.matchAll(/^export (?:async )?(?:function\*? |const )(\w+)/gm)) {
		const [start, name = ''] = match;
		if (start.includes('const') && !isArrow(valueFrom(code, match.index + start.length))) continue;
		const isDocumented = endsInDocComment(text.slice(0, match.index)) || functions.get(name)?.isDocumented === true;
		functions.set(name, { name, line: functions.get(name)?.line ?? text.slice(0, match.index).split('\n').length, isDocumented });
	}
	return [...functions.values()];
}

/** The assigned value: the text after the first `=` outside arrows and brackets. */
function valueFrom(code: string, at: number): string {
	for (let depth = 0; at < code.length; at++) {
		if ('([{<'.includes(code[at]!)) depth++;
		else if (')]}'.includes(code[at]!) || (code[at] === '>' && code[at - 1] !== '=')) depth--;
		else if (depth === 0 && code[at] === '=' && code[at + 1] !== '>') return code.slice(at + 1).trimStart();
	}
	return '';
}

/** `x => …`, `async (x) => …`, `<T>(x: T): T => …`, all of them also in parentheses. */
function isArrow(value: string): boolean {
	if (/^(?:async )?\w+ =>/.test(value)) return true;
	if (/^\(\s*(?:async )?[(<]/.test(value) && isArrow(value.replace(/^\(\s*/, ''))) return true;
	const begin = /^(?:async )?(?:<[^(]*>)?\(/.exec(value)?.[0].length ?? 0;
	if (begin === 0) return false;
	let depth = 1, end = begin;
	for (; end < value.length && depth > 0; end++) {
		if ('([{'.includes(value[end]!)) depth++;
		else if (')]}'.includes(value[end]!)) depth--;
	}
	return /^(?:: [^;=]*(?:=>[^;=]*)*)?\s=>/.test(value.slice(end));
}

/** True if a doc comment ends the text, apart from lines of `//`. */
const endsInDocComment = (before: string): boolean => /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?:\/\/.*\n)*$/.test(before);
