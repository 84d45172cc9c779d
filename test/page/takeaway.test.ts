/*
 * The colors of a result as code and as an interface, and the way on to other views.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CodeColor, Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { TOKEN_FORMATS } from '../../src/tokens/table.ts';
import { fakeClock } from './clock.ts';
import { fakeDocument, restoreGlobals, type FakeElement } from './elements.ts';

const codes = suite('the code of a result'), fake = fakeDocument();

restoreGlobals(codes);

const { createCall } = await import('../../src/page/engine.ts');
const { codeFile } = await import('../../src/page/code-file.ts');
const { takeaway } = await import('../../src/page/takeaway.ts');

const COLORS: readonly CodeColor[] = [{ name: 'page', color: '#ffffff' }, { name: 'brand', color: '#ff0000', isMain: true }];

/** The code of no result yet; `calls` are the changes that presses request, `steps` those that wait for a pause. */
function createTakeaway() {
	const calls: unknown[] = [], steps: (() => void)[] = [], clock = fakeClock();
	Object.assign(globalThis, { location: { origin: 'https://example.com' } });
	// The code uses no other function of a page.
	const page = {
		words: en, locale: 'en', state: () => ({ tray: [] }), announce: () => undefined,
		later: (_: unknown, step: () => void) => void steps.push(step),
		go: (...values: unknown[]) => void calls.push(['go', ...values]),
		setTray: (tray: readonly { readonly color: string }[]) => void calls.push(['tray', tray.map(({ color }) => color).join()]),
	} as unknown as Page;
	const part = takeaway(page), element = fake(part.element);
	const show = (colors = COLORS, operation = 'mix-colors', hasPreview = true): void =>
		part.show(colors, createCall(operation, { first: 'red' }), hasPreview);
	return {
		...clock, calls, steps, element, show,
		press: (word: string): unknown => element.all('button').find(({ textContent }) => textContent === word)!.fire('click'),
		/** The name of the file and its code, once the page is quiet. */
		file: () => {
			clock.pass(120);
			return [element.all('h3')[0]!.textContent, element.all('pre')[0]!.textContent] as const;
		},
		samples: () => element.querySelectorAll('.ui'),
	};
}

const isHidden = (one: FakeElement): boolean => one.hasAttribute('hidden');

codes('colors are two small interfaces under a heading, each with every word of its navigation', () => {
	const { element, samples, end } = createTakeaway();
	assert.is(element.all('h3').at(-1)!.textContent, 'As an interface');
	assert.equal(samples().map((one) => one.querySelectorAll('.ui-nav').map(({ textContent }) => textContent)), [en.ui.nav, en.ui.nav]);
	end();
});

codes('colors are a file of tokens, in the format of the tab', () => {
	const { show, file, press, end } = createTakeaway();
	show();
	const [name, code] = file();
	assert.match(name, /[.]css$/);
	assert.match(code, /--page: .*\n.*--brand: /);
	press('dtcg');
	assert.match(file()[0], /json$/);
	assert.match(file()[1], /"\$type": "color"/);
	end();
});

codes('the tabs after the formats have the request', () => {
	const { show, file, press, end } = createTakeaway();
	show();
	for (const [word, name, code] of [
		['URL', 'mix-colors.txt', /^https:\/\/example\.com\/color\/api\/v1\/mix-colors\?first=red$/], ['curl', 'mix-colors.sh', /^curl /],
		['Python', 'mix-colors.py', /^import /],
	] as const) {
		press(word);
		assert.is(file()[0], name);
		assert.match(file()[1], code);
	}
	show(COLORS, 'harmonies');
	assert.is(file()[0], 'harmonies.py', 'the tab stays');
	end();
});

codes('a tab that is pressed before there is a result waits for it', () => {
	const { show, file, press, end } = createTakeaway();
	press('curl');
	assert.is(file()[1], '');
	show();
	assert.is(file()[0], 'mix-colors.sh');
	end();
});

codes('every format is a tab, and so is every form of the request', () => {
	const { element, end } = createTakeaway();
	assert.equal(element.querySelectorAll('.tab').map(({ textContent }) => textContent), [...TOKEN_FORMATS, 'URL', 'curl', 'fetch', 'Python']);
	end();
});

codes('more colors than a file takes are left out of it', () => {
	const { show, file, end } = createTakeaway();
	show(Array.from({ length: 300 }, (_, i) => ({ name: `step-${i}`, color: '#ff0000' })));
	const names = file()[1].match(/--step-\d+/g)!;
	assert.equal([names[0], names.length > 1 && names.length < 300], ['--step-0', true]);
	end();
});

codes('without colors there is no code', () => {
	const { show, element, end } = createTakeaway();
	show([]);
	assert.ok(isHidden(element));
	show(COLORS.slice(1));
	assert.not.ok(isHidden(element));
	end();
});

