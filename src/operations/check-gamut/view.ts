/*
 * View of a gamut check: the color and its fallback, the gamuts that contain it, and its place among their edges.
 */

import { checkGamut } from './declaration.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, section } from '../../page/controls.ts';
import { valueLine, type Value } from '../../page/clipboard.ts';
import { el, row, setAttribute, setText } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { readAnswerColor, paint, paintWith, textOnHex } from '../../page/paint.ts';
import { toPicked } from '../../page/picker/oklch.ts';
import { plane, planeLegend } from '../../page/picker/planes.ts';
import { methodControl, methodStrip } from '../../page/gamut-methods.ts';
import { getResult, type MakeView } from '../../page/view.ts';

type Result = Infer<typeof checkGamut.result>;

/** The view of check-gamut. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const original = el('div', {}, words.asAsked), fallback = el('div', {}, words.fallbackHere);
	const marks = GAMUT_IDS.map((gamut) => {
		const verdict = el('span', { class: 'verdict' });
		return { gamut, verdict, element: el('li', {},
			el('span', {}, words.gamuts[gamut]), el('span', { class: 'source' }, words.screens[gamut]), verdict) };
	});
	const values = el('ul', { class: 'values' }), show = row<Value>(values, () => valueLine(page));
	const choose = controls(methodControl(page)), byMethod = methodStrip(page);
	const planes = (['lc', 'ch'] as const).map((id) => plane(page, id));
	const sentence = ({ gamut }: Result): string => GAMUT_IDS.map((id) => `${words.gamuts[id]} ${gamut[id] ? words.fits : words.outside}`).join(', ');
	return {
		element: layOut({ settings: choose }, el('div', { class: 'halves' }, original, fallback), byMethod.element,
			el('div', { class: 'describe' },
				section(words.gamutTitle, el('ul', { class: 'verdicts wide' }, marks.map(({ element }) => element))),
					section(words.fallbackHere, values)),
			el('div', { class: 'planes two' }, planes.map(({ element }) => element)), planeLegend(page)),
		operation: checkGamut,
		call: ({ fields }) => createCall('check-gamut', { color: fields['color'] as string, method: fields['method'] as string }),
		show: (state, answer) => {
			choose.show(state);
			const color = readAnswerColor(state.color), result = getResult(checkGamut, answer);
			if (color !== undefined) {
				paintWith(original, color);
				for (const one of planes) one.show(toPicked(color));
			}
			if (result === undefined) return;
			paint(fallback, result.fallback.hex);
			fallback.style.setProperty('color', textOnHex(result.fallback.hex));
			for (const { gamut, verdict, element } of marks) {
				setAttribute(element, 'data-passes', result.gamut[gamut]);
				setText(verdict, result.gamut[gamut] ? words.fits : words.outside);
			}
			byMethod.show(result.methods);
			const { hex, rgb, oklch, deltaEOK, method } = result.fallback;
			show([
				{ label: 'hex', text: hex }, { label: 'rgb', text: rgb }, { label: 'oklch', text: oklch },
				{ label: 'ΔE OK', text: deltaEOK.toFixed(3), note: method },
			]);
		},
		say: ({ value }) => sentence(value as Result),
		colors: ({ value }) => [
			{ name: 'color', color: page.state().color }, { name: 'color-fallback', color: (value as Result).fallback.oklch },
		],
		hasPreview: false,
	};
};
