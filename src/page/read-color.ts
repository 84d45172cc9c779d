/*
 * What stands in the field of the page, as a color or as why it is none.
 */

import { readCssText } from '../reading/css-text.ts';
import type { Color } from '../spaces/color.ts';
import { unescaped } from './state.ts';
import { learnName, NAME_NEEDED, readColor } from './names/parse-color.ts';

export type Reading =
	| { readonly is: 'color'; readonly color: Color }
	/** No color, but what a text may stand on. */
	| { readonly is: 'gradient' }
	/** The service has to be asked. */
	| { readonly is: 'name' }
	| { readonly is: 'none'; readonly detail: string };

/** Names that were put together have more digits than an answer tells: they are shown, but not computed with. */
const shown = new Map<string, Color>();

/** Why a text is no color. */
const refused = new Map<string, string>();

/** Is it written as a gradient of CSS? One that reaches for a file is none. */
export const isGradientText = (text: string): boolean =>
	/^\s*(?:repeating-)?(?:linear|radial|conic)-gradient\((?:(?!url)[^;])*\)\s*$/i.test(text);

/** A message with what to write instead as it is typed, where it is about a query, which has `+` for a blank. */
export const asTyped = (detail: string): string =>
	detail.replaceAll(/(?:Write|like|as|mean) "[^"]*"/g, unescaped);

/** From now on the text is known to be no color. */
export const refuse = (text: string, detail: string): void => void refused.set(text, detail);

/** Reads the text as far as that can be done here. Total. */
export function readHere(text: string): Reading {
	try {
		return { is: 'color', color: readColor(text).color };
	} catch (thrown) {
		if (thrown !== NAME_NEEDED) throw thrown;
		const color = shown.get(text.trim()), detail = refused.get(text);
		if (color !== undefined) return { is: 'color', color };
		if (isGradientText(text)) return { is: 'gradient' };
		return detail === undefined ? { is: 'name' } : { is: 'none', detail };
	}
}

/** What parse-color says of a name. */
export interface Described {
	readonly form: string;
	readonly space: string;
	readonly hex: string;
	readonly oklch: { readonly css: string };
}

/** From now on the name is read here, where what the service said tells its color exactly. */
export function learn(text: string, { form, space, hex, oklch }: Described): void {
	// Names have 8 bits a channel; classes are published in OKLCH with fewer decimals than an answer has.
	const color = readCssText(space === 'srgb' ? hex : oklch.css)?.color;
	if (color === undefined) return;
	if (form === 'common-name' || form === 'extended-name' || form === 'tailwind') learnName(text, { color, form });
	else shown.set(text.trim(), color);
}
