/*
 * Types for libraries without any, limited to the measured functions.
 */

declare module 'culori' {
	export interface Color {
		readonly mode: string;
		readonly alpha?: number;
		readonly [channel: string]: number | string | undefined;
	}
	type Difference = (first: Color, second: Color) => number;
	export function parse(text: string): Color | undefined;
	export function converter(mode: string): (color: Color | string) => Color;
	export function toGamut(gamut: string, mode: string, delta: Difference, jnd: number): (color: Color) => Color;
	export function differenceEuclidean(mode: string): Difference;
	export function filterDeficiencyProt(severity: number): (color: Color) => Color;
	export function differenceCiede2000(): Difference;
	export function formatHex(color: Color): string;
	export function formatCss(color: Color): string;
	export function nearest<T>(list: readonly T[], delta: Difference, read: (item: T) => Color): (color: Color, count: number) => T[];
}

declare module 'color-diff' {
	interface Lab {
		readonly L: number;
		readonly a: number;
		readonly b: number;
	}
	export function diff(first: Lab, second: Lab): number;
}

declare module 'apca-w3' {
	export function APCAcontrast(textY: number, backgroundY: number): number;
	export function sRGBtoY(rgb: readonly number[]): number;
}

declare module 'chroma-js' {
	interface Chroma {
		gl(): number[];
		hex(): string;
	}
	export default function chroma(text: string): Chroma;
}
