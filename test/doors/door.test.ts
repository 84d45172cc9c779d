/*
 * Doors added to a server: one that reads a JSON body, one that costs five tokens, one that sends bytes, and
 * those with names in their path. The server does not depend on what doors do.
 */

import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createLog } from '../../src/http/log.ts';
import { createServer, jsonReply, readJson, readQuery, type Door } from '../../src/server.ts';
import { withServer } from '../support/server.ts';
import { fixture } from '../http/fixture.ts';
import { answerOf, assertOpen, post, problemIn, type Answer } from '../http/raw.ts';

const { operations } = fixture();

const doors = suite('doors');

const get = async (url: string, init?: RequestInit): Promise<Answer> => answerOf(await fetch(url, init));

/** Counts the calls of a door. */
function countCalls(door: Door): Door & { readonly calls: () => number } {
	let calls = 0;
	return { ...door, answer: (input) => (calls++, door.answer(input)), calls: () => calls };
}

const SUM: Door = {
	path: '/sum',
	name: 'sum',
	methods: { POST: 'json' },
	cost: 1,
	answer: ({ body }) => {
		const { numbers } = readJson(body) as { numbers?: unknown };
		if (!Array.isArray(numbers)) throw new InputError({ code: 'invalid-parameter', path: ['numbers'], detail: 'numbers must be a list.' });
		return jsonReply({ sum: numbers.reduce((sum: number, one: number) => sum + one, 0) }, 'day');
	},
};

doors('a door reads a JSON body; other bodies are refused before it is called', () => {
	const sum = countCalls(SUM);
	return withServer(async (url) => {
		const answer = await post(`${url}/sum`, '{"numbers":[1,2,39]}');
		assert.is(answer.status, 200);
		assert.is(answer.body, '{"sum":42}');
		assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
		assert.is(answer.headers.get('cache-control'), 'public, max-age=86400');
		assertOpen(answer);
		assert.is(sum.calls(), 1);
		problemIn(await post(`${url}/sum`, '{"numbers":[1]}', { 'Content-Type': 'text/plain' }), 'unsupported-media-type');
		problemIn(await post(`${url}/sum?x=1`, '{"numbers":[1]}'), 'invalid-parameter');
		problemIn(await post(`${url}/sum`, `{"numbers":[${'1,'.repeat(40_000)}1]}`), 'content-too-large');
		assert.is(problemIn(await get(`${url}/sum`), 'method-not-allowed').detail, 'GET is not allowed at /sum. Use one of POST, OPTIONS.');
		assert.is(sum.calls(), 1);
		const { errors } = problemIn(await post(`${url}/sum`, '{"numbers":1}'), 'invalid-parameter');
		assert.equal(errors, [{ pointer: '#/numbers', detail: 'numbers must be a list.' }]);
		problemIn(await post(`${url}/sum`, '{"numbers":'), 'invalid-json');
		problemIn(await post(`${url}/sum`, ''), 'invalid-json');
	}, { operations, doors: [sum] });
});

doors('cacheable answers are cached', () => {
	const sum = countCalls(SUM);
	return withServer(async (url) => {
		for (let i = 0; i < 5; i++) assert.is((await post(`${url}/sum`, '{"numbers":[2]}')).body, '{"sum":2}');
		assert.is(sum.calls(), 2);
		assert.is((await post(`${url}/sum`, '{"numbers":[3]}')).body, '{"sum":3}');
	}, { operations, doors: [sum] });
});

doors('a long body costs a token for each started 4 KiB; a debt is paid before the next request', () => {
	const clock = { now: 0 };
	return withServer(async (url) => {
		const ask = async (bytes: number) => await post(`${url}/api/v1/echo`, '{"word":"a"}'.padEnd(bytes));
		assert.is((await ask(4096)).headers.get('ratelimit'), '"default";r=11;t=1');
		assert.is((await ask(4097)).headers.get('ratelimit'), '"default";r=9;t=1');
		assert.is((await ask(60 * 1024)).status, 429);
		clock.now += 2500;
		assert.is((await ask(60 * 1024)).headers.get('ratelimit'), '"default";r=0;t=1');
		const waits = await ask(20);
		problemIn(waits, 'rate-limited');
		// The debt is three of fifteen tokens and the request costs one, at two per second.
		assert.is(waits.headers.get('retry-after'), '2');
	}, { operations, clock: () => clock.now, rateLimit: { rate: 2, burst: 12 } });
});

