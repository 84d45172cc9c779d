/*
 * The palette of a picture: the picture with a sample point for each color, and the colors with their shares. Points are moved by
 * pointer or by keys and take the color that is below them.
 *
 * Proof  test/page/picture.test.ts; test/browser/page-image.test.ts.
 */

import { IMAGE_COLORS } from '../../palette/image-colors.ts';
import { addToTray } from '../add-button.ts';
import { button, freshId } from '../controls.ts';
import { el, row, setAttribute, setStyle, setText, type Part } from '../dom.ts';
import { arrowSteps, drag } from '../handle.ts';
import { laterStyle } from '../later-style.ts';
import { strip } from '../swatches.ts';
import { toTray } from '../tray.ts';
import type { Page } from '../view.ts';
import { readPicture, type Picture, type PictureColor } from './picture.ts';
import type { Locale } from '../words.ts';

const ENGLISH = {
	title: 'Colors of the picture', close: 'Close', count: 'Colors', private: 'The picture stays on this device.',
	point: 'Sample point', picked: 'picked',
};

const WORDS: Readonly<Record<Locale, typeof ENGLISH>> = {
	en: ENGLISH,
	ru: {
		title: 'Цвета картинки', close: 'Закрыть', count: 'Цветов', private: 'Картинка остаётся на этом устройстве.',
		point: 'Точка', picked: 'выбран',
	},
};

const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.round(value)));

/** A sample point; `move` is called with its new place in pixels. */
function pointPart(picture: Picture, label: string, move: (place: number, x: number, y: number) => void): Part<PictureColor> {
	const { canvas } = picture, element = el('div', { 'class': 'picture-point', 'role': 'slider', 'tabindex': 0, 'aria-valuemin': 0 });
	let at: PictureColor = { hex: '', share: 0, x: 0, y: 0 }, place = 0;
	const set = (x: number, y: number): void => move(place, within(x, canvas.width), within(y, canvas.height));
	drag(element, element, () => false, ({ clientX, clientY }) => {
		const { left, top, width, height } = canvas.getBoundingClientRect();
		set((clientX - left) / width * canvas.width, (clientY - top) / height * canvas.height);
	});
	element.addEventListener('keydown', (event) => {
		const steps = arrowSteps(event);
		if (steps === undefined) return;
		event.preventDefault();
		set(at.x + steps[0], at.y - steps[1]);
	});
	return {
		element,
		show: (next, i) => {
			at = next;
			place = i;
			setStyle(element, {
				'background': next.hex, 'inset-inline-start': `${100 * (next.x + 0.5) / canvas.width}%`,
				'inset-block-start': `${100 * (next.y + 0.5) / canvas.height}%`,
			});
			setAttribute(element, 'aria-label', label.replace('#', String(i + 1)));
			setAttribute(element, 'aria-valuemax', canvas.width - 1);
			setAttribute(element, 'aria-valuenow', next.x);
			setAttribute(element, 'aria-valuetext', `${next.hex}, ${next.x} × ${next.y}`);
		},
	};
}

/** Opens the panel for a picture; rejects if the browser cannot read it. */
export async function openPicture(page: Page, file: Blob): Promise<void> {
	const [picture] = await Promise.all([readPicture(file), laterStyle()]), words = WORDS[page.locale], id = freshId();
	let colors: readonly PictureColor[] = [];
	const points = el('div', { class: 'picture-points' });
	const showPoints = row<PictureColor>(points, () => pointPart(picture, `${words.point} #. ${page.words.plane.help}`, (place, x, y) => {
		colors = colors.with(place, { hex: picture.at(x, y), share: undefined, x, y });
		show();
	}));
	const swatches = strip(page, 'small', 'many');
	const show = (): void => {
		showPoints(colors);
		swatches.show(colors.map(({ hex, share }) =>
			({ hex, label: share === undefined ? words.picked : `${(100 * share).toFixed(share < 0.01 ? 1 : 0)} %` })));
	};
	const count = el('output', { for: id, class: 'number' });
	const range = el('input', {
		type: 'range', id, min: IMAGE_COLORS.least, max: IMAGE_COLORS.most, value: IMAGE_COLORS.usual, on: { input: () => find() },
	});
	const find = (): void => {
		setText(count, range.value);
		picture.find(Number(range.value), (found) => {
			colors = found;
			show();
		});
	};
	const take = (use: (hexes: readonly string[]) => void) => (): void => {
		use(colors.map(({ hex }) => hex));
		dialog.close();
	};
	const dialog = el('dialog', { 'class': 'picture', 'aria-label': words.title },
		el('div', { class: 'call-head' }, el('h2', {}, words.title), button(words.close, () => dialog.close(), 'quiet-button')),
		el('div', { class: 'picture-box' }, picture.canvas, points),
		el('div', { class: 'control control-range' }, el('label', { for: id }, words.count), count, range),
		swatches.element,
		el('p', { class: 'palette-bar' },
			button(page.words.addToPalette, take((hexes) => addToTray(page, hexes)), 'button strong'),
			button(page.words.usePalette, take((hexes) => page.setTray(toTray(hexes), 'settled'))), el('span', { class: 'source' }, words.private)));
	dialog.addEventListener('close', () => {
		picture.close();
		dialog.remove();
	});
	document.querySelector('.front')!.append(dialog);
	dialog.showModal();
	find();
}
