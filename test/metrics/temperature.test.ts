/*
 * Color temperature: published chromaticities and temperatures of illuminants.
 *
 * Source  CIE 15:2018, tables of the illuminants A, D50, D55, D65, D75; the correlated color temperature of E is 5,455 K.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromTemperature, inGamut, srgb, toHex, toTemperature, convert, parse, xyzD65 } from '../../src/fn.ts';
import { findChromaticity, findTemperature, TEMPERATURE_RANGES, TEMPERATURE_SOURCES } from '../../src/metrics/temperature.ts';
import { randomFrom } from '../../src/math/random.ts';

const temperature = suite('color temperature');

const DAYLIGHT = [
	['D50', 5003, 0.34567, 0.35851], ['D55', 5503, 0.33243, 0.34744], ['D65', 6504, 0.31272, 0.32903], ['D75', 7504, 0.29903, 0.31488],
] as const;

for (const [name, kelvin, x, y] of DAYLIGHT) {
	temperature(`daylight of ${kelvin} K is ${name}`, () => {
		const [foundX, foundY] = findChromaticity(kelvin, 'daylight');
		// The table is computed from spectra, to which the formula was fitted with four digits.
		assert.ok(Math.abs(foundX - x) < 2e-4 && Math.abs(foundY - y) < 2e-4, `${foundX} ${foundY}`);
	});
}

/** CIE 1960 u, v. */
const toUv = ([x, y]: readonly [number, number]): readonly [number, number] => [4 * x / (12 * y - 2 * x + 3), 6 * y / (12 * y - 2 * x + 3)];

temperature('a blackbody of 2,856 K is illuminant A', () => {
	const [u, v] = toUv(findChromaticity(2856, 'blackbody')), [ofA, andA] = toUv([0.44758, 0.40745]);
	// 9e-5 from the approximation, and up to half a kelvin from the rounded temperature.
	assert.ok(Math.abs(u - ofA) < 1.1e-4 && Math.abs(v - andA) < 1.1e-4, `${u} ${v}`);
});

for (const [name, kelvin, x, y] of [['A', 2856, 0.44758, 0.40745], ['E', 5455, 1 / 3, 1 / 3], ['D65', 6504, 0.31272, 0.32903]] as const) {
	temperature(`illuminant ${name} has ${kelvin} K`, () => {
		const found = findTemperature([x / y, 1, (1 - x - y) / y], 'blackbody')!;
		// The approximation of the locus moves temperatures by up to a thousandth.
		assert.ok(Math.abs(found - kelvin) < kelvin / 1000, String(found));
	});
}

temperature('a temperature gives a color that has it, within a millionth', () => {
	const seed = 'kelvin', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) {
		for (const source of TEMPERATURE_SOURCES) {
			const [least, most] = TEMPERATURE_RANGES[source], kelvin = least + random() * (most - least), color = fromTemperature(kelvin, source);
			assert.ok(Math.abs(toTemperature(color, source)! - kelvin) < kelvin * 1e-6, `${source} ${kelvin}`);
			assert.ok(Math.abs(Math.max(...color.coords) - 1) < 1e-9, 'the largest channel is 1');
			if (kelvin > 1950) assert.ok(inGamut(color, srgb), `${kelvin}`);
		}
	}
	assert.not(inGamut(fromTemperature(1800), srgb));
});

temperature('white of sRGB is daylight of 6,504 K', () => assert.is(toHex(fromTemperature(6504, 'daylight')), '#ffffff'));

temperature('black, green and magenta have no temperature', () => {
	for (const text of ['black', 'lime', 'magenta', 'blue']) assert.is(toTemperature(parse(text)!), undefined, text);
	assert.is(toTemperature({ ...convert(parse('white')!, xyzD65), coords: [-1, -1, -1] }), undefined);
});

temperature.run();
