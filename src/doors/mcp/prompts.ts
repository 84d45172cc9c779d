/*
 * Prompts: three tasks that people bring to a model, each as the words that lead it through the tools.
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
	/** The tools it leads through; a test holds that they are there. */
	readonly tools: readonly AnyOperation['name'][];
	readonly text: (given: { readonly [name: string]: string }) => string;
}

const argument = (name: string, description: string, required = true): Argument => ({ name, description, required });

export const PROMPTS: readonly Prompt[] = [
	{
		name: 'repair-contrast',
		title: 'Repair the contrast of a theme',
		description: 'Finds the pairs of a theme that cannot be read and the smallest changes that mend them.',
		arguments: [
			argument('theme', 'The theme: its colors with their names, as CSS, JSON or a list.'),
			argument('target', 'What text must reach: aa (4.5:1) unless given, aaa (7:1), or apca-75.', false),
		],
		tools: ['check-contrast', 'fix-contrast'],
		text: ({ theme = '', target = 'aa' }) => [
			`Repair the contrast of this theme; text must reach ${target}.`,
			'',
			theme,
			'',
			'1. List every pair of text and background that the names imply (x and x-foreground, on-x and x).',
			'2. Ask check-contrast for each pair.',
			`3. For each pair that fails ask fix-contrast with "target": "${target}", and take the candidate that keeps the hue and moves least.`,
			'4. Where one color stands in several pairs, choose the change that mends all of them, and ask check-contrast again.',
			'5. Answer with a table of pair, ratio before, ratio after, old value, new value, and the theme with nothing else changed.',
		].join('\n'),
	},
	{
		name: 'brand-to-design-system',
		title: 'A design system from a brand color',
		description: 'Makes scales, roles for light and dark and the file for the stack that is used.',
		arguments: [
			argument('brand', 'The brand color, in any form.'),
			argument('format', 'The file: css, tailwind, shadcn, dtcg or another format of build-system; css unless given.', false),
		],
		tools: ['parse-color', 'build-system'],
		text: ({ brand = '', format = 'css' }) => [
			`Make a design system from the brand color ${brand}.`,
			'',
			'1. Ask parse-color what it is: its name, whether it fits sRGB, which text reads on it.',
			`2. Ask build-system with "primary": "${brand}" and "format": "${format}".`,
			'3. Look at its audit; every pair should pass. Tell which roles took another color than the brand, and why.',
			`4. Ask again with "full": true, and answer with the code as it stands, the file it belongs in, and three lines on how to use the roles.`,
		].join('\n'),
	},
	{
		name: 'chart-colors',
		title: 'Colors for a chart',
		description: 'Chooses colors for the series of a chart that everyone can tell apart.',
		arguments: [
			argument('count', 'How many series.'),
			argument('keep', 'Colors that must be among them, separated by commas.', false),
			argument('background', 'What the chart stands on; white unless given.', false),
		],
		tools: ['generate-palette', 'simulate-cvd', 'check-contrast'],
		text: ({ count = '', keep = '', background = 'white' }) => [
			`Choose ${count} colors for the series of a chart on ${background}${keep === '' ? '' : `, with ${keep} among them`}.`,
			'',
			'1. Ask generate-palette for that many colors, with the kept ones as "keep" where there are any.',
			'2. Ask simulate-cvd for the palette, and look at the pairs it calls confusable.',
			`3. Ask check-contrast for each color on ${background}; marks want 3:1.`,
			'4. Change the lightness of what fails, ask again, and stop when nothing is confusable.',
			'5. Answer with the colors as HEX in the order of the series, and say which pair is nearest to being confused.',
		].join('\n'),
	},
];
