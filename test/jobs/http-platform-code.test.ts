/*
 * A developer has a color of an iOS app as code and wants it for CSS and Android.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('code of one platform becomes that of others', () => withClient(async ({ url, json }) => {
	// 0.2314, 0.5098 and 0.9647 are 59, 130 and 246 of 255.
	const color = 'UIColor(red: 0.2314, green: 0.5098, blue: 0.9647, alpha: 1)';
	const { formats } = await json<{ readonly formats: Record<string, string> }>(
		['-G', `${url}/api/v1/convert-color`, '--data-urlencode', `color=${color}`, '-d', 'formats=hex,android']);
	assert.equal(formats, { hex: '#3b82f6', android: 'Color(0xFF3B82F6)' });
	const back = await json<{ readonly hex: string }>(['-G', `${url}/api/v1/parse-color`, '--data-urlencode', `color=${formats['android']!}`]);
	assert.is(back.hex, '#3b82f6');
}));

jobs.run();
