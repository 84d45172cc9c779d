/*
 * Gradient: both declarations, painted and to be copied, and the stops.
 */

import { makeGradient } from './declaration.ts';
import { GRADIENT_KINDS } from '../../formats/gradient.ts';
import { GRADIENT_CURVES, GRADIENT_PATHS } from '../../palette/gradient-paths.ts';
import { copyButton } from '../../page/clipboard.ts';
import { codeBlock, controls, selectOne, section, slider, textField, toggle } from '../../page/controls.ts';
import { el, setText } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { listIn } from '../../page/state.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

const SPACES = makeGradient.input.fields.space.of.values;

/** A declaration, painted above its text. */
function declaration(page: Page, title: string, lead: string) {
	const picture = el('div', { class: 'gradient-picture' }), code = codeBlock(title);
	let text = '';
	const element = el('section', { class: 'part' },
		el('div', { class: 'call-head' }, el('h3', {}, title), copyButton(page, () => text, title)),
		el('p', { class: 'source' }, lead), picture, code);
	return {
		element,
		show: (css: string): void => {
			text = `background: ${css};`;
			picture.style.setProperty('background', css);
			setText(code, text);
		},
	};
}

/** The view of make-gradient. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'make-gradient', { colors: words.color }, {
		bounds: listBounds(makeGradient.input.fields.colors),
	});
	const angle = slider(page, 'angle', words.angle, { min: -180, max: 360, step: 1, usual: 90, unit: '°' });
	const curve = selectOne(page, 'curve', words.curve, GRADIENT_CURVES.map((one) => [one, words.curveKinds[one]]), 'linear');
	const choose = controls(
		selectOne(page, 'kind', words.kind, GRADIENT_KINDS.map((kind) => [kind, words.gradientKinds[kind]]), 'linear'),
		selectOne(page, 'space', words.space, SPACES.map((space) => [space, space]), 'oklab'),
		selectOne(page, 'path', words.path, GRADIENT_PATHS.map((one) => [one, words.paths[one]]), 'straight'),
		curve,
		angle,
		textField(page, 'positions', words.positions, { placeholder: '0, 30, 100' }),
		textField(page, 'stops', words.stops, { inputmode: 'numeric', placeholder: words.auto }),
	);
	const modern = declaration(page, words.modern, words.modernLead), plain = declaration(page, words.plainGradient, words.plainLead);
	const stops = strip(page, 'small', 'many');
	return createView('make-gradient', makeGradient, {
		colors: slots, settings: choose, results: [modern.element, plain.element, section(words.stops, stops.element)],
		request: ({ fields: { kind, angle = '', positions } }) =>
			({ angle: kind === 'radial' ? '' : angle, positions: String(positions).replaceAll(' ', '') }),
		update: (state) => {
			toggle(curve.element, listIn(state, 'colors').length > 2);
			toggle(angle.element, state.fields['kind'] !== 'radial');
		},
		show: (result) => {
			modern.show(result.css);
			plain.show(result.fallback);
			stops.show(result.stops.map(({ position, hex, oklch }) => ({ hex, css: oklch, label: `${Number(position.toFixed(1))} %` })));
		},
		say: ({ css }) => css,
		toColors: (result) => numbered('stop', result.stops.map(({ oklch }) => oklch)),
		hasPreview: false,
	});
};
