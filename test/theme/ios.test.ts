/*
 * Asset catalogs of Xcode as JSON from path to text: components as its format reference lists them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';

type Component = string | undefined;

const component = (red: Component, green: Component, blue: Component, alpha: Component = '1.000') => ({ red, green, blue, alpha });
const entry = (components: object, more: object = {}, space = 'srgb') =>
	({ idiom: 'universal', color: { 'color-space': space, components }, ...more });
const DARK = { appearances: [{ appearance: 'luminosity', value: 'dark' }] };

const catalog = (sets: Readonly<Record<string, readonly object[]>>): string => JSON.stringify({
	'A.xcassets/Contents.json': '{"info":{"author":"xcode","version":1}}',
	...Object.fromEntries(Object.entries(sets).map(([name, colors]) => [`A.xcassets/a/${name}.colorset/Contents.json`, JSON.stringify({ colors })])),
}, null, 2);

const ios = suite('asset catalogs');

for (const [name, components, hex] of [
	['shares with a point', component('1.000', '.5', '0.0'), '#ff8000'],
	['numbers to 255', component('255', '128', '0'), '#ff8000'],
	['hexadecimal digits', component('0xFF', '0x80', '0x00'), '#ff8000'],
	['alpha', component('0.0', '0.0', '0.0', '0.500'), '#00000080'],
] as const) ios(`components are ${name}`, () => {
	const { form, colors } = auditTheme({ theme: catalog({ brand: [entry(components)] }) });
	assert.equal([form, colors[0]!.name, colors[0]!.hex], ['ios', 'brand', hex]);
});

for (const red of ['1.1', '256', 'x', undefined]) ios(`red ${red} is reported`, () => {
	const sets = { paper: [entry(component('255', '255', '255'))], brand: [entry(component(red, '0', '0'))] };
	assert.equal(auditTheme({ theme: catalog(sets) }).unread.map((one) => one.name), ['brand']);
});

ios('a dark appearance is a mode, and the entry for Display P3 counts only without one for sRGB', () => {
	const white = component('1.0', '1.0', '1.0'), black = component('0.0', '0.0', '0.0');
	const { modes, pairs } = auditTheme({ theme: catalog({
		'card': [entry(white), entry(black, DARK)],
		'card-foreground': [
			entry(black), entry(black, { ...DARK, 'display-gamut': 'sRGB' }), entry(white, { ...DARK, 'display-gamut': 'display-P3' }, 'display-p3'),
		],
	}) });
	assert.equal(modes.map(({ mode, failing }) => [mode, failing]), [['default', 0], ['dark', 1]]);
	assert.is(pairs[0]!.ratio, 1);
});

ios('a repair is refused', () => {
	const theme = catalog({ brand: [entry(component('0', '0', '0'))] });
	assert.throws(() => auditTheme({ theme, repair: true }), /not supported for ios, which is read-only/);
});

ios('an object with any other file or value is not a catalog', () => {
	const { form } = auditTheme({ theme: catalog({ brand: [entry(component('0', '0', '0'))] }) });
	assert.is(form, 'ios');
	for (const other of [{ 'brand.css': '#ff0000' }, { 'b.colorset/Contents.json': { value: '#ff0000' } }]) {
		const theme = JSON.stringify({ ...JSON.parse(catalog({ brand: [entry(component('0', '0', '0'))] })), ...other });
		assert.is.not(auditTheme({ theme }).form, 'ios');
	}
});

ios('a single color set is a catalog, and a catalog without color sets is not', () => {
	const set = JSON.stringify({ colors: [entry(component('0', '0', '0'))] }), formOf = (path: string): string =>
		auditTheme({ theme: JSON.stringify({ [path]: path.includes('color') ? set : '#000000' }) }).form;
	assert.is(formOf('brand.colorset/Contents.json'), 'ios');
	assert.is(formOf('A.xcassets/Contents.json'), 'json');
});

ios('a broken file is refused, not skipped', () => {
	assert.throws(() => auditTheme({ theme: JSON.stringify({ 'a.colorset/Contents.json': '{"colors":' }) }), /theme/);
});

ios.run();
