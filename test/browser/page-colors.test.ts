/*
 * Colors that go in and out of the page: pasted, carried from view to view, and taken away as code.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, untilText } from './open-page.ts';

const colors = suite('colors in and out of the front page'), tried = inChromium(colors);

/** Pastes a text where the focus is. */
const paste = async (tab: Parameters<Parameters<typeof tried>[2]>[0], text: string): Promise<void> => {
	await tab.evaluate((content) => navigator.clipboard.writeText(content), text);
	await tab.keyboard.press('Control+V');
};

tried('a pasted color loses its wrapping, a list is the palette, and a theme opens its view', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.focus('#color');
	await tab.keyboard.press('Control+A');
	await paste(tab, '--primary: #ff3366;');
	await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#color')!.value === '#ff3366');
	await paste(tab, '#264653, #2a9d8f, #e9c46a');
	await tab.waitForFunction(() => document.querySelectorAll('.tray-color').length === 3);
	await tab.click('[data-section="check"]');
	await tab.click('[data-view="audit-palette"]');
	await tab.waitForFunction(() => document.querySelectorAll('.matrix thead th').length === 3);
	await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
	await paste(tab, ':root { --background: #ffffff; --foreground: #cccccc; }');
	await untilText(tab, '.matrix td .matrix-use', 'fails');
});

tried('colors that are entered in one view are in the next, and on the next visit', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=audit-palette`);
	await tab.fill('.slot:nth-child(2) .slot-text', '#123456');
	await tab.press('.slot:nth-child(2) .slot-text', 'Tab');
	const texts = (): Promise<string[]> => tab.$$eval('.slot-text', (all) => (all as HTMLInputElement[]).map(({ value }) => value));
	await tab.waitForFunction(() => location.search.includes('123456'));
	const entered = await texts();
	await tab.click('[data-view="simulate-cvd"]');
	await tab.waitForFunction(() => document.querySelectorAll('.vision').length > 0);
	assert.equal(await texts(), entered);
	await openPage(tab, url);
	await tab.click('[data-section="ship"]');
	await tab.click('[data-view="export-tokens"]');
	await untilText(tab, '.file', '--');
	assert.equal(await texts(), entered);
});

tried('a scale is copied and downloaded as code', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=%236366f1`);
	const steps = await tab.$$eval('.strip .chip-value', (all) => all.map((one) => one.textContent));
	await tab.click('.takeaway [role="tab"]:text-is("tailwind")');
	await untilText(tab, '.takeaway .file', '@theme');
	const code = (await tab.textContent('.takeaway .file'))!;
	assert.is(code.match(/--color-brand-\d+: /g)?.length, steps.length);
	await tab.click('.takeaway .copy');
	await untilText(tab, '#said', 'Copied');
	assert.is(await tab.evaluate(() => navigator.clipboard.readText()), code);
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('.takeaway :text-is("Download")')]);
	assert.is(readFileSync(await download.path(), 'utf8'), code);
	await tab.click('.takeaway :text-is("Audit a palette")');
	await untilText(tab, '.view-head h2', 'Audit');
	await tab.waitForFunction((count) => document.querySelectorAll('.matrix thead th').length === count, steps.length);
});

colors.run();
