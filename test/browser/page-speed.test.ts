/*
 * The front page on a slow phone: 1.6 Mbit/s and a processor at a quarter of its speed. Other work on the machine delays single runs,
 * so the best of a few counts. Targets for fingers have 44 pixels.
 */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VIEW_IDS } from '../../src/page/catalog.ts';
import { inChromium, openPage, PHONE } from './open-page.ts';

const speed = suite('the front page on a slow phone'), tried = inChromium(speed);

/** Milliseconds: the largest content is painted, and the page reacts to its field. */
const MOST_PAINT = 1200, MOST_USABLE = 2000;

const TRIES = 5;

/** Bytes a second. */
const THROUGHPUT = 1_600_000 / 8;

interface Times {
	readonly paint: number;
	readonly usable: number;
	readonly element: string;
}

/** Opens the page with an empty cache, and measures from its navigation. */
async function measure(tab: Page, url: string): Promise<Times> {
	const devtools = await tab.context().newCDPSession(tab);
	await devtools.send('Network.clearBrowserCache');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false, latency: 0, downloadThroughput: THROUGHPUT, uploadThroughput: THROUGHPUT,
	});
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await tab.addInitScript(`addEventListener('DOMContentLoaded', () => {
		new PerformanceObserver((list) => { globalThis.largest = list.getEntries().at(-1); })
			.observe({ type: 'largest-contentful-paint', buffered: true });
		const look = () => document.querySelector('.bar-tools') ? globalThis.usable = performance.now() : requestAnimationFrame(look);
		look();
	})`);
	await tab.goto(url);
	await tab.waitForFunction('globalThis.usable !== undefined && globalThis.largest !== undefined');
	// The largest content of the first view, once it is complete.
	await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
	const times = await tab.evaluate('({ paint: largest.startTime, element: largest.element?.className ?? "", usable })') as Times;
	await devtools.detach();
	return times;
}

tried('the largest content is painted within 1.2 seconds, and the page is usable within 2', PHONE, async (tab, url) => {
	const all: Times[] = [];
	const isGood = ({ paint, usable }: Times): boolean => paint <= MOST_PAINT && usable <= MOST_USABLE;
	while (all.length < TRIES && !all.some(isGood)) all.push(await measure(tab, `${url}/?try=${all.length}`));
	assert.ok(all.some(isGood), JSON.stringify(all));
});

// Except links in texts, and the steps of a system, eleven of which share a row.
tried('every target has 44 pixels for a finger', PHONE, async (tab, url) => {
	const small = new Set<string>();
	for (const view of VIEW_IDS) {
		await openPage(tab, `${url}/?view=${view}&palette=teal,gold,navy`);
		const faults = await tab.evaluate(`[...document.querySelectorAll('.head :is(a, button, select), .front :is(a, button, select, textarea, input)')]
			.filter((one) => one.checkVisibility() && !one.matches('.hidden, .choice-input, .chip-add, .skip, .system-scale .chip, p a') && !one.closest('.plain, pre'))
			.map((one) => [one, one.getBoundingClientRect()])
			.filter(([, { width, height }]) => height < 43.5 || width < 43.5)
			.map(([one, { width, height }]) => one.tagName + '.' + one.className + ' ' + one.textContent.slice(0, 20) + ' ' + width + ' x ' + height)`);
		for (const fault of faults as string[]) small.add(fault);
	}
	assert.equal([...small], []);
});

speed.run();
