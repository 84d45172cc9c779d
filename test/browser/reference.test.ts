/*
 * The reference pages in a browser: axe finds nothing against WCAG 2.2 AA, in both schemes, on a phone and on a wide screen;
 * nothing overflows the window, the console is empty, and no other host gets a request.
 */

import axe from 'axe-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';

const reference = suite('the reference in Chromium');

/** One of each kind of page. */
const PAGES = [
	'/docs',
	'/docs/audit-theme', '/docs/generate-scale', '/docs/export-tokens', '/docs/library', '/docs/batch', '/problems', '/problems/rate-limited',
	'/docs/guides',
	'/docs/guides/gamut-mapping', '/docs/guides/apca-and-wcag', '/docs/guides/color-difference', '/docs/guides/powerless-hue',
	'/docs/guides/made-of-others',
	'/docs/guides/design-tokens',
];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Window sizes and schemes; at 200 % zoom a window of 720 px has 360. */
const WIDTHS = [360, 1440] as const;

if (!hasChromium) leaveOut(reference, 'a browser', 'there is no Chromium here');
else for (const colorScheme of ['light', 'dark'] as const) for (const width of WIDTHS) {
	reference(`${PAGES.length} pages are in order, ${colorScheme}, ${width} px wide`, () => withServer((url) => withChromium(async (browser) => {
		// The policy of the pages lets no script in, not even that of axe.
		const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
		const page = await context.newPage(), said: string[] = [], requests: string[] = [];
		page.on('console', (message) => said.push(message.text()));
		page.on('request', (request) => requests.push(request.url()));
		for (const path of PAGES) {
			await page.goto(url + path);
			await page.evaluate(axe.source);
			const results = await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`) as axe.AxeResults;
			assert.ok(results.passes.length > 10, path);
			assert.equal(results.violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), []);
			assert.is(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true, `${path} runs out of the window`);
			const origins = await page.evaluate('[...document.querySelectorAll("[data-origin]")].map((one) => one.textContent)') as string[];
			assert.equal(origins.filter((one) => one !== url), [], path);
			const background = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
			assert.is(background, colorScheme === 'light' ? 'oklch(1 0 0)' : 'oklch(0.19 0 0)', 'the style is there');
		}
		assert.equal(said, []);
		assert.equal(requests.filter((one) => !one.startsWith(url)), []);
	})));
}

reference('the first stop of a keyboard leads to the content', () => withServer((url) => withChromium(async (browser) => {
	const page = await browser.newPage();
	await page.goto(`${url}/docs`);
	await page.keyboard.press('Tab');
	assert.is(await page.evaluate('document.activeElement.textContent'), 'Skip to content');
	const top = await page.evaluate('document.activeElement.getBoundingClientRect().top') as number;
	assert.ok(top >= 0, 'it is shown while it has the focus');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	assert.is(await page.evaluate('document.querySelector("main").contains(document.activeElement)'), true);
})));

if (hasChromium) reference('a call runs on its page, the language of samples is remembered, code is copied, and a field has an address', () =>
	withServer((url) => withChromium(async (browser) => {
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
		const page = await context.newPage(), said: string[] = [];
		page.on('console', (message) => said.push(message.text()));
		await page.goto(`${url}/docs/mix-colors`);
		await page.locator('.run > button').click();
		await page.waitForSelector('.run pre');
		const { input } = OPERATIONS.find(({ name }) => name === 'mix-colors')!.examples[0]!;
		const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) };
		const answer = await (await fetch(`${url}/api/v1/mix-colors`, init)).json() as unknown;
		assert.equal(JSON.parse(await page.locator('.run pre').textContent() ?? ''), answer);
		await page.locator('label[for=form-python]').click();
		assert.is(await page.locator('.forms pre[aria-label=Python]').isVisible(), true);
		assert.is(await page.locator('.forms pre[aria-label=curl]').isVisible(), false);
		await page.locator('.forms .copy').nth(2).click();
		await page.getByText('Copied', { exact: true }).waitFor();
		assert.match(await page.evaluate('navigator.clipboard.readText()') as string, /^import json\n/);
		await page.goto(`${url}/docs/audit-theme#answer-pairs.text`);
		assert.is(await page.locator('.forms pre[aria-label=Python]').isVisible(), true, 'on another page');
		assert.is(await page.locator('[id="answer-pairs.text"]').isVisible(), true, 'a nested field that its address opens');
		assert.equal(said, []);
	})));

if (hasChromium) reference('the theme is chosen on any page, applies at once, and is that of the next page from its first paint', () =>
	withServer((url) => withChromium(async (browser) => {
		const page = await browser.newPage({ colorScheme: 'light' });
		const background = (): Promise<unknown> => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
		await page.goto(`${url}/docs/mix-colors`);
		const light = await background();
		await page.selectOption('.head-select', 'dark');
		const dark = await background();
		assert.is.not(dark, light);
		// Scripts of the page do not run, only the one before the first paint.
		await page.route(/assets\/docs/, (route) => route.abort());
		await page.goto(`${url}/problems?lang=ru`);
		assert.is(await background(), dark);
		await page.unroute(/assets\/docs/);
		await page.goto(`${url}/docs?lang=ru`);
		assert.is(await page.inputValue('.head-select'), 'dark');
		await page.selectOption('.head-select', 'auto');
		assert.is(await background(), light);
	})));

if (hasChromium) reference('the list of operations is beside the text in a wide window, and opens in a narrow one', () =>
	withServer((url) => withChromium(async (browser) => {
		const page = await browser.newPage(), link = page.locator('.side a[href="/docs/mix-colors"]');
		for (const width of [360, 768]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`${url}/docs/audit-theme`);
			assert.is(await link.isVisible(), false);
			await page.locator('.side > label').click();
			assert.is(await link.isVisible(), true, `${width}`);
		}
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${url}/docs/audit-theme`);
		assert.is(await link.isVisible(), true);
		assert.ok(await page.evaluate('document.documentElement.scrollHeight') as number < 6500, 'nested fields are closed');
	})));

reference.run();
