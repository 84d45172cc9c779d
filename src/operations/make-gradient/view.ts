/*
 * Gradient: both declarations, painted and to be copied, and the stops.
 */

import { makeGradient } from './declaration.ts';
import { GRADIENT_KINDS } from '../../formats/gradient.ts';
import { GRADIENT_CURVES, GRADIENT_PATHS } from '../../palette/gradient-paths.ts';
import type { Infer } from '../../schema/schema.ts';
import { copyButton } from '../../page/clipboard.ts';
import { codeBlock, controls, selectOne, section, slider, textField, toggle } from '../../page/controls.ts';
import { el, row, setText } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { listBounds, listIn, slotEditor } from '../../page/slots.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof makeGradient.result>;

const SPACES = ['oklab', 'oklch', 'srgb'] as const;

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
	const strip = el('ul', { class: 'strip strip-small strip-many' }), show = row<Swatch>(strip, () => swatch(page));
	return {
		element: layOut({ colors: slots, settings: choose }, modern.element, plain.element, section(words.stops, strip)),
		operation: makeGradient,
		call: ({ fields }) => createCall('make-gradient', {
			colors: fields['colors'] as readonly string[], kind: fields['kind'] as string,
			angle: fields['kind'] === 'radial' ? '' : fields['angle'] as string, space: fields['space'] as string,
			path: fields['path'] as string, curve: fields['curve'] as string,
			positions: (fields['positions'] as string).replaceAll(' ', ''), stops: fields['stops'] as string,
		}),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			toggle(curve.element, listIn(state, 'colors').length > 2);
			toggle(angle.element, state.fields['kind'] !== 'radial');
			const result = getResult(makeGradient, answer);
			if (result === undefined) return;
			modern.show(result.css);
			plain.show(result.fallback);
			show(result.stops.map(({ position, hex, oklch }) => ({ hex, css: oklch, label: `${position} %` })));
		},
		say: ({ value }) => (value as Result).css,
		colors: ({ value }) => (value as Result).stops.map(({ oklch }, i) => ({ name: `stop-${i + 1}`, color: oklch })),
		hasPreview: false,
	};
};
