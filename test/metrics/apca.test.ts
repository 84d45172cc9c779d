/*
 * APCA against the published values of 0.0.98G-4g, its levels and its polarity.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { APCA_LEVELS, apcaLc, apcaLevel, findPolarity } from '../../src/metrics/apca.ts';
import { isPlainZero, near } from '../support/near.ts';
import { APCA_PUBLISHED } from '../vectors/apca.ts';

const hex = (c: number): string => `#${c.toString(16).padStart(6, '0')}`;

/** The published steps of 0.0.98G-4g one by one, each constant by its published name. */
function byTheSteps(text: number, background: number): number {
	const screenY = (c: number): number =>
		0.2126729 * ((c >> 16) / 255) ** 2.4 + 0.7151522 * (((c >> 8) & 255) / 255) ** 2.4 + 0.0721750 * ((c & 255) / 255) ** 2.4;
	const blkThrs = 0.022, blkClmp = 1.414, deltaYmin = 0.0005, scale = 1.14, loClip = 0.1, loOffset = 0.027;
	const normBG = 0.56, normTXT = 0.57, revTXT = 0.62, revBG = 0.65;
	const soft = (y: number): number => (y < blkThrs ? y + (blkThrs - y) ** blkClmp : y);
	const Ytxt = soft(screenY(text)), Ybg = soft(screenY(background));
	if (Math.abs(Ybg - Ytxt) < deltaYmin) return 0;
	if (Ybg > Ytxt) {
		const SAPC = (Ybg ** normBG - Ytxt ** normTXT) * scale;
		return SAPC < loClip ? 0 : (SAPC - loOffset) * 100;
	}
	const SAPC = (Ybg ** revBG - Ytxt ** revTXT) * scale;
	return SAPC > -loClip ? 0 : (SAPC + loOffset) * 100;
}

const lc = suite('APCA Lc');

for (const [text, background, expected] of APCA_PUBLISHED) {
	lc(`of ${hex(text)} on ${hex(background)} is ${expected.toFixed(1)}`, () => {
		near(apcaLc(text, background), expected, 1e-12);
	});
}

lc('is what the published steps give, for 20,000 pairs', () => {
	const seed = 'steps', random = randomFrom(seed);
	const any = (): number => Math.floor(random() * 0x1000000);
	for (let n = 0; n < 20_000; n++) {
		const text = any(), background = any();
		near(apcaLc(text, background), byTheSteps(text, background), 1e-12, `seed "${seed}", ${hex(text)} on ${hex(background)}`);
	}
});

lc('equals theirs for all pairs of grays', () => {
	for (let text = 0; text < 256; text++) {
		for (let background = 0; background < 256; background++) {
			const t = text * 0x010101, b = background * 0x010101;
			near(apcaLc(t, b), byTheSteps(t, b), 1e-12, `${text} on ${background}`);
		}
	}
});

lc('of black on white and of white on black are the two ends of the scale', () => {
	// "Lc 106" and "Lc -108" as the documentation names them.
	assert.is(apcaLc(0x000000, 0xffffff).toFixed(1), '106.0');
	assert.is(apcaLc(0xffffff, 0x000000).toFixed(1), '-107.9');
});

lc('is positive for dark on light, negative for light on dark, and not the same both ways', () => {
	assert.ok(apcaLc(0x003366, 0xffeecc) > 0);
	assert.ok(apcaLc(0xffeecc, 0x003366) < 0);
	assert.is.not(apcaLc(0x003366, 0xffeecc), -apcaLc(0xffeecc, 0x003366));
});

lc('of a color on itself, or next to it, is 0 and not -0', () => {
	for (let gray = 0; gray < 255; gray++) {
		const c = gray * 0x010101;
		assert.ok(isPlainZero(apcaLc(c, c)), hex(c));
		assert.ok(isPlainZero(apcaLc(c, c + 0x010101)), hex(c));
		assert.ok(isPlainZero(apcaLc(c + 0x010101, c)), hex(c));
	}
});

lc('has no values between 0 and 7.3: smaller ones become 0', () => {
	const seed = 'clip', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const text = Math.floor(random() * 0x1000000), amount = Math.abs(apcaLc(text, text ^ Math.floor(random() * 0x404040)));
		assert.ok(amount === 0 || amount >= 7.3 - 1e-9, `seed "${seed}", ${hex(text)}: ${amount}`);
	}
});

lc.run();

const levels = suite('APCA levels');

for (const [amount, level] of [
	[106, 'preferred-body'], [90, 'preferred-body'], [89.999, 'body'], [75, 'body'], [74.999, 'content'], [60, 'content'],
	[59.999, 'large'], [45, 'large'], [44.999, 'spot'], [30, 'spot'], [29.999, 'non-text'], [15, 'non-text'],
	[14.999, 'none'], [0, 'none'],
] as const) {
	levels(`|Lc| ${amount} is ${level}, with either sign`, () => {
		assert.is(apcaLevel(amount).level, level);
		assert.is(apcaLevel(-amount).level, level);
	});
}

// The least size in px at a weight, from the Bronze Simple Mode.
for (const [amount, sizes] of [
	[90, ['14 px at weight 400']],
	[75, ['18 px at weight 400']],
	[60, ['24 px at weight 400', '16 px at weight 700']],
	[45, ['36 px at weight 400', '24 px at weight 700']],
	[15, ['5 px']],
] as const) {
	levels(`Lc ${amount} names ${sizes.join(' and ')}`, () => {
		for (const size of sizes) assert.ok(apcaLevel(amount).use.includes(size), apcaLevel(amount).use);
	});
}

levels('go down to 0, each with one sentence', () => {
	for (let i = 1; i < APCA_LEVELS.length; i++) assert.ok(APCA_LEVELS[i]!.least < APCA_LEVELS[i - 1]!.least);
	assert.is(APCA_LEVELS.at(-1)!.least, 0);
	for (const { use } of APCA_LEVELS) assert.match(use, /^[A-Z][^.]*\.$/);
});

levels.run();

const polarity = suite('APCA polarity');

for (const [text, background, expected] of [
	[0x000000, 0xffffff, 'dark-on-light'],
	[0xffffff, 0x000000, 'light-on-dark'],
	// One step apart Lc is 0; the darker one still is the darker one.
	[0x777777, 0x787878, 'dark-on-light'],
	[0x787878, 0x777777, 'light-on-dark'],
	[0x808080, 0x808080, 'dark-on-light'],
] as const) {
	polarity(`${hex(text)} on ${hex(background)} is ${expected}`, () => { assert.is(findPolarity(text, background), expected); });
}

polarity.run();
