/*
 * Color temperature: the chromaticity of daylight and of a blackbody, and the temperature of a color.
 *
 * Values  Temperature in kelvins: daylight 4,000 to 25,000, blackbody 1,000 to 15,000. Chromaticities are x, y of CIE 1931.
 * Source  CIE 15:2018 §4.1.2 (daylight); M. Krystek, "An algorithm to calculate correlated colour temperature", Color Research and
 *         Application 10(1), 1985 (blackbody, within 9e-5 in u and v); CIE 15:2018 §9.5 (the nearest point of the locus in CIE 1960 u, v;
 *         not defined farther than 0.05 from it).
 * Proof   test/metrics/temperature.test.ts: the illuminants of CIE 15.
 */

import { spend } from '../math/budget.ts';

export const TEMPERATURE_SOURCES = ['daylight', 'blackbody'] as const;

/** Kind of light with a color temperature. */
export type TemperatureSource = (typeof TEMPERATURE_SOURCES)[number];

/** Lowest and highest temperature of a source. */
export const TEMPERATURE_RANGES: Readonly<Record<TemperatureSource, readonly [least: number, most: number]>> = {
	daylight: [4000, 25_000], blackbody: [1000, 15_000],
};

type Chromaticity = readonly [number, number];

/** CIE 1931 x, y of a source at a temperature in its range. */
export function findChromaticity(kelvin: number, source: TemperatureSource): Chromaticity {
	if (source === 'daylight') {
		const t = 1000 / kelvin;
		const x = kelvin <= 7000 ? ((-4.6070 * t + 2.9678) * t + 0.09911) * t + 0.244063 : ((-2.0064 * t + 1.9018) * t + 0.24748) * t + 0.237040;
		return [x, (-3 * x + 2.870) * x - 0.275];
	}
	const [u, v] = blackbody(kelvin), sum = 2 * u - 8 * v + 4;
	return [3 * u / sum, 2 * v / sum];
}

function blackbody(t: number): Chromaticity {
	return [
		(0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t),
		(0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t),
	];
}

/** Farther than this from the locus, a color has no temperature. */
const FARTHEST = 0.05;

/** Samples of the locus, evenly spaced in mireds, and halvings of the interval around the nearest one. */
const SAMPLES = 64, HALVINGS = 50;

/** The temperature of a source whose chromaticity is nearest to that of X, Y and Z; undefined if none is near. */
export function findTemperature([x, y, z]: readonly [number, number, number], source: TemperatureSource): number | undefined {
	spend((SAMPLES + 2 * HALVINGS) * 0.05);
	const sum = x + 15 * y + 3 * z, u = 4 * x / sum, v = 6 * y / sum;
	if (!(sum > 0)) return undefined;
	const [least, most] = TEMPERATURE_RANGES[source], cold = 1e6 / most, step = (1e6 / least - cold) / SAMPLES;
	const measure = (mired: number): number => {
		const [cx, cy] = findChromaticity(1e6 / mired, source), scale = 12 * cy - 2 * cx + 3;
		return Math.hypot(4 * cx / scale - u, 6 * cy / scale - v);
	};
	let nearest = 0;
	for (let i = 1; i <= SAMPLES; i++) if (measure(cold + i * step) < measure(cold + nearest * step)) nearest = i;
	let low = cold + Math.max(nearest - 1, 0) * step, high = cold + Math.min(nearest + 1, SAMPLES) * step;
	for (let i = 0; i < HALVINGS; i++) {
		const third = (high - low) / 3;
		if (measure(low + third) < measure(high - third)) high -= third;
		else low += third;
	}
	const mired = (low + high) / 2;
	return measure(mired) <= FARTHEST ? Math.min(Math.max(1e6 / mired, least), most) : undefined;
}
