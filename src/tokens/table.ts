/*
 * The formats that tokens are written in, each with the file it makes.
 */

import { writeArray } from './array.ts';
import { writeCss } from './css.ts';
import { writeDtcg } from './dtcg.ts';
import { writeJson } from './json.ts';
import { writeScss } from './scss.ts';
import { writeSvg } from './svg.ts';
import { writeTailwind } from './tailwind.ts';
import type { Token } from './token.ts';
import type { ValueStyle } from './value.ts';

export const TOKEN_FORMATS = ['css', 'tailwind', 'scss', 'json', 'dtcg', 'array', 'svg'] as const;

export type TokenFormat = (typeof TOKEN_FORMATS)[number];

export interface Writer {
	readonly filename: string;
	readonly mediaType: string;
	/** At least one token; names unlike each other. */
	readonly write: (tokens: readonly Token[], style: ValueStyle) => string;
}

export const WRITERS: Readonly<Record<TokenFormat, Writer>> = {
	css: { filename: 'tokens.css', mediaType: 'text/css', write: writeCss },
	tailwind: { filename: 'theme.css', mediaType: 'text/css', write: writeTailwind },
	scss: { filename: '_tokens.scss', mediaType: 'text/x-scss', write: writeScss },
	json: { filename: 'tokens.json', mediaType: 'application/json', write: writeJson },
	dtcg: { filename: 'tokens.tokens.json', mediaType: 'application/design-tokens+json', write: writeDtcg },
	array: { filename: 'colors.js', mediaType: 'text/javascript', write: writeArray },
	svg: { filename: 'swatches.svg', mediaType: 'image/svg+xml', write: writeSvg },
};
