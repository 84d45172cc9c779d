/*
 * Design systems as the consumers get them: brands that are easy and brands that are not, in each format and style.
 */

import { buildSystem } from '../../src/operations/build-system/declaration.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import type { Infer } from '../../src/schema/schema.ts';
import type { SystemFormat } from '../../src/tokens/table.ts';
import type { ValueStyle } from '../../src/tokens/value.ts';

/** Name of the system; none of its characters may break the code. */
const NAME = '</style> {x} */';

/** Its slug, which prefixes names that Tailwind has too. */
export const PREFIX = 'style-x';

/** A blue, a yellow, a neon, a pastel, a near-black, no hue at all, more than sRGB. */
export const BRANDS = ['#3b82f6', 'gold', '#39ff14', '#fde2e4', '#0a0a14', 'gray', 'color(rec2020 0 1 0)'] as const;

export interface Built extends Infer<typeof buildSystem.result> {
	/** HEX of every step, as `primary-500`. */
	readonly steps: ReadonlyMap<string, string>;
	/** HEX of every role. */
	readonly shown: { readonly light: ReadonlyMap<string, string>; readonly dark: ReadonlyMap<string, string> };
}

export function built(primary: string, format: SystemFormat, values: ValueStyle): Built {
	const answer = buildSystem.run(decodeJson(buildSystem.input, { primary, name: NAME, format, values }));
	return {
		...answer,
		steps: new Map(Object.entries(answer.scales).flatMap(([scale, steps]) => steps.map(({ step, hex }) => [`${scale}-${step}`, hex]))),
		shown: { light: new Map(Object.entries(answer.roles.light)), dark: new Map(Object.entries(answer.roles.dark)) },
	};
}

/** The name of a step or role where Tailwind reads it. */
export const tailwindName = (name: string): string => (/^neutral-\d/.test(name) ? `${PREFIX}-${name}` : name);

/** The value of a custom property with var() resolved. */
export function resolved(name: string, known: ReadonlyMap<string, string>): string {
	const value = known.get(name) ?? 'nothing';
	const [, next] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
	return next === undefined ? value : resolved(next, known);
}

/** The custom properties of compiled CSS on any screen, outside of any rule for dark, and with those for dark. */
export function readVariables(css: string): { readonly light: ReadonlyMap<string, string>; readonly dark: ReadonlyMap<string, string> } {
	const declared = (text: string): [string, string][] =>
		[...text.matchAll(/^ +--([a-z0-9-]+): (.*);$/gm)].map((match) => [match[1]!, match[2]!]);
	const everywhere = css.replace(/^@media \(color-gamut: p3\) \{\n(?: .*\n|\n)*\}/gm, '');
	const ofDark = [...everywhere.matchAll(/^\.dark \{[^}]*\}/gm)].map((match) => match[0]).join('\n');
	const light = declared(everywhere.replace(/^\.dark \{[^}]*\}/gm, ''));
	return { light: new Map(light), dark: new Map([...light, ...declared(ofDark)]) };
}
