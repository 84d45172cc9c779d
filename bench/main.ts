/*
 * npm run bench                                    every part
 * npm run bench -- parse names http                some of them
 * npm run bench -- convert --against=../before     this tree and another built checkout, in the same rounds
 * npm run bench -- --json FILE --plot FILE         writes the results as JSON, and as an SVG
 * npm run bench -- --table FILE                    writes the results as a table between the marks of a README
 *
 * Contenders must give the same answers before they are measured.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CURRENT, engineAt, type Engine } from './engine.ts';
import { load, machine, measure, print, wantAgreement, type Contest, type Outcome } from './measure.ts';
import { plot } from './plot.ts';
import { writeTable } from './table.ts';

/** A part is imported on demand, so that its libraries do not affect the others. */
type Part = (engines: readonly Engine[], note: (what: string) => void) => Promise<readonly Outcome[]>;

const contests = (make: () => Promise<(engines: readonly Engine[]) => readonly Contest[]>): Part => async (engines, note) => {
	const all = (await make())(engines);
	return all.map((contest, i) => {
		note(`${i + 1} of ${all.length}: ${contest.title}`);
		wantAgreement(contest);
		return measure(contest);
	});
};

const PARTS: { readonly [part: string]: Part } = {
	parse: contests(async () => (await import('./parse.ts')).parseContests),
	convert: contests(async () => (await import('./convert.ts')).convertContests),
	everyday: contests(async () => (await import('./everyday.ts')).everydayContests),
	gamut: contests(async () => (await import('./gamut.ts')).gamutContests),
	bulk: contests(async () => (await import('./bulk.ts')).bulkContests),
	difference: contests(async () => (await import('./difference.ts')).differenceContests),
	format: contests(async () => (await import('./format.ts')).formatContests),
	names: async (engines, note) => [
		...await contests(async () => (await import('./names.ts')).namesContests)(engines, note),
		...(await import('./names.ts')).tail(note),
	],
	palettes: async (_, note) => (await import('./palettes.ts')).palettes(note),
	limiter: async (_, note) => (await import('./limiter.ts')).limiter(note),
	http: async ([, ...others], note) => (await import('./http.ts')).http(others, note),
	batch: async (_, note) => {
		const { batch, batchMemory } = await import('./batch.ts');
		return [...await batch(note), ...await batchMemory(note)];
	},
	size: async () => (await import('./size.ts')).sizes(),
	start: async (_, note) => (await import('./start.ts')).start(note),
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { against: { type: 'string', multiple: true, default: [] }, json: { type: 'string' }, plot: { type: 'string' }, table: { type: 'string' } },
});

const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined) {
	console.error(`Unknown part "${unknown}". Known parts: ${Object.keys(PARTS).join(', ')}.`);
	process.exit(1);
}

/** A progress line on a terminal. */
function note(what: string): void {
	if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`);
}

type Held = Outcome & { readonly part: string };

async function hold(part: string): Promise<Held[]> {
	const engines = [CURRENT, ...await Promise.all(values.against.map(engineAt))];
	note(part);
	const held = await PARTS[part]!(engines, (what) => note(`${part}, ${what}`));
	note('');
	held.forEach(print);
	return held.map((outcome) => ({ part, ...outcome }));
}

/** Runs each part in a separate process, so that code compiled for one part does not affect the next. */
function holdApart(part: string): Held[] {
	const file = join(tmpdir(), `bench-${process.pid}.json`);
	const words = [...process.execArgv, fileURLToPath(import.meta.url), part, '--json', file, ...values.against.map((directory) => `--against=${directory}`)];
	const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, [WITHIN]: '1' } });
	if (status !== 0) process.exit(status ?? 1);
	const { outcomes } = JSON.parse(readFileSync(file, 'utf8')) as { outcomes: Held[] };
	rmSync(file);
	return outcomes;
}

/** Set in the process of one part; the parent prints the load. */
const WITHIN = 'BENCH_PART';
const isPart = process.env[WITHIN] !== undefined;

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const outcomes: Held[] = [];
const before = load();
if (!isPart) console.log(`${machine()}; ${before}`);
for (const part of wanted) outcomes.push(...(wanted.length > 1 ? holdApart(part) : await hold(part)));
const after = load();
if (!isPart) console.log(`\n${after}`);

if (values.json !== undefined) {
	writeFileSync(values.json, `${JSON.stringify({ machine: machine(), date: new Date().toISOString(), load: [before, after], outcomes }, null, '\t')}\n`);
}
if (values.plot !== undefined) writeFileSync(values.plot, plot(outcomes, machine()));
if (values.table !== undefined) {
	writeTable(values.table, outcomes, `npm run bench -- ${process.argv.slice(2).join(' ')}`, machine(), [before, after]);
}
