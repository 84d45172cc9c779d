/*
 * The command line as a function from words and environment to an exit code.
 *
 * The first word is a command or an operation; anything else is a color to describe. Code of single commands is loaded on demand
 * to keep the start fast.
 *
 * Proof  test/contract/runner.test.ts sends every case here too; test/cli/.
 */

import { COMMANDS, type CommandName } from './commands.ts';
import { DONE, MISUSE, type Io } from './io.ts';
import { loadOperation, type LocalOperation } from './operations.ts';
import { operationsNamed } from './short-names.ts';

type Run = (words: readonly string[], io: Io) => Promise<number>;

const HELP = ['--help', '-h'], VERSION = ['--version', '-V'];

/** Commands that are not declared like operations. */
const LOADERS: Readonly<Record<Exclude<CommandName, LocalOperation> | '__complete', () => Promise<Run>>> = {
	help: async () => (await import('./help.ts')).help,
	completions: async () => (await import('./completions.ts')).completions,
	serve: async () => (await import('./serve.ts')).serve,
	skill: async () => (await import('./skill.ts')).skill,
	mcp: async () => (await import('./mcp.ts')).mcp,
	__complete: async () => (await import('./complete.ts')).complete,
};

/** Runs a command line. Throws only on a bug. */
export async function main(given: readonly string[], io: Io): Promise<number> {
	// No option of the command itself precedes its first word.
	const from = given.findIndex((word) => word !== '--'), words = from < 0 ? [] : given.slice(from), [first, ...rest] = words;
	if (first === undefined && !io.isPiped) {
		await io.errors.write((await import('./help.ts')).overview(io.errors, io.environment));
		return MISUSE;
	}
	if (first === undefined) return describe(words, io);
	if (VERSION.includes(first)) {
		await io.output.write(`${(await import('../doors/about.ts')).ABOUT.version}\n`);
		return DONE;
	}
	if (HELP.includes(first)) return (await LOADERS.help())(rest, io);
	if (Object.hasOwn(COMMANDS, first) && rest.some((word) => HELP.includes(word))) return (await LOADERS.help())(words, io);
	// `first` is a key of the table.
	if (Object.hasOwn(LOADERS, first)) return (await LOADERS[first as keyof typeof LOADERS]())(rest, io);
	const [name = first, ...others] = operationsNamed(first), operation = others.length > 0 ? undefined : await loadOperation(name);
	return operation === undefined ? describe(words, io) : (await import('./run-operation.ts')).runOperation(operation, rest, io);
}

const describe: Run = async (words, io) => (await import('./describe.ts')).describe(words, io);
