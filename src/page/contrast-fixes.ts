/*
 * Colors that pass: for each target the nearest text and the nearest background; a press applies one.
 */

import { format } from '../formats/table.ts';
import { roundDown } from '../math/round.ts';
import { CONTRAST_TARGETS, fixContrast, type TargetId } from '../palette/contrast-fix.ts';
import type { Color } from '../spaces/color.ts';
import { el, pictured, setText, type Part } from './dom.ts';
import { lcText, ratioText } from './figures.ts';
import { disable, section, toggle } from './controls.ts';
import { readAnswerColor } from './paint.ts';
import type { State } from './state.ts';
import type { Page } from './view.ts';

const ADJUSTED = ['text', 'background'] as const;

interface Fix {
	readonly target: TargetId;
	readonly adjust: (typeof ADJUSTED)[number];
	readonly text: Color;
	readonly background: Color;
}

function fixPart(page: Page): Part<Fix> {
	const { words } = page;
	let current: Fix | undefined;
	const sample = pictured('Aa', { class: 'fix-sample' }), title = el('span', { class: 'fix-title' });
	const value = el('code'), figures = el('span', { class: 'fix-figures' });
	const press = el('button', {
		type: 'button', class: 'fix',
		on: { click: () => {
			if (current !== undefined) page.setFields({ [current.adjust]: format(fixContrast(current).color, 'hex') }, 'settled');
		} },
	}, sample, el('span', { class: 'fix-main' }, title, value, figures));
	return {
		element: el('li', {}, press),
		show: (fix) => {
			const { target, adjust, text, background } = fix, fixed = fixContrast(fix);
			const hex = format(fixed.color, 'hex'), isKept = !fixed.changed;
			current = fix;
			sample.style.setProperty('color', adjust === 'text' ? hex : format(text, 'hex'));
			sample.style.setProperty('background', adjust === 'background' ? hex : format(background, 'hex'));
			setText(title, `${words[adjust]} · ${words.targets[target]}`);
			setText(value, isKept ? words.passesAlready : hex);
			const { ratio, lc } = fixed.after;
			setText(figures, `${fixed.reached ? '' : `${words.outOfReach}: `}${ratioText(roundDown(ratio, 2))} · ${lcText(lc)}`);
			disable(press, isKept);
		},
	};
}

/** Every fix of the two colors of a state. */
export function fixes(page: Page): { readonly element: HTMLElement; readonly show: (state: State) => void } {
	const targets = Object.values(CONTRAST_TARGETS).map(({ id }) => id);
	const all = ADJUSTED.flatMap((adjust) => targets.map((target) => ({ target, adjust, part: fixPart(page) })));
	const list = el('ul', { class: 'fixes' }, all.map(({ part }) => part.element)), element = section(page.words.fixes, list);
	return {
		element,
		show: ({ fields }) => {
			const text = readAnswerColor(fields['text'] as string), background = readAnswerColor(fields['background'] as string);
			// A gradient does not make a pair of colors.
			const isPair = text !== undefined && background !== undefined && fields['layers']?.length === 0;
			toggle(element, isPair);
			if (!isPair) return;
			page.later(list, ...all.map(({ target, adjust, part }, i) => () => part.show({ target, adjust, text, background }, i)));
		},
	};
}
