/*
 * Tokens as Sass variables and their map.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeScss } from '../../src/tokens/scss.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { token, VIVID } from './sample.ts';

const scss = suite('writeScss');

scss('writes a variable for each token, then a map with quoted keys', () => {
	assert.is(writeScss(looseTokens([token('red', 'red'), VIVID]), 'display-p3'), `$red: color(display-p3 0.91749 0.20029 0.13856);
$vivid: color(display-p3 0.1 0.9 0.2);

$colors: (
  "red": $red,
  "vivid": $vivid,
);
`);
});

scss('a token that is called as the map keeps its key and gives up its variable', () => {
	assert.is(writeScss(looseTokens([token('colors', 'red'), token('colors-color', 'blue')]), 'hex'), `$colors-color-color: #ff0000;
$colors-color: #0000ff;

$colors: (
  "colors": $colors-color-color,
  "colors-color": $colors-color,
);
`);
});

scss.run();
