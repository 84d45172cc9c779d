/*
 * The guides in Russian.
 *
 * Sources  as in guides-en.ts.
 */

import { APCA_LEVELS } from '../../metrics/apca.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';
import { APCA_USES } from '../../operations/check-contrast/apca-uses-ru.ts';
import { roundLc, roundRatio } from '../../operations/describe.ts';
import { DEEPEST } from '../../reading/css-math.ts';
import { BATCH, MOST_QUESTIONS } from '../batch.ts';
import { escapeHtml } from '../html.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import {
	DEBT, DEBT_SECONDS, fileSample, linesSample, MOST_STREAM_MINUTES, questionsSample, STREAM_MINUTES, SWATCH_SIZE, swatchSample,
} from './batch-parts.ts';
import { docsLink as docs, EXPRESSION_BRAND, expressionRows, type ExpressionUses, type GuideName, type GuideText } from './guide-parts.ts';
import { chip, contrastSamples, differences, fallbacks, gamutPlane, hueStrips, tokenLayers } from './pictures.ts';
import { RUSSIAN } from './words-ru.ts';

const { pictures } = RUSSIAN;

function gamutBody(base: string): string {
	const { wide, mapped, clipped, mappedDelta, clippedDelta, mappedShift, clippedShift } = fallbacks();
	return `<p><b>Охват</b> — это все цвета, которые способен показать экран. Самый старый и самый узкий охват — sRGB; у Display P3, который
поддерживают почти все телефоны и многие ноутбуки, красные и зелёные гуще; Rec. 2020 шире охвата любого обычного экрана. В CSS можно задать
цвета всех трёх.</p>
<figure>${gamutPlane(pictures.plane)}
<figcaption>Один тон, оранжевый: светлота растёт вверх, цветность — вправо. Сплошная линия — граница sRGB, пунктир — граница
Display P3. Правая точка — заданный цвет, левая — он же, вписанный в sRGB.</figcaption></figure>
<p>Цвет, записанный в OKLCH, легко выходит за охват. Браузеры просто обрезают каждый канал: это быстро, но сдвигает тон.</p>
<table class="plain"><thead><tr><th scope="col">Цвет</th><th scope="col">Значение</th><th scope="col">Отклонение</th></tr></thead><tbody>
<tr><th scope="row">${chip(wide, 'заданный')} заданный</th><td><code>${wide}</code></td><td>0</td></tr>
<tr><th scope="row">${chip(mapped, 'вписанный')} вписанный</th><td><code>${mapped}</code></td><td>deltaE OK ${mappedDelta}, тон ${mappedShift}°</td></tr>
<tr><th scope="row">${chip(clipped, 'обрезанный')} обрезанный</th><td><code>${clipped}</code></td><td>deltaE OK ${clippedDelta}, тон ${clippedShift}°</td></tr>
</tbody></table>
<p><b>Приведение к охвату</b> уменьшает цветность, пока цвет не уместится, а тон и светлоту на вид не меняет; так описывает его CSS Color 4.
Этим способом API получает HEX любого цвета вне sRGB; ${docs(base, 'check-gamut')} покажет, в какие охваты цвет входит и насколько отличается
его замена.</p>`;
}

