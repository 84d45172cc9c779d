/*
 * The process in which `tincture/fetch` and the command line are fuzzed, so that a hang in them ends it and not the fuzzer.
 *
 * A message names a case; the answer is what came back, or what was thrown.
 */

import { createFetch } from '../../src/fetch.ts';
import { tincture, type World } from '../support/cli.ts';

export type Order =
	| { readonly kind: 'fetch'; readonly method: string; readonly target: string; readonly type: string | null; readonly body: string }
	| { readonly kind: 'command'; readonly words: readonly string[]; readonly world: Pick<World, 'input' | 'files' | 'environment'> };

export interface Reply {
	/** Exit code or status. */
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** Headers of a response. */
	readonly headers: readonly (readonly [string, string])[];
	/** Bytes of memory that the process has. */
	readonly memory: number;
}

const thrown: unknown[] = [];
const handle = createFetch({ onError: (error) => thrown.push(error) });

async function answer(order: Order): Promise<Omit<Reply, 'memory'>> {
	if (order.kind === 'command') return { ...await tincture(order.words, order.world), headers: [] };
	const { method, target, type, body } = order;
	const headers = { 'Accept-Encoding': 'identity', ...(type !== null && { 'Content-Type': type }) };
	const response = await handle(new Request(`http://127.0.0.1${target}`, { method, headers, ...(type !== null && { body }) }));
	const out = Buffer.from(await response.arrayBuffer()).toString('latin1');
	return { code: response.status, out, err: thrown.splice(0).map(String).join('\n'), headers: [...response.headers] };
}

process.on('message', (order: Order) => {
	answer(order)
		.catch((error: unknown) => ({ code: -1, out: '', err: String((error as Error).stack ?? error), headers: [] }))
		.then((reply) => process.send!({ ...reply, memory: process.memoryUsage().rss } satisfies Reply), () => process.exit(1));
});
