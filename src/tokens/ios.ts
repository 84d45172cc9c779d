/*
 * A system as an asset catalog of Xcode: a color set for each step and each role, roles with their color in the dark.
 *
 * The sets lie in a folder that is a namespace, `brand/primary` and `Color.Brand.primary` in code: SwiftUI has a primary and a
 * secondary of its own. A set cannot refer to another. A wide color has an entry for screens of each gamut.
 *
 * Source  developer.apple.com/library/archive: Asset Catalog Format Reference, Named Color Type, Folder Properties.
 * Proof   test/tokens/system.test.ts; in test/consumers.
 */

import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Color } from '../spaces/color.ts';
import { writeFiles } from './files.ts';
import type { TokenSet } from './token-set.ts';
import { staysWide, type ValueStyle } from './value.ts';

/** The files of an asset catalog, path to text. */
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

/** A color as it is shown, or for each of the two gamuts. */
function entries(color: Color, style: ValueStyle, when: object): object[] {
	const safe = { 'color-space': 'srgb', 'components': componentsOf(fromRgb24(toRgb24(color)), color.alpha) };
	if (!staysWide(color, style)) return [{ idiom: 'universal', ...when, color: safe }];
	const wide = { 'color-space': 'display-p3', 'components': componentsOf(mapToGamut(color, 'display-p3'), color.alpha) };
	return [
		{ 'idiom': 'universal', ...when, 'display-gamut': 'sRGB', 'color': safe },
		{ 'idiom': 'universal', ...when, 'display-gamut': 'display-P3', 'color': wide },
	];
}

const componentsOf = ({ coords: [red, green, blue] }: Color, alpha: number): object =>
	({ red: digits(red), green: digits(green), blue: digits(blue), alpha: digits(alpha) });

/** Texts, as Xcode writes them: four decimals tell every color of 8 bits. */
const digits = (x: number): string => Math.min(1, Math.max(0, x)).toFixed(4);
