/*
 * Every word of the page in English, and the shape that each other language fills.
 */

import type { GroupId, ViewId } from './catalog.ts';

interface ViewWords {
	readonly title: string;
	/** One sentence below the title. */
	readonly lead: string;
}

export const en = {
	copy: 'Copy',
	copied: 'Copied',
	notCopied: 'Not copied',
	remove: 'Remove',
	add: 'Add',
	addColor: 'Add a color',
	edit: 'Edit',
	color: 'Color',
	colorHint: 'Any CSS color, HEX, or a name in English or Russian',
	computedHere: 'Computed in your browser by the same engine',
	askedService: 'Answered by the service, which holds the names',
	asking: 'Asking the service',
	noService: 'The service does not answer. What needs no names still works.',
	useInstead: 'Use',
	lightness: 'Lightness',
	chroma: 'Chroma',
	hue: 'Hue',
	alpha: 'Alpha',
	views: 'Operations',
	groups: {
		read: 'Read', compare: 'Compare', contrast: 'Contrast', make: 'Make', see: 'See', export: 'Export',
	} satisfies Record<GroupId, string>,
	request: 'Request',
	answer: 'Answer',
	problem: 'Problem',
	forms: { url: 'URL', curl: 'curl', fetch: 'fetch', python: 'Python' },
	asSent: 'As sent',
	bytes: 'bytes',
	reference: 'Reference',
	readableText: 'Readable text',
	overWhite: 'over white',
	fallbackHere: 'sRGB fallback',
	fits: 'fits',
	outside: 'outside',
	gamuts: { 'srgb': 'sRGB', 'display-p3': 'Display P3', 'rec2020': 'Rec. 2020' },
	black: 'Black',
	white: 'White',
	formats: 'Formats',
	names: 'Names',
	nameEnglish: 'English',
	nameRussian: 'Russian',
	tailwind: 'Tailwind',
	people: 'Most people say',
	family: 'Hue family',
	picker: 'Picker',
	plane: {
		lc: 'Lightness and chroma',
		ch: 'Hue and chroma',
		lh: 'Hue and lightness',
		at: 'at',
		help: 'Arrow keys move; with Shift ten times as far.',
	},
	mapped: 'mapped',
	closest: 'Closest',
	gamutTitle: 'On each screen',
	sampleShort: 'Read me at',
	sample: 'The quick brown fox jumps over the lazy dog',
	themes: { light: 'Light', dark: 'Dark', auto: 'System' },
	theme: 'Appearance',
	skip: 'Skip to the result',
	viewWords: {
		'parse-color': { title: 'Describe', lead: 'Every form of a color, its names, its gamuts, and the text that can be read on it.' },
		'convert-color': { title: 'Convert', lead: 'One color in 21 formats, for the web and for apps.' },
		'check-gamut': { title: 'Gamut', lead: 'Which screens can show the color, and what the others show instead.' },
		'nearest-names': { title: 'Nearest names', lead: 'The closest of 31,000 names, of the CSS keywords and of Tailwind.' },
		'find-colors': { title: 'Find colors', lead: 'Words to colors, in English and Russian, typos forgiven.' },
		'compare-colors': { title: 'Compare', lead: 'How far two colors are apart, and in which direction.' },
		'check-contrast': { title: 'Check contrast', lead: 'Can it be read? By WCAG 2 and APCA, side by side.' },
		'fix-contrast': { title: 'Fix contrast', lead: 'The nearest lightness that can be read; hue and character stay.' },
		'audit-palette': { title: 'Audit a palette', lead: 'Each color as text on each other, and the pairs that some eyes confuse.' },
		'generate-scale': { title: 'Scale', lead: 'Eleven steps from 50 to 950, the color itself among them.' },
		'tints-shades': { title: 'Tints and shades', lead: 'Even steps towards white, black and gray.' },
		'harmonies': { title: 'Harmonies', lead: 'Colors that go with a color, turned in OKLCH at even lightness.' },
		'mix-colors': { title: 'Mix', lead: 'Two colors in eight spaces, as color-mix() does it.' },
		'make-gradient': { title: 'Gradient', lead: 'Smooth in a perceptual space, with the same for every browser.' },
		'generate-palette': { title: 'Palette', lead: 'Press the space bar for another one; lock what should stay.' },
		'simulate-cvd': { title: 'Color blindness', lead: 'The colors as others see them, and the pairs they may confuse.' },
		'export-tokens': { title: 'Tokens', lead: 'The colors as a file, ready to use.' },
		'build-system': { title: 'Design system', lead: 'Scales, light and dark roles that pass AA, and their code, from one color.' },
	} satisfies Record<ViewId, ViewWords>,
};

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

export type Words = Widened<typeof en>;
