/*
 * Words of the front page in Russian.
 */

import { VIEW_WORDS } from '../operations/words-ru.ts';
import type { FrontWords } from './front-words.ts';

/** Words that the script also uses. */
export const SHARED_RUSSIAN = {
	title: 'Tincture — API цвета',
	color: 'Цвет',
	colorHint: 'Любой цвет на входе. Шкала, тема, контраст и код на выходе.',
	operationsTitle: 'Операции',
	notLoaded: 'Эта часть страницы не загрузилась.',
	retry: 'Повторить',
	skip: 'К содержанию',
	site: 'Сайт',
	places: ['Цвета', 'Справочник', 'Руководства', 'Библиотека'],
	problems: 'Ошибки',
	languageName: 'Русский',
	search: 'Поиск',
	theme: 'Тема',
	themes: { auto: 'Системная', light: 'Светлая', dark: 'Тёмная' },
	trademark: 'APCA — товарный знак Myndex Research и Эндрю Сомерса.',
} as const;

/** All words; a function, so that bundles of the script leave it out. */
export const inRussian = (): FrontWords => ({
	...SHARED_RUSSIAN,
	describe: 'Описать',
	description: 'Описать, перевести, проверить и создать цвета: API цвета, которое может развернуть каждый, и его движок прямо на странице.',
	about: 'Страница работает на JavaScript. Без него формы ниже обращаются к сервису, и он отвечает в JSON.',
	aboutDescription: 'описывает все операции.',
	ask: 'Отправить',
	sendBody: 'Отправьте тело JSON на',
	operations: VIEW_WORDS,
});
