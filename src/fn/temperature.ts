/*
 * Color temperature to color and back.
 */

import {
	findChromaticity, findTemperature, TEMPERATURE_RANGES, TEMPERATURE_SOURCES, type TemperatureSource,
} from '../metrics/temperature.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { srgb, srgbLinear } from '../spaces/srgb.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import { checkColor, checkNumber, checkWord } from './arguments.ts';

/**
 * The light of a color temperature in kelvins: `fromTemperature(2700)`. Its largest sRGB channel is 1; below about 1,900 K it is outside
 * sRGB, and `toHex` maps it. `blackbody` (1,000 to 15,000 K) is light of lamps and flames, `daylight` (4,000 to 25,000 K) that of the
 * sky.
 * @param kelvin Temperature in kelvins.
 * @param source Kind of light.
 * @returns The color of the light.
 * @throws InputError
 * @example
 * toTemperature(fromTemperature(2700)).toFixed(0); // '2700'
 */
export function fromTemperature(kelvin: number, source: TemperatureSource = 'blackbody'): Color<'srgb'> {
	const [least, most] = TEMPERATURE_RANGES[checkWord(source, TEMPERATURE_SOURCES, 'source')];
	const [x, y] = findChromaticity(checkNumber(kelvin, least, most, 'kelvin'), source);
	const { coords: [r, g, b] } = convertTo({ space: xyzD65.id, coords: [x / y, 1, (1 - x - y) / y], alpha: 1, none: 0 }, srgbLinear);
	const largest = Math.max(r, g, b);
	return convertTo({ space: srgbLinear.id, coords: [r / largest, g / largest, b / largest], alpha: 1, none: 0 }, srgb);
}

/**
 * Color temperature in kelvins: that of the nearest light of a source in CIE 1960 u, v, `toTemperature(color)`. Undefined for black, and
 * for colors farther than 0.05 from every light, such as green and magenta.
 * @param color The color.
 * @param source Kind of light.
 * @returns Kelvins, or undefined.
 * @throws InputError
 * @example
 * toTemperature(parse('lime')); // undefined
 */
export function toTemperature(color: Color<string>, source: TemperatureSource = 'blackbody'): number | undefined {
	checkWord(source, TEMPERATURE_SOURCES, 'source');
	return findTemperature(convertTo(checkColor(color, 'color'), xyzD65).coords, source);
}
