/*
 * SIGTERM under load: every request on an open connection is answered, and the process ends with 0.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start } from '../http/process.ts';
import { open } from '../http/raw.ts';

const stop = suite('stopping under load');

interface Tally {
	sent: number;
	answered: number;
	/** True if the answer says that the connection ends. */
	wasTold: boolean;
}

/** Sends one request after the other until an answer says that the connection ends. `closed` settles when it is closed. */
function ask(url: string, seed: number): { readonly tally: Tally; readonly closed: Promise<void> } {
	const tally: Tally = { sent: 0, answered: 0, wasTold: false };
	const socket = open(url);
	let received = '';
	const next = (): void => {
		const color = (seed * 100_003 + tally.sent++ * 7919) % 0xffffff;
		const body = `{"color":"#${color.toString(16).padStart(6, '0')}"}`;
		socket.write(tally.sent % 2 === 0
			? `GET /api/v1/build-system?primary=%23${color.toString(16).padStart(6, '0')} HTTP/1.1\r\nHost: x\r\n\r\n`
			: `POST /api/v1/parse-color HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
	};
	socket.on('connect', next);
	socket.on('data', (chunk) => {
		received += chunk.toString('latin1');
		const end = received.indexOf('\r\n\r\n');
		const length = /\r\nContent-Length: (\d+)/i.exec(received)?.[1];
		if (end < 0 || length === undefined || received.length < end + 4 + Number(length)) return;
		assert.match(received, /^HTTP\/1\.1 200 /);
		tally.answered++;
		tally.wasTold = /\r\nConnection: close\r\n/i.test(received.slice(0, end + 2));
		received = '';
		if (!tally.wasTold) next();
	});
	return { tally, closed: new Promise((resolve) => socket.on('close', () => resolve())) };
}

stop('SIGTERM under load loses nothing', async () => {
	const { child, ended, url } = start({ RATE_LIMIT: 'off' });
	const address = await url;
	const clients = Array.from({ length: 24 }, (_, i) => ask(address, i));
	// Even on a busy machine each client must have sent more than one request.
	for (let i = 0; i < 300 && (i < 4 || clients.some(({ tally }) => tally.sent < 2)); i++)
		await new Promise((resolve) => setTimeout(resolve, 100));
	const since = performance.now();
	child.kill('SIGTERM');
	await Promise.all(clients.map(({ closed }) => closed));
	const { code, err } = await ended;
	const total = clients.reduce((sum, { tally }) => sum + tally.answered, 0);
	console.log(`  ${total} answers, stopped within ${(performance.now() - since).toFixed(0)} ms`);
	assert.is(code, 0, err);
	for (const { tally } of clients) {
		assert.is(tally.answered, tally.sent);
		assert.ok(tally.wasTold && tally.sent > 1);
	}
	assert.ok(performance.now() - since < 10_000);
});

stop.run();
