/*
 * A writer has a color and wants a picture of it in a README.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the picture is an SVG in that color', () => withClient(async ({ url, curl }) => {
	const svg = await curl([`${url}/swatch/3b82f6.svg?size=32`]);
	assert.match(svg, /^<svg [^>]*width="32"/);
	assert.match(svg, 'fill="#3b82f6"');
}));

jobs.run();
