/*
 * Builds a design system from one color: eight scales, and light and dark roles that pick their steps.
 *
 * `system-shape.ts` defines the data; writers need only a `System`. `ROLES` are its variables in order, `ROLE_USES` their
 * uses, `themes[theme][role]` a pick (`isStep`: refer to that step; else a separate color), `pickColor` the color of a
 * pick. Colors outside sRGB stay wide; `toRgb24` is their fallback.
 *
 * Brand   The primary fill is the unchanged brand, with white or the darkest neutral on it, if it contrasts with the page;
 *         else its nearest step that does.
 * Roles   Each role prefers a step and takes the nearest one that reaches its contrast on all its surfaces, in both
 *         themes by the same table.
 * Proof   test/palette/system.test.ts, over seeded primaries and the brands that break systems.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { whole, type Steps } from '../math/steps.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { BLACK, readableOn, WHITE } from './readable.ts';
import { SCALE_STEPS, type Scale, type ScaleStep } from './scale.ts';
import { chooseCharts } from './system-charts.ts';
import { APART, deriveAccent, deriveSecondary, neutralScale, opaqueScale, readTone } from './system-scales.ts';
import {
	CHARTS, FILLS, isStep, pickColor, pickName, ROLE_USES, ROLES, STATUSES, THEMES, type AuditedPair, type Fill, type OwnPick, type Pick,
	type Picks, type Role, type ScaleName, type Scales, type Status, type StepPick, type System, type Theme,
} from './system-shape.ts';
import { chooseStatuses } from './system-status.ts';

/** Input colors of a system; absent ones are derived. */
export interface Brand extends Partial<Readonly<Record<Exclude<ScaleName, 'primary'>, Color | undefined>>> {
	readonly primary: Color;
}

/** Work units of a system: twelve scales, and a search for charts and statuses. */
const SYSTEM_UNITS = 2600;

/** Builds the system of a brand: scales, both themes, and the audit of every pair that components use. */
export const buildSystem = (brand: Brand): System => whole(buildSystemInSteps(brand));

/** Builds a system in steps of about a millisecond; see `buildSystem`. */
export function* buildSystemInSteps(brand: Brand): Steps<System> {
	spend(SYSTEM_UNITS);
	const tone = readTone(brand.primary);
	const primary = opaqueScale(brand.primary), neutral = brand.neutral ? opaqueScale(brand.neutral) : neutralScale(tone);
	const surfaces = { light: pickSurfaces('light', neutral), dark: pickSurfaces('dark', neutral) };
	const shown = (pick: Pick): Rgb24 => toDisplay(isStep(pick) ? neutral.colors[pick.index]! : pick.color);
	const page = (theme: Theme): Rgb24 => shown(surfaces[theme].background);
	const under = (theme: Theme): Rgb24[] => (['background', 'card', 'popover'] as const).map((role) => shown(surfaces[theme][role]));
	const chooseFill = (scale: Scale, name: Fill, theme: Theme, others: readonly Color[]): number =>
		fillIndex(scale, name, theme, page(theme), others);
	const brandFills = THEMES.map((theme) => primary.colors[chooseFill(primary, 'primary', theme, [])]!);
	yield;
	const accent = opaqueScale(brand.accent ?? deriveAccent(tone, [...brandFills, ...STATUS_LIKE]));
	const secondary = opaqueScale(brand.secondary ?? deriveSecondary(tone, brandFills));
	yield;
	const fills = (theme: Theme, i: number) => {
		const own = brandFills[i]!;
		return {
			accent: chooseFill(accent, 'accent', theme, [own]), secondary: chooseFill(secondary, 'secondary', theme, [own]),
			primary: chooseFill(primary, 'primary', theme, []),
		};
	};
	const vivid = { light: fills('light', 0), dark: fills('dark', 1) };
	yield;
	const status = chooseStatuses({
		tone,
		given: brand,
		others: {
			light: [toLab(brandFills[0]!), toLab(accent.colors[vivid.light.accent]!)],
			dark: [toLab(brandFills[1]!), toLab(accent.colors[vivid.dark.accent]!)],
		},
		surfaces: { light: under('light'), dark: under('dark') },
	});
	yield;
	const scales: Scales = { primary, secondary, accent, neutral, ...status.scales };
	const picks = (theme: Theme): Picks => pickRoles(theme, scales, surfaces[theme], { ...vivid[theme], ...status.steps[theme] });
	const light = picks('light');
	yield;
	const themes = { light, dark: picks('dark') };
	yield;
	return { scales, themes, audit: THEMES.flatMap((theme) => auditRoles(theme, themes[theme], scales)) };
}

