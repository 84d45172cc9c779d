/*
 * make-gradient in English.
 */

export const words = {
	title: 'Make a gradient',
	summary: 'Create a smooth CSS gradient, with a fallback that looks the same in every browser.',
	fields: {
		colors: 'The colors, evenly spaced.',
		kind: 'The shape of the gradient.',
		angle: 'Degrees: the direction of a linear gradient (90 is to the right), the start of a conic one.',
		space: 'The space to mix in.',
		path: 'The path from color to color: straight, or vivid, which turns through the hues and avoids gray in any space.',
		curve: 'The line through three or more colors: linear, with a corner at each color, or smooth.',
		positions: 'The position of each color in percent, in ascending order. Default: evenly spaced.',
		stops: 'Number of stops in the fallback. Default: as many as it needs to look smooth.',
	},
	result: {
		positions: 'In percent.',
		whole: 'The gradient in two forms of CSS, and its stops.',
		css: 'For browsers with gradient color spaces. Colors outside sRGB are clipped by sRGB screens; the fallback maps them.',
		fallback: 'For every browser: put this declaration first.',
		stops: 'The stops of the fallback.',
		position: 'In percent.',
	},
	examples: ['blue to orange without muddy colors', 'around the hues'],
} as const;

export const viewWords = {
	title: 'Gradient',
	lead: 'Smooth, in a perceptual space, with a fallback for every browser.',
} as const;
