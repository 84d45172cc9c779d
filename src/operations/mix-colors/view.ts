/*
 * Mix: the two colors and the steps between them, in every space.
 */

import { format } from '../../formats/table.ts';
import { mixColors } from './declaration.ts';
import type { Color } from '../../spaces/color.ts';
import { mix, MIX_SPACES, type MixSpace } from '../../spaces/mix.ts';
import { valueList } from '../../page/clipboard.ts';
import { controls, numberControl, selectOne, section, slider } from '../../page/controls.ts';
import { el, setAttribute, setText, type Part } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { shortText } from '../../page/figures.ts';
import { readAnswerColor, paint, textOnHex } from '../../page/paint.ts';
import { slotEditor } from '../../page/slots.ts';
import type { MakeView, Page } from '../../page/view.ts';

/** How many steps a strip shows. */
const STEPS = 21;

interface Way {
	readonly space: MixSpace;
	readonly first: Color;
	readonly second: Color;
	readonly isChosen: boolean;
}

/** The mixtures of both colors in a space; a press selects the space. */
function wayPart(page: Page): Part<Way> {
	let space = '';
	const name = el('span', { class: 'way-name' }), steps = Array.from({ length: STEPS }, () => el('span', {}));
	const press = el('button', {
		type: 'button', class: 'way', on: { click: () => page.setFields({ space: space === 'oklab' ? '' : space }, 'settled') },
	}, name, el('span', { class: 'way-steps' }, steps));
	return {
		element: el('li', {}, press),
		show: (way) => {
			({ space } = way);
			setText(name, space);
			setAttribute(press, 'aria-pressed', String(way.isChosen));
			steps.forEach((step, i) => paint(step, format(mix(way.first, way.second, i / (STEPS - 1), way.space), 'hex')));
		},
	};
}

/** The view of mix-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'mix-colors', { first: words.first, second: words.second });
	const choose = controls(
		slider(page, 'amount', words.amount, { ...numberControl(mixColors.input.fields.amount), step: 1, unit: ' %' }),
		selectOne(page, 'space', words.space, MIX_SPACES.map((space) => [space, space]), 'oklab'),
	);
	const thirds = [el('div', {}), el('div', { class: 'mixture' }), el('div', {})] as const;
	const values = valueList(page);
	const ways = MIX_SPACES.map((way) => ({ way, part: wayPart(page) }));
	const list = el('ul', { class: 'ways' }, ways.map(({ part }) => part.element));
	return createView('mix-colors', mixColors, {
		colors: slots, settings: choose, results: [el('div', { class: 'mix' }, thirds), values.element, section(words.everySpace, list)],
		show: ({ first, second, hex, oklch, css, space }) => {
			paint(thirds[0], first.hex, first.oklch);
			paint(thirds[1], hex, oklch);
			paint(thirds[2], second.hex, second.oklch);
			thirds[1].style.setProperty('color', textOnHex(hex));
			setText(thirds[1], hex);
			values.show([{ label: 'css', text: css }, { label: 'hex', text: hex }, { label: 'oklch', text: shortText(oklch) }]);
			const one = readAnswerColor(first.input), other = readAnswerColor(second.input);
			if (one === undefined || other === undefined) return;
			page.later(list, ...ways.map(({ way, part }, i) => () =>
				part.show({ space: way, first: one, second: other, isChosen: way === space }, i)));
		},
		say: ({ hex }) => hex,
		toColors: ({ first, second, oklch }) => [
			{ name: 'first', color: first.oklch }, { name: 'mixture', color: oklch }, { name: 'second', color: second.oklch },
		],
	});
};
