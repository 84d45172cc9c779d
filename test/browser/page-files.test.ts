/*
 * The views of theme files and of data colors as people use them, in Chromium: a file pasted, what fails seen in each mode, the
 * repair copied and downloaded, the address shared, in both languages; axe in both schemes, at both widths.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';

const files = suite('files on the front page');

const tried = (claim: string, proof: () => Promise<void>): void =>
	(hasChromium ? files(claim, proof) : leaveOut(files, claim, 'no Chromium; CHROMIUM names one'));

const withPage = (options: BrowserContextOptions, work: (tab: Page, url: string) => Promise<void>): Promise<void> =>
	withServer((url) => withChromium(async (browser) => {
		const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
		const tab = await context.newPage(), complaints: string[] = [];
		tab.on('console', (message) => {
			if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 400')) complaints.push(message.text());
		});
		tab.on('pageerror', (error) => complaints.push(String(error)));
		await work(tab, url);
		assert.equal(complaints, []);
	}));

const answered = (tab: Page): Promise<unknown> => tab.waitForSelector('.answer:not([data-stale]):not(:empty)');

const untilText = (tab: Page, selector: string, wanted: string): Promise<unknown> => tab.waitForFunction(
	([where, text]) => document.querySelector(where!)?.textContent?.includes(text!) ?? false,
	[selector, wanted],
);

/** #9ca3af on white is 2.5396 : 1, and white on #111827 17.7398 : 1, by the formula of WCAG 2, rounded down. */
const THEME = `:root {
	--card: #ffffff;
	--card-foreground: #9ca3af;
}
.dark {
	--card: #111827;
	--card-foreground: #ffffff;
}
`;

const TOKENS = JSON.stringify({ color: {
	'$type': 'color', 'card': { $value: '#ffffff' }, 'card-foreground': { $value: '#9ca3af' },
} }, null, '\t');

const FIELD = '[data-field="theme"] textarea';

const ENGLISH = { locale: 'en-US' }, RUSSIAN = { locale: 'ru-RU' };

tried('a pasted theme shows its pairs by mode; the repair can be copied and downloaded', () => withPage(ENGLISH, async (tab, url) => {
	await tab.goto(`${url}/?view=audit-theme`);
	await answered(tab);
	await tab.fill(FIELD, THEME);
	await untilText(tab, '.figure', '1 / 2 pass, 2 after the repair');
	assert.equal(await tab.$$eval('.matrix thead th', (all) => all.map((one) => one.textContent)), ['Default', 'Dark']);
	assert.equal(await tab.$$eval('.matrix td .matrix-ratio', (all) => all.map((one) => one.textContent)), ['2.53', '17.73']);
	assert.equal(await tab.$$eval('.matrix td .matrix-use', (all) => all.map((one) => one.textContent)), ['fails', 'passes']);
	assert.equal(await tab.$$eval('.line[data-kind="bad"] .line-number', (all) => all.map((one) => one.textContent)), ['2', '3']);
	// The file is rewritten once the input is idle.
	await untilText(tab, '.code.file:not(.lines)', '--card: #111827');
	const code = await tab.textContent('.code.file:not(.lines)') ?? '';
	assert.is(code.split('\n').filter((line, i) => line !== THEME.split('\n')[i]).length, 1, 'one line is another');
	await tab.click('.part .call-tools:has(button:text-is("Download")) .copy');
	await untilText(tab, '#said', 'Copied');
	assert.is(await tab.evaluate(() => navigator.clipboard.readText()), code);
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('text="Download"')]);
	assert.is(download.suggestedFilename(), 'theme.css');
	assert.is(readFileSync(await download.path(), 'utf8'), code);
	const shared = tab.url(), other = await tab.context().newPage();
	await other.goto(shared);
	await answered(other);
	assert.is(await other.inputValue(FIELD), THEME);
	await untilText(other, '.figure', '1 / 2 pass, 2 after the repair');
}));

tried('a repaired file keeps its name; a pasted theme has none', () => withPage(ENGLISH, async (tab, url) => {
	const downloaded = async (): Promise<string> => {
		const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('text="Download"')]);
		return download.suggestedFilename();
	};
	await tab.goto(`${url}/?view=audit-theme`);
	await answered(tab);
	await tab.setInputFiles('input[type=file]', { name: 'brand.json', mimeType: 'application/json', buffer: Buffer.from(TOKENS) });
	await untilText(tab, '.code.file:not(.lines)', '"$value"');
	assert.is(await downloaded(), 'brand.json');
	await tab.evaluate((text) => {
		const data = new DataTransfer();
		data.setData('text/plain', text);
		document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
	}, TOKENS.replace('9ca3af', '9ca3ae'));
	await untilText(tab, '.code.lines', '9ca3ae');
	await untilText(tab, '.code.file:not(.lines)', '"$value"');
	assert.is(await downloaded(), 'theme.json');
}));

const PHONE = { ...RUSSIAN, viewport: { width: 360, height: 780 } };

