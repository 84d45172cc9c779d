/*
 * npm run mutants -- theme                       40 seeded mutants of src/theme, tried on the suites of test/theme
 * npm run mutants -- theme --count 100 --seed x  more of them, or others
 *
 * Copies the sources to a temporary folder, changes one place at a time and runs the suites of the room until one fails,
 * beginning with those of the changed file and those that import it. Prints the mutants that survive. Ends with 1 if fewer
 * than 95 % are noticed. Mutants of `equivalent.ts` are not counted.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { hashText } from '../../src/math/hash.ts';
import { ROOT, sourcesUnder } from '../support/project.ts';
import { EQUIVALENT } from './equivalent.ts';
import { applied, isListed, mutantsIn, type Mutant } from './mutate.ts';

const LEAST_SHARE = 0.95;

/** A mutant that loops forever counts as noticed after this many times the time that the suites take without it, and some more. */
const PATIENCE = 4, LEAST_TIMEOUT_MS = 5000;

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

/** The first in an order that depends on the seed and on each mutant alone, so that other changes of the code keep most of them. */
function drawn(all: readonly Mutant[]): Mutant[] {
	const place = (mutant: Mutant): number => {
		const column = mutant.start - texts.get(mutant.file)!.lastIndexOf('\n', mutant.start);
		return hashText([seed, mutant.file, readLine(mutant), column, mutant.after].join('\n'));
	};
	const ordered = all.map((mutant) => ({ mutant, at: place(mutant) })).sort((a, b) => a.at - b.at);
	const mutants: Mutant[] = [];
	for (const { mutant } of ordered) if (mutants.length < count && isCode(mutant)) mutants.push(mutant);
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

/** True if suites pass within some milliseconds. */
const passes = (suites: readonly string[], timeout?: number): boolean => spawnSync(
	process.execPath,
	['--import', 'tsx', 'node_modules/uvu/bin.js', 'test', `^(${suites.map((path) => path.slice('test/'.length)).join('|')})$`, '--bail'],
	{ cwd: folder, stdio: 'ignore', ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }) },
).status === 0;

/** Milliseconds that each suite takes alone without a mutant, by its path. */
const times = new Map(roomSuites.map(({ path }) => {
	const began = performance.now();
	if (!passes([path])) {
		console.error(`${path} fails without a mutant.`);
		process.exit(1);
	}
	return [path, performance.now() - began];
}));

/** Paths of the suites of the room in stages, the likeliest to notice first: those of the file and those it cites, importers, the rest. */
function stagesFor(file: string): readonly (readonly string[])[] {
	const cited = texts.get(file)!.match(/\btest\/[\w/.-]+\.test\.ts/g) ?? [];
	const own = [file.replace('src/', 'test/').replace('.ts', '.test.ts'), ...cited];
	const stage = ({ path, text }: { readonly path: string; readonly text: string }): number =>
		(own.includes(path) ? 0 : text.includes(`/${file}'`) ? 1 : 2);
	const stages = [0, 1, 2].map((one) => roomSuites.filter((suite) => stage(suite) === one).map(({ path }) => path));
	return stages.filter(({ length }) => length > 0);
}

/** True if every suite passes. */
const survives = ({ file }: Mutant): boolean => stagesFor(file).every((suites) =>
	passes(suites, Math.round(LEAST_TIMEOUT_MS + PATIENCE * suites.reduce((sum, path) => sum + times.get(path)!, 0))));

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
