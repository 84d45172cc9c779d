/*
 * audit-theme in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Проверить файл темы',
	summary: 'Проверить каждую пару цветов в файле темы, во всех её режимах, и исправить то, что не проходит, наименьшими изменениями.',
	fields: {
		theme: 'Содержимое файла: CSS с переменными, Tailwind 4 или shadcn/ui, переменные и словари Sass, настройки Tailwind 3 '
			+ 'в JSON или скрипте, любой скрипт с цветами в объектах, дизайн-токены (DTCG), Tokens Studio, переменные Figma, любой JSON '
			+ 'с цветами, ресурсы Android, библиотека Dart, палитра GIMP или файл образцов ASE или ACO в base64. Читаются и ответы '
			+ 'build-system для android и ios.',
		target: 'Контраст, которого должны достичь пары: WCAG 2 (aa, aa-large, aaa) или |Lc| по APCA (apca-body, apca-content, apca-large).',
		pairs: 'Пары в дополнение к найденным по именам, таким как --card-foreground на --card.',
		repair: 'Вернуть исправленный файл с наименьшими изменениями, после которых пары проходят. Бледный или яркий фон, на котором читается '
			+ 'чёрный или белый текст, сохраняет цвет: меняется текст. Фон немного сдвигается лишь тогда, когда белый текст на нём читается '
			+ 'легче чёрного. Равные цвета остаются равными, и ни одна пара не становится хуже.',
		lock: 'Имена цветов, которые нельзя менять при исправлении.',
		prefer: 'Какую сторону пары менять, если возможно: текст (text), фон (surface) или ту, которая изменится меньше (least).',
		format: 'Вид отчёта: json, или ещё и файл sarif (2.1.0).',
		path: 'Путь к файлу в SARIF.',
	},
	examples: [
		'текст, который не читается на светлой карточке и читается на тёмной',
		'тот же файл с текстом, который проходит',
		'дизайн-токены и дополнительная пара',
	],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The audit. Lists are limited in length; the summary counts everything.': 'Проверка. Длина списков ограничена; в итоге посчитано всё.',
	'The detected form of the file.': 'Распознанный вид файла.',
	'Counts.': 'Итоги в числах.',
	'Number of colors in the file, counted in each mode.': 'Сколько цветов в файле, в каждом режиме отдельно.',
	'Number of pairs that were checked.': 'Сколько пар проверено.',
	'Number of pairs that fail.': 'Сколько пар не проходит.',
	'With repair: number of failing pairs that pass in the repaired file.':
		'С исправлением: сколько непроходящих пар проходит в исправленном файле.',
	'Number of pairs of colors that some people may confuse.': 'Сколько пар цветов кто-то может спутать.',
	'Number of pairs of different colors that look the same.': 'Сколько пар разных цветов выглядят одинаково.',
	'Number of colors outside sRGB.': 'Сколько цветов вне sRGB.',
	'Number of values that are intended as colors but unreadable.': 'Сколько значений задуманы как цвета, но не прочитаны.',
	'Number of pairs that were not checked, if there are more than 1000, or very many modes.':
		'Сколько пар не проверено, если их больше 1000 или режимов очень много.',
	'Number of values that were skipped, if the file exceeds the limits.': 'Сколько значений пропущено, если файл больше допустимого.',
	'Why pairs still fail after the repair, and how to go on; absent if all pass.':
		'Почему пары не проходят и после исправления и как продолжить; отсутствует, если проходят все.',
	'Why values or pairs were skipped; absent if the file is within the limits.':
		'Почему пропущены значения или пары; отсутствует, если файл в допустимых пределах.',
	'Why no pair was checked; absent if one was.': 'Почему не проверена ни одна пара; отсутствует, если проверена хоть одна.',
	'The modes, in the order of the file.': 'Режимы, в порядке файла.',
	'The mode: its conditions, such as dark; default without conditions.': 'Режим: его условия, например dark; default, если условий нет.',
	'Number of pairs listed in this mode: those with different colors than in other modes.':
		'Сколько пар перечислено в этом режиме: те, чьи цвета иные, чем в других режимах.',
	'Number of them that fail.': 'Сколько из них не проходит.',
	'Number of its colors that were compared with each other.': 'Сколько цветов этого режима сравнено друг с другом.',
	'Failing pairs first, then in the order of the file.': 'Сначала непроходящие пары, затем в порядке файла.',
	'A color of the theme with its position.': 'Цвет темы с его местом в файле.',
	'Its name in the file.': 'Его имя в файле.',
	'Line of its value, from 1.': 'Строка значения, с 1.',
	'Column of its value, from 1, in UTF-16 units.': 'Столбец значения, с 1, в единицах UTF-16.',
	'What pairs them: the names, the documents of a design system, or the request.':
		'Что связывает их в пару: имена, документация дизайн-системы или запрос.',
	'True if it reaches its target.': 'true, если пара достигает своей цели.',
	'Targets that it does not reach.': 'Цели, которых пара не достигает.',
	'In the order of the file.': 'В порядке файла.',
	'The other name that its color comes from.': 'Другое имя, от которого взят цвет.',
	'Colors of a mode under deltaE OK 0.05 with a deficiency, but not without it, closest first.':
		'Цвета одного режима, у которых deltaE OK меньше 0,05 при нарушении зрения, но не без него; ближайшие первыми.',
	'Different colors of a mode under deltaE OK 0.02, closest first.':
		'Разные цвета одного режима, у которых deltaE OK меньше 0,02; ближайшие первыми.',
	'Colors that sRGB cannot show.': 'Цвета, которых в sRGB нет.',
	'Values that are intended as colors but unreadable.': 'Значения, которые задуманы как цвета, но не прочитаны.',
	'The reason, as a sentence.': 'Причина, одной фразой.',
	'With repair: the changes, in the order of the file.': 'С исправлением: изменения, в порядке файла.',
	'The name whose value changed.': 'Имя, значение которого изменилось.',
	'The value before.': 'Прежнее значение.',
	'The value after.': 'Новое значение.',
	'The color before.': 'Прежний цвет.',
	'The color after.': 'Новый цвет.',
	'Distance between both colors, as deltaE OK; the difference of opacity if that changed.':
		'Расстояние между ними, deltaE OK; если изменилась непрозрачность — её разница.',
	'The repaired file, or the findings as SARIF.': 'Исправленный файл или замечания в SARIF.',
	'Name of the background color.': 'Имя цвета фона.',
	'Name of the text color.': 'Имя цвета текста.',
} as const;

export const viewWords = {
	title: 'Проверка темы',
	lead: 'Каждая пара цветов файла в каждом режиме и наименьшие исправления.',
} as const satisfies Translated<typeof english.viewWords>;
