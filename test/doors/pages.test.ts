/*
 * Pages and other routes that are not operations: health, the description, problem pages, the list of operations.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROBLEMS, type ProblemCode } from '../../src/errors.ts';
import { openApi } from '../../src/doors/openapi/document.ts';
import { PROBLEM_HELP } from '../../src/doors/problem-help.ts';
import { PROBLEM_HELP_RUSSIAN } from '../../src/doors/problem-help-ru.ts';
import { STATUS } from '../../src/doors/problem.ts';
import { operation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { object } from '../../src/schema/schema.ts';
import { withServer } from '../support/server.ts';
import { createFetch, type FetchOptions } from '../../src/fetch.ts';
import { whole } from '../../src/math/steps.ts';
import { fixture } from '../http/fixture.ts';
import { answerOf, assertOpen, problemIn, type Answer } from '../http/raw.ts';

const { operations } = fixture();
const options = { operations };

/** Those whose examples answer the same each time. */
const fixed = operations.filter(({ name }) => name !== 'draw');

const pages = suite('pages');

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Start and end tags must match, except for void elements. */
function assertBalanced(html: string, what: string): void {
	const open: string[] = [];
	for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
		if (['meta', 'link', 'input'].includes(name)) continue;
		if (slash === '') open.push(name);
		else assert.is(open.pop(), name, `${what}: </${name}>`);
	}
	assert.equal(open, [], what);
}

function assertPage(answer: Answer, what: string): void {
	const { status, headers, body } = answer;
	assert.is(status, 200, what);
	assertOpen(answer, what);
	assert.is(headers.get('content-type'), 'text/html; charset=utf-8', what);
	assert.is(headers.get('cache-control'), 'public, max-age=86400', what);
	assert.match(headers.get('etag')!, /^"[\w-]{22}"$/, what);
	assert.is(headers.get('referrer-policy'), 'no-referrer', what);
	const policy = headers.get('content-security-policy')!;
	assert.match(policy, /^default-src 'none'; script-src 'self';/, what);
	assert.not.match(policy, /unsafe|\*|https?:/, what);
	const link = headers.get('link')!;
	assert.match(link, /<\/openapi\.json>; rel="service-desc"/, what);
	assert.match(link, /<\/>; rel="service-doc"/, what);
	assert.not.match(body, /<script(?!(?: type="module")? src="\/assets\/[\w.-]+"><\/script>)|<style|\sstyle=|\son\w+=/, what);
	assertBalanced(body, what);
}

pages('every problem has a page with its cause and how to fix it', () => withServer(async (url) => {
	assert.equal(Object.keys(PROBLEM_HELP).sort(), [...CODES].sort());
	for (const code of CODES) {
		const answer = await answerOf(await fetch(`${url}/problems/${code}`));
		assertPage(answer, code);
		assert.match(answer.body, PROBLEMS[code].replaceAll("'", '&#39;'), code);
		assert.match(answer.body, `status ${STATUS[code]}`, code);
		assert.match(answer.body, 'How to fix it', code);
		assert.not.match(answer.body, '`', code);
	}
}, options));

pages('an unknown path is a page for a browser, and a problem for any other client', () => withServer(async (url) => {
	const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
	const asked = await answerOf(await fetch(`${url}/<nowhere>`, { headers: { Accept: browser } }));
	assert.is(asked.status, 404);
	assert.is(asked.headers.get('content-type'), 'text/html; charset=utf-8');
	assert.match(asked.headers.get('vary') ?? '', 'Accept');
	assert.match(asked.body, 'There is nothing at <code>/%3Cnowhere%3E</code>.');
	assertBalanced(asked.body, '404');
	for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.9', '']) {
		problemIn(await answerOf(await fetch(`${url}/nowhere`, { headers: { Accept: accept } })), 'not-found');
	}
}, options));

pages('a browser gets the problem for anything but an unknown path, and without pages for that too', async () => {
	const headers = { Accept: 'text/html,*/*;q=0.8' };
	const ask = async (options: FetchOptions, path: string, method: string): Promise<Answer> =>
		answerOf(await createFetch(options)(new Request(`https://example.com${path}`, { headers, method })));
	problemIn(await ask({}, '/api/v1/parse-color?color=nocolor', 'GET'), 'unreadable-color');
	problemIn(await ask({}, '/docs', 'DELETE'), 'method-not-allowed');
	problemIn(await ask({ disable: ['pages'] }, '/nowhere', 'GET'), 'not-found');
});

