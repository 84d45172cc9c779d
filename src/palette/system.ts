/*
 * A design system from one color: eight scales, and light and dark roles that pick their steps.
 *
 * What it is, as data, stands in `system-shape.ts`: a writer takes a `System` and asks nothing else. `ROLES` are its
 * variables in order, `ROLE_USES` what each is for, `themes[theme][role]` a pick (`isStep`: refer to that step; else a
 * color of its own), `colorOf` the color of a pick. Colors outside sRGB stay wide; `toRgb24` is their fallback.
 *
 * Brand   The primary fill is the brand unchanged, with white or the darkest neutral on it, wherever it stands out from
 *         the page. Else its nearest step that does.
 * Roles   Each role prefers a step and takes the nearest one that reaches its contrast on every surface it stands on, in
 *         both themes by the same table.
 * Proof   test/palette/system.test.ts, over seeded primaries and the brands that break systems.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { BLACK, readableOn, WHITE } from './readable.ts';
import { SCALE_STEPS, type Scale, type ScaleStep } from './scale.ts';
import { chartsOf } from './system-charts.ts';
import { accentOf, APART, neutralOf, opaqueScale, secondaryOf, toneOf } from './system-scales.ts';
import {
	CHARTS, colorOf, FILLS, isStep, pickName, ROLE_USES, ROLES, STATUSES, THEMES,
	type AuditedPair, type Fill, type OwnPick, type Pick, type Picks, type Role, type Scales, type ScaleName, type Status,
	type StepPick, type System, type Theme,
} from './system-shape.ts';
import { statusOf } from './system-status.ts';

/** The colors that a system is made from; what is absent is derived. */
export interface Brand extends Partial<Readonly<Record<Exclude<ScaleName, 'primary'>, Color | undefined>>> {
	readonly primary: Color;
}

/** The system of a brand: scales, both themes, and the audit of every pair a component makes. */
export function buildSystem(brand: Brand): System {
	const tone = toneOf(brand.primary);
	const primary = opaqueScale(brand.primary), neutral = brand.neutral ? opaqueScale(brand.neutral) : neutralOf(tone);
	const surfaces = { light: surfacesOf('light', neutral), dark: surfacesOf('dark', neutral) };
	const shown = (pick: Pick): Rgb24 => shownAs(isStep(pick) ? neutral.colors[pick.index]! : pick.color);
	const page = (theme: Theme): Rgb24 => shown(surfaces[theme].background);
	const under = (theme: Theme): Rgb24[] => (['background', 'card', 'popover'] as const).map((role) => shown(surfaces[theme][role]));
	const fillOf = (scale: Scale, name: Fill, theme: Theme, others: readonly Color[]): number =>
		fillIndex(scale, name, theme, page(theme), others);
	const brandFills = THEMES.map((theme) => primary.colors[fillOf(primary, 'primary', theme, [])]!);
	const accent = opaqueScale(brand.accent ?? accentOf(tone, [...brandFills, ...STATUS_LIKE]));
	const secondary = opaqueScale(brand.secondary ?? secondaryOf(tone, brandFills));
	const fills = (theme: Theme, i: number) => {
		const own = brandFills[i]!;
		return {
			accent: fillOf(accent, 'accent', theme, [own]), secondary: fillOf(secondary, 'secondary', theme, [own]),
			primary: fillOf(primary, 'primary', theme, []),
		};
	};
	const vivid = { light: fills('light', 0), dark: fills('dark', 1) };
	const status = statusOf({
		tone,
		given: brand,
		others: {
			light: [labOf(brandFills[0]!), labOf(accent.colors[vivid.light.accent]!)],
			dark: [labOf(brandFills[1]!), labOf(accent.colors[vivid.dark.accent]!)],
		},
		surfaces: { light: under('light'), dark: under('dark') },
	});
	const scales: Scales = { primary, secondary, accent, neutral, ...status.scales };
	const picks = (theme: Theme): Picks => picksOf(theme, scales, surfaces[theme], { ...vivid[theme], ...status.steps[theme] });
	const themes = { light: picks('light'), dark: picks('dark') };
	return { scales, themes, audit: THEMES.flatMap((theme) => auditOf(theme, themes[theme], scales)) };
}

