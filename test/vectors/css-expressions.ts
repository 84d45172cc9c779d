/*
 * What expressions of CSS Color 5 come to, as CSS Color 4 writes it.
 *
 * Source  W3C CSS Color 5, working draft of 8 September 2026: the worked examples of §3 (color-mix), §4 and §5.1 (relative
 *         colors), §11 (what results are written as). Rows without a section are values that the web platform's tests
 *         publish under css/css-color/parsing: color-computed-color-mix-function, color-computed-relative-color,
 *         relative-color-out-of-gamut, alpha-color-computed; W3C Software and Document License.
 */

/** Where none is given, 0.01: what the web platform's tests allow, for their values are rounded. */
export type Computed = readonly [text: string, css: string, tolerance?: number];

/** In a rectangular space a mixture is a mean: the same rows hold in each of these, by the name that color() has for it. */
const LIGHTS = [
	'srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65',
] as const;

const inLights = (space: (typeof LIGHTS)[number]): readonly Computed[] => {
	const c = (channels: string): string => `color(${space} ${channels})`, mixed = (items: string): string => `color-mix(in ${space}, ${items})`;
	return [
		[mixed(`${c('.1 .2 .3')}, ${c('.5 .6 .7')}`), c('0.3 0.4 0.5')],
		[mixed(`25% ${c('.1 .2 .3')}, ${c('.5 .6 .7')}`), c('0.4 0.5 0.6')],
		[mixed(`${c('.1 .2 .3')} 30%, ${c('.5 .6 .7')} 90%`), c('0.4 0.5 0.6')],
		[mixed(`${c('.1 .2 .3')} 12.5%, ${c('.5 .6 .7')} 37.5%`), c('0.4 0.5 0.6 / 0.5')],
		[mixed(`${c('.1 .2 .3 / .4')} 25%, ${c('.5 .6 .7 / .8')}`), c('0.44285715 0.54285717 0.64285713 / 0.7'), 1e-6],
		[mixed(`${c('.1 .2 .3 / 0')} 10%, ${c('.3 .4 .5')}`), c('0.3 0.4 0.5 / 0.9')],
		[mixed(`${c('-2 -3 -4')}, ${c('-4 -6 -8')}`), c('-3 -4.5 -6')],
		[mixed(`${c('none none none')}, ${c('none none none')}`), c('none none none')],
		[mixed(`${c('none .2 .3')}, ${c('.5 none .7')}`), c('0.5 0.2 0.5')],
		[mixed(`${c('.1 .2 .3 / none')}, ${c('.5 .6 .7 / 0.5')}`), c('0.3 0.4 0.5 / 0.5')],
		[mixed(`${c('.1 .2 .3 / none')}, ${c('.5 .6 .7 / none')}`), c('0.3 0.4 0.5 / none')],
		[mixed(`${c('.1 .2 .3 / 25%')} 0%, ${c('none .5 none / none')}`), c('0.1 0.5 0.3 / 0.25')],
	];
};

