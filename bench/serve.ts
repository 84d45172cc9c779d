/*
 * The servers to compare: `node --import tsx bench/serve.ts NAME` prints the port it listens on. A second word is a checkout for tincture.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { colordx, extend, inGamutSrgb } from '@colordx/core';
import a11y from '@colordx/core/plugins/a11y';
import { serve as serveHono } from '@hono/node-server';
import { APCAcontrast, sRGBtoY } from 'apca-w3';
import { converter, differenceCiede2000, formatHex, parse as parseCulori } from 'culori';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { KDTree, VPTree } from 'mnemonist';
import type * as server from '../src/http/server.ts';
import type { getList } from '../src/names/lists.ts';
import { built, CURRENT } from './engine.ts';

/** As long as the description of a color. */
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

	/** Everything is on; the rate limit is higher than one client can reach. */
	async tincture() {
		const { createServer: create } = await built<typeof server>('programs/server', process.argv[3]);
		const own = create({ rateLimit: { rate: 1e6, burst: 10_000 } });
		own.listen(0, '127.0.0.1', () => tell((own.address() as AddressInfo).port));
	},

	async fastify() {
		const app = Fastify();
		app.get('/*', (_, reply) => reply.type(JSON_TYPE).send(CONSTANT));
		await app.listen({ port: 0, host: '127.0.0.1' });
		tell((app.server.address() as AddressInfo).port);
	},

	async hono() {
		const app = new Hono();
		app.get('*', (context) => context.body(CONSTANT, 200, { 'Content-Type': JSON_TYPE }));
		serveHono({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => tell(port));
	},

	/**
	 * A composite of packages with the same answers: conversions, two nearest names, contrast by both
	 * metrics, JSON. Only the word for the hue has no package. `http.ts` compares the answers.
	 */
	async composite() {
		extend([a11y]);
		const { getList: open } = await built<{ readonly getList: typeof getList }>('names/lists');
		const { library: { convert } } = CURRENT;
		const nearestIn = (id: Parameters<typeof getList>[0]) => {
			const list = open(id);
			const points = Array.from({ length: list.size }, (_, i) => [...convert(list.color(i), 'oklab').coords]);
			const hexes = points.map((_, i) => `#${list.rgb24(i).toString(16).padStart(6, '0')}`);
			const tree = KDTree.from(points.map((point, i): [number, number[]] => [i, point]), 3);
			return (point: number[]) => {
				const i = tree.nearestNeighbor(point), [l, a, b] = points[i]!;
				return { name: list.name(i), hex: hexes[i], deltaEOK: Math.round(Math.hypot(l! - point[0]!, a! - point[1]!, b! - point[2]!) * 1e5) / 1e5 };
			};
		};
		const common = nearestIn('common'), tailwind = nearestIn('tailwind');
		const black = colordx('#000'), white = colordx('#fff');
		const app = Fastify();
		app.get('/api/v1/parse-color', (request, reply) => {
			const input = (request.query as { color: string }).color, color = colordx(input);
			const { l, a, b } = color.toOklab(9), rgb = color.toRgb(), hsl = color.toHsl(3), oklch = color.toOklch(5);
			const y = sRGBtoY([rgb.r, rgb.g, rgb.b]);
			const contrast = (text: typeof black, textY: number) => ({ ratio: color.contrast(text), lc: Math.round(APCAcontrast(textY, y) * 10) / 10 });
			const onBlack = contrast(black, sRGBtoY([0, 0, 0])), onWhite = contrast(white, sRGBtoY([255, 255, 255]));
			const isBlack = onWhite.ratio < 4.5 || (onBlack.ratio >= 4.5 && Math.abs(onBlack.lc) >= Math.abs(onWhite.lc));
			const isInside = inGamutSrgb(color);
			return reply.send({
				input, form: 'hex', space: 'srgb', alpha: color.alpha(), hex: color.toHex(),
				rgb: { r: rgb.r, g: rgb.g, b: rgb.b, css: color.toRgbString() },
				hsl: { h: hsl.h, s: hsl.s, l: hsl.l, css: color.toHslString(3) },
				oklch: { l: oklch.l, c: oklch.c, h: oklch.h, css: color.toOklchString(5) },
				name: common([l, a, b]), tailwind: tailwind([l, a, b]), hueFamily: 'none',
				gamut: { 'srgb': isInside, 'display-p3': isInside },
				readableText: { color: isBlack ? 'black' : 'white', hex: isBlack ? '#000000' : '#ffffff', black: onBlack, white: onWhite },
			});
		});
		await app.listen({ port: 0, host: '127.0.0.1' });
		tell((app.server.address() as AddressInfo).port);
	},

	/** The method of color-name-api, reimplemented: the nearest name by CIEDE2000 in a vantage-point tree. */
	async vantage() {
		const { getList: open } = await built<{ readonly getList: typeof getList }>('names/lists');
		const list = open('extended'), toLab = converter('lab'), toHsl = converter('hsl'), difference = differenceCiede2000();
		const items = Array.from({ length: list.size }, (_, i) => ({ i, color: toLab({ mode: 'rgb', r: (list.rgb24(i) >> 16) / 255, g: ((list.rgb24(i) >> 8) & 255) / 255, b: (list.rgb24(i) & 255) / 255 }) }));
		const tree = VPTree.from(items, (first, second) => difference(first.color, second.color));
		const app = new Hono();
		app.get('/api/v1/parse-color', (context) => {
			const asked = context.req.query('color')!, color = parseCulori(asked)!, lab = toLab(color);
			const [{ distance, item }] = tree.nearestNeighbors(1, { i: -1, color: lab }) as [{ distance: number; item: typeof items[number] }];
			return context.json({ colors: [{ name: list.name(item.i), hex: formatHex(item.color), rgb: color, hsl: toHsl(color), lab, distance, requestedHex: asked }] });
		});
		serveHono({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => tell(port));
	},
};

await SERVERS[process.argv[2]!]!();
