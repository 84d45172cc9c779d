/*
 * Color blindness: a strip of the colors for each kind, and the pairs that come too close.
 */

import { simulateCvd } from './declaration.ts';
import { DEFICIENCIES, MODELS } from '../../vision/deficiency.ts';
import { readChoices, controls, numberControl, selectOne, section, slider, selectSome, toggle } from '../../page/controls.ts';
import { el, row, setText, type Part } from '../../page/dom.ts';
import { deltaText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { pairPart } from '../../page/pair-part.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

interface Strip {
	readonly name: string;
	readonly about: string;
	readonly hexes: readonly string[];
}

function stripPart(page: Page): Part<Strip> {
	const name = el('h3', {}), about = el('p', { class: 'source' }), colors = strip(page);
	return {
		element: el('section', { class: 'vision' }, el('div', { class: 'vision-head' }, name, about), colors.element),
		show: (what) => {
			setText(name, what.name);
			setText(about, what.about);
			colors.show(what.hexes.map((hex) => ({ hex })));
		},
	};
}

/** The view of simulate-cvd. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'simulate-cvd', { colors: words.color }, {
		bounds: listBounds(simulateCvd.input.fields.colors),
	});
	const severity = slider(page, 'severity', words.severity, { ...numberControl(simulateCvd.input.fields.severity), step: 0.05 });
	const choose = controls(
		selectSome(page, 'kinds', words.seen, DEFICIENCIES.map((kind) => [kind, words.kinds[kind]])),
		selectOne(page, 'model', words.model, MODELS.map((model) => [model, words.models[model]]), 'machado'),
		severity,
	);
	const strips = el('div', { class: 'visions' }), showStrips = row<Strip>(strips, () => stripPart(page));
	const pairs = el('ul', { class: 'pairs' }), showPairs = row(pairs, () => pairPart(4)), none = el('p', {}, words.noPairs);
	return createView('simulate-cvd', simulateCvd, {
		colors: slots, settings: choose, results: [strips, section(words.hardPairs, pairs, none)],
		request: ({ fields }) => (fields['model'] === 'brettel' ? { severity: '' } : {}),
		update: ({ fields }) => toggle(severity.element, fields['model'] !== 'brettel'),
		show: ({ colors, hardToTellApart }, state) => {
			showStrips([
				{ name: words.common, about: '', hexes: colors.map(({ hex }) => hex) },
				...readChoices(state, 'kinds', DEFICIENCIES).map((kind) => ({
					name: words.kinds[kind], about: words.kindNotes[kind], hexes: colors.map(({ hex, simulated }) => simulated[kind] ?? hex),
				})),
			]);
			showPairs(hardToTellApart.map(({ first, second, kind, deltaEOK }) => {
				const pair = [colors[first]!, colors[second]!], hexes = pair.map(({ hex }) => hex);
				return {
					hexes: [...hexes, ...pair.map(({ simulated }) => simulated[kind]!)],
					text: `${hexes.join(' · ')} ${words.kinds[kind]}, ${deltaText(deltaEOK)}`,
				};
			}));
			toggle(none, hardToTellApart.length === 0);
		},
		say: ({ hardToTellApart }) => `${words.hardPairs}: ${hardToTellApart.length}`,
		toColors: ({ colors }) => numbered('color', colors.map(({ hex }) => hex)),
	});
};
