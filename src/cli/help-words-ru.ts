/*
 * Texts of the help in Russian.
 *
 * Proof  test/cli/russian-help.test.ts.
 */

import { LIMITS } from '../doors/limits.ts';
import { fieldWords } from '../operations/field-words-ru.ts';
import type { OperationWords, Translated } from '../operations/translated.ts';
import { WORDS } from '../operations/words-ru.ts';
import { LONGEST_FILE } from './files.ts';
import type * as english from './help-words.ts';
import type { Language } from './manual.ts';
import type { LocalOperation } from './operations.ts';

const HELP_WORDS = {
	headings: {
		words: 'Слова', options: 'Параметры', examples: 'Примеры', operations: 'Операции: {}', commands: 'Команды',
		values: 'Значения', environment: 'Переменные среды', exitCodes: 'Коды завершения',
	},
	groups: {
		Read: 'узнать', Contrast: 'контраст', Compare: 'сравнить', Make: 'создать', See: 'увидеть', Export: 'выгрузить',
	},
	summary:
		'Цвета в любой записи: описать, перевести, проверить, смешать, построить шкалы, палитры и дизайн-системы. Один цвет '
		+ 'описывается, как в {}. Слово, которое есть в имени одной операции, — её короткое имя: mix, scale, contrast, '
		+ 'palette.',
	seeOperation: 'Всё об одной операции рассказывает "{}".',
	seeOptions: 'О параметрах, общих для всех операций, рассказывает "{}".',
	field: {
		required: 'Обязательно.',
		preset: 'По умолчанию: {}.',
		option: 'Или {}.',
		oneOf: 'Одно из: {}.',
		keys: 'Ключи: {}.',
		wholeNumber: 'Целое, от {} до {}.',
		number: 'От {} до {}.',
		items: 'От {} до {}, через запятую.',
		characters: 'От {} до {} знаков.',
		file:
			'Путь к файлу или - для стандартного ввода. Исправленный файл заменяет исходный или идёт в --output; с --json, '
			+ '--csv и --code файл не записывается.',
	},
	values: {
		'COLOR':
			'В любой записи: teal, #3b82f6 в кавычках или 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", '
			+ '"тёмно-бирюзовый".',
		'-':
			'Вместо поля: каждая строка стандартного ввода по очереди, на каждую — строка ответа: JSON или то, что велят '
			+ '--csv, --plain и --column. Если на строку нельзя ответить, на месте ответа стоит ошибка. Для списка строки — '
			+ 'его значения; вместо файла — весь ввод.',
		'@FILE': `Для поля: содержимое обычного файла, не больше ${LONGEST_FILE / 2 ** 20} МиБ; для списка — по одному значению в строке. @@ — сам знак @.`,
		'NAME=COLOR': 'Цвет с именем там, где он нужен: brand=3b82f6. Годится и JSON.',
		'--': 'Конец параметров.',
	},
	variables: {
		'NO_COLOR': 'Любое значение: без цвета.',
		'FORCE_COLOR': '0: без цвета; 1 или 2: 256 цветов; 3: 24 бита. Важнее возможностей терминала.',
		'COLORTERM, TERM': 'Какие цвета умеет терминал.',
		'LC_ALL, LC_MESSAGES, LANG': 'Язык текста для людей: английский или русский. На JSON и CSV не влияет.',
		'COLUMNS': 'Ширина вывода, если он идёт не в терминал.',
	},
	exitCodes: {
		0: 'Успех.',
		1: 'Недопустимый ввод (причина — в стандартном выводе ошибок) или не пройденная проверка audit-theme.',
		2: 'Неизвестные или недостающие аргументы, или audit-theme нечего проверять.',
	},
	serve: {
		options: 'Каждый параметр можно задать и переменной среды: --rate-limit — это RATE_LIMIT. Параметр важнее.',
		exitCodes: {
			0: 'Остановлено сигналом.', 1: 'Ошибка в программе или второй сигнал.', 2: 'Неизвестные или недостающие аргументы.',
			72: 'Файл программы не найден или повреждён.', 78: 'Недопустимое значение настройки.',
		},
	},
	mcp: {
		protocol: 'Одно сообщение JSON-RPC в строке, один ответ в строке. То же по HTTP, на пути /mcp, умеет "tincture serve".',
		claudeCode: 'в Claude Code',
		others: 'в настройках других программ',
		exitCodes: { 0: 'Ввод закончился.', 1: 'Ошибка в программе.', 2: 'Неизвестные или недостающие аргументы.' },
	},
	skill: { claudeCode: 'для Claude Code, в готовую папку' },
	completions: { bash: 'для bash: эта строка в ~/.bashrc', zsh: 'для zsh, один раз', fish: 'для fish, один раз' },
} satisfies Translated<typeof english.HELP_WORDS>;

/** Operations of the command alone; their summary is that of the command. */
const LOCAL_WORDS: Readonly<Record<LocalOperation, Pick<OperationWords, 'fields' | 'examples'>>> = {
	list: { fields: { lists: 'Списки имён.' }, examples: ['слова CSS', 'цвета Tailwind'] },
	paint: { fields: { colors: 'Цвета, которые нарисовать.' }, examples: ['три цвета рядом'] },
	image: { fields: { file: 'Файл PNG.', size: 'Число цветов.' }, examples: ['цвета фотографии', 'двенадцать цветов'] },
};

