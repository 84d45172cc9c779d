/*
 * Measuring things that take nanoseconds on a machine that does other things as well.
 *
 * Every contender gets a fixed count of calls, found while warming up, so that one round lasts about as long for each.
 * Rounds are interleaved and their order rotates: a busy neighbour slows all of them. A ratio is the median of the
 * ratios round by round, which moves far less than the times themselves. The load of the machine is printed, because
 * a figure without it means little.
 *
 * The code under test is compiled JavaScript and Node runs it as it is; only the files of this directory go through a
 * loader, which would slow every arrow function that is made while the clock runs.
 */

import { cpus, loadavg } from 'node:os';

export interface Contender {
	readonly name: string;
	/** Calls the function so often, each time with the next input. */
	readonly loop: (count: number) => void;
	/** What the function answers to input i, as numbers or text that can be compared among libraries. */
	readonly reading: (i: number) => readonly (number | string)[];
	/** How far its readings may be from the first contender's; Infinity for a peer that does something simpler. */
	readonly within: number;
}

/** So many times as fast as a peer, or as the best of those that give the same answer. */
export interface Aim {
	readonly over: string;
	readonly by: number;
}

export const BEST = 'the best peer';

/** Who does the same thing fastest? The first contender is the one that the others are compared with. */
export interface Contest {
	readonly title: string;
	readonly inputs: number;
	readonly contenders: readonly Contender[];
	readonly aims?: readonly Aim[];
	/** How many inputs are compared before the clock starts; all, unless a peer takes milliseconds for each. */
	readonly compared?: number;
}

/**
 * A contender from a function and its inputs, a power of two of them.
 *
 * The loop is compiled anew for each, so that what one library taught the compiler about a call does not slow the
 * next; results are kept in a short ring, so that none can be optimized away.
 */
export function contender<I, O>(
	name: string,
	inputs: readonly I[],
	run: (input: I) => O,
	read: (output: O, i: number) => readonly (number | string)[],
	within = 1e-9,
): Contender {
	if ((inputs.length & (inputs.length - 1)) !== 0) throw new Error(`${name}: ${inputs.length} inputs are no power of two`);
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

/** Throws where a contender answers something else than the first. Who is faster at another thing has not won. */
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
	/** Nanoseconds a call, one for each round. */
	readonly times: number[];
}

/** Warms up and finds the count that fills a round. */
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
	/** Nanoseconds a call. */
	readonly median: number;
	readonly least: number;
	/** The distance between the quartiles, as a share of the median. */
	readonly spread: number;
	/** How many times as long as the first contender's; 1 for that one. */
	readonly ratio: number;
	/** Does it give the same answer, so that it counts as a peer? */
	readonly isPeer: boolean;
}

/** A contest that was held. */
export interface Outcome {
	readonly title: string;
	readonly inputs: number;
	/** Of the times; nanoseconds unless said otherwise. */
	readonly unit?: string;
	readonly results: readonly Result[];
	readonly aims: readonly Reached[];
}

export interface Reached extends Aim {
	/** Who that was. */
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
		console.log(`  ${reached >= by ? 'reached' : 'SHORT  '} ${reached.toFixed(2)}x ${peer}, wanted ${by}x`);
	}
}

const shown = (ns: number): string => (ns < 100 ? ns.toFixed(1) : Math.round(ns).toLocaleString('en'));

/** Loads of the last minute and five; a load near the number of cores spoils every figure. */
export const load = (): string => {
	const [one, five] = loadavg();
	const cores = cpus().length;
	return `load ${one!.toFixed(2)} ${five!.toFixed(2)} on ${cores} cores${one! > cores * 0.75 ? ': BUSY, take the ratios and not the times' : ''}`;
};

export const machine = (): string => `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${ROUNDS} interleaved rounds of ${ROUND_MS} ms`;
