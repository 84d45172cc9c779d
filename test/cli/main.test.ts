/*
 * The entry point of the command: streams, files and exit codes of a process.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const main = suite('the entry point');

main('describes a pipe and a file, and prints help without either', () => inShell({ 'c.txt': 'red\nteal\n' }, ({ run }) => {
	const piped = run('echo red | tincture --json'), file = run('tincture < c.txt');
	assert.match(piped.out, '"hex":"#ff0000"');
	assert.is(file.out.trimEnd().split('\n').length, 2);
	for (const input of ['< /dev/null', '<&-', '< .']) {
		const { code, out, err } = run(`tincture ${input}`);
		assert.equal([code, out], [2, ''], input);
		assert.match(err, /^Usage: /);
	}
}));

main('reports an output that cannot be written', () => inShell({}, ({ run }) => {
	for (const [language, text] of [
		['en', 'Cannot write the output: no space left on device.'], ['ru', 'Вывод не записывается: не осталось места.'],
	]) {
		const { code, err } = run('tincture teal > /dev/full', { LANG: language! });
		assert.equal([code, err], [1, `tincture: ${text}\n`]);
	}
}));

main('a closed pipe is not a mistake', () => inShell({}, ({ run }) => {
	const { out, err } = run('yes teal | head -100000 | tincture convert-color - --plain | head -1; echo ${PIPESTATUS[2]}');
	assert.equal([out, err], ['#008080\n0\n', '']);
}));

main('writes files in new folders, replaces none, and knows folders', () => inShell({}, ({ run, read }) => {
	assert.is(run('tincture mix red blue --json -o a/b/mix.json').code, 0);
	assert.match(read('a/b/mix.json'), /^\{"first"/);
	assert.match(run('tincture mix red blue --csv -o a/b').err, 'Wrote a/b/mix-colors.csv.');
	assert.match(run('tincture mix red blue --csv -o a/b').err, '"a/b/mix-colors.csv" exists. Write --force to replace it.');
	assert.is(run('tincture mix red lime --csv -o a/b --force').code, 0);
	assert.match(read('a/b/mix-colors.csv'), ',lime,');
	assert.match(run('tincture mix red blue --json -o a/b/mix.json/x').err, 'a part of the path is not a directory');
}));

main('a terminal has its width and colors', () => inShell({}, ({ run }) => {
	if (run('command -v script').code !== 0) return;
	const inTerminal = (size: string): string =>
		run(`script -qec "stty ${size}; tincture tints red" /dev/null < /dev/null`, { TERM: 'xterm', COLUMNS: '' }).out;
	// eslint-disable-next-line no-control-regex: an escape begins with one.
	const widest = (text: string): number => Math.max(...text.replace(/\u001b\[[\d;]*m/g, '').split(/\r?\n/).map((line) => line.length));
	assert.match(inTerminal('cols 100'), '\u001b[48;5;');
	assert.ok(widest(inTerminal('cols 100')) > widest(inTerminal('cols 50')));
	assert.is(widest(inTerminal('cols 0')), widest(inTerminal('cols 80')), 'without a size it is 80');
}));

main.run();
