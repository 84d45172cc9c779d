/*
 * Warms up the service before it listens, so that no client waits while V8 parses, compiles and optimizes.
 *
 * The first answer of a process takes twenty times as long as the hundredth, and that takes five times as long as the ten thousandth. So
 * while another instance serves, this one sends requests to itself. They describe and mix distinct HEX colors by GET and POST, which
 * runs most of the code and misses every cache, on a separate loopback server without limit, cache or metrics. Half of the time it
 * pauses, because the instance that serves needs the processor.
 *
 * Proof  test/http/warm-up.test.ts.
 */

import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API } from '../doors/operations.ts';
import { mixColors } from '../operations/mix-colors/declaration.ts';
import { parseColor } from '../operations/parse-color/declaration.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

const HOST = '127.0.0.1';

/** Number of pipelined requests. */
const AT_ONCE = 8;

/** Sends requests for a number of milliseconds. Resolves to the number of answers with status 200. */
export async function warmUp(milliseconds: number): Promise<number> {
	const server = createServer({ rateLimit: false, cache: false, log: createLog('off') });
	await once(server.listen(0, HOST), 'listening');
	const { port } = server.address() as AddressInfo, end = performance.now() + milliseconds;
	let sent = 0, succeeded = 0;
	for (; performance.now() < end; sent += AT_ONCE) {
		const requests = Array.from({ length: AT_ONCE }, (_, i) => requestText(sent + i));
		const began = performance.now();
		succeeded += (await send(requests, port)).split('HTTP/1.1 200').length - 1;
		await pause(performance.now() - began);
	}
	await server.drain({ idle: 0, most: 0 });
	return succeeded;
}

/** Sends pipelined requests, the last of which closes the connection. Resolves to the text of all answers. */
async function send(requests: readonly string[], port: number): Promise<string> {
	const socket = connect(port, HOST);
	let answers = '';
	socket.setEncoding('latin1').on('data', (text: string) => answers += text).on('error', () => {}).write(requests.join(''));
	await once(socket, 'close');
	return answers;
}

function requestText(index: number): string {
	const color = (index * 7919 % 0x1000000).toString(16).padStart(6, '0');
	const head = `Host: ${HOST}\r\nConnection: ${index % AT_ONCE === AT_ONCE - 1 ? 'close' : 'keep-alive'}\r\n`;
	if (index % 2 === 0) return `GET ${API}${parseColor.name}?color=%23${color} HTTP/1.1\r\n${head}\r\n`;
	const [{ name }, body] = index % 4 === 1 ? [parseColor, `{"color":"#${color}"}`] : [mixColors, `{"first":"#${color}","second":"teal"}`];
	return `POST ${API}${name} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
