/*
 * An operator has a script that asks the same question each hour and wants no bytes for an unchanged answer.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the second request has an empty answer 304', () => withClient(async ({ url, curl }) => {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-job-')), etag = join(directory, 'etag');
	const target = `${url}/api/v1/parse-color?color=teal`;
	try {
		assert.match(await curl(['--etag-save', etag, target]), '"hex":"#008080"');
		assert.is(await curl(['--etag-compare', etag, '-w', '%{http_code}', target]), '304');
	} finally {
		rmSync(directory, { recursive: true });
	}
}));

jobs.run();
