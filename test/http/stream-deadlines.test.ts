/*
 * Deadlines of streams, shortened: a client that sends no line, or does not read its answers, is disconnected.
 *
 * No test measures time. A deadline that does not fire leaves a stream open, and the test counts what happens meanwhile.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LINES_TYPE, type LineAnswers } from '../../src/doors/lines.ts';
import { streamLines, type Deadlines, type LineStream } from '../../src/http/line-stream.ts';

const deadlines = suite('deadlines of streams');

/** Longer than any test. */
const NEVER = 600_000;

const LONG: Deadlines = { stalledMs: NEVER, streamMs: NEVER, lingerMs: NEVER };

const HEAD = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${LINES_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

const ANSWERS: LineAnswers = { answer: () => 'answer', tooMany: () => null };

interface Opened {
	readonly client: Socket;
	readonly stream: LineStream;
	/** Text received so far. */
	readonly text: () => string;
}

/** Opens a stream on a new server. The client sends the head and does not read by itself. */
async function withStream(some: Partial<Deadlines>, answers: LineAnswers, use: (opened: Opened) => Promise<void>): Promise<void> {
	const server = createServer();
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const started = new Promise<LineStream>((resolve) => server.on('request', (req, res) => {
		const client = { key: () => '', isGone: () => res.destroyed, requireCredit: () => {} };
		resolve(streamLines(req, res, answers, { basePath: '', client, body: null, take: () => 0, deadlines: { ...LONG, ...some } }));
	}));
	// A server that listens on a port has an address object.
	const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true).on('error', () => {});
	let text = '';
	client.write(HEAD);
	try {
		const stream = await started;
		await use({ client, stream, text: () => text += String(client.read() ?? '') });
	} finally {
		client.destroy();
		server.closeAllConnections();
		server.close();
	}
}

/** Reads to the end of the connection. */
async function readToEnd({ client, text }: Opened): Promise<string> {
	client.on('readable', text);
	await once(client, 'close');
	return text();
}

const TIMEOUT = /"type":"\/problems\/request-timeout".*No line arrived in time\. The stream ends here; nothing from line (\d+) on was answered/;

deadlines('a client that sends nothing gets a problem, and the connection is closed', () =>
	withStream({ stalledMs: 20, lingerMs: 20 }, ANSWERS, async (opened) => {
		assert.is(TIMEOUT.exec(await readToEnd(opened))?.[1], '1');
		await opened.stream.done;
	}));

deadlines('a client that sends a line and then nothing gets its answer, a problem, and the end', () =>
	withStream({ stalledMs: 20, lingerMs: 20 }, ANSWERS, async (opened) => {
		opened.client.write(chunk('{}\n'));
		const text = await readToEnd(opened);
		assert.match(text, '"answer"\n');
		assert.is(TIMEOUT.exec(text)?.[1], '2');
		await opened.stream.done;
	}));

for (const [what, bytes] of [['bytes without the end of a line', ' '], ['blank lines', '\n'], ['blank lines with CRLF', '\r\n']] as const) {
	deadlines(`${what} do not extend the deadline`, () => withStream({ stalledMs: 100, lingerMs: 20 }, ANSWERS, async (opened) => {
		let sent = 0, isOver = false;
		opened.stream.done.catch(() => {}).finally(() => isOver = true);
		// A deadline that they extended would let all of them through.
		for (; !isOver && sent < 2_000; sent++) {
			opened.client.write(chunk(bytes));
			await new Promise((resolve) => setTimeout(resolve, 1));
		}
		assert.ok(isOver, `still open after ${sent} chunks`);
		assert.match(await readToEnd(opened), TIMEOUT);
	}));
}

deadlines('a stream that is open too long ends, although lines arrive', () =>
	withStream({ streamMs: 50, lingerMs: 20 }, ANSWERS, async (opened) => {
		let sent = 0, isOver = false;
		opened.stream.done.catch(() => {}).finally(() => isOver = true);
		for (; !isOver && sent < 2_000; sent++) {
			opened.client.write(chunk('{}\n'));
			await new Promise((resolve) => setTimeout(resolve, 1));
		}
		assert.ok(isOver, `still open after ${sent} lines`);
		assert.match(await readToEnd(opened), /request-timeout.*The stream is open for too long/);
	}));

deadlines('a client that does not read its answers is disconnected', () => {
	let count = 0;
	const long: LineAnswers = { ...ANSWERS, answer: () => (count++, 'long '.repeat(50_000)) };
	return withStream({ stalledMs: 20 }, long, async ({ client, stream }) => {
		// More than the buffers of any system hold.
		client.write(chunk('{}\n'.repeat(2000)));
		const failure = await stream.done.then(() => undefined, (thrown: unknown) => thrown);
		assert.match(String(failure), 'The client has gone.');
		assert.ok(count < 2000, `${count} lines were answered`);
		client.resume();
		await once(client, 'close');
	});
});

deadlines.run();
