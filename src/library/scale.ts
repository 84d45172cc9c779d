/*
 * Scales: a color with its lighter and darker steps.
 */

import { contrastScaleOf, DEFAULT_TARGETS, LARGEST_RATIO, mostContrast, type ContrastStep } from '../palette/scale-contrast.ts';
import { roleScaleOf, type RoleStep } from '../palette/scale-roles.ts';
import { pinFault, SCALE_GAMUTS, SCALE_STEPS, scaleOf, type Scale, type ScaleGamut, type ScaleStep } from '../palette/scale.ts';
import { shadesOf, type Shades } from '../palette/steps.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { colorOf, fault, listOf, numberOf, optionsOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

/** What every kind of scale can be asked for. */
export interface ScaleTint {
	/** Degrees that the hue turns from the color to the darkest step, -180 to 180; to the lightest as many the other way. 0. */
	readonly hueShift?: number;
	/** A factor on the chroma of all steps but the color itself, 0 to 2. 1. */
	readonly chroma?: number;
}

export interface ScaleControls extends ScaleTint {
	/** The step that the color takes: 50, 100, 200 … 900, 950; the nearest in lightness unless said otherwise. */
	readonly anchor?: ScaleStep;
	/** Colors for other steps, by step: `{ 950: '#0b1020' }`. */
	readonly pins?: Readonly<Partial<Record<ScaleStep, ColorLike>>>;
	/** What steps keep to; `srgb` unless said otherwise. */
	readonly gamut?: ScaleGamut;
}

const TINT = ['hueShift', 'chroma'] as const;

type Unread<K extends string> = Readonly<Partial<Record<K, unknown>>>;

const tintOf = ({ hueShift, chroma }: Unread<(typeof TINT)[number]>) => ({
	hueShift: hueShift === undefined ? undefined : numberOf(hueShift, -180, 180, 'options.hueShift'),
	chroma: chroma === undefined ? undefined : numberOf(chroma, 0, 2, 'options.chroma'),
});

/**
 * Eleven steps, 50 (lightest) to 950, around a color that keeps its value on one of them, the `anchor`:
 * `scale('#3b82f6').colors[0]` is step 50. The order is that of SCALE_STEPS. Throws InputError.
 */
export function scale(color: ColorLike, options: ScaleControls = {}): Scale {
	const given = colorOf(color, 'color');
	const { anchor, pins, gamut, ...tint } = optionsOf(options, [...TINT, 'anchor', 'pins', 'gamut'], 'options');
	const steps = optionsOf(pins, SCALE_STEPS.map((step) => `${step}` as const), 'options.pins');
	const read = {
		...tintOf(tint),
		anchor: anchor === undefined ? undefined : stepOf(anchor),
		pins: Object.fromEntries(Object.entries(steps)
			.filter(([, pin]) => pin !== undefined)
			.map(([step, pin]) => [step, colorOf(pin, `options.pins.${step}`)])),
		gamut: gamut === undefined ? undefined : wordOf(gamut, SCALE_GAMUTS, 'options.gamut'),
	};
	const wrong = pinFault(given, read);
	if (wrong) throw fault(`options.pins.${wrong.step}`, wrong.claim);
	return scaleOf(given, read);
}

function stepOf(value: unknown): ScaleStep {
	const asked = wholeOf(value, Math.min(...SCALE_STEPS), Math.max(...SCALE_STEPS), 'options.anchor');
	const step = SCALE_STEPS.find((known) => known === asked);
	if (step === undefined) throw fault('options.anchor', `must be one of ${SCALE_STEPS.join(', ')}, got ${asked}`);
	return step;
}

export interface BackgroundControls extends ScaleTint {
	/** What the steps stand on; white unless said otherwise. Its alpha is left out. */
	readonly background?: ColorLike;
}

const behind = (background: unknown): Color => withAlpha(colorOf(background ?? 'white', 'options.background'), 1);

/**
 * Twelve steps by role for a background, from `app background` to `strong text`, each opaque and as the most translucent
 * color that gives the same over the background: `roleScale('#1db954', { background: '#111113' })`. Throws InputError.
 */
export function roleScale(color: ColorLike, options: BackgroundControls = {}): readonly RoleStep[] {
	const given = colorOf(color, 'color'), { background, ...tint } = optionsOf(options, [...TINT, 'background'], 'options');
	return roleScaleOf(withAlpha(given, 1), behind(background), tintOf(tint));
}

export interface ContrastControls extends BackgroundControls {
	/** 1 to 20 contrasts: WCAG 2 ratios up to 21, above that APCA Lc. Ratios from 1.05 to 15 unless said otherwise. */
	readonly targets?: readonly number[];
}

const MOST_TARGETS = 20;

/** No Lc is larger than that of black on white. */
const LARGEST_LC = 106;

/**
 * Steps of a color at given contrasts from a background, as its own scale has them at that lightness:
 * `contrastScale('#635bff', { targets: [3, 4.5, 7] })`. Throws InputError, also for a contrast that no color reaches there.
 */
export function contrastScale(color: ColorLike, options: ContrastControls = {}): readonly ContrastStep[] {
	const { background, targets, ...tint } = optionsOf(options, [...TINT, 'background', 'targets'], 'options');
	const given = colorOf(color, 'color'), on = behind(background);
	const wanted = targets === undefined
		? DEFAULT_TARGETS.filter((target) => target <= mostContrast(on, target))
		: listOf(targets, 1, MOST_TARGETS, 'options.targets').map((target, i) => targetOf(target, on, `options.targets[${i}]`));
	return contrastScaleOf(withAlpha(given, 1), on, wanted, tintOf(tint));
}

function targetOf(value: unknown, background: Color, name: string): number {
	const target = numberOf(value, 1, LARGEST_LC, name), most = mostContrast(background, target);
	if (target <= most) return target;
	const metric = target <= LARGEST_RATIO ? 'a ratio' : 'an Lc';
	throw fault(name, `must be at most ${Math.floor(most * 10) / 10} on that background as ${metric}, got ${target}`);
}

/**
 * Even steps in OKLab from a color towards white (`tints`), black (`shades`) and gray (`tones`), the end last; 1 to 20 of
 * each: `shades('teal', 4).tints`. Throws InputError.
 */
export const shades = (color: ColorLike, count = 5): Shades => shadesOf(colorOf(color, 'color'), wholeOf(count, 1, 20, 'count'));