tried('two modes of a theme with long names fit a phone', () => withPage(PHONE, async (tab, url) => {
	const theme = ':root { --destructive: #e11d48; --destructive-foreground: #fecdd3 } .dark { --destructive: #7f1d1d }';
	await tab.goto(`${url}/?view=audit-theme&theme=${encodeURIComponent(theme)}`);
	await untilText(tab, '.matrix tbody', '--destructive-foreground');
	assert.is(await tab.$eval('.scroller', (one) => one.scrollWidth - one.clientWidth), 0);
}));

tried('a repair that is too long for one request says how many pairs still fail, and goes on', () => withPage(ENGLISH, async (tab, url) => {
	const random = randomFrom('a shared palette'), draw = (below: number): number => Math.floor(random() * below);
	const names = Array.from({ length: 200 });
	const palette = names.map((_, i) => `--p${i}: #${draw(0x1000000).toString(16).padStart(6, '0')};`);
	const roles = names.map((_, i) => `--c${i}: var(--p${draw(200)}); --c${i}-foreground: var(--p${draw(200)});`);
	await tab.goto(`${url}/?view=audit-theme`);
	await answered(tab);
	await tab.fill(FIELD, `:root {${[...palette, ...roles].join('')}}`);
	const rest = tab.locator('button:text-is("Take the repaired file")');
	await rest.waitFor();
	const [, passing, pairs, repaired] = /(\d+) \/ (\d+) pass, (\d+) after/.exec(await tab.textContent('.figure') ?? '')!;
	assert.is(await rest.locator('..').textContent(),
		'The repair took all work of one request. Repair the code of the answer to go on: '
			+ `${Number(pairs) - Number(repaired)} pairs still fail. Take the repaired file`);
	await rest.click();
	await untilText(tab, '.figure', `${repaired} / ${pairs} pass`);
	assert.ok(Number(repaired) > Number(passing));
}));

tried('in Russian a theme is judged in Russian, and any other file is reported', () => withPage(RUSSIAN, async (tab, url) => {
	await tab.goto(`${url}/?view=audit-theme`);
	await answered(tab);
	await tab.fill(FIELD, THEME);
	await untilText(tab, '.figure', '1 / 2 проходят, 2 после исправления');
	assert.equal(await tab.$$eval('.matrix td .matrix-use', (all) => all.map((one) => one.textContent)), ['не проходит', 'проходит']);
	await tab.fill(FIELD, ':root{--one:red;--two:blue}');
	await untilText(tab, '.figure', 'Пар текста и фона нет.');
	await tab.waitForSelector('p:has-text("По именам не видно, какой текст на какой поверхности")');
	await tab.fill(FIELD, 'nothing');
	await tab.waitForSelector('.problem:not([hidden])');
	await untilText(tab, '.problem', 'Файл темы: цветов не найдено.');
}));

tried('data colors follow their kind, count and seed, and come as a file', () => withPage(ENGLISH, async (tab, url) => {
	await tab.goto(`${url}/?view=generate-data-colors`);
	await answered(tab);
	const hexes = (): Promise<string[]> => tab.$$eval('.view .strip .chip-value', (all) => all.map((one) => one.textContent ?? ''));
	const first = await hexes();
	assert.is(first.length, 8);
	await tab.check('[data-field="kind"] input[value="sequential"]');
	await untilText(tab, '.view', 'Largest step over the median');
	await tab.focus('[data-field="count"] input');
	await tab.keyboard.press('ArrowLeft');
	await tab.waitForFunction(() => document.querySelectorAll('.view .strip .chip-value').length === 7);
	await tab.selectOption('[data-field="format"] select', 'd3');
	await untilText(tab, '.code.file', 'd3');
	const code = await tab.textContent('.code.file') ?? '';
	for (const hex of await hexes()) assert.match(code, hex);
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('text="Download"')]);
	assert.is(readFileSync(await download.path(), 'utf8'), code);
	const other = await tab.context().newPage();
	await other.goto(tab.url());
	await answered(other);
	assert.is(await other.textContent('.code.file'), code);
}));

const AXE = hasChromium ? readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') : '';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe that the page runs. */
interface Axe {
	readonly run: (options: object) => Promise<{
		readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
	}>;
}

tried('axe finds nothing in both views, schemes, widths and languages', () => withServer((url) => withChromium(async (browser) => {
	for (const colorScheme of ['light', 'dark'] as const) for (const width of [360, 1440]) for (const lang of ['en', 'ru']) {
		// Axe is put into the page past its policy, which allows no script but its own.
		const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
		const tab = await context.newPage();
		for (const view of ['audit-theme', 'generate-data-colors']) {
			await tab.goto(`${url}/?view=${view}&lang=${lang}`);
			await answered(tab);
			await tab.evaluate(AXE);
			const run = (rules: readonly string[]) => (globalThis as unknown as { readonly axe: Axe }).axe.run({ runOnly: rules });
			const { violations } = await tab.evaluate(run, RULES);
			const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
			assert.equal(faults, [], `${view} ${colorScheme} ${width} ${lang}`);
		}
		await context.close();
	}
})));

files.run();
