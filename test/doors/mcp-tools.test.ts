/*
 * Tools, prompts and resources of the Model Context Protocol: their schemas, brief answers, and what is never omitted.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MODERN } from '../../src/doors/mcp/answer.ts';
import { brief, OMITTED } from '../../src/doors/mcp/brief.ts';
import { BRIEF_ROOM } from '../../src/doors/mcp/call.ts';
import { PROMPTS } from '../../src/doors/mcp/prompts.ts';
import { createFetch } from '../../src/fetch.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { anyValue } from '../support/arbitrary.ts';
import { mismatches } from '../support/json-schema.ts';
import { post } from '../http/raw.ts';
import { call, META, request, tools, withMcp, type Json, type Send } from './mcp-client.ts';

const mcp = suite('tools of mcp');

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

for (const { name, title, summary, examples } of OPERATIONS) {
	mcp(`${name}: the full answer is the JSON of the API, the brief one fits, and both match the schema`, () => withMcp(async (send, url) => {
		const tool = (await tools(send)).find((one) => one['name'] === name)!;
		assert.equal([tool['title'], tool['description']], [title, summary]);
		assert.equal(tool['annotations'], { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });
		for (const { input } of examples) {
			const given = 'seed' in input || !['generate-palette', 'random-colors'].includes(name) ? input : { ...input, seed: 'mcp' };
			assert.equal(mismatches(tool['inputSchema'], given, {}), []);
			const alone = await post(`${url}/api/v1/${name}`, JSON.stringify(given));
			const full = await call(send, name, { ...given, full: true });
			assert.is(JSON.stringify(full['structuredContent']), alone.body);
			const short = await call(send, name, given);
			for (const { content, structuredContent, isError } of [full, short] as unknown as {
				content: { text: string }[]; structuredContent: Json; isError: boolean;
			}[]) {
				assert.is(isError, false);
				assert.is(content[0]?.text, JSON.stringify(structuredContent));
				assert.equal(mismatches(tool['outputSchema'], structuredContent, {}), []);
			}
			const { code: _, ...others } = short['structuredContent'] as Json;
			assert.ok(sizeOf(others) <= BRIEF_ROOM, `${sizeOf(others)} bytes`);
		}
	}));
}

mcp('an invalid call has a result with its faults, for the model to read', () => withMcp(async (send) => {
	for (const [given, says] of [
		[{ color: 'tael' }, 'Did you mean "teal"?'], [{}, 'color is missing'], [{ color: 'teal', full: 'yes' }, 'full must be true or false'],
		[{ colour: 'teal' }, 'Did you mean "color"?'],
	] as const) {
		const { isError, content, structuredContent } = await call(send, 'parse-color', given);
		assert.ok(isError);
		assert.is(structuredContent, undefined);
		assert.match((content as { text: string }[])[0]!.text, says);
	}
}));

for (const [method, params, message] of [
	['tools/call', { name: 'mix', arguments: {} }, 'Unknown tool "mix". Did you mean "mix-colors"?'],
	['tools/call', { name: 'parse_color', arguments: {} }, 'Unknown tool "parse_color". Did you mean "parse-color"?'],
	['prompts/get', { name: 'chart-colors', arguments: { cout: '5' } }, 'Unknown argument "cout". Did you mean "count"?'],
	['prompts/get', { name: 'chart-colors', arguments: { keep: 'red' } }, 'The argument "count" is missing. How many series.'],
] as const) {
	mcp(`${method} ${JSON.stringify(params)}: ${message}`, () => withMcp(async (send) => {
		assert.is((await send(request(method, params))).error?.message, message);
	}));
}

mcp('a bug is logged, and its answer has no details', () => {
	const errors: unknown[] = [];
	return withMcp(async (send) => {
		const { status, error } = await send(request('tools/call', { name: 'parse-color', arguments: { color: 'teal' } }));
		assert.equal([status, error?.code], [500, -32_603]);
		assert.not.match(error?.message ?? '', 'secret');
		assert.match(String(errors[0]), 'secret');
	}, {
		inspect: () => { throw new Error('secret'); },
		log: { isVerbose: false, notice: () => {}, info: () => {}, error: (_, thrown) => void errors.push(thrown) },
	});
});

/** Characters of a token, on average. */
const TOKEN = 4;

