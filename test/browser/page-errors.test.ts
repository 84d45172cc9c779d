/*
 * Errors on the page: shown once, in its language, after the typing, with a button that mends them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, untilText } from './open-page.ts';

const errors = suite('errors on the front page'), tried = inChromium(errors);

tried('a misspelt color in Russian has one message in Russian, and a press takes the suggestion', { ...DESK, locale: 'ru-RU' }, async (tab, url) => {
	await openPage(tab, `${url}/?view=check-contrast`);
	await tab.fill('#color', 'синийй');
	await untilText(tab, '.problem', '"синийй" — не цвет. Может быть, "синий"?');
	assert.is(await tab.$$eval('.problem p', (all) => all.length), 1);
	assert.not.match((await tab.textContent('.problem'))!, /[a-z]{3}/i, 'no English');
	assert.is((await tab.$$eval('.view, .bar', (all) => all.map((one) => one.textContent).join(''))).split('не цвет').length, 2);
	await tab.click('.problem button');
	await tab.waitForSelector('.problem', { state: 'hidden' });
	assert.is(await tab.inputValue('#color'), 'синий');
});

for (const [query, expected] of [
	['view=mix-colors&amount=500', 'нужно число от 0 до 100, получено 500. Напишите 100.'],
	['view=generate-scale&kind=foo', 'нужно одно из tailwind, radix, contrast, получено "foo".'],
	// The service answers these.
	['view=nearest-names&limit=21', 'нужно целое число от 1 до 20, получено 21. Напишите 20.'],
	['view=find-colors&query=blue&limit=101', 'нужно целое число от 1 до 100, получено 101. Напишите 100.'],
	['view=generate-palette&size=11', 'нужно целое число от 2 до 10, получено 11. Напишите 10.'],
	['view=generate-data-colors&kind=pie', 'нужно одно из categorical, sequential, diverging, cyclic, получено "pie".'],
	['view=audit-theme&format=pie', 'получено "pie"'],
	['view=simulate-cvd&severity=9', 'Степень: нужно число от 0 до 1, получено 9. Напишите 1.'],
] as const) tried(`${query} is refused in Russian`, { ...DESK, locale: 'ru-RU' }, async (tab, url) => {
	await tab.goto(`${url}/?${query}`);
	await untilText(tab, '.problem', expected);
	assert.not.match((await tab.textContent('.problem'))!, /must|got|Write/);
});

tried('nobody is interrupted while typing', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=generate-scale`);
	await tab.evaluate(`new MutationObserver(() => { if (document.querySelector('.problem:not([hidden])')) window.scolded = true; })
		.observe(document.querySelector('.view'), { subtree: true, attributes: true, childList: true })`);
	await tab.fill('#color', '');
	await tab.type('#color', 'rgb(10 20 30)', { delay: 60 });
	await untilText(tab, '.chip:has(.chip-label)', '50');
	assert.is(await tab.evaluate('window.scolded'), undefined);
	await tab.fill('#color', 'rgb(10 20');
	await untilText(tab, '.problem', 'has 2 of 3 channels');
});

tried('each of several colors has its message, and its button mends this one', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=compare-colors&first=tael&second=gould`);
	await tab.waitForFunction(() => document.querySelectorAll('.problem button').length === 2);
	await tab.click('.problem p:nth-child(2) button');
	await tab.waitForFunction(() => document.querySelectorAll('.problem p').length === 1);
	assert.match(tab.url(), 'second=gold');
	assert.match(tab.url(), 'first=tael');
});

tried('an empty field says what to write, without a name of the request', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.fill('#color', '');
	await untilText(tab, '.problem', 'Write a color');
	assert.match(await tab.textContent('.problem') ?? '', /^Write a color/);
});

tried('a part that does not load says so, and loads on another try', DESK, async (tab, url) => {
	await openPage(tab, url);
	let isBroken = true;
	await tab.route(/assets\/page-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
	await tab.click('[data-section="scale"]');
	await untilText(tab, '.problem', 'did not load');
	assert.is(await tab.textContent('.view-head h2'), 'Scale');
	isBroken = false;
	await tab.click('.problem button');
	await tab.waitForSelector('.strip .chip-value');
});

for (const script of [/assets\/page\.\w+\.js/, /assets\/page-words-ru/]) {
	tried(`without ${script} the page says in Russian what is missing, and tries again`, { ...DESK, locale: 'ru-RU' }, async (tab, url) => {
		let isBroken = true;
		await tab.route(script, (route) => (isBroken ? route.abort() : route.continue()));
		await tab.goto(url);
		await tab.waitForSelector('.not-loaded >> text=Эта часть страницы не загрузилась.');
		isBroken = false;
		await tab.click('.not-loaded a');
		await tab.waitForSelector('.view-head');
		assert.is(await tab.locator('.not-loaded').count(), 0);
	});
}

errors.run();
