/*
 * Fields of several operations in English.
 */

export const fieldWords = {
	locale: 'The language of the names.',
	among: 'Your own names and colors, to search instead of the lists.',
	scheme: 'The color scheme, which selects a color of light-dark().',
	variables: 'Custom properties for var() in colors.',
	method: 'How to map a color outside the gamut: css (the default: binary search with local MINDE), edge-seeker, raytrace, chroma '
		+ '(lightness and hue kept exactly), clip, or all to see each.',
} as const;
