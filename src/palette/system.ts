/*
 * A design system from one color: eight scales, and light and dark roles that pick their steps.
 *
 * Scales  What is not given is derived from the primary: a quieter neighbour as secondary, the opposite as accent, a
 *         trace of its hue as neutral. Status colors keep their meaning (green, amber, red, blue) and their order of
 *         lightness, which is what tells them apart where hue does not, and lean a little towards the brand.
 * Roles   Each role prefers a step and takes the nearest one that reaches its contrast on its surface. Both ends of
 *         every scale are so far apart that there always is one: text roles reach WCAG AA for every input.
 * Proof   test/palette/system.test.ts, over seeded primaries.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { middleLightness } from './scale-curves.ts';
import { SCALE_STEPS, scaleOf, type Scale } from './scale.ts';
import { withinSrgb } from './within-gamut.ts';

export const SCALE_NAMES = ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;
export type ScaleName = (typeof SCALE_NAMES)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Surfaces that carry text of their own, `x` with `x-foreground` on it. */
const VIVID = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const ROLES = [
	'background', 'foreground', 'card', 'card-foreground', 'popover', 'popover-foreground', 'muted', 'muted-foreground',
	'border', 'input', 'ring', 'link',
	...VIVID.flatMap((name) => [name, `${name}-foreground`] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** A step of a scale: where a role finds its color. */
export interface Pick {
	readonly scale: ScaleName;
	/** Index into SCALE_STEPS. */
	readonly index: number;
}

export type Picks = Readonly<Record<Role, Pick>>;

export interface AuditedText {
	readonly theme: Theme;
	readonly text: Role;
	readonly surface: Role;
	/** Unrounded. */
	readonly ratio: number;
	readonly lc: number;
}

export interface System {
	readonly scales: Readonly<Record<ScaleName, Scale>>;
	readonly themes: Readonly<Record<Theme, Picks>>;
	/** Every text role on every surface it is meant for. */
	readonly audit: readonly AuditedText[];
}

export interface Brand {
	readonly primary: Color;
	readonly secondary?: Color | undefined;
	readonly accent?: Color | undefined;
	readonly neutral?: Color | undefined;
}

export function buildSystem(brand: Brand): System {
	const scales = scalesOf(brand);
	const themes = { light: picksOf('light', scales), dark: picksOf('dark', scales) };
	return { scales, themes, audit: THEMES.flatMap((theme) => auditedTexts(theme, themes[theme], scales)) };
}

/** The color a role has in a theme. */
export const colorOf = (scales: System['scales'], { scale, index }: Pick): Color => scales[scale].colors[index]!;

// --- Scales -----------------------------------------------------------------------------------------------------------

/** Below this chroma a brand has no hue to derive others from. */
const COLORLESS_BELOW = 0.02;

/** The hue of a colorless brand's accent, and of its trace in nothing: a calm blue. */
const CALM_HUE = 258;

function scalesOf({ primary, secondary, accent, neutral }: Brand): System['scales'] {
	const [, chroma, hue] = convert(primary, 'oklch').coords;
	const isColorless = chroma < COLORLESS_BELOW;
	const tone = isColorless ? CALM_HUE : hue;
	const strength = isColorless ? 0.12 : Math.min(0.22, Math.max(0.07, chroma));
	return {
		primary: opaqueScale(primary),
		secondary: opaqueScale(secondary ?? middle(tone + 35, isColorless ? 0 : strength * 0.45)),
		accent: opaqueScale(accent ?? middle(isColorless ? tone : tone + 180, strength)),
		neutral: opaqueScale(neutral ?? withinSrgb(0.555, isColorless ? 0 : 0.014, tone)),
		...statusScales(tone, isColorless ? 0.15 : strength),
	};
}

/** What a system is made of covers what lies behind it, whatever was sent. */
const opaqueScale = (of: Color): Scale => scaleOf(withAlpha(of, 1));

/** A color in the middle of its own scale. */
const middle = (hue: number, chroma: number): Color => withinSrgb(middleLightness(hue), chroma, hue);

/**
 * Lightness tells these apart for eyes that lack a cone; the gaps stay open whatever the brand. To keep them open in
 * the roles too, the lighter two carry dark text and the darker two light text, so that no surface has to move far.
 */
const STATUS = {
	success: { lightness: 0.66, hue: 150, chroma: 0.17, text: 'dark' },
	warning: { lightness: 0.84, hue: 78, chroma: 0.165, text: 'dark' },
	danger: { lightness: 0.54, hue: 25, chroma: 0.205, text: 'light' },
	info: { lightness: 0.52, hue: 250, chroma: 0.16, text: 'light' },
} as const;

/** A status hue leans at most this far towards the brand, in degrees; red must not turn pink, nor green blue. */
const LEAN = 6;

const isStatus = (scale: ScaleName): scale is keyof typeof STATUS => scale in STATUS;

function statusScales(brandHue: number, strength: number): Record<keyof typeof STATUS, Scale> {
	// A pastel brand has softer signals, but signals they stay.
	const share = Math.min(1, Math.max(0.72, strength / 0.17));
	const status = ({ lightness, hue, chroma }: (typeof STATUS)[keyof typeof STATUS]): Scale => {
		const turn = hueDifference(hue, brandHue);
		const leant = hue + Math.sign(turn) * Math.min(LEAN, Math.abs(turn) * 0.1);
		return scaleOf(withinSrgb(lightness, chroma * share, leant), { anchor: 500 });
	};
	return {
		success: status(STATUS.success),
		warning: status(STATUS.warning),
		danger: status(STATUS.danger),
		info: status(STATUS.info),
	};
}

// --- Roles ------------------------------------------------------------------------------------------------------------

const at = (step: (typeof SCALE_STEPS)[number]): number => SCALE_STEPS.indexOf(step);

interface Plain {
	readonly background: number;
	readonly card: number;
	readonly popover: number;
	readonly muted: number;
	readonly foreground: number;
	readonly mutedForeground: number;
	readonly border: number;
	readonly input: number;
	readonly link: number;
	readonly ring: number;
	/** The way along a scale that raises contrast against the background. */
	readonly away: 1 | -1;
}

/** Preferred steps of each theme. */
const PLAIN: Readonly<Record<Theme, Plain>> = {
	light: {
		background: at(50), card: at(50), popover: at(50), muted: at(100),
		foreground: at(950), mutedForeground: at(600), border: at(200), input: at(400), link: at(600), ring: at(500), away: 1,
	},
	dark: {
		background: at(950), card: at(900), popover: at(900), muted: at(800),
		foreground: at(50), mutedForeground: at(400), border: at(800), input: at(600), link: at(400), ring: at(400), away: -1,
	},
};

const AA = WCAG_LEAST.aa.normal;

function picksOf(theme: Theme, scales: System['scales']): Picks {
	const plain = PLAIN[theme];
	const shown = (pick: Pick): Rgb24 => toRgb24(colorOf(scales, pick));
	const neutral = (index: number): Pick => ({ scale: 'neutral', index });
	const background = neutral(plain.background), card = neutral(plain.card), popover = neutral(plain.popover);

	/** The step nearest to the preferred one, on the side away from the surfaces, that reaches a ratio on all of them. */
	const reaching = (scale: ScaleName, preferred: number, surfaces: readonly Pick[], least: number): Pick => {
		for (let index = preferred; index >= 0 && index < SCALE_STEPS.length; index += plain.away) {
			const pick = { scale, index };
			if (surfaces.every((surface) => contrastRatio(shown(pick), shown(surface)) >= least)) return pick;
		}
		return { scale, index: plain.away === 1 ? SCALE_STEPS.length - 1 : 0 };
	};

	const muted = neutral(plain.muted);
	const pairs = VIVID.map((name) => [name, vividPair(scales, name, theme, shown)] as const);
	return {
		'background': background,
		'foreground': reaching('neutral', plain.foreground, [background], AA),
		'card': card,
		'card-foreground': reaching('neutral', plain.foreground, [card], AA),
		'popover': popover,
		'popover-foreground': reaching('neutral', plain.foreground, [popover], AA),
		'muted': muted,
		'muted-foreground': reaching('neutral', plain.mutedForeground, [background, card, muted], AA),
		'border': neutral(plain.border),
		'input': reaching('neutral', plain.input, [background, card], WCAG_LEAST.nonText),
		'ring': reaching('primary', plain.ring, [background, card], WCAG_LEAST.nonText),
		'link': reaching('primary', plain.link, [background, card], AA),
		// One pair for each vivid scale, under the two role names that belong to it.
		...Object.fromEntries(pairs.flatMap(([name, { surface, text }]) => [[name, surface], [`${name}-foreground`, text]])) as VividPicks,
	};
}

type Vivid = (typeof VIVID)[number];
type VividPicks = Readonly<Record<Vivid | `${Vivid}-foreground`, Pick>>;

/** The steps a vivid surface may prefer: never lost in the background of its theme. */
const VIVID_WITHIN: Readonly<Record<Theme, readonly [number, number]>> = {
	light: [at(200), at(950)],
	dark: [at(50), at(600)],
};

/**
 * A surface in its own color with text on it: the text is near-white or near-black, whichever APCA finds easier to
 * read (status colors have theirs fixed); then the surface moves along its scale, away from the text, until the pair passes AA.
 */
function vividPair(
	scales: System['scales'],
	scale: Vivid,
	theme: Theme,
	shown: (pick: Pick) => Rgb24,
): { readonly surface: Pick; readonly text: Pick } {
	const [lightest, darkest] = VIVID_WITHIN[theme];
	const preferred = Math.min(darkest, Math.max(lightest, at(scales[scale].anchor)));
	const light: Pick = { scale: 'neutral', index: 0 }, dark: Pick = { scale: 'neutral', index: SCALE_STEPS.length - 1 };
	const start = shown({ scale, index: preferred });
	const isLightText = isStatus(scale)
		? STATUS[scale].text === 'light'
		: Math.abs(apcaLc(shown(light), start)) >= Math.abs(apcaLc(shown(dark), start));
	const text = isLightText ? light : dark, away = isLightText ? 1 : -1;
	let index = preferred;
	while (contrastRatio(shown(text), shown({ scale, index })) < AA && index + away in SCALE_STEPS) index += away;
	return { surface: { scale, index }, text };
}

// --- Audit ------------------------------------------------------------------------------------------------------------

/** Which text stands on which surfaces. */
const TEXTS: readonly (readonly [Role, ...Role[]])[] = [
	['foreground', 'background'],
	['card-foreground', 'card'],
	['popover-foreground', 'popover'],
	['muted-foreground', 'muted', 'background', 'card'],
	['link', 'background', 'card'],
	...VIVID.map((name): [Role, Role] => [`${name}-foreground`, name]),
];

function auditedTexts(theme: Theme, picks: Picks, scales: System['scales']): AuditedText[] {
	const shown = (role: Role): Rgb24 => toRgb24(colorOf(scales, picks[role]));
	return TEXTS.flatMap(([text, ...surfaces]) => surfaces.map((surface) => ({
		theme,
		text,
		surface,
		ratio: contrastRatio(shown(text), shown(surface)),
		lc: apcaLc(shown(text), shown(surface)),
	})));
}
