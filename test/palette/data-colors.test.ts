/*
 * Colors for data, measured by independent formulas (test/support/sight.ts): comparison with published sets, even steps, order
 * with every deficiency and in gray, and kept colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { randomFrom } from '../../src/math/random.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { DATA_KINDS, dataColors, dataFault, type DataKind, type DataRequest } from '../../src/palette/data-colors.ts';
import { closest, SIGHTS, simulateAll } from '../../src/palette/sights.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { simulate } from '../../src/vision/deficiency.ts';
import { near } from '../support/near.ts';
import { hueGap, oklchOf } from '../support/reference-math.ts';
import { stepRatio, leastGaps, lightnesses, stepSizes } from '../support/sight.ts';
import { publishedSets } from '../vectors/categorical-sets.ts';

const toHexes = (colors: readonly Rgb24[]): string[] => colors.map((color) => printHex(color, 1));
const leastGap = (hexes: readonly string[]): number => Math.min(...Object.values(leastGaps(hexes)));

const wish = (of: Partial<DataRequest> & { readonly kind: DataKind }): DataRequest => ({ count: 8, seed: '', keep: [], ...of });

const sights = suite('a color as four kinds of eyes see it');

sights('is the simulation of the vision room', () => {
	const random = randomFrom('sights');
	for (let i = 0; i < 200; i++) {
		const rgb24 = Math.floor(random() * 0x1000000), seen = simulateAll(rgb24), of = fromRgb24(rgb24);
		SIGHTS.forEach((sight, k) => {
			const lab = convert(sight === 'normal' ? of : simulate(of, sight), 'oklab').coords;
			// 1e-9: below one byte by 10^6.
			lab.forEach((x, c) => near(seen[3 * k + c]!, x, 1e-9, `${printHex(rgb24, 1)} ${sight}`));
		});
	}
});

sights('the closest of all pairs and of neighbours are those of the second calculation', () => {
	const all = [0xff0000, 0x00ff00, 0x0000ff, 0xffff00], seen = all.map(simulateAll), second = leastGaps(toHexes(all));
	for (const sight of SIGHTS) near(closest(seen, 'pairs')[sight], second[sight]!, 1e-5, sight);
	near(closest(seen, 'neighbors').normal, Math.min(...stepSizes(toHexes(all))), 1e-5);
	near(closest(seen, 'ring').normal, Math.min(...stepSizes(toHexes(all), true)), 1e-5);
});

sights.run();

const categorical = suite('categorical colors');

const BACKGROUNDS = [undefined, 0xffffff, 0x111827, 0xfdf6e3] as const;

for (const background of BACKGROUNDS) {
	const on = background === undefined ? 'no background' : `${printHex(background, 1)}, 3:1 each`;
	categorical(`at every size, farther apart than the best published set, on ${on}`, () => {
		for (let count = 3; count <= 12; count++) {
			const [best] = publishedSets(count, leastGap);
			for (const seed of ['', 'a', 'b']) {
				const colors = dataColors(wish({ kind: 'categorical', count, seed, background })), least = leastGap(toHexes(colors));
				assert.is(new Set(colors).size, count);
				assert.ok(least >= best!.least, `${count} "${seed}": ${least} and ${best!.name} ${best!.least}`);
				if (background !== undefined) for (const color of colors) assert.ok(contrastRatio(color, background) >= 3, printHex(color, 1));
			}
		}
	});
}

categorical('a kept color is first, and the others keep away from it', () => {
	for (const brand of [0x3b82f6, 0xffd700, 0x16a34a, 0x111111, 0xffffff, 0xe11d48]) {
		const colors = dataColors(wish({ kind: 'categorical', count: 6, keep: [fromRgb24(brand)] }));
		assert.is(colors[0], brand);
		assert.ok(leastGap(toHexes(colors)) >= 0.1144, `${printHex(brand, 1)} ${leastGap(toHexes(colors))}`);
	}
});

categorical('eight colors come from all around, and not three of one hue', () => {
	for (const background of BACKGROUNDS) for (let i = 0; i < 12; i++) {
		const hues = dataColors(wish({ kind: 'categorical', seed: `around ${i}`, background })).map((of) => convert(fromRgb24(of), 'oklch').coords[2]);
		const said = `around ${i} on ${background}: ${hues.map(Math.round).join()}`;
		// Eighths of a circle, as many as there are colors.
		assert.ok(new Set(hues.map((hue) => Math.floor(hue / 45))).size >= 5, said);
		const sorted = [...hues].sort((a, b) => a - b);
		sorted.forEach((hue, at) => assert.ok((sorted[(at + 3) % 8]! - hue + 360) % 360 > 30, said));
	}
});

categorical('requested hues are respected', () => {
	for (const color of dataColors(wish({ kind: 'categorical', count: 6, hues: [250, 30] }))) {
		const [, , hue] = convert(fromRgb24(color), 'oklch').coords;
		// Sixteen degrees, and one of rounding to bytes.
		assert.ok([250, 30].some((target) => Math.abs((hue - target + 540) % 360 - 180) <= 17), `${printHex(color, 1)} ${hue}`);
	}
});

categorical.run();

const ramps = suite('sequential, diverging and cyclic colors');

/** 1 where every lightness rises, -1 where every one falls. */
const order = (a: string, b: string): number => {
	const from = lightnesses(a), rises = lightnesses(b).map((light, i) => Math.sign(light - from[i]!));
	return rises.every((rise) => rise === rises[0]) ? rises[0]! : 0;
};

