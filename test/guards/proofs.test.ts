/*
 * Every test that an opening comment cites as proof exists.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT, sourcesUnder } from '../support/project.ts';

/** The proof of an opening comment: up to an empty line, another heading or its end. */
const PROOF = /^\/\*(?:(?!\*\/)[^])*?\n \* Proofs?\b((?:(?!\*\/|\n \*\s*\n|\n \* [A-Z][a-z]+ {2})[^])*)/;

/** A path under test/, or the file name of a test alone. */
const TEST = /\btest\/[\w./-]+\.ts\b|[\w.-]+\.test\.ts\b/g;

/** The tests that an opening comment cites; a name alone is in the folder of the path before it. */
function citedTests(text: string): string[] {
	let folder = '';
	return [...(PROOF.exec(text)?.[1] ?? '').matchAll(TEST)].map(([path]) => {
		if (!path.includes('/')) return folder + path;
		folder = path.slice(0, path.lastIndexOf('/') + 1);
		return path;
	});
}

const proofs = suite('proofs');

for (const [claim, text, expected] of [
	['a path', '/*\n * A.\n *\n * Proof   test/a/b.test.ts.\n */', ['test/a/b.test.ts']],
	['names in the folder of the path before them', '/*\n * Proof  test/a/b.test.ts, c.test.ts;\n *        test/d/e.test.ts and f.test.ts.\n */',
		['test/a/b.test.ts', 'test/a/c.test.ts', 'test/d/e.test.ts', 'test/d/f.test.ts']],
	['a program of tests', '/*\n * Proof  test/a/b.ts.\n */', ['test/a/b.ts']],
	['a name without a path before it', '/*\n * Proof  b.test.ts\n */', ['b.test.ts']],
	['nothing beyond the proof', '/*\n * Proof  test/a/b.test.ts\n *\n * See test/c.test.ts.\n */\n// Proof test/d.test.ts', ['test/a/b.test.ts']],
	['nothing without a proof', '/* test/a/b.test.ts */', []],
] as const) proofs(`an opening comment cites ${claim}`, () => assert.equal(citedTests(text), expected));

proofs('every cited test exists', () => {
	const cited = ['src', 'build', 'bench'].flatMap((folder) => sourcesUnder(folder, /\.m?[tj]s$/))
		.flatMap(({ path, text }) => citedTests(text).map((test) => [path, test] as const));
	assert.ok(cited.length > 170, `${cited.length} cited`);
	assert.equal(cited.filter(([, test]) => !existsSync(join(ROOT, test))).map(([path, test]) => `${path} cites ${test}`), []);
});

proofs.run();
