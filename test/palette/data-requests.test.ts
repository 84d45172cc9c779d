/*
 * Colors for data from inside: refused requests, middles and hues of sets, and the costs by which categories are chosen.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phraseText } from '../../src/errors.ts';
import { printHex } from '../../src/formats/hex.ts';
import { generateDataColors } from '../../src/operations.ts';
import {
	candidatesNear, countCandidates, hasContrast, toCandidate, withUcs,
} from '../../src/palette/data-candidates.ts';
import { insideToRgb24 } from '../../src/palette/within-gamut.ts';
import { categorical, pairCost, pairNeed } from '../../src/palette/data-categorical.ts';
import { DATA_KINDS, dataColors, dataFault, type DataKind, type DataRequest } from '../../src/palette/data-colors.ts';
import { isDark } from '../../src/palette/data-sequential.ts';
import type { Color } from '../../src/spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { hueGap, oklchOf } from '../support/reference-math.ts';

const wish = (of: Partial<DataRequest> & { readonly kind: DataKind }): DataRequest => ({ count: 8, seed: '', keep: [], ...of });

const faults = suite('data colors that cannot be');

const GRAYS = (count: number): Color[] => Array.from({ length: count }, (_, i) => fromRgb24(0x101010 * (i + 1)));

for (const [kind, count, keep, hues] of [
	['categorical', 12, 12, 12], ['categorical', 5, 5, 12], ['sequential', 12, 2, 4], ['diverging', 12, 2, 2], ['cyclic', 12, 1, 1],
] as const) {
	faults(`a ${kind} set of ${count} has at most ${keep} kept colors and ${hues} hues`, () => {
		const turns = (length: number): number[] => Array.from({ length }, (_, i) => 30 + i * 180 / length);
		const tooMany = dataFault(wish({ kind, count, keep: GRAYS(keep + 1) }));
		assert.is(tooMany?.field, 'keep');
		assert.match(phraseText(tooMany!.claim), `at most ${keep} of a ${kind} set of ${count}, got ${keep + 1}`);
		const tooTurned = dataFault(wish({ kind, count, hues: turns(hues + 1) }));
		assert.is(tooTurned?.field, 'hues');
		assert.match(phraseText(tooTurned!.claim), `at most ${hues} of a ${kind} set, got ${hues + 1}`);
		assert.is(dataFault(wish({ kind, count, hues: turns(hues) })), undefined);
		assert.not.match(phraseText(dataFault(wish({ kind, count, keep: GRAYS(keep) }))?.claim ?? ''), 'at most');
	});
}

faults('hues and kept colors exclude each other, except in categories', () => {
	for (const kind of DATA_KINDS) {
		const fault = dataFault(wish({ kind, keep: [fromRgb24(0x3b82f6)], hues: [250] }));
		assert.is(fault?.field, kind === 'categorical' ? undefined : 'hues', kind);
		if (fault !== undefined) assert.match(phraseText(fault.claim), /with keep.*Leave out one of them$/);
	}
});

for (const [of, field, said] of [
	[{ kind: 'sequential', count: 9, keep: [0x777777, 0x808080] }, 'keep', /differ in OKLCH lightness by 0.1 to be the ends of 9 steps/],
	[{ kind: 'sequential', count: 9, keep: [0x808080, 0x808080] }, 'keep', /and do by 0$/],
	[{ kind: 'sequential', count: 3, keep: [0x009000, 0xff0000] }, 'keep', /lighter and darker for all eyes/],
	[{ kind: 'diverging', count: 9, hues: [30, 30] }, undefined, /./],
	[{ kind: 'diverging', count: 9, keep: [0xf2f2f2], background: 0xffffff }, 'keep', /stand out from the middle/],
	[{ kind: 'diverging', count: 9, keep: [0xb2182b, 0xf7f7f7] }, 'keep', /as far from the neutral middle/],
	[{ kind: 'cyclic', count: 8, keep: [0x808080] }, 'keep', /must have a hue/],
	[{ kind: 'cyclic', count: 3, keep: [0x0000ff] }, 'keep', /nearer to the middle of lightness/],
	[{ kind: 'categorical', count: 12, hues: [105], background: 0xffffff }, undefined, /./],
	[{ kind: 'sequential', count: 9, keep: [0xffffff, 0x000000] }, undefined, /./],
	[{ kind: 'sequential', count: 3, keep: [0x808080, 0x888888] }, undefined, /./],
	[{ kind: 'diverging', count: 9, keep: [0xb2182b, 0x2166ac] }, undefined, /./],
	[{ kind: 'cyclic', count: 8, keep: [0x3b82f6] }, undefined, /./],
] as const) {
	const { keep = [], ...rest } = of as { readonly kind: DataKind; readonly count: number; readonly keep?: readonly Rgb24[] };
	faults(`${JSON.stringify(of)} ${field === undefined ? 'has a set' : `is refused for ${field}`}`, () => {
		const fault = dataFault(wish({ ...rest, keep: keep.map((one) => fromRgb24(one)) }));
		assert.is(fault?.field, field, fault && phraseText(fault.claim));
		if (fault !== undefined) assert.match(phraseText(fault.claim), said);
	});
}

for (const [hue, count, background] of [[199, 4, 0xffffff], [63, 6, 0x000000], [33, 8, undefined], [75, 12, 0x767676]] as const) {
	faults(`${count} diverging colors of ${hue} degrees alone on ${background} are refused, and the opposite hue makes them possible`, () => {
		const of = wish({ kind: 'diverging', count, background }), fault = dataFault({ ...of, hues: [hue, hue] })!;
		assert.match(phraseText(fault.claim), `must differ more to give both sides of ${count} colors their own`);
		assert.equal([fault.field, fault.hues], ['hues', [hue, (hue + 180) % 360]]);
		assert.is(dataFault({ ...of, hues: fault.hues }), undefined);
	});
}

faults('exactly as many colors near a hue and with 3:1 as needed are enough, one less is a fault', () => {
	let exact = 0;
	for (let byte = 0x50; byte < 0xb0; byte++) for (const hue of [25, 100, 190, 255, 310]) {
		const near = wish({ kind: 'categorical', hues: [hue], background: byte * 0x010101 }), candidates = countCandidates(near);
		if (candidates < 3 || candidates > 11) continue;
		exact++;
		assert.is(dataFault({ ...near, count: candidates }), undefined);
		assert.is(dataFault({ ...near, count: candidates + 1 })?.field, 'hues');
		assert.is(dataFault({ ...near, count: candidates + 1, keep: [fromRgb24(0x123456)] }), undefined, 'a kept color needs no candidate');
	}
	assert.ok(exact > 0);
});

faults.run();

const both = suite('sets for both modes');

both('kept colors are the first of both sets, in their order', () => {
	for (const kind of ['categorical', 'sequential'] as const) for (const keep of [['#3b82f6'], ['#9a3412', '#fde68a']]) {
		const { colors, dark } = generateDataColors({ kind, keep, count: 6, modes: 'both' });
		for (const set of [colors, dark!.colors]) {
			const kept = set.filter((one) => one.kept).map(({ hex }) => hex);
			assert.equal(kept, keep, kind);
			if (kind === 'categorical') assert.equal(set.slice(0, keep.length).map(({ hex }) => hex), keep);
		}
	}
});

both.run();

const middles = suite('middles of diverging sets');

/** The middle color of nine. */
const middleOf = (of: Partial<DataRequest>): readonly number[] =>
	oklchOf(printHex(dataColors(wish({ kind: 'diverging', count: 9, ...of }))[4]!, 1));

