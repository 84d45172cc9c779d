/*
 * Labels of fields, choices and headings: in English derived from the names of the API, in Russian from this table.
 *
 * Proof  test/cli/print.test.ts: every field of every result has a label.
 */

import { APCA_LEVELS } from '../metrics/apca.ts';
import type { Locale } from '../names/locales/ids.ts';
import { APCA_USES } from '../operations/check-contrast/apca-uses-ru.ts';

/** `hueShift` becomes "hue shift"; abbreviations come from the table, and sentences are unchanged. */
const splitWords = (name: string): string =>
	ENGLISH.get(name) ?? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const ENGLISH: ReadonlyMap<string, string> = new Map([
	['hex', 'HEX'], ['rgb', 'RGB'], ['nearDuplicates', 'nearly the same'], ['indistinguishable', 'may be confused'],
	['aa-large', 'AA large'], ['hsl', 'HSL'], ['oklch', 'OKLCH'], ['css', 'CSS'], ['wcag2', 'WCAG 2'], ['apca', 'APCA'],
	['aa', 'AA'], ['aaa', 'AAA'], ['srgb', 'sRGB'], ['display-p3', 'Display P3'], ['rec2020', 'Rec. 2020'],
	['tailwind', 'Tailwind'], ['deltaEOK', 'ΔE OK'], ['ciede2000', 'CIEDE2000'], ['ratioOnWhite', 'on white'],
	['ratioOnBlack', 'on black'], ['lc', 'Lc'], ['outsideSrgb', 'outside sRGB'], ['mediaType', 'media type'],
	['nonText', 'non-text'], ['css-name', 'CSS keyword'], ['large text', 'Large text'],
	['sample', 'The quick brown fox jumps over the lazy dog.'], ['hardToTellApart', 'hard to tell apart'],
	['srgb-linear', 'linear sRGB'], ['oklab', 'OKLab'], ['lab', 'Lab'], ['lch', 'LCH'], ['hsv', 'HSV'], ['hwb', 'HWB'],
	['cmyk', 'CMYK'], ['a98-rgb', 'A98 RGB'], ['prophoto-rgb', 'ProPhoto RGB'], ['xyz-d65', 'XYZ D65'], ['xyz-d50', 'XYZ D50'],
	['swiftui', 'SwiftUI'], ['uikit', 'UIKit'], ['flutter', 'Flutter'], ['android', 'Android'],
]);