const holds = (of: DataRequest, said: string): void => {
	const hexes = toHexes(dataColors(of)), { kind, count } = of, last = count - 1;
	assert.is(hexes.length, count, said);
	assert.ok(stepRatio(hexes, kind === 'cyclic') <= 1.05, `${said}: ${stepRatio(hexes, kind === 'cyclic')} ${hexes.join()}`);
	const way = order(hexes[0]!, hexes[1]!), middle = (count - 1) / 2;
	for (let i = 1; i < count && kind !== 'cyclic'; i++) {
		const sign = kind === 'sequential' || i <= middle ? way : i >= middle + 1 ? -way : undefined;
		if (sign !== undefined) assert.is(order(hexes[i - 1]!, hexes[i]!), sign, `${said} at ${i}: ${hexes.join()}`);
	}
	if (kind !== 'cyclic') assert.is.not(way, 0, said);
	const kept = toHexes(of.keep.map((color) => seenAs(color)));
	if (kept.length === 2) assert.equal([hexes[0], hexes[last]], kept, said);
	else for (const hex of kept) assert.ok(hexes.includes(hex), said);
};

const seenAs = ({ coords }: DataRequest['keep'][number]): Rgb24 =>
	coords.reduce((sum, channel) => sum * 256 + Math.round(channel * 255), 0);

for (const kind of DATA_KINDS.filter((one) => one !== 'categorical')) {
	ramps(`${kind}: even and in order for every seed, count and background`, () => {
		const random = randomFrom(kind);
		for (let i = 0; i < 40; i++) {
			const count = 3 + Math.floor(random() * 10), background = [undefined, 0xffffff, 0x111827][i % 3];
			holds(wish({ kind, count, seed: `seed ${i}`, background }), `seed ${i}, ${count} on ${background}`);
		}
	});

	ramps(`${kind}: even and in order from one color that stays`, () => {
		const random = randomFrom(`${kind} kept`);
		let held = 0;
		for (let i = 0; i < 60; i++) {
			const brand = Math.floor(random() * 0x1000000), of = wish({ kind, count: 3 + Math.floor(random() * 10), keep: [fromRgb24(brand)] });
			if (dataFault(of) !== undefined) continue;
			held++;
			holds(of, `${printHex(brand, 1)} of ${of.count}`);
		}
		assert.ok(held >= 50, `${held} of 60`);
	});
}

for (const [first, second, counts] of [[0xe11d48, 0x3b82f6, [9, 11, 12]], [0x7c3aed, 0x16a34a, [11, 12]]] as const) {
	ramps(`between ${printHex(first)} and ${printHex(second)} all of ${counts.join(', ')} colors have one of the two hues, or none`, () => {
		const toOklch = (of: Rgb24) => convert(fromRgb24(of), 'oklch').coords;
		for (const count of counts) {
			const colors = dataColors(wish({ kind: 'diverging', keep: [fromRgb24(first), fromRgb24(second)], count }));
			colors.forEach((of, i) => {
				const [, chroma, hue] = toOklch(of), own = toOklch(i < count / 2 ? first : second)[2], apart = Math.abs(hue - own);
				assert.ok(chroma < 0.03 || Math.min(apart, 360 - apart) <= 10, `${printHex(of)} of ${count} has ${hue}, its end ${own}`);
			});
		}
	});
}

for (const kind of ['sequential', 'diverging'] as const) {
	ramps(`${kind}: even and in order between any two accepted ends`, () => {
		const random = randomFrom(`${kind} ends`);
		let held = 0;
		for (let i = 0; i < 60; i++) {
			const ends = [random(), random()].map((x) => fromRgb24(Math.floor(x * 0x1000000)));
			const of = wish({ kind, count: 3 + Math.floor(random() * 10), keep: ends });
			if (dataFault(of) !== undefined) continue;
			held++;
			holds(of, `${toHexes(ends.map(seenAs)).join()} of ${of.count}`);
		}
		assert.ok(held >= (kind === 'sequential' ? 20 : 8), `${held} of 60`);
	});
}

ramps('the suggested second end is accepted, and has the hue of the one it replaces', () => {
	const random = randomFrom('offered');
	let offered = 0;
	for (let i = 0; i < 30; i++) {
		const ends = [random(), random()].map((x) => fromRgb24(Math.floor(x * 0x1000000)));
		const of = wish({ kind: 'diverging', count: 9, keep: ends });
		const instead = dataFault(of)?.instead;
		if (instead === undefined) continue;
		offered++;
		assert.is(dataFault({ ...of, keep: [ends[0]!, fromRgb24(instead)] }), undefined);
		const [, chroma, hue] = oklchOf(printHex(seenAs(ends[1]!), 1)), own = oklchOf(printHex(instead, 1))[2];
		if (chroma > 0.05) assert.ok(hueGap(hue, own) <= 3, `${hue} and ${own}`);
	}
	assert.ok(offered > 5, `${offered}`);
});

ramps('next to a dark background a set begins dark', () => {
	const [first, second] = toHexes(dataColors(wish({ kind: 'sequential', background: 0x000000 })));
	assert.is(order(first!, second!), 1);
	const [light, darker] = toHexes(dataColors(wish({ kind: 'sequential', background: 0xffffff })));
	assert.is(order(light!, darker!), -1);
});

ramps.run();