doors('a door that costs five tokens takes five, and Retry-After is the wait for them', () => {
	const clock = { now: 0 };
	const dear: Door = { path: '/dear', name: 'dear', methods: { GET: 'query' }, cost: 5, answer: () => jsonReply('dear', 'never') };
	return withServer(async (url) => {
		const left = async (path: string): Promise<string | undefined> => (await get(url + path)).headers.get('ratelimit');
		assert.is(await left('/dear'), '"default";r=7;t=1');
		assert.is(await left('/api/v1/echo?word=a'), '"default";r=6;t=1');
		assert.is(await left('/dear'), '"default";r=1;t=1');
		const refused = await get(`${url}/dear`);
		problemIn(refused, 'rate-limited');
		// Four more tokens at two a second.
		assert.is(refused.headers.get('retry-after'), '2');
		assert.is((await get(`${url}/api/v1/echo?word=a`)).status, 200, 'a refusal takes nothing');
		clock.now += 2499;
		problemIn(await get(`${url}/dear`), 'rate-limited');
		clock.now += 1;
		assert.is((await get(`${url}/dear`)).status, 200);
		assert.is((await get(`${url}/livez`)).status, 200, 'health costs nothing');
	}, { operations, doors: [dear], clock: () => clock.now, rateLimit: { rate: 2, burst: 12 } });
});

doors('bytes are sent unchanged, with their ETag', () => {
	const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
	const picture: Door = {
		path: '/picture.png',
		methods: { GET: 'query', HEAD: 'query' },
		cost: 1,
		isFixed: true,
		answer: () => ({ status: 200, type: 'image/png', body: bytes, keep: 'day' }),
	};
	const once = countCalls(picture);
	return withServer(async (url) => {
		for (let i = 0; i < 3; i++) {
			const response = await fetch(`${url}/picture.png?${i}`);
			assert.equal(new Uint8Array(await response.arrayBuffer()), bytes);
			assert.is(response.headers.get('content-type'), 'image/png');
			assert.is(response.headers.get('content-length'), '300');
			assert.is(response.headers.get('etag'), `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`);
			assert.not(response.headers.has('ratelimit'), 'a page tells nothing of the limit');
		}
		assert.is(once.calls(), 1, 'a fixed door is called once');
		const etag = (await get(`${url}/picture.png`, { method: 'HEAD' })).headers.get('etag')!;
		assert.is((await get(`${url}/picture.png`, { headers: { 'If-None-Match': etag } })).status, 304);
	}, { operations, doors: [once], rateLimit: { rate: 100 } });
});

const swatch: Door = {
	path: '/swatch/{color}.{ending}',
	methods: { GET: 'query' },
	cost: 1,
	answer: ({ parts, query }) => jsonReply({ ...parts, query: [...readQuery(query)] }, 'never'),
};

doors('names in braces match one part of a path, decoded', () => withServer(async (url) => {
	for (const [path, expected] of [
		['/swatch/teal.svg', '{"color":"teal","ending":"svg","query":[]}'],
		['/swatch/dark%20teal+x.png?a=1&b=+', '{"color":"dark teal+x","ending":"png","query":[["a",["1"]],["b",[" "]]]}'],
		['/swatch/%D1%86%2F.svg', '{"color":"ц/","ending":"svg","query":[]}'],
		['/color/swatch/teal.svg', '{"color":"teal","ending":"svg","query":[]}'],
	] as const) assert.is((await get(url + path)).body, expected, path);
	for (const path of ['/swatch/.svg', '/swatch/a/b.svg', '/swatch/teal', '/swatch/teal.', '/xswatch/a.b', '/color/color/swatch/a.b']) {
		assertRefusedUnder(await get(url + path), 404, path);
	}
	assertRefusedUnder(await get(`${url}/swatch/%ff.svg`), 400, 'a broken escape');
	assertRefusedUnder(await post(`${url}/swatch/teal.svg`, '{}'), 405, 'another method');
}, { operations, doors: [swatch], basePath: '/color' }));

