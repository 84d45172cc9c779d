/*
 * Scales, shades, harmonies, palettes, gradients, systems, tokens and format options of the library. Results equal those of the
 * service.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import {
	contrast, contrastScale, format, FORMAT_IDS, gradient, harmony, HARMONY_KINDS, palette, parse, roleScale, scale, SCALE_STEPS,
	shades, simulate, STEP_ROLES, system, SYSTEM_FORMATS, systemCode, TOKEN_FORMATS, tokens, VALUE_STYLES,
} from '../../src/index.ts';
import * as operations from '../../src/operations.ts';

const making = suite('what the library makes');

const refuses = (call: () => unknown, path: string, part = ''): void => assert.throws(call, (error: unknown) =>
	error instanceof InputError && error.issues[0].path.join('.') === path && error.message.includes(part));

const hexes = (colors: readonly Parameters<typeof format>[0][]): string[] => colors.map((color) => format(color, 'hex'));

making('a scale holds its color on its anchor and is that of the service', () => {
	const made = scale('#3b82f6');
	assert.is(format(made.colors[SCALE_STEPS.indexOf(made.anchor)]!, 'hex'), '#3b82f6');
	assert.equal(hexes(made.colors), operations.generateScale({ color: '#3b82f6' }).steps.map(({ hex }) => hex));
	const controls = { hueShift: 20, chroma: 0.8, anchor: 600, pins: { 950: '#0b1020' }, gamut: 'display-p3' } as const;
	const pinned = scale('#3b82f6', controls);
	assert.equal(hexes(pinned.colors), operations.generateScale({ color: '#3b82f6', ...controls }).steps.map(({ hex }) => hex));
	assert.is(pinned.anchor, 600);
	assert.is(format(pinned.colors[10]!, 'hex'), '#0b1020');
});

making('a scale refuses what cannot be, by its name', () => {
	refuses(() => scale('#3b82f6', { anchor: 55 as 50 }), 'options.anchor', '50, 100');
	refuses(() => scale('#3b82f6', { pins: { 950: 'white' } }), 'options.pins.950', 'darker');
	refuses(() => scale('#3b82f6', { chroma: 3 }), 'options.chroma', '0 to 2');
	refuses(() => contrastScale('#3b82f6', { targets: [15], background: '#888' }), 'options.targets.0', 'at most');
});

making('twelve steps by role, and steps of given contrast, on a background', () => {
	const roles = roleScale('#1db954', { background: '#111113' });
	assert.equal(roles.map(({ role }) => role), STEP_ROLES);
	assert.ok(contrast(roles[10]!.color, roles[1]!.color).ratio >= 4.5 && contrast(roles[11]!.color, roles[1]!.color).ratio >= 7);
	for (const { target, color } of contrastScale('#635bff', { targets: [1.5, 3, 4.5, 7, 75] })) {
		const { ratio, lc } = contrast(color, 'white');
		assert.ok((target > 21 ? Math.abs(lc) : ratio) >= target, `${target}`);
	}
});

making('shades end in white, black and gray', () => {
	const { tints, shades: dark, tones } = shades('teal', 4);
	assert.equal([tints, dark, tones].map((steps) => format(steps[3]!, 'hex')), ['#ffffff', '#000000', '#808080']);
	assert.is(tints.length, 4);
});

making('options of the service: natural lightness, vivid and smooth paths, open ends, other draws', () => {
	const [natural] = operations.harmonies({ color: '#3b82f6', kind: 'triadic', lightness: 'natural' }).harmonies;
	assert.equal(hexes(harmony('#3b82f6', 'triadic', { lightness: 'natural' })), natural!.colors.map(({ hex }) => hex));
	const colors = ['#3b82f6', '#f97316', '#16a34a'], way = { path: 'vivid', curve: 'smooth', stops: 9 } as const;
	const made = gradient(colors, way), served = operations.makeGradient({ colors, ...way });
	assert.equal([made.css, made.fallback], [served.css, served.fallback]);
	assert.is.not(made.fallback, gradient(colors, { stops: 9 }).fallback);
	const open = operations.tintsShades({ color: 'teal', steps: 4, ends: 'open' });
	assert.equal(hexes(shades('teal', 4, { ends: 'open' }).tints), open.tints);
	const drawn = { size: 4, reroll: [2, 2, 3] } as const;
	assert.equal(hexes(palette('spring', drawn)), operations.generatePalette({ seed: 'spring', ...drawn }).colors.map(({ hex }) => hex));
	refuses(() => palette('spring', { keep: ['red'], reroll: [0] }), 'options.reroll.0', '1 to 4');
	refuses(() => palette('spring', { keep: ['red', 'blue'], size: 2, reroll: [0] }), 'options.reroll.0', 'not kept');
	refuses(() => harmony('red', 'triadic', { lightness: 'dark' as 'natural' }), 'options.lightness', 'natural');
	refuses(() => gradient(['red', 'blue'], { path: 'smooth' as 'vivid' }), 'options.path', 'vivid');
	refuses(() => shades('red', 3, { ends: 'half' as 'open' }), 'options.ends', 'open');
});

making('a harmony is that of the service, the color first', () => {
	for (const kind of HARMONY_KINDS) {
		const [served] = operations.harmonies({ color: '#3b82f6', kind }).harmonies;
		assert.equal(hexes(harmony('#3b82f6', kind)), served!.colors.map(({ hex }) => hex));
	}
});

making('a palette depends only on its seed and contains the kept colors', () => {
	const options = { mode: 'pastel', size: 4, keep: ['teal'] } as const;
	assert.equal(palette('spring', options), palette('spring', options));
	assert.equal(hexes(palette('spring', options)), operations.generatePalette({ seed: 'spring', ...options }).colors.map(({ hex }) => hex));
	assert.is(format(palette('spring', options)[0]!, 'hex'), '#008080');
	assert.not.equal(palette('spring', options), palette('autumn', options));
});

making('a gradient equals that of the service, except for the spelling of its colors', () => {
	for (const [colors, options, positions] of [
		[['#3b82f6', '#f97316'], {}, undefined],
		[['#3b82f6', '#f97316', '#22c55e'], { kind: 'conic', angle: 30, space: 'oklch' }, undefined],
		[['#3b82f6', '#f97316', '#22c55e'], { kind: 'linear', stops: 20 }, [0, 0.25, 1]],
		[['#3b82f6', '#808080', '#22c55e'], { space: 'oklch' }, undefined],
	] as const) {
		const own = gradient(colors, { ...options, ...(positions && { positions }) });
		const percent = positions && { positions: positions.map((place) => place * 100) };
		const served = operations.makeGradient({ colors, ...options, ...percent });
		assert.is(own.fallback, served.fallback);
		assert.is(own.stops.length, served.stops.length);
	}
	assert.is(gradient(['oklch(0.6 0.1 200)', 'oklch(0.7 0.1 20)'], { space: 'oklch', angle: 45 }).css,
		'linear-gradient(45deg in oklch, oklch(0.6 0.1 200), oklch(0.7 0.1 20))');
	assert.match(gradient(['red', 'gray', 'blue'], { space: 'oklch' }).css, /^linear-gradient\(90deg in oklab, /);
	refuses(() => gradient(['red', 'blue'], { kind: 'radial', angle: 3 }), 'options.angle');
	refuses(() => gradient(['red', 'blue'], { positions: [1, 0] }), 'options.positions.1');
	refuses(() => gradient(['red']), 'colors');
});

making('a system and its code are those of the service; every pair passes', () => {
	const brand = { primary: '#3b82f6', accent: 'gold' };
	const own = system(brand), served = operations.buildSystem({ ...brand, format: 'css' });
	assert.ok(own.audit.every(({ ratio, least }) => ratio >= least));
	assert.is(format(own.roles.dark.background, 'hex'), served.roles.dark['background']);
	assert.equal(hexes(own.scales.accent.colors), served.scales.accent.map(({ hex }) => hex));
	for (const kind of SYSTEM_FORMATS) {
		assert.is(systemCode(brand, { format: kind, name: 'Sunrise' }), operations.buildSystem({ ...brand, format: kind, name: 'Sunrise' }).code);
	}
	const fixed = { anchor: 600, pins: { primary: { 900: '#1e1b4b' }, accent: { 100: '#fff7d6' } } } as const;
	const { accent } = operations.buildSystem({
		...brand, anchor: 600, pins: { 'primary-900': '#1e1b4b', 'accent-100': '#fff7d6' },
	}).scales;
	assert.equal(hexes(system(brand, fixed).scales.accent.colors), accent.map(({ hex }) => hex));
	refuses(() => system(brand, { anchor: 600, pins: { primary: { 900: 'white' } } }), 'options.pins.primary.900', 'darker');
	refuses(() => system(brand, { pins: { info: { 900: 'navy' } } }), 'options.pins.info', 'brand.info');
	refuses(() => system(brand, { anchor: 500, balance: 'contrast' }), 'options.anchor', 'contrast');
	refuses(() => system({} as { primary: string }), 'brand.primary');
	refuses(() => system({ primary: 'red', primry: 'red' } as { primary: string }), 'brand', 'primary');
});

making('tokens equal those of the service', () => {
	const colors = { 'Brand': '#3b82f6', 'ink': 'oklch(0.2 0.02 260)' };
	for (const kind of TOKEN_FORMATS) for (const values of VALUE_STYLES) {
		const list = Object.entries(colors).map(([name, color]) => ({ name, color }));
		assert.is(tokens(colors, { format: kind, values }), operations.exportTokens({ colors: list, format: kind, values }).code);
	}
	refuses(() => tokens({}), 'colors');
	refuses(() => tokens({ brand: 'tael' }), 'colors.brand', 'teal');
});

making('format applies options to the formats that support them', () => {
	assert.is(format('#3b82f680', 'hex', { uppercase: true }), '#3B82F680');
	assert.is(format('teal', 'rgb', { legacy: true }), 'rgb(0, 128, 128)');
	for (const id of FORMAT_IDS) assert.is(format('tomato', id, {}), format('tomato', id));
	refuses(() => format('teal', 'oklch', { legacy: true }), 'options.legacy', 'rgb, hsl');
	refuses(() => format('teal', 'hex', { digits: 2 }), 'options.digits');
	refuses(() => format('teal', 'rgb', { digits: 2.5 }), 'options.digits', '0 to 6');
	refuses(() => format('teal', 'rgb', { upper: true } as object), 'options', 'uppercase');
});

making('a deficiency may be partial by the model that knows it', () => {
	assert.equal(hexes([simulate('tomato', 'protanopia', 'machado', 0)]), ['#ff6347']);
	assert.equal(simulate('tomato', 'protanopia', 'machado', 1), simulate('tomato', 'protanopia'));
	assert.equal(hexes([simulate('#d62728', 'deuteranopia', 'machado', 0.5)]),
		[operations.simulateCvd({ colors: ['#d62728'], kinds: ['deuteranopia'], severity: 0.5 }).colors[0]!.simulated['deuteranopia']]);
	refuses(() => simulate('tomato', 'protanopia', 'brettel', 0.5), 'severity', 'machado');
	assert.is(parse('tomato').alpha, 1);
});

making.run();
