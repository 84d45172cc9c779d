/*
 * fix-contrast in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Исправить контраст текста',
	summary: 'Сдвигает светлоту текста или фона ровно настолько, насколько нужно для контраста, и не меняет тон.',
	fields: {
		text: 'Цвет текста.',
		background: 'Цвет под ним.',
		target: 'Цель: контраст WCAG 2 (aa 4,5, aa-large 3, aaa 7) или |Lc| APCA (apca-body 75, apca-content 60, apca-large '
			+ '45).',
		adjust: 'Какой цвет менять.',
	},
	result: {
		whole: 'Изменённый цвет и его контраст.',
		reached: 'true, если `color` достигает цели как 8-битный HEX.',
		changed: 'true, если цвет изменился.',
		lightnessShift: 'Сдвиг светлоты OKLCH в процентах.',
	},
	examples: ['серый, затемнённый до AA', 'кнопка, затемнённая до Lc 75'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Подбор контраста',
	lead: 'Ближайшая светлота, при которой текст читается; тон прежний.',
} as const satisfies Translated<typeof english.viewWords>;