// WCAG 2: white and black have 4.574 and 4.591 on the first, 4.608 and 4.558 on the second.
middles('a background is dark if white has more contrast on it than black', () => {
	assert.equal([0x008386, 0x757575, undefined].map(isDark), [false, true, false]);
});

middles('the middle is gray, light next to a light background and dark next to a dark one', () => {
	for (const seed of ['', 'a', 'b']) for (const background of [undefined, 0xffffff, 0x767676, 0x000000, 0x111827]) {
		const [lightness, chroma] = middleOf({ seed, background }) as [number, number, number];
		assert.ok(chroma < 0.004, `${chroma}`);
		// White has more contrast on #757575 and darker, black on lighter ones.
		assert.ok(background !== undefined && background < 0x767676 ? lightness < 0.3 : lightness > 0.9, `${background}: ${lightness}`);
	}
});

middles('a kept pastel has a dark middle unless the background is light', () => {
	for (const pastel of [0xfde68a, 0xbfdbfe, 0xfbcfe8]) {
		assert.ok(middleOf({ keep: [fromRgb24(pastel)] })[0]! < 0.3);
		assert.is(dataFault(wish({ kind: 'diverging', count: 9, keep: [fromRgb24(pastel)], background: 0xffffff }))?.field === undefined, true);
	}
	for (const deep of [0x1d4ed8, 0x9a3412]) {
		assert.ok(middleOf({ keep: [fromRgb24(deep)] })[0]! > 0.9);
		const colors = dataColors(wish({ kind: 'diverging', count: 9, keep: [fromRgb24(deep)] }));
		assert.is(colors[0], deep);
		const [first, last] = [colors[0]!, colors[8]!].map((of) => oklchOf(printHex(of, 1)));
		assert.ok(hueGap(first![2], last![2]) >= 115, 'the other end has another hue');
		assert.ok(hueGap(last![2], 97) >= 30, 'and is not olive');
	}
});

