/*
 * axe finds nothing on the front page: WCAG 2.0 to 2.2, A and AA, with its best practices.
 *
 * Every view is tested once, in alternating settings: each setting (scheme, width, language) is used for several views. The
 * first view and contrast, which have most elements, are tested in all settings.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VIEW_IDS, type ViewId } from '../../src/page/catalog.ts';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';

const accessible = suite('the accessibility of the front page');

const AXE = hasChromium ? readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') : '';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Setting {
	readonly colorScheme: 'light' | 'dark';
	readonly width: number;
	readonly lang: 'en' | 'ru';
}

const SETTINGS: readonly Setting[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
	[1440, 360].flatMap((width) => (['en', 'ru'] as const).map((lang) => ({ colorScheme, width, lang }))));

const FULLEST: readonly ViewId[] = ['parse-color', 'check-contrast'];

/** The views tested in the setting of this number. */
const viewsFor = (n: number): readonly ViewId[] =>
	VIEW_IDS.filter((view, i) => FULLEST.includes(view) || i % SETTINGS.length === n);

/** The part of axe that the page runs. */
interface Axe {
	readonly run: (options: object) => Promise<{
		readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
	}>;
}

async function violationsIn(browser: Browser, url: string, setting: Setting, views: readonly ViewId[]): Promise<string[]> {
	const { colorScheme, width, lang } = setting;
	// Axe is put into the page past its policy, which allows no script but its own.
	const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
	const tab = await context.newPage();
	const faults: string[] = [];
	for (const view of views) {
		await tab.goto(`${url}/?view=${view}&lang=${lang}`);
		await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
		await tab.evaluate(AXE);
		const { violations } = await tab.evaluate(
			(rules) => (globalThis as unknown as { readonly axe: Axe }).axe.run({ runOnly: rules }),
			RULES,
		);
		faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${view}: ${id}: ${html.slice(0, 160)}`)));
	}
	await context.close();
	return faults;
}

SETTINGS.forEach((setting, n) => {
	const claim = `axe finds nothing in ${setting.colorScheme}, at ${setting.width} pixels, in ${setting.lang}`;
	if (!hasChromium) return leaveOut(accessible, claim, 'no Chromium; CHROMIUM names one');
	accessible(claim, () => withServer((url) => withChromium(async (browser) => {
		assert.equal(await violationsIn(browser, url, setting, viewsFor(n)), []);
	})));
});

accessible.run();
