/*
 * The servers that are compared: `node --import tsx bench/serve.ts NAME` prints the port it listens on.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { colordx, extend } from '@colordx/core';
import lab from '@colordx/core/plugins/lab';
import Fastify from 'fastify';
import { KDTree } from 'mnemonist';
import type * as server from '../src/http/server.ts';
import type { listOf } from '../src/names/lists.ts';
import { built, CURRENT } from './engine.ts';

/** As long as an answer about a color. */
const CONSTANT = Buffer.from(JSON.stringify({ text: 'x'.repeat(588) }));
const JSON_TYPE = 'application/json; charset=utf-8';

const tell = (port: number): void => console.log(port);

const SERVERS: { readonly [name: string]: () => Promise<void> } = {
	async bare() {
		const bare = createServer((_, response) => {
			response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': CONSTANT.length });
			response.end(CONSTANT);
		}).listen(0, '127.0.0.1', () => tell((bare.address() as AddressInfo).port));
	},

	/** Everything on; the limit is only higher than one client can reach. */
	async tincture() {
		const { createServer: create } = await built<typeof server>('http/server');
		const own = create({ rateLimit: { rate: 1e6, burst: 10_000 } });
		own.listen(0, '127.0.0.1', () => tell((own.address() as AddressInfo).port));
	},

	async fastify() {
		const app = Fastify();
		app.get('/*', (_, reply) => reply.type(JSON_TYPE).send(CONSTANT));
		await app.listen({ port: 0, host: '127.0.0.1' });
		tell((app.server.address() as AddressInfo).port);
	},

	/** What one would put together from packages: conversions, the nearest name, JSON. */
	async composite() {
		extend([lab]);
		const { listOf: open } = await built<{ readonly listOf: typeof listOf }>('names/lists');
		const list = open('extended'), { library: { convert } } = CURRENT;
		const tree = KDTree.from(Array.from({ length: list.size }, (_, i): [number, number[]] => [i, [...convert(list.color(i), 'oklab').coords]]), 3);
		const app = Fastify();
		app.get('/api/v1/parse-color', (request, reply) => {
			const color = colordx((request.query as { color: string }).color);
			const { l, a, b } = color.toOklab(9);
			const id = tree.nearestNeighbor([l, a, b]);
			return reply.send({
				hex: color.toHex(), rgb: color.toRgb(), hsl: color.toHsl(), oklch: color.toOklch(), css: { hsl: color.toHslString(), oklch: color.toOklchString() }, name: list.name(id),
			});
		});
		await app.listen({ port: 0, host: '127.0.0.1' });
		tell((app.server.address() as AddressInfo).port);
	},
};

await SERVERS[process.argv[2]!]!();
