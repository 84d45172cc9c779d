/*
 * Transfer size of the front page in Chromium, with headers, in each language: before anything is opened, and after every view
 * was opened. Measured on the built service, because the build compresses files.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS } from '../../src/assets/disk.ts';
import { findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { leaveOut } from '../support/left-out.ts';
import { hasChromium, withChromium } from './chromium.ts';

const weight = suite('the weight of the front page');

/** Upper bounds in bytes: all views together, and the first view alone. */
const MOST = 150_000, MOST_AT_FIRST = 70_000;

const BUILT = new URL('../../dist/', import.meta.url);

/** Calls `use` with the address of the built service. */
async function withBuilt(work: (url: string) => Promise<void>): Promise<void> {
	const service = spawn('node', ['service/main.js'], {
		cwd: BUILT, stdio: 'pipe', env: { ...process.env, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off' },
	});
	try {
		let said = '';
		while (!/http:\/\/127\.0\.0\.1:\d+/.test(said)) said += String((await once(service.stdout!, 'data'))[0]);
		await work(/http:\/\/127\.0\.0\.1:\d+/.exec(said)![0]);
	} finally {
		service.kill();
	}
}

interface Transferred {
	readonly atFirst: number;
	readonly whole: number;
	readonly files: readonly string[];
}

/** Bytes of the page, its styles and its scripts, without requests to operations, which depend on the input. */
async function transferred(browser: Browser, url: string, locale: string): Promise<Transferred> {
	// The service worker loads all views in the background; without it each is measured when it is opened.
	const context = await browser.newContext({ locale, serviceWorkers: 'block' }), tab = await context.newPage();
	const devtools = await context.newCDPSession(tab);
	const requests = new Map<string, string>(), files: string[] = [];
	let whole = 0;
	await devtools.send('Network.enable');
	devtools.on('Network.responseReceived', ({ requestId, response }) => requests.set(requestId, response.url));
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const path = requests.get(requestId)?.slice(url.length) ?? '';
		if (path.startsWith('/api/') || encodedDataLength === 0) return;
		whole += encodedDataLength;
		files.push(`${path} ${encodedDataLength}`);
	});
	await tab.goto(url);
	await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
	const atFirst = whole;
	for (const view of VIEW_IDS) {
		await tab.click(`a[data-section="${findSpec(view).section}"]`);
		await tab.click(`a[data-view="${view}"]`);
		await tab.waitForSelector(`a[data-view="${view}"][aria-current]`);
		await tab.waitForSelector('.answer:not([data-stale]):not(:empty)');
	}
	await context.close();
	return { atFirst, whole, files };
}

const isOfSources = (): boolean => {
	const file = new URL('assets/assets.json', BUILT);
	return existsSync(file) && readFileSync(file, 'utf8') === JSON.stringify(ASSETS.all());
};

for (const [language, locale] of [['en', 'en-US'], ['ru', 'ru-RU']] as const) {
	const claim = `in ${language} everything together is below ${MOST / 1000} kB`;
	if (!hasChromium) leaveOut(weight, claim, 'no Chromium; CHROMIUM names one');
	else weight(claim, () => withBuilt((url) => withChromium(async (browser) => {
		assert.ok(isOfSources(), 'dist is of other sources: npm run build');
		const { atFirst, whole, files } = await transferred(browser, url, locale), summary = `${whole} bytes, ${atFirst} at first: ${files.join(', ')}`;
		// One script of words; the problems in Russian are loaded with the first problem.
		const isForAll = (name: string): boolean => /^page.*\.js$/.test(name) && !/^page-(?:words-(?:en|ru)|problems-ru)/.test(name);
		const scripts = ASSETS.all().filter(({ name }) => isForAll(name)).length + 1;
		assert.is(files.filter((file) => /^\/assets\/page.*\.js /.test(file)).length, scripts, summary);
		assert.ok(whole < MOST, summary);
		assert.ok(atFirst < MOST_AT_FIRST, summary);
	})));
}

weight.run();
