/*
 * docs/command-line.md, from the same manual as the help: what can be written, every operation with its examples and what they
 * print. test/guards/docs.test.ts holds the page to the code, so every example there is run.
 */

import { operationManual, overviewManual, type Section } from '../../src/cli/manual.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from './cli.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const entries = ({ entries = [] }: Section): string =>
	['| | |', '| --- | --- |', ...entries.map(([term, said]) => `| \`${term.replaceAll('|', '\\|')}\` | ${cell(said)} |`)].join('\n');

/** Words of a command as a shell parts them; only what `commandOf` writes. */
const wordsOf = (command: string): readonly string[] =>
	[...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].slice(1).map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/** Lines of what a command prints, at most. */
const MOST_LINES = 14;

async function printed(command: string): Promise<string> {
	const { out, err } = await tincture(wordsOf(command));
	if (err !== '') throw new Error(`${command}: ${err}`);
	const lines = out.replace(/^\n/, '').trimEnd().split('\n');
	return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '  …'].join('\n') : lines.join('\n');
}

/** The text of docs/command-line.md. */
export async function commandPage(): Promise<string> {
	const { summary, usage, sections } = overviewManual(OPERATIONS);
	const parts = [
		'# The command line',
		'Written by `npm run docs` from the tables that the help, the man page and the completions are made from. On a terminal colors are '
		+ 'shown as colors; here is what a file gets.',
		`\`\`\`\n${usage.join('\n')}\n\`\`\``,
		summary,
		...sections.filter(({ title }) => title !== 'Examples').flatMap((section) => [`## ${section.title}`, entries(section)]),
		`## Many at once\n\n\`\`\`sh\ntincture convert-color - --formats oklch < colors.txt > colors.ndjson\ntincture parse-color - --csv < colors.txt > colors.csv\n\`\`\``,
		'## Every operation',
	];
	for (const operation of OPERATIONS) {
		const { title, usage, summary, sections } = operationManual(operation);
		parts.push(`### ${title}`, summary, `\`${usage[0]!}\``, ...sections.filter((section) => section.entries).map(entries));
		for (const [command, shows] of sections.at(-1)!.examples ?? [])
			parts.push(`${shows[0]!.toUpperCase()}${shows.slice(1)}:`, `\`\`\`console\n$ ${command}\n${await printed(command)}\n\`\`\``);
	}
	return `${parts.join('\n\n')}\n`;
}
