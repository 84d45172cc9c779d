/*
 * A scale is edited in place: its curves by keys and by pointer, with visible pins, and a finger too.
 */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage } from './open-page.ts';

const scale = suite('the curves of a scale'), tried = inChromium(scale);

const textsIn = (tab: Page, part: string): Promise<string[]> =>
	tab.$$eval(`.work-results > .strip ${part}`, (all) => all.map((one) => one.textContent ?? ''));

const labels = (tab: Page): Promise<string[]> => textsIn(tab, '.chip-label');

const hexes = (tab: Page): Promise<string[]> => textsIn(tab, '.chip-value');

const handle = (chart: number, place: number): string => `.curve:nth-child(${chart}) .curve-handle:nth-child(${place})`;

tried('keys move lightness, chroma and hue of a step, which is pinned visibly; Delete releases it', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=%233b82f6`);
	const before = await hexes(tab), own = (await labels(tab)).findIndex((one) => one.includes('●'));
	assert.is(before[own], '#3b82f6', 'the color itself is marked');
	await tab.focus(handle(1, own + 1));
	await tab.keyboard.press('Home');
	await tab.keyboard.press('ArrowRight');
	for (const [chart, key] of [[1, 'Shift+ArrowDown'], [2, 'ArrowUp'], [3, 'Shift+ArrowUp']] as const) {
		await tab.focus(handle(chart, 2));
		const last = (await hexes(tab))[1]!, value = Number(await tab.getAttribute(handle(chart, 2), 'aria-valuenow'));
		await tab.keyboard.press(key);
		await tab.waitForFunction((hex) => document.querySelectorAll('.work-results > .strip .chip-value')[1]!.textContent !== hex, last);
		const moved = Number(await tab.getAttribute(handle(chart, 2), 'aria-valuenow')) - value;
		assert.ok(Math.sign(moved) === (key.endsWith('Up') ? 1 : -1), `${chart}: ${moved}`);
	}
	assert.equal((await labels(tab)).filter((one) => one.includes('●')).length, 2);
	assert.is((await hexes(tab))[own], '#3b82f6', 'the color itself stays');
	assert.is(await tab.$$eval('.curve [tabindex="0"]', (all) => all.length), 3, 'one Tab stop for each chart');
	await tab.keyboard.press('Delete');
	await tab.waitForFunction((hex) => document.querySelectorAll('.work-results > .strip .chip-value')[1]!.textContent === hex, before[1]!);
});

tried('a point is dragged, undo takes it back, and neighbors keep their order however far it goes', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=%233b82f6`);
	const before = await hexes(tab);
	await tab.locator(handle(1, 9)).scrollIntoViewIfNeeded();
	const { x, y, width } = (await tab.locator(handle(1, 9)).boundingBox())!;
	await tab.mouse.move(x + width / 2, y + width / 2);
	await tab.mouse.down();
	await tab.mouse.move(x + width / 2, y - 300, { steps: 6 });
	await tab.mouse.up();
	await tab.waitForSelector(`${handle(1, 9)}[data-given]`);
	assert.is(await tab.locator('.problem').isVisible(), false);
	const values = await tab.$$eval('.curve:first-child .curve-handle', (all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))));
	assert.equal(values, values.toSorted((a, b) => b - a));
	await tab.click('.icon[aria-label="Undo"]');
	await tab.waitForFunction((hex) => document.querySelectorAll('.work-results > .strip .chip-value')[8]!.textContent === hex, before[8]!);
});

tried('the swatches of a scale are one Tab stop; arrows move, and Enter copies', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale`);
	const at = (): Promise<number> => tab.evaluate(() =>
		[...document.querySelectorAll('.work-results > .strip .chip')].indexOf(document.activeElement!));
	await tab.focus('.work-results > .strip .chip');
	await tab.keyboard.press('ArrowRight');
	assert.is(await at(), 1);
	await tab.keyboard.press('End');
	assert.is(await at(), 10);
	await tab.keyboard.press('Enter');
	await tab.waitForFunction((hex) => navigator.clipboard.readText().then((text) => text === hex), (await hexes(tab))[10]!);
	await tab.keyboard.press('Tab');
	assert.is(await at(), -1, 'Tab leaves them');
	await tab.keyboard.press('Shift+Tab');
	assert.is(await at(), 10, 'and returns to the last one');
});

scale.run();
