/*
 * A command line without a command: a color of one or several words to describe, or a misspelt command.
 *
 * Proof  test/cli/print.test.ts, short-names.test.ts.
 */

import { attempt, InputError, quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { parseColor } from '../operations/parse-color/declaration.ts';
import { withWork } from './answer.ts';
import { readArguments } from './arguments.ts';
import { asOptions } from './choice-words.ts';
import type { Io } from './io.ts';
import { requestedLanguage } from './language.ts';
import { message, type Message } from './messages.ts';
import { loadOperation, operationNames } from './operations.ts';
import { STREAMED } from './output-mode.ts';
import { refuse } from './report.ts';
import { runOperation } from './run-operation.ts';
import { operationsNamed, remedyFor, shortNames } from './short-names.ts';

/** Describes a color, or says what the first word may mean. Returns the exit code. */
export async function describe(words: readonly string[], io: Io): Promise<number> {
	// `tincture dark teal --json`: the words before the first option are the color.
	const end = words.findIndex((word) => /^--?[a-z]/i.test(word)), color = words.slice(0, end < 0 ? words.length : end);
	if (color.length === 0) {
		// `echo red | tincture --json` describes each line.
		const isStreamed = io.isPiped && !readArguments(words, parseColor.input).fields.has('color');
		return runOperation(parseColor as AnyOperation, isStreamed ? [STREAMED, ...words] : words, io);
	}
	const whole = color.join(' '), remedy = readsAsColor(whole) ? undefined : await findRemedy(color);
	// As an option, because `light` without one is a value of --scheme.
	if (remedy === undefined) return runOperation(parseColor as AnyOperation, ['--color', whole, ...words.slice(color.length)], io);
	return refuse(io, message('no-command', quote(color[0]!), remedy), requestedLanguage(words, io.environment));
}

/** The operations that have the first word or have it as a choice, the command that it resembles, or the short name before colors. */
async function findRemedy([word = '', ...rest]: readonly string[]): Promise<Message | undefined> {
	const remedy = remedyFor(word);
	if (operationsNamed(word).length > 0) return remedy;
	const commands = new Map<string, string>();
	for (const name of operationNames()) {
		const options = asOptions((await loadOperation(name))!.input, [word, ...rest]);
		if (options !== undefined) commands.set(name, `tincture ${name} ${options}`);
	}
	// A choice of every operation, such as `light` of --scheme, says nothing.
	if (commands.has(parseColor.name)) return undefined;
	if (commands.size > 1) return message('ambiguous', [...commands.keys()].join(', '));
	const [only] = commands.values(), written = only ?? (word === 'version' ? 'tincture --version' : undefined);
	if (written !== undefined) return message('write', written);
	const lower = word.toLowerCase(), isPlural = (name: string): boolean => lower.length > 4 && name.startsWith(lower.slice(0, -1));
	const near = rest.some(readsAsColor) ? closest(lower, shortNames()) ?? shortNames().find(isPlural) : undefined;
	return remedy ?? (near === undefined ? undefined : message('did-you-mean', `"${near}"`));
}

const readsAsColor = (text: string): boolean =>
	!(attempt(() => withWork(() => parseColor.input.fields.color.read!(text, {}))) instanceof InputError);
