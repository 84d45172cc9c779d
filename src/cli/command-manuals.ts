/*
 * Manuals of the commands that are not operations. `help` has the overview instead.
 *
 * Proof  test/cli/print.test.ts, test/cli/russian-help.test.ts.
 */

import { SETTINGS } from '../http/config.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { COMMANDS } from './commands.ts';
import { operation as imageColors } from './image-command.ts';
import { operation as listColors } from './list-command.ts';
import { ENGLISH, MISUSE_DOC, operationManual, type Manual, type Say } from './manual.ts';
import { fillTemplate } from './messages.ts';
import { operation as paintColors } from './paint-command.ts';
import { optionName } from './serve.ts';

export type CommandName = Exclude<keyof typeof COMMANDS, 'help'>;

type Codes = readonly (readonly [code: string, text: string])[];

const SERVE_CODES: Codes = [
	['0', 'Stopped by a signal.'], ['1', 'A bug, or a second signal.'], ['2', MISUSE_DOC],
	['72', 'A missing or damaged program file.'], ['78', 'Invalid setting.'],
];

const MCP_CODES: Codes = [['0', 'End of input.'], ['1', 'A bug.'], ['2', MISUSE_DOC]];

const exitCodes = (codes: Codes, say: Say): Manual['sections'][number] =>
	({ title: say('Exit codes'), entries: codes.map(([code, text]) => [code, say(text)] as const) });

const commandManual = (name: CommandName, say: Say, sections: Manual['sections'], more: readonly string[] = []): Manual => ({
	title: name,
	usage: [`tincture ${name} ${COMMANDS[name].words}`.trimEnd()],
	summary: [COMMANDS[name].doc, ...more].map(say).join(' '),
	sections,
});

/** The manual of a command that is declared like an operation. */
const localManual = (operation: AnyOperation, say: Say): Manual => operationManual(operation, {
	say,
	describe: (one) => {
		const { title, summary, fields, examples } = ENGLISH.describe(one);
		const translate = ([name, text]: readonly [string, string]) => [name, say(text)] as const;
		return { title, summary: say(summary), fields: Object.fromEntries(Object.entries(fields).map(translate)), examples: examples.map(say) };
	},
});

/** A function for each command that returns its manual in a language. */
export const COMMAND_MANUALS: Readonly<Record<CommandName, (say: Say) => Manual>> = {
	list: (say) => localManual(listColors, say),
	paint: (say) => localManual(paintColors, say),
	image: (say) => localManual(imageColors, say),
	serve: (say) => commandManual('serve', say, [
		{
			title: say('Options'),
			text: [say('Each option can also be set as an environment variable: --rate-limit as RATE_LIMIT. Options take precedence.')],
			entries: Object.entries(SETTINGS).map(([name, { doc, fallback }]) => [
				`${optionName(name)} VALUE`,
				`${say(sentence(doc))}${fallback === '' ? '' : ` ${fillTemplate(say('Default: {}.'), fallback)}`}`,
			] as const),
		},
		exitCodes(SERVE_CODES, say),
	]),
	mcp: (say) => commandManual('mcp', say, [
		{
			title: say('Examples'),
			examples: [
				['claude mcp add tincture -- npx tincture mcp', say('in Claude Code')],
				['{ "mcpServers": { "tincture": { "command": "npx", "args": ["tincture", "mcp"] } } }', say('in the configuration of other clients')],
			],
		},
		exitCodes(MCP_CODES, say),
	], ['One JSON-RPC message per line, one response per line. "tincture serve" offers the same over HTTP at /mcp.']),
	skill: (say) => commandManual('skill', say, [{
		title: say('Examples'),
		examples: [['tincture skill > .claude/skills/tincture/SKILL.md', say('for Claude Code, in a folder that exists')]],
	}]),
	completions: (say) => commandManual('completions', say, [{
		title: say('Examples'),
		examples: [
			['eval "$(tincture completions bash)"', say('for bash: this line in ~/.bashrc')],
			['tincture completions zsh > "${fpath[1]}/_tincture"', say('for zsh, once')],
			['tincture completions fish > ~/.config/fish/completions/tincture.fish', say('for fish, once')],
		],
	}]),
};

/** The description of a setting as a sentence. */
const sentence = (doc: string): string => `${doc.charAt(0).toUpperCase()}${doc.slice(1)}.`;
