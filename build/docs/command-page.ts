/*
 * Generates docs/command-line.md from the manual of the help: the syntax, and every operation with examples and their output.
 * test/guards/docs.test.ts compares the page with the code, so every example runs.
 */

import { COMMAND_MANUALS } from '../../src/cli/command-manuals.ts';
import { ENGLISH, operationManual, overviewManual, type Section } from '../../src/cli/manual.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../../test/support/cli.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const entries = ({ entries = [] }: Section): string =>
	['| | |', '| --- | --- |', ...entries.map(([term, said]) => `| \`${term.replaceAll('|', '\\|')}\` | ${cell(said)} |`)].join('\n');

/** Splits a command into words as a shell does; supports only the output of `formatCommand`. */
const splitCommand = (command: string): readonly string[] =>
	[...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].slice(1).map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/** Most lines of output of an example. */
const MOST_LINES = 14;

async function runExample(command: string): Promise<string> {
	const { out, err } = await tincture(splitCommand(command));
	if (err !== '') throw new Error(`${command}: ${err}`);
	const lines = out.replace(/^\n/, '').trimEnd().split('\n');
	return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '  …'].join('\n') : lines.join('\n');
}

/** The text of docs/command-line.md. */
export async function commandPage(): Promise<string> {
	const { summary, usage, sections } = overviewManual(OPERATIONS);
	const parts = [
		'# The command line',
		'Written by `npm run docs` from the same tables as the help, the man page and the completions. Examples show the output '
		+ 'to a file; a terminal shows colors.',
		`\`\`\`\n${usage.join('\n')}\n\`\`\``,
		summary,
		...sections.filter(({ title }) => title !== 'Examples').flatMap((section) => [`## ${section.title}`, entries(section)]),
		`## Streams\n\n\`\`\`sh\ntincture convert-color - --formats oklch < colors.txt > colors.ndjson\ntincture parse-color - --csv < colors.txt > colors.csv\ntincture nearest-names - --column color --limit 1 < products.csv > named.csv\ntincture mix-colors red blue --plain | tincture generate-scale - --plain\n\`\`\``,
		'## Every operation',
	];
	for (const operation of OPERATIONS) {
		const { title, usage, summary, sections } = operationManual(operation);
		parts.push(`### ${title}`, summary, `\`${usage[0]!}\``, ...sections.filter((section) => section.entries).map(entries));
		for (const [command, shows] of sections.at(-1)!.examples ?? [])
			parts.push(`${shows[0]!.toUpperCase()}${shows.slice(1)}:`, `\`\`\`console\n$ ${command}\n${await runExample(command)}\n\`\`\``);
	}
	parts.push('## Every command');
	for (const manual of Object.values(COMMAND_MANUALS)) {
		const { title, usage, summary, sections } = manual(ENGLISH);
		const examples = sections.flatMap(({ examples = [] }) => examples).map(([command, shows]) => `# ${shows}\n${command}`).join('\n');
		parts.push(`### ${title}`, summary, `\`${usage[0]!}\``, ...sections.filter((section) => section.entries).map(entries));
		if (examples !== '') parts.push(`\`\`\`sh\n${examples}\n\`\`\``);
	}
	return `${parts.join('\n\n')}\n`;
}