/** What a screen shows of a step: asked a hundred times for each, in roles and audit. */
function shownAs(color: Color): Rgb24 {
	const known = bytes.get(color);
	if (known !== undefined) return known;
	const made = toRgb24(color);
	bytes.set(color, made);
	return made;
}

const bytes = new WeakMap<Color, Rgb24>();

const labOf = (color: Color): Color['coords'] => convert(color, 'oklab').coords;

/** What an accent keeps clear of: the middle of what statuses are. */
const STATUS_LIKE: readonly Color[] = [0xef4444, 0xdc2626, 0xf59e0b, 0x22c55e, 0x16a34a, 0x3b82f6, 0x60a5fa].map((rgb) => fromRgb24(rgb));

// --- Surfaces ---------------------------------------------------------------------------------------------------------

const at = (step: ScaleStep): number => SCALE_STEPS.indexOf(step);

const PURE_WHITE: OwnPick = { color: fromRgb24(WHITE) };
const PURE_BLACK: OwnPick = { color: fromRgb24(BLACK) };

const neutralStep = (step: ScaleStep): StepPick => ({ scale: 'neutral', index: at(step) });

/** The quiet surfaces of each theme: what lies under everything else. */
const SURFACES = {
	light: {
		'background': 50, 'card': 'white', 'popover': 'white', 'muted': 100, 'hover': 100, 'active': 200, 'disabled': 100,
		'border': 200,
	},
	dark: { 'background': 950, 'card': 900, 'popover': 900, 'muted': 800, 'hover': 800, 'active': 700, 'disabled': 800, 'border': 700 },
} as const satisfies Record<Theme, Partial<Record<Role, ScaleStep | 'white'>>>;

type Surface = keyof (typeof SURFACES)[Theme];

/** The least ratio of black in the light, and of white in the dark, on a surface that text of every color must be read on. */
const ROOM = { light: 12, dark: 9 } as const;

/** The steps of the table, or where a neutral that is given is too far from gray for them, the nearest further out. */
function surfacesOf(theme: Theme, neutral: Scale): Readonly<Record<Surface, Pick>> {
	const out = theme === 'light' ? -1 : 1, ink = theme === 'light' ? BLACK : WHITE;
	const pick = (step: ScaleStep | 'white'): Pick => {
		if (step === 'white') return PURE_WHITE;
		let index = at(step);
		while (index + out in SCALE_STEPS && contrastRatio(ink, shownAs(neutral.colors[index]!)) < ROOM[theme]) index += out;
		return { scale: 'neutral', index };
	};
	// The keys are those of the table.
	const picks = Object.fromEntries(Object.entries(SURFACES[theme]).map(([role, step]) => [role, pick(step)])) as Record<Surface, Pick>;
	return pickName(picks.border) === pickName(picks.muted) ? { ...picks, border: neutralStep(SURFACES[theme].border) } : picks;
}

// --- Fills ------------------------------------------------------------------------------------------------------------

/** The ratio at which a button stands out from the page. */
const STANDS_OUT = 1.5;

/** In the dark, what must move to stand out at all moves until it is seen well. */
const STANDS_OUT_WELL = 3;

/** A brand with less chroma than this is black, gray or white: where it is lost in the page, its opposite stands for it. */
const GRAY_BELOW = 0.03;

/**
 * The step of a scale that fills a surface: the color itself where it stands out from the page and is apart from `others`,
 * else the nearest step that does.
 */
