/*
 * Floods: from one address while another sends normally, and from 400,000 addresses, three times the slots of the limiter.
 */

import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clientBehind, limitKey, readAddress, readNetworks, type Network } from '../../src/http/client-address.ts';
import { createLog } from '../../src/http/log.ts';
import { createLimiter } from '../../src/http/rate-limit.ts';
import { withServer } from '../support/server.ts';

const flood = suite('flood');

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The status of an answer; 0 if the connection was closed without one. */
const statusFrom = (localAddress: string, url: string): Promise<number> => new Promise((resolve) => {
	request(url, { localAddress }, (res) => res.resume().on('end', () => resolve(res.statusCode!))).on('error', () => resolve(0)).end();
});

flood('a flooding address gets its share; a normal client at the same time is never refused', () => withServer(async (url) => {
	let isOver = false, requested = 0, passed = 0;
	const start = performance.now();
	const flooding = Array.from({ length: 20 }, async () => {
		while (!isOver) {
			requested++;
			if (await statusFrom('127.0.0.2', `${url}/api/v1/parse-color?color=teal`) === 200) passed++;
		}
	});
	const polite: number[] = [];
	for (let i = 0; i < 10; i++) {
		polite.push(await statusFrom('127.0.0.3', `${url}/api/v1/parse-color?color=red`));
		await pause(100);
	}
	isOver = true;
	await Promise.all(flooding);
	const most = 30 + 10 * (performance.now() - start) / 1000;
	console.log(`  ${requested} sent, ${passed} passed of ${most.toFixed(0)} at most`);
	assert.equal(new Set(polite), new Set([200]));
	assert.ok(passed >= 30 && passed <= most, `${passed} passed, at most ${most}`);
	assert.ok(requested > passed, `${requested} sent`);
}, { log: createLog('off'), rateLimit: { rate: 10, burst: 30 } }));

flood('400,000 addresses behind a proxy need no more memory, and one client gets no more than its share', () => {
	const trusted = readNetworks('10.0.0.0/8') as readonly Network[];
	const proxy = readAddress('10.0.0.1')!;
	const { take, countAddresses } = createLimiter({ rate: 10, burst: 3 }, () => 5);
	const attacker = limitKey(readAddress('203.0.113.9')!, 64);
	const before = process.memoryUsage();
	let passed = 0;
	for (let i = 0; i < 400_000; i++) {
		const address = i % 2 === 0
			? `198.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`
			: `2001:db8:${(i >> 12).toString(16)}:${(i & 0xffff).toString(16)}::1`;
		take(limitKey(clientBehind(proxy, address, trusted), 64));
		if (i % 1000 === 0 && take(attacker) >= 0) passed++;
	}
	const { arrayBuffers, external } = process.memoryUsage();
	// The table of 131,072 slots was allocated before.
	assert.ok(arrayBuffers + external - before.arrayBuffers - before.external < 2 ** 20);
	assert.ok(countAddresses() <= 131_072, String(countAddresses()));
	assert.is(passed, 3);
});

flood.run();
