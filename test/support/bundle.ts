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
		bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent',
		// Not 'browser': what the sources say for it is for the front page, which has no names; the package says nothing of the kind.
		platform: 'neutral',
	});
	return outputFiles[0]!.text;
}
