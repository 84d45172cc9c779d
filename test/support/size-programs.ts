/*
 * Small programs that people write with the library, and how much of it each carries along.
 *
 * `most` is held by a test, as bytes after minifying and as bytes after gzip too; `aim` is where it is going, and
 * `peers` are the same programs by other libraries, which `npm run bench -- size` bundles beside them.
 */

export interface SizeProgram {
	readonly does: string;
	readonly code: string;
	readonly most: readonly [minified: number, gzipped: number];
	readonly aim: readonly [minified: number, gzipped: number];
	readonly peers: Readonly<Record<string, string>>;
}

export const SIZE_PROGRAMS: readonly SizeProgram[] = [
	{
		does: 'turns HEX into OKLCH numbers',
		code: 'import { hexToOklch } from \'./index.ts\'; console.log(hexToOklch(location.hash).coords);',
		most: [1700, 1100],
		aim: [1700, 1100],
		peers: {
			'culori/fn': 'import { convertLabToLch, convertRgbToOklab, parseHex } from \'culori/fn\'; console.log(convertLabToLch(convertRgbToOklab(parseHex(location.hash)), \'oklch\'));',
			'@texel/color': 'import { convert, hexToRGB, OKLCH, sRGB } from \'@texel/color\'; console.log(convert(hexToRGB(location.hash), sRGB, OKLCH));',
			'colorjs.io/fn': 'import { ColorSpace, OKLCH, parse, sRGB, to } from \'colorjs.io/fn\'; ColorSpace.register(sRGB); ColorSpace.register(OKLCH); console.log(to(parse(location.hash), OKLCH).coords);',
			'@colordx/core': 'import { colordx } from \'@colordx/core\'; console.log(colordx(location.hash).toOklch());',
		},
	},
	{
		does: 'gives the WCAG ratio of two HEX',
		code: 'import { hexContrast } from \'./index.ts\'; console.log(hexContrast(location.hash, name));',
		most: [1500, 800],
		aim: [1500, 800],
		peers: {
			'culori/fn': 'import { modeRgb, useMode, wcagContrast } from \'culori/fn\'; useMode(modeRgb); console.log(wcagContrast(location.hash, name));',
			'colord': 'import { colord, extend } from \'colord\'; import a11y from \'colord/plugins/a11y\'; extend([a11y]); console.log(colord(location.hash).contrast(name));',
			'@colordx/core': 'import { colordx, extend } from \'@colordx/core\'; import a11y from \'@colordx/core/plugins/a11y\'; extend([a11y]); console.log(colordx(location.hash).contrast(name));',
		},
	},
	{
		does: 'reads any CSS Color 4 text, prints OKLCH',
		code: 'import { toCss, tryParse } from \'./css.ts\'; const c = tryParse(location.hash); console.log(c && toCss(c, \'oklch\'));',
		most: [11_100, 5950],
		aim: [15_000, 6000],
		peers: {
			'culori, all spaces': 'import { converter, formatCss } from \'culori\'; console.log(formatCss(converter(\'oklch\')(location.hash)));',
			'colorjs.io/fn': 'import * as spaces from \'colorjs.io/fn\'; const { ColorSpace, parse, serialize, to } = spaces; for (const space of Object.values(spaces)) if (space instanceof ColorSpace) ColorSpace.register(space); console.log(serialize(to(parse(location.hash), \'oklch\')));',
		},
	},
	{
		does: 'reads, converts, contrasts, mixes, prints',
		code: 'import { contrastRatio, convert, mix, toCss, tryParse } from \'./css.ts\'; const c = tryParse(location.hash), w = tryParse(\'white\'); if (c && w) console.log(convert(c, \'oklch\'), contrastRatio(c, w), toCss(mix(c, w, 0.5, \'oklab\')));',
		most: [13_100, 6900],
		aim: [19_000, 7400],
		peers: {
			'culori, all spaces': 'import { converter, formatCss, interpolate, wcagContrast } from \'culori\'; console.log(converter(\'oklch\')(location.hash), wcagContrast(location.hash, \'white\'), formatCss(interpolate([location.hash, \'white\'], \'oklab\')(0.5)));',
		},
	},
	{
		does: 'reads any color of CSS, or says that it is none',
		code: 'import { tryParse } from \'./index.ts\'; console.log(tryParse(location.hash)?.coords);',
		most: [32_700, 15_000],
		aim: [33_000, 15_000],
		peers: {},
	},
	{
		does: 'reads any color of CSS, or says what is wrong with it, and prints OKLCH',
		code: 'import { parse, toCss } from \'./index.ts\'; console.log(toCss(parse(location.hash), \'oklch\'));',
		most: [40_200, 18_150],
		aim: [35_000, 16_050],
		peers: {},
	},
	{
		does: 'reads, converts, contrasts, mixes, prints, and says what is wrong with each argument',
		code: 'import { contrast, convert, mix, parse, toCss } from \'./index.ts\'; const c = parse(location.hash); console.log(convert(c, \'oklch\'), contrast(c, \'white\'), toCss(mix(c, \'white\', 0.5, \'oklab\')));',
		most: [45_300, 20_200],
		aim: [40_000, 18_050],
		peers: {},
	},
];
