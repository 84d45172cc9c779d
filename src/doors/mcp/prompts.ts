/*
 * Prompts: three common tasks, each as instructions that lead a model through the tools.
 */

import type { AnyOperation } from '../../operations/operation.ts';

interface Argument {
	readonly name: string;
	readonly description: string;
	readonly required: boolean;
}

export interface Prompt {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly arguments: readonly Argument[];
	/** The tools that the prompt uses; a test checks that they exist. */
	readonly tools: readonly AnyOperation['name'][];
	readonly text: (given: { readonly [name: string]: string }) => string;
}

const argument = (name: string, description: string, required = true): Argument => ({ name, description, required });

export const PROMPTS: readonly Prompt[] = [
	{
		name: 'repair-contrast',
		title: 'Repair the contrast of a theme',
		description: 'Finds the pairs of a theme that cannot be read and the smallest changes that fix them.',
		arguments: [
			argument('theme', 'The theme: its colors with their names, as CSS, JSON or a list.'),
			argument('target', 'Target for text: aa (4.5:1, the default), aaa (7:1), or apca-75.', false),
		],
		tools: ['check-contrast', 'fix-contrast'],
		text: ({ theme = '', target = 'aa' }) => [
			`Repair the contrast of this theme; text must reach ${target}.`,
			'',
			theme,
			'',
			'1. List every pair of text and background that the names imply (x and x-foreground, on-x and x).',
			'2. Call check-contrast for each pair.',
			`3. For each failing pair call fix-contrast with "target": "${target}", and take the candidate that keeps the hue and moves least.`,
			'4. If a color is part of several pairs, choose the change that fixes all of them, and call check-contrast again.',
			'5. Answer with a table of pair, ratio before, ratio after, old value, new value, and the theme with nothing else changed.',
		].join('\n'),
	},
	{
		name: 'brand-to-design-system',
		title: 'A design system from a brand color',
		description: 'Makes scales, roles for light and dark and the file for your stack.',
		arguments: [
			argument('brand', 'The brand color, in any form.'),
			argument('format', 'The file: css, tailwind, shadcn, dtcg or another format of build-system; default css.', false),
		],
		tools: ['parse-color', 'build-system'],
		text: ({ brand = '', format = 'css' }) => [
			`Make a design system from the brand color ${brand}.`,
			'',
			'1. Call parse-color for the brand color: its name, whether it fits sRGB, which text reads on it.',
			`2. Call build-system with "primary": "${brand}" and "format": "${format}".`,
			'3. Look at its audit; every pair should pass. Report which roles have another color than the brand, and why.',
			`4. Call it again with "full": true, and answer with the unchanged code, the path of its file, and three lines on how to use the roles.`,
		].join('\n'),
	},
	{
		name: 'chart-colors',
		title: 'Colors for a chart',
		description: 'Chooses colors for the series of a chart that everyone can tell apart.',
		arguments: [
			argument('count', 'How many series.'),
			argument('keep', 'Colors that must be among them, separated by commas.', false),
			argument('background', 'Background of the chart; default white.', false),
		],
		tools: ['generate-palette', 'simulate-cvd', 'check-contrast'],
		text: ({ count = '', keep = '', background = 'white' }) => [
			`Choose ${count} colors for the series of a chart on ${background}${keep === '' ? '' : `, with ${keep} among them`}.`,
			'',
			'1. Call generate-palette for this number of colors, with the colors to keep, if any, as "keep".',
			'2. Call simulate-cvd for the palette, and look at the pairs it calls confusable.',
			`3. Call check-contrast for each color on ${background}; marks need 3:1.`,
			'4. Change the lightness of failing colors, check again, and stop when no pair is confusable.',
			'5. Answer with the colors as HEX in the order of the series, and name the pair that is hardest to distinguish.',
		].join('\n'),
	},
];
