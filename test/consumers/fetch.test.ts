/*
 * `tincture/fetch` in its target runtimes: workerd, Deno and Bun serve it over HTTP; Hono and a Next.js route handler call it. Every
 * operation answers and rejects, by GET and by POST, with the bytes, status and headers of node:http.
 */

import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { toQuery } from '../support/arbitrary.ts';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { must, projectWithPackage, TOOLS } from './packed.ts';

const fetched = suite('tincture/fetch');

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Question = readonly [path: string, init?: RequestInit];

const settled = ({ input }: AnyOperation, given: object): object => ('seed' in input.fields ? { seed: 'consumers', ...given } : given);

function listQuestions(operation: AnyOperation, given: object): Question[] {
	const input = settled(operation, given), path = `/api/v1/${operation.name}`;
	const posted: Question = [path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(input) }];
	if (!operation.methods.includes('GET')) return [[path], posted];
	const query = new URLSearchParams([...toQuery(input)].flatMap(([name, values]) => values.map((value) => [name, value])));
	return [[`${path}?${String(query)}`], posted];
}

const QUESTIONS: readonly Question[] = [
	...OPERATIONS.flatMap((operation) => operation.examples.flatMap(({ input }) => listQuestions(operation, input))),
	...OPERATIONS.flatMap((operation) => listQuestions(operation, { color: 'nothing of the kind', nonsense: 1 })),
	// Requests that need the lists of names, in both languages.
	['/api/v1/parse-color?color=dusty%20rose'], ['/api/v1/parse-color?color=%D0%B1%D0%B8%D1%80%D1%8E%D0%B7%D0%BE%D0%B2%D1%8B%D0%B9'],
	['/api/v1/nearest-names?color=%233b82f6&locale=ru'], ['/api/v1/find-colors?query=sky&limit=5'],
	['/nowhere'], ['/api/v1/parse-color?color=teal', { method: 'HEAD' }], ['/api/v1/parse-color', { method: 'OPTIONS' }],
	['/api/v1/parse-color', { method: 'DELETE' }], ['/api/v1/parse-color?color=teal', { headers: { 'If-None-Match': '*' } }],
	['/api/v1/parse-color', { method: 'POST', headers: JSON_TYPE, body: '{"color":' }],
	['/api/v1/parse-color', { method: 'POST', headers: JSON_TYPE, body: `{"color":"${'a'.repeat(70_000)}"}` }],
];

/** Headers of the answer itself, without those of the connection and of compression. */
const HEADERS = [
	'content-type', 'cache-control', 'etag', 'allow', 'access-control-allow-origin', 'access-control-allow-methods', 'link',
];

