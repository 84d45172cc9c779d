/*
 * Scales: lighter and darker steps of a color.
 */

import { LARGEST_LC } from '../metrics/apca.ts';
import {
	buildContrastScale, DEFAULT_TARGETS, LARGEST_RATIO, MOST_TARGETS, mostContrast, type ContrastStep,
} from '../palette/scale-contrast.ts';
import { buildRoleScale, type RoleStep } from '../palette/scale-roles.ts';
import {
	buildScale, pinFault, SCALE_GAMUTS, SCALE_STEPS, TINT_LIMITS, type Scale, type ScaleGamut, type ScaleOptions, type ScaleStep,
} from '../palette/scale.ts';
import { buildShades, MOST_SHADES, SHADE_ENDS, type ShadeEnds, type Shades } from '../palette/steps.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { fault, readList, readNumber, readOptions, readWhole, readWord, type Unread } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';

/** Options of every kind of scale. */
export interface ScaleTint {
	/** Degrees by which the hue turns from the color to the darkest step, -180 to 180, and the other way to the lightest; default 0. */
	readonly hueShift?: number;
	/** Factor on the chroma of all steps except the color itself, 0 to 2; default 1. */
	readonly chroma?: number;
}

/** Options of `scale`. */
export interface ScaleControls extends ScaleTint {
	/** Step of the color itself: 50, 100, 200 … 900, 950; by default the nearest in lightness. */
	readonly anchor?: ScaleStep;
	/** Fixed colors of other steps: `{ 950: '#0b1020' }`. */
	readonly pins?: Readonly<Partial<Record<ScaleStep, ColorLike>>>;
	/** Gamut of the steps; default `srgb`. */
	readonly gamut?: ScaleGamut;
}

const TINT = ['hueShift', 'chroma'] as const;

const readTint = ({ hueShift, chroma }: Unread<(typeof TINT)[number]>) => ({
	hueShift: hueShift === undefined ? undefined : readNumber(hueShift, -TINT_LIMITS.hueShift, TINT_LIMITS.hueShift, 'options.hueShift'),
	chroma: chroma === undefined ? undefined : readNumber(chroma, 0, TINT_LIMITS.chroma, 'options.chroma'),
});

/**
 * Eleven steps, 50 (lightest) to 950, with the color itself at the step `anchor`: `scale('#3b82f6').colors[0]` is step 50. The order is
 * that of SCALE_STEPS.
 * @param color The color.
 * @param options Optional settings.
 * @returns The steps and the anchor.
 * @throws InputError
 * @example
 * const { colors, anchor } = scale('#3b82f6');
 * toHex(colors[SCALE_STEPS.indexOf(anchor)]); // '#3b82f6'
 */
export function scale(color: ColorLike, options: ScaleControls = {}): Scale {
	const input = readColor(color, 'color');
	const { anchor, pins, gamut, ...tint } = readOptions(options, [...TINT, 'anchor', 'pins', 'gamut'], 'options');
	const read = {
		...readTint(tint),
		anchor: readStep(anchor),
		pins: readPins(pins, 'options.pins'),
		gamut: gamut === undefined ? undefined : readWord(gamut, SCALE_GAMUTS, 'options.gamut'),
	};
	checkPins(input, read, 'options.pins');
	return buildScale(input, read);
}

/** Reads the colors of steps. Throws an InputError. */
export const readPins = (value: unknown, name: string): NonNullable<ScaleOptions['pins']> =>
	Object.fromEntries(Object.entries(readOptions(value, SCALE_STEPS.map((step) => `${step}` as const), name))
		.filter(([, pin]) => pin !== undefined)
		.map(([step, pin]) => [step, readColor(pin, `${name}.${step}`)]));

/** Throws an InputError if pins contradict the color or each other. */
export function checkPins(color: Color, options: ScaleOptions, name: string): void {
	const wrong = pinFault(color, options);
	if (wrong) throw fault(`${name}.${wrong.step}`, `must be ${wrong.expected}`);
}

