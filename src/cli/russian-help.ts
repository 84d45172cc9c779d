/*
 * The help in Russian: texts of manuals keyed by the English text, texts of operations from their folders.
 *
 * A text without a translation is printed in English. `{}` is a placeholder.
 *
 * Proof  test/guards/russian-help.test.ts: every text of every manual has its Russian, and no other text has.
 */

import { fieldWords as englishFieldWords } from '../operations/field-words.ts';
import { fieldWords } from '../operations/field-words-ru.ts';
import { WORDS } from '../operations/words-ru.ts';
import { ENGLISH, type Language } from './manual.ts';

export const RUSSIAN_HELP: ReadonlyMap<string, string> = new Map(Object.entries({
	// Headings and templates.
	'Words': 'Слова', 'Options': 'Параметры', 'Examples': 'Примеры', 'Operations: {}': 'Операции: {}',
	'Commands': 'Команды', 'Values': 'Значения', 'Environment': 'Переменные среды', 'Exit codes': 'Коды завершения',
	'Read': 'Узнать', 'Contrast': 'Контраст', 'Compare': 'Сравнить', 'Make': 'Создать', 'See': 'Увидеть', 'Export': 'Выгрузить',
	'Required.':
		'Обязательно.', 'Default: {}.': 'По умолчанию: {}.', 'Same as {}.': 'Или {}.', 'One of {}.': 'Одно из: {}.', 'Keys: {}.': 'Ключи: {}.',
	'Whole number, {} to {}.': 'Целое, от {} до {}.', '{} to {}.': 'От {} до {}.',
	'{} to {}, separated by commas.': 'От {} до {}, через запятую.',
	'{} to {} characters.': 'От {} до {} знаков.',
	'See "{}" for the options that every operation has.': 'О параметрах, общих для всех операций, рассказывает "{}".',
	'See "{}" for details of one operation.': 'Всё об одной операции рассказывает "{}".',
	['Describes, converts, checks and mixes colors, and makes scales, palettes and design systems of them. '
	+ 'A color without an operation is described, as by {}. A word that one operation alone has is its short name: mix, scale, '
	+ 'contrast, palette.']:
		'Цвета в любой записи: описать, перевести, проверить, смешать, построить шкалы, палитры и дизайн-системы. Один цвет '
		+ 'описывается, как в {}. Слово, которое есть в имени одной операции, — её короткое имя: mix, scale, contrast, palette.',
	// Commands.
	'Each option can also be set as an environment variable: --rate-limit as RATE_LIMIT. Options take precedence.':
		'Каждый параметр можно задать и переменной среды: --rate-limit — это RATE_LIMIT. Параметр важнее.',
	'Address to listen on.': 'Адрес, на котором слушать.',
	'Port to listen on; 0 lets the system choose.': 'Порт, на котором слушать; 0 — его выберет система.',
	'Public path of the service, such as /color; links and descriptions begin with it.':
		'Публичный путь сервиса, например /color; с него начинаются ссылки и описания.',
	'Trusted proxies, whose X-Forwarded-For is used: addresses, networks, loopback, linklocal, uniquelocal; none by default.':
		'Доверенные прокси, чей X-Forwarded-For учитывается: адреса, сети, loopback, linklocal, uniquelocal; по умолчанию никто.',
	'Limit requests by their cost: on or off.': 'Ограничивать запросы по их стоимости: on или off.',
	'Requests per second for one address.': 'Запросов в секунду с одного адреса.',
	'Requests at once for one address.': 'Запросов сразу с одного адреса.',
	'File with API keys; operations, batch and MCP then need one; a line is KEY, KEY RATE or KEY RATE BURST.':
		'Файл с ключами API; тогда операциям, пакетам и MCP нужен ключ; строка файла: KEY, KEY RATE или KEY RATE BURST.',
	'Open streams of NDJSON for one address.': 'Открытых потоков NDJSON с одного адреса.',
	'Bits of an IPv6 address that limits count by.': 'Сколько бит адреса IPv6 учитывают ограничения.',
	'Seconds that an idle connection is kept; by default 5, with TRUST_PROXY 76.':
		'Сколько секунд держать простаивающее соединение; по умолчанию 5, с TRUST_PROXY 76.',
	'Milliseconds after a signal in which /readyz answers 503 and requests are still accepted.':
		'Сколько миллисекунд после сигнала /readyz отвечает 503, а запросы ещё принимаются.',
	'Milliseconds of warm-up before listening, if another instance serves meanwhile; not on a socket of systemd.':
		'Миллисекунд прогрева перед началом работы, если тем временем отвечает другой экземпляр; не на сокете systemd.',
	'Path of a Unix socket to listen on, instead of HOST and PORT.': 'Путь сокета Unix вместо HOST и PORT.',
	'Processes that serve, with one limit for each client: a number, or auto for one per core; by default 1.':
		'Сколько процессов отвечает, с одним ограничением для клиента: число или auto — по числу ядер; по умолчанию 1.',
	'Parts that are not served: batch, mcp, pages.': 'Что не отдавать: batch, mcp, pages.',
	'Origins whose pages may read answers; by default all.': 'Источники (origins), чьим страницам доступны ответы; по умолчанию все.',
	'Megabytes of cached answers; 0 for no cache.': 'Мегабайт ответов в кэше; 0 — без кэша.',
	'Seconds for which clients and proxies may cache answers.': 'Сколько секунд клиенты и прокси могут хранить ответы.',
	'Log level: off, error, or info for a line per request.': 'Уровень журнала: off, error или info — по строке на запрос.',
	'Share of requests that are logged; answers with status 5xx always are.':
		'Доля запросов, попадающих в журнал; ответы со статусом 5xx — все.',
	'Log the addresses of clients: on or off.': 'Писать ли адреса клиентов в журнал: on или off.',
	'Separate port for /metrics, which the service itself then does not serve.':
		'Отдельный порт для /metrics; сам сервис их тогда не отдаёт.',
	'Serve /metrics for Prometheus: on or off.': 'Отдавать ли /metrics для Prometheus: on или off.',
	'Stopped by a signal.': 'Остановлено сигналом.',
	'A bug, or a second signal.': 'Ошибка в программе или второй сигнал.',
	'A missing or damaged program file.': 'Файл программы не найден или повреждён.',
	'Invalid setting.': 'Недопустимое значение настройки.',
	'One JSON-RPC message per line, one response per line. "tincture serve" offers the same over HTTP at /mcp.':
		'Одно сообщение JSON-RPC в строке, один ответ в строке. То же по HTTP, на пути /mcp, умеет "tincture serve".',
	'in Claude Code': 'в Claude Code',
	'in the configuration of other clients': 'в настройках других программ',
	'End of input.': 'Ввод закончился.',
	'A bug.': 'Ошибка в программе.',
	'for Claude Code, in a folder that exists': 'для Claude Code, в готовую папку',
	'for bash: this line in ~/.bashrc': 'для bash: эта строка в ~/.bashrc',
	'for zsh, once': 'для zsh, один раз',
	'for fish, once': 'для fish, один раз',
	// Commands, and the options that every operation has.
	'Print this help, or the help of one operation.': 'Напечатать это или всё об одной операции.',
	'Run the service over HTTP until it is stopped.': 'Запустить сервис HTTP и работать, пока не остановят.',
	'Serve the Model Context Protocol over standard input and output: every operation is a tool.':
		'Говорить по Model Context Protocol через стандартные ввод и вывод: каждая операция — инструмент.',
	'Print the instructions for coding agents, for example into .claude/skills/tincture/SKILL.md.':
		'Напечатать описание для программирующих агентов, например в .claude/skills/tincture/SKILL.md.',
	'Print a script that completes operations, options and values in a shell.':
		'Напечатать скрипт, который дополняет операции, параметры и значения в оболочке.',
	'Print the JSON of the API, byte for byte, with a line feed.': 'Напечатать JSON, как в API, байт в байт, и перевод строки.',
	'Print CSV (RFC 4180), one line per item; an apostrophe precedes text that a spreadsheet would run as a formula.':
		'Напечатать CSV (RFC 4180), по строке на каждое значение ответа; перед текстом, который таблица выполнит как формулу, ставится апостроф.',
	'Print only the resulting values, one per line, as every operation reads them from -.':
		'Напечатать только полученные значения, по одному в строке; так их читает с - любая операция.',
	'With -: standard input is CSV with the values in this column. Prints CSV with the other columns in front.':
		'Вместе с -: на стандартном вводе CSV, и значения — в этом столбце. Печатает CSV, где впереди остальные столбцы.',
	'Print only the code, for operations that write code.': 'Напечатать только код, если операция пишет код.',
	'Write to a new file, and print its path; a directory, or a path that ends in /, takes the default name.':
		'Записать в новый файл и напечатать его путь; в каталоге или если путь кончается на /, файл получает обычное имя.',
	'With --output: replace a file that exists.': 'Вместе с --output: заменить файл, который уже есть.',
	'When to print colors; any other value sets the field of this name.':
		'Когда печатать цветом; любое другое значение задаёт поле с этим именем.',
	'The language of the output and of names; by default that of LC_ALL, LC_MESSAGES or LANG.':
		'Язык вывода и названий; по умолчанию — язык LC_ALL, LC_MESSAGES или LANG.',
	'Print this help.': 'Напечатать эту справку.',
	'Print the version.': 'Напечатать версию.',
	'List the named colors, painted: the keywords of CSS, or other lists of names.':
		'Показать цвета с именами: слова CSS или другие списки имён.',
	[englishFieldWords.locale]: fieldWords.locale, 'The lists of names.': 'Списки имён.',
	'the keywords of CSS': 'слова CSS', 'the colors of Tailwind': 'цвета Tailwind',
	'Paint the given colors side by side, each with its name and HEX.': 'Нарисовать цвета рядом, каждый с именем и HEX.',
	'The colors to paint.': 'Цвета, которые нарисовать.', 'three colors side by side': 'три цвета рядом',
	'Find the colors of a PNG image, with the share and a place of each.': 'Найти цвета изображения PNG, долю и место каждого.',
	'The PNG file.': 'Файл PNG.', 'Number of colors.': 'Число цветов.',
	'the colors of a photo': 'цвета фотографии', 'twelve of them': 'двенадцать цветов',
	// Values, variables, exit codes.
	'In any form: teal, #3b82f6 between quotes or 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".':
		'В любой записи: teal, #3b82f6 в кавычках или 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".',
	['As a field: reads one value per line from standard input and prints one result per line: JSON, or as --csv, --plain or --column '
	+ 'say. Invalid lines print their problem. For a list, the lines are its items; for a file field: all of standard input.']:
		'Вместо поля: каждая строка стандартного ввода по очереди, на каждую — строка ответа: JSON или то, что велят --csv, --plain и '
		+ '--column. Если на строку нельзя ответить, на месте ответа стоит ошибка. Для списка строки — его значения; вместо файла — весь ввод.',
	'As a field: the content of a regular file of at most 1 MiB; for a list, one item per line. @@ is a literal @.':
		'Для поля: содержимое обычного файла, не больше 1 МиБ; для списка — по одному значению в строке. @@ — сам знак @.',
	'A named color, for fields that take one: brand=3b82f6. JSON works too.':
		'Цвет с именем там, где он нужен: brand=3b82f6. Годится и JSON.',
	'Ends the options.': 'Конец параметров.',
	'Success.': 'Успех.',
	'Invalid input, explained on standard error, or a failed check of audit-theme.':
		'Недопустимый ввод (причина — в стандартном выводе ошибок) или не пройденная проверка audit-theme.',
	'Unknown or missing arguments.': 'Неизвестные или недостающие аргументы.',
	'Unknown or missing arguments, or nothing to check for audit-theme.':
		'Неизвестные или недостающие аргументы, или audit-theme нечего проверять.',
	'Any value: no colors.': 'Любое значение: без цвета.',
	'0: no colors; 1 or 2: 256 colors; 3: 24 bits. Overrides the detection of the terminal.':
		'0: без цвета; 1 или 2: 256 цветов; 3: 24 бита. Важнее возможностей терминала.',
	'Colors that the terminal supports.': 'Какие цвета умеет терминал.',
	'The language of text for people: English or Russian. Does not affect JSON and CSV.':
		'Язык текста для людей: английский или русский. На JSON и CSV не влияет.',
	'Width of the output if it is not a terminal.': 'Ширина вывода, если он идёт не в терминал.',
	// Descriptions of examples.
	['The path of the file, or - for standard input. A repaired file replaces the original or goes to --output; with --json, '
	+ '--csv or --code no file is written.']:
		'Путь к файлу или - для стандартного ввода. Исправленный файл заменяет исходный или идёт в --output; с --json, '
		+ '--csv и --code файл не записывается.',
}));

export const RUSSIAN: Language = {
	say: (text) => RUSSIAN_HELP.get(text) ?? text,
	describe: (operation) => {
		const english = ENGLISH.describe(operation), russian = WORDS[operation.name];
		return { ...english, ...russian, fields: { ...english.fields, ...fieldWords, ...russian?.fields } };
	},
};
