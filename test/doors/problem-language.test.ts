/*
 * Details of problems: in Russian or in English without their fields if a client requests them so, as the page does; in English with
 * their fields for everybody else, also in a browser that prefers Russian.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inRequestedLanguage } from '../../src/doors/problem-language.ts';
import { attempt, type InputError } from '../../src/errors.ts';
import { createFetch } from '../../src/fetch.ts';
import { createBudget, spend, withBudget } from '../../src/math/budget.ts';
import { withServer } from '../support/server.ts';

const language = suite('the language of problems'), answer = createFetch();

interface Problem {
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly { readonly detail: string }[];
}

const ADDRESS = 'https://colors.example/api/v1/';

async function read(path: string, headers: { readonly [name: string]: string }, body?: object | string): Promise<Problem> {
	const json = {
		method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body),
	};
	// Every answer of these tests is a problem.
	return await (await answer(new Request(ADDRESS + path, body === undefined ? { headers } : json))).json() as Problem;
}

const RUSSIAN = { 'Problem-Language': 'ru' };

for (const [path, body, ...expected] of [
	['nearest-names?color=red&limit=21', undefined, 'нужно целое число от 1 до 20, получено 21. Напишите 20.'],
	['nearest-names', { color: 'red', limit: 21 }, 'нужно целое число от 1 до 20, получено 21. Напишите 20.'],
	['find-colors', undefined, 'нет значения.'],
	['generate-palette?size=11', undefined, 'нужно целое число от 2 до 10, получено 11. Напишите 10.'],
	['generate-data-colors?kind=pie', undefined, 'нужно одно из categorical, sequential, diverging, cyclic, получено "pie".'],
	['parse-color', '{"color": "red",}', 'Тело запроса — не JSON. Строка 1, столбец 17: здесь "}", а нужно имя в двойных кавычках.'],
	['parse-color', '{"color": "red"', 'Тело запроса — не JSON. Строка 1, столбец 16: здесь конец текста, а нужно "," или "}".'],
	['parse-color', '["red"]', 'Тело запроса: нужен объект JSON вроде {"color":"teal"}, а получено список.'],
	['parse-color', '{"color":"red","color":"red"}', '"color" повторяется в одном объекте. Оставьте одно.'],
	['audit-theme', { theme: '' }, 'пусто. Напишите текст, например ":root { --text: #111827; --surface: white; }".'],
	['audit-theme', { theme: '{"a": "#fff"' },
		'Тема — не JSON. Строка 1, столбец 13: здесь конец текста, а нужно "," или "}".'],
	['audit-theme', { theme: 'src/theme.css' }, 'цветов не найдено. Отправьте содержимое "src/theme.css", а не имя файла.'],
	// A faulty variable is not blamed a second time on the color that uses it.
	['parse-color', { color: 'var(--a)', variables: { '--a': null } }, 'нужно текст, получено null. Пишите, например, "teal".'],
	['parse-color', { color: 'var(--a)', variables: { '--a': 'red', 'b': 'red' } }, 'поле "b" называется не так, как --brand.'],
	['compare-colors?first=tael&second=gould', undefined, '"tael" — не цвет. Может быть, "teal"?',
		'"gould" — не цвет. Может быть, "gold"?'],
] as const) language(`${path} ${JSON.stringify(body) ?? ''}: ${expected.join(' ')}`, async () => {
	const { status, detail, errors } = await read(path, RUSSIAN, body), english = await read(path, { 'Accept-Language': 'ru' }, body);
	assert.is(status, 400);
	assert.is(errors!.length, expected.length);
	expected.forEach((text, i) => assert.ok(errors![i]!.detail.startsWith(text), errors![i]!.detail));
	assert.ok(detail.endsWith(errors![0]!.detail));
	assert.not.match(JSON.stringify(english), /\p{Script=Cyrillic}/u);
	for (const other of ['de', '*', '']) assert.equal(await read(path, { 'Problem-Language': other }, body), english, other);
});

for (const [path, body, expected] of [
	['nearest-names?color=red&limit=21', undefined, 'must be a whole number from 1 to 20, got 21. Write 20.'],
	['find-colors', undefined, 'is missing. Write a text'],
	['parse-color', { color: 'var(--a)', variables: { '--a': null } }, 'must be a text, got null. Write it like "teal".'],
	['mix-colors?first=red&second=tael', undefined, '"tael" is not a color. Did you mean "teal"?'],
	['make-gradient?colors=red,dark%20tael', undefined, '"dark tael" is not a color'],
	['parse-color', '["red"]', 'The body must be a JSON object such as {"color":"teal"}, got a list.'],
] as const) language(`${path} ${JSON.stringify(body) ?? ''} in English without its field: ${expected}`, async () => {
	const { errors } = await read(path, { 'Problem-Language': 'en' }, body);
	assert.is(errors!.length, 1);
	assert.ok(errors![0]!.detail.startsWith(expected), errors![0]!.detail);
});

language('work beyond the limit is refused in Russian', () => {
	const thrown = attempt(() => withBudget(createBudget(0), () => spend(1)));
	const { message } = inRequestedLanguage(thrown, () => 'ru') as InputError;
	assert.is(message, 'На это нужно больше работы, чем положено одному запросу. Отправьте меньше: меньше цветов, меньший файл или переменные '
		+ 'и ссылки, которые не повторяют друг друга.');
});

language('the server gives the same', () => withServer(async (url) => {
	const path = '/api/v1/nearest-names?color=red&limit=21', reply = await fetch(url + path, { headers: RUSSIAN });
	assert.equal(await reply.json(), await read(path.slice('/api/v1/'.length), RUSSIAN));
}));

language.run();