export const MIXED: readonly Computed[] = [
	// §3.2 to §3.5 and §11.1.
	['color-mix(in lch, purple 50%, plum 50%)', 'lch(51.51% 52.21 325.8)', 0.05],
	['color-mix(in lch, purple, plum 50%)', 'lch(51.51% 52.21 325.8)', 0.05],
	['color-mix(in lch, plum, purple)', 'lch(51.51% 52.21 325.8)', 0.05],
	['color-mix(in lch, purple 80%, plum 80%)', 'lch(51.51% 52.21 325.8)', 0.05],
	['color-mix(in lch, purple 30%, plum 30%)', 'lch(51.51% 52.21 325.8 / 0.6)', 0.05],
	['color-mix(in lch, peru 40%, palegoldenrod)', 'lch(79.7256 40.448 84.771)'],
	['color-mix(in srgb, peru 40%, palegoldenrod)', 'color(srgb 0.8816 0.7545 0.4988)', 1e-4],
	['color-mix(in lch, teal 65%, olive)', 'lch(49.4429 40.4830 162.5452)'],
	['color-mix(in lch, white, blue)', 'lch(64.7841 65.6008 301.364)'],
	['color-mix(in oklch, white, blue)', 'oklch(0.72601 0.15661 264.052)', 1e-3],
	['color-mix(in srgb, white, blue)', 'color(srgb 0.5 0.5 1)', 1e-15],
	[
		'color-mix(in srgb, rgb(100% 0% 0% / 0.7) 25%, rgb(0% 100% 0% / 0.2))',
		'color(srgb 0.53846 0.46154 0 / 0.325)', 1e-5,
	],
	[
		'color-mix(in srgb, rgb(100% 0% 0% / 0.7) 20%, rgb(0% 100% 0% / 0.2) 60%)',
		'color(srgb 0.53846 0.46154 0 / 0.26)', 1e-5,
	],

	...LIGHTS.flatMap(inLights),

	// hsl and hwb give color(srgb …), and themselves where a component is missing.
	['color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))', 'color(srgb 0.33 0.36 0.24)'],
	['color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)', 'color(srgb 0.4375 0.415625 0.2625 / 0.5)', 1e-6],
	['color-mix(in hsl, hsl(120deg 10% 20% / .4) 25%, hsl(30deg 30% 40% / .8))', 'color(srgb 0.4722449 0.44704082 0.27061224 / 0.7)', 1e-6],
	['color-mix(in hsl, transparent 10%, hsl(30deg 30% 40%))', 'color(srgb 0.52 0.4 0.28 / 0.9)', 1e-9],
	['color-mix(in hsl, hsl(120deg 10% 20% / 0), hsl(30deg 30% 40%))', 'color(srgb 0.46 0.52 0.28 / 0.5)', 1e-9],
	['color-mix(in hsl, white 10%, blue)', 'color(srgb 0.145 0.145 0.955)', 1e-9],
	['color-mix(in hsl shorter hue, hsl(50deg 50% 50%), hsl(330deg 50% 50%))', 'color(srgb 0.75 0.33333333 0.25)', 1e-6],
	['color-mix(in hsl longer hue, hsl(50deg 50% 50%), hsl(330deg 50% 50%))', 'color(srgb 0.25 0.66666667 0.75)', 1e-6],
	['color-mix(in hsl increasing hue, hsl(60deg 50% 50%), hsl(40deg 50% 50%))', 'color(srgb 0.25 0.33333333 0.75)', 1e-6],
	['color-mix(in hsl decreasing hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%))', 'color(srgb 0.25 0.33333333 0.75)', 1e-6],
	['color-mix(in hsl longer hue, hsl(60deg 50% 50%), hsl(60deg 50% 50%))', 'color(srgb 0.25 0.25 0.75)', 1e-9],
	['color-mix(in hsl longer hue, red, transparent)', 'color(srgb 0 1 1 / 0.5)', 1e-9],
	['color-mix(in hsl, hsl(none none none), hsl(none none none))', 'hsl(none none none)'],
	['color-mix(in hsl, hsl(none 10% 20%), hsl(none 10% 20%))', 'hsl(none 10% 20%)', 1e-9],
	['color-mix(in hsl, hsl(none 20% 40%), hsl(30deg none 80%))', 'color(srgb 0.68 0.6 0.52)', 1e-9],
	['color-mix(in hsl, hsl(120deg 40% 40% / none), hsl(0deg 40% 40% / none))', 'hsl(60 40% 40% / none)', 1e-9],
	['color-mix(in hsl, hsl(30deg 40% 80% / 25%) 0%, hsl(90deg none none / none))', 'color(srgb 0.8 0.88 0.72 / 0.25)', 1e-9],
	['color-mix(in hwb, hwb(120deg 10% 20%) 25%, hwb(30deg 30% 40%))', 'color(srgb 0.65 0.6 0.25)', 1e-9],
	['color-mix(in hwb, hwb(120deg 10% 20%), 25% hwb(30deg 30% 40% / .8))', 'color(srgb 0.37302632 0.75789474 0.14210526 / 0.95)', 1e-6],
	['color-mix(in hwb longer hue, red, white)', 'color(srgb 0.5 1 1)', 1e-9],
	['color-mix(in hwb, hwb(none 10% 20%), hwb(none 10% 20%))', 'hwb(none 10% 20%)', 1e-9],
	['color-mix(in hwb, hwb(120deg 10% 20% / none), hwb(30deg 30% 40% / none))', 'hwb(75 20% 30% / none)', 1e-9],

	// lch and oklch, and the rectangular spaces under them; without a space it is oklab.
	['color-mix(in lch, lch(10 20 30deg / .4), lch(50 60 70deg / .8))', 'lch(36.66666667 46.66666667 50 / 0.6)', 1e-6],
	['color-mix(in lch, lch(100 0 40deg), lch(100 0 60deg))', 'lch(100 0 50)', 1e-9],
	['color-mix(in lch longer hue, red, white)', 'lch(77.1452707 53.4185908 220.85765651)'],
	['color-mix(in lch decreasing hue, lch(100 0 20deg), lch(100 0 320deg))', 'lch(100 0 350)', 1e-9],
	['color-mix(in lch, lch(none none none), lch(none none none))', 'lch(none none none)'],
	['color-mix(in oklch, hsl(0 100% 100%), blue)', 'oklch(0.72600686 0.15660719 264.05202262)', 1e-4],
	['color-mix(in lab, lab(none 20 30), lab(50 none 70))', 'lab(50 20 50)', 1e-9],
	['color-mix(in lab, lab(10 20 30 / 25%) 0%, lab(50 none none / 0.5))', 'lab(50 20 30 / 0.5)', 1e-9],
	...['', 'in oklab, ', 'IN OKLAB , '].flatMap((method): Computed[] => [
		[`color-mix(${method}oklab(0.1 0.2 0.3) 25%, oklab(0.5 0.6 0.7))`, 'oklab(0.4 0.5 0.6)', 1e-9],
		[`color-mix(${method}transparent 10%, oklab(0.3 0.4 0.5))`, 'oklab(0.3 0.4 0.5 / 0.9)', 1e-9],
		[`color-mix(${method}white 10%, blue)`, 'oklab(0.507 -0.029 -0.28)', 1e-3],
	]),

	// What lies outside of sRGB stays there.
	['color-mix(in hsl, color(display-p3 0 1 0) 100%, rgb(0, 0, 0) 0%)', 'color(srgb -0.5116 1.01827 -0.31067)', 1e-4],

	// Shares, as they are and as math.
	['color-mix(in srgb, red 50%, blue 40%)', 'color(srgb 0.555556 0 0.444444 / 0.9)', 1e-6],
	['color-mix(in srgb, red 75%, blue 75%)', 'color(srgb 0.5 0 0.5)', 1e-15],
	['color-mix(in srgb, red calc(10%), blue 50%)', 'color(srgb 0.166667 0 0.833333 / 0.6)', 1e-6],
	['color-mix(in srgb, calc(10%) red, blue calc(80%))', 'color(srgb 0.111111 0 0.888889 / 0.9)', 1e-6],
	['color-mix(in srgb, red, blue min(90%, 100%))', 'color(srgb 0.1 0 0.9)', 1e-12],
	['color-mix(in srgb, red calc(50% + sign(100) * 10%), blue)', 'color(srgb 0.6 0 0.4)', 1e-12],

	// One color, and more than two.
	['color-mix(in srgb, red)', 'color(srgb 1 0 0)', 0],
	['color-mix(in srgb, red 50%)', 'color(srgb 1 0 0 / 0.5)', 0],
	['color-mix(red)', 'oklab(0.628 0.22486 0.12585)', 1e-4],
	['color-mix(in srgb, red, green, blue)', 'color(srgb 0.33333333 0.16732026 0.33333333)', 1e-8],
	['color-mix(in srgb, red 50%, green 30%, blue 20%)', 'color(srgb 0.5 0.15058824 0.2)', 1e-8],
	['color-mix(in srgb, red 30%, green 60%, blue 90%)', 'color(srgb 0.16666667 0.16732026 0.5)', 1e-8],
	['color-mix(in srgb, red, green, blue, white)', 'color(srgb 0.5 0.3754902 0.5)', 1e-7],

	// 0 % of everything is transparent; colors weigh the same then.
	['color-mix(in srgb, red 0%)', 'color(srgb 1 0 0 / 0)', 0],
	['color-mix(in srgb, red 0%, green 0%, blue 0%)', 'color(srgb 0.25 0.1254902 0.5 / 0)', 1e-7],
	['color-mix(in lab, lab(10% 20 30 / .4) 0%, lab(50% 60 70 / .8) 0%)', 'lab(36.66666667 46.66666667 56.66666667 / 0)', 1e-6],

	// A mixture in a mixture.
	['color-mix(in srgb, color-mix(in srgb, red, blue), white)', 'color(srgb 0.75 0.5 0.75)', 1e-15],
];
