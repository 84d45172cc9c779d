/*
 * Measures functions that take nanoseconds on a machine with other load.
 *
 * Every contender makes a fixed number of calls per round, determined by a warm-up, so that its rounds last about as long as those
 * of the others. Rounds are interleaved and their order rotates, so other load slows all contenders. A ratio is the median of the
 * ratios of single rounds, which varies far less than the times. The load of the machine is printed.
 *
 * Node runs the compiled code under test directly; only the files of this directory go through the TypeScript loader.
 */

import { cpus, loadavg } from 'node:os';

export interface Contender {
	readonly name: string;
	/** Calls the function `count` times, each time with the next input. */
	readonly loop: (count: number) => void;
	/** The answer to input i, as numbers or texts that are comparable among libraries. */
	readonly reading: (i: number) => readonly (number | string)[];
	/** Tolerance for its readings; Infinity for a peer with a simpler task. */
	readonly within: number;
}

/** Target: `by` times as fast as a peer, or as the best peer with the same answers. */
export interface Aim {
	readonly over: string;
	readonly by: number;
}

export const BEST = 'the best peer';

/** Contenders for the same task. The others are compared with the first one. */
export interface Contest {
	readonly title: string;
	readonly inputs: number;
	readonly contenders: readonly Contender[];
	readonly aims?: readonly Aim[];
	/** Number of inputs whose answers are compared first. Default: all; fewer if a peer takes milliseconds for each. */
	readonly compared?: number;
}

/**
 * A contender from a function and its inputs; their number is a power of two.
 *
 * The loop is compiled for each contender, so that type feedback of one does not slow the next. Results go into a short ring,
 * so that no call is optimized away.
 */
export function contender<I, O>(
	name: string,
	inputs: readonly I[],
	run: (input: I) => O,
	read: (output: O, i: number) => readonly (number | string)[],
	within = 1e-9,
): Contender {
	if ((inputs.length & (inputs.length - 1)) !== 0) throw new Error(`${name}: the number of inputs, ${inputs.length}, is not a power of two`);
	const loopOf = new Function('run', 'inputs', 'kept', `
		const mask = inputs.length - 1;
		let i = 0;
		return (count) => {
			for (let n = 0; n < count; n++) {
				kept[n & 15] = run(inputs[i]);
				i = (i + 1) & mask;
			}
		};
	`) as (run: (input: I) => O, inputs: readonly I[], kept: unknown[]) => (count: number) => void;
	return {
		name,
		loop: loopOf(run, inputs, new Array<unknown>(16)),
		reading: (i) => read(run(inputs[i]!), i),
		within,
	};
}

/** Throws if the answers of a contender differ from those of the first. */
export function wantAgreement({ title, inputs, compared = inputs, contenders: [first, ...others] }: Contest): void {
	for (let i = 0; i < compared; i++) {
		const expected = first!.reading(i);
		for (const other of others) {
			const found = other.reading(i);
			const isSame = found.length === expected.length && found.every((x, at) => isNear(x, expected[at]!, other.within));
			if (!isSame) throw new Error(`${title}, input ${i}: ${other.name} answers ${found.join(' ')}, ${first!.name} ${expected.join(' ')}`);
		}
	}
}

const isNear = (a: number | string, b: number | string, within: number): boolean =>
	a === b || within === Infinity || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= within);

const ROUNDS = 15;
const ROUND_MS = 40;
const WARM_UP_MS = 150;

interface Timed {
	readonly contender: Contender;
	readonly count: number;
	/** Nanoseconds per call, for each round. */
	readonly times: number[];
}

/** Warms up, and determines the number of calls that fills a round. */
function prepared(contender: Contender): Timed {
	let count = 2, lasted = 0, spent = 0;
	while (spent < WARM_UP_MS || lasted < ROUND_MS / 4) {
		if (lasted < ROUND_MS / 4) count *= 2;
		lasted = milliseconds(contender, count);
		spent += lasted;
	}
	return { contender, count: Math.ceil(count * ROUND_MS / lasted), times: [] };
}

