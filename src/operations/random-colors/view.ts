/*
 * Random: colors of a gamut by seed, with a button for another seed.
 */

import { randomColors } from './declaration.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { freshSeed, LONGEST_SEED } from '../../math/random.ts';
import { button, controls, numberControl, selectOne, slider, textField } from '../../page/controls.ts';
import { el, setText } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView } from '../../page/view.ts';

/** Fields with two numbers. */
const RANGES = ['lightness', 'chroma', 'hue'];

/** The view of random-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page, { count, distance } = randomColors.input.fields;
	const choose = controls(
		slider(page, 'count', words.howMany, { ...numberControl(count), step: 1 }),
		selectOne(page, 'gamut', words.gamut, GAMUT_IDS.map((id) => [id, words.gamuts[id]]), 'srgb'),
		textField(page, 'lightness', words.lightness, { placeholder: '0.6, 0.8' }),
		textField(page, 'chroma', words.chroma, { placeholder: '0.1, 0.5' }),
		textField(page, 'hue', words.hue, { placeholder: '330, 90' }),
		slider(page, 'distance', words.leastDistance, { ...numberControl(distance), step: 0.01 }),
		textField(page, 'seed', words.seed, { maxlength: LONGEST_SEED }),
	);
	const swatches = strip(page, 'many');
	const missing = el('p', { class: 'source' });
	return createView('random-colors', randomColors, {
		settings: choose, results: [
			el('div', { class: 'palette-bar' }, button(words.draw, () => page.setFields({ seed: freshSeed() }, 'settled'), 'button strong')),
			swatches.element, missing,
		],
		// Without a seed each answer is another one.
		request: ({ fields }) => ({
			...Object.fromEntries(RANGES.map((field) => [field, String(fields[field]).replaceAll(' ', '')])), seed: fields['seed'] || 'first',
		}),
		show: (result) => {
			swatches.show(result.colors.map(({ hex, oklch }) => ({ hex, css: oklch })));
			setText(missing, result.missing === 0 ? '' : `${words.noRoomFor} ${result.missing}`);
		},
		say: ({ colors }) => colors.map(({ hex }) => hex).join(', '),
		toColors: ({ colors }) => numbered('color', colors.map(({ oklch }) => oklch)),
	});
};
