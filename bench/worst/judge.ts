/*
 * Limits of the cost of a request, and confirmation of findings in another process.
 */

import { bytesIn, type Request } from './request.ts';
import { createProber, type Cost, type Outcome } from './prober.ts';

/** The bounds of one request on a small server. */
export const MOST = {
	/** CPU of one question, in microseconds. */
	cpu: 250_000,
	/** The longest turn of the event loop, in milliseconds. */
	turn: 15,
	/** Memory beyond the answer, in bytes. */
	memory: 32 * 2 ** 20,
	/** Microseconds of CPU that one unit may take. */
	perUnit: 2,
} as const;

/** Microseconds of a request that are not paid by units: routing, JSON, headers; and nanoseconds per byte in and out. */
const UNPAID_US = 1500, UNPAID_NS_PER_BYTE = 60;

export type Kind = 'hang' | 'crash' | 'bug' | 'cpu' | 'turn' | 'memory' | 'unit' | 'growth';

export interface Fault {
	readonly kind: Kind;
	/** The figure that is too large, in words. */
	readonly detail: string;
	/** How far beyond the bound; 1 is the bound. */
	readonly excess: number;
}

/** Microseconds of CPU that are not explained by the fixed cost of a request. */
const workIn = ({ cpu, bytes }: Cost, request: Request, slack: number): number =>
	cpu / slack - UNPAID_US - (bytesIn(request) + bytes) * UNPAID_NS_PER_BYTE / 1000;

/** Faults of an outcome, with bounds of time times `slack`. Memory includes garbage, so `confirm` has to look again. */
export function faultsIn(outcome: Outcome, request: Request, slack = 1): Fault[] {
	if ('failure' in outcome) return [{ kind: outcome.failure, detail: outcome.detail, excess: 1000 }];
	const { cpu, turn, growth, bytes, units, questions, bug, status } = outcome, faults: Fault[] = [];
	if (bug !== undefined || status >= 500) faults.push({ kind: 'bug', detail: bug ?? `status ${status}`, excess: 100 });
	const each = cpu / questions / slack, work = workIn(outcome, request, slack), grown = growth - bytes;
	if (each > MOST.cpu) faults.push({ kind: 'cpu', detail: `${(cpu / questions / 1000).toFixed(0)} ms of CPU`, excess: each / MOST.cpu });
	if (turn > MOST.turn * slack) faults.push({ kind: 'turn', detail: `a turn of ${turn.toFixed(1)} ms`, excess: turn / MOST.turn / slack });
	if (grown > MOST.memory) faults.push({ kind: 'memory', detail: `${(grown / 2 ** 20).toFixed(0)} MiB`, excess: grown / MOST.memory });
	if (work > MOST.perUnit * units)
		faults.push({ kind: 'unit', detail: `${(cpu / 1000).toFixed(1)} ms of CPU for ${units.toFixed(0)} units`, excess: work / (MOST.perUnit * Math.max(units, 1)) });
	return faults;
}

/** Runs that confirm a fault; bounds of time hold for compiled code, which takes about two hundred runs, in at most six seconds. */
const REPEATS = 7, MOST_REPEATS = 200, CONFIRM_US = 6e6;

const repeatsFor = (kind: Kind, outcome: Outcome): number =>
	kind === 'memory' ? 2 : 'failure' in outcome ? REPEATS : Math.max(REPEATS, Math.min(MOST_REPEATS, Math.round(CONFIRM_US / outcome.cpu)));

export interface Judge {
	/** Measures a fault of an outcome again in another process, as the least of several runs; undefined if it does not recur. */
	readonly confirm: (request: Request, fault: Fault, outcome: Outcome) => Promise<Fault | undefined>;
	readonly stop: () => void;
}

/** A judge with separate processes for confirmation: one that collects garbage before each run, and one for time, which that would distort. */
export function createJudge(file: string, slack: number): Judge {
	const collecting = createProber(file, ['--max-old-space-size=400', '--expose-gc']), compiling = createProber(file);
	return {
		confirm: async (request, { kind }, first) => {
			const prober = kind === 'memory' ? collecting : compiling;
			const outcome = await prober.run(request, repeatsFor(kind, first), 30_000), again = faultsIn(outcome, request, slack).find((one) => one.kind === kind);
			if (again === undefined || kind !== 'memory' || 'failure' in outcome) return again;
			return await fits(file, request, outcome) ? undefined : again;
		},
		stop: () => {
			collecting.stop();
			compiling.stop();
		},
	};
}

/** True if the request is answered in a heap that has room for the idle process, the answer, and the memory a request may take. */
async function fits(file: string, request: Request, { heap, bytes }: Cost): Promise<boolean> {
	const room = Math.ceil((heap + bytes + MOST.memory) / 2 ** 20), prober = createProber(file, [`--max-old-space-size=${room}`, '--max-semi-space-size=1']);
	try {
		// The idle heap includes the lists of names, which the first run loads.
		return !('failure' in await prober.run(request, 2, 30_000));
	} finally {
		prober.stop();
	}
}
