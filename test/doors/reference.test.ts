/*
 * The reference: its pages, its links, and that its content matches the table of operations and the engine.
 */

import { spawn, spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_QUESTIONS } from '../../src/doors/batch.ts';
import { DEFAULT_RATE, LIMITS } from '../../src/doors/limits.ts';
import { PROBLEMS } from '../../src/errors.ts';
import { fieldRows } from '../../src/doors/reference/field-rows.ts';
import { GUIDE_NAMES } from '../../src/doors/reference/guide-parts.ts';
import { renderMarkdown } from '../../src/doors/reference/markdown-html.ts';
import { formatCommand, tokenText } from '../../src/doors/command-words.ts';
import { formatJson } from '../../src/doors/reference/format-json.ts';
import { libraryText, ORIGIN } from '../../src/doors/reference/sample.ts';
import { readConfig } from '../../src/http/config.ts';
import * as operations from '../../src/operations.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { choice, fallback, integer, list, nullable, number, object, optional, text } from '../../src/schema/schema.ts';
import { sideNav } from '../../src/doors/reference/side-nav.ts';
import { camelCase } from '../../src/math/camel-case.ts';
import { send } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

const reference = suite('the reference');

const PAGES = [
	'/docs', '/docs/guides', '/docs/library', '/docs/batch', '/problems',
	...OPERATIONS.map(({ name }) => `/docs/${name}`), ...GUIDE_NAMES.map((name) => `/docs/guides/${name}`),
];

const unescaped = (html: string): string => html.replace(/<[^>]*>/g, '')
	.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ 'amp': '&', 'lt': '<', 'gt': '>', 'quot': '"', '#39': '\'' })[name]!);

/** The text of every block of code, by the label it is read with. */
const readBlocks = (html: string): Map<string, string> =>
	new Map([...html.matchAll(/<pre [^>]*aria-label="([^"]*)"><code>([\s\S]*?)<\/code>/g)]
		.map(([, label, code]) => [label!, unescaped(code!)]));

for (const [value, text] of [
	[null, 'null'], ['a', '"a"'], [0.5, '0.5'], [[], '[]'], [{}, '{}'],
	[{ a: [1, null], b: { c: 'd' } }, '{ "a": [1, null], "b": { "c": "d" } }'],
	[['a'.repeat(60), 'b'.repeat(60)], `[\n  "${'a'.repeat(60)}",\n  "${'b'.repeat(60)}"\n]`],
	[{ a: 'a'.repeat(60), b: ['b'.repeat(60)] }, `{\n  "a": "${'a'.repeat(60)}",\n  "b": ["${'b'.repeat(60)}"]\n}`],
] as const) reference(`JSON on a page, on one line if it fits: ${text.slice(0, 20)}`, () => assert.is(formatJson(value), text));

reference('an operation links to its neighbors in the table', () => withServer(async (url) => {
	for (const [i, { name }] of OPERATIONS.entries()) {
		const html = await (await fetch(`${url}/docs/${name}`)).text();
		for (const [rel, neighbor] of [['prev', OPERATIONS[i - 1]], ['next', OPERATIONS[i + 1]]] as const) {
			const link = new RegExp(`<a rel="${rel}" href="/docs/([^"]*)"`).exec(html)?.[1];
			assert.is(link, neighbor?.name, `${name}: ${rel}`);
		}
	}
}));

