/*
 * The further spaces: there and back between all pairs, exact grays, black and white, and what each says about itself.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bisect } from '../../src/math/bisect.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { findAnalogue, findChannel } from '../../src/spaces/channels.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convertTo } from '../../src/spaces/convert.ts';
import { ictcp } from '../../src/spaces/ictcp.ts';
import { mixIn } from '../../src/spaces/mix.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import type { Space } from '../../src/spaces/space.ts';
import { chromaAtEdge, findCusp } from '../../src/spaces/srgb-solid.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { toe, toeInverse } from '../../src/spaces/toe.ts';
import { near, nearAll } from '../support/near.ts';
import { beyond, insideSrgb, wide } from '../support/spaces.ts';

const ALL: Readonly<Record<string, Space>> = { ...SPACES, ...MORE_SPACES };
const into = (given: Color<string>, id: string): Color<string> => convertTo(given, ALL[id]!);

const IDS = Object.keys(ALL), MORE_IDS = Object.keys(MORE_SPACES);

/** Every ordered pair with a further space in it. */
const PAIRS = IDS.flatMap((from) =>
	IDS.filter((to) => to !== from && (from in MORE_SPACES || to in MORE_SPACES)).map((to) => [from, to] as const));

/** These hold no chroma where sRGB holds none, darker than black and brighter than white. */
const WITHIN_SRGB_LIGHTNESS = ['okhsl', 'okhsv', 'hsluv'];

/** A chroma of CAM16 and a luminance need not belong together beyond what can be seen. */
const VISIBLE = ['hct'];

const insideRec2020 = (random: Random): Color => color('rec2020', [random(), random(), random()]);

const roundTrips = suite('round trips of the further spaces');

for (const [what, draw, without] of [
	['colors of sRGB', insideSrgb, []],
	['colors of Rec. 2020', insideRec2020, []],
	['colors of ProPhoto', wide, VISIBLE],
	['colors beyond what one can see', beyond, [...VISIBLE, ...WITHIN_SRGB_LIGHTNESS]],
] as const) {
	roundTrips(`bring ${what} back between every two spaces`, () => {
		const seed = `further spaces, ${what}`, random = randomFrom(seed);
		const left = without as readonly string[];
		for (let n = 0; n < 8; n++) {
			const drawn = draw(random);
			for (const [from, via] of PAIRS) {
				if (left.includes(from) || left.includes(via)) continue;
				const start = into(drawn, from), back = into(into(start, via), from);
				// PQ, with its exponent of 79 or 134, makes 1e-15 of a signal 1e-12 of light.
				nearAll(
					into(back, 'xyz-d65').coords, into(start, 'xyz-d65').coords, 1e-11,
					`seed "${seed}", color ${n}, ${from} by ${via}`,
				);
			}
		}
	});
}

roundTrips('give finite numbers only, also far outside', () => {
	const seed = 'further and far', random = randomFrom(seed);
	const far = (): number => (random() - 0.5) * 10 ** Math.floor(random() * 12);
	for (let n = 0; n < 12; n++) for (const [from, to] of PAIRS) {
		for (const start of [color(from, [far(), far(), far()]), color(from, [0, far(), 0]), color(from, [far(), 0, far()])]) {
			const { coords } = into(start, to);
			assert.ok(coords.every(Number.isFinite), `seed "${seed}", color ${n}, ${from} ${start.coords.join(' ')} to ${to}: ${coords.join(' ')}`);
		}
	}
});

roundTrips.run();

const grays = suite('grays of the further spaces');

/** Colorfulness 0 and the hue missing, equal light, or no opponent axes; XYZ and Jzazbz have grays next to the axis. */
function assertGray(c: Color<string>, what: string): void {
	const space = ALL[c.space]!, { coords } = c, hue = findChannel(
		'hue', space,
	), said = `${what} in ${c.space}: ${coords.join(' ')}, none ${c.none}`;
	assert.is(c.none, hue < 0 ? 0 : 1 << hue, said);
	if (hue >= 0) assert.ok(coords[hue] === 0 && (c.space === 'hwb' || coords[findChannel('colorfulness', space)] === 0), said);
	else if (space.channels[0].id === 'r') assert.ok(coords[0] === coords[1] && coords[1] === coords[2], said);
	else if (space.channels[1].kind !== 'light' && c.space !== 'jzazbz') assert.ok(coords[1] === 0 && coords[2] === 0, said);
}

function everyRoad(gray: Color, what: string): void {
	for (const [from, to] of PAIRS) {
		const there = into(gray, from);
		assertGray(there, what);
		assertGray(into(there, to), `${what} by ${from}`);
	}
}

grays('of bytes are exactly gray in every space, by way of every other', () => {
	for (let n = 0; n < 86; n += 17) everyRoad(fromRgb24(rgb24(n, n, n)), `byte ${n}`);
});

