/*
 * Pictures of the guides, drawn by the engine as SVG. Colors are in attributes, so no style is needed.
 */

import { format } from '../../formats/table.ts';
import { printHex } from '../../formats/hex.ts';
import { maxChroma } from '../../gamut/max-chroma.ts';
import type { GamutId } from '../../gamut/gamut.ts';
import { mapToGamut } from '../../gamut/map.ts';
import { toGamut } from '../../gamut/methods.ts';
import { toRgb24 } from '../../gamut/screen.ts';
import { decimal } from '../../math/round.ts';
import { deltaEOK } from '../../metrics/difference.ts';
import { measureContrast } from '../../palette/contrast.ts';
import { SCALE_STEPS } from '../../palette/scale.ts';
import { buildSystem } from '../../palette/system.ts';
import { pickColor, type Role } from '../../palette/system-shape.ts';
import { parse } from '../../names/parse-color.ts';
import { color, type Color } from '../../spaces/color.ts';
import { convert } from '../../spaces/convert.ts';
import { mix } from '../../spaces/mix.ts';
import { fromRgb24 } from '../../spaces/rgb24.ts';
import { escapeHtml } from '../html.ts';
import type { ReferenceWords } from './words.ts';

type PictureWords = ReferenceWords['pictures'];

const toHex = (of: Color): string => printHex(toRgb24(of));
const oklch = (l: number, c: number, h: number): Color => color('oklch', [l, c, h]);
const at = (x: number): string => decimal(x, 1);

/** An SVG that scales with its column; `says` is its text alternative. */
const picture = (width: number, height: number, says: string, inner: string): string =>
	`<svg class="picture" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(says)}">${inner}</svg>`;

/** A small patch of one color. */
export const chip = (fill: string, says: string): string =>
	`<svg class="chip" viewBox="0 0 20 20" role="img" aria-label="${escapeHtml(says)}"><rect width="20" height="20" rx="3" fill="${fill}"/></svg>`;

/** An orange that no screen can show. */
const WIDE = 'oklch(0.8 0.25 70)';

/** The wide orange mapped into sRGB, and clipped as browsers do, with the distances. */
export function fallbacks() {
	const wide = parse(WIDE), mapped = mapToGamut(wide, 'srgb'), cut = toGamut(wide, 'srgb', 'clip');
	const hue = (of: Color): number => convert(of, 'oklch').coords[2];
	return {
		wide: WIDE, mapped: toHex(mapped), clipped: toHex(cut),
		mappedDelta: decimal(deltaEOK(wide, mapped), 3), clippedDelta: decimal(deltaEOK(wide, cut), 3),
		mappedShift: decimal(Math.abs(hue(mapped) - hue(wide)), 1), clippedShift: decimal(Math.abs(hue(cut) - hue(wide)), 1),
	};
}

const ROWS = 60, PLANE = { width: 360, height: 240 }, MOST_CHROMA = 0.4;

/** Lightness upwards, chroma to the right, at the hue of the wide orange: the colors of sRGB and the edges of both gamuts. `says` is the text alternative. */
export function gamutPlane(says: string): string {
	const wide = convert(parse(WIDE), 'oklch'), hue = wide.coords[2], { width, height } = PLANE;
	const x = (chroma: number): number => (chroma / MOST_CHROMA) * width, y = (lightness: number): number => (1 - lightness) * height;
	const rows = Array.from({ length: ROWS }, (_, i) => {
		const lightness = 1 - (i + 0.5) / ROWS, most = maxChroma(lightness, hue, 'srgb');
		const stops = [0, 0.5, 1].map((share) => `<stop offset="${share}" stop-color="${toHex(oklch(lightness, most * share, hue))}"/>`).join('');
		return `<linearGradient id="g${i}">${stops}</linearGradient><rect y="${at(i * height / ROWS)}" width="${at(x(most))}" height="${
			at(height / ROWS + 0.6)}" fill="url(#g${i})"/>`;
	}).join('');
	const edge = (gamut: GamutId): string => Array.from({ length: 101 }, (_, i) => `${i === 0 ? 'M' : 'L'}${at(x(maxChroma(i / 100, hue, gamut)))} ${
		at(y(i / 100))}`).join('');
	const dot = (of: Color, fill: string): string => {
		const [l, c] = convert(of, 'oklch').coords;
		return `<circle cx="${at(x(c))}" cy="${at(y(l))}" r="5" fill="${fill}" stroke="currentColor" stroke-width="1.5"/>`;
	};
	const mapped = mapToGamut(wide, 'srgb'), [l, c] = convert(mapped, 'oklch').coords;
	const leaf = edge('srgb');
	return picture(width, height, says, `<clipPath id="leaf"><path d="${leaf}Z"/></clipPath><g clip-path="url(#leaf)">${rows
	}</g><path d="${leaf}" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="${edge('display-p3')
	}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="5 4"/><path d="M${at(x(wide.coords[1]))} ${at(y(wide.coords[0]))}L${
		at(x(c))} ${at(y(l))}" stroke="currentColor" stroke-width="1.5"/>${dot(wide, WIDE)}${dot(mapped, toHex(mapped))}`);
}

