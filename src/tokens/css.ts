/*
 * Writes tokens as CSS custom properties.
 *
 * Wide    In OKLCH and Display P3 a color outside sRGB is written twice: mapped, for every screen, and wide, in a media query for
 *         screens that show it. @supports would only test the syntax, and browsers clip instead of mapping. In HEX, RGB and
 *         HSL it is written once, mapped.
 * Themes  A role is `light-dark()` of its steps: it follows the system, or the nearest element of class `light` or `dark`. Browsers
 *         without light-dark() get equivalent rules that only they apply.
 * Source  Media Queries 4 §6.2 (color-gamut); CSS Color 5 §7 (light-dark).
 * Proof   test/tokens/css.test.ts, test/tokens/system.test.ts; in Chromium and by Lightning CSS in test/consumers.
 */

import type { Theme } from '../palette/system-shape.ts';
import type { Token } from './token.ts';
import { roleValue, wideTokens, type TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** Media query for screens that show more than sRGB. */
export const WIDE_SCREENS = '@media (color-gamut: p3)';

/** The file of custom properties. */
export function writeCss(set: TokenSet, style: ValueStyle): string {
	const steps = set.tokens.map(({ name, color }) => declaration(name, safeValue(color, style)));
	const wide = wideBlocks(set, ({ name }) => name, style);
	if (set.roles.length === 0) return [block(':root', steps), ...wide].join('\n');
	const refer = ({ name }: Token): string => `var(--${name})`;
	const both = set.roles.map(({ name, light, dark }) => {
		const [bright, dim] = [roleValue(light, refer, style), roleValue(dark, refer, style)];
		return declaration(name, bright === dim ? bright : `light-dark(${bright}, ${dim})`);
	});
	const only = (theme: Theme): string[] => themeDeclarations(set, theme, refer, style);
	return [
		block(':root', ['color-scheme: light dark;', ...steps, ...both]),
		block('.light', ['color-scheme: light;']),
		block('.dark', ['color-scheme: dark;']),
		...wide,
		block('@supports not (color: light-dark(white, black))', [
			block(':root, .light', only('light')),
			block('@media (prefers-color-scheme: dark)', [block(':root:not(.light)', only('dark')).trimEnd()]),
			block('.dark', only('dark')).trimEnd(),
		]),
	].join('\n');
}

/** Declarations of the roles of one theme, each referring to its step. */
export const themeDeclarations = ({ roles }: TokenSet, theme: Theme, refer: (step: Token) => string, style: ValueStyle): string[] =>
	roles.map((role) => declaration(role.name, roleValue(role[theme], refer, style)));

/** Wide tokens for screens with a wide gamut; empty if all are inside sRGB. */
export function wideBlocks(set: TokenSet, nameOf: (token: Token) => string, style: ValueStyle): string[] {
	const wide = wideTokens(set, style).map((token) => declaration(nameOf(token), writeValue(token.color, style)));
	return wide.length === 0 ? [] : [block(WIDE_SCREENS, [block(':root', wide).trimEnd()])];
}

/** `--brand: #3b82f6;` */
export const declaration = (name: string, value: string): string => `--${name}: ${value};`;

/** A rule or at-rule with its lines or inner blocks, indented. */
export const block = (head: string, lines: readonly string[]): string =>
	`${head} {\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}\n`;
