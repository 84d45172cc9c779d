/*
 * Audit: a matrix of every color as text on every other, colors outside sRGB, and pairs that some people confuse.
 */

import { auditPalette } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { section, toggle } from '../../page/controls.ts';
import { el, fill, row, setText } from '../../page/dom.ts';
import { deltaText } from '../../page/figures.ts';
import { matrixCell } from '../../page/matrix-cell.ts';
import { createView } from '../../page/create-view.ts';
import { paint } from '../../page/paint.ts';
import { pairPart } from '../../page/pair-part.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof auditPalette.result>;

/** The matrix: a row for each text, a column for each background. */
function matrix({ colors, pairs }: Result, words: Page['words']): HTMLElement {
	const head = (hex: string, scope: 'col' | 'row'): HTMLElement => {
		const mark = el('span', { class: 'matrix-swatch' });
		paint(mark, hex);
		return el('th', { scope }, mark, el('code', {}, hex));
	};
	const cell = (text: number, background: number): HTMLElement => {
		const pair = pairs.find((one) => one.text === text && one.background === background);
		return matrixCell(pair && { ...pair, text: colors[text]!.hex, background: colors[background]!.hex, word: words.uses[pair.use] });
	};
	return el('table', { class: 'matrix' },
		el('caption', { class: 'hidden' }, words.matrixCaption),
		el('thead', {}, el('tr', {}, el('td', { class: 'matrix-corner' }, words.textOnBackground), colors.map(({ hex }) => head(hex, 'col')))),
		el('tbody', {}, colors.map(({ hex }, text) => el('tr', {}, head(hex, 'row'), colors.map((_, background) => cell(text, background))))));
}

/** The view of audit-palette. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'audit-palette', { colors: words.color }, {
		bounds: listBounds(auditPalette.input.fields.colors),
	});
	const table = el('div', { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': words.matrixCaption }), summary = el('p', {});
	const pairs = el('ul', { class: 'pairs' }), showPairs = row(pairs, () => pairPart(2)), none = el('p', {}, words.noPairs);
	const printSummary = ({ summary: { body, large, decoration } }: Result): string =>
		`${words.uses.body}: ${body}, ${words.uses.large}: ${large}, ${words.uses.decoration}: ${decoration}`;
	const outside = el('p', {});
	return createView('audit-palette', auditPalette, {
		colors: slots, results: [section(words.matrixTitle, summary, table), section(words.hardPairs, pairs, none, outside)],
		show: (result) => {
			const { colors, indistinguishable, outsideSrgb } = result;
			fill(table, matrix(result, words));
			setText(summary, printSummary(result));
			showPairs(indistinguishable.map(({ first, second, kind, deltaEOK }) => {
				const hexes = [colors[first]!.hex, colors[second]!.hex] as const;
				return { hexes, text: `${hexes.join(' · ')} ${words.kinds[kind]}, ${deltaText(deltaEOK)}` };
			}));
			toggle(none, indistinguishable.length === 0);
			setText(outside, outsideSrgb.length === 0 ? '' : `${words.outsideSrgb}: ${outsideSrgb.map((i) => colors[i]!.input).join(', ')}`);
		},
		say: printSummary,
		toColors: ({ colors }) => numbered('color', colors.map(({ hex }) => hex)),
	});
};
