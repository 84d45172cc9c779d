/*
 * View of a gamut check: the color and its fallback, the gamuts that contain it, and its place among their edges.
 */

import { checkGamut } from './declaration.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { controls, section } from '../../page/controls.ts';
import { valueList } from '../../page/clipboard.ts';
import { el, setAttribute, setText } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { shortText } from '../../page/figures.ts';
import { readAnswerColor, paint, paintWith, textOnHex } from '../../page/paint.ts';
import { toPickerColor } from '../../page/picker/oklch.ts';
import { plane, planeLegend } from '../../page/picker/planes.ts';
import { methodControl, methodStrip, methodTitle } from '../../page/gamut-methods.ts';
import type { MakeView } from '../../page/view.ts';

/** The view of check-gamut. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const original = el('div', {}, words.asAsked), fallback = el('div', {}, words.fallbackHere);
	const marks = GAMUT_IDS.map((gamut) => {
		const verdict = el('span', { class: 'verdict' });
		return { gamut, verdict, element: el('li', {},
			el('span', {}, words.gamuts[gamut]), el('span', { class: 'source' }, words.screens[gamut]), verdict) };
	});
	const values = valueList(page);
	const choose = controls(methodControl(page)), byMethod = methodStrip(page);
	const planes = (['lc', 'ch'] as const).map((id) => plane(page, id));
	return createView('check-gamut', checkGamut, {
		settings: choose, results: [
			el('div', { class: 'halves' }, original, fallback), byMethod.element,
			el('div', { class: 'describe' },
				section(words.gamutTitle, el('ul', { class: 'verdicts wide' }, marks.map(({ element }) => element))),
				section(words.fallbackHere, values.element)),
			el('div', { class: 'planes two' }, planes.map(({ element }) => element)), planeLegend(page),
		],
		update: (state) => {
			const color = readAnswerColor(state.color);
			if (color === undefined) return;
			paintWith(original, color);
			for (const one of planes) one.show(toPickerColor(color));
		},
		show: ({ gamut: fitting, fallback: { hex, rgb, oklch, deltaEOK, method }, methods }) => {
			paint(fallback, hex);
			fallback.style.setProperty('color', textOnHex(hex));
			for (const { gamut, verdict, element } of marks) {
				setAttribute(element, 'data-passes', fitting[gamut]);
				setText(verdict, fitting[gamut] ? words.fits : words.outside);
			}
			byMethod.show(methods);
			values.show([
				{ label: 'hex', text: hex }, { label: 'rgb', text: rgb }, { label: 'oklch', text: shortText(oklch) },
				{ label: 'ΔE OK', text: deltaEOK.toFixed(3), note: methodTitle(method) },
			]);
		},
		say: ({ gamut }) => GAMUT_IDS.map((id) => `${words.gamuts[id]} ${gamut[id] ? words.fits : words.outside}`).join(', '),
		toColors: ({ fallback: { oklch } }) => [{ name: 'color', color: page.state().color }, { name: 'color-fallback', color: oklch }],
		hasPreview: false,
	});
};
