/*
 * Mutants of color math that no test can notice, each with the reason.
 */

import type { Equivalent } from './mutate.ts';

export const COLOR: readonly Equivalent[] = [
	{
		file: 'src/palette/palette-auto.ts',
		code: 'if (lighter > 0.1) return \'soft\';',
		change: ['>', '>='],
		reason: 'A mean of lightness relative to a computed one is never exactly the limit.',
	},
	{
		file: 'src/palette/palette-auto.ts',
		code: 'return share < 0.62 && chroma < 0.13 ? \'natural\' : \'bright\';',
		change: ['<', '<='],
		reason: 'Computed shares and chromas of 8-bit colors are never exactly a limit.',
	},
	{
		file: 'src/palette/scale-even.ts',
		code: 'while (to < last && !isFixed(to)) to++;',
		change: ['<', '<='],
		reason: 'The last step is fixed, so the second condition ends the loop there.',
	},
	{
		file: 'src/palette/lightness-for.ts',
		code: 'return available(peak) < chroma ? peak : bisect(peak, lightness, PRECISION, (at) => available(at) >= chroma);',
		change: ['>=', '>'],
		reason: 'The chroma of the gamut changes with every lightness of the search, so equality moves the result by less than the precision.',
	},
	{
		file: 'src/palette/generate.ts',
		code: 'hue > 48 && hue < 122 && chroma > 0.035 && lightness > 0.36 && lightness < middleLightness(hue) - 0.07;',
		change: ['>', '>='],
		reason: 'Drawn hues, chromas and lightnesses have 50 random bits, so none is exactly a limit.',
	},
	{
		file: 'src/metrics/ciede2000.ts',
		code: 'const gap = Math.sqrt(2 - 2 * dot) * (isLeft ? 1 : -1);',
		change: ['*', '/'],
		reason: 'A factor of 1 or -1 is its own reciprocal.',
	},
	{
		file: 'src/compositing/blend.ts',
		code: '\'screen\': (b: number, s: number): number => screen(b, s),',
		change: ['b, s', 's, b'],
		reason: 'Screen is the same either way round.',
	},
	{
		file: 'src/compositing/blend.ts',
		code: 'if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);',
		change: ['<=', '<'],
		reason: 'At 0.5 both branches give the backdrop.',
	},
	{
		file: 'src/compositing/blend.ts',
		code: 'const hardLight = (b: number, s: number): number => (s <= 0.5 ? b * 2 * s : screen(b, 2 * s - 1));',
		change: ['<=', '<'],
		reason: 'At 0.5 both branches give the backdrop.',
	},
	{
		file: 'src/compositing/blend.ts',
		code: 'const up = least < 0 ? l + ((x - l) * l) / (l - least) : x;',
		change: ['<', '<='],
		reason: 'At 0 the formula gives the channel itself, or 0 / 0 for black, which is clamped to 0.',
	},
	{
		file: 'src/math/clamp.ts',
		code: 'export const clampToUnit = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);',
		change: ['>', '>='],
		reason: '0 is 0 either way.',
	},
	{
		file: 'src/math/clamp.ts',
		code: 'export const clampToUnit = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);',
		change: ['<', '<='],
		reason: '1 is 1 either way.',
	},
	{
		file: 'src/gamut/map.ts',
		code: 'const clipped: Vec3 = [0, 0, 0];',
		change: ['0', '1'],
		reason: 'clipInto writes all three channels before they are read.',
	},
	{
		file: 'src/gamut/clip-distance.ts',
		code: 'const LAB: Vec3 = [0, 0, 0];',
		change: ['0', '1'],
		reason: 'All three are written before they are read.',
	},
	{
		file: 'src/gamut/map.ts',
		code: 'if (most < JND_SQUARED) return clipped;',
		change: ['<', '<='],
		reason: 'Differs only if a rounded distance is the JND to the last bit.',
	},
	{
		file: 'src/gamut/edge-seeker.ts',
		code: 'if (Math.abs(curvature) < 1e-9) return x;',
		change: ['<', '<='],
		reason: 'At this curvature the arc is the line to the last bit that counts.',
	},
	{
		file: 'src/compositing/blend.ts',
		code: 'const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);',
		change: ['<=', '<'],
		reason: 'At 0.25 both branches give 0.5.',
	},
	{
		file: 'src/gamut/map.ts',
		code: 'if (e > NEARLY_JND_SQUARED && e < JND_SQUARED) break;',
		change: ['<', '<='],
		reason: 'Differs only if a rounded distance is the JND to the last bit.',
	},
	{
		file: 'src/gamut/max-chroma.ts',
		code: 'if (!(value >= 0 && value <= 1)) return false;',
		change: ['>=', '>'],
		reason: 'Differs only if a cubic is 0 to the last bit, which bisection approaches and does not reach.',
	},
	{
		file: 'src/gamut/edge-seeker.ts',
		code: 'if (ring[middle]!.hue <= hue) low = middle;',
		change: ['<=', '<'],
		reason: 'At the hue of a row both neighbors give that row.',
	},
	{
		file: 'src/gamut/map.ts',
		code: 'if (e > NEARLY_JND_SQUARED && e < JND_SQUARED) break;',
		change: ['>', '>='],
		reason: 'Differs only if a rounded distance is the bound to the last bit.',
	},
	{
		file: 'src/gamut/map.ts',
		code: 'while (max - min > EPSILON) {',
		change: ['>', '>='],
		reason: 'Differs only if a rounded difference is the bound to the last bit.',
	},
	{
		file: 'src/gamut/fits.ts',
		code: 'return v[0] >= LEAST && v[0] <= MOST && v[1] >= LEAST && v[1] <= MOST && v[2] >= LEAST && v[2] <= MOST;',
		change: ['>=', '>'],
		reason: 'Differs only if a channel of light is the bound to the last bit.',
	},
	{
		file: 'src/palette/scale.ts',
		code: 'if (place < 0) return undefined;',
		change: ['<', '<='],
		reason: 'The first knot never matches, so the place is not 0.',
	},
	{
		file: 'src/palette/system-scales.ts',
		code: 'return (hue > 40 && hue <= 95 && chroma < 0.135) || (hue > 95 && hue < 128);',
		change: ['>', '>='],
		reason: 'Differs only if a hue or chroma is a bound to the last bit.',
	},
	{
		file: 'src/palette/system-scales.ts',
		code: 'return (hue > 40 && hue <= 95 && chroma < 0.135) || (hue > 95 && hue < 128);',
		change: ['<=', '<'],
		reason: 'Differs only if a hue or chroma is a bound to the last bit.',
	},
	{
		file: 'src/palette/system-scales.ts',
		code: 'return (hue > 40 && hue <= 95 && chroma < 0.135) || (hue > 95 && hue < 128);',
		change: ['<', '<='],
		reason: 'Differs only if a hue or chroma is a bound to the last bit.',
	},
	{
		file: 'src/palette/even-steps.ts',
		code: 'const turns = way !== 0 && (way * (other.light - one.light) <= 0 || way * (other.lab[0] - one.lab[0]) <= 0);',
		change: ['*', '/'],
		reason: 'The factor is 1 or -1: differs only if two different colors agree in luminance or lightness to the last bit.',
	},
	{
		file: 'src/palette/palette-auto.ts',
		code: 'if (ink > 0) open.unshift(...open.splice(ink, 1));',
		change: ['>', '>='],
		reason: 'Moving the first job to the front changes nothing.',
	},
];
