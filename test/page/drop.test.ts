/*
 * Pasted texts, and dropped or chosen files: each kind goes to its place on the page. Source of the bytes of swatches: the four
 * letters ASEF begin an Adobe Swatch Exchange file, 0 1 or 0 2 an Adobe Color file.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeDrops, takeFile } from '../../src/page/drop.ts';
import type { Tray } from '../../src/page/tray.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const drops = suite('pasted and dropped');

fakeDocument();
// It looks for parts of the page while it loads.
await import('../../src/page/views/making.ts');

/** A page; `calls` are the changes that were requested, `toasts` the elements with a message. */
function createPage() {
	const calls: unknown[] = [], front = new FakeElement('div'), listeners = new Map<string, (event: object) => void>();
	const note = (name: string) => (...values: unknown[]): void => void calls.push([name, ...values]);
	const page = {
		words: en, setColor: note('color'), go: note('go'), announce: note('announce'),
		setTray: (tray: Tray, how: string) => void calls.push(['tray', tray.map(({ color }) => color).join(), how]),
	} as unknown as Page;
	const querySelector = (selector: string) => (selector === '.front' ? front : front.querySelectorAll(selector)[0] ?? null);
	Object.assign(document, { querySelector });
	Object.assign(globalThis, { addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener) });
	takeDrops(page);
	Reflect.deleteProperty(globalThis, 'addEventListener');
	/** Fires an event; true if the page took it. */
	const fire = (type: string, event: object): boolean => {
		let isPrevented = false;
		listeners.get(type)!({ target: null, preventDefault: () => (isPrevented = true), ...event });
		return isPrevented;
	};
	return { page, calls, fire, toasts: () => front.querySelectorAll('.toast') };
}

const data = (text: string, files: readonly Blob[] = []) => ({ getData: () => text, files });
const pasted = (text: string, target: object | null = null) => ({ clipboardData: data(text), target });
const dropped = (text: string, target: object | null = null) => ({ dataTransfer: data(text), target });

/** Another field of the page. */
const FIELD = Object.assign(new FakeElement('textarea'), { matches: () => true });

/** Runs `work` without waiting for timers. Returns their delays. */
async function withTimers(work: () => unknown): Promise<readonly number[]> {
	const { setTimeout } = globalThis, delays: number[] = [];
	Object.assign(globalThis, { setTimeout: (run: () => void, delay: number) => {
		delays.push(delay);
		run();
	} });
	try {
		await work();
	} finally {
		Object.assign(globalThis, { setTimeout });
	}
	return delays;
}

const THEME = ':root { --a: #123; --b: #eee }';

for (const [text, expected] of [
	['teal', [['color', 'teal', 'settled']]],
	['#ff0000, #00ff00', [['tray', '#ff0000,#00ff00', 'settled'], ['announce', en.addedToPalette]]],
	[THEME, [['go', 'audit-theme', { theme: THEME, repair: '', path: '' }]]],
] as const) {
	drops(`${text} is taken if it is pasted or dropped on the page, not in another field`, () => {
		for (const [type, event] of [['paste', pasted], ['drop', dropped]] as const) {
			const { calls, fire } = createPage();
			assert.not.ok(fire(type, event(text, FIELD)));
			assert.equal(calls, []);
			assert.ok(fire(type, event(text)));
			assert.equal(calls, expected);
		}
	});
}

drops('any other text stays where it is pasted, and is refused where it is dropped', async () => {
	const { calls, fire, toasts } = createPage();
	assert.not.ok(fire('paste', pasted('good morning')));
	assert.not.ok(fire('paste', {}));
	assert.equal(calls, []);
	assert.equal(await withTimers(() => assert.ok(fire('drop', dropped('good morning')))), [6000]);
	assert.equal(calls, [['announce', en.notKnown]]);
	assert.equal(toasts().length, 0, 'the message is removed');
});

drops('a second message replaces the first, and none stays next to what is taken', () => {
	const { fire, toasts } = createPage(), { setTimeout } = globalThis;
	Object.assign(globalThis, { setTimeout: () => undefined });
	for (let i = 0; i < 2; i++) fire('drop', dropped('good morning'));
	Object.assign(globalThis, { setTimeout });
	assert.equal(toasts().map(({ textContent }) => textContent), [en.notKnown]);
	fire('drop', dropped('#ff3366'));
	assert.equal(toasts().length, 0);
});

drops('a drag over the page is accepted', () => assert.ok(createPage().fire('dragover', {})));

/** Lets a page take a file, and returns the changes. */
async function taken(parts: BlobPart, type = '', name = 'file'): Promise<readonly unknown[]> {
	const { page, calls } = createPage();
	await withTimers(() => takeFile(page, new File([parts], name, { type })));
	return calls;
}

const REFUSED = [['announce', en.notKnown]];

drops('a file is read as its text, a theme with its name; an SVG picture too', async () => {
	assert.equal(await taken('teal'), [['color', 'teal', 'settled']]);
	assert.equal(await taken(THEME, 'text/css', 'brand.css'), [['go', 'audit-theme', { theme: THEME, repair: '', path: 'brand.css' }]]);
	assert.equal(await taken('<svg><path fill="#ff0000"/></svg>', 'image/svg+xml'), [['color', '#ff0000', 'settled']]);
	assert.equal(await taken('good morning'), REFUSED);
});

drops('a file that is pasted or dropped is taken, in another field too', async () => {
	for (const [type, key] of [['paste', 'clipboardData'], ['drop', 'dataTransfer']] as const) {
		const { calls, fire } = createPage(), file = new Blob(['teal']);
		assert.ok(fire(type, { [key]: data('red', [file]), target: FIELD }));
		while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
		assert.equal(calls, [['color', 'teal', 'settled']]);
	}
});

drops('a theme has at most 500,000 bytes', async () => {
	assert.equal((await taken(THEME.padEnd(500_000)))[0], ['go', 'audit-theme', { theme: THEME.padEnd(500_000), repair: '', path: 'file' }]);
	assert.equal(await taken(THEME.padEnd(500_001)), REFUSED);
});

drops('swatches of bytes are audited as base64, and not repaired', async () => {
	Object.assign(globalThis, { FileReader: class {
		result = '';
		onload: () => void = () => undefined;
		readAsDataURL(file: Blob): void {
			void file.arrayBuffer().then((bytes) => {
				this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
				this.onload();
			});
		}
	} });
	for (const bytes of ['ASEF\0\u0001', '\0\u0001\0', '\0\u0002\0'])
		assert.equal(await taken(bytes), [['go', 'audit-theme', { theme: Buffer.from(bytes).toString('base64'), repair: 'no', path: 'file' }]]);
	assert.equal(await taken('\0\u0003\0'), REFUSED);
	Reflect.deleteProperty(globalThis, 'FileReader');
});

drops('a picture that the browser cannot read is refused', async () => {
	let fail: () => void = () => undefined;
	// The style of the panel does not load either.
	const failed = new Promise<void>((resolve) => (fail = resolve));
	Object.assign(document, { head: { append: (link: FakeElement) => setImmediate(() => {
		link.fire('error');
		fail();
	}) } });
	assert.equal(await taken('', 'image/png'), REFUSED);
	await failed;
});

drops.run();
