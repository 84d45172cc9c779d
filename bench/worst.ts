/*
 * npm run worst -- [--minutes=2] [--seed=worst] [--surface=theme-css,layers] [--slack=1] [--corpus=/tmp/tincture-worst] [--replay=FILE]
 *
 * Searches for the most expensive requests: hill-climbing on every operation, every form of theme, batches, streams and MCP, and the
 * growth of cost from 1 to 60 kB. Fails on more than 250 ms of CPU for a question, a turn of the event loop over 15 ms, more than
 * 32 MiB beyond the answer, more than two microseconds of CPU a unit, an exponent above 1.3, and on any hang, crash or 500.
 *
 * The bounds of time are for the small server of `worst/yardstick.ts`, which scales what is measured on another one; `--slack` multiplies
 * them for a machine that other programs use too.
 *
 * A seed gives the same candidates as long as the costs compare alike. Failures are measured again in a new process and saved
 * as files; `--replay` measures such a file.
 */

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { climb, type Probe } from './worst/climb.ts';
import { createFindings } from './worst/findings.ts';
import { measureGrowth } from './worst/growth.ts';
import { createJudge, faultsIn, type Fault } from './worst/judge.ts';
import { bundleService, createProber } from './worst/prober.ts';
import { bytesIn, readHttp } from './worst/request.ts';
import { SURFACES, type Surface } from './worst/surfaces.ts';

const STEEPEST = 1.3;

/** A machine that slows down by the slack within a measurement bends the line by this much: sizes differ by a factor of 60. */
const bend = (slack: number): number => Math.log(slack) / Math.log(60);

/** The share of the time for the growth of the most expensive requests. */
const GROWTH_SHARE = 0.25;

/** Similar inputs of each size that confirm how cost grows. */
const RELATIVES = 30;

/** A round visits every surface; long searches have several, with other seeds. */
const ROUND_MINUTES = 6;

/** Runs of a candidate that seems to be too expensive, before it is measured in another process. */
const SECOND_RUNS = 4;

/** A finding replaces another of its kind if it is so much worse. */
const WORSE = 1.25;

const option = (name: string, fallback: string): string => {
	const at = process.argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`)), word = process.argv[at];
	return word === undefined ? fallback : word.includes('=') ? word.slice(name.length + 3) : process.argv[at + 1] ?? fallback;
};

const minutes = Number(option('minutes', '2')), slack = Number(option('slack', '1')), seed = option('seed', 'worst'), replayed = option('replay', ''), wanted = option('surface', '');
const surfaces = wanted === '' ? SURFACES : SURFACES.filter(({ name }) => wanted.split(',').some((part) => name === part || name.startsWith(`${part}-`)));
if (!(minutes > 0) || !(slack >= 1) || surfaces.length === 0) {
	console.error(`Expected --minutes above 0, --slack from 1, and --surface among ${SURFACES.map(({ name }) => name).join(', ')}.`);
	process.exit(64);
}

const { file, remove } = bundleService(), prober = createProber(file), judge = createJudge(file, slack);
const findings = createFindings(option('corpus', join(tmpdir(), 'tincture-worst')));
let candidates = 0, most = { cpu: 0, turn: 0, surface: '' };

/** Records the cost of a candidate, and measures it again if it seems too high. */
async function see(surface: Surface, own: string, { request, outcome }: Omit<Probe, 'tape'>): Promise<void> {
	candidates++;
	if (!('failure' in outcome) && outcome.cpu / outcome.questions > most.cpu) most = { cpu: outcome.cpu / outcome.questions, turn: outcome.turn, surface: surface.name };
	const isNew = ({ kind, excess }: Fault): boolean => excess >= WORSE * findings.worst(surface.name, kind);
	let suspects = faultsIn(outcome, request, slack).filter(isNew);
	// Most suspicions come from one run that another program disturbed, or from code that was not compiled yet.
	if (suspects.length > 0 && !('failure' in outcome)) suspects = faultsIn(await prober.run(request, SECOND_RUNS), request, slack).filter(isNew);
	for (const fault of suspects) {
		const confirmed = await judge.confirm(request, fault, outcome);
		if (confirmed !== undefined && confirmed.excess > findings.worst(surface.name, fault.kind))
			findings.add({ ...confirmed, surface: surface.name, seed: own, request });
	}
}

async function search(surface: Surface, own: string, milliseconds: number): Promise<void> {
	const begin = performance.now(), share = surface.isSized ? 1 - GROWTH_SHARE : 1;
	const tapes = await climb(surface, own, begin + milliseconds * share, prober, (probe) => see(surface, own, probe));
	if (!surface.isSized) return;
	for (const tape of tapes) {
		const growth = await measureGrowth(surface, tape, prober, 2);
		if (growth !== null && growth.exponent > STEEPEST + bend(slack)) {
			// Again in a new process, so that no neighbor and no compiler bends the line, and as the envelope of similar inputs.
			const alone = createProber(file), again = await measureGrowth(surface, tape, alone, 3, RELATIVES);
			alone.stop();
			if (again !== null && again.exponent > Math.max(STEEPEST + bend(slack), WORSE * findings.worst(surface.name, 'growth'))) {
				const { exponent, measure, request, points } = again;
				findings.add({ kind: 'growth', detail: `exponent ${exponent.toFixed(2)} of ${measure}; ${points}`, excess: exponent, surface: surface.name, seed: own, request });
			}
		}
		if (performance.now() > begin + milliseconds) return;
	}
}

if (replayed !== '') {
	const request = readHttp(readFileSync(replayed)), outcome = await prober.run(request, 5, 30_000);
	console.log(outcome);
	for (const { kind, detail } of faultsIn(outcome, request)) console.log(`${kind.toUpperCase()}: ${detail}`);
} else {
	console.log(`seed ${seed}, ${minutes} minutes, ${surfaces.length} surfaces`);
	const rounds = Math.max(1, Math.round(minutes / ROUND_MINUTES)), end = performance.now() + minutes * 60_000;
	for (let round = 0; round < rounds; round++) {
		for (const [i, surface] of surfaces.entries()) {
			const left = end - performance.now(), visits = (rounds - round) * surfaces.length - i;
			if (left > 0) await search(surface, `${seed} ${round}`, left / visits);
		}
		console.log(`round ${round + 1} of ${rounds}: ${candidates} candidates, ${findings.all().length} findings`);
	}
	console.log(`most CPU of a question: ${(most.cpu / 1000).toFixed(1)} ms on ${most.surface}, in turns of at most ${most.turn.toFixed(1)} ms`);
	const all = findings.all();
	for (const { surface, kind, detail, request } of all) console.log(`${kind} ${surface}: ${detail} (${bytesIn(request)} bytes)`);
	console.log(all.length === 0 ? 'nothing found' : `${all.length} findings`);
	process.exitCode = all.length === 0 ? 0 : 1;
}
prober.stop();
judge.stop();
remove();
