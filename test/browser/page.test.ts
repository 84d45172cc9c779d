/*
 * The front page as people use it, in Chromium: typing, keys, copying, sharing, going back, touch, no script.
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { leaveOut } from '../support/left-out.ts';
import { withoutControl } from '../support/page-fields.ts';
import { withServer } from '../support/server.ts';
import { hasChromium, withChromium } from './chromium.ts';

const page = suite('the front page in Chromium');

/** A test that is left out if Chromium is missing. */
const tried = (claim: string, proof: () => Promise<void>): void =>
	(hasChromium ? page(claim, proof) : leaveOut(page, claim, 'no Chromium; CHROMIUM names one'));

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] };
/** A window of 1440 pixels at 200 %. */
const ZOOMED: BrowserContextOptions = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, locale: 'ru-RU' };
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const UNSCRIPTED: BrowserContextOptions = { javaScriptEnabled: false };

/** Calls `use` with a page. Fails if the page logs an error or requests anything from another host. */
const withPage = (options: BrowserContextOptions, work: (tab: Page, url: string) => Promise<void>): Promise<void> =>
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

const open = async (tab: Page, address: string): Promise<void> => {
	await tab.goto(address);
	await tab.waitForSelector('.view-head');
};

const textIn = async (tab: Page, selector: string): Promise<string> => await tab.textContent(selector) ?? '';

/** Waits until the text of an element matches; an answer of the service takes a moment. */
const untilText = (tab: Page, selector: string, expected: string): Promise<unknown> => tab.waitForFunction(
	([where, text]) => document.querySelector(where!)?.textContent?.includes(text!) ?? false,
	[selector, expected],
);

/** The displayed answer, once no request is pending. */
async function answerIn(tab: Page): Promise<string> {
	await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
	return textIn(tab, '.answer');
}

const run = promisify(execFile);

tried('every view answers with the very bytes of the service', () => withPage(WIDE, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		await answerIn(tab);
		await tab.click('.call-tools button[aria-pressed]');
		const displayed = await answerIn(tab);
		await tab.click('.call [role="tab"]:nth-child(2)');
		const { stdout } = await run('sh', ['-c', (await textIn(tab, '.call [role="tabpanel"]')).replace(/^curl/, 'curl -sS -g')]);
		assert.is(displayed, stdout, view);
		assert.not.match(displayed, /^\{"type":"\/problems/, view);
	}
}));

tried('problems are those of the service', () => withPage(WIDE, async (tab, url) => {
	for (const query of [
		'view=generate-scale&anchor=510', 'view=make-gradient&positions=50,10', 'view=mix-colors&amount=101', 'view=generate-palette&size=11',
		'view=check-contrast&text=rgb(10+20)', 'view=check-contrast&text=blu&background=plumm', 'color=tael',
	]) {
		await open(tab, `${url}/?${query}`);
		await answerIn(tab);
		await tab.click('.call-tools button[aria-pressed]');
		const displayed = await answerIn(tab), address = await textIn(tab, '.call [role="tabpanel"]');
		assert.is(displayed, await (await fetch(address)).text(), query);
		assert.match(displayed, '"status":400', query);
		// Each fault has a line without the name of the API's field, and a replacement as typed, not as a query writes it, with `+`.
		const { errors } = JSON.parse(displayed) as { readonly errors: readonly { readonly detail: string }[] };
		const asTyped = errors.map(({ detail }) => detail.replace('rgb(10+20+153)', 'rgb(10 20 153)').replace(/^[\w.[\]]+:? /, ''));
		await tab.waitForFunction((count) => document.querySelectorAll('.problem p').length === count, errors.length);
		const lines = await tab.$$eval('.problem p > span', (all) => all.map((one) => one.textContent ?? ''));
		asTyped.forEach((text, i) => assert.ok(lines[i]!.endsWith(text), `${query}: ${lines[i]}`));
	}
}));

