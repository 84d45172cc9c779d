/*
 * check-contrast in English.
 */

export const words = {
	title: 'Check text contrast',
	summary: 'Check text on a background by WCAG 2 and APCA, with the closest colors that pass.',
	fields: {
		text: 'The color of the text.',
		background: 'The color behind it, or a CSS gradient.',
		layers: 'Translucent colors and gradients between text and background, top first as in CSS. Several gradients must '
			+ 'have the same direction.',
	},
	examples: ['a gray that just misses AA', 'a translucent overlay', 'the least contrast along a gradient', 'a translucent layer'],
} as const;

export const viewWords = {
	title: 'Check contrast',
	lead: 'Is it readable? WCAG 2 and APCA side by side.',
} as const;
