/*
 * Color math written apart from the product, from the published formulas, to judge what the product makes.
 *
 * WCAG 2.2 relative luminance and contrast ratio; APCA 0.0.98G-4g; OKLab and OKLCH (Björn Ottosson, 2020, the matrices of CSS
 * Color 4); CAM16-UCS (Li et al. 2017) for an average surround, adapting luminance 64 / π / 5 cd/m² and a background of 20.
 * Color vision deficiencies by Machado, Oliveira and Fernandes (2009), severity 1.
 * Colors are 8-bit hex texts, as answers print them.
 */

type Triple = readonly [number, number, number];

/** Channels of `#rrggbb`, 0 to 1. */
export const channels = (hex: string): Triple => {
	if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a color: ${hex}`);
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
};

const linear = (hex: string): Triple =>
	channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Triple;

const times = (rows: readonly Triple[], v: Triple): Triple =>
	rows.map(([a, b, c]) => a * v[0] + b * v[1] + c * v[2]) as unknown as Triple;

/** WCAG 2.2 contrast ratio. */
export function wcagRatio(one: string, other: string): number {
	const [light, dark] = [one, other]
		.map((hex) => times([[0.2126, 0.7152, 0.0722], [0, 0, 0], [0, 0, 0]], linear(hex))[0] + 0.05)
		.sort((a, b) => b - a) as [number, number];
	return light / dark;
}

/** APCA Lc, signed: negative for light text on dark. */
export function apca(text: string, background: string): number {
	const [ink, ground] = [text, background].map((hex) => {
		const [r, g, b] = channels(hex).map((c) => c ** 2.4) as unknown as Triple, y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
		return y >= 0.022 ? y : y + (0.022 - y) ** 1.414;
	}) as [number, number];
	if (Math.abs(ground - ink) < 0.0005) return 0;
	const raw = ground > ink ? (ground ** 0.56 - ink ** 0.57) * 1.14 : (ground ** 0.65 - ink ** 0.62) * 1.14;
	return Math.abs(raw) < 0.1 ? 0 : 100 * (raw > 0 ? raw - 0.027 : raw + 0.027);
}

/** OKLab. */
export function oklab(hex: string): Triple {
	const cones = times([
		[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005],
	], linear(hex)).map(Math.cbrt) as unknown as Triple;
	return times([
		[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766],
	], cones);
}

/** deltaE OK. */
export const deltaEOk = (one: string, other: string): number => distance(oklab(one), oklab(other));

/** OKLCH: lightness, chroma, hue in degrees. */
export function oklchOf(hex: string): Triple {
	const [l, a, b] = oklab(hex);
	return [l, Math.hypot(a, b), (Math.atan2(b, a) * 180 / Math.PI + 360) % 360];
}

/** True if OKLCH is inside sRGB; hue in degrees. */
export function isInSrgb(lightness: number, chroma: number, hue: number): boolean {
	const a = chroma * Math.cos(hue * Math.PI / 180), b = chroma * Math.sin(hue * Math.PI / 180);
	const cones = times([
		[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.291485548],
	], [lightness, a, b]).map((cone) => cone ** 3) as unknown as Triple;
	return times([
		[4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965], [-0.0041960863, -0.7034186147, 1.707614701],
	], cones).every((light) => light >= -1e-6 && light <= 1 + 1e-6);
}

/** The largest OKLCH chroma of sRGB at a lightness and a hue in degrees, to a thousandth. */
export function maxChromaAt(lightness: number, hue: number): number {
	let most = 0;
	for (let chroma = 0; chroma < 0.4; chroma += 0.001) if (isInSrgb(lightness, chroma, hue)) most = chroma;
	return most;
}

/** Absolute difference of two hues, 0 to 180 degrees. */
export const hueGap = (one: number, other: number): number => Math.abs((one - other + 540) % 360 - 180);

const distance = (one: Triple, other: Triple): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

// --- CAM16-UCS --------------------------------------------------------------------------------------------------------

const WHITE_POINT: Triple = [95.047, 100, 108.883];

const CAT16: readonly Triple[] = [[0.401288, 0.650173, -0.051461], [-0.250268, 1.204414, 0.045854], [-0.002079, 0.048952, 0.953127]];

const ADAPTING = 64 / Math.PI * 0.2, BACKGROUND = 20, C = 0.69, NC = 1;

const K = 1 / (5 * ADAPTING + 1);
const FL = 0.2 * K ** 4 * 5 * ADAPTING + 0.1 * (1 - K ** 4) ** 2 * Math.cbrt(5 * ADAPTING);
const N = BACKGROUND / WHITE_POINT[1], Z = 1.48 + Math.sqrt(N), NBB = 0.725 * N ** -0.2;
const DEGREE = Math.min(1, Math.max(0, 1 - 1 / 3.6 * Math.exp((-ADAPTING - 42) / 92)));
const WHITE_CONES = times(CAT16, WHITE_POINT);
const GAIN = WHITE_CONES.map((cone) => DEGREE * WHITE_POINT[1] / cone + 1 - DEGREE) as unknown as Triple;

const compress = (cone: number): number => {
	const power = (FL * Math.abs(cone) / 100) ** 0.42;
	return 400 * Math.sign(cone) * power / (power + 27.13) + 0.1;
};

const achromatic = ([r, g, b]: Triple): number => (2 * r + g + b / 20 - 0.305) * NBB;
const adapt = (cones: Triple): Triple => cones.map((cone, i) => compress(cone * GAIN[i]!)) as unknown as Triple;
const WHITE_RESPONSE = achromatic(adapt(WHITE_CONES));

/** CAM16-UCS: J', a', b'. */
export function cam16Ucs(hex: string): Triple {
	const xyz = times([
		[41.239079926595934, 35.7584339383878, 18.04807884018343], [21.263900587151027, 71.5168678767756, 7.219231536073371],
		[1.933081871559182, 11.919477979462598, 95.05321522496607],
	], linear(hex));
	const response = adapt(times(CAT16, xyz)), [r, g, b] = response;
	const red = r - 12 * g / 11 + b / 11, yellow = (r + g - 2 * b) / 9, hue = Math.atan2(yellow, red);
	const lightness = 100 * Math.max(0, achromatic(response) / WHITE_RESPONSE) ** (C * Z);
	const eccentricity = (Math.cos(hue + 2) + 3.8) / 4;
	const t = 50000 / 13 * NC * NBB * eccentricity * Math.hypot(red, yellow) / (r + g + 21 * b / 20);
	const chroma = t ** 0.9 * Math.sqrt(lightness / 100) * (1.64 - 0.29 ** N) ** 0.73;
	const colorfulness = Math.log(1 + 0.0228 * chroma * FL ** 0.25) / 0.0228;
	return [1.7 * lightness / (1 + 0.007 * lightness), colorfulness * Math.cos(hue), colorfulness * Math.sin(hue)];
}

/** Distance in CAM16-UCS. */
export const ucsGap = (one: string, other: string): number => distance(cam16Ucs(one), cam16Ucs(other));

// --- Deficiencies -----------------------------------------------------------------------------------------------------

/** In linear light. */
const DICHROMATS = {
	protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
	deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
	tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const satisfies Readonly<Record<string, readonly Triple[]>>;

export type Dichromat = keyof typeof DICHROMATS;

/** A color as a dichromat sees it. */
export function seenBy(kind: Dichromat, hex: string): string {
	const bytes = times(DICHROMATS[kind], linear(hex)).map((light) => {
		const inside = Math.min(1, Math.max(0, light));
		return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
	});
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
