/*
 * The steps of the build: each runs alone, in a tree without dist/, and unknown ones are refused. Scripts of package.json are short.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { manPage } from '../../src/cli/man.ts';
import { openApi } from '../../src/doors/openapi/document.ts';
import { whole } from '../../src/math/steps.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { withCopy } from '../support/scratch-project.ts';
import { ROOT } from '../support/project.ts';

const build = suite('the build');

const STEPS = [
	['man', 'man/tincture.1', () => manPage(OPERATIONS)],
	['openapi', 'dist/assets/openapi.json', () => JSON.stringify(whole(openApi(OPERATIONS)))],
	['assets', 'dist/assets/library.md', () => readFileSync(join(ROOT, 'docs/library.md'), 'utf8')],
	['types', 'dist/operations.d.ts', undefined],
	['names', 'dist/names/names.bin', undefined],
	['service', 'dist/service/program.js', undefined],
	['programs', 'dist/programs/fetch.js', undefined],
	['cjs', 'dist/index.cjs', undefined],
] as const;

/** Runs each step in a tree without the output of others, and moves its output to a folder of its name; then two steps together. */
const RUN_EACH = `
import { mkdirSync, renameSync, rmSync } from 'node:fs';
const runSteps = async (name: string, ...steps: string[]): Promise<void> => {
	for (const folder of ['dist', 'man']) rmSync(folder, { recursive: true, force: true });
	process.argv.splice(2, Infinity, ...steps);
	await import('../build/main.ts?' + name);
	mkdirSync('out/' + name, { recursive: true });
	renameSync(name === 'man' ? 'man' : 'dist', 'out/' + name + (name === 'man' ? '/man' : '/dist'));
};
for (const step of ${JSON.stringify(STEPS.map(([step]) => step))}) await runSteps(step, step);
await runSteps('both', 'openapi', 'assets');
`;

build('runs each step alone, in a tree without dist/', () => withCopy(({ read, run, write }) => {
	write('test/run-each.ts', RUN_EACH);
	assert.equal(run('test/run-each.ts'), { status: 0, output: '' });
	for (const [step, file, expected] of STEPS) {
		const text = read(`out/${step}/${file}`);
		if (expected === undefined) assert.ok(text.length > 1000, step);
		else assert.ok(text === expected(), step);
	}
	// The step `assets` compresses the description that `openapi` has written.
	assert.ok(read('out/both/dist/assets/openapi.json.br').length > 1000);
}));

build('lists its steps, and refuses unknown ones before it runs any', () => withCopy(({ build, read }) => {
	const help = build('--help'), { status, output } = build('man', 'mann');
	assert.is(help.status, 0);
	for (const step of ['compile', 'names', 'types', 'assets', 'openapi', 'service', 'programs', 'cjs', 'man', 'package', 'pages'])
		assert.match(help.output, new RegExp(`^  ${step} +\\w`, 'm'));
	assert.is(status, 64);
	assert.is(output, `Unknown step "mann".\n\n${help.output}`);
	assert.throws(() => read('man/tincture.1'), /ENOENT/);
}));

build('leaves package.json scripts of one command, or two', () => {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
	for (const [name, script] of Object.entries(scripts)) {
		assert.ok(script.split(/&&|\|\||[;|]/).length <= 2 && script.length <= 90 && !/\bsed\b|banner/.test(script), `${name}: ${script}`);
	}
});

build.run();
