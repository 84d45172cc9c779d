/*
 * WCAG 2 contrast, the OKLab distance of HEX colors and protanopia, computed from their definitions apart from the project.
 */

const linear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

const light = (hex: string): readonly [number, number, number] => {
	const bytes = hex.length < 6 ? [...hex.slice(1)].map((digit) => Number.parseInt(digit + digit, 16))
		: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return bytes.map(linear) as [number, number, number];
};

const luminance = (hex: string): number => {
	const [r, g, b] = light(hex);
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 ratio of two HEX colors. */
export function ratio(one: string, other: string): number {
	const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

const oklab = (hex: string): readonly number[] => {
	const [r, g, b] = light(hex);
	const [l, m, s] = [
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
		0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
	].map(Math.cbrt) as [number, number, number];
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
};

/** deltaE OK of two HEX colors. */
export const distance = (one: string, other: string): number => {
	const [a, b] = [oklab(one), oklab(other)];
	return Math.hypot(...a.map((x, i) => x - b[i]!));
};

/** Protanopia after Machado, Oliveira and Fernandes 2009, severity 1. */
const PROTANOPIA = [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]] as const;

/** A HEX color as protans see it. */
export const asProtan = (hex: string): string => `#${PROTANOPIA.map((row) => {
	const [r, g, b] = light(hex), x = Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
	const byte = Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
	return byte.toString(16).padStart(2, '0');
}).join('')}`;

/** OKLab lightness of a HEX color. */
export const lightness = (hex: string): number => oklab(hex)[0]!;