tried('a name that is not being edited is painted too, and can be fixed', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=check-contrast&text=dusty+rose&background=slate-500`);
	await tab.waitForFunction(() => document.querySelectorAll('.fix').length > 0);
	const isPainted = (all: HTMLElement[]): boolean => all.every(({ style }) => style.background !== '');
	while (!await tab.$$eval<boolean, HTMLElement>('.slot .swatch', isPainted)) await tab.waitForTimeout(50);
	assert.is(await tab.$eval('.fixes', (list) => list.closest('[hidden]')), null);
}));

tried('every field of an operation has its control', () => withPage(WIDE, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		// Slots of colors are rendered with the first answer.
		await answerIn(tab);
		const { fields } = OPERATIONS.find(({ name }) => name === view)!.input, { takesColor, slots } = findSpec(view);
		// The first color of a view is that of the page, which has its field.
		const displayed = [
			...(takesColor ? Object.keys(slots).slice(0, 1) : []),
			...await tab.$$eval('[data-field]', (all) => all.map((one) => one.getAttribute('data-field')!)),
		];
		assert.equal(Object.keys(fields).filter((field) => !displayed.includes(field)).sort(), [...withoutControl(view)].sort(), view);
	}
}));

tried('a step of a scale is pinned to its color, and another color is written into it', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=generate-scale&color=%23663399`);
	await answerIn(tab);
	const second = (): Promise<string> => textIn(tab, '.strip li:nth-child(2) .chip-value'), before = await second();
	await tab.click('text="+ Pin"');
	await tab.waitForSelector('[data-field="pins"] select');
	assert.is(await second(), before, 'it keeps the color it has');
	await tab.fill('[data-field="pins"] input', '#f0e0ff');
	await tab.waitForFunction(() => document.querySelectorAll('.strip .chip-value')[1]?.textContent === '#f0e0ff');
	await tab.click('.call-tools button[aria-pressed]');
	const displayed = await answerIn(tab), body = JSON.stringify({ color: '#663399', pins: { 100: '#f0e0ff' } });
	const answer = await fetch(`${url}/api/v1/generate-scale`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
	assert.is(displayed, await answer.text());
	await open(tab, tab.url());
	assert.is(await tab.inputValue('[data-field="pins"] select'), '100');
	await tab.click('[data-field="pins"] .quiet-button');
	await tab.waitForFunction(() => !location.search.includes('pins') && !location.search.includes('steps'));
}));

tried('names of one\'s own are searched', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=nearest-names&color=teal`);
	await tab.fill('[data-field="among"] textarea', 'sea = #007f80\nsun = gold');
	await untilText(tab, '.named-name', 'sea');
	await tab.fill('[data-field="among"] textarea', 'gold');
	await untilText(tab, '.problem', 'Your own names');
}));

tried('a color is typed as CSS and as a name of either language', () => withPage(WIDE, async (tab, url) => {
	await open(tab, url);
	for (const [text, hex] of [
		['#ff0000', '#ff0000'], ['rgb(0 128 128)', '#008080'], ['hsl(120 100% 25%)', '#008000'], ['tomato', '#ff6347'],
		['Cornflower Blue', '#6495ed'], ['тёмно-бирюзовый', undefined], ['sky-500', undefined],
	] as const) {
		const query = new URLSearchParams({ color: text });
		const described = await (await fetch(`${url}/api/v1/parse-color?${query}`)).json() as { readonly hex: string };
		await tab.fill('#color', text);
		await untilText(tab, '.field-hex code', hex ?? described.hex);
		assert.is(described.hex, hex ?? described.hex, text);
		assert.is(await textIn(tab, '.problem'), '', text);
	}
}));

tried('a misspelt color is reported, and one press takes the suggestion', () => withPage(WIDE, async (tab, url) => {
	await open(tab, url);
	await tab.fill('#color', 'tael');
	await untilText(tab, '.problem', 'Did you mean "teal"?');
	assert.is(await tab.getAttribute('#color', 'aria-invalid'), 'true');
	await tab.click('.problem button');
	await untilText(tab, '.field-hex code', '#008080');
	assert.is(await tab.inputValue('#color'), 'teal');
	await untilText(tab, '.field-names', 'Teal');
}));

tried('sliders and planes are moved by keys', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?color=oklch(0.6+0.1+200)`);
	for (const [selector, key, text] of [
		['#slide-l', 'ArrowRight', 'oklch(0.601 0.1 200)'], ['#slide-c', 'ArrowLeft', 'oklch(0.601 0.099 200)'],
		['#slide-h', 'ArrowRight', 'oklch(0.601 0.099 200.1)'], ['.plane-mark', 'ArrowUp', 'oklch(0.601 0.101 200.1)'],
		['.plane-mark', 'ArrowLeft', 'oklch(0.596 0.101 200.1)'],
	] as const) {
		// A view is hidden until its first result.
		await tab.waitForSelector(selector);
		await tab.focus(selector);
		await tab.keyboard.press(key);
		await tab.waitForFunction((expected) => document.querySelector<HTMLInputElement>('#color')!.value === expected, text);
	}
}));

