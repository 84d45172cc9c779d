#!/usr/bin/env node
/*
 * The command line as a process: its streams, files and exit code. Everything else is `run.ts`.
 *
 * The build makes one file of this and `quick.ts`, a module of CommonJS, for Node starts those sooner; the rest is read from
 * beside it when it is needed.
 */

import { fstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as module from 'node:module';
import { dirname } from 'node:path';
import type { Io, Sink } from './io.ts';

// From Node 22.1 on the compiled code is kept from start to start.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
enableCompileCache?.();

/** A reader that has gone, as `head` goes when it has enough, is no fault. */
const onError = (error: NodeJS.ErrnoException): void => process.exit(error.code === 'EPIPE' ? 0 : 1);

const sink = (stream: NodeJS.WriteStream): Sink => {
	stream.on('error', onError);
	return {
		isTerminal: stream.isTTY === true,
		columns: stream.isTTY === true ? stream.columns : undefined,
		write: async (chunk) => {
			if (!stream.write(chunk)) await new Promise<void>((resolve) => stream.once('drain', resolve));
		},
	};
};

/** How many bytes stand in a file that is the standard input. */
function inputSize(): number | undefined {
	try {
		const file = fstatSync(0);
		return file.isFile() ? file.size : undefined;
	} catch {
		return undefined;
	}
}

const io: Io = {
	environment: process.env,
	// A getter: to look at standard input is to open it.
	get input() {
		return process.stdin;
	},
	get inputSize() {
		return inputSize();
	},
	output: sink(process.stdout),
	errors: sink(process.stderr),
	readFile: readFileSync,
	writeFile: (path, content) => {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	},
	isDirectory: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
	clock: () => performance.now(),
	serve: async (environment, called) => {
		const { serve } = await import('../http/serve.ts');
		serve(environment, called);
		return new Promise(() => {});
	},
};

/** Runs the words of the process; a single executable cannot wait for this at its top. */
async function start(): Promise<void> {
	try {
		const words = process.argv.slice(2), { quick } = await import('./quick.ts');
		process.exitCode = await quick(words, io) ?? await (await import('./run.ts')).main(words, io);
	} catch (thrown) {
		process.stderr.write(`tincture: the fault is ours, not yours: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
		process.exitCode = 1;
	}
}

void start();
