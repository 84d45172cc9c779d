/*
 * Every view at four widths: nothing is clipped, overlaps, breaks in the middle of a word, or makes the page wider than the window, and
 * the first result is visible without scrolling. Views, languages and themes are drawn by seed; LAYOUT_SEED sets another, and LAYOUT_ALL=1
 * takes every view in every language and theme.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { VIEW_IDS } from '../../src/page/catalog.ts';
import { DESK, inChromium, openPage, PHONE } from './open-page.ts';

const layout = suite('the layout of every view'), tried = inChromium(layout);

const MOST_STOPS = 12;

const WINDOWS = { 'a phone': [[360, 780]], 'a desktop': [[768, 1024], [1280, 720], [1440, 900]] } as const;

/** A function of the page, as text, because the test runner adds helpers to functions. It returns what is wrong. */
const FAULTS = `(() => {
	const faults = [], box = (one) => one.getBoundingClientRect();
	const say = (what, one) => faults.push(what + ' ' + one.tagName + '.' + one.className + ' ' + (one.textContent ?? '').trim().slice(0, 30));
	const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(one).width > 2 && box(one).height > 2;
	// A phone makes its window wider if the page is.
	const widest = Math.max(innerWidth, document.documentElement.scrollWidth);
	if (widest > outerWidth) faults.push('wider than the window: ' + widest);
	const scrolls = (one) => one.closest('pre, .scroller, .view-tabs ul, .tabs, .tray-colors, .slots, .slot-adders, textarea, select') !== null;
	const isBroken = (node) => [...node.data.matchAll(/\\p{L}{4,}/gu)].some(({ index, 0: word }) => {
		const range = document.createRange();
		range.setStart(node, index);
		range.setEnd(node, index + word.length);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
	});
	const breaksWord = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && isBroken(node));
	const hidden = '.hidden, .hidden *, .field-names, .field-hint, .tray-hint';
	for (const one of document.querySelectorAll('.front :is(p, span, a, button, label, legend, h2, h3, h4, li, code, td, th, input)')) {
		if (!visible(one) || scrolls(one) || one.matches(hidden)) continue;
		const hasText = one.matches('input') ? one.value !== '' : [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
		if (!hasText || one.matches('input:not([type="text"], [name="color"])') || getComputedStyle(one).display === 'inline') continue;
		if (!one.matches('#color') && one.scrollWidth > one.clientWidth + 1) say('clipped or overflowing', one);
		if (!one.closest('code, a') && breaksWord(one)) say('breaks a word', one);
		if (box(one).right > innerWidth + 1 || box(one).left < -1) say('outside the window', one);
	}
	const controls = [...document.querySelectorAll('.front :is(a, button, input:not(.choice-input), select, textarea, .choice)')]
		.filter((one) => visible(one) && !scrolls(one) && !one.closest('.plane-box, .slide-box, [popover]') && !one.matches('.chip-add, .hidden'));
	const isFixed = (one) => one.closest('.sections') !== null && innerWidth < 641 ? 'below' : one.closest('.bar, .head') !== null;
	for (const [i, one] of controls.entries()) {
		for (const other of controls.slice(i + 1)) {
			if (isFixed(one) !== isFixed(other) || one.contains(other) || other.contains(one)) continue;
			const a = box(one), b = box(other);
			const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
			if (wide > 1 && high > 1) say('overlaps ' + other.className + ' ' + other.textContent.slice(0, 20) + ':', one);
		}
	}
	const first = [...document.querySelectorAll('.work-results > *, .describe > *')].find(visible), top = first ? box(first).top : Infinity;
	if (top + 60 > innerHeight - (innerWidth < 641 ? 52 : 0)) faults.push('the first result begins at ' + top + ' of ' + innerHeight);
	return faults;
})()`;

