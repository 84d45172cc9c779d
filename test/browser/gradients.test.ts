/*
 * Compares gradients as Chromium paints them, the declaration and its fallback, with the computed mixture, pixel by pixel.
 *
 * Outside sRGB a screen clips colors and the fallback maps them, so each is compared with the mixture treated the same way.
 * Inside sRGB the two are also compared with each other. The tolerance is deltaE OK 0.02, or two bytes in each channel,
 * which is more next to black.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mapToGamut } from '../../src/gamut/map.ts';
import { fits } from '../../src/gamut/fits.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { makeGradient } from '../../src/operations.ts';
import { parseCss } from '../../src/reading/css-parse.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { mix } from '../../src/spaces/mix.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24, toByte, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { leaveOut } from '../support/left-out.ts';
import { hasChromium, takePicture, withChromium, type Picture } from './chromium.ts';

const gradients = suite('gradients in Chromium');

const SPACES = ['oklab', 'oklch', 'srgb'] as const;
const WIDTH = 240, BAR = 4, BOX = 48;
const NEAR = 0.02;

/** Colors without a hue, nearly without one, or with a missing channel. */
const HUELESS = [
	'gray', 'white', 'black', 'transparent', '#80808080', 'lab(50 0 0)', 'oklch(0.7 0.001 40)', '#7f8080', 'hsl(200 8% 60%)',
	'oklch(0.6 none none)', 'oklab(0.6 none 0.1)', 'oklch(0.7 0.1 40 / none)', 'color(srgb none 0.4 0.8)',
	'oklch(0.6 0.1 none)', 'oklch(0.7 none 120)', 'rgb(20 200 120 / none)', 'hsl(none 50% 50%)',
];

const hexFrom = (random: Random): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`;

const colorFrom = (random: Random): string => {
	const kind = random(), hex = hexFrom(random);
	if (kind < 0.45) return HUELESS[Math.floor(random() * HUELESS.length)]!;
	// One in ten is translucent.
	return kind < 0.55 ? hex + hexFrom(random).slice(1, 3) : hex;
};

const isNear = (a: Rgb24, b: Rgb24): boolean =>
	[redOf, greenOf, blueOf].every((of) => Math.abs(of(a) - of(b)) <= 2) || deltaEOK(fromRgb24(a), fromRgb24(b)) <= NEAR;

const hex = (rgb: Rgb24): string => `#${rgb.toString(16).padStart(6, '0')}`;

const bar = (background: string, width: number, height: number): string =>
	`<div style="width:${width}px;height:${height}px;background:${background}"></div>`;

/** A page of one column, painted on white and on black. */
const painted = (boxes: readonly string[]): Promise<Picture[]> => withChromium(async (browser) => {
	const tab = await browser.newPage({ viewport: { width: WIDTH, height: 400 } });
	const pictures: Picture[] = [];
	for (const page of ['white', 'black']) {
		await tab.setContent(`<body style="margin:0;background:${page}">${boxes.join('')}`);
		pictures.push(await takePicture(tab));
	}
	return pictures;
});

/** Source over, on encoded channels, which a screen clips. */
function toScreen(color: Color, page: number): Rgb24 {
	const [r, g, b] = convert(color, 'srgb').coords;
	const over = (channel: number): number => toByte(Math.min(1, Math.max(0, channel)) * color.alpha + page * (1 - color.alpha));
	return rgb24(over(r), over(g), over(b));
}

interface Row {
	readonly space: (typeof SPACES)[number];
	readonly colors: readonly string[];
	readonly positions?: readonly number[];
}

const SEED = 'painted gradients';

function rowsFrom(random: Random): Row[] {
	return Array.from({ length: 180 }, (_, n): Row => {
		const colors = Array.from({ length: 2 + Math.floor(random() * 3) }, () => colorFrom(random));
		// Every fourth has positions, and every third of these has a hard edge.
		const places = colors.map((_, i) => (n % 12 === 3 && i === 1 ? 0 : Math.round(1000 * random()) / 10)).sort((a, b) => a - b);
		return { space: SPACES[n % SPACES.length]!, colors, ...(n % 4 === 3 && { positions: places }) };
	});
}

