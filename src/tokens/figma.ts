/*
 * Writes a system as Figma variables: the body of a request to POST /v1/files/:key/variables of its REST API.
 *
 * Steps form a collection with one mode; roles form another, with the modes Light and Dark, and are aliases of steps. The ids are
 * temporary; Figma replaces them. A color is red, green and blue in the profile of the file, which is sRGB unless the file was
 * created for Display P3: `values=display-p3` writes for such a file, every other style for sRGB. The mode of the steps then says so.
 *
 * Source  developers.figma.com/docs/rest-api/variables-endpoints.
 * Proof   test/tokens/system.test.ts; the OpenAPI document of Figma in test/consumers.
 */

import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { clampToUnit } from '../math/clamp.ts';
import { round } from '../math/round.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Color } from '../spaces/color.ts';
import { THEMES, type Theme } from '../palette/system-shape.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';
import type { ValueStyle } from './value.ts';

const MODES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark' };

/** The only mode of the steps. */
const VALUE = 'value';

/** Name of the mode of the steps in a file of Display P3. */
export const DISPLAY_P3_MODE = 'Display P3';

/** The body of the request. */
export function writeFigma({ name, tokens, roles }: TokenSet, style: ValueStyle): string {
	const steps = `${name}-scales`, themes = `${name}-themes`;
	const variable = (id: string, name: string, css: string, collection: string, description: string): object => ({
		action: 'CREATE', id, name, variableCollectionId: collection, resolvedType: 'COLOR', description,
		codeSyntax: { WEB: `var(--${css})` },
	});
	return `${asLines({
		variableCollections: [
			{ action: 'CREATE', id: steps, name: `${name} scales`, initialModeId: VALUE },
			{ action: 'CREATE', id: themes, name: `${name} themes`, initialModeId: THEMES[0] },
		],
		variableModes: [
			{ action: 'UPDATE', id: VALUE, name: style === 'display-p3' ? DISPLAY_P3_MODE : 'Value', variableCollectionId: steps },
			...THEMES.map((theme, i) => ({ action: i === 0 ? 'UPDATE' : 'CREATE', id: theme, name: MODES[theme], variableCollectionId: themes })),
		],
		variables: [
			...tokens.map((token) => variable(tokenId(token), (token.path ?? [token.name]).join('/'), token.name, steps, '')),
			...roles.map((role) => variable(`role-${role.name}`, role.name, role.name, themes, role.doc)),
		],
		variableModeValues: [
			...tokens.map((token) => ({ variableId: tokenId(token), modeId: VALUE, value: colorObject(token.color, style) })),
			...roles.flatMap((role) => THEMES.map((theme) => {
				const { color, step } = role[theme];
				const value = step === undefined ? colorObject(color, style) : { type: 'VARIABLE_ALIAS', id: tokenId(step) };
				return { variableId: `role-${role.name}`, modeId: theme, value };
			})),
		],
	})}\n`;
}

const tokenId = ({ name }: Token): string => `step-${name}`;

/** In sRGB the same 8-bit color as in the other formats, because Figma does not map colors. */
function colorObject(color: Color, style: ValueStyle): object {
	const { coords: [r, g, b] } = style === 'display-p3' ? mapToGamut(color, 'display-p3') : fromRgb24(toRgb24(color));
	return { r: channel(r), g: channel(g), b: channel(b), a: round(color.alpha, 4) };
}

const channel = (x: number): number => round(clampToUnit(x), 5);

/** JSON with one line per item of each list. */
const asLines = (lists: Readonly<Record<string, readonly object[]>>): string =>
	`{\n${Object.entries(lists).map(([key, items]) => `  "${key}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`).join(',\n')}\n}`;
