/*
 * npm run neighbors -- [seconds] [on|off] [part of a surface's name]
 *
 * Impact of one heavy address, within its limit, on other clients: the latency of a request on an open connection and on
 * a new one, idle and next to each heavy surface. `off` turns the rate limit off. The measured client asks every 5 ms, each time from
 * another address behind a trusted proxy.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nextHex, SURFACES } from './surfaces.ts';

const seconds = Number(process.argv[2] ?? 5), isLimited = process.argv[3] !== 'off', only = process.argv[4] ?? '';

/** No answer takes longer; a connection that ends without one counts as this. */
const LONGEST_MS = 5_000;

/** Answers on one connection; the service closes it after a thousand. */
const PER_CONNECTION = 900;

const service = spawn(process.execPath, ['dist/service/main.js'], {
	env: { PATH: process.env['PATH'] ?? '', PORT: '0', TRUST_PROXY: '127.0.0.3', ...(!isLimited && { RATE_LIMIT: 'off' }) },
	stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => service.kill());
const [line] = await once(service.stdout, 'data') as [Buffer];
const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1]);

const open = (): Socket => connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' }).on('error', () => {});

let requests = 0;

/** Milliseconds until the answer to one request. */
function ask(socket: Socket): Promise<number> {
	const begin = performance.now(), address = `10.0.${requests >> 8 & 255}.${requests++ & 255}`;
	socket.write(`GET /api/v1/parse-color?color=%23${nextHex()} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
	return new Promise((resolve) => {
		const timer = setTimeout(() => end(LONGEST_MS), LONGEST_MS), onData = (): void => end(performance.now() - begin);
		const onClose = (): void => end(LONGEST_MS);
		const end = (milliseconds: number): void => {
			clearTimeout(timer);
			socket.off('data', onData).off('close', onClose);
			resolve(milliseconds);
		};
		socket.on('data', onData).on('close', onClose);
	});
}

function summary(times: number[]): string {
	times.sort((a, b) => a - b);
	const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(1).padStart(7);
	return `p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(0.9999)}`;
}

console.log(`limit ${isLimited ? 'on' : 'off'}, load ${loadavg()[0]!.toFixed(1)}, milliseconds`);
for (const [index, { name }] of SURFACES.entries()) {
	if (!name.includes(only)) continue;
	const heavy = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('heavy.ts', import.meta.url)), String(port), String(index)]);
	const kept: number[] = [], fresh: number[] = [];
	await pause(2500);
	let socket = open();
	for (const end = performance.now() + 1000 * seconds; performance.now() < end; await pause(5)) {
		if (socket.destroyed || kept.length % PER_CONNECTION === PER_CONNECTION - 1) {
			socket.destroy();
			socket = open();
			await once(socket, 'connect');
		}
		kept.push(await ask(socket));
		const begin = performance.now(), one = open();
		await ask(one);
		fresh.push(performance.now() - begin);
		one.destroy();
	}
	socket.destroy();
	heavy.kill('SIGKILL');
	console.log(`${name.padEnd(28)} kept ${summary(kept)}   new ${summary(fresh)}   of ${kept.length}`);
}
process.exit();
