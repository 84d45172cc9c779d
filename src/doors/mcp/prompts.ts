/*
 * Prompts: common tasks, each as a call of the tool that does it and what to do with the answer.
 *
 * The arguments of a prompt are fields of its tool, so they are checked by the same schema.
 */

import type { Json } from '../../errors.ts';
import { auditTheme } from '../../operations/audit-theme/declaration.ts';
import { buildSystem } from '../../operations/build-system/declaration.ts';
import { generateDataColors } from '../../operations/generate-data-colors/declaration.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { splitList } from '../../schema/query-text.ts';
import { schemaOf } from '../../schema/schema.ts';

interface Argument {
	/** A field of the tool. */
	readonly name: string;
	readonly description: string;
	readonly required: boolean;
}

export interface Prompt {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly arguments: readonly Argument[];
	readonly operation: AnyOperation;
	/** Further fields of the call. */
	readonly fixed: { readonly [field: string]: Json };
	/** The task as the beginning of the instructions. */
	readonly task: string;
	/** Steps after the call. */
	readonly steps: readonly string[];
}

const argument = (name: string, description: string, required = true): Argument => ({ name, description, required });

/** The words of a choice in a field of an operation. */
function listWords({ input }: AnyOperation, field: string): string {
	const schema = schemaOf(input.fields[field]!);
	return schema.kind === 'choice' ? schema.values.join(', ') : '';
}

export const PROMPTS: readonly Prompt[] = [
	{
		name: 'repair-contrast',
		title: 'Repair the contrast of a theme',
		description: 'Finds the pairs of a theme that cannot be read and the smallest changes that fix them.',
		arguments: [
			argument('theme', 'The theme as the text of its file: CSS, JSON or tokens.'),
			argument('target', `Target for text: ${listWords(auditTheme, 'target')}; aa by default.`, false),
		],
		operation: auditTheme,
		fixed: { repair: true },
		task: 'Repair the contrast of a theme with the smallest changes.',
		steps: [
			'Write "code" of the answer over the file, unchanged. Without "code" nothing had to change.',
			'Report "summary", and "changes" as a table of name, old value and new value. Name the pairs that still fail, if any.',
		],
	},
	{
		name: 'brand-to-design-system',
		title: 'A design system from a brand color',
		description: 'Makes scales, roles for light and dark and the file for your stack.',
		arguments: [
			argument('primary', 'The brand color, in any form.'),
			argument('format', `The file: ${listWords(buildSystem, 'format')}; tailwind by default.`, false),
		],
		operation: buildSystem,
		fixed: {},
		task: 'Make a design system from a brand color.',
		steps: [
			'Write "code" of the answer, unchanged, to a file called "filename". If "encoding" is base64, decode it first.',
			'Explain in three lines how to use the roles, such as primary with primary-foreground on it.',
		],
	},
	{
		name: 'chart-colors',
		title: 'Colors for a chart',
		description: 'Chooses colors for the series of a chart that everyone can tell apart.',
		arguments: [
			argument('count', 'How many series.'),
			argument('keep', 'Colors that must be among them, separated by commas.', false),
			argument('background', 'Background of the chart; white by default.', false),
			argument('format', `The code: ${listWords(generateDataColors, 'format')}; list by default.`, false),
		],
		operation: generateDataColors,
		fixed: { kind: 'categorical' },
		task: 'Choose colors for the series of a chart.',
		steps: [
			'Answer with the colors in the order of the series, and with "code" unchanged.',
			'Say how far apart the two most similar colors are, and for which color vision, as the answer reports it.',
		],
	},
];

/** The input of the call: each text in the type of its field. */
export function promptInput({ operation, fixed }: Prompt, given: { readonly [name: string]: string }): { readonly [field: string]: Json } {
	const typed = Object.entries(given).map(([name, text]): readonly [string, Json] => {
		const { kind } = schemaOf(operation.input.fields[name]!);
		if (kind === 'list') return [name, splitList(text)];
		return [name, kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text];
	});
	return { ...Object.fromEntries(typed), ...fixed };
}

/** The instructions for an input that the tool accepts. */
export const promptText = ({ operation, task, steps }: Prompt, input: { readonly [field: string]: Json }): string =>
	[task, '', `1. Call ${operation.name} with ${JSON.stringify(input)}.`, ...steps.map((step, i) => `${i + 2}. ${step}`)].join('\n');
