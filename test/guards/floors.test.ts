/*
 * The order of the rooms: a file imports from its own room or from one that stands before it, and no files of a room
 * import each other in a circle.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { codeOf, importsUnder } from '../support/code.ts';
import { ROOT, sourcesUnder } from '../support/project.ts';

/** From ground to roof. Rooms in one row stand side by side and do not know each other. */
const FLOORS = [
	['errors'], ['math'], ['schema'],
	['spaces'], ['metrics'], ['gamut'], ['vision'], ['compositing'],
	['reading'], ['formats', 'css'], ['names'], ['palette'], ['tokens'], ['theme'],
	['operations', 'library'],
	['assets'],
	['doors'],
	['http'], ['cli', 'mcp', 'web', 'page'],
	['entries'],
];

/** The rooms that meet the world, the files of the engine that read, write and fetch the name lists, and the clock of long work. */
const WORLDLY = [
	'src/names/disk.ts', 'src/names/load.ts', 'src/names/pack.ts', 'src/operations/declare.ts',
	'src/operations/prune.ts', 'src/assets/',
	'src/doors/slices.ts', 'src/doors/write-openapi.ts', 'src/http/', 'src/fetch.ts',
	'src/cli/', 'src/mcp/', 'src/web/', 'src/page/',
];

/** What reaches outside of the program, or differs from run to run. */
const WORLD = [
	'process', 'console', 'Buffer', 'globalThis', 'fetch', 'performance', 'Date', 'require', 'crypto', 'eval', 'Function',
	'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Math.random', 'import.meta', 'localStorage', 'document', 'window',
];

/** A file that stands in no room is an entry of the package, but for the errors, which everyone knows. */
const roomOf = (path: string): string => {
	const [, room = ''] = path.split('/');
	return room.endsWith('.ts') && room !== 'errors.ts' ? 'entries' : room.replace(/\.ts$/, '');
};
const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));
const isWorldly = (path: string): boolean => WORLDLY.some((place) => path.startsWith(place));

const sources = sourcesUnder('src');
const imports = importsUnder('src');
/** What stands behind a specifier with `#`, where the runtime is Node. */
const CHOSEN = (
	JSON.parse(readFileSync(join(ROOT, 'src/package.json'), 'utf8')) as {
		readonly imports: Readonly<Record<string, { readonly node: string }>>,
	}
).imports;

const targetOf = ({ from, specifier }: (typeof imports)[number]): string =>
	(specifier in CHOSEN ? posix.join('src', CHOSEN[specifier]!.node) : posix.join(posix.dirname(from), specifier));
const isOurs = ({ specifier }: (typeof imports)[number]): boolean => specifier.startsWith('.') || specifier in CHOSEN;

const floors = suite('the floors');

floors('every file stands in a room of the list', () => {
	assert.equal(sources.filter(({ path }) => floorOf(roomOf(path)) === -1).map(({ path }) => path), []);
});

floors('the table of ARCHITECTURE.md holds every room, from ground to roof, and no other', () => {
	const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
	const told = [
		...page.matchAll(/^\| `(errors|[a-z]+(?=\/))(?:\/|\.ts)` \||^\| (`[a-z]+\.ts`, .*) \|/gm),
	].map(([, room]) => room ?? 'entries');
	const rooms = [...new Set(sources.map(({ path }) => roomOf(path)))];
	assert.equal([...told].sort(), rooms.sort(), 'the rooms there are');
	assert.equal(told.map(floorOf), told.map(floorOf).sort((a, b) => a - b), 'in the order of the floors');
});

