/*
 * Removes comments, whitespace and local names from the compiled code, as the bundles of programs do: with names the package would
 * be 42 kB larger, above 1.2 MB. Names of modules stay in stack traces.
 *
 * Removing whitespace, esbuild also drops PURE comments, which mark calls without side effects for bundlers. Placeholder operators that
 * no source contains replace them in the meantime. Keeping the whitespace would make the package 30 kB larger.
 */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { DIST } from './paths.ts';

const PURE = /\/\*[#@]__PURE__\*\/\s*/g, MARK = '~-~-';

/** Longer lines make the package smaller. */
const LINE_LIMIT = 20_000;

/** Line limit of the modules that create errors of callers, because Node prints the line of an error that nothing catches. */
const ERROR_LINE_LIMIT = 160, CREATES_ERRORS = /(?:^errors|\barguments|\bread-color)\.js$/;

/** What remains of a source that has only types; nothing imports it. */
const NO_CODE = 'export{};\n';

/** Rewrites every module of dist/ except for bundles, which are minified already, and removes those without code. */
export function shrinkCode(): void {
	for (const path of readdirSync(DIST, { recursive: true }).map(String)) {
		if (!path.endsWith('.js') || /^(?:service|programs)\b/.test(path)) continue;
		const file = join(DIST, path), text = readFileSync(file, 'utf8');
		if (text.includes(MARK)) throw new Error(`${path} contains ${MARK}.`);
		// By default esbuild escapes Russian letters, six bytes each.
		const lineLimit = CREATES_ERRORS.test(path) ? ERROR_LINE_LIMIT : LINE_LIMIT;
		const options = { minify: true, lineLimit, charset: 'utf8' } as const;
		const { code } = transformSync(text.replace(PURE, MARK), options);
		if (code === NO_CODE) rmSync(file);
		else writeFileSync(file, code.replaceAll(MARK, '/*@__PURE__*/'));
	}
}
