/*
 * Texts of the page about batches, files and swatches in Russian.
 */

import type { BatchWords } from './batch-words.ts';

export const BATCH_RUSSIAN: BatchWords = {
	title: 'Пакеты, файлы и образцы',
	lead: 'Много вопросов в одном запросе, ответы файлами, цвета картинками — и сколько это стоит.',
	batchTitle: 'Пакет',
	batch: ({ base, batch, questions }) => `<p><code>POST ${base}${batch}</code> принимает список, вопросов в нём — не больше ${questions}. В каждом есть имя
операции <code>operation</code>, её запрос <code>input</code> (тело POST этой операции) и, если нужно, <code>id</code>.</p>`,
	questions: 'Вопросы',
	answers: `<p>Ответы идут в том же порядке: <code>{"id":"brand","result":{…}}</code> или <code>{"id":"brand","problem":{…}}</code>; ошибка в одном
вопросе не мешает ответить на остальные. Указатель в описании ошибки отсчитывается от своего вопроса: <code>#/input/color</code>. Если прислать
объект, где список лежит в <code>requests</code>, ответом будет объект с <code>results</code>.</p>`,
	linesTitle: 'Поток строк',
	lines: ({ lines, linesType }) => `<p>С <code>Content-Type: ${linesType}</code> в теле по одному вопросу на строку, строк — не больше ${lines}; ответ на
каждую приходит, пока передаются остальные. Пустые строки остаются без ответа. В описании ошибки есть номер строки <code>line</code>, пустые строки
тоже считаются.</p>`,
	command: 'Команда',
	costTitle: 'Стоимость',
	cost: ({ questions, lines, rate, burst, units, debt, seconds, minutes, mostMinutes }) => `<p>Каждый вопрос стоит хотя бы
один токен и ещё по токену за
каждые ${units} микросекунд работы. При обычном ограничении (токенов сразу — ${burst}, дальше по ${rate} в секунду) сервис ответит на пакет из
${questions} простых вопросов сразу, и останется долг: ${debt} токенов, примерно ${seconds} секунд. Поток, в котором ${lines} строк, займёт около
${minutes} минут, потому что ждёт свои токены. Через ${mostMinutes} минут поток обрывается. Владелец сервиса может задать другое ограничение, а вашему
собственному оно не нужно (<code>RATE_LIMIT=off</code>).</p>`,
	filesTitle: 'Файлы',
	files: ({ base }) => `<p>Операции, в ответе которых есть <code>code</code>, например <a href="${base}/docs/export-tokens">export-tokens</a> и
<a href="${base}/docs/build-system">build-system</a>, вернут сам файл, если добавить <code>?download</code> (в адрес POST — тоже) или указать в
<code>Accept</code> тип файла. Стоит это столько же, сколько ответ в JSON.</p>`,
	swatchesTitle: 'Образцы',
	swatches: ({ base, leastSize, mostSize, size }) => `<p><code>${base}/swatch/{color}.svg</code> — квадрат цвета для README и писем; цвет пишется в любом
виде, с процентным кодированием. <code>size</code> — сторона в пикселях, от ${leastSize} до ${mostSize}, по умолчанию ${size}. Образец стоит один токен и
кэшируется на сутки.</p>`,
};
