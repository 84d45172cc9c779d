/*
 * check-contrast in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Проверить контраст текста',
	summary: 'Проверяет текст на фоне по WCAG 2 и APCA и называет ближайшие цвета, которые проходят.',
	fields: {
		text: 'Цвет текста.',
		background: 'Цвет под ним или градиент CSS.',
		layers: 'Слои между текстом и фоном, верхний первым, как в CSS: полупрозрачные цвета и градиенты, несколько градиентов '
			+ '— только если их цвета меняются в одном направлении.',
	},
	examples: ['серый, которому чуть не хватает до AA', 'полупрозрачный слой', 'наименьший контраст вдоль градиента', 'вуаль поверх цвета'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Контраст',
	lead: 'Читается ли текст: по WCAG 2 и APCA, рядом.',
} as const satisfies Translated<typeof english.viewWords>;
