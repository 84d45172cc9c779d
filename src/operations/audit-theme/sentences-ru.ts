/*
 * The sentences in an answer of audit-theme in Russian, by their English words; `{}` is a value.
 *
 * Proof  test/operations/audit-theme/sentences.test.ts.
 */

import type { Messages } from '../../errors.ts';
import { AND_MORE } from '../../names/locales/ru/messages.ts';

export const SENTENCES: Messages = new Map([AND_MORE, ...Object.entries({
	// No pair was checked.
	'The pairs have no two visible colors in any mode': 'Ни в одном режиме у этих пар нет двух видимых цветов',
	'No names say which text is on which surface, as card and card-foreground do, and they are not those of a known design system':
		'По именам не видно, какой текст на какой поверхности, как у card и card-foreground, и это не имена известной дизайн-системы',
	'List the pairs in "pairs"': 'Перечислите пары в "pairs"',
	'The file refers to {} without declaring them': 'Файл ссылается на {}, но не объявляет их',
	'Add {} to it': 'Добавьте к нему {}',
	'Add the file that declares them': 'Добавьте файл с их объявлениями',
	// Pairs still fail.
	'The repair took all work of one request': 'Исправление исчерпало работу, положенную одному запросу',
	'Repair the code of the answer to go on: {} pairs still fail':
		'Чтобы продолжить, исправьте код из этого ответа; не проходит пар: {}',
	'Still failing: {}': 'Всё ещё не проходят: {}',
	'{} on {}': '{} на {}',
	'The mode {} does not declare {} and inherits a color of another mode. Declare it in both':
		'Режим {} не объявляет {} и наследует цвет другого режима. Объявите его в обоих',
	'No change was found that keeps locked colors, the look of fills and all other pairs':
		'Не нашлось изменения, при котором закреплённые цвета, вид заливок и все прочие пары остались бы прежними',
	'Change these colors by hand, lock fewer names, or prefer to change surfaces':
		'Измените эти цвета вручную, закрепите меньше имён или разрешите менять сначала поверхности',
	// Limits.
	'The file has {} modes, and {} are read, those of the whole page first':
		'Режимов в файле: {}; прочитано: {}, сначала режимы всей страницы',
	'{} values were skipped': 'Пропущено значений: {}',
	'{} pairs were not checked': 'Не проверено пар: {}',
	'Send the file in parts, or without the styles of components': 'Отправьте файл по частям или без стилей компонентов',
	// A value could not be read; the name comes before.
	'is not a color in this mode': '— в этом режиме не цвет',
	'is not a readable color': '— не цвет, который можно прочитать',
	'refers to itself': 'ссылается само на себя',
	'refers to {}, which is not in the file': 'ссылается на {}, а этого имени в файле нет',
	'refers to {}, which has no value in the file': 'ссылается на {}, а значения этого имени в файле нет',
	'refers to {}, which is not a color in the file': 'ссылается на {}, а это в файле не цвет',
	'has an alpha that is not a number': '— цвет, непрозрачность которого не число',
	'is neither a color nor a reference to one in the file': '— не цвет и не ссылка на цвет этого файла',
	'is neither a color nor an alias': '— не цвет и не ссылка',
	'names a color space that is not known': 'называет неизвестное цветовое пространство',
	'must have three components that are numbers or "none", and an alpha of 0 to 1':
		'должно иметь три числа или "none" и непрозрачность от 0 до 1',
	'is an alias of a variable that is not in the file': '— ссылка на переменную, которой в файле нет',
	'has channels outside of 0 to 1': 'имеет каналы вне пределов от 0 до 1',
	'is not a color in sRGB or Display P3': '— не цвет в sRGB или Display P3',
	'is computed by Tokens Studio, which is not read': '— вычисление Tokens Studio, а они не читаются',
})]);
