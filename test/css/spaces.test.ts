/*
 * The spaces, mixing, contrast and texts of `tincture/css` beside those of the whole library.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrastRatio } from '../../src/css/contrast.ts';
import { convert } from '../../src/css/convert.ts';
import { mix } from '../../src/css/mix.ts';
import { toCss } from '../../src/css/print.ts';
import { CSS_SPACES, type CssSpace } from '../../src/css/spaces.ts';
import { printCss } from '../../src/formats/css-print.ts';
import { HUE_ARCS } from '../../src/math/angle.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { contrastOf } from '../../src/palette/contrast.ts';
import { CSS_NOTATIONS } from '../../src/reading/css-grammar.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert as convertFully } from '../../src/spaces/convert.ts';
import { mix as mixFully } from '../../src/spaces/mix.ts';
import type { Space } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { pick } from '../support/arbitrary.ts';

const IDS = Object.keys(CSS_SPACES) as readonly CssSpace[];

const css = suite('tincture/css');

css('has the spaces that CSS reads, and no others', () => {
	const read = [...CSS_NOTATIONS.functions.names.values(), ...CSS_NOTATIONS.spaces.names.values()];
	assert.equal([...IDS].sort(), [...new Set(read.flatMap((grammar) => (grammar === 'color' ? [] : [grammar.space])))].sort());
});

const LETTERS = {
	'hue': 'h', 'colorfulness': 'c', 'lightness': 'l', 'red-green': 'p', 'yellow-blue': 'q', 'share': ' ', 'light': '',
} as const;

css('says of its spaces what their declarations say', () => {
	for (const id of IDS) {
		const { channels, powerless }: Space = SPACES[id], { kinds, first, others, ...row } = CSS_SPACES[id];
		assert.is(kinds, channels.map(({ kind }, i) => LETTERS[kind] || 'rgb'[i]).join(''), id);
		channels.forEach(({ kind, range: [, most] }, i) => { if (kind !== 'hue') assert.is(i === 0 ? first : others, most, `${id} ${i}`); });
		assert.is(row.powerless, powerless, id);
	}
});

/** Of every kind: in and out of gamut, gray, on an axis, with missing channels, translucent. */
function anyColor(random: Random): Color<CssSpace> {
	const space = pick(random, IDS), { kinds, first, others } = CSS_SPACES[space], isGray = random() < 0.15, reach = random() < 0.1 ? 3 : 1;
	const [x, y, z] = [first, others, others].map((most, i) => {
		const kind = kinds[i]!;
		if (kind === 'h') return pick(random, [0, 90, 180, 270, random() * 360]);
		if (isGray && 'cpq'.includes(kind)) return 0;
		if (random() < 0.1) return pick(random, [0, most]);
		return ('pq'.includes(kind) ? random() * 2 - 1 : random() * reach - (reach - 1) / 2) * most;
	});
	const given = kinds === 'rgb' && isGray ? [x!, x!, x!] as const : [x!, y!, z!] as const;
	const none = random() < 0.3 ? Math.floor(random() * 16) : 0;
	const at = (i: 0 | 1 | 2): number => ((none & (1 << i)) === 0 ? given[i] : 0);
	return color(space, [at(0), at(1), at(2)], none > 7 ? 0 : pick(random, [1, 1, 0, 0.5, random()]), none);
}

function assertNear(found: Color<CssSpace>, expected: Color<string>, about: string): void {
	assert.is(found.space, expected.space, about);
	assert.is(found.none, expected.none, about);
	assert.ok(Math.abs(found.alpha - expected.alpha) < 1e-12, about);
	found.coords.forEach((x, i) => {
		const other = expected.coords[i]!, far = Math.abs(x - other);
		const turn = CSS_SPACES[found.space].kinds[i] === 'h' ? Math.min(far, 360 - far) : far;
		assert.ok(turn <= 1e-10 * Math.max(1, Math.abs(other)), `${about}: ${x} and ${other}`);
	});
}

css('converts as the whole library does, and prints the same text', () => {
	const seed = 'convert', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const from = anyColor(random), to = pick(random, IDS), about = `seed "${seed}", ${JSON.stringify(from)} to ${to}`;
		const expected = convertFully(from, to);
		assertNear(convert(from, to), expected, about);
		assert.is(toCss(from, to), printCss(expected), about);
		assert.is(toCss(from), printCss(from), about);
	}
});

css('prints what is large, half a step or nearly a turn as the whole library does', () => {
	const sizes = [
		0.0000005, 0.99995, 0.9999995, 1.000005, 359.9995, 1e8, 123456789.12345678, 1234567890.1234567, 2 ** 53 / 1e5, 3e11, 1e20, 1e21, 1.5e300,
	];
	for (const id of IDS) for (const size of sizes) for (const x of [size, -size]) {
		const isHue = (i: number): boolean => CSS_SPACES[id].kinds[i] === 'h';
		const coords = [0, 1, 2].map((i) => (isHue(i) ? Math.abs(x) % 360 : x)) as [number, number, number];
		for (const alpha of [1, 0.99994, 0.99995, 0.00005, 0]) {
			const given = color(id, coords, alpha);
			assert.is(toCss(given), printCss(given), `${id} ${x} ${alpha}`);
		}
	}
});

css('mixes as the whole library does, in every space and by every arc', () => {
	const seed = 'mix', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const a = anyColor(random), b = anyColor(random), to = pick(random, IDS), arc = pick(random, HUE_ARCS);
		const amount = pick(random, [0, 0.5, 1, random()]);
		assertNear(mix(a, b, amount, to, arc), mixFully(a, b, amount, to, arc), `seed "${seed}", ${JSON.stringify([a, b, amount, to, arc])}`);
	}
});

css('gives the ratio that the whole library gives, mapped and translucent colors too', () => {
	const seed = 'contrast', random = randomFrom(seed);
	for (let n = 0; n < 3_000; n++) {
		const text = anyColor(random), background = anyColor(random);
		const ratio = contrastRatio(text, background), expected = contrastOf(text, background).ratio;
		assert.ok(Math.abs(ratio - expected) < 1e-12 * expected, `seed "${seed}", ${JSON.stringify([text, background])}: ${ratio} and ${expected}`);
	}
});

css.run();
