/*
 * The functions of `tincture` by task: the order of docs/library.md.
 *
 * Proof  test/guards/docs.test.ts: every function belongs to one task.
 */

export interface Task {
	readonly title: string;
	readonly functions: readonly string[];
}

/** Titles differ from the names of functions, so that every heading has its own anchor. */
export const TASKS: readonly Task[] = [
	{ title: 'Parse text', functions: ['parse', 'tryParse', 'isColor', 'parseIn', 'color', 'fromRgb8', 'fromNumber', 'fromChannels'] },
	{ title: 'Print text', functions: ['toHex', 'toShortHex', 'toCss', 'format', 'toRgb8', 'toNumber', 'toChannels'] },
	{ title: 'Convert spaces', functions: ['convert', 'hexToOklch', 'fromTemperature', 'toTemperature', 'defineSpace'] },
	{
		title: 'Adjust a color',
		functions: [
			'adjust', 'lighten', 'darken', 'saturate', 'desaturate', 'rotate', 'grayscale', 'invert', 'withAlpha', 'withLuminance', 'filter',
		],
	},
	{ title: 'Mix colors', functions: ['mix', 'average', 'mixPaint', 'composite', 'blend'] },
	{
		title: 'Compare colors',
		functions: [
			'deltaE', 'deltaEOK', 'deltaE2000', 'deltaE76', 'deltaE94', 'deltaECmc', 'deltaEHyab', 'deltaEItp', 'deltaEJz', 'nearestOf',
			'isEqual', 'isMissing',
		],
	},
	{
		title: 'Measure contrast',
		functions: ['contrast', 'contrastRatio', 'hexContrast', 'apcaLc', 'readable', 'isDark', 'luminance'],
	},
	{ title: 'Fit a gamut', functions: ['inGamut', 'toGamut', 'mapToGamut', 'maxChroma'] },
	{ title: 'Draw ramps', functions: ['interpolate', 'spline', 'samples', 'withDomain', 'withClasses', 'gradient'] },
	{ title: 'Build scales', functions: ['scale', 'roleScale', 'contrastScale', 'shades', 'system', 'systemCode', 'tokens'] },
	{ title: 'Make palettes', functions: ['palette', 'harmony', 'dataColors', 'paletteOf', 'random', 'randomColors'] },
	{ title: 'Simulate vision', functions: ['simulate'] },
	{ title: 'Convert in bulk', functions: ['convertAll', 'simulateAll', 'contrastAll'] },
];
