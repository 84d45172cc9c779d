/*
 * The front page in Chromium, for tests: its contexts, and waiting for what it shows.
 */

import type { BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';
import type { suite } from 'uvu';

export const DESK: BrowserContextOptions = {
	locale: 'en-US', viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'],
};
export const PHONE: BrowserContextOptions = { locale: 'en-US', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** Adds tests to a suite; they are left out if Chromium is missing. */
export const inChromium = (tests: ReturnType<typeof suite>) => (
	claim: string, options: BrowserContextOptions, work: (tab: Page, url: string) => Promise<void>,
): void => {
	if (!hasChromium) return leaveOut(tests, claim, 'no Chromium; CHROMIUM names one');
	tests(claim, () => withServer((url) => withChromium(async (browser) => {
		// A service worker would answer requests that a test intercepts.
		const tab = await (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage(), faults: string[] = [];
		tab.on('pageerror', (error) => faults.push(String(error)));
		await work(tab, url);
		assert.equal(faults, []);
	})));
};

/** Opens an address, and waits for its answer. */
export async function openPage(tab: Page, address: string): Promise<void> {
	await tab.goto(address);
	await untilAnswered(tab);
}

/** Waits until nothing is requested any more. */
export const untilAnswered = (tab: Page): Promise<unknown> => tab.waitForSelector('.answer:not([data-stale]):not(:empty)');

/** Waits until the text of an element contains another. */
export const untilText = (tab: Page, selector: string, expected: string): Promise<unknown> => tab.waitForFunction(
	([where, text]) => document.querySelector(where!)?.textContent?.includes(text!) ?? false, [selector, expected],
);
