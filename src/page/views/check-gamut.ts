/*
 * Gamut: the color beside its fallback, the gamuts that hold it, and where it stands among their edges.
 */

import { checkGamut } from '../../operations/check-gamut.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, section } from '../controls.ts';
import { valueLine, type Value } from '../clipboard.ts';
import { el, row, setAttribute, setText } from '../dom.ts';
import { callOf } from '../engine.ts';
import { colorOf, paint, paintWith, textOnHex } from '../paint.ts';
import { pickedOf } from '../picker/oklch.ts';
import { plane, planeLegend } from '../picker/planes.ts';
import { methodControl, methodStrip } from '../gamut-methods.ts';
import { resultOf, type MakeView } from '../view.ts';

type Result = Infer<typeof checkGamut.result>;

/** The view of check-gamut. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const asked = el('div', {}, words.asAsked), fallback = el('div', {}, words.fallbackHere);
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
		element: el('div', {}, choose.element, el('div', { class: 'halves' }, asked, fallback), byMethod.element,
			el('div', { class: 'describe' },
				section(words.gamutTitle, el('ul', { class: 'verdicts wide' }, marks.map(({ element }) => element))),
					section(words.fallbackHere, values)),
			el('div', { class: 'planes two' }, planes.map(({ element }) => element)), planeLegend(page)),
		operation: checkGamut,
		call: ({ fields }) => callOf('check-gamut', { color: fields['color'] as string, method: fields['method'] as string }),
		show: (state, answer) => {
			choose.show(state);
			const color = colorOf(state.color), result = resultOf(checkGamut, answer);
			if (color !== undefined) {
				paintWith(asked, color);
				for (const one of planes) one.show(pickedOf(color));
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
	};
};
