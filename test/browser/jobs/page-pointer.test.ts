/*
 * Jobs on the page by pointer: what a person has, does with a mouse, and holds in the end.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, untilText } from '../open-page.ts';

const jobs = suite('jobs on the page by pointer'), tried = inChromium(jobs);

const clipboard = 'navigator.clipboard.readText()';

tried('a designer with one color has a Tailwind theme on the clipboard after three clicks', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.fill('#color', '#0f766e');
	await tab.click('[data-section="scale"]');
	await tab.click('.takeaway [role="tab"]:text-is("tailwind")');
	await untilText(tab, '.takeaway .file', '@theme');
	await tab.click('.takeaway .copy');
	await untilText(tab, '.takeaway .copy', 'Copied');
	const theme = String(await tab.evaluate(clipboard));
	assert.is(theme.match(/--color-[\w-]+-\d+: oklch\(/g)?.length, 11);
});

tried('an accessibility tester drops a theme file, reads what fails, and holds a file in which nothing does', DESK, async (tab, url) => {
	const theme = ':root {\n  --background: #ffffff;\n  --foreground: #b0b0b0;\n  --primary: #f97316;\n  --primary-foreground: #ffffff;\n}\n';
	const drop = (text: string): Promise<void> => tab.evaluate(`{
		const transfer = new DataTransfer();
		transfer.items.add(new File([${JSON.stringify(text)}], 'theme.css', { type: 'text/css' }));
		document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
	}`);
	await openPage(tab, url);
	await drop(theme);
	await untilText(tab, '.matrix .matrix-use', 'fails');
	assert.ok(await tab.$$eval('.matrix-use', (all) => all.filter((one) => one.textContent === 'fails').length) > 1);
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('.call-tools :text-is("Download")')]);
	const mended = readFileSync(await download.path(), 'utf8');
	await openPage(tab, url);
	await drop(mended);
	await tab.waitForSelector('.matrix .matrix-use');
	assert.not.ok((await tab.textContent('.matrix'))!.includes('fails'), mended);
});

tried('a designer orders a palette by hand, names it and downloads it in this order', DESK, async (tab, url) => {
	await openPage(tab, url);
	await tab.evaluate('navigator.clipboard.writeText("#264653, #2a9d8f, #e9c46a")');
	await tab.keyboard.press('Control+V');
	await tab.waitForSelector('.tray li:nth-child(3)');
	await tab.dragAndDrop('.tray li:nth-child(3) button', '.tray li:nth-child(1) button');
	await tab.click('.tray li:nth-child(1) button');
	await tab.fill('.tray-editor .control:nth-child(2) input', 'Sand');
	await tab.keyboard.press('Escape');
	await tab.click('[data-section="ship"]');
	await tab.click('[data-view="export-tokens"]');
	await tab.click('[data-field="format"] .choice:has([value="scss"])');
	await untilText(tab, '.file', '$sand');
	const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('.call-tools :text-is("Download")')]);
	const names = [...readFileSync(await download.path(), 'utf8').matchAll(/^\$([\w-]+):/gm)].map((match) => match[1]);
	assert.ok(names.length >= 3);
	assert.is(names[0], 'sand');
});

tried('a developer takes the passing variant of a color that fails on its background', DESK, async (tab, url) => {
	await openPage(tab, `${url}/?view=check-contrast&text=%23999999&background=white`);
	// 2.84 by the formula of WCAG 2.2 for #999999 on white.
	await untilText(tab, '.figure', '2.84');
	await tab.click('.fixes .fix:not([disabled])');
	await tab.waitForFunction(() => Number.parseFloat(document.querySelector('.figure')!.textContent!) >= 4.5);
	assert.match(await tab.textContent('.verdicts li') ?? '', 'passes');
});

jobs.run();
