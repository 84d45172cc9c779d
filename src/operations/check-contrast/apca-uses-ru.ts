/*
 * The uses that a contrast of APCA allows, in Russian, by level.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

import type { ApcaLevel } from '../../metrics/apca.ts';

export const APCA_USES: { readonly [level in ApcaLevel['level']]: string } = {
	'preferred-body': 'Лучший выбор для основного текста, от 14 px при начертании 400.',
	'body': 'Минимум для колонок основного текста, от 18 px при начертании 400.',
	'content': 'Минимум для прочего текста, от 24 px при начертании 400 или от 16 px при 700.',
	'large': 'Заголовки, от 36 px при начертании 400 или от 24 px при 700, и тонкие значки.',
	'spot': 'Отдельные слова, например подсказки в полях и неактивные подписи, и плотные значки.',
	'non-text': 'Не текст: только линии, контуры и другие фигуры от 5 px.',
	'none': 'Ничего из того, что нужно увидеть: многие не заметят разницы.',
};
