/*
 * Most colors of operations that take fewer than the palette of the page has; apart from their declarations, because the first script
 * of the page needs these numbers alone.
 *
 * Proof  test/page/tray.test.ts compares them with the declarations.
 */

export const MOST_GRADIENT_COLORS = 12;

export const MOST_SEEN_COLORS = 12;
