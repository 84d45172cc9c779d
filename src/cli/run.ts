/*
 * The command line as a function from words and environment to an exit code.
 *
 * The first word is a command or an operation; anything else is a color to describe. Code of single commands is loaded on demand
 * to keep the start fast.
 *
 * Proof  test/contract/runner.test.ts sends every case here too; test/cli/.
 */

import { InputError, quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { COMMANDS } from './commands.ts';
import { DONE, MISUSE, type Io } from './io.ts';
import { requestedLanguage } from './language.ts';
import { message, type Message } from './messages.ts';
import { loadLocal, loadOperation, operationNames } from './operations.ts';
import { operationsNamed, shortNames } from './short-names.ts';
import { withWork } from './work.ts';

const HELP = ['--help', '-h'], VERSION = ['--version', '-V'];

/** Runs a command line. Throws only on a bug. */
export async function main(words: readonly string[], io: Io): Promise<number> {
	const [first, ...rest] = words;
	if (first === undefined) {
		// `echo red | tincture` describes each line.
		if (io.isPiped) return describe(['-'], io);
		await io.errors.write((await import('./help.ts')).overview(io.errors, io.environment));
		return MISUSE;
	}
	if (VERSION.includes(first)) {
		await io.output.write(`${(await import('../doors/about.ts')).ABOUT.version}\n`);
		return DONE;
	}
	if (first === 'help' || HELP.includes(first)) return (await import('./help.ts')).help(rest, io);
	if (Object.hasOwn(COMMANDS, first) && rest.some((word) => HELP.includes(word))) return (await import('./help.ts')).help(words, io);
	if (first === '__complete') return (await import('./complete.ts')).complete(rest, io);
	if (first === 'completions') return (await import('./completions.ts')).completions(rest, io);
	if (first === 'serve') return (await import('./serve.ts')).serve(rest, io);
	if (first === 'skill') return (await import('./skill.ts')).skill(rest, io);
	if (first === 'mcp') return (await import('./mcp.ts')).mcp(rest, io);
	const local = await loadLocal(first);
	if (local !== undefined) return operate(local, rest, io);
	const [name, ...others] = operationsNamed(first);
	const operation = name === undefined || others.length > 0 ? undefined : await loadOperation(name);
	return operation === undefined ? describe(words, io) : operate(operation, rest, io);
}

async function operate(operation: AnyOperation, words: readonly string[], io: Io): Promise<number> {
	const { runOperation } = await import('./run-operation.ts');
	return runOperation(operation, words, io);
}

/** Describes a color of one or several words. */
async function describe(words: readonly string[], io: Io): Promise<number> {
	const { parseColor } = await import('../operations/parse-color/declaration.ts');
	// `tincture dark teal --json`: the words before the first option are the color.
	const end = words.findIndex((word) => /^--?[a-z]/i.test(word)), color = words.slice(0, end < 0 ? words.length : end);
	const remedy = color.length === 0 || isColor(color.join(' '), parseColor) ? undefined : await findRemedy(color);
	if (remedy !== undefined) {
		const { printMessage } = await import('./report.ts');
		await printMessage(io, message('no-command', quote(color[0]!), remedy), requestedLanguage(words, io.environment));
		return MISUSE;
	}
	return operate(parseColor as AnyOperation, color.length > 0 ? [color.join(' '), ...words.slice(color.length)] : await withInput(words, parseColor, io), io);
}

/** Adds `-` to options without a color if standard input is piped: `echo red | tincture --json`. */
async function withInput(words: readonly string[], { input }: Pick<ParseColor, 'input'>, { isPiped }: Io): Promise<readonly string[]> {
	if (!isPiped) return words;
	const { readArguments } = await import('./arguments.ts');
	return readArguments(words, input).fields.has('color') ? words : ['-', ...words];
}

/** The operations that an ambiguous short name may mean, those that have such a choice, or the command that a word resembles. */
async function findRemedy(words: readonly string[]): Promise<Message | undefined> {
	const word = words[0]!, candidates = operationsNamed(word);
	if (candidates.length > 0) return message('ambiguous', candidates.join(', '));
	const { asOptions } = await import('./choice-words.ts'), commands = new Map<string, string>();
	for (const name of operationNames()) {
		const options = asOptions((await loadOperation(name))!.input, words);
		if (options !== undefined) commands.set(name, `tincture ${name} ${options}`);
	}
	if (commands.size > 0)
		return commands.size > 1 ? message('ambiguous', [...commands.keys()].join(', ')) : message('write', [...commands.values()][0]!);
	if (word === 'version') return message('write', 'tincture --version');
	const near = closest(word.toLowerCase(), [...operationNames(), ...Object.keys(COMMANDS)]) ?? await findShortName(words);
	return near === undefined ? undefined : message('did-you-mean', `"${near}"`);
}

/** The short name that the first word resembles, if colors follow: `mixx red blue`. */
async function findShortName([word, ...colors]: readonly string[]): Promise<string | undefined> {
	const { parseColor } = await import('../operations/parse-color/declaration.ts');
	return colors.length > 0 && colors.every((color) => isColor(color, parseColor)) ? closest(word!.toLowerCase(), shortNames()) : undefined;
}

type ParseColor = typeof import('../operations/parse-color/declaration.ts').parseColor;

function isColor(text: string, { input }: Pick<ParseColor, 'input'>): boolean {
	try {
		withWork(() => input.fields.color.read!(text, {}));
		return true;
	} catch (error) {
		if (error instanceof InputError) return false;
		throw error;
	}
}
