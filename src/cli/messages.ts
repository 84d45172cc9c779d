/*
 * What the command says of its own on standard error, in each language; `{}` stands for a value.
 *
 * English and Russian have each; a further language reads English where it has none. What the API says of an input is not here:
 * its problems are the same through every door.
 *
 * Proof  test/cli/messages.test.ts, and test/guards/messages.test.ts: nothing is told that does not stand here.
 */

import type { Locale } from '../names/locale.ts';
import { filled } from './filled.ts';

/** In each language that has it. */
type Sentence = { readonly [language in Locale]?: string } & { readonly en: string };

/** Every sentence; the tests read them. */
export const MESSAGES = {
	'unknown-option': { en: '{} is not a known option. {}', ru: 'Параметра {} нет. {}' },
	'known-options': { en: 'Known: {}.', ru: 'Есть: {}.' },
	'takes-no-value': { en: '{} takes no value, got {}.', ru: '{} пишется без значения, получено {}.' },
	'value-missing': { en: '{} is without its value. Write {}.', ru: 'У {} нет значения. Напишите {}.' },
	'setting-missing': { en: '{} is without its value.', ru: 'У {} нет значения.' },
	'not-one-of': { en: '{} must be one of {}, got {}. {}', ru: '{}: можно только {}, получено {}. {}' },
	'write': { en: 'Write {}.', ru: 'Напишите {}.' },
	'did-you-mean': { en: 'Did you mean {}?', ru: 'Может быть, {}?' },
	'word-too-many': { en: '{} is one word too many. {}', ru: '{} — лишнее слово. {}' },
	'give-or-leave': { en: 'Give it to an option, or leave it out.', ru: 'Отдайте его параметру или уберите.' },
	'several-words': {
		en: 'A color of several words stands between quotes: {}.',
		ru: 'Цвет из нескольких слов берут в кавычки: {}.',
	},
	'two-forms': { en: '{} and {} cannot both be. Give one of them.', ru: '{} и {} вместе не бывают. Оставьте одно.' },
	'no-code': {
		en: '{} writes no code. Leave out --code; --json prints its answer.',
		ru: '{} не пишет кода. Уберите --code; ответ печатает --json.',
	},
	'no-file': {
		en: 'The answer holds no file. --code prints one with --repair or --format sarif.',
		ru: 'В ответе нет файла. --code печатает его с --repair или --format sarif.',
	},
	'input-once': {
		en: 'Standard input is read once. Give - to one field alone.',
		ru: 'Стандартный ввод читается один раз. Дайте - только одному полю.',
	},
	'input-alone': {
		en: '{} is - and more. Give - alone: each line is the whole of it.',
		ru: '{}: не только -. Дайте один -: каждая строка — всё значение.',
	},
	'output-of-many': {
		en: 'Many answers go to standard output. Write "> FILE" in the place of --output.',
		ru: 'Много ответов идут в стандартный вывод. Вместо --output напишите "> FILE".',
	},
	'code-of-many': {
		en: '--code prints one answer, and - asks for many. Leave one of them out.',
		ru: '--code печатает один ответ, а - спрашивает много. Уберите одно из двух.',
	},
	'usage': { en: 'Usage:', ru: 'Запись:' },
	'help-tells': { en: '"{}" tells of every option.', ru: 'О каждом параметре рассказывает "{}".' },
	'no-command': { en: '{} is no command, operation or color. {}', ru: '{} — не команда, не операция и не цвет. {}' },
	'no-operation': { en: '{} is no operation. {}', ru: 'Операции {} нет. {}' },
	'help-lists': { en: '"{}" lists them.', ru: 'Их перечисляет "{}".' },
	'one-shell': { en: 'one shell at a time. {}', ru: 'по одной оболочке за раз. {}' },
	'shell-missing': { en: 'the name of a shell is missing. {}', ru: 'не названа оболочка. {}' },
	'no-shell': { en: '{} is none of {}. {}', ru: '{} — ни одна из {}. {}' },
	'mcp-takes-none': {
		en: 'mcp takes no {}: everything it is told stands on standard input. "tincture mcp --help" tells how.',
		ru: 'mcp не принимает {}: всё, что ему говорят, приходит по стандартному вводу. Как — рассказывает "tincture mcp --help".',
	},
	'mcp-waits': {
		en: 'waiting for messages of the Model Context Protocol, one a line.',
		ru: 'жду сообщений Model Context Protocol, по одному в строке.',
	},
	'our-fault': { en: 'the fault is ours, not yours: {}', ru: 'ошибка у нас, а не у вас: {}' },
	'bad-lines': {
		en: '{} of {} lines could not be answered; each has its problem in its place.',
		ru: 'Без ответа остались строки: {} из {}; на месте каждой стоит, что с ней не так.',
	},
	'progress': { en: '{} lines, {} a second', ru: 'строк: {}, {} в секунду' },
	'cannot-be-read': { en: '{} cannot be read: {}.', ru: 'Файл {} не читается: {}.' },
	'cannot-be-written': { en: '{} cannot be written: {}.', ru: 'Файл {} не записывается: {}.' },
	'not-utf-8': { en: '{} is not UTF-8.', ru: 'Файл {} не в UTF-8.' },
	'file-too-long': { en: '{} has {} bytes; at most {} are read.', ru: 'Файл {} длиной {} байт, а читается не больше {}.' },
	'no-such-file': { en: 'there is no such file', ru: 'такого файла нет' },
	'not-allowed': { en: 'the system does not allow it', ru: 'система не разрешает' },
	'is-directory': { en: 'it is a directory', ru: 'это каталог' },
	'no-directory': { en: 'a part of the path is no directory', ru: 'часть пути — не каталог' },
	'name-too-long': { en: 'its name is too long', ru: 'слишком длинное имя' },
	'no-file-name': { en: 'no file can be called so', ru: 'так файл называться не может' },
	'no-room': { en: 'there is no room left', ru: 'не осталось места' },
	'read-only': { en: 'nothing can be written there', ru: 'туда нельзя писать' },
	'system-says': { en: 'the system says {}', ru: 'система отвечает {}' },
} as const satisfies { readonly [name: string]: Sentence & { readonly ru: string } };

export type MessageName = keyof typeof MESSAGES;

/** A sentence, with what stands in the places of its values: words as they are, or sentences of their own. */
export interface Message {
	readonly name: MessageName;
	readonly values: readonly (string | number | Message)[];
}

/** The sentence of that name, with its values in their order. */
export const message = (name: MessageName, ...values: Message['values']): Message => ({ name, values });

const sentenceIn = (sentence: Sentence, locale: Locale): string => sentence[locale] ?? sentence.en;

/** The sentence in a language. */
export const told = ({ name, values }: Message, locale: Locale): string =>
	filled(sentenceIn(MESSAGES[name], locale), ...values.map((value) => (typeof value === 'object' ? told(value, locale) : value)));
