/*
 * Options of a server: valid values, defaults, and the message for each invalid value when the server is created.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createFetch, type FetchOptions } from '../../src/fetch.ts';
import { contains, readAddress } from '../../src/http/client-address.ts';
import { readOptions } from '../../src/http/options.ts';
import type { ServerOptions } from '../../src/http/server-options.ts';
import { createHandler, createServer } from '../../src/http/server.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { jsonReply, type Door } from '../../src/server.ts';

const options = suite('options');

options('absent and undefined options have their defaults', () => {
	const { rateLimit, ipv6Prefix, trustProxy, basePath, keepAlive, cache, metrics, logAddresses, operations, inspect } = readOptions({});
	assert.equal(
		{ rateLimit, ipv6Prefix, trustProxy, basePath, keepAlive, cache, metrics, logAddresses, inspect },
		{
			rateLimit: { rate: 10, burst: 30 }, ipv6Prefix: 64, trustProxy: [], basePath: '', keepAlive: null,
			cache: { entries: 20_000, bytes: 33_554_432 }, metrics: false, logAddresses: false, inspect: null,
		},
	);
	assert.is(operations, OPERATIONS);
	const undefineds = Object.fromEntries(Object.keys(readOptions({})).map((name) => [name, undefined]));
	assert.equal({ ...readOptions(undefineds), log: 0, clock: 0 }, { ...readOptions({}), log: 0, clock: 0 });
});

for (const [given, expected] of [
	[false, null], [null, null],
	[{ rate: 100 }, { rate: 100, burst: 300 }], [{ rate: 0.5 }, { rate: 0.5, burst: 2 }], [{ rate: 0.01 }, { rate: 0.01, burst: 1 }],
	[{ rate: 1_000_000 }, { rate: 1_000_000, burst: 10_000 }],
	[{ burst: 50 }, { rate: 10, burst: 50 }], [{}, { rate: 10, burst: 30 }], [{ rate: 2, burst: 1 }, { rate: 2, burst: 1 }],
] as const) {
	options(`rateLimit ${JSON.stringify(given)} is ${JSON.stringify(expected)}`, () => {
		assert.equal(readOptions({ rateLimit: given }).rateLimit, expected);
	});
}

for (const [given, inside, outside] of [
	['loopback', ['127.0.0.1', '::1'], ['10.0.0.1']],
	['loopback, 10.0.0.0/8', ['127.0.0.1', '10.1.2.3'], ['192.168.0.1']],
	[['uniquelocal', '2001:db8::7'], ['192.168.0.1', '2001:db8::7'], ['2001:db8::8', '127.0.0.1']],
	[['linklocal,loopback'], ['169.254.1.1', '127.0.0.1'], ['10.0.0.1']],
	[false, [], ['127.0.0.1']],
	[[], [], ['127.0.0.1']],
] as const) {
	options(`trustProxy ${JSON.stringify(given)} trusts these networks`, () => {
		const { trustProxy } = readOptions({ trustProxy: given });
		const isTrusted = (text: string): boolean => trustProxy.some((network) => contains(network, readAddress(text)!));
		assert.equal(inside.filter((text) => !isTrusted(text)), []);
		assert.equal(outside.filter(isTrusted), []);
	});
}

for (const [given, expected] of [
	['/color', '/color'], ['/color/', '/color'], ['/', ''], ['', ''], ['/a/b-c/~d.e', '/a/b-c/~d.e'],
] as const) {
	options(`basePath ${given} is ${expected}`, () => assert.is(readOptions({ basePath: given }).basePath, expected));
}

options('cache is false, or has some of its limits', () => {
	assert.equal(readOptions({ cache: false }).cache, { entries: 0, bytes: 0 });
	assert.equal(readOptions({ cache: { entries: 7 } }).cache, { entries: 7, bytes: 33_554_432 });
});

const KEY = '4f1c8a6e2b7d9035';

/** Options from plain JavaScript, and their messages. */
const REFUSED: readonly (readonly [given: unknown, message: RegExp])[] = [
	[{ trustProxy: true }, /^trustProxy must be a list of 0 to 1000 items, got true\. Write it like \["loopback"\]\.$/],
	[{ trustProxy: 1 }, /^trustProxy must be a list .*, got 1\. /],
	[
		{ trustProxy: 'loopbak' },
		/^trustProxy\[0\]: "loopbak" is not an address, a network such as .*, linklocal, uniquelocal\. Did you mean "loopback"\?$/,
	],
	[{ trustProxy: ['loopback', '10.0.0.0/33'] }, /^trustProxy\[1\]: "10\.0\.0\.0\/33" is not an address/],
	[{ trustProxy: [7] }, /^trustProxy\[0\] must be a text, got 7\. Write it like "loopback"\.$/],
	[{ trustProxy: '' }, /^trustProxy\[0\]: "" is not an address/],
	[{ trustProxy: () => true }, /got a function\. /],
	[{ rateLimit: true }, /^rateLimit must be an object, got true\. Write it like \{\}\.$/],
	[{ rateLimit: 100 }, /^rateLimit must be an object, got 100\. /],
	[{ rateLimit: { rate: '100' } }, /^rateLimit\.rate must be a number from 0\.01 to 1000000, got the text "100"\. Write it like 100\.$/],
	[{ rateLimit: { rate: Number.NaN } }, /^rateLimit\.rate .*got NaN\. /],
	[{ rateLimit: { rate: 0 } }, /^rateLimit\.rate/],
	[{ rateLimit: { rate: 10, burst: 2.5 } }, /^rateLimit\.burst must be a whole number from 1 to 10000, got 2\.5\. Write 3\.$/],
	[{ rateLimit: { rate: 10, brust: 2 } }, /^"brust" is not a known field\. Did you mean "burst"\?$/],
	[{ ratelimit: false }, /^"ratelimit" is not a known field\. Did you mean "rateLimit"\?$/],
	[{ port: 80 }, /^"port" is not a known field\. Known: .*rateLimit/],
	[{ toString: 1 }, /^"toString" is not a known field/],
	[{ apiKeys: [{ key: KEY }, { key: `${KEY}0` }, { key: KEY, rateLimit: { rate: 1 } }] }, /^apiKeys\[2\]\.key repeats apiKeys\[0\]\.key\.$/],
	[{ basePath: 'color' }, /^basePath: "color" is not a path such as \/color\. Did you mean "\/color"\?$/],
	[{ basePath: '/a/../b' }, /^basePath: "\/a\/\.\.\/b" is not a path/],
	[{ basePath: '/"><script>' }, /^basePath: .* is not a path/],
	[{ basePath: 7 }, /^basePath must be a text, got 7\. Write it like "\/color"\.$/],
	[{ streamsPerAddress: 0 }, /^streamsPerAddress must be a whole number from 1 to 10000, got 0\. Write 1\.$/],
	[{ ipv6Prefix: 31 }, /^ipv6Prefix must be a whole number from 32 to 128, got 31\. Write 32\.$/],
	[{ keepAlive: '5s' }, /^keepAlive must be a whole number from 1 to 3600000, got the text "5s"\. /],
	[{ cache: true }, /^cache must be an object, got true\. /],
	[{ cache: { entries: -1 } }, /^cache\.entries/],
	[{ metrics: 'on' }, /^metrics must be true or false, got the text "on"\. /],
	[{ logAddresses: 1 }, /^logAddresses must be true or false, got 1\. /],
	[{ log: console }, /^log must be an object with isVerbose and the functions notice, info, error, got an object\.$/],
	[{ log: null }, /^log must be .*, got null\.$/],
	[{ clock: 5 }, /^clock must be a function, got 5\.$/],
	[{ clock: Symbol('clock') }, /^clock must be a function, got a symbol\.$/],
	[{ inspect: 'yes' }, /^inspect must be a function, got the text "yes"\.$/],
	[{ operations: ['parse-color'] }, /^operations must be a list of operations, .*, got a list\.$/],
	[{ assets: [{ name: 'style.css' }] }, /^assets must be the content of tincture\/assets\.json, got a list\.$/],
	[null, /^options must be an object such as \{ basePath: '\/color' \}\.$/],
	['loopback', /^options must be an object/],
	[[], /^options must be an object/],
];

