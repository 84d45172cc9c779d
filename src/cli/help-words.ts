/*
 * Texts of the help in English, except those in the tables of operations, commands and settings. `{}` is a placeholder.
 */

import { EX_USAGE, EXIT_CODES } from '../http/exit-codes.ts';
import type { Group } from '../operations/operation.ts';
import { LONGEST_FILE } from './files.ts';
import { MISUSE } from './io.ts';

/** The codes of the service, except the one that has another number here. */
const { [EX_USAGE]: misuse, ...serviceCodes } = EXIT_CODES;

export const HELP_WORDS = {
	headings: {
		words: 'Words', options: 'Options', examples: 'Examples', operations: 'Operations: {}', commands: 'Commands', values: 'Values',
		environment: 'Environment', exitCodes: 'Exit codes',
	},
	groups: {
		Read: 'read', Contrast: 'contrast', Compare: 'compare', Make: 'make', See: 'see', Export: 'export',
	} satisfies Record<Group, string>,
	summary: 'Describes, converts, checks and mixes colors, and makes scales, palettes and design systems of them. '
		+ 'A color without an operation is described, as by {}. A word that one operation alone has is its short name: mix, scale, '
		+ 'contrast, palette.',
	seeOperation: 'See "{}" for details of one operation.',
	seeOptions: 'See "{}" for the options that every operation has.',
	/** What follows the description of a field. */
	field: {
		required: 'Required.',
		preset: 'Default: {}.',
		option: 'Same as {}.',
		oneOf: 'One of {}.',
		keys: 'Keys: {}.',
		wholeNumber: 'Whole number, {} to {}.',
		number: '{} to {}.',
		items: '{} to {}, separated by commas.',
		characters: '{} to {} characters.',
		file: 'The path of the file, or - for standard input. A repaired file replaces the original or goes to --output; with --json, '
			+ '--csv or --code no file is written.',
	},
	/** Forms of values that every operation accepts. */
	values: {
		'COLOR': 'In any form: teal, #3b82f6 between quotes or 3b82f6, "oklch(0.7 0.12 200 / 50%)", sky-500, "dusty rose", "тёмно-бирюзовый".',
		'-': 'As a field: reads one value per line from standard input and prints one result per line: JSON, or as --csv, --plain or --column '
			+ 'say. Invalid lines print their problem. For a list, the lines are its items; for a file field: all of standard input.',
		'@FILE': `As a field: the content of a regular file of at most ${LONGEST_FILE / 2 ** 20} MiB; for a list, one item per line. @@ is a literal @.`,
		'NAME=COLOR': 'A named color, for fields that take one: brand=3b82f6. JSON works too.',
		'--': 'Ends the options.',
	},
	variables: {
		'NO_COLOR': 'Any value: no colors.',
		'FORCE_COLOR': '0: no colors; 1 or 2: 256 colors; 3: 24 bits. Overrides the detection of the terminal.',
		'COLORTERM, TERM': 'Colors that the terminal supports.',
		'LC_ALL, LC_MESSAGES, LANG': 'The language of text for people: English or Russian. Does not affect JSON and CSV.',
		'COLUMNS': 'Width of the output if it is not a terminal.',
	},
	exitCodes: {
		0: 'Success.',
		1: 'Invalid input, explained on standard error, or a failed check of audit-theme.',
		2: 'Unknown or missing arguments, or nothing to check for audit-theme.',
	},
	serve: {
		options: 'Each option can also be set as an environment variable: --rate-limit as RATE_LIMIT. Options take precedence.',
		exitCodes: { ...serviceCodes, [MISUSE]: 'Unknown or missing arguments.' },
	},
	mcp: {
		protocol: 'One JSON-RPC message per line, one response per line. "tincture serve" offers the same over HTTP at /mcp.',
		claudeCode: 'in Claude Code',
		others: 'in the configuration of other clients',
		exitCodes: { 0: 'End of input.', 1: 'A bug.', 2: 'Unknown or missing arguments.' },
	},
	skill: { claudeCode: 'for Claude Code, in a folder that exists' },
	completions: { bash: 'for bash: this line in ~/.bashrc', zsh: 'for zsh, once', fish: 'for fish, once' },
};
