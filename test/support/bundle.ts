/*
 * Bundles a program of the sources for the browser: minified, without unused code.
 */

import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** The text of the bundle; the code imports from `./index.ts` and so on, as a file in src/. */
export function bundleCode(code: string): string {
	const { outputFiles } = buildSync({
		stdin: { contents: code, resolveDir: join(ROOT, 'src'), loader: 'ts' },
		bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent',
		// Not 'browser': that condition of the sources is for the front page, which has no names; the package does not have it.
		platform: 'neutral',
	});
	return outputFiles[0]!.text;
}