for (const [given, message] of REFUSED) {
	options(`${String(message)} is thrown when the server is created`, () => {
		for (const create of [createServer, createHandler]) {
			assert.throws(() => create(given as ServerOptions), (error: unknown) => {
				assert.instance(error, InputError);
				assert.match((error as InputError).message, message);
				return true;
			});
		}
	});
}

const thrower = (): never => {
	throw new TypeError('of the caller');
};

for (const [what, given] of [
	['an option', () => Object.defineProperty({}, 'basePath', { enumerable: true, get: thrower })],
	['a part of an option', () => ({ disable: new Proxy([], { get: thrower }) })],
	['a door', () => ({ doors: [new Proxy({}, { get: thrower })] })],
	['the options', () => new Proxy({}, { ownKeys: thrower })],
] as const) {
	options(`${what} that throws when it is read is refused`, () => {
		for (const create of [createServer, createHandler, createFetch] as const) {
			assert.throws(() => create(given() as ServerOptions & FetchOptions), (error: unknown) =>
				error instanceof InputError && /^options throw an error when they are read\.$/.test(error.message));
		}
	});
}

options('all faults are reported together', () => {
	assert.throws(
		() => readOptions({ trustProxy: true, rateLimit: { rate: 0, burst: 0 }, nonsense: 1 } as unknown as ServerOptions),
		(error: unknown) => error instanceof InputError
			&& error.issues.map(({ path }) => path.join('.')).join() === 'rateLimit.rate,rateLimit.burst,trustProxy,nonsense',
	);
});

