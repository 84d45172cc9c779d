/*
 * Texts of the pages of the reference in Russian.
 */

import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import type { ReferenceWords } from './words.ts';

/** The form of a noun after a number: 1 поле, 2 поля, 5 полей. */
function plural(n: number, one: string, few: string, many: string): string {
	const tens = n % 100, units = n % 10;
	if (tens >= 11 && tens <= 14) return many;
	return units === 1 ? one : units >= 2 && units <= 4 ? few : many;
}

const countTokens = (n: number): string => `${n} ${plural(n, 'токен', 'токена', 'токенов')}`;

export const RUSSIAN: ReferenceWords = {
	reference: 'Справочник',
	operations: 'Операции',
	openOperations: 'Показать все операции',
	contents: 'На этой странице',
	overview: 'Обзор',
	before: 'Назад',
	next: 'Дальше',
	neighbors: 'Соседние операции',
	allOperations: 'Все операции',
	colors: 'Цвета',
	guides: 'Руководства',
	referenceAbout: 'Все операции API цвета: поля, допустимые значения, примеры и ошибки.',
	indexLead: (n) => `${n} ${plural(n, 'операция', 'операции', 'операций')} по обычному HTTP; ответ зависит только от запроса. Ключ не нужен, `
		+ 'обращаться можно с любого сайта.',
	groups: {
		Read: { name: 'Узнать', about: 'Что это за цвет: его значения, имена и пределы?' },
		Compare: { name: 'Сравнить', about: 'Насколько цвета отличаются на вид?' },
		Contrast: { name: 'Контраст', about: 'Читается ли текст и как сделать его читаемым?' },
		Make: { name: 'Создать', about: 'Какие цвета подойдут к этим?' },
		See: { name: 'Увидеть', about: 'Как их видят другие?' },
		Export: { name: 'Выгрузить', about: 'Как перенести их в код?' },
	},
	rulesTitle: 'Общие правила',
	rules: (batch, link) => [
		`<b>GET</b> принимает поля в строке запроса: список пишется через запятую, <code>#</code> — как <code>%23</code> или не пишется вовсе.
<b>POST</b> принимает те же поля объектом JSON с типом <code>application/json</code> и возвращает те же байты; <b>QUERY</b> (RFC 10008) — тоже.`,
		`Ответ — компактный JSON с <code>ETag</code>, его можно кэшировать сутки. Тело запроса — не больше ${LIMITS.body / 1024} КиБ, адрес — не больше ${LIMITS.target / 1024} КиБ.`,
		`Ограничение для одного адреса — ${countTokens(DEFAULT_RATE.rate)} в секунду и ${DEFAULT_RATE.burst} сразу, если владелец сервиса не задал другое; остаток указан в
<code>RateLimit</code>. Обычный ответ стоит один токен, сложный — больше: по токену за каждые ${UNITS_PER_TOKEN} микросекунд работы. Стоимость указана на
странице операции.`,
		`Несколько запросов сразу: <code>POST ${batch}</code> принимает список или строки JSON. О стоимости рассказывает страница
${link('/docs/batch', '«Пакеты, файлы и образцы»')}.`,
		`Ошибка — это ${link('/problems', 'описание')} того, что не так и что написать вместо этого.`,
	],
	background: 'Основы',
	programs: 'Для программ',
	openApi: 'То же в виде OpenAPI 3.1, для клиентов и инструментов.',
	llms: (link) => `Краткий список для языковых моделей; полный — в ${link('/llms-full.txt', 'llms-full.txt')}.`,
	library: 'Библиотека',
	libraryAbout: 'Движок без HTTP, для программ на JavaScript.',
	libraryDescription: 'Движок как библиотека: пространства, форматы, функции и типы.',
	openFunctions: 'Показать все функции',
	libraryNote: 'Описание библиотеки составлено из комментариев к её коду и есть только на английском.',
	example: 'Пример',
	moreToTry: 'Попробуйте ещё:',
	answer: 'Ответ',
	colorsOfAnswer: 'Цвета ответа',
	moreLines: (n) => `… ещё ${n} ${plural(n, 'строка', 'строки', 'строк')}`,
	sameCall: 'Тот же вызов',
	language: 'Язык',
	command: 'Командная строка',
	run: 'Выполнить здесь',
	runLabel: 'Поля в JSON',
	runButton: 'Выполнить',
	fields: 'Поля',
	field: 'Поле',
	fieldHolds: 'Что в нём',
	requestFields: 'Поля запроса',
	answerFields: 'Поля ответа',
	fieldsOf: (name) => `Поля ${name}`,
	countFields: (n) => `${n} ${plural(n, 'поле', 'поля', 'полей')}`,
	ofField: (name) => ` в ${name}`,
	required: 'обязательно',
	bodyOnly: 'только в теле запроса',
	absent: 'может отсутствовать',
	fallback: (value) => `по умолчанию ${value}`,
	synonyms: (list) => `Можно и так: ${list}`,
	synonym: (written, word) => `${written} вместо ${word}`,
	cost: (tokens, isRandom) =>
		`Это JSON, и его можно кэшировать сутки: на один и тот же запрос ответ всегда один и тот же${
			isRandom ? ', если в нём нет случайного' : ''}. Ответ стоит не меньше ${tokens === 1 ? 'одного токена' : `${tokens} токенов`
		}, по токену за каждые ${UNITS_PER_TOKEN} микросекунд работы; из кэша — один.`,
	problems: 'Ошибки',
	problem: 'Ошибка',
	problemsAbout: 'Все ошибки API цвета: причины и способы исправить.',
	problemsLead: 'Ошибка приходит как <code>application/problem+json</code> (RFC 9457): <code>type</code> ведёт на страницу из этого списка, '
		+ '<code>detail</code> объясняет, что написать вместо ошибочного, а <code>errors</code> перечисляет все неверные поля.',
	openProblems: 'Показать все ошибки',
	status: 'Статус',
	unknownField: 'Ошибка — это JSON по RFC 9457 с фразой о том, что написать вместо ошибочного. Так сервис отвечает на неизвестное поле:',
	seeProblems: (invalid, color, limit, all) =>
		`О неверных запросах рассказывают страницы ${invalid} и ${color}, об ограничении — ${limit}; есть и ${all('/problems', 'все остальные')}.`,
	howToFix: 'Как исправить',
	fails: 'Запрос с ошибкой',
	works: 'Исправленный запрос',
	notFound: 'Страница не найдена',
	nothingAt: (path) => `По адресу ${path} ничего нет.`,
	didYouMean: (links) => `Возможно, вы искали ${links}?`,
	or: ' или ',
	openGuides: 'Показать все руководства',
	guidesAbout: 'Короткие страницы об охвате, контрасте, различии цветов, тоне и токенах дизайна.',
	guidesLead: 'Понятия, на которые опирается справочник: по короткой странице с картинкой на каждое.',
	kinds: {
		nouns: { 'a color': 'цвет', 'a color or a gradient': 'цвет или градиент' },
		text: 'текст',
		characters: (min, max) => `, от ${min} до ${max} ${plural(max, 'знака', 'знаков', 'знаков')}`,
		integer: 'целое число',
		number: 'число',
		between: (min, max) => `, от ${min} до ${max}`,
		from: (min) => `, от ${min}`,
		upTo: (max) => `, до ${max}`,
		flag: 'true или false',
		choice: 'одно из',
		list: (min, max, item) => `список, значений: ${min === max ? min : `от ${min} до ${max}`}; каждое — ${item}`,
		byName: 'объект по именам',
		byKeys: 'объект с ключами из',
		object: 'объект',
		orNull: (kind) => `${kind} или null`,
	},
	pictures: {
		plane: 'Плоскость светлоты и цветности при одном оранжевом тоне. Цвета sRGB занимают «лист» слева; граница Display P3 проходит '
			+ 'снаружи от него, а заданный оранжевый лежит за обеими. Линия ведёт от него к краю листа, к цвету того же тона.',
		textOn: (text, background) => `${text} на ${background}`,
		sample: 'Читай',
		nextTo: (first, second) => `${first} рядом с ${second}`,
		blueAllTheWay: 'От серого к синему: синий на всём пути.',
		byPink: 'От серого к синему через розовый и фиолетовый.',
		steps: 'Одиннадцать ступеней от светлой к тёмной.',
		card: {
			light: 'Карточка в светлой теме: заголовок, строка текста, кнопка.',
			dark: 'Карточка в тёмной теме: заголовок, строка текста, кнопка.',
		},
		signIn: 'Вход',
		line: 'Роль выбирает ступень.',
		proceed: 'Продолжить',
	},
};
