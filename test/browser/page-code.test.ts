/*
 * The colors of every result are code, in tabs, to copy and to download: also those of the first view, whose script of the code loads
 * when it comes close.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VIEW_IDS, type ViewId } from '../../src/page/catalog.ts';
import { randomFrom } from '../../src/math/random.ts';
import { DESK, inChromium, openPage, untilText } from './open-page.ts';

const code = suite('the code of a result'), tried = inChromium(code);

/** Views that write a file themselves, in a chosen format. */
const OWN_FILE: readonly ViewId[] = ['audit-theme', 'build-system', 'export-tokens'];

tried('the bar copies OKLCH with four decimals', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.click('.bar-tools .copy:has-text("OKLCH")');
	await untilText(tab, '.bar-tools', 'Copied');
	// oklch(0.44027 0.1603 303.373) by the matrices of CSS Color 4.
	assert.is(await tab.evaluate(() => navigator.clipboard.readText()), 'oklch(0.4403 0.1603 303.37)');
});

tried('views have tabs of code, each with copy and download', DESK, async (tab, url) => {
	const seed = 'code', random = randomFrom(seed);
	for (const view of ['parse-color', ...VIEW_IDS.filter((one) => one !== 'parse-color' && random() < 0.3)] as const) {
		await openPage(tab, `${url}/?view=${view}&color=teal`);
		if (view === 'parse-color') {
			assert.is(await tab.locator('.takeaway').count(), 0, 'the first view waits');
			await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
		}
		await tab.waitForSelector('.work-results .file:not(:empty), .code-place .file:not(:empty)', { state: 'attached' });
		if (OWN_FILE.includes(view)) continue;
		for (const format of ['tailwind', 'json', 'dtcg']) {
			const before = await tab.textContent('.takeaway .file');
			await tab.click(`.takeaway [role="tab"]:text-is("${format}")`);
			await tab.waitForFunction((last) => document.querySelector('.takeaway .file')!.textContent !== last, before);
		}
		await tab.click('.takeaway [role="tab"]:text-is("curl")');
		await tab.waitForFunction((name) => document.querySelector('.takeaway .file')!.textContent!.includes(`/api/v1/${name}`), view);
		await tab.click('.takeaway [role="tab"]:text-is("json")');
		await tab.waitForFunction(() => document.querySelector('.takeaway .file')!.textContent!.startsWith('{'));
		const [file] = await Promise.all([tab.waitForEvent('download'), tab.click('.takeaway .call-tools button:last-child')]);
		assert.match(file.suggestedFilename(), /\.json$/, `seed ${seed}: ${view}`);
		await tab.click('.takeaway .copy');
		assert.is(await tab.evaluate(() => navigator.clipboard.readText()), await tab.textContent('.takeaway .file'), view);
	}
});

tried('arrow keys go through the tabs, of which one is a Tab stop', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale&color=teal`);
	await tab.waitForSelector('.takeaway .file:not(:empty)');
	const all = tab.locator('.takeaway [role="tab"]'), count = await all.count();
	await all.first().focus();
	for (const [key, place] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', count - 1], ['Home', 0]] as const) {
		await tab.keyboard.press(key);
		assert.equal(await all.evaluateAll((tabs) => tabs.map((one) => one === document.activeElement).indexOf(true)), place, key);
		for (const [name, value] of [['aria-selected', 'true'], ['tabindex', '0']] as const) {
			const marked = await all.evaluateAll((tabs, [name, value]) => tabs.flatMap((one, i) =>
				(one.getAttribute(name) === value ? [i] : [])), [name, value] as const);
			assert.equal(marked, [place], `${name} after ${key}`);
		}
	}
});

tried('data colors for both modes have a set, charts and a file for each', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-data-colors`);
	assert.is(await tab.locator('.charts').count(), 4);
	await tab.check('[data-field="modes"] [value="both"]', { force: true });
	await tab.waitForFunction(() => document.querySelectorAll('.charts').length === 8);
	assert.match(await tab.evaluate(() => location.search), 'modes=both');
	assert.equal(await tab.$$eval('.charts', (all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size > 1), true);
	assert.is(await tab.locator('h3:text-is("dark-data-colors.json")').isVisible(), true);
});

code.run();
