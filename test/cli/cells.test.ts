/*
 * Texts in terminal cells: widths, padding, cuts, wrapping, and control characters.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellWidth, center, escapeJson, escapeLine, escapeLines, truncate, wrap } from '../../src/cli/cells.ts';

const cells = suite('cells');

for (const [text, count] of [
	['teal', 4], ['тёмно', 5], ['e\u0301', 1], ['日本', 4], ['ｔ', 2], ['🎨', 2], ['\u001b[1mbold\u001b[0m', 4], ['a\u200bb', 2], ['', 0],
	['한국', 4], ['①', 1],
] as const) {
	cells(`${JSON.stringify(text)} takes ${count}`, () => assert.is(cellWidth(text), count));
}

cells('truncated text fits, also with wide letters', () => {
	for (const text of ['日本日本日本', 'dark teal', 'тёмно-бирюзовый', '🎨🎨🎨🎨']) {
		for (let width = 1; width < 16; width++) assert.ok(cellWidth(truncate(text, width)) <= width, `${text} ${width}`);
	}
	assert.is(truncate('dark teal', 6), 'dark …');
});

cells('a text that is wrapped keeps its words, and its lines fit where the words do', () => {
	const text = 'one two three four five тёмно-бирюзовый 日本 seven';
	for (let width = 15; width < 60; width++) {
		const lines = wrap(text, width);
		assert.is(lines.join(' '), text);
		for (const line of lines) assert.ok(cellWidth(line) <= width, line);
	}
});

cells('escapes characters that control a terminal', () => {
	assert.is(escapeLine('a\u001b[31mb\u0007\u202e'), 'a\\u{1b}[31mb\\u{7}\\u{202e}');
});

for (const [text, width, expected] of [
	['abc', 9, '   abc   '], ['abc', 8, '  abc   '], ['日本', 7, ' 日本  '], ['abc', 3, 'abc'], ['abcd', 3, 'ab…'],
] as const) cells(`${text} in the center of ${width} cells is "${expected}"`, () => assert.is(center(text, width), expected));

cells('several lines keep tabs and line ends, and escape any other carriage return', () => {
	assert.is(escapeLines('a\tb\r\nc\rd\n'), 'a\tb\r\nc\\u{d}d\n');
});

cells('JSON keeps the blanks between its values, and its value', () => {
	const json = '{\r\n\t"a": "\u202e\u{e0001}"\n}';
	assert.is(escapeJson(json), '{\r\n\t"a": "\\u202e\\udb40\\udc01"\n}');
	assert.equal(JSON.parse(escapeJson(json)), JSON.parse(json));
});

cells.run();