tried('the result is said, and the page is walked by keys alone', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?view=check-contrast&text=%23777&background=white`);
	// The published ratio of #777777 on white.
	await untilText(tab, '#said', '4.47 : 1');
	await tab.click('.bar-swatch');
	await tab.focus('.skip');
	assert.is(await tab.evaluate(() => document.activeElement?.className), 'skip');
	const seen = new Set<string>();
	for (let i = 0; i < 90; i++) {
		await tab.keyboard.press('Tab');
		const { name, isShown } = await tab.evaluate(() => {
			const element = document.activeElement!, box = element.getBoundingClientRect();
			const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
			return {
				name: `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`,
				// WCAG 2.2, 2.4.11: what has the focus is not hidden by what sticks to the edge of the window.
				isShown: element === document.body || element.contains(top) || top?.contains(element) === true || element.tagName === 'PRE',
			};
		});
		assert.ok(isShown, `${name} is hidden while it has the focus`);
		seen.add(name);
	}
	for (const part of ['INPUT slide', 'A ', 'BUTTON fix', 'BUTTON tab', 'INPUT slot-text']) {
		assert.ok([...seen].some((name) => name.startsWith(part)), `${part} is reached`);
	}
}));

tried('a value is copied by a press', () => withPage(WIDE, async (tab, url) => {
	await open(tab, `${url}/?color=teal`);
	// The answer of the service is announced too.
	await answerIn(tab);
	await tab.click('.values button:has-text("rgb")');
	await untilText(tab, '.values button:has(.value-label)', 'hex');
	assert.is(await tab.evaluate(() => navigator.clipboard.readText()), 'rgb(0 128 128)');
	await untilText(tab, '#said', 'Copied: rgb(0 128 128)');
}));

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
	assert.is(await tab.evaluate(() => document.querySelectorAll('[data-stale]').length), 0);
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

tried('a finger finds everything at 360 pixels', () => withPage(NARROW, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		assert.is(await tab.evaluate(() => document.documentElement.scrollWidth), 360, view);
		// WCAG 2.2, 2.5.8: 24 by 24 pixels, except links in a sentence.
		const small = await tab.$$eval('.front :is(a, button, input, select):not(p a)', (all) => all
			.filter((one) => one.checkVisibility() && !one.matches('[type="checkbox"], [type="radio"]'))
			.map((one) => ({ one, box: one.getBoundingClientRect() }))
			.filter(({ box }) => box.width < 24 || box.height < 24)
			.map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width} ${box.height}`));
		assert.equal(small, [], view);
	}
	await tab.tap('a[data-section="palette"]');
	await tab.tap('a[data-view="harmonies"]');
	await untilText(tab, '.view-head h2', 'Harmonies');
}));

tried('a view with an unreadable color shows the problem, and no empty parts, until corrected', () => withPage(WIDE, async (tab, url) => {
	const visible = (): Promise<number> => tab.$$eval('.planes, .part .values', (all) => all.filter((one) => one.checkVisibility()).length);
	await open(tab, `${url}/?view=parse-color&color=blurpel`);
	await untilText(tab, '.view .problem', 'not a color');
	assert.is(await visible(), 0);
	await tab.fill('#color', 'teal');
	await untilText(tab, '.view .values', '#008080');
	await answerIn(tab);
	assert.ok(await visible() > 1);
	await tab.fill('#color', 'teel');
	await untilText(tab, '.view .problem', 'not a color');
	assert.ok(await visible() > 1, 'what was shown last stays');
}));

tried('it is read at 200 % in Russian too', () => withPage(ZOOMED, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await open(tab, `${url}/?view=${view}`);
		assert.is(await tab.getAttribute('html', 'lang'), 'ru');
		assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), view);
		assert.match(await textIn(tab, '.view-head h2'), /[а-я]/i, view);
	}
}));

tried('without a script forms ask the service', () => withPage(UNSCRIPTED, async (tab, url) => {
	await tab.goto(url);
	await tab.fill('#color', 'teal');
	await tab.click('#field button');
	assert.match(await textIn(tab, 'body'), '"hex":"#008080"');
	await tab.goto(url);
	await tab.click('form[action$="/harmonies"] button');
	assert.match(await textIn(tab, 'body'), '"harmonies"');
}));

tried('a Russian browser gets Russian texts without a script too', () => withPage({ ...UNSCRIPTED, locale: 'ru-RU' }, async (tab, url) => {
	await tab.goto(url);
	assert.is(await tab.getAttribute('html', 'lang'), 'ru');
	assert.match(await textIn(tab, '#op-harmonies'), 'Гармонии');
	await tab.click('form[action$="/harmonies"] button');
	assert.match(await textIn(tab, 'body'), '"harmonies"');
}));

page.run();
