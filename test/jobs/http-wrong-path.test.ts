/*
 * A developer has the name of an operation without its prefix and wants the answer.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { advised, type Problem, withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the refusal names the path that answers', () => withClient(async ({ url, json }) => {
	const refused = await json<Problem>([`${url}/parse-color?color=teal`]);
	assert.is(refused.status, 404);
	assert.is((await json<{ readonly hex: string }>([`${url}${advised(refused).replace('Did you mean ', '')}?color=teal`])).hex, '#008080');
}));

jobs.run();
