/*
 * Modifiers change every base in their direction, and the bases of a survey to about its answers.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { compose } from '../../src/names/compose.ts';
import { weigh } from '../../src/names/degrees.ts';
import { getList } from '../../src/names/lists.ts';
import { between, modify, MODIFIER_IDS, type Modifier } from '../../src/names/modifiers.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const modifying = suite('modifiers');

const lch = (color: Color): readonly [number, number, number] => convert(color, 'oklch').coords;

// rgb.txt of the xkcd color survey, 2010, public domain: what most people called so.
const PUBLISHED: readonly (readonly [modifier: Modifier, base: number, published: number])[] = [
	['light', 0x0343df, 0x95d0fc], ['light', 0x7e1e9c, 0xbf77f6], ['light', 0x653700, 0xad8150], ['dark', 0x15b01a, 0x033500],
	['dark', 0x7e1e9c, 0x35063e], ['dark', 0xe50000, 0x840000],
	['pale', 0x15b01a, 0xc7fdb5], ['pale', 0x7e1e9c, 0xb790d4], ['dusty', 0x0343df, 0x5a86ad], ['dusty', 0x7e1e9c, 0x825f87],
	['muted', 0x15b01a, 0x5fa052], ['dull', 0xe50000, 0xbb3f3f], ['dull', 0xffff14, 0xeedc5b], ['dull', 0x653700, 0x876e4b],
	['dirty', 0x0343df, 0x3f829d], ['dusty', 0xc79fef, 0xac86a8], ['medium', 0xff81c0, 0xf36196], ['medium', 0x653700, 0x7f5112],
	['pastel', 0xff81c0, 0xffbacd], ['deep', 0xe50000, 0x9a0200], ['bright', 0x7e1e9c, 0xbe03fd], ['soft', 0x15b01a, 0x6fc276],
	['faded', 0xe50000, 0xd3494e], ['dirty', 0xf97306, 0xc87606],
	['warm', 0x929591, 0x978a84], ['cool', 0x929591, 0x95a3a6],
];

modifying('lead to what people called so: over all pairs more than half the way, and for none away from it by more than 0.03', () => {
	let before = 0, after = 0;
	for (const [modifier, base, published] of PUBLISHED) {
		const target = fromRgb24(published), from = deltaEOK(fromRgb24(base), target), to = deltaEOK(modify(fromRgb24(base), modifier), target);
		assert.ok(to < from + 0.03, `${modifier} ${base.toString(16)}: ${from} to ${to}`);
		before += from;
		after += to;
	}
	assert.ok(after < before / 2, `${before} to ${after}`);
});

/** The formula of a modifier, for every base in the middle of the gamut. */
type Claim = readonly [modifiers: readonly Modifier[], claim: string, holds: (from: readonly number[], to: readonly number[]) => boolean];

const CLAIMS: readonly Claim[] = [
	[['light', 'pale', 'pastel', 'soft', 'faded', 'heather'], 'lighter', ([l], [m]) => m! > l!],
	[['dark', 'deep', 'rich', 'burnt', 'charred'], 'darker', ([l], [m]) => m! < l!],
	[['pale', 'pastel', 'soft', 'muted', 'dull', 'faded', 'dusty', 'dusky', 'dirty'], 'less colorful', ([, c], [, d]) => d! < c!],
	[['vivid', 'strong', 'bright', 'neon', 'hot', 'electric'], 'more colorful', ([, c], [, d]) => d! > c! + 0.01],
];

for (const [modifiers, claim, holds] of CLAIMS) {
	modifying(`${modifiers.join(', ')} make a color ${claim}`, () => {
		const seed = claim, random = randomFrom(seed);
		for (let i = 0; i < 300; i++) {
			const byte = (): number => 60 + Math.floor(random() * 130), rgb = (byte() << 16) | (byte() << 8) | byte(), from = lch(fromRgb24(rgb));
			if (from[1] < 0.05) continue;
			for (const modifier of modifiers)
				assert.ok(holds(from, lch(modify(fromRgb24(rgb), modifier))), `${modifier} ${rgb.toString(16)}, seed "${seed}"`);
		}
	});
}

modifying('warm and cool turn a color towards yellow and blue, and keep its lightness and chroma', () => {
	const seed = 'warm and cool', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) {
		// Inside the gamut also after a turn.
		const hue = 360 * random(), from = color('oklch', [0.65, 0.09, hue]);
		for (const [modifier, target] of [['warm', 60], ['cool', 250]] as const) {
			const [l, c, h] = lch(modify(from, modifier)), away = (one: number): number => Math.abs(((one - target) % 360 + 540) % 360 - 180);
			assert.ok(Math.abs(l - 0.65) < 0.01 && Math.abs(c - 0.09) < 0.01, `${modifier} ${hue}, seed "${seed}"`);
			assert.ok(away(h) < away(hue) || away(hue) < 1, `${modifier} ${hue} to ${h}, seed "${seed}"`);
		}
	}
});

/** Modifiers that lead to the color of a state. */
const STATES: readonly Modifier[] = ['burnt', 'charred', 'dried', 'aged', 'unripe', 'rusty', 'rotten', 'moldy', 'frozen', 'night'];

modifying('a state brings any two colors nearer to each other', () => {
	const [red, blue] = [fromRgb24(0xd02020), fromRgb24(0x2040d0)];
	for (const state of STATES) {
		const whole = deltaEOK(red, blue), left = deltaEOK(modify(red, state), modify(blue, state));
		assert.ok(left < 0.8 * whole && deltaEOK(modify(red, state, 2), modify(blue, state, 2)) < left, state);
	}
});

