/*
 * The palette of a picture: sample points are moved by pointer and keys, and take the color below them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const pictures = suite('the palette of a picture');

/** A picture of 1600 by 800 pixels, which is reduced to 800 by 400. Its red is the column, its green the row, in 8 bits. */
const SIZE = { width: 800, height: 400 };

const hexAt = (x: number, y: number): string => `#${[x, y, 0].map((value) => (value & 255).toString(16).padStart(2, '0')).join('')}`;

/** Opens the panel of the picture. */
async function open(bitmap = { width: 1600, height: 800 }) {
	fakeDocument();
	const front = new FakeElement('div'), calls: unknown[] = [], messages: unknown[] = [];
	const worker = { onmessage: (_: object): void => undefined, isEnded: false };
	const data = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
	for (let i = 0; i < data.length / 4; i++) data.set([(i % SIZE.width) & 255, Math.floor(i / SIZE.width) & 255, 0, 255], 4 * i);
	const createElement = (tag: string): FakeElement => Object.assign(new FakeElement(tag), {
		getContext: () => ({
			drawImage: (...values: unknown[]) => void calls.push(['draw', ...values.slice(1)]), getImageData: () => ({ data }),
		}),
	});
	Object.assign(document, {
		createElement,
		querySelector: (selector: string) => (selector === '.front' ? front : { dataset: { worker: '/worker.js', style: '/later.css' } }),
		head: { append: (link: FakeElement) => setImmediate(() => link.fire('load')) },
	});
	Object.assign(globalThis, {
		createImageBitmap: async () => ({ ...bitmap, close: () => undefined }),
		Worker: class {
			set onmessage(answer: (event: object) => void) {
				worker.onmessage = answer;
			}
			postMessage(message: { readonly size?: number }): void {
				messages.push(message.size ?? 'pixels');
			}
			terminate(): void {
				worker.isEnded = true;
			}
		},
	});
	const page = {
		words: en, locale: 'en', state: () => ({ tray: [] }), announce: () => undefined,
		setTray: (tray: readonly { readonly color: string }[]) => void calls.push(['tray', tray.map(({ color }) => color).join()]),
	} as unknown as Page;
	const { openPicture } = await import('../../src/page/image/image-panel.ts');
	await openPicture(page, new Blob());
	const [dialog] = front.all('dialog');
	const answer = (size: number, colors: readonly (readonly [rgb24: number, share: number, x: number, y: number])[]): void =>
		worker.onmessage({ data: { size, colors: colors.map(([rgb24, share, x, y]) => ({ rgb24, share, pixel: y * SIZE.width + x })) } });
	return { dialog: dialog!, calls, messages, worker, answer, points: () => dialog!.querySelectorAll('.picture-point') };
}

const COLORS = [[0x336699, 0.98, 10, 20], [0xff0000, 0.004, 799, 399]] as const;

/** The values of a point: color, column and row. */
const readPoint = (point: FakeElement): string | null => point.getAttribute('aria-valuetext');

pictures('a picture is reduced to 800 pixels, a smaller one is not; the worker gets its pixels and a number of colors', async () => {
	const { calls, messages, dialog } = await open();
	assert.equal(calls, [['draw', 0, 0, 800, 400]]);
	assert.equal(messages, ['pixels', 6]);
	assert.ok(dialog.isOpen);
	assert.equal((await open({ width: 80, height: 4 })).calls, [['draw', 0, 0, 80, 4]]);
	assert.equal((await open({ width: 9000, height: 1 })).calls, [['draw', 0, 0, 800, 1]]);
});

pictures('each color has a point in the middle of its pixel, and its share', async () => {
	const { answer, points, dialog } = await open();
	answer(6, COLORS);
	assert.equal(points().map(readPoint), ['#336699, 10 × 20', '#ff0000, 799 × 399']);
	assert.equal(points().map(({ styles }) => styles.get('inset-inline-start')), ['1.3125%', '99.9375%']);
	assert.equal(points().map(({ styles }) => styles.get('inset-block-start')), ['5.125%', '99.875%']);
	assert.equal(points().map((one) => one.getAttribute('aria-valuenow')), ['10', '799']);
	assert.equal(points().map((one) => one.getAttribute('aria-valuemax')), ['799', '799']);
	assert.match(points()[1]!.getAttribute('aria-label')!, /^Sample point 2\./);
	for (const text of ['98 %', '0.4 %']) assert.ok(dialog.textContent.includes(text), text);
});

pictures('the answer to an older question is ignored', async () => {
	const { answer, points } = await open();
	answer(4, COLORS);
	assert.equal(points(), []);
});

pictures('arrow keys move a point by a pixel, with Shift by ten, inside the picture', async () => {
	for (const [at, key, shiftKey, x, y] of [
		[0, 'ArrowRight', false, 11, 20], [0, 'ArrowLeft', false, 9, 20], [0, 'ArrowUp', true, 10, 10], [0, 'ArrowDown', false, 10, 21],
		[0, 'ArrowLeft', true, 0, 20], [1, 'ArrowRight', true, 799, 399], [1, 'ArrowDown', false, 799, 399],
	] as const) {
		const { answer, points, dialog } = await open();
		answer(6, COLORS);
		assert.ok(points()[at]!.fire('keydown', { key, shiftKey }));
		assert.is(readPoint(points()[at]!), `${hexAt(x, y)}, ${x} × ${y}`);
		assert.ok(dialog.textContent.includes('picked'));
		assert.not.ok(points()[at]!.fire('keydown', { key: 'a', shiftKey }));
	}
});

pictures('a dragged point takes the pixel below the pointer', async () => {
	const { answer, points, calls, dialog } = await open();
	answer(6, COLORS);
	const [point] = points();
	// The picture is 200 by 100 pixels of the screen at 10, 20.
	point!.fire('pointermove', { clientX: 60, clientY: 45 });
	assert.is(readPoint(point!), '#336699, 10 × 20');
	point!.fire('pointerdown', { button: 0 });
	point!.fire('pointermove', { clientX: 60, clientY: 45 });
	assert.is(readPoint(point!), `${hexAt(200, 100)}, 200 × 100`);
	point!.fire('pointermove', { clientX: 0, clientY: 500 });
	assert.is(readPoint(point!), `${hexAt(0, 399)}, 0 × 399`);
	calls.length = 0;
	dialog.querySelectorAll('button').find(({ textContent }) => textContent === 'Use as palette')!.fire('click');
	assert.equal(calls, [['tray', `${hexAt(0, 399)},#ff0000`]]);
	assert.not.ok(dialog.isOpen);
});

pictures('closing the panel ends the worker', async () => {
	const { dialog, worker } = await open();
	dialog.querySelectorAll('button').find(({ textContent }) => textContent === 'Close')!.fire('click');
	assert.ok(worker.isEnded);
});

pictures.run();
