/*
 * Three ways to use the page: a pointer, the keys alone, and a finger on a phone. Jobs are written once and done in each.
 *
 * Keys reach a control by Tab and, within a row that is one Tab stop, by arrow keys; whoever presses something must not lose the focus.
 */

import type { BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { DESK, PHONE } from '../open-page.ts';

export interface Hand {
	readonly name: string;
	readonly options: BrowserContextOptions;
	/** Presses a button, follows a link or chooses. */
	readonly press: (tab: Page, selector: string) => Promise<void>;
	/** Writes into a field instead of its text. */
	readonly write: (tab: Page, selector: string, text: string) => Promise<void>;
	/** Closes what is open. */
	readonly close: (tab: Page) => Promise<void>;
	readonly undo: (tab: Page) => Promise<void>;
	/** Moves the third color of the palette to the first place. */
	readonly moveThird: (tab: Page) => Promise<void>;
	/** Gives the page a file. */
	readonly giveFile: (tab: Page, name: string, text: string) => Promise<void>;
}

/** Rows with one Tab stop. */
const ROWS = '[popover] fieldset:has([type="radio"]), .front :is(.sections, .view-tabs, .bar-tools, [role="tablist"], .curve-handles, '
	+ 'fieldset:has([type="radio"]), .tray)';

/** Most keys that a person presses to reach a control. */
const MOST_KEYS = 150;

/** The key that comes closer to an element; an empty text if it has the focus. */
const nextKey = (tab: Page, selector: string): Promise<string> => tab.locator(selector).first().evaluate((target: Element, rows) => {
	const { activeElement: active } = document;
	const control = target.matches('label') ? target.querySelector('input')! : target;
	if (active === control) return '';
	const row = control.closest('[popover]') === null ? control.closest(rows) : null;
	const isBefore = active !== null && (active.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
	if (row?.contains(active) !== true || active?.closest('[popover]') !== null) return isBefore ? 'Shift+Tab' : 'Tab';
	return isBefore ? 'ArrowLeft' : 'ArrowRight';
}, ROWS);

/** Reaches a control. */
async function reach(tab: Page, selector: string): Promise<void> {
	for (let pressed = 0; ; pressed++) {
		const key = await nextKey(tab, selector);
		if (key === '') return;
		assert.ok(pressed < MOST_KEYS, `keys reach ${selector}`);
		await tab.keyboard.press(key);
	}
}

/** Gives a file through the button for files. */
const chooseFile = async (press: Hand['press'], tab: Page, name: string, text: string): Promise<void> => {
	const [chooser] = await Promise.all([tab.waitForEvent('filechooser'), press(tab, '.tray button:text-is("File…")')]);
	await chooser.setFiles({ name, mimeType: 'text/css', buffer: Buffer.from(text) });
};

const pointer: Hand = {
	name: 'pointer',
	options: DESK,
	press: (tab, selector) => tab.click(selector),
	write: (tab, selector, text) => tab.fill(selector, text),
	close: (tab) => tab.mouse.click(5, 700),
	undo: (tab) => tab.click('.icon[aria-label="Undo"]'),
	moveThird: (tab) => tab.dragAndDrop('.tray li:nth-child(3) button', '.tray li:nth-child(1) button'),
	giveFile: (tab, name, text) => tab.evaluate(`{
		const transfer = new DataTransfer();
		transfer.items.add(new File([${JSON.stringify(text)}], '${name}', { type: 'text/css' }));
		document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
	}`),
};

const keys: Hand = {
	name: 'keys',
	options: DESK,
	press: async (tab, selector) => {
		await reach(tab, selector);
		// Arrow keys have chosen a radio button already.
		if (await tab.evaluate(() => document.activeElement!.matches('[type="radio"]:checked'))) return;
		await tab.keyboard.press(await tab.evaluate(() => document.activeElement!.matches('input')) ? 'Space' : 'Enter');
		await tab.waitForTimeout(150);
		assert.is.not(await tab.evaluate(() => document.activeElement?.tagName), 'BODY', `${selector} loses the focus`);
	},
	write: async (tab, selector, text) => {
		await reach(tab, selector);
		await tab.keyboard.press('Control+A');
		await tab.keyboard.type(text);
	},
	close: (tab) => tab.keyboard.press('Escape'),
	undo: (tab) => tab.keyboard.press('Control+Z'),
	moveThird: async (tab) => {
		await reach(tab, '.tray li:nth-child(3) button');
		for (const place of [2, 1]) {
			await tab.keyboard.press('Shift+ArrowLeft');
			await tab.waitForFunction((at) => document.activeElement === document.querySelector(`.tray li:nth-child(${at}) button`), place);
		}
	},
	giveFile: (tab, name, text) => chooseFile(keys.press, tab, name, text),
};

const finger: Hand = {
	name: 'touch',
	options: { ...PHONE, ...(DESK.permissions && { permissions: DESK.permissions }) },
	press: (tab, selector) => tab.tap(selector),
	write: (tab, selector, text) => tab.fill(selector, text),
	close: (tab) => tab.touchscreen.tap(5, 700),
	undo: (tab) => tab.tap('.icon[aria-label="Undo"]'),
	moveThird: async (tab) => {
		await tab.tap('.tray li:nth-child(3) button');
		for (const { place } of [{ place: 2 }, { place: 1 }]) {
			await tab.tap('.tray-editor [aria-label="Move left"]');
			await tab.waitForFunction((at) => document.querySelector('#said')!.textContent!.includes(`Moved to ${at} `), place);
		}
		await finger.close(tab);
	},
	giveFile: (tab, name, text) => chooseFile(finger.press, tab, name, text),
};

export const HANDS = [pointer, keys, finger];