grays('between the bytes are exactly gray in every space, by way of every other', () => {
	const seed = 'further grays', random = randomFrom(seed);
	for (let n = 0; n < 12; n++) {
		const x = random();
		everyRoad(color('srgb', [x, x, x]), `seed "${seed}", gray ${n}, ${x}`);
	}
});

// The signal of 203 cd/m², BT.2100; Jz of white, colorjs.io 0.7.1.
const PQ_WHITE = 0.5806888810416109, JZ_WHITE = 0.2220652495357387;
const WHITE: Readonly<Record<keyof typeof MORE_SPACES, readonly number[]>> = {
	'okhsl': [0, 0, 1], 'okhsv': [0, 0, 1], 'oklrab': [1, 0, 0], 'oklrch': [1, 0, 0],
	'luv': [100, 0, 0], 'lchuv': [100, 0, 0], 'hsluv': [0, 0, 100],
	'ictcp': [PQ_WHITE, 0, 0], 'jzazbz': [JZ_WHITE, -0.00016062492618276747, -0.00011703399770002232], 'jzczhz': [JZ_WHITE, 0, 0],
	'cam16-jmh': [100, 0, 0], 'hct': [0, 0, 100], 'rec2100-pq': [PQ_WHITE, PQ_WHITE, PQ_WHITE],
};

grays('end in white and black, exact by every road', () => {
	const white = fromRgb24(0xffffff), black = fromRgb24(0x000000);
	for (const via of IDS) for (const to of MORE_IDS) {
		// A white that is not a whole number has rounding errors in its last digits.
		const tolerance = ['ictcp', 'jzazbz', 'jzczhz', 'rec2100-pq'].includes(to) ? 1e-13 : 0;
		nearAll(into(into(white, via), to).coords, WHITE[to as keyof typeof WHITE], tolerance, `white by ${via} in ${to}`);
		nearAll(into(into(black, via), to).coords, [0, 0, 0], 0, `black by ${via} in ${to}`);
		nearAll(into(into(white, to), 'srgb').coords, [1, 1, 1], 0, `white back from ${to}`);
		nearAll(into(into(black, to), 'srgb').coords, [0, 0, 0], 0, `black back from ${to}`);
	}
});

grays('are only grays: the colors next to them stay colored', () => {
	for (const id of MORE_IDS) for (const hex of [0x808081, 0x808180, 0x818080, 0xfffffe, 0x000100]) {
		assert.is(into(fromRgb24(hex), id).none, 0, `${hex.toString(16)} in ${id}`);
	}
});

grays('of a tone are those of Material: a chroma of 0 adds no tint', () => {
	// CIE lightness 50 is the luminance 0.184187, which is #777777 on a screen.
	const { coords } = into(color('hct', [200, 0, 50]), 'srgb');
	for (const channel of coords) near(channel * 255, 0x77, 0.5);
	assert.is(coords[0], coords[1]);
	assert.is(coords[1], coords[2]);
});

grays.run();

const facts = suite('the further spaces');

facts('hct gives imaginary colors back with their luminance and with light that there is', () => {
	const seed = 'imaginary', random = randomFrom(seed);
	const cases = [[0.05, 0.3, 264], [0.05, 0.2, 264], [0.3, 0.5, 30]] as [number, number, number][];
	for (let n = 0; n < 2000; n++) cases.push([random() * 1.1, random() * 0.6, random() * 360]);
	for (const coords of cases) {
		const [, luminance] = into(color('oklch', coords), 'xyz-d65').coords;
		const [x, y, z] = into(into(color('oklch', coords), 'hct'), 'xyz-d65').coords;
		const said = `oklch(${coords.join(' ')}), seed "${seed}"`;
		near(y, luminance, 1e-5 * Math.max(0.01, Math.abs(luminance)), said);
		assert.ok(Math.max(Math.abs(x), Math.abs(z)) <= 1 + 1e5 * Math.abs(luminance), `${said}: ${[x, y, z].join(' ')}`);
	}
});

facts('are listed by id, apart from the spaces of the service, with complete facts about their channels', () => {
	for (const [id, space] of Object.entries<Space>(MORE_SPACES)) {
		assert.is(space.id, id);
		assert.not(id in SPACES);
		assert.is(findChannel('hue', space) >= 0, space.powerless !== undefined, id);
		assert.is(new Set(space.channels.map((channel) => channel.id)).size, 3);
		for (const { kind, range, unit, digits } of space.channels) {
			assert.ok(range[0] < range[1] && Math.abs(range[0]) <= range[1] && digits >= 3 && digits <= 6, id);
			if (kind === 'hue') assert.equal(range, [0, 360]);
			if (unit === '%') assert.equal(range, [0, 100]);
		}
	}
});

