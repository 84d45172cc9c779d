/*
 * The packed name data as text: the bytes of `names.bin`, compressed by gzip, in base64. Empty in the sources, which read `data/`; the
 * build replaces the compiled file.
 *
 * Proof  test/names/pack.test.ts, test/consumers/names-data.test.ts.
 */

/** Packed names: gzip in base64. */
export const PACKED_NAMES: string = '';
