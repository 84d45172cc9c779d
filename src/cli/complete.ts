/*
 * `tincture __complete WORD…` prints candidates for the last word, which may be empty. The scripts of completions.ts call it.
 *
 * Each line has a candidate, a tab and its description. A single line `:files` with a prefix, such as `@`, means paths of files
 * after this prefix.
 *
 * Proof  test/cli/complete.test.ts.
 */

import { kebabCase, positionalFields } from '../doors/command-words.ts';
import { SETTINGS as SERVE_SETTINGS } from '../http/config.ts';
import { OPERATIONS } from '../operations/table.ts';
import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';
import { COMMANDS } from './commands.ts';
import { SHELLS } from './completions.ts';
import { DONE, type Io } from './io.ts';
import { loadOperation } from './operations.ts';
import { optionName } from './serve.ts';
import { operationsNamed } from './short-names.ts';
import { SETTING_NAMES, SETTINGS } from './settings.ts';

/** Values that can be enumerated, or paths of files. */
type Values = readonly string[] | 'files';

interface Option {
	/** With its hyphens, the long name first. */
	readonly names: readonly string[];
	readonly doc: string;
	/** Undefined if the option takes no value. */
	readonly values: Values | undefined;
}

/** Prints the candidates and returns the exit code. */
export async function complete(words: readonly string[], io: Io): Promise<number> {
	const before = words.slice(0, -1), input = before[0] === undefined ? undefined : await findInput(before[0]);
	await io.output.write(listCandidates(before, words.at(-1) ?? '', input).map((line) => `${line}\n`).join(''));
	return DONE;
}

/** The input of an operation, or of a command that is declared like one. */
async function findInput(command: string): Promise<Structure | undefined> {
	const [only = command, ...others] = operationsNamed(command);
	return others.length > 0 ? undefined : (await loadOperation(only))?.input;
}

function listCandidates(before: readonly string[], last: string, input: Structure | undefined): readonly string[] {
	if (last.startsWith('@')) return [':files@'];
	const [command] = before, startingWith = (lines: readonly string[]) => lines.filter((line) => line.startsWith(last));
	if (command === undefined) return startingWith(listCommands());
	const options = listOptions(command, input);
	// Bash passes "--name=value" as three words.
	const [attached = '', name = before.at(-1) === '=' ? before.at(-2) : before.at(-1)] = /^(--[^=]+)=/.exec(last) ?? [];
	const values = options.find(({ names }) => names.includes(name!))?.values;
	if (values === 'files') return [`:files${attached}`];
	if (values !== undefined) {
		// The last of several values with commas.
		const start = last === '=' ? '' : /^(?:--[^=]+=)?(?:.*,)?/.exec(last)![0];
		return values.map((value) => start + value).filter((value) => last === '=' || value.startsWith(last));
	}
	const words = last.startsWith('-') ? options.map(({ names, doc }) => `${names[0]}\t${doc}`) : listWords(command, input);
	return words === 'files' ? [':files'] : startingWith(words);
}

const listCommands = (): readonly string[] => [
	...OPERATIONS.map(({ name, summary }) => `${name}\t${summary}`),
	...Object.entries(COMMANDS).map(([name, { doc }]) => `${name}\t${doc}`),
	...(['help', 'version'] as const).map((name) => `--${name}\t${SETTINGS[name].doc}`),
];

/** Fields and settings; an option that is both takes the values of both. */
function listOptions(command: string, input: Structure | undefined): readonly Option[] {
	if (command === 'serve') return Object.entries(SERVE_SETTINGS).map(([name, { doc }]) => ({ names: [optionName(name)], doc, values: [] }));
	if (input === undefined) return [];
	const settings = SETTING_NAMES.map((name): Option => {
		const { short, value, words = [], doc } = SETTINGS[name];
		const names = [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
		return { names, doc, values: value === 'FILE' ? 'files' : value === undefined ? undefined : words };
	});
	const options = Object.entries(input.fields).map(([field, of]): Option => {
		const schema = schemaOf(of), words = SETTING_NAMES.flatMap((name) => (name === field ? SETTINGS[name].words ?? [] : []));
		const values = listValues(schema), all = values === 'files' ? values : [...new Set([...values, ...words])];
		return { names: [`--${kebabCase(field)}`], doc: schema.doc, values: schema.kind === 'flag' ? undefined : all };
	});
	return [...options, ...settings.filter(({ names: [name] }) => !options.some(({ names }) => names[0] === name))];
}

/** The values of positional words. */
function listWords(command: string, input: Structure | undefined): Values {
	if (command === 'help') return OPERATIONS.map(({ name }) => name);
	if (command === 'completions') return Object.keys(SHELLS);
	const values = input === undefined ? [] : positionalFields(input).map((field) => listValues(schemaOf(input.fields[field]!)));
	return values.includes('files') ? 'files' : values.flat();
}

function listValues(schema: Schema): Values {
	switch (schema.kind) {
		case 'text': return schema.isFile === true || schema.isPath === true ? 'files' : [];
		case 'choice': return schema.values;
		case 'list': return listValues(schema.of);
		default: return [];
	}
}
