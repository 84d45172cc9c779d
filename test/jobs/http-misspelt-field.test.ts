/*
 * A developer has misspelt a field and wants to see which one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Problem, withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the detail names the misspelt field and the right one', () => withClient(async ({ post }) => {
	const refused = await post<Problem>('parse-color', { colour: 'red' });
	assert.match(refused.detail, '"colour"');
	assert.match(refused.detail, /\bcolor is missing/);
	assert.is((await post<{ readonly hex: string }>('parse-color', { color: 'red' })).hex, '#ff0000');
}));

jobs.run();
