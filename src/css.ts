/*
 * `tincture/css`: the colors and spaces of CSS Color 4 alone, for pages where every kilobyte counts: reading any of its texts,
 * conversion, mixing, contrast, writing.
 *
 * The functions give what those of `tincture` give. They trust their arguments and throw no sentences: a text that is no
 * color is undefined.
 */

export { contrastRatio } from './css/contrast.ts';
export { convert } from './css/convert.ts';
export { mix } from './css/mix.ts';
export { toCss } from './css/print.ts';
export { tryParse } from './css/read.ts';
export type { CssSpace } from './css/spaces.ts';
export type { HueArc } from './math/angle.ts';
export type { Color } from './spaces/color.ts';
