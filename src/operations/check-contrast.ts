/*
 * check-contrast: can this text be read on this background, by WCAG 2 and by APCA?
 */

import { quote } from '../errors.ts';
import { printHex } from '../formats/hex.ts';
import { round } from '../math/round.ts';
import { apcaLevel, APCA_LEVELS, polarityOf, POLARITIES } from '../metrics/apca.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio, wcagVerdict } from '../metrics/wcag.ts';
import { rangeOf, type ContrastRange } from '../palette/contrast-range.ts';
import { contrastOf } from '../palette/contrast.ts';
import { isGradient, leastContrast, type Layer } from '../palette/contrast-along.ts';
import { stackFault } from '../palette/gradient-stack.ts';
import { CONTRAST_TARGETS, fixContrast, type TargetId } from '../palette/contrast-fix.ts';
import { choice, flag, list, nullable, number, object, optional, ruled, textLike, type Infer } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { cssText, hexText, lcNumber, ratioNumber, shade, shownLc, shownRatio, SWATCH, swatch } from './describe.ts';
import { backdropField, isSolid, type Backdrop } from './backdrop.ts';
import { colorField, type ColorInput } from './fields.ts';
import { operation } from './operation.ts';

const SIZES = object('Is the ratio enough?', {
	normal: flag('For text of normal size.'),
	large: flag('For text of at least 24 px, or 18.66 px bold.'),
});

const SUGGESTION = nullable(object('The closest text color in lightness that passes; the text itself where it passes already.', {
	hex: hexText('As HEX.'),
	oklch: cssText('In OKLCH.'),
	ratio: ratioNumber(),
}));

/** The most layers between text and background. */
const MOST_LAYERS = 8;

export const checkContrast = operation({
	name: 'check-contrast',
	title: 'Check text contrast',
	group: 'Contrast',
	summary: 'Check text on a background by WCAG 2 and APCA, with the closest colors that pass.',
	input: ruled(object('', {
		text: colorField('The color of the text.'),
		background: backdropField('The color behind it, or a gradient of CSS.', 'layers'),
		layers: optional(list(
			'What lies between the text and the background, top first as CSS lists them: translucent colors and gradients, of gradients several only '
			+ 'where their colors change in one direction.',
			backdropField('A color or a gradient.'), 1, MOST_LAYERS,
		)),
	}), ({ background, layers = [] }) => {
		const gradients = [...layers, background].flatMap((layer) => (isSolid(layer) ? [] : [layer]));
		const fault = stackFault(gradients.map(({ gradient }) => gradient));
		if (fault === undefined) return undefined;
		const { input } = gradients[fault.at]!, [first] = gradients;
		return { field: 'layers', ...(fault.isRepeating ? {
			claim: `hold ${quote(input)}, which repeats beside another gradient. Ask of it alone, or write its stops out`,
		} : {
			claim: `hold gradients of different directions, ${quote(first!.input)} and ${quote(input)}, whose colors meet in every combination. `
				+ 'Give them one direction, or write in the place of one its color behind the text',
		}) };
	}),
	result: object('The contrast by both metrics. Pass and fail come from the unrounded ratio.', {
		text: SWATCH,
		background: SWATCH,
		layers: optional(list('In the order sent.', SWATCH, 1, MOST_LAYERS)),
		wcag2: object('WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.', {
			ratio: ratioNumber(),
			aa: SIZES,
			aaa: SIZES,
			nonText: flag('Is the ratio at least 3, as parts of controls and graphics need?'),
		}),
		apca: object('APCA 0.0.98G-4g. No claim of conformance to any edition of WCAG 3 is made.', {
			lc: lcNumber(),
			polarity: choice('Which of the two is darker.', POLARITIES),
			level: choice('The most demanding use that this contrast allows.', APCA_LEVELS.map(({ level }) => level)),
			use: textLike('What that means, in one sentence.', '.+'),
		}),
		suggestions: object('What the text could be instead.', { aa: SUGGESTION, aaa: SUGGESTION }),
		composited: optional(object('What the screen shows once translucent colors are blended.', {
			text: hexText('The text, opaque.'),
			background: hexText('The background, opaque, over white.'),
		})),
		range: optional(object('For a translucent background: the ratio over any backdrop.', {
			least: number('The least ratio, rounded down.', 1, 21),
			largest: number('The largest ratio, rounded down.', 1, 21),
		})),
		least: optional(object('Along a gradient: where the contrast is least, which is what all else here is of.', {
			at: number('Where the ratio is least, in percent of the way along the gradient, of several along the lowest that has more than one color.', -1000, 1000),
			background: hexText('What the screen shows there behind the text.'),
			ratio: ratioNumber(),
			lcAt: number('Where the Lc is nearest to 0, in percent.', -1000, 1000),
			lcBackground: hexText('What the screen shows there.'),
			lc: lcNumber(),
		})),
	}),
	examples: [
		{ input: { text: '#777', background: 'white' }, shows: 'a gray that just misses AA' },
		{ input: { text: 'white', background: 'rgb(0 0 0 / 60%)' }, shows: 'a translucent overlay' },
		{
			input: { text: 'white', background: 'linear-gradient(90deg in oklch longer hue, #1d4ed8, #f97316)' },
			shows: 'the least along a gradient',
		},
		{ input: { text: 'white', background: '#f97316', layers: ['rgb(0 0 0 / 40%)'] }, shows: 'a veil over a color' },
	],
}).runs(({ text, background, layers }) => {
	if (layers !== undefined || !isSolid(background)) return onLayers(text, [background, ...[...layers ?? []].reverse()], layers);
	const shown = contrastOf(text.color, background.color);
	const { level, use } = apcaLevel(shown.lc);
	return {
		text: swatch(text),
		background: swatch(background),
		wcag2: { ratio: shownRatio(shown.ratio), ...wcagVerdict(shown.ratio) },
		apca: { lc: shownLc(shown.lc), polarity: polarityOf(shown.text, shown.background), level, use },
		suggestions: {
			aa: suggestion(text.color, background.color, 'aa'),
			aaa: suggestion(text.color, background.color, 'aaa'),
		},
		...(shown.isComposited && {
			composited: { text: printHex(shown.text, 1), background: printHex(shown.background, 1) },
		}),
		...(background.color.alpha < 1 && { range: shownRange(rangeOf(text.color, background.color)) }),
	};
});

