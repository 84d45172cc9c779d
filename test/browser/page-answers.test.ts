/*
 * Answers and controls of the views in Chromium: those of the service, byte for byte.
 */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { withoutControl } from '../support/page-fields.ts';
import { answerIn, ifChromium, open, textIn, untilText, WIDE, withPage } from './watched-page.ts';

const page = suite('the answers of the front page'), tried = ifChromium(page);

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
		const bare = await (await fetch(address, { headers: { 'Problem-Language': 'en' } })).json();
		const { errors } = bare as { readonly errors: readonly { readonly detail: string }[] };
		await tab.waitForFunction((count) => document.querySelectorAll('.problem p').length === count, errors.length);
		const lines = await tab.$$eval('.problem p > span', (all) => all.map((one) => one.textContent ?? ''));
		errors.forEach(({ detail }, i) => assert.ok(lines[i]!.endsWith(detail), `${query}: ${lines[i]}`));
		assert.not.match(lines.join(), '+');
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

page.run();
