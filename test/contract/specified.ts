/*
 * The specification of the service as a separate table: every bound, word, default and requirement, written from that page and
 * not from `src`. Changing a limit only in the source makes a test fail.
 *
 * Proof  test/contract/specification.test.ts sends each rule.
 */

export type Values = { readonly [name: string]: unknown };

/** Allowed values of a field; `default` is the value of an absent one. */
export type Rule =
	| { readonly kind: 'color'; readonly required: boolean }
	| { readonly kind: 'colors'; readonly required: boolean; readonly least: number; readonly most?: number }
	| { readonly kind: 'word'; readonly required: boolean; readonly words: readonly string[]; readonly default?: string }
	| { readonly kind: 'words'; readonly words: readonly string[]; readonly most?: number; readonly default?: readonly string[] }
	| { readonly kind: 'whole'; readonly least?: number; readonly most?: number; readonly default?: number }
	| { readonly kind: 'number'; readonly least?: number; readonly most?: number; readonly default?: number }
	| { readonly kind: 'text'; readonly required: boolean; readonly least?: number; readonly most?: number; readonly default?: string };

interface Specified {
	readonly methods: 'GET, POST' | 'POST';
	/** A valid request. */
	readonly good: Values;
	readonly fields: { readonly [name: string]: Rule };
	/** Paths that the result must contain. */
	readonly contains: readonly string[];
}

const COLOR: Rule = { kind: 'color', required: true };
const OTHER_COLOR: Rule = { kind: 'color', required: false };
const LOCALE: Rule = { kind: 'word', required: false, words: ['en', 'ru'], default: 'en' };
const VALUES: Rule = { kind: 'word', required: false, words: ['oklch', 'hex', 'rgb', 'hsl', 'display-p3'], default: 'oklch' };

