/*
 * generate-scale in English.
 */

export const words = {
	title: 'Generate a scale',
	summary: 'Generate a scale of eleven steps, 50 to 950, that contains a color unchanged.',
	fields: {
		color: 'The color to build on.',
		kind: 'Eleven steps from 50 to 950, twelve steps by role with translucent variants, or steps at given contrasts.',
		anchor: 'The step of the color. Default: the nearest in lightness.',
		pins: 'Colors for other steps, by step.',
		hueShift: 'Hue shift in degrees from the color to the darkest step, and as much the other way to the lightest.',
		chroma: 'Factor for the chroma of all steps except the color itself, 0 to 2.',
		gamut: 'The gamut of the steps.',
		targets: 'The contrasts of the steps, for kind contrast.',
		background: 'The background of steps by role or contrast. Default: white.',
	},
	result: {
		whole: 'The scale, lightest first; given contrasts keep their order.',
		anchor: 'The step of the color; absent for given contrasts.',
		steps: 'The steps.',
		step: 'The step: 50, 100, 200 … 900, 950; for other kinds counted from 1.',
		role: 'The role of the step.',
		target: 'The requested ratio or Lc.',
		alpha: 'The most translucent HEX that equals the step over the background.',
		ratio: 'WCAG 2 ratio against the background, rounded down.',
		ratioOnWhite: 'WCAG 2 ratio against white, rounded down.',
		ratioOnBlack: 'WCAG 2 ratio against black, rounded down.',
	},
	examples: [
		'the scale of a blue',
		'a yellow, whose middle is light',
		'four steps of given ratios on white',
		'twelve steps by role on a dark page',
	],
} as const;

export const viewWords = {
	title: 'Scale',
	lead: 'Steps from light to dark, including the color itself.',
} as const;
