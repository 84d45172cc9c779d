/*
 * Tints, shades and tones: three strips away from the color.
 */

import { tintsShades } from './declaration.ts';
import { SHADE_ENDS } from '../../palette/steps.ts';
import { controls, numberControl, section, selectOne, slider } from '../../page/controls.ts';
import { strip } from '../../page/swatches.ts';
import { createView } from '../../page/create-view.ts';
import { slotEditor } from '../../page/slots.ts';
import { numbered, type MakeView } from '../../page/view.ts';

const WAYS = ['tints', 'shades', 'tones'] as const;

/** The view of tints-shades. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'tints-shades', { color: words.color });
	const choose = controls(slider(page, 'steps', words.howMany, { ...numberControl(tintsShades.input.fields.steps), step: 1 }),
		selectOne(page, 'ends', words.ends, SHADE_ENDS.map((one) => [one, words.endKinds[one]]), 'closed'));
	const strips = WAYS.map((way) => ({ way, ...strip(page, 'small', 'many') }));
	return createView('tints-shades', tintsShades, {
		colors: slots, settings: choose, results: strips.map(({ way, element }) => section(words.ways[way], element)),
		show: (result) => {
			for (const { way, show } of strips) show([result.hex, ...result[way]].map((hex) => ({ hex })));
		},
		say: ({ tints }) => `${tints.length} ${words.steps}`,
		toColors: (result) => WAYS.flatMap((way) => numbered(way, result[way])),
	});
};
