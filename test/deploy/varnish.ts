/*
 * Claims about the service behind Varnish, started manually, in this order.
 */

import * as assert from 'uvu/assert';
import type { Debian } from './debian.ts';
import { proveAll, provePairs } from './negotiation.ts';
import { PRINTED } from './printed.ts';
import { ask, fresh, pause, proveBatchLimit, proveHidden, WITH_METRICS } from './questions.ts';
import { streamOverHttp1 } from './stream.ts';

const URL = 'http://127.0.0.1:6081';

/** Waits until probes have noticed that instances are back after a restart, since a pipe is not tried again. */
async function untilPiped(from: string): Promise<void> {
	for (let i = 0; ; i++) {
		const fault = await streamOverHttp1(URL, from, 2).catch((error: unknown) => error);
		if (fault === undefined) return;
		if (i === 10) throw fault;
		await pause(1000);
	}
}

export const VARNISH: Readonly<Record<string, (debian: Debian) => Promise<void>>> = {
	'Varnish: the printed steps end in an answer of the service': async ({ run }) => {
		await run('rm -f /etc/tincture.env');
		await run(PRINTED.instances);
		const out = await run(PRINTED.varnish);
		assert.match(out.slice(out.lastIndexOf('{"input"')), /^\{"input":"teal",/);
	},

	'Varnish: hits cost nothing, and batches what their requests cost': async () => {
		const target = URL + fresh();
		for (let i = 0; i < 100; i++) assert.is((await ask(target, '127.0.0.3', { headers: { 'X-Forwarded-For': '6.6.6.6' } })).status, 200);
		assert.not((await ask(target, '127.0.0.3')).headers.has('ratelimit'), 'the counter of another visitor');
		assert.match((await ask(URL + fresh(), '127.0.0.3')).headers.get('ratelimit')!, /r=2[789]\b/);
		await proveBatchLimit(URL, '127.0.0.50', '127.0.0.51');
	},

	'Varnish: lines pass in both directions, and no client receives from the cache what it cannot read': async ({ run }) => {
		await streamOverHttp1(URL, '127.0.0.80', 10);
		await run(`printf '${WITH_METRICS}' > /etc/tincture.env`);
		await run(PRINTED.restart);
		await untilPiped('127.0.0.81');
		await streamOverHttp1(URL, '127.0.0.81', 10_000);
		await proveHidden(URL, '127.0.0.82');
		const caches = { cache: URL, instance: 'http://127.0.0.1:8081' };
		// X-Varnish has the number of the request, and on a hit that of the one that stored the answer.
		const hits = await provePairs(caches, (said) => said.includes(' ')), requests = await proveAll(caches);
		assert.ok(hits > 100, String(hits));
		console.error(`  ${hits} hits of pairs, ${requests} requests on every path through Varnish`);
		await run('rm -f /etc/tincture.env; kill "$(cat /run/varnish.pid)"');
	},
};
