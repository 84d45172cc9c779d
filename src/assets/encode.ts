/*
 * A text in the codings that Node makes.
 */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoded } from './asset.ts';

/** As well as can be in a few milliseconds; the highest quality takes ten times as long for a twentieth of the bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The text compressed both ways. */
export const encode = (text: string): Required<Encoded> => ({ br: brotliCompressSync(text, BROTLI), gzip: gzipSync(text) });
