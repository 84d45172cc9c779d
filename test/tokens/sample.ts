/*
 * Tokens to write in tests: an opaque color, a translucent one, a wide one, and a gray.
 *
 * The wide green and its mapped color were computed with culori.
 */

import { parse } from '../../src/names/parse-color.ts';
import { toTokens, type Token } from '../../src/tokens/token.ts';

export const token = (name: string, color: string): Token => toTokens([{ name, color: parse(color) }])[0]!;

export const PURPLE = token('Brand', 'rebeccapurple');
export const VEIL = token('veil', '#66339980');
export const GRAY = token('Серый', 'gray');
export const VIVID = token('vivid', 'color(display-p3 0.1 0.9 0.2)');
export const VIVID_VEIL = token('vivid veil', 'color(display-p3 0.1 0.9 0.2 / 0.5)');

/** The vivid green mapped into sRGB. */
export const VIVID_HEX = '#00e338';

/** Any slug, and any value in any style, as regular expressions. */
export const SLUG = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
export const VALUE = '(?:#[0-9a-f]{6}(?:[0-9a-f]{2})?|(?:rgb|hsl|oklch)\\([0-9. %/-]+\\)|color\\(display-p3 [0-9. /-]+\\))';
