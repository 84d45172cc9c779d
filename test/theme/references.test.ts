/*
 * References are found where CSS and design tokens have them, and nowhere else.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findVariableUses, parseReferences, type Part } from '../../src/theme/references.ts';

const references = suite('references in values');

/** Parts as a short text: `var:name[fallback]`, `token:name`, and text in quotes. */
const short = (parts: readonly Part[] | undefined): string => parts === undefined ? 'none' : parts.map((part) => {
	if (typeof part === 'string') return `'${part}'`;
	const name = `${part.kind === 'token' ? 'token' : 'var'}:${part.name}`;
	return part.fallback === undefined ? name : `${name}[${short(part.fallback)}]`;
}).join(' ');

for (const [text, expected] of [
	['red', `'red'`],
	['var(--a)', 'var:a'],
	['VAR( --a )', 'var:a'],
	['var(\t--a\r\n)', 'var:a'],
	['var(--a,)', 'var:a[]'],
	['var(--a, red)', `var:a[' red']`],
	['var(--a,var(--b,rgb(0 0 0))) x', `var:a[var:b['rgb(0 0 0)']] ' x'`],
	['rgb(var(--r) 0 0 / calc(1 * var(--a)))', `'rgb(' var:r ' 0 0 / calc(1 * ' var:a '))'`],
	['var(--é-1_x)', 'var:é-1_x'],
	[String.raw`var(--a\:b)`, String.raw`var:a\:b`],
	[String.raw`var(--a\:)`, String.raw`var:a\:`],
	// An escaped parenthesis belongs to the name, and so does a backslash at the end of the text (CSS Syntax 3 §4.3.8).
	[String.raw`var(--a\)`, 'none'],
	['var(--\\', 'none'],
	['var(--a', 'none'],
	['var(--a, (', 'none'],
	['var()', `'var()'`],
	['lab(--a)', `'lab(--a)'`],
	['ar(--a)', `'ar(--a)'`],
	['(--a)', `'(--a)'`],
	['var(a)', `'var(a)'`],
	['var(--)', `'var(--)'`],
	['rgba({ a.b }, .5)', `'rgba(' token:a.b ', .5)'`],
	['{a}{b}', 'token:a token:b'],
	['{}', `'{}'`],
	['{a{b}', `'{a' token:b`],
	['', ''],
] as const) {
	references(`${text} has the parts ${expected}`, () => assert.is(short(parseReferences(text)), expected));
}

references('only white space of CSS (CSS Syntax 3 §4.2) may be before a name', () => {
	for (let code = 0; code < 48; code++) {
		const character = String.fromCharCode(code), isWhite = '\t\n\f\r '.includes(character);
		if (character !== '-') assert.is(short(parseReferences(`var(${character}--a)`)).startsWith('var:'), isWhite, `U+${code.toString(16)}`);
	}
});

references('a name goes on over letters, digits, hyphens, underscores and everything beyond ASCII', () => {
	for (let code = 33; code < 0x120; code++) {
		const character = String.fromCharCode(code), isPart = /[\w-]|[^\0-\x7f]/.test(character);
		if (character === '\\') continue;
		assert.equal([...findVariableUses(`var(--a${character})`).names], [isPart ? `a${character}` : 'a'], character);
	}
});

references('the functions around variables of bare channels', () => {
	const { names, wrappers } = findVariableUses(
		'a: rgb(var(--a)); hsla( var(--b) / .5); OKLCH(from var(--c) l c h); lab(var(--d)); xrgb(var(--e)); rgb(0 var(--f)); hsl(var(--a)); hsl(var(--g',
	);
	assert.equal([...names], ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
	assert.equal([...wrappers], [['a', 'rgb'], ['b', 'hsl'], ['c', 'oklch']]);
});

references.run();
