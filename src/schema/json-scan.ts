/*
 * Scans JSON text for errors that `JSON.parse` accepts or explains poorly: repeated keys, excessive nesting, the exact
 * position of a syntax error. Also reports the position of each value.
 *
 * Keys are compared unescaped, so "a" and "\u0061" are equal. One pass without backtracking; recursion is bounded by the
 * limit on nesting.
 *
 * Source  RFC 8259.
 * Proof   test/schema/json-scan.test.ts: accepts exactly what JSON.parse accepts, over seeded and damaged texts.
 */

import { errorWith, InputError, issueOf, phrase, quote, type Issue, type Path, type Phrase } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { MOST_ISSUES } from './fault.ts';

/** Characters scanned per unit of work; 50 ns each at worst, in nested lists. */
const UNITS_OF_TEXT = 25;

export interface Scanned {
	/** The text's name in messages: `The body`. */
	readonly noun: string;
	/** Number of the first line in messages; default 1. */
	readonly firstLine?: number;
	/** Maximum nesting; the outermost value is level 1. */
	readonly levels: number;
	/**
	 * Called at the end of each value, inner values first, with its start and end in UTF-16 units, its level, and its key if it is
	 * in an object.
	 */
	readonly sees?: (start: number, end: number, level: number, key: string | undefined) => void;
}

/** Throws InputError if the text is not valid JSON, nests too deeply, or repeats a key. */
export function scanJson(json: string, { noun, firstLine = 1, levels, sees }: Scanned): void {
	spend(json.length / UNITS_OF_TEXT);
	// NUL is invalid everywhere in JSON, so every test below fails at the end and needs no bounds check.
	const text = `${json}\0`;
	const repeated: Issue[] = [];
	let at = 0;

	const stop = (expected: string | Phrase): never => {
		const before = text.slice(0, at);
		const line = firstLine - 1 + before.split('\n').length, column = at - before.lastIndexOf('\n');
		const received = at >= json.length ? 'the end' : quote(String.fromCodePoint(text.codePointAt(at)!));
		throw invalidJson([], phrase`${noun} is not valid JSON: at line ${line}, column ${column}, got ${received} where ${expected} should be`);
	};

	const skipBlanks = (): void => {
		while (BLANK.has(text[at]!)) at++;
	};

	const value = (path: Path, level: number, key?: string): void => {
		skipBlanks();
		const start = at;
		switch (text[at]) {
			case '{': object(path, level); break;
			case '[': list(path, level); break;
			case '"': string('a text'); break;
			case 't': word('true'); break;
			case 'f': word('false'); break;
			case 'n': word('null'); break;
			default: number();
		}
		sees?.(start, at, level, key);
	};

	const open = (path: Path, level: number): void => {
		if (level > levels) throw invalidJson(path, phrase`${noun} nests deeper than ${levels} levels`);
		at++;
		skipBlanks();
	};

	/** Skips the separator after an item: true for a comma, false for the end of the list or object. */
	const hasMore = (end: '}' | ']'): boolean => {
		skipBlanks();
		const isComma = text[at] === ',';
		if (!isComma && text[at] !== end) stop(phrase`${'","'} or ${quote(end)}`);
		at++;
		skipBlanks();
		return isComma;
	};

	const object = (path: Path, level: number): void => {
		open(path, level);
		if (text[at] === '}') return void at++;
		const keys = new Set<string>();
		do {
			const start = at;
			string('a name in double quotes');
			const raw = text.slice(start, at);
			const key = raw.includes('\\') ? JSON.parse(raw) as string : raw.slice(1, -1);
			const here = [...path, key];
			if (keys.has(key) && repeated.length < MOST_ISSUES) {
				repeated.push(issueOf('invalid-json', here, phrase`${quote(key)} is repeated in the same object. Write it once`));
			}
			keys.add(key);
			skipBlanks();
			if (text[at] !== ':') stop('":"');
			at++;
			value(here, level + 1, key);
		} while (hasMore('}'));
	};

	const list = (path: Path, level: number): void => {
		open(path, level);
		if (text[at] === ']') return void at++;
		let i = 0;
		do value([...path, i++], level + 1);
		while (hasMore(']'));
	};

	const string = (expected: string): void => {
		if (text[at] !== '"') stop(expected);
		at++;
		for (; text[at] !== '"'; at++) {
			if (text.charCodeAt(at) < 0x20) stop('a printable character or the closing quote');
			if (text[at] !== '\\') continue;
			at++;
			if (text[at] === 'u') {
				for (let digit = 0; digit < 4; digit++) {
					at++;
					if (!isHex(text.charCodeAt(at))) stop('a hexadecimal digit');
				}
			} else if (!ESCAPED.has(text[at]!)) {
				stop(phrase`one of ${'\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'}`);
			}
		}
		at++;
	};

	const word = (expected: string): void => {
		for (const letter of expected) {
			if (text[at] !== letter) stop(expected);
			at++;
		}
	};

	const digits = (expected: string): void => {
		if (!isDigit(text.charCodeAt(at))) stop(expected);
		while (isDigit(text.charCodeAt(at))) at++;
	};

	const number = (): void => {
		const isNegative = text[at] === '-';
		if (isNegative) at++;
		if (text[at] === '0') at++;
		else digits(isNegative ? 'a digit' : 'a value');
		if (text[at] === '.') {
			at++;
			digits('a digit');
		}
		if (text[at] === 'e' || text[at] === 'E') {
			at++;
			if (text[at] === '+' || text[at] === '-') at++;
			digits('a digit');
		}
	};

	value([], 1);
	skipBlanks();
	if (at !== json.length) stop('the end');
	if (repeated.length > 0) throw errorWith(repeated);
}

/** The fault of a text that is not the expected JSON. */
export const invalidJson = (path: Path, claim: Phrase): InputError => new InputError(issueOf('invalid-json', path, claim));

const BLANK: ReadonlySet<string> = new Set(' \t\n\r');
const ESCAPED: ReadonlySet<string> = new Set('"\\/bfnrt');

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
const isHex = (c: number): boolean => isDigit(c) || (c >= 0x41 && c <= 0x46) || (c >= 0x61 && c <= 0x66);
