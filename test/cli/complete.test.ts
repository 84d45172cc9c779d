/*
 * Candidates for the last word of a command line, as the shells request them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { SETTING_NAMES } from '../../src/cli/settings.ts';
import { tincture } from '../support/cli.ts';

const candidates = suite('candidates of completions');

const complete = async (...words: readonly string[]): Promise<string[]> => {
	const { out, err, code } = await tincture(['__complete', ...words]);
	assert.equal([err, code], ['', 0]);
	return out.split('\n').slice(0, -1);
};

const SPACES = ['oklab', 'oklch'];

for (const [words, expected] of [
	[['mix-colors', 'red', '--space', 'okl'], SPACES],
	[['mix-colors', 'red', '--space', '=', 'okl'], SPACES],
	[['mix-colors', 'red', '--space=okl'], SPACES.map((space) => `--space=${space}`)],
	[['convert-color', 'teal', '--formats', 'hex,swi'], ['hex,swiftui']],
	[['convert-color', 'teal', '--formats=hex,swi'], ['--formats=hex,swiftui']],
	[['fix-contrast', 'red', 'blue', 'aa-'], ['aa-large']],
	[['convert-color', 'teal', '--color', 'ne'], ['never']],
	[['parse-color', 'teal', '--json', ''], []],
	[['completions', ''], ['bash', 'zsh', 'fish']],
	[['help', 'mix'], ['mix-colors']],
	[['serve', '--port', ''], []],
	[['nonsense', '--'], []],
	[['parse-color', 'teal', '--output', 'a'], [':files']],
	[['parse-color', 'teal', '-o', ''], [':files']],
	[['parse-color', 'teal', '--output=a'], [':files--output=']],
	[['audit-theme', ''], [':files']],
	[['audit-theme', 'the'], [':files']],
	[['audit-theme', '--theme', ''], [':files']],
	[['audit-theme', '--theme=the'], [':files--theme=']],
	[['image', ''], [':files']],
	[['image', '--file', 'pho'], [':files']],
	[['parse-color', '@a'], [':files@']],
	[['@'], [':files@']],
] as const) {
	candidates(`${words.join(' ')}|`, async () => assert.equal(await complete(...words), [...expected]));
}

candidates('after = of bash, every value', async () => {
	assert.equal(await complete('mix-colors', 'red', '--space', '='), await complete('mix-colors', 'red', '--space', ''));
});

candidates('options have their descriptions; fields precede settings, each once', async () => {
	const options = (await complete('parse-color', '--')).map((line) => line.split('\t')[0]!);
	assert.equal(options.slice(0, 4), ['--color', '--locale', '--scheme', '--variables']);
	assert.equal(options.slice(4), SETTING_NAMES.filter((name) => !['color', 'locale'].includes(name)).map((name) => `--${name}`));
	assert.equal(await complete('parse-color', '--json'), ['--json\tPrint the JSON of the API, byte for byte, with a line feed.']);
	assert.equal((await complete('serve', '--rate-limit-r')).map((line) => line.split('\t')[0]), ['--rate-limit-rps']);
});

candidates('the first word: operations with their summaries, commands, --help and --version', async () => {
	for (const words of [[], ['']]) {
		assert.equal((await complete(...words)).map((line) => line.split('\t')[0]),
			[
				...OPERATIONS.map(({ name }) => name), 'help', 'list', 'paint', 'image', 'serve', 'mcp', 'skill', 'completions',
				'--help', '--version',
			]);
	}
	assert.equal(await complete('parse'), [`parse-color\t${OPERATIONS[0]!.summary}`]);
});

candidates.run();
