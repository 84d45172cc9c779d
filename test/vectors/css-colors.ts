/*
 * Published coordinates of colors in the spaces of CSS, from the specification, its tests and others.
 *
 * A row has a color, the same color in another space as printed, and a tolerance: half of the last printed digit if it was
 * computed from the same constants, otherwise the stated one.
 */

import type { SpaceId } from '../../src/spaces/table.ts';

export interface Published {
	readonly color: number | readonly [SpaceId, number, number, number];
	readonly as: readonly [SpaceId, number, number, number];
	readonly within: number;
	readonly source: string;
}

const row = (source: string, color: Published['color'], as: Published['as'], within: number): Published =>
	({ source, color, as, within });

// The specification prints these as the same color, and computed some of them from the rounded percentages.
const EQUAL = 'CSS Color 4, #7654CD in several notations';
const LAB = 'CSS Color 4 §9.3, examples of lab() and lch()';
const OK = 'CSS Color 4 §9.4, examples of oklab() and oklch()';
const WPT_GREEN = 'WPT css/css-color, the reference tests whose every value is the keyword green';
const WPT_WIDE = 'WPT css/css-color/parsing/relative-color-out-of-gamut.html';
const PRIMARIES = 'the primaries in OKLCH as widely printed (MDN, Color.js)';
const P3 = 'the primaries of Display P3 and sRGB in each other as widely printed (WebKit, Color.js)';
const OTTOSSON = 'Björn Ottosson 2020, table of test values, three decimals';

