/*
 * Tints, shades and tones: three strips away from the color.
 */

import { tintsShades } from '../../operations/tints-shades.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, section, slider } from '../controls.ts';
import { el, row } from '../dom.ts';
import { callOf } from '../engine.ts';
import { slotEditor } from '../slots.ts';
import { swatch, type Swatch } from '../swatches.ts';
import { resultOf, type MakeView } from '../view.ts';

type Result = Infer<typeof tintsShades.result>;

const WAYS = ['tints', 'shades', 'tones'] as const;

/** The view of tints-shades. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'tints-shades', { color: words.color });
	const choose = controls(slider(page, 'steps', words.howMany, { min: 1, max: 20, step: 1, usual: 10 }));
	const strips = WAYS.map((way) => {
		const strip = el('ul', { class: 'strip strip-small strip-many' });
		return { way, show: row<Swatch>(strip, () => swatch(page)), element: section(words.ways[way], strip) };
	});
	return {
		element: el('div', {}, slots.element, choose.element, strips.map(({ element }) => element)),
		operation: tintsShades,
		call: ({ fields }) => callOf('tints-shades', { color: fields['color'] as string, steps: fields['steps'] as string }),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			const result = resultOf(tintsShades, answer);
			if (result === undefined) return;
			for (const { way, show } of strips) show([result.hex, ...result[way]].map((hex) => ({ hex })));
		},
		say: ({ value }) => `${(value as Result).tints.length} ${words.steps}`,
	};
};