async function summarize(response: Response): Promise<object> {
	const headers = Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)]));
	return { status: response.status, ...headers, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

type Ask = (question: Question) => Promise<Response>;

const over = (url: string): Ask => ([path, init]) => fetch(url + path, { ...init, signal: AbortSignal.timeout(20_000) });

let expectedAnswers: Promise<readonly object[]> | undefined;

/** The answers of node:http, asked once. */
const expected = (): Promise<readonly object[]> => (expectedAnswers ??= (async () => {
	const answers: object[] = [];
	await withServer(async (url) => {
		for (const question of QUESTIONS) answers.push(await summarize(await over(url)(question)));
	});
	return answers;
})());

async function assertSame(ask: Ask): Promise<void> {
	const answers = await expected();
	for (const [i, question] of QUESTIONS.entries()) {
		const [path, { method = 'GET', body = '' } = {}] = question;
		assert.equal(await summarize(await ask(question)), answers[i], `${method} ${path} ${String(body).slice(0, 100)}`);
	}
}

fetched('calls all operations, and gets every kind of status', async () => {
	assert.ok(OPERATIONS.length > 0);
	for (const { name } of OPERATIONS) assert.ok(QUESTIONS.filter(([path]) => path.startsWith(`/api/v1/${name}`)).length >= 2, name);
	const statuses = new Set((await expected()).map((answer) => (answer as { status: number }).status));
	for (const status of [200, 204, 304, 400, 404, 405, 413]) assert.ok(statuses.has(status), String(status));
});

const home = ((): (() => string) => {
	let made: string | undefined;
	return () => (made ??= projectWithPackage({
		// As the App Router of Next.js has it: app/api/v1/[...path]/route.js.
		'route.js': `import { createFetch } from 'tincture/fetch';
			const handle = createFetch();
			export { handle as GET, handle as POST, handle as HEAD, handle as OPTIONS, handle as DELETE };`,
		'deno.js': `import { createFetch } from 'tincture/fetch';
			Deno.serve({ port: Number(Deno.args[0]), hostname: '127.0.0.1', onListen: () => {} }, createFetch());`,
		'bun.js': `import { createFetch } from 'tincture/fetch';
			Bun.serve({ port: Number(process.argv[2]), hostname: '127.0.0.1', fetch: createFetch() });`,
		'worker.js': `import { createFetch } from 'tincture/fetch';
			import { loadNames } from 'tincture/names';
			import names from 'tincture/names-data';
			const handle = createFetch();
			let ready;
			export default { async fetch(request) { await (ready ??= loadNames(names)); return handle(request); } };`,
	}));
})();

interface Handler {
	readonly createFetch: () => (request: Request) => Promise<Response>;
}

/** The packed package itself, not the sources. */
const packedFetch = async (): Promise<Handler> =>
	await import(pathToFileURL(join(home(), 'node_modules/tincture/dist/programs/fetch.js')).href) as Handler;

fetched('Hono', async () => {
	const handle = (await packedFetch()).createFetch(), app = new Hono();
	app.all('*', (context) => handle(context.req.raw));
	await assertSame(async ([path, init]) => app.fetch(new Request(`https://example.com${path}`, init)));
});

fetched('a route handler of Next.js', async () => {
	type Route = Readonly<Record<string, (request: Request, context: object) => Promise<Response>>>;
	const route = await import(pathToFileURL(join(home(), 'route.js')).href) as Route;
	await assertSame(([path, init]) => {
		const request = new Request(`https://example.com${path}`, init);
		return route[request.method]!(request, { params: Promise.resolve({ path: path.split('/') }) });
	});
});

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createTcpServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

/** Starts a program that serves on a port, and asks it. */
async function assertServes(command: string, words: (port: number) => readonly string[]): Promise<void> {
	const port = await freePort(), url = `http://127.0.0.1:${port}`;
	const child = spawn(command, words(port), { cwd: home(), stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said += chunk.toString());
	try {
		let isUp = false;
		for (let i = 0; i < 300 && !isUp && child.exitCode === null; i++) {
			isUp = await fetch(`${url}/livez`).then(() => true, () => false);
			if (!isUp) await new Promise((resolve) => setTimeout(resolve, 100));
		}
		assert.ok(isUp, said);
		await assertSame(over(url));
	} finally {
		child.kill('SIGKILL');
	}
}

for (const [name, binary, words] of [
	['Deno', '@deno/linux-x64-glibc/deno',
		['run', '--quiet', '--no-lock', '--node-modules-dir=manual', '--allow-read', '--allow-net', 'deno.js'],
	],
	['Bun', '@oven/bun-linux-x64/bin/bun', ['bun.js']],
] as const) {
	if (!existsSync(join(TOOLS, binary))) leaveOut(fetched, name, 'its binary is not for this machine');
	else fetched(name, () => assertServes(join(TOOLS, binary), (port) => [...words, String(port)]));
}

const WORKERD = join(TOOLS, '@cloudflare/workerd-linux-64/bin/workerd');

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [(name = "main", worker = .main)],
	sockets = [(name = "http", http = (), service = "main")],
);
const main :Workerd.Worker = (compatibilityDate = "2025-01-01", modules = [(name = "worker.js", esModule = embed "worker-bundle.js")]);`;

if (!existsSync(WORKERD)) leaveOut(fetched, 'workerd', 'its binary is not for this machine');
else {
	fetched('workerd', async () => {
		must(process.execPath, [
			join(TOOLS, 'esbuild/bin/esbuild'), 'worker.js', '--outfile=worker-bundle.js', '--bundle', '--format=esm', '--platform=browser',
			'--target=es2022', '--log-level=warning',
		], home());
		writeFileSync(join(home(), 'worker.capnp'), CONFIG);
		await assertServes(WORKERD, (port) => ['serve', 'worker.capnp', `--socket-addr=http=127.0.0.1:${port}`]);
	});
}

fetched('bundles of esbuild for Node, which have no files next to them', async () => {
	const bundle = `import { createFetch } from 'tincture/fetch';
		createFetch()(new Request('http://localhost/' + process.argv[2])).then(async (response) => console.log(response.status + ' ' + await response.text()));`;
	writeFileSync(join(home(), 'bundled.js'), bundle);
	for (const format of ['esm', 'cjs']) {
		const file = format === 'cjs' ? 'bundled.cjs' : 'bundled.mjs';
		const words = ['bundled.js', `--outfile=${file}`, '--bundle', `--format=${format}`, '--platform=node', '--log-level=warning'];
		assert.is(must(process.execPath, [join(TOOLS, 'esbuild/bin/esbuild'), ...words], home()).trim(), '');
		assert.match(must(process.execPath, [file, 'api/v1/parse-color?color=dusty%20rose'], home()), /^200 .*#d4a5a5/);
		assert.match(must(process.execPath, [file, ''], home()), /^200 <!doctype html>/);
	}
});

fetched.run();
