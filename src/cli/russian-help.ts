/*
 * The help in Russian: each text of the manual, as it is written in the tables, with what it says in Russian.
 *
 * A text that has none is printed as it is. `{}` stands for a value.
 *
 * Proof  test/cli/russian-help.test.ts: every text of every manual is here, and nothing else.
 */

export const RUSSIAN_HELP: ReadonlyMap<string, string> = new Map(Object.entries({
	// Headings, and what is said with them.
	'Words': 'Слова', 'Options': 'Параметры', 'Examples': 'Примеры', 'Operations: {}': 'Операции: {}',
	'Commands': 'Команды', 'Values': 'Значения', 'Environment': 'Переменные среды', 'Exit codes': 'Коды завершения',
	'Read': 'Узнать', 'Contrast': 'Контраст', 'Compare': 'Сравнить', 'Make': 'Создать', 'See': 'Увидеть', 'Export': 'Выгрузить',
	'Needed.':
		'Обязательно.', 'Default: {}.': 'По умолчанию: {}.', 'Also {}.': 'Или {}.', 'One of {}.': 'Одно из: {}.', 'Keys: {}.': 'Ключи: {}.',
	'Whole, {} to {}.': 'Целое, от {} до {}.', '{} to {}.': 'От {} до {}.', '{} to {}, with commas.': 'От {} до {}, через запятую.',
	'{} to {} characters.': 'От {} до {} знаков.',
	'"{}" tells of the options that every operation has.': 'О параметрах, общих для всех операций, рассказывает "{}".',
	'"{}" tells all about one.': 'Всё об одной операции рассказывает "{}".',
	['Colors in any form: described, converted, checked, mixed, made into scales, palettes and design systems. '
	+ 'A color alone is described, as by {}.']:
		'Цвета в любой записи: описать, перевести, проверить, смешать, построить шкалы, палитры и дизайн-системы. Один цвет '
		+ 'описывается, как в {}.',
	// Commands.
	'Each is a variable of the environment too: --rate-limit is RATE_LIMIT. An option counts more than a variable.':
		'Каждый — ещё и переменная среды: --rate-limit это RATE_LIMIT. Параметр важнее переменной.',
	'The address to listen on.': 'Адрес, на котором слушать.',
	'The port to listen on; 0 lets the system choose.': 'Порт, на котором слушать; 0 — его выберет система.',
	'The path that a proxy serves this under, such as /color; links and descriptions begin with it.':
		'Путь, под которым сервис стоит за прокси, например /color; с него начинаются ссылки и описания.',
	'Proxies whose X-Forwarded-For is believed; addresses, networks, loopback, linklocal, uniquelocal; none unless set.':
		'Прокси, чьему X-Forwarded-For верить: адреса, сети, loopback, linklocal, uniquelocal; если не задано — никому.',
	'Whether requests are limited; off where a proxy does that already.': 'Ограничивать ли запросы; off — если это уже делает прокси.',
	'Requests a second, for one address.': 'Запросов в секунду с одного адреса.',
	'Requests at once, for one address.': 'Запросов сразу с одного адреса.',
	'How many bits of an IPv6 address count as one address.': 'Сколько бит адреса IPv6 считаются одним адресом.',
	'Seconds that an idle connection is kept; unless set 5, with TRUST_PROXY 76.':
		'Сколько секунд держать соединение без дела; если не задано — 5, с TRUST_PROXY — 76.',
	'Milliseconds to ask itself before it listens, where another instance answers meanwhile; not on a socket of systemd.':
		'Сколько миллисекунд спрашивать себя до начала работы, пока отвечает другой экземпляр; не на сокете systemd.',
	'What is logged: off, error, or info for a line a request.': 'Что писать в журнал: off, error или info — по строке на запрос.',
	'Whether the addresses of clients are logged, on or off.': 'Писать ли в журнал адреса клиентов, on или off.',
	'Whether /metrics is served for Prometheus, on or off.': 'Отдавать ли /metrics для Prometheus, on или off.',
	'Stopped by a signal.': 'Остановлено сигналом.',
	'A bug, or a second signal.': 'Ошибка в программе или второй сигнал.',
	'A setting that cannot be.': 'Невозможное значение настройки.',
	'One message of JSON-RPC a line, one answer a line. "tincture serve" speaks the same at /mcp over HTTP.':
		'Одно сообщение JSON-RPC в строке, один ответ в строке. То же по HTTP, на пути /mcp, говорит "tincture serve".',
	'in Claude Code': 'в Claude Code',
	'in the settings of other programs': 'в настройках других программ',
	'The input has ended.': 'Ввод закончился.',
	'A bug.': 'Ошибка в программе.',
	'for bash: this line in ~/.bashrc': 'для bash: эта строка в ~/.bashrc',
	'for zsh, once': 'для zsh, один раз',
	'for fish, once': 'для fish, один раз',
	// Operations.
	'Describe a color.': 'Описать цвет.',
	'Convert a color.': 'Перевести цвет.',
	'Find colors by name.': 'Найти цвета по названию.',
	'Check text contrast.': 'Проверить контраст текста.',
	'Fix text contrast.': 'Исправить контраст текста.',
	'Audit a palette.': 'Проверить палитру.',
	'Audit a theme file.': 'Проверить файл темы.',
	'Check what screens show.': 'Узнать, что покажут экраны.',
	'Find the nearest names.': 'Найти ближайшие названия.',
	'Compare two colors.': 'Сравнить два цвета.',
	'Generate a scale.': 'Построить шкалу.',
	'Make tints and shades.': 'Построить разбелы и затемнения.',
	'Find color harmonies.': 'Найти гармонии.',
	'Mix two colors.': 'Смешать два цвета.',
	'Make a gradient.': 'Построить градиент.',
	'Generate a palette.': 'Составить палитру.',
	'Simulate color blindness.': 'Показать цвета при дальтонизме.',
	'Generate data colors.': 'Подобрать цвета для данных.',
	'Export design tokens.': 'Выгрузить токены.',
	'Build a design system.': 'Построить дизайн-систему.',
	'Read a color in any form and describe it: values, closest names, hue family, gamuts, readable text.':
		'Читает цвет в любой записи и описывает его: значения, ближайшие названия, семейство тонов, охваты, читаемый на нём текст.',
	'Convert a color to any of 21 formats: CSS, HEX, CMYK, and code for SwiftUI, UIKit, Flutter and Android.':
		'Переводит цвет в любой из 21 формата: CSS, HEX, CMYK и код для SwiftUI, UIKit, Flutter и Android.',
	'Search all names in English and Russian: any word order, unfinished words, endings and typos forgiven.':
		'Ищет среди всех названий, английских и русских, прощая порядок слов, недописанные слова, окончания и опечатки.',
	'Check text on a background by WCAG 2 and APCA, with the closest colors that pass.':
		'Проверяет текст на фоне по WCAG 2 и APCA и называет ближайшие цвета, которые проходят.',
	'Move the lightness of text or background just as far as a contrast target needs, keeping its hue.':
		'Сдвигает светлоту текста или фона ровно настолько, насколько нужно для контраста, и не меняет тон.',
	'Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.':
		'Проверяет каждую пару цветов палитры: контраст по обеим метрикам и различимость при нарушениях цветового зрения.',
	'Say whether sRGB, Display P3 and Rec. 2020 can show a color, with its closest fallback in sRGB.':
		'Говорит, входит ли цвет в sRGB, Display P3 и Rec. 2020, и даёт ближайшую замену в sRGB.',
	'Find the names closest to a color: everyday and extended ones, CSS keywords, Tailwind classes, or among your own.':
		'Находит ближайшие к цвету названия: обычные и редкие, слова CSS, классы Tailwind или среди ваших собственных.',
	'Measure how different two colors look, by CIEDE2000 and deltaE OK, with a verdict in one word.':
		'Измеряет, насколько различны два цвета, по CIEDE2000 и deltaE OK, и выносит вердикт одним словом.',
	'Make a scale of eleven steps, 50 to 950, around a color that keeps its value on its natural step.':
		'Строит шкалу из одиннадцати ступеней, от 50 до 950; сам цвет без изменений стоит на своей ступени.',
	'Mix a color in even steps towards white, black and gray.': 'Смешивает цвет ровными шагами с белым, чёрным и серым.',
	'Find the colors that go with a color: 7 kinds, turned in OKLCH at constant lightness.':
		'Находит цвета, которые сочетаются с данным: 7 видов, поворот тона в OKLCH при постоянной светлоте.',
	'Mix two colors in one of 8 spaces, with the color-mix() expression that gives the same.':
		'Смешивает два цвета в одном из 8 пространств и даёт выражение color-mix() с тем же результатом.',
	'Write a smooth CSS gradient, with a fallback of plain stops that looks the same everywhere.':
		'Пишет плавный градиент CSS и запасной, из простых остановок, который везде выглядит одинаково.',
	'Generate a palette by mode, around colors that are kept, repeatable by its seed.':
		'Составляет палитру заданного характера вокруг сохранённых цветов; то же зерно даёт ту же палитру.',
	'Show colors as people with a color vision deficiency see them, and name the pairs they may confuse.':
		'Показывает цвета так, как их видят люди с нарушением цветового зрения, и называет пары, которые легко спутать.',
	'Write colors as design tokens: CSS, Tailwind, Sass, JSON, DTCG, a JavaScript array, SVG, or swatches of Adobe, GIMP, Krita and Procreate.':
		'Записывает цвета как токены: CSS, Tailwind, Sass, JSON, DTCG, массив JavaScript, SVG или образцы для Adobe, GIMP, Krita и Procreate.',
	'Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.':
		'Строит из одного цвета дизайн-систему: восемь шкал, светлые и тёмные роли, которые проходят AA, и их код.',
	'Make colors for charts and maps that all eyes tell apart, as code for the libraries that draw them.':
		'Подбирает цвета для диаграмм и карт, которые различит каждый глаз, и пишет код для библиотек, которые их рисуют.',
	// Fields.
	'The color to describe.': 'Цвет, который описать.',
	'The language of the names.': 'Язык названий.',
	'The color to convert.': 'Цвет, который перевести.',
	'The formats wanted, in order; those of the web when absent.': 'Нужные форматы по порядку; если их нет — форматы для веба.',
	'Words of a color name.': 'Слова названия цвета.',
	'How many results at most.': 'Сколько результатов, не больше.',
	'Only names of this language; both when absent.': 'Только названия на этом языке; если его нет — на обоих.',
	'Your own names and colors, to look among these instead of the lists.':
		'Ваши собственные названия и цвета: искать среди них, а не в списках.',
	'The color scheme: which of its two colors light-dark() is.': 'Цветовая схема: какой из двух цветов даёт light-dark().',
	'Custom properties, for var() in colors.': 'Свойства CSS для var() в цветах.',
	'The color of the text.': 'Цвет текста.',
	'The color behind it.': 'Цвет под ним.',
	'The color behind it, or a gradient of CSS.': 'Цвет под ним или градиент CSS.',
	'What lies between the text and the background, top first as CSS lists them: translucent colors and gradients, of gradients several only where their colors change in one direction.':
		'Что лежит между текстом и фоном, верхнее первым, как в CSS: полупрозрачные цвета и градиенты, несколько градиентов — только если '
		+ 'их цвета меняются в одном направлении.',
	'What to reach: a WCAG 2 ratio (aa 4.5, aa-large 3, aaa 7) or an APCA |Lc| (apca-body 75, apca-content 60, apca-large 45).':
		'Чего достичь: контраста WCAG 2 (aa 4,5, aa-large 3, aaa 7) или |Lc| APCA (apca-body 75, apca-content 60, apca-large 45).',
	'Which of the two may change.': 'Какой из двух менять.',
	'The colors of the palette.': 'Цвета палитры.',
	'The color to check.': 'Цвет, который проверить.',
	'The color to name.': 'Цвет, который назвать.',
	'How many of each list.': 'Сколько из каждого списка.',
	'The color to start from.': 'Исходный цвет.',
	'The color to compare with it.': 'Цвет, с которым сравнить.',
	'The color to build on.': 'Цвет, на котором строить.',
	'Eleven steps of 50 to 950, twelve by role, each also translucent, or steps at given contrasts.':
		'Одиннадцать ступеней от 50 до 950, двенадцать по ролям, каждая и полупрозрачной, или ступени заданных контрастов.',
	'The step that the color takes; the nearest in lightness when absent.': 'Ступень самого цвета; если её нет — ближайшая по светлоте.',
	'Colors for other steps, by step.': 'Цвета для других ступеней, по ступеням.',
	'Degrees that the hue turns from the color to the darkest step; to the lightest as many the other way.':
		'На сколько градусов тон повёрнут от цвета к самой тёмной ступени; к самой светлой — на столько же обратно.',
	'A factor on the chroma of all steps but the color itself, from 0 to 2.':
		'Множитель насыщенности всех ступеней, кроме самого цвета, от 0 до 2.',
	'What steps keep to.': 'За что ступени не выходят.',
	'The contrasts of the steps, of kind contrast.': 'Контрасты ступеней, для вида contrast.',
	'What steps by role or contrast stand on; white when absent.': 'На чём стоят ступени по ролям или контрасту; если его нет — на белом.',
	'How many steps of each.': 'Сколько шагов каждого вида.',
	'The base color.': 'Основной цвет.',
	'A kind of harmony.': 'Вид гармонии.',
	'The first color.': 'Первый цвет.',
	'The second color.': 'Второй цвет.',
	'Share of the second color, in percent.': 'Доля второго цвета в процентах.',
	'The space to mix in.': 'Пространство, в котором смешивать.',
	'The colors, evenly spaced.': 'Цвета, через равные промежутки.',
	'The shape of the gradient.': 'Форма градиента.',
	'Degrees: the direction of a linear gradient (90 is to the right), the start of a conic one.':
		'Градусы: направление линейного градиента (90 — вправо), начало конического.',
	'Where each color stands, in percent, never falling; evenly spaced when absent.':
		'Где стоит каждый цвет, в процентах, не убывая; если их нет — через равные промежутки.',
	'How many stops the fallback holds; as many as smoothness needs when absent.':
		'Сколько остановок в запасном градиенте; если не задано — сколько нужно для плавности.',
	'Colors that stay as they are and come first, in this order.': 'Цвета, которые остаются как есть и стоят первыми, в этом порядке.',
	'What the palette should be like; auto follows the kept colors, or lays out a palette by itself.':
		'Какой быть палитре; auto следует сохранённым цветам или составляет палитру само.',
	'How many colors, kept ones included.': 'Сколько цветов вместе с сохранёнными.',
	'Any text: the same seed, mode, size and kept colors give the same palette for all of version 1.':
		'Любой текст: то же зерно, характер, размер и сохранённые цвета дают ту же палитру во всей версии 1.',
	'Colors that stay: the first ones of a categorical set, one step or both ends of a sequential one, one end or both of a diverging one, the first of a cyclic one.':
		'Цвета, которые остаются: первые в наборе для групп, одна ступень или оба конца последовательного, один или оба конца '
		+ 'расходящегося, первый в циклическом.',
	'What they stand for: groups, amounts, amounts on both sides of a middle, or what comes round again.':
		'Что они обозначают: группы, количества, количества по обе стороны от середины или то, что идёт по кругу.',
	'What they are drawn on: categorical colors have 3:1 on it, sequential ones begin next to it, diverging ones meet next to it.':
		'На чём их рисуют: цвета групп имеют на нём 3:1, последовательные начинаются рядом с ним, расходящиеся рядом с ним встречаются.',
	'Hues in degrees of OKLCH: those to take categorical colors from, to pass from light to dark, of both ends, or to begin with.':
		'Тона в градусах OKLCH: откуда брать цвета групп, через какие идти от светлого к тёмному, тона обоих концов или начало.',
	'Any text: another seed gives another set, the same one the same set.': 'Любой текст: другое зерно даёт другой набор, то же — тот же.',
	'The code wanted: a JSON list, CSS custom properties, or that of a library that draws charts.':
		'Нужный код: список JSON, свойства CSS или код библиотеки, которая рисует диаграммы.',
	'How a color outside is mapped: css (binary search with local MINDE, as without the field), edge-seeker, raytrace, chroma (lightness and hue kept exactly), clip, or all to see each.':
		'Как вписать цвет, который вне охвата: css (двоичный поиск с местным MINDE, как без поля), edge-seeker, raytrace, chroma (светлота '
		+ 'и тон точно те же), clip или all, чтобы увидеть каждый.',
	'The colors to look at.': 'Цвета, на которые посмотреть.',
	'The deficiencies wanted; all when absent.': 'Нужные нарушения зрения; если их нет — все.',
	'Machado, Oliveira & Fernandes 2009, or Brettel, Viénot & Mollon 1997.':
		'Мачадо, Оливейра и Фернандес 2009 или Бреттель, Вьено и Моллон 1997.',
	'How much of the deficiency, 0 to 1: 0 is common vision, 1 the whole of it; only with machado.':
		'Степень нарушения, от 0 до 1: 0 — обычное зрение, 1 — полное нарушение; только с machado.',
	'The colors, in the order of the file.': 'Цвета в порядке файла.',
	'The kind of file.': 'Вид файла.',
	'How values are written; hex, rgb and hsl show a color outside sRGB mapped into it.':
		'Как писать значения; в hex, rgb и hsl цвет вне sRGB записан вписанным в него.',
	'The brand color.': 'Цвет бренда.',
	'A second color; derived from the first when absent.': 'Второй цвет; если его нет — выводится из первого.',
	'A color for emphasis; derived when absent.': 'Цвет для акцентов; если его нет — выводится.',
	'The color of grays; derived when absent.': 'Цвет серых; если его нет — выводится.',
	'The color of success; a green when absent.': 'Цвет успеха; если его нет — зелёный.',
	'The color of warnings; an amber when absent.': 'Цвет предупреждений; если его нет — янтарный.',
	'The color of errors; a red when absent.': 'Цвет ошибок; если его нет — красный.',
	'The color of information; a blue when absent.': 'Цвет сведений; если его нет — синий.',
	'What the system is called; names the file, and stands before steps whose name Tailwind has too, as brand-neutral-50.':
		'Имя системы: так назван файл, и оно стоит перед ступенями, чьё имя есть и в Tailwind, как brand-neutral-50.',
	['The kind of code: CSS, Tailwind 4 or 3, Sass, JSON, design tokens, shadcn/ui as CSS or as a registry item, Figma variables, '
	+ 'Android, iOS, Flutter, or the steps as swatches of Adobe, GIMP and Krita.']:
		'Вид кода: CSS, Tailwind 4 или 3, Sass, JSON, токены, shadcn/ui как CSS или как запись реестра, переменные Figma, Android, iOS, '
		+ 'Flutter или ступени как образцы Adobe, GIMP и Krita.',
	'How values are written.': 'Как писать значения.',
	// Commands, and the options that every operation has.
	'Print this, or all about one operation.': 'Напечатать это или всё об одной операции.',
	'Run the service over HTTP until it is stopped.': 'Запустить сервис HTTP и работать, пока не остановят.',
	'Speak the Model Context Protocol over standard input and output: every operation is a tool.':
		'Говорить по Model Context Protocol через стандартные ввод и вывод: каждая операция — инструмент.',
	'Print what makes a shell complete operations, options and their values.':
		'Напечатать то, что научит оболочку дополнять операции, параметры и их значения.',
	'Print the JSON of the API, byte for byte, and a line feed.': 'Напечатать JSON, как в API, байт в байт, и перевод строки.',
	'Print a table (RFC 4180), a line for each answer.': 'Напечатать таблицу (RFC 4180), по строке на ответ.',
	'Print the code alone, where an operation writes code.': 'Напечатать один код, если операция пишет код.',
	'Write to a file; code into a directory, under the name it suggests.':
		'Записать в файл; код — в каталог, под именем, которое он предлагает.',
	'Whether to print colors; any other word is the field of this name.': 'Печатать ли цветом; любое другое слово — поле с этим именем.',
	'The language of what is printed, and of names; else that of LC_ALL, LC_MESSAGES or LANG.':
		'Язык того, что печатается, и названий; иначе — язык LC_ALL, LC_MESSAGES или LANG.',
	'Print this help.': 'Напечатать эту справку.',
	'Print the version.': 'Напечатать версию.',
	// Values, variables, exit codes.
	'In any form: teal, #3b82f6 between quotes or 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".':
		'В любой записи: teal, #3b82f6 в кавычках или 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".',
	['For a field: each line of standard input in turn, an answer in a line for each, as JSON or with --csv as a table. A line that cannot be '
	+ 'answered has its problem in its place. Of a file, the whole of it.']:
		'Вместо поля: каждая строка стандартного ввода по очереди, на каждую — строка ответа, JSON или с --csv таблица. Если на строку '
		+ 'нельзя ответить, на месте ответа стоит ошибка. Вместо файла — весь ввод.',
	'For a field: what the file holds, of a list an item a line. @@ is an @ itself.':
		'Вместо поля: то, что в файле; для списка — по одному в строке. @@ — это сам знак @.',
	'A color with a name, where one is taken: brand=3b82f6. JSON does as well.':
		'Цвет с именем там, где он нужен: brand=3b82f6. Годится и JSON.',
	'Ends the options.': 'Конец параметров.',
	'Answered.': 'Ответ дан.',
	'An input that cannot be: what and why stands on standard error. Or what was checked does not pass: audit-theme.':
		'Ввод, которого не может быть: что и почему, написано в стандартный вывод ошибок. Или проверка не пройдена: audit-theme.',
	'Words that mean nothing here, or too few of them.': 'Слова, которые здесь ничего не значат, или их мало.',
	'Set: no colors.': 'Задана: без цвета.',
	'0 for none, 1 or 2 for 256, 3 for 24 bits, whatever the terminal says.':
		'0 — без цвета, 1 или 2 — 256 цветов, 3 — 24 бита, что бы ни говорил терминал.',
	'What colors the terminal can show.': 'Какие цвета умеет терминал.',
	'The language of what people read: English or Russian. JSON and tables do not depend on it.':
		'Язык того, что читают люди: английский или русский. JSON и таблицы от него не зависят.',
	'How wide to print where no terminal says it.': 'Ширина строки, если её не называет терминал.',
	// What examples show.
	'a Russian adjective, whatever its ending': 'русское прилагательное с любым окончанием',
	'a Tailwind theme from a blue': 'тема Tailwind из синего',
	'a button deepened to Lc 75': 'кнопка, затемнённая до Lc 75',
	'a color that fits everywhere': 'цвет, который покажет любой экран',
	'a color without a name': 'цвет без имени',
	'a gray darkened to AA': 'серый, затемнённый до AA',
	'a gray that just misses AA': 'серый, которому чуть не хватает до AA',
	'a green that sRGB cannot show': 'зелёный, которого нет в sRGB',
	'a keyword': 'слово CSS',
	'a keyword as HEX and OKLCH': 'слово CSS в HEX и OKLCH',
	'a name that no list holds': 'название, которого нет ни в одном списке',
	'a quarter of blue': 'четверть синего',
	'a shadcn/ui theme from a yellow': 'тема shadcn/ui из жёлтого',
	'a theme for Tailwind v4': 'тема для Tailwind v4',
	'a translucent OKLCH color': 'полупрозрачный цвет OKLCH',
	'a translucent overlay': 'полупрозрачный слой',
	'a wide color as platform code': 'цвет вне sRGB в коде платформ',
	'a wide color with its fallback': 'цвет вне sRGB с заменой',
	'a yellow, whose middle is light': 'жёлтый, чья середина светла',
	'all kinds': 'все виды',
	'an item for shadcn add, and the address of this request': 'запись для shadcn add и адрес этого запроса',
	'around the hue circle': 'по цветовому кругу',
	'around the hues': 'через все тона',
	'blue to orange without mud between': 'от синего к оранжевому без грязи посередине',
	'four pastels': 'четыре пастельных',
	'four steps each way': 'по четыре шага в каждую сторону',
	'four steps of given ratios on white': 'четыре ступени заданных контрастов на белом',
	'ink, paper and a brand color': 'чернила, бумага и цвет бренда',
	'names in Russian': 'названия по-русски',
	'one color, every kind, the older model': 'один цвет, все виды, старшая модель',
	'opposites': 'противоположные',
	'red and green of a chart': 'красный и зелёный с графика',
	'red and green, and a wide green': 'красный, зелёный и зелёный вне sRGB',
	'the scale of a blue': 'шкала синего',
	'three colors a third of the circle apart': 'три цвета через треть круга',
	'three names each': 'по три названия',
	'twelve steps by role on a dark page': 'двенадцать ступеней по ролям на тёмной странице',
	'two colors to go with a blue': 'два цвета к синему',
	'two neighbouring blues': 'два соседних синих',
	'six groups of a chart on white': 'шесть групп диаграммы на белом',
	'amounts in the color of a brand': 'количества цветом бренда',
	'two ends and what lies between': 'два конца и то, что между ними',
	'twelve months': 'двенадцать месяцев',
	'a wide color in sRGB by a method of choice': 'цвет вне sRGB, вписанный выбранным способом',
	'an orange by every method, side by side': 'оранжевый всеми способами рядом',
	// audit-theme.
	'Judge every pair of colors in a theme file, in each of its modes, and repair what fails with the smallest changes.':
		'Проверить каждую пару цветов в файле темы, во всех её режимах, и исправить то, что не проходит, наименьшими изменениями.',
	['The file as it is: CSS with custom properties, Tailwind 4 or shadcn/ui, a Tailwind 3 configuration as JSON, design tokens (DTCG), '
	+ 'Tokens Studio, Figma variables, any JSON with colors, a GIMP palette, or base64 of an ASE or ACO swatch file.']:
		'Файл как есть: CSS с переменными, Tailwind 4 или shadcn/ui, настройки Tailwind 3 в JSON, дизайн-токены (DTCG), Tokens Studio, '
		+ 'переменные Figma, любой JSON с цветами, палитра GIMP или файл образцов ASE или ACO в base64.',
	['Write the name of the file, or - for standard input. A repaired file is written where it was, or to --output; with --json, '
	+ '--csv or --code nothing is written.']:
		'Пишется имя файла или - вместо стандартного ввода. Исправленный файл записывается на своё место или в --output; с --json, '
		+ '--csv и --code ничего не записывается.',
	'What a pair must reach: a WCAG 2 ratio (aa, aa-large, aaa) or an APCA |Lc| (apca-body, apca-content, apca-large).':
		'Чего пара должна достичь: контраста WCAG 2 (aa, aa-large, aaa) или |Lc| по APCA (apca-body, apca-content, apca-large).',
	'Pairs to judge besides those that names tell, such as --card-foreground on --card.':
		'Пары сверх тех, что видны по именам, как --card-foreground на --card.',
	'Answer with the file repaired: the fewest and smallest changes that make every pair pass.':
		'Ответить исправленным файлом: наименьшие изменения, после которых проходит каждая пара.',
	'The form of the findings: json, or sarif (2.1.0) as a file besides.': 'Вид отчёта: json, или ещё и файл sarif (2.1.0).',
	'Where the file is, as SARIF shall tell it.': 'Где лежит файл: так его назовёт SARIF.',
	'a text that fails on a light card and passes on a dark one': 'текст, который не читается на светлой карточке и читается на тёмной',
	'the same file with a text that passes': 'тот же файл с текстом, который проходит',
	'design tokens and a pair that no name tells': 'дизайн-токены и пара, которой не видно по именам',
	'the least along a gradient': 'наименьший вдоль градиента',
	'a veil over a color': 'вуаль поверх цвета',
	'two words': 'два слова',
	'what half of it leaves': 'что остаётся при половине',
}));