/** Reads the option `anchor`. Throws an InputError. */
export function readStep(value: unknown): ScaleStep | undefined {
	if (value === undefined) return undefined;
	const anchor = readWhole(value, Math.min(...SCALE_STEPS), Math.max(...SCALE_STEPS), 'options.anchor');
	const step = SCALE_STEPS.find((known) => known === anchor);
	if (step === undefined) throw fault('options.anchor', `must be one of ${SCALE_STEPS.join(', ')}, got ${anchor}`);
	return step;
}

/** Options of `roleScale`. */
export interface BackgroundControls extends ScaleTint {
	/** Background of the steps, without its alpha; default white. */
	readonly background?: ColorLike;
}

const behind = (background: unknown): Color => withAlpha(readColor(background ?? 'white', 'options.background'), 1);

/**
 * Twelve steps by role on a background, from `app background` to `strong text`, each opaque and as the most translucent color that looks
 * the same on it: `roleScale('#1db954', { background: '#111113' })`.
 * @param color The color.
 * @param options Optional settings.
 * @returns Twelve steps.
 * @throws InputError
 * @example
 * roleScale('#1db954').length; // 12
 */
export function roleScale(color: ColorLike, options: BackgroundControls = {}): readonly RoleStep[] {
	const input = readColor(color, 'color'), { background, ...tint } = readOptions(options, [...TINT, 'background'], 'options');
	return buildRoleScale(withAlpha(input, 1), behind(background), readTint(tint));
}

/** Options of `contrastScale`. */
export interface ContrastControls extends BackgroundControls {
	/** 1 to 20 contrasts: up to 21 a WCAG 2 ratio, above that APCA Lc. By default ratios from 1.05 to 15. */
	readonly targets?: readonly number[];
}

/**
 * Steps of the scale of a color with given contrasts on a background: `contrastScale('#635bff', { targets: [3, 4.5, 7] })`.
 * @param color The color.
 * @param options Optional settings.
 * @returns A step for each target.
 * @throws InputError, also for a contrast that no color reaches there
 * @example
 * contrastScale('#635bff', { targets: [3, 7] }).map(({ target }) => target); // [3, 7]
 */
export function contrastScale(color: ColorLike, options: ContrastControls = {}): readonly ContrastStep[] {
	const { background, targets, ...tint } = readOptions(options, [...TINT, 'background', 'targets'], 'options');
	const input = readColor(color, 'color'), on = behind(background);
	const numbers = targets === undefined
		? DEFAULT_TARGETS.filter((target) => target <= mostContrast(on, target))
		: readList(targets, 1, MOST_TARGETS, 'options.targets').map((target, i) => readTarget(target, on, `options.targets[${i}]`));
	return buildContrastScale(withAlpha(input, 1), on, numbers, readTint(tint));
}

function readTarget(value: unknown, background: Color, name: string): number {
	const target = readNumber(value, 1, LARGEST_LC, name), most = mostContrast(background, target);
	if (target <= most) return target;
	const metric = target <= LARGEST_RATIO ? 'a ratio' : 'an Lc';
	throw fault(name, `must be at most ${Math.floor(most * 10) / 10} on that background as ${metric}, got ${target}`);
}

/** Options of `shades`. */
export interface ShadesOptions {
	/** `closed` (default) ends reach white and black; `open` ends stop short of them, so that the last steps still have a color. */
	readonly ends?: ShadeEnds;
}

/**
 * Even OKLab steps from a color to white (`tints`), black (`shades`) and gray (`tones`), the end last; 1 to 20 each: `shades('teal',
 * 4).tints`.
 * @param color The color.
 * @param count How many.
 * @param options Optional settings.
 * @returns Tints, shades and tones.
 * @throws InputError
 * @example
 * toHex(shades('teal', 4).tints[3]); // '#ffffff'
 */
export function shades(color: ColorLike, count = 5, options: ShadesOptions = {}): Shades {
	const { ends = 'closed' } = readOptions(options, ['ends'], 'options');
	return buildShades(readColor(color, 'color'), readWhole(count, 1, MOST_SHADES, 'count'), readWord(ends, SHADE_ENDS, 'options.ends'));
}
