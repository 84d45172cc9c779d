/*
 * Colors of Android, as its documents write them: #RGB, #ARGB, #RRGGBB and #AARRGGBB, and references to other colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';

const resources = (...colors: readonly (readonly [name: string, value: string])[]): string =>
	`<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${colors.map(([name, value]) => `  <color name="${name}">${value}</color>\n`).join('')}</resources>\n`;

const readValue = (written: string): string => {
	const { value } = readTheme(resources(['a', written])).entries[0]!;
	return value.kind === 'literal' ? format(value.literal.color, 'hex') : value.kind;
};

const android = suite('colors of Android');

for (const [written, hex] of [
	['#FF3B82F6', '#3b82f6'], ['#803B82F6', '#3b82f680'], ['#00112233', '#11223300'], ['#3b82f6', '#3b82f6'], ['#f00', '#ff0000'],
	['#8f00', '#ff000088'], [' #FF000000 ', '#000000'],
] as const) android(`${written.trim()} is ${hex}: alpha comes first`, () => assert.is(readValue(written), hex));

android('a value that is not a color is reported with its name and line', () => {
	const { unread } = auditTheme({ theme: resources(['a', '#FFFFFF'], ['b', '@android:color/white'], ['c', '#12345']) });
	assert.equal(unread.map(({ name, line }) => [name, line]), [['b', 4], ['c', 5]]);
});

android('comments are skipped, also around a color, and a reference has the color of its name', () => {
	const { colors } = auditTheme({ theme: resources(['paper', '#FFFFFF'], ['card', '@color/paper'])
		.replace('<resources>', '<!-- a --><resources>\n<!-- <color name="old">#FF0000</color> -->') });
	assert.equal(colors.map(({ name, hex }) => `${name} ${hex}`), ['paper #ffffff', 'card #ffffff']);
});

android('folders of several files are modes: values-night is dark', () => {
	const { form, modes } = auditTheme({ theme: JSON.stringify({
		'app/src/main/res/values/colors.xml': resources(['card', '#FFFFFF'], ['on_card', '#FF000000']),
		'app/src/main/res/values-night/colors.xml': resources(['card', '#FF000000'], ['on_card', '#FF111111']),
	}) });
	assert.is(form, 'android');
	assert.equal(modes.map(({ mode, pairs, failing }) => [mode, pairs, failing]), [['default', 1, 0], ['dark', 1, 1]]);
});

for (const [name, before, after] of [
	['six digits', '#999999', /^#[\da-f]{6}$/], ['eight digits keep alpha', '#FF99AA99', /^#FF[\dA-F]{6}$/],
	['four digits become eight', '#f999', /^#ff[\da-f]{6}$/], ['three digits become six', '#999', /^#[\da-f]{6}$/],
] as const) {
	android(`a repair writes in the notation of the file: ${name}`, () => {
		const theme = resources(['card', '#FFFFFF'], ['on_card', before]);
		const { code, summary, mediaType } = auditTheme({ theme, repair: true, lock: ['card'] });
		const written = /name="on_card">([^<]*)</.exec(code!)![1]!;
		assert.match(written, after);
		assert.is(code, theme.replace(`>${before}<`, `>${written}<`));
		assert.is(summary.repaired, 1);
		assert.is(auditTheme({ theme: code! }).summary.failing, 0);
		assert.is(mediaType, 'application/xml');
	});
}

android('a translucent text becomes more opaque if no lightness helps: only the digits of alpha change', () => {
	const { code } = auditTheme({ theme: resources(['card', '#FFFFFFFF'], ['on_card', '#40000000']), repair: true, lock: ['card'] });
	assert.match(code!, /name="on_card">#[\dA-F]{2}000000</i);
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
});

const XML = resources(['card', '#FFFFFFFF'], ['on_card', '#FF000000']);

for (const [claim, theme, form] of [
	['a resource file without a declaration of XML', XML.slice(XML.indexOf('<resources')), 'android'],
	['CSS with a word of resources in a comment', ':root { --a: #111111 } /* <resources> */', 'css'],
	['JSON with other keys next to a path', JSON.stringify({ 'res/values/colors.xml': XML, 'a': '#111111' }), 'json'],
	['JSON with a path to another kind of file', JSON.stringify({ 'res/values/colors.json': '#111111' }), 'json'],
	['JSON with a path to another folder', JSON.stringify({ 'res/drawable/colors.xml': '#111111' }), 'json'],
	['JSON with a path to an object', JSON.stringify({ 'res/values/colors.xml': { a: '#111111' } }), 'json'],
] as const) android(`${claim} has the form ${form}`, () => assert.is(readTheme(theme).form, form));

android('a repair of several files stays JSON with the same texts around its changes', () => {
	const files = { 'res/values/colors.xml': resources(['card', '#FFFFFFFF'], ['on_card', '#FF999999']) };
	const { code, mediaType } = auditTheme({ theme: JSON.stringify(files), repair: true });
	const [xml] = Object.values(JSON.parse(code!) as Record<string, string>);
	assert.is(xml!.length, files['res/values/colors.xml'].length);
	assert.is(auditTheme({ theme: xml! }).summary.failing, 0);
	assert.is(mediaType, 'application/json');
});

android.run();
