/*
 * Random: colors of a gamut by seed, with a button for another seed.
 */

import { randomColors } from './declaration.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { freshSeed, LONGEST_SEED } from '../../math/random.ts';
import type { Infer } from '../../schema/schema.ts';
import { button, controls, numberControl, selectOne, slider, textField } from '../../page/controls.ts';
import { el, row, setText } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView } from '../../page/view.ts';

type Result = Infer<typeof randomColors.result>;

/** Ranges are written as two numbers. */
const withoutSpaces = (value: string | readonly string[] | undefined): string => String(value ?? '').replaceAll(' ', '');

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
	const strip = el('ul', { class: 'strip strip-many' }), show = row<Swatch>(strip, () => swatch(page));
	const missing = el('p', { class: 'source' });
	return {
		element: layOut({ settings: choose },
			el('div', { class: 'palette-bar' }, button(words.draw, () => page.setFields({ seed: freshSeed() }, 'settled'), 'button strong')),
			strip, missing),
		operation: randomColors,
		call: ({ fields }) => createCall('random-colors', {
			...fields, lightness: withoutSpaces(fields['lightness']), chroma: withoutSpaces(fields['chroma']), hue: withoutSpaces(fields['hue']),
			// Without a seed each answer is another one.
			seed: fields['seed'] || 'first',
		}),
		show: (state, answer) => {
			choose.show(state);
			const result = getResult(randomColors, answer);
			if (result === undefined) return;
			show(result.colors.map(({ hex, oklch }) => ({ hex, css: oklch })));
			setText(missing, result.missing === 0 ? '' : `${words.noRoomFor} ${result.missing}`);
		},
		say: ({ value }) => (value as Result).colors.map(({ hex }) => hex).join(', '),
		colors: ({ value }) => (value as Result).colors.map(({ oklch }, i) => ({ name: `color-${i + 1}`, color: oklch })),
	};
};
