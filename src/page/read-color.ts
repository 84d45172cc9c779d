/*
 * What stands in the field of the page, as a color or as why it is none.
 */

import { InputError } from '../errors.ts';
import { parseHex } from '../reading/hex.ts';
import { parseCss } from '../reading/css-parse.ts';
import type { Color } from '../spaces/color.ts';
import { learnName, NAME_NEEDED, readColor } from './names/parse-color.ts';

export type Reading =
	| { readonly is: 'color'; readonly color: Color }
	/** The service has to be asked. */
	| { readonly is: 'name' }
	| { readonly is: 'none'; readonly detail: string };

/** Names that were put together have more digits than an answer tells: they are shown, but not computed with. */
const shown = new Map<string, Color>();

/** Reads the text as far as that can be done here. Total. */
export function readHere(text: string): Reading {
	try {
		return { is: 'color', color: readColor(text).color };
	} catch (thrown) {
		if (thrown === NAME_NEEDED) {
			const color = shown.get(text.trim());
			return color === undefined ? { is: 'name' } : { is: 'color', color };
		}
		if (thrown instanceof InputError) return { is: 'none', detail: thrown.message };
		throw thrown;
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
	const color = space === 'srgb' ? parseHex(hex) : parseCss(oklch.css);
	if (color === undefined) return;
	if (form === 'common-name' || form === 'extended-name' || form === 'tailwind') learnName(text, { color, form });
	else shown.set(text.trim(), color);
}
