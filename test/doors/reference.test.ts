/*
 * The reference: every page stands, links lead somewhere, and what it shows is what the table says and the engine answers.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROBLEMS } from '../../src/errors.ts';
import { fieldRows } from '../../src/doors/reference/field-rows.ts';
import { GUIDES } from '../../src/doors/reference/guides.ts';
import { htmlOfMarkdown } from '../../src/doors/reference/markdown-html.ts';
import { commandText, libraryText, spaced } from '../../src/doors/reference/program-forms.ts';
import * as operations from '../../src/operations.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { choice, fallback, integer, list, nullable, number, object, optional, text } from '../../src/schema/schema.ts';
import { camelCase } from '../support/operations-entry.ts';
import { withServer } from '../support/server.ts';

const reference = suite('the reference');

const PAGES = [
	'/docs', '/docs/guides', '/docs/library', '/problems',
	...OPERATIONS.map(({ name }) => `/docs/${name}`), ...GUIDES.map(({ name }) => `/docs/guides/${name}`),
];

const unescaped = (html: string): string => html.replace(/<[^>]*>/g, '')
	.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ 'amp': '&', 'lt': '<', 'gt': '>', 'quot': '"', '#39': '\'' })[name]!);

/** The text of every block of code, by the label it is read with. */
const blocksOf = (html: string): Map<string, string> =>
	new Map([...html.matchAll(/<pre [^>]*aria-label="([^"]*)"><code>([\s\S]*?)<\/code>/g)]
		.map(([, label, code]) => [label!, unescaped(code!)]));

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
		assert.not.match(html, /<script|<style|\sstyle=|\son\w+="/, path);
		// The page of the library tells of undefined and NaN.
		if (path !== '/docs/library') assert.not.match(html, /undefined|NaN|\[object/, path);
		assert.match(html, /<link rel="stylesheet" href="\/assets\/style\.[0-9a-f]{10}\.css">/, path);
	}
}));

reference('every link of every page leads somewhere, under a base path too', () => withServer(async (url) => {
	const asked = new Set<string>();
	for (const path of PAGES) {
		const html = await (await fetch(url + path)).text();
		for (const [, link = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
			if (/^(?:https:\/\/|data:image\/svg)/.test(link)) continue;
			const to = unescaped(link);
			if (to.startsWith('#')) assert.ok(html.includes(`id="${to.slice(1)}"`), `${path}: ${to}`);
			else {
				assert.ok(to.startsWith('/color/'), `${path}: ${to}`);
				asked.add(to);
			}
		}
	}
	assert.ok(asked.size > 80, String(asked.size));
	for (const to of asked) assert.is((await fetch(url + to)).status, 200, to);
}, { basePath: '/color' }));

reference('every operation is on the index, and its page says its title, summary, fields, words and examples', () => withServer(async (url) => {
	const index = unescaped(await (await fetch(`${url}/docs`)).text());
	for (const { name, title, summary, input, examples } of OPERATIONS) {
		assert.ok(index.includes(title) && index.includes(summary), name);
		const page = unescaped(await (await fetch(`${url}/docs/${name}`)).text());
		for (const said of [title, summary, ...examples.map(({ shows }) => shows)]) assert.ok(page.includes(said), `${name}: ${said}`);
		for (const row of fieldRows(input.fields)) {
			for (const said of [row.name, row.doc, row.kind, ...row.words, row.fallback ?? '']) assert.ok(page.includes(said), `${name}: ${said}`);
		}
	}
}));

reference('an example answers what its page shows', () => withServer(async (url) => {
	let compared = 0;
	for (const { name } of OPERATIONS) {
		const html = await (await fetch(`${url}/docs/${name}`)).text();
		const [, link] = /id="example"[\s\S]*?<a href="([^"]*)"/.exec(html) ?? [], shown = blocksOf(html).get('Answer')!;
		if (link === undefined || !link.startsWith('/api/')) continue;
		const answer = await (await fetch(url + unescaped(link))).json() as unknown;
		const [whole] = shown.split('\n… ');
		assert.ok(spaced(answer).startsWith(whole!), name);
		compared++;
	}
	assert.is(compared, OPERATIONS.filter(({ methods }) => methods.includes('GET')).length, 'all that have an address');
}));

