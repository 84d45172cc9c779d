/*
 * A text as three files: as it is, and compressed as well as can be, for what is compressed once and sent often.
 */

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes the text in both codings beside where it is, or would be: `file.br` and `file.gz`. */
export function writeEncoded(file: URL, text: string): void {
	writeFileSync(new URL(`${file}.br`), brotliCompressSync(text, BROTLI));
	writeFileSync(new URL(`${file}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
