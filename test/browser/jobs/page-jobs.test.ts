/*
 * Twelve jobs on the page, each by pointer, by keys alone and by touch: what a person has, does, and holds in the end.
 */

import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inChromium, openPage, untilText } from '../open-page.ts';
import { HANDS, type Hand } from './hands.ts';

const jobs = suite('jobs on the page'), tried = inChromium(jobs);

type Job = (tab: Page, url: string, hand: Hand) => Promise<void>;

const clipboard = (tab: Page): Promise<string> => tab.evaluate(() => navigator.clipboard.readText());

/** Pastes a text. */
async function paste(tab: Page, text: string): Promise<void> {
	await tab.evaluate((one) => navigator.clipboard.writeText(one), text);
	await tab.keyboard.press('Control+V');
}

async function openView(tab: Page, { press }: Hand, section: string, view: string): Promise<void> {
	if (await tab.locator(`[data-section="${section}"][aria-current]`).count() === 0) {
		await press(tab, `[data-section="${section}"]`);
		await tab.waitForFunction(() => document.activeElement?.tagName === 'H2');
	}
	await press(tab, `a[data-view="${view}"]`);
	await tab.waitForSelector(`a[data-view="${view}"][aria-current]`);
}

/** The file that a press downloads. */
async function download(tab: Page, { press }: Hand, selector: string): Promise<Buffer> {
	const [file] = await Promise.all([tab.waitForEvent('download') as Promise<Download>, press(tab, selector)]);
	return readFileSync(await file.path());
}

const THEME = ':root {\n  --background: #ffffff;\n  --foreground: #b0b0b0;\n  --primary: #f97316;\n  --primary-foreground: #ffffff;\n}\n';

const titles = (tab: Page): Promise<string[]> => tab.$$eval('.tray-color', (all) => all.map((one) => (one as HTMLElement).title));

