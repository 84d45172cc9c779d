/*
 * Values of expressions of CSS Color 5, written in CSS Color 4.
 *
 * Source  W3C CSS Color 5, working draft of 8 September 2026: the worked examples of §3 (color-mix), §4 and §5.1 (relative
 *         colors), §11 (serialization of results). Rows without a section are values that the web platform's tests
 *         publish under css/css-color/parsing: color-computed-color-mix-function, color-computed-relative-color,
 *         relative-color-out-of-gamut, alpha-color-computed; W3C Software and Document License.
 */

/** 0.01 by default: the tolerance of the web platform's tests, whose values are rounded. */
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

	// Colors outside of sRGB stay outside.
	['color-mix(in hsl, color(display-p3 0 1 0) 100%, rgb(0, 0, 0) 0%)', 'color(srgb -0.5116 1.01827 -0.31067)', 1e-4],

	// Percentages, plain and as math.
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

/** Rows that begin alike: a function and its origin. */
const relativeTo = (opening: string, rows: readonly (readonly [rest: string, css: string, tolerance?: number])[]): readonly Computed[] =>
	rows.map(([rest, css, tolerance = 0.01]): Computed => [`${opening} ${rest})`, css, tolerance]);

const inColorSpace = (space: (typeof LIGHTS)[number]): readonly Computed[] => {
	const [r, g, b] = space.startsWith('xyz') ? 'xyz' : 'rgb', c = (channels: string): string => `color(${space} ${channels})`;
	return [
		...relativeTo(`color(from ${c('0.7 0.5 0.3 / 40%')} ${space}`, [
			[`${r} ${g} ${b}`, c('0.7 0.5 0.3 / 0.4'), 1e-12],
			[`0.2 ${g} ${b} / alpha`, c('0.2 0.5 0.3 / 0.4'), 1e-12],
			[`${r} ${g} 20% / 20%`, c('0.7 0.5 0.2 / 0.2'), 1e-12],
			['2 3 4 / 5', c('2 3 4'), 0],
			['-2 -3 -4 / -5', c('-2 -3 -4 / 0'), 0],
			[`${b} alpha ${r} / ${g}`, c('0.3 0.4 0.7 / 0.5'), 1e-12],
			[`calc(${r}) calc(${g}) calc(${b}) / calc(alpha)`, c('0.7 0.5 0.3 / 0.4'), 1e-12],
			[`calc(${r} * 100%) calc(${g} + 0.01) calc(${b} / 2) / calc(alpha + 0.01)`, c('0.7 0.51 0.15 / 0.41'), 1e-12],
			['none none none / none', c('none none none / none'), 0],
			[`${r} ${g} none`, c('0.7 0.5 none / 0.4'), 1e-12],
		]),
		...relativeTo(`color(from ${c('1.7 -0.5 1.3')} ${space}`, [[`${r} ${g} ${b}`, c('1.7 -0.5 1.3'), 1e-12]]),
		...relativeTo(`color(from ${c('0.7 none 0.3 / none')} ${space}`, [[`${r} ${g} ${b}`, c('0.7 none 0.3 / none'), 1e-12]]),
	];
};

