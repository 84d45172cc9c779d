/*
 * The environment, read into settings or into sentences.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { help, readConfig, SETTINGS } from '../../src/http/config.ts';

const config = suite('config');

config('without variables, and with empty ones, everything has its default', () => {
	const expected = {
		host: '127.0.0.1',
		port: 8080,
		rateLimit: { rate: 10, burst: 30 },
		ipv6Prefix: 64,
		basePath: '',
		trustProxy: [],
		keepAlive: null,
		warmUp: 0,
		logLevel: 'error',
		logAddresses: false,
		metrics: false,
	};
	assert.equal(readConfig({ PATH: '/bin' }), { config: expected, faults: [] });
	assert.equal(readConfig({ HOST: '', PORT: '', RATE_LIMIT: ' ', TRUST_PROXY: '', LOG_LEVEL: '' }), { config: expected, faults: [] });
});

config('every variable is read', () => {
	const { config, faults } = readConfig({
		HOST: '::', PORT: '0', RATE_LIMIT: 'ON', RATE_LIMIT_RPS: '2.5', RATE_LIMIT_BURST: '7', TRUST_PROXY: 'loopback, 10.0.0.0/8',
		LOG_LEVEL: 'info',
		IPV6_PREFIX: '56', KEEP_ALIVE: '20', WARM_UP_MS: '250', LOG_ADDRESSES: 'on', METRICS: 'on', BASE_PATH: '/color/',
	});
	assert.equal(faults, []);
	assert.equal(config, {
		host: '::', port: 0, rateLimit: { rate: 2.5, burst: 7 }, ipv6Prefix: 56, basePath: '/color', trustProxy: ['loopback', '10.0.0.0/8'],
		keepAlive: 20_000, warmUp: 250, logLevel: 'info', logAddresses: true, metrics: true,
	});
});

config('RATE_LIMIT=off is no limit', () => assert.is(readConfig({ RATE_LIMIT: 'off' }).config.rateLimit, null));

for (const [name, value, sentence] of [
	['PORT', 'http', /^PORT must be a whole number from 0 to 65535, got "http"\.$/],
	['PORT', '65536', /^PORT must be/],
	['PORT', '-1', /^PORT must be/],
	['PORT', '80.5', /^PORT must be/],
	['PORT', '0x50', /^PORT must be/],
	['PORT', '1e3', /^PORT must be/],
	['HOST', 'a b', /^HOST must be a host name or address/],
	['HOST', 'http://x', /^HOST must be/],
	['WARM_UP_MS', '10001', /^WARM_UP_MS must be a whole number from 0 to 10000, got "10001"\.$/],
	['RATE_LIMIT', 'no', /^RATE_LIMIT must be one of on, off, got "no"\.$/],
	['RATE_LIMIT_RPS', '0', /^RATE_LIMIT_RPS must be a number from/],
	['RATE_LIMIT_RPS', 'Infinity', /^RATE_LIMIT_RPS/],
	['RATE_LIMIT_BURST', '2.5', /^RATE_LIMIT_BURST must be a whole number/],
	['RATE_LIMIT_BURST', '0', /^RATE_LIMIT_BURST/],
	['TRUST_PROXY', 'everyone', /^TRUST_PROXY must be a list of addresses.*got "everyone"\.$/],
	['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY/],
	['BASE_PATH', 'color', /^BASE_PATH must be a path such as \/color, got "color"\.$/],
	['BASE_PATH', '/a/../b', /^BASE_PATH/],
	['BASE_PATH', '/a b', /^BASE_PATH/],
	['BASE_PATH', '//a', /^BASE_PATH/],
	['BASE_PATH', 'https://example.com/color', /^BASE_PATH/],
	['IPV6_PREFIX', '31', /^IPV6_PREFIX must be a whole number from 32 to 128, got "31"\.$/],
	['IPV6_PREFIX', '129', /^IPV6_PREFIX/],
	['IPV6_PREFIX', '/64', /^IPV6_PREFIX/],
	['KEEP_ALIVE', '0', /^KEEP_ALIVE must be a whole number from 1 to 3600/],
	['LOG_ADDRESSES', 'yes', /^LOG_ADDRESSES must be one of on, off/],
	['METRICS', 'true', /^METRICS must be one of on, off/],
	['LOG_LEVEL', 'debug', /^LOG_LEVEL must be one of off, error, info, got "debug"\.$/],
	['LOG_LEVEL', 'a\nb', /got "a\\u\{a\}b"\.$/],
] as const) {
	config(`${name}=${JSON.stringify(value)} is one sentence`, () => {
		const { faults } = readConfig({ [name]: value });
		assert.is(faults.length, 1);
		assert.match(faults[0]!, sentence);
		assert.not.match(faults[0]!, /\n/);
	});
}

config('all faults are told at once', () => {
	assert.is(readConfig({ PORT: 'x', HOST: ' / ', LOG_LEVEL: 'x' }).faults.length, 3);
});

config('every default can be read', () => {
	for (const [name, { fallback, parse }] of Object.entries(SETTINGS)) assert.is.not(parse(fallback), undefined, name);
});

config('the help names every variable that is read, and no other', () => {
	const asked = new Set<string>();
	readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
	assert.equal(new Set(help().match(/^  [A-Z_\d]+(?=  )/gm)?.map((name) => name.trim())), asked);
	for (const { doc } of Object.values(SETTINGS)) assert.ok(help().includes(doc), doc);
});

config.run();
