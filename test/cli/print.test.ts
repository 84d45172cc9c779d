/*
 * Output for people and programs: every field of every answer is printed, no line is too wide, in both languages; code, files and
 * combinations of settings.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellWidth } from '../../src/cli/cells.ts';
import { formatCommand, commandWords } from '../../src/doors/command-words.ts';
import { labelsIn } from '../../src/cli/labels.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { MOST_PAIRS } from '../../src/theme/judge-pairs.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';
import { tincture } from '../support/cli.ts';

/** True if the check of an example passes. */
const passes = ({ input: schema, run, passes: asked }: AnyOperation, input: object): boolean =>
	asked?.(run(decodeJson(schema, input) as never) as never) ?? true;

const examples = OPERATIONS.flatMap((operation) => operation.examples.map(({ input }) => ({ operation, input })));

// eslint-disable-next-line no-control-regex: an escape begins with one.
const plain = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');

const print = suite('what is printed');

print('prints the same numbers with and without colors; every line fits, except values to copy', async () => {
	for (const { operation, input } of examples) for (const columns of [80, 120]) {
		const words = commandWords(operation, input);
		const { out, code } = await tincture(words, { columns, environment: { FORCE_COLOR: '3' } });
		assert.is(code, passes(operation, input) ? 0 : 1);
		// A repaired file from standard input is the only output.
		if (!words.includes('--repair')) assert.match(out, '\u001b[48;2;', words.join(' '));
		const long = plain(out).split('\n').filter((line) => cellWidth(line) > columns && !/[({"]/.test(line));
		assert.equal(long, [], words.join(' '));
	}
});

print('prints plain text with NO_COLOR and to a file', async () => {
	for (const { operation, input } of examples) {
		const words = commandWords(operation, input);
		const file = await tincture(words, { environment: { TERM: 'xterm-256color' } });
		const terminal = await tincture(words, { columns: 80, environment: { TERM: 'xterm-256color', NO_COLOR: '1' } });
		// eslint-disable-next-line no-control-regex: an escape begins with one.
		assert.not.match(file.out + terminal.out, /\u001b/, words.join(' '));
	}
});

print('prints every HEX of an answer, except steps and roles of a system, and passing pairs', async () => {
	const others = ['build-system', 'audit-palette', 'audit-theme', 'make-gradient'];
	for (const { operation, input } of examples.filter((one) => !others.includes(one.operation.name))) {
		const words = commandWords(operation, input);
		const { out } = await tincture(words, { columns: 120, environment: { FORCE_COLOR: '2' } });
		const answer = (await tincture([...words, '--json'])).out;
		for (const [hex] of answer.matchAll(/#[0-9a-f]{6}\b/g)) assert.ok(plain(out).includes(hex), `${words.join(' ')}: ${hex}`);
	}
});

/** The same in every language. */
const ABBREVIATIONS = new Set([
	'hex', 'rgb', 'r', 'g', 'b', 'css', 'hsl', 'h', 's', 'l', 'oklch', 'c', 'deltaEOK', 'tailwind', 'srgb', 'display-p3', 'lc', 'wcag2', 'aa',
	'aaa', 'apca', 'rec2020', 'ciede2000',
]);

print('in Russian every field of a result has its word', async () => {
	const names = new Set<string>();
	const look = (schema: Schema): void => {
		switch (schema.kind) {
			case 'object': return Object.entries(schema.fields).forEach(([name, field]) => {
				names.add(name);
				look(schemaOf(field));
			});
			case 'list':
			case 'nullable':
			case 'record': return look(schema.of);
			default: return undefined;
		}
	};
	for (const { result } of OPERATIONS) look(result);
	const english = labelsIn('en'), russian = labelsIn('ru');
	assert.equal([...names].filter((name) => english(name) === russian(name) && !ABBREVIATIONS.has(name)), []);
	const { out } = await tincture(['teal'], { environment: { LANG: 'ru_RU.UTF-8' } });
	assert.match(out, /семейство +голубой/);
	assert.match(out, /имя +#008080 /);
});

print('JSON and tables do not depend on the language of the environment', async () => {
	for (const form of ['--json', '--csv']) {
		const words = ['parse-color', 'teal', form];
		assert.equal(await tincture(words, { environment: { LC_ALL: 'ru_RU.UTF-8' } }), await tincture(words));
	}
});

print('bash splits every example into the intended words', () => {
	const commands = examples.map(({ operation, input }) => formatCommand(operation, input));
	// Each command prints its words and a line feed, each ended by a zero byte.
	const script = [`tincture() { printf '%s\\0' "$@" $'\\n'; }`, ...commands].join('\n');
	const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
	const words = stdout.split('\0\n\0').slice(0, -1).map((text) => text.split('\0'));
	assert.equal(words, examples.map(({ operation, input }) => commandWords(operation, input)));
});

print('a repaired file replaces the original, with its invisible characters; SARIF escapes them', async () => {
	// #767676 is the lightest gray with 4.5:1 on white.
	const theme = (ink: string): string => `:root { --a\u200b: #ffffff; --a\u200b-foreground: ${ink} }`;
	const files = { 'theme.css': theme('#777777') };
	const repair = await tincture(['audit-theme', 'theme.css', '--repair', '--lock=--a\u200b'], { files });
	assert.equal(repair.written, { 'theme.css': theme('#767676') });
	assert.not.match(repair.out, ':root');
	const { out } = await tincture(['audit-theme', 'theme.css', '--format', 'sarif'], { files });
	assert.match(out, '--a\\u200b');
	assert.not.match(out, '\u200b');
});

print.run();

const files = suite('files');

files('prints code line by line', async () => {
	const words = ['generate-data-colors', '--count', '3'];
	const { code } = JSON.parse((await tincture([...words, '--json'])).out) as { readonly code: string };
	const printed = (await tincture(words)).out.split('\n');
	for (const line of code.trimEnd().split('\n')) assert.ok(printed.includes(`  ${line}`), line);
});

files('a theme with more pairs than are judged does not pass', async () => {
	const theme = (pairs: number): string =>
		`:root{${Array.from({ length: pairs }, (_, i) => `--c${i}:#${String(i).padStart(6, '0')};--c${i}-foreground:#fff;`).join('')}}`;
	const audited = async (pairs: number): Promise<readonly [code: number, out: string]> => {
		const { code, out } = await tincture(['audit-theme', '@theme.css'], { files: { 'theme.css': theme(pairs) } });
		return [code, out.trimStart().split('\n')[0]!];
	};
	assert.equal(await audited(MOST_PAIRS), [0, `✓ pairs ${MOST_PAIRS}   failing 0`]);
	assert.equal(await audited(MOST_PAIRS + 7), [1, `✗ pairs ${MOST_PAIRS}   failing 0   pairs left out 7`]);
});

files('a theme is read from a path, with or without @', async () => {
	const files = { 'theme.css': ':root { --background: #fff; --foreground: #000; }' };
	for (const word of ['theme.css', '@theme.css']) {
		const { code, out } = await tincture(['audit-theme', word], { files });
		assert.equal([code, out.trimStart().split('\n')[0]], [0, '✓ pairs 1   failing 0'], word);
	}
});

files('--code prints the code alone, --output writes it; a directory takes the name it suggests', async () => {
	const { code } = JSON.parse((await tincture(['build-system', 'teal', '--json'])).out) as { readonly code: string };
	assert.is((await tincture(['build-system', 'teal', '--code'])).out.trimEnd(), code.trimEnd());
	assert.equal((await tincture(['build-system', 'teal', '-o', 'theme.css'])).written, { 'theme.css': code.endsWith('\n') ? code : `${code}\n` });
	assert.equal(Object.keys((await tincture(['build-system', 'teal', '--output=out/'])).written), ['out/brand.css']);
	const android = await tincture(['build-system', 'teal', '--format', 'android', '-o', 'app'], { directories: ['app'] });
	assert.equal(Object.keys(android.written), ['app/res/values/colors.xml', 'app/res/values-night/colors.xml']);
});

files('--code writes the bytes of a binary file, which a terminal refuses with what to write instead', async () => {
	const words = ['export-tokens', 'red', '--format', 'ase', '--code'];
	// Adobe Swatch Exchange begins with "ASEF" and version 1.0 in 16-bit numbers.
	assert.match((await tincture(words)).out, /^ASEF\0\x01\0\0/); // eslint-disable-line no-control-regex
	const { code, out, err } = await tincture(words, { columns: 80 });
	assert.equal([code, out], [1, '']);
	assert.match(err, 'A terminal cannot show swatches.ase, a binary file. Write -o swatches.ase, or redirect the output.');
	const text = await tincture([...words.slice(0, -2), 'css', '--code'], { columns: 80 });
	assert.match(text.out, /^:root \{[^]+\}\n$/, 'text is printed');
});

files('--output replaces a file only with --force, and names the paths that it wrote', async () => {
	const files = { 'theme.css': 'mine' };
	const refused = await tincture(['build-system', 'teal', '-o', 'theme.css'], { files });
	assert.equal([refused.code, refused.written], [1, {}]);
	assert.is(refused.err, 'tincture: "theme.css" exists. Write --force to replace it.\n');
	const forced = await tincture(['build-system', 'teal', '-o', 'theme.css', '--force'], { files });
	assert.equal([forced.code, Object.keys(forced.written), forced.err], [0, ['theme.css'], 'tincture: Wrote theme.css.\n']);
	const hostile = await tincture(['teal', '-o', 'a\u{1b}[2J\tb.txt']);
	assert.is(hostile.err, 'tincture: Wrote a\\u{1b}[2J\\u{9}b.txt.\n', 'a path cannot control the terminal');
	const russian = await tincture(['build-system', 'teal', '-o', 'theme.css', '--locale', 'ru'], { files });
	assert.match(russian.err, 'напишите --force');
	const part = { files: { 'app/res/values-night/colors.xml': '' }, directories: ['app'] };
	assert.equal((await tincture(['build-system', 'teal', '--format', 'android', '-o', 'app'], part)).written, {}, 'all files or none');
});

files('--output names a file in a directory', async () => {
	for (const [words, path] of [[['teal', '-o', 'out/'], 'out/parse-color.txt'], [['teal', '--json', '-o', 'out'], 'out/parse-color.json'],
		[['generate-scale', 'teal', '--csv', '-o', 'out/'], 'out/generate-scale.csv']] as const) {
		const { code, written, err } = await tincture(words, { directories: ['out'] });
		assert.equal([code, Object.keys(written), err], [0, [path], `tincture: Wrote ${path}.\n`]);
	}
});

files('--output holds JSON, a table, or what people read, without colors', async () => {
	const { written } = await tincture(['teal', '--json', '-o', 'teal.json'], { columns: 80, environment: { FORCE_COLOR: '3' } });
	assert.is(JSON.parse(written['teal.json']!).hex, '#008080');
	const picture = await tincture(['teal', '-o', 'teal.txt'], { columns: 80, environment: { TERM: 'xterm' } });
	assert.match(picture.written['teal.txt']!, /HEX +#008080/);
});

files('@ takes a value from a file, of a list a line an item; @@ is an @', async () => {
	const held = {
		'one.txt': 'teal\n', 'many.txt': 'red\nrgb(1, 2, 3),lime\n', 'list.json': '["red", "teal"]', 'bad.txt': new Uint8Array([0xff]),
	};
	assert.is((await tincture(['check-gamut', '@one.txt', '--json'], { files: held })).code, 0);
	const { out } = await tincture(['audit-palette', '@list.json', 'white', '--json'], { files: held });
	assert.equal((JSON.parse(out) as { colors: { input: string }[] }).colors.map(({ input }) => input), ['red', 'teal', 'white']);
	const many = await tincture(['audit-palette', '@many.txt', '--json'], { files: held });
	assert.equal((JSON.parse(many.out) as { colors: { input: string }[] }).colors.map(({ input }) => input), ['red', 'rgb(1, 2, 3)', 'lime']);
	const seeds = await tincture(['generate-palette', '--seed', '@@home', '--json'], { files: held });
	assert.is(JSON.parse(seeds.out).seed, '@home');
	for (const [path, why] of [
		['none.txt', 'Cannot read "none.txt": no such file.'], ['bad.txt', '"bad.txt" is not valid UTF-8.'],
	] as const) {
		const { code, err } = await tincture(['check-gamut', `@${path}`], { files: held });
		assert.equal([code, err], [1, `tincture: ${why}\n`]);
	}
});

for (const [words, says] of [
	[['mix-colors', 'red', 'blue', '--code'], 'mix-colors writes no code. Remove --code; use --plain to print the result.'],
	[['audit-palette', 'red', 'blue', '--code'], 'audit-palette writes no code. Remove --code; use --json to print the result.'],
	[['simulate-cvd', 'red', 'kinds=protanopia'], 'Unexpected word "kinds=protanopia". Write --kinds protanopia.'],
	[['harmonies', 'red', 'kind=triadic'], 'Unexpected word "kind=triadic". Write --kind triadic.'],
	[['parse-color', 'color=red'], 'Unexpected word "color=red". Write --color red.'],
	[['make-gradient', 'red', 'blue', 'angle=45'], 'Unexpected word "angle=45". Write --angle 45.'],
	[['teal', '--json', '--csv'], '--json and --csv exclude each other.'],
	[['check-contrast', '-', '-'], 'Standard input can be read once.'],
	[['parse-color', '--color', 'red', '--color', '-'], 'color has - and other values.'],
	[['teal', '--frobnicate'], '"--frobnicate" is not a known option.'],
	[['pars-color', 'teal'], 'Did you mean "parse-color"?'],
	[['completions', 'fishy'], 'Did you mean "fish"?'],
	[['help', 'mix-color'], 'Did you mean "mix-colors"?'],
	[['mix-colors', 'red'], 'second is missing. In a shell "#" begins a comment. Write "#3b82f6", or 3b82f6.'],
	[['paint'], 'colors is missing. Write a list of 1 to 1024 items, such as "#3b82f6".'],
	[['audit-theme'], 'theme is missing. Write the path of a file, or - for standard input.'],
	[['image'], 'file is missing. Write a text, such as "photo.png".'],
	[['mixx', 'red', 'blue'], 'Unknown command, operation or color "mixx". Did you mean "mix"?'],
	[['mix', 'red', 'blue', '25%'], 'Unexpected word "25%". Write --amount 25.'],
	[['random', '5'], 'Unexpected word "5". Write --count 5.'],
	[['version'], 'Write tincture --version.'], [['-v'], 'Did you mean --version?'],
	[['convert', 'red', '-formats', 'hex'], 'Did you mean --formats?'], [['convert', 'red', '--no-color'], 'Write --color never.'],
	[['serve', '8080'], 'Did you mean --port 8080?'],
	[[], 'Usage: tincture OPERATION'],
] as const) {
	files(`tincture ${words.join(' ')} is misuse: ${says}`, async () => {
		const { code, out, err } = await tincture(words);
		assert.equal([code, out], [2, '']);
		assert.ok(err.includes(says), err);
	});
}

files('a color alone is described, of several words too', async () => {
	assert.is((await tincture(['dark', 'teal', '--json'])).out, (await tincture(['parse-color', 'dark teal', '--json'])).out);
	assert.is((await tincture(['--json', 'teal'])).out, (await tincture(['parse-color', 'teal', '--json'])).out, 'options may precede it');
	assert.match((await tincture(['tael'])).err, 'Did you mean "teal"?');
	assert.is((await tincture(['tael'])).code, 1);
});

files('the value of an unknown option is not taken for another field', async () => {
	const { err } = await tincture(['contrast', 'white', 'red', '--level', 'AA']);
	assert.is(err.match(/^tincture: /gm)?.length, 1, err);
});

files('options alone describe the colors of a pipe', async () => {
	const expected = (await tincture(['parse-color', 'red', '--json'])).out;
	assert.is((await tincture(['--json'], { input: ['red\n'] })).out, expected);
	const option = await tincture(['--color', 'red', '--json'], { input: ['teal\n'] });
	assert.is(option.out, expected, 'a color of an option is not read from the pipe');
	assert.is((await tincture(['--json'])).code, 2);
});

files('help lists every operation and every field; the version is that of the package', async () => {
	const whole = (await tincture(['--help'])).out;
	for (const { name, input } of OPERATIONS) {
		assert.ok(whole.includes(`  ${name} `), name);
		const one = await tincture([name, '--help']);
		assert.is(one.out, (await tincture(['help', name])).out);
		for (const field of Object.keys(input.fields)) assert.match(one.out, `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
		for (const line of one.out.split('\n')) assert.ok(cellWidth(line) <= 80 || /^ {2}(?:tincture|--)/.test(line), line);
	}
	assert.match((await tincture(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
});

files('serve accepts each setting as an option, which overrides the variable', async () => {
	const seen: unknown[] = [];
	const serve = async (environment: Readonly<Record<string, string | undefined>>, called: (name: string) => string): Promise<number> => {
		seen.push(environment['PORT'], environment['RATE_LIMIT'], called('PORT'), called('HOST'));
		return 0;
	};
	const { code } = await tincture(['serve', '--port', '9000', '--rate-limit=off'], { serve, environment: { PORT: '1', HOST: '::1' } });
	assert.equal([code, ...seen], [0, '9000', 'off', '--port', 'HOST']);
	assert.match((await tincture(['serve', '--prot', '1'], { serve })).err, 'Did you mean --port?');
	assert.is((await tincture(['serve', 'x'], { serve })).code, 2);
	// A value that looks like an option must follow "=".
	const { code: missing, err } = await tincture(['serve', '--host', '--port'], { serve });
	assert.is(missing, 2);
	assert.match(err, '--host needs a value.');
	assert.is((await tincture(['serve', '--host=--port'], { serve })).code, 0);
});

files.run();
