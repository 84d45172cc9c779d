/*
 * Harmonies: every kind on the circle of hues, and as swatches.
 */

import { harmonies } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { HARMONY_KINDS, HARMONY_LIGHTNESSES } from '../../palette/harmonies.ts';
import { button, controls, oneOfMany, selectOne } from '../../page/controls.ts';
import { el, row, setText, svg, type Part } from '../../page/dom.ts';
import { signed } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { readCoords } from '../../page/paint.ts';
import { slotEditor } from '../../page/slots.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof harmonies.result>;
type Harmony = Result['harmonies'][number];

const SIZE = 120, MIDDLE = SIZE / 2, RADIUS = 46;

/** Position of a hue on the circle, counterclockwise from the right. */
function wheelPoint(hue: number): readonly [x: number, y: number] {
	const turn = hue * Math.PI / 180;
	return [MIDDLE + RADIUS * Math.cos(turn), MIDDLE - RADIUS * Math.sin(turn)];
}

function harmonyPart(page: Page): Part<Harmony> {
	const { words } = page, name = el('h3', {});
	const circle = svg('svg', { 'viewBox': `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true', 'class': 'circle' });
	const swatches = strip(page, 'small');
	let hexes: readonly string[] = [];
	return {
		element: el('section', { class: 'harmony' }, circle, el('div', { class: 'harmony-main' },
			el('div', { class: 'call-head' }, name, button(words.asPalette, () => page.go('audit-palette', { colors: hexes }), 'quiet-button')),
			swatches.element)),
		show: ({ kind, colors }) => {
			setText(name, words.harmonyKinds[kind]);
			hexes = colors.map(({ hex }) => hex);
			const isTurned = colors.some(({ hueOffset }) => hueOffset !== 0);
			swatches.show(colors.map(({ hex, oklch, hueOffset }) => ({ hex, css: oklch, ...(isTurned && { note: `${signed(hueOffset, 0, '+')}°` }) })));
			const points = colors.map(({ oklch }) => wheelPoint(readCoords(oklch)[2]));
			circle.replaceChildren(
				svg('circle', { cx: MIDDLE, cy: MIDDLE, r: RADIUS, class: 'circle-line' }),
				svg('polygon', { points: points.map((point) => point.join(' ')).join(', '), class: 'circle-line' }),
				...points.map(([cx, cy], i) => svg('circle', { cx, cy, r: 9, fill: colors[i]!.hex, class: 'circle-dot' })),
			);
		},
	};
}

/** The view of harmonies. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'harmonies', { color: words.color });
	const choose = controls(oneOfMany(page, 'kind', words.kind, [
		['', words.allKinds], ...HARMONY_KINDS.map((kind) => [kind, words.harmonyKinds[kind]] as const),
	], ''), selectOne(page, 'lightness', words.lightness, HARMONY_LIGHTNESSES.map((one) => [one, words.lightnesses[one]]), 'constant'));
	const list = el('div', { class: 'harmonies' }), show = row<Harmony>(list, () => harmonyPart(page));
	return createView('harmonies', harmonies, {
		colors: slots, settings: choose, results: [list],
		show: (result) => show(result.harmonies),
		say: (result) => result.harmonies.map(({ kind }) => words.harmonyKinds[kind]).join(', '),
		toColors: (result) => result.harmonies.flatMap(({ kind, colors }) => numbered(kind, colors.map(({ oklch }) => oklch))),
	});
};
