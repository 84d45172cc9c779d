/*
 * What is handed to the consumers: colors of every sort under every sort of name, exported in each format and style,
 * and an independent reader (Color.js) that tells what was meant.
 */

import * as assert from 'uvu/assert';
import Color from 'colorjs.io';
import { exportTokens } from '../../src/operations/export-tokens.ts';
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
 * Is a value the color that was sent? In 8 bits exactly, where it is a color of 8 bits; else within what five decimals
 * leave, and where the style shows sRGB only, mapped into it: no further off than two ways to map may be.
 */
export function isColor(value: string, { color }: Sent, style: ValueStyle): void {
	const what = `${value} for ${color} in ${style}`;
	if (!isWide(color)) {
		assert.is(hexOf(value), color, what);
		return;
	}
	const read = new Color(value), wanted = new Color(color);
	assert.ok(Math.abs(Number(read.alpha) - Number(wanted.alpha)) < 1 / 255, what);
	// What five decimals of OKLCH leave of a color on the surface of sRGB.
	assert.is(read.inGamut('srgb', { epsilon: 0.0005 }), !HOLDS_WIDE.includes(style), what);
	const target = HOLDS_WIDE.includes(style) ? wanted : wanted.clone().toGamut({ space: 'srgb', method: 'css' });
	assert.ok(read.deltaE(target, 'OK') < (HOLDS_WIDE.includes(style) ? 0.0001 : 0.02), `${what}, off by ${read.deltaE(target, 'OK')}`);
}

/** Six or eight digits, by Color.js; the opacity may stand beside the color. */
export function hexOf(value: string, opacity?: string): string {
	const { coords, alpha } = new Color(value).to('srgb').set('alpha', (own) => Number(opacity ?? own));
	const digits = [...coords, ...(alpha === 1 ? [] : [alpha])]
		.map((x) => Math.round(Math.min(1, Math.max(0, Number(x))) * 255).toString(16).padStart(2, '0'));
	return `#${digits.join('')}`;
}
