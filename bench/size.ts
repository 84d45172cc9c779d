/*
 * Bundle sizes of small programs, minified by esbuild for a browser, compared with the same programs using other libraries.
 */

import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SIZE_PROGRAMS, type SizeProgram } from '../test/support/size-programs.ts';
import type { Outcome, Result } from './measure.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url)), SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** Bytes minified, and after gzip. */
function sizeOf(code: string, resolveDir: string): readonly [number, number] {
	const { outputFiles } = buildSync({
		stdin: { contents: code, resolveDir, loader: 'ts' },
		bundle: true, minify: true, write: false, platform: 'browser', format: 'esm', target: 'es2022', logLevel: 'silent',
	});
	const { contents } = outputFiles[0]!;
	return [contents.length, gzipSync(contents, { level: 9 }).length];
}

function outcome({ does, code, aim, peers }: SizeProgram, at: 0 | 1): Outcome {
	const sizes = [['tincture', sizeOf(code, SOURCES)] as const, ...Object.entries(peers).map(([name, text]) => [name, sizeOf(text, HERE)] as const)];
	const own = sizes[0]![1][at];
	const results = sizes.map(([name, { [at]: bytes }]): Result => ({ name, median: bytes, least: bytes, spread: 0, ratio: bytes / own, isPeer: true }));
	return {
		title: `a program that ${does}${at === 0 ? '' : ', gzipped'}`,
		inputs: 1,
		unit: 'bytes',
		results,
		aims: at === 0 ? [] : [{ over: 'the aim', by: 1, peer: `${aim} bytes`, reached: aim / own }],
	};
}

export const sizes = (): Outcome[] => SIZE_PROGRAMS.flatMap((program) => [outcome(program, 0), outcome(program, 1)]);
