/*
 * Describe: planes to pick in, every form, names, gamuts, and text at the sizes it is read in.
 */

import { format, isMapped, type FormatId } from '../../formats/table.ts';
import { fits } from '../../gamut/fits.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { intoGamut } from '../../gamut/into.ts';
import { composite, toRgb24 } from '../../gamut/screen.ts';
import { roundDown } from '../../math/round.ts';
import { deltaEOK } from '../../metrics/difference.ts';
import type { parseColor } from './declaration.ts';
import { readableOn, type TextContrast } from '../../palette/readable.ts';
import type { Infer } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { section } from '../../page/controls.ts';
import { valueList } from '../../page/clipboard.ts';
import { el, pictured, setAttribute, setText, type Component } from '../../page/dom.ts';
import { deltaText, lcText, ratioText, shortOklch } from '../../page/figures.ts';
import { createCall } from '../../page/engine.ts';
import { readAnswerColor, paint, paintWith } from '../../page/paint.ts';
import { toPickerColor } from '../../page/picker/oklch.ts';
import { plane, planeLegend } from '../../page/picker/planes.ts';
import { WHITE } from '../../spaces/rgb24.ts';
import type { MakeView, Page } from '../../page/view.ts';

const SHOWN: readonly FormatId[] = ['hex', 'rgb', 'hsl', 'hwb', 'oklch', 'oklab', 'lch', 'lab', 'display-p3', 'rec2020', 'hsv', 'cmyk'];

type ParseColorResult = Infer<typeof parseColor.result>;

const PLANE_IDS = ['lc', 'ch', 'lh'] as const;

function planes(page: Page): Component<Color> {
	const all = PLANE_IDS.map((id) => plane(page, id));
	return {
		element: el('section', { class: 'part planes-part' }, el('h3', { class: 'hidden' }, page.words.picker),
			el('div', { class: 'planes' }, all.map(({ element }) => element)), planeLegend(page)),
		show: (color) => {
			const at = toPickerColor(color);
			all.forEach((one) => one.show(at));
		},
	};
}

function values(page: Page): Component<Color> {
	const list = valueList(page);
	return {
		element: section(page.words.formats, list.element),
		show: (color) => list.show(SHOWN.map((id) => ({
			label: id, text: id === 'oklch' ? shortOklch(color) : format(color, id), ...(isMapped(color, id) && { note: page.words.mapped }),
		}))),
	};
}

/** The color and its mapping into each gamut. */
function gamuts(page: Page): Component<Color> {
	const { words } = page;
	const marks = GAMUT_IDS.map((gamut) => {
		const swatch = el('div', { class: 'gamut-swatch' }), verdict = el('span', { class: 'gamut-verdict' });
		return { gamut, swatch, verdict, element: el('li', {}, swatch, el('span', {}, words.gamuts[gamut]), verdict) };
	});
	return {
		element: section(words.gamutTitle, el('ul', { class: 'gamuts' }, marks.map(({ element }) => element))),
		show: (color) => {
			for (const { gamut, swatch, verdict, element } of marks) {
				const inGamut = intoGamut(color, gamut), isInside = fits(color, gamut);
				paint(swatch, format(inGamut, 'hex'), format(inGamut, 'oklch'));
				setAttribute(element, 'data-fits', isInside);
				setText(verdict, isInside ? words.fits : `${words.outside}, ${deltaText(deltaEOK(color, inGamut))}`);
			}
		},
	};
}

/** Sizes in pixels that pages use, with the weight. */
const SIZES = [[40, 600], [24, 400], [18, 700], [16, 400], [14, 400]] as const;

function readable(page: Page): Component<Color> {
	const { words } = page;
	const sides = (['white', 'black'] as const).map((text) => {
		const figures = el('span', { class: 'number' }), surface = el('div', { class: 'sample', role: 'img', 'aria-label': words[text] },
			SIZES.map(([size, weight]) => pictured(`${words.sampleShort} ${size}`, {
				class: 'sample-line', style: { 'font-size': `${size / 16}rem`, 'font-weight': String(weight) },
			})));
		return { text, surface, figures, element: el('figure', {}, surface, el('figcaption', { class: 'sample-figures' }, words[text],
			figures)) };
	});
	const printFigures = ({ ratio, lc }: TextContrast): string => `${ratioText(roundDown(ratio, 2))} · ${lcText(lc)}`;
	return {
		element: el('section', { class: 'part whole' }, el('h3', {}, words.readableText),
			el('div', { class: 'samples' }, sides.map(({ element }) => element))),
		show: (color) => {
			const on = readableOn(color.alpha < 1 ? composite(color, WHITE) : toRgb24(color));
			for (const { text, surface, element, figures } of sides) {
				paintWith(surface, color);
				surface.style.setProperty('color', text);
				setAttribute(element, 'data-better', on.color === text);
				setText(figures, printFigures(on[text]));
			}
		},
	};
}

function names(page: Page): Component<ParseColorResult | undefined> {
	const { words } = page;
	const list = valueList(page);
	return {
		element: section(words.names, list.element, el('p', { class: 'source' }, words.askedNames)),
		show: (described) => {
			setAttribute(list.element, 'data-stale', described === undefined);
			if (described === undefined) return;
			list.show([
				{ label: words.closest, text: described.name.name, note: deltaText(described.name.deltaEOK) },
				{ label: words.people, text: described.plainName },
				{ label: words.tailwind, text: described.tailwind.name, note: deltaText(described.tailwind.deltaEOK) },
				{ label: words.family, text: described.hueName },
			]);
		},
	};
}

/** The view of parse-color. */
export const makeView: MakeView = (page) => {
	const parts = [planes(page), values(page), gamuts(page), readable(page)] as const, named = names(page);
	const [picker, forms, marks, texts] = parts;
	return {
		element: el('div', { class: 'describe' }, picker.element, forms.element,
			el('div', { class: 'describe-side' }, named.element, marks.element), texts.element),
		operation: null,
		drawsState: true,
		call: ({ fields }) => createCall('parse-color', { color: fields['color'] as string, locale: page.words.locale }),
		show: (state, answer) => {
			const color = readAnswerColor(state.color);
			if (color !== undefined) parts.forEach((part) => part.show(color));
			named.show(answer === undefined || answer.isProblem ? undefined : answer.value as ParseColorResult);
		},
		say: ({ value }) => {
			const { hex, name, plainName } = value as ParseColorResult;
			return `${hex}, ${name.name}, ${plainName}`;
		},
		colors: ({ value }) => [{ name: (value as ParseColorResult).name.name, color: (value as ParseColorResult).oklch.css }],
		hasPreview: false,
	};
};
