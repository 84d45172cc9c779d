/*
 * Any text as a color: the order of readers, counting and trimming, and the messages for other texts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { FORMS, parse, readColor, type Form } from '../../src/names/parse-color.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const reading = suite('reading a color');

// CSS Color 4 §6.1, §6.4 for keywords.
const READ: readonly (readonly [text: string, form: Form, rgb: number, alpha?: number])[] = [
	['red', 'css-name', 0xff0000], ['RebeccaPurple', 'css-name', 0x663399], ['LIGHTGOLDENRODYELLOW', 'css-name', 0xfafad2],
	['tan', 'css-name', 0xd2b48c],
	['grey', 'css-name', 0x808080], ['gray', 'css-name', 0x808080], ['aqua', 'css-name', 0x00ffff], ['cyan', 'css-name', 0x00ffff],
	['transparent', 'css-name', 0x000000, 0], ['TransParent', 'css-name', 0x000000, 0],
	['r\\65 d', 'css-name', 0xff0000], ['/* a */ red /* b */', 'css-name', 0xff0000], ['\\72\\65\\64', 'css-name', 0xff0000],
	['\\red', 'css-name', 0xff0000],
	['#3b82f6', 'hex', 0x3b82f6], ['3B82F6', 'hex', 0x3b82f6], ['#f00', 'hex', 0xff0000], ['f008', 'hex', 0xff0000, 0x88 / 255],
	['#3b82f680', 'hex', 0x3b82f6, 128 / 255],
	['facade', 'hex', 0xfacade], ['decade', 'hex', 0xdecade], ['bed', 'hex', 0xbbeedd], ['123', 'hex', 0x112233],
	['#\\66 ff', 'hex', 0xffffff], ['/**/#fff', 'hex', 0xffffff],
	['rgb(255 0 0)', 'rgb', 0xff0000], ['rgba(255, 0, 0, 0.5)', 'rgb', 0xff0000, 0.5], ['RGB(255 0 0)', 'rgb', 0xff0000],
	['/* a */ rgb(255 0 0)', 'rgb', 0xff0000],
];

for (const [text, form, rgb, alpha = 1] of READ) {
	reading(`${JSON.stringify(text)} is ${form} #${rgb.toString(16).padStart(6, '0')}`, () => {
		const read = readColor(text);
		assert.is(read.form, form);
		assert.equal(read.color, fromRgb24(rgb, alpha));
		assert.equal(parse(text), read.color);
	});
}

// Colors of data/common-names.txt and data/extended-names.txt, which the guard of the data holds to their sources.
const NAMED: readonly (readonly [text: string, form: Form, rgb: number])[] = [
	['dark teal', 'common-name', 0x014d4e], ['Dark-Teal', 'common-name', 0x014d4e], ['DARKTEAL', 'common-name', 0x014d4e],
	['тёмно-бирюзовый', 'common-name', 0x00797f], ['темно бирюзовый', 'common-name', 0x00797f], ['ТЁМНОБИРЮЗОВЫЙ', 'common-name', 0x00797f],
	['Ash Gray', 'common-name', 0xb2beb5], ['ash grey', 'common-name', 0xb2beb5], ['синий', 'common-name', 0x0000ff],
	['голубой', 'common-name', 0x42aaff],
	// Exact matches of a search: other cases and numbers, another order, Latin letters.
	['синяя', 'common-name', 0x0000ff], ['голубого', 'common-name', 0x42aaff], ['тёмно-бирюзовые', 'common-name', 0x00797f],
	['reds', 'common-name', 0xff0000], ['krasny', 'common-name', 0xff0000],
	['Rosé', 'extended-name', 0xf7746b], ['Pepper & Spice', 'extended-name', 0xb75754],
];

for (const [text, form, rgb] of NAMED) {
	reading(`${JSON.stringify(text)} is ${form}, composed and decomposed`, () => {
		for (const same of [text, text.normalize('NFD'), text.normalize('NFC')]) assert.is(readColor(same).form, form);
		assert.equal(readColor(text).color, fromRgb24(rgb));
	});
}

reading('a Tailwind class is the published color, with its alpha', () => {
	// theme.css of Tailwind CSS 4: --color-sky-500.
	for (const [text, alpha] of [['sky-500', 1], ['bg-sky-500', 1], ['text-sky-500/50', 0.5]] as const) {
		const { color: { space, coords, alpha: read }, form } = readColor(text);
		assert.equal([form, space, coords, read], ['tailwind', 'oklch', [0.685, 0.169, 237.323], alpha]);
	}
});

reading('a keyword wins over HEX, HEX over names, a common name over an extended one', () => {
	for (
		const [text, form] of [['teal', 'css-name'], ['TEAL', 'css-name'], ['ace', 'hex'], ['facade', 'hex'], ['rose', 'common-name']] as const
	)
		assert.is(readColor(text).form, form);
});

