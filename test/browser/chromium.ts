/*
 * One Chromium for a file of tests: that of CHROMIUM, else /usr/bin/chromium. It talks to nobody but the page.
 */

import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Is there a browser to ask? */
export const hasChromium = existsSync(EXECUTABLE);

const ARGUMENTS = [
	'--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
	// A pixel is what CSS says, whatever the screen of the machine.
	'--force-color-profile=srgb',
];

/** What is done with a browser, which is closed after it, also where it fails. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** What a page shows, as bytes. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	/** The 8-bit sRGB color of a pixel, 0xrrggbb. */
	readonly at: (x: number, y: number) => number;
}

/** The whole page. */
export async function pictureOf(page: Page): Promise<Picture> {
	const { width, height, data } = PNG.sync.read(await page.screenshot({ fullPage: true }));
	return { width, height, at: (x, y) => data.readUInt32BE((y * width + x) * 4) >>> 8 };
}
