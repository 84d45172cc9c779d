/*
 * Compresses text files at the highest quality, because they are compressed once and sent often.
 */

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes `file.br` and `file.gz`, without the file itself. */
export function writeEncoded(file: string, text: string): void {
	writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
	writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
