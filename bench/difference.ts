/*
 * Color differences. Each library gets its own kind of object, in the space of the formula.
 */

import { deltaEOK as deltaEOKTexel } from '@texel/color';
import { APCAcontrast, sRGBtoY } from 'apca-w3';
import { diff } from 'color-diff';
import { contrastAPCA, deltaE2000, deltaEOK } from 'colorjs.io/fn';
import { differenceCiede2000, differenceEuclidean } from 'culori';
import type { apcaLc } from '../src/metrics/apca.ts';
import { built, type Engine } from './engine.ts';
import { converted, eightBit, INPUTS, inColorJs, inCulori, type Triple } from './inputs.ts';
import { contender, type Contest } from './measure.ts';

const apca = await built<{ readonly apcaLc: typeof apcaLc }>('metrics/apca');

interface Pair<C> {
	readonly a: C;
	readonly b: C;
}

const pairs = <C>(colors: readonly Triple[], make: (coords: Triple) => C): Pair<C>[] =>
	colors.map((coords, i) => ({ a: make(coords), b: make(colors[(i + 1) % INPUTS]!) }));

const lc = (x: number): number[] => [x];

export function differenceContests(engines: readonly Engine[]): Contest[] {
	const bytes = eightBit(INPUTS, 'pairs'), lab = converted(bytes, 'srgb', 'lab'), oklab = converted(bytes, 'srgb', 'oklab');
	const packed = ([r, g, b]: Triple): number => r * 255 * 65536 + g * 255 * 256 + b * 255;
	const culori2000 = differenceCiede2000(), culoriOk = differenceEuclidean('oklab');
	return [
		{
			title: 'deltaE OK',
			inputs: INPUTS,
			aims: [{ over: '@texel/color', by: 1 }],
			contenders: [
				...engines.map(({ name, library }) => contender(name, pairs(oklab, (c) => library.color('oklab', c)), ({ a, b }) => library.deltaE(a, b, 'ok'), lc)),
				contender('@texel/color', pairs(oklab, (c) => [...c]), ({ a, b }) => deltaEOKTexel(a, b), lc),
				contender('culori', pairs(oklab, (c) => inCulori('oklab', 'lab', c)), ({ a, b }) => culoriOk(a, b), lc),
				contender('colorjs.io', pairs(oklab, (c) => inColorJs('oklab', c)), ({ a, b }) => deltaEOK(a, b), lc),
			],
		},
		{
			title: 'CIEDE2000',
			inputs: INPUTS,
			aims: [{ over: 'color-diff', by: 1.8 }],
			contenders: [
				...engines.map(({ name, library }) => contender(name, pairs(lab, (c) => library.color('lab', c)), ({ a, b }) => library.deltaE(a, b, '2000'), lc)),
				contender('color-diff', pairs(lab, ([L, a, b]) => ({ L, a, b })), ({ a, b }) => diff(a, b), lc),
				contender('culori', pairs(lab, (c) => inCulori('lab65', 'lab', c)), ({ a, b }) => culori2000(a, b), lc),
				contender('colorjs.io', pairs(lab, (c) => inColorJs('lab', c)), ({ a, b }) => deltaE2000(a, b), lc, 1e-6),
			],
		},
		{
			title: 'APCA of 8-bit colors',
			inputs: INPUTS,
			aims: [{ over: 'apca-w3', by: 4 }],
			contenders: [
				contender('tincture', pairs(bytes, packed), ({ a, b }) => apca.apcaLc(a, b), lc),
				contender('apca-w3', pairs(bytes, (c) => c.map((x) => x * 255)), ({ a, b }) => APCAcontrast(sRGBtoY(a), sRGBtoY(b)), lc),
				contender('colorjs.io', pairs(bytes, (c) => inColorJs('srgb', c)), ({ a, b }) => contrastAPCA(b, a), lc, 0.01),
			],
		},
		{
			title: 'APCA and WCAG together, of color objects',
			inputs: INPUTS,
			contenders: [
				...engines.map(({ name, library }) => contender(name, pairs(bytes, (c) => library.color('srgb', c)), ({ a, b }) => library.contrast(a, b), (both) => [both.lc])),
				contender('apca-w3 (APCA alone)', pairs(bytes, (c) => c.map((x) => x * 255)), ({ a, b }) => APCAcontrast(sRGBtoY(a), sRGBtoY(b)), lc),
			],
		},
	];
}