pages('the texts about problems have the same numbers in English and in Russian', () => {
	for (const code of CODES) {
		const [english, russian] = [PROBLEM_HELP[code], PROBLEM_HELP_RUSSIAN[code]]
			.map(({ means, fix }) => [means, ...fix].join(' ').replace(/(\d),(?=\d)/g, '$1.').match(/\d+(?:\.\d+)*/g)?.sort() ?? []);
		assert.equal(russian, english, code);
	}
});

pages('the statuses are those of the contract, and 401 for keys', () => {
	assert.equal(STATUS, {
		'invalid-parameter': 400, 'unreadable-color': 400, 'invalid-json': 400, 'malformed-request': 400, 'too-complex': 400,
		'unauthorized': 401, 'not-found': 404,
		'method-not-allowed': 405, 'request-timeout': 408, 'content-too-large': 413, 'uri-too-long': 414,
		'unsupported-media-type': 415, 'rate-limited': 429, 'headers-too-large': 431, 'internal': 500, 'unavailable': 503,
		'http-version': 505,
	});
});

pages('the front page has a form for every operation, and links that answer', () => withServer(async (url) => {
	const answer = await answerOf(await fetch(`${url}/`));
	assertPage(answer, '/');
	for (const { name } of operations) assert.match(answer.body, `/api/v1/${name}`);
	assert.match(answer.body, 'Says &lt;it&gt; again.');
	const forms = [...answer.body.matchAll(/<form action="([^"]*)" method="get">([^]*?)<\/form>/g)];
	assert.ok(forms.length > 1);
	const links = [...answer.body.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
	assert.ok(links.length >= 4);
	for (const link of links.filter((one) => one.startsWith('/'))) assert.is((await fetch(url + link)).status, 200, link);
}, options));

pages('the form of an operation has the values of its first example', () => withServer(async (url) => {
	const body = await (await fetch(`${url}/`)).text();
	for (const { name, examples: [first] } of OPERATIONS.filter(({ methods }) => methods.includes('GET'))) {
		const values = new Map<string, unknown>(Object.entries(first!.input));
		const [form] = new RegExp(`<form action="/api/v1/${name}"[^]*?</form>`).exec(body)!;
		for (const [, field, value] of form.matchAll(/<input name="(\w+)" value="([^"]*)"/g))
			assert.is(value, String(values.get(field!)), `${name} ${field}`);
	}
}));

pages('an operation without GET has no form on the front page, but its path', () => withServer(async (url) => {
	const body = await (await fetch(`${url}/`)).text();
	for (const name of ['export-tokens', 'audit-theme']) {
		assert.match(body, `<code>POST /api/v1/${name}</code>`);
		assert.not.match(body, `<form action="/api/v1/${name}"`);
	}
}));

pages('limits are written as in the contract, in whole numbers', () => withServer(async (url) => {
	const text = async (path: string): Promise<string> => (await (await fetch(url + path)).text()).replaceAll(/<[^>]+>/g, '');
	assert.match(await text('/docs'), /\b64 KiB/);
	assert.match(await text('/docs'), /\b8 KiB/);
	assert.match(await text('/problems/request-timeout'), /: \d+ seconds for the headers, \d+ for all of it\./);
}));

pages('the front page is in Russian for clients that prefer it, also without a script', () => withServer(async (url) => {
	const russian = 'ru-RU,ru;q=0.9,en;q=0.8', handle = createFetch({ operations });
	const ask = (way: 'server' | 'fetch', headers: Record<string, string>): Promise<Response> => (way === 'server'
		? fetch(`${url}/`, { headers }) : handle(new Request('https://example.com/', { headers })));
	for (const way of ['server', 'fetch'] as const) {
		const tags = new Set<string>();
		for (const [language, accept] of [['en', 'en'], ['ru', russian], ['en', 'de'], ['ru', russian]] as const) {
			const answer = await answerOf(await ask(way, { 'Accept-Language': accept }));
			if (way === 'server') assertPage(answer, language);
			assert.match(answer.body, `<html lang="${language}">`);
			assert.is(/[а-я]/i.test(answer.body), language === 'ru', `${way} ${accept}`);
			assert.match(answer.headers.get('vary')!, 'Accept-Language');
			tags.add(answer.headers.get('etag')!);
			const held = await ask(way, { 'Accept-Language': accept, 'If-None-Match': answer.headers.get('etag')! });
			assert.is(held.status, 304);
			assert.match(held.headers.get('vary')!, 'Accept-Language');
		}
		assert.is(tags.size, 2, 'neither is taken for the other');
	}
}, options));

pages('every page is compressed, with a separate ETag for each coding', () => withServer(async (url) => {
	for (const path of ['/', '/docs', '/docs/guides', '/docs/guides/gamut-mapping', '/docs/library', '/problems', '/problems/not-found']) {
		const plain = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } }), text = await plain.text();
		const tags = new Set([plain.headers.get('etag')]);
		for (const coding of ['br', 'gzip']) {
			const headers = { 'Accept-Encoding': coding }, answer = await fetch(url + path, { headers });
			assert.is(answer.headers.get('content-encoding'), coding, path);
			assert.match(answer.headers.get('vary')!, 'Accept-Encoding', path);
			assert.ok(Number(answer.headers.get('content-length')) < 0.6 * Buffer.byteLength(text), `${path}: ${coding}`);
			assert.is(await answer.text(), text, path);
			const etag = answer.headers.get('etag')!;
			tags.add(etag);
			assert.is((await fetch(url + path, { headers: { ...headers, 'If-None-Match': etag } })).status, 304, path);
		}
		assert.is(tags.size, 3, path);
	}
}, options));