const JOBS: Readonly<Record<string, Job>> = {
	'a designer with one color has a Tailwind theme on the clipboard': async (tab, url, hand) => {
		await openPage(tab, url);
		await hand.write(tab, '#color', '#0f766e');
		await hand.press(tab, '[data-section="scale"]');
		await hand.press(tab, '.takeaway [role="tab"]:text-is("tailwind")');
		await untilText(tab, '.takeaway .file', '@theme');
		await hand.press(tab, '.takeaway .copy');
		await untilText(tab, '.takeaway .copy', 'Copied');
		assert.is((await clipboard(tab)).match(/--color-[\w-]+-\d+: oklch\(/g)?.length, 11);
	},

	'an accessibility tester gives a theme file, reads what fails, and holds a file in which nothing does': async (tab, url, hand) => {
		await openPage(tab, url);
		await hand.giveFile(tab, 'theme.css', THEME);
		await untilText(tab, '.matrix .matrix-use', 'fails');
		assert.ok(await tab.$$eval('.matrix-use', (all) => all.filter((one) => one.textContent === 'fails').length) > 1);
		const mended = String(await download(tab, hand, '.call-tools :text-is("Download")'));
		await openPage(tab, url);
		await hand.giveFile(tab, 'theme.css', mended);
		await tab.waitForSelector('.matrix .matrix-use');
		assert.not.ok((await tab.textContent('.matrix'))!.includes('fails'), mended);
	},

	'a designer orders a palette by hand, names it and downloads it in this order': async (tab, url, hand) => {
		await openPage(tab, url);
		await paste(tab, '#264653, #2a9d8f, #e9c46a');
		await tab.waitForSelector('.tray li:nth-child(3)');
		await hand.moveThird(tab);
		await hand.press(tab, '.tray li:nth-child(1) button');
		await hand.write(tab, '.tray-editor .control:nth-child(2) input', 'Sand');
		await hand.close(tab);
		await openView(tab, hand, 'ship', 'export-tokens');
		await hand.press(tab, '[data-field="format"] .choice:has([value="scss"])');
		await untilText(tab, '.file', '$sand');
		const file = String(await download(tab, hand, '.call-tools :text-is("Download")'));
		const names = [...file.matchAll(/^\$([\w-]+):/gm)].map((match) => match[1]);
		assert.ok(names.length >= 3);
		assert.is(names[0], 'sand');
	},

	'a developer takes the passing variant of a color that fails on its background': async (tab, url, hand) => {
		await openPage(tab, `${url}/?view=check-contrast&text=%23999999&background=white`);
		// 2.84 by the formula of WCAG 2.2 for #999999 on white.
		await untilText(tab, '.figure', '2.84');
		await hand.press(tab, '.fixes .fix');
		await tab.waitForFunction(() => Number.parseFloat(document.querySelector('.figure')!.textContent!) >= 4.5);
		assert.match(await tab.textContent('.verdicts li') ?? '', 'passes');
	},

	'a designer with five colors, two of them locked, gets three new ones and an ASE file': async (tab, url, hand) => {
		await openPage(tab, url);
		await paste(tab, '#264653, #2a9d8f, #e9c46a, #f4a261, #e76f51');
		await tab.waitForSelector('.tray li:nth-child(5)');
		for (const place of [2, 4]) {
			await hand.press(tab, `.tray li:nth-child(${place}) button`);
			await hand.write(tab, '.tray-editor .control:nth-child(2) input', `Lock ${place}`);
			await hand.press(tab, '.tray-editor [aria-pressed]');
			await tab.waitForSelector(`.tray li:nth-child(${place}) [data-locked]`);
			await hand.close(tab);
		}
		await openView(tab, hand, 'palette', 'generate-palette');
		await tab.waitForSelector('.column:nth-child(5)');
		await hand.press(tab, '.button.strong');
		await tab.waitForFunction(() => location.search.includes('seed'));
		const hexes = await tab.$$eval('.column-hex', (all) => all.map((one) => one.textContent));
		assert.equal([hexes[1], hexes[3]], ['#2a9d8f', '#f4a261']);
		await hand.press(tab, '.takeaway [role="tab"]:text-is("ase")');
		await untilText(tab, '.takeaway .call-head h3', '.ase');
		const bytes = await download(tab, hand, '.takeaway .call-tools button:last-child');
		// Signature and number of blocks of an Adobe Swatch Exchange file, version 1.0.
		assert.is(bytes.toString('latin1', 0, 4), 'ASEF');
		assert.ok(bytes.readUInt32BE(8) >= 5);
		// Names are UTF-16, big-endian.
		const text = bytes.swap16().toString('utf16le');
		for (const name of ['lock-2', 'lock-4']) assert.match(text, name);
	},

	'a developer copies the mixture of two colors as CSS': async (tab, url, hand) => {
		await openPage(tab, url);
		await hand.write(tab, '#color', 'red');
		await openView(tab, hand, 'scale', 'mix-colors');
		await tab.waitForSelector('.values .value');
		await hand.press(tab, '.values .value');
		await untilText(tab, '#said', 'Copied: color-mix(');
		assert.match(await clipboard(tab), /^color-mix\(in oklab, red/);
	},

	'somebody who mistypes a color takes the suggestion and undoes it': async (tab, url, hand) => {
		await openPage(tab, url);
		await hand.write(tab, '#color', 'tael');
		await untilText(tab, '.problem', 'teal');
		await hand.press(tab, '.problem button');
		await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#color')!.value === 'teal');
		await hand.undo(tab);
		await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#color')!.value !== 'teal');
	},

	'a designer collects three colors, swaps one, and the link opens alike elsewhere': async (tab, url, hand) => {
		await openPage(tab, url);
		for (const [i, color] of ['teal', 'gold', 'navy'].entries()) {
			await hand.write(tab, '#color', color);
			await hand.press(tab, '.tray button:text-is("+ Color")');
			await tab.waitForSelector(`.tray li:nth-child(${i + 1})`);
		}
		await hand.press(tab, '.tray li:nth-child(2) button');
		await hand.write(tab, '.tray-editor input', 'tomato');
		await tab.waitForFunction(() => location.search.includes('tomato'));
		const other = await (await tab.context().browser()!.newContext()).newPage();
		await openPage(other, tab.url());
		assert.equal(await titles(other), ['teal', 'tomato', 'navy']);
	},

	'somebody takes the nearest color that passes, and checks it': async (tab, url, hand) => {
		await openPage(tab, `${url}/?view=fix-contrast&text=%23999999&background=white`);
		await hand.press(tab, '.work-results button:text-is("Take this color")');
		await tab.waitForFunction(() => !location.search.includes('999999'));
		await openView(tab, hand, 'check', 'check-contrast');
		await tab.waitForSelector('.figure');
	},

	'a developer takes the palette to a gradient': async (tab, url, hand) => {
		await openPage(tab, `${url}/?palette=teal,gold,navy`);
		await openView(tab, hand, 'scale', 'make-gradient');
		await untilText(tab, '.work-results', 'linear-gradient(90deg in oklab, teal, gold, navy)');
	},

	'an author sees which colors of a chart some people confuse': async (tab, url, hand) => {
		await openPage(tab, `${url}/?palette=%23d62728,%232ca02c,%231f77b4`);
		await openView(tab, hand, 'check', 'simulate-cvd');
		await tab.waitForSelector('.vision');
		await untilText(tab, '.view', '#d62728');
	},

	'a Russian speaker gets each answer and each refusal in Russian': async (tab, url, hand) => {
		await openPage(tab, `${url}/?lang=ru`);
		await hand.write(tab, '#color', 'спелая вишня');
		await untilText(tab, '.field-names', 'вишн');
		for (const text of ['вишнёёвый', 'rgb(10 20']) {
			await hand.write(tab, '#color', text);
			await tab.waitForFunction((typed) => document.querySelector('.problem span')?.textContent?.includes(typed), text);
			const message = (await tab.textContent('.problem p > span'))!.replaceAll(text, '');
			assert.match(message, /[а-яё]{3}/i);
			assert.not.match(message.replaceAll(/rgb\([^)]*\)|#[\da-f]+/g, ''), /[a-z]{3}/i, message);
		}
	},
};

for (const [claim, job] of Object.entries(JOBS)) tried(claim, {}, async (first, url) => {
	for (const hand of HANDS) {
		const own = await first.context().browser()!.newContext({ serviceWorkers: 'block', ...hand.options });
		const tab = await own.newPage(), faults: string[] = [];
		tab.on('pageerror', (error) => faults.push(String(error)));
		await job(tab, url, hand).catch((error: unknown) => { throw new Error(`by ${hand.name}: ${String(error)}`); });
		assert.equal(faults, [], hand.name);
		await own.close();
	}
});

jobs.run();
