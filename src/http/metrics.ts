/*
 * Metrics of the service for Prometheus (text format 0.0.4).
 *
 * Labels come from fixed lists: names of operations, `page` for other routes, `none` for requests without a route and for broken ones;
 * never an address, a path or a color. So the number of series is bounded. Counting a request costs a Map lookup and a few additions.
 *
 * Source  "Exposition formats" and "Metric and label naming" of the Prometheus documentation.
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
	readonly request: (label: string, status: number, milliseconds: number) => void;
	/** Counts a cache hit or miss of an operation. */
	readonly lookup: (isHit: boolean) => void;
	/** Counts a request that the rate limit refused. */
	readonly limited: () => void;
	readonly text: (gauges: Gauges) => string;
}

/** Upper ends of the buckets, in seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

interface Series {
	readonly statuses: Map<number, number>;
	/** Number of requests in each bucket, not cumulative; the last one counts those beyond all bounds. */
	readonly buckets: Float64Array;
	seconds: number;
}

const DELAY_RESOLUTION_MS = 10;

/** Starts counting at zero, and measuring the delay of the event loop. `version` is a label of the output. */
export function createMetrics(version: string): Metrics {
	const series = new Map<string, Series>();
	let hits = 0, misses = 0, refused = 0;
	const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
	delay.enable();

	const getSeries = (label: string): Series => {
		let one = series.get(label);
		if (one === undefined) series.set(label, one = { statuses: new Map(), buckets: new Float64Array(BUCKETS.length + 1), seconds: 0 });
		return one;
	};

	const delayText = (): string => {
		// The histogram holds the time between ticks; the part beyond the tick is delay.
		const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION_MS / 1000) || 0;
		const lines = [0.5, 0.9, 0.99].map((share) =>
			sample('nodejs_eventloop_delay_seconds', seconds(delay.percentile(share * 100)), `quantile="${share}"`));
		const text = [...lines, sample('nodejs_eventloop_delay_seconds', seconds(delay.max), 'quantile="1"')];
		delay.reset();
		return family('nodejs_eventloop_delay_seconds', 'gauge', 'Delay of the event loop since the last scrape.', text);
	};

	const text = ({ cacheEntries, cacheBytes, limitedAddresses, connections }: Gauges): string => {
		const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		const labels = [...series].sort(([a], [b]) => (a < b ? -1 : 1));
		return [
			family('http_requests_total', 'counter', 'Answered requests by operation and status.', labels.flatMap(([label, { statuses }]) =>
				[...statuses]
					.sort(([a], [b]) => a - b)
					.map(([status, count]) => sample('http_requests_total', count, `operation="${label}",status="${status}"`)))),
			family('http_request_duration_seconds', 'histogram', 'Time from the head of a request to its answer.', labels.flatMap(([label, one]) =>
				histogram('http_request_duration_seconds', `operation="${label}"`, one))),
			single('http_connections', 'gauge', 'Open connections.', connections),
			single('tincture_cache_hits_total', 'counter', 'Answers of operations from the cache.', hits),
			single('tincture_cache_misses_total', 'counter', 'Computed answers of operations.', misses),
			single('tincture_cache_entries', 'gauge', 'Cached answers.', cacheEntries),
			single('tincture_cache_bytes', 'gauge', 'Size of the cached answers.', cacheBytes),
			single('tincture_rate_limited_total', 'counter', 'Requests refused with 429.', refused),
			single('tincture_rate_limit_addresses', 'gauge', 'Addresses that have used some of their limit.', limitedAddresses),
			delayText(),
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
		request: (label, status, milliseconds) => {
			const one = getSeries(label);
			const seconds = milliseconds / 1000;
			one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1);
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

function histogram(name: string, labels: string, { buckets, seconds }: Series): string[] {
	let sum = 0;
	const lines = [...buckets].map((count, i) => sample(`${name}_bucket`, sum += count, `${labels},le="${BUCKETS[i] ?? '+Inf'}"`));
	return [...lines, sample(`${name}_sum`, seconds, labels), sample(`${name}_count`, sum, labels)];
}
