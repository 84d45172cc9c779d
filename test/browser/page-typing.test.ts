/*
 * Colors are typed, moved, copied and announced in Chromium.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerIn, ifChromium, open, textIn, untilText, WIDE, withPage } from './watched-page.ts';

const page = suite('typing on the front page'), tried = ifChromium(page);

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
	await untilText(tab, '#said', '4.47\u00a0:\u00a01');
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

page.run();
