/*
 * Tokens as a JavaScript array.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArray } from '../../src/tokens/array.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { PURPLE, token, VEIL, VIVID } from './sample.ts';

const array = suite('writeArray');

array('writes a module that exports the values', () => {
	assert.is(writeArray(looseTokens([PURPLE, VEIL]), 'hex'), 'export const colors = [\n  "#663399",\n  "#66339980",\n];\n');
});

array('the module gives the values in order', async () => {
	const code = writeArray(looseTokens([VIVID, token('red', 'red')]), 'display-p3');
	const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	assert.equal((module as { colors: unknown }).colors, ['color(display-p3 0.1 0.9 0.2)', 'color(display-p3 0.91749 0.20029 0.13856)']);
});

array.run();
