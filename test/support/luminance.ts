/*
 * Relative luminance of WCAG 2 from HEX, an independent reference for contrasts in answers.
 */

export function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
