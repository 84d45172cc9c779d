/*
 * Contrast: text on its background at the sizes it is read in, both metrics side by side, and fixes to press.
 */

import { APCA_LEVELS } from '../../metrics/apca.ts';
import { format } from '../../formats/table.ts';
import { checkContrast } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { el, fill, setAttribute, setText } from '../../page/dom.ts';
import { lcText, ratioText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { contrastSample } from '../../page/contrast-sample.ts';
import { fixes } from '../../page/contrast-fixes.ts';
import { listBounds } from '../../page/slots.ts';
import { pairEditor } from '../../page/pair-editor.ts';
import { readAnswerColor } from '../../page/paint.ts';
import { listIn, type State } from '../../page/state.ts';
import type { MakeView, Page } from '../../page/view.ts';

type Result = Infer<typeof checkContrast.result>;

function wcagPart(page: Page) {
	const { words } = page, figure = el('p', { class: 'figure' });
	const lines = ([
		[`AA ${words.normalText}`, ({ aa }) => aa.normal], [`AA ${words.largeText}`, ({ aa }) => aa.large],
		[`AAA ${words.normalText}`, ({ aaa }) => aaa.normal], [`AAA ${words.largeText}`, ({ aaa }) => aaa.large],
		[words.nonText, ({ nonText }) => nonText],
	] satisfies readonly (readonly [string, (result: Result['wcag2']) => boolean])[]).map(([label, passes]) => {
		const verdict = el('span', { class: 'verdict' });
		return { passes, verdict, element: el('li', {}, el('span', {}, label), verdict) };
	});
	const range = el('p', { class: 'source' });
	const show = ({ wcag2, range: bounds }: Result): void => {
		setText(figure, ratioText(wcag2.ratio));
		for (const { passes, verdict, element } of lines) {
			setText(verdict, passes(wcag2) ? words.passes : words.fails);
			setAttribute(element, 'data-passes', passes(wcag2));
		}
		setText(range, bounds === undefined ? '' : `${words.anyBackdrop} ${bounds.least.toFixed(2)}–${ratioText(bounds.largest)}`);
	};
	const element = el('section', { class: 'part metric' }, el('h3', {}, 'WCAG 2.2'), figure,
		el('ul', { class: 'verdicts' }, lines.map((line) => line.element)), range);
	return { element, show };
}

const WHY_APCA = 'https://git.apcacontrast.com/documentation/WhyAPCA';

/** A negative Lc is written with a minus, which is as wide as a digit. */
function apcaPart(page: Page) {
	const { words } = page, figure = el('p', { class: 'figure' }), polarity = el('p', { class: 'source' });
	const levels = APCA_LEVELS.filter(({ least }) => least > 0).map(({ level, least }) => ({
		least, level, element: el('li', {}, el('span', { class: 'number' }, `Lc ${least}`), el('span', {}, words.apcaUses[level])),
	}));
	const show = ({ apca }: Result): void => {
		setText(figure, lcText(apca.lc));
		setText(polarity, `${words.polarities[apca.polarity]} · 0.0.98G-4g · sRGB`);
		for (const { level, least, element } of levels) {
			setAttribute(element, 'data-passes', Math.abs(apca.lc) >= least || level === apca.level);
			setAttribute(element, 'aria-current', level === apca.level ? 'true' : undefined);
		}
	};
	const element = el('section', { class: 'part metric' }, el('h3', {}, 'APCA'), figure, polarity,
		el('ul', { class: 'levels' }, levels.map((one) => one.element)),
		el('p', { class: 'source' }, words.apcaNote, ' ', el('a', { href: WHY_APCA, hreflang: 'en', rel: 'noreferrer' }, words.whyApca)));
	return { element, show };
}

/** A color as a layer of CSS. */
const toLayer = (text: string): string => {
	const color = readAnswerColor(text);
	return color === undefined ? text : `linear-gradient(${format(color, 'oklch')} 0 0)`;
};

/** CSS of everything behind the text; undefined for a single color. */
function readBackground(state: State): string | undefined {
	const layers = listIn(state, 'layers'), background = String(state.fields['background']);
	return layers.length === 0 && readAnswerColor(background) !== undefined ? undefined : [...layers, background].map(toLayer).join(', ');
}

/** The view of check-contrast. */
export const makeView: MakeView = (page) => {
	const { words } = page, bounds = listBounds(checkContrast.input.fields.layers);
	const pair = pairEditor(page, 'check-contrast', bounds), sample = contrastSample(page);
	const wcag = wcagPart(page), apca = apcaPart(page), fixing = fixes(page), blended = el('p', { class: 'source' });
	return createView('check-contrast', checkContrast, {
		colors: pair, results: [sample.element, blended, el('div', { class: 'metrics' }, wcag.element, apca.element), fixing.element],
		show: (result, state) => {
			const { text, background } = result.composited ?? { text: result.text.hex, background: result.background.hex };
			sample.show(text, background, readBackground(state));
			fill(blended, result.least ? `${words.leastAlong} ${result.least.at} %: ${result.least.background}` : result.composited && words.blended);
			wcag.show(result);
			apca.show(result);
			fixing.show(state);
		},
		say: ({ wcag2, apca: { lc } }) => `${ratioText(wcag2.ratio)}, AA ${wcag2.aa.normal ? words.passes : words.fails}, ${lcText(lc)}`,
		toColors: ({ text, background }) => [{ name: 'text', color: text.hex }, { name: 'background', color: background.hex }],
		hasPreview: false,
	});
};