codes('the colors go on to other views, which take as many as they can, and to the palette', () => {
	const { show, press, calls, end } = createTakeaway();
	show(Array.from({ length: 30 }, () => ({ name: 'red', color: '#ff0000' })));
	press(en.views['simulate-cvd'].title);
	press(en.views['export-tokens'].title);
	const taken = calls.map((call) => {
		const [, view, { colors }] = call as [string, string, { readonly colors: readonly string[] }];
		return [view, colors.length, colors[0]];
	});
	assert.equal(taken, [['simulate-cvd', 12, '#ff0000'], ['export-tokens', 24, '#ff0000']]);
	calls.length = 0;
	show();
	press(en.addToPalette);
	assert.equal(calls, [['tray', '#ffffff,#ff0000']]);
	end();
});

codes('a view does not lead to itself', () => {
	const { show, element, end } = createTakeaway();
	show(COLORS, 'simulate-cvd');
	const views = ['audit-palette', 'simulate-cvd', 'export-tokens'] as const;
	const buttons = views.map((view) => element.all('button').find(({ textContent }) => textContent === en.views[view].title)!);
	assert.equal(buttons.map(isHidden), [false, true, false]);
	end();
});

codes('the main color is the brand of a light and of a dark interface, which wait for a pause', () => {
	const { show, samples, steps, end } = createTakeaway();
	show();
	assert.equal(samples().map(({ styles }) => styles.size), [0, 0]);
	for (const step of steps) step();
	assert.equal(samples().map(({ styles }) => styles.get('--primary')), ['#ff0000', '#ff0000']);
	assert.equal(samples().map(({ styles }) => styles.get('--background')), ['#ffffff', '#141414']);
	end();
});

codes('the main color is the brand wherever it is in the result, and without one the first is', () => {
	const main = { name: 'main', color: '#00ff00', isMain: true };
	const others = [{ name: 'red', color: '#ff0000', isMain: false }, { name: 'blue', color: '#0000ff' }];
	for (const [colors, brand] of [
		[[main, ...others], '#00ff00'], [others.toSpliced(1, 0, main), '#00ff00'], [[...others, main], '#00ff00'],
		[[...others.toReversed(), main], '#00ff00'], [others, '#ff0000'], [others.toReversed(), '#0000ff'],
		[[main], '#00ff00'],
	] as const) {
		const { show, samples, steps, end } = createTakeaway();
		show(colors);
		for (const step of steps) step();
		assert.is(samples()[0]!.styles.get('--primary'), brand, colors.map(({ name }) => name).join());
		end();
	}
});

codes('colors that only the service can read leave the interface as it is', () => {
	const { show, samples, steps, end } = createTakeaway();
	show([{ name: 'brand', color: 'dark dusty teal' }]);
	for (const step of steps) step();
	assert.equal(samples().map(({ styles }) => styles.size), [0, 0]);
	end();
});

codes('colors that are no palette have no interface', () => {
	const { show, element, steps, end } = createTakeaway(), part = () => element.querySelectorAll('.part').at(-1)!;
	show(COLORS, 'mix-colors', false);
	assert.equal([steps.length, isHidden(part())], [0, true]);
	show();
	assert.equal([steps.length, isHidden(part())], [1, false]);
	end();
});

codes('the download has the bytes of the code, or those of a file in base64', async () => {
	const blobs: Blob[] = [], clock = fakeClock(), { createObjectURL } = URL;
	URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
	const part = codeFile({ words: en, locale: 'en' } as unknown as Page), element = fake(part.element);
	for (const file of [
		{ filename: 'tokens.css', mediaType: 'text/css', code: 'AAH/' },
		{ filename: 'tokens.ase', mediaType: 'application/octet-stream', code: 'AAH/', encoding: 'base64' as const },
	]) {
		part.show(file);
		element.all('button').find(({ textContent }) => textContent === en.download)!.fire('click');
	}
	assert.equal(await Promise.all(blobs.map(async (blob) => [...new Uint8Array(await blob.arrayBuffer())])), [[65, 65, 72, 47], [0, 1, 255]]);
	URL.createObjectURL = createObjectURL;
	clock.end();
});

codes('charts of an interface have six colors', () => {
	const { samples, end } = createTakeaway();
	const bars = samples()[0]!.querySelectorAll('.ui-chart')[0]!.all('span').map(({ styles }) => styles);
	assert.equal(bars.map((styles) => styles.get('background')), [1, 2, 3, 4, 5, 6].map((i) => `var(--chart-${i})`));
	for (const styles of bars) assert.match(styles.get('block-size')!, /^\d\d%$/);
	end();
});

codes.run();
