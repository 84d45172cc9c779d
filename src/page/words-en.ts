/*
 * The texts of the page in English, and the type of their translations.
 */

import { SHARED_ENGLISH } from '../doors/front-words.ts';
import type { Translated } from '../operations/translated.ts';
import { VIEW_WORDS } from '../operations/words.ts';
import type { Section } from './view-spec.ts';

export const en = {
	/** Locale of names in requests; empty for the default. */
	locale: '',
	...SHARED_ENGLISH,
	copy: 'Copy', copied: 'Copied', notCopied: 'Not copied', download: 'Download',
	remove: 'Remove', edit: 'Edit', swap: 'Swap',
	computedHere: 'Computed in your browser by the same engine',
	askedService: 'Answered by the service', askedNames: 'Answered by the service, which has the names',
	asking: 'Waiting for the service',
	noService: 'The service does not answer. Everything without names still works.',
	useInstead: 'Use', notValid: 'this value is not valid.', serviceFailed: 'The service failed. Try again.',
	tooLarge: 'Too large: the service takes at most # KiB at once. Send a part of the file.',
	emptyColor: 'Write a color, such as #3b82f6.',
	notKnown: 'Not a color, a list of colors, a theme or a picture. Try CSS, JSON, ASE, ACO, GPL, PNG or JPEG.',
	undo: 'Undo', redo: 'Redo', share: 'Share', linkCopied: 'Link copied', pickOnScreen: 'Pick from the screen', sliders: 'Sliders',
	palette: 'Palette', paletteHint: 'Add, paste or drop colors', clear: 'Clear',
	openFile: 'File…', openFileHint: 'Colors of a picture, or a theme', useColor: 'To the field',
	colorTools: 'Tools of the color', usePalette: 'Use as palette', addToPalette: 'Add to palette', addedToPalette: 'Added to the palette',
	movedTo: 'Moved to', moveLeft: 'Move left', moveRight: 'Move right',
	lightness: 'Lightness', chroma: 'Chroma', hue: 'Hue', alpha: 'Alpha', enterWrites: 'Enter: type a number',
	sections: { pick: 'Pick', scale: 'Scale', palette: 'Palette', check: 'Check', ship: 'Ship' } satisfies Record<Section, string>,
	sectionsTitle: 'Sections',
	request: 'Request', answer: 'Answer', problem: 'Problem', asSent: 'As sent', bytes: 'bytes', reference: 'Reference', code: 'Code',
	forms: { url: 'URL', curl: 'curl', fetch: 'fetch', python: 'Python' },

	// Describe, convert, gamut
	overWhite: 'over white', fallbackHere: 'sRGB fallback', asAsked: 'Original', fits: 'fits', outside: 'outside', mapped: 'mapped',
	gamuts: { 'srgb': 'sRGB', 'display-p3': 'Display P3', 'rec2020': 'Rec. 2020' },
	screens: { 'srgb': 'every screen', 'display-p3': 'most phones and laptops', 'rec2020': 'UHD television' },
	gamutTitle: 'On each screen', method: 'Mapped by', black: 'Black', white: 'White',
	formats: 'Formats', all: 'All', forWeb: 'For the web',
	ownNames: 'Your own names, one per line', ownExample: 'brand = #3b82f6',
	names: 'Names', languages: { en: 'English', ru: 'Russian' }, both: 'Both', language: 'Language',
	closest: 'Closest', tailwind: 'Tailwind', people: 'People say', family: 'Hue family',
	readableText: 'Readable text', sampleShort: 'Read me at',
	picker: 'Picker',
	plane: {
		lc: 'Lightness and chroma', ch: 'Hue and chroma', lh: 'Hue and lightness',
		help: 'Arrow keys move; with Shift ten times as far.',
	},

	// Names
	howMany: 'How many', query: 'Words', queryExample: 'dusty rose', found: 'Results', noneFound: 'No name matches.',
	oneName: 'One name per color', nameLists: { names: 'Color names', css: 'CSS keywords', tailwind: 'Tailwind classes' },
	sources: { css: 'CSS', common: 'Common', tailwind: 'Tailwind', extended: 'Extended', ral: 'RAL', among: 'Your own' },
	matches: { exact: 'exact', prefix: 'beginning', words: 'words', typo: 'typo' },

	// Compare and mix
	first: 'First', second: 'Second', differences: 'Differences', shifts: 'From the first to the second',
	verdicts: { identical: 'Identical', nearly: 'Nearly identical', similar: 'Similar', different: 'Different', opposite: 'Opposite' },
	verdictNotes: {
		identical: 'No screen shows a difference.', nearly: 'Hardly distinguishable side by side.',
		similar: 'Distinguishable side by side, but with the same name.', different: 'Clearly different colors.',
		opposite: 'On opposite sides of the hue circle, or half the way from black to white apart.',
	},
	amount: 'Share of the second', space: 'Space', everySpace: 'The path in every space',

	// Contrast
	text: 'Text', background: 'Background',
	normalText: 'normal text', largeText: 'large text', nonText: 'Controls and graphics, 3 : 1', passes: 'passes', fails: 'fails',
	polarities: { 'dark-on-light': 'Dark on light', 'light-on-dark': 'Light on dark' },
	apcaUses: {
		'preferred-body': 'Preferred for body text, from 14 px', 'body': 'Minimum for body text, from 18 px',
		'content': 'Minimum for fluent reading, from 24 px',
		'large': 'Headlines, from 36 px', 'spot': 'Placeholders, disabled labels, solid icons',
		'non-text': 'No text; lines and shapes', 'none': 'Invisible to many',
	},
	apcaNote: 'Implemented from the published formula; no claim of conformance to WCAG 3, and not for uses its license prohibits.',
	whyApca: 'Why APCA', layer: 'Layer', leastAlong: 'Weakest along the gradient, at',
	anyBackdrop: 'Over any backdrop', blended: 'Translucent colors are blended first, over white.',
	sample: 'The quick brown fox jumps over the lazy dog', sampleLong: 'Good contrast is what nobody notices: the words are simply there, by day and by night.',
	button: 'Button', on: 'on', fixes: 'Colors that pass', before: 'Before', after: 'After', takeIt: 'Take this color',
	target: 'Target', adjust: 'Color to change', passesAlready: 'passes already', outOfReach: 'out of reach',
	targets: {
		'aa': 'AA 4.5 : 1', 'aa-large': 'AA large 3 : 1', 'aaa': 'AAA 7 : 1', 'apca-body': 'APCA body Lc 75',
		'apca-content': 'APCA content Lc 60', 'apca-large': 'APCA large Lc 45',
	},
	matrixTitle: 'Text on background', matrixCaption: 'Contrast of every color as text on every other', textOnBackground: 'Text ↓ on →',
	uses: { body: 'body', large: 'large', decoration: 'no text' }, outsideSrgb: 'Outside sRGB',

	themeFile: 'Theme file', defaultMode: 'Default',
	ownPairs: 'More pairs, one per line', filePath: 'Path of the file', repair: 'Repair', yes: 'Yes', no: 'No',
	changes: 'Changes', pass: 'pass', afterRepair: 'after the repair', takeRepaired: 'Take the repaired file',
	noTextPairs: 'No text and background to compare.',

	// Make
	kind: 'Kind', kinds: {
		protanopia: 'Protanopia', deuteranopia: 'Deuteranopia', tritanopia: 'Tritanopia', achromatopsia: 'Achromatopsia',
	},
	byRole: 'By role', byContrast: 'By contrast', anchor: 'Step of the color', nearest: 'nearest', hueShift: 'Hue shift', gamut: 'Gamut',
	contrasts: 'Contrasts', pin: 'Pin', step: 'Step of', curves: 'Curves', steps: 'steps',
	curvesHelp: 'Drag a point, or use the arrow keys, to pin its step (●). Delete releases it.',
	scaleNote: 'Contrast of each step with white and black.',
	ways: { tints: 'Tints, towards white', shades: 'Shades, towards black', tones: 'Tones, towards gray' },
	ends: 'Last steps', endKinds: { closed: 'White and black', open: 'Colors' },
	lightnesses: { constant: 'Constant', natural: 'Natural' },
	allKinds: 'All', asPalette: 'Audit these',
	harmonyKinds: {
		'complementary': 'Complementary', 'split-complementary': 'Split complementary', 'analogous': 'Analogous', 'triadic': 'Triadic',
		'tetradic': 'Tetradic', 'square': 'Square', 'monochromatic': 'Monochromatic',
	},
	gradientKinds: { linear: 'Linear', radial: 'Radial', conic: 'Conic' },
	angle: 'Angle', path: 'Between two colors', paths: { straight: 'Direct', vivid: 'Vivid' },
	curve: 'Through all colors', curveKinds: { linear: 'Straight', smooth: 'Smooth' },
	positions: 'Positions, %', stops: 'Stops', auto: 'auto',
	modern: 'Modern', modernLead: 'For browsers with gradient color spaces.',
	plainGradient: 'Fallback', plainLead: 'The same with plain stops, for every browser. Put it first.',
	change: 'Change', howFar: 'How far', adjustments: {
		lighten: 'Lighter', darken: 'Darker', saturate: 'More vivid', desaturate: 'Calmer', rotate: 'Another hue', warm: 'Warmer', cool: 'Cooler',
		opacity: 'Opacity', grayscale: 'Gray', invert: 'Inverted',
	},
	sortBy: 'Order', reversed: 'Reversed', measuredFrom: 'Measured from', sortKeys: {
		lightness: 'Lightness', hue: 'Hue', chroma: 'Chroma', distance: 'Distance from a color', similarity: 'Neighbors look alike',
	},
	leastDistance: 'Least distance, ΔE OK', noRoomFor: 'Colors without room in these ranges:',
	draw: 'Draw another', reroll: 'Another',
	keepColor: 'Insert the color', lock: 'Lock', locked: 'Locked', mode: 'Mode', size: 'Colors', seed: 'Seed',
	onwards: 'Take the palette to',
	modes: {
		auto: 'Auto', analogous: 'Analogous', complementary: 'Complementary', triadic: 'Triadic', monochromatic: 'Monochromatic',
		pastel: 'Pastel', vivid: 'Vivid', muted: 'Muted', dark: 'Dark',
	},
	dataKinds: { categorical: 'Categorical', sequential: 'Sequential', diverging: 'Diverging', cyclic: 'Cyclic' },
	hues: 'Hues, °', keptColors: 'Kept colors', backgroundColor: 'Background', closestPair: 'Closest pair, ΔE OK',
	evenness: 'Largest step over the median',
	oneSet: 'One set', asChart: 'As a chart', chartAbout: 'bars, lines and a map in these colors',

	// See
	model: 'Model', models: { machado: 'Machado 2009', brettel: 'Brettel 1997' }, severity: 'Severity', common: 'Common vision',
	seen: 'Deficiencies', kindNotes: {
		protanopia: 'no long-wave cones: 1 in 100 men', deuteranopia: 'no middle-wave cones: 1 in 100 men',
		tritanopia: 'no short-wave cones: rare', achromatopsia: 'no color at all: very rare',
	},
	hardPairs: 'Hard to tell apart', noPairs: 'All pairs stay distinguishable.',

	// Export
	format: 'Format', values: 'Values', name: 'Name', ownName: 'name by color', systemName: 'Name of the system',
	onPrimary: 'Text on the brand', onPrimaries: { auto: 'Best', white: 'White', dark: 'Dark', exact: 'Exact fill' },
	look: 'Look', looks: { soft: 'Soft', standard: 'Standard', high: 'High contrast' },
	balance: 'Equal steps by', balances: { lightness: 'Lightness', contrast: 'Contrast' },
	grayTint: 'Tint of grays', grayTints: { none: 'None', subtle: 'Subtle', rich: 'Rich' },
	brand: {
		primary: 'Primary', secondary: 'Secondary', accent: 'Accent', neutral: 'Neutral',
		success: 'Success', warning: 'Warning', danger: 'Danger', info: 'Info',
	},
	scales: 'Scales', asInterface: 'As an interface', pairsPass: 'pairs pass AA; the weakest text has',
	ui: {
		about: 'a small interface in the roles of the system',
		product: 'Atlas', nav: ['Overview', 'Orders', 'Team'], title: 'Good morning', lead: 'Three orders wait for you.', link: 'See all',
		field: 'Delivery address', value: 'Main street 12', primary: 'Save', secondary: 'Preview', accent: 'Promote', cancel: 'Cancel',
		statuses: { success: 'Paid', warning: 'Late', danger: 'Failed', info: 'New' },
		alertTitle: 'Payment failed.', alert: 'Check the card and try again.',
	},
	/** The texts of each view. */
	views: VIEW_WORDS,
};

export type Words = Translated<typeof en>;
