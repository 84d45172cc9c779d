/*
 * The service asks itself before it listens, so that nobody waits while V8 reads, compiles and learns.
 *
 * Of an instance that has just started the first answer takes twenty times as long as the hundredth, and that five times as
 * long as the ten thousandth. Where another instance answers meanwhile, these may as well be its own. It asks by GET and POST
 * what goes through most rooms and nothing could have kept, a HEX described or mixed; through a server of its own on the loopback,
 * which limits, keeps and counts nothing. Half of the time it rests: who answers meanwhile needs the processor more.
 *
 * Proof  test/http/warm-up.test.ts.
 */

import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API } from '../doors/operations.ts';
import { mixColors } from '../operations/mix-colors.ts';
import { parseColor } from '../operations/parse-color.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

const HOST = '127.0.0.1';

/** How many requests are sent at once. */
const AT_ONCE = 8;

/** Asks for so many milliseconds, and until all is answered. Gives how many requests were answered with 200. */
export async function warmUp(milliseconds: number): Promise<number> {
	const end = performance.now() + milliseconds;
	const server = createServer({ rateLimit: false, cache: false, log: createLog('off') });
	await once(server.listen(0, HOST), 'listening');
	const { port } = server.address() as AddressInfo;
	let asked = 0, good = 0;
	for (; performance.now() < end; asked += AT_ONCE) {
		const requests = Array.from({ length: AT_ONCE }, (_, i) => requestText(asked + i));
		const began = performance.now();
		good += (await answersTo(requests, port)).split('HTTP/1.1 200').length - 1;
		await pause(performance.now() - began);
	}
	await server.drain({ idle: 0, most: 0 });
	return good;
}

/** Sends requests in one go, the last of which closes the connection; all that came back. */
async function answersTo(requests: readonly string[], port: number): Promise<string> {
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
