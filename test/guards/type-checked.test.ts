/*
 * Every TypeScript file belongs to a project that a command checks: `npm run types`, `npm run bench`, `npm run browser` or
 * `npm run consumers`.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT, sourcesUnder } from '../support/project.ts';

const guard = suite('type-checked files');

/** Projects by the file whose text has the command. */
const PROJECTS = {
	'.': 'package.json', 'src/page': 'package.json', 'bench': 'package.json', 'test/browser': 'test/browser/run.sh',
	'test/consumers': 'test/consumers/run.sh',
} as const;

/** Files that a project includes. */
function listFiles(project: string): string[] {
	const config = execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', project, '--showConfig'], { cwd: ROOT, encoding: 'utf8' });
	return (JSON.parse(config) as { readonly files: readonly string[] }).files.map((file) => relative(ROOT, join(ROOT, project, file)));
}

guard('every project has a command', () => {
	for (const [project, file] of Object.entries(PROJECTS)) assert.match(readFileSync(join(ROOT, file), 'utf8'), `tsc -p ${project}`, project);
});

guard('every file is in a project', () => {
	const checked = new Set(Object.keys(PROJECTS).flatMap(listFiles));
	const files = ['src', 'build', 'test', 'bench'].flatMap((folder) => sourcesUnder(folder).map(({ path }) => path));
	assert.ok(files.length > 1000);
	assert.equal(files.filter((path) => !checked.has(path)), []);
});

guard.run();
