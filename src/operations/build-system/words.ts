/*
 * build-system in English.
 */

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
		tint: 'How much of the hue of the brand derived grays have.',
		name: 'The name of the system: used for the file, and as a prefix of steps that Tailwind also has, such as brand-neutral-50.',
		format: 'The kind of code: CSS, Tailwind 4 or 3, Sass, JSON, design tokens, shadcn/ui as CSS or as a registry item, Figma '
			+ 'variables, Android, iOS, Flutter, the steps as swatches of Adobe, GIMP and Krita, or svg: a picture of an interface in both themes.',
		values: 'How values are written.',
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
