/*
 * Options of a server: words and numbers that are meant are read, all else is one sentence when the server is made.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { contains, readAddress } from '../../src/http/client-address.ts';
import { readOptions, type ServerOptions } from '../../src/http/options.ts';
import { createHandler, createServer } from '../../src/http/server.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const options = suite('options');

options('nothing, and undefined, is every default', () => {
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
	options(`trustProxy ${JSON.stringify(given)} trusts whom it names`, () => {
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

options('no cache, and a part of its limits', () => {
	assert.equal(readOptions({ cache: false }).cache, { entries: 0, bytes: 0 });
	assert.equal(readOptions({ cache: { entries: 7 } }).cache, { entries: 7, bytes: 33_554_432 });
});

/** As plain JavaScript would hand them over, and the sentence that comes back. */
const REFUSED: readonly (readonly [given: unknown, sentence: RegExp])[] = [
	[{ trustProxy: true }, /^trustProxy must be false, or addresses.*loopback.*, got true\. Trusting everyone.*'loopback'\.$/],
	[{ trustProxy: 1 }, /^trustProxy must be .*, got 1\. Trusting everyone/],
	[{ trustProxy: 'loopbak' }, /^trustProxy must be .*, got "loopbak"\. Did you mean 'loopback'\?$/],
	[{ trustProxy: ['loopback', '10.0.0.0/33'] }, /^trustProxy\[1\] must be .*, got "10\.0\.0\.0\/33"\.$/],
	[{ trustProxy: [7] }, /^trustProxy\[0\] must be .*, got 7\.$/],
	[{ trustProxy: '' }, /^trustProxy must be .*, got ""\.$/],
	[{ trustProxy: () => true }, /got a function\.$/],
	[{ rateLimit: true }, /^rateLimit must be false or \{ rate, burst \}, got true\. Leave it out/],
	[{ rateLimit: 100 }, /^rateLimit must be false or \{ rate, burst \}, got 100\.$/],
	[{ rateLimit: { rate: '100' } }, /^rateLimit\.rate must be a number from 0\.01 to 1000000, got "100"\.$/],
	[{ rateLimit: { rate: Number.NaN } }, /^rateLimit\.rate .*got NaN\.$/],
	[{ rateLimit: { rate: 0 } }, /^rateLimit\.rate/],
	[{ rateLimit: { rate: 10, burst: 2.5 } }, /^rateLimit\.burst must be a whole number from 1 to 10000, got 2\.5\.$/],
	[{ rateLimit: { rate: 10, brust: 2 } }, /^"rateLimit\.brust" is no option\. Did you mean burst\?$/],
	[{ ratelimit: false }, /^"ratelimit" is no option\. Did you mean rateLimit\?$/],
	[{ port: 80 }, /^"port" is no option\. Known: .*rateLimit/],
	[{ toString: 1 }, /^"toString" is no option/],
	[{ basePath: 'color' }, /^basePath must be a path such as \/color, got "color"\. Did you mean "\/color"\?$/],
	[{ basePath: '/a/../b' }, /^basePath must be/],
	[{ basePath: '/"><script>' }, /^basePath must be/],
	[{ basePath: 7 }, /^basePath must be .*got 7\.$/],
	[{ ipv6Prefix: 31 }, /^ipv6Prefix must be a whole number from 32 to 128, got 31\.$/],
	[{ keepAlive: '5s' }, /^keepAlive must be a whole number from 1 to 3600000, got "5s"\.$/],
	[{ cache: true }, /^cache must be false or \{ entries, bytes \}, got true/],
	[{ cache: { entries: -1 } }, /^cache\.entries/],
	[{ metrics: 'on' }, /^metrics must be true or false, got "on"\.$/],
	[{ logAddresses: 1 }, /^logAddresses must be true or false, got 1\.$/],
	[{ log: console }, /^log must be an object with isVerbose and the functions notice, info, error, got an object\.$/],
	[{ clock: 5 }, /^clock must be a function, got 5\.$/],
	[{ inspect: 'yes' }, /^inspect must be a function/],
	[{ operations: ['parse-color'] }, /^operations must be a list of operations/],
	[null, /^options must be an object.*got null\.$/],
	['loopback', /^options must be an object.*got "loopback"\.$/],
	[[], /^options must be an object.*got a list\.$/],
];

for (const [given, sentence] of REFUSED) {
	options(`${String(sentence)} is said when the server is made`, () => {
		for (const make of [createServer, createHandler]) {
			assert.throws(() => make(given as ServerOptions), (error: unknown) => {
				assert.instance(error, InputError);
				assert.match((error as InputError).message, sentence);
				return true;
			});
		}
	});
}

options('all faults are told at once', () => {
	assert.throws(
		() => readOptions({ trustProxy: true, rateLimit: { rate: 0, burst: 0 }, nonsense: 1 } as unknown as ServerOptions),
		(error: unknown) => error instanceof InputError
			&& error.issues.map(({ path }) => path.join('.')).join() === 'nonsense,rateLimit.rate,rateLimit.burst,trustProxy',
	);
});

options.run();