const SAMPLES: readonly (readonly [text: string, background: string])[] = [
	['white', '#e8590c'], ['black', '#e8590c'], ['#767676', 'white'], ['#777777', 'black'], ['white', '#3b82f6'], ['black', '#3b82f6'],
];

/** Texts on backgrounds, judged by both metrics. */
export const contrastSamples = ({ textOn, sample }: PictureWords) => SAMPLES.map(([text, background]) => {
	const { ratio, lc } = measureContrast(parse(text), parse(background)), words = textOn(text, background);
	const [front, back] = [toHex(parse(text)), toHex(parse(background))];
	return {
		words, ratio, lc,
		picture: `<svg class="sample" viewBox="0 0 120 44" role="img" aria-label="${words}"><rect width="120" height="44" rx="4" fill="${back
		}"/><text x="60" y="28" text-anchor="middle" font-size="18" fill="${front}">${sample}</text></svg>`,
	};
});

const BASE = oklch(0.62, 0.11, 250);

/** Pairs with given distances, next to each other without a gap. */
export const differences = (nextTo: PictureWords['nextTo']) => [0.01, 0.02, 0.05, 0.1, 0.25].map((distance) => {
	// They differ only in lightness, so the OKLab distance is its difference.
	const other = oklch(BASE.coords[0] + distance, BASE.coords[1], BASE.coords[2]);
	return {
		measured: decimal(deltaEOK(fromRgb24(toRgb24(BASE)), fromRgb24(toRgb24(other))), 3),
		picture: `<svg class="pair" viewBox="0 0 120 44" role="img" aria-label="${nextTo(toHex(BASE), toHex(other))}"><rect width="60" height="44" fill="${
			toHex(BASE)}"/><rect x="60" width="60" height="44" fill="${toHex(other)}"/></svg>`,
	};
});

const STRIP_STEPS = 12;

const strip = (says: string, colors: readonly Color[]): string => picture(360, 44, says, colors.map((of, i) =>
	`<rect x="${at(360 * i / colors.length)}" width="${at(360 / colors.length + 0.5)}" height="44" fill="${toHex(of)}"/>`).join(''));

/** From a light gray to a blue in OKLCH: with the hue of gray missing, and as 0, which is red. */
export function hueStrips({ blueAllTheWay, byPink }: PictureWords): { readonly correct: string; readonly wrong: string } {
	const gray = parse('#dddddd'), blue = convert(parse('#1d4ed8'), 'oklch'), from = convert(gray, 'oklch').coords[0];
	const shares = Array.from({ length: STRIP_STEPS }, (_, i) => i / (STRIP_STEPS - 1)), [l, c, h] = blue.coords;
	const between = (a: number, b: number, share: number): number => a + (b - a) * share;
	return {
		correct: strip(blueAllTheWay, shares.map((share) => mix(gray, blue, share, 'oklch'))),
		// From 0° the shorter arc runs backwards.
		wrong: strip(byPink,
			shares.map((share) => oklch(between(from, l, share), between(0, c, share), between(360, h, share)))),
	};
}

const CARD: readonly Role[] = ['background', 'foreground', 'primary', 'primary-foreground'];

/** A brand as a scale, and a small card with its role colors in both themes. */
export function tokenLayers(brand: string, words: PictureWords) {
	const { scales, themes } = buildSystem({ primary: parse(brand) });
	const card = (theme: 'light' | 'dark'): string => {
		const [page, text, fill, label] = CARD.map((role) => toHex(pickColor(scales, themes[theme][role])));
		return picture(180, 110, words.card[theme], `<rect width="180" height="110" rx="8" fill="${page
		}"/><text x="16" y="34" font-size="16" font-weight="700" fill="${text}">${words.signIn}</text><text x="16" y="54" font-size="11" fill="${text
		}">${words.line}</text><rect x="16" y="68" width="86" height="28" rx="6" fill="${fill
		}"/><text x="59" y="86" font-size="12" text-anchor="middle" fill="${label}">${words.proceed}</text>`);
	};
	return {
		scale: strip(words.steps, scales.primary.colors),
		steps: scales.primary.colors.map((of, i) => ({ step: SCALE_STEPS[i]!, hex: format(of, 'hex') })),
		light: card('light'),
		dark: card('dark'),
	};
}
