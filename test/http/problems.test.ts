/*
 * Every way a request can fail: status, problem body, headers. Sent over real sockets, byte by byte where it matters.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProblemCode } from '../../src/errors.ts';
import { createLog } from '../../src/http/log.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, open, post, problemIn, receive, send } from './raw.ts';

const { operations } = fixture();
const silent = createLog('off');
const options = { operations, log: silent };

const refused = suite('refused requests');

const HOST = 'Host: x\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** Requests as bytes, the problem each gets, and words that its detail must hold. */
const RAW: readonly (readonly [claim: string, bytes: string, code: ProblemCode, detail: RegExp])[] = [
	['an unknown parameter', `GET /api/v1/echo?word=a&tims=2 HTTP/1.1\r\n${HOST}\r\n`, 'invalid-parameter', /"tims".*"times"/],
	['an unreadable text', `GET /api/v1/paint?shades=blue HTTP/1.1\r\n${HOST}\r\n`, 'unreadable-color', /"blue" is not a shade/],
	['a broken percent escape', `GET /api/v1/echo?word=%zz HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /"%zz".*%25/],
	['an escape that is not UTF-8', `GET /api/v1/echo?word=%ff HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /UTF-8/],
	['an overlong NUL', `GET /api/v1/echo?word=%C0%80 HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /UTF-8/],
	['letters without percent escapes', `GET /api/v1/echo?word=\xd1\x81 HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /Percent-encode.*%C3%A9/],
	['an unescaped letter in the path', `GET /\xe4 HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /Percent-encode/],
	['an unknown path', `GET /api/v1/ecco HTTP/1.1\r\n${HOST}\r\n`, 'not-found', /Did you mean \/api\/v1\/echo\?/],
	['a path with its last part right', `GET /api/v2/Echo/ HTTP/1.1\r\n${HOST}\r\n`, 'not-found', /Did you mean \/api\/v1\/echo\?/],
	['a path like no other', `GET /wp-login.php HTTP/1.1\r\n${HOST}\r\n`, 'not-found', /openapi\.json/],
	['a path that begins like a host', `GET //echo HTTP/1.1\r\n${HOST}\r\n`, 'not-found', /"\/\/echo"/],
	['a property of every object', `GET /api/v1/constructor HTTP/1.1\r\n${HOST}\r\n`, 'not-found', /nothing/],
	['TRACE', `TRACE /api/v1/echo HTTP/1.1\r\n${HOST}\r\n`, 'method-not-allowed', /TRACE is not allowed/],
	['DELETE', `DELETE /api/v1/echo HTTP/1.1\r\n${HOST}\r\n`, 'method-not-allowed', /GET, HEAD, POST, QUERY, OPTIONS/],
	['POST to a page', `POST / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`, 'method-not-allowed', /GET, HEAD, OPTIONS/],
	['two Host lines', `GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}host: y\r\n\r\n`, 'malformed-request', /2 Host headers/],
	['two equal Host lines', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, 'malformed-request', /2 Host headers/],
	['no Host line', 'GET /api/v1/echo?word=a HTTP/1.1\r\n\r\n', 'malformed-request', /0 Host headers/],
	['a target that is not a path', `GET ftp://x/api/v1/echo HTTP/1.1\r\n${HOST}\r\n`, 'malformed-request', /not a path/],
	[
		'a body compressed on the way',
		`POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`, 'malformed-request',
		/"gzip, chunked"/,
	],
	['an unknown expectation', `GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`, 'malformed-request', /Expect/],
	['HTTP 2.0 in words', `GET /api/v1/echo?word=a HTTP/2.0\r\n${HOST}\r\n`, 'http-version', /2\.0/],
	['no version', 'GET /api/v1/echo?word=a\r\n\r\n', 'http-version', /0\.9/],
	['a request line that ends with a line feed alone', `GET / HTTP/1.1\n${HOST}\r\n`, 'malformed-request', /CRLF/],
	['HTTP of no known version', `GET / HTTP/7.3\r\n${HOST}\r\n`, 'http-version', /HTTP\/1\.1/],
	['a target over 8 KiB', `GET /api/v1/echo?word=${'a'.repeat(8192)} HTTP/1.1\r\n${HOST}\r\n`, 'uri-too-long', /POST/],
	['a target over all headers', `GET /api/v1/echo?word=${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 'uri-too-long', /POST/],
	['more than 100 headers', `GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}${'A: b\r\n'.repeat(100)}\r\n`, 'headers-too-large', /101 headers/],
	['headers over 16 KiB', `GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}A: ${'b'.repeat(17_000)}\r\n\r\n`, 'headers-too-large', /16 KiB/],
	['a line that is not a header', `GET / HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`, 'malformed-request', /header/i],
	['a request that is not HTTP', 'hello\r\n\r\n', 'malformed-request', /method/i],
	[
		'both lengths of a body', `POST /api/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`,
		'malformed-request', /HTTP\/1\.1/,
	],
	[
		'a broken chunk', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
		'malformed-request', /chunk/i,
	],
	[
		'a POST without a body', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}\r\n`, 'invalid-json',
		/The body is empty.*\{\} if every field is optional/,
	],
	['a POST without a body and without its type', `POST /api/v1/echo HTTP/1.1\r\n${HOST}\r\n`, 'unsupported-media-type', /No Content-Type/],
	[
		'a POST with a body of nothing', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 0\r\n\r\n`, 'invalid-json',
		/The body is empty/,
	],
	[
		'a POST of no chunks', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
		'invalid-json', /The body is empty/,
	],
	['a POST of no type', `POST /api/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`, 'unsupported-media-type', /No Content-Type/],
	[
		'two types', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}${JSON_TYPE}Content-Length: 2\r\n\r\n{}`,
		'unsupported-media-type', /application\/json/,
	],
	[
		'a compressed body', `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
		'unsupported-media-type', /"gzip"/,
	],
	[
		'a query with a body', `POST /api/v1/echo?times=2 HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 12\r\n\r\n{"word":"a"}`,
		'invalid-parameter', /no query/,
	],
	['a bug', `GET /api/v1/broken?word=bug HTTP/1.1\r\n${HOST}\r\n`, 'internal', /service has a bug/],
];

/** After these it is unknown where the next request begins. */
const BREAKS_HTTP: readonly ProblemCode[] = ['http-version', 'headers-too-large', 'uri-too-long'];

for (const [claim, bytes, code, detail] of RAW) {
	refused(`${claim} is ${code}`, () => withServer(async (url) => {
		const [answer] = await send(url, bytes);
		assert.match(problemIn(answer, code).detail, detail);
		if (BREAKS_HTTP.includes(code)) assert.is(answer!.headers.get('connection'), 'close');
	}, options));
}

/** Bodies for POST, the problem each gets, where it points, and words of the detail. */
type Body = readonly [claim: string, body: string | Buffer, code: ProblemCode, pointers: readonly string[], detail: RegExp];

const BODIES: readonly Body[] = [
	['no JSON', '{"word":}', 'invalid-json', ['#'], /line 1, column 9/],
	['an open end', '{"word":"a"', 'invalid-json', ['#'], /got the end/],
	['a later line', '{\n\t"word": "a",\n\t"times": 1,\n}', 'invalid-json', ['#'], /line 4, column 1/],
	['broken UTF-8', Buffer.from('{"word":"\xff"}', 'latin1'), 'invalid-json', ['#'], /UTF-8/],
	['a list', '[]', 'invalid-json', ['#'], /got a list/],
	['null', 'null', 'invalid-json', ['#'], /got null/],
	['a text', '"a"', 'invalid-json', ['#'], /got a string/],
	['a repeated name', '{"word":"a","word":"b"}', 'invalid-json', ['#/word'], /"word" is repeated/],
	['a name repeated by escape', '{"word":"a","\\u0077ord":"b"}', 'invalid-json', ['#/word'], /"word" is repeated/],
	['names repeated inside', '{"word":{"a":1,"a":2,"a":3}}', 'invalid-json', ['#/word/a', '#/word/a'], /There are 2 faults/],
	['nine levels', '{"word":[[[[[[[[1]]]]]]]]}', 'invalid-json', ['#/word/0/0/0/0/0/0/0'], /8 levels/],
	['a million brackets', '['.repeat(60_000), 'invalid-json', ['#/0/0/0/0/0/0/0/0'], /8 levels/],
	['a number as text', '{"word":"a","times":"2"}', 'invalid-parameter', ['#/times'], /times/],
	['null for a field', '{"word":"a","times":null}', 'invalid-parameter', ['#/times'], /null/],
	['a number beyond all', '{"word":"a","times":1e999}', 'invalid-parameter', ['#/times'], /times/],
	['faults of two kinds', '{"shades":["red","blue"],"coats":0}', 'invalid-parameter', ['#/shades/1', '#/coats'], /There are 2 faults/],
	['two faults of one kind', '{"shades":["blue","green"]}', 'unreadable-color', ['#/shades/0', '#/shades/1'], /There are 2 faults/],
	['the prototype', '{"__proto__":{"shades":["red"]}}', 'invalid-parameter', ['#/shades', '#/__proto__'], /missing/],
	['a name with pointer signs', '{"shades":["red"],"a/b~c %ä":1}', 'invalid-parameter', ['#/a~1b~0c%20%25%C3%A4'], /not a known field/],
	['a name with half a pair', '{"shades":["red"],"\\ud800":1}', 'invalid-parameter', ['#/%EF%BF%BD'], /not a known field/],
];

for (const [claim, body, code, pointers, detail] of BODIES) {
	refused(`${claim} in a body is ${code}`, () => withServer(async (url) => {
		const operation = /shades/.test(String(body)) ? 'paint' : 'echo';
		const { errors, detail: said } = problemIn(await post(`${url}/api/v1/${operation}`, body), code);
		assert.equal(errors?.map((error) => error.pointer), pointers);
		assert.match(said, detail);
	}, options));
}

refused('all faults of a query are reported together, by parameter', () => withServer(async (url) => {
	const answer = await answerOf(await fetch(`${url}/api/v1/paint?shades=blue,red,green&coats=0&coat=1`));
	const { errors, detail } = problemIn(answer, 'invalid-parameter');
	assert.equal(errors?.map(({ parameter }) => parameter), ['shades', 'shades', 'coats', 'coat']);
	assert.is(detail, `There are 4 faults. ${errors?.[0]?.detail}`);
	assert.not(errors?.some((error) => 'pointer' in error));
}, options));

refused('a 405 names the methods in Allow', () => withServer(async (url) => {
	for (const [method, path, allow] of [
		['DELETE', '/api/v1/echo', 'GET, HEAD, POST, QUERY, OPTIONS'],
		['PUT', '/api/v1/echo', 'GET, HEAD, POST, QUERY, OPTIONS'],
		['GET', '/api/v1/write-only', 'POST, QUERY, OPTIONS'],
		['HEAD', '/api/v1/write-only', 'POST, QUERY, OPTIONS'],
		['POST', '/livez', 'GET, HEAD, OPTIONS'],
	] as const) {
		const { status, headers } = await fetch(`${url}${path}`, { method });
		assert.is(status, 405, `${method} ${path}`);
		assert.is(headers.get('allow'), allow, `${method} ${path}`);
	}
}, options));

refused('a 415 names what is accepted', () => withServer(async (url) => {
	for (const type of [
		'text/plain', 'application/json; charset=latin1', 'application/json x', 'application/jsonp', 'application/json;',
		'application/json\tx',
	]) {
		const answer = await post(`${url}/api/v1/echo`, '{"word":"a"}', { 'Content-Type': type });
		problemIn(answer, 'unsupported-media-type');
		assert.is(answer.headers.get('accept-post'), 'application/json', type);
	}
}, options));

for (const type of ['application/json', 'Application/JSON', 'application/json;charset=UTF-8', 'application/json ; charset="utf-8"']) {
	refused(`${type} is JSON`, () => withServer(async (url) => {
		assert.is((await post(`${url}/api/v1/echo`, '{"word":"a"}', { 'Content-Type': type })).status, 200);
	}, options));
}

refused('a body of exactly 64 KiB is read, one byte more is 413 and ends the connection', () => withServer(async (url) => {
	const body = (size: number): string => `{"word":"a"${' '.repeat(size - 12)}}`;
	assert.is((await post(`${url}/api/v1/echo`, body(65_536))).status, 200);
	for (const size of [65_537, 300_000]) {
		const answer = await post(`${url}/api/v1/echo`, body(size));
		assert.match(problemIn(answer, 'content-too-large').detail, /64 KiB.*application\/x-ndjson/);
		assert.is(answer.headers.get('connection'), 'close');
	}
}, options));

refused('a chunked body is counted while it is read', () => withServer(async (url) => {
	const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
	const head = `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;
	const [answer] = await send(url, `${head}${chunk.repeat(5)}0\r\n\r\n`);
	problemIn(answer, 'content-too-large');
}, options));