floors('every import is found', () => {
	// A `from '…'` that the reader of imports overlooked would be an import that no guard sees.
	const written = sources.map(({ text }) => codeOf(text).match(/\bfrom\s*['"]/g)?.length ?? 0).reduce((sum, n) => sum + n, 0);
	assert.ok(imports.length >= written, `${imports.length} imports read, ${written} written`);
	assert.ok(written > 100);
});

floors('an import is a file of ours, with its ending, or a module of Node', () => {
	const known = new Set(sources.map(({ path }) => path));
	const strange = imports.filter((one) => !one.specifier.startsWith('node:') && !(isOurs(one) && known.has(targetOf(one))));
	assert.equal(strange, []);
});

floors('no file imports from a room above it or beside it', () => {
	const upwards = imports.filter(isOurs).filter((one) => {
		const from = roomOf(one.from), to = roomOf(targetOf(one));
		return from !== to && floorOf(to) >= floorOf(from);
	});
	assert.equal(upwards.map((one) => `${one.from} imports ${targetOf(one)}`), []);
});

floors('no files of a room import each other in a circle', () => {
	const graph = new Map(sources.map(({ path }) => [path, imports.filter((one) => one.from === path && isOurs(one)).map(targetOf)]));
	const done = new Set<string>();
	const circles: string[] = [];
	const visit = (path: string, above: readonly string[]): void => {
		if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(' → '));
		else if (!done.has(path)) {
			for (const next of graph.get(path) ?? []) visit(next, [...above, path]);
			done.add(path);
		}
	};
	for (const path of graph.keys()) visit(path, []);
	assert.equal(circles, []);
});

floors('only the rim and the disk of the name lists import modules of Node', () => {
	assert.equal(imports.filter(({ from, specifier }) => specifier.startsWith('node:') && !isWorldly(from)), []);
});

/** The files that are reached from these by any way round, themselves among them. */
function reachedFrom(paths: readonly string[], isFollowed: (one: (typeof imports)[number]) => boolean = isOurs): ReadonlySet<string> {
	const reached = new Set<string>();
	const reach = (path: string): void => {
		if (reached.has(path)) return;
		reached.add(path);
		imports.filter((one) => one.from === path && isFollowed(one)).forEach((one) => reach(targetOf(one)));
	};
	paths.forEach(reach);
	return reached;
}

floors('below the names nothing of Node is reached by any way round', () => {
	const engine = sources.map(({ path }) => path).filter((path) => floorOf(roomOf(path)) < floorOf('names'));
	assert.equal([...reachedFrom(engine)].filter(isWorldly), []);
});

floors('from the function for a Request no module of Node is reached', () => {
	// What a `#` stands for is chosen by the runtime, and is another file where it is not Node.
	const reached = reachedFrom(['src/fetch.ts'], ({ specifier }) => specifier.startsWith('.'));
	assert.ok(reached.has('src/operations/table.ts') && reached.has('src/doors/table.ts'));
	assert.equal(imports.filter(({ from, specifier }) => specifier.startsWith('node:') && reached.has(from)), []);
	assert.not(reached.has('src/http/server.ts'));
});

floors('what `#` stands for in the sources stands for the same in what they are compiled to', () => {
	const { imports: compiled } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly imports: object };
	const moved = JSON.stringify(CHOSEN).replaceAll('"./', '"./dist/').replaceAll('.ts"', '.js"');
	assert.is(JSON.stringify(compiled), moved);
});

floors('from the first entry nothing of Node is reached, nor the lists of names', () => {
	const reached = new Set<string>();
	const reach = (path: string): void => {
		if (reached.has(path)) return;
		reached.add(path);
		imports.filter((one) => one.from === path && isOurs(one)).forEach((one) => reach(targetOf(one)));
	};
	reach('src/index.ts');
	assert.ok(reached.size > 30);
	assert.equal([...reached].filter((path) => isWorldly(path) || path.startsWith('src/names') || path.startsWith('src/operations')), []);
});

floors('nothing else touches the world', () => {
	const touches = sources.filter(({ path }) => !isWorldly(path)).flatMap(({ path, text }) => {
		const code = codeOf(text);
		return WORLD
			// `.document` or a field `process:` is a name like another.
			.filter((name) => new RegExp(`(?<![.\\w$])${name.replace('.', '\\.')}(?![\\w$]|\\s*\\??:)`).test(code))
			.map((name) => `${path} uses ${name}`);
	});
	// A seed that nobody gave has to come from somewhere; Node and browsers have the same generator.
	assert.equal(touches, ['src/math/random.ts uses crypto']);
});

floors.run();
