/*
 * The search of the reference in Chromium: by keyboard and by touch, with the focus returned, and without violations of axe.
 */

import axe from 'axe-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, PHONE } from './open-page.ts';

const search = suite('the search of the reference');
const test = inChromium(search);

const ACTIVE = 'document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.textContent';

test('Ctrl+K opens it, arrows choose, Enter leads there, Escape returns the focus', { ...DESK, bypassCSP: true }, async (tab, url) => {
	await tab.goto(`${url}/docs/guides/gamut-mapping`);
	await tab.keyboard.press('Control+k');
	await tab.waitForSelector('dialog.search[open]');
	await tab.keyboard.type('contrast');
	await tab.waitForSelector('[role=option]');
	const first = await tab.evaluate(ACTIVE) as string;
	await tab.keyboard.press('ArrowDown');
	assert.is.not(await tab.evaluate(ACTIVE), first);
	await tab.evaluate(axe.source);
	const { violations } = await tab.evaluate('axe.run(document.querySelector("dialog"))') as axe.AxeResults;
	assert.equal(violations.map(({ id }) => id), []);
	await tab.keyboard.press('Escape');
	// The dialog closes in a task of its own.
	await tab.waitForFunction('document.activeElement.className === "find"');
	await tab.keyboard.press('/');
	await tab.keyboard.type('mix-colors amount');
	await tab.waitForFunction(`${ACTIVE.replace('?.textContent', '')}?.textContent.includes('amount')`);
	await tab.keyboard.press('Enter');
	await tab.waitForURL(`${url}/docs/mix-colors#field-amount`);
});

test('a finger opens it, results are 44 px high, and nothing leaves the window', PHONE, async (tab, url) => {
	await tab.goto(`${url}/problems`);
	await tab.locator('.find').tap();
	await tab.locator('.search input').fill('rate');
	const option = tab.locator('[role=option]').first();
	await option.waitFor();
	assert.ok((await option.boundingBox())!.height >= 44);
	assert.ok((await tab.locator('.find').boundingBox())!.height >= 44);
	assert.is(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
	await option.tap();
	await tab.waitForURL(`${url}/problems/rate-limited`);
});

test('a failed index is reported, and loads at the next try', DESK, async (tab, url) => {
	await tab.route('**/search.json', (route) => route.abort());
	await tab.goto(`${url}/docs`);
	await tab.locator('.find').click();
	await tab.getByText('The search index did not load.').waitFor();
	await tab.unroute('**/search.json');
	await tab.getByText('Try again').click();
	await tab.locator('.search input').fill('mix');
	await tab.waitForSelector('[role=option]');
});

search.run();
