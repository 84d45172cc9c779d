/*
 * Blocks and declarations of style sheets as CSS Syntax 3 consumes them (§5.4 blocks, §4.3 tokens), each at its place in the text.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scanCss } from '../../src/theme/css-scan.ts';

const scanning = suite('scanning style sheets');

/** `prelude > prelude | name = value` for each declaration, with its value as the text has it at its span. */
function declarationsIn(text: string): string[] {
	const { blocks, declarations } = scanCss(text);
	const path = (block: number): string => {
		if (block < 0) return '';
		const { prelude, parent, level } = blocks[block]!, around = path(parent);
		assert.is(level, around === '' ? 0 : around.split(' > ').length, 'level');
		return around === '' ? prelude : `${around} > ${prelude}`;
	};
	return declarations.map(({ name, block, start, end }) => `${path(block)} | ${name} = ${text.slice(start, end)}`);
}

for (const [claim, text, expected] of [
	['a rule', 'a { b: c }', ['a | b = c']],
	['declarations end at semicolons, and empty ones are skipped', 'a{b:c;;d:e;}', ['a | b = c', 'a | d = e']],
	['a declaration outside of all blocks', '--a: b; c { d: e }', [' | --a = b', 'c | d = e']],
	['the end of the text closes everything', 'a{b{c:d', ['a > b | c = d']],
	['blocks in blocks', 'a{b{c{d:e}f:g}h:i}j:k', ['a > b > c | d = e', 'a > b | f = g', 'a | h = i', ' | j = k']],
	['a brace that closes nothing', '}a{b:c}}d{e:f}', ['a | b = c', 'd | e = f']],
	['a prelude with a colon is a block', 'a:hover{b:c}', ['a:hover | b = c']],
	['a prelude without blanks around it', ' a  b \n{ c : d }', ['a  b | c = d']],
	['white space of CSS: form feed, tab, CR, LF and a byte order mark', '\ufeffa\r\n{\f\tb\t:\rc\n}', ['a | b = c']],
	['a vertical tab is not white space', 'a{b:\vc}', ['a | b = \vc']],
	['a custom property holds braces', 'a{--b:{c:d};--e:{f{g}}h;i:j}', ['a | --b = {c:d}', 'a | --e = {f{g}}h', 'a | i = j']],
	['a custom property without a colon is a prelude', '--a{b:c}', ['--a | b = c']],
	['no other property does', 'a{b:{c:d}}', ['a > b: | c = d']],
	['semicolons and braces in parentheses', 'a{b:f(;{}(;));c:d}', ['a | b = f(;{}(;))', 'a | c = d']],
	['semicolons in brackets', 'a{b:[;];c:d}', ['a | b = [;]', 'a | c = d']],
	['a parenthesis that closes nothing', 'a{b:);c:];d:e}', ['a | b = )', 'a | c = ]', 'a | d = e']],
	['a colon in parentheses is not the first one', 'a{(b:c)d:e}', ['a | (b:c)d = e']],
	['the first colon ends the name', 'a{b:c:d}', ['a | b = c:d']],
	['a declaration without a name is skipped', 'a{:b;c:d}', ['a | c = d']],
	['also at the beginning of the text', ':b:c;d:e', [' | d = e']],
	['text without a colon is skipped', 'a{b;c:d}', ['a | c = d']],
	['an at-rule without a block is skipped', '@import url(a:b);@c d:e;f{g:h}', ['f | g = h']],
	['an at-rule with a block', '@media (a:b){c{d:e}}', ['@media (a:b) > c | d = e']],
	['an empty value', 'a{--b:;--c: ;d:e}', ['a | --b = ', 'a | --c = ', 'a | d = e']],
	['strings hide what ends a value', `a{b:"};{";c:'}"';d:e}`, ['a | b = "};{"', `a | c = '}"'`, 'a | d = e']],
	['an escaped quote does not end a string', String.raw`a{b:"\";";c:d}`, [String.raw`a | b = "\";"`, 'a | c = d']],
	['a string ends at its line', 'a{b:"c\n;d:e}', ['a | b = "c', 'a | d = e']],
	['a string without an end ends with the text', 'a{b:"c;d:e}', ['a | b = "c;d:e}']],
	['an escape hides the character after it', String.raw`a{b:c\;d;e\:f:g}`, [String.raw`a | b = c\;d`, String.raw`a | e\:f = g`]],
	['an escape hides one character', 'a{b:c\\d;e:f;\\}:g}', ['a | b = c\\d', 'a | e = f', 'a | \\} = g']],
	['an escape at the end of the text', 'a{b:c\\', ['a | b = c\\']],
	['comments are skipped with all characters', 'a/*{;:}*/{/*b:c;*/d:e/*;*/;f:g}', ['a | d = e', 'a | f = g']],
	['comments around a name and a value', 'a{/**/b/*:*/:/**/ /* c */d/**//* e */ ;f:g}', ['a | b = d', 'a | f = g']],
	['a comment in a value stays', 'a{b:c/*d*/e}', ['a | b = c/*d*/e']],
	['a comment without an end', 'a{b:c;/*d:e}', ['a | b = c']],
	['slashes and stars alone are not comments', 'a{b:c/d;e:*/f;g:h}', ['a | b = c/d', 'a | e = */f', 'a | g = h']],
	['url() without quotes hides semicolons, quotes and comments', `a{b:url(c;'/*);d:e}`, [`a | b = url(c;'/*)`, 'a | d = e']],
	['an escape in url()', String.raw`a{b:URL(c\)d;);e:f}`, [String.raw`a | b = URL(c\)d;)`, 'a | e = f']],
	['a value that begins with a slash, or has a star in it', 'a{b:/c;d:2*3;e:f/**/}', ['a | b = /c', 'a | d = 2*3', 'a | e = f']],
	['url() without content', 'a{b:url();c:d}', ['a | b = url()', 'a | c = d']],
	['url() with quotes is a function', `a{b:url( ")" );c:url(');');d:e}`, [`a | b = url( ")" )`, `a | c = url(');')`, 'a | d = e']],
	['url() without an end', 'a{b:url(c;d:e}', ['a | b = url(c;d:e}']],
	['!important is not a part of the value', 'a{b:c!important;d:e ! IMPORTANT ;f:g!important/**/;h:i/**/!important}',
		['a | b = c', 'a | d = e', 'a | f = g', 'a | h = i']],
	['!important in the middle stays', 'a{--b:!important c}', ['a | --b = !important c']],
	['nothing', '', []],
	['white space', ' \n ; ', []],
] as const) scanning(`${claim}: ${JSON.stringify(text)}`, () => assert.equal(declarationsIn(text), expected));

scanning('every level of 1,000 blocks in one another is counted', () => {
	const { blocks } = scanCss('a{'.repeat(1_000));
	assert.equal(blocks.map(({ level, parent }) => [level, parent]), Array.from({ length: 1_000 }, (_, i) => [i, i - 1]));
});

scanning.run();
