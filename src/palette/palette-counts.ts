/*
 * Numbers of colors in a generated palette; apart from the generator, because the first script of the page needs these numbers alone.
 */

/** `least` to `most` colors are generated, `usual` by default, around up to `kept` given ones. */
export const PALETTE_COUNTS = { least: 2, most: 10, usual: 5, kept: 12 } as const;
