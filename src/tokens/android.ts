/*
 * Writes a system as Android resources: `values/colors.xml` with the steps and the light roles, `values-night/colors.xml` with the
 * roles of the dark theme. Both are the default names of Android Studio.
 *
 * A role refers to its step. A color resource is sRGB, #AARRGGBB.
 *
 * Source  developer.android.com/guide/topics/resources/more-resources#Color, /providing-resources (night).
 * Proof   test/tokens/system.test.ts; as XML in test/consumers.
 */

import { printArgb } from '../formats/platform.ts';
import type { Color } from '../spaces/color.ts';
import type { Theme } from '../palette/system-shape.ts';
import { writeFiles } from './json-text.ts';
import type { TokenSet } from './token-set.ts';

/** The resource files of a system, path to text. */
export function writeAndroid({ tokens, roles }: TokenSet): string {
	const ofTheme = (theme: Theme): string[] => roles.map((role) => {
		const { color, step } = role[theme];
		return entry(role.name, step === undefined ? argb(color) : `@color/${resource(step.name)}`);
	});
	return writeFiles([
		['res/values/colors.xml', resources([...tokens.map(({ name, color }) => entry(name, argb(color))), ...ofTheme('light')])],
		['res/values-night/colors.xml', resources(ofTheme('dark'))],
	]);
}

/** Resource names are Java identifiers: `primary_500`. */
const resource = (name: string): string => name.replaceAll('-', '_');

const entry = (name: string, value: string): string => `    <color name="${resource(name)}">${value}</color>\n`;

const resources = (lines: readonly string[]): string =>
	`<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines.join('')}</resources>\n`;

const argb = (color: Color): string => `#${printArgb(color)}`;
