/*
 * Metrics of several processes as those of one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mergeMetrics } from '../../src/http/merge-metrics.ts';

const merged = suite('merged metrics');

const family = (name: string, kind: string, ...samples: readonly string[]): string =>
	`# HELP ${name} Words.\n# TYPE ${name} ${kind}\n${samples.map((sample) => `${sample}\n`).join('')}`;

merged('counts are added by labels, delays are the longest, the start is the first', () => {
	const first = family('a_total', 'counter', 'a_total{b="1"} 2', 'a_total{b="2"} 3')
		+ family('nodejs_eventloop_delay_max_seconds', 'gauge', 'nodejs_eventloop_delay_max_seconds 0.5')
		+ family('process_start_time_seconds', 'gauge', 'process_start_time_seconds 1000.5');
	const second = family('a_total', 'counter', 'a_total{b="2"} 4', 'a_total{b="x y"} 5')
		+ family('nodejs_eventloop_delay_max_seconds', 'gauge', 'nodejs_eventloop_delay_max_seconds 0.25')
		+ family('process_start_time_seconds', 'gauge', 'process_start_time_seconds 900');
	assert.is(mergeMetrics([first, second]), family('a_total', 'counter', 'a_total{b="1"} 2', 'a_total{b="2"} 7', 'a_total{b="x y"} 5')
		+ family('nodejs_eventloop_delay_max_seconds', 'gauge', 'nodejs_eventloop_delay_max_seconds 0.5')
		+ family('process_start_time_seconds', 'gauge', 'process_start_time_seconds 900'));
});

merged('one text stays the same, and none is empty', () => {
	const text = family('h', 'histogram', 'h_bucket{le="1"} 1', 'h_bucket{le="+Inf"} 2', 'h_sum 1.5', 'h_count 2') + family('empty', 'gauge');
	assert.is(mergeMetrics([text]), text);
	assert.is(mergeMetrics([]), '');
});

merged.run();
