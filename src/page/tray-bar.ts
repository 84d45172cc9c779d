/*
 * The palette below the bar. One Tab stop: arrow keys move between its colors and buttons, with Shift they move the color.
 * Colors are also dragged, within the palette and from results.
 *
 * Proof  test/page/palette-bar.test.ts; test/browser/page-palette.test.ts.
 */

import { button } from './controls.ts';
import { takeFile } from './drop.ts';
import { el, fill, row, setAttribute, type Part } from './dom.ts';
import { paintText, readAnswerColor, textOn } from './paint.ts';
import { rove } from './rove.ts';
import { trayEditor } from './tray-editor.ts';
import { MOST_IN_TRAY, withAdded, withMoved, withRemoved, type Tray, type TrayColor } from './tray.ts';
import type { Page } from './view.ts';

/** Media type of the place of a dragged color of the palette. */
const PLACE = 'application/x-tincture-place';

/** Files that the page takes. */
const FILES = 'image/*,.css,.json,.gpl,.ase,.aco,.txt';

export interface TrayBar {
	readonly show: (tray: Tray) => void;
}

/** Fills the place of the palette. */
export function trayBar(page: Page, place: HTMLElement): TrayBar {
	const { words } = page, colors = el('ul', { class: 'tray-colors' });
	const tray = (): Tray => page.state().tray;
	const update = rove(place, '.tray-item');
	/** Focuses the color at a place, or the one before it; the state is rendered in the next frame. */
	const focusAt = (at: number): void => void requestAnimationFrame(() => requestAnimationFrame(() => {
		const all = colors.querySelectorAll('button');
		(all[Math.min(at, all.length - 1)] ?? add).focus();
	}));
	const editor = trayEditor(page, focusAt);
	const move = (from: number, to: number): void => {
		if (to < 0 || to >= tray().length || from === to) return;
		page.setTray(withMoved(tray(), from, to), 'settled');
		page.announce(`${words.movedTo} ${to + 1} / ${tray().length}`);
		focusAt(to);
	};
	const chip = (): Part<TrayColor> => {
		let at = 0;
		const element = el('button', { type: 'button', class: 'tray-item tray-color', draggable: 'true', on: {
			click: () => editor.open(at, element),
			keydown: (event) => {
				const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
				if (event.key === 'Delete' || event.key === 'Backspace') {
					page.setTray(withRemoved(tray(), at), 'settled');
					focusAt(at);
				} else if (step !== undefined && event.shiftKey) move(at, at + step);
				else return;
				event.preventDefault();
				event.stopPropagation();
			},
			dragstart: ({ dataTransfer }) => {
				dataTransfer?.setData(PLACE, String(at));
				dataTransfer?.setData('text/plain', tray()[at]!.color);
			},
			drop: (event) => {
				const from = event.dataTransfer?.getData(PLACE) ?? '';
				if (from === '') return;
				event.preventDefault();
				event.stopPropagation();
				move(Number(from), at);
			},
		} });
		return {
			element: el('li', {}, element),
			show: ({ color, name, isLocked }, i) => {
				at = i;
				paintText(element, color);
				const read = readAnswerColor(color);
				if (read !== undefined) element.style.setProperty('color', textOn(read));
				const text = name === '' ? color : `${name}, ${color}`;
				setAttribute(element, 'title', text);
				setAttribute(element, 'aria-label', `${text}, ${i + 1} / ${tray().length}${isLocked ? `, ${words.locked}` : ''}`);
				setAttribute(element, 'data-locked', isLocked);
			},
		};
	};
	const showColors = row(colors, chip);
	const add = button(`+ ${words.color}`, () => {
		page.setTray(withAdded(tray(), page.state().color), 'settled');
		// The button of a full palette is hidden.
		if (tray().length >= MOST_IN_TRAY) focusAt(MOST_IN_TRAY - 1);
	}, 'quiet-button tray-item');
	const chosen = el('input', { 'type': 'file', 'accept': FILES, 'hidden': true, 'aria-label': words.openFile, 'on': {
		change: () => {
			const file = chosen.files?.[0];
			chosen.value = '';
			if (file !== undefined) void takeFile(page, file);
		},
	} });
	const open = button(words.openFile, () => chosen.click(), 'quiet-button tray-item');
	const clear = button(words.clear, () => {
		page.setTray([], 'settled');
		focusAt(0);
	}, 'quiet-button tray-item');
	const hint = el('span', { class: 'tray-hint' }, words.paletteHint);
	for (const [one, short] of [[add, '+'], [open, '…'], [clear, '×']] as const) setAttribute(one, 'data-short', short);
	setAttribute(add, 'title', words.addToPalette);
	setAttribute(open, 'title', words.openFileHint);
	setAttribute(place, 'aria-label', words.palette);
	const title = el('span', { 'class': 'tray-title', 'aria-hidden': 'true' }, words.palette);
	fill(place, title, colors, add, open, clear, hint, chosen, editor.element);
	place.addEventListener('drop', (event) => {
		const color = event.dataTransfer?.getData('text/plain') ?? '', isFile = event.dataTransfer?.files.length !== 0;
		if (isFile || event.dataTransfer?.getData(PLACE) !== '' || readAnswerColor(color) === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		page.setTray(withAdded(tray(), color), 'settled');
	});
	return {
		show: (all) => {
			showColors(all);
			setAttribute(hint, 'hidden', all.length > 0);
			setAttribute(clear, 'hidden', all.length === 0);
			setAttribute(add, 'hidden', all.length >= MOST_IN_TRAY);
			editor.show(all);
			update();
		},
	};
}
