/*
 * Messages of the command itself on standard error, in every language; `{}` is a placeholder.
 *
 * English and Russian are complete; a further language falls back to English. `report.ts` translates problems of an input.
 *
 * Proof  test/cli/messages.test.ts; test/guards/messages.test.ts: every printed message comes from this table.
 */

import type { Locale } from '../names/locales/ids.ts';

/** The text in each language. */
type Translations = { readonly [language in Locale]?: string } & { readonly en: string };

export const MESSAGES = {
	'unknown-option': { en: '{} is not a known option. {}', ru: 'Параметра {} нет. {}' },
	'known-options': { en: 'Known: {}.', ru: 'Есть: {}.' },
	'takes-no-value': { en: '{} takes no value, got {}.', ru: '{} пишется без значения, получено {}.' },
	'value-missing': { en: '{} needs a value. Write {}.', ru: 'У {} нет значения. Напишите {}.' },
	'setting-missing': { en: '{} needs a value.', ru: 'У {} нет значения.' },
	'not-one-of': { en: '{} must be one of {}, got {}. {}', ru: '{}: можно только {}, получено {}. {}' },
	'write': { en: 'Write {}.', ru: 'Напишите {}.' },
	'did-you-mean': { en: 'Did you mean {}?', ru: 'Может быть, {}?' },
	'word-too-many': { en: 'Unexpected word {}. {}', ru: '{} — лишнее слово. {}' },
	'give-or-leave': { en: 'Use it as the value of an option, or remove it.', ru: 'Отдайте его параметру или уберите.' },
	'leave-out': { en: 'Remove it.', ru: 'Уберите его.' },
	'several-words': {
		en: 'Quote a color of several words: {}.',
		ru: 'Цвет из нескольких слов берут в кавычки: {}.',
	},
	'spaces-between': {
		en: '{} has several values. Separate them by spaces: {}.',
		ru: 'В {} несколько значений. Пишите их через пробел: {}.',
	},
	'two-forms': { en: '{} and {} exclude each other. Use one of them.', ru: '{} и {} вместе не бывают. Оставьте одно.' },
	'no-code': {
		en: '{} writes no code. Remove --code; use {} to print the result.',
		ru: '{} не пишет кода. Уберите --code; ответ печатает {}.',
	},
	'no-plain': {
		en: '{} has no list of values. Remove --plain; use {} instead.',
		ru: 'В ответе {} нет списка значений. Уберите --plain; напишите {}.',
	},
	'column-of-input': {
		en: '--column names a column of standard input. Write - as a value too.',
		ru: '--column называет столбец стандартного ввода. Напишите и -, вместо значения.',
	},
	'no-column': { en: 'Standard input has no column {}. {}', ru: 'На стандартном вводе нет столбца {}. {}' },
	'no-rows': { en: 'It is empty.', ru: 'Он пуст.' },
	'known-columns': { en: 'Columns: {}.', ru: 'Столбцы: {}.' },
	'bad-line': { en: 'Line {}: {}', ru: 'Строка {}: {}' },
	'lines-are-json': {
		en: 'Standard input is JSON. Write --plain instead of --json in the command that prints it.',
		ru: 'На стандартном вводе JSON. В команде, которая его печатает, напишите --plain вместо --json.',
	},
	'lines-are-table': {
		en: 'Standard input looks like a CSV table. Write --column and the name of the column with the values.',
		ru: 'На стандартном вводе, похоже, таблица CSV. Напишите --column и название столбца со значениями.',
	},
	'input-is-utf-16': {
		en: 'Standard input is UTF-16. Convert it: iconv -f UTF-16 -t UTF-8.',
		ru: 'На стандартном вводе UTF-16. Преобразуйте его: iconv -f UTF-16 -t UTF-8.',
	},
	'binary-code': {
		en: 'A terminal cannot show {}, a binary file. Write -o {}, or redirect the output.',
		ru: 'Файл {} двоичный, терминал его не покажет. Напишите -o {} или перенаправьте вывод.',
	},
	'no-file': {
		en: 'The result contains no file. Use --code with --repair or --format sarif.',
		ru: 'В ответе нет файла. --code печатает его с --repair или --format sarif.',
	},
	'input-once': {
		en: 'Standard input can be read once. Use - for one field only.',
		ru: 'Стандартный ввод читается один раз. Дайте - только одному полю.',
	},
	'input-alone': {
		en: '{} has - and other values. Use - alone: each line is the whole value.',
		ru: '{}: не только -. Дайте один -: каждая строка — всё значение.',
	},
	'output-of-many': {
		en: 'Results of a stream go to standard output. Write "> FILE" instead of --output.',
		ru: 'Много ответов идут в стандартный вывод. Вместо --output напишите "> FILE".',
	},
	'code-of-many': {
		en: '--code prints a single result, but - reads many lines. Use one of them.',
		ru: '--code печатает один ответ, а - спрашивает много. Уберите одно из двух.',
	},
	'nothing-judged': {
		en: 'Nothing was checked, because no names say which colors belong together. List the pairs in --pairs.',
		ru: 'Проверять нечего: по именам не видно, какие цвета вместе. Перечислите пары в --pairs.',
	},
	'usage': { en: 'Usage:', ru: 'Запись:' },
	'help-tells': { en: 'See "{}" for all options.', ru: 'О каждом параметре рассказывает "{}".' },
	'no-command': { en: 'Unknown command, operation or color {}. {}', ru: '{} — не команда, не операция и не цвет. {}' },
	'ambiguous': { en: 'Several operations have this word: {}.', ru: 'Это слово есть в нескольких: {}.' },
	'no-operation': { en: 'Unknown operation {}. {}', ru: 'Операции {} нет. {}' },
	'help-lists': { en: 'See "{}" for the list.', ru: 'Их перечисляет "{}".' },
	'one-shell': { en: 'Expected one shell. {}', ru: 'по одной оболочке за раз. {}' },
	'shell-missing': { en: 'Missing name of a shell. {}', ru: 'не названа оболочка. {}' },
	'no-shell': { en: 'Unknown shell {}: expected {}. {}', ru: '{} — ни одна из {}. {}' },
	'mcp-takes-none': {
		en: 'Unexpected word {}: mcp only reads standard input. See "tincture mcp --help".',
		ru: 'mcp не принимает {}: всё, что ему говорят, приходит по стандартному вводу. Как — рассказывает "tincture mcp --help".',
	},
	'skill-takes-none': { en: 'Unexpected word {}: skill only prints.', ru: 'skill не принимает {}: она только печатает.' },
	'skill-elsewhere': {
		en: 'The skill is in the package. Write npx tincture skill.',
		ru: 'Описание для агентов есть в пакете: npx tincture skill.',
	},
	'mcp-waits': {
		en: 'Waiting for messages of the Model Context Protocol, one per line.',
		ru: 'жду сообщений Model Context Protocol, по одному в строке.',
	},
	'our-fault': { en: 'Internal error, please report it: {}', ru: 'ошибка у нас, а не у вас: {}' },
	'bad-lines': {
		en: '{} of {} lines were invalid; their problems are in the output.',
		ru: 'Без ответа остались строки: {} из {}; на месте каждой стоит, что с ней не так.',
	},
	'progress': { en: '{} lines, {} per second', ru: 'строк: {}, {} в секунду' },
	'cannot-be-read': { en: 'Cannot read {}: {}.', ru: 'Файл {} не читается: {}.' },
	'cannot-be-written': { en: 'Cannot write {}: {}.', ru: 'Файл {} не записывается: {}.' },
	'output-fails': { en: 'Cannot write the output: {}.', ru: 'Вывод не записывается: {}.' },
	'file-exists': { en: '{} exists. Write --force to replace it.', ru: 'Файл {} уже есть. Чтобы заменить его, напишите --force.' },
	'wrote': { en: 'Wrote {}.', ru: 'Записано: {}.' },
	'not-utf-8': { en: '{} is not valid UTF-8.', ru: 'Файл {} не в UTF-8.' },
	'not-png': {
		en: '{} is not a PNG image. Convert it first: magick photo.jpg photo.png, or on a Mac: sips -s format png photo.jpg --out photo.png.',
		ru: 'Файл {} — не изображение PNG. Сначала преобразуйте его: magick photo.jpg photo.png, на Mac: sips -s format png photo.jpg --out photo.png.',
	},
	'image-too-large': { en: '{} has more than {} pixels. Make it smaller.', ru: 'В изображении {} больше {} точек. Уменьшите его.' },
	'image-damaged': { en: '{} is a damaged PNG image.', ru: 'Изображение PNG {} повреждено.' },
	'file-too-long': {
		en: '{} has more than {} bytes. Use a smaller file.',
		ru: 'В файле {} больше {} байт. Напишите путь к файлу покороче.',
	},
	'input-too-long': {
		en: 'Standard input has more than {} bytes. Send less at once.',
		ru: 'На стандартном вводе больше {} байт. Отправьте за раз меньше.',
	},
	'no-such-file': { en: 'no such file', ru: 'такого файла нет' },
	'not-allowed': { en: 'permission denied', ru: 'система не разрешает' },
	'is-directory': { en: 'it is a directory; expected a file', ru: 'это каталог; напишите путь к файлу' },
	'not-regular': {
		en: 'not a regular file; write the path of one, or - to read standard input',
		ru: 'это не обычный файл; напишите путь к обычному или -, чтобы читать стандартный ввод',
	},
	'no-directory': { en: 'a part of the path is not a directory', ru: 'часть пути — не каталог' },
	'name-too-long': { en: 'the name is too long', ru: 'слишком длинное имя' },
	'no-file-name': { en: 'invalid file name', ru: 'так файл называться не может' },
	'no-room': { en: 'no space left on device', ru: 'не осталось места' },
	'read-only': { en: 'the file system is read-only', ru: 'туда нельзя писать' },
	'system-says': { en: 'system error {}', ru: 'система отвечает {}' },
} as const satisfies { readonly [name: string]: Translations & { readonly ru: string } };

export type MessageName = keyof typeof MESSAGES;

/** A message with the values of its placeholders: plain values, or messages. */
export interface Message {
	readonly name: MessageName;
	readonly values: readonly (string | number | Message)[];
}

/** Creates a message; values fill the placeholders in order. */
export const message = (name: MessageName, ...values: Message['values']): Message => ({ name, values });

const translate = (sentence: Translations, locale: Locale): string => sentence[locale] ?? sentence.en;

/** Replaces each `{}` by the next value. */
export function fillTemplate(text: string, ...values: readonly (string | number)[]): string {
	let i = 0;
	return text.replaceAll('{}', () => String(values[i++]));
}

/** Renders a message in a language. */
export const renderMessage = ({ name, values }: Message, locale: Locale): string => fillTemplate(
	translate(MESSAGES[name], locale),
	...values.map((value) => (typeof value === 'object' ? renderMessage(value, locale) : value)),
);