middles('a set of an even number has no middle: its two inner colors are the two palest', () => {
	for (const count of [4, 6, 8, 10, 12]) {
		const lightness = dataColors(wish({ kind: 'diverging', count })).map((of) => oklchOf(printHex(of, 1))[0]);
		const inner = lightness.slice(count / 2 - 1, count / 2 + 1);
		const outer = [...lightness.slice(0, count / 2 - 1), ...lightness.slice(count / 2 + 1)];
		assert.ok(Math.min(...inner) > Math.max(...outer), `${count}`);
	}
});

middles.run();

const amounts = suite('hues of amounts');

/** OKLCH by independent math. */
const lchOf = (of: Rgb24): readonly [number, number, number] => oklchOf(printHex(of, 1));

amounts('requested hues are passed from light to dark', () => {
	for (const hues of [[250], [90, 20], [110, 200, 300], [100, 50, 0, 320]]) {
		const colors = dataColors(wish({ kind: 'sequential', count: 10, hues })).map(lchOf), spans = hues.length - 1;
		colors.slice(1).forEach(([lightness, , hue], i) => {
			const at = spans * (0.965 - lightness) / (0.965 - 0.27), k = Math.min(Math.max(0, spans - 1), Math.floor(at));
			const turn = spans === 0 ? 0 : ((hues[k + 1]! - hues[k]! + 540) % 360 - 180) * (at - k);
			assert.ok(hueGap(hue, hues[k]! + turn) <= 3, `${hues.join()} at ${i}: ${hue}`);
		});
	}
});

amounts('without hues, dark ends are never olive, and light ends are nearer to yellow', () => {
	for (let n = 0; n < 80; n++) {
		const [light, dark] = [1, 8].map((at) => lchOf(dataColors(wish({ kind: 'sequential', count: 9, seed: `warm ${n}` }))[at]!)[2]);
		assert.ok(dark! >= 130 || dark! <= 65, `${n}: ${dark}`);
		assert.ok(hueGap(light!, 105) <= hueGap(dark!, 105), `${n}: ${light} and ${dark}`);
	}
});

amounts('without hues, the hue turns by at most 130 degrees from the light end to the dark one', () => {
	for (let n = 0; n < 80; n++) {
		const [light, dark] = [1, 7].map((at) => lchOf(dataColors(wish({ kind: 'sequential', count: 9, seed: `turn ${n}` }))[at]!)[2]);
		assert.ok(hueGap(light!, dark!) <= 130, `${n}: ${light} and ${dark}`);
	}
});

amounts('the largest chroma is .17, and a set of one hue is as vivid in its middle as Blues of ColorBrewer', () => {
	for (let n = 0; n < 20; n++)
		for (const of of dataColors(wish({ kind: 'sequential', count: 9, seed: `vivid ${n}` }))) assert.ok(lchOf(of)[1] <= 0.173, `${n}`);
	const blues = dataColors(wish({ kind: 'sequential', count: 9, hues: [250] })).map((of) => lchOf(of)[1]);
	assert.ok(Math.max(...blues) >= oklchOf('#6baed6')[1]);
});

amounts('between grays all steps are gray, and between a gray and a color none turns', () => {
	for (const [first, last] of [[0xffffff, 0x000000], [0x222222, 0xeeeeee]] as const) {
		for (const of of dataColors(wish({ kind: 'sequential', count: 9, keep: [fromRgb24(first), fromRgb24(last)] })))
			assert.ok(lchOf(of)[1] < 0.006, printHex(of, 1));
	}
	for (const [gray, vivid] of [[0x333333, 0xfdba74], [0xbbbbbb, 0x1d4ed8]] as const) {
		for (const of of dataColors(wish({ kind: 'sequential', count: 7, keep: [fromRgb24(gray), fromRgb24(vivid)] })).slice(3))
			assert.ok(hueGap(lchOf(of)[2], lchOf(vivid)[2]) <= 6, `${printHex(of, 1)} to ${printHex(vivid, 1)}`);
	}
});