function milliseconds({ loop }: Contender, count: number): number {
	const start = process.hrtime.bigint();
	loop(count);
	return Number(process.hrtime.bigint() - start) / 1e6;
}

export interface Result {
	readonly name: string;
	/** Nanoseconds per call. */
	readonly median: number;
	readonly least: number;
	/** Interquartile range, relative to the median. */
	readonly spread: number;
	/** Time relative to the first contender. */
	readonly ratio: number;
	/** True if its answers are the same, so that it counts as a peer. */
	readonly isPeer: boolean;
}

/** Results of a contest. */
export interface Outcome {
	readonly title: string;
	readonly inputs: number;
	/** Unit of the times; default: nanoseconds. */
	readonly unit?: string;
	readonly results: readonly Result[];
	readonly aims: readonly Reached[];
}

export interface Reached extends Aim {
	/** Name of the peer. */
	readonly peer: string;
	readonly reached: number;
}

export function measure(contest: Contest): Outcome {
	const all = contest.contenders.map(prepared);
	for (let round = 0; round < ROUNDS; round++) {
		for (let i = 0; i < all.length; i++) {
			const timed = all[(round + i) % all.length]!;
			timed.times.push(milliseconds(timed.contender, timed.count) * 1e6 / timed.count);
		}
	}
	const first = all[0]!;
	const results = all.map(({ contender: { name, within }, times }, i) => ({
		name,
		median: quantile(times, 0.5),
		least: Math.min(...times),
		spread: (quantile(times, 0.75) - quantile(times, 0.25)) / quantile(times, 0.5),
		ratio: quantile(times.map((time, round) => time / first.times[round]!), 0.5),
		isPeer: i > 0 && within !== Infinity && !name.startsWith(first.contender.name),
	}));
	return { title: contest.title, inputs: contest.inputs, results, aims: (contest.aims ?? []).flatMap((aim) => reachedOf(aim, results)) };
}

function reachedOf(aim: Aim, results: readonly Result[]): Reached[] {
	const peers = results.filter(({ name, isPeer }) => (aim.over === BEST ? isPeer : name === aim.over));
	const best = peers.sort((a, b) => a.ratio - b.ratio)[0];
	return best === undefined ? [] : [{ ...aim, peer: best.name, reached: best.ratio }];
}

export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.round((sorted.length - 1) * share)]!;
}

export function print({ title, inputs, unit = 'ns', results, aims }: Outcome): void {
	console.log(`\n${title}${inputs > 0 ? ` (${inputs.toLocaleString('en')} inputs)` : ''}`);
	const width = Math.max(...results.map(({ name }) => name.length));
	const hasPeers = results.some(({ isPeer }) => isPeer);
	for (const { name, median, least, spread, ratio, isPeer } of results) {
		console.log([
			`  ${name.padEnd(width)}`,
			`${shown(median).padStart(9)} ${unit}`,
			`least ${shown(least).padStart(8)}`,
			`spread ${(spread * 100).toFixed(0).padStart(2)} %`,
			ratio === 1 ? '' : `${ratio.toFixed(2).padStart(8)}x${isPeer || !hasPeers || name.startsWith(results[0]!.name) ? '' : ', not the same task'}`,
		].join('  ').trimEnd());
	}
	for (const { by, peer, reached } of aims) {
		console.log(`  ${reached >= by ? 'reached' : 'SHORT  '} ${reached.toFixed(2)}x ${peer}, target ${by}x`);
	}
}

const shown = (ns: number): string => (ns < 100 ? ns.toFixed(1) : Math.round(ns).toLocaleString('en'));

/** Load averages of one and five minutes; a load near the number of cores distorts every time. */
export const load = (): string => {
	const [one, five] = loadavg();
	const cores = cpus().length;
	return `load ${one!.toFixed(2)} ${five!.toFixed(2)} on ${cores} cores${one! > cores * 0.75 ? ': BUSY, trust ratios only' : ''}`;
};

export const machine = (): string => `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${ROUNDS} interleaved rounds of ${ROUND_MS} ms`;
