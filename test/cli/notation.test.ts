/*
 * Shell notation of values: reading objects, and values in messages, which bash reads back.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shellValue, splitWords } from '../../src/cli/notation.ts';
import { shellText } from '../../src/doors/command-words.ts';
import { tincture } from '../support/cli.ts';

const notation = suite('values in a shell');

for (const [text, items] of [
	['red,blue', ['red', 'blue']],
	['rgb(1, 2, 3),teal', ['rgb(1, 2, 3)', 'teal']],
	['["red","rgb(1, 2, 3)"]', ['red', 'rgb(1, 2, 3)']],
	['{"color":"red","name":"a,b"},teal', ['{"color":"red","name":"a,b"}', 'teal']],
	['[{"color":"red"}]', ['{"color":"red"}']],
	['{"a":"}\\",("},b', ['{"a":"}\\",("}', 'b']],
	['a,,b', ['a', '', 'b']],
	[')a,b', [')a', 'b']],
] as const) {
	notation(`${text} is ${items.length} items`, () => assert.equal(splitWords(text), items));
}

const TEXTS = ['teal', '#3b82f6', 'dusty rose', 'it\'s', 'a "b" c', '$HOME', '`id`', 'a\\b', '!x', 'тёмный', 'a\nb', '*', '~', '; ls', '&'];

notation('bash reads quoted values back', () => {
	const { stdout } = spawnSync('bash', ['-c', `printf '%s\\0' ${TEXTS.map(shellText).join(' ')}`], { encoding: 'utf8' });
	assert.equal(stdout.split('\0').slice(0, -1), TEXTS);
});

for (const [value, written] of [
	[100, '100'], ['teal', '"teal"'], [['red', '#00f'], '"red,#00f"'], [{ kind: 'contrast' }, '--kind contrast'],
	[[{ color: 'red', name: 'brand' }, { color: 'teal' }], '"brand=red,teal"'],
	// A name with a sign of the notation, and an object with other fields, can only be JSON.
	[[{ color: 'red', name: 'a=b' }], '\'{"color":"red","name":"a=b"}\''],
	[[{ color: 'red', weight: 2 }], '\'{"color":"red","weight":2}\''],
	[[{ name: 'brand' }], '\'{"name":"brand"}\''],
] as const) {
	notation(`${JSON.stringify(value)} is written ${written}`, () => assert.is(shellValue(value), written));
}

for (const [words, detail] of [
	[['mix-colors', 'red', 'blue', '--amount', '500'], 'amount must be a number from 0 to 100, got 500. Write --amount 100.'],
	[['nearest-names', 'red', '--limit', '5%'], 'limit must be a whole number from 1 to 20 in decimal digits, got "5%". Write --limit 5.'],
	[['nearest-names', 'red', '--limit', 'many'], 'got "many". Write digits, such as 1.'],
	[['parse-color', ''], 'color is empty. In a shell "#" begins a comment. Write "#3b82f6", or 3b82f6.'],
	[['audit-theme', ''], 'theme is empty. Write '],
	[['parse-color', 'tael'], 'color: "tael" is not a color. Did you mean "teal"?'],
	[['mix-colors', 'red', 'blue', '--space', 'okalb'], 'Did you mean "oklab"?'],
	[['make-gradient', 'red', 'blue', '--kind', 'radial', '--angle', '4'], 'Leave it out, or write --kind linear.'],
	[['audit-palette', 'red'], 'colors must have 2 to 24 items, got 1. Write it like "red,'],
	[['generate-scale', 'teal', '--pins', '500=red,500=blue'], 'pins has "500" twice. Give it once.'],
	[['generate-scale', 'teal', '--pins', 'red'], 'pins must be KEY=VALUE, got "red".'],
	[['generate-scale', 'teal', '--pins', '{"500"'], 'pins is not valid JSON: "{\\"500\\"".'],
] as const) {
	notation(`${words.join(' ')}: ${detail}`, async () => {
		const { code, err } = await tincture(words);
		assert.is(code, 1);
		assert.ok(err.includes(detail), err);
	});
}

notation('a color with a name is NAME=COLOR, also where the color holds a sign', async () => {
	const { out } = await tincture(['export-tokens', 'brand=#3b82f6', 'teal', '--format', 'scss', '--values', 'hex', '--code']);
	assert.match(out, /\$brand: #3b82f6;\n\$teal: #008080;/);
});

notation('a pair is TEXT=BACKGROUND', async () => {
	const { out } = await tincture(['audit-theme', '$ink: #111; $paper: white;', '--pairs', 'ink=paper', '--json']);
	const { pairs } = JSON.parse(out) as { readonly pairs: readonly { readonly [side: string]: { readonly hex: string } }[] };
	assert.equal(pairs.map(({ text, background }) => [text!.hex, background!.hex]), [['#111111', '#ffffff']]);
});

notation('a record is KEY=VALUE, in one text or several', async () => {
	const one = await tincture(['generate-scale', '3b82f6', '--pins', '50=white,950=black', '--json']);
	const two = await tincture(['generate-scale', '3b82f6', '--pins', '50=white', '--pins', '950=black', '--json']);
	const json = await tincture(['generate-scale', '3b82f6', '--pins', '{"50":"white","950":"black"}', '--json']);
	assert.is(one.code, 0, one.err);
	assert.is(one.out, two.out);
	assert.is(one.out, json.out);
});

notation.run();
