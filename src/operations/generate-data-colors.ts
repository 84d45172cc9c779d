/*
 * generate-data-colors: colors for charts and maps, by what they stand for, as code for what draws them.
 */

import { advice } from '../errors.ts';
import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { DATA_BOUNDS, DATA_COUNTS, DATA_KINDS, dataColors, dataFault, MOST_KEPT_DATA, type DataWish } from '../palette/data-colors.ts';
import { WHITE, shownOver } from '../palette/contrast.ts';
import { labOf } from '../palette/even-steps.ts';
import { closest, seenOf, SIGHTS } from '../palette/sights.ts';
import { choice, fallback, flag, integer, list, number, object, optional, record, ruled, text, textLike } from '../schema/schema.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { round } from '../math/round.ts';
import { CHART_FORMATS, CHART_MEDIA_TYPES, CHART_WRITERS } from '../tokens/chart.ts';
import { cssText, deltaEOKNumber, hexText, inputText, ratioNumber, shade, shownDeltaEOK, shownRatio, SWATCH, swatch } from './describe.ts';
import { colorField, colorsField, type ColorInput } from './fields.ts';
import { operation } from './operation.ts';

const { least: FEWEST, most: MOST, usual: DEFAULT_COUNT } = DATA_COUNTS;
const LONGEST_SEED = 100;
const MOST_HUES = Math.max(...Object.values(DATA_BOUNDS).map(({ hues }) => hues));

const kind = choice('What they stand for: groups, amounts, amounts on both sides of a middle, or what comes round again.', DATA_KINDS);
const seed = text('Any text: another seed gives another set, the same one the same set.', 0, LONGEST_SEED);
const format = choice('The code wanted: a JSON list, CSS custom properties, or that of a library that draws charts.', CHART_FORMATS);

interface Asked extends Omit<DataWish, 'keep' | 'background'> {
	readonly keep?: readonly ColorInput[] | undefined;
	readonly background?: ColorInput | undefined;
}

const behind = (background: ColorInput | undefined): Rgb24 | undefined =>
	(background === undefined ? undefined : shownOver(background.color, WHITE));

const WISHES = /*#__PURE__*/ new WeakMap<Asked, DataWish>();

/** The same wish for the same input, which is looked at for faults before it is fulfilled. */
function wishOf(asked: Asked): DataWish {
	const known = WISHES.get(asked);
	if (known !== undefined) return known;
	const { kind, count, seed, keep = [], background, hues } = asked;
	const wish = { kind, count, seed, keep: keep.map(({ color }) => color), background: behind(background), hues };
	WISHES.set(asked, wish);
	return wish;
}

export const generateDataColors = operation({
	name: 'generate-data-colors',
	title: 'Generate data colors',
	group: 'Make',
	summary: 'Make colors for charts and maps that all eyes tell apart, as code for the libraries that draw them.',
	input: ruled(object('', {
		keep: optional(colorsField(
			'Colors that stay: the first ones of a categorical set, one step or both ends of a sequential one, one end or both of a '
			+ 'diverging one, the first of a cyclic one.', 0, MOST_KEPT_DATA,
		)),
		kind: fallback(kind, 'categorical'),
		count: fallback(integer('How many colors, kept ones included.', FEWEST, MOST), DEFAULT_COUNT),
		background: optional(colorField(
			'What they are drawn on: categorical colors have 3:1 on it, sequential ones begin next to it, diverging ones meet next to it.',
		)),
		hues: optional(list(
			'Hues in degrees of OKLCH: those to take categorical colors from, to pass from light to dark, of both ends, or to begin with.',
			number('In degrees.', 0, 360), 1, MOST_HUES,
		)),
		seed: fallback(seed, ''),
		format: fallback(format, 'list'),
	}), (asked) => {
		const fault = dataFault(wishOf(asked));
		if (fault === undefined) return undefined;
		const { field, claim, instead } = fault, first = asked.keep?.[0]?.input;
		const isOffered = instead !== undefined && first !== undefined;
		return { field, claim, ...(isOffered && { advice: advice`Write ${[first, printHex(instead, 1)]}, or one of them alone.` }) };
	}),
	result: object('The colors, how far apart they are, and their code.', {
		kind,
		seed,
		background: optional(SWATCH),
		colors: list('In order.', object('A color of the set.', {
			input: optional(inputText()),
			hex: hexText('As HEX.'),
			oklch: cssText('In OKLCH.'),
			kept: flag('Was it sent?'),
			ratio: optional(ratioNumber('WCAG 2 contrast ratio on the background, where one was sent, rounded down to two decimals.')),
		}), FEWEST, MOST),
		least: record(
			'How far apart the two closest are, as each kind of eyes sees them: of all pairs of a categorical set, of neighbours in the others.',
			SIGHTS, deltaEOKNumber('In deltaE OK.'),
		),
		evenness: optional(number('The largest step over the median one, a ratio from 1 on; not of a categorical set.', 1, Infinity)),
		format,
		mediaType: choice('The media type of the file.', CHART_MEDIA_TYPES),
		filename: textLike('A name for the file.', '[a-z_-]+(?:\\.[a-z]+)+'),
		code: textLike('The file.', '[\\s\\S]+'),
	}),
	examples: [
		{ input: { count: 6, background: 'white' }, shows: 'six groups of a chart on white' },
		{ input: { kind: 'sequential', keep: ['#3b82f6'], count: 7, format: 'vega-lite' }, shows: 'amounts in the color of a brand' },
		{ input: { kind: 'diverging', keep: ['#b2182b', '#2166ac'], count: 9, format: 'ggplot' }, shows: 'two ends and what lies between' },
		{ input: { kind: 'cyclic', count: 12, format: 'd3' }, shows: 'twelve months' },
	],
}).runs((asked) => {
	const { kind, seed, keep = [], background, format } = asked;
	const colors = dataColors(wishOf(asked)), on = behind(background), left = new Map(keep.map((kept) => [kept, toRgb24(kept.color)]));
	const inputs = colors.map((color) => {
		const found = [...left].find(([, rgb24]) => rgb24 === color)?.[0];
		if (found !== undefined) left.delete(found);
		return found;
	});
	const { mediaType, filename, write } = CHART_WRITERS[format];
	const least = closest(colors.map(seenOf), kind === 'categorical' ? 'pairs' : kind === 'cyclic' ? 'ring' : 'neighbours');
	return {
		kind,
		seed,
		...(background && { background: swatch(background) }),
		colors: colors.map((color, i) => ({
			...(inputs[i] && { input: inputs[i].input }),
			...shade(fromRgb24(color)),
			kept: inputs[i] !== undefined,
			...(on !== undefined && { ratio: shownRatio(contrastRatio(color, on)) }),
		})),
		least: Object.fromEntries(SIGHTS.map((sight) => [sight, shownDeltaEOK(least[sight])])),
		...(kind !== 'categorical' && { evenness: evennessOf(colors, kind === 'cyclic') }),
		format,
		mediaType,
		filename,
		code: write(kind, colors.map((color) => printHex(color, 1))),
	};
});

/** The largest step over the median one, to four decimals. */
function evennessOf(colors: readonly Rgb24[], isRing: boolean): number {
	const labs = (isRing ? [...colors, colors[0]!] : colors).map(labOf);
	const steps = labs.slice(1).map((lab, i) => deltaEOKOf(lab, labs[i]!)).sort((a, b) => a - b), middle = (steps.length - 1) / 2;
	return round(steps.at(-1)! / ((steps[Math.floor(middle)]! + steps[Math.ceil(middle)]!) / 2), 4);
}
