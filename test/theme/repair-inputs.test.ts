/*
 * The names that a color is computed from.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTheme } from '../../src/theme/read-theme.ts';
import { findInputs } from '../../src/theme/repair-inputs.ts';

const inputs = suite('inputs of a color');

const find = (text: string, ...keys: readonly string[]): string[] => [...findInputs(readTheme(text), keys)].sort();

for (const [claim, text, key, expected] of [
	['a literal has none but itself', ':root { --a: red; --b: var(--a); }', 'a', ['a']],
	['references of references', ':root { --a: red; --b: var(--a); --c: oklch(from var(--b) l c h); }', 'c', ['a', 'b', 'c']],
	['a fallback', ':root { --a: red; --b: blue; --c: var(--a, var(--b)); }', 'c', ['a', 'b', 'c']],
	['both sides of light-dark()', ':root { --a: red; --b: blue; --c: light-dark(var(--a), var(--b)); }', 'c', ['a', 'b', 'c']],
	['both colors of a mixture', ':root { --a: red; --b: blue; --c: color-mix(in oklab, var(--a), var(--b)); }', 'c', ['a', 'b', 'c']],
	['every mode', ':root { --a: red; --b: blue; --c: var(--a); } .dark { --c: var(--b); }', 'c', ['a', 'b', 'c']],
	['a circle', ':root { --a: var(--b); --b: var(--a); --x: red; }', 'a', ['a', 'b']],
	['a token with an alpha', '{"a":{"value":"#fff","type":"color"},"b":{"value":"rgba({a}, 0.5)","type":"color"}}', 'b', ['a', 'b']],
	['an alias of tokens', '{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"color","$value":"{a}"}}', 'b', ['a', 'b']],
] as const) inputs(claim, () => assert.equal(find(text, key), expected));

inputs('several at once, and names that do not exist', () => {
	assert.equal(find(':root { --a: red; --b: var(--a); --c: blue; }', 'b', 'c', 'nowhere'), ['a', 'b', 'c', 'nowhere']);
});

inputs.run();
