/*
 * Texts of the palette of a picture, loaded with it.
 */

import type { Locale } from '../words.ts';

const ENGLISH = {
	title: 'Colors of the picture', close: 'Close', add: 'Add to palette', replace: 'Use as palette', count: 'Colors',
	private: 'The picture stays on this device.', point: 'Sample point',
	help: 'Arrow keys move; with Shift ten times as far.', picked: 'picked',
};

export const PICTURE_WORDS: Readonly<Record<Locale, typeof ENGLISH>> = {
	en: ENGLISH,
	ru: {
		title: 'Цвета картинки', close: 'Закрыть', add: 'Добавить в палитру', replace: 'Взять как палитру', count: 'Цветов',
		private: 'Картинка остаётся на этом устройстве.', point: 'Точка',
		help: 'Стрелки сдвигают; с Shift — в десять раз дальше.', picked: 'выбран',
	},
};
