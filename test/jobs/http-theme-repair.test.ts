/*
 * A developer has a theme with failing pairs and wants the repaired file.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the repaired theme has no failing pair', () => withClient(async ({ post }) => {
	type Audit = { readonly summary: { readonly failing: number }; readonly code: string };
	const theme = ':root { --background: #ffffff; --foreground: #aaaaaa; --muted: #eeeeee; --muted-foreground: #bbbbbb; }';
	const first = await post<Audit>('audit-theme', { theme, repair: true });
	assert.ok(first.summary.failing > 0);
	assert.match(first.code, '--muted-foreground:');
	assert.is((await post<Audit>('audit-theme', { theme: first.code })).summary.failing, 0);
}));

jobs.run();
