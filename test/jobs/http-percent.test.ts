/*
 * A designer has a share of 25 percent and an angle of 45 degrees, with their units, and wants the mixture and the gradient.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Problem, withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('a number with a unit leads to the number', () => withClient(async ({ url, json }) => {
	const ask = async (path: string, field: string, value: string): Promise<string> => {
		const given = await json<Problem>(['-G', `${url}/api/v1/${path}`, '--data-urlencode', `${field}=${value}`]);
		return String(given.errors?.[0]?.suggestion);
	};
	assert.is(await ask('mix-colors?first=red&second=blue', 'amount', '25%'), '25');
	assert.is(await ask('make-gradient?colors=red,blue', 'angle', '45deg'), '45');
	const { css } = await json<{ readonly css: string }>([`${url}/api/v1/make-gradient?colors=red,blue&angle=45`]);
	assert.match(css, '45deg');
}));

jobs.run();
