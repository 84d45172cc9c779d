/*
 * examples/browser-picker as its reader opens it: bundled by its own script, from the disk, in Chromium.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { ROOT } from '../support/project.ts';
import { hasChromium, takePicture, withChromium } from './chromium.ts';

const picker = suite('the picker of the examples in Chromium');

const EXAMPLE = join(ROOT, 'examples/browser-picker');

/** Calls `use` with the page. Fails if the page logs an error or requests anything but its files. */
async function withPicker(work: (tab: Page) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-picker-'));
	try {
		const { scripts } = JSON.parse(readFileSync(join(EXAMPLE, 'package.json'), 'utf8')) as { readonly scripts: { readonly start: string } };
		const words = scripts.start.split(' ').slice(1).map((word) => word.replace('--outfile=', `--outfile=${folder}/`));
		// The package is what this checkout is.
		words.push(`--alias:tincture=${join(ROOT, 'src/index.ts')}`, '--log-level=error');
		const built = spawnSync(join(ROOT, 'node_modules/.bin/esbuild'), words, { cwd: EXAMPLE, encoding: 'utf8' });
		assert.is(built.status, 0, built.stderr);
		copyFileSync(join(EXAMPLE, 'index.html'), join(folder, 'index.html'));
		await withChromium(async (browser) => {
			const tab = await browser.newPage({ viewport: { width: 600, height: 640 } }), complaints: string[] = [];
			tab.on('console', (message) => complaints.push(message.text()));
			tab.on('pageerror', (error) => complaints.push(String(error)));
			tab.on('request', (request) => {
				if (!request.url().startsWith('file:')) complaints.push(request.url());
			});
			await tab.goto(pathToFileURL(join(folder, 'index.html')).href);
			await work(tab);
			assert.equal(complaints, []);
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const numberIn = async (tab: Page, id: string): Promise<number> => Number(await tab.locator(id).inputValue());

const shownIn = async (tab: Page, id: string): Promise<string> => (await tab.locator(id).textContent()) ?? '';

/** The color at the middle of the upper edge of the swatch, above its text. */
async function readSwatch(tab: Page): Promise<string> {
	const { x, y, width } = (await tab.locator('#swatch').boundingBox())!;
	return `#${(await takePicture(tab)).at(Math.round(x + width / 2), Math.round(y + 8)).toString(16).padStart(6, '0')}`;
}

const near = (value: number, expected: number, by: number, what: string): void =>
	assert.ok(Math.abs(value - expected) <= by, `${what} is ${value}, expected ${expected}`);

if (!hasChromium) leaveOut(picker, 'it opens, and sliders and text follow each other', 'no Chromium; CHROMIUM names one');
else {
	picker('it opens with its color, painted as described', () => withPicker(async (tab) => {
		assert.is(await shownIn(tab, '#hex'), '#3b82f6');
		assert.is(await readSwatch(tab), '#3b82f6');
		// WCAG 2 of white and black on this blue: 3.68:1 and 5.71:1.
		assert.is(await shownIn(tab, '#white'), '3.68:1');
		assert.is(await shownIn(tab, '#black'), '5.71:1');
		assert.is(await shownIn(tab, '#gamut'), 'inside sRGB');
	}));

	picker('a typed color moves the sliders; any other text is marked as invalid and moves nothing', () => withPicker(async (tab) => {
		await tab.fill('#text', 'red');
		assert.is(await readSwatch(tab), '#ff0000');
		// OKLCH of sRGB red in CSS Color 4: 62.8% 0.2577 29.23.
		near(await numberIn(tab, '#lightness'), 0.628, 0.001, 'lightness');
		near(await numberIn(tab, '#chroma'), 0.2577, 0.0005, 'chroma');
		near(await numberIn(tab, '#hue'), 29.23, 0.05, 'hue');
		await tab.fill('#text', 'redd');
		assert.is(await tab.locator('#text').getAttribute('aria-invalid'), '');
		assert.is(await shownIn(tab, '#hex'), '#ff0000');
		await tab.fill('#text', 'teal');
		assert.is(await tab.locator('#text').getAttribute('aria-invalid'), null);
		assert.is(await shownIn(tab, '#hex'), '#008080');
		assert.is(await shownIn(tab, '#white'), '4.77:1');
	}));

	picker('a slider that is dragged, pressed or moved by keys changes color, text and tracks', () => withPicker(async (tab) => {
		const readTrack = (id: string): Promise<string> =>
			tab.locator(id).evaluate((slider) => getComputedStyle(slider).getPropertyValue('--track'));
		const before = await readTrack('#chroma'), { x, y, width, height } = (await tab.locator('#hue').boundingBox())!;
		const middle = y + height / 2, hue = await numberIn(tab, '#hue');
		await tab.mouse.move(x + width * hue / 360, middle);
		await tab.mouse.down();
		await tab.mouse.move(x + width / 2, middle, { steps: 5 });
		await tab.mouse.move(x + width / 3, middle, { steps: 5 });
		await tab.mouse.up();
		near(await numberIn(tab, '#hue'), 120, 12, 'hue');
		const green = await tab.locator('#text').inputValue();
		assert.is.not(green, '#3b82f6');
		assert.is(await shownIn(tab, '#hex'), green);
		assert.is(await readSwatch(tab), green);
		assert.is.not(await readTrack('#chroma'), before);
		await tab.locator('#lightness').press('Home');
		assert.is(await readSwatch(tab), '#000000');
		assert.is(await shownIn(tab, '#white'), '21.00:1');
		await tab.locator('#lightness').press('End');
		assert.is(await readSwatch(tab), '#ffffff');
		await tab.fill('#text', '#3b82f6');
		await tab.locator('#chroma').press('End');
		assert.match(await shownIn(tab, '#gamut'), /^outside sRGB, which ends at chroma 0\.\d{3}$/);
		assert.is(await readSwatch(tab), await shownIn(tab, '#hex'), 'mapped into what the screen shows');
	}));
}

picker.run();
