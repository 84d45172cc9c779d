/*
 * One Chromium for a file of tests: $CHROMIUM, or /usr/bin/chromium. It has no network access except to the page.
 */

import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** True if Chromium is installed. */
export const hasChromium = existsSync(EXECUTABLE);

const ARGUMENTS = [
	'--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
	// One CSS pixel is one pixel, on any screen.
	'--force-color-profile=srgb',
];

/** Calls `use` with a browser, and closes it afterwards, also after an error. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** A screenshot of a page, as pixels. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	/** The 8-bit sRGB color of a pixel, 0xrrggbb. */
	readonly at: (x: number, y: number) => number;
}

/** The whole page. */
export async function takePicture(page: Page): Promise<Picture> {
	const { width, height, data } = PNG.sync.read(await page.screenshot({ fullPage: true }));
	return { width, height, at: (x, y) => data.readUInt32BE((y * width + x) * 4) >>> 8 };
}
