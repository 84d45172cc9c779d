/*
 * check-contrast: the contrast of a text on a background, by WCAG 2 and APCA.
 */

import { advice, attempt, InputError, issueOf, quote, type ProblemCode, phrase } from '../../errors.ts';
import { printHex } from '../../formats/hex.ts';
import { round } from '../../math/round.ts';
import type { Steps } from '../../math/steps.ts';
import { apcaLevel, APCA_LEVELS, findPolarity, POLARITIES } from '../../metrics/apca.ts';
import { luminance } from '../../metrics/luminance.ts';
import { contrastRatio, wcagVerdict } from '../../metrics/wcag.ts';
import { contrastRange, type ContrastRange } from '../../palette/contrast-range.ts';
import { measureContrast } from '../../palette/contrast.ts';
import { contrastAlong, type ContrastAlong } from '../../palette/contrast-along.ts';
import { isGradient, stackFault, type Layer } from '../../palette/gradient-stack.ts';
import { CONTRAST_TARGETS, reachContrast, type ContrastFix, type TargetId } from '../../palette/contrast-fix.ts';
import { splitList } from '../../schema/query-text.ts';
import { choice, flag, list, nullable, number, object, optional, ruled, textLike, type Infer, type Text } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../../spaces/rgb24.ts';
import { hexText, lcNumber, NOTATIONS, ratioNumber, shade, roundLc, roundRatio, SWATCH, swatch } from '../describe.ts';
import { backdropField, isSolid, readBackdrop, type Backdrop } from '../backdrop.ts';
import { colorField, type ColorInput } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const SIZES = object(words.result.sizes, {
	normal: flag(words.result.normal),
	large: flag(words.result.large),
});

const SUGGESTION = nullable(object(words.result.suggestion, {
	...NOTATIONS,
	ratio: ratioNumber(),
}));

/** Most layers between text and background. */
const MOST_LAYERS = 8;

const severalBackgrounds = (texts: readonly string[], code: ProblemCode): InputError => new InputError(issueOf(
	code, [], phrase`takes one, got a list of ${texts.length}; those before the last go into layers`,
	advice`Write ${{ background: texts.at(-1)!, layers: texts.slice(0, -1) }}.`,
));

/** One background. Of several, as in the CSS property, all but the last are layers. */
const BACKGROUND: Text<Backdrop> = {
	...backdropField(words.fields.background),
	read: (text, page) => {
		const backdrop = attempt(() => readBackdrop(text, page));
		if (!(backdrop instanceof InputError)) return backdrop;
		const items = splitList(text).map((item) => item.trim());
		// The parts of "255, 0, 0" are no backgrounds.
		const areSeveral = items.length > 1 && items.every((item) => !(attempt(() => readBackdrop(item, page)) instanceof InputError));
		throw areSeveral ? severalBackgrounds(items, 'unreadable-color') : backdrop;
	},
	rejectSeveral: (texts) => severalBackgrounds(texts, 'invalid-parameter'),
};

export const checkContrast = operation({
	name: 'check-contrast',
	order: 40,
	words,
	group: 'Contrast',
	input: ruled(object('', {
		text: colorField(words.fields.text),
		background: BACKGROUND,
		layers: optional(list(words.fields.layers, backdropField('A color or a gradient.'), 1, MOST_LAYERS)),
	}), ({ background, layers = [] }) => {
		const gradients = [...layers, background].flatMap((layer) => (isSolid(layer) ? [] : [layer]));
		const fault = stackFault(gradients.map(({ gradient }) => gradient));
		if (fault === undefined) return undefined;
		const { input } = gradients[fault.at]!, [first] = gradients;
		return { field: 'layers', ...(fault.isRepeating ? {
			claim: phrase`contain ${quote(input)}, a repeating gradient next to another gradient. Send it alone, or write out its stops`,
		} : {
			claim: phrase`contain gradients of different directions, ${quote(first!.input)} and ${quote(input)}, so that all their colors meet. ${
				'Use one direction, or replace one of them by its color behind the text'}`,
		}) };
	}),
	result: object(words.result.whole, {
		text: SWATCH,
		background: SWATCH,
		layers: optional(list(resultWords.inOrder, SWATCH, 1, MOST_LAYERS)),
		wcag2: object(words.result.wcag2, {
			ratio: ratioNumber(),
			aa: SIZES,
			aaa: SIZES,
			nonText: flag(words.result.nonText),
		}),
		apca: object(words.result.apca, {
			lc: lcNumber(),
			polarity: choice(words.result.polarity, POLARITIES),
			level: choice(words.result.level, APCA_LEVELS.map(({ level }) => level)),
			use: textLike(words.result.use, '.+'),
		}),
		suggestions: object(words.result.suggestions, { aa: SUGGESTION, aaa: SUGGESTION }),
		composited: optional(object(words.result.composited, {
			text: hexText(words.result.text),
			background: hexText(words.result.background),
		})),
		range: optional(object(words.result.range, {
			least: ratioNumber(words.result.least),
			largest: ratioNumber(words.result.largest),
		})),
		least: optional(object(words.result.leastItem, {
			at: number(words.result.at, -1000, 1000),
			background: hexText(words.result.leastBackground),
			ratio: ratioNumber(),
			lcAt: number(words.result.lcAt, -1000, 1000),
			lcBackground: hexText(words.result.lcBackground),
			lc: lcNumber(),
		})),
	}),
	values: ['wcag2.ratio'],
	examples: [
		{ text: '#777', background: 'white' },
		{ text: 'white', background: 'rgb(0 0 0 / 60%)' },
		{ text: 'white', background: 'linear-gradient(90deg in oklch longer hue, #1d4ed8, #f97316)' },
		{ text: 'white', background: '#f97316', layers: ['rgb(0 0 0 / 40%)'] },
	],
}).runsInSteps(function* ({ text, background, layers }) {
	if (layers !== undefined || !isSolid(background)) return yield* onLayers(text, [background, ...[...layers ?? []].reverse()], layers);
	const measured = measureContrast(text.color, background.color);
	const { level, use } = apcaLevel(measured.lc);
	const request = { text: text.color, background: background.color, adjust: 'text' } as const;
	const aa = reachContrast({ ...request, target: 'aa' }), aaa = aa && reachContrast({ ...request, target: 'aaa' }, aa);
	return {
		text: swatch(text),
		background: swatch(background),
		wcag2: { ratio: roundRatio(measured.ratio), ...wcagVerdict(measured.ratio) },
		apca: { lc: roundLc(measured.lc), polarity: findPolarity(measured.text, measured.background), level, use },
		suggestions: {
			aa: suggestion(aa),
			aaa: suggestion(aaa),
		},
		...(measured.isComposited && {
			composited: { text: printHex(measured.text, 1), background: printHex(measured.background, 1) },
		}),
		...(background.color.alpha < 1 && { range: roundRange(contrastRange(text.color, background.color)) }),
	};
});

