/*
 * Pages of the reference at four widths, in both themes and languages: nothing is clipped, overlaps or makes the page wider than the
 * window, links of the frame have 44 px on a phone, and axe finds nothing. Pages are drawn by seed; LAYOUT_SEED sets another, and
 * LAYOUT_ALL=1 takes every page in every setting.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROBLEM_CODES } from '../../src/doors/problem.ts';
import { GUIDE_NAMES } from '../../src/doors/reference/guide-parts.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { hasChromium } from './chromium.ts';
import { DESK, inChromium, PHONE } from './open-page.ts';

const layout = suite('the layout of the reference'), tried = inChromium(layout);

const AXE = hasChromium ? readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') : '';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages of each kind; one of each is tested. */
const KINDS: readonly (readonly string[])[] = [
	OPERATIONS.map(({ name }) => `/docs/${name}`), GUIDE_NAMES.map((name) => `/docs/guides/${name}`),
	PROBLEM_CODES.map((code) => `/problems/${code}`), ['/docs', '/docs/guides', '/docs/batch', '/problems', '/nowhere', '/docs/library'],
];

const WINDOWS = { 'a phone': [[360, 780]], 'a desktop': [[768, 1024], [1280, 720], [1440, 900]] } as const;

/** A function of the page, as text, because the test runner adds helpers to functions. It returns what is wrong. */
const FAULTS = `(() => {
	const faults = [], box = (one) => one.getBoundingClientRect();
	const say = (what, one) => faults.push(what + ' ' + one.tagName + '.' + one.className + ' ' + (one.textContent ?? '').trim().slice(0, 30));
	const checks = { opacityProperty: true, visibilityProperty: true };
	const visible = (one) => one.checkVisibility(checks) && box(one).width > 2 && box(one).height > 2;
	const scrolls = (one) => one.closest('pre, textarea, .wide, .hidden, .skip') !== null;
	const widest = Math.max(innerWidth, document.documentElement.scrollWidth);
	if (widest > outerWidth) faults.push('wider than the window: ' + widest);
	for (const one of document.querySelectorAll('body :is(p, a, button, label, h1, h2, h3, li, dt, dd, code, td, th, summary)')) {
		if (!visible(one) || scrolls(one)) continue;
		if (getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1) say('clipped or overflowing', one);
		if (box(one).right > innerWidth + 1 || box(one).left < -1) say('outside the window', one);
	}
	const controls = [...document.querySelectorAll('a, button, summary, .forms > label, .side > label, textarea')]
		.filter((one) => visible(one) && one.closest('.skip, .hidden') === null);
	for (const [i, one] of controls.entries()) for (const other of controls.slice(i + 1)) {
		// Parts that scroll or stick have their own columns.
		const column = (it) => it.closest('.side, .beside, .head');
		if (column(one) !== column(other)) continue;
		// A link in a text has a rectangle for each line.
		const share = (a, b, start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start]);
		const meet = (a, b) => share(a, b, 'left', 'right') > 1 && share(a, b, 'top', 'bottom') > 1;
		const areas = [...other.getClientRects()];
		if ([...one.getClientRects()].some((a) => areas.some((b) => meet(a, b)))) say('overlaps ' + other.textContent.slice(0, 20) + ':', one);
	}
	if (innerWidth < 641) for (const one of controls) {
		const isFrame = one.closest('.head, .foot, .side, .turn, .code, .forms, .crumbs, .list dt') !== null;
		if (isFrame && box(one).height < 43.5) say('is ' + box(one).height + ' px high:', one);
	}
	return faults;
})()`;

const DEVICES = [['a phone', PHONE], ['a desktop', DESK]] as const;

for (const [device, options] of DEVICES) tried(`on ${device} nothing is wrong`, { ...options, bypassCSP: true }, async (tab, url) => {
	const seed = process.env['LAYOUT_SEED'] ?? 'reference', isWhole = process.env['LAYOUT_ALL'] !== undefined;
	const random = randomFrom(`${seed} ${device}`), faults: string[] = [];
	const some = <T>(items: readonly T[]): readonly T[] => (isWhole ? items : [items[Math.floor(random() * items.length)]!]);
	for (const kind of KINDS) for (const path of some(kind)) for (const language of isWhole ? ['en', 'ru'] : some(['en', 'ru'])) {
		await tab.goto(`${url}${path}?lang=${language}`);
		for (const [width, height] of WINDOWS[device]) for (const colorScheme of some(['light', 'dark'] as const)) {
			await tab.setViewportSize({ width, height });
			await tab.emulateMedia({ colorScheme });
			const place = `${path} ${width} ${colorScheme} ${language}`, look = async (): Promise<void> => {
				faults.push(...(await tab.evaluate(FAULTS) as readonly string[]).map((fault) => `${place}: ${fault}`));
			};
			await look();
			// The list that opens on narrow windows, and nested fields.
			await tab.evaluate('document.querySelector(".side > input")?.click()');
			await tab.evaluate('document.querySelectorAll("details").forEach((one) => one.open = true)');
			await look();
			await tab.evaluate('document.querySelector(".side > input")?.click()');
		}
		await tab.evaluate(AXE);
		const { violations } = await tab.evaluate(`axe.run({ runOnly: ${JSON.stringify(RULES)} })`) as {
			readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
		};
		faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path} ${language}: ${id}: ${html.slice(0, 120)}`)));
	}
	assert.equal(faults, [], `seed ${seed}`);
});

tried('the search finds operations, fields, guides and problems in both languages, and stays in the language', DESK, async (tab, url) => {
	for (const [language, query, target] of [
		['en', 'mix colors', '/docs/mix-colors'], ['en', 'amount', '#field-amount'], ['en', 'powerless', '/docs/guides/powerless-hue'],
		['en', 'too many requests', '/problems/rate-limited'], ['ru', 'смешать', '/docs/mix-colors'], ['ru', 'доля второго', '#field-amount'],
		['ru', 'бессильный', '/docs/guides/powerless-hue'], ['ru', 'слишком много запросов', '/problems/rate-limited'],
		['ru', 'пакеты', '/docs/batch'],
	] as const) {
		await tab.goto(`${url}/docs?lang=${language}`);
		await tab.keyboard.press('Control+k');
		await tab.locator('.search input').fill(query);
		await tab.waitForSelector('[role=option]');
		await tab.keyboard.press('Enter');
		await tab.waitForURL((address) => address.href.includes(target));
		assert.is(await tab.evaluate('document.documentElement.lang'), language, query);
	}
});

tried('the switch keeps place and choice: later pages without a language in their address are in the chosen one', DESK, async (tab, url) => {
	await tab.goto(`${url}/docs/mix-colors#field-amount`);
	await tab.getByText('Русский').click();
	await tab.waitForURL(`${url}/docs/mix-colors?lang=ru#field-amount`);
	await tab.goto(`${url}/docs/guides`);
	await tab.waitForURL(`${url}/docs/guides?lang=ru`);
	assert.is(await tab.locator('h1').textContent(), 'Руководства');
	await tab.getByText('English').click();
	await tab.waitForURL(`${url}/docs/guides?lang=en`);
	await tab.locator('.list a').first().click();
	await tab.waitForURL(`${url}/docs/guides/gamut-mapping?lang=en`);
	await tab.goto(`${url}/problems`);
	assert.is(await tab.evaluate('document.documentElement.lang'), 'en');
});

layout.run();
