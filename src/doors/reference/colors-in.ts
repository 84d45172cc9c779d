/*
 * The colors of an answer as a strip, for what is told in numbers should be seen.
 */

import { escaped } from '../html.ts';

/** More of them are not told apart at a glance. */
const MOST = 24;

const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;

/** Every HEX of a value, in its order. */
function hexesIn(value: unknown): string[] {
	if (typeof value === 'string') return HEX.test(value) ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hexesIn) : [];
}

/** An SVG of equal fields, each with its HEX as title; empty where the answer has no colors. */
export function colorStrip(answer: unknown): string {
	// Once, where it comes last: the color that was sent stands at its step of a scale.
	const hexes = [...new Set(hexesIn(answer).reverse())].reverse().slice(0, MOST);
	if (hexes.length === 0) return '';
	const width = 100 * hexes.length;
	const fields = hexes.map((hex, i) => `<rect x="${100 * i}" width="100" height="100" fill="${hex}"><title>${hex}</title></rect>`);
	return `<svg class="strip" viewBox="0 0 ${width} 100" preserveAspectRatio="none" role="img" aria-label="${
		escaped(`Colors of the answer: ${hexes.join(', ')}`)}">${fields.join('')}</svg>`;
}
