/*
 * Jobs on the page with a finger, on a phone of 360 x 780.
 */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inChromium, openPage, PHONE, untilText } from '../open-page.ts';

const jobs = suite('jobs on the page by touch'), tried = inChromium(jobs);

const titles = (tab: Page): Promise<string[]> => tab.$$eval('.tray-color', (all) => all.map((one) => (one as HTMLElement).title));

async function openView(tab: Page, section: string, view: string): Promise<void> {
	await tab.tap(`[data-section="${section}"]`);
	await tab.tap(`[data-view="${view}"]`);
	await tab.waitForSelector(`a[data-view="${view}"][aria-current]`);
}

tried('a designer collects three colors, swaps one, and the link opens alike elsewhere', PHONE, async (tab, url) => {
	await openPage(tab, url);
	for (const [i, color] of ['teal', 'gold', 'navy'].entries()) {
		await tab.fill('#color', color);
		await tab.tap('.tray button:text-is("+ Color")');
		await tab.waitForSelector(`.tray li:nth-child(${i + 1})`);
	}
	await tab.tap('.tray li:nth-child(2) button');
	await tab.fill('.tray-editor input', 'tomato');
	await tab.waitForFunction(() => location.search.includes('tomato'));
	const other = await (await tab.context().browser()!.newContext()).newPage();
	await openPage(other, tab.url());
	assert.equal(await titles(other), ['teal', 'tomato', 'navy']);
});

tried('somebody checks a pair and takes the color that passes', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?view=fix-contrast&text=%23999999&background=white`);
	await tab.waitForSelector('.work-results button:not([disabled])');
	await tab.tap('text="Take this color"');
	await tab.waitForFunction(() => !location.search.includes('999999'));
	await openView(tab, 'check', 'check-contrast');
	await tab.waitForSelector('.figure');
});

tried('a developer takes the palette to a gradient', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?palette=teal,gold,navy`);
	await openView(tab, 'scale', 'make-gradient');
	await untilText(tab, '.work-results', 'linear-gradient(90deg in oklab, teal, gold, navy)');
});

tried('an author sees which colors of a chart some people confuse', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?palette=%23d62728,%232ca02c,%231f77b4`);
	await openView(tab, 'check', 'simulate-cvd');
	await tab.waitForSelector('.vision');
	await untilText(tab, '.view', '#d62728');
});

jobs.run();
