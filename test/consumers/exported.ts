/*
 * Input of the consumers: colors of every kind under names of every kind, exported in each format and style, and an independent
 * reader (Color.js) that determines the intended color.
 */

import * as assert from 'uvu/assert';
import Color from 'colorjs.io';
import { exportTokens } from '../../src/operations/export-tokens/declaration.ts';
import { readInput } from '../../src/operations/fields.ts';
import type { Infer } from '../../src/schema/schema.ts';
import type { TokenFormat } from '../../src/tokens/table.ts';
import { VALUE_STYLES, type ValueStyle } from '../../src/tokens/value.ts';

/** In sRGB with 8 bits, so that HEX says it all; opaque and translucent. */
const PLAIN = [
	'#3b82f6', '#808080', '#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#010203', '#fefdfc', '#663399',
	'#7f8081', '#0a141e', '#c0ffee', '#66339980', '#00000000', '#ffffff01', '#123456fe',
];

/** Inside Display P3 and outside sRGB. */
const WIDE = ['color(display-p3 0.1 0.9 0.2)', 'color(display-p3 0 1 0)', 'color(display-p3 1 0 0 / 0.5)', 'oklch(0.7 0.23 150)'];

const NAMES = [
	'brand', 'Brand 500', '500', 'синий', 'Ёж', 'café', 'current', 'inherit', 'transparent', 'red', 'colors', 'color', 'sm',
	'base', 'null', 'true',
	'</style><script>', '<!--', ']]>', '"><svg onload=alert(1)>', '*/}', '/*', '{a.b}', '${brand.x}', '`', '#{$brand.x}',
	'"];alert(1)//', '\'', '\\', '\n}', ';', 'url(//x)',
	'🎨'.repeat(60), '\ud800', '\0', 'a\u2028b', '\u202e', '__proto__', 'constructor', 'prototype', 'toString', 'then', '$value',
	'$schema', 'description', 'value', 'type',
	'x'.repeat(60), 'щ'.repeat(60), 'a', 'a', 'a-2', 'a',
];

const COLORS = [...PLAIN, ...WIDE];

export interface Sent {
	readonly color: string;
	readonly name: string;
}

/** Every name once, the colors in turn. */
export const SENT: readonly Sent[] = NAMES.map((name, i) => ({ name, color: COLORS[i % COLORS.length]! }));

export interface Exported extends Infer<typeof exportTokens.result> {
	readonly sent: readonly Sent[];
}

export function exported(format: TokenFormat, values: ValueStyle, sent: readonly Sent[] = SENT): Exported {
	// More than a request may hold: in one file the names meet each other.
	const colors = sent.map(({ color, name }) => ({ color: readInput(color), name }));
	return { sent, ...exportTokens.run({ colors, format, values, locale: 'en', scheme: 'light' }) };
}

/** The suite of each consumer runs once for each style. */
export const STYLES = VALUE_STYLES;

export const isWide = (color: string): boolean => !new Color(color).inGamut('srgb');

const HOLDS_WIDE: readonly ValueStyle[] = ['oklch', 'display-p3'];

/**
 * Asserts that a value is the exported color: an 8-bit color exactly, others within the precision of five decimals. In a style that
 * only supports sRGB the color is mapped, and may differ as much as two mapping methods do.
 */
export function isColor(value: string, { color }: Sent, style: ValueStyle): void {
	const what = `${value} for ${color} in ${style}`;
	if (!isWide(color)) {
		assert.is(toHex(value), color, what);
		return;
	}
	const read = new Color(value), expected = new Color(color);
	assert.ok(Math.abs(Number(read.alpha) - Number(expected.alpha)) < 1 / 255, what);
	// Precision of five OKLCH decimals for a color on the surface of sRGB.
	assert.is(read.inGamut('srgb', { epsilon: 0.0005 }), !HOLDS_WIDE.includes(style), what);
	const target = HOLDS_WIDE.includes(style) ? expected : expected.clone().toGamut({ space: 'srgb', method: 'css' });
	assert.ok(read.deltaE(target, 'OK') < (HOLDS_WIDE.includes(style) ? 0.0001 : 0.02), `${what}, off by ${read.deltaE(target, 'OK')}`);
}

/** Six or eight digits, by Color.js; the opacity may be a separate attribute. */
export function toHex(value: string, opacity?: string): string {
	const { coords, alpha } = new Color(value).to('srgb').set('alpha', (own) => Number(opacity ?? own));
	const digits = [...coords, ...(alpha === 1 ? [] : [alpha])]
		.map((x) => Math.round(Math.min(1, Math.max(0, Number(x))) * 255).toString(16).padStart(2, '0'));
	return `#${digits.join('')}`;
}
