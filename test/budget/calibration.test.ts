/*
 * One unit of the work budget is at most two microseconds of CPU.
 *
 * This is the one test that measures time, because a budget in units bounds nothing until a unit is known in time. It reads CPU time of
 * the process and not the clock, and measures what seems too slow again in a new process, with more runs. Microseconds are those of a
 * small server: `bench/worst/yardstick.ts` runs a fixed piece of work between the requests and divides by its time, so that the verdict
 * does not depend on the processor. A request may take some time without units, for its door, headers and JSON.
 *
 * The workloads are the examples of every operation, inputs of every surface from a fixed seed, small and large, and the most expensive
 * inputs that were known before there was a budget.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST } from '../../bench/worst/judge.ts';
import { bundleService, createProber, type Prober } from '../../bench/worst/prober.ts';
import { bytesIn, post, postJson, type Request } from '../../bench/worst/request.ts';
import { LARGEST, SURFACES } from '../../bench/worst/surfaces.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

interface Workload {
	readonly name: string;
	readonly request: Request;
}

const API = '/api/v1/';

const EXAMPLES = OPERATIONS.flatMap(({ name, examples }) =>
	examples.map(({ input, shows }): Workload => ({ name: `${name}: ${shows}`, request: postJson(API + name, input) })));

const DRAWN = SURFACES.flatMap(({ name, draw }) => [2_000, LARGEST].map((size): Workload =>
	({ name: `${name} of ${size} bytes`, request: draw(randomFrom(`calibration ${name}`), size) })));

const GRADIENT = `linear-gradient(90deg in hsl longer hue,${Array.from({ length: 32 }, (_, i) => `oklch(.5 .4 ${i * 11}/.5)`).join(',')})`;

const list = <T>(count: number, item: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => item(i));
const theme = (count: number, value: (i: number) => string): object => ({ theme: `:root{${list(count, (i) => `--c${i}:${value(i)};`).join('')}}` });

const EXPENSIVE: readonly Workload[] = [
	{
		name: 'eight translucent layers',
		request: postJson(`${API}check-contrast`, { text: '#777', background: GRADIENT, layers: list(8, () => GRADIENT) }),
	},
	{
		name: 'two hundred misspelt names',
		request: postJson(`${API}find-colors`, {
			query: 'x', among: list(200, (i) => ({ color: `mediumm spring grean ${i}`, name: `x ${i}` })),
		}),
	},
	{
		name: 'a chain of variables in every color',
		request: postJson(`${API}nearest-names`, {
			color: 'red', among: list(200, (i) => ({ color: 'var(--v0)', name: `x ${i}` })),
			variables: Object.fromEntries(list(200, (i) => [`--v${i}`, i < 199 ? `var(--v${i + 1})` : 'red'])),
		}),
	},
	{
		name: 'a theme of one chain',
		request: postJson(`${API}audit-theme`, theme(2000, (i) => (i < 1999 ? `var(--c${i + 1})` : 'red'))),
	},
	{
		name: 'a ring of groups that extend each other',
		request: postJson(`${API}audit-theme`, { theme: JSON.stringify(Object.fromEntries([
			['color', { $type: 'color', $value: '#ff0000' }],
			...list(300, (i) => [`g${i}`, { $extends: `{g${(i + 1) % 300}}` }] as const),
		])) }),
	},
	{
		name: 'a theme of colors to compare',
		request: postJson(`${API}audit-theme`, theme(1500, (i) => `#${(i * 4099 + 0x100000).toString(16)}`)),
	},
	{
		name: 'a stream of parse-color',
		request: post(`${API}batch`, '{"operation":"parse-color","input":{"color":"oklch(.7 .1 200)"}}\n'.repeat(900), 'application/x-ndjson'),
	},
];

/** Microseconds without units: the door, headers, promises; and for each byte that is parsed, written and hashed. */
const FREE_US = 500, FREE_US_PER_BYTE = 0.02;

/** Collects garbage and compiles in the thread that works: helpers that wait for a processor would count as CPU. */
const FLAGS = ['--max-old-space-size=400', '--single-threaded'];

/** Runs of a workload in each process that has to agree that it is too slow: code is compiled after about two hundred, in at most 5 s. */
const RUNS = [3, 12, 200, 200], MOST_US = 5e6;

interface Measured extends Workload {
	/** Microseconds of one run. */
	readonly cpu: number;
	/** Microseconds a unit; 0 if the request is not worth measuring. */
	readonly each: number;
}

/** Fails on a hang or a crash. */
async function measure(prober: Prober, { name, request }: Workload, runs: number): Promise<Measured> {
	const outcome = await prober.run(request, runs, 60_000);
	if ('failure' in outcome) throw new Error(`${name}: ${outcome.failure}, ${outcome.detail}`);
	const { cpu, bytes, units } = outcome, work = cpu - FREE_US - (bytesIn(request) + bytes) * FREE_US_PER_BYTE;
	return { name, request, cpu, each: Math.max(0, work) / Math.max(1, units) };
}

const calibration = suite('calibration of the work budget');

calibration(`one unit is at most ${MOST.perUnit} microseconds of CPU on a small server`, async () => {
	const { file, remove } = bundleService(), probers: Prober[] = [];
	const findSlow = async (workloads: readonly (Workload & { readonly cpu?: number })[], most: number): Promise<readonly Measured[]> => {
		const prober = createProber(file, FLAGS), slow: Measured[] = [];
		probers.push(prober);
		for (const workload of workloads) {
			const measured = await measure(prober, workload, Math.round(Math.min(most, MOST_US / (workload.cpu ?? 1))));
			if (measured.each > MOST.perUnit) slow.push(measured);
		}
		prober.stop();
		return slow;
	};
	try {
		let slow: readonly Measured[] = [], suspects: readonly Workload[] = [...EXAMPLES, ...DRAWN, ...EXPENSIVE];
		for (const most of RUNS) if (suspects.length > 0) suspects = slow = await findSlow(suspects, most);
		assert.equal(slow.map(({ name, each }) => `${name}: ${each.toFixed(1)}`), [], 'microseconds a unit');
	} finally {
		probers.forEach(({ stop }) => stop());
		remove();
	}
});

calibration.run();
