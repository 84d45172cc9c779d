/*
 * The door of the service worker: the list of assets, never stored by caches, and absent with the pages.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS } from '../../src/assets/disk.ts';
import { createFetch } from '../../src/fetch.ts';

const offline = suite('the service worker');

const ask = (options: Parameters<typeof createFetch>[0], path: string): Promise<Response> =>
	createFetch(options)(new Request(`https://example.org${path}`));

offline('lists every asset below its path, and is never cached', async () => {
	const response = await ask({ basePath: '/color' }, '/color/offline.js'), [line = ''] = (await response.text()).split('\n');
	assert.is(response.headers.get('cache-control'), 'no-store');
	assert.is(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
	assert.equal(JSON.parse(line.slice('const BUILD = '.length, -1)),
		{ base: '/color', assets: ASSETS.all().map(({ file }) => `/color/assets/${file}`) });
});

offline('is not served without the pages, or without assets', async () => {
	for (const options of [{ disable: ['pages'] as const }, { assets: [] }]) assert.is((await ask(options, '/offline.js')).status, 404);
});

offline.run();
