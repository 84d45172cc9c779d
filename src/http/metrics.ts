/*
 * Metrics of the service for Prometheus (text format 0.0.4), with the names and labels of OpenTelemetry.
 *
 * Labels come from fixed lists: the declared path of a route (none for unknown paths), methods that HTTP defines, statuses;
 * never an address, a target or a color. So the number of series is bounded. Counting a request costs a Map lookup and a few
 * additions. Reading changes nothing, so several readers see the same values.
 *
 * Source  "Exposition formats" and "Metric and label naming" of the Prometheus documentation; OpenTelemetry semantic conventions 1.40,
 *         "HTTP metrics" and "Node.js runtime". Their buckets begin at 5 ms, which is longer than most answers take; ours begin at .1 ms.
 * Proof   test/http/metrics.test.ts parses the text by its grammar.
 */

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Values that are read on each scrape instead of counted. */
export interface Gauges {
	readonly cacheEntries: number;
	readonly cacheBytes: number;
	readonly limitedAddresses: number;
	readonly connections: number;
}

export interface Metrics {
	/** Counts a request. `route` is the declared path of its route, undefined without one. */
	readonly request: (method: string | undefined, route: string | undefined, status: number, milliseconds: number) => void;
	/** Counts a cache hit or miss of an operation. */
	readonly lookup: (isHit: boolean) => void;
	/** Counts a request that the rate limit refused. */
	readonly limited: () => void;
	readonly text: (gauges: Gauges) => string;
}

/** Upper ends of the buckets, in seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Requests with the same labels. */
interface Series {
	readonly labels: string;
	/** Number of requests in each bucket, not cumulative; the last one counts those beyond all bounds. */
	readonly buckets: Float64Array;
	seconds: number;
}

const DELAY_RESOLUTION_MS = 10;

/** Seconds over which the delay of the event loop is summarized; Prometheus reads every 15 to 60. */
const DELAY_WINDOW_S = 15;

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH', 'QUERY']);

/** Starts counting at zero, and measuring the delay of the event loop. `version` is a label of the output. */
export function createMetrics(version: string): Metrics {
	const series = new Map<string, Series>();
	let hits = 0, misses = 0, refused = 0;
	const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
	delay.enable();

	let summary: readonly string[] = [];
	const summarize = (): void => {
		// The histogram holds the time between ticks; the part beyond the tick is delay.
		const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION_MS / 1000) || 0;
		const shares = [50, 90, 99].map((share): [string, number] => [`p${share}`, delay.percentile(share)]);
		summary = [...shares, ['max', delay.max] as const].map(([name, value]) =>
			single(`nodejs_eventloop_delay_${name}_seconds`, 'gauge', `Delay of the event loop in ${DELAY_WINDOW_S} seconds: ${name}.`, seconds(value)));
		delay.reset();
	};
	summarize();
	setInterval(summarize, DELAY_WINDOW_S * 1000).unref();

	const getSeries = (method: string, route: string | undefined, status: number): Series => {
		const key = `${method} ${route} ${status}`;
		let one = series.get(key);
		if (one === undefined) {
			const where = route === undefined ? '' : `,http_route="${route.replaceAll(/["\\]/g, '\\$&')}"`;
			const labels = `http_request_method="${method}"${where},http_response_status_code="${status}"`;
			series.set(key, one = { labels, buckets: new Float64Array(BUCKETS.length + 1), seconds: 0 });
		}
		return one;
	};

	const text = ({ cacheEntries, cacheBytes, limitedAddresses, connections }: Gauges): string => {
		const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		const sorted = [...series.values()].sort((one, other) => (one.labels < other.labels ? -1 : 1));
		return [
			family(DURATION, 'histogram', 'Time from the head of a request to its answer.', sorted.flatMap(histogram)),
			single('tincture_connections', 'gauge', 'Open connections.', connections),
			single('tincture_cache_hits_total', 'counter', 'Answers of operations from the cache.', hits),
			single('tincture_cache_misses_total', 'counter', 'Computed answers of operations.', misses),
			single('tincture_cache_entries', 'gauge', 'Cached answers.', cacheEntries),
			single('tincture_cache_bytes', 'gauge', 'Size of the cached answers.', cacheBytes),
			single('tincture_rate_limited_total', 'counter', 'Requests refused with 429.', refused),
			single('tincture_rate_limit_addresses', 'gauge', 'Addresses that have used some of their limit.', limitedAddresses),
			...summary,
			single('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
			single('nodejs_heap_size_used_bytes', 'gauge', 'Used heap.', heapUsed),
			single('nodejs_heap_size_total_bytes', 'gauge', 'Heap.', heapTotal),
			single('nodejs_external_memory_bytes', 'gauge', 'Memory outside the heap.', external),
			single('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
			single('process_start_time_seconds', 'gauge', 'Start of the process since 1970.', Math.round(performance.timeOrigin) / 1000),
			family('tincture_build_info', 'gauge', 'Version of the service.', [sample('tincture_build_info', 1, `version="${version}"`)]),
		].join('');
	};

	return {
		request: (method = '', route, status, milliseconds) => {
			const one = getSeries(KNOWN_METHODS.has(method) ? method : '_OTHER', route, status), seconds = milliseconds / 1000;
			let bucket = 0;
			while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket++;
			one.buckets[bucket]!++;
			one.seconds += seconds;
		},
		lookup: (isHit) => void (isHit ? hits++ : misses++),
		limited: () => void refused++,
		text,
	};
}

type Kind = 'counter' | 'gauge' | 'histogram';

const family = (name: string, kind: Kind, doc: string, samples: readonly string[]): string =>
	`# HELP ${name} ${doc}\n# TYPE ${name} ${kind}\n${samples.join('')}`;

const sample = (name: string, value: number, labels = ''): string =>
	`${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`;

const single = (name: string, kind: Kind, doc: string, value: number): string => family(name, kind, doc, [sample(name, value)]);

const DURATION = 'http_server_request_duration_seconds';

function histogram({ labels, buckets, seconds }: Series): string[] {
	let sum = 0;
	const lines = [...buckets].map((count, i) => sample(`${DURATION}_bucket`, sum += count, `${labels},le="${BUCKETS[i] ?? '+Inf'}"`));
	return [...lines, sample(`${DURATION}_sum`, seconds, labels), sample(`${DURATION}_count`, sum, labels)];
}