function fillIndex(scale: Scale, name: Fill, theme: Theme, page: Rgb24, others: readonly Color[]): number {
	const anchor = at(scale.anchor);
	const ratio = (i: number): number => contrastRatio(shownAs(scale.colors[i]!), page);
	const isApart = (i: number): boolean => others.every((other) => deltaEOK(scale.colors[i]!, other) >= APART);
	if (ratio(anchor) >= STANDS_OUT && isApart(anchor)) return anchor;
	const isGray = convert(scale.colors[anchor]!, 'oklch').coords[1] < GRAY_BELOW;
	const wanted = isGray && name === 'primary' ? SCALE_STEPS.length - 1 - anchor : anchor;
	const least = theme === 'dark' && ratio(anchor) < STANDS_OUT ? STANDS_OUT_WELL : STANDS_OUT;
	return nearest(wanted, (i) => ratio(i) >= least && isApart(i)) ?? nearest(wanted, (i) => ratio(i) >= STANDS_OUT) ?? anchor;
}

/** The step nearest to a wanted one that will do; the darker of two. */
function nearest(wanted: number, willDo: (i: number) => boolean): number | undefined {
	for (let away = 0; away < SCALE_STEPS.length; away++) {
		for (const i of [wanted + away, wanted - away]) if (i in SCALE_STEPS && willDo(i)) return i;
	}
	return undefined;
}

interface FillPicks {
	readonly surface: StepPick;
	readonly text: Pick;
	readonly hover: StepPick;
	readonly active: StepPick;
}

/** A fill with its text and what it turns to under the pointer: away from the text, so that it is read no worse. */
function fillPicks(scales: Scales, scale: Fill, index: number): FillPicks {
	const shown = (i: number): Rgb24 => shownAs(scales[scale].colors[i]!);
	const { color } = readableOn(shown(index));
	const darkest: StepPick = neutralStep(950);
	const isRead = (ink: Rgb24, i: number): boolean => contrastRatio(ink, shown(i)) >= AA;
	const text: Pick = color === 'white' ? PURE_WHITE : isRead(shownAs(colorOf(scales, darkest)), index) ? darkest : PURE_BLACK;
	const ink = shownAs(colorOf(scales, text)), away = color === 'white' ? 1 : -1;
	const others = [away, 2 * away, -away, -2 * away, 3 * away].map((move) => index + move).filter((i) => i in SCALE_STEPS && isRead(ink, i));
	const hover = others[0] ?? index, active = others[1] ?? hover;
	return { surface: { scale, index }, text, hover: { scale, index: hover }, active: { scale, index: active } };
}

// --- Picks ------------------------------------------------------------------------------------------------------------

const AA = WCAG_LEAST.aa.normal;

/** Where each theme looks first. */
const PREFERRED = {
	light: { text: at(950), muted: at(600), input: at(400), disabled: at(500), subtle: 0.95, onSubtle: at(700), overlay: 0.5 },
	dark: { text: at(50), muted: at(400), input: at(500), disabled: at(400), subtle: 0.28, onSubtle: at(300), overlay: 0.65 },
} as const;

