/*
 * Files of code, by the accepted media type and by `?download`; and swatches.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prefersFile } from '../../src/doors/negotiation.ts';
import { createFetch } from '../../src/fetch.ts';
import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { parse } from '../../src/names/parse-color.ts';
import { SYSTEM_FORMATS, TOKEN_FORMATS, WRITERS } from '../../src/tokens/table.ts';
import { answerOf, problemIn } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

const file = suite('files');

for (const [mediaType, accept, expected] of [
	['text/css', 'text/css', true], ['text/css', null, false], ['text/css', '*/*', false], ['text/css', 'application/json', false],
	// Headers of a browser for a stylesheet, a picture and a typed address; of curl and fetch.
	['text/css', 'text/css,*/*;q=0.1', true],
	['image/svg+xml', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
	['text/css', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8', false],
	['image/svg+xml', 'image/*', true], ['text/css', 'text/*', true], ['text/css', 'TEXT/CSS; q=0.5', true],
	['text/css', 'text/css, */*', true], ['text/css', 'text/css, application/json', false],
	['text/css', 'text/css;q=0.9, application/json', false], ['text/css', 'text/css, application/json;q=0.9', true],
	['text/css', 'text/css;q=0, */*', false], ['text/css', 'text/css;q=2', false], ['text/css', '', false], ['text/css', 'css', false],
	// JSON is the default.
	['application/json', 'application/json', false],
	['application/design-tokens+json', 'application/design-tokens+json', true], ['application/design-tokens+json', 'application/json', false],
	['text/css', 'application/vnd.shadcn.v1+json, application/json;q=0.9', false],
] as const) {
	file(`Accept: ${accept} ${expected ? 'prefers' : 'does not prefer'} ${mediaType}`, () => assert.is(prefersFile(mediaType, accept), expected));
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

file('?download of an answer without a file says how to get one', () => withServer(async (url) => {
	const ask = (input: object): Promise<Response> => fetch(`${url}/api/v1/audit-theme?download`, {
		method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ theme: ':root { --card: white; --card-foreground: #777; }', ...input }),
	});
	const { status, headers } = await ask({}), repaired = await ask({ repair: true });
	assert.equal([status, headers.get('content-type')], [400, 'application/problem+json']);
	assert.is(await repaired.text(), ':root { --card: white; --card-foreground: #767676; }');
	assert.is(repaired.headers.get('content-disposition'), 'attachment; filename="theme.css"');
}));

file('an invalid ?download has the same message for GET and POST', () => withServer(async (url) => {
	for (const [query, got] of [['download=yes', '"yes"'], ['download&download', 'it 2 times']] as const) {
		const answers = await Promise.all([
			fetch(`${url}/api/v1/build-system?primary=teal&${query}`),
			fetch(`${url}/api/v1/build-system?${query}`, { method: 'POST', headers: JSON_TYPE, body: '{"primary":"teal"}' }),
		]);
		for (const answer of answers)
			assert.is(problemIn(await answerOf(answer), 'invalid-parameter').detail, `download takes no value, got ${got}. Write ?download.`);
	}
}));