mcp('the list of tools takes at most 12,000 tokens', () => withMcp(async (send) => {
	assert.ok(JSON.stringify(await tools(send)).length / TOKEN <= 12_000);
}));

mcp('the list of tools does not mention HTTP', () => withMcp(async (send) => {
	assert.not.match(JSON.stringify(await tools(send)), /\b(?:POST|GET|query string)\b/);
}));

mcp('answers of everyday size are complete', () => withMcp(async (send) => {
	for (const [name, given] of [
		['generate-scale', { color: 'teal' }],
		['generate-palette', { size: 10, seed: 'a' }],
		['generate-data-colors', { count: 12, format: 'vega-lite' }],
		['export-tokens', { colors: Array.from({ length: 12 }, (_, i) => ({ name: `color-${i}`, color: 'teal' })) }],
		['nearest-names', { color: 'teal', limit: 20 }],
		['find-colors', { query: 'blue', limit: 100 }],
		['audit-palette', { colors: ['red', 'teal', 'gold', 'navy', 'white', 'black'] }],
		['harmonies', { color: 'teal' }],
	] as const) {
		const [short, full] = [await call(send, name, given), await call(send, name, { ...given, full: true })];
		assert.equal(short['structuredContent'], full['structuredContent'], name);
		assert.is(short['isError'], false, JSON.stringify(short));
	}
}));

mcp('a long answer keeps code, changes, the summary and every failing pair', () => withMcp(async (send) => {
	const pairs = Array.from({ length: 60 }, (_, i) => `--c${i}: #fff; --c${i}-foreground: #${i < 40 ? 'ccc' : '333'};`).join(' ');
	const given = { theme: `:root { ${pairs} }`, repair: true };
	type Audit = { code: string; changes: Json[]; summary: { failing: number }; pairs: { passes: boolean }[] };
	const [short, full] = [await call(send, 'audit-theme', given), await call(send, 'audit-theme', { ...given, full: true })]
		.map(({ structuredContent }) => structuredContent as Json & Audit) as [Json & Audit, Json & Audit];
	assert.ok(sizeOf(short) < sizeOf(full));
	assert.equal([short.code, short.changes, short.summary], [full.code, full.changes, full.summary]);
	assert.equal(short.pairs.filter(({ passes }) => !passes).length, full.summary.failing);
	assert.ok((short[OMITTED] as string[]).length > 0);
}));

mcp('no item refers to a color that is not shown', () => withMcp(async (send) => {
	const colors = Array.from({ length: 24 }, (_, i) => `oklch(.6 .1 ${i * 15})`);
	for (const [name, given] of [['audit-palette', { colors }], ['simulate-cvd', { colors: colors.slice(0, 10) }]] as const) {
		const short = (await call(send, name, given))['structuredContent'] as Json & { colors: Json[] };
		for (const list of Object.values(short)) for (const item of Array.isArray(list) ? list : []) {
			if (typeof item !== 'object' || item === null) continue;
			for (const reference of ['first', 'second', 'text', 'background'].map((field) => (item as Json)[field]))
				assert.ok(typeof reference !== 'number' || reference < short.colors.length, `${name}: ${JSON.stringify(item)}`);
		}
	}
}));

interface System {
	readonly audit: readonly { readonly passes: { readonly aa: boolean; readonly aaa: boolean } }[];
	readonly adjustments?: unknown;
	readonly code: string;
}