/** The mixture at a share of the line, or nothing next to an edge. */
function meantAt({ space, colors, positions }: Row, at: number): Color | undefined {
	const given = colors.map((text) => parseCss(text)), last = given.length - 1;
	const places = positions?.map((place) => place / 100) ?? given.map((_, i) => i / last);
	const next = places.findIndex((place) => place > at);
	// Outside of the line the color is that of its end, in which missing channels are 0.
	if (next === 0 || next === -1) return given[next === 0 ? 0 : last]!.none === 0 ? given[next === 0 ? 0 : last] : undefined;
	const from = places[next - 1]!, to = places[next]!;
	const isBesideEdge = Math.min(at - from, to - at) * WIDTH < 1.5;
	return isBesideEdge ? undefined : mix(given[next - 1]!, given[next]!, (at - from) / (to - from), space);
}

if (!hasChromium) leaveOut(gradients, 'Chromium paints declarations and fallbacks', 'no Chromium; CHROMIUM names one');
else {
	gradients('a declaration paints the mixture, its fallback the mixture mapped into sRGB; inside sRGB both paint the same', async () => {
		const rows = rowsFrom(randomFrom(SEED));
		const boxes = rows.flatMap(({ colors, space, positions }) => {
			const { css, fallback } = makeGradient({ colors, space, ...(positions && { positions }) });
			return [bar(css, WIDTH, BAR), bar(fallback, WIDTH, BAR)];
		});
		const pictures = await painted(boxes);
		let compared = 0;
		rows.forEach((row, n) => pictures.forEach((picture, i) => {
			for (let x = 0; x < WIDTH; x++) {
				const expected = meantAt(row, (x + 0.5) / WIDTH);
				if (!expected) continue;
				const page = i === 0 ? 1 : 0, [declared, fallback] = [0, 1].map((k) => picture.at(x, (2 * n + k) * BAR + 1));
				const where = `seed "${SEED}", case ${n}, ${JSON.stringify(row)}, ${x} of ${WIDTH}, on ${i === 0 ? 'white' : 'black'}`;
				const computed = toScreen(expected, page), mapped = toScreen(mapToGamut(expected, 'srgb'), page);
				assert.ok(isNear(declared!, computed), `${where}: the declaration is ${hex(declared!)}, computed ${hex(computed)}`);
				assert.ok(isNear(fallback!, mapped), `${where}: the fallback is ${hex(fallback!)}, computed ${hex(mapped)}`);
				if (fits(expected, 'srgb')) {
					compared++;
					assert.ok(isNear(declared!, fallback!), `${where}: the declaration is ${hex(declared!)}, the fallback ${hex(fallback!)}`);
				}
			}
		}));
		assert.ok(compared > 40_000, `${compared} pixels`);
	});

	gradients('circles and cones, too, from and to what has no hue', async () => {
		const random = randomFrom(SEED);
		const rows = Array.from({ length: 60 }, (_, n) => {
			const colors = [hexFrom(random), HUELESS[n % 10]!, hexFrom(random)].slice(n % 2, 2 + (n % 3 === 0 ? 1 : 0));
			const shape = n % 2 === 0 ? { kind: 'radial' as const } : { kind: 'conic' as const, angle: Math.round(720 * random() - 360) };
			return { colors: colors.length > 1 ? colors : [...colors, hexFrom(random)], space: SPACES[n % SPACES.length]!, ...shape };
		});
		const [picture] = await painted(rows.flatMap((row) => {
			const { css, fallback } = makeGradient(row);
			return [bar(css, BOX, BOX), bar(fallback, BOX, BOX)];
		}));
		rows.forEach((row, n) => {
			const pixel = (x: number, y: number, k: number): Rgb24 => picture!.at(x, (2 * n + k) * BOX + y);
			for (let y = 1; y < BOX - 1; y++) {
				for (let x = 1; x < BOX - 1; x++) {
					const own = pixel(x, y, 0);
					// Where a cone begins and ends, one pixel is both.
					const isAtSeam = [[1, 0], [0, 1], [-1, 0], [0, -1]]
						.some(([dx, dy]) => deltaEOK(fromRgb24(own), fromRgb24(pixel(x + dx!, y + dy!, 0))) > 0.1);
					if (!isAtSeam) assert.ok(isNear(own, pixel(x, y, 1)),
						`seed "${SEED}", case ${n}, ${JSON.stringify(row)}, ${x} ${y}: ${hex(own)} and ${hex(pixel(x, y, 1))}`);
				}
			}
		});
	});
}

gradients.run();