options('a door may cost the whole burst, and any number without a rate limit; every dearer one is named', () => {
	const doorsAt = (...costs: readonly number[]): readonly Door[] => costs.map((cost, i) => (
		{ path: `/door-${i}`, name: `door-${i}`, methods: { GET: 'query' }, cost, answer: () => jsonReply('', 'never') }));
	assert.is(readOptions({ doors: doorsAt(1, 30) }).doors.length, 2);
	assert.is(readOptions({ doors: doorsAt(7), rateLimit: { rate: 1, burst: 7 } }).doors.length, 1);
	assert.is(readOptions({ doors: doorsAt(1_000), rateLimit: false }).doors.length, 1);
	assert.throws(() => readOptions({ doors: doorsAt(8, 7, 9), rateLimit: { rate: 1, burst: 7 } }), (error: unknown) =>
		error instanceof InputError && error.issues.map(({ path }) => path.join('.')).join() === 'doors.0.cost,doors.2.cost');
});

options('a door that asks for a key may cost the smallest burst of all keys', () => {
	const door: Door = { path: '/door', methods: { GET: 'query' }, cost: 5, answer: () => jsonReply('', 'never') };
	const apiKeys = [{ key: KEY }, { key: `${KEY}0`, rateLimit: { rate: 1 } }];
	for (const limit of [{}, { rateLimit: false }] as const) {
		assert.throws(
			() => readOptions({ doors: [{ ...door, name: 'door' }], apiKeys, ...limit }),
			(error: unknown) => error instanceof InputError && error.message === 'doors[0].cost must be at most 3, the burst of a key, got 5.',
		);
		assert.is(readOptions({ doors: [door, { ...door, name: 'door', cost: 3 }], apiKeys, ...limit }).doors.length, 2);
	}
});

options.run();