mcp('a design system is its code, the counts of its audit, and what moved', () => withMcp(async (send) => {
	for (const format of ['css', 'tailwind', 'ios', 'figma']) {
		const given = { primary: '#ffe44d', format };
		const { audit, adjustments, code } = (await call(send, 'build-system', { ...given, full: true }))['structuredContent'] as Json & System;
		const short = (await call(send, 'build-system', given))['structuredContent'] as Json;
		assert.equal(short['summary'], {
			pairs: audit.length,
			failing: 0,
			aaa: audit.filter(({ passes }) => passes.aaa).length,
		});
		assert.equal([short['adjustments'], short['code']], [adjustments, code]);
		assert.equal(short[OMITTED], ['scales', 'themes', 'roles', 'audit']);
	}
}));

const GIVEN: Readonly<Record<string, Json>> = {
	'repair-contrast': { theme: ':root { --background: #fff; --foreground: #aaa; --card: #fff; --card-foreground: #bbb }', target: 'aa' },
	'brand-to-design-system': { primary: '#6366f1', format: 'css' },
	'chart-colors': { count: '12', keep: 'rgb(0, 90, 200), gold', background: '#111', format: 'vega-lite' },
};

const getPrompt = async (send: Send, name: string, given: object): ReturnType<Send> =>
	send(request('prompts/get', { name, arguments: given }));

for (const { name, operation, arguments: declared } of PROMPTS) {
	mcp(`the prompt ${name} is a call that its tool answers, with each of its arguments`, () => withMcp(async (send) => {
		const { result } = await send(request('prompts/list'));
		const listed = (result?.['prompts'] as Json[]).find((one) => one['name'] === name)!;
		assert.equal(listed['arguments'], declared);
		assert.equal(Object.keys(GIVEN[name]!), declared.map((one) => one.name));
		const { messages } = (await getPrompt(send, name, GIVEN[name]!)).result as { messages: { role: string; content: { text: string } }[] };
		assert.is(messages[0]?.role, 'user');
		const [, tool = '', input = ''] = /^1\. Call (\S+) with (.*)\.$/m.exec(messages[0]!.content.text) ?? [];
		assert.is(tool, operation.name);
		const { structuredContent, isError } = await call(send, tool, JSON.parse(input) as object);
		assert.is(isError, false);
		assert.ok(((structuredContent as Json)['code'] as string).length > 50);
	}));
}

mcp('a prompt accepts only values that its tool accepts', () => withMcp(async (send) => {
	for (const [name, given, says] of [
		['repair-contrast', { theme: ':root { --a: red }', target: 'apca-75' }, 'target must be one of'],
		['brand-to-design-system', { primary: 'tael' }, 'Did you mean "teal"?'],
		['brand-to-design-system', { primary: 'teal', format: 'cs' }, 'Did you mean "css"?'],
		['chart-colors', { count: '99' }, 'count must be a whole number'],
		['chart-colors', { count: 'five' }, 'count must be a whole number'],
	] as const) {
		const { error } = await getPrompt(send, name, given);
		assert.is(error?.code, -32_602);
		assert.match(error?.message ?? '', says);
	}
}));

