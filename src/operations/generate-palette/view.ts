/*
 * Palette: columns to lock and copy; the space bar draws another one.
 */

import { format } from '../../formats/table.ts';
import { freshSeed, LONGEST_SEED } from '../../math/random.ts';
import { generatePalette as palette, MOST_REROLLS, PALETTE_MODES, type PaletteMode } from '../../palette/generate.ts';
import { PALETTE_COUNTS } from '../../palette/palette-counts.ts';
import type { generatePalette } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { toRgb24 } from '../../gamut/screen.ts';
import { printHex } from '../../formats/hex.ts';
import { button, controls, oneOfMany, slider, textField, toggle } from '../../page/controls.ts';
import { copyButton } from '../../page/clipboard.ts';
import { el, row, setAttribute, setText, type Part } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { arrange, drawAgain, keepAll, keepLocked, locksIn, readPlaces, withLocks } from '../../page/palette-places.ts';
import { readAnswerColor, paint, textOnHex } from '../../page/paint.ts';
import { listIn, type Fields, type State } from '../../page/state.ts';
import { numbered, type How, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof generatePalette.result>;

interface Column {
	readonly hex: string;
	readonly css: string;
	/** The name, once the service has answered. */
	readonly name: string;
	readonly isLocked: boolean;
}

const keptIn = (state: State): readonly string[] => listIn(state, 'keep');

/** Effects of the buttons of a column on the palette. */
interface Deeds {
	readonly lock: (place: number) => void;
	readonly edit: (place: number) => void;
	readonly reroll: (place: number) => void;
}

function columnPart(page: Page, deeds: Deeds): Part<Column> {
	const { words } = page;
	let hexText = '', at = 0;
	const name = el('span', { class: 'column-name' }), hex = el('code', { class: 'column-hex' });
	const lock = button(words.lock, () => deeds.lock(at), 'quiet-button lock');
	const edit = button(words.edit, () => deeds.edit(at), 'quiet-button');
	const reroll = button(words.reroll, () => deeds.reroll(at), 'quiet-button');
	setAttribute(reroll, 'data-field', 'reroll');
	const element = el('li', { class: 'column' }, el('div', { class: 'column-tools' }, lock, reroll, edit, copyButton(page, () => hexText)),
		el('div', { class: 'column-text' }, hex, name));
	return {
		element,
		show: (next, place) => {
			hexText = next.hex;
			at = place;
			paint(element, next.hex, next.css);
			element.style.setProperty('color', textOnHex(next.hex));
			setText(hex, next.hex);
			setText(name, next.name);
			setAttribute(lock, 'aria-pressed', String(next.isLocked));
			setAttribute(lock, 'aria-label', `${words.lock} ${next.hex}`);
			toggle(reroll, !next.isLocked);
			setAttribute(reroll, 'aria-label', `${words.reroll} ${place + 1}`);
			setAttribute(edit, 'aria-label', `${words.edit} ${next.hex}`);
		},
	};
}

/** The palette computed in the browser; empty if a kept color needs the service. */
function toColumns(state: State, answer: Result | undefined): readonly Column[] {
	const { fields } = state, keep = keptIn(state).map(readAnswerColor), parsed = keep.filter((color) => color !== undefined);
	if (parsed.length < keep.length) return [];
	const mode = (PALETTE_MODES.find((one) => one === fields['mode']) ?? 'auto') satisfies PaletteMode;
	const { least, most, usual } = PALETTE_COUNTS;
	const size = Math.min(most, Math.max(least, Math.round(Number(fields['size'] || usual)) || usual));
	const rerolls = readPlaces(fields['reroll']).slice(0, MOST_REROLLS);
	const colors = palette(String(fields['seed']), mode, size, parsed, rerolls), hexes = colors.map((color) => format(color, 'hex'));
	const isSame = answer !== undefined && answer.colors.map(({ hex }) => hex).join() === hexes.join();
	const locks = locksIn(fields, keep.length, colors.length);
	const columns = colors.map((color, i) => ({
		hex: printHex(toRgb24(color), 1), css: format(color, 'oklch'), name: isSame ? answer.colors[i]!.name : '',
	}));
	return arrange(columns, keep.length, fields).map((column, place) => ({ ...column, isLocked: locks[place]! }));
}

/** Where the space bar already means something. */
const isBusy = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('input, select, textarea, button, a, [role="tab"], [contenteditable]') !== null;

/** The view of generate-palette. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	let hexes: readonly string[] = [], locks: readonly boolean[] = [];
	/** Draws with other fields around the locked colors. */
	const redraw = (fields: Fields, how: How): void => page.setFields({ ...keepLocked(hexes, locks), ...fields }, how);
	const draw = (): void => redraw({ seed: freshSeed() }, 'settled');
	const edit = (place: number): void => {
		page.setFields(keepAll(hexes, locks), 'settled');
		page.edit(`keep.${place}`);
	};
	/** Puts the color of the page in the first place that is not locked. */
	const takeColor = (): void => {
		const free = locks.indexOf(false), place = free < 0 ? locks.length - 1 : free;
		page.setFields(keepAll(hexes.with(place, page.state().color), locks.with(place, true)), 'settled');
	};
	/** The name that the palette of the page has for a locked column; may be empty. */
	const nameAt = (place: number): string => (locks[place]! ? page.state().tray[place]?.name ?? '' : '');
	/** The columns become the palette of the page; locks and the names of kept colors stay. */
	const use = (): void => page.setTray(hexes.map((color, place) => ({ color, name: nameAt(place), isLocked: locks[place]! })), 'settled');
	const columns = el('ul', { 'class': 'columns', 'data-field': 'keep' }), show = row<Column>(columns, () => columnPart(page, {
		lock: (place) => page.setFields(withLocks(locks.with(place, !locks[place])), 'settled'),
		edit,
		reroll: (place) => page.setFields(drawAgain(place, hexes, locks, page.state().fields, freshSeed()), 'settled'),
	}));
	const redrawing: Page = { ...page, setFields: redraw };
	const choose = controls(
		oneOfMany(redrawing, 'mode', words.mode, PALETTE_MODES.map((mode) => [mode, words.modes[mode]]), 'auto'),
		slider(redrawing, 'size', words.size, { min: PALETTE_COUNTS.least, max: PALETTE_COUNTS.most, step: 1, usual: PALETTE_COUNTS.usual }),
		textField(redrawing, 'seed', words.seed, { maxlength: LONGEST_SEED }),
	);
	const view = createView<typeof generatePalette>('generate-palette', null, {
		settings: choose, results: [
			el('div', { class: 'palette-bar' }, button(words.draw, draw, 'button strong'),
				button(words.usePalette, use, 'quiet-button'), button(words.keepColor, takeColor, 'quiet-button')),
			columns,
		],
		request: () => ({ locale: words.locale }),
		drawsState: true,
		update: (state, result) => {
			const made = toColumns(state, result);
			if (made.length === 0) return;
			hexes = made.map(({ hex }) => hex);
			locks = made.map(({ isLocked }) => isLocked);
			show(made);
		},
		say: ({ colors }) => colors.map(({ name }) => name).join(', '),
		toColors: () => numbered('color', hexes).map(({ name, ...one }, place) => ({ ...one, name: nameAt(place) || name })),
	});
	// The page outlives its views: a view that was removed stops listening.
	const press = (event: KeyboardEvent): void => {
		if (!view.element.isConnected) return removeEventListener('keydown', press);
		if (event.code !== 'Space' || event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target)) return;
		event.preventDefault();
		draw();
	};
	addEventListener('keydown', press);
	return view;
};
