/*
 * A developer has `217 91% 60%` out of a shadcn file and wants its HEX, reading only the first refusal.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { advised, type Problem, withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('bare channels become HEX within two requests', () => withClient(async ({ url, json }) => {
	const refused = await json<Problem>(['-G', `${url}/api/v1/parse-color`, '--data-urlencode', 'color=217 91% 60%']);
	assert.is(refused.status, 400);
	const { hex } = await json<{ readonly hex: string }>([`${url}/api/v1/parse-color?color=${advised(refused)}`]);
	// CSS Color 4 §7.1: l ± s·min(l, 1 - l) = 0.6 ± 0.364, and the green of hue 217 at 0.236 + 23/60 · 0.728.
	assert.is(hex, '#3c83f6');
}));

jobs.run();