modifying('what is unripe is greenish, what is rusty is reddish brown, and at night everything is dark blue', () => {
	for (const base of [0xd02020, 0xf5d020]) {
		const hues = (['unripe', 'rusty', 'night'] as const).map((state) => lch(modify(fromRgb24(base), state)));
		assert.ok(hues[0]![2] > 90 && hues[0]![2] < 150 && hues[1]![2] > 30 && hues[1]![2] < 75 && hues[2]![0] < 0.4);
	}
});

modifying('what is muted, dull, dusty, dusky or dirty is neither light nor dark', () => {
	const [navy, cream] = [fromRgb24(0x000080), fromRgb24(0xfffdd0)];
	for (const modifier of ['medium', 'muted', 'dull', 'dusty', 'dusky', 'dirty'] as const)
		assert.ok(lch(modify(navy, modifier))[0]! > lch(navy)[0]! && lch(modify(cream, modifier))[0]! < lch(cream)[0]!, modifier);
});

modifying('twice goes further', () => {
	const [one] = lch(modify(fromRgb24(0x008080), 'dark')), [two] = lch(modify(fromRgb24(0x008080), 'dark', 2));
	assert.ok(two < one);
});

modifying('a gray stays gray except for a tint, and white has room for one', () => {
	for (const modifier of MODIFIER_IDS.filter((id) => !STATES.includes(id))) {
		const [, c, h] = lch(modify(fromRgb24(0x808080), modifier)), [, tinted] = lch(modify(fromRgb24(0xffffff), modifier));
		if (modifier === 'warm') assert.ok(c > 0.02 && h > 20 && h < 90 && tinted > 0.01);
		else if (modifier === 'cool') assert.ok(c > 0.02 && h > 200 && h < 270 && tinted > 0.01);
		else assert.ok(c < 1e-6 && tinted < 1e-6, modifier);
	}
});

modifying('two hues meet in between, at the given share', () => {
	const [one, other] = [fromRgb24(0x00a000), fromRgb24(0x0040e0)], whole = deltaEOK(one, other);
	for (const share of [0, 0.25, 0.5, 1]) {
		const met = between(one, other, share);
		assert.ok(Math.abs(deltaEOK(one, met) - share * whole) < 0.01 && Math.abs(deltaEOK(met, other) - (1 - share) * whole) < 0.01);
	}
});

modifying('degrees order a modifier: a bit, none, very; not very bright is less colorful', () => {
	const base = fromRgb24(0x4c7cb0), [lightness, chroma] = lch(base);
	const darkened = (['less', undefined, 'more'] as const).map((degree) => {
		const { modifier, times } = degree === undefined ? { modifier: 'dark' as const, times: 1 } : weigh([degree], 'dark');
		return lch(modify(base, modifier, times))[0]!;
	});
	assert.equal(darkened, [...darkened].sort((one, other) => other - one));
	assert.ok(darkened[0]! < lightness! && darkened[2]! < 0.6 * lightness!, `${darkened}`);
	// What is not very dark is less dark than what is a bit dark.
	assert.ok(weigh(['not'], 'dark').times < weigh(['less'], 'dark').times);
	const { modifier, times } = weigh(['not'], 'bright');
	assert.ok(lch(modify(base, modifier, times))[1]! < chroma!);
	const [once, twice] = [weigh(['more'], 'light'), weigh(['more', 'more'], 'light')];
	assert.ok(twice.times > once.times && lch(modify(base, 'light', twice.times))[0]! < 1, `${once.times} ${twice.times}`);
	assert.equal(weigh(['less', 'less'], 'dark'), weigh(['less'], 'dark'));
});

modifying('vivid goes .6 of the way to the most vivid color of a hue', () => {
	// The most vivid color with the hue of sRGB red is red itself: oklch(0.628 0.2577 29.23).
	const [lightness, chroma] = lch(modify(color('oklch', [0.62, 0.2, 29.23]), 'vivid'));
	assert.ok(Math.abs(lightness! - 0.625) < 0.003 && Math.abs(chroma! - (0.2 + 0.6 * (0.2577 - 0.2))) < 0.004, `${lightness} ${chroma}`);
});

modifying('a bright coral does not become red', () => {
	const [, , hue] = lch(fromRgb24(0xff7f50)), coral = fromRgb24(0xff7f50);
	for (const modifier of ['bright', 'vivid', 'neon', 'hot', 'electric'] as const) {
		const [lightness] = lch(modify(coral, modifier));
		assert.ok(lightness! > 0.65 && Math.abs(lch(modify(coral, modifier))[2]! - hue!) < 3, `${modifier} ${lightness}`);
	}
});

modifying('what is almost white or black is a light or dark gray', () => {
	const [white, black] = [0xffffff, 0].map((rgb) => lch(modify(fromRgb24(rgb), 'almost')));
	assert.ok(white![0]! > 0.94 && white![0]! < 0.98 && black![0]! > 0.18 && black![0]! < 0.25, `${white![0]} ${black![0]}`);
});

modifying('a pale color is lighter and weaker than the word alone', () => {
	const list = getList('css');
	let tried = 0;
	for (let i = 0; i < list.size; i++) {
		const word = list.name(i), [l, c] = convert(list.color(i), 'oklch').coords, pale = compose(`pale ${word}`)?.color;
		if (pale === undefined || c < 0.05 || l > 0.9) continue;
		tried++;
		const [paler, weaker] = convert(pale, 'oklch').coords;
		assert.ok(paler > l && weaker < c, `pale ${word}: ${paler} and ${weaker} from ${l} and ${c}`);
	}
	assert.ok(tried > 80, `${tried} tried`);
});

modifying.run();