refused('a body of 64 KiB is read in chunks of 16 bytes', () => withServer(async (url) => {
	const body = `{"word":"a"${' '.repeat(65_536 - 12)}}`, chunks = body.match(/.{16}/g)!.map((text) => `10\r\n${text}\r\n`).join('');
	const head = `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;
	assert.is((await send(url, `${head}${chunks}0\r\n\r\n`))[0]?.status, 200);
}, options));

refused('a short body sent byte by byte is read, a long one refused', () => withServer(async (url) => {
	const body = [...`{"word":"${'a'.repeat(100)}"${' '.repeat(400)}}`].map((byte) => `1\r\n${byte}\r\n`).join('');
	const head = `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;
	const [answer] = await send(url, `${head}${body}0\r\n\r\n`);
	assert.is(answer?.status, 200);
	const [refusal] = await send(url, `${head}${'1\r\n \r\n'.repeat(5000)}`);
	assert.match(problemIn(refusal, 'content-too-large').detail, /larger chunks/);
	assert.is(refusal?.headers.get('connection'), 'close');
}, options));

refused('a client that expects 100-continue gets it, or the refusal before it sends', () => withServer(async (url) => {
	const head = (path: string, length: number): string =>
		`POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;
	const socket = open(url);
	socket.write(head('/api/v1/echo', 12));
	const [interim] = await new Promise<string[]>((resolve) => socket.once('data', (data) => resolve(data.toString().split('\r\n'))));
	assert.is(interim, 'HTTP/1.1 100 Continue');
	socket.write('{"word":"a"}');
	assert.is((await receive(socket))[0]?.status, 200);

	for (const [path, length, code] of [['/api/v1/echo', 2 ** 30, 'content-too-large'], ['/api/v1/ecco', 12, 'not-found']] as const) {
		const [answer] = await send(url, head(path, length));
		problemIn(answer, code);
		assert.is(answer?.headers.get('connection'), 'close');
	}
}, options));

refused('a bug is answered without details, and logged with its stack', async () => {
	const lines: string[] = [];
	await withServer(async (url) => {
		const answer = await answerOf(await fetch(`${url}/api/v1/broken?word=bug`));
		problemIn(answer, 'internal');
		assert.not.match(answer.body, /secret|TypeError/);
		assert.is((await fetch(`${url}/api/v1/echo?word=a`)).status, 200, 'the next request is answered');
	}, { operations, log: createLog('error', (line) => lines.push(line)) });
	assert.is(lines.length, 1);
	const { level, err, req } = JSON.parse(lines[0]!);
	assert.is(level, 50);
	assert.match(err.stack, /TypeError: the secret path[\s\S]*fixture/);
	assert.is(req.url, '/api/v1/broken?word=bug');
});

refused('a request that stops half-way is 408', () => withServer(async (url, server) => {
	server.headersTimeout = 100;
	server.requestTimeout = 200;
	const answers = await Promise.all([
		send(url, `GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}`),
		send(url, `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 20\r\n\r\n{"wo`),
	]);
	for (const [answer] of answers) {
		assert.match(problemIn(answer, 'request-timeout').detail, /in time/);
		assert.is(answer?.headers.get('connection'), 'close');
	}
}, options));

