/*
 * generate-data-colors: colors for charts and maps by kind of data, as code for chart libraries.
 */

import { advice, suggest } from '../../errors.ts';
import { printHex } from '../../formats/hex.ts';
import { toRgb24 } from '../../gamut/screen.ts';
import { getOrCreate } from '../../math/get-or-create.ts';
import { LONGEST_SEED } from '../../math/random.ts';
import { toRecord } from '../../math/to-record.ts';
import {
	DATA_BOUNDS, DATA_COUNTS, DATA_KINDS, dataColorsInSteps, dataFaultInSteps, matchDataColors, MOST_KEPT_DATA,
	type DataRequest,
} from '../../palette/data-colors.ts';
import { wordsFor } from '../../names/color-words.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../names/locales/ids.ts';
import { compositeOver, measureContrast } from '../../palette/contrast.ts';
import { isDark } from '../../palette/data-sequential.ts';
import { unevenness } from '../../palette/even-steps.ts';
import { closest, SIGHTS, simulateAll, simulateInUcs, squareGap, type Seen } from '../../palette/sights.ts';
import {
	choice, fallback, flag, integer, list, number, object, optional, record, ruled, text, textLike, type Infer,
} from '../../schema/schema.ts';
import { fromRgb24, WHITE, type Rgb24 } from '../../spaces/rgb24.ts';
import { round } from '../../math/round.ts';
import { DICHROMACIES } from '../../vision/dichromacy.ts';
import { CHART_FORMATS, CHART_MEDIA_TYPES, CHART_WRITERS } from '../../tokens/chart.ts';
import {
	contrast, cssText, deltaEOKNumber, hexText, inputText, lcNumber, ratioNumber, shade, roundDeltaEOK, SWATCH, swatch,
} from '../describe.ts';
import { colorField, colorsField, type ColorInput } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { warnOfArms } from './warning.ts';
import { words } from './words.ts';

const { least: FEWEST, most: MOST, usual: DEFAULT_COUNT } = DATA_COUNTS;
const MOST_HUES = Math.max(...Object.values(DATA_BOUNDS).map(({ hues }) => hues));

const kind = choice(words.fields.kind, DATA_KINDS);
const seed = text(words.fields.seed, 0, LONGEST_SEED);
const format = choice(words.fields.format, CHART_FORMATS);

const modes = choice(words.fields.modes, ['one', 'both']);

interface Fields extends Omit<DataRequest, 'keep' | 'background'> {
	readonly keep?: readonly ColorInput[] | undefined;
	readonly background?: ColorInput | undefined;
	readonly modes: Infer<typeof modes>;
	readonly format: Infer<typeof format>;
	readonly locale: Locale;
}

/** Backgrounds of a set for both modes, unless one of them is given: white, and the card of the dark theme of build-system. */
const BACKGROUNDS: Readonly<Record<'light' | 'dark', Rgb24>> = { light: WHITE, dark: 0x18181b };

const behind = (background: ColorInput | undefined): Rgb24 | undefined =>
	(background === undefined ? undefined : compositeOver(background.color, WHITE));

const nameOf = (rgb24: Rgb24): string => wordsFor(fromRgb24(rgb24), 'en').plainName;

interface Requests {
	readonly request: DataRequest;
	/** The same for the dark mode, if both modes are requested. */
	readonly dark?: DataRequest;
}

const REQUESTS = /*#__PURE__*/ new WeakMap<Fields, Requests>();

/** The requests of an input, created once, because checking a request computes its colors. */
const createRequests = (fields: Fields): Requests => getOrCreate(REQUESTS, fields, () => {
	const { kind, count, seed, keep = [], hues, modes } = fields, given = behind(fields.background);
	const on = (background: Rgb24 | undefined): DataRequest =>
		({ kind, count, seed, keep: keep.map(({ color }) => color), background, hues, nameOf });
	return modes === 'one' ? { request: on(given) } : {
		request: on(given === undefined || isDark(given) ? BACKGROUNDS.light : given),
		dark: on(isDark(given) ? given : BACKGROUNDS.dark),
	};
});

const COLORS = list(words.result.colors, object('A color of the set.', {
	input: optional(inputText()),
	hex: hexText(resultWords.hex),
	oklch: cssText(resultWords.oklch),
	kept: flag(resultWords.kept),
	ratio: optional(ratioNumber(words.result.ratio)),
	lc: optional(lcNumber(words.result.lc)),
}), FEWEST, MOST);

/** Figures of a set. */
const FIGURES = {
	least: record(
		words.result.least,
		SIGHTS, deltaEOKNumber('In deltaE OK.'),
	),
	arms: optional(record(
		words.result.arms, SIGHTS, deltaEOKNumber('In deltaE OK.'),
	)),
	warning: optional(textLike(words.result.warning, '[\\s\\S]+\\.')),
	evenness: optional(number(words.result.evenness, 1, Infinity)),
};

const CODE = textLike(words.result.code, '[\\s\\S]+');

