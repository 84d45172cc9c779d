/*
 * Settings from the environment, and the message for each invalid one.
 */

import { availableParallelism } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { listIgnored, type Environment } from '../../src/http/config-names.ts';
import { help, listUnused, NAMES, readConfig, SETTINGS } from '../../src/http/config.ts';
import { readOptions } from '../../src/http/options.ts';

const config = suite('config');

/** The messages of an environment that cannot be read. */
function faultsOf(environment: Environment, called?: (name: string) => string): readonly string[] {
	try {
		readConfig(environment, called);
	} catch (thrown) {
		assert.instance(thrown, InputError);
		return (thrown as InputError).issues.map(({ detail }) => detail);
	}
	return [];
}

config('without variables, and with empty ones, everything has its default', () => {
	const expected = {
		server: {
			rateLimit: { rate: 10, burst: 30 },
			ipv6Prefix: 64,
			apiKeys: null,
			streamsPerAddress: 8,
			basePath: '',
			disable: [],
			origins: null,
			cache: { entries: 20_000, bytes: 33_554_432 },
			maxAge: 86_400,
			trustProxy: [],
			keepAlive: null,
			logSample: 1,
			logAddresses: false,
			metrics: false,
			metricsDoor: true,
		},
		host: '127.0.0.1',
		workers: 1,
		socket: null,
		port: 8080,
		warmUp: 0,
		drainDelay: 0,
		logLevel: 'error',
		metricsPort: null,
	};
	assert.equal(readConfig({ PATH: '/bin' }), expected);
	assert.equal(readConfig({ HOST: '', PORT: '', RATE_LIMIT: ' ', TRUST_PROXY: '', LOG_LEVEL: '' }), expected);
});

config('every variable has an effect', () => {
	const settings = readConfig({
		HOST: '::', PORT: '0', RATE_LIMIT: 'ON', RATE_LIMIT_RPS: '2.5', RATE_LIMIT_BURST: '7', TRUST_PROXY: 'loopback, 10.0.0.0/8',
		LOG_LEVEL: 'info',
		IPV6_PREFIX: '56', KEEP_ALIVE: '20', WARM_UP_MS: '250', DRAIN_DELAY_MS: '3000', LOG_ADDRESSES: 'on', METRICS: 'on', BASE_PATH: '/color/',
		STREAMS_PER_ADDRESS: '3', METRICS_PORT: '9090', SOCKET: '/run/tincture.sock', DISABLE: 'batch, pages',
		CORS_ORIGINS: 'https://a.example, http://localhost:3000', CACHE_MB: '64', CACHE_MAX_AGE: '60', LOG_SAMPLE: '0.25',
	});
	assert.equal(settings, {
		server: {
			disable: ['batch', 'pages'],
			origins: ['https://a.example', 'http://localhost:3000'],
			cache: { entries: 40_000, bytes: 67_108_864 }, maxAge: 60, rateLimit: { rate: 2.5, burst: 7 },
			ipv6Prefix: 56, basePath: '/color', trustProxy: ['loopback', '10.0.0.0/8'],
			keepAlive: 20_000,
			logSample: 0.25, logAddresses: true, metrics: true, metricsDoor: false,
			apiKeys: null,
			streamsPerAddress: 3,
		},
		host: '::', port: 0, workers: 1, socket: '/run/tincture.sock', warmUp: 250, drainDelay: 3000, logLevel: 'info',
		metricsPort: 9090,
	});
});

config('WORKERS is a number, or the number of cores', () => {
	assert.is(readConfig({ WORKERS: '3' }).workers, 3);
	assert.is(readConfig({ WORKERS: 'auto' }).workers, availableParallelism());
	assert.is(readConfig({ WORKERS: 'Auto' }).workers, availableParallelism());
	assert.is(readConfig({ WORKERS: '2', TRUST_PROXY: 'loopback', RATE_LIMIT: 'off' }).workers, 2);
});

config('a server takes the largest value of every setting', () => {
	for (const [name, most] of [
		['CACHE_MB', '65536'], ['CACHE_MAX_AGE', '31536000'], ['KEEP_ALIVE', '3600'], ['STREAMS_PER_ADDRESS', '10000'],
		['RATE_LIMIT_RPS', '1000000'], ['RATE_LIMIT_BURST', '10000'], ['IPV6_PREFIX', '128'], ['LOG_SAMPLE', '1'],
	] as const) {
		assert.not.throws(() => readOptions(readConfig({ [name]: most }).server), name);
	}
});