const shownRange = ({ least, largest }: ContrastRange): ContrastRange => ({ least: shownRatio(least), largest: shownRatio(largest) });

function suggestion(text: Color, background: Color, target: TargetId): Infer<typeof SUGGESTION> {
	const fixed = fixContrast({ text, background, target, adjust: 'text' });
	return fixed.reached ? { ...shade(fixed.color), ratio: shownRatio(fixed.after.ratio) } : null;
}

/** On layers from the bottom up: everything where the contrast is least. */
function onLayers(text: ColorInput, stack: readonly Backdrop[], layers: readonly Backdrop[] | undefined) {
	const all = stack.map(layerOf), found = leastContrast(text.color, all), { byRatio, byLc } = found;
	const { level, use } = apcaLevel(found.lc), ends = found.ends();
	const shownAs = (layer: Backdrop, place: number): Infer<typeof SWATCH> => ({ input: layer.input, ...shade(byRatio.colors[place]!) });
	return {
		text: swatch(text),
		background: shownAs(stack[0]!, 0),
		...(layers && { layers: layers.map((layer, i) => shownAs(layer, layers.length - i)) }),
		wcag2: { ratio: shownRatio(found.ratio), ...wcagVerdict(found.ratio) },
		apca: { lc: shownLc(found.lc), polarity: polarityOf(byLc.text, byLc.background), level, use },
		suggestions: { aa: suggestionAlong(text.color, all, ends, 'aa'), aaa: suggestionAlong(text.color, all, ends, 'aaa') },
		composited: { text: printHex(byRatio.text, 1), background: printHex(byRatio.background, 1) },
		...(all.some(isGradient) && {
			least: {
				at: shownPlace(byRatio.place), background: printHex(byRatio.background, 1), ratio: shownRatio(found.ratio),
				lcAt: shownPlace(byLc.place), lcBackground: printHex(byLc.background, 1), lc: shownLc(found.lc),
			},
		}),
	};
}

const layerOf = (of: Backdrop): Layer => (isSolid(of) ? of.color : of.gradient);

const shownPlace = (place: number): number => Math.min(1000, Math.max(-1000, round(place * 100, 3)));

/** Of the text colors that pass on the darkest and on the lightest background that there is, the nearest that passes on all between. */
function suggestionAlong(
	text: Color, layers: readonly Layer[], ends: readonly [Rgb24, Rgb24], target: TargetId,
): Infer<typeof SUGGESTION> {
	const passing = ends.flatMap((end) => {
		const fixed = fixContrast({ text, background: fromRgb24(end), target, adjust: 'text' });
		if (!fixed.reached) return [];
		const ratio = text.alpha < 1 ? leastContrast(fixed.color, layers).ratio : leastBetween(fixed.rgb24, ends);
		return ratio >= CONTRAST_TARGETS[target].least ? [{ fixed, ratio, shift: Math.abs(fixed.lightnessShift) }] : [];
	}).sort((a, b) => a.shift - b.shift);
	const [nearest] = passing;
	return nearest === undefined ? null : { ...shade(nearest.fixed.color), ratio: shownRatio(nearest.ratio) };
}

/** An opaque text has the least ratio on one of the two, unless a background between is as light as itself. */
function leastBetween(text: Rgb24, [darkest, lightest]: readonly [Rgb24, Rgb24]): number {
	const own = luminance(text);
	return own > luminance(darkest) && own < luminance(lightest) ? 1 : Math.min(contrastRatio(text, darkest), contrastRatio(text, lightest));
}
