/*
 * The order of the rooms: a file imports only from its own room or an earlier one, without import cycles.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stripText, importsUnder } from '../support/code.ts';
import { ROOT, sourcesUnder } from '../support/project.ts';

/** From the lowest floor to the highest. Rooms in one row are on the same floor and do not import each other. */
const FLOORS = [
	['errors'], ['math'], ['schema'],
	['spaces'], ['metrics'], ['gamut'], ['vision'], ['compositing'],
	['reading'], ['formats'], ['names'], ['palette'], ['fn'], ['tokens'], ['theme'],
	['operations', 'library'],
	['assets'],
	['doors'],
	['http'], ['cli', 'page'],
	['entries'],
];

/** The rooms with side effects, the files of the engine that read and fetch the name lists, and the clock of long work. */
const WORLDLY = [
	'src/names/disk.ts', 'src/names/load.ts', 'src/names/module.ts', 'src/names/path-of.ts', 'src/assets/',
	'src/doors/slices.ts', 'src/http/', 'src/fetch.ts',
	'src/cli/', 'src/page/',
];

/** Globals that reach outside of the program or differ from run to run. */
const WORLD = [
	'process', 'console', 'Buffer', 'globalThis', 'fetch', 'performance', 'Date', 'require', 'crypto', 'eval', 'Function',
	'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Math.random', 'import.meta', 'localStorage', 'document', 'window',
];

/** A file outside of all rooms is an entry of the package, except errors.ts, which all rooms import. */
const findRoom = (path: string): string => {
	const [, room = ''] = path.split('/');
	// The folder of an operation holds files of three floors.
	if (room === 'operations' && path.endsWith('/picture.ts')) return 'cli';
	if (room === 'operations' && /\/(?:view|view-fields)\.ts$/.test(path)) return 'page';
	return room.endsWith('.ts') && room !== 'errors.ts' ? 'entries' : room.replace(/\.ts$/, '');
};
const findFloor = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));
const isWorldly = (path: string): boolean => WORLDLY.some((place) => path.startsWith(place)) || ['cli', 'page'].includes(findRoom(path));

const sources = sourcesUnder('src');
const imports = importsUnder('src');
/** Targets of specifiers with `#` in Node. */
const CHOSEN = (
	JSON.parse(readFileSync(join(ROOT, 'src/package.json'), 'utf8')) as {
		readonly imports: Readonly<Record<string, { readonly node: string }>>,
	}
).imports;

const resolveTarget = ({ from, specifier }: (typeof imports)[number]): string =>
	(specifier in CHOSEN ? posix.join('src', CHOSEN[specifier]!.node) : posix.join(posix.dirname(from), specifier));
const isOurs = ({ specifier }: (typeof imports)[number]): boolean => specifier.startsWith('.') || specifier in CHOSEN;

const floors = suite('the floors');

floors('every file belongs to a room of the list', () => {
	assert.equal(sources.filter(({ path }) => findFloor(findRoom(path)) === -1).map(({ path }) => path), []);
});

floors('the table of ARCHITECTURE.md holds every room, from ground to roof, and no other', () => {
	const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
	const documented = [
		...page.matchAll(/^\| \[?`(errors|[a-z]+(?=\/))(?:\/|\.ts)`(?:\]\([^)]+\))? \||^\| (`[a-z]+\.ts`, .*) \|/gm),
	].map(([, room]) => room ?? 'entries');
	const rooms = [...new Set(sources.map(({ path }) => findRoom(path)))];
	assert.equal([...documented].sort(), rooms.sort(), 'the rooms there are');
	assert.equal(documented.map(findFloor), documented.map(findFloor).sort((a, b) => a - b), 'in the order of the floors');
});

floors('every import is found', () => {
	// A `from '…'` that the reader of imports overlooked would be an import that no guard sees.
	const written = sources.map(({ text }) => stripText(text).match(/\bfrom\s*['"]/g)?.length ?? 0).reduce((sum, n) => sum + n, 0);
	assert.ok(imports.length >= written, `${imports.length} imports read, ${written} written`);
	assert.ok(written > 100);
});

floors('an import is a file of ours, with its ending, or a module of Node', () => {
	const existing = new Set(sources.map(({ path }) => path));
	const strange = imports.filter((one) => !one.specifier.startsWith('node:') && !(isOurs(one) && existing.has(resolveTarget(one))));
	assert.equal(strange, []);
});

floors('no file imports from a room on a higher floor or on the same one', () => {
	const upwards = imports.filter(isOurs).filter((one) => {
		const from = findRoom(one.from), to = findRoom(resolveTarget(one));
		return from !== to && findFloor(to) >= findFloor(from);
	});
	assert.equal(upwards.map((one) => `${one.from} imports ${resolveTarget(one)}`), []);
});

floors('no files of a room import each other in a circle', () => {
	const graph = new Map(sources.map(({ path }) => [path, imports.filter((one) => one.from === path && isOurs(one)).map(resolveTarget)]));
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
		imports.filter((one) => one.from === path && isFollowed(one)).forEach((one) => reach(resolveTarget(one)));
	};
	paths.forEach(reach);
	return reached;
}

floors('rooms below the names do not reach Node, directly or indirectly', () => {
	const engine = sources.map(({ path }) => path).filter((path) => findFloor(findRoom(path)) < findFloor('names'));
	assert.equal([...reachedFrom(engine)].filter(isWorldly), []);
});

floors('tincture/fetch reaches no module of Node', () => {
	// The runtime chooses the target of a `#` specifier; outside of Node it is another file.
	const reached = reachedFrom(['src/fetch.ts'], ({ specifier }) => specifier.startsWith('.'));
	assert.ok(reached.has('src/operations/table.ts') && reached.has('src/doors/table.ts'));
	assert.equal(imports.filter(({ from, specifier }) => specifier.startsWith('node:') && reached.has(from)), []);
	assert.not(reached.has('src/http/server.ts'));
});

floors('a `#` specifier has the same target in the sources and in the compiled package, except names, which are a module there', () => {
	const { imports: compiled } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly imports: object };
	const moved = JSON.stringify(CHOSEN).replaceAll('"./', '"./dist/').replaceAll('.ts"', '.js"').replace('names/disk.js', 'names/module.js');
	assert.is(JSON.stringify(compiled), moved);
});

floors('the main entry reaches neither Node nor the lists of names', () => {
	const reached = reachedFrom(['src/index.ts']);
	assert.ok(reached.size > 30);
	assert.equal([...reached].filter((path) => isWorldly(path) || path.startsWith('src/names') || path.startsWith('src/operations')), []);
});

floors('no other file uses globals or modules with side effects', () => {
	const touches = sources.filter(({ path }) => !isWorldly(path)).flatMap(({ path, text }) => {
		const code = stripText(text);
		return WORLD
			// `.document` or a field `process:` is a name like another.
			.filter((name) => new RegExp(`(?<![.\\w$])${name.replace('.', '\\.')}(?![\\w$]|\\s*\\??:)`).test(code))
			.map((name) => `${path} uses ${name}`);
	});
	// The default seed comes from the random generator that Node and browsers share.
	assert.equal(touches, ['src/math/random.ts uses crypto']);
});

floors.run();
