/*
 * Shows the colors of an answer as a strip.
 */

import { escapeHtml } from '../html.ts';

/** More colors are hard to distinguish at a glance. */
const MOST = 24;

const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;

/** All HEX values in a value, in order. */
function findHexes(value: unknown): string[] {
	if (typeof value === 'string') return HEX.test(value) ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findHexes) : [];
}

/** An SVG of equal fields with the HEX as title; empty if the answer has no colors. `label` precedes their list. */
export function colorStrip(answer: unknown, label: string): string {
	// Duplicates stay at their last place, so that the input color is at its step of a scale.
	const hexes = [...new Set(findHexes(answer).reverse())].reverse().slice(0, MOST);
	if (hexes.length === 0) return '';
	const width = 100 * hexes.length;
	const fields = hexes.map((hex, i) => `<rect x="${100 * i}" width="100" height="100" fill="${hex}"><title>${hex}</title></rect>`);
	return `<svg class="strip" viewBox="0 0 ${width} 100" preserveAspectRatio="none" role="img" aria-label="${
		escapeHtml(`${label}: ${hexes.join(', ')}`)}">${fields.join('')}</svg>`;
}
