/*
 * Messages of the command in the language of the reader; JSON is the same in every language.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { message, MESSAGES, renderMessage } from '../../src/cli/messages.ts';
import { tincture, type World } from '../support/cli.ts';

const messages = suite('messages of the command');

const RUSSIAN = { environment: { LANG: 'ru_RU.UTF-8' } } as const;

messages('keep placeholders, code and the final punctuation in Russian', () => {
	const typed = /--[a-z]+|"[^"]*"|(?<= )-(?= )|\b[A-Z]{2,}\b/g;
	for (const [name, { en, ru }] of Object.entries(MESSAGES)) {
		assert.is(ru.split('{}').length, en.split('{}').length, name);
		assert.is(/[.:?]$/.exec(ru)?.[0], /[.:?]$/.exec(en)?.[0], name);
		assert.match(ru, /[а-яё]/i, name);
		for (const [word] of en.matchAll(typed)) assert.ok(ru.includes(word), `${name} lost ${word}`);
	}
});

messages('a message can be a value of another one', () => assert.is(
	renderMessage(message('unknown-option', '"--a"', message('did-you-mean', '--b')), 'ru'),
	'Параметра "--a" нет. Может быть, --b?',
));

messages('with --json, an invalid word of a setting is reported by the name of the setting', async () => {
	const { err } = await tincture(['mix-colors', 'red', 'teal', '--color', 'nevver', '--json']);
	assert.equal(JSON.parse(err).errors.map(({ parameter }: { readonly parameter: string }) => parameter), ['color']);
});

for (const [words, english, russian, world] of [
	[['mix-colors', 'red', 'teal', '--amont', '5'],
		/^tincture: "--amont" is not a known option\. Did you mean --amount\?\n/,
		/^tincture: Параметра "--amont" нет\. Может быть, --amount\?\n/],
	[['mix-colors', 'red', 'teal', '--frobnicate'], /^tincture: .* Known: --first, /, /^tincture: .* Есть: --first, /],
	[['mix-colors', 'red', 'teal', '--amount'], /^tincture: --amount needs a value\. Write --amount 100\.\n/,
		/^tincture: У --amount нет значения\. Напишите --amount 100\.\n/],
	[['parse-color', 'teal', '--csv=1'], /^tincture: --csv takes no value, got "1"\.\n/,
		/^tincture: --csv пишется без значения, получено "1"\.\n/],
	[['compare-colors', 'dark', 'teal', 'red'], /^tincture: .*Unexpected word "red"\. .*: "teal red"\.\n/s,
		/^tincture: .*"red" — лишнее слово\. .*: "teal red"\.\n/s],
	[['check-gamut', 'teal', '--locale', 'fr'], /^tincture: --locale must be one of en, ru, got "fr"\. Write --locale en\.\n/,
		/^tincture: --locale: можно только en, ru, получено "fr"\. Напишите --locale en\.\n/],
	[['parse-color', 'teal', '--csv', '--code'], /--csv and --code exclude each other/, /--csv и --code вместе не бывают/],
	[['parse-color', '@none.txt'], /^tincture: Cannot read "none\.txt": no such file\.\n$/,
		/^tincture: Файл "none\.txt" не читается: такого файла нет\.\n$/],
	[['parse-color', '@latin.txt'], /^tincture: "latin\.txt" is not valid UTF-8\.\n$/, /^tincture: Файл "latin\.txt" не в UTF-8\.\n$/,
		{ files: { 'latin.txt': Uint8Array.of(0xe9) } }],
	[['prase-color'], /^tincture: Unknown command, operation or color "prase-color"\. Did you mean "parse-color"\?\n$/,
		/^tincture: "prase-color" — не команда, не операция и не цвет\. Может быть, "parse-color"\?\n$/],
	[['help', 'prase-color'], /^tincture: Unknown operation "prase-color"\. Did you mean "parse-color"\?\n$/,
		/^tincture: Операции "prase-color" нет\. Может быть, "parse-color"\?\n$/],
	[['completions', 'bsh'], /^tincture: Unknown shell "bsh": expected bash, zsh, fish\. Did you mean "bash"\?\n$/,
		/^tincture: "bsh" — ни одна из bash, zsh, fish\. Может быть, "bash"\?\n$/],
	[['completions'], /^tincture: Missing name of a shell\. Usage: tincture completions/,
		/^tincture: не названа оболочка\. Запись: tincture completions/],
	[['serve', '--prot', '1'], /^tincture: "--prot" is not a known option\. Did you mean --port\?\n\nSee "tincture serve --help" for all options/,
		/^tincture: Параметра "--prot" нет\. Может быть, --port\?\n\nО каждом параметре рассказывает "tincture serve --help"\.\n$/],
	[['serve', '--port'], /^tincture: --port needs a value\.\n/, /^tincture: У --port нет значения\.\n/],
	[['mcp', 'now'], /^tincture: Unexpected word "now": mcp only reads standard input/, /^tincture: mcp не принимает "now": /],
	[['parse-color', '-'], /^tincture: 1 of 2 lines were invalid; /, /^tincture: Без ответа остались строки: 1 из 2; /,
		{ input: ['teal\nnope nope\n'] }],
] as const satisfies readonly (readonly [readonly string[], RegExp, RegExp, World?])[]) {
	messages(`tincture ${words.join(' ')}: by the language of the environment`, async () => {
		const plain = await tincture(words, world), translated = await tincture(words, { ...world, ...RUSSIAN });
		assert.match(plain.err, english);
		assert.match(translated.err, russian);
		assert.is(translated.code, plain.code);
		assert.is(translated.out, plain.out);
	});
}

messages('--locale overrides the environment', async () => {
	assert.match((await tincture(['parse-color', '@none.txt', '--locale', 'ru'])).err, /такого файла нет/);
	assert.match((await tincture(['parse-color', '@none.txt', '--locale', 'en'], RUSSIAN)).err, /no such file/);
	assert.match((await tincture(['prase-color', '--locale=ru'])).err, /Может быть, "parse-color"\?/);
});

messages('a usage error is followed by the usage, in the same language', async () => {
	const { err } = await tincture(['mix-colors', '--frobnicate'], RUSSIAN);
	assert.match(err, /\n\nЗапись: tincture mix-colors FIRST SECOND \[OPTION…\]\nО каждом параметре рассказывает "tincture mix-colors --help"\.\n$/);
});

messages('a problem as JSON is that of the API in every language', async () => {
	for (const words of [['parse-color', '@none.txt', '--json'], ['parse-color', 'teal', '--frobnicate', '--json']]) {
		assert.equal(await tincture(words, RUSSIAN), await tincture(words));
	}
});

messages.run();