/** The displayed color of a step; cached, since roles and audit need it a hundred times. */
function toDisplay(color: Color): Rgb24 {
	const known = bytes.get(color);
	if (known !== undefined) return known;
	const made = toRgb24(color);
	bytes.set(color, made);
	return made;
}

const bytes = new WeakMap<Color, Rgb24>();

const toLab = (color: Color): Color['coords'] => convert(color, 'oklab').coords;

/** Typical status colors, from which an accent must differ. */
const STATUS_LIKE: readonly Color[] = [0xef4444, 0xdc2626, 0xf59e0b, 0x22c55e, 0x16a34a, 0x3b82f6, 0x60a5fa].map((rgb) => fromRgb24(rgb));

// --- Surfaces ---------------------------------------------------------------------------------------------------------

const at = (step: ScaleStep): number => SCALE_STEPS.indexOf(step);

const PURE_WHITE: OwnPick = { color: fromRgb24(WHITE) };
const PURE_BLACK: OwnPick = { color: fromRgb24(BLACK) };

const neutralStep = (step: ScaleStep): StepPick => ({ scale: 'neutral', index: at(step) });

/** Quiet surfaces of each theme, below everything else. */
const SURFACES = {
	light: {
		'background': 50, 'card': 'white', 'popover': 'white', 'muted': 100, 'hover': 100, 'active': 200, 'disabled': 100,
		'border': 200,
	},
	dark: { 'background': 950, 'card': 900, 'popover': 900, 'muted': 800, 'hover': 800, 'active': 700, 'disabled': 800, 'border': 700 },
} as const satisfies Record<Theme, Partial<Record<Role, ScaleStep | 'white'>>>;

type Surface = keyof (typeof SURFACES)[Theme];

/** Least ratio of black in the light theme, and of white in the dark one, on surfaces for text of every color. */
const ROOM = { light: 12, dark: 9 } as const;

/** The steps of the table, or if a given neutral is too far from gray for them, the nearest step further out. */
function pickSurfaces(theme: Theme, neutral: Scale): Readonly<Record<Surface, Pick>> {
	const out = theme === 'light' ? -1 : 1, ink = theme === 'light' ? BLACK : WHITE;
	const pick = (step: ScaleStep | 'white'): Pick => {
		if (step === 'white') return PURE_WHITE;
		let index = at(step);
		while (index + out in SCALE_STEPS && contrastRatio(ink, toDisplay(neutral.colors[index]!)) < ROOM[theme]) index += out;
		return { scale: 'neutral', index };
	};
	// The entries have the keys of the table.
	const picks = Object.fromEntries(Object.entries(SURFACES[theme]).map(([role, step]) => [role, pick(step)])) as Record<Surface, Pick>;
	return pickName(picks.border) === pickName(picks.muted) ? { ...picks, border: neutralStep(SURFACES[theme].border) } : picks;
}

// --- Fills ------------------------------------------------------------------------------------------------------------

/** Contrast at which a button is visible on the page. */
const STANDS_OUT = 1.5;

/** In the dark theme, a fill that has to move, moves until it is clearly visible. */
const STANDS_OUT_WELL = 3;

/** A brand with less chroma is black, gray or white: if it is invisible on the page, its opposite step replaces it. */
const GRAY_BELOW = 0.03;

/**
 * The step of a scale that fills a surface: the color itself if it contrasts with the page and is distinct from `others`,
 * else the nearest step that does.
 */