facts('come back the same 8 bits from the decimals they declare', () => {
	const seed = 'decimals', random = randomFrom(seed);
	for (let n = 0; n < 100; n++) {
		const start = fromRgb24(Math.floor(random() * 0x1000000));
		for (const id of MORE_IDS) {
			const { coords } = into(start, id), channels = ALL[id]!.channels;
			const written = coords.map((x, i) => Number(x.toFixed(channels[i]!.digits))) as [number, number, number];
			const back = into(color(id, written), 'srgb').coords;
			assert.equal(back.map((x) => Math.round(x * 255)), start.coords.map((x) => Math.round(x * 255)), `seed "${seed}", ${n}, ${id}`);
		}
	}
});

facts('ICtCp lists its axes in the opposite order: tritan corresponds to b, protan to a', () => {
	const { oklab, lab } = SPACES;
	for (const space of [oklab, lab, MORE_SPACES.jzazbz, MORE_SPACES.luv]) {
		assert.equal([0, 1, 2].map((at) => findAnalogue(at, ictcp, space)), [0, 2, 1], space.id);
		assert.equal([0, 1, 2].map((at) => findAnalogue(at, space, ictcp)), [0, 2, 1], space.id);
	}
	// A missing channel comes from the other color: red has more protan, yellow less tritan, than blue.
	const start = color('oklab', [0.6, 0, 0.1], 1, 2), other = color('ictcp', [0.4, 0.1, -0.05]);
	const { coords } = mixIn(ictcp, start, other, 0);
	near(coords[2], -0.05, 1e-12);
	near(coords[1], into(start, 'ictcp').coords[1], 1e-12);
});

facts('the axes point as their kinds say: red and yellow are their positive ends', () => {
	for (const [id, space] of Object.entries(ALL)) {
		const a = findChannel('red-green', space), b = findChannel('yellow-blue', space);
		if (a < 0) continue;
		const at = (hex: number, axis: number): number => into(fromRgb24(hex), id).coords[axis]!;
		assert.ok(at(0xff0080, a) > 0 && at(0x00ff00, a) < 0, id);
		// Tritan grows towards blue (BT.2100).
		const sign = id === 'ictcp' ? -1 : 1;
		assert.ok(at(0xffff00, b) * sign > 0 && at(0x0000ff, b) * sign < 0, id);
	}
});

facts('the toe keeps 0 and 1, and its inverse undoes it', () => {
	for (const x of [0, 1, -1]) {
		assert.is(toe(x), x);
		assert.is(toeInverse(x), x);
	}
	for (let x = -2; x <= 2; x += 0.01) near(toeInverse(toe(x)), x, 1e-14);
	// K3 = 1.206 / 1.03; the terms are 0.5 K3 - 0.206 = 0.379436893 and 4 · 0.03 · 0.5 K3 = 0.070252427.
	near(toe(0.5), (0.379436893 + Math.sqrt(0.379436893 ** 2 + 0.070252427)) / 2, 1e-9);
});

/** True if an OKLCH color, converted to sRGB, is inside. */
const isInside = (l: number, c: number, h: number): boolean =>
	into(color('oklch', [l, c, h]), 'srgb-linear').coords.every((x) => x >= -1e-12 && x <= 1 + 1e-12);

facts('the cusp of a hue and the edge above it are where bisection finds them', () => {
	for (let hue = 0.5; hue < 360; hue += 7.3) {
		// Next to the hue of blue the edge bends inwards, and the triangle is what Ottosson takes for it.
		if (hue > 255 && hue < 275) continue;
		const radians = (hue * Math.PI) / 180, a = Math.cos(radians), b = Math.sin(radians), cusp = findCusp(a, b);
		near(bisect(0, 0.5, 1e-12, (c) => isInside(cusp.lightness, c, hue)), cusp.chroma, 1e-6, `cusp of ${hue}`);
		for (const share of [0.1, 0.5, 0.9]) {
			const l = cusp.lightness + (1 - cusp.lightness) * share;
			near(bisect(0, 0.5, 1e-12, (c) => isInside(l, c, hue)), chromaAtEdge(a, b, l, cusp), 1e-6, `edge at ${l} of ${hue}`);
			assert.ok(!isInside(cusp.lightness * share, cusp.chroma * share * 1.0001, hue), `below the cusp of ${hue}`);
		}
	}
});

facts('full saturation is the edge of sRGB, for every hue', () => {
	for (let hue = 0; hue < 360; hue += 11) for (const level of [0.2, 0.5, 0.8]) {
		for (const c of [color('okhsl', [hue, 1, level]), color('okhsv', [hue, 1, level]), color('hsluv', [hue, 100, level * 100])]) {
			const { coords } = into(c, 'srgb'), within = c.space === 'okhsl' ? 0.003 : 1e-6;
			const ends = c.space === 'okhsv' ? [Math.min(...coords)] : [Math.min(...coords), 1 - Math.max(...coords)];
			// Next to the hue of blue the triangle of Okhsl leaves the solid slightly.
			near(Math.min(...ends.map((x) => Math.abs(x))), 0, within, `${c.space} ${hue} ${level}: ${coords.join(' ')}`);
		}
	}
});

facts.run();
