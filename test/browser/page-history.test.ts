/*
 * History, drags, palettes and downloads in Chromium.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerIn, ifChromium, open, textIn, untilText, WIDE, withPage } from './watched-page.ts';

const page = suite('the history of the front page'), tried = ifChromium(page);

tried('an address shows the shared state, and Back returns to the previous one', () => withPage(WIDE, async (tab, url) => {
	await open(tab, url);
	await tab.click('a[data-section="scale"]');
	await tab.click('a[data-view="mix-colors"]');
	await tab.waitForSelector('.mixture');
	await answerIn(tab);
	const srgb = await textIn(tab, '.mixture');
	await tab.check('.choices input[value="oklch"]');
	await tab.waitForFunction(() => location.search.includes('space=oklch'));
	await tab.waitForFunction((old) => document.querySelector('.mixture')?.textContent !== old, srgb);
	const shared = tab.url(), mixture = await textIn(tab, '.mixture');
	const other = await tab.context().newPage();
	await open(other, shared);
	await untilText(other, '.mixture', mixture);
	await tab.goBack();
	await tab.waitForFunction(() => !location.search.includes('space'));
	await tab.goBack();
	await untilText(tab, '.view-head h2', 'Scale');
	await tab.goBack();
	await untilText(tab, '.view-head h2', 'Describe');
}));

tried('a drag is one entry of the history', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?color=teal`);
	const before = await tab.evaluate(() => history.length), box = (await (await tab.$('#slide-h'))!.boundingBox())!;
	await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await tab.mouse.down();
	for (let i = 0; i < 20; i++) await tab.mouse.move(box.x + box.width / 2 + 4 * i, box.y + box.height / 2);
	await tab.mouse.up();
	await tab.waitForFunction(() => location.search.includes('oklch'));
	assert.is(await tab.evaluate(() => history.length), before + 1);
	await tab.goBack();
	await untilText(tab, '.field-hex code', '#008080');
}));

tried('while a slider moves, older results are marked as outdated', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=check-contrast`);
	await answerIn(tab);
	// A machine on which the fixes do not fit into a frame.
	const devtools = await tab.context().newCDPSession(tab);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
	const watched = await tab.evaluate(`new Promise((done) => {
		const find = (selector) => document.querySelector(selector), slide = find('#slide-l'), seen = { frames: 0, stale: 0, wrong: [] };
		const look = () => {
			const hex = find('.field-hex code').textContent, isOld = (one) => one.closest('[data-stale]') !== null;
			const sample = find('.contrast-sample');
			if (isOld(find('.fix'))) seen.stale++;
			if (!isOld(sample) && !sample.ariaLabel.startsWith(hex)) seen.wrong.push(hex + ' ' + sample.ariaLabel);
			for (const fix of document.querySelectorAll('.fixes li:nth-child(n+7) .fix-sample')) {
				if (isOld(fix)) continue;
				const own = document.createElement('i');
				own.style.color = hex;
				if (fix.style.color !== own.style.color) seen.wrong.push(hex + ' ' + fix.style.color);
			}
		};
		const move = () => {
			look();
			if (++seen.frames > 24) return setTimeout(() => { look(); done(seen); }, 1500);
			slide.value = String(20 + 2 * seen.frames);
			slide.dispatchEvent(new Event('input', { bubbles: true }));
			// The frame that shows it was requested before this one.
			requestAnimationFrame(() => setTimeout(move));
		};
		move();
	})`) as { readonly frames: number; readonly stale: number; readonly wrong: readonly string[] };
	assert.equal(watched.wrong, []);
	assert.ok(watched.stale > 0, 'some frames had no time for all');
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	await tab.waitForFunction(() => document.querySelector('[data-stale]') === null);
}));

tried('the space bar draws palettes around locked colors', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=generate-palette`);
	const hexes = (): Promise<string[]> => tab.$$eval('.column-hex', (all) => all.map((one) => one.textContent ?? ''));
	await answerIn(tab);
	const first = await hexes();
	await tab.click('.column:nth-child(2) .lock');
	await tab.click('.column:nth-child(4) .lock');
	await tab.waitForSelector('.column:nth-child(4) .lock[aria-pressed="true"]');
	assert.equal(await hexes(), first, 'a lock only marks');
	await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
	await tab.keyboard.press('Space');
	await tab.waitForFunction((hex) => document.querySelector('.column-hex')!.textContent !== hex, first[0]!);
	await answerIn(tab);
	const second = await hexes();
	assert.equal([second[1], second[3]], [first[1], first[3]], 'locked colors stay where they are');
	assert.ok([0, 2, 4].every((place) => second[place] !== first[place]), 'all others are drawn');
	await tab.click('.column:nth-child(3) button:text-is("Edit")');
	await tab.fill('#color', 'teal');
	await tab.waitForFunction(() => document.querySelectorAll('.column-hex')[2]!.textContent === '#008080');
	assert.equal(await hexes(), second.with(2, '#008080'), 'an edited color stays where it is, and so do the others');
	const shared = await tab.context().newPage();
	await open(shared, tab.url());
	await answerIn(shared);
	assert.equal(await shared.$$eval('.column-hex', (all) => all.map((one) => one.textContent)), second.with(2, '#008080'));
	assert.is(await shared.getAttribute('.column:nth-child(4) .lock', 'aria-pressed'), 'true');
	assert.is(await tab.evaluate(() => scrollY), 0);
}));

tried('a downloaded file of tokens equals the displayed code', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=export-tokens&colors=teal,tomato&names=sea,sun&format=scss`);
	await untilText(tab, '.file', '$sea');
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('text="Download"')]);
	assert.is(download.suggestedFilename(), '_tokens.scss');
	assert.is(readFileSync(await download.path(), 'utf8'), await textIn(tab, '.file'));
}));

page.run();
