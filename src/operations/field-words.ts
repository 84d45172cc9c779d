/*
 * Fields of several operations in English.
 */

export const fieldWords = {
	locale: 'The language of the names.',
	among: 'Your own names and colors, to search instead of the lists. POST only.',
	scheme: 'The color scheme, which selects a color of light-dark().',
	variables: 'Custom properties for var() in colors. POST only.',
	method: 'How to map a color outside the gamut: css (the default: binary search with local MINDE), edge-seeker, raytrace, chroma '
		+ '(lightness and hue kept exactly), clip, or all to see each.',
} as const;

/** A description without the note on HTTP, for doors where every field can be sent. */
export const withoutPostOnly = (doc: string): string => doc.replace(/;? ?POST only\./, '.').replace(/\.\.$/, '.');
