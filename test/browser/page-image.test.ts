/*
 * Files on the front page: the colors of a picture by drop, paste and file picker, themes and swatch files.
 */

import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage, PHONE, untilText } from './open-page.ts';

const image = suite('files on the front page'), tried = inChromium(image);

/** Bands of color from left to right, each as wide as its percentage. */
const BANDS = [['#264653', 50], ['#e9c46a', 30], ['#e76f51', 20]] as const;

/** A picture of the bands, in pixels that are twice as many. */
function bands(): Buffer {
	const png = new PNG({ width: 200, height: 100 }), of = BANDS.flatMap(([hex, share]) => Array.from({ length: share * 2 }, () => hex));
	for (let i = 0; i < 200 * 100; i++) png.data.writeUInt32BE(((Number.parseInt(of[i % 200]!.slice(1), 16) << 8) | 255) >>> 0, 4 * i);
	return PNG.sync.write(png);
}

/** Drops or pastes a file. */
const give = (tab: Page, how: 'drop' | 'paste', bytes: Buffer, name: string, type: string): Promise<void> => tab.evaluate(`{
	const transfer = new DataTransfer(), bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0));
	transfer.items.add(new File([bytes], '${name}', { type: '${type}' }));
	const event = { bubbles: true, cancelable: true };
	document.body.dispatchEvent('${how}' === 'drop'
		? new DragEvent('drop', { ...event, dataTransfer: transfer }) : new ClipboardEvent('paste', { ...event, clipboardData: transfer }));
}`);

const chips = (tab: Page): Promise<string[]> => tab.$$eval('.picture .chip', (all) => all.map((one) => one.textContent ?? ''));

const EXPECTED = BANDS.map(([hex, share]) => `${share} %${hex}`);

tried('a dropped picture shows its colors with shares; points move by keys and pointer; the colors go to the palette', DESK, async (tab, url) => {
	await openPage(tab, url);
	const sent: string[] = [];
	tab.on('request', (request) => {
		if (request.method() !== 'GET' || !/\/assets\/|^blob:/.test(request.url())) sent.push(request.url());
	});
	await give(tab, 'drop', bands(), 'bands.png', 'image/png');
	await tab.waitForSelector('.picture .chip');
	assert.equal(await chips(tab), EXPECTED);
	const point = tab.locator('.picture-point').first(), canvas = (await tab.locator('.picture canvas').boundingBox())!;
	const box = (await point.boundingBox())!, at = (box.x + box.width / 2 - canvas.x) / canvas.width;
	assert.ok(at > 0 && at < 0.5, `the first point is in the first band: ${at}`);
	await point.focus();
	// From the middle of the first band, 50 pixels, into the second one, 100 to 160.
	for (let i = 0; i < 8; i++) await tab.keyboard.press('Shift+ArrowRight');
	await tab.waitForFunction(() => document.querySelector('.picture .chip')!.textContent === 'picked#e9c46a');
	const from = (await tab.locator('.picture-point').nth(2).boundingBox())!;
	await tab.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
	await tab.mouse.down();
	await tab.mouse.move(canvas.x + canvas.width * 0.1, canvas.y + canvas.height * 0.5, { steps: 4 });
	await tab.mouse.up();
	await tab.waitForFunction(() => document.querySelectorAll('.picture .chip')[2]!.textContent === 'picked#264653');
	await tab.focus('.picture input');
	await tab.keyboard.press('ArrowLeft');
	await tab.waitForFunction(() => document.querySelector('.picture .chip')!.textContent === '50 %#264653');
	await tab.click('.picture .strong');
	await tab.waitForSelector('.picture', { state: 'detached' });
	assert.equal(await tab.$$eval('.tray-color', (all) => all.map((one) => (one as HTMLElement).title)), BANDS.map(([hex]) => hex));
	assert.equal(sent, [], 'nothing leaves the device');
});

tried('a picture is pasted, and chosen with a finger', PHONE, async (tab, url) => {
	await openPage(tab, `${url}/?lang=ru`);
	await give(tab, 'paste', bands(), 'bands.png', 'image/png');
	await tab.waitForSelector('.picture .chip');
	assert.equal(await chips(tab), EXPECTED);
	assert.is(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth && document.querySelector(".picture").scrollWidth <= innerWidth'), true);
	await tab.tap('.picture .call-head button');
	await tab.waitForSelector('.picture', { state: 'detached' });
	const [picker] = await Promise.all([tab.waitForEvent('filechooser'), tab.tap('text="Файл…"')]);
	await picker.setFiles({ name: 'bands.png', mimeType: 'image/png', buffer: bands() });
	await tab.waitForSelector('.picture .chip');
	assert.equal(await chips(tab), EXPECTED);
});

tried('style sheets, tokens and swatch files are audited; any other file is refused', DESK, async (tab, url) => {
	await openPage(tab, url);
	const swatches = async (format: string): Promise<Buffer> => {
		const init = { method: 'POST', body: JSON.stringify({
			colors: [{ color: '#ffffff', name: 'surface' }, { color: '#767676', name: 'text' }], format,
		}), headers: { 'Content-Type': 'application/json' } };
		const { code, encoding } = await (await fetch(`${url}/api/v1/export-tokens`, init)).json() as { code: string; encoding?: 'base64' };
		return Buffer.from(code, encoding ?? 'utf8');
	};
	for (const [name, bytes, form] of [
		['a.css', Buffer.from(':root { --surface: #fff; --text: #767676; }'), 'css'], ['a.json', await swatches('dtcg'), 'dtcg'],
		['a.ase', await swatches('ase'), 'ase'], ['a.aco', await swatches('aco'), 'aco'], ['a.gpl', await swatches('gpl'), 'gpl'],
	] as const) {
		await tab.click('[data-section="pick"]');
		await tab.waitForSelector('a[data-section="pick"][aria-current]');
		await give(tab, 'drop', bytes, name, '');
		await untilText(tab, '.figure + .source', `${form} · `);
	}
	await give(tab, 'drop', Buffer.from('hello'), 'a.txt', 'text/plain');
	await untilText(tab, '.toast', 'Not a color');
	await give(tab, 'drop', Buffer.from('hello'), 'a.png', 'image/png');
	await untilText(tab, '.toast', 'a picture');
});

image.run();