for (const [device, options] of [['a phone', PHONE], ['a desktop', DESK]] as const) tried(`on ${device} nothing is clipped, overlaps or is below the fold`, options, async (tab, url) => {
	const seed = process.env['LAYOUT_SEED'] ?? 'layout', random = randomFrom(seed), isWhole = process.env['LAYOUT_ALL'] !== undefined;
	const faults: string[] = [], draw = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
	/** One of them, or all. */
	const some = <T>(items: readonly T[]): readonly T[] => (isWhole ? items : [draw(items)]);
	// Half of the views, unless all are requested.
	for (const view of VIEW_IDS.filter(() => random() < 0.5 || isWhole)) for (const language of some(['en', 'ru'] as const)) {
		const palette = draw(['', '&palette=teal,gold,navy,plum,olive,tomato,gray,red,blue,lime']);
		await openPage(tab, `${url}/?view=${view}&lang=${language}${palette}`);
		for (const [width, height] of WINDOWS[device]) for (const colorScheme of some(['light', 'dark'] as const)) {
			await tab.setViewportSize({ width, height });
			await tab.emulateMedia({ colorScheme });
			await tab.evaluate('scrollTo(0, 0); new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
			const seen = await tab.evaluate(FAULTS) as readonly string[];
			faults.push(...seen.map((fault) => `${view} ${width} ${colorScheme} ${language}: ${fault}`));
		}
	}
	assert.equal(faults, [], `seed ${seed}`);
});

tried('on paper there are results in full, without settings, buttons and requests', DESK, async (tab, url) => {
	const results = [['build-system', '.system-scale h4 button'], ['export-tokens', '.file'], ['convert-color', '.value-text']] as const;
	for (const [view, result] of results) {
		await openPage(tab, `${url}/?view=${view}`);
		await tab.emulateMedia({ media: 'print' });
		assert.ok(await tab.isVisible(result), view);
		const rest = '.bar-tools, .sections, .work-settings, .controls, .button, .call, .code-place, .copy-word';
		assert.equal(await tab.$$eval(rest, (all) => all.filter((one) => one.checkVisibility()).map((one) => one.className)), [], view);
		const cut = await tab.$$eval('pre', (all) => all.filter((one) => one.checkVisibility()
			&& (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)).map((one) => one.className));
		assert.equal(cut, [], view);
		await tab.emulateMedia({ media: 'screen' });
	}
});

tried('a row of buttons that scrolls fades at its edge, and its last button does not at the end', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?view=build-system`);
	await tab.setViewportSize({ width: 320, height: 700 });
	assert.match(await tab.$eval('.slot-adders', (one) => getComputedStyle(one).maskImage), 'linear-gradient');
	const room = await tab.$eval('.slot-adders', (one) => {
		one.scrollLeft = one.scrollWidth;
		return one.getBoundingClientRect().right - Math.max(...[...one.children].map((child) => child.getBoundingClientRect().right));
	});
	assert.ok(room >= 40, `${room} px`);
});

const ENLARGED = { ...PHONE, viewport: { width: 180, height: 390 } };

tried('a phone at 200 % zoom shows every view without sideways scrolling', ENLARGED, async (tab, url) => {
	for (const view of VIEW_IDS) for (const language of ['en', 'ru']) {
		await openPage(tab, `${url}/?view=${view}&lang=${language}&palette=teal,gold,navy`);
		assert.ok(await tab.evaluate('document.documentElement.scrollWidth') as number <= 180, `${view} ${language}`);
	}
});

tried('nothing sticks to a window that is not high, as at 200 and 400 % zoom', DESK, async (tab, url) => {
	for (const [width, height] of [[640, 360], [320, 256]] as const) for (const view of ['parse-color', 'check-contrast']) {
		await tab.setViewportSize({ width, height });
		await openPage(tab, `${url}/?view=${view}&lang=ru&palette=teal,gold,navy`);
		await tab.evaluate('scrollTo(0, 600)');
		const bottoms = await tab.$$eval('.front :is(.bar, .sections)', (all) => all.map((one) => one.getBoundingClientRect().bottom));
		assert.ok(bottoms.every((bottom) => bottom <= 0), `${view} ${width}`);
		assert.is(await tab.evaluate('document.documentElement.scrollWidth'), width);
	}
});

tried('at most 12 Tab stops precede the first control of a view', DESK, async (tab, url) => {
	for (const view of VIEW_IDS) {
		await openPage(tab, `${url}/?view=${view}&palette=teal,gold,navy`);
		let stops = 0;
		while (!await tab.evaluate(() => document.activeElement?.closest('.view') != null)) {
			await tab.keyboard.press('Tab');
			assert.ok(++stops <= MOST_STOPS + 1, `${view}: ${await tab.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`);
		}
	}
});

layout.run();
