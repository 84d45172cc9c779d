/*
 * Text without lone surrogates, which have no UTF-8. `encodeURIComponent` throws on them.
 *
 * Proof  test/theme/sarif.test.ts, test/doors/request-forms.test.ts.
 */

/** Replaces lone surrogates by U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
