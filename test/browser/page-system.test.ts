/*
 * The scales of a design system are edited in place: a row is selected, and its curves move the color of its scale.
 */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, PHONE } from './open-page.ts';

const system = suite('the scales of a design system'), tried = inChromium(system);

const handle = (chart: number, place: number): string => `.curve:nth-child(${chart}) .curve-handle:nth-child(${place})`;

const fieldIn = (tab: Page, field: string): string | null => new URL(tab.url()).searchParams.get(field);

/** Waits for the number of marked steps of each scale. */
const waitForPins = (tab: Page, expected: string): Promise<unknown> => tab.waitForFunction((text) => {
	const rows = [...document.querySelectorAll('.system-scale')].map((row) => [...row.querySelectorAll('.chip-label')]);
	return String(rows.map((labels) => labels.filter((label) => label.textContent!.includes('●')).length)) === text;
}, expected);

for (const [device, options] of [['keys', DESK], ['a finger', PHONE]] as const) {
	tried(`${device} select a row, keys move a step of it, which becomes its color; Delete releases it`, options, async (tab, url) => {
		await openPage(tab, `${url}/?view=build-system&primary=%233b82f6`);
		await waitForPins(tab, '1,0,0,0,0,0,0,0');
		const accent = tab.locator('.system-scale:nth-child(3) h4 button');
		if (device === 'keys') {
			await accent.focus();
			await tab.keyboard.press('Enter');
		} else await accent.tap();
		assert.is(await accent.getAttribute('aria-pressed'), 'true');
		for (const chart of [1, 2, 3]) {
			const before = fieldIn(tab, 'accent');
			await tab.focus(handle(chart, 6));
			await tab.keyboard.press('ArrowUp');
			await tab.waitForFunction((last) => new URL(location.href).searchParams.get('accent') !== last, before);
			await waitForPins(tab, '1,0,1,0,0,0,0,0');
		}
		// Another step of a scale with a color is pinned where it is moved.
		await tab.focus(handle(1, 10));
		await tab.keyboard.press('ArrowDown');
		await waitForPins(tab, '1,0,2,0,0,0,0,0');
		assert.is(fieldIn(tab, 'steps'), 'accent-900');
		await tab.keyboard.press('Delete');
		await waitForPins(tab, '1,0,1,0,0,0,0,0');
		await tab.focus(handle(1, 6));
		await tab.keyboard.press('Delete');
		await waitForPins(tab, '1,0,0,0,0,0,0,0');
		assert.is(fieldIn(tab, 'accent'), null);
	});
}

tried('a point is dragged, and undo takes it back', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=build-system&primary=%233b82f6`);
	await waitForPins(tab, '1,0,0,0,0,0,0,0');
	await tab.click('.system-scale:nth-child(2) h4 button');
	await tab.locator(handle(2, 5)).scrollIntoViewIfNeeded();
	const { x, y, width } = (await tab.locator(handle(2, 5)).boundingBox())!;
	await tab.mouse.move(x + width / 2, y + width / 2);
	await tab.mouse.down();
	await tab.mouse.move(x + width / 2, y - 30, { steps: 6 });
	await tab.mouse.up();
	await waitForPins(tab, '1,1,0,0,0,0,0,0');
	await tab.click('.icon[aria-label="Undo"]');
	await waitForPins(tab, '1,0,0,0,0,0,0,0');
});

system.run();
