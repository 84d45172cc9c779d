/*
 * Jobs on the page by keys alone: Tab, arrows, Enter, Space and text.
 */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, untilText } from '../open-page.ts';

const jobs = suite('jobs on the page by keys'), tried = inChromium(jobs);

const has = (tab: Page, selector: string): Promise<boolean> =>
	tab.evaluate((where) => document.activeElement?.matches(where) ?? false, selector);

/** Presses a key until the focus is on an element. */
async function go(tab: Page, key: string, selector: string): Promise<void> {
	for (let i = 0; i < 60 && !await has(tab, selector); i++) await tab.keyboard.press(key);
	assert.ok(await has(tab, selector), `${key} reaches ${selector}`);
}

/** Opens a section and one of its views. */
async function openView(tab: Page, section: string, view: string): Promise<void> {
	await go(tab, 'Shift+Tab', '.sections a');
	await go(tab, 'Home', '.sections a:first-child');
	await go(tab, 'ArrowRight', `[data-section="${section}"]`);
	await tab.keyboard.press('Enter');
	await tab.waitForFunction(() => document.activeElement?.tagName === 'H2');
	await go(tab, 'Shift+Tab', '.view-tabs a');
	await go(tab, 'Home', '.view-tabs a');
	await go(tab, 'ArrowRight', `[data-view="${view}"]`);
	await tab.keyboard.press('Enter');
	await tab.waitForSelector(`a[data-view="${view}"][aria-current]`);
}

tried('a designer with five colors, two of them locked, gets three new ones and an ASE file', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.evaluate('navigator.clipboard.writeText("#264653, #2a9d8f, #e9c46a, #f4a261, #e76f51")');
	await tab.keyboard.press('Control+V');
	await tab.waitForSelector('.tray li:nth-child(5)');
	for (const place of [1, 3]) {
		await go(tab, 'Tab', '.tray-item');
		await go(tab, 'Home', '.tray li:first-child button');
		await go(tab, 'ArrowRight', `.tray li:nth-child(${place + 1}) button`);
		await tab.keyboard.press('Enter');
		await go(tab, 'Tab', '.tray-editor [aria-pressed]');
		await tab.keyboard.press('Space');
		await tab.waitForSelector(`.tray li:nth-child(${place + 1}) [data-locked]`);
		await tab.keyboard.press('Escape');
	}
	await openView(tab, 'palette', 'generate-palette');
	await tab.waitForSelector('.column:nth-child(5)');
	await go(tab, 'Tab', '.button.strong');
	await tab.keyboard.press('Enter');
	await tab.waitForFunction(() => location.search.includes('seed'));
	const hexes = await tab.$$eval('.column-hex', (all) => all.map((one) => one.textContent));
	assert.equal([hexes[1], hexes[3]], ['#2a9d8f', '#f4a261']);
	await go(tab, 'Tab', '.takeaway [role="tab"]');
	await go(tab, 'ArrowRight', '.takeaway [role="tab"][aria-selected="true"]:nth-child(8)');
	await untilText(tab, '.takeaway .call-head h3', '.ase');
	await go(tab, 'Tab', '.takeaway .call-tools button:last-child');
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.keyboard.press('Enter')]);
	const bytes = readFileSync(await download.path());
	// Signature and number of blocks of an Adobe Swatch Exchange file, version 1.0.
	assert.is(bytes.toString('latin1', 0, 4), 'ASEF');
	assert.ok(bytes.readUInt32BE(8) >= 5);
});

tried('a developer copies the mixture of two colors as CSS', DESK, async (tab, url) => {
	await openPage(tab, url);
	await go(tab, 'Tab', '#color');
	await tab.keyboard.press('Control+A');
	await tab.keyboard.type('red');
	await go(tab, 'Tab', '.sections a');
	await openView(tab, 'scale', 'mix-colors');
	await tab.waitForSelector('.values .value');
	await go(tab, 'Tab', '.values .value');
	await tab.keyboard.press('Enter');
	await untilText(tab, '#said', 'Copied: color-mix(');
	assert.is(await tab.evaluate(() => CSS.supports('color', 'color-mix(in oklab, red, gold)')), true);
	assert.match(String(await tab.evaluate('navigator.clipboard.readText()')), /^color-mix\(in oklab, red/);
});

tried('somebody who mistypes a color takes the suggestion and undoes it', DESK, async (tab, url) => {
	await openPage(tab, url);
	await go(tab, 'Tab', '#color');
	await tab.keyboard.press('Control+A');
	await tab.keyboard.type('tael');
	await untilText(tab, '.problem', 'teal');
	await go(tab, 'Tab', '.problem button');
	await tab.keyboard.press('Enter');
	await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#color')!.value === 'teal');
	await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
	await tab.keyboard.press('Control+Z');
	await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#color')!.value !== 'teal');
});

tried('a Russian speaker gets each answer and each refusal in Russian', { ...DESK, locale: 'ru-RU' }, async (tab, url) => {
	await openPage(tab, url);
	const write = async (text: string): Promise<void> => {
		await tab.focus('#color');
		await tab.keyboard.press('Control+A');
		await tab.keyboard.type(text);
	};
	await write('спелая вишня');
	await untilText(tab, '.field-names', 'вишн');
	for (const text of ['вишнёёвый', 'rgb(10 20']) {
		await write(text);
		await tab.waitForFunction((typed) => document.querySelector('.problem span')?.textContent?.includes(typed), text);
		const message = (await tab.textContent('.problem p > span'))!.replaceAll(text, '');
		assert.match(message, /[а-яё]{3}/i);
		assert.not.match(message.replaceAll(/rgb\([^)]*\)|#[\da-f]+/g, ''), /[a-z]{3}/i, message);
	}
});

jobs.run();
