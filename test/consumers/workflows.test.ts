/*
 * The workflows, read by the parser that GitHub's own language server uses: their schema, and what a release promises.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { ROOT } from '../support/project.ts';

const workflows = suite('workflows');

const DIRECTORY = join(ROOT, '.github/workflows');
const readWorkflow = (name: string): string => readFileSync(join(DIRECTORY, name), 'utf8');

const lint = (name: string, content: string): string[] =>
	parseWorkflow({ name, content }, new NoOperationTraceWriter()).context.errors.getErrors().map(({ message }) => message);

interface Step {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
	readonly needs?: string;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
	readonly steps: readonly Step[];
}

const readJobs = (name: string): Readonly<Record<string, Job>> =>
	(parse(readWorkflow(name), { strict: true }) as { readonly jobs: Readonly<Record<string, Job>> }).jobs;

workflows('each is valid by the schema of GitHub, which finds what is not', () => {
	const names = readdirSync(DIRECTORY);
	assert.equal(names.sort(), ['release.yml', 'test.yml']);
	for (const name of names) assert.equal(lint(name, readWorkflow(name)), [], name);
	assert.ok(lint('test.yml', readWorkflow('test.yml').replace('runs-on:', 'run-on:')).length > 0);
	assert.ok(lint('test.yml', readWorkflow('test.yml').replace('matrix.node }}', 'matrix.node')).length > 0);
});

const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
	readonly engines: { readonly node: string };
	readonly scripts: object;
};

workflows('test on the floors that the package names, and on the newest Node', () => {
	const floors = engines.node.match(/\d+\.\d+\.\d+/g);
	for (const name of ['test.yml', 'release.yml']) assert.equal(readJobs(name)['test']!.strategy!.matrix.node, [...floors!, 'current'], name);
});

workflows('run commands and read files that there are', () => {
	const steps = ['test.yml', 'release.yml'].flatMap((name) => Object.values(readJobs(name)).flatMap((job) => job.steps));
	for (const { run = '', with: words } of steps) {
		for (const [, script = ''] of run.matchAll(/npm run ([\w-]+)/g)) assert.ok(script in scripts, script);
		if (run.startsWith('.')) assert.ok(existsSync(join(ROOT, run)), run);
		if (words?.['file'] !== undefined) assert.ok(existsSync(join(ROOT, String(words['file']))));
	}
});

workflows('publish what was tested, by identity and not by a token, with its provenance', () => {
	const { package: published, image } = readJobs('release.yml');
	assert.is(published!.needs, 'test');
	assert.is(published!.permissions!['id-token'], 'write');
	assert.ok(published!.steps.some(({ run }) => run?.startsWith('npm publish --provenance')));
	assert.not.match(readWorkflow('release.yml'), /secrets\.|NODE_AUTH_TOKEN/);
	assert.is(image!.needs, 'test');
	assert.ok(image!.steps.some((step) => step.with?.['platforms'] === 'linux/amd64,linux/arm64' && step.with['push'] === true));
});

workflows.run();
