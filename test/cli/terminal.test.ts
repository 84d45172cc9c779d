/*
 * Color depth by option, environment and terminal; language of the output.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { environmentLanguage } from '../../src/cli/language.ts';
import { colorDepth, type ColorWhen, type Depth } from '../../src/cli/terminal.ts';

const depth = suite('how many colors');

const ROWS: readonly (readonly [ColorWhen, boolean, Readonly<Record<string, string>>, Depth])[] = [
	['auto', true, { TERM: 'xterm-256color' }, 8],
	['auto', true, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 24],
	['auto', true, { TERM: 'xterm', COLORTERM: '24bit' }, 24],
	['auto', true, { TERM: 'xterm' }, 8],
	['auto', true, { TERM: 'dumb', COLORTERM: 'truecolor' }, 0],
	['auto', true, {}, 0],
	['auto', true, { TERM: 'xterm-kitty' }, 24],
	['auto', true, { WT_SESSION: 'x' }, 24],
	['auto', true, { TERM_PROGRAM: 'Apple_Terminal', TERM: 'xterm-256color' }, 8],
	['auto', false, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 0],
	// no-color.org: present and not an empty text.
	['auto', true, { TERM: 'xterm-256color', NO_COLOR: '1' }, 0],
	['auto', true, { TERM: 'xterm-256color', NO_COLOR: '' }, 8],
	// force-color.org, with the levels of Node.
	['auto', false, { FORCE_COLOR: '3' }, 24],
	['auto', false, { FORCE_COLOR: '2' }, 8],
	['auto', false, { FORCE_COLOR: '1' }, 8],
	['auto', false, { FORCE_COLOR: '' }, 8],
	['auto', true, { FORCE_COLOR: '0', TERM: 'xterm-256color' }, 0],
	['auto', false, { FORCE_COLOR: '3', NO_COLOR: '1' }, 24],
	['never', true, { FORCE_COLOR: '3', COLORTERM: 'truecolor' }, 0],
	['always', false, { NO_COLOR: '1' }, 24],
	['always', false, { TERM: 'xterm-256color' }, 8],
];

for (const [when, isTerminal, environment, expected] of ROWS) {
	const where = `${isTerminal ? 'a terminal' : 'a file'} with ${JSON.stringify(environment)}`;
	depth(`--color=${when}, ${where}: ${expected} bits`, () => assert.is(colorDepth(when, isTerminal, environment), expected));
}

depth.run();

const language = suite('the language');

for (const [environment, expected] of [
	[{}, 'en'], [{ LANG: 'ru_RU.UTF-8' }, 'ru'], [{ LANG: 'ru' }, 'ru'], [{ LANG: 'de_DE.UTF-8' }, 'en'], [{ LANG: 'C' }, 'en'],
	[{ LANG: 'ru_RU', LC_ALL: 'C.UTF-8' }, 'en'], [{ LANG: 'en_US', LC_MESSAGES: 'ru_RU.UTF-8' }, 'ru'],
	[{ LANG: 'ru_RU', LC_ALL: '' }, 'ru'], [{ LANG: 'rue_UA' }, 'en'], [{ LC_ALL: 'RU' }, 'ru'],
] as const) {
	language(`of ${JSON.stringify(environment)} is ${expected}`, () => assert.is(environmentLanguage(environment), expected));
}

language.run();