const RUSSIAN: ReadonlyMap<string, string> = new Map(Object.entries({
	// Fields.
	input: 'запрос', form: 'запись', readAs: 'прочитано как', space: 'пространство', alpha: 'непрозрачность', hex: 'HEX', rgb: 'RGB',
	hsl: 'HSL', oklch: 'OKLCH', css: 'CSS', name: 'имя', tailwind: 'Tailwind', plainName: 'простое имя', hueFamily: 'семейство',
	hueName: 'тон', gamut: 'охват', readableText: 'текст на нём', black: 'чёрный', white: 'белый', formats: 'форматы',
	gamutMapped: 'вписаны в охват', query: 'запрос', total: 'всего', results: 'найдено', source: 'список', locale: 'язык',
	match: 'совпадение', text: 'текст', background: 'фон', wcag2: 'WCAG 2', apca: 'APCA', aa: 'AA', aaa: 'AAA', normal: 'обычный',
	large: 'крупный', nonText: 'не текст', ratio: 'контраст', lc: 'Lc', polarity: 'полярность', level: 'уровень', use: 'годится для',
	suggestions: 'советы', composited: 'на экране', range: 'пределы', least: 'наименьший', largest: 'наибольший', target: 'цель',
	prefer: 'сначала', adjust: 'меняется', reached: 'достигнута', changed: 'изменён', color: 'цвет', before: 'до', after: 'после',
	lightnessShift: 'сдвиг светлоты', colors: 'цвета', pairs: 'пары', summary: 'итог', body: 'основной текст',
	decoration: 'украшение', indistinguishable: 'неразличимы', outsideSrgb: 'вне sRGB', first: 'первый', second: 'второй',
	kind: 'вид', deltaEOK: 'ΔE OK', fallback: 'замена', method: 'способ', names: 'имена', ciede2000: 'CIEDE2000', verdict: 'вердикт',
	chromaShift: 'сдвиг цветности', hueShift: 'сдвиг тона', contrast: 'контраст', anchor: 'опорная ступень', steps: 'ступени',
	step: 'ступень', role: 'роль', ratioOnWhite: 'на белом', ratioOnBlack: 'на чёрном', tints: 'к белому', shades: 'к чёрному',
	tones: 'к серому', harmonies: 'гармонии', hueOffset: 'поворот', amount: 'доля второго', angle: 'угол', stops: 'остановки',
	ends: 'концы', path: 'путь', curve: 'линия',
	position: 'место', seed: 'зерно', mode: 'характер', size: 'цветов', kept: 'сохранён', model: 'модель', severity: 'степень',
	simulated: 'как видят', hardToTellApart: 'легко спутать', format: 'формат', values: 'значения', tokens: 'токены',
	mediaType: 'тип', filename: 'файл', code: 'код', scales: 'шкалы', themes: 'темы', roles: 'роли', audit: 'проверка',
	nothingJudged: 'нечего проверять', notChecked: 'не проверено', notRepaired: 'не исправлено', split: 'больше не равны',
	look: 'облик', balance: 'равные ступени', tint: 'оттенок серых', soft: 'мягкий', standard: 'обычный', high: 'высокий',
	lightness: 'светлота', rich: 'заметный',
	onPrimary: 'текст на бренде', adjustments: 'сдвиги', why: 'причины', visible: 'видно на странице', 'white-text': 'белый текст',
	'dark-text': 'тёмный текст', distinct: 'не спутать с другими',
	light: 'светлая', dark: 'тёмная', passes: 'проходит', theme: 'тема', surface: 'поверхность', primary: 'основной',
	secondary: 'второй', accent: 'акцент', neutral: 'нейтральный', success: 'успех', warning: 'внимание', danger: 'ошибка',
	info: 'сведения', type: 'тип', cssVars: 'переменные', srgb: 'sRGB', 'display-p3': 'Display P3', rec2020: 'Rec. 2020', r: 'r',
	g: 'g', b: 'b', h: 'h', s: 's', l: 'l', c: 'c', arms: 'концы', evenness: 'ровность',
	maxChroma: 'наибольшая цветность', methods: 'способы', layers: 'слои', at: 'место',
	encoding: 'кодировка', lcAt: 'место Lc', lcBackground: 'фон Lc',
	failing: 'не проходят', repaired: 'исправлено', nearDuplicates: 'почти одинаковы', unread: 'не прочитаны',
	leftOut: 'не просмотрено', pairsLeftOut: 'пар не проверено',
	change: 'изменение', index: 'номер', missing: 'не нашлось', descending: 'в обратном порядке', distance: 'расстояние',
	modes: 'режимы', compared: 'сравнено', line: 'строка', column: 'столбец', by: 'по', fails: 'не достигает',
	detail: 'пояснение', changes: 'изменения', from: 'было', to: 'стало', hexBefore: 'HEX до', hexAfter: 'HEX после',
	// Choices.
	identical: 'одинаковы', nearly: 'почти одинаковы', similar: 'похожи', different: 'различны', opposite: 'противоположны',
	'preferred-body': 'лучше всего для основного текста', content: 'текст', spot: 'отдельные слова', 'non-text': 'не текст',
	none: 'ничего', 'dark-on-light': 'тёмное на светлом', 'light-on-dark': 'светлое на тёмном',
	protanopia: 'протанопия', deuteranopia: 'дейтеранопия', tritanopia: 'тританопия', achromatopsia: 'ахроматопсия',
	complementary: 'дополнительный', 'split-complementary': 'расщеплённый', analogous: 'родственный', triadic: 'триада',
	tetradic: 'тетрада', square: 'квадрат', monochromatic: 'монохромный', 'css-name': 'слово CSS', 'common-name': 'обычное имя',
	'relative-color': 'относительный цвет',
	'composed-name': 'составное имя', 'extended-name': 'редкое имя', red: 'красный', orange: 'оранжевый', yellow: 'жёлтый',
	green: 'зелёный', cyan: 'голубой', blue: 'синий', purple: 'фиолетовый', pink: 'розовый', brown: 'коричневый', gray: 'серый',
	exact: 'точное', prefix: 'начало', words: 'слова', typo: 'с опечаткой', common: 'обычные', extended: 'редкие', among: 'свои',
	auto: 'сам', pastel: 'пастель', vivid: 'яркий', muted: 'приглушённый', linear: 'линейный', radial: 'радиальный',
	conic: 'конический', machado: 'machado', brettel: 'brettel',
	// Words in pictures.
	mixture: 'смесь', 'text on background': 'текст на фоне', hover: 'наведение', active: 'нажатие',
	subtle: 'тихий', charts: 'графики', 'large text': 'Крупный текст',
	sample: 'Съешь ещё этих мягких французских булок, да выпей чаю.',
	...Object.fromEntries(APCA_LEVELS.map(({ level, use }) => [use, APCA_USES[level]])),
}));

const TABLES: Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>> = { ru: RUSSIAN };

/** Returns the label of a field or a choice in a language. */
export const labelsIn = (locale: Locale) => (name: string): string => TABLES[locale]?.get(name) ?? splitWords(name);
