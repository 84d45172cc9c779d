/*
 * The help in Russian: what is typed stays as it is typed, and it is printed to whom it is meant for.
 * test/guards/russian-help.test.ts holds that no text is left out.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMAND_MANUALS, type CommandName } from '../../src/cli/command-manuals.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { filled } from '../../src/cli/filled.ts';
import { RUSSIAN_HELP } from '../../src/cli/russian-help.ts';
import { SERVE_OPTIONS } from '../../src/cli/serve-options.ts';
import { SETTINGS } from '../../src/http/config.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';

const russian = suite('the help in Russian');

russian('keeps what stands for values, what is typed, and the end of a sentence', () => {
	const typed = /--[a-z]+|"[^"]*"|`[^`]*`|\b[A-Z]{2,}\b|\b[a-z]+(?:-[a-z]+)*-(?:large|body|content|neutral-50)\b|\bmachado\b/g;
	for (const [english, said] of RUSSIAN_HELP) {
		assert.is(said.split('{}').length, english.split('{}').length, english);
		assert.is(/[.:?]$/.exec(said)?.[0], /[.:?]$/.exec(english)?.[0], english);
		assert.match(said, /[а-яё]/i, english);
		for (const [word] of english.matchAll(typed)) assert.ok(said.includes(word), `${english} lost ${word}`);
	}
});

russian('is printed by --locale and by the language of the environment, and not otherwise', async () => {
	const environment = { LANG: 'ru_RU.UTF-8' };
	const asked = await tincture(['help', 'mix-colors', '--locale', 'ru']);
	assert.match(asked.out, /^Запись: tincture mix-colors FIRST SECOND \[OPTION…\]\n\nСмешивает два цвета/);
	assert.match(asked.out, /По\s+умолчанию: oklab\./);
	for (const words of [['help', '--locale=ru', 'mix-colors'], ['mix-colors', '--help', '--locale', 'ru']]) {
		assert.equal(await tincture(words), asked);
	}
	assert.equal(await tincture(['mix-colors', '-h'], { environment }), asked);
	assert.match((await tincture(['help', 'mix-colors', '--locale', 'en'], { environment })).out, /^Usage: /);
	assert.match((await tincture(['help'], { environment })).out, /^Запись: [^]*\nОперации: узнать\n {2}parse-color +Описать цвет\.\n/);
	assert.match((await tincture([], { environment })).err, /^Запись: /);
	const misspelt = await tincture(['help', 'mix-color'], { environment });
	assert.match(misspelt.err, /^tincture: Операции "mix-color" нет\. Может быть, "mix-colors"\?\n$/);
	assert.match((await tincture(['help', '--locale', 'fr'])).out, /^Usage: /);
});

russian('that of a command is told by either language, wherever --help stands, within the width', async () => {
	const environment = { LANG: 'ru_RU.UTF-8' };
	for (const name of Object.keys(COMMAND_MANUALS)) {
		const asked = await tincture(['help', name, '--locale', 'ru']), { words } = COMMANDS[name as CommandName];
		assert.is(asked.code, 0);
		assert.ok(asked.out.startsWith(`Запись: tincture ${name} ${words}`.trimEnd()), asked.out);
		for (const asking of [[name, '--help'], [name, '-h'], ['--help', name]]) assert.equal(await tincture(asking, { environment }), asked);
		const english = await tincture([name, '--help']);
		assert.match(english.out, /^Usage: /);
		assert.not.match(english.out, /[а-яё]/i);
		const long = `${asked.out}${english.out}`.split('\n').filter((line) => [...line].length > 80 && !line.startsWith('  { "mcpServers"'));
		assert.equal(long, [], name);
	}
	const serving = await tincture(['serve', '--port', '0', '--help']);
	for (const [option, setting] of SERVE_OPTIONS) {
		const { fallback } = SETTINGS[setting as keyof typeof SETTINGS];
		const [, said = ''] = serving.out.split(`  ${option} VALUE`);
		assert.ok(said.length > 0 && said.includes(fallback), option);
	}
});

russian('the texts of one language stay within the width as those of the other', async () => {
	for (const { name } of OPERATIONS) {
		const { out } = await tincture(['help', name, '--locale', 'ru']);
		// Commands and terms are not broken.
		const long = out.split('\n').filter((line) => [...line].length > 80 && !/^ +(?:tincture|--)/.test(line) && /[а-яё]/.test(line));
		assert.equal(long, [], name);
	}
});

russian('values are put in their places', () => {
	assert.is(filled('{} to {}, with commas.', 1, 24), '1 to 24, with commas.');
	assert.is(filled('One of {}.', '$&, $1'), 'One of $&, $1.');
});

russian.run();