function contrastBody(base: string): string {
	const rows = contrastSamples(pictures).map(({ picture, words, ratio, lc }) => `<tr><th scope="row">${picture}<span class="quiet">${escapeHtml(words)}</span></th><td>${
		roundRatio(ratio)}:1, ${ratio >= WCAG_LEAST.aa.normal ? 'проходит AA' : ratio >= WCAG_LEAST.aa.large ? 'AA только для крупного' : 'не проходит AA'}</td><td>Lc ${
		roundLc(lc)}</td></tr>`).join('\n');
	return `<p><b>WCAG 2</b> делит одну яркость на другую: ${WCAG_LEAST.aa.normal}:1 — уровень AA для текста, ${WCAG_LEAST.aa.large}:1 — для крупного
текста, ${WCAG_LEAST.aaa.normal}:1 — уровень AAA. Его требуют многие законы. Формулу подбирали для экранов того времени; известно, что она слишком
мягка на тёмном фоне и слишком строга к белому тексту на ярких цветах.</p>
<p><b>APCA</b> описывает чтение с экрана, который светится сам. У её значения, Lc, есть знак: плюс — тёмный текст на светлом, минус — светлый на
тёмном. Если поменять местами текст и фон, значение изменится, поэтому порядок важен.</p>
<table class="plain"><thead><tr><th scope="col">Текст</th><th scope="col">WCAG 2</th><th scope="col">APCA</th></tr></thead><tbody>
${rows}
</tbody></table>
<p>Если оценки расходятся, смотрите на сами цвета. Серый на чёрном проходит AA, хотя читать его трудно, — это видно по APCA. Текст, который
проходит обе проверки, надёжен: ${docs(base, 'check-contrast')} вернёт обе оценки, ${docs(base, 'fix-contrast')} изменит цвет так, чтобы он
прошёл.</p>
<h2 id="levels">Уровни APCA</h2>
<table class="plain"><thead><tr><th scope="col">Не меньше</th><th scope="col">Для чего подходит</th></tr></thead><tbody>
${APCA_LEVELS.map(({ level, least }) => `<tr><th scope="row">Lc ${least}</th><td>${APCA_USES[level]}</td></tr>`).join('\n')}
</tbody></table>
<p class="quiet">Цвета считаются цветами sRGB, как того ждёт формула 0.0.98G-4g. APCA — кандидат, а не стандарт; о соответствии WCAG 3 здесь речи нет,
и для медицины, клиник и систем, от которых зависит безопасность, формула не предназначена. Подробнее —
<a href="https://git.apcacontrast.com/documentation/WhyAPCA" hreflang="en">«Зачем нужна APCA»</a> и
<a href="https://github.com/Myndex/SAPC-APCA/discussions" hreflang="en">её обсуждения</a>, на английском. APCA — товарный знак Myndex Research и
Эндрю Сомерса.</p>`;
}

const deltaBody = (base: string): string => `<p>По HEX не видно, насколько похожи два цвета: один шаг синего заметен гораздо меньше, чем один шаг зелёного.
<b>Различие цветов</b>, или deltaE, это измеряет: 0 — цвета равны, а равные числа везде означают одинаково заметную разницу.</p>
<table class="plain"><thead><tr><th scope="col">Пара</th><th scope="col">deltaE OK</th></tr></thead><tbody>
${differences(pictures.nextTo).map(({ picture, measured }) => `<tr><th scope="row">${picture}</th><td>${measured}</td></tr>`).join('\n')}
</tbody></table>
<p><b>deltaE OK</b> — это расстояние по прямой в OKLab; разница около 0,02 едва заметна, когда цвета лежат рядом. <b>CIEDE2000</b> — отраслевой
стандарт: едва заметна разница около 1; его формула исправляет недостатки Lab. ${docs(base, 'compare-colors')} вернёт обе величины и вывод одним
словом; ${docs(base, 'nearest-names')} сортирует названия по первой.</p>
<p>Между соседними полями разницу увидеть легче: для отдельных элементов страницы рассчитывайте примерно на вдвое большие значения.</p>`;

function hueBody(base: string): string {
	const { correct, wrong } = hueStrips(pictures);
	return `<p>У серого нет тона: при цветности 0 любой угол даёт один и тот же серый. В CSS такой тон называют <b>бессильным</b> (powerless), а канал
без значения — <b>отсутствующим</b> (missing) и пишут <code>none</code>.</p>
<p>Это важно при смешивании. На пути от серого к синему у серого тона нет, поэтому смесь берёт тон синего:</p>
<figure>${correct}<figcaption>Тон серого отсутствует: весь путь синий.</figcaption></figure>
<p>Программа, которая хранит вместо него 0, начнёт с красного и пройдёт через розовый:</p>
<figure>${wrong}<figcaption>Та же смесь, если считать тон серого нулём.</figcaption></figure>
<p>Поэтому в ответах тон может быть <code>null</code>, а не 0: например, <code>oklch.h</code> у ${docs(base, 'parse-color')}. ${docs(base, 'mix-colors')} и
${docs(base, 'make-gradient')} обращаются с отсутствующими каналами так же, как браузеры. В файлах токенов стоит 0 при цветности 0: многие
инструменты не поддерживают отсутствующих значений.</p>`;
}