file('every format of tokens is sent as a file, cached separately from the JSON', () => withServer(async (url) => {
	for (const format of TOKEN_FORMATS) {
		const { mediaType, tokensFile } = WRITERS[format], address = `${url}/api/v1/export-tokens`;
		const body = JSON.stringify({ colors: [{ color: 'teal', name: 'Brand' }], format });
		const ask = (headers: Record<string, string>, to = address): Promise<Response> =>
			fetch(to, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
		// JSON has a binary file in base64.
		const contentOf = async (reply: Response): Promise<string> =>
			Buffer.from(await reply.arrayBuffer()).toString(WRITERS[format].isBinary === true ? 'base64' : 'utf8');
		// The third is answered from memory.
		for (let i = 0; i < 3; i++) {
			const json = await ask({}), { code } = await json.json() as { code: string };
			assert.is(json.headers.get('vary'), 'Accept', format);
			assert.not(json.headers.has('content-disposition'));
			const saved = await ask({}, `${address}?download`);
			assert.is(await contentOf(saved), code, format);
			assert.is(saved.headers.get('content-disposition'), `attachment; filename="${tokensFile}"`);
			assert.is(saved.headers.get('content-type')!.split(';')[0], mediaType);
			assert.not(saved.headers.has('vary'), 'it depends on the address alone');
			if (mediaType === 'application/json') continue;
			const response = await ask({ Accept: mediaType });
			assert.is(await contentOf(response), code, format);
			assert.is(response.headers.get('content-disposition'), `inline; filename="${tokensFile}"`);
			assert.is(response.headers.get('vary'), 'Accept');
			assert.is.not(response.headers.get('etag'), json.headers.get('etag'));
		}
	}
}));

file('a system is sent as a file by GET, and a 304 distinguishes it from its JSON', () => withServer(async (url) => {
	for (const format of SYSTEM_FORMATS) {
		const target = `${url}/api/v1/build-system?primary=teal&name=Sea&format=${format}`;
		const { code, filename } = await (await fetch(target)).json() as { code: string; filename: string };
		const saved = await fetch(`${target}&download`);
		assert.is(saved.headers.get('content-disposition'), `attachment; filename="${filename}"`);
		const isBinary = WRITERS[format].isBinary === true;
		assert.is(Buffer.from(await saved.arrayBuffer()).toString(isBinary ? 'base64' : 'utf8'), code, format);
	}
	const css = `${url}/api/v1/build-system?primary=teal`, headers = { Accept: 'text/css,*/*;q=0.1' };
	const [json, style] = [await fetch(css), await fetch(css, { headers })];
	assert.match(await style.text(), /@theme/);
	assert.is((await fetch(css, { headers: { ...headers, 'If-None-Match': style.headers.get('etag')! } })).status, 304);
	assert.is((await fetch(css, { headers: { ...headers, 'If-None-Match': json.headers.get('etag')! } })).status, 200);
}));

file('download takes no value, and needs an operation with files', () => withServer(async (url) => {
	const ask = async (path: string, init?: RequestInit) => answerOf(await fetch(url + path, init));
	assert.match(problemIn(await ask('/api/v1/build-system?primary=teal&download=maybe'), 'invalid-parameter').detail, 'Write ?download.');
	assert.match(problemIn(await ask('/api/v1/build-system?primary=teal&download&download'), 'invalid-parameter').detail, '2 times');
	assert.match(problemIn(await ask('/api/v1/parse-color?color=teal&download'), 'invalid-parameter').detail, '"download" is not a known');
	const body = JSON.stringify({ color: 'teal' });
	problemIn(await ask('/api/v1/parse-color?download', { method: 'POST', headers: JSON_TYPE, body }), 'invalid-parameter');
	problemIn(await ask('/api/v1/export-tokens?download&x', { method: 'POST', headers: JSON_TYPE, body }), 'invalid-parameter');
	const plain = await ask('/api/v1/build-system?primary=teal&download=false');
	assert.is(plain.headers.get('content-type'), 'application/json; charset=utf-8');
}));

file('the same from a Request', async () => {
	const handle = createFetch(), target = 'https://example.com/api/v1/build-system?primary=teal&format=scss';
	const response = await handle(new Request(target, { headers: { Accept: 'text/x-scss' } }));
	assert.is(response.headers.get('content-disposition'), 'inline; filename="_brand.scss"');
	assert.is((await handle(new Request(`${target}&download`))).headers.get('content-disposition'), 'attachment; filename="_brand.scss"');
	assert.is((await handle(new Request(target))).headers.get('vary'), 'Accept');
});

file('a swatch is a picture of its color in any form, cached for a day', () => withServer(async (url) => {
	for (const text of [
		'teal', '#3b82f6', '3b82f6', 'oklch(0.7 0.15 200 / 50%)', 'dark teal', 'тёмно-бирюзовый', 'color(display-p3 0 1 0)', 'sky-500',
	]) {
		const response = await fetch(`${url}/swatch/${encodeURIComponent(text)}.svg`), svg = await response.text(), color = parse(text);
		assert.is(response.status, 200, text);
		assert.is(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
		assert.is(response.headers.get('cache-control'), 'public, max-age=86400');
		assert.ok(svg.includes(` fill="${printHex(toRgb24(color))}"`), `${text}: ${svg}`);
		assert.is(svg.includes('<pattern'), color.alpha < 1, text);
		assert.is(svg.includes('fill-opacity'), color.alpha < 1, text);
		assert.ok(svg.includes('width="64" height="64"'));
	}
	assert.match(await (await fetch(`${url}/swatch/teal.svg?size=20`)).text(), 'viewBox="0 0 20 20"');
}));

file('an invalid swatch is a problem', () => withServer(async (url) => {
	const ask = async (path: string) => answerOf(await fetch(url + path));
	assert.match(problemIn(await ask('/swatch/nocolour.svg'), 'unreadable-color').detail, /^color: "nocolour"/);
	for (const path of ['/swatch/teal.svg?size=0', '/swatch/teal.svg?size=2000', '/swatch/teal.svg?sise=20', '/swatch/teal.svg?color=red']) {
		problemIn(await ask(path), 'invalid-parameter');
	}
	problemIn(await ask('/swatch/%ff.svg'), 'malformed-request');
	problemIn(await ask('/swatch/.svg'), 'not-found');
}));

file.run();
