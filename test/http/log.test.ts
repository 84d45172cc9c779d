/*
 * Log lines: one JSON object each, filtered by level.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog, LOG_LEVELS } from '../../src/http/log.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { send } from './raw.ts';

const log = suite('log');

/** Everything at every level: notice, info, error. */
for (const [level, expected] of [['off', []], ['error', ['a', 'c']], ['info', ['a', 'b', 'c']]] as const) {
	log(`level ${level} writes ${expected.length} of three lines`, () => {
		const lines: string[] = [];
		const { notice, info, error } = createLog(level, (line) => lines.push(line));
		notice('a');
		info('b', { x: 1 });
		error('c', new Error('d'), { y: 2 });
		assert.equal(lines.map((line) => JSON.parse(line).msg), expected);
		for (const line of lines) {
			assert.is(line.indexOf('\n'), line.length - 1, 'one line each');
			const { time, pid, hostname } = JSON.parse(line);
			assert.type(time, 'number');
			assert.is(pid, process.pid);
			assert.type(hostname, 'string');
		}
	});
}

log('the levels are off, error and info', () => assert.equal(LOG_LEVELS, ['off', 'error', 'info']));

log('anything thrown can be logged', () => {
	const lines: string[] = [];
	const { error } = createLog('error', (line) => lines.push(line));
	for (const thrown of [new TypeError('a'), 'b', undefined, null, 7]) error('x', thrown);
	assert.equal(lines.map((line) => JSON.parse(line).err.message), ['a', 'b', 'undefined', 'null', '7']);
});

log('info writes a line for each request except health', async () => {
	const lines: string[] = [];
	let now = 0;
	await withServer(async (url) => {
		for (const path of ['/api/v1/echo?word=a', '/livez', '/readyz', '/nowhere']) await fetch(url + path);
	}, { operations: fixture().operations, log: createLog('info', (line) => lines.push(line)), clock: () => now++ });
	const written = lines.map((line) => JSON.parse(line));
	assert.equal(written.map(({ req: { method, url }, res: { statusCode } }) => [method, url, statusCode]), [
		['GET', '/api/v1/echo?word=a', 200],
		['GET', '/nowhere', 404],
	]);
	for (const { level, msg, responseTime } of written) {
		assert.is(level, 30);
		assert.is(msg, 'request completed');
		assert.is(responseTime, 1);
	}
});

log('addresses are logged if enabled, and the real ones behind a trusted proxy', async () => {
	for (const [trustProxy, expected] of [['10.0.0.0/8', '127.0.0.1'], ['loopback', '9.9.9.9']] as const) {
		const lines: string[] = [];
		await withServer(async (url) => {
			await fetch(`${url}/api/v1/echo?word=a`, { headers: { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9' } });
			await fetch(`${url}/api/v1/broken?word=bug`, { headers: { 'X-Forwarded-For': '9.9.9.9' } });
		}, {
			operations: fixture().operations,
			log: createLog('info', (line) => lines.push(line)),
			logAddresses: true,
			trustProxy: trustProxy,
		});
		assert.equal(lines.map((line) => JSON.parse(line).req.remoteAddress), [expected, expected, expected]);
	}
});

log('no address is logged by default, not even with an error', async () => {
	const lines: string[] = [];
	await withServer(async (url) => {
		await fetch(`${url}/api/v1/broken?word=bug`, { headers: { 'X-Forwarded-For': '9.9.9.9' } });
		await send(url, 'nonsense\r\n\r\n');
	}, { operations: fixture().operations, log: createLog('info', (line) => lines.push(line)) });
	assert.equal(lines.map((line) => JSON.parse(line).msg), ['a request failed', 'request completed', 'request refused']);
	assert.not.match(lines.join(''), /127\.0\.0\.1|9\.9\.9\.9|remoteAddress/);
});

log.run();