function tokenBody(base: string): string {
	const { scale, steps, light, dark } = tokenLayers('#7c3aed', pictures);
	const [lightest] = steps, darkest = steps.at(-1)!, middle = steps[5]!;
	return `<p><b>Токен дизайна</b> — это имя значения: каждый цвет выбирают в одном месте. Обычно хватает двух слоёв.</p>
<p><b>Шкалы</b> содержат доступные цвета. Цвет бренда превращается в одиннадцать ступеней: от ${lightest!.step} (<code>${lightest!.hex}</code>) через
${middle.step} (<code>${middle.hex}</code>) до ${darkest.step} (<code>${darkest.hex}</code>), и светлота меняется на глаз равномерно.</p>
<figure>${scale}<figcaption>Шкала цвета <code>#7c3aed</code>, от 50 до 950.</figcaption></figure>
<p><b>Роли</b> называют назначение: <code>background</code>, <code>primary</code>, <code>primary-foreground</code>. Компоненты обращаются только к ролям, а
тёмная тема назначает тем же именам другие ступени.</p>
<figure class="two">${light}${dark}<figcaption>Одна карточка, один набор ролей, два выбора ступеней. Весь текст проходит AA на своём фоне.</figcaption></figure>
<p>${docs(base, 'generate-scale')} строит шкалу, ${docs(base, 'build-system')} — целую систему, а ${docs(base, 'export-tokens')} запишет ваши цвета в виде CSS,
Tailwind, Sass, JSON или <b>DTCG</b> — формата Design Tokens Community Group (2025.10), который читают Figma, Style Dictionary и Terrazzo.</p>`;
}

const EXPRESSION_USES: ExpressionUses = {
	mixture: 'смесь любого числа цветов в любом пространстве CSS',
	darker: 'цвет относительно другого: цвет бренда, темнее на одну десятую',
	translucent: 'тот же цвет, но прозрачнее',
	scheme: 'первый — на светлой странице, второй — на тёмной',
	contrast: 'чёрный или белый: тот, который контрастнее',
	channels: 'каналы как числа, с вычислениями CSS',
};

const expressionBody = (base: string): string => `<p>Любой цвет запроса можно задать выражением <b>CSS Color 5</b> с другими цветами. Значения
страницы передаются вместе с запросом: <code>variables</code> — объект со свойствами для <code>var()</code>, только в теле; <code>scheme</code> —
<code>light</code> или <code>dark</code>, можно и в адресе. Здесь <code>--brand</code> — это <code>${EXPRESSION_BRAND}</code>.</p>
<table class="plain"><thead><tr><th scope="col">Выражение</th><th scope="col">Зачем</th><th scope="col">Результат</th></tr></thead><tbody>
${expressionRows(EXPRESSION_USES)}
</tbody></table>
<p>Глубина вложенности цветов — до ${DEEPEST}. Смесь в <code>hsl</code> или <code>hwb</code> и цвет относительно другого в <code>rgb()</code> дают
<code>color(srgb …)</code>: в этой записи возможны цвета вне sRGB. <code>currentcolor</code> и системные цвета не принимаются: их знает только
браузер. ${docs(base, 'parse-color')} вернёт результат любого выражения.</p>`;

