/*
 * Opacity of colors of a file, and its replacement in the same notation: CSS Color 4 reads the new color with the new opacity, and the
 * rest of the text stays.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { readArgb, readBareLiteral, readLiteral } from '../../src/theme/literal.ts';
import { findOpacity, settleOpacity, writeOpacity } from '../../src/theme/opacity.ts';
import { applyEdits } from '../../src/theme/place.ts';
import { below, pick } from '../support/arbitrary.ts';

const opacities = suite('opacity of literals');

/** The text with another opacity; undefined if its opacity cannot be replaced. */
function written(text: string, to: number): string | undefined {
	const literal = readLiteral(text, 0) ?? readBareLiteral(text, 0, '', undefined), opacity = literal && findOpacity(literal);
	return opacity && applyEdits(text, [writeOpacity(opacity, to)]);
}

for (const [text, to, expected] of [
	['#ffffff26', 0.5, '#ffffff80'],
	['#ABCDEF26', 0.7, '#ABCDEFB3'],
	['#ffffff26', 0.02, '#ffffff05'],
	['#fff3', 0.6, '#fff9'],
	['#FFFA', 0.8, '#FFFC'],
	['oklch(1 0 0 / 15%)', 0.503, 'oklch(1 0 0 / 50%)'],
	['oklch(1 0 0 / 15.0%)', 0.503, 'oklch(1 0 0 / 50.3%)'],
	['rgba(33,37,41,.5)', 0.716, 'rgba(33,37,41,.72)'],
	['rgba(33, 37, 41, 0.75)', 1, 'rgba(33, 37, 41, 1)'],
	['color(display-p3 1 0 0/0.125)', 0.25, 'color(display-p3 1 0 0/0.25)'],
	['222 47% 11% / 0.15', 0.4, '222 47% 11% / 0.4'],
	['#ffffff', 0.5, undefined],
	['rgb(1 2 3)', 0.5, undefined],
	['rgb(1 2 3 / 1)', 0.5, undefined],
	['rgb(calc(1 + 1) 0 0 / 0.5)', 0.25, undefined],
] as const) opacities(`${text} at ${to} is ${expected}`, () => assert.is(written(text, to), expected));

for (const [text, to, expected] of [
	['#26abcdef', 0.5, '#80abcdef'],
	['#26ABCDEF', 0.7, '#B3ABCDEF'],
	['#3fff', 0.6, '#9fff'],
	['Color(0x26abcdef)', 0.7, 'Color(0xb3abcdef)'],
	['Color(0x26ABCDEF)', 0.7, 'Color(0xB3ABCDEF)'],
] as const) opacities(`with alpha first, ${text} at ${to} is ${expected}`, () =>
	assert.is(applyEdits(text, [writeOpacity(findOpacity(readArgb(text, 0)!)!, to)]), expected));

opacities('the file holds what was settled: seeded', () => {
	const random = randomFrom('opacity');
	for (let i = 0; i < 2000; i++) {
		const byte = () => below(random, 256), alpha = 1 + below(random, 99), to = random();
		const text = pick(random, [
			`#${[byte(), byte(), byte(), 1 + below(random, 254)].map((one) => one.toString(16).padStart(2, '0')).join('')}`,
			`rgb(${byte()} ${byte()} ${byte()} / ${alpha}%)`,
			`hsla(${byte()}, 50%, 40%, ${alpha / 100})`,
		]);
		const literal = readLiteral(text, 0)!, opacity = findOpacity(literal)!, after = parse(applyEdits(text, [writeOpacity(opacity, to)]));
		assert.ok(Math.abs(after.alpha - settleOpacity(opacity, to)) < 1e-9, `seed opacity, case ${i}: ${text} at ${to}`);
		assert.equal(after.coords, literal.color.coords);
	}
});

opacities.run();
