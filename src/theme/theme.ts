/*
 * A theme, independent of the form of its file: values by name, each with the conditions under which it applies, and modes.
 */

import type { Phrase } from '../errors.ts';
import type { Alternatives, Conditions } from './css-modes.ts';
import type { Literal } from './literal.ts';

/** The value of a name. */
export type Value =
	| { readonly kind: 'literal'; readonly literal: Literal }
	/** A reference to another name; `otherwise` is its fallback. */
	| { readonly kind: 'alias'; readonly to: string; readonly otherwise: Value | undefined }
	/** Not a color by itself, but part of an expression. */
	| { readonly kind: 'text'; readonly text: string }
	/** CSS with references. */
	| { readonly kind: 'expression'; readonly text: string }
	/** `light-dark()`. */
	| { readonly kind: 'scheme'; readonly light: Value | undefined; readonly dark: Value | undefined }
	/** Intended as a color, but not readable. */
	| { readonly kind: 'unread'; readonly why: string | Phrase };

/** A reference to another name. */
export const createAlias = (to: string, otherwise?: Value): Value => ({ kind: 'alias', to, otherwise });

/** A value of the file. */
export interface Entry {
	/** The name in the file. */
	readonly name: string;
	/** The name that references use: without the hyphens of a custom property. */
	readonly key: string;
	readonly text: string;
	/** Range of its text, in UTF-16 units. */
	readonly start: number;
	readonly end: number;
	readonly when: Alternatives;
	/** Entries of higher ranks win over others, whatever their conditions: the cascade layers of CSS. 0 if absent. */
	readonly rank?: number;
	readonly value: Value;
}

/** A set of conditions under which a page has its own colors. */
export interface Mode {
	/** The conditions as text; `default` without conditions. */
	readonly name: string;
	readonly conditions: Conditions;
	readonly isDark: boolean;
	/** True for a part of a page such as a card, false for the whole page. */
	readonly isScope: boolean;
}

export interface Theme {
	/** The file. */
	readonly text: string;
	/** In the order of the file. If two apply under equally specific conditions, the later one wins. */
	readonly entries: readonly Entry[];
	readonly modes: readonly Mode[];
	/** Number of values beyond the bounds. */
	readonly leftOut: number;
	/** Number of modes beyond MOST_MODES. */
	readonly modesLeftOut: number;
}

/** Name of the mode without conditions. */
export const DEFAULT_MODE = 'default';

/** Maximum number of modes. Themes have fewer, but a framework may have a block for each component. */
export const MOST_MODES = 64;

/** Maximum number of values. */
export const MOST_ENTRIES = 6000;

/** Longest name or path, in UTF-16 units. */
export const LONGEST_NAME = 400;

/** Removes the hyphens of a custom property, the braces of a token or the dollar sign of Sass. */
export const normalizeName = (name: string): string => (name.startsWith('--') ? name.slice(2)
	: name.startsWith('$') ? name.slice(1)
	: name.startsWith('{') && name.endsWith('}') ? name.slice(1, -1) : name);
