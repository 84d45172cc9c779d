/*
 * A program of the sources as a bundler makes it for the browser: minified, everything unused dropped.
 */

import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** The text of the bundle; the code imports from `./index.ts` and the like, as if it stood in src/. */
export function bundleOf(code: string): string {
	const { outputFiles } = buildSync({
		stdin: { contents: code, resolveDir: join(ROOT, 'src'), loader: 'ts' },
		bundle: true, minify: true, write: false, platform: 'browser', format: 'esm', target: 'es2022', logLevel: 'silent',
	});
	return outputFiles[0]!.text;
}