function picksOf(theme: Theme, scales: Scales, surfaces: Readonly<Record<Surface, Pick>>, fills: Readonly<Record<Fill, number>>): Picks {
	const preferred = PREFERRED[theme];
	const picks = new Map<Role, Pick>(Object.entries(surfaces) as [Role, Pick][]);
	const shown = (pick: Pick): Rgb24 => shownAs(colorOf(scales, pick));
	/** The nearest step to a preferred one that reaches its contrast on all surfaces of the role; pure where none does. */
	const reaching = (role: Role, scale: ScaleName, index: number, leastLc = 0): Pick => {
		const { on = [], isText = false } = ROLE_USES[role];
		const behind = on.map((surface) => shown(picks.get(surface)!)), least = isText ? AA : WCAG_LEAST.nonText;
		const willDo = (pick: Pick): boolean => {
			const front = shown(pick);
			return behind.every((surface) => contrastRatio(front, surface) >= least && Math.abs(apcaLc(front, surface)) >= leastLc);
		};
		const found = nearest(index, (i) => willDo({ scale, index: i }));
		return found === undefined ? (theme === 'light' ? PURE_BLACK : PURE_WHITE) : { scale, index: found };
	};
	for (const fill of FILLS) {
		const { surface, text, hover, active } = fillPicks(scales, fill, fills[fill]);
		picks.set(fill, surface).set(`${fill}-foreground`, text).set(`${fill}-hover`, hover).set(`${fill}-active`, active);
		picks.set(`${fill}-subtle`, { scale: fill, index: tintIndex(scales[fill], preferred.subtle) });
		picks.set(`${fill}-subtle-foreground`, reaching(`${fill}-subtle-foreground`, fill, preferred.onSubtle));
	}
	picks.set('selected', picks.get('primary-subtle')!);
	for (const role of ['foreground', 'card-foreground', 'popover-foreground', 'hover-foreground', 'active-foreground'] as const) {
		picks.set(role, reaching(role, 'neutral', preferred.text));
	}
	picks.set('selected-foreground', reaching('selected-foreground', 'primary', preferred.onSubtle));
	picks.set('muted-foreground', reaching('muted-foreground', 'neutral', preferred.muted, lcFor('large')));
	picks.set('disabled-foreground', reaching('disabled-foreground', 'neutral', preferred.disabled));
	picks.set('input', reaching('input', 'neutral', preferred.input));
	picks.set('ring', reaching('ring', 'primary', fills.primary));
	picks.set('link', reaching('link', 'primary', fills.primary));
	picks.set('overlay', { color: fromRgb24(BLACK, preferred.overlay) });
	const chart = (scale: 'primary' | 'accent' | 'secondary'): { pick: Pick; color: Color } => {
		const pick: Pick = {
			scale,
			index: nearest(fills[scale], (i) =>
				contrastRatio(shownAs(scales[scale].colors[i]!), shown(surfaces.card)) >= WCAG_LEAST.nonText) ?? fills[scale],
		};
		return { pick, color: colorOf(scales, pick) };
	};
	chartsOf(theme, shown(surfaces.card), [
		chart('primary'), chart('accent'), chart('secondary'),
	]).forEach((pick, i) => picks.set(CHARTS[i]!, pick));
	// Every role has been set above; the test of this file counts them. In the order of the table, as formats write them.
	return Object.fromEntries(ROLES.map((role) => [role, picks.get(role)!])) as unknown as Picks;
}

/** The step of a tint: near a lightness, and quiet, which a bright yellow is not at any. */
function tintIndex({ colors }: Scale, wanted: number): number {
	const gaps = colors.map((color) => {
		const [lightness, chroma] = convert(color, 'oklch').coords;
		return Math.abs(lightness - wanted) + 2 * Math.max(0, chroma - QUIET_CHROMA);
	});
	return gaps.indexOf(Math.min(...gaps));
}

const QUIET_CHROMA = 0.09;

// --- Audit ------------------------------------------------------------------------------------------------------------

/** Statuses that are text on quiet surfaces too. */
const TEXT_STATUSES: Readonly<Record<Theme, readonly Status[]>> = { light: ['danger'], dark: STATUSES };

function auditOf(theme: Theme, picks: Picks, scales: Scales): AuditedPair[] {
	const shown = (role: Role): Rgb24 => shownAs(colorOf(scales, picks[role]));
	const pair = (text: Role, surface: Role, least: number): AuditedPair => ({
		theme, text, surface, least, ratio: contrastRatio(shown(text), shown(surface)), lc: apcaLc(shown(text), shown(surface)),
	});
	return [
		...ROLES.flatMap((role) => {
			const { on = [], isText } = ROLE_USES[role];
			return on.map((surface) => pair(role, surface, isText ? AA : WCAG_LEAST.nonText));
		}),
		...TEXT_STATUSES[theme].flatMap((status) => (['background', 'card', 'popover'] as const).map((surface) => pair(status, surface, AA))),
	];
}
