/*
 * Memory stays constant while the service answers valid and invalid requests of every kind.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../src/http/log.ts';
import { randomFrom } from '../../src/math/random.ts';
import { withServer } from '../support/server.ts';
import { mutant } from '../fuzz/mutate.ts';
import { open } from '../http/raw.ts';

const soak = suite('soak');

setFlagsFromString('--expose-gc');
// V8 exposes the collector only to contexts created after the flag.
const collect = runInNewContext('gc') as () => void;

const ROUNDS = 4, PER_ROUND = 160;

soak('heap and buffers do not grow from round to round', () => withServer(async (url) => {
	const random = randomFrom('soak');
	const one = (): Promise<void> => new Promise((resolve) => {
		const socket = open(url).on('close', () => resolve());
		socket.resume().end(mutant(random), 'latin1');
	});
	const held: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		for (let i = 0; i < PER_ROUND; i += 40) await Promise.all(Array.from({ length: 40 }, one));
		await new Promise((resolve) => setTimeout(resolve, 50));
		collect();
		const { heapUsed, external } = process.memoryUsage();
		held.push((heapUsed + external) / 2 ** 20);
	}
	console.log(`  MiB after each ${PER_ROUND} connections: ${held.map((mebibytes) => mebibytes.toFixed(1)).join(', ')}`);
	// The first rounds load names and fill the cache.
	assert.ok(held.at(-1)! < held[1]! + 12, held.join());
}, { log: createLog('off'), cache: { entries: 100, bytes: 1e6 } }));

soak.run();
