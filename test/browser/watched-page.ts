/*
 * A tab with the front page for tests that watch it closely: it logs no errors and requests nothing from other hosts.
 */

import type { BrowserContextOptions, Page } from 'playwright-core';
import type { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] };

/** Adds tests to a suite; they are left out if Chromium is missing. */
export const ifChromium = (tests: ReturnType<typeof suite>) => (claim: string, proof: () => Promise<void>): void =>
	(hasChromium ? tests(claim, proof) : leaveOut(tests, claim, 'no Chromium; CHROMIUM names one'));

/** Calls `work` with a page. Fails if the page logs an error or requests anything from another host. */
export const withPage = (options: BrowserContextOptions, work: (tab: Page, url: string) => Promise<void>): Promise<void> =>
	withServer((url) => withChromium(async (browser) => {
		const context = await browser.newContext({ locale: 'en-US', ...options }), tab = await context.newPage();
		const complaints: string[] = [];
		tab.on('console', (message) => {
			// The test requests problems on purpose, and the browser logs every status of 400.
			if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 400')) complaints.push(message.text());
		});
		tab.on('pageerror', (error) => complaints.push(String(error)));
		tab.on('request', (request) => {
			if (!request.url().startsWith(url) && !request.url().startsWith('blob:')) complaints.push(`requests ${request.url()}`);
		});
		await work(tab, url);
		assert.equal(complaints, []);
	}));

export const open = async (tab: Page, address: string): Promise<void> => {
	await tab.goto(address);
	await tab.waitForSelector('.view-head');
};

export const textIn = async (tab: Page, selector: string): Promise<string> => await tab.textContent(selector) ?? '';

/** Waits until the text of an element matches; an answer of the service takes a moment. */
export const untilText = (tab: Page, selector: string, expected: string): Promise<unknown> => tab.waitForFunction(
	([where, text]) => document.querySelector(where!)?.textContent?.includes(text!) ?? false,
	[selector, expected],
);

/** The displayed answer, once no request is pending. */
export async function answerIn(tab: Page): Promise<string> {
	await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
	return textIn(tab, '.answer');
}
