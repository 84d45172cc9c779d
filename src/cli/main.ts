#!/usr/bin/env node
/*
 * Entry point of the command: connects `run.ts` to the streams, files and exit code of the process.
 *
 * The build bundles this file and `quick.ts` as CommonJS, because Node starts it sooner. It loads the rest on demand.
 */

import { fstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import * as module from 'node:module';
import { dirname } from 'node:path';
import { escapeLines } from './cells.ts';
import { requireNode } from '../http/node-version.ts';
import type { Io, Sink } from './io.ts';
import { environmentLanguage } from './language.ts';
import { message, renderMessage, type Message } from './messages.ts';
import { quick } from './quick.ts';
import { readRegularFile } from './read-file.ts';

requireNode();

// Since Node 22.1 the compiled code is cached between runs.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
enableCompileCache?.();

/** Ends the process; without a message if the reader has closed the pipe, as `head` does. */
function onError({ code, message: why }: NodeJS.ErrnoException): void {
	if (code === 'EPIPE') process.exit(0);
	fail(message('output-fails', code === 'ENOSPC' ? message('no-room') : why));
}

function fail(text: Message): never {
	process.stderr.write(`tincture: ${renderMessage(text, environmentLanguage(process.env))}\n`);
	process.exit(1);
}

const sink = (stream: NodeJS.WriteStream): Sink => {
	stream.on('error', onError);
	return {
		isTerminal: stream.isTTY === true,
		// Some terminals report no size, which is 0.
		columns: stream.isTTY === true && stream.columns > 0 ? stream.columns : undefined,
		write: async (chunk) => {
			if (!stream.write(chunk)) await new Promise<void>((resolve) => stream.once('drain', resolve));
		},
	};
};

/** The state of a path, or of an open file by its number; undefined if it cannot be read. */
function stat(file: string | number) {
	try {
		return typeof file === 'number' ? fstatSync(file) : statSync(file);
	} catch {
		return undefined;
	}
}

const STANDARD_INPUT = 0;

const io: Io = {
	environment: process.env,
	// A getter, because reading process.stdin opens it. Node reads a directory as empty.
	get input() {
		if (stat(STANDARD_INPUT)?.isDirectory() === true) fail(message('cannot-be-read', '-', message('is-directory')));
		return process.stdin;
	},
	get inputSize() {
		const file = stat(STANDARD_INPUT);
		return file?.isFile() === true ? file.size : undefined;
	},
	// True for `a | b` and `< file`. Node and other programs connect their children with sockets, which may stay open without a word.
	get isPiped() {
		const file = stat(STANDARD_INPUT);
		return file?.isFIFO() === true || file?.isFile() === true;
	},
	output: sink(process.stdout),
	errors: sink(process.stderr),
	readFile: readRegularFile,
	writeFile: (path, content) => {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	},
	// Writing to a path reports what is wrong with it.
	isDirectory: (path) => stat(path)?.isDirectory() === true,
	isFile: (path) => stat(path)?.isFile() === true,
	clock: () => performance.now(),
	serve: async (environment, called) => {
		const { serve } = await import('../http/serve.ts');
		serve(environment, called);
		return new Promise(() => {});
	},
};

/** Runs the command. A function, because a single executable has no top-level await. */
async function start(): Promise<void> {
	try {
		const words = process.argv.slice(2);
		process.exitCode = await quick(words, io) ?? await (await import('./run.ts')).main(words, io);
	} catch (thrown) {
		const text = message('our-fault', thrown instanceof Error ? thrown.message : String(thrown));
		process.stderr.write(`tincture: ${escapeLines(renderMessage(text, environmentLanguage(process.env)))}\n`);
		process.exitCode = 1;
	}
}

void start();
