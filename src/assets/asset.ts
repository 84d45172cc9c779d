/*
 * An asset: a style or a script of pages. Its file name includes a hash of its content, so caches can keep it forever.
 */

/** A file of pages. A program that runs without a disk passes these in, from `tincture/assets.json`. */
export interface Asset {
	/** Its name in pages: `style.css`. */
	readonly name: string;
	/** Its served file name with a hash of the content: `style.3f9c2a81d4.css`. */
	readonly file: string;
	/** The media type, with its charset. */
	readonly type: string;
	readonly text: string;
	/** Files of the scripts that a script imports statically, directly or through others. */
	readonly imports?: readonly string[];
}

/** The file with the sums of `assets.json` and `library.md`, as `sha256sum` prints them. */
export const SUMS = 'SHA256SUMS';

/** Precomputed content codings, better ones first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** The same bytes in other codings, as far as they exist. */
export type Encoded = { readonly [coding in Coding]?: Uint8Array };

/** A text written by the build, with its other codings. */
export interface BuiltText {
	readonly text: string;
	readonly encoded?: Encoded;
}

/** Source of the assets. */
export interface AssetSource {
	/** All assets, read or built on the first call. */
	readonly all: () => readonly Asset[];
	readonly encoded: (asset: Asset) => Encoded | undefined;
	/** Compresses a text in the codings of this runtime; undefined if it has none. */
	readonly encode: (text: string) => Encoded | undefined;
	/** Another file of the build by its name; undefined for an unknown name. */
	readonly built: (name: string) => BuiltText | undefined;
}
