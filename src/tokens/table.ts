/*
 * The formats that tokens are written in, loose ones and design systems alike: what each writes, and the file it makes.
 */

import { writeAco } from './aco.ts';
import { writeAndroid } from './android.ts';
import { writeArray } from './array.ts';
import { writeAse } from './ase.ts';
import { writeCss } from './css.ts';
import { writeDtcg } from './dtcg.ts';
import { writeFigma } from './figma.ts';
import { writeFlutter } from './flutter.ts';
import { writeGpl } from './gpl.ts';
import { writeIos } from './ios.ts';
import { writeJson } from './json.ts';
import { KRITA_PALETTE, writeKpl } from './kpl.ts';
import { writeProcreate } from './procreate.ts';
import { writeScss } from './scss.ts';
import { writeRegistryItem } from './shadcn-registry.ts';
import { writeShadcn } from './shadcn.ts';
import { writeSvg } from './svg.ts';
import { writeTailwind } from './tailwind.ts';
import { writeTailwind3 } from './tailwind3.ts';
import type { TokenSet } from './token-set.ts';
import type { ValueStyle } from './value.ts';

export interface Writer {
	readonly mediaType: string;
	/** The file of loose tokens; a format without one is for systems. */
	readonly tokensFile?: string;
	/** The file of a system, `*` being its slug; a format without one is for loose tokens. */
	readonly systemFile?: string;
	/** Are several files written, as one JSON object of path and text? */
	readonly isSeveral?: boolean;
	/** Is the file one of bytes, written as base64? */
	readonly isBinary?: boolean;
	/** At least one token; names unlike each other. */
	readonly write: (set: TokenSet, style: ValueStyle) => string;
}

const TABLE = {
	'css': { mediaType: 'text/css', tokensFile: 'tokens.css', systemFile: '*.css', write: writeCss },
	'tailwind': { mediaType: 'text/css', tokensFile: 'theme.css', systemFile: '*.css', write: writeTailwind },
	'scss': { mediaType: 'text/x-scss', tokensFile: '_tokens.scss', systemFile: '_*.scss', write: writeScss },
	'json': { mediaType: 'application/json', tokensFile: 'tokens.json', systemFile: '*.json', write: writeJson },
	'dtcg': { mediaType: 'application/design-tokens+json', tokensFile: 'tokens.tokens.json', systemFile: '*.tokens.json', write: writeDtcg },
	'array': { mediaType: 'text/javascript', tokensFile: 'colors.js', write: writeArray },
	'svg': { mediaType: 'image/svg+xml', tokensFile: 'swatches.svg', write: writeSvg },
	'shadcn': { mediaType: 'text/css', systemFile: '*.css', write: writeShadcn },
	'shadcn-registry': { mediaType: 'application/json', systemFile: '*.json', write: writeRegistryItem },
	'tailwind3': { mediaType: 'text/javascript', systemFile: '*.preset.js', write: writeTailwind3 },
	'figma': { mediaType: 'application/json', systemFile: '*.figma.json', write: writeFigma },
	'android': { mediaType: 'application/json', systemFile: '*.android.json', isSeveral: true, write: writeAndroid },
	'ios': { mediaType: 'application/json', systemFile: '*.xcassets.json', isSeveral: true, write: writeIos },
	'flutter': { mediaType: 'application/vnd.dart', systemFile: '*.dart', write: writeFlutter },
	'ase': { mediaType: 'application/x-adobe-ase', tokensFile: 'swatches.ase', systemFile: '*.ase', isBinary: true, write: writeAse },
	'aco': { mediaType: 'application/x-adobe-aco', tokensFile: 'swatches.aco', systemFile: '*.aco', isBinary: true, write: writeAco },
	'gpl': { mediaType: 'application/x-gimp-color-palette', tokensFile: 'swatches.gpl', systemFile: '*.gpl', write: writeGpl },
	'procreate': {
		mediaType: 'application/x-procreate-swatches', tokensFile: 'tokens.swatches', isBinary: true, write: writeProcreate,
	},
	'kpl': { mediaType: KRITA_PALETTE, tokensFile: 'swatches.kpl', systemFile: '*.kpl', isBinary: true, write: writeKpl },
} as const satisfies Readonly<Record<string, Writer>>;

type FormatWith<File extends 'tokensFile' | 'systemFile'> =
	{ [F in keyof typeof TABLE]: (typeof TABLE)[F] extends Readonly<Record<File, string>> ? F : never }[keyof typeof TABLE];

export type TokenFormat = FormatWith<'tokensFile'>;
export type SystemFormat = FormatWith<'systemFile'>;

export const WRITERS: Readonly<Record<keyof typeof TABLE, Writer>> = TABLE;

// The keys of the table are its ids.
const FORMATS = Object.keys(TABLE) as readonly (keyof typeof TABLE)[];

/** What loose tokens are written in. */
export const TOKEN_FORMATS = FORMATS.filter((format): format is TokenFormat => WRITERS[format].tokensFile !== undefined);

/** What systems are written in. */
export const SYSTEM_FORMATS = FORMATS.filter((format): format is SystemFormat => WRITERS[format].systemFile !== undefined);

/** The media type of the file that a format writes. */
export const mediaTypeOf = <F extends keyof typeof TABLE>(format: F): (typeof TABLE)[F]['mediaType'] => TABLE[format].mediaType;

/** The media types of the files that some formats write, each once. */
export const mediaTypesOf = <F extends keyof typeof TABLE>(formats: readonly F[]): readonly (typeof TABLE)[F]['mediaType'][] =>
	[...new Set(formats.map(mediaTypeOf))];

/** How the file stands in JSON: nothing for text. */
export const encodingOf = (format: keyof typeof TABLE): { readonly encoding?: 'base64' } =>
	(WRITERS[format].isBinary === true ? { encoding: 'base64' } : {});

/** What the file of loose tokens is called. */
export const tokensFile = (format: TokenFormat): string => TABLE[format].tokensFile;

/** What the file of a system is called; `name` is a slug. */
export const systemFile = (format: SystemFormat, name: string): string => TABLE[format].systemFile.replace('*', name);
