/*
 * The initial color of the front page, for its HTML and its script.
 *
 * Proof  test/page/front-page.test.ts: the style sheet shows the same color before the script runs.
 */

/** The color of a page that was opened without one. */
export const FIRST_COLOR = 'rebeccapurple';
