/*
 * The warm-up before listening has no effect except on the time of the first answer.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { warmUp } from '../../src/http/warm-up.ts';
import { start } from './process.ts';

const warm = suite('warm-up');

warm('sends requests in sets of eight for the given time, and leaves nothing open', async () => {
	// Connections of other tests of this process may be closing still.
	const opened = (): number => process.getActiveResourcesInfo().filter((name) => /TCP/.test(name)).length;
	const before = opened();
	const began = performance.now(), answered = await warmUp(150), took = performance.now() - began;
	assert.ok(answered >= 8 && answered % 8 === 0, String(answered));
	assert.ok(took >= 150, String(took));
	// Closed sockets are gone after a few turns of the event loop.
	for (let i = 0; opened() > before && i < 100; i++) await new Promise((resolve) => setTimeout(resolve, 20));
	assert.ok(opened() <= before, 'no socket, no server');
});

warm('the process listens afterwards, with empty metrics and cache', async () => {
	const { child, url, ended } = start({ WARM_UP_MS: '100', METRICS: 'on' });
	const address = await url;
	const metrics = await (await fetch(`${address}/metrics`)).text();
	assert.not.match(metrics, /http_server_request_duration_seconds_count\{[^}]*parse-color[^}]*\} [1-9]/);
	child.kill('SIGTERM');
	assert.is((await ended).code, 0);
});

warm.run();
