/*
 * Metrics of several processes as those of one: counts and sizes are added, delays are the longest, the start is the first.
 *
 * Proof  test/http/merge-metrics.test.ts.
 */

/** How samples of a metric with the same labels are merged; others are added. */
const merge = (name: string): ((a: number, b: number) => number) => {
	if (/^nodejs_eventloop_delay_|^tincture_build_info$/.test(name)) return Math.max;
	return name === 'process_start_time_seconds' ? Math.min : (a, b) => a + b;
};

/** Merges texts in the format of Prometheus. Families and samples appear in the order of their first occurrence. */
export function mergeMetrics(texts: readonly string[]): string {
	/** Head of each family, and its samples: name with labels, and value. */
	const families = new Map<string, { head: string; samples: Map<string, number> }>();
	for (const text of texts) {
		for (const block of text.split(/^(?=# HELP )/m)) {
			const lines = block.trimEnd().split('\n'), [help = '', type = '', ...samples] = lines;
			const name = help.split(' ')[2];
			if (name === undefined) continue;
			const family = families.get(name) ?? { head: `${help}\n${type}\n`, samples: new Map<string, number>() };
			families.set(name, family);
			const combine = merge(name);
			for (const sample of samples) {
				const at = sample.lastIndexOf(' '), key = sample.slice(0, at), value = Number(sample.slice(at + 1)), before = family.samples.get(key);
				family.samples.set(key, before === undefined ? value : combine(before, value));
			}
		}
	}
	return [...families.values()].map(({ head, samples }) => head + [...samples].map(([key, value]) => `${key} ${value}\n`).join('')).join('');
}