config('RATE_LIMIT=off disables the limit', () => assert.is(readConfig({ RATE_LIMIT: 'off' }).server.rateLimit, null));

for (const [name, value, sentence] of [
	['PORT', 'http', /^PORT must be a whole number from 0 to 65535 in decimal digits, got "http"\. Write digits, such as 0\.$/],
	['PORT', '65536', /^PORT must be/],
	['PORT', '-1', /^PORT must be/],
	['PORT', '80.5', /^PORT must be/],
	['PORT', '0x50', /^PORT must be/],
	['PORT', '1e3', /^PORT must be/],
	['HOST', 'a b', /^HOST: "a b" is not a host name or address\.$/],
	['HOST', 'http://x', /^HOST: "http:\/\/x" is not a host name or address\. Did you mean x\?$/],
	['HOST', '[::1]', /Did you mean ::1\?$/],
	['HOST', 'http://[::1]:8080/', /Did you mean ::1\?$/],
	['HOST', 'localhost:80', /Did you mean localhost\?$/],
	['WARM_UP_MS', '10001', /^WARM_UP_MS must be a whole number from 0 to 10000, got 10001\. Write 10000\.$/],
	['DRAIN_DELAY_MS', '1s', /got "1s"\. Write 1000\.$/],
	['DRAIN_DELAY_MS', '500 ms', /Write 500\.$/],
	['WARM_UP_MS', '2m', /Write 10000\.$/],
	['KEEP_ALIVE', '5000ms', /Write 5\.$/],
	['KEEP_ALIVE', '2min', /Write 120\.$/],
	['CACHE_MAX_AGE', '1d', /Write 86400\.$/],
	['CACHE_MAX_AGE', '720h', /Write 2592000\.$/],
	['CACHE_MB', '1G', /Write 1024\.$/],
	['CACHE_MB', '64MB', /Write 64\.$/],
	['RATE_LIMIT_RPS', '10/s', /Write 10\.$/],
	['RATE_LIMIT_RPS', '600/min', /Write 10\.$/],
	['RATE_LIMIT_RPS', '300/m', /Write 5\.$/],
	['RATE_LIMIT_RPS', '7200/h', /Write 2\.$/],
	['RATE_LIMIT_RPS', '10r/s', /Write 10\.$/],
	['RATE_LIMIT_RPS', '600r/m', /Write 10\.$/],
	['RATE_LIMIT_RPS', '2k', /Write 2000\.$/],
	['RATE_LIMIT_BURST', '5k', /Write 5000\.$/],
	['LOG_SAMPLE', '10%', /Write 0\.1\.$/],
	['DRAIN_DELAY_MS', '-1', /^DRAIN_DELAY_MS must be a whole number from 0 to 60000/],
	['SOCKET', 'tincture.sock', /^SOCKET: "tincture\.sock" is not an absolute path of at most 107 characters such as \/run\/tincture\.sock\.$/],
	['API_KEYS', 'keys', /^API_KEYS: "keys" is not an absolute path such as \/etc\/tincture\/keys\.$/],
	['DISABLE', 'batch,page', /^DISABLE\[1\] must be one of batch, mcp, pages, got "page"\./],
	['CORS_ORIGINS', 'https://a.example/', /^CORS_ORIGINS\[0\]: "https:\/\/a\.example\/" is not an origin .* Did you mean https:\/\/a\.example\?$/],
	['CORS_ORIGINS', 'https://a.example,HTTP://B.example:80/x', /^CORS_ORIGINS\[1\]: .* Did you mean http:\/\/b\.example\?$/],
	['CORS_ORIGINS', 'a.example:8443', /Did you mean https:\/\/a\.example:8443\?$/],
	['CORS_ORIGINS', 'https://*.example.com', /"https:\/\/\*\.example\.com" is not an origin such as https:\/\/example\.com \(without the setting all origins are allowed\)\.$/],
	['CORS_ORIGINS', '*', /^CORS_ORIGINS\[0\]: "\*" is not an origin .* \(without the setting all origins are allowed\)\.$/],
	['CACHE_MB', '-1', /^CACHE_MB must be a whole number/],
	['RATE_LIMIT', 'no', /^RATE_LIMIT must be one of on, off, got "no"\. Did you mean off\?$/],
	['RATE_LIMIT', '1', /Did you mean on\?$/],
	['RATE_LIMIT_RPS', '0', /^RATE_LIMIT_RPS must be a number from/],
	['RATE_LIMIT_RPS', 'Infinity', /^RATE_LIMIT_RPS/],
	['RATE_LIMIT_BURST', '2.5', /^RATE_LIMIT_BURST must be a whole number/],
	['RATE_LIMIT_BURST', '0', /^RATE_LIMIT_BURST/],
	['TRUST_PROXY', 'everyone', /^TRUST_PROXY\[0\]: "everyone" is not an address, a network such as 10\.0\.0\.0\/8, or one of loopback, /],
	['TRUST_PROXY', 'loopback,10.0.0.0/33', /^TRUST_PROXY\[1\]/],
	['TRUST_PROXY', 'loopback,', /^TRUST_PROXY\[1\] is empty\. Write loopback\. Or leave out the comma\.$/],
	['BASE_PATH', 'color', /^BASE_PATH: "color" is not a path such as \/color\. Did you mean \/color\?$/],
	['BASE_PATH', '/a/../b', /^BASE_PATH/],
	['BASE_PATH', '/a b', /^BASE_PATH/],
	['BASE_PATH', '//a', /^BASE_PATH/],
	['BASE_PATH', 'https://example.com/color', /^BASE_PATH/],
	['IPV6_PREFIX', '31', /^IPV6_PREFIX must be a whole number from 32 to 128, got 31\. Write 32\.$/],
	['IPV6_PREFIX', '129', /^IPV6_PREFIX/],
	['IPV6_PREFIX', '/64', /^IPV6_PREFIX/],
	['STREAMS_PER_ADDRESS', '0', /^STREAMS_PER_ADDRESS must be a whole number from 1 to 10000, got 0\. Write 1\.$/],
	['KEEP_ALIVE', '0', /^KEEP_ALIVE must be a whole number from 1 to 3600/],
	['LOG_ADDRESSES', 'yes', /^LOG_ADDRESSES must be one of on, off/],
	['METRICS', 'true', /^METRICS must be one of on, off, got "true"\. Did you mean on\?$/],
	['LOG_LEVEL', 'debug', /^LOG_LEVEL must be one of off, error, info, got "debug"\. Did you mean info\?$/],
	['LOG_LEVEL', 'a\nb', /got "a\\u\{a\}b"\.$/],
] as const) {
	config(`${name}=${JSON.stringify(value)} has one message`, () => {
		const faults = faultsOf({ [name]: value });
		assert.is(faults.length, 1);
		assert.match(faults[0]!, sentence);
		assert.not.match(faults[0]!, /\n/);
	});
}