export const RELATIVE: readonly Computed[] = [
	// §4.2: percentages and angles of the origin are numbers; channels are not scaled to their new position.
	['oklab(from oklab(54.3% -22.5% -5%) calc(1.0 - l) calc(a * 0.8) b)', 'oklab(0.457 -0.072 -0.02)', 1e-9],
	['oklch(from oklch(52.6% 0.115 44.6deg) l c calc(h + 90))', 'oklch(0.526 0.115 134.6)', 1e-9],
	['lch(from green calc(l / 2) c h)', 'lch(23.14 67.98 134.38)', 0.05],
	['rgb(from blue r g b / 80%)', 'color(srgb 0 0 1 / 0.8)', 1e-12],
	['color(from color(display-p3 1 1 0) srgb r g calc(b + 0.5))', 'color(srgb 1 1 0.1537)', 1e-4],
	['oklch(from oklch(78% 0.06 75 / 0.7) l c h / calc(alpha * 2))', 'oklch(0.78 0.06 75)', 1e-12],
	[
		'rgb(from darkolivegreen calc(r * .3 + g * .59 + b * .11) calc(r * .3 + g * .59 + b * .11) calc(r * .3 + g * .59 + b * .11))',
		'color(srgb 0.367843 0.367843 0.367843)', 1e-3,
	],
	['color(from color(srgb 0 0 0 / 60%) srgb alpha 0.6 0.6 / 0.9)', 'color(srgb 0.6 0.6 0.6 / 0.9)', 1e-12],
	['rgb(from rgb(0 0 0 / 60%) alpha 153 153 / 0.9)', `color(srgb ${0.6 / 255} 0.6 0.6 / 0.9)`, 1e-12],
	// §4.2: a missing hue is carried into a space that has one.
	['oklch(from hsl(none 3% 50%) calc(l * 0.8) c h)', 'oklch(0.474 0.009 none)', 1e-3],
	// §4.3 to §4.10.
	['rgb(from indianred 255 g b)', 'color(srgb 1 0.360784 0.360784)', 1e-6],
	['rgb(from darkblue 16 32 b / 0.5)', `color(srgb ${16 / 255} ${32 / 255} ${139 / 255} / 0.5)`, 1e-12],
	['hsl(from lightseagreen calc(h + 180) s l)', `color(srgb ${178 / 255} ${32 / 255} ${40 / 255})`, 1e-9],
	['lab(from orchid l 0 0)', 'lab(62.753 0 0)', 1e-3],
	['lch(from peru calc(l * 0.8) c h)', 'lch(49.80256 54.0114 63.6769)'],
	['LCH(from lightseagreen l c calc(h + 180))', 'lch(65.4937 39.4484 10.1013)'],
	['lch(from lch(from orchid l 0 h) l 30 h)', 'lch(62.753 30 326.973)'],
	['lch(from lch(60% 90 320) l c calc(h - 120))', 'lch(60 90 200)', 1e-9],
	['oklch(from lch(60% 90 320) l c calc(h - 120))', 'oklch(0.69012 0.25077 199.893)', 1e-3],
	// §5.1: half the luminance, the same chromaticity.
	['color(from color(xyz 0.4 0.2 0.6) xyz-d65 calc(x/2) calc(y/2) calc(z/2))', 'color(xyz-d65 0.2 0.1 0.3)', 1e-12],
	// §11.3.
	['rgb(from red calc(r / 2) g calc(30%))', 'color(srgb 0.5 0 0.3)', 1e-12],
	['hsl(from hsl(0deg 10% 50%) h s l)', 'color(srgb 0.55 0.45 0.45)', 1e-12],
	['hsl(from hsl(none 10% 50%) h s l)', 'hsl(none 10% 50%)', 1e-12],

	// rgb() counts to 255, mixes numbers with percentages, and has what lies beyond sRGB.
	...relativeTo('rgb(from rebeccapurple', [
		['r g b', 'color(srgb 0.4 0.2 0.6)', 1e-12], ['0 0 0 / 0', 'color(srgb 0 0 0 / 0)', 0],
		['25 g b / alpha', `color(srgb ${25 / 255} 0.2 0.6)`, 1e-12],
		['r 20% 10', `color(srgb 0.4 0.2 ${10 / 255})`, 1e-12], ['g b r', 'color(srgb 0.2 0.6 0.4)', 1e-12],
		['b alpha r / g', `color(srgb 0.6 ${1 / 255} 0.4)`, 1e-12], ['r calc(b * .5 - g * .5) 10', `color(srgb 0.4 0.2 ${10 / 255})`, 1e-12],
		['calc((r / 255) * 100%) g b / calc(alpha * 100%)', 'color(srgb 0.4 0.2 0.6)', 1e-12],
		['r g none / alpha', 'color(srgb 0.4 0.2 none)', 1e-12], ['none none none / none', 'color(srgb none none none / none)', 0],
	]),
	['rgb(from rgb(20%, 40%, 60%, 80%) r g b)', 'color(srgb 0.2 0.4 0.6 / 0.8)', 1e-12],
	['rgb(from rgb(none none none / none) r g b / alpha)', 'color(srgb none none none / none)', 0],
	['rgb(from rgb(from rebeccapurple r g b / calc(alpha + 0.5)) r g b / calc(alpha - 0.5))', 'color(srgb 0.4 0.2 0.6 / 0.5)', 1e-12],
	['rgb(from color-mix(in srgb, red, red) r g b / alpha)', 'color(srgb 1 0 0)', 0],
	['color-mix(in srgb, rgb(from rebeccapurple none g b), rebeccapurple)', 'color(srgb 0.4 0.2 0.6)', 1e-12],
	...[
		'rgb(from color(display-p3 0 1 0) r g b / alpha)', 'hsl(from color(display-p3 0 1 0) h s l)',
		'hwb(from color(display-p3 0 1 0) h w b)',
	]
		.map((text): Computed => [text, 'color(srgb -0.5116 1.01827 -0.31067)', 1e-4]),
	...['rgb(from lab(100 104.3 -50.9) r g b)', 'hsl(from lab(100 104.3 -50.9) h s l)', 'hwb(from lab(100 104.3 -50.9) h w b)']
		.map((text): Computed => [text, 'color(srgb 1.5935 0.58776 1.40555)', 1e-4]),

	// hsl() and hwb(): numbers count percent; a missing channel keeps the function.
	...relativeTo('hsl(from rebeccapurple', [
		['h s l', 'color(srgb 0.4 0.2 0.6)', 1e-12], ['25deg s l', 'color(srgb 0.6 0.36666667 0.2)', 1e-6],
		['h 20% l', 'color(srgb 0.4 0.32 0.48)', 1e-9],
		['h l s', 'color(srgb 0.5 0.3 0.7)', 1e-9], ['h alpha l / s', 'color(srgb 0.4 0.396 0.404)', 1e-9],
		['calc((h / 360) * 360deg) s calc(50% * l / 100)', 'color(srgb 0.2 0.1 0.3)', 1e-9],
		['h s none', 'hsl(270 50% none)', 1e-9], ['none s l / alpha', 'hsl(none 50% 40%)', 1e-9],
		['h s l / none', 'hsl(270 50% 40% / none)', 1e-9],
	]),
	['hsl(from hsl(50 50 50) h s calc((sin(asin(sin(l))) + 1) * 50))', 'color(srgb 0.55321886 0.4917501 0.18440629)', 1e-6],
	['hsl(from hsl(50 50 50) h s calc((sin(l * (50rad / (50deg * (180 / pi)))) + 1) * 50))', 'color(srgb 0.553 0.492 0.184)', 1e-3],
	['hsl(from hsl(20 30 40 / 0.8) calc(h + 1) calc(s + 1) calc(l + 1) / calc(alpha + 0.01))', 'color(srgb 0.5371 0.37187 0.2829 / 0.81)', 1e-6],
	...relativeTo('hwb(from rebeccapurple', [
		['h w b', 'color(srgb 0.4 0.2 0.6)', 1e-9], ['0 0% 0%', 'color(srgb 1 0 0)', 1e-12], ['h b w', 'color(srgb 0.6 0.4 0.8)', 1e-9],
		['h alpha w / b', 'color(srgb 0.405 0.01 0.8)', 1e-9], ['h w none', 'hwb(270 20% none)', 1e-9],
	]),

	// lab(), lch(), oklab(), oklch(): lightness and chroma are clamped, the rest is not.
	['lab(from lab(0.7 45 30 / 40%) 200 300 400 / 500)', 'lab(100 300 400)', 0],
	['lab(from lab(25 20 50) l a a / a)', 'lab(25 20 20)', 0],
	['lab(from lab(25 20 50) calc((l / 100) * 100%) calc((a / 125) * 100%) b / calc(alpha * 100%))', 'lab(25 20 50)', 1e-12],
	['lab(from lab(25 none 50) l a b)', 'lab(25 none 50)', 0],
	['lch(from lab(50 none none) l c h)', 'lch(50 none none)', 0],
	['lch(from red calc((49.44 - l) * infinity) 0 0)', 'lch(0 0 0)', 0],
	['lch(from blue calc((49.44 - l) * infinity) 0 0)', 'lch(100 0 0)', 0],
	['oklch(from oklch(0.7 0.45 30 / 40%) 2 3 400 / 500)', 'oklch(1 3 40)', 1e-12],
	['oklch(from oklch(0.7 0.45 30 / 40%) -2 -3 -400 / -500)', 'oklch(0 0 320 / 0)', 1e-12],
	['oklch(from oklch(.7 0.45 30) l c c / alpha)', 'oklch(0.7 0.45 0.45)', 1e-12],
	['oklch(from blue .5 .3 calc(90deg + (pi * 0.5rad)))', 'oklch(0.5 0.3 180)', 1e-9],
	['oklch(from oklch(0.7 none 30) l c h)', 'oklch(0.7 none 30)', 0],
	['color-mix(in oklch, oklch(from oklch(0.7 0.45 30) l c none), oklch(0.7 0.45 30))', 'oklch(0.7 0.45 30)', 1e-9],

	...LIGHTS.flatMap(inColorSpace),
	['color(from color(srgb-linear 0.25 0.5 0.75) srgb r g b)', 'color(srgb 0.53709873 0.73535698 0.88082502)', 1e-6],
	['color(from color(display-p3 0.25 0.5 0.75) srgb r g b)', 'color(srgb 0.12407597 0.50734577 0.77112741)', 1e-6],
	['color(from color(xyz-d50 0.25 0.5 0.75) srgb r g b)', 'color(srgb -0.66002468 0.87482468 0.98109882)', 1e-4],
	['lab(from color(srgb 0.25 0.5 0.75) l a b)', 'lab(51.43207595 -5.22825584 -40.14379397)', 1e-3],
	['oklch(from color(srgb 0.25 0.5 0.75) l c h)', 'oklch(0.58555043 0.11826639 250.53237718)', 1e-3],
	['color(from hsl(from color(xyz-d65 0.99 0.88 0.77) h s l) xyz-d65 x y z)', 'color(xyz-d65 0.99 0.88 0.77)', 1e-9],

	// Constants come before channels of the same name (§5.3). No channel has the name of a constant, but math has its own keywords.
	['rgb(from red calc(pi) calc(e * 10) min(b, 5))', `color(srgb ${Math.PI / 255} ${Math.E * 10 / 255} 0)`, 1e-12],
];

