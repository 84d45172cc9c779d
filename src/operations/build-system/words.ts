/*
 * build-system in English.
 */

import { NEEDS } from '../../palette/system-look.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';

export const words = {
	title: 'Build a design system',
	summary: 'Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.',
	fields: {
		primary: 'The brand color.',
		secondary: 'A second color. Default: derived from the brand.',
		accent: 'A color for emphasis. Default: derived.',
		neutral: 'The tint of grays. Default: derived.',
		success: 'The color of success. Default: a green.',
		warning: 'The color of warnings. Default: an amber.',
		danger: 'The color of errors. Default: a red.',
		info: 'The color of information. Default: a blue.',
		onPrimary: 'Text on the brand. auto: white or dark, chosen with the fill, which may darken a little for white; white or dark: always, '
			+ 'the fill moves as far as it must; exact: the fill never moves for its text.',
		look: 'How much contrast. standard and soft pass AA, soft with quieter text and a dark theme of dark gray; high passes AAA: 7:1 for text, '
			+ '4.5:1 for outlines, charts and fills on dark.',
		balance: 'What a step has in common in all scales: lightness as suits its hue, or the contrast with white.',
		anchor: 'The step of the brand. Default: the nearest in lightness.',
		pins: 'Colors for other steps, of scales whose color is given, such as {"primary-900": "#1e1b4b"}.',
		tint: 'How much of the hue of the brand derived grays have.',
		name: 'The name of the system: used for the file, and as a prefix of steps that Tailwind also has, such as brand-neutral-50.',
		format: 'The kind of code: CSS, Tailwind 4 or 3, Sass, JSON, design tokens, shadcn/ui as CSS or as a registry item, Figma '
			+ 'variables, Android, iOS, Flutter, the steps as swatches of Adobe, GIMP and Krita, or svg: a picture of an interface in both themes.',
		values: 'How values are written.',
	},
	result: {
		role: 'A role.',
		theme: 'A theme.',
		scale: 'Eleven steps, lightest first.',
		step: 'The step: 50, 100, 200 … 900, 950.',
		byRole: 'Colors by role.',
		texts: 'Values by name.',
		hexByRole: 'HEX by role.',
		whole: 'The system. Every pair of the audit passes WCAG AA, and for the look high AAA.',
		scales: 'Eleven steps each.',
		themes: 'The step of each role.',
		roles: 'The colors of the roles.',
		audit: 'Every pair that a component uses.',
		passes: 'Results of the unrounded ratio.',
		aa: 'True if it is at least `least`.',
		adjustments: 'Given colors that a theme uses changed, and why; empty if none.',
		adjustmentsRole: 'The fill.',
		from: 'The given color.',
		to: 'The color in the theme.',
		deltaEOK: 'How far it moved, in deltaE OK.',
		why: 'Reasons.',
		code: 'The file; for android and ios several, as a JSON object from path to text; a binary file as base64.',
		type: 'For shadcn-registry: the type of the item.',
		cssVars: 'For shadcn-registry: the variables of each theme, without leading hyphens.',
		css: 'For shadcn-registry: everything except variables, as rules in at-rules.',
		get least() {
			return `The ratio that the look requires: ${WCAG_LEAST.aa.normal} for text, ${WCAG_LEAST.nonText} for outlines and charts; `
				+ `for high ${NEEDS.high.text} and ${NEEDS.high.nonText}.`;
		},
		get aaa() {
			return `True if it is at least ${WCAG_LEAST.aaa.normal}, as AAA requires for text.`;
		},
	},
	examples: [
		'a Tailwind theme from a blue',
		'a shadcn/ui theme from a yellow',
		'an item for shadcn add, and the address of this request',
	],
} as const;

export const viewWords = {
	title: 'Design system',
	lead: 'Scales, light and dark roles that pass AA, and their code, from one color.',
} as const;
