/*
 * The palette of the page by pointer and by keys: filled, ordered, locked, named, stored, shared, undone.
 */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, untilText } from './open-page.ts';

const palette = suite('the palette of the front page'), tried = inChromium(palette);

const colorsIn = (tab: Page): Promise<string[]> =>
	tab.$$eval('.tray-color', (all) => all.map((one) => (one as HTMLElement).title));

const untilColors = (tab: Page, expected: string): Promise<unknown> => tab.waitForFunction(
	(text) => [...document.querySelectorAll<HTMLElement>('.tray-color')].map((one) => one.title).join('|') === text, expected,
);

tried('a color is dragged to another place, and undo takes it back', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?palette=teal,gold,navy`);
	await tab.dragAndDrop('.tray li:nth-child(1) button', '.tray li:nth-child(3) button');
	await untilColors(tab, 'gold|navy|teal');
	await tab.click('.icon[aria-label="Undo"]');
	await untilColors(tab, 'teal|gold|navy');
	await tab.keyboard.press('Control+y');
	await untilColors(tab, 'gold|navy|teal');
});

tried('keys move through the palette, order it and remove from it, and the place is said', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?palette=teal,gold,navy`);
	await tab.focus('.tray-color');
	await tab.keyboard.press('ArrowRight');
	assert.match(await tab.evaluate(() => document.activeElement!.getAttribute('aria-label')!), 'gold, 2 / 3');
	await tab.keyboard.press('Shift+ArrowLeft');
	await untilColors(tab, 'gold|teal|navy');
	await untilText(tab, '#said', 'Moved to 1 / 3');
	await tab.waitForFunction(() => document.activeElement?.getAttribute('title') === 'gold');
	await tab.keyboard.press('Delete');
	await untilColors(tab, 'teal|navy');
	await tab.waitForFunction(() => document.activeElement?.getAttribute('title') === 'teal');
	assert.is(await tab.$$eval('.tray [tabindex="0"]', (all) => all.length), 1, 'one Tab stop');
});

tried('a color is named, locked and changed, and stays on the device and in the address', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?palette=teal,gold,navy`);
	await tab.click('.tray li:nth-child(2) button');
	await tab.fill('.tray-editor .control:nth-child(2) input', 'Sun');
	await tab.click('.tray-editor button:text-is("Lock")');
	await tab.waitForSelector('.tray li:nth-child(2) [data-locked]');
	await tab.keyboard.press('Escape');
	await tab.click('.tray li:nth-child(3) button');
	await tab.fill('.tray-editor .control:nth-child(1) input', 'tomato');
	await untilColors(tab, 'teal|Sun, gold|tomato');
	await tab.keyboard.press('Escape');
	const shared = tab.url();
	await openPage(tab, url);
	assert.equal(await colorsIn(tab), ['teal', 'Sun, gold', 'tomato']);
	assert.is(await tab.$$eval('[data-locked]', (all) => all.length), 1);
	const other = await (await tab.context().browser()!.newContext()).newPage();
	await openPage(other, shared);
	assert.equal(await colorsIn(other), ['teal', 'Sun, gold', 'tomato']);
	await tab.click('[data-section="ship"]');
	await tab.click('[data-view="export-tokens"]');
	await untilText(tab, '.file', '--sun');
});

tried('locked colors stay at their places in a generated palette, which replaces the palette on a press', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?palette=teal,gold,navy,plum,olive&palette-locks=1,3`);
	await tab.click('[data-section="palette"]');
	await tab.click('[data-view="generate-palette"]');
	const hexes = (): Promise<string[]> => tab.$$eval('.column-hex', (all) => all.map((one) => one.textContent ?? ''));
	await tab.waitForFunction(() => document.querySelectorAll('.column-hex').length === 5);
	const before = await hexes();
	// gold and plum in CSS.
	assert.equal([before[1], before[3]], ['#ffd700', '#dda0dd']);
	await tab.click('text="Draw another"');
	await tab.waitForFunction((hex) => document.querySelector('.column-hex')!.textContent !== hex, before[0]!);
	const after = await hexes();
	assert.equal([after[1], after[3]], ['#ffd700', '#dda0dd']);
	await tab.click('text="Use as palette"');
	await untilColors(tab, after.join('|'));
	assert.is(await tab.$$eval('[data-locked]', (all) => all.length), 2);
});

tried('one color of a generated palette is drawn again, by the service too, and the others stay', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-palette`);
	const hexes = (): Promise<string[]> => tab.$$eval('.column-hex', (all) => all.map((one) => one.textContent ?? ''));
	const before = await hexes();
	await tab.click('.column:nth-child(3) [data-field="reroll"]');
	await tab.waitForFunction((hex) => document.querySelectorAll('.column-hex')[2]!.textContent !== hex, before[2]!);
	const after = await hexes();
	assert.equal(after.map((hex, i) => hex === before[i]), [true, true, false, true, true]);
	const answer = await (await fetch(`${url}/api/v1/generate-palette?seed=first&reroll=2`)).json() as { colors: { hex: string }[] };
	assert.equal(after, answer.colors.map(({ hex }) => hex));
	await tab.click('.column:nth-child(3) .lock');
	await tab.waitForSelector('.column:nth-child(3) [data-field="reroll"][hidden]', { state: 'attached' });
});

tried('a result is added to the palette', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=teal`);
	const steps = await tab.$$eval('.strip .chip-value', (all) => all.map((one) => one.textContent));
	await tab.focus('.strip .chip');
	await tab.keyboard.press('+');
	await untilColors(tab, steps[0]!);
	await tab.click('.takeaway :text-is("Add to palette")');
	await untilColors(tab, steps.join('|'));
});

tried('a tab that is opened elsewhere has the palette of this moment', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=mix-colors`);
	await tab.evaluate(() => navigator.clipboard.writeText('teal, gold, navy'));
	await tab.keyboard.press('Control+V');
	await untilColors(tab, 'teal|gold|navy');
	await tab.hover('[data-section="ship"]');
	const other = await tab.context().newPage();
	await openPage(other, new URL(await tab.getAttribute('[data-section="ship"]', 'href') ?? '', url).href);
	assert.equal(await other.$$eval('.slot-text', (all) => all.map((one) => (one as HTMLInputElement).value)), ['teal', 'gold', 'navy']);
});

palette.run();
