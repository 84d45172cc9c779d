/*
 * A developer has a brand color and wants the CSS file of a design system on disk.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('a file of CSS arrives under its own name', () => withClient(async ({ url, curl }) => {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-job-'));
	try {
		await curl(['--output-dir', directory, '-OJ', `${url}/api/v1/build-system?primary=6366f1&format=tailwind&download`]);
		const [name = ''] = readdirSync(directory), css = readFileSync(join(directory, name), 'utf8');
		assert.match(name, /\.css$/);
		assert.match(css, '@theme');
		for (const step of [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]) assert.match(css, new RegExp(`--color-primary-${step}:`));
	} finally {
		rmSync(directory, { recursive: true });
	}
}));

jobs.run();
