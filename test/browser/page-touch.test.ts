/*
 * Layout and gestures: results without scrolling, headings that take the focus, fingers that scroll, undo.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { DESK, inChromium, openPage, PHONE } from './open-page.ts';

const layout = suite('the layout of the front page'), tried = inChromium(layout);

for (const [name, options] of [['a desktop', DESK], ['a phone', PHONE]] as const) {
	tried(`on ${name} every view shows its first result without scrolling, below a bar of at most 96 pixels`, options, async (tab, url) => {
		for (const view of VIEW_IDS) {
			await openPage(tab, `${url}/?view=${view}`);
			const seen = await tab.evaluate(() => {
				const first = [...document.querySelectorAll('.work-results > *, .describe > *')].find((one) => one.checkVisibility());
				const bottom = Math.min(innerHeight, ...[...document.querySelectorAll('.sections')]
					.filter((one) => getComputedStyle(one).position === 'fixed').map((one) => one.getBoundingClientRect().top));
				const bar = document.querySelector('.bar')!.getBoundingClientRect();
				const { scrollWidth: width } = document.documentElement, top = first?.getBoundingClientRect().top ?? Infinity;
				return { top, bottom, bar: bar.height, width, inner: innerWidth };
			});
			assert.ok(seen.top + 60 <= seen.bottom, `${view}: its result begins at ${seen.top} of ${seen.bottom}`);
			assert.ok(view === 'parse-color' || seen.bar <= 96, `${view}: the bar has ${seen.bar} pixels`);
			assert.is(seen.width, seen.inner, `${view} is too wide`);
		}
	});
}

tried('another view begins at its heading, which has the focus', PHONE, async (tab, url) => {
	await openPage(tab, url);
	await tab.evaluate(() => scrollTo(0, 900));
	await tab.tap('[data-section="check"]');
	await tab.waitForFunction(() => document.activeElement?.tagName === 'H2');
	const { top, bottom } = await tab.$eval('.view-head h2', (one) => one.getBoundingClientRect().toJSON() as DOMRect);
	assert.ok(top >= 0 && bottom < 700, `${top} to ${bottom}`);
	assert.is(await tab.textContent('h2:focus'), 'Check contrast');
});

tried('a section opens the view that was last open in it', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=mix-colors`);
	await tab.click('[data-section="check"]');
	await tab.waitForSelector('[data-view="check-contrast"][aria-current]');
	await tab.click('[data-section="scale"]');
	await tab.waitForSelector('[data-view="mix-colors"][aria-current]');
	assert.is(findSpec('mix-colors').section, 'scale');
});

tried('a tap beside the editor of a palette color closes it, and changes no color below', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?color=teal&palette=red,gold`);
	await tab.tap('.tray li:nth-child(1) button');
	await tab.waitForSelector('.tray-editor:popover-open');
	const { x, y, width, height } = (await tab.locator('.plane-box').first().boundingBox())!;
	await tab.touchscreen.tap(x + width / 2, y + height - 8);
	await tab.waitForSelector('.tray-editor', { state: 'hidden' });
	assert.match(tab.url(), 'color=teal&');
	await tab.touchscreen.tap(x + width / 2, y + height - 8);
	await tab.waitForFunction(() => !location.search.includes('color=teal&'));
});

tried('a finger that scrolls over a slider changes nothing', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=teal`);
	const range = tab.locator('[data-field="hueShift"] input');
	await range.evaluate((one) => one.scrollIntoView({ block: 'center' }));
	const box = (await range.boundingBox())!, devtools = await tab.context().newCDPSession(tab), before = tab.url();
	const scrolled = await tab.evaluate(() => scrollY), x = box.x + box.width * 0.8, y = box.y + box.height / 2;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
		devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
	await touch('touchStart', y);
	for (let i = 1; i <= 12; i++) await touch('touchMove', y - 15 * i);
	await touch('touchEnd');
	await tab.waitForTimeout(500);
	assert.ok(await tab.evaluate(() => scrollY) !== scrolled, 'it scrolls');
	assert.is(tab.url(), before);
	assert.is(await range.inputValue(), '0');
	await range.tap({ position: { x: box.width * 0.8, y: box.height / 2 } });
	await tab.waitForFunction(() => location.search.includes('hueShift'));
});

tried('a row of arrow keys is one entry, Ctrl+Z takes it back, and Ctrl+Y repeats it', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=teal`);
	const range = '[data-field="hueShift"] input', entries = await tab.evaluate(() => history.length);
	const untilShift = (value: string): Promise<unknown> => tab.waitForFunction(
		([where, expected]) => document.querySelector<HTMLInputElement>(where!)!.value === expected, [range, value],
	);
	await tab.focus(range);
	for (let i = 0; i < 6; i++) await tab.keyboard.press('ArrowRight');
	await tab.waitForFunction(() => location.search.includes('hueShift=6'));
	assert.is(await tab.evaluate(() => history.length), entries + 1);
	await tab.keyboard.press('Control+z');
	await untilShift('0');
	await tab.keyboard.press('Control+y');
	await untilShift('6');
	await tab.click('.icon[aria-label="Undo"]');
	await untilShift('0');
	assert.not.match(await tab.evaluate(() => location.search), 'hueShift');
});

tried('a chosen theme is there at the first paint, on every page', { ...DESK, colorScheme: 'light' }, async (tab, url) => {
	await openPage(tab, url);
	await tab.selectOption('.head-select', 'dark');
	await tab.route(/page[.-].*\.js$/, (route) => route.abort());
	for (const path of ['/', '/docs', '/problems/not-found']) {
		await tab.goto(url + path);
		assert.is(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark', path);
	}
});

tried('nothing moves while a view opens on a phone', PHONE, async (tab, url) => {
	await tab.addInitScript(`globalThis.moved = 0; new PerformanceObserver((list) => {
		for (const { value } of list.getEntries()) moved += value;
	}).observe({ type: 'layout-shift', buffered: true })`);
	for (const view of ['parse-color', 'audit-theme', 'compare-colors', 'export-tokens', 'simulate-cvd']) {
		await openPage(tab, `${url}/?view=${view}`);
		const moved = Number(await tab.evaluate('new Promise((done) => setTimeout(() => done(moved), 250))'));
		// The bound of Web Vitals for a good page is .1.
		assert.ok(moved <= 0.02, `${view}: ${moved}`);
	}
});

layout.run();
