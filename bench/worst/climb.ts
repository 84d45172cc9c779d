/*
 * Hill-climbing on the cost of one surface: a population of tapes is mutated, and what costs more replaces what costs less.
 *
 * Each restart has another aim: cost per byte, cost, the longest turn, memory.
 */

import { randomFrom } from '../../src/math/random.ts';
import type { Outcome, Prober } from './prober.ts';
import { bytesIn, type Request } from './request.ts';
import { LARGEST, type Surface } from './surfaces.ts';
import { mutate, pick, play, type Tape } from './tape.ts';

/** A candidate that ran. */
export interface Probe {
	readonly tape: Tape;
	readonly request: Request;
	readonly outcome: Outcome;
}

/** Sizes of requests in bytes; small ones show the cost of a shape, large ones the cost of its repetition. */
const SIZES = [400, 2_000, 12_000, LARGEST];

const AIMS = ['perByte', 'cpu', 'turn', 'memory'] as const;

type Aim = (typeof AIMS)[number];

function score({ request, outcome }: Probe, aim: Aim): number {
	if ('failure' in outcome) return Infinity;
	const { cpu, turn, growth, questions } = outcome;
	return aim === 'perByte' ? cpu / (bytesIn(request) + 200) : aim === 'cpu' ? cpu / questions : aim === 'turn' ? turn : growth;
}

const POPULATION = 8;

/** Candidates without an improvement after which a climb restarts. */
const PATIENCE = 60;

/** Failures such as hangs after which a surface is left: each takes seconds. */
const MOST_FAILURES = 3;

/**
 * Searches a surface until `end` (`performance.now()`); `see` gets every candidate.
 *
 * @returns the tapes of the most expensive requests, the best first
 */
export async function climb(surface: Surface, seed: string, end: number, prober: Prober, see: (probe: Probe) => Promise<void>): Promise<Tape[]> {
	const best: { readonly tape: Tape; readonly score: number }[] = [];
	let failures = 0;
	for (let restart = 0; performance.now() < end && failures < MOST_FAILURES; restart++) {
		const own = `${seed} ${surface.name} ${restart}`, random = randomFrom(own), aim = AIMS[restart % AIMS.length]!;
		const size = SIZES[surface.isSized ? restart % SIZES.length : SIZES.length - 1]!;
		let population: { readonly probe: Probe; readonly score: number }[] = [];
		for (let i = 0, since = 0; since < PATIENCE && performance.now() < end && failures < MOST_FAILURES; i++, since++) {
			const parent = population.length < POPULATION ? [] : pick(random, population).probe.tape;
			const other = population.length < POPULATION ? [] : pick(random, population).probe.tape;
			const tape = parent.length === 0 ? [] : mutate(parent, other, random);
			const { random: played, read } = play(tape, `${own} ${i}`), request = surface.draw(played, size);
			const probe = { tape: read(), request, outcome: await prober.run(request) };
			if ('failure' in probe.outcome) failures++;
			await see(probe);
			const entry = { probe, score: score(probe, aim) };
			if (entry.score > (population[0]?.score ?? 0)) since = 0;
			population = [...population, entry].sort((a, b) => b.score - a.score).slice(0, POPULATION);
		}
		const [top] = population;
		if (top !== undefined && Number.isFinite(top.score)) best.push({ tape: top.probe.tape, score: aim === 'perByte' ? top.score : 0 });
		best.sort((a, b) => b.score - a.score).splice(4);
	}
	return best.map(({ tape }) => tape);
}
