/*
 * One Chromium for all tests of a process: $CHROMIUM, or /usr/bin/chromium. It has no network access except to the page.
 *
 * Starting one takes seconds on a small machine, so the next test uses the same. Each test has its own contexts, which share no storage.
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

/** Milliseconds after the last test in which another one may still use the browser. */
const IDLE_MS = 2000;

let running: Promise<Browser> | undefined, closing: NodeJS.Timeout | undefined;

/** Calls `work` with a browser, and closes its contexts afterwards, also after an error. One test runs at a time. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	clearTimeout(closing);
	running ??= chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
	const browser = await running;
	try {
		return await work(browser);
	} finally {
		for (const context of browser.contexts()) await context.close();
		closing = setTimeout(() => {
			running = undefined;
			void browser.close();
		}, IDLE_MS);
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
