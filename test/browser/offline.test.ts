/*
 * The service worker in Chromium: a visited page works after the server has stopped, and a new build is shown by one reload.
 */

import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { ASSETS } from '../../src/assets/disk.ts';
import { createServer, type ColorServer, type ServerOptions } from '../../src/server.ts';
import { leaveOut } from '../support/left-out.ts';
import { hasChromium, withChromium } from './chromium.ts';

const offline = suite('pages without a network');

async function listen(port: number, options: ServerOptions = {}): Promise<ColorServer> {
	const server = createServer({ rateLimit: null, ...options });
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return server;
}

// A server that listens on a port has an address object.
const portOf = (server: ColorServer): number => (server.address() as AddressInfo).port;

async function stop(server: ColorServer): Promise<void> {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
}

/** Waits until the worker controls pages. */
const untilActive = (tab: Page): Promise<unknown> =>
	tab.evaluate('navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {'
		+ ' const check = () => (active.state === "activated" ? done() : setTimeout(check, 20)); check(); }))');

if (!hasChromium) leaveOut(offline, 'a browser', 'there is no Chromium here');
else for (const basePath of ['', '/color']) {
	offline(`a page visited once is there after the server has stopped, below "${basePath}/"`, () => withChromium(async (browser) => {
		const server = await listen(0, { basePath }), url = `http://127.0.0.1:${portOf(server)}${basePath}`, tab = await browser.newPage();
		await tab.goto(`${url}/docs/mix-colors`);
		await untilActive(tab);
		await stop(server);
		await tab.reload();
		assert.is(await tab.locator('h1').textContent(), 'Mix two colors');
		assert.is(await tab.evaluate('getComputedStyle(document.querySelector(".side")).fontSize'), '14px', 'with its style');
		await tab.keyboard.press('Control+k');
		await tab.locator('.search input').fill('mix');
		await tab.waitForSelector('[role=option]');
		await tab.goto(`${url}/?view=generate-scale`);
		await tab.waitForSelector('.answer:not(:empty)');
		await tab.goto(`${url}/?view=check-contrast&lang=ru&text=teal&palette=teal,gold,navy`);
		await tab.waitForSelector('.answer:not(:empty)');
		assert.is(await tab.locator('.view h2').textContent(), 'Контраст', 'a shared link in a language that was not visited');
		assert.is(await tab.locator('.tray-color').count(), 3);
		assert.is(await tab.evaluate(`fetch('${basePath}/api/v1/parse-color?color=teal').then(() => 'answer', () => 'nothing')`), 'nothing');
	}));
}

if (hasChromium) offline('a new build is shown by one reload, and its worker removes the cache of the old one', () => withChromium(async (browser) => {
	const first = await listen(0), port = portOf(first), tab = await browser.newPage();
	await tab.goto(`http://127.0.0.1:${port}/docs`);
	await untilActive(tab);
	const before = await tab.evaluate('caches.keys()') as readonly string[];
	assert.is(before.length, 1);
	await stop(first);
	const assets = ASSETS.all().map((asset) => (asset.name === 'reference.css'
		? { ...asset, file: 'reference.0000000000.css', text: `${asset.text} h1 { color: rgb(1, 2, 3) }` } : asset));
	const second = await listen(port, { assets });
	await tab.reload();
	assert.is(await tab.evaluate('getComputedStyle(document.querySelector("h1")).color'), 'rgb(1, 2, 3)');
	await tab.waitForFunction(`caches.keys().then((names) => names.length === 1 && names[0] !== ${JSON.stringify(before[0])})`);
	await stop(second);
	await tab.reload();
	assert.is(await tab.evaluate('getComputedStyle(document.querySelector("h1")).color'), 'rgb(1, 2, 3)');
}));

offline.run();
