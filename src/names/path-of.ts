/*
 * Paths of files next to the code, in Node.
 *
 * Proof  test/names/bundled.test.ts.
 */

import { fileURLToPath } from 'node:url';

/**
 * Path of a file relative to this one. Bundlers resolve `new URL(…, import.meta.url)` while building, where some files are missing; so the
 * address is a variable. A bundle of CommonJS has no address, and an empty path names no file.
 */
export function pathOf(relative: string): string {
	const url = import.meta.url as string | undefined;
	return url?.startsWith('file:') ? fileURLToPath(new URL(relative, url)) : '';
}