config('a misspelled setting is refused, and variables of other programs are not', () => {
	assert.equal(faultsOf({ RATE_LIMT: 'off', BASEPATH: '/color', TRUST_PROXIES: 'loopback', METRIC: 'on' }), [
		'"RATE_LIMT" is not a known option. Did you mean "RATE_LIMIT"?', '"BASEPATH" is not a known option. Did you mean "BASE_PATH"?',
		'"TRUST_PROXIES" is not a known option. Did you mean "TRUST_PROXY"?', '"METRIC" is not a known option. Did you mean "METRICS"?',
	]);
	assert.equal(faultsOf({ rate_limit: 'off', Cache_Mb: '1', PROT: '9000', HSOT: '::' }), [
		'"rate_limit" is not a known option. Did you mean "RATE_LIMIT"?', '"Cache_Mb" is not a known option. Did you mean "CACHE_MB"?',
		'"PROT" is not a known option. Did you mean "PORT"?', '"HSOT" is not a known option. Did you mean "HOST"?',
	]);
	const others = [
		'port', 'host', 'no_proxy', 'http_proxy', 'POST',
		'HOME', 'PATH', 'HOSTS', 'HOSTNAME', 'PORTS', 'LOGNAME', 'HTTP_PROXY', 'NO_PROXY', 'BASE_URL', 'LOG_FILE', 'NODE_ENV', 'LISTEN_PID',
		'KUBERNETES_PORT', 'TINCTURE_SERVICE_HOST', 'TINCTURE_PORT', 'INVOCATION_ID',
	];
	assert.equal(faultsOf(Object.fromEntries(others.map((name) => [name, 'x']))), []);
	assert.equal(listIgnored({ CACHE_SIZE: '64', CACHE_MB: '64', ...Object.fromEntries(others.map((name) => [name, 'x'])) }, NAMES),
		['CACHE_SIZE', 'BASE_URL', 'LOG_FILE'], 'those that begin like a setting are named in the log');
});