export const PUBLISHED: readonly Published[] = [
	row(EQUAL, 0x7654cd, ['srgb', 0.4627, 0.3294, 0.8039], 5e-5),
	row(EQUAL, 0x7654cd, ['lab', 44.36, 36.05, -58.99], 5e-3),
	row(EQUAL, 0x7654cd, ['xyz-d50', 0.2005, 0.14089, 0.4472], 2e-4),
	row(EQUAL, 0x7654cd, ['xyz-d65', 0.21661, 0.14602, 0.59452], 2e-4),

	// The printed #rrggbb is an 8-bit rounding.
	row(LAB, ['lab', 29.2345, 39.3825, 20.0664], ['srgb', 0x7d / 255, 0x23 / 255, 0x29 / 255], 0.5 / 255),
	row(LAB, ['lab', 52.2345, 40.1645, 59.9971], ['srgb', 0xc6 / 255, 0x5d / 255, 0x06 / 255], 0.5 / 255),
	row(LAB, ['lab', 60.2345, -5.3654, 58.956], ['srgb', 0x9d / 255, 0x93 / 255, 0x18 / 255], 0.5 / 255),
	row(LAB, ['lab', 62.2345, -34.9638, 47.7721], ['srgb', 0x68 / 255, 0xa6 / 255, 0x39 / 255], 0.5 / 255),
	row(LAB, ['lab', 67.5345, -8.6911, -41.6019], ['srgb', 0x62 / 255, 0xac / 255, 0xef / 255], 0.5 / 255),
	row(LAB, ['lch', 29.2345, 44.2, 27], ['srgb', 0x7d / 255, 0x23 / 255, 0x29 / 255], 0.5 / 255),
	row(LAB, ['lch', 52.2345, 72.2, 56.2], ['srgb', 0xc6 / 255, 0x5d / 255, 0x06 / 255], 0.5 / 255),
	row(LAB, ['lch', 60.2345, 59.2, 95.2], ['srgb', 0x9d / 255, 0x93 / 255, 0x18 / 255], 0.5 / 255),
	row(LAB, ['lch', 62.2345, 59.2, 126.2], ['srgb', 0x68 / 255, 0xa6 / 255, 0x39 / 255], 0.5 / 255),
	row(LAB, ['lch', 67.5345, 42.5, 258.2], ['srgb', 0x62 / 255, 0xac / 255, 0xef / 255], 0.5 / 255),
	row(OK, ['oklab', 0.40101, 0.1147, 0.0453], ['srgb', 0x7d / 255, 0x23 / 255, 0x29 / 255], 0.5 / 255),
	row(OK, ['oklab', 0.59686, 0.1009, 0.1192], ['srgb', 0xc6 / 255, 0x5d / 255, 0x07 / 255], 0.5 / 255),
	row(OK, ['oklab', 0.65125, -0.0320, 0.1274], ['srgb', 0x9d / 255, 0x93 / 255, 0x18 / 255], 0.5 / 255),
	row(OK, ['oklab', 0.66016, -0.1084, 0.1114], ['srgb', 0x68 / 255, 0xa6 / 255, 0x39 / 255], 0.5 / 255),
	row(OK, ['oklab', 0.72322, -0.0465, -0.1150], ['srgb', 0x62 / 255, 0xac / 255, 0xef / 255], 0.5 / 255),
	row(OK, ['oklch', 0.40101, 0.12332, 21.555], ['srgb', 0x7d / 255, 0x23 / 255, 0x29 / 255], 0.5 / 255),
	row(OK, ['oklch', 0.59686, 0.15619, 49.7694], ['srgb', 0xc6 / 255, 0x5d / 255, 0x06 / 255], 0.5 / 255),
	row(OK, ['oklch', 0.65125, 0.13138, 104.097], ['srgb', 0x9d / 255, 0x93 / 255, 0x18 / 255], 0.5 / 255),
	row(OK, ['oklch', 0.66016, 0.15546, 134.231], ['srgb', 0x68 / 255, 0xa6 / 255, 0x39 / 255], 0.5 / 255),
	row(OK, ['oklch', 0.72322, 0.12403, 247.996], ['srgb', 0x62 / 255, 0xac / 255, 0xef / 255], 0.5 / 255),

	// Computed with older, shorter matrices: Lab, a98-rgb and prophoto-rgb agree to about four figures.
	row(WPT_GREEN, 0x008000, ['lab', 46.2775, -47.5621, 48.5837], 0.01),
	row(WPT_GREEN, 0x008000, ['lch', 46.2775, 67.9892, 134.3912], 0.01),
	row(WPT_GREEN, 0x008000, ['oklab', 0.51975, -0.1403, 0.10768], 5e-5),
	row(WPT_GREEN, 0x008000, ['oklch', 0.51975, 0.17686, 142.495], 5e-4),
	row(WPT_GREEN, 0x008000, ['display-p3', 0.21604, 0.49418, 0.13151], 5e-6),
	row(WPT_GREEN, 0x008000, ['a98-rgb', 0.281363, 0.498012, 0.116746], 1e-5),
	row(WPT_GREEN, 0x008000, ['prophoto-rgb', 0.230479, 0.395789, 0.129968], 5e-5),
	row(WPT_GREEN, 0x008000, ['srgb-linear', 0, 0.21586, 0], 5e-6),
	row(WPT_GREEN, 0x008000, ['xyz-d65', 0.07719, 0.15438, 0.02573], 5e-6),
	row('the draft of CSS Color 4 of 2026 (rec2020 with a power of 2.4)', 0x008000, ['rec2020', 0.332322, 0.509792, 0.191779], 5e-7),

	row(WPT_WIDE, ['display-p3', 0, 1, 0], ['srgb', -0.5116, 1.01827, -0.31067], 1e-5),
	row(WPT_WIDE, ['lab', 100, 104.3, -50.9], ['srgb', 1.5935, 0.58776, 1.40555], 1e-5),
	row(WPT_WIDE, ['lab', 0, 104.3, -50.9], ['srgb', 0.35137, -0.21392, 0.29945], 1e-5),
	row(WPT_WIDE, ['lch', 100, 116, 334], ['srgb', 1.59336, 0.58802, 1.40517], 1e-5),
	row(WPT_WIDE, ['lch', 0, 116, 334], ['srgb', 0.3513, -0.21385, 0.29918], 1e-5),
	row(WPT_WIDE, ['oklab', 1, 0.365, -0.16], ['srgb', 1.59297, 0.3602, 1.38555], 1e-5),
	row(WPT_WIDE, ['oklab', 0, 0.365, -0.16], ['srgb', 0.07636, -0.04559, 0.09322], 1e-5),
	row(WPT_WIDE, ['oklch', 1, 0.399, 336.3], ['srgb', 1.59331, 0.35856, 1.38647], 1e-5),
	row(WPT_WIDE, ['oklch', 0, 0.399, 336.3], ['srgb', 0.07651, -0.04579, 0.0937], 1e-5),

	row(PRIMARIES, 0xff0000, ['oklch', 0.62796, 0.25768, 29.23388], 1e-5),
	row(PRIMARIES, 0xffff00, ['oklch', 0.96798, 0.21101, 109.76924], 1e-5),
	row(PRIMARIES, 0x00ff00, ['oklch', 0.86644, 0.29483, 142.49535], 1e-5),
	row(PRIMARIES, 0x00ffff, ['oklch', 0.90540, 0.15455, 194.76896], 1e-5),
	row(PRIMARIES, 0x0000ff, ['oklch', 0.45201, 0.31321, 264.05202], 1e-5),
	row(PRIMARIES, 0xff00ff, ['oklch', 0.70167, 0.32249, 328.36342], 1e-5),
	row(PRIMARIES, 0x663399, ['oklch', 0.44027, 0.1603, 303.373], 5e-4),
	row(P3, ['display-p3', 1, 0, 0], ['srgb', 1.09307, -0.22674, -0.15013], 1e-5),
	row(P3, ['display-p3', 0, 0, 1], ['srgb', 0, 0, 1.04202], 1e-5),
	row(P3, 0xff0000, ['display-p3', 0.91749, 0.20029, 0.13856], 1e-5),

	// His D65 is 0.950, 1.000, 1.089.
	row(OTTOSSON, ['xyz-d65', 0.950, 1, 1.089], ['oklab', 1, 0, 0], 5e-4),
	row(OTTOSSON, ['xyz-d65', 1, 0, 0], ['oklab', 0.450, 1.236, -0.019], 5e-4),
	row(OTTOSSON, ['xyz-d65', 0, 1, 0], ['oklab', 0.922, -0.671, 0.263], 5e-4),
	row(OTTOSSON, ['xyz-d65', 0, 0, 1], ['oklab', 0.153, -1.415, -0.449], 5e-4),
];
