/*
 * Tints, shades and tones: three strips away from the color.
 */

import { tintsShades } from './declaration.ts';
import { SHADE_ENDS } from '../../palette/steps.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, numberControl, section, selectOne, slider } from '../../page/controls.ts';
import { el, row } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { slotEditor } from '../../page/slots.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView } from '../../page/view.ts';

type Result = Infer<typeof tintsShades.result>;

const WAYS = ['tints', 'shades', 'tones'] as const;

/** The view of tints-shades. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'tints-shades', { color: words.color });
	const choose = controls(slider(page, 'steps', words.howMany, { ...numberControl(tintsShades.input.fields.steps), step: 1 }),
		selectOne(page, 'ends', words.ends, SHADE_ENDS.map((one) => [one, words.endKinds[one]]), 'closed'));
	const strips = WAYS.map((way) => {
		const strip = el('ul', { class: 'strip strip-small strip-many' });
		return { way, show: row<Swatch>(strip, () => swatch(page)), element: section(words.ways[way], strip) };
	});
	return {
		element: layOut({ colors: slots, settings: choose }, strips.map(({ element }) => element)),
		operation: tintsShades,
		call: ({ fields }) => createCall('tints-shades', fields),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			const result = getResult(tintsShades, answer);
			if (result === undefined) return;
			for (const { way, show } of strips) show([result.hex, ...result[way]].map((hex) => ({ hex })));
		},
		say: ({ value }) => `${(value as Result).tints.length} ${words.steps}`,
		colors: ({ value }) => WAYS.flatMap((way) => (value as Result)[way].map((color, i) => ({ name: `${way}-${i + 1}`, color }))),
	};
};
