/*
 * Runs deploy/Dockerfile, instruction by instruction, with directories instead of images: the copied files are enough to build,
 * the final image is enough to run, healthy and without writing a file, and SIGTERM ends it with 0. Then its files are damaged.
 *
 * Needs no registry of images. Instead of `RUN npm ci` it uses the packages of the checkout.
 */

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { proveDamaged } from './damaged.ts';

const container = suite('the container');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Instruction {
	readonly word: string;
	readonly rest: string;
}

/** The instructions of each stage. */
const [build = [], image = []] = read('deploy/Dockerfile').split(/^(?=FROM )/m).slice(1).map((stage) =>
	stage.split('\n')
		.filter((line) => /^[A-Z]+ /.test(line))
		.map((line): Instruction => ({ word: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) })));

const all = (stage: readonly Instruction[], word: string): string[] => stage.filter((one) => one.word === word).map(({ rest }) => rest);

/** Copies as COPY does: a directory's inside into the target, files into a directory that ends in a slash. */
function copy(instruction: string, from: string, to: string): void {
	const words = instruction.split(' ').filter((word) => !word.startsWith('--'));
	const target = words.pop()!;
	for (const source of words)
		cpSync(join(from, source), target.endsWith('/') ? join(to, target, source.split('/').pop()!) : join(to, target), { recursive: true });
}

/** What .dockerignore lets through to the builder. */
function context(directory: string): void {
	const [everything, ...kept] = read('deploy/Dockerfile.dockerignore').trim().split('\n');
	assert.is(everything, '*');
	for (const line of kept) {
		assert.match(line, /^![\w.-]+$/);
		cpSync(join(ROOT, line.slice(1)), join(directory, line.slice(1)), { recursive: true });
	}
}

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

container('builds from the copied files, runs from the final ones, is healthy, ends on SIGTERM, and survives damaged files', async () => {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-image-'));
	try {
		const [sent, built, app] = ['context', 'build', 'app'].map((name) => join(directory, name)) as [string, string, string];
		for (const one of [sent, built, app]) mkdirSync(one);
		context(sent);
		for (const instruction of all(build, 'COPY')) copy(instruction, sent, built);
		const [install, ...steps] = all(build, 'RUN');
		assert.match(install!, /^npm ci\b/);
		symlinkSync(join(ROOT, 'node_modules'), join(built, 'node_modules'));
		for (const step of steps) {
			const { status, stderr } = spawnSync('sh', ['-ec', step], { cwd: built, encoding: 'utf8' });
			assert.is(status, 0, `${step}\n${stderr}`);
		}
		for (const instruction of all(image, 'COPY')) copy(instruction.replaceAll('/build/', ''), built, app);
		rmSync(built, { recursive: true });

		const skill = spawnSync(process.execPath, ['dist/cli/main.cjs', 'skill'], { cwd: app, encoding: 'utf8' });
		assert.is(skill.stdout, read('skills/tincture/SKILL.md'), skill.stderr);

		const port = await freePort();
		const environment = Object.fromEntries(
			all(image, 'ENV').flatMap((line) => line.split(' ')).map((pair) => pair.split('=') as [string, string]),
		);
		assert.is(environment['PORT'], all(image, 'EXPOSE')[0]);
		const env = { ...environment, PORT: String(port) };
		const service = spawn(process.execPath, JSON.parse(all(image, 'CMD')[0]!) as string[], { cwd: app, env, stdio: 'ignore' });
		const ended = new Promise<number | null>((resolve) => service.on('close', resolve));
		const [, check = '[]'] = / CMD (\[.*\])$/.exec(all(image, 'HEALTHCHECK')[0]!) ?? [];
		const [node, ...words] = JSON.parse(check) as string[];
		assert.is(node, '/nodejs/bin/node');
		const isHealthy = (): boolean => spawnSync(process.execPath, words, { env }).status === 0;
		let isUp = false;
		for (let i = 0; i < 100 && !(isUp = isHealthy()); i++) await new Promise((resolve) => setTimeout(resolve, 100));
		assert.ok(isUp);
		for (const path of ['parse-color?color=teal', 'find-colors?query=teal']) {
			assert.is((await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { headers: { Connection: 'close' } })).status, 200, path);
		}
		service.kill(all(image, 'STOPSIGNAL')[0] as NodeJS.Signals);
		assert.is(await ended, 0);
		assert.not(isHealthy());
		await proveDamaged(app);
	} finally {
		rmSync(directory, { recursive: true, force: true });
	}
});

container('runs as an unprivileged user, also with a read-only root', () => {
	assert.equal(all(image, 'USER'), ['nonroot']);
	assert.match(read('deploy/Dockerfile'), /docker run --rm --read-only --cap-drop=ALL/);
	const pod = read('deploy/kubernetes/tincture.yaml');
	assert.match(pod, /readOnlyRootFilesystem: true/);
	// The uid of distroless' nonroot.
	assert.match(pod, /runAsUser: 65532/);
});

container.run();
