/*
 * The bundled service beside the bytecode that V8 made of it, so that a start compiles nothing: that took a fifth of it.
 *
 * The build writes the bytecode, once: a service writes nothing, and its root may be read-only. It stands in a file named by
 * a hash of the program, and so never counts for another. V8 itself refuses what another version of it made, or the same
 * with other flags; then, and where there is no such file, the program is compiled as ever.
 *
 * Node keeps such a cache by itself (module.enableCompileCache) from 22.8 on, in a folder that must be writable.
 *
 * Proof  test/http/compiled.test.ts.
 */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import type * as program from './program.ts';

/** The program in its folder: `(function (exports, module, require, moduleUrl) {…})`, for a script cannot import. */
export const PROGRAM = 'program.js';

export interface Compiled {
	readonly script: Script;
	/** The bytecode beside it, whether or not it is there. */
	readonly cacheFile: string;
	/** Runs the module: what it exports. */
	readonly run: () => typeof program;
}

/** The program in `folder`, compiled or from its bytecode. Throws where it is not there. */
export function openCompiled(folder: string): Compiled {
	const filename = join(folder, PROGRAM), source = readFileSync(filename, 'utf8');
	const cacheFile = bytecodeFile(folder, source);
	const script = new Script(source, {
		filename,
		cachedData: bytesOf(cacheFile),
		importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
	});
	return {
		script,
		cacheFile,
		run: () => {
			const module = { exports: {} as typeof program };
			// The build wraps it so, see `bundle` in package.json.
			const define = script.runInThisContext() as (...parts: readonly unknown[]) => void;
			define(module.exports, module, createRequire(filename), pathToFileURL(filename).href);
			return module.exports;
		},
	};
}

/**
 * The same program with its letters beyond ASCII told by number. V8 keeps a text in one byte a letter where all are of Latin-1,
 * else in two; esbuild escapes them but for those of regular expressions, where they may be told so too.
 */
export const inAscii = (program: string): string =>
	program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Where the bytecode of a program stands. */
export const bytecodeFile = (folder: string, source: string): string => join(folder, `${hash('sha256', source).slice(0, 16)}.bytecode`);

function bytesOf(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
