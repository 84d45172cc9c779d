/*
 * --plain: the values of a result, one per line, which the next command reads from standard input.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandWords } from '../../src/doors/command-words.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';

const plain = suite('plain values');

plain('are those of the JSON', async () => {
	const { steps } = JSON.parse((await tincture(['generate-scale', 'teal', '--json'])).out) as { steps: { hex: string }[] };
	assert.is((await tincture(['generate-scale', 'teal', '--plain'])).out, steps.map(({ hex }) => `${hex}\n`).join(''));
	const { formats } = JSON.parse((await tincture(['convert-color', 'teal', '--json'])).out) as { formats: Record<string, string> };
	assert.is((await tincture(['convert-color', 'teal', '--plain'])).out, Object.values(formats).map((text) => `${text}\n`).join(''));
	const { harmonies } = JSON.parse((await tincture(['harmonies', 'teal', '--json'])).out) as { harmonies: { colors: { hex: string }[] }[] };
	const turned = harmonies.flatMap(({ colors }) => colors);
	assert.is((await tincture(['harmonies', 'teal', '--plain'])).out, turned.map(({ hex }) => `${hex}\n`).join(''));
});

plain('of colors are read by every operation that takes a color or colors', async () => {
	const sources = OPERATIONS.filter(({ values }) => values?.some((path) => /hex|simulated|formats|tints|name/.test(path)));
	assert.ok(sources.length >= 13);
	for (const operation of sources) {
		const { out } = await tincture([...commandWords(operation, operation.examples[0]!.input), '--plain']);
		const lines = out.trimEnd().split('\n');
		const one = await tincture(['parse-color', '-', '--plain'], { input: [out] });
		assert.equal([one.code, one.err, one.out.trimEnd().split('\n').length], [0, '', lines.length], operation.name);
		if (lines.length > 24) continue;
		const many = await tincture(['simulate-cvd', '-', '--kinds', 'protanopia', '--plain'], { input: [out] });
		assert.equal([many.code, many.err, many.out.trimEnd().split('\n').length], [0, '', lines.length], operation.name);
	}
});

plain('pass through a pipe of three commands', async () => {
	const mixed = await tincture(['mix-colors', 'red', 'blue', '--plain']);
	const scale = await tincture(['generate-scale', '-', '--plain'], { input: [mixed.out] });
	const tokens = await tincture(['export-tokens', '-', '--format', 'css', '--values', 'hex', '--code'], { input: [scale.out] });
	assert.equal([mixed.err, scale.err, tokens.err], ['', '', '']);
	assert.equal(tokens.out.match(/#[0-9a-f]{6}/g), scale.out.trimEnd().split('\n'));
});

plain('leave problems to standard error, with the line', async () => {
	const { code, out, err } = await tincture(['convert-color', '-', 'hex', '--plain'], { input: ['red\n\ntael\nlime\n'] });
	assert.equal([code, out, err], [1, '#ff0000\n#00ff00\n', 'tincture: Line 3: color: "tael" is not a color. Did you mean "teal"?\n']);
	const russian = await tincture(['convert-color', '-', 'hex', '--plain'], { input: ['tael\n'], environment: { LANG: 'ru_RU.UTF-8' } });
	assert.match(russian.err, /^tincture: Строка 1: /);
});

plain('are refused where a result is more than a list, with what to use', async () => {
	for (const [words, remedy] of [
		[['audit-palette', 'red', 'blue'], '--csv'], [['export-tokens', 'red'], '--code'], [['build-system', 'teal'], '--code'],
		[['audit-theme', 'x'], '--csv'],
	] as const) {
		const { code, err } = await tincture([...words, '--plain']);
		assert.is(code, 2);
		assert.match(err, `tincture: ${words[0]} has no list of values. Remove --plain; use ${remedy} instead.\n`);
		assert.match((await tincture([...words, '--plain', '--locale', 'ru'])).err, `Уберите --plain; напишите ${remedy}.`);
	}
	assert.match((await tincture(['teal', '--plain', '--json'])).err, '--json and --plain exclude each other.');
});

plain('are what a command asks for that reads JSON', async () => {
	const { out } = await tincture(['mix-colors', 'red', 'blue', '--json']);
	for (const words of [['convert-color', '-'], ['convert-color', '-', '--plain'], ['simulate-cvd', '-']]) {
		const { code, err } = await tincture(words, { input: [out] });
		assert.is(code, 1);
		assert.match(err, 'tincture: Standard input is JSON. Write --plain instead of --json in the command that prints it.\n');
	}
});

plain('without a form, many answers are pictures on a terminal', async () => {
	const { out } = await tincture(['generate-scale', '-'], { input: ['teal\nred\n'], columns: 80 });
	const alone = await Promise.all(['teal', 'red'].map((color) => tincture(['generate-scale', color], { columns: 80 })));
	assert.is(out, alone.map((one) => one.out).join(''));
});

plain.run();