pages('both paths of the description have the same bytes, cached for a day', () => withServer(async (url) => {
	const [first, second] = [await answerOf(await fetch(`${url}/openapi.json`)), await answerOf(await fetch(`${url}/api/v1/openapi.json`))];
	assert.ok(first.body === second.body);
	assert.ok(first.body === JSON.stringify(whole(openApi(fixed))));
	for (const answer of [first, second]) {
		assertOpen(answer);
		assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
		assert.is(answer.headers.get('cache-control'), 'public, max-age=86400');
	}
	const held = await fetch(`${url}/openapi.json`, { headers: { 'If-None-Match': first.headers.get('etag')! } });
	assert.is(held.status, 304);
}, { operations: fixed }));

pages('texts with the answer to every example are computed once for all requests, at most one example in a turn of the event loop', async () => {
	/** The turn of each run; each takes longer than a slice. */
	let runs: number[] = [], turn = 0;
	const slow = Array.from({ length: 12 }, (_, i) => operation({
		name: `slow-${i}`,
		words: { title: 'Wait', summary: 'Waits.', examples: ['once'] },
		group: 'Read',
		input: object('', {}),
		result: object('', {}),
		examples: [{}],
	}).runs(() => {
		runs.push(turn);
		const end = performance.now() + 5;
		while (performance.now() < end);
		return {};
	}));
	let turning = setImmediate(function next() {
		turn++;
		turning = setImmediate(next);
	});
	await withServer(async (url) => {
		for (const [examples, ...paths] of [
			[slow.length, '/openapi.json', '/api/v1/openapi.json'], [slow.length, '/llms-full.txt'], [1, '/docs/slow-3'],
		] as const) {
			runs = [];
			const texts = await Promise.all([...paths, ...paths, ...paths].map(async (path) => (await fetch(url + path)).text()));
			assert.is(new Set(texts).size, 1);
			assert.is(runs.length, examples, `computed once: ${paths.join(', ')}`);
			assert.is(new Set(runs).size, examples, `each in a separate turn: ${paths.join(', ')}`);
		}
	}, { operations: slow });
	clearImmediate(turning);
});

pages('health has three paths and is never cached', () => withServer(async (url) => {
	for (const [path, body] of [
		['/livez', '{"status":"live"}'], ['/healthz', '{"status":"live"}'], ['/readyz', '{"status":"ready"}'],
	] as const) {
		const answer = await answerOf(await fetch(url + path));
		assert.is(answer.status, 200, path);
		assert.is(answer.body, body, path);
		assert.is(answer.headers.get('cache-control'), 'no-store', path);
		assertOpen(answer, path);
	}
}, options));

pages('a path near a page leads to it', () => withServer(async (url) => {
	for (const [path, near] of [
		['/openapi.jsn', '/openapi.json'], ['/health', '/healthz'], ['/problems/notfound', '/problems/not-found'],
		['/ready', '/readyz'],
	] as const) {
		assert.match(problemIn(await answerOf(await fetch(url + path)), 'not-found').detail, near);
	}
}, options));

pages('without assets a page names none', async () => {
	const text = await (await createFetch({ assets: [] })(new Request('http://x/'))).text();
	assert.match(text, /<div class="front" data-api="\/api\/v1\/">/);
	assert.not.match(text, /undefined/);
});

pages.run();