reading('the form is the function for any alias', () => {
	for (const [text, form] of [
		['hsl(0 0% 0%)', 'hsl'], ['hsla(0 0% 0%)', 'hsl'], ['hwb(0 0% 0%)', 'hwb'], ['lab(0 0 0)', 'lab'], ['lch(0 0 0)', 'lch'],
		['oklab(0 0 0)', 'oklab'], ['oklch(0 0 0)', 'oklch'],
		['color(srgb 0 0 0)', 'color'], ['color(xyz 0 0 0)', 'color'],
		['color-mix(red, blue)', 'color-mix'], ['oklch(from teal l c h)', 'relative-color'],
		['light-dark(red, blue)', 'light-dark'], ['contrast-color(red)', 'contrast-color'], ['alpha(from red / 0)', 'alpha'],
	] as const) assert.is(readColor(text).form, form);
});

reading('every form has its own name, once', () => {
	assert.is(new Set(FORMS).size, FORMS.length);
});

reading('all 148 keywords are read in lower case, upper case and with blanks around', () => {
	for (const [name, rgb] of cssKeywords()) {
		for (const text of [name, name.toUpperCase(), `\t ${name}\n`]) {
			assert.equal(readColor(text), { color: fromRgb24(rgb), form: 'css-name' }, text);
		}
	}
});

reading('white space of any kind around the text is trimmed', () => {
	for (const blank of [' ', '\t', '\n', '\u00a0', '\ufeff', '\u3000'])
		assert.equal(parse(`${blank}teal${blank}`), parse('teal'), JSON.stringify(blank));
});

reading('up to 120 characters are read, counted before trimming and as characters', () => {
	assert.equal(parse(`teal${' '.repeat(116)}`), parse('teal'));
	assert.throws(() => parse(`teal${' '.repeat(117)}`), /more than 120 characters/);
	// Each of these is two UTF-16 units.
	assert.equal(parse(`/*${'🎨'.repeat(112)}*/teal`), parse('teal'));
	assert.throws(() => parse(`/*${'🎨'.repeat(113)}*/teal`), /more than 120 characters/);
	assert.throws(() => parse('🎨'.repeat(1e6)), /more than 120 characters/);
});

function readIssue(text: string): { code: string; detail: string } {
	try {
		readColor(text);
	} catch (error) {
		assert.instance(error, InputError);
		const { issues } = error as InputError;
		assert.is(issues.length, 1);
		assert.equal(issues[0].path, []);
		return issues[0];
	}
	return assert.unreachable(`${text} was read`) as never;
}

const REFUSED: readonly (readonly [text: string, detail: RegExp])[] = [
	['', /^"" is empty\. Write a color, like "#3b82f6"\.$/],
	['   ', /is empty/],
	['\u200b', /^"\\u\{200b\}" is not a color\./],
	['\ud800', /^"\\u\{d800\}" is not a color\./],
	['\0', /^"\\u\{0\}" is not a color\./],
	['blac\u212a', /Did you mean "black"\?/],
	['constructor', /is not a color/], ['__proto__', /is not a color/], ['toString', /is not a color/], ['hasOwnProperty', /is not a color/],
	['telal', /^"telal" is not a color\. Did you mean "teal"\?$/],
	['drak teal', /Did you mean "Dark Teal"\?$/], ['бирузовый', /Did you mean "бирюзовый"\?$/],
	['синяя;', /Did you mean "синий"\?$/], ['-синяя', /is not a color/],
	['sky-550', /Did you mean "sky-500"\?$/], ['dark\u200bteal', /^"dark\\u\{200b\}teal" is not a color\./],
	['dark teal;', /is not a color/], ['Canvas', /is a system color/],
	['currentcolor', /^"currentcolor" depends on the text color of the page\./], ['CurrentColor', /depends on/],
	['AccentColor', /is a system color/], ['canvas', /is a system color/],
	['inherit', /keyword of the cascade/], ['revert-layer', /keyword of the cascade/],
	['#12', /^"#12" has 2 digits, and HEX has 3, 4, 6 or 8\. Write it like "#3b82f6"\.$/], ['#', /has 0 digits/], ['#1234567', /has 7 digits/],
	['#ffg', /^"#ffg" fails at character 4, which is not a hex digit\./], ['#🎨ff', /fails at character 2/],
	['##fff', /fails at character 2/], ['#ff f', /fails at character 4/],
	['rgb(10 20)', /^"rgb\(10 20\)" fails at character 10: it has 2 of 3 channels\. Write it like "rgb\(10 20 153\)"\.$/],
	['rgb', /is not a color/], ['rgb red', /is not a color/],
	['\\#fff', /is not a color/], ['red\\', /is not a color/],
	['red blue', /is not a color/], ['red/**/blue', /is not a color/], ['/* */', /is not a color/], ['/* red', /is not a color/],
	['url(red)', /is not a CSS color function/], ['javascript:alert(1)', /fails at/],
];

for (const [text, detail] of REFUSED) {
	reading(`${JSON.stringify(text)} is refused: ${detail.source}`, () => {
		const issue = readIssue(text);
		assert.is(issue.code, 'unreadable-color');
		assert.match(issue.detail, detail);
	});
}

reading('a long text is quoted up to 40 characters', () => {
	assert.match(readIssue('x'.repeat(100)).detail, new RegExp(`^"${'x'.repeat(40)}…" is not a color`));
});

reading('no keyword of CSS is a HEX text, so their order does not matter', () => {
	for (const name of cssKeywords().keys()) assert.not(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(name), name);
});

reading.run();
