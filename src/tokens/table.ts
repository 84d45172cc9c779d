/*
 * Table of the token formats, for loose tokens and design systems: writer, file name and media type.
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
import { PROCREATE_ROOM, writeProcreate } from './procreate.ts';
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
	/** File name for loose tokens; absent if the format only writes systems. */
	readonly tokensFile?: string;
	/** File name for a system, with `*` for its slug; absent if the format only writes loose tokens. */
	readonly systemFile?: string;
	/** True if the writer returns several files as one JSON object from path to text. */
	readonly isSeveral?: boolean;
	/** True if the file is binary, written as base64. */
	readonly isBinary?: boolean;
	/** Most tokens of a file; absent if unlimited. Callers reject more. */
	readonly room?: number;
	readonly write: Write;
}

/** Writes at least one token; names are unique. */
type Write = (set: TokenSet, style: ValueStyle) => string;

// With the general type of a writer, the declarations of the package need no others.
const TABLE = {
	'css': { mediaType: 'text/css', tokensFile: 'tokens.css', systemFile: '*.css', write: writeCss as Write },
	'tailwind': { mediaType: 'text/css', tokensFile: 'theme.css', systemFile: '*.css', write: writeTailwind as Write },
	'scss': { mediaType: 'text/x-scss', tokensFile: '_tokens.scss', systemFile: '_*.scss', write: writeScss as Write },
	'json': { mediaType: 'application/json', tokensFile: 'tokens.json', systemFile: '*.json', write: writeJson as Write },
	'dtcg': {
		mediaType: 'application/design-tokens+json', tokensFile: 'tokens.tokens.json', systemFile: '*.tokens.json', write: writeDtcg as Write,
	},
	'array': { mediaType: 'text/javascript', tokensFile: 'colors.js', write: writeArray as Write },
	'svg': { mediaType: 'image/svg+xml', tokensFile: 'swatches.svg', systemFile: '*.svg', write: writeSvg as Write },
	'shadcn': { mediaType: 'text/css', systemFile: '*.css', write: writeShadcn as Write },
	'shadcn-registry': { mediaType: 'application/json', systemFile: '*.json', write: writeRegistryItem as Write },
	'tailwind3': { mediaType: 'text/javascript', systemFile: '*.preset.js', write: writeTailwind3 as Write },
	'figma': { mediaType: 'application/json', systemFile: '*.figma.json', write: writeFigma as Write },
	'android': { mediaType: 'application/json', systemFile: '*.android.json', isSeveral: true, write: writeAndroid as Write },
	'ios': { mediaType: 'application/json', systemFile: '*.xcassets.json', isSeveral: true, write: writeIos as Write },
	'flutter': { mediaType: 'application/vnd.dart', systemFile: '*.dart', write: writeFlutter as Write },
	'ase': {
		mediaType: 'application/x-adobe-ase', tokensFile: 'swatches.ase', systemFile: '*.ase', isBinary: true, write: writeAse as Write,
	},
	'aco': {
		mediaType: 'application/x-adobe-aco', tokensFile: 'swatches.aco', systemFile: '*.aco', isBinary: true, write: writeAco as Write,
	},
	'gpl': { mediaType: 'application/x-gimp-color-palette', tokensFile: 'swatches.gpl', systemFile: '*.gpl', write: writeGpl as Write },
	'procreate': {
		mediaType: 'application/x-procreate-swatches', tokensFile: 'tokens.swatches', isBinary: true, room: PROCREATE_ROOM,
		write: writeProcreate as Write,
	},
	'kpl': { mediaType: KRITA_PALETTE, tokensFile: 'swatches.kpl', systemFile: '*.kpl', isBinary: true, write: writeKpl as Write },
} as const satisfies Readonly<Record<string, Writer>>;

type FormatWith<File extends 'tokensFile' | 'systemFile'> =
	{ [F in keyof typeof TABLE]: (typeof TABLE)[F] extends Readonly<Record<File, string>> ? F : never }[keyof typeof TABLE];

/** A format for design tokens. */
export type TokenFormat = FormatWith<'tokensFile'>;
/** A format for a whole system. */
export type SystemFormat = FormatWith<'systemFile'>;

export const WRITERS: Readonly<Record<keyof typeof TABLE, Writer>> = TABLE;

// The keys are exactly the ids of the table.
const FORMATS = Object.keys(TABLE) as readonly (keyof typeof TABLE)[];

/** Formats for loose tokens. */
export const TOKEN_FORMATS = FORMATS.filter((format): format is TokenFormat => WRITERS[format].tokensFile !== undefined);

/** Formats for systems. */
export const SYSTEM_FORMATS = FORMATS.filter((format): format is SystemFormat => WRITERS[format].systemFile !== undefined);

/** The media type of the file of a format. */
export const mediaType = <F extends keyof typeof TABLE>(format: F): (typeof TABLE)[F]['mediaType'] => TABLE[format].mediaType;

/** Distinct media types of some formats. */
export const mediaTypes = <F extends keyof typeof TABLE>(formats: readonly F[]): readonly (typeof TABLE)[F]['mediaType'][] =>
	[...new Set(formats.map(mediaType))];

/** The encoding of the file in JSON; empty for text. */
export const encoding = (format: keyof typeof TABLE): { readonly encoding?: 'base64' } =>
	(WRITERS[format].isBinary === true ? { encoding: 'base64' } : {});

/** File name for loose tokens. */
export const tokensFile = (format: TokenFormat): string => TABLE[format].tokensFile;

/** File name for a system; `name` is a slug. */
export const systemFile = (format: SystemFormat, name: string): string => TABLE[format].systemFile.replace('*', name);
