/*
 * Tokens in the format of the Design Tokens Community Group.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { writeDtcg } from '../../src/tokens/dtcg.ts';
import { groupedToken, toTokens, type Token } from '../../src/tokens/token.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { VALUE_STYLES, type ValueStyle } from '../../src/tokens/value.ts';
import { GRAY, PURPLE, token, VEIL, VIVID, VIVID_VEIL } from './sample.ts';

interface DtcgColor {
	readonly colorSpace: 'oklch' | 'srgb' | 'hsl' | 'display-p3';
	readonly components: readonly [number, number, number];
	readonly alpha: number;
	readonly hex: string;
}

interface DtcgToken {
	readonly $type: string;
	readonly $value: DtcgColor;
}

const readValue = (of: Token, style: ValueStyle): DtcgColor =>
	(JSON.parse(writeDtcg(looseTokens([of]), style)) as { readonly [name: string]: DtcgToken })[of.name]!.$value;

const dtcg = suite('writeDtcg');

dtcg('writes a typed token with an object for its color', () => {
	assert.is(writeDtcg(looseTokens([PURPLE, VEIL]), 'oklch'), `{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "brand": {
    "$type": "color",
    "$value": { "colorSpace": "oklch", "components": [0.44027, 0.1603, 303.373], "alpha": 1, "hex": "#663399" }
  },
  "veil": {
    "$type": "color",
    "$value": { "colorSpace": "oklch", "components": [0.44027, 0.1603, 303.373], "alpha": 0.502, "hex": "#663399" }
  }
}
`);
});

for (const [style, of, expected] of [
	['hex', PURPLE, { colorSpace: 'srgb', components: [0.4, 0.2, 0.6], alpha: 1, hex: '#663399' }],
	['rgb', VEIL, { colorSpace: 'srgb', components: [0.4, 0.2, 0.6], alpha: 0.502, hex: '#663399' }],
	['hsl', PURPLE, { colorSpace: 'hsl', components: [270, 50, 40], alpha: 1, hex: '#663399' }],
	['display-p3', VIVID, { colorSpace: 'display-p3', components: [0.1, 0.9, 0.2], alpha: 1, hex: '#00e338' }],
	['hex', VIVID_VEIL, { colorSpace: 'srgb', components: [0, 0.8902, 0.21961], alpha: 0.5, hex: '#00e338' }],
	['oklch', GRAY, { colorSpace: 'oklch', components: [0.59987, 0, 0], alpha: 1, hex: '#808080' }],
	['hsl', token('x', 'hsl(none 0% 100%)'), { colorSpace: 'hsl', components: [0, 0, 100], alpha: 1, hex: '#ffffff' }],
	['oklch', token('x', 'oklch(0.6 0.1 359.9999)'), { components: [0.6, 0.1, 0] }],
	['oklch', token('x', 'oklch(1 0 none / none)'), { components: [1, 0, 0], alpha: 0, hex: '#ffffff' }],
] as const) {
	dtcg(`${of.name} in ${style} is ${JSON.stringify(expected)}`, () => {
		const value = readValue(of, style);
		assert.equal({ ...value, ...expected }, value);
		assert.equal(Object.keys(value), ['colorSpace', 'components', 'alpha', 'hex']);
	});
}

dtcg('writes colors outside Display P3 in OKLCH', () => {
	const green = readValue(token('green', 'color(rec2020 0 1 0)'), 'display-p3');
	assert.is(green.colorSpace, 'oklch');
	assert.is(format(color(green.colorSpace, green.components), 'hex'), green.hex);
});

// Color Module 2025.10, the range of each component.
const RANGES: Readonly<Record<DtcgColor['colorSpace'], readonly (readonly [number, number])[]>> = {
	'srgb': [[0, 1], [0, 1], [0, 1]],
	'display-p3': [[0, 1], [0, 1], [0, 1]],
	'hsl': [[0, 360], [0, 100], [0, 100]],
	'oklch': [[0, 1], [0, Infinity], [0, 360]],
};

dtcg('keeps every component in the range of the format and every value at the same 8-bit color, for any color', () => {
	const seed = 'dtcg', random = randomFrom(seed);
	const made = Array.from({ length: 600 }, (_, n) => (n % 3 === 0
		? color('oklch', [random() * 1.4 - 0.2, random() * 0.5, random() * 360], random())
		: color(n % 3 === 1 ? 'srgb' : 'rec2020', [random() * 1.2 - 0.1, random() * 1.2 - 0.1, random()], random())));
	for (const style of VALUE_STYLES) {
		const tokens = JSON.parse(
			writeDtcg(looseTokens(made.map((of, i) => ({ name: `c-${i}`, color: of }))), style),
		) as { readonly [name: string]: DtcgToken };
		made.forEach((of, i) => {
			const { $type, $value: { colorSpace, components, alpha, hex } } = tokens[`c-${i}`]!;
			const what = `seed "${seed}", ${style}, ${JSON.stringify(of)}: ${colorSpace} ${components.join(' ')}`;
			assert.is($type, 'color');
			components.forEach((x, channel) => {
				const [least, most] = RANGES[colorSpace][channel]!;
				assert.ok(x >= least && x <= most && !(most === 360 && x === 360), what);
			});
			assert.match(hex, /^#[0-9a-f]{6}$/);
			assert.is(format(color(colorSpace, components), 'hex'), hex, what);
			assert.ok(alpha >= 0 && alpha <= 1, what);
		});
	}
});

dtcg('nests a group for each path and keeps the order, of numbers too', () => {
	const red = PURPLE.color;
	const text = writeDtcg(
		looseTokens([
			groupedToken('primary', '50', red), groupedToken('primary', '950', red), groupedToken('neutral', '500', red),
			groupedToken('primary', '100', red),
		]),
		'hex',
	);
	assert.equal([...text.matchAll(/^ +"([a-z0-9]+)": \{/gm)].map((match) => match[1]), ['primary', '50', '950', '100', 'neutral', '500']);
	const { primary, neutral } = JSON.parse(text) as { readonly [group: string]: { readonly [step: string]: DtcgToken } };
	assert.equal(Object.keys(primary!), ['50', '100', '950']);
	assert.is(neutral!['500']!.$value.hex, '#663399');
});

dtcg('loses no token with the name of an inherited member', () => {
	const read = JSON.parse(
		writeDtcg(looseTokens(toTokens(['__proto__', 'constructor', '$value', '{a.b}'].map((name) => ({ name, color: PURPLE.color })))), 'hex'),
	) as object;
	assert.equal(Object.keys(read), ['$schema', 'proto', 'constructor-color', 'value', 'a-b']);
});

dtcg.run();
