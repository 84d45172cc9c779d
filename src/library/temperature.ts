/*
 * Color temperature to color and back.
 */

import * as fn from '../fn/temperature.ts';
import { TEMPERATURE_RANGES, TEMPERATURE_SOURCES, type TemperatureSource } from '../metrics/temperature.ts';
import type { Color } from '../spaces/color.ts';
import { readNumber, readWord } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';

/**
 * The light of a color temperature in kelvins: `toHex(fromTemperature(2700))` is `#ffad58`. Its largest sRGB channel is 1; below about
 * 1,900 K it is outside sRGB, and `toHex` maps it. `blackbody` (1,000 to 15,000 K) is light of lamps and flames, `daylight` (4,000 to
 * 25,000 K) that of the sky.
 * @param kelvin Temperature in kelvins.
 * @param source Kind of light.
 * @returns The color of the light.
 * @throws InputError
 * @example
 * toTemperature(fromTemperature(2700)).toFixed(0); // '2700'
 */
export function fromTemperature(kelvin: number, source: TemperatureSource = 'blackbody'): Color<'srgb'> {
	const [least, most] = TEMPERATURE_RANGES[readWord(source, TEMPERATURE_SOURCES, 'source')];
	return fn.fromTemperature(readNumber(kelvin, least, most, 'kelvin'), source);
}

/**
 * Color temperature in kelvins: that of the nearest light of a source in CIE 1960 u, v, `toTemperature('white', 'daylight')`. Undefined
 * for black, and for colors farther than 0.05 from every light, such as green and magenta.
 * @param color The color.
 * @param source Kind of light.
 * @returns Kelvins, or undefined.
 * @throws InputError
 * @example
 * toTemperature('lime'); // undefined
 */
export const toTemperature = (color: ColorLike, source: TemperatureSource = 'blackbody'): number | undefined =>
	fn.toTemperature(readAnyColor(color, 'color'), readWord(source, TEMPERATURE_SOURCES, 'source'));
