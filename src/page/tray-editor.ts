/*
 * The editor of a color of the palette: its text, name, lock and place, in a popover that Escape or a press elsewhere closes.
 */

import { LONGEST_COLOR } from '../reading/css-text.ts';
import { button, disable, freshId } from './controls.ts';
import { el, setAttribute } from './dom.ts';
import { LONGEST_NAME, withMoved, withRemoved, type Tray } from './tray.ts';
import type { How, Page } from './view.ts';

export interface TrayEditor {
	readonly element: HTMLElement;
	/** Opens below a button, for the color at a place. */
	readonly open: (place: number, below: HTMLElement) => void;
	readonly show: (tray: Tray) => void;
}

/** Creates the editor; `focusAt` moves the focus to the color at a place. */
export function trayEditor(page: Page, focusAt: (place: number) => void): TrayEditor {
	const { words } = page;
	let at = 0;
	const tray = (): Tray => page.state().tray;
	const set = (changed: Partial<Tray[number]>, how: How): void => {
		if (tray()[at] !== undefined) page.setTray(tray().with(at, { ...tray()[at]!, ...changed }), how);
	};
	const line = (label: string, name: 'color' | 'name', most: number) => {
		const id = freshId(), input = el('input', {
			id, type: 'text', maxlength: most, autocomplete: 'off', spellcheck: 'false',
			on: {
				input: () => set({ [name]: input.value }, 'moving'),
				change: () => set({ [name]: input.value }, 'settled'),
			},
		});
		return { input, element: el('div', { class: 'control' }, el('label', { for: id }, label), input) };
	};
	const color = line(words.color, 'color', LONGEST_COLOR), name = line(words.name, 'name', LONGEST_NAME);
	const lock = button(words.lock, () => set({ isLocked: !tray()[at]!.isLocked }, 'settled'), 'button lock');
	const move = (by: -1 | 1) => (): void => {
		page.setTray(withMoved(tray(), at, at + by), 'settled');
		at += by;
		page.announce(`${words.movedTo} ${at + 1} / ${tray().length}`);
	};
	const left = button('←', move(-1)), right = button('→', move(1));
	for (const [one, word] of [[left, words.moveLeft], [right, words.moveRight]] as const) {
		setAttribute(one, 'aria-label', word);
		setAttribute(one, 'title', word);
	}
	const close = (): void => {
		element.hidePopover();
		focusAt(at);
	};
	const element = el('div', { 'class': 'tray-editor', 'popover': 'auto', 'role': 'dialog', 'aria-label': words.palette },
		color.element, name.element,
		el('div', { class: 'tray-actions' }, left, right, lock,
			button(words.useColor, () => {
				page.setColor(tray()[at]!.color, 'settled');
				close();
			}),
			button(words.remove, () => {
				page.setTray(withRemoved(tray(), at), 'settled');
				at = Math.max(0, Math.min(at, tray().length - 1));
				close();
			})));
	const show = (all: Tray): void => {
		const one = all[at];
		if (one === undefined) return element.hidePopover();
		for (const [{ input }, text] of [[color, one.color], [name, one.name]] as const) {
			if (document.activeElement !== input) input.value = text;
		}
		setAttribute(lock, 'aria-pressed', String(one.isLocked));
		disable(left, at === 0);
		disable(right, at === all.length - 1);
	};
	return {
		element,
		show: (all) => {
			if (element.matches(':popover-open')) show(all);
		},
		open: (place, below) => {
			at = place;
			const { left: x, bottom } = below.getBoundingClientRect();
			element.showPopover();
			show(tray());
			element.style.setProperty('inset', `${bottom + 6}px auto auto ${Math.max(8, Math.min(x, innerWidth - element.offsetWidth - 8))}px`);
			color.input.focus();
		},
	};
}