export const generateDataColors = operation({
	name: 'generate-data-colors',
	order: 170,
	words,
	group: 'Make',
	input: ruled(object('', {
		keep: optional(colorsField(words.fields.keep, 0, MOST_KEPT_DATA)),
		kind: fallback(kind, 'categorical'),
		count: fallback(integer(words.fields.count, FEWEST, MOST), DEFAULT_COUNT),
		background: optional(colorField(
			words.fields.background,
		)),
		hues: optional(list(
			words.fields.hues,
			number('In degrees.', 0, 360), 1, MOST_HUES,
		)),
		seed: fallback(seed, ''),
		format: fallback(format, 'list'),
		modes: fallback(modes, 'one'),
		locale: fallback(choice(words.fields.locale, LOCALES), DEFAULT_LOCALE),
	}), function* (fields) {
		const { request, dark } = createRequests(fields);
		const fault = (yield* dataFaultInSteps(request)) ?? (dark && (yield* dataFaultInSteps(dark)));
		if (fault === undefined) return undefined;
		const { field, claim, instead, hues } = fault, first = fields.keep?.[0]?.input;
		if (hues !== undefined) return { field, claim, advice: suggest`Write ${hues}.` };
		const isOffered = instead !== undefined && first !== undefined;
		return { field, claim, ...(isOffered && { advice: advice`Write ${[first, printHex(instead, 1)]}, or one of them alone.` }) };
	}),
	result: object(words.result.whole, {
		kind,
		seed,
		modes,
		background: optional(SWATCH),
		colors: COLORS,
		...FIGURES,
		format,
		mediaType: choice(resultWords.mediaType, CHART_MEDIA_TYPES),
		filename: textLike(resultWords.filename, '[a-z_-]+(?:\\.[a-z]+)+'),
		code: CODE,
		dark: optional(object(words.result.dark, {
			background: SWATCH, colors: COLORS, ...FIGURES, code: CODE,
		})),
	}),
	cost: 5,
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ count: 6, background: 'white' },
		{ kind: 'sequential', keep: ['#3b82f6'], count: 7, format: 'vega-lite' },
		{ kind: 'diverging', keep: ['#b2182b', '#2166ac'], count: 9, format: 'ggplot' },
		{ kind: 'cyclic', count: 12, format: 'd3' },
	],
}).runsInSteps(function* (fields) {
	const { kind, seed, modes, format } = fields, { request, dark } = createRequests(fields), colors = yield* dataColorsInSteps(request);
	const { mediaType, filename } = CHART_WRITERS[format], { code, ...set } = describeSet(fields, request, colors);
	return {
		kind,
		seed,
		modes,
		...(request.background !== undefined && { background: ground(fields, request.background) }),
		...set,
		format,
		mediaType,
		filename,
		code,
		...(dark?.background !== undefined && {
			dark: {
				background: ground(fields, dark.background), ...describeSet(fields, dark, yield* matchDataColors(colors, dark)),
			},
		}),
	};
});

/** The background as the request wrote it, or a default one. */
const ground = ({ background }: Fields, rgb24: Rgb24): Infer<typeof SWATCH> =>
	(behind(background) === rgb24 ? swatch(background!) : { input: printHex(rgb24, 1), ...shade(fromRgb24(rgb24)) });

/** The colors of a set with their figures and their code. */
function describeSet(fields: Fields, { background }: DataRequest, colors: readonly Rgb24[]) {
	const { kind, keep = [], format, locale } = fields, on = background === undefined ? undefined : fromRgb24(background);
	const left = new Map(keep.map((kept) => [kept, toRgb24(kept.color)]));
	const inputs = colors.map((color) => {
		const match = [...left].find(([, rgb24]) => rgb24 === color)?.[0];
		if (match !== undefined) left.delete(match);
		return match;
	});
	const least = closest(colors.map(simulateAll), kind === 'categorical' ? 'pairs' : kind === 'cyclic' ? 'ring' : 'neighbors');
	return {
		colors: colors.map((color, i) => ({
			...(inputs[i] && { input: inputs[i].input }),
			...shade(fromRgb24(color)),
			kept: inputs[i] !== undefined,
			...(on !== undefined && contrast(measureContrast(fromRgb24(color), on))),
		})),
		least: toRecord(SIGHTS, (sight) => roundDeltaEOK(least[sight])),
		...(kind === 'diverging' && describeArms(colors, locale)),
		...(kind !== 'categorical' && { evenness: round(unevenness(colors, kind === 'cyclic'), 4) }),
		code: CHART_WRITERS[format].write(kind, colors.map((color) => printHex(color, 1))),
	};
}

/** Least distance in CAM16-UCS, in every dichromacy, between the ends of arms that nobody confuses. */
const ARMS_APART = 20;

/** The distance between both ends of a diverging set, and a warning if some people confuse them. */
function describeArms(colors: readonly Rgb24[], locale: Locale) {
	const ends = [colors[0]!, colors.at(-1)!], apart = closest(ends.map(simulateAll), 'pairs');
	const [first, last] = ends.map(simulateInUcs) as [Seen, Seen];
	const confused = DICHROMACIES.filter((_, kind) => squareGap(first, last, kind) < ARMS_APART ** 2);
	return {
		arms: toRecord(SIGHTS, (sight) => roundDeltaEOK(apart[sight])),
		...(confused.length > 0 && { warning: warnOfArms(confused, locale) }),
	};
}
