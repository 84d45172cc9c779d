/*
 * Writes tokens in the format of the Design Tokens Community Group, with colors as objects.
 *
 * Every token has its own type, because a JSON schema cannot inherit the type of a group. Components stay within the ranges of the
 * format: RGB 0..1, lightness 0..1 or 0..100, hue from 0 to below 360. A color outside Display P3 has no Display P3 form and is
 * written in OKLCH, without loss. `hex` is the fallback for simple tools: six digits, mapped into sRGB.
 *
 * A role is an alias of its step, in one group per theme. The group `role` repeats the roles with the themes as modes: the format
 * has no modes yet, and tools that support them read `$extensions.mode`.
 *
 * Source  Design Tokens Format Module and Color Module 2025.10; terrazzo.app/docs/guides/modes.
 * Proof   test/tokens/dtcg.test.ts, and the tools that read the format in test/consumers.
 */

import { printHex } from '../formats/hex.ts';
import { fits } from '../gamut/fits.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal } from '../math/round.ts';
import type { Color } from '../spaces/color.ts';
import { SPACES } from '../spaces/table.ts';
import { THEMES } from '../palette/system-shape.ts';
import { namesWithout } from './token.ts';
import type { TokenSet } from './token-set.ts';
import { roundAsWritten, channelEnd, type ValueStyle } from './value.ts';

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** Every JavaScript object inherits this key: Style Dictionary 5 loses such a token, Terrazzo 2 rejects the whole file. */
const RESERVED_NAME = 'constructor';

/** The file of design tokens: groups nest by path, aliases refer to other tokens. */
export function writeDtcg({ tokens, roles }: TokenSet, style: ValueStyle): string {
	const names = namesWithout(RESERVED_NAME, tokens);
	const root: Group = new Map();
	tokens.forEach(({ path, color }, i) => place(root, path ?? [names[i]!], members(colorObject(color, style))));
	for (const theme of THEMES) {
		for (const role of roles) {
			const { color, step } = role[theme];
			place(root, [theme, role.name], members(step?.path === undefined ? colorObject(color, style) : alias(step.path)));
		}
	}
	for (const { name, doc } of roles) {
		const [light, dark] = [alias(['light', name]), alias(['dark', name])];
		place(root, ['role', name], [
			...members(light),
			`"$description": ${JSON.stringify(doc)}`,
			`"$extensions": { "mode": { "light": ${light}, "dark": ${dark} } }`,
		]);
	}
	return `{\n  "$schema": "${SCHEMA}",\n${groups(root, '  ')}\n}\n`;
}

/** Members in order; a token is its lines. */
type Group = Map<string, Group | readonly string[]>;

const members = (value: string): string[] => ['"$type": "color"', `"$value": ${value}`];

/** A reference to a token. */
const alias = (path: readonly string[]): string => JSON.stringify(`{${path.join('.')}}`);

function place(group: Group, [first, ...rest]: readonly [string, ...string[]], lines: readonly string[]): void {
	const [next, ...further] = rest;
	if (next === undefined) group.set(first, lines);
	else place(groupIn(group, first), [next, ...further], lines);
}

function groupIn(group: Group, key: string): Group {
	const inner = group.get(key);
	if (inner instanceof Map) return inner;
	const created: Group = new Map();
	group.set(key, created);
	return created;
}

const groups = (group: Group, indent: string): string => [...group]
	.map(([key, node]) => `${indent}${JSON.stringify(key)}: {\n${inside(node, `${indent}  `)}\n${indent}}`)
	.join(',\n');

const inside = (node: Group | readonly string[], indent: string): string =>
	node instanceof Map ? groups(node, indent) : node.map((line) => `${indent}${line}`).join(',\n');

/** `{ "colorSpace": "oklch", "components": [0.62308, 0.18801, 259.815], "alpha": 1, "hex": "#3b82f6" }` */
function colorObject(color: Color, style: ValueStyle): string {
	const { space, coords, alpha } = roundAsWritten(color, style === 'display-p3' && !fits(color, 'display-p3') ? 'oklch' : style);
	// Lightness above its range, which the format forbids, is white, as is the end of the range.
	const components = coords.map((x, i) => decimal(Math.min(x > 0 ? x : 0, channelEnd(SPACES[space].channels[i]!)), 5));
	const hex = printHex(toRgb24(color));
	return `{ "colorSpace": "${space}", "components": [${components.join(', ')}], "alpha": ${decimal(alpha, 4)}, "hex": "${hex}" }`;
}
