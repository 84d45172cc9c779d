/*
 * A designer has gray text on white that is hard to read and wants the nearest gray that passes.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the fixed color passes the same check', () => withClient(async ({ url, json }) => {
	type Checked = { readonly wcag2: { readonly ratio: number; readonly aa: { readonly normal: boolean } } };
	const check = (text: string): Promise<Checked> => json([`${url}/api/v1/check-contrast?text=${text.replace('#', '')}&background=white`]);
	assert.not((await check('#9ca3af')).wcag2.aa.normal);
	const { color } = await json<{ readonly color: { readonly hex: string } }>(
		[`${url}/api/v1/fix-contrast?text=9ca3af&background=white&target=aa&adjust=text`]);
	const { wcag2 } = await check(color.hex);
	assert.ok(wcag2.aa.normal && wcag2.ratio >= 4.5 && wcag2.ratio < 4.8, String(wcag2.ratio));
}));

jobs.run();
