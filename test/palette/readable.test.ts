/*
 * Black or white on a color. The expected choice is computed here: the ratio by the formula of WCAG 2.2, Lc by that of
 * APCA 0.0.98G-4g, which is checked against its published values below.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { readableOn } from '../../src/palette/readable.ts';
import { luminance } from '../support/luminance.ts';
import { near } from '../support/near.ts';
import { APCA_PUBLISHED } from '../vectors/apca.ts';

const toHex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

const contrastRatio = (a: number, b: number): number => {
	const [light, dark] = [luminance(toHex(a)), luminance(toHex(b))].sort((x, y) => y - x) as [number, number];
	return (light + 0.05) / (dark + 0.05);
};

function apcaLc(text: number, background: number): number {
	const [t, b] = [text, background].map((rgb) => {
		const y = [[16, 0.2126729], [8, 0.7151522], [0, 0.072175]]
			.reduce((sum, [shift, weight]) => sum + weight! * (((rgb >> shift!) & 255) / 255) ** 2.4, 0);
		return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
	}) as [number, number];
	const contrast = b > t ? (b ** 0.56 - t ** 0.57) * 1.14 : (b ** 0.65 - t ** 0.62) * 1.14;
	return Math.abs(contrast) < 0.1 ? 0 : (contrast - Math.sign(contrast) * 0.027) * 100;
}

/** Every gray, and colors from all over the cube. */
const backgrounds = (): number[] => {
	const random = randomFrom('backgrounds');
	return [
		...Array.from({ length: 256 }, (_, v) => v * 0x010101),
		...Array.from({ length: 5000 }, () => Math.floor(random() * 0x1000000)),
	];
};

const readable = suite('readable text');

readable('the reference here gives the published values of APCA', () => {
	for (const [text, background, lc] of APCA_PUBLISHED) near(apcaLc(text, background), lc, 1e-9, `${toHex(text)} on ${toHex(background)}`);
});

readable('reaches 4.5:1 on every color', () => {
	for (const background of backgrounds()) {
		const { color } = readableOn(background);
		assert.ok(contrastRatio(color === 'black' ? 0 : 0xffffff, background) >= 4.5, `${color} on ${toHex(background)}`);
	}
});

readable('has the larger |Lc| where both reach it', () => {
	let both = 0;
	for (const background of backgrounds()) {
		if (Math.min(contrastRatio(0, background), contrastRatio(0xffffff, background)) < 4.5) continue;
		both++;
		const isBlack = Math.abs(apcaLc(0, background)) >= Math.abs(apcaLc(0xffffff, background));
		assert.is(readableOn(background).color, isBlack ? 'black' : 'white', toHex(background));
	}
	assert.ok(both > 20, `${both} colors`);
});

readable('says the contrast of both', () => {
	for (const background of backgrounds().filter((_, i) => i % 10 === 0)) {
		const { black, white } = readableOn(background);
		near(black.ratio, contrastRatio(0, background), 1e-9, toHex(background));
		near(white.ratio, contrastRatio(0xffffff, background), 1e-9, toHex(background));
		near(black.lc, apcaLc(0, background), 1e-9, toHex(background));
		near(white.lc, apcaLc(0xffffff, background), 1e-9, toHex(background));
	}
});

readable('is black on the blue of Tailwind and on cornflowerblue, where APCA alone would take white', () => {
	for (const background of [0x3b82f6, 0x6495ed]) {
		assert.ok(Math.abs(apcaLc(0xffffff, background)) > Math.abs(apcaLc(0, background)));
		assert.is(readableOn(background).color, 'black');
	}
});

readable.run();