refused('requests before a broken one are answered first, in order', () => withServer(async (url) => {
	const ask = (word: string): string => `GET /api/v1/echo?word=${word} HTTP/1.1\r\n${HOST}\r\n`;
	const answers = await send(url, `${ask('a')}${ask('b')}${ask('c')}nonsense\r\n\r\n${ask('d')}`, 5);
	assert.equal(answers.map(({ status }) => status), [200, 200, 200, 400]);
	assert.equal(answers.slice(0, 3).map(({ body }) => JSON.parse(body).word), ['a', 'b', 'c']);
	problemIn(answers[3], 'malformed-request');
}, options));

refused('a complete request with a body before a broken one has its answer', () => withServer(async (url) => {
	const tell = `POST /api/v1/echo HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 12\r\n\r\n{"word":"a"}`;
	for (const count of [1, 3]) {
		const answers = await send(url, `${tell.repeat(count)}nonsense\r\n\r\n`, count + 1);
		assert.equal(answers.map(({ status }) => status), [...new Array<number>(count).fill(200), 400]);
	}
}, options));

refused('a body of a GET is ignored, and the next request is read', () => withServer(async (url) => {
	const answers = await send(
		url,
		`GET /api/v1/echo?word=a HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 12\r\n\r\n{"word":"b"}`
		+ `GET /api/v1/echo?word=c HTTP/1.1\r\n${HOST}\r\n`,
		2,
	);
	assert.equal(answers.map(({ body }) => JSON.parse(body).word), ['a', 'c']);
}, options));

refused('a connection carries a thousand requests and no more', () => withServer(async (url) => {
	const answers = await send(url, `GET /livez HTTP/1.1\r\n${HOST}\r\n`.repeat(1200), 1200);
	assert.is(answers.length, 1000);
	assert.equal(answers.slice(-2).map(({ headers }) => headers.get('connection')), ['keep-alive', 'close']);
}, options));

refused.run();