export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
export const FORMATS = [
	'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'rec2020', 'a98-rgb', 'prophoto-rgb',
	'srgb-linear', 'xyz-d65', 'xyz-d50', 'swiftui', 'uikit', 'flutter', 'android',
];
export const HARMONIES = ['complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic'];
export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** The section "Endpoints", in its order. */
export const SPECIFIED: { readonly [operation: string]: Specified } = {
	'parse-color': {
		methods: 'GET, POST',
		good: { color: 'gray' },
		fields: { color: COLOR, locale: LOCALE },
		contains: ['hex', 'rgb', 'hsl', 'oklch', 'name', 'tailwind', 'hueFamily', 'gamut.srgb', 'gamut.display-p3', 'readableText.color'],
	},
	'convert-color': {
		methods: 'GET, POST',
		good: { color: 'teal' },
		fields: {
			color: COLOR,
			formats: { kind: 'words', words: FORMATS, most: 21, default: ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] },
		},
		contains: ['formats.hex'],
	},
	'find-colors': {
		methods: 'GET, POST',
		good: { query: 'navy' },
		fields: { query: { kind: 'text', required: true }, limit: { kind: 'whole' } },
		contains: ['results.0.name', 'results.0.hex'],
	},
	'check-contrast': {
		methods: 'GET, POST',
		good: { text: '#777', background: 'white' },
		fields: { text: COLOR, background: COLOR },
		contains: [
			'wcag2.ratio', 'wcag2.aa.normal', 'wcag2.aa.large', 'wcag2.aaa.normal', 'wcag2.aaa.large', 'apca.lc', 'apca.level',
			'suggestions.aa', 'suggestions.aaa',
		],
	},
	'fix-contrast': {
		methods: 'GET, POST',
		good: { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' },
		fields: {
			text: COLOR,
			background: COLOR,
			target: { kind: 'word', required: true, words: ['aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large'] },
			adjust: { kind: 'word', required: true, words: ['text'] },
		},
		contains: ['color.hex'],
	},
	'audit-palette': {
		methods: 'GET, POST',
		good: { colors: ['#111827', 'white', 'color(display-p3 0 1 0)'] },
		fields: { colors: { kind: 'colors', required: true, least: 2 } },
		contains: ['pairs.0.ratio', 'pairs.0.lc', 'pairs.0.use', 'indistinguishable', 'outsideSrgb.0'],
	},
	'check-gamut': {
		methods: 'GET, POST',
		good: { color: 'color(display-p3 0 1 0)' },
		fields: { color: COLOR },
		contains: ['gamut.srgb', 'gamut.display-p3', 'gamut.rec2020', 'fallback.hex'],
	},
	'nearest-names': {
		methods: 'GET, POST',
		good: { color: '#c0ffee' },
		fields: { color: COLOR, limit: { kind: 'whole', least: 1, most: 20, default: 5 }, locale: LOCALE },
		contains: ['names.4.deltaEOK', 'css.4.deltaEOK', 'tailwind.4.deltaEOK'],
	},
	'compare-colors': {
		methods: 'GET, POST',
		good: { first: 'red', second: 'cyan' },
		fields: { first: COLOR, second: COLOR },
		contains: ['ciede2000', 'deltaEOK', 'verdict', 'lightnessShift', 'chromaShift', 'hueShift', 'contrast'],
	},
	'generate-scale': { methods: 'GET, POST', good: { color: '#3b82f6' }, fields: { color: COLOR }, contains: ['steps.10.hex'] },
	'tints-shades': {
		methods: 'GET, POST',
		good: { color: 'teal' },
		fields: { color: COLOR, steps: { kind: 'whole' } },
		contains: ['tints.0', 'shades.0', 'tones.0'],
	},
	'harmonies': {
		methods: 'GET, POST',
		good: { color: 'tomato' },
		fields: { color: COLOR, kind: { kind: 'word', required: false, words: HARMONIES } },
		contains: ['harmonies.0.colors.0.hex'],
	},
	'mix-colors': {
		methods: 'GET, POST',
		good: { first: 'red', second: 'blue' },
		fields: {
			first: COLOR,
			second: COLOR,
			amount: { kind: 'number', least: 0, most: 100, default: 50 },
			space: {
				kind: 'word', required: false, default: 'oklab', words: ['oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb'],
			},
		},
		contains: ['hex', 'css'],
	},
	'make-gradient': {
		methods: 'GET, POST',
		good: { colors: ['red', 'blue'] },
		fields: {
			colors: { kind: 'colors', required: true, least: 2 },
			kind: { kind: 'word', required: false, words: ['linear'] },
			angle: { kind: 'number' },
			space: { kind: 'word', required: false, words: ['oklab', 'oklch', 'srgb'] },
		},
		contains: ['css', 'fallback', 'stops.0.hex'],
	},
	'generate-palette': {
		methods: 'GET, POST',
		good: { seed: 'spring' },
		fields: {
			keep: { kind: 'colors', required: false, least: 0, most: 12 },
			mode: {
				kind: 'word', required: false, default: 'auto',
				words: ['auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark'],
			},
			size: { kind: 'whole', least: 2, most: 10, default: 5 },
			seed: { kind: 'text', required: false, least: 0, most: 100 },
		},
		contains: ['colors.4.hex'],
	},
	'simulate-cvd': {
		methods: 'GET, POST',
		good: { colors: ['#d62728', '#2ca02c'] },
		fields: {
			colors: { kind: 'colors', required: true, least: 1, most: 12 },
			kinds: { kind: 'words', words: DEFICIENCIES },
		},
		contains: DEFICIENCIES.map((kind) => `colors.1.simulated.${kind}`).concat('hardToTellApart'),
	},
	'export-tokens': {
		methods: 'POST',
		good: { colors: [{ color: 'teal' }] },
		fields: {
			format: {
				kind: 'word', required: false, default: 'css', words: ['css', 'tailwind', 'scss', 'json', 'dtcg', 'array', 'svg'],
			},
			values: VALUES,
		},
		contains: ['code'],
	},
	'build-system': {
		methods: 'GET, POST',
		good: { primary: '#3b82f6' },
		fields: {
			primary: COLOR,
			secondary: OTHER_COLOR,
			accent: OTHER_COLOR,
			neutral: OTHER_COLOR,
			name: { kind: 'text', required: false, least: 1, most: 60, default: 'Brand' },
			format: { kind: 'word', required: false, default: 'tailwind', words: ['tailwind', 'css', 'shadcn', 'dtcg'] },
			values: VALUES,
		},
		contains: [
			...['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger'].map((scale) => `scales.${scale}.10`),
			'themes.light', 'themes.dark', 'audit.0.text', 'audit.0.surface', 'code',
		],
	},
};
