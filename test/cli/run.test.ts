/*
 * The first word of a command line: commands, options, operations, short names.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tincture } from '../support/cli.ts';

const run = suite('the first word');

run('help, --help and -h print the help of what follows', async () => {
	const overview = await tincture(['help']), mix = await tincture(['help', 'mix-colors']);
	assert.match(overview.out, /^Usage: tincture OPERATION.*\n {7}tincture COLOR\n/);
	assert.match(overview.out, /\n {2}-o, --output FILE +Write/);
	assert.match(overview.out, /\n {2}--json +Print/);
	// A color alone is the input of parse-color.
	assert.match(overview.out.replaceAll(/\s+/g, ' '), 'A color without an operation is described, as by parse-color.');
	assert.match(mix.out, /^Usage: tincture mix-colors /);
	for (const word of ['--help', '-h']) {
		assert.equal(await tincture([word]), overview);
		assert.equal(await tincture([word, 'mix']), mix);
		assert.equal(await tincture(['mix', 'red', word]), mix);
	}
});

run('every command has help, also after other words', async () => {
	for (const name of ['list', 'paint', 'image', 'serve', 'mcp', 'skill', 'completions']) {
		const help = await tincture(['help', name]);
		assert.match(help.out, new RegExp(`^Usage: tincture ${name}`));
		assert.equal(await tincture([name, '--help']), help, name);
		assert.equal(await tincture([name, 'x', '-h']), help, name);
	}
	assert.equal(await tincture(['help', '--help']), await tincture(['help']));
});

run('--version and -V print the version, of an operation too', async () => {
	const version = await tincture(['--version']);
	assert.equal([version.code, version.err], [0, '']);
	for (const words of [['-V'], ['-V', 'x'], ['mix', '--version']]) assert.equal(await tincture(words), version);
});

run('the file of a report goes to a directory under its own name', async () => {
	const words = ['audit-theme', ':root { --a: #fff; --a-foreground: #999 }', '--format', 'sarif', '--output'];
	assert.equal(Object.keys((await tincture([...words, 'out/'])).written), ['out/audit.sarif']);
	assert.equal(Object.keys((await tincture([...words, 'out'], { directories: ['out'] })).written), ['out/audit.sarif']);
	assert.equal(Object.keys((await tincture([...words, 'my.sarif'])).written), ['my.sarif']);
});

run('a word of two operations completes no options', async () => {
	assert.match((await tincture(['help', 'audit'])).err, 'audit-palette, audit-theme');
	assert.is((await tincture(['__complete', 'audit', '--'])).out, '');
	assert.match((await tincture(['__complete', 'scale', '--'])).out, '--gamut');
});

run('without a word the help is a usage error, and a pipe is described', async () => {
	const { code, out, err } = await tincture([]);
	assert.equal([code, out], [2, '']);
	assert.match(err, /^Usage: /);
	assert.equal(await tincture([], { input: ['red\nteal\n'] }), await tincture(['parse-color', '-'], { input: ['red\nteal\n'] }));
});

run('-- before the first word, and before another, changes nothing', async () => {
	assert.equal(await tincture(['--', '--']), await tincture([]));
	assert.equal(await tincture(['--', '--', 'red']), await tincture(['red']));
	assert.equal(await tincture(['--', 'mix', 'red', 'lime']), await tincture(['mix', 'red', 'lime']));
	assert.match((await tincture(['parse-color', '--', '--'])).err, 'color: "--" is not a color.');
});

run('the words of objects are not commands', async () => {
	for (const word of ['constructor', '__proto__', 'toString']) assert.match((await tincture([word])).err, 'is not a color');
});

run('commands run', async () => {
	assert.match((await tincture(['completions', 'bash'])).out, 'complete -F _tincture tincture');
	assert.match((await tincture(['__complete', 'mix-c'])).out, /^mix-colors\t/);
	assert.match((await tincture(['skill'])).out, 'tincture');
	assert.is((await tincture(['mcp'], { input: [] })).code, 0);
	assert.is((await tincture(['serve'], { serve: async () => 7 })).code, 7);
});

run('a color ends at the first option', async () => {
	const described = (await tincture(['parse-color', 'dark teal', '--json'])).out;
	assert.is((await tincture(['dark', 'teal', '--json'])).out, described);
	assert.match((await tincture(['teal', '-x'])).err, '"-x" is not a known option.');
	// A hyphen before a digit begins a number, as in lab(50 -20 30).
	assert.match((await tincture(['lab(50', '-20', '30)', '--json'])).out, '"input":"lab(50 -20 30)"');
});

run('a misspelt short name is corrected before colors only', async () => {
	for (const [words, near] of [['mixx red blue', 'mix'], ['scael teal', 'scale'], ['Contrst white navy --json', 'contrast']] as const)
		assert.match((await tincture(words.split(' '))).err, `Did you mean "${near}"?`);
	for (const words of [['mixx'], ['mixx', 'tael']]) assert.not.match((await tincture(words)).err, 'Did you mean "mix"?');
});

run.run();
