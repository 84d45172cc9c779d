/*
 * The Russian help: code stays unchanged, and it is printed for Russian readers only. The types prove that it is complete.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMAND_MANUALS, type ManualName } from '../../src/cli/command-manuals.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { fillTemplate } from '../../src/cli/messages.ts';
import { ENGLISH } from '../../src/cli/manual.ts';
import { RUSSIAN } from '../../src/cli/help-words-ru.ts';
import { operation as image } from '../../src/cli/image-command.ts';
import { operation as list } from '../../src/cli/list-command.ts';
import { operation as paint } from '../../src/cli/paint-command.ts';
import { SERVE_OPTIONS } from '../../src/cli/serve.ts';
import { SETTINGS } from '../../src/http/config.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';

const russian = suite('the help in Russian');

type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** Each English text with its Russian. */
function pairTexts(english: Texts[string], translated: Texts[string]): readonly (readonly [string, string])[] {
	if (typeof english === 'string') return [[english, String(translated)]];
	return Object.entries(english).flatMap(([key, text]) => pairTexts(text, (translated as Texts)[key]!));
}

const LOCAL = [list, paint, image];

const TEXTS = [
	...pairTexts({ ...ENGLISH, describe: '.' }, { ...RUSSIAN, describe: 'ы.' }),
	...OPERATIONS.flatMap((operation) => pairTexts({ ...ENGLISH.describe(operation) }, { ...RUSSIAN.describe(operation) })),
	...LOCAL.flatMap((operation) => {
		const { fields, examples } = ENGLISH.describe(operation), translated = RUSSIAN.describe(operation);
		return pairTexts({ fields, examples }, { fields: translated.fields, examples: translated.examples });
	}),
];

russian('keeps placeholders, code, and the final punctuation', () => {
	const typed = /--[a-z]+|"[^"]*"|`[^`]*`|\b[A-Z]{2,}\b|\b[a-z]+(?:-[a-z]+)*-(?:large|body|content|neutral-50)\b|\bmachado\b/g;
	for (const [english, said] of TEXTS) {
		assert.is(said.split('{}').length, english.split('{}').length, english);
		assert.is(/[.:?]$/.exec(said)?.[0], /[.:?]$/.exec(english)?.[0], english);
		assert.match(said, /[а-яё]/i, english);
		for (const [word] of english.matchAll(typed)) assert.ok(said.includes(word), `${english} lost ${word}`);
	}
});

russian('gives the same numbers as the English', () => {
	for (const [english, said] of TEXTS)
		for (const [number] of english.matchAll(/\d+/g)) assert.ok(said.includes(number), `${english} lost ${number}`);
});

russian('is printed for --locale and for the language of the environment only', async () => {
	const environment = { LANG: 'ru_RU.UTF-8' };
	const help = await tincture(['help', 'mix-colors', '--locale', 'ru']);
	assert.match(help.out, /^Запись: tincture mix-colors FIRST SECOND \[OPTION…\]\n\nСмешивает два цвета/);
	assert.match(help.out, /По\s+умолчанию: oklab\./);
	for (const words of [['help', '--locale=ru', 'mix-colors'], ['mix-colors', '--help', '--locale', 'ru']]) {
		assert.equal(await tincture(words), help);
	}
	assert.equal(await tincture(['mix-colors', '-h'], { environment }), help);
	assert.match((await tincture(['help', 'mix-colors', '--locale', 'en'], { environment })).out, /^Usage: /);
	assert.match((await tincture(['help'], { environment })).out, /^Запись: [^]*\nОперации: узнать\n {2}parse-color +Описать цвет\.\n/);
	assert.match((await tincture([], { environment })).err, /^Запись: /);
	const misspelt = await tincture(['help', 'mix-color'], { environment });
	assert.match(misspelt.err, /^tincture: Операции "mix-color" нет\. Может быть, "mix-colors"\?\n$/);
	assert.match((await tincture(['help', '--locale', 'fr'])).out, /^Usage: /);
});

russian('is printed for commands with --help at any position, within the width', async () => {
	const environment = { LANG: 'ru_RU.UTF-8' };
	for (const name of Object.keys(COMMAND_MANUALS)) {
		const help = await tincture(['help', name, '--locale', 'ru']), { words } = COMMANDS[name as ManualName];
		assert.is(help.code, 0);
		assert.ok(help.out.startsWith(`Запись: tincture ${name} ${words}`.trimEnd()), help.out);
		for (const asking of [[name, '--help'], [name, '-h'], ['--help', name]]) assert.equal(await tincture(asking, { environment }), help);
		const english = await tincture([name, '--help']);
		assert.match(english.out, /^Usage: /);
		assert.not.match(english.out, /[а-яё]/i);
		const long = `${help.out}${english.out}`.split('\n').filter((line) => [...line].length > 80 && !line.startsWith('  { "mcpServers"'));
		assert.equal(long, [], name);
	}
	const serving = await tincture(['serve', '--port', '0', '--help']);
	for (const [option, setting] of SERVE_OPTIONS) {
		const { fallback } = SETTINGS[setting as keyof typeof SETTINGS];
		const [, said = ''] = serving.out.split(`  ${option} VALUE`);
		assert.ok(said.length > 0 && said.includes(fallback), option);
	}
});

russian('fits the width in both languages', async () => {
	for (const { name } of OPERATIONS) {
		const { out } = await tincture(['help', name, '--locale', 'ru']);
		// Commands and terms are not broken.
		const long = out.split('\n').filter((line) => [...line].length > 80 && !/^ +(?:tincture|--)/.test(line) && /[а-яё]/.test(line));
		assert.equal(long, [], name);
	}
});

russian('fills placeholders', () => {
	assert.is(fillTemplate('{} to {}, with commas.', 1, 24), '1 to 24, with commas.');
	assert.is(fillTemplate('One of {}.', '$&, $1'), 'One of $&, $1.');
});

russian.run();
