/*
 * The service asks itself before it listens; nobody sees it but in the time of the first answer.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { warmUp } from '../../src/http/warm-up.ts';
import { start } from './process.ts';

const warm = suite('warm-up');

warm('asks for as long as it is told, is answered in sets of eight, and leaves nothing open', async () => {
	// Connections of other tests of this process may be closing still.
	const opened = (): number => process.getActiveResourcesInfo().filter((name) => /TCP/.test(name)).length;
	const before = opened();
	const began = performance.now(), answered = await warmUp(150), took = performance.now() - began;
	assert.ok(answered >= 8 && answered % 8 === 0, String(answered));
	assert.ok(took >= 150, String(took));
	// What is closed is gone when the loop has turned, a few times on a busy machine.
	for (let i = 0; opened() > before && i < 100; i++) await new Promise((resolve) => setTimeout(resolve, 20));
	assert.ok(opened() <= before, 'no socket, no server');
});

warm('the process listens when it is done, and counts and keeps nothing of it', async () => {
	const { child, url, ended } = start({ WARM_UP_MS: '100', METRICS: 'on' });
	const address = await url;
	const metrics = await (await fetch(`${address}/metrics`)).text();
	assert.not.match(metrics, /http_requests_total\{[^}]*parse-color[^}]*\} [1-9]/);
	child.kill('SIGTERM');
	assert.is((await ended).code, 0);
});

warm.run();