export const ALPHA: readonly Computed[] = [
	['alpha(from teal / 0.7)', 'rgb(0 128 128 / 0.7)', 0], ['alpha(from red / 50%)', 'rgb(255 0 0 / 0.5)', 0],
	['alpha(from green / 1)', 'rgb(0 128 0)', 0],
	['alpha(from rgba(255, 0, 0, 0.3))', 'rgb(255 0 0 / 0.3)', 0], ['alpha(from red / none)', 'rgb(255 0 0 / none)', 0],
	['alpha(from red / 2)', 'rgb(255 0 0)', 0], ['alpha(from red / -1)', 'rgb(255 0 0 / 0)', 0],
	['alpha(from color(display-p3 1 0 0) / 0.5)', 'color(display-p3 1 0 0 / 0.5)', 0],
	['alpha(from rgba(255, 0, 0, 0.8) / calc(alpha + 0.1))', 'rgb(255 0 0 / 0.9)', 1e-12],
	['alpha(from alpha(from red / 0.5) / calc(alpha + 0.25))', 'rgb(255 0 0 / 0.75)', 1e-12],
	['alpha(from color-mix(in srgb, red, blue) / 0.5)', 'color(srgb 0.5 0 0.5 / 0.5)', 1e-12],
	['alpha(from lab(50 20 -30 / none) / alpha)', 'lab(50 20 -30 / none)', 0],
	['rgb(from alpha(from red / 0.5) r g b / alpha)', 'color(srgb 1 0 0 / 0.5)', 0],
	['color(from alpha(from red / 1.5) srgb r g b / calc(alpha - 0.2))', 'color(srgb 1 0 0 / 0.8)', 1e-12],
];
