/*
 * Every word of the page in Russian.
 */

import { SHARED_RUSSIAN } from '../doors/front-words-ru.ts';
import { VIEW_WORDS } from '../operations/words-ru.ts';
import type { Words } from './words-en.ts';

export const ru: Words = {
	locale: 'ru',
	...SHARED_RUSSIAN,
	copy: 'Копировать', copied: 'Скопировано', notCopied: 'Не скопировано', download: 'Скачать',
	remove: 'Убрать', edit: 'Изменить', swap: 'Поменять местами',
	computedHere: 'Вычислено в вашем браузере тем же движком',
	askedService: 'Ответил сервис', askedNames: 'Ответил сервис: названия хранятся у него',
	asking: 'Спрашиваем сервис',
	noService: 'Сервис не отвечает. Всё, кроме названий, по-прежнему работает.',
	useInstead: 'Взять', notColor: '— не цвет.', notValid: 'значение не подходит.',
	serviceFailed: 'Сервис не справился. Попробуйте ещё раз.',
	notLoaded: 'Эта часть страницы не загрузилась.', retry: 'Повторить',
	notKnown: 'Это не цвет, не список цветов, не тема и не картинка.',
	undo: 'Отменить', redo: 'Вернуть', share: 'Поделиться', linkCopied: 'Ссылка скопирована',
	pickOnScreen: 'Взять с экрана', sliders: 'Ползунки',
	palette: 'Палитра', paletteHint: 'Добавьте или перетащите цвета', clear: 'Очистить',
	openFile: 'Файл…', openFileHint: 'Цвета картинки или тема', useColor: 'В поле',
	colorTools: 'Действия с цветом',
	usePalette: 'Взять как палитру', addToPalette: 'Добавить в палитру', addedToPalette: 'Добавлено в палитру',
	movedTo: 'Новое место:', moveLeft: 'Влево', moveRight: 'Вправо',
	lightness: 'Светлота', chroma: 'Насыщенность', hue: 'Тон', alpha: 'Непрозрачность',
	sections: { pick: 'Выбор', scale: 'Шкала', palette: 'Палитра', check: 'Проверка', ship: 'Выгрузка' },
	sectionsTitle: 'Разделы',
	request: 'Запрос', answer: 'Ответ', problem: 'Ошибка', asSent: 'Как есть', bytes: 'байт', reference: 'Справочник', code: 'Код',
	forms: { url: 'URL', curl: 'curl', fetch: 'fetch', python: 'Python' },

	overWhite: 'на белом', fallbackHere: 'Замена в sRGB', asAsked: 'Как задано', fits: 'входит', outside: 'вне охвата', mapped: 'приведён',
	gamuts: { 'srgb': 'sRGB', 'display-p3': 'Display P3', 'rec2020': 'Rec. 2020' },
	screens: { 'srgb': 'любой экран', 'display-p3': 'большинство телефонов и ноутбуков', 'rec2020': 'телевизоры UHD' },
	gamutTitle: 'На разных экранах', method: 'Приведение к охвату', black: 'Чёрный', white: 'Белый',
	formats: 'Форматы', all: 'Все', forWeb: 'Для веба',
	ownNames: 'Свои названия, по одному в строке', ownExample: 'бренд = #3b82f6',
	names: 'Названия', languages: { en: 'Английский', ru: 'Русский' }, both: 'Оба', language: 'Язык',
	closest: 'Ближайшее', tailwind: 'Tailwind', people: 'Обычно говорят', family: 'Семейство',
	readableText: 'Читаемый текст', sampleShort: 'Кегль',
	picker: 'Выбор цвета',
	plane: {
		lc: 'Светлота и насыщенность', ch: 'Тон и насыщенность', lh: 'Тон и светлота',
		help: 'Стрелки сдвигают; с Shift — в десять раз дальше.',
	},

	howMany: 'Сколько', query: 'Слова', found: 'Найдено', noneFound: 'Ничего не найдено.',
	oneName: 'Одно название на цвет', nameLists: { names: 'Названия цветов', css: 'Ключевые слова CSS', tailwind: 'Классы Tailwind' },
	sources: { css: 'CSS', common: 'обычное', tailwind: 'Tailwind', extended: 'редкое', ral: 'RAL', among: 'ваше' },
	matches: { exact: 'точно', prefix: 'начало', words: 'слова', typo: 'опечатка' },

	first: 'Первый', second: 'Второй', differences: 'Различия', shifts: 'От первого ко второму',
	verdicts: { identical: 'Одинаковые', nearly: 'Почти одинаковые', similar: 'Похожие', different: 'Разные', opposite: 'Противоположные' },
	verdictNotes: {
		identical: 'Разницы не покажет ни один экран.', nearly: 'Разница едва видна, даже если цвета рядом.',
		similar: 'Рядом различимы, но называются одним словом.', different: 'Один с другим не спутать.',
		opposite: 'На противоположных сторонах цветового круга или очень далеки по светлоте.',
	},
	amount: 'Доля второго', space: 'Пространство', everySpace: 'Переход в каждом пространстве',

	text: 'Текст', background: 'Фон',
	normalText: 'обычный текст', largeText: 'крупный текст', nonText: 'Элементы и графика, 3 : 1', passes: 'проходит', fails: 'не проходит',
	polarities: { 'dark-on-light': 'Тёмное на светлом', 'light-on-dark': 'Светлое на тёмном' },
	apcaUses: {
		'preferred-body': 'Лучше всего для основного текста, от 14 px', 'body': 'Минимум для основного текста, от 18 px',
		'content': 'Минимум для чтения, от 24 px', 'large': 'Заголовки, от 36 px', 'spot': 'Подсказки, неактивные подписи, сплошные значки',
		'non-text': 'Не для текста: линии и фигуры', 'none': 'Многим не видно',
	},
	apcaNote: 'По опубликованной формуле; соответствие WCAG 3 не заявляется, запрещённые лицензией применения исключены.',
	layer: 'Слой', leastAlong: 'Самое слабое место градиента:',
	anyBackdrop: 'На любой подложке', blended: 'Полупрозрачные цвета сначала накладываются на белый.',
	sample: 'Съешь же ещё этих мягких французских булок', sampleLong: 'Хороший контраст не замечают: слова просто читаются — и днём, и ночью.',
	button: 'Кнопка', on: 'на', fixes: 'Что пройдёт проверку', before: 'До', after: 'После', takeIt: 'Взять этот цвет',
	target: 'Цель', adjust: 'Что менять', passesAlready: 'уже проходит', outOfReach: 'недостижимо',
	targets: {
		'aa': 'AA 4.5 : 1', 'aa-large': 'AA крупный 3 : 1', 'aaa': 'AAA 7 : 1', 'apca-body': 'APCA основной Lc 75',
		'apca-content': 'APCA чтение Lc 60', 'apca-large': 'APCA крупный Lc 45',
	},
	matrixTitle: 'Текст на фоне', matrixCaption: 'Контраст каждого цвета как текста на каждом другом', textOnBackground: 'Текст ↓ на →',
	uses: { body: 'текст', large: 'крупный', decoration: 'без текста' }, outsideSrgb: 'Вне sRGB',

	themeFile: 'Файл темы', ownPairs: 'Ещё пары, по одной в строке', filePath: 'Путь к файлу', repair: 'Исправить', yes: 'Да', no: 'Нет',
	changes: 'Изменения', pass: 'проходят', afterRepair: 'после исправления',

	kind: 'Вид', kinds: {
		protanopia: 'Протанопия', deuteranopia: 'Дейтеранопия', tritanopia: 'Тританопия', achromatopsia: 'Ахроматопсия',
	},
	byRole: 'По ролям', byContrast: 'По контрасту', anchor: 'Ступень цвета', nearest: 'ближайшая', hueShift: 'Сдвиг тона', gamut: 'Охват',
	contrasts: 'Контрасты', pin: 'Закреплённый цвет', step: 'Ступень:', curves: 'Кривые', steps: 'ступеней',
	curvesHelp: 'Потяните точку или сдвиньте её стрелками — ступень закрепится (●). Delete открепляет.',
	scaleNote: 'Под каждой ступенью — контраст на белом и на чёрном.',
	ways: { tints: 'Осветление, к белому', shades: 'Затемнение, к чёрному', tones: 'Приглушение, к серому' },
	ends: 'Последние ступени', endKinds: { closed: 'Белый и чёрный', open: 'Цветные' },
	lightnesses: { constant: 'Постоянная', natural: 'Природная' },
	allKinds: 'Все', asPalette: 'Проверить',
	harmonyKinds: {
		'complementary': 'Дополнительные', 'split-complementary': 'Раздельно-дополнительные', 'analogous': 'Соседние', 'triadic': 'Триада',
		'tetradic': 'Тетрада', 'square': 'Квадрат', 'monochromatic': 'Однотонные',
	},
	gradientKinds: { linear: 'Линейный', radial: 'Радиальный', conic: 'Конический' },
	angle: 'Угол', path: 'Между цветами', paths: { straight: 'Напрямик', vivid: 'Ярко' },
	curve: 'Через все цвета', curveKinds: { linear: 'Прямо', smooth: 'Плавно' },
	positions: 'Положения, %', stops: 'Опорные цвета', auto: 'авто',
	modern: 'Современный', modernLead: 'Для браузеров, где у градиента есть цветовое пространство.',
	plainGradient: 'Запасной', plainLead: 'То же из простых опорных цветов, для любого браузера. Ставится первым.',
	change: 'Что сделать', howFar: 'Насколько', adjustments: {
		lighten: 'Светлее', darken: 'Темнее', saturate: 'Сочнее', desaturate: 'Спокойнее', rotate: 'Другой тон', warm: 'Теплее', cool: 'Холоднее',
		opacity: 'Непрозрачность', grayscale: 'Серый', invert: 'Обращённый',
	},
	sortBy: 'Порядок', reversed: 'Обратный', measuredFrom: 'Измерять от', sortKeys: {
		lightness: 'Светлота', hue: 'Тон', chroma: 'Насыщенность', distance: 'Расстояние от цвета', similarity: 'Соседи похожи',
	},
	leastDistance: 'Наименьшее расстояние, ΔE OK', noRoomFor: 'Цветов, которым в этих границах нет места:',
	draw: 'Новая палитра', reroll: 'Другой', keepColor: 'Закрепить цвет', lock: 'Закрепить', locked: 'Закреплён',
	mode: 'Характер', size: 'Цветов', seed: 'Зерно',
	dataKinds: { categorical: 'Категории', sequential: 'Величины', diverging: 'Отклонения', cyclic: 'Цикл' },
	hues: 'Тона, °', keptColors: 'Свои цвета', backgroundColor: 'Фон', closestPair: 'Самая близкая пара, ΔE OK',
	evenness: 'Наибольший шаг к медианному',
	oneSet: 'Один набор', asChart: 'На графике', chartAbout: 'столбцы, линии и карта в этих цветах',
	onwards: 'Дальше с палитрой:',
	modes: {
		auto: 'Авто', analogous: 'Соседние', complementary: 'Дополнительные', triadic: 'Триада', monochromatic: 'Однотонные',
		pastel: 'Пастельные', vivid: 'Яркие', muted: 'Приглушённые', dark: 'Тёмные',
	},

	model: 'Модель', models: { machado: 'Мачадо 2009', brettel: 'Бреттель 1997' }, severity: 'Степень', common: 'Обычное зрение',
	seen: 'Нарушения', kindNotes: {
		protanopia: 'нет длинноволновых колбочек: 1 мужчина из 100', deuteranopia: 'нет средневолновых колбочек: 1 мужчина из 100',
		tritanopia: 'нет коротковолновых колбочек: редко', achromatopsia: 'цвета нет вовсе: очень редко',
	},
	hardPairs: 'Трудно различить', noPairs: 'Все пары, различимые обычным зрением, остаются различимыми.',

	format: 'Формат', values: 'Значения', ownName: 'имя по цвету', systemName: 'Название системы',
	onPrimary: 'Текст на цвете бренда', onPrimaries: { auto: 'Лучший', white: 'Белый', dark: 'Тёмный', exact: 'Заливка точно' },
	look: 'Облик', looks: { soft: 'Мягкий', standard: 'Обычный', high: 'Высокий контраст' },
	balance: 'Ступени равны по', balances: { lightness: 'Светлоте', contrast: 'Контрасту' },
	grayTint: 'Оттенок серых', grayTints: { none: 'Нет', subtle: 'Лёгкий', rich: 'Заметный' },
	brand: {
		primary: 'Основной', secondary: 'Второстепенный', accent: 'Акцент', neutral: 'Нейтральный',
		success: 'Успех', warning: 'Предупреждение', danger: 'Опасность', info: 'Информация',
	},
	scales: 'Шкалы', asInterface: 'Как интерфейс', pairsPass: 'пар проходят AA; у самого слабого текста',
	ui: {
		about: 'небольшой интерфейс в ролях системы',
		product: 'Атлас', nav: ['Обзор', 'Заказы', 'Люди'], title: 'Доброе утро', lead: 'Вас ждут три заказа.', link: 'Все заказы',
		field: 'Адрес доставки', value: 'ул. Главная, 12', primary: 'Сохранить', secondary: 'Просмотр', accent: 'Продвинуть', cancel: 'Отмена',
		statuses: { success: 'Оплачен', warning: 'Опаздывает', danger: 'Отклонён', info: 'Новый' },
		alertTitle: 'Оплата не прошла.', alert: 'Проверьте карту и повторите.',
	},
	views: VIEW_WORDS,
};