reference('the problem on a page is what the service answers', () => withServer(async (url) => {
	for (const { name, examples: [first] } of OPERATIONS) {
		const shown = JSON.parse(blocksOf(await (await fetch(`${url}/docs/${name}`)).text()).get('Problem')!) as unknown;
		const body = JSON.stringify({ ...first!.input, colour: 'teal' });
		const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
		assert.equal(shown, await (await fetch(`${url}/api/v1/${name}`, asked)).json(), name);
	}
}));

reference('the form for the library runs and gives the same', () => {
	const known = new Map<string, unknown>(Object.entries(operations));
	for (const { name, examples } of OPERATIONS) for (const { input } of examples) {
		const [, call = ''] = /const result = ([\s\S]*);$/.exec(libraryText(name, input as never)) ?? [];
		const called = new Function(camelCase(name), `return ${call};`) as (run: unknown) => unknown;
		assert.equal(called((given: unknown) => given), input, name);
		assert.type(known.get(camelCase(name)), 'function');
	}
});

reference('the form for a command line is read by a shell as the words that were meant', () => {
	const said = (line: string): string[] =>
		spawnSync('bash', ['-c', `npx() { printf '%s\\n' "$@"; }\n${line}`], { encoding: 'utf8' }).stdout.trimEnd().split('\n');
	const input = object('', {
		color: text('', 1, 9), others: optional(list('', text('', 1, 9), 1, 3)), hueShift: optional(number('', 0, 1)),
		tokens: optional(list('', object('', { color: text('', 1, 9), name: optional(text('', 1, 9)) }), 1, 3)),
	});
	const given = { color: 'rgb(1 2 3)', others: ['a', '#b'], hueShift: -0.5, tokens: [{ color: 'red', name: 'it\'s "$x"' }] };
	assert.equal(
		said(commandText('op', input, given)),
		['tincture', 'op', 'rgb(1 2 3)', '--others', 'a,#b', '--hue-shift', '-0.5', '--tokens', 'it\'s "$x"=red'],
	);
	const palette = object('', { colors: list('', text('', 1, 9), 1, 3), size: optional(integer('', 1, 9)) });
	assert.equal(
		said(commandText('op', palette, { colors: ['dark teal', 'red'], size: 2 })), ['tincture', 'op', 'dark teal', 'red', '--size', '2'],
	);
});

reference('a field says its kind, bounds, words, and what its absence stands for', () => {
	const rows = fieldRows({
		name: text('A name.', 1, 60), size: fallback(integer('A size.', 2, 10), 5), share: optional(number('A share.', 0, Infinity)),
		of: list('Words.', choice('A word.', ['a', 'b'], { c: 'a' }), 1, 4),
		items: list('Items.', object('', { hue: nullable(number('A hue.', 0, 360)) }), 3, 3),
	});
	assert.equal(rows.map(({ name, isRequired, kind, words, fallback: absent, meant }) => [name, isRequired, kind, words, absent, meant]), [
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

reference('Markdown becomes HTML in which nothing of the text is markup', () => {
	const page = '# A `b` <i>\n\nSee [x](../README.md).\n\n```ts\na<b>\n```\n\n| f | g |\n| --- | --- |\n| `a\\|b` | <u> |';
	const html = htmlOfMarkdown(page, (to) => `/${to}`);
	assert.is(html, `<h1 id="a-b-i">A <code>b</code> &lt;i&gt;</h1>
<p>See <a href="/../README.md">x</a>.</p>
<pre tabindex="0" role="group" aria-label="Code"><code>a&lt;b&gt;</code></pre>
<div class="wide" tabindex="0" role="group" aria-label="Table"><table class="plain"><thead><tr><th scope="col">f</th><th scope="col">g</th></tr></thead><tbody>
<tr><th scope="row"><code>a|b</code></th><td>&lt;u&gt;</td></tr>
</tbody></table></div>`);
});

reference('the texts for language models name every operation, and every link of them leads somewhere', () => withServer(async (url) => {
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
	assert.ok(full.length < 100_000, `${full.length} characters`);
}));

reference('the catalog is a linkset whose links answer, and every answer leads to it', () => withServer(async (url) => {
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
	for (const asked of ['/', '/docs', '/api/v1/parse-color?color=teal', '/api/v1/parse-color?color=teal', '/api/v1/parse-color']) {
		const link = (await fetch(url + asked)).headers.get('link') ?? '';
		for (const rel of ['service-desc', 'service-doc', 'api-catalog']) assert.match(link, `rel="${rel}"`, `${asked} ${rel}`);
	}
}));

reference.run();
