/*
 * The front page on a phone, zoomed, in Russian and without a script, in Chromium.
 */

import type { BrowserContextOptions } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VIEW_IDS } from '../../src/page/catalog.ts';
import { ifChromium, open, textIn, untilText, withPage } from './watched-page.ts';

const page = suite('the front page on other devices'), tried = ifChromium(page);

/** A window of 1440 pixels at 200 %. */
const ZOOMED: BrowserContextOptions = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, locale: 'ru-RU' };
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const UNSCRIPTED: BrowserContextOptions = { javaScriptEnabled: false };

tried('a finger finds everything at 360 pixels', () => withPage(NARROW, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		assert.is(await tab.evaluate(() => document.documentElement.scrollWidth), 360, view);
		// WCAG 2.2, 2.5.8: 24 by 24 pixels, except links in a sentence.
		const small = await tab.$$eval('.front :is(a, button, input, select):not(p a)', (all) => all
			.filter((one) => one.checkVisibility() && !one.matches('[type="checkbox"], [type="radio"]'))
			.map((one) => ({ one, box: one.getBoundingClientRect() }))
			.filter(({ box }) => box.width < 24 || box.height < 24)
			.map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width} ${box.height}`));
		assert.equal(small, [], view);
	}
	await tab.tap('a[data-section="palette"]');
	await tab.tap('a[data-view="harmonies"]');
	await untilText(tab, '.view-head h2', 'Harmonies');
}));

tried('it is read at 200 % in Russian too', () => withPage(ZOOMED, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		assert.is(await tab.getAttribute('html', 'lang'), 'ru');
		assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), view);
		assert.match(await textIn(tab, '.view-head h2'), /[а-я]/i, view);
	}
}));

tried('without a script forms ask the service', () => withPage(UNSCRIPTED, async (tab, url) => {
	await tab.goto(url);
	await tab.fill('#color', 'teal');
	await tab.click('#field button');
	assert.match(await textIn(tab, 'body'), '"hex":"#008080"');
	await tab.goto(url);
	await tab.click('form[action$="/harmonies"] button');
	assert.match(await textIn(tab, 'body'), '"harmonies"');
}));

tried('a Russian browser gets Russian texts without a script too', () => withPage({ ...UNSCRIPTED, locale: 'ru-RU' }, async (tab, url) => {
	await tab.goto(url);
	assert.is(await tab.getAttribute('html', 'lang'), 'ru');
	assert.match(await textIn(tab, '#op-harmonies'), 'Гармонии');
	await tab.click('form[action$="/harmonies"] button');
	assert.match(await textIn(tab, 'body'), '"harmonies"');
}));

page.run();
