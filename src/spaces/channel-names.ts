/*
 * The names of channels by space, as types: editors complete them and typos fail to compile.
 *
 * Proof  test/spaces/channel-names.test.ts compares the table with the spaces.
 */

const RGB = ['r', 'g', 'b'] as const, XYZ = ['x', 'y', 'z'] as const, LAB = ['l', 'a', 'b'] as const, LCH = ['l', 'c', 'h'] as const;
const HSL = ['h', 's', 'l'] as const, HSV = ['h', 's', 'v'] as const;

export const CHANNEL_NAMES = {
	'srgb': RGB, 'srgb-linear': RGB, 'display-p3': RGB, 'display-p3-linear': RGB, 'rec2020': RGB, 'rec2020-linear': RGB, 'a98-rgb': RGB,
	'a98-rgb-linear': RGB, 'prophoto-rgb': RGB, 'prophoto-rgb-linear': RGB, 'rec2100-pq': RGB,
	'xyz-d65': XYZ, 'xyz-d50': XYZ,
	'hsl': HSL, 'hsv': HSV, 'hwb': ['h', 'w', 'b'], 'okhsl': HSL, 'okhsv': HSV, 'hsluv': HSL,
	'lab': LAB, 'oklab': LAB, 'oklrab': LAB, 'luv': ['l', 'u', 'v'], 'ictcp': ['i', 'ct', 'cp'], 'jzazbz': ['jz', 'az', 'bz'],
	'lch': LCH, 'oklch': LCH, 'oklrch': LCH, 'lchuv': LCH, 'jzczhz': ['jz', 'cz', 'hz'], 'cam16-jmh': ['j', 'm', 'h'], 'hct': ['h', 'c', 't'],
} as const;

/** Names of the channels of a space; any text for a custom space. */
export type ChannelName<S extends string> =
	S extends keyof typeof CHANNEL_NAMES ? (typeof CHANNEL_NAMES)[S][number] : string;
