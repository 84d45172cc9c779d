/*
 * Cases of random-colors. That the colors are uniform is tested in test/palette/random-colors.test.ts.
 */

import { inQuery, refused, type Case } from '../../contract/case.ts';
import { list, real, text, whole, words, type Limit } from '../../contract/limits.ts';

interface Drawn {
	readonly hex: string;
	readonly oklch: string;
}

const LCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+|none)\)$/;

/** Checks a list of colors by its length and each OKLCH. */
const drawn = (count: number, isValid: (l: number, c: number, h: number) => boolean) => (value: unknown): boolean => {
	const colors = value as readonly Drawn[];
	return colors.length === count && new Set(colors.map(({ oklch }) => oklch)).size === count && colors.every(({ hex, oklch }) => {
		const [, l, c, h] = LCH.exec(oklch)!.map(Number);
		return /^#[0-9a-f]{6}$/.test(hex) && isValid(l!, c!, h!);
	});
};

export const LIMITS: readonly Limit[] = [
	['count', { default: 5 }, whole(1, 100)],
	['gamut', { default: 'srgb' }, words('srgb', 'display-p3', 'rec2020')],
	['lightness', 'optional', list(2, 2)],
	['lightness[]', 'optional', real(0, 1)],
	['chroma', 'optional', list(2, 2)],
	['chroma[]', 'optional', real(0, 0.5)],
	['hue', 'optional', list(2, 2)],
	['hue[]', 'optional', real(0, 360)],
	['distance', { default: 0 }, real(0, 1)],
	['seed', 'optional', text(0, 100)],
];

export const CASES: readonly Case[] = [
	{ input: { seed: 'a' }, expect: { seed: 'a', gamut: 'srgb', missing: 0, colors: drawn(5, () => true) } },
	{ input: { seed: '', count: 100 }, expect: { seed: '', missing: 0, colors: drawn(100, () => true) } },
	{
		input: { seed: 'b', count: 20, lightness: [0.6, 0.7] },
		expect: { colors: drawn(20, (l) => l >= 0.599995 && l <= 0.700005) },
	},
	{
		input: { seed: 'b', count: 20, chroma: [0.1, 0.12], hue: [350, 10] },
		expect: { colors: drawn(20, (_, c, h) => c >= 0.099995 && c <= 0.120005 && (h >= 349.999 || h <= 10.001)) },
	},
	{ input: { seed: 'b', count: 3, hue: [200, 200] }, expect: { colors: drawn(3, (_, __, h) => Math.abs(h - 200) < 0.01) } },
	// sRGB has no color of hue 200 to 210 with more chroma than .16, and Rec. 2020 has.
	{ input: { seed: 'b', count: 3, chroma: [0.18, 0.5], hue: [200, 210] }, expect: { missing: 3, colors: drawn(0, () => true) } },
	{
		input: { seed: 'b', count: 3, chroma: [0.18, 0.5], hue: [200, 210], gamut: 'rec2020' },
		expect: { gamut: 'rec2020', missing: 0, colors: drawn(3, (_, c) => c >= 0.179995) },
	},
	// Few colors are half of the distance of black and white apart.
	{
		input: { seed: 'c', count: 100, distance: 0.5 },
		expect: { missing: (n: unknown) => typeof n === 'number' && n > 80 && n < 99 },
	},
	refused({ count: 0 }, 'count', 'count must be a whole number from 1 to 100'),
	refused({ count: 101 }, 'count', '101'),
	refused({ lightness: [0.9, 0.2] }, 'lightness', /must begin with its lower end, got 0\.9, 0\.2\. Write .*0\.2, ?0\.9/),
	refused({ chroma: [0.3, 0.1] }, 'chroma', 'must begin with its lower end'),
	refused({ lightness: [0.6] }, 'lightness', /must have 2 items, got 1\. Write it like \W*0\.6, ?1\b/),
	refused({ hue: [10] }, 'hue', /hue/),
	refused({ gamut: 'p3' }, 'gamut', /srgb, display-p3, rec2020/),
	inQuery('count=5.5', 'count', 'count must be a whole number'),
];
