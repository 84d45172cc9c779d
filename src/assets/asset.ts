/*
 * An asset: a file that pages ask for, a style or a script, under a name that says what is in it and so never changes.
 */

/** A file as a page needs it. Where there is no disk a program hands these over, from `tincture/assets.json`. */
export interface Asset {
	/** What pages call it: `style.css`. */
	readonly name: string;
	/** What it is served as: the name with a hash of the text in it, `style.3f9c2a81.css`. */
	readonly file: string;
	/** The media type, with its charset. */
	readonly type: string;
	readonly text: string;
}

/** The codings of content that are made ahead, the better first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** The same bytes in other codings; only those that are there. */
export type Encoded = { readonly [coding in Coding]?: Uint8Array };

/** A text that the build made, with the same in other codings. */
export interface BuiltText {
	readonly text: string;
	readonly encoded?: Encoded;
}

/** How the bytes of files come in. */
export interface AssetSource {
	/** Every asset there is; read or made when it is first asked for. */
	readonly all: () => readonly Asset[];
	readonly encoded: (asset: Asset) => Encoded | undefined;
	/** A text in the codings that can be made here; undefined where none can. */
	readonly encode: (text: string) => Encoded | undefined;
	/** What the build made or brought along that is no asset, by its name; undefined where there is none. */
	readonly built: (name: string) => BuiltText | undefined;
}
