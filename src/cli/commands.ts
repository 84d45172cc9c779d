/*
 * Commands that are not operations: their arguments and what they do. Some are declared like operations, and have every option, form of
 * output and completion of one.
 */

import type { Operation } from '../operations/operation.ts';
import type { Fields, Schema } from '../schema/schema.ts';

export const COMMANDS = {
	help: { words: '[OPERATION]', doc: 'Print this help, or the help of one operation.' },
	list: { words: '[LISTS…]', doc: 'List the named colors, painted: the keywords of CSS, or other lists of names.' },
	paint: { words: 'COLORS…', doc: 'Paint the given colors side by side, each with its name and HEX.' },
	image: { words: 'FILE', doc: 'Find the colors of a PNG image, with the share and a place of each.' },
	serve: { words: '[OPTION…]', doc: 'Run the service over HTTP until it is stopped.' },
	mcp: { words: '', doc: 'Serve the Model Context Protocol over standard input and output: every operation is a tool.' },
	skill: { words: '', doc: 'Print the instructions for coding agents, for example into .claude/skills/tincture/SKILL.md.' },
	completions: { words: 'bash|zsh|fish', doc: 'Print a script that completes operations, options and values in a shell.' },
} as const satisfies { readonly [name: string]: { readonly words: string; readonly doc: string } };

export type CommandName = keyof typeof COMMANDS;

/** A command with its arguments. */
export const commandTerm = (name: CommandName): string => `${name} ${COMMANDS[name].words}`.trimEnd();

/** Completes the declaration of a command with what only a service needs. */
export const localOperation = <F extends Fields, R extends Schema>(
	declared: Omit<Operation<F, R>, 'order' | 'group' | 'methods' | 'cost' | 'cache'>,
): Operation<F, R> => ({ order: Infinity, group: 'Read', methods: [], cost: 1, cache: () => 'day', ...declared });