reference('every page has one main heading, levels without gaps, a language, unique ids, and nothing inline', () => withServer(async (url) => {
	for (const path of PAGES) {
		const response = await fetch(url + path), html = await response.text();
		assert.is(response.status, 200, path);
		assert.is(response.headers.get('cache-control'), 'public, max-age=86400', path);
		assert.match(html, /^<!doctype html>\n<html lang="en">/, path);
		const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
		assert.is(levels.filter((level) => level === 1).length, 1, path);
		levels.forEach((level, i) => assert.ok(i === 0 ? level === 1 : level <= levels[i - 1]! + 1, `${path}: heading ${i}`));
		const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
		assert.is(new Set(ids).size, ids.length, path);
		const scripts = /(?: src="\/assets\/before-paint\.\w+\.js"| type="module" src="\/assets\/docs\.\w+\.js")><\/script>/;
		assert.not.match(html, new RegExp(`<script(?!${scripts.source})|<style|\\sstyle=|\\son\\w+="`), path);
		// The page of the library mentions undefined and NaN.
		if (path !== '/docs/library') assert.not.match(html, /undefined|NaN|\[object/, path);
		assert.match(html, /<link rel="stylesheet" href="\/assets\/style\.[0-9a-f]{10}\.css">/, path);
	}
}));

reference('the guide to design tokens names the first, middle and last of the eleven steps', () => withServer(async (url) => {
	const html = await (await fetch(`${url}/docs/guides/design-tokens`)).text();
	assert.match(html, /from 50 \(<code>#[\da-f]{6}<\/code>\) by 500\s\(<code>#[\da-f]{6}<\/code>\) to 950 \(/);
}));

reference('every origin in a sample is marked for the script that replaces it, so that no cache mixes hosts', () => withServer(async (url) => {
	for (const path of ['/docs/mix-colors', '/docs/export-tokens', '/docs/batch']) {
		const html = await (await fetch(url + path)).text();
		const [foreign] = await send(url, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n\r\n`);
		assert.is(foreign!.body, html, path);
		assert.match(html, '<script type="module" src="/assets/docs.');
		const samples = [...html.matchAll(/<pre [^]*?<\/pre>/g)].map(([block]) => block).join('');
		const origins = samples.match(/https?:\/\/[\w.:]+/g) ?? [];
		assert.is(origins.length, samples.split('<span data-origin>').length - 1, path);
	}
}));

reference('a field that is read is called what it is', () => {
	const kinds = new Map(OPERATIONS.flatMap(({ name, input }) => fieldRows(input.fields).map((row) => [`${name}.${row.name}`, row.kind] as const)));
	assert.match(kinds.get('audit-theme.theme')!, /^text, 1 to /);
	assert.match(kinds.get('parse-color.color')!, /^color, 1 to 120/);
	assert.match(kinds.get('check-contrast.background')!, /^color or a gradient, 1 to /);
});

reference('pages say of which operations an answer is random unless the input has a seed', () => withServer(async (url) => {
	const random: string[] = [];
	for (const { name } of OPERATIONS)
		if ((await (await fetch(`${url}/docs/${name}`)).text()).includes('unless part of it is random')) random.push(name);
	assert.equal(random.sort(), ['generate-palette', 'random-colors']);
}));

reference('the cost of batches and streams is that of the rate limit', () => withServer(async (url) => {
	const blocks = unescaped(await (await fetch(`${url}/docs/batch`)).text()).replaceAll(/\s+/g, ' ');
	const [, batch] = /a batch of (\d+) simple questions is answered at once/.exec(blocks)!;
	const [, debt, seconds] = /leaves a debt of (\d+) tokens, about (\d+) seconds/.exec(blocks)!;
	const [, lines, minutes] = /(\d+) lines take about (\d+) minutes/.exec(blocks)!;
	assert.equal([Number(batch), Number(lines)], [MOST_QUESTIONS, LIMITS.lines]);
	// A bucket that fills with the time: each question takes a token, and a stream waits until there is one.
	const owed = Number(batch) - DEFAULT_RATE.burst;
	assert.equal([Number(debt), Number(seconds)], [owed, owed / DEFAULT_RATE.rate]);
	let tokens = DEFAULT_RATE.burst, waited = 0;
	for (let line = 0; line < LIMITS.lines; line++) {
		if (tokens < 1) {
			waited += (1 - tokens) / DEFAULT_RATE.rate;
			tokens = 1;
		}
		tokens--;
	}
	assert.ok(Math.abs(waited / 60 - Number(minutes)) < 1, `${waited} s`);
	assert.ok(waited * 1000 < LIMITS.streamMs);
	assert.match(await (await fetch(`${url}/llms.txt`)).text(), `${lines} lines of NDJSON take about ${minutes} minutes`);
	assert.match(await (await fetch(`${url}/docs/guides`)).text(), 'href="/docs/batch"');
}));

const hasCurl = spawnSync('curl', ['--version']).status === 0;

if (hasCurl) reference('the stream of lines on the page of batches runs as printed', () => withServer(async (url) => {
	const html = await (await fetch(`${url}/docs/batch`)).text();
	const [command = ''] = [...html.matchAll(/<code>(printf [^]*?)<\/code>/g)].map(([, code]) => unescaped(code!));
	const child = spawn('bash', ['-c', command.replaceAll(/http:\/\/127\.0\.0\.1:8080/g, url)]);
	let output = '';
	for await (const chunk of child.stdout) output += String(chunk);
	assert.equal(output.trim().split('\n').map((line) => (JSON.parse(line) as { id: string }).id), ['brand', 'scale']);
}));

reference('every link of every page works, also under a base path', () => withServer(async (url) => {
	const paths = new Set<string>();
	for (const path of PAGES) {
		const html = await (await fetch(url + path)).text();
		for (const [, link = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
			// The switch of languages leads to the same page.
			if (/^(?:https:\/\/|data:image\/svg|\?lang=)/.test(link)) continue;
			const to = unescaped(link);
			if (to.startsWith('#')) assert.ok(html.includes(`id="${to.slice(1)}"`), `${path}: ${to}`);
			else {
				assert.ok(to.startsWith('/color/'), `${path}: ${to}`);
				paths.add(to);
			}
		}
	}
	assert.ok(paths.size > 80, String(paths.size));
	for (const to of paths) assert.is((await fetch(url + to)).status, 200, to);
}, { basePath: '/color' }));

reference('every operation is on the index, and its page has its title, summary, fields, words and examples', () => withServer(async (url) => {
	const index = unescaped(await (await fetch(`${url}/docs`)).text());
	for (const { name, title, summary, input, examples } of OPERATIONS) {
		assert.ok(index.includes(title) && index.includes(summary), name);
		const page = unescaped(await (await fetch(`${url}/docs/${name}`)).text());
		for (const text of [title, summary, ...examples.map(({ shows }) => shows)]) assert.ok(page.includes(text), `${name}: ${text}`);
		for (const row of fieldRows(input.fields)) {
			for (const text of [row.name, row.doc, row.kind, ...row.words, row.fallback ?? '']) assert.ok(page.includes(text), `${name}: ${text}`);
		}
	}
}));

reference('the answers on pages are those of the service', () => withServer(async (url) => {
	let compared = 0;
	for (const { name } of OPERATIONS) {
		const html = await (await fetch(`${url}/docs/${name}`)).text();
		const [, link] = /id="example"[\s\S]*?<a href="([^"]*)"/.exec(html) ?? [], text = readBlocks(html).get('Answer')!;
		if (link === undefined || !link.startsWith('/api/')) continue;
		const answer = await (await fetch(url + unescaped(link))).json() as unknown;
		const [whole] = text.split('\n… ');
		assert.ok(formatJson(answer).startsWith(whole!), name);
		compared++;
	}
	assert.is(compared, OPERATIONS.filter(({ methods }) => methods.includes('GET')).length, 'all with GET');
}));

reference('the problem on a page is that of the service', () => withServer(async (url) => {
	for (const { name, examples: [first] } of OPERATIONS) {
		const problem = JSON.parse(readBlocks(await (await fetch(`${url}/docs/${name}`)).text()).get('Problem')!) as unknown;
		const body = JSON.stringify({ ...first!.input, colour: 'teal' });
		const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
		assert.equal(problem, await (await fetch(`${url}/api/v1/${name}`, init)).json(), name);
	}
}));

reference('the form for the library runs and has the same result', () => {
	const known = new Map<string, unknown>(Object.entries(operations));
	for (const { name, examples } of OPERATIONS) for (const { input } of examples) {
		const [, call = ''] = /const result = ([\s\S]*);$/.exec(libraryText(name, input)) ?? [];
		const called = new Function(camelCase(name), `return ${call};`) as (run: unknown) => unknown;
		assert.equal(called((given: unknown) => given), input, name);
		assert.type(known.get(camelCase(name)), 'function');
	}
});

reference('the navigation marks the page that it is on, and no other', () => withServer(async (url) => {
	for (const path of ['/problems/not-found', '/docs/mix-colors', '/docs/guides/apca-and-wcag', '/docs/batch']) {
		const side = /<nav class="side"[^]*?<\/nav>/.exec(await (await fetch(url + path)).text())![0];
		assert.equal([...side.matchAll(/<a href="([^"]*)" aria-current="page">/g)].map(([, to]) => to), [path]);
	}
}));

reference('the navigation has every group with links, and none without', () => {
	const nav = sideNav('Pages', 'Show', [{ name: 'One', links: [{ href: '#one', name: 'First' }] }, { name: 'Two', links: [] }]);
	assert.match(nav, '<p>One</p>');
	assert.match(nav, '<a href="#one">First</a>');
	assert.not.match(nav, 'Two');
});

reference('the first form of a call is chosen', () => withServer(async (url) => {
	const html = await (await fetch(`${url}/docs/mix-colors`)).text();
	const forms = [...html.matchAll(/<input type="radio"[^>]* value="(\w+)"( checked)?>/g)];
	assert.equal(forms.filter(([, , checked]) => checked !== undefined).map(([, form]) => form), ['curl']);
	assert.is(forms[0]![1], 'curl');
}));

reference('a token with a name and a color is a word of a command, any other object is JSON', () => {
	for (const [token, words] of [
		[{ color: 'teal' }, 'teal'], [{ name: 'ink', color: 'teal' }, 'ink=teal'],
		[{ name: 'a=b', color: 'teal' }, '{"name":"a=b","color":"teal"}'], [{ color: 'teal', size: 2 }, '{"color":"teal","size":2}'],
		[{ name: 'ink' }, '{"name":"ink"}'], [['a'], '["a"]'], [null, 'null'],
	] as const) assert.is(tokenText(token), words);
});

reference('a shell splits the form for a command line into the expected words', () => {
	const splitWords = (line: string): string[] =>
		spawnSync('bash', ['-c', `tincture() { printf '%s\\n' tincture "$@"; }\n${line}`], { encoding: 'utf8' }).stdout.trimEnd().split('\n');
	const input = object('', {
		color: text('', 1, 9), hueShift: optional(number('', 0, 1)), others: optional(list('', text('', 1, 9), 1, 3)),
		tokens: optional(list('', object('', { color: text('', 1, 9), name: optional(text('', 1, 9)) }), 1, 3)),
	});
	const given = { color: 'rgb(1 2 3)', others: ['a', '#b'], hueShift: -0.5, tokens: [{ color: 'red', name: 'it\'s "$x"' }] };
	assert.equal(
		splitWords(formatCommand({ name: 'op', input }, given)),
		['tincture', 'op', 'rgb(1 2 3)', '--others', 'a,#b', '--hue-shift', '-0.5', '--tokens', 'it\'s "$x"=red'],
	);
	const palette = object('', { colors: list('', text('', 1, 9), 1, 3), size: optional(integer('', 1, 9)) });
	assert.equal(
		splitWords(formatCommand({ name: 'op', input: palette }, { colors: ['dark teal', 'red'], size: 2 })),
		['tincture', 'op', 'dark teal', 'red', '--size', '2'],
	);
});

reference('a field has its kind, bounds, words and default', () => {
	const rows = fieldRows({
		name: text('A name.', 1, 60), size: fallback(integer('A size.', 2, 10), 5), share: optional(number('A share.', 0, Infinity)),
		of: list('Words.', choice('A word.', ['a', 'b'], { c: 'a' }), 1, 4),
		items: list('Items.', object('', { hue: nullable(number('A hue.', 0, 360)) }), 3, 3),
	});
	assert.equal(rows.map(({ name, isRequired, kind, words, fallback, synonyms }) => [name, isRequired, kind, words, fallback, synonyms]), [
		['name', true, 'text, 1 to 60 characters', [], undefined, []],
		['size', false, 'whole number, 2 to 10', [], '5', []],
		['share', false, 'number, from 0', [], undefined, []],
		['of', true, 'list of 1 to 4: one of', ['a', 'b'], undefined, [['c', 'a']]],
		['items', true, 'list of 3: object', [], undefined, []],
		['items[].hue', true, 'number, 0 to 360, or null', [], undefined, []],
	]);
});

reference('problems are all listed, by status', () => withServer(async (url) => {
	const html = await (await fetch(`${url}/problems`)).text();
	for (const code of Object.keys(PROBLEMS)) assert.ok(html.includes(`href="/problems/${code}"`), code);
}));

reference('Markdown becomes HTML with all text escaped', () => {
	const page = '# A `b` <i>\n\nSee [x](../README.md).\n\n```ts\na<b>\n\nc\n```\n\n| f | g |\n| --- | --- |\n| `a\\|b` | <u> |';
	const html = renderMarkdown(page, (to) => `/${to}`);
	assert.is(html, `<h1 id="a-b-i">A <code>b</code> &lt;i&gt;</h1>
<p>See <a href="/../README.md">x</a>.</p>
<div class="code" data-label="Code"><pre tabindex="0" role="group" aria-label="Code"><code>a&lt;b&gt;

c</code></pre></div>
<div class="wide" tabindex="0" role="group" aria-label="Table"><table class="plain"><thead><tr><th scope="col">f</th><th scope="col">g</th></tr></thead><tbody>
<tr><th scope="row"><code>a|b</code></th><td>&lt;u&gt;</td></tr>
</tbody></table></div>`);
});

reference('the texts for language models have every operation, and all their links work', () => withServer(async (url) => {
	for (const path of ['/llms.txt', '/llms-full.txt']) {
		const response = await fetch(url + path), written = await response.text();
		assert.is(response.headers.get('content-type'), 'text/plain; charset=utf-8');
		assert.match(written, /^# Tincture\n\n> [A-Z]/, path);
		for (const { name, summary } of OPERATIONS) assert.ok(written.includes(name) && written.includes(summary), `${path}: ${name}`);
		for (const [, link = ''] of written.matchAll(/\]\(([^)]+)\)/g)) assert.is((await fetch(url + link)).status, 200, link);
	}
	const full = await (await fetch(`${url}/llms-full.txt`)).text();
	for (const [, target = '', answer = ''] of full.matchAll(/^GET (\S+)\n(\{.*\})$/gm)) {
		assert.is(await (await fetch(url + target)).text(), answer, target);
	}
	for (const { name, input } of OPERATIONS) {
		const [, section = ''] = full.split(`\n## ${name}\n`), [lines = ''] = section.split('\n## ');
		for (const [field, one] of Object.entries(input.fields)) {
			const state = one.kind === 'optional' ? 'optional' : one.kind === 'fallback' ? 'default ' : 'required';
			assert.match(lines.split('\n').find((line) => line.startsWith(`- \`${field}\` (`)) ?? '', `; ${state}`, `${name}: ${field}`);
		}
	}
	for (const line of [
		'`adjust` (one of text, background; required)', '`limit` (whole number, 1 to 100; default 20)',
		'`among` (list of 1 to 200: object; optional, only in a body)',
	]) assert.ok(full.includes(`\n- ${line}: `), line);
	assert.ok(full.length < 100_000, `${full.length} characters`);
}));

reference('the catalog is a linkset whose links work, and every answer links to it', () => withServer(async (url) => {
	const path = '/.well-known/api-catalog';
	for (const method of ['GET', 'HEAD']) {
		const response = await fetch(url + path, { method });
		assert.is(response.headers.get('content-type'), 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
		assert.match(response.headers.get('link')!, `<${path}>; rel="api-catalog"`);
	}
	const { linkset: [one] } = await (await fetch(url + path)).json() as { linkset: [Record<string, { href: string }[]>] };
	const { anchor, item, ...links } = one!;
	assert.is(anchor, '/api/v1/');
	assert.equal(item!.map(({ href }) => href), OPERATIONS.map(({ name }) => `/api/v1/${name}`));
	for (const { href } of Object.values(links).flat()) assert.is((await fetch(url + href)).status, 200, href);
	for (const path of ['/', '/docs', '/api/v1/parse-color?color=teal', '/api/v1/parse-color?color=teal', '/api/v1/parse-color']) {
		const link = (await fetch(url + path)).headers.get('link') ?? '';
		for (const rel of ['service-desc', 'service-doc', 'api-catalog']) assert.match(link, `rel="${rel}"`, `${path} ${rel}`);
	}
}));

reference('samples name the address of a service with default settings', () => {
	const { host, port } = readConfig({});
	assert.is(ORIGIN, `http://${host}:${port}`);
});

reference.run();
