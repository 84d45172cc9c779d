/*
 * The bundled service and its bytecode, which V8 made at build time, so that a start compiles nothing: that took a fifth of it.
 *
 * Both files carry a SHA-256 of their bytes. V8 does not check its bytecode and crashes on one that is damaged, so a wrong hash means
 * that the program is compiled from source. A damaged program is refused with a message that names the file.
 *
 * The build writes the bytecode once: a service writes nothing, and its root may be read-only. The name of the file is a hash
 * of the program, so that bytecode of another program is never used. V8 itself refuses bytecode of another V8 version or of other
 * flags; then, and if there is no such file, the program is compiled.
 *
 * Node has such a cache too (module.enableCompileCache), from 22.8 on and in a folder that must be writable.
 *
 * Proof  test/http/compiled.test.ts.
 */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type * as program from './program.ts';

/** The program in its folder: `(function (exports, module, require, moduleUrl) {…})`, because a script cannot import; signed. */
export const PROGRAM = 'program.js';

export interface Compiled {
	readonly script: Script;
	/** Path of the bytecode, whether or not the file exists. */
	readonly cacheFile: string;
	/** Runs the module and returns its exports. */
	readonly run: () => typeof program;
}

/** Opens the program in `folder`, with its bytecode if there is any. Throws an Error of one line if the program is missing or damaged. */
export function openCompiled(folder: string): Compiled {
	const filename = join(folder, PROGRAM), bytes = bytesIn(filename), signature = bytes && readSignature(bytes);
	if (bytes === undefined || signature === undefined) throw new Error(`${filename} is missing or damaged. Build or install tincture again.`);
	const source = bytes.toString('latin1'), cacheFile = join(folder, `${signature.slice(0, 16)}.bytecode`);
	const script = new Script(source, { filename, cachedData: readBytecode(cacheFile) });
	return {
		script,
		cacheFile,
		run: () => {
			const module = { exports: {} as typeof program };
			// The build wraps it so: see build/service.ts.
			const define = script.runInThisContext() as (...parts: readonly unknown[]) => void;
			define(module.exports, module, createRequire(filename), pathToFileURL(filename).href);
			return module.exports;
		},
	};
}

const LABEL = '\n// sha256 ', HASH_LENGTH = 64;

/** Adds a last line with the hash of the program, which must be ASCII. */
export const signProgram = (program: string): string => program + LABEL + hash('sha256', program);

/** The hash in the last line of a program; undefined if it is missing or wrong. */
function readSignature(program: Buffer): string | undefined {
	const end = program.length - HASH_LENGTH - LABEL.length;
	const sum = hash('sha256', program.subarray(0, end));
	return program.toString('latin1', end) === LABEL + sum ? sum : undefined;
}

const HASH_SIZE = 32;

/** The file of the bytecode: its hash, then its bytes. */
export const packBytecode = (bytecode: Buffer): Buffer => Buffer.concat([hash('sha256', bytecode, 'buffer'), bytecode]);

/** The bytecode in a file; undefined if it is missing or damaged. */
export function readBytecode(file: string): Buffer | undefined {
	const bytes = bytesIn(file), bytecode = bytes?.subarray(HASH_SIZE);
	return bytecode !== undefined && hash('sha256', bytecode, 'buffer').equals(bytes!.subarray(0, HASH_SIZE)) ? bytecode : undefined;
}

/**
 * Escapes the letters of a program that are not in ASCII. V8 stores a text with one byte a letter if all are Latin-1, else with two;
 * esbuild escapes all except those of regular expressions, where an escape means the same.
 */
export const inAscii = (program: string): string =>
	program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function bytesIn(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
