/*
 * Parsing of arguments: positional fields, options, settings, and the hints of rejected words.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readArguments } from '../../src/cli/arguments.ts';
import { positionalFields } from '../../src/doors/command-words.ts';
import { renderMessage, type Message } from '../../src/cli/messages.ts';
import { COLOR_WORDS } from '../../src/cli/settings.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tryParse } from '../../src/index.ts';
import { search } from '../../src/names.ts';

const findInput = (name: string) => OPERATIONS.find((one) => one.name === name)!.input;

const inEnglish = (message: Message): string => renderMessage(message, 'en');

const read = (name: string, words: readonly string[]) => {
	const { fields, settings, misuses } = readArguments(words, findInput(name));
	const texts = misuses.map(({ message }) => ('detail' in message ? message.detail : inEnglish(message)));
	return { fields: Object.fromEntries(fields), settings: Object.fromEntries(settings), misuses: texts };
};

const words = suite('words of a command');

for (const [operation, positional] of Object.entries({
	'parse-color': ['color'], 'convert-color': ['color', 'formats'], 'find-colors': ['query'],
	'check-contrast': ['text', 'background', 'layers'], 'fix-contrast': ['text', 'background', 'target', 'adjust'],
	'audit-palette': ['colors'], 'audit-theme': ['theme'],
	'check-gamut': ['color'], 'nearest-names': ['color'], 'compare-colors': ['first', 'second'], 'generate-scale': ['color'],
	'tints-shades': ['color'], 'harmonies': ['color'], 'mix-colors': ['first', 'second'], 'make-gradient': ['colors'],
	'generate-palette': ['keep'], 'generate-data-colors': ['keep'],
	'simulate-cvd': ['colors'], 'export-tokens': ['colors'], 'build-system': ['primary'],
})) {
	words(`${operation} takes ${positional.join(', ')} without an option`, () => {
		assert.equal(positionalFields(findInput(operation)), positional);
	});
}

for (const [claim, operation, given, fields] of [
	['by place', 'mix-colors', ['red', 'blue'], { first: ['red'], second: ['blue'] }],
	['by option, spelt with hyphens', 'generate-scale', ['teal', '--hue-shift', '-20'], { color: ['teal'], hueShift: ['-20'] }],
	['by option, spelt as the API does', 'generate-scale', ['teal', '--hueShift=-20'], { color: ['teal'], hueShift: ['-20'] }],
	['a list by words', 'audit-palette', ['red', 'blue,lime'], { colors: ['red', 'blue,lime'] }],
	[
		'a list by repeated options', 'convert-color',
		['teal', '--formats', 'hex', '--formats', 'rgb'], { color: ['teal'], formats: ['hex', 'rgb'] },
	],
	[
		'a field that has its option leaves its place', 'check-contrast',
		['white', '--text', 'black'], { text: ['black'], background: ['white'] },
	],
	['words of a search are one text, with prepositions', 'find-colors', ['color', 'of', 'rose'], { query: ['color of rose'] }],
	['words of a search are one text', 'find-colors', ['dusty', 'rose'], { query: ['dusty rose'] }],
	['words of a search are one text, with numbers', 'find-colors', ['gray', '11'], { query: ['gray 11'] }],
	['a token may be named like an option', 'export-tokens', ['format=teal', 'red'], { colors: ['format=teal', 'red'] }],
	['behind -- nothing is an option', 'find-colors', ['--', '--limit'], { query: ['--limit'] }],
	['a value that begins with one hyphen', 'make-gradient', ['red', 'blue', '--angle', '-45'], { colors: ['red', 'blue'], angle: ['-45'] }],
	['standard input', 'parse-color', ['-'], { color: ['-'] }],
	['a custom property of CSS', 'parse-color', ['var(--a)', '--variables', '--a=teal'], { color: ['var(--a)'], variables: ['--a=teal'] }],
	['--color is a color where it names one', 'parse-color', ['--color', 'teal'], { color: ['teal'] }],
] as const) {
	words(`${claim}: ${given.join(' ')}`, () => assert.equal(read(operation, given), { fields, settings: {}, misuses: [] }));
}

words('a missing value is reported at the field, however it is spelt, or at the setting', () => {
	for (const [written, at] of [['--hue-shift', 'hueShift'], ['--hueShift', 'hueShift'], ['--output', 'output']] as const)
		assert.equal(readArguments(['teal', written], findInput('generate-scale')).misuses.map((misuse) => misuse.at), [at]);
});

words('--color never is not a color', () => {
	assert.equal(read('parse-color', ['teal', '--color=never']), { fields: { color: ['teal'] }, settings: { color: 'never' }, misuses: [] });
});

words('no word of --color is a color or the name of one', () => {
	for (const word of COLOR_WORDS) {
		assert.is(tryParse(word), undefined, word);
		assert.equal(search(word).filter(({ match }) => match === 'exact'), [], word);
	}
});

words('--locale sets the language of the output, and the field if the operation has one', () => {
	assert.equal(read('parse-color', ['teal', '--locale', 'ru']).fields['locale'], ['ru']);
	assert.equal(read('mix-colors', ['teal', 'red', '--locale', 'ru']), {
		fields: { first: ['teal'], second: ['red'] }, settings: { locale: 'ru' }, misuses: [],
	});
});

for (const [operation, given, hint] of [
	['mix-colors', ['red', 'blue', '--amout', '4'], '"--amout" is not a known option. Did you mean --amount?'],
	['adjust-color', ['red', '--lighten', '0.1'], '"--lighten" is not a known option. Write --change lighten --amount 10.'],
	['adjust-color', ['red', '--lighten', '1'], '"--lighten" is not a known option. Write --change lighten --amount 1.'],
	['adjust-color', ['red', '--lighten=20%'], '"--lighten" is not a known option. Write --change lighten --amount 20.'],
	['adjust-color', ['red', '--rotate', '-30deg'], '"--rotate" is not a known option. Write --change rotate --amount -30.'],
	['adjust-color', ['red', '--rotate', '0.5'], '"--rotate" is not a known option. Write --change rotate --amount 0.5.'],
	['adjust-color', ['--invert', 'red'], '"--invert" is not a known option. Write --change invert.'],
	['harmonies', ['red', '--triadic'], '"--triadic" is not a known option. Write --kind triadic.'],
	['check-gamut', ['red', '--verbose'], '"--verbose" is not a known option. Known: --color, --method, --scheme, --variables.'],
	['check-gamut', ['--verbose', 'red'], '"--verbose" is not a known option. Known: --color, --method, --scheme, --variables.'],
	['parse-color', ['dark', 'teal'], 'Unexpected word "teal". Quote a color of several words: "dark teal".'],
	['mix-colors', ['red', 'with', 'blue'], 'Unexpected word "with". Remove it.'],
	['convert-color', ['teal', 'to', 'hex'], 'Unexpected word "to". Remove it.'],
	['sort-colors', ['red', 'blue', 'by', 'lightness'], 'Unexpected word "by lightness". Write --by lightness.'],
	['harmonies', ['red', 'kind', 'triadic'], 'Unexpected word "kind triadic". Write --kind triadic.'],
	['mix-colors', ['red,blue'], '"red,blue" has several values. Separate them by spaces: red blue.'],
	['check-contrast', ['white,rgb(0, 0, 0)'], '"white,rgb(0, 0, 0)" has several values. Separate them by spaces: white "rgb(0, 0, 0)".'],
	['mix-colors', ['red', 'blue', '--amount'], '--amount needs a value. Write --amount 100.'],
	['mix-colors', ['red', 'blue', '--space', '--json'], '--space needs a value. Write --space oklab.'],
	['mix-colors', ['red', 'blue', '--color', 'alway'], '--color must be one of auto, always, never, got "alway". Did you mean'],
	['mix-colors', ['red', 'blue', '--json=yes'], '--json takes no value, got "yes".'],
	['mix-colors', ['red', 'blue', '-x'], '"-x" is not a known option.'],
] as const) {
	words(`${given.join(' ')}: ${hint}`, () => {
		const { misuses } = read(operation, given);
		assert.is(misuses.length, 1, misuses.join('\n'));
		assert.ok(misuses[0]!.startsWith(hint), misuses[0]);
	});
}

words('an option without a value does not take the next option as its value', () => {
	assert.equal(read('mix-colors', ['red', 'blue', '--space', '--json']), {
		fields: { first: ['red'], second: ['blue'] }, settings: { json: '' }, misuses: ['--space needs a value. Write --space oklab.'],
	});
});

words('the word after an unknown option is its value if the option resembles one that takes a value', () => {
	assert.equal(read('mix-colors', ['red', '--amout', '20', 'blue']).fields, { first: ['red'], second: ['blue'] });
	assert.equal(read('audit-theme', ['--repar', 'theme.css']).fields, { theme: ['theme.css'] });
	assert.equal(read('check-gamut', ['--verbose', 'red']).fields, { color: ['red'] });
});

words('the value of a short option may follow its letter', () => {
	const expected = { fields: { color: ['teal'] }, settings: { output: 'a' }, misuses: [] };
	for (const given of [['-oa'], ['-o=a'], ['-o', 'a']]) assert.equal(read('parse-color', ['teal', ...given]), expected, given.join(' '));
});

words('an option with an attached value does not take the next word', () => {
	assert.equal(read('mix-colors', ['--amount=20', 'red', 'blue']), {
		fields: { amount: ['20'], first: ['red'], second: ['blue'] }, settings: {}, misuses: [],
	});
});

words.run();
