/*
 * Parses a Tailwind class: `sky-500`, with a utility (`bg-sky-500`), with opacity (`text-sky-500/50`).
 *
 * Any case; the family and its step may be joined by a hyphen, by spaces or not at all. Opacity is a percentage, or a
 * bracketed value as in Tailwind (`/[0.5]`, `/[50%]`).
 *
 * Source  The color utilities of Tailwind CSS 4, https://tailwindcss.com/docs/colors.
 * Proof   test/names/tailwind-class.test.ts.
 */

import { withAlpha, type Color } from '../spaces/color.ts';
import { getList } from './lists.ts';
import { once } from './once.ts';

/** Utilities that take a color, longer before shorter. */
const UTILITIES = [
	'bg', 'text-shadow', 'text', 'border-x', 'border-y', 'border-s', 'border-e', 'border-bs', 'border-be',
	'border-t', 'border-r', 'border-b', 'border-l', 'border', 'divide', 'outline', 'ring-offset', 'ring', 'inset-ring',
	'inset-shadow', 'drop-shadow', 'shadow', 'accent', 'caret', 'fill', 'stroke', 'decoration', 'placeholder',
	'from', 'via', 'to', 'scrollbar-thumb', 'scrollbar-track',
];

const CLASS = new RegExp(
	`^(?:(?<utility>${UTILITIES.join('|')})-)?(?<family>[a-z]+)(?:[\\s-]*(?<step>\\d+))?(?:/(?<opacity>\\S+))?$`, 'i',
);

const OPACITY = /^(?:(?<percent>\d+(?:\.\d+)?)|\[(?:(?<inPercent>\d+(?:\.\d+)?)%|(?<share>\d+(?:\.\d+)?|\.\d+))\])$/;

const places = once((): ReadonlyMap<string, number> => {
	const { size, name } = getList('tailwind');
	return new Map(Array.from({ length: size }, (_, i) => [name(i), i]));
});

/** The color of a class; undefined for any other text. Plain `black` and `white` are CSS keywords, which are read before. */
export function readClass(text: string): Color | undefined {
	const parts = CLASS.exec(text)?.groups;
	if (parts === undefined) return undefined;
	const { family = '', step, opacity } = parts;
	const place = places().get((step === undefined ? family : `${family}-${step}`).toLowerCase());
	if (place === undefined) return undefined;
	const alpha = opacity === undefined ? 1 : parseOpacity(opacity);
	return alpha === undefined ? undefined : withAlpha(getList('tailwind').color(place), alpha);
}

/** Opacity as 0..1; undefined for any other text. */
function parseOpacity(opacity: string): number | undefined {
	const { percent, inPercent, share } = OPACITY.exec(opacity)?.groups ?? {};
	const alpha = share === undefined ? Number(percent ?? inPercent) / 100 : Number(share);
	return alpha >= 0 && alpha <= 1 ? alpha : undefined;
}

/** Other numbers are not misspelt steps: `red2` is a color of X11, `blue-6` one of another palette. */
const LEAST_STEP = 10, LARGEST_STEP = 1000;

/** The nearest class if only the step or opacity of the text is wrong; else undefined. */
export function nearestClass(text: string): string | undefined {
	const parts = CLASS.exec(text)?.groups;
	const family = parts?.['family']?.toLowerCase(), step = parts?.['step'];
	if (family === undefined || step === undefined || !places().has(`${family}-500`)) return undefined;
	const requested = Number(step);
	if (requested < LEAST_STEP || requested > LARGEST_STEP) return undefined;
	const steps = [...places().keys()].filter((name) => name.startsWith(`${family}-`)).map((name) => Number(name.slice(family.length + 1)));
	const best = steps.reduce((one, other) => (Math.abs(other - requested) < Math.abs(one - requested) ? other : one));
	return `${family}-${best}`;
}