amounts('one kept color runs to a tint and a shade of its hue; a yellow turns to brown in the dark', () => {
	for (const own of [0x3b82f6, 0x16a34a, 0xdb2777, 0x7c3aed]) {
		const colors = dataColors(wish({ kind: 'sequential', count: 9, keep: [fromRgb24(own)] }));
		for (const of of colors.slice(1)) assert.ok(hueGap(lchOf(of)[2], lchOf(own)[2]) <= 4, `${printHex(of, 1)} of ${printHex(own, 1)}`);
	}
	const dark = lchOf(dataColors(wish({ kind: 'sequential', count: 9, keep: [fromRgb24(0xfacc15)] })).at(-1)!);
	assert.ok(dark[2] > 30 && dark[2] < 70, `${dark[2]}`);
});

amounts('white and black are kept at the ends, on either side', () => {
	for (const count of [3, 4, 9]) {
		assert.is(dataColors(wish({ kind: 'sequential', count, keep: [fromRgb24(0xffffff)] }))[0], 0xffffff);
		assert.is(dataColors(wish({ kind: 'sequential', count, keep: [fromRgb24(0x000000)] })).at(-1), 0x000000);
		assert.is(dataColors(wish({ kind: 'sequential', count, keep: [fromRgb24(0xffffff)], background: 0x000000 })).at(-1), 0xffffff);
		const given = [0xffffff, 0x000000].map((of) => fromRgb24(of));
		assert.equal(dataColors(wish({ kind: 'sequential', count, keep: given, background: 0x000000 })).filter((_, i) => i % (count - 1) === 0), [
			0xffffff, 0x000000,
		], 'given ends keep their order');
	}
});

amounts.run();

const costs = suite('costs of categories');

/** The first of each pair makes the better category. */
for (const [better, worse, why] of [
	[0x2563eb, 0x172554, 'dark'], [0xef4444, 0xfecaca, 'pale and light'], [0x3b82f6, 0x94a3b8, 'gray'], [0xeab308, 0x808000, 'olive'],
	[0xf97316, 0x7c2d12, 'brown'], [0xdb2777, 0x500724, 'plum'], [0x2563eb, 0x9333ea, 'purple instead of blue'],
	[0xe11d48, 0xff0000, 'garish'],
	[0x16a34a, 0x00ff00, 'garish and light'], [0xeab308, 0xb8860b, 'mustard'],
] as const) {
	costs(`${printHex(better, 1)} costs less than ${printHex(worse, 1)}, which is ${why}`, () =>
		assert.ok(toCandidate(better).cost < toCandidate(worse).cost, `${toCandidate(better).cost} ${toCandidate(worse).cost}`));
}

/** OKLCH: each pair differs in one respect. */
for (const [better, worse, why] of [
	[[0.78, 0.15, 150], [0.9, 0.15, 150], 'lighter'], [[0.56, 0.14, 255], [0.4, 0.14, 255], 'darker'],
	[[0.65, 0.14, 250], [0.65, 0.09, 250], 'paler'], [[0.65, 0.19, 25], [0.65, 0.24, 25], 'garish'],
	[[0.84, 0.14, 101], [0.66, 0.13, 101], 'olive'], [[0.66, 0.14, 130], [0.66, 0.13, 101], 'olive, not green'],
	[[0.68, 0.15, 62], [0.5, 0.11, 62], 'brown'], [[0.46, 0.14, 25], [0.46, 0.14, 345], 'plum, not red'],
	[[0.65, 0.15, 255], [0.65, 0.15, 285], 'not quite blue'], [[0.65, 0.15, 255], [0.6, 0.17, 305], 'purple'],
	[[0.65, 0.15, 340], [0.65, 0.15, 305], 'purple, not pink'],
] as const) {
	costs(`oklch(${better.join(' ')}) costs less than oklch(${worse.join(' ')}), which is ${why}`, () => {
		const [less, more] = [better, worse].map(([l, c, h]) => toCandidate(insideToRgb24(l, c, h)).cost);
		assert.ok(less! < more!, `${less} ${more}`);
	});
}

