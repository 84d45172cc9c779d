/*
 * check-contrast in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

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

export const answerWords = {
	'The contrast by both metrics. Unrounded ratios determine what passes.':
		'Контраст по обеим мерам. Что проходит, решают неокруглённые значения.',
	'WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.': 'WCAG 2.2, критерии 1.4.3, 1.4.6 и 1.4.11.',
	'True if the ratio is sufficient.': 'true, если контраста достаточно.',
	'Text of normal size.': 'Для текста обычного размера.',
	'Text of at least 24 px, or 18.66 px bold.': 'Для текста от 24 px или от 18,66 px полужирного.',
	'True if the ratio is at least 3, as parts of controls and graphics need.':
		'true, если контраст не меньше 3, как нужно элементам управления и графике.',
	'APCA 0.0.98G-4g, without any claim of conformance to WCAG 3.': 'APCA 0.0.98G-4g; о соответствии WCAG 3 речи нет.',
	'The darker of the two.': 'Что темнее, текст или фон.',
	'The most demanding use that this contrast allows.': 'Самое требовательное применение, которое допускает этот контраст.',
	'The use in one sentence.': 'Применение одной фразой.',
	'Text colors that pass.': 'Цвета текста, которые проходят.',
	'The passing text color that is closest in lightness; the text itself if it passes.':
		'Проходящий цвет текста, ближайший по светлоте; сам текст, если проходит он.',
	'The displayed colors, after blending translucent ones.': 'Цвета, видимые на экране, после наложения полупрозрачных.',
	'The text, opaque.': 'Текст, непрозрачный.',
	'The background, opaque, over white.': 'Фон, непрозрачный, поверх белого.',
	'For a translucent background: the ratio over any backdrop.': 'Для полупрозрачного фона: контраст поверх любой подложки.',
	'The least ratio, rounded down.': 'Наименьший контраст, округлён вниз.',
	'The largest ratio, rounded down.': 'Наибольший контраст, округлён вниз.',
	'For a gradient: the place with the least contrast, which the rest of the answer describes.':
		'Для градиента: место с наименьшим контрастом; его и описывает остальной ответ.',
	'Place of the least ratio, in percent along the gradient; with several gradients, along the lowest one that has more than one color.':
		'Место наименьшего контраста, в процентах вдоль градиента; если градиентов несколько — вдоль самого нижнего, в котором больше одного цвета.',
	'The displayed color behind the text at this place.': 'Цвет под текстом в этом месте.',
	'Place of the Lc nearest to 0, in percent.': 'Место, где Lc ближе всего к 0, в процентах.',
	'The displayed color at this place.': 'Цвет в этом месте.',
} as const;

export const viewWords = {
	title: 'Контраст',
	lead: 'Читается ли текст: по WCAG 2 и APCA, рядом.',
} as const satisfies Translated<typeof english.viewWords>;
