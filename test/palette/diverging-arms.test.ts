/*
 * The arms of diverging sets, judged by CAM16-UCS and the deficiencies of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generateDataColors } from '../../src/operations.ts';
import { seenByBrettel } from '../support/reference-brettel.ts';
import { cam16Ucs, hueGap, oklchOf, seenBy, ucsGap } from '../support/reference-math.ts';

const arms = suite('arms of diverging sets');

const DICHROMATS = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

/** Distance of the two ends in CAM16-UCS for each dichromacy. */
const gaps = (colors: readonly { readonly hex: string }[]): number[] =>
	DICHROMATS.map((kind) => ucsGap(seenBy(kind, colors[0]!.hex), seenBy(kind, colors.at(-1)!.hex)));

for (const background of [undefined, '#111111'] as const) {
	arms(`500 seeds on ${background ?? 'white'}: the ends are at least 20 apart for every dichromat, near 30 and 250 degrees`, () => {
		for (let seed = 0; seed < 250; seed++) {
			const { colors, arms: distances, warning } = generateDataColors({
				kind: 'diverging', count: 3 + seed % 9, seed: String(seed), ...(background !== undefined && { background }),
			});
			assert.ok(Math.min(...gaps(colors)) >= 20, `seed ${seed}: ${gaps(colors).join(' ')}`);
			for (const [end, hue] of [[colors[0]!, 30], [colors.at(-1)!, 250]] as const) assert.ok(hueGap(oklchOf(end.hex)[2], hue) <= 20, `seed ${seed}`);
			assert.equal([Object.keys(distances!), warning], [['normal', ...DICHROMATS], undefined]);
		}
	});
}

arms('hues that some people confuse are answered with a warning that names them', () => {
	for (const [hues, who] of [[[145, 25], 'deuteranopia'], [[200, 20], 'protanopia'], [[300, 120], 'tritanopia']] as const) {
		const { colors, warning } = generateDataColors({ kind: 'diverging', count: 9, hues: [...hues] });
		assert.ok(gaps(colors)[DICHROMATS.indexOf(who)]! < 20);
		assert.match(warning!, who);
	}
	assert.is(generateDataColors({ kind: 'diverging', hues: [30, 250] }).warning, undefined);
	assert.is(generateDataColors({ kind: 'diverging', keep: ['#b2182b', '#2166ac'], count: 9 }).warning, undefined);
});

arms('of all pairs of hues, exactly those are answered with a warning whose ends are less than 20 apart for some dichromat by Brettel', () => {
	let warned = 0;
	for (let first = 0; first < 360; first += 20) for (let second = first + 20; second < 360; second += 20) {
		const { colors, warning } = generateDataColors({ kind: 'diverging', count: 9, hues: [first, second] });
		const seen = (kind: typeof DICHROMATS[number], { hex }: { readonly hex: string }) => cam16Ucs(seenByBrettel(kind, hex));
		const confused = DICHROMATS.filter((kind) => {
			const one = seen(kind, colors[0]!), other = seen(kind, colors.at(-1)!);
			return Math.hypot(...one.map((x, i) => x - other[i]!)) < 20;
		});
		if (confused.length > 0) warned++;
		assert.equal(DICHROMATS.filter((kind) => warning?.includes(kind)), confused, `hues ${first}, ${second}: ${warning}`);
	}
	assert.ok(warned > 30);
});

arms('ends of one lightness and chroma have arms of one lightness and chroma', () => {
	for (const [first, last] of [['oklch(0.5 0.12 20)', 'oklch(0.5 0.12 250)'], ['oklch(0.45 0.1 330)', 'oklch(0.45 0.1 145)']] as const)
		for (const count of [5, 8, 11]) {
			const all = generateDataColors({ kind: 'diverging', keep: [first, last], count }).colors.map(({ hex }) => oklchOf(hex));
			for (let i = 0; i < count >> 1; i++) for (const channel of [0, 1] as const)
				assert.ok(Math.abs(all[i]![channel] - all[count - 1 - i]![channel]) < 0.012, `${first} ${count} ${i}: ${all[i]} ${all[count - 1 - i]}`);
		}
});

arms('other kinds have no arms', () => {
	for (const kind of ['categorical', 'sequential', 'cyclic'] as const) assert.is(generateDataColors({ kind }).arms, undefined);
});

arms.run();
