/*
 * The color field at the top of the page, on a background of its color.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import { GAMUT_IDS } from '../gamut/gamut.ts';
import type { Color } from '../spaces/color.ts';
import { barTools } from './color-bar.ts';
import { el, fill, setAttribute, setStyle, setText } from './dom.ts';
import { shortOklch } from './figures.ts';
import type { Journal } from './journal.ts';
import { paint, textOn } from './paint.ts';
import type { Reading } from './read-color.ts';
import type { Page } from './view.ts';
import { LOCALES } from './words.ts';

export interface Field {
	/** Shows the text and its parsed color. */
	readonly show: (text: string, reading: Reading) => void;
	/** Shows names of the color, one for each of LOCALES; undefined while they load. */
	readonly name: (names: readonly string[] | undefined) => void;
}

/** The accent changes this many milliseconds after the last change of the color. */
const QUIET_MS = 120;

/** Length that the style derives the font size from, so that long texts fit. */
const fieldSize = (text: string): string => String(Math.max(9, [...text].length));

/** Enhances the field of the HTML page. */
export function colorField(page: Page, root: HTMLElement, entries: Journal): Field {
	const { words } = page;
	const input = root.querySelector('input')!, front = root.closest<HTMLElement>('.front')!;
	let accent: ReturnType<typeof setTimeout> | undefined;
	setText(root.querySelector('label')!, words.color);
	setText(root.querySelector('.field-hint')!, words.colorHint);
	setAttribute(input, 'aria-describedby', 'field-hint problem');
	const nameParts = LOCALES.map((lang) => el('span', { lang }));
	// The language of the page comes first.
	const isOwn = ({ lang }: HTMLElement): number => Number(lang === page.locale);
	const names = el('p', { class: 'field-names' }, nameParts.toSorted((a, b) => isOwn(b) - isOwn(a)));
	const hex = el('code'), gamuts = GAMUT_IDS.map((gamut) => {
		const verdict = el('span', {});
		return { gamut, verdict, element: el('li', {}, `${words.gamuts[gamut]} `, verdict) };
	});
	let hexText = '', shown: Color | undefined;
	const tools = barTools(page, entries, { HEX: () => hexText, OKLCH: () => (shown ? shortOklch(shown) : '') });
	const mapped = el('div', { class: 'field-mapped', hidden: true }, el('span', {}, words.fallbackHere));
	fill(root.querySelector('.field-facts')!, names, el('p', { class: 'field-hex' }, hex),
		el('ul', { class: 'field-gamuts' }, gamuts.map(({ element }) => element)));
	root.prepend(tools.swatch);
	root.append(tools.element, mapped);
	input.oninput = () => page.setColor(input.value, 'moving');
	input.onchange = () => page.setColor(input.value, 'settled');
	root.querySelector('form')!.onsubmit = (event) => {
		event.preventDefault();
		page.setColor(input.value, 'settled');
	};
	const showColor = (color: Color): void => {
		hexText = format(color, 'hex');
		shown = color;
		const style = { '--shown': format(color, 'oklch'), '--on': textOn(color) };
		setStyle(root, style);
		// Another accent gives every element of the page another style, which takes longer than a frame.
		clearTimeout(accent);
		accent = setTimeout(setStyle, QUIET_MS, front, style);
		setText(hex, color.alpha < 1 ? `${hexText} ${words.overWhite}` : hexText);
		const isWide = !fits(color, 'srgb');
		setAttribute(mapped, 'hidden', !isWide);
		if (isWide) paint(mapped, hexText);
		for (const { gamut, verdict, element } of gamuts) {
			const isInside = fits(color, gamut);
			setAttribute(element, 'data-fits', isInside);
			setText(verdict, isInside ? words.fits : words.outside);
		}
	};
	return {
		show: (text, reading) => {
			if (input.value !== text && (document.activeElement !== input || input.value.trim() !== text.trim())) input.value = text;
			input.style.setProperty('--length', fieldSize(text));
			setAttribute(input, 'aria-invalid', reading.is === 'none' ? 'true' : undefined);
			if (reading.is === 'color') showColor(reading.color);
			tools.show();
		},
		name: (texts) => {
			setAttribute(names, 'data-stale', texts === undefined);
			if (texts === undefined) return;
			nameParts.forEach((element, i) => setText(element, texts[i]!));
		},
	};
}
