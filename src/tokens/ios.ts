/*
 * Writes a system as an Xcode asset catalog: a color set for each step and each role, roles with a dark appearance.
 *
 * The sets are in a folder that provides a namespace, `brand/primary` and in code `Color.Brand.primary`, because SwiftUI has its own
 * primary and secondary. A set cannot refer to another one. A wide color has an entry for each display gamut.
 *
 * Source  developer.apple.com/library/archive: Asset Catalog Format Reference, Named Color Type, Folder Properties.
 * Proof   test/tokens/system.test.ts; test/consumers.
 */

import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { clampToUnit } from '../math/clamp.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Color } from '../spaces/color.ts';
import { writeFiles } from './json-text.ts';
import type { TokenSet } from './token-set.ts';
import { staysWide, type ValueStyle } from './value.ts';

/** The files of an asset catalog, by path. */
export function writeIos({ name, tokens, roles }: TokenSet, style: ValueStyle): string {
	const folder = `${name}.xcassets`;
	const set = (of: string, colors: readonly object[]): [path: string, text: string] =>
		[`${folder}/${name}/${of}.colorset/Contents.json`, contents({ colors })];
	return writeFiles([
		[`${folder}/Contents.json`, contents({})],
		[`${folder}/${name}/Contents.json`, contents({ properties: { 'provides-namespace': true } })],
		...tokens.map((token) => set(token.name, entries(token.color, style, {}))),
		...roles.map((role) => set(role.name, [...entries(role.light.color, style, {}), ...entries(role.dark.color, style, DARK)])),
	]);
}

const DARK = { appearances: [{ appearance: 'luminosity', value: 'dark' }] };

const contents = (of: object): string => `${JSON.stringify({ ...of, info: { author: 'xcode', version: 1 } })}\n`;

/** One entry, or one per display gamut for a wide color. */
function entries(color: Color, style: ValueStyle, when: object): object[] {
	const safe = { 'color-space': 'srgb', 'components': toComponents(fromRgb24(toRgb24(color)), color.alpha) };
	if (!staysWide(color, style)) return [{ idiom: 'universal', ...when, color: safe }];
	const wide = { 'color-space': 'display-p3', 'components': toComponents(mapToGamut(color, 'display-p3'), color.alpha) };
	return [
		{ 'idiom': 'universal', ...when, 'display-gamut': 'sRGB', 'color': safe },
		{ 'idiom': 'universal', ...when, 'display-gamut': 'display-P3', 'color': wide },
	];
}

const toComponents = ({ coords: [red, green, blue] }: Color, alpha: number): object =>
	({ red: digits(red), green: digits(green), blue: digits(blue), alpha: digits(alpha) });

/** Components are texts with four decimals, as Xcode writes them; enough to distinguish all 8-bit colors. */
const digits = (x: number): string => clampToUnit(x).toFixed(4);
