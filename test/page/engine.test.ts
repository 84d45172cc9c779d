/*
 * Calls of the page: which request they become, what is computed in the browser, and which answers of the service are stored.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mixColors } from '../../src/operations/mix-colors/declaration.ts';
import { parseColor } from '../../src/operations/parse-color/declaration.ts';
import type { Json } from '../../src/errors.ts';
import { spend } from '../../src/math/budget.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const engine = suite('calls of the page');

fakeDocument();
const main = Object.assign(new FakeElement('main'), { dataset: { api: '/color/api/v1/' } });
Object.assign(document, { querySelector: () => main });
const { answerHere, BASE, cachedAnswer, createCall, requestService } = await import('../../src/page/engine.ts');

engine.before.each(() => void Object.assign(globalThis, { location: { origin: 'https://example.com' } }));

engine('the page knows the path that its service is mounted under', () => assert.is(BASE, '/color'));

engine('a call has no empty fields, and is a GET with texts and lists of texts', () => {
	const { method, fields, api } = createCall('mix-colors', { first: 'red', seeds: ['a', 'b'], space: '', pins: [], more: {} }, ['first']);
	assert.equal({ method, fields, api }, {
		method: 'GET', fields: { first: 'red', seeds: ['a', 'b'] }, api: 'https://example.com/color/api/v1/',
	});
});

engine('a call with an object, a list of objects or a truth value is a POST, whose numbers are numbers', () => {
	const withValue = (value: Json): string => createCall('x', { value }).method;
	for (const value of [{ a: 1 }, [{ a: 1 }], true, false, ['a', [true]]]) assert.is(withValue(value), 'POST', JSON.stringify(value));
	assert.is(withValue(['a', 'b']), 'GET');
	const { fields } = createCall('x', { isFull: true, steps: '5', angle: 'x', seed: '7' }, ['steps', 'angle']);
	assert.equal(fields, { isFull: true, steps: 5, angle: 'x', seed: '7' });
});

engine('an answer is computed in the browser, from a query or from a body', () => {
	for (const fields of [{ color: '#0f0' }, { color: '#0f0', isBody: true }]) {
		const call = { ...createCall('parse-color', fields), fields: { color: '#0f0' } };
		const answer = answerHere(parseColor, call)!, value = answer.value as { readonly hex: string };
		assert.equal([value.hex, answer.isProblem, answer.from, JSON.parse(answer.text).hex], ['#00ff00', false, 'here', '#00ff00']);
	}
});

engine('a problem found in the browser has its issues, and its place in the query or the body', () => {
	for (const [isBody, place] of [[false, { parameter: 'space' }], [true, { pointer: '#/space' }]] as const) {
		const call = createCall('mix-colors', { first: 'red', second: 'teal', space: 'oklabb' });
		const answer = answerHere(mixColors, { ...call, method: isBody ? 'POST' : 'GET' })!;
		const { status, type, errors } = answer.value as { readonly status: number; readonly type: string; readonly errors: readonly object[] };
		assert.equal([answer.isProblem, answer.issues!.length, status, type], [true, 1, 400, '/color/problems/invalid-parameter']);
		assert.equal({ ...errors[0], ...place }, errors[0]);
	}
});

engine('work that takes longer than a frame is left to the service', () => {
	const slow = { ...parseColor, run: () => {
		spend(1e6);
		return {} as never;
	} };
	assert.is(answerHere(slow, createCall('parse-color', { color: 'red' })), undefined);
});

/** Runs `work` with a service that answers with a status. Returns the requests. */
async function withService(status: number, work: () => Promise<void>): Promise<readonly RequestInit[]> {
	const { fetch } = globalThis, requests: RequestInit[] = [];
	globalThis.fetch = async (_, init) => {
		requests.push(init!);
		return new Response('{"a":1}', { status });
	};
	try {
		await work();
	} finally {
		globalThis.fetch = fetch;
	}
	return requests;
}

const ask = (color: string, method = 'GET') =>
	requestService({ ...createCall('parse-color', { color }), method: method as 'GET' | 'POST' }, new AbortController().signal);

engine('answers and refusals of an input are requested once; other problems are requested again', async () => {
	for (const [status, count] of [[200, 1], [400, 1], [429, 2], [500, 2]] as const) {
		const requests = await withService(status, async () => {
			for (let i = 0; i < 2; i++) {
				const answer = await ask(`color-${status}`);
				assert.equal([answer.isProblem, answer.from, answer.value], [status !== 200, 'service', { a: 1 }]);
			}
		});
		assert.is(requests.length, count, String(status));
	}
});

engine('calls with the same fields differ by method; only a body is JSON', async () => {
	const requests = await withService(200, async () => {
		await ask('both');
		await ask('both', 'POST');
	});
	assert.equal(requests.map(({ method, body, headers }) => [method, body, headers]), [
		['GET', undefined, {}], ['POST', '{"color":"both"}', { 'Content-Type': 'application/json' }],
	]);
});

engine('the 200 latest answers are stored', async () => {
	await withService(200, async () => {
		for (let i = 0; i <= 200; i++) await ask(`latest-${i}`);
	});
	const isStored = (i: number): boolean => cachedAnswer(createCall('parse-color', { color: `latest-${i}` })) !== undefined;
	assert.equal([0, 1, 2, 200].map(isStored), [false, true, true, true]);
});

engine.run();