export const RUSSIAN_GUIDES: { readonly [name in GuideName]: GuideText } = {
	'gamut-mapping': { title: 'Приведение к охвату', lead: 'Что показать, если экран не может передать цвет.', body: gamutBody },
	'apca-and-wcag': { title: 'APCA и WCAG', lead: 'Две меры читаемости и почему они расходятся.', body: contrastBody },
	'color-difference': { title: 'Различие цветов', lead: 'Насколько цвета отличаются на вид — одним числом, deltaE.', body: deltaBody },
	'powerless-hue': { title: 'Бессильный тон', lead: 'Почему у серого нет тона и что будет, если его задать.', body: hueBody },
	'made-of-others': {
		title: 'Цвета из других цветов',
		lead: 'Смеси, относительные цвета и переменные: что поддерживается из CSS Color 5.',
		body: expressionBody,
	},
	'design-tokens': { title: 'Токены дизайна', lead: 'Имена цветов: шкалы и роли.', body: tokenBody },
};

const batchBody = (base: string): string => `<h2 id="batch">Пакет</h2>
<p><code>POST ${base}${BATCH}</code> принимает список, вопросов в нём — не больше ${MOST_QUESTIONS}. В каждом есть имя
операции <code>operation</code>, её запрос <code>input</code> (тело POST этой операции) и, если нужно, <code>id</code>.</p>
${questionsSample('Вопросы')}
<p>Ответы идут в том же порядке: <code>{"id":"brand","result":{…}}</code> или <code>{"id":"brand","problem":{…}}</code>; ошибка в одном
вопросе не мешает ответить на остальные. Указатель в описании ошибки отсчитывается от своего вопроса: <code>#/input/color</code>. Если прислать
объект, где список лежит в <code>requests</code>, ответом будет объект с <code>results</code>.</p>
<h2 id="lines">Поток строк</h2>
<p>С <code>Content-Type: ${LINES_TYPE}</code> в теле по одному вопросу на строку, строк — не больше ${LIMITS.lines}; ответ на
каждую приходит, пока передаются остальные. Пустые строки остаются без ответа. В описании ошибки есть номер строки <code>line</code>, пустые строки
тоже считаются.</p>
${linesSample(base, 'Команда')}
<h2 id="cost">Стоимость</h2>
<p>Каждый вопрос стоит хотя бы
один токен и ещё по токену за
каждые ${UNITS_PER_TOKEN} микросекунд работы. При обычном ограничении (токенов сразу — ${DEFAULT_RATE.burst}, дальше по ${DEFAULT_RATE.rate} в секунду) сервис ответит на пакет из
${MOST_QUESTIONS} простых вопросов сразу, и останется долг: ${DEBT} токенов, примерно ${DEBT_SECONDS} секунд. Поток, в котором ${LIMITS.lines} строк, займёт около
${STREAM_MINUTES} минут, потому что ждёт свои токены. Через ${MOST_STREAM_MINUTES} минут поток обрывается. Владелец сервиса может задать другое ограничение, а вашему
собственному оно не нужно (<code>RATE_LIMIT=off</code>).</p>
<h2 id="download">Файлы</h2>
<p>Операции, в ответе которых есть <code>code</code>, например <a href="${base}/docs/export-tokens">export-tokens</a> и
<a href="${base}/docs/build-system">build-system</a>, вернут сам файл, если добавить <code>?download</code> (в адрес POST — тоже) или указать в
<code>Accept</code> тип файла. Стоит это столько же, сколько ответ в JSON.</p>
${fileSample(base, 'Команда')}
<h2 id="swatch">Образцы</h2>
<p><code>${base}/swatch/{color}.svg</code> — квадрат цвета для README и писем; цвет пишется в любом
виде, с процентным кодированием. <code>size</code> — сторона в пикселях, от ${SWATCH_SIZE.least} до ${SWATCH_SIZE.most}, по умолчанию ${SWATCH_SIZE.usual}. Образец стоит один токен и
кэшируется на сутки.</p>
${swatchSample(base)}`;

/** The page about batches, files and swatches. */
export const RUSSIAN_BATCH: GuideText = {
	title: 'Пакеты, файлы и образцы',
	lead: 'Много вопросов в одном запросе, ответы файлами, цвета картинками — и сколько это стоит.',
	body: batchBody,
};
