/*
 * Real Express and Fastify programs with the handler mounted under a path, with and without their body parsers: every operation answers
 * with the same bytes as the own server.
 */

import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHandler, createServer } from '../../src/http/server.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { toQuery } from '../support/arbitrary.ts';

const BASE = '/color';
const OPTIONS = { basePath: BASE, rateLimit: false } as const;
const handle = createHandler(OPTIONS);

/** Express cuts the path off before it hands a request on. */
const inExpress = (...before: readonly express.Handler[]): Promise<RequestListener> => {
	const app = express();
	for (const one of before) app.use(one);
	return Promise.resolve(app.use(BASE, handle));
};

/** Fastify keeps the path, consumes the body, and needs `hijack()` because the handler sends the reply. */
async function inFastify(prepare: (app: FastifyInstance) => void = () => {}): Promise<RequestListener> {
	const app = fastify();
	prepare(app);
	app.all(`${BASE}/*`, (request, reply) => {
		reply.hijack();
		handle(Object.assign<IncomingMessage, object>(request.raw, request.body === undefined ? {} : { body: request.body }), reply.raw);
	});
	await app.ready();
	return app.routing;
}

const parsed = (as: 'string' | 'buffer') => (app: FastifyInstance): void =>
	void app.addContentTypeParser('application/json', { parseAs: as }, (_, body, done) => done(null, body));

const PROGRAMS: { readonly [program: string]: () => Promise<RequestListener> } = {
	'Express': () => inExpress(),
	'Express with express.json()': () => inExpress(express.json()),
	'Express with express.text()': () => inExpress(express.text({ type: '*/*' })),
	'Express with express.raw()': () => inExpress(express.raw({ type: '*/*' })),
	'Express with express.urlencoded(), which leaves JSON alone': () => inExpress(express.urlencoded()),
	'Fastify with its parser of JSON': () => inFastify(),
	'Fastify with bodies as text': () => inFastify(parsed('string')),
	'Fastify with bodies as bytes': () => inFastify(parsed('buffer')),
	'Fastify without a parser': () => inFastify((app) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser('*', (_, __, done) => done(null));
	}),
};

interface Question {
	readonly claim: string;
	readonly path: string;
	readonly init: RequestInit;
}

/** Random answers are requested with a seed, so that they can be compared. */
const settled = ({ input }: AnyOperation, given: object): object => ('seed' in input.fields ? { seed: 'consumers', ...given } : given);

const listQuestions = (operation: AnyOperation, given: object): Question[] => {
	const input = settled(operation, given), path = `${BASE}/api/v1/${operation.name}`;
	const body = JSON.stringify(input);
	const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
	const posted = { claim: `POST ${operation.name} ${body}`, path, init };
	// An input that only a body can express has no query; the rejection of the method is compared all the same.
	if (!operation.methods.includes('GET')) return [{ claim: `GET ${operation.name}`, path, init: {} }, posted];
	const pairs = [...toQuery(input)].flatMap(([name, values]) => values.map((value) => [name, value] as [string, string]));
	const query = new URLSearchParams(pairs);
	return [{ claim: `GET ${operation.name} ${String(query)}`, path: `${path}?${String(query)}`, init: {} }, posted];
};

const QUESTIONS: readonly Question[] = [
	...OPERATIONS.flatMap((operation) => operation.examples.flatMap(({ input }) => listQuestions(operation, input))),
	// Refusals: one of each kind that passes the parsers of both frameworks.
	...OPERATIONS.flatMap((operation) => listQuestions(operation, { color: 'nothing of the kind', nonsense: 1 })),
	{ claim: 'a path with nothing', path: `${BASE}/api/v1/nothing`, init: {} },
	{ claim: 'the description', path: `${BASE}/openapi.json`, init: {} },
	{ claim: 'a HEAD', path: `${BASE}/api/v1/parse-color?color=teal`, init: { method: 'HEAD' } },
];

/** The answer without the headers of the connection. */
async function answered(url: string, { path, init }: Question): Promise<object> {
	// The length and tag of a cached answer depend on its coding.
	const plain = { ...init, headers: { 'Accept-Encoding': 'identity', ...init.headers } };
	const response = await fetch(url + path, { ...plain, signal: AbortSignal.timeout(10_000) });
	const headers = ['content-type', 'content-length', 'cache-control', 'etag', 'allow', 'access-control-allow-origin', 'link'];
	const summary = Object.fromEntries(headers.map((name) => [name, response.headers.get(name)]));
	return { status: response.status, body: await response.text(), ...summary };
}

async function listening(listener: RequestListener | null, use: (url: string) => Promise<void>): Promise<void> {
	const server = listener === null ? createServer(OPTIONS) : createHttpServer(listener);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		// A server that listens on a port has an address object.
		await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

const frameworks = suite('frameworks');

frameworks('calls all operations with both methods', () => {
	assert.ok(OPERATIONS.length > 0);
	const claims = OPERATIONS.flatMap(({ name }) => [`GET ${name}`, `POST ${name}`]);
	for (const claim of claims) assert.ok(QUESTIONS.some((question) => question.claim.startsWith(claim)), claim);
});

for (const [program, start] of Object.entries(PROGRAMS)) {
	frameworks(`${program} answers as the server does`, () => listening(null, async (plain) => {
		await listening(await start(), async (inside) => {
			for (const question of QUESTIONS) {
				const [expected, got] = [await answered(plain, question), await answered(inside, question)];
				assert.equal(got, expected, question.claim);
			}
		});
	}));
}

frameworks.run();
