/*
 * Tokens as a theme of Tailwind v4.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { tailwindName } from '../../src/tokens/tailwind-names.ts';
import { writeTailwind } from '../../src/tokens/tailwind.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { GRAY, PURPLE, VIVID } from './sample.ts';

const tailwind = suite('writeTailwind');

tailwind('writes a theme color for each token', () => {
	assert.is(writeTailwind(looseTokens([PURPLE, GRAY]), 'oklch'), `@theme {
  --color-brand: oklch(0.44027 0.1603 303.373);
  --color-seryy: oklch(0.59987 0 0);
}
`);
});

tailwind('writes a wide color once: wide if the style supports it, otherwise mapped', () => {
	assert.is(writeTailwind(looseTokens([VIVID]), 'display-p3'), '@theme {\n  --color-vivid: color(display-p3 0.1 0.9 0.2);\n}\n');
	assert.is(writeTailwind(looseTokens([VIVID]), 'rgb'), '@theme {\n  --color-vivid: rgb(0 227 56);\n}\n');
});

tailwind('prefixes neutral, the only scale of a system that Tailwind has too', () => {
	// The families of data/tailwind.txt, as `red-50`.
	const families = new Set(readFileSync('data/tailwind.txt', 'utf8').split('\n').map((line) => line.split('-')[0]));
	assert.ok(families.has('red') && families.has('zinc'));
	const { tokens, roles, name } = systemTokens(buildSystem({ primary: parse('teal') }), 'acme');
	const taken = [
		...tokens.map((token) => tailwindName({ name, tokens, roles }, token)), ...roles.map((role) => role.name),
	].filter((one) => families.has(one.split('-')[0]!));
	assert.equal(taken, []);
});

tailwind.run();
