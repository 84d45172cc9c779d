/*
 * Small programs that people write with the library, and their bundle sizes.
 *
 * A test enforces `most`, in bytes after minifying and after gzip; `aim` is the target after gzip. `peers` are the same programs
 * with other libraries, which `npm run bench -- size` bundles too.
 */

export interface SizeProgram {
	readonly does: string;
	readonly code: string;
	readonly most: readonly [minified: number, gzipped: number];
	readonly aim: number;
	readonly peers: Readonly<Record<string, string>>;
}

export const SIZE_PROGRAMS: readonly SizeProgram[] = [
	{
		does: 'converts HEX to OKLCH numbers',
		code: 'import { hexToOklch } from \'./fn.ts\'; console.log(hexToOklch(location.hash).coords);',
		most: [1520, 1000],
		aim: 1000,
		peers: {
			'culori/fn': 'import { convertLabToLch, convertRgbToOklab, parseHex } from \'culori/fn\'; console.log(convertLabToLch(convertRgbToOklab(parseHex(location.hash)), \'oklch\'));',
			'@texel/color': 'import { convert, hexToRGB, OKLCH, sRGB } from \'@texel/color\'; console.log(convert(hexToRGB(location.hash), sRGB, OKLCH));',
			'colorjs.io/fn': 'import { ColorSpace, OKLCH, parse, sRGB, to } from \'colorjs.io/fn\'; ColorSpace.register(sRGB); ColorSpace.register(OKLCH); console.log(to(parse(location.hash), OKLCH).coords);',
			'@colordx/core/fn': 'import { parseHex, rgbToOklch } from \'@colordx/core/fn\'; console.log(rgbToOklch(parseHex(location.hash)));',
		},
	},
	{
		does: 'computes the WCAG ratio of two HEX colors',
		code: 'import { hexContrast } from \'./fn.ts\'; console.log(hexContrast(location.hash, name));',
		most: [980, 640],
		aim: 650,
		peers: {
			'culori/fn': 'import { modeRgb, useMode, wcagContrast } from \'culori/fn\'; useMode(modeRgb); console.log(wcagContrast(location.hash, name));',
			'colord': 'import { colord, extend } from \'colord\'; import a11y from \'colord/plugins/a11y\'; extend([a11y]); console.log(colord(location.hash).contrast(name));',
			'@colordx/core': 'import { colordx, extend } from \'@colordx/core\'; import a11y from \'@colordx/core/plugins/a11y\'; extend([a11y]); console.log(colordx(location.hash).contrast(name));',
		},
	},
	{
		does: 'computes CIEDE2000 of two HEX colors',
		code: 'import { deltaE2000, parseHex } from \'./fn.ts\'; const a = parseHex(location.hash), b = parseHex(name); if (a && b) console.log(deltaE2000(a, b));',
		most: [6090, 3205],
		aim: 1600,
		peers: {
			'colord': 'import { colord, extend } from \'colord\'; import lab from \'colord/plugins/lab\'; extend([lab]); console.log(colord(location.hash).delta(name));',
			'@colordx/core': 'import { colordx, extend } from \'@colordx/core\'; import lab from \'@colordx/core/plugins/lab\'; extend([lab]); console.log(colordx(location.hash).delta(name));',
			'culori/fn': 'import { differenceCiede2000, modeLab65, modeRgb, useMode } from \'culori/fn\'; useMode(modeRgb); useMode(modeLab65); console.log(differenceCiede2000()(location.hash, name));',
		},
	},
	{
		does: 'maps OKLCH into sRGB by CSS and prints HEX',
		code: 'import { color, oklch, toHex } from \'./fn.ts\'; console.log(toHex(color(oklch, [0.7, 0.4, Number(name)])));',
		most: [8770, 4330],
		aim: 2200,
		peers: {
			'@colordx/core/fn, which clips': 'import { oklchToRgb, rgbToHex } from \'@colordx/core/fn\'; console.log(rgbToHex(oklchToRgb({ l: 0.7, c: 0.4, h: Number(name), alpha: 1 })));',
			'@texel/color, which maps by another method': 'import { gamutMapOKLCH, RGBToHex, sRGB, sRGBGamut } from \'@texel/color\'; console.log(RGBToHex(gamutMapOKLCH([0.7, 0.4, Number(name)], sRGBGamut, sRGB)));',
			'@colordx/core': 'import { colordx } from \'@colordx/core\'; console.log(colordx({ l: 0.7, c: 0.4, h: Number(name) }).mapSrgb().toHex());',
			'culori/fn': 'import { formatHex, modeLch, modeOklch, modeRgb, toGamut, useMode } from \'culori/fn\'; useMode(modeRgb); useMode(modeLch); useMode(modeOklch); console.log(formatHex(toGamut()({ mode: \'oklch\', l: 0.7, c: 0.4, h: Number(name) })));',
		},
	},
	{
		does: 'makes a scale of eleven steps from HEX',
		code: 'import { parseHex, scale, toHex } from \'./fn.ts\'; const c = parseHex(location.hash); if (c) console.log(scale(c).colors.map(toHex));',
		most: [21_050, 9840],
		aim: 6000,
		peers: {},
	},
	{
		does: 'parses any CSS Color 4 text and converts it to OKLCH',
		code: 'import { convert, oklch, parseCss4 } from \'./fn.ts\'; const c = parseCss4(location.hash); if (c) console.log(convert(c, oklch));',
		most: [21_470, 10_285],
		aim: 7500,
		peers: {
			'@colordx/core/fn, without lab, lch and most of color()': 'import { parse, rgbToOklch } from \'@colordx/core/fn\'; console.log(rgbToOklch(parse(location.hash)));',
			'@colordx/core': 'import { colordx, extend } from \'@colordx/core\'; import a98rgb from \'@colordx/core/plugins/a98rgb\'; import hwb from \'@colordx/core/plugins/hwb\'; import lab from \'@colordx/core/plugins/lab\'; import lch from \'@colordx/core/plugins/lch\'; import names from \'@colordx/core/plugins/names\'; import p3 from \'@colordx/core/plugins/p3\'; import prophoto from \'@colordx/core/plugins/prophoto\'; import rec2020 from \'@colordx/core/plugins/rec2020\'; import srgbLinear from \'@colordx/core/plugins/srgb-linear\'; extend([a98rgb, hwb, lab, lch, names, p3, prophoto, rec2020, srgbLinear]); console.log(colordx(location.hash).toOklch());',
			'culori/fn': 'import { converter, modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65, useMode } from \'culori/fn\'; for (const mode of [modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65]) useMode(mode); console.log(converter(\'oklch\')(location.hash));',
			'culori, all spaces': 'import { converter, formatCss } from \'culori\'; console.log(formatCss(converter(\'oklch\')(location.hash)));',
			'colorjs.io/fn': 'import * as spaces from \'colorjs.io/fn\'; const { ColorSpace, parse, serialize, to } = spaces; for (const space of Object.values(spaces)) if (space instanceof ColorSpace) ColorSpace.register(space); console.log(serialize(to(parse(location.hash), \'oklch\')));',
		},
	},
	{
		does: 'parses any CSS Color 4 or 5 text and converts it to OKLCH',
		code: 'import { convert, oklch, parse } from \'./fn.ts\'; const c = parse(location.hash); if (c) console.log(convert(c, oklch));',
		most: [26_000, 12_110],
		aim: 10000,
		peers: {},
	},
	{
		does: 'parses CSS Color 4, converts, contrasts, mixes and prints HEX',
		code: 'import { contrastRatio, convert, mix, oklch, parseCss4, toHex } from \'./fn.ts\'; const c = parseCss4(location.hash), w = parseCss4(\'white\'); if (c && w) console.log(convert(c, oklch), contrastRatio(c, w), toHex(mix(c, w)));',
		most: [26_190, 12_290],
		aim: 8500,
		peers: {
			'@colordx/core': 'import { colordx, extend } from \'@colordx/core\'; import a11y from \'@colordx/core/plugins/a11y\'; import a98rgb from \'@colordx/core/plugins/a98rgb\'; import hwb from \'@colordx/core/plugins/hwb\'; import lab from \'@colordx/core/plugins/lab\'; import lch from \'@colordx/core/plugins/lch\'; import names from \'@colordx/core/plugins/names\'; import mix from \'@colordx/core/plugins/mix\'; import p3 from \'@colordx/core/plugins/p3\'; import prophoto from \'@colordx/core/plugins/prophoto\'; import rec2020 from \'@colordx/core/plugins/rec2020\'; import srgbLinear from \'@colordx/core/plugins/srgb-linear\'; extend([a11y, a98rgb, hwb, lab, lch, names, mix, p3, prophoto, rec2020, srgbLinear]); const c = colordx(location.hash); console.log(c.toOklch(), c.contrast(\'white\'), c.mixOklab(\'white\').mapSrgb().toHex());',
			'culori/fn': 'import { converter, formatHex, interpolate, modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65, useMode, wcagContrast } from \'culori/fn\'; for (const mode of [modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65]) useMode(mode); console.log(converter(\'oklch\')(location.hash), wcagContrast(location.hash, \'white\'), formatHex(interpolate([location.hash, \'white\'], \'oklab\')(0.5)));',
			'culori, all spaces': 'import { converter, formatCss, interpolate, wcagContrast } from \'culori\'; console.log(converter(\'oklch\')(location.hash), wcagContrast(location.hash, \'white\'), formatCss(interpolate([location.hash, \'white\'], \'oklab\')(0.5)));',
		},
	},
	{
		does: 'parses any CSS color, explains errors and prints OKLCH',
		code: 'import { parse, toCss } from \'./index.ts\'; console.log(toCss(parse(location.hash), \'oklch\'));',
		most: [35_310, 15_950],
		aim: 15000,
		peers: {},
	},
	{
		does: 'parses, converts, contrasts, mixes and prints, and explains errors',
		code: 'import { contrast, convert, mix, parse, toCss } from \'./index.ts\'; const c = parse(location.hash); console.log(convert(c, \'oklch\'), contrast(c, \'white\'), toCss(mix(c, \'white\', 0.5, \'oklab\')));',
		most: [38_735, 17_430],
		aim: 17000,
		peers: {},
	},
];