// `process.env` of Windows has one variable PORT for any spelling, and lists it as it was set.
config('on Windows a setting is read in any case', () => {
	const environment = new Proxy({ Rate_Limit: 'off', Port: '9000' }, {
		get: (variables, name) => Object.entries(variables).find(([one]) => one.toUpperCase() === String(name).toUpperCase())?.[1],
	}) as Environment;
	assert.equal([readConfig(environment).server.rateLimit, readConfig(environment).port], [null, 9000]);
});

config('a setting that another one leaves without effect is named with it, in the log and in the table', () => {
	const environment = {
		HOST: '::1', PORT: '80', SOCKET: '/run/tincture.sock', RATE_LIMIT: 'off', RATE_LIMIT_RPS: '5', RATE_LIMIT_BURST: '9', DISABLE: 'batch',
		STREAMS_PER_ADDRESS: '2', LOG_LEVEL: 'off', LOG_SAMPLE: '0.5', LOG_ADDRESSES: 'on',
	};
	const list = (more: Environment): readonly string[] => {
		const all = { ...environment, ...more };
		return listUnused(readConfig(all), all, (name) => name);
	};
	const unused = list({});
	assert.equal(unused, [
		'HOST, because SOCKET is set and METRICS_PORT is not', 'PORT, because SOCKET is set', 'RATE_LIMIT_RPS, because RATE_LIMIT is off',
		'RATE_LIMIT_BURST, because RATE_LIMIT is off', 'STREAMS_PER_ADDRESS, because DISABLE includes batch',
		'LOG_SAMPLE, because LOG_LEVEL is not info', 'LOG_ADDRESSES, because LOG_LEVEL is off',
	]);
	for (const [name, reason] of unused.map((line) => line.split(', because ')))
		assert.ok(SETTINGS[name as keyof typeof SETTINGS].doc.endsWith(`; without effect if ${reason}`), name);
	assert.equal(list({ METRICS_PORT: '9090', SOCKET: '', RATE_LIMIT: 'on', DISABLE: 'mcp', LOG_LEVEL: 'info' }), []);
	assert.equal(list({ METRICS_PORT: '9090', PORT: '', RATE_LIMIT_RPS: ' ', RATE_LIMIT_BURST: '', DISABLE: '', LOG_LEVEL: 'error' }),
		['LOG_SAMPLE, because LOG_LEVEL is not info'], 'HOST is for METRICS_PORT, and addresses are in the lines of errors');
});

config('METRICS=off and METRICS_PORT contradict each other', () => {
	assert.equal(faultsOf({ METRICS: 'off', METRICS_PORT: '9090' }),
		['METRICS is off, but METRICS_PORT is 9090. Set METRICS to on, or leave METRICS_PORT out.']);
	assert.is(readConfig({ METRICS: 'on', METRICS_PORT: '9090' }).server.metricsDoor, false);
});

config('all faults are reported together', () => {
	assert.is(faultsOf({ PORT: 'x', HOST: ' / ', LOG_LEVEL: 'x' }).length, 3);
});

config('the printed defaults are read as the defaults', () => {
	const written = Object.fromEntries(Object.entries(SETTINGS).map(([name, { fallback }]) => [name, fallback]));
	assert.equal(readConfig(written), readConfig({}));
});

config('messages name a setting by its name in the caller', () => {
	const called = (name: string): string => `--${name.toLowerCase()}`;
	assert.match(faultsOf({ PORT: 'x' }, called)[0]!, /^--port must be /);
	assert.is(readConfig({ PORT: '5' }, called).port, 5);
});

config('the help names every variable that is read, and no other', () => {
	const names = new Set<string>();
	readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
	assert.equal(new Set(help().match(/^  [A-Z][A-Z_\d]*(?=  )/gm)?.map((name) => name.trim())), names);
	assert.match(SETTINGS.KEEP_ALIVE.doc, /by default 5, with TRUST_PROXY 76$/);
	for (const { doc } of Object.values(SETTINGS)) assert.ok(help().includes(doc), doc);
});

config('the help names every exit code', () => {
	// 64, 72 and 78 are EX_USAGE, EX_OSFILE and EX_CONFIG of sysexits.h.
	const [, codes = ''] = help().split('Exit codes:');
	assert.equal(codes.match(/^  \d+(?=  )/gm)?.map(Number), [0, 1, 64, 72, 78]);
});

config.run();