costs('a clear blue of middle lightness costs nothing, and no color is better', () => {
	const blue = toCandidate(insideToRgb24(0.65, 0.15, 255)).cost;
	assert.ok(Math.abs(blue) < 0.01, `${blue}`);
	for (const { cost } of candidatesNear([0, 40, 80, 120, 160, 200, 240, 280, 320], 16)) assert.ok(cost >= 0);
});

costs('names of hues lie on a circle of equal steps: once around it, without a jump', () => {
	let before = toCandidate(insideToRgb24(0.65, 0.1, 26)).word, around = 0;
	for (let hue = 27; hue <= 386; hue++) {
		const { word } = toCandidate(insideToRgb24(0.65, 0.1, hue % 360)), step = (word - before + 540) % 360 - 180;
		assert.ok(word >= 0 && word < 360 && step > -1 && step < 4, `${hue}: ${before} to ${word}`);
		around += step;
		before = word;
	}
	assert.ok(Math.abs(around - 360) < 3, `${around}`);
	// Red, yellow, teal, purple: a quarter of the circle apart.
	for (const [i, hue] of [25, 95, 190, 302].entries()) {
		const { word } = toCandidate(insideToRgb24(0.65, 0.11, hue));
		assert.ok(hueGap(word, 90 * i) < 3, `${hue}: ${word}`);
	}
});

costs('a pair costs the same either way, more if its colors are alike, and most if they are one', () => {
	for (let count = 3; count <= 12; count++) {
		const need = pairNeed(count), [blue, sky, red] = [0x2563eb, 0x3b82f6, 0xef4444].map((of) => withUcs(toCandidate(of)));
		assert.is(pairCost(blue!, sky!, need), pairCost(sky!, blue!, need));
		assert.ok(pairCost(blue!, sky!, need) > pairCost(blue!, red!, need));
		assert.ok(pairCost(blue!, blue!, need) > count * 100);
		const [navy, maroon] = [0x172554, 0x450a0a].map((of) => withUcs(toCandidate(of)));
		assert.ok(pairCost(navy!, maroon!, need) > pairCost(navy!, red!, need), 'both dark');
		const [one, other] = [blue!, red!].map((of) => ({ ...of, name: 'same' }));
		assert.is(pairCost(one!, other!, need) > pairCost(blue!, red!, need), count <= 8, 'up to eight colors have different names');
	}
});

costs('names are near across the end of their circle, too, and far ones do not count', () => {
	const need = pairNeed(8), [blue, red] = [0x2563eb, 0xef4444].map((of) => withUcs(toCandidate(of)));
	const cost = (one: number, other: number): number => pairCost({ ...blue!, word: one }, { ...red!, word: other }, need);
	assert.is(cost(355, 5), cost(40, 50));
	assert.is(cost(350, 30), cost(100, 140));
	assert.ok(cost(10, 10) > cost(10, 30) && cost(10, 30) > cost(10, 50));
	assert.is(cost(0, 180), cost(0, 100));
});

costs('few and many colors are searched from more starts, with a pause after each, and a set that keeps all distances ends the search', () => {
	for (const [count, starts] of [[3, 3], [5, 2], [8, 2], [10, 2], [12, 4]] as const) for (const seed of ['a', 'b', 'c'])
		assert.is([...categorical(wish({ kind: 'categorical', count, seed }))].length, starts, `${count} "${seed}"`);
});

costs('candidates of a hue stray by at most what is allowed, and contrast with the background', () => {
	for (const hue of [0, 90, 200, 359]) for (const stray of [8, 16]) {
		const near = candidatesNear([hue], stray);
		assert.is(new Set(near.map(({ rgb24 }) => rgb24)).size, near.length);
		// Rounding to bytes turns dark colors by up to two degrees.
		for (const { rgb24 } of near) assert.ok(hueGap(lchOf(rgb24)[2], hue) <= stray + 2, `${hue}: ${printHex(rgb24, 1)}`);
	}
	assert.equal([0x949494, 0x959595].map((of) => hasContrast(of, 0xffffff)), [true, false]);
	assert.ok(hasContrast(0xffffff, undefined));
	assert.ok(countCandidates(wish({ kind: 'categorical', background: 0xffffff })) < countCandidates(wish({ kind: 'categorical' })));
});

costs.run();
