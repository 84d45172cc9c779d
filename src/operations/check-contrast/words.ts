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
	result: {
		sizes: 'True if the ratio is sufficient.',
		normal: 'Text of normal size.',
		large: 'Text of at least 24 px, or 18.66 px bold.',
		suggestion: 'The passing text color that is closest in lightness; the text itself if it passes.',
		whole: 'The contrast by both metrics. Unrounded ratios determine what passes.',
		wcag2: 'WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.',
		nonText: 'True if the ratio is at least 3, as parts of controls and graphics need.',
		apca: 'APCA 0.0.98G-4g, without any claim of conformance to WCAG 3.',
		polarity: 'The darker of the two.',
		level: 'The most demanding use that this contrast allows.',
		use: 'The use in one sentence.',
		suggestions: 'Text colors that pass.',
		composited: 'The displayed colors, after blending translucent ones.',
		text: 'The text, opaque.',
		background: 'The background, opaque, over white.',
		range: 'For a translucent background: the ratio over any backdrop.',
		least: 'The least ratio, rounded down.',
		largest: 'The largest ratio, rounded down.',
		leastItem: 'For a gradient: the place with the least contrast, which the rest of the answer describes.',
		at: 'Place of the least ratio, in percent along the gradient; with several gradients, along the lowest one that has more than '
			+ 'one color.',
		leastBackground: 'The displayed color behind the text at this place.',
		lcAt: 'Place of the Lc nearest to 0, in percent.',
		lcBackground: 'The displayed color at this place.',
	},
	examples: ['a gray that just misses AA', 'a translucent overlay', 'the least contrast along a gradient', 'a translucent layer'],
} as const;

export const viewWords = {
	title: 'Check contrast',
	lead: 'Is it readable? WCAG 2 and APCA side by side.',
} as const;
