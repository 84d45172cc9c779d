/*
 * Manuals of the commands that are not operations. `help` has the overview instead.
 *
 * Proof  test/cli/print.test.ts, test/cli/russian-help.test.ts.
 */

import { SETTINGS } from '../http/config.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { operation as imageColors } from './image-command.ts';
import { operation as listColors } from './list-command.ts';
import { commandTerm, type CommandName } from './commands.ts';
import { operationManual, type Language, type Manual } from './manual.ts';
import { fillTemplate } from './messages.ts';
import type { LocalOperation } from './operations.ts';
import { operation as paintColors } from './paint-command.ts';
import { optionName } from './serve.ts';

export type ManualName = Exclude<CommandName, 'help'>;

/** The manual of a command that is declared like an operation. */
const localManual = (name: LocalOperation, operation: AnyOperation) => (language: Language): Manual =>
	operationManual(operation, { ...language, describe: (one) => ({ ...language.describe(one), summary: language.commands[name] }) });

/** The manual of a command; `write` returns its sections and what follows its description. */
const commandManual = (name: ManualName, write: (language: Language) => Pick<Manual, 'sections'> & { readonly more?: string }) =>
	(language: Language): Manual => {
		const { sections, more } = write(language), text = language.commands[name];
		return { title: name, usage: [`tincture ${commandTerm(name)}`], summary: more === undefined ? text : `${text} ${more}`, sections };
	};

/** A function for each command that returns its manual in a language. */
export const COMMAND_MANUALS: Readonly<Record<ManualName, (language: Language) => Manual>> = {
	list: localManual('list', listColors),
	paint: localManual('paint', paintColors),
	image: localManual('image', imageColors),
	serve: commandManual('serve', ({ words: { headings, field, serve }, service }) => ({
		sections: [
			{
				title: headings.options,
				text: [serve.options],
				entries: Object.entries(SETTINGS).map(([name, { fallback }]) => {
					// The keys of both tables are the same.
					const text = service[name as keyof typeof service];
					return [`${optionName(name)} VALUE`, fallback === '' ? text : `${text} ${fillTemplate(field.preset, fallback)}`] as const;
				}),
			},
			{ title: headings.exitCodes, entries: Object.entries(serve.exitCodes) },
		],
	})),
	mcp: commandManual('mcp', ({ words: { headings, mcp } }) => ({
		more: mcp.protocol,
		sections: [
			{
				title: headings.examples,
				examples: [
					['claude mcp add tincture -- npx tincture mcp', mcp.claudeCode],
					['{ "mcpServers": { "tincture": { "command": "npx", "args": ["tincture", "mcp"] } } }', mcp.others],
				],
			},
			{ title: headings.exitCodes, entries: Object.entries(mcp.exitCodes) },
		],
	})),
	skill: commandManual('skill', ({ words: { headings, skill } }) => ({
		sections: [{
			title: headings.examples,
			examples: [['tincture skill > .claude/skills/tincture/SKILL.md', skill.claudeCode]],
		}],
	})),
	completions: commandManual('completions', ({ words: { headings, completions } }) => ({
		sections: [{
			title: headings.examples,
			examples: [
				['eval "$(tincture completions bash)"', completions.bash],
				['tincture completions zsh > "${fpath[1]}/_tincture"', completions.zsh],
				['tincture completions fish > ~/.config/fish/completions/tincture.fish', completions.fish],
			],
		}],
	})),
};
