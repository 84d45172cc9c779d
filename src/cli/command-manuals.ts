/*
 * The manuals of the commands that are no operations; that of `help` is the overview.
 *
 * Proof  test/cli/print.test.ts, test/cli/russian-help.test.ts.
 */

import { SETTINGS } from '../http/config.ts';
import { COMMANDS } from './commands.ts';
import { filled } from './filled.ts';
import { MISUSED, type Manual, type Say } from './manual.ts';
import { optionOf } from './serve-options.ts';

export type CommandName = Exclude<keyof typeof COMMANDS, 'help'>;

type Codes = readonly (readonly [code: string, text: string])[];

const SERVE_CODES: Codes = [
	['0', 'Stopped by a signal.'], ['1', 'A bug, or a second signal.'], ['2', MISUSED], ['78', 'A setting that cannot be.'],
];

const MCP_CODES: Codes = [['0', 'The input has ended.'], ['1', 'A bug.'], ['2', MISUSED]];

const exitCodes = (codes: Codes, say: Say): Manual['sections'][number] =>
	({ title: say('Exit codes'), entries: codes.map(([code, text]) => [code, say(text)] as const) });

const usageOf = (name: CommandName): readonly string[] => [`tincture ${name} ${COMMANDS[name].words}`.trimEnd()];

/** The manual of each, in the language of the reader. */
export const COMMAND_MANUALS: Readonly<Record<CommandName, (say: Say) => Manual>> = {
	serve: (say) => ({
		title: 'serve',
		usage: usageOf('serve'),
		summary: say(COMMANDS.serve.doc),
		sections: [
			{
				title: say('Options'),
				text: [say('Each is a variable of the environment too: --rate-limit is RATE_LIMIT. An option counts more than a variable.')],
				entries: Object.entries(SETTINGS).map(([name, { doc, fallback }]) => [
					`${optionOf(name)} VALUE`,
					`${say(sentence(doc))}${fallback === '' ? '' : ` ${filled(say('Default: {}.'), fallback)}`}`,
				] as const),
			},
			exitCodes(SERVE_CODES, say),
		],
	}),
	mcp: (say) => ({
		title: 'mcp',
		usage: usageOf('mcp'),
		summary: `${say(COMMANDS.mcp.doc)} ${say('One message of JSON-RPC a line, one answer a line. "tincture serve" speaks the same at /mcp over HTTP.')}`,
		sections: [
			{
				title: say('Examples'),
				examples: [
					['claude mcp add tincture -- npx tincture mcp', say('in Claude Code')],
					['{ "mcpServers": { "tincture": { "command": "npx", "args": ["tincture", "mcp"] } } }', say('in the settings of other programs')],
				],
			},
			exitCodes(MCP_CODES, say),
		],
	}),
	completions: (say) => ({
		title: 'completions',
		usage: usageOf('completions'),
		summary: say(COMMANDS.completions.doc),
		sections: [{
			title: say('Examples'),
			examples: [
				['eval "$(tincture completions bash)"', say('for bash: this line in ~/.bashrc')],
				['tincture completions zsh > "${fpath[1]}/_tincture"', say('for zsh, once')],
				['tincture completions fish > ~/.config/fish/completions/tincture.fish', say('for fish, once')],
			],
		}],
	}),
};

/** What a setting is, as a sentence. */
const sentence = (doc: string): string => `${doc.charAt(0).toUpperCase()}${doc.slice(1)}.`;