function fillIndex(scale: Scale, name: Fill, theme: Theme, page: Rgb24, others: readonly Color[]): number {
	const anchor = at(scale.anchor);
	const ratio = (i: number): number => contrastRatio(toDisplay(scale.colors[i]!), page);
	const isApart = (i: number): boolean => others.every((other) => deltaEOK(scale.colors[i]!, other) >= APART);
	if (ratio(anchor) >= STANDS_OUT && isApart(anchor)) return anchor;
	const isGray = convert(scale.colors[anchor]!, 'oklch').coords[1] < GRAY_BELOW;
	const wanted = isGray && name === 'primary' ? SCALE_STEPS.length - 1 - anchor : anchor;
	const least = theme === 'dark' && ratio(anchor) < STANDS_OUT ? STANDS_OUT_WELL : STANDS_OUT;
	return nearest(wanted, (i) => ratio(i) >= least && isApart(i)) ?? nearest(wanted, (i) => ratio(i) >= STANDS_OUT) ?? anchor;
}

/** The nearest acceptable step; the darker of two. */
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

/** A fill with its text, and its hovered and pressed steps, which move away from the text to keep it readable. */
function fillPicks(scales: Scales, scale: Fill, index: number): FillPicks {
	const shown = (i: number): Rgb24 => toDisplay(scales[scale].colors[i]!);
	const { color } = readableOn(shown(index));
	const darkest: StepPick = neutralStep(950);
	const isRead = (ink: Rgb24, i: number): boolean => contrastRatio(ink, shown(i)) >= AA;
	const text: Pick = color === 'white' ? PURE_WHITE : isRead(toDisplay(pickColor(scales, darkest)), index) ? darkest : PURE_BLACK;
	const ink = toDisplay(pickColor(scales, text)), away = color === 'white' ? 1 : -1;
	const others = [away, 2 * away, -away, -2 * away, 3 * away].map((move) => index + move).filter((i) => i in SCALE_STEPS && isRead(ink, i));
	const hover = others[0] ?? index, active = others[1] ?? hover;
	return { surface: { scale, index }, text, hover: { scale, index: hover }, active: { scale, index: active } };
}

// --- Picks ------------------------------------------------------------------------------------------------------------

const AA = WCAG_LEAST.aa.normal;

/** Preferred steps of each theme. */
const PREFERRED = {
	light: { text: at(950), muted: at(600), input: at(400), disabled: at(500), subtle: 0.95, onSubtle: at(700), overlay: 0.5 },
	dark: { text: at(50), muted: at(400), input: at(500), disabled: at(400), subtle: 0.28, onSubtle: at(300), overlay: 0.65 },
} as const;

function pickRoles(theme: Theme, scales: Scales, surfaces: Readonly<Record<Surface, Pick>>, fills: Readonly<Record<Fill, number>>): Picks {
	const preferred = PREFERRED[theme];
	const picks = new Map<Role, Pick>(Object.entries(surfaces) as [Role, Pick][]);
	const shown = (pick: Pick): Rgb24 => toDisplay(pickColor(scales, pick));
	/** The nearest step to a preferred one that reaches its contrast on all surfaces of the role; else pure black or white. */
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
				contrastRatio(toDisplay(scales[scale].colors[i]!), shown(surfaces.card)) >= WCAG_LEAST.nonText) ?? fills[scale],
		};
		return { pick, color: pickColor(scales, pick) };
	};
	chooseCharts(theme, shown(surfaces.card), [
		chart('primary'), chart('accent'), chart('secondary'),
	]).forEach((pick, i) => picks.set(CHARTS[i]!, pick));
	// Every role has been set above; the test of this file counts them. The order is that of the table.
	return Object.fromEntries(ROLES.map((role) => [role, picks.get(role)!])) as unknown as Picks;
}

/** The step of a tint: near a lightness, and quiet, which a bright yellow is at no step. */
function tintIndex({ colors }: Scale, wanted: number): number {
	const gaps = colors.map((color) => {
		const [lightness, chroma] = convert(color, 'oklch').coords;
		return Math.abs(lightness - wanted) + 2 * Math.max(0, chroma - QUIET_CHROMA);
	});
	return gaps.indexOf(Math.min(...gaps));
}

const QUIET_CHROMA = 0.09;

// --- Audit ------------------------------------------------------------------------------------------------------------

/** Statuses that are also text on quiet surfaces. */
const TEXT_STATUSES: Readonly<Record<Theme, readonly Status[]>> = { light: ['danger'], dark: STATUSES };

function auditRoles(theme: Theme, picks: Picks, scales: Scales): AuditedPair[] {
	const shown = (role: Role): Rgb24 => toDisplay(pickColor(scales, picks[role]));
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