mcp('every listed resource can be read', () => withMcp(async (send) => {
	const { resources } = (await send(request('resources/list'))).result as { resources: { uri: string; mimeType: string }[] };
	const read = new Map<string, string>();
	for (const { uri, mimeType } of resources) {
		const { result: got } = await send(request('resources/read', { uri }));
		const { contents } = got as { contents: { uri: string; mimeType: string; text: string }[] };
		assert.equal([contents[0]?.uri, contents[0]?.mimeType], [uri, mimeType]);
		read.set(uri, contents[0]!.text);
	}
	// CSS itself says what they are.
	assert.match(read.get('tincture://names/en')!, /^Teal #008080$/m);
	assert.match(read.get('tincture://names/ru')!, /^.+ #[0-9a-f]{6}$/m);
	assert.match(read.get('tincture://roles')!, /^primary: /m);
	assert.match(read.get('tincture://problems')!, /^rate-limited: /m);
}));

mcp('fetch gives the same answers', () => withMcp(async (_, url) => {
	const handle = createFetch();
	for (const [body, headers] of [
		[request('tools/list'), {}], [request('tools/call', { name: 'mix-colors', arguments: { first: 'red', second: 'blue' } }), {}],
		[request('tools/list', { _meta: META }), { 'MCP-Protocol-Version': MODERN }], ['{', {}],
	] as const) {
		const init = {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...headers },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		};
		const [there, here] = [await fetch(`${url}/mcp`, init), await handle(new Request('https://example.com/mcp', init))];
		assert.equal([here.status, await here.text()], [there.status, await there.text()]);
	}
}));

mcp('1,000 seeded values instead of a message, its params or its arguments are answered, and none with 500', () => withMcp(async (send) => {
	const random = randomFrom('mcp');
	const methods = ['tools/call', 'tools/list', 'prompts/get', 'resources/read', 'initialize', 'server/discover'];
	for (let i = 0; i < 1000; i++) {
		const value = anyValue(random, 3), method = methods[i % methods.length]!;
		const body = [value, request(method, value as object), request('tools/call', { name: 'audit-palette', arguments: value }),
			{ ...request(method), id: value }, request(method, { _meta: value })][i % 5];
		const { status } = await send(body, i % 3 === 0 ? { 'MCP-Protocol-Version': MODERN } : {});
		assert.ok([200, 202, 400, 404].includes(status), `seed mcp, message ${i}: ${status} to ${JSON.stringify(body)}`);
	}
}));

mcp('500 seeded brief results fit, are parts of the result, and list the omitted parts', () => {
	const random = randomFrom('brief');
	for (let i = 0; i < 500; i++) {
		const whole = Object.fromEntries(Array.from({ length: 1 + Math.floor(random() * 6) }, (_, k) => [`field${k}`, anyValue(random, 4)]));
		const room = 300 + Math.floor(random() * 900), short = brief(whole, room), { [OMITTED]: omitted, ...kept } = short;
		const what = `seed brief, result ${i}`;
		if (sizeOf(whole) <= room) assert.equal([kept, omitted], [whole, undefined], what);
		else {
			assert.ok((omitted as unknown[]).length > 0, what);
			assert.ok(sizeOf(short) <= room, what);
		}
		for (const [name, value] of Object.entries(kept)) assert.ok(isPart(value, whole[name]), `${what}: ${name}`);
	}
});

for (const whole of [['code'], ['code', 'filename']]) {
	mcp(`small fields remain next to ${whole.join(' and ')}, however long that is`, () => {
		const long = Object.fromEntries(whole.map((name) => [name, 'x'.repeat(5000)]));
		const { [OMITTED]: omitted, ...kept } = brief({ format: 'css', ...long, colors: Array.from({ length: 200 }, (_, i) => ({ i })) }, 1000);
		assert.is(kept['format'], 'css');
		for (const name of whole) assert.is(kept[name], long[name]);
		assert.ok((kept['colors'] as unknown[]).length > 0);
		assert.match(String(omitted), /^colors: \d+ of 200$/);
	});
}

mcp('a long result of a field that is never cut omits nothing, and says nothing of it', () => {
	const result = { code: 'x'.repeat(5000) };
	assert.equal(brief(result, 1000), result);
});

mcp('what fails is whole however long it is, and nothing is then said to be omitted', () => {
	const audit = Array.from({ length: 100 }, (_, i) => ({ text: `color-${i}`, passes: false }));
	assert.equal(brief({ audit }, 1000), { audit });
});

mcp('what fails leaves the room of a list to what passes', () => {
	const audit = Array.from({ length: 110 }, (_, i) => ({ text: `color-${i}`, passes: i >= 100 }));
	assert.equal(brief({ audit }, 1000), { audit });
});

/** True if one value is the other without some items and fields. */
function isPart(part: unknown, whole: unknown): boolean {
	if (typeof part !== 'object' || part === null) return Object.is(part, whole) || part === whole;
	return Object.entries(part).every(([key, value]) => isPart(value, (whole as Json)[key]));
}

mcp.run();
