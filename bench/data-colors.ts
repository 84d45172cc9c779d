/*
 * Distances between the colors of generate-data-colors, compared with the best published set of each size, and the time of a
 * request: `node --import tsx bench/data-colors.ts`, after `npm run build`.
 *
 * The distance is the least deltaE OK of all pairs, with normal vision and without long-, middle- or short-wave cones. A larger
 * published set is cut to its first colors.
 */

import type * as operations from '../src/operations.ts';
import { stepRatio, leastGaps } from '../test/support/sight.ts';
import { publishedSets } from '../test/vectors/categorical-sets.ts';
import { built } from './engine.ts';

const { generateDataColors } = await built<typeof operations>('operations');

const SEEDS = 100;
const KINDS = ['categorical', 'sequential', 'diverging', 'cyclic'] as const;

const leastOf = (hexes: readonly string[]): number => Math.min(...Object.values(leastGaps(hexes)));
const hexesOf = (input: Parameters<typeof generateDataColors>[0]): string[] => generateDataColors(input).colors.map(({ hex }) => hex);
const seeds = Array.from({ length: SEEDS }, (_, i) => `seed ${i}`);

console.log(`| colors | least of ${SEEDS} seeds | on white, 3:1 | on #111827, 3:1 | best published | |\n| --- | --- | --- | --- | --- | --- |`);
for (let count = 3; count <= 12; count++) {
	const least = [{}, { background: 'white' }, { background: '#111827' }].map((on) =>
		Math.min(...seeds.map((seed) => leastOf(hexesOf({ ...on, count, seed })))).toFixed(4));
	const [best] = publishedSets(count, leastOf);
	console.log(`| ${count} | ${least.join(' | ')} | ${best!.least.toFixed(4)} | ${best!.name} |`);
}

console.log(`\n| kind, 12 colors | CPU time a request | largest step over median, worst of ${SEEDS} seeds |\n| --- | --- | --- |`);
for (const kind of KINDS) {
	const sets = seeds.map((seed) => hexesOf({ kind, count: 12, seed }));
	const before = process.cpuUsage();
	for (const seed of seeds) hexesOf({ kind, count: 12, seed: `again ${seed}` });
	const { user, system } = process.cpuUsage(before), even = Math.max(...sets.map((set) => stepRatio(set, kind === 'cyclic')));
	console.log(`| ${kind} | ${((user + system) / SEEDS / 1000).toFixed(2)} ms | ${kind === 'categorical' ? '' : even.toFixed(4)} |`);
}
