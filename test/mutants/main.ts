/*
 * npm run mutants -- theme                       40 seeded mutants of src/theme, tried on the suites of test/theme
 * npm run mutants -- theme --count 100 --seed x  more of them, or others
 *
 * Copies the sources to a temporary folder, changes one place at a time and runs the suites of the room, one by one, until one
 * fails, beginning with those of the changed file and those that import it. Prints the mutants that survive. Ends with 1 if fewer
 * than 95 % are noticed. Mutants of `equivalent.ts` are not counted.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { randomFrom } from '../../src/math/random.ts';
import { ROOT, sourcesUnder } from '../support/project.ts';
import { EQUIVALENT } from './equivalent.ts';
import { applied, isListed, mutantsIn, type Mutant } from './mutate.ts';

const LEAST_SHARE = 0.95;

/** A mutant that loops forever counts as noticed after this many times the time that a suite takes without it. */
const PATIENCE = 4;

const option = (name: string, fallback: string): string => {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? fallback : process.argv[at + 1] ?? fallback;
};

const room = process.argv[2] ?? '';
const count = Number(option('count', '40')), seed = option('seed', 'mutants'), suites = option('suites', `^${room}/`);
if (!/^[a-z-]+$/.test(room) || !(count > 0)) {
	console.error('Usage: npm run mutants -- ROOM [--count 40] [--seed mutants] [--suites REGEX]');
	process.exit(64);
}

const files = sourcesUnder(`src/${room}`), texts = new Map(files.map(({ path, text }) => [path, text]));

const readLine = ({ file, line }: Mutant): string => texts.get(file)!.split('\n')[line - 1]!.trim();

const isEquivalent = (mutant: Mutant): boolean => EQUIVALENT.some((entry) => isListed(entry, mutant, texts.get(mutant.file)!));

/** False for a change that is no code, such as `&&` next to `??`. */
function isCode(mutant: Mutant): boolean {
	try {
		transformSync(applied(texts.get(mutant.file)!, mutant), { loader: 'ts' });
		return true;
	} catch {
		return false;
	}
}

/** Draws without repetition. */
function drawn(all: readonly Mutant[]): Mutant[] {
	const random = randomFrom(`${seed} ${room}`), left = [...all], mutants: Mutant[] = [];
	while (mutants.length < count && left.length > 0)
		mutants.push(...left.splice(Math.floor(random() * left.length), 1).filter(isCode));
	return mutants;
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const COPIED = [
	'src', 'build', 'test', 'data', 'docs', 'deploy', 'examples', 'skills', 'dist', 'package.json', 'tsconfig.json', 'README.md',
];
for (const name of COPIED.filter((one) => existsSync(join(ROOT, one))))
	cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

const matchesSuites = new RegExp(suites);
const roomSuites = sourcesUnder('test').filter(({ path }) => path.endsWith('.test.ts') && matchesSuites.test(path.slice('test/'.length)));

/** True if a suite passes within some milliseconds. */
const passes = (suite: string, timeout?: number): boolean => spawnSync(
	process.execPath,
	['--import', 'tsx', 'node_modules/uvu/bin.js', 'test', `^${suite.slice('test/'.length)}$`, '--bail'],
	{ cwd: folder, stdio: 'ignore', ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }) },
).status === 0;

/** Milliseconds after which a suite is stopped, by its path. */
const timeouts = new Map(roomSuites.map(({ path }) => {
	const began = performance.now();
	if (!passes(path)) {
		console.error(`${path} fails without a mutant.`);
		process.exit(1);
	}
	return [path, Math.round(PATIENCE * (performance.now() - began)) + 5000];
}));

/** Paths of the suites of the room, the likeliest to notice first: those of the file and those that it cites, those that import it. */
function suitesFor(file: string): readonly string[] {
	const cited = texts.get(file)!.match(/\btest\/[\w/.-]+\.test\.ts/g) ?? [];
	const own = [file.replace('src/', 'test/').replace('.ts', '.test.ts'), ...cited];
	const rank = ({ path, text }: { path: string; text: string }): number => (own.includes(path) ? 0 : text.includes(`/${file}'`) ? 1 : 2);
	return [...roomSuites].sort((a, b) => rank(a) - rank(b)).map(({ path }) => path);
}

/** True if every suite passes. */
const survives = ({ file }: Mutant): boolean => suitesFor(file).every((suite) => passes(suite, timeouts.get(suite)));

const chosen = drawn(files.flatMap(({ path, text }) => mutantsIn(path, text)).filter((mutant) => !isEquivalent(mutant)));
const survivors: Mutant[] = [];
for (const mutant of chosen) {
	const path = join(folder, mutant.file);
	writeFileSync(path, applied(texts.get(mutant.file)!, mutant));
	if (survives(mutant)) {
		survivors.push(mutant);
		console.log(`survives: ${mutant.file}:${mutant.line} ${mutant.before} -> ${mutant.after}\n\t${readLine(mutant)}`);
	}
	writeFileSync(path, texts.get(mutant.file)!);
}
const share = 1 - survivors.length / chosen.length;
console.log(`${room}: ${chosen.length - survivors.length} of ${chosen.length} mutants noticed (${(100 * share).toFixed(1)} %), seed ${seed}`);
process.exitCode = share < LEAST_SHARE ? 1 : 0;