function assertRefusedUnder({ status, body }: Answer, expected: number, what: string): void {
	assert.is(status, expected, `${what}: ${body}`);
	assert.match(body, '"type":"/color/problems/', what);
}

doors('a fixed path precedes one with names, and the last of two precedes the first', () => withServer(async (url) => {
	assert.is((await get(`${url}/docs/first`)).body, '"exact"');
	assert.is((await get(`${url}/docs/other`)).body, '"other"');
	assert.is((await get(`${url}/`)).body, '"front"');
}, {
	operations,
	doors: [
		{ path: '/docs/{page}', methods: { GET: 'query' }, cost: 1, answer: ({ parts }) => jsonReply(parts['page'], 'day') },
		{ path: '/docs/first', methods: { GET: 'query' }, cost: 1, answer: () => jsonReply('exact', 'day') },
		{ path: '/', methods: { GET: 'query' }, cost: 1, answer: () => jsonReply('front', 'day') },
	],
}));

doors('an answer may be a promise, and its rejection is a problem', () => withServer(async (url) => {
	assert.is((await get(`${url}/later?ok`)).body, '"ok"');
	problemIn(await get(`${url}/later?input`), 'invalid-parameter');
	problemIn(await get(`${url}/later?bug`), 'internal');
	problemIn(await get(`${url}/nothing`), 'internal');
}, {
	operations,
	log: createLog('off'),
	doors: [
		{
			path: '/later',
			methods: { GET: 'query' },
			cost: 1,
			answer: async ({ query }) => {
				await new Promise((resolve) => setTimeout(resolve, 5));
				if (query === 'bug') throw new Error('a bug');
				if (query === 'input') throw new InputError({ code: 'invalid-parameter', path: [], detail: 'Another one, please.' });
				return jsonReply(query, 'never');
			},
		},
		// JavaScript may answer with nothing at all.
		{ path: '/nothing', methods: { GET: 'query' }, cost: 1, answer: () => undefined as never },
	],
}));

for (const [door, message] of [
	[{}, /^doors\[0\]\.path is missing\. Write a text, such as "\/docs\/\{operation\}"\.$/],
	[null, /^doors\[0\] must be an object, got null\.$/],
	[{ ...SUM, path: 'sum' }, /^doors\[0\]\.path: "sum" is not a path such as \/docs\/\{operation\}\.$/],
	[{ ...SUM, path: '/sum?x' }, /^doors\[0\]\.path/],
	[{ ...SUM, path: '/{a' }, /^doors\[0\]\.path/],
	[{ ...SUM, methods: { POST: 'xml' } }, /^doors\[0\]\.methods\.POST must be one of query, json, got "xml"\.$/],
	[{ ...SUM, methods: { post: 'json' } }, /^doors\[0\]\.methods has a field "post", and its fields are named like POST\.$/],
	[{ ...SUM, methods: {} }, /^doors\[0\]\.methods must have at least one method\.$/],
	[{ ...SUM, cost: -1 }, /^doors\[0\]\.cost must be a whole number from 0/],
	[{ ...SUM, cost: 31 }, /^doors\[0\]\.cost must be at most 30, the burst of the rate limit, got 31\.$/],
	[{ ...SUM, answer: 'sum' }, /^doors\[0\]\.answer must be a function, got the text "sum"\.$/],
	[{ ...SUM, answer: undefined }, /^doors\[0\]\.answer is missing\.$/],
	[{ ...SUM, name: 'a"b' }, /^doors\[0\]\.name: "a\\"b" is not a word of at most 60 letters, digits and hyphens\.$/],
	[{ ...SUM, lines: { answer: () => null } }, /^doors\[0\]\.lines\.tooMany is missing\.$/],
	[{ ...SUM, isFixed: 1 }, /^doors\[0\]\.isFixed must be true or false/],
] as const) {
	doors(`${String(message)} is thrown when the server is created`, () => {
		assert.throws(() => createServer({ doors: [door as unknown as Door] }), message);
	});
}

doors.run();
