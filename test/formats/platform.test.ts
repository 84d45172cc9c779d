/*
 * Colors as code for Apple, Flutter and Android.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { parseHex } from '../../src/reading/hex.ts';
import { printAndroid, printFlutter, printSwiftUI, printUIKit } from '../../src/formats/platform.ts';
import { isMapped } from '../../src/formats/table.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import type { Color } from '../../src/spaces/color.ts';
import { near } from '../support/near.ts';

const platform = suite('platform code');

const wide = (text: string): Color => parseCssFunction(text).color;
const hex = (text: string): Color => parseHex(text)!;

// Channels are byte / 255 to four decimals: 59, 130, 246; alpha 0x80 is 128 / 255.
const CODE: readonly (readonly [Color, string, string, string, string])[] = [
	[
		hex('#3b82f6'),
		'Color(.sRGB, red: 0.2314, green: 0.5098, blue: 0.9647, opacity: 1)',
		'UIColor(red: 0.2314, green: 0.5098, blue: 0.9647, alpha: 1)',
		'Color(0xFF3B82F6)',
		'Color(0xFF3B82F6)',
	],
	[
		hex('#3b82f680'),
		'Color(.sRGB, red: 0.2314, green: 0.5098, blue: 0.9647, opacity: 0.502)',
		'UIColor(red: 0.2314, green: 0.5098, blue: 0.9647, alpha: 0.502)',
		'Color(0x803B82F6)',
		'Color(0x803B82F6)',
	],
	[
		hex('#00000000'),
		'Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0)',
		'UIColor(red: 0, green: 0, blue: 0, alpha: 0)',
		'Color(0x00000000)',
		'Color(0x00000000)',
	],
	[
		wide('color(display-p3 0.1 0.9 0.2)'),
		'Color(.displayP3, red: 0.1, green: 0.9, blue: 0.2, opacity: 1)',
		'UIColor(displayP3Red: 0.1, green: 0.9, blue: 0.2, alpha: 1)',
		'Color.from(alpha: 1.0, red: 0.1, green: 0.9, blue: 0.2, colorSpace: ColorSpace.displayP3)',
		'Color(red = 0.1f, green = 0.9f, blue = 0.2f, alpha = 1f, colorSpace = ColorSpaces.DisplayP3)',
	],
	[
		wide('color(display-p3 0 1 0 / 25%)'),
		'Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 0.25)',
		'UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.25)',
		'Color.from(alpha: 0.25, red: 0.0, green: 1.0, blue: 0.0, colorSpace: ColorSpace.displayP3)',
		'Color(red = 0f, green = 1f, blue = 0f, alpha = 0.25f, colorSpace = ColorSpaces.DisplayP3)',
	],
];

for (const [color, swiftui, uikit, flutter, android] of CODE) {
	platform(`${color.space} ${color.coords.map((x) => x.toFixed(3)).join(' ')} / ${color.alpha.toFixed(3)} in four languages`, () => {
		assert.is(printSwiftUI(color), swiftui);
		assert.is(printUIKit(color), uikit);
		assert.is(printFlutter(color), flutter);
		assert.is(printAndroid(color), android);
	});
}

platform('a color outside of P3 too is mapped into it, inside 0 to 1', () => {
	const green = wide('color(rec2020 0 1 0)');
	const expected = mapToGamut(green, 'display-p3').coords;
	for (const [id, text] of [
		['swiftui', printSwiftUI(green)], ['uikit', printUIKit(green)], ['flutter', printFlutter(green)],
		['android', printAndroid(green)],
	] as const) {
		assert.match(text, /displayP3|DisplayP3/);
		assert.ok(isMapped(green, id));
		for (const [i, channel] of ['red|displayP3Red', 'green', 'blue'].entries()) {
			const value = Number(new RegExp(`(?:${channel})(?::| =) (-?[\\d.]+)`).exec(text)![1]);
			assert.ok(value >= 0 && value <= 1, text);
			near(value, expected[i]!, 0.00005);
		}
	}
});

platform('a color inside P3 but outside sRGB is written and not mapped', () => {
	const green = wide('color(display-p3 0 1 0)');
	for (const id of ['swiftui', 'uikit', 'flutter', 'android'] as const) assert.not(isMapped(green, id));
});

platform('Dart writes every number as a double, Kotlin as a float', () => {
	const color = wide('color(display-p3 0 1 0)');
	for (const number of printFlutter(color).match(/(?<=: )[\d.]+/g)!) assert.match(number, /^\d+\.\d+$/);
	for (const number of printAndroid(color).match(/(?<== )[\d.]+f?/g)!) assert.match(number, /^\d+(\.\d+)?f$/);
});

platform.run();
