/*
 * export-tokens in English.
 */

export const words = {
	title: 'Export design tokens',
	summary: 'Write colors as design tokens: CSS, Tailwind, Sass, JSON, DTCG, a JavaScript array, SVG, or swatches of Adobe, GIMP, '
		+ 'Krita and Procreate.',
	fields: {
		colors: 'The colors, in the order of the file.',
		format: 'The kind of file.',
		values: 'How values are written. With hex, rgb and hsl, colors outside sRGB are mapped into it.',
	},
	result: {
		name: 'Its name, which becomes an ASCII slug. Default: the closest color name.',
		whole: 'The file, and the names and values in it.',
		tokensName: 'Lower-case ASCII letters, digits and hyphens; unique.',
		color: 'The value as written.',
		hex: 'The color as HEX.',
		code: 'The file; a binary file as base64.',
	},
	examples: ['a theme for Tailwind v4', 'a wide color with its fallback', 'a color without a name'],
} as const;

export const viewWords = {
	title: 'Tokens',
	lead: 'The colors as a file, ready to use.',
} as const;
