/*
 * A color as code: SwiftUI, UIKit, Flutter (Dart), Jetpack Compose (Kotlin).
 *
 * A color inside sRGB is printed in sRGB; any other in Display P3, mapped into it if necessary. Four decimals identify every 8-bit
 * color. Dart doubles need a decimal point, Kotlin floats the suffix f; both write 8-bit colors as AARRGGBB.
 *
 * Source  developer.apple.com: Color.init(_:red:green:blue:opacity:), UIColor.init(displayP3Red:green:blue:alpha:);
 *         api.flutter.dev: Color.from (Flutter 3.27); developer.android.com: Color of Compose.
 * Proof   test/formats/platform.test.ts.
 */

import { fits } from '../gamut/fits.ts';
import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import { digits } from './digits.ts';
import { alphaByte } from '../spaces/rgb24.ts';

const isWide = (color: Color): boolean => !fits(color, 'srgb');

/** Red, green, blue (sRGB, or Display P3 for a wide color) and alpha, printed as the language writes numbers. */
function literals(color: Color, literal: (x: number) => string): [r: string, g: string, b: string, alpha: string] {
	const { coords: [r, g, b], alpha } = mapToGamut(color, isWide(color) ? 'display-p3' : 'srgb');
	return [literal(r), literal(g), literal(b), literal(alpha)];
}

const plain = (x: number): string => digits(x, 4);

const dartDouble = (x: number): string => {
	const text = plain(x);
	return text.includes('.') ? text : `${text}.0`;
};

const kotlinFloat = (x: number): string => `${plain(x)}f`;

/** `Color(.sRGB, red: …, green: …, blue: …, opacity: …)`, four decimals, 0..1; `.displayP3` for a color outside sRGB. */
export function printSwiftUI(color: Color): string {
	const [r, g, b, alpha] = literals(color, plain);
	return `Color(${isWide(color) ? '.displayP3' : '.sRGB'}, red: ${r}, green: ${g}, blue: ${b}, opacity: ${alpha})`;
}

/** `UIColor(red: …, green: …, blue: …, alpha: …)`, four decimals, 0..1; `displayP3Red:` for a color outside sRGB. */
export function printUIKit(color: Color): string {
	const [r, g, b, alpha] = literals(color, plain);
	return `UIColor(${isWide(color) ? 'displayP3Red' : 'red'}: ${r}, green: ${g}, blue: ${b}, alpha: ${alpha})`;
}

/** `Color(0xAARRGGBB)`; `Color.from(…)` in Display P3, 0..1, for a color outside sRGB. */
export function printFlutter(color: Color): string {
	if (!isWide(color)) return inBytes(color);
	const [r, g, b, alpha] = literals(color, dartDouble);
	return `Color.from(alpha: ${alpha}, red: ${r}, green: ${g}, blue: ${b}, colorSpace: ColorSpace.displayP3)`;
}

/** `Color(0xAARRGGBB)` of Compose; with floats, 0..1, in `ColorSpaces.DisplayP3` for a color outside sRGB. */
export function printAndroid(color: Color): string {
	if (!isWide(color)) return inBytes(color);
	const [r, g, b, alpha] = literals(color, kotlinFloat);
	return `Color(red = ${r}, green = ${g}, blue = ${b}, alpha = ${alpha}, colorSpace = ColorSpaces.DisplayP3)`;
}

/** `Color(0xFF3B82F6)`: the notation of Dart and Kotlin. */
const inBytes = (color: Color): string => `Color(0x${printArgb(color)})`;

/** `AARRGGBB` in capitals, mapped into sRGB. */
export const printArgb = (color: Color): string =>
	(alphaByte(color.alpha) * 0x1000000 + toRgb24(color)).toString(16).toUpperCase().padStart(8, '0');