const roundRange = ({ least, largest }: ContrastRange): ContrastRange => ({ least: roundRatio(least), largest: roundRatio(largest) });

const suggestion = (fixed: ContrastFix | undefined): Infer<typeof SUGGESTION> =>
	(fixed === undefined ? null : { ...shade(fixed.color), ratio: roundRatio(fixed.after.ratio) });

/** The result at the place of least contrast; layers from the bottom up. */
function* onLayers(text: ColorInput, stack: readonly Backdrop[], layers: readonly Backdrop[] | undefined) {
	const all = stack.map(toLayer), along = yield* contrastAlong(all), found = yield* along.least(text.color), { byRatio, byLc } = found;
	const { level, use } = apcaLevel(found.lc), ends = yield* along.ends();
	const toSwatch = (layer: Backdrop, place: number): Infer<typeof SWATCH> => ({ input: layer.input, ...shade(byRatio.colors[place]!) });
	const aa = yield* suggestionAlong(text.color, along, ends, 'aa'), aaa = yield* suggestionAlong(text.color, along, ends, 'aaa');
	return {
		text: swatch(text),
		background: toSwatch(stack[0]!, 0),
		...(layers && { layers: layers.map((layer, i) => toSwatch(layer, layers.length - i)) }),
		wcag2: { ratio: roundRatio(found.ratio), ...wcagVerdict(found.ratio) },
		apca: { lc: roundLc(found.lc), polarity: findPolarity(byLc.text, byLc.background), level, use },
		suggestions: { aa, aaa },
		composited: { text: printHex(byRatio.text, 1), background: printHex(byRatio.background, 1) },
		...(all.some(isGradient) && {
			least: {
				at: roundPlace(byRatio.place), background: printHex(byRatio.background, 1), ratio: roundRatio(found.ratio),
				lcAt: roundPlace(byLc.place), lcBackground: printHex(byLc.background, 1), lc: roundLc(found.lc),
			},
		}),
	};
}

const toLayer = (of: Backdrop): Layer => (isSolid(of) ? of.color : of.gradient);

const roundPlace = (place: number): number => Math.min(1000, Math.max(-1000, round(place * 100, 3)));

/** The nearest text color that passes on the whole gradient, among those that pass on its darkest and its lightest color. */
function* suggestionAlong(
	text: Color, along: ContrastAlong, ends: readonly [Rgb24, Rgb24], target: TargetId,
): Steps<Infer<typeof SUGGESTION>> {
	let nearest: { readonly fixed: ContrastFix; readonly ratio: number } | undefined;
	for (const end of ends) {
		const fixed = reachContrast({ text, background: fromRgb24(end), target, adjust: 'text' });
		yield;
		if (fixed === undefined) continue;
		const ratio = text.alpha < 1 ? yield* along.leastRatio(fixed.color) : leastBetween(fixed.rgb24, ends);
		if (ratio < CONTRAST_TARGETS[target].least) continue;
		if (nearest === undefined || Math.abs(fixed.lightnessShift) < Math.abs(nearest.fixed.lightnessShift)) nearest = { fixed, ratio };
	}
	return nearest === undefined ? null : { ...shade(nearest.fixed.color), ratio: roundRatio(nearest.ratio) };
}

/** An opaque text has its least ratio on one of the two, unless a background between them is as light as the text. */
function leastBetween(text: Rgb24, [darkest, lightest]: readonly [Rgb24, Rgb24]): number {
	const own = luminance(text);
	return own > luminance(darkest) && own < luminance(lightest) ? 1 : Math.min(contrastRatio(text, darkest), contrastRatio(text, lightest));
}
