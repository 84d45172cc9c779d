/*
 * Categorical sets by two measures that are written apart from the product: OKLab with Machado (test/support/sight.ts), and CAM16-UCS
 * with Brettel (reference-math.ts, reference-brettel.ts). They are held against Petroff's sets.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsFor } from '../../src/names/color-words.ts';
import { generateDataColors } from '../../src/operations.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { seenByBrettel } from '../support/reference-brettel.ts';
import { oklchOf, cam16Ucs } from '../support/reference-math.ts';
import { leastGaps } from '../support/sight.ts';
import { CATEGORICAL_SETS } from '../vectors/categorical-sets.ts';

const distances = suite('distances of categorical colors');

const SIGHTS = [(hex: string) => hex, ...(['protanopia', 'deuteranopia', 'tritanopia'] as const)
	.map((kind) => (hex: string) => seenByBrettel(kind, hex))];

/** Least distance of all pairs in CAM16-UCS, in normal vision and for each dichromacy by Brettel's model. */
const leastUcs = (hexes: readonly string[]): number => Math.min(...SIGHTS.map((see) => {
	const points = hexes.map((hex) => cam16Ucs(see(hex)));
	return Math.min(...points.flatMap((a, i) => points.slice(0, i).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))));
}));
const leastOk = (hexes: readonly string[]): number => Math.min(...Object.values(leastGaps(hexes)));

const draw = (count: number, seed: string, background?: string): string[] =>
	generateDataColors({ count, seed, ...(background !== undefined && { background }) }).colors.map(({ hex }) => hex);

distances('the measure gives the figures of Petroff\'s sets that others publish: 13.8 for eight, 13.3 for ten', () => {
	assert.ok(Math.abs(leastUcs(CATEGORICAL_SETS['Petroff 8']!) - 13.8) < 0.05);
	assert.ok(Math.abs(leastUcs(CATEGORICAL_SETS['Petroff 10']!) - 13.3) < 0.05);
});

for (const [count, published] of [[6, 'Petroff 6'], [8, 'Petroff 8'], [10, 'Petroff 10'], [12, 'Petroff 10']] as const) {
	const [ok, ucs] = [leastOk(CATEGORICAL_SETS[published]!), leastUcs(CATEGORICAL_SETS[published]!)];
	distances(`sets of ${count} are as far apart as ${published} by both`, () => {
		for (let seed = 0; seed < 6; seed++) {
			const hexes = draw(count, seed === 0 ? '' : String(seed));
			assert.ok(leastOk(hexes) >= ok, `seed ${seed}: ${leastOk(hexes)} in OKLab`);
			assert.ok(leastUcs(hexes) >= ucs, `seed ${seed}: ${leastUcs(hexes)} in CAM16-UCS`);
		}
	});
}

distances('twelve colors on white are as far apart as Petroff 10 by both', () => {
	const ten = CATEGORICAL_SETS['Petroff 10']!;
	for (let seed = 0; seed < 6; seed++) {
		const hexes = draw(12, String(seed), 'white');
		assert.ok(leastOk(hexes) >= leastOk(ten) && leastUcs(hexes) >= leastUcs(ten), `${seed}: ${leastOk(hexes)} ${leastUcs(hexes)}`);
	}
});

distances('twelve on white that cannot be moved so far apart are the set that comes nearest', () => {
	const ten = CATEGORICAL_SETS['Petroff 10']!;
	for (const seed of ['c84', 'c132']) {
		const hexes = draw(12, seed, 'white');
		assert.ok(leastOk(hexes) >= leastOk(ten) && leastUcs(hexes) >= 0.93 * leastUcs(ten), `${seed}: ${leastOk(hexes)} ${leastUcs(hexes)}`);
	}
});

for (const [count, published] of [[6, 'Petroff 6'], [8, 'Petroff 8'], [10, 'Petroff 10']] as const) {
	distances(`of a set of ${count} for both modes, the one for dark is as far apart as ${published} by CAM16-UCS too`, () => {
		for (let seed = 0; seed < 6; seed++) {
			const { dark } = generateDataColors({ count, seed: String(seed), modes: 'both' }), hexes = dark!.colors.map(({ hex }) => hex);
			assert.ok(leastUcs(hexes) >= leastUcs(CATEGORICAL_SETS[published]!), `seed ${seed}: ${leastUcs(hexes)}`);
		}
	});
}

distances('that holds for six and eight on white and on a dark background', () => {
	for (const background of ['white', '#111827']) for (const [count, published] of [[6, 'Petroff 6'], [8, 'Petroff 8']] as const) {
		for (let seed = 0; seed < 3; seed++) {
			const hexes = draw(count, String(seed), background);
			assert.ok(leastOk(hexes) >= leastOk(CATEGORICAL_SETS[published]!) && leastUcs(hexes) >= leastUcs(CATEGORICAL_SETS[published]!), `${seed}`);
		}
	}
});

distances('up to eight colors have different everyday names, and on white at most two of the first six are darker than L .45', () => {
	for (const background of [undefined, 'white', '#111827']) for (let seed = 0; seed < 8; seed++) {
		const hexes = draw(3 + seed % 6, `names ${seed}`, background);
		const names = hexes.map((hex) => wordsFor(fromRgb24(Number.parseInt(hex.slice(1), 16)), 'en').plainName);
		assert.is(new Set(names).size, hexes.length, `${hexes.join(' ')}: ${names.join(', ')}`);
	}
	for (let seed = 0; seed < 10; seed++) {
		const hexes = draw(6 + seed % 7, `dark ${seed}`, 'white');
		assert.ok(hexes.slice(0, 6).filter((hex) => oklchOf(hex)[0] < 0.45).length <= 2, hexes.join(' '));
	}
});

distances('for both modes a category keeps its hue, and the dark set is as far apart as Petroff\'s, but for a tenth', () => {
	for (const [count, published] of [[6, 'Petroff 6'], [8, 'Petroff 8'], [12, 'Petroff 10']] as const) for (let seed = 0; seed < 6; seed++) {
		const { colors, dark } = generateDataColors({ count, seed: String(seed), modes: 'both' }), hexes = dark!.colors.map(({ hex }) => hex);
		colors.forEach(({ hex }, i) => {
			const turn = Math.abs(oklchOf(hex)[2] - oklchOf(hexes[i]!)[2]);
			// Many colors have less room.
			assert.ok(Math.min(turn, 360 - turn) <= (count > 10 ? 33 : 25), `${seed}: ${hex} and ${hexes[i]}`);
		});
		assert.ok(leastOk(hexes) >= 0.9 * leastOk(CATEGORICAL_SETS[published]!), `${seed}: ${leastOk(hexes)} in OKLab`);
		assert.ok(leastUcs(hexes) >= 0.9 * leastUcs(CATEGORICAL_SETS[published]!), `${seed}: ${leastUcs(hexes)} in CAM16-UCS`);
	}
});

distances.run();