const LOCAL_BY_NAME = new Map(Object.entries(LOCAL_WORDS));

export const RUSSIAN: Language = {
	words: HELP_WORDS,
	commands: {
		help: 'Напечатать это или всё об одной операции.',
		list: 'Показать цвета с именами: слова CSS или другие списки имён.',
		paint: 'Нарисовать цвета рядом, каждый с именем и HEX.',
		image: 'Найти цвета изображения PNG, долю и место каждого.',
		serve: 'Запустить сервис HTTP и работать, пока не остановят.',
		mcp: 'Говорить по Model Context Protocol через стандартные ввод и вывод: каждая операция — инструмент.',
		skill: 'Напечатать описание для программирующих агентов, например в .claude/skills/tincture/SKILL.md.',
		completions: 'Напечатать скрипт, который дополняет операции, параметры и значения в оболочке.',
	},
	settings: {
		json: 'Напечатать JSON, как в API, байт в байт, и перевод строки.',
		csv:
			'Напечатать CSV (RFC 4180), по строке на каждое значение ответа; перед текстом, который таблица выполнит как '
			+ 'формулу, ставится апостроф.',
		plain: 'Напечатать только полученные значения, по одному в строке; так их читает с - любая операция.',
		column: 'Вместе с -: на стандартном вводе CSV, и значения — в этом столбце. Печатает CSV, где впереди остальные столбцы.',
		code: 'Напечатать только код, если операция пишет код.',
		output: 'Записать в новый файл и напечатать его путь; в каталоге или если путь кончается на /, файл получает обычное имя.',
		force: 'Вместе с --output: заменить файл, который уже есть.',
		color: 'Когда печатать цветом; любое другое значение задаёт поле с этим именем.',
		locale: 'Язык вывода и названий; по умолчанию — язык LC_ALL, LC_MESSAGES или LANG.',
		help: 'Напечатать эту справку.',
		version: 'Напечатать версию.',
	},
	service: {
		HOST: 'Адрес, на котором слушать; не действует, если задан SOCKET и нет METRICS_PORT.',
		PORT: 'Порт, на котором слушать; 0 — его выберет система; не действует, если задан SOCKET.',
		SOCKET: 'Путь сокета Unix вместо HOST и PORT; без TRUST_PROXY=loopback все его клиенты считаются одним.',
		BASE_PATH: 'Публичный путь сервиса, например /color; с него начинаются ссылки и описания.',
		TRUST_PROXY:
			'Доверенные прокси, чей X-Forwarded-For учитывается: адреса, сети, loopback, linklocal, uniquelocal; по '
			+ 'умолчанию никто.',
		RATE_LIMIT: 'Ограничивать запросы по их стоимости: on или off.',
		RATE_LIMIT_RPS: 'Запросов в секунду с одного адреса; не действует, если RATE_LIMIT — off.',
		RATE_LIMIT_BURST: 'Запросов сразу с одного адреса; не действует, если RATE_LIMIT — off.',
		API_KEYS: 'Файл с ключами API; тогда операциям, пакетам и MCP нужен ключ; строка файла: KEY, KEY RATE или KEY RATE BURST.',
		STREAMS_PER_ADDRESS:
			'Открытых потоков NDJSON с одного адреса, с RATE_LIMIT=off — в каждом процессе; не действует, если в DISABLE есть batch.',
		IPV6_PREFIX: 'Сколько бит адреса IPv6 учитывают ограничения.',
		KEEP_ALIVE: `Сколько секунд держать простаивающее соединение; по умолчанию ${LIMITS.idleMs / 1000}, с TRUST_PROXY ${LIMITS.idleBehindProxyMs / 1000}.`,
		WORKERS: 'Сколько процессов отвечает, с одним ограничением для клиента: число или auto — по числу ядер; по умолчанию 1.',
		DISABLE: 'Что не отдавать: batch, mcp, pages.',
		CORS_ORIGINS: 'Источники (origins), чьим страницам доступны ответы; по умолчанию все.',
		CACHE_MB: 'Мегабайт ответов в кэше каждого процесса; 0 — без кэша.',
		CACHE_MAX_AGE: 'Сколько секунд клиенты и прокси могут хранить ответы.',
		WARM_UP_MS:
			'Миллисекунд прогрева перед началом работы, если тем временем отвечает другой экземпляр; не на сокете systemd.',
		DRAIN_DELAY_MS: 'Сколько миллисекунд после сигнала /readyz отвечает 503, а запросы ещё принимаются.',
		LOG_LEVEL: 'Уровень журнала: off, error или info — по строке на запрос.',
		LOG_SAMPLE: 'Доля запросов, попадающих в журнал; ответы со статусом 5xx — все; действует, только если LOG_LEVEL — info.',
		LOG_ADDRESSES: 'Писать ли адреса клиентов в журнал: on или off; не действует, если LOG_LEVEL — off.',
		METRICS: 'Отдавать ли /metrics для Prometheus: on или off.',
		METRICS_PORT: 'Отдельный порт для /metrics; сам сервис их тогда не отдаёт.',
	},
	describe: ({ name, title, summary }) => {
		const words = LOCAL_BY_NAME.get(name) ?? WORDS[name]!;
		return { title, summary, ...words, fields: { ...fieldWords, ...words.fields } };
	},
};
