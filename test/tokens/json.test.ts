/*
 * Tokens as one object of JSON.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeJson } from '../../src/tokens/json.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { GRAY, PURPLE, token, VEIL } from './sample.ts';

const json = suite('writeJson');

json('writes one flat object, in order', () => {
	assert.is(writeJson(looseTokens([VEIL, PURPLE, GRAY]), 'rgb'), `{
  "veil": "rgb(102 51 153 / 0.502)",
  "brand": "rgb(102 51 153)",
  "seryy": "rgb(128 128 128)"
}
`);
});

json('has every token, also with the name of an inherited member', () => {
	const tokens = ['__proto__', 'constructor', 'toString', 'valueOf'].map((name) => token(name, 'red'));
	const read = JSON.parse(writeJson(looseTokens(tokens), 'hex')) as object;
	assert.equal(Object.entries(read), [['proto', '#ff0000'], ['constructor', '#ff0000'], ['tostring', '#ff0000'], ['valueof', '#ff0000']]);
});

json.run();
