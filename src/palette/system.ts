/*
 * Builds a design system from one color: eight scales, and light and dark roles that pick their steps.
 *
 * `system-shape.ts` defines the data; writers need only a `System`. `ROLES` are its variables in order, `ROLE_USES` their
 * uses, `themes[theme][role]` a pick (`isStep`: refer to that step; else a separate color), `pickColor` the color of a
 * pick. Colors outside sRGB stay wide; `toRgb24` is their fallback.
 *
 * Brand   The primary fill is the brand, with white or the darkest neutral on it; `system-fills.ts` moves it where it must.
 * Roles   Each role prefers a step and takes the nearest one that reaches its contrast on all its surfaces, in both
 *         themes by the same table.
 * Proof   test/palette/system.test.ts, over seeded primaries and the brands that break systems.
 */

import { intoGamut } from '../gamut/into.ts';
import { spend } from '../math/budget.ts';
import { whole, type Steps } from '../math/steps.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { mix } from '../spaces/mix.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { BLACK, WHITE } from './readable.ts';
import { SCALE_STEPS, type Scale, type ScaleStep } from './scale.ts';
import { chooseCharts } from './system-charts.ts';
import { toDisplay } from './system-display.ts';
import {
	chooseFill, chooseStates, moveLightness, OUTLINED_BELOW, PURE_BLACK, PURE_WHITE, stepFill, type FillChoice, type FillSetting,
	type OnPrimary,
} from './system-fills.ts';
import { nearBrand } from './system-near-brand.ts';
import { deriveAccent, deriveSecondary, neutralScale, opaqueScale, outwards, readTone } from './system-scales.ts';
import {
	CHARTS, FILLS, isStep, pickColor, pickName, ROLE_USES, ROLES, STATUSES, THEMES, type Adjustment, type AuditedPair, type Fill, type OwnPick,
	type Pick, type Picks, type Role, type ScaleName, type Scales, type Status, type StepPick, type System, type Theme,
} from './system-shape.ts';
import { chooseStatuses } from './system-status.ts';

/** Input colors of a system; absent ones are derived. */
export interface Brand extends Partial<Readonly<Record<Exclude<ScaleName, 'primary'>, Color | undefined>>> {
	readonly primary: Color;
}

/** Work units of a system: twelve scales, and a search for charts and statuses. */
const SYSTEM_UNITS = 2600;

export interface SystemOptions {
	/** Default: auto. */
	readonly onPrimary?: OnPrimary | undefined;
}

/** Builds the system of a brand: scales, both themes, and the audit of every pair that components use. */
export const buildSystem = (brand: Brand, options?: SystemOptions): System => whole(buildSystemInSteps(brand, options));

/** Builds a system in steps of about a millisecond; see `buildSystem`. */
export function* buildSystemInSteps(brand: Brand, { onPrimary = 'auto' }: SystemOptions = {}): Steps<System> {
	spend(SYSTEM_UNITS);
	const tone = readTone(brand.primary);
	const primary = opaqueScale(brand.primary), neutral = brand.neutral ? opaqueScale(brand.neutral) : neutralScale(tone);
	const surfaces = { light: pickSurfaces('light', neutral), dark: pickSurfaces('dark', neutral) };
	const shown = (pick: Pick): Rgb24 => toDisplay(isStep(pick) ? neutral.colors[pick.index]! : pick.color);
	const under = (theme: Theme): Rgb24[] => (['background', 'card', 'popover'] as const).map((role) => shown(surfaces[theme][role]));
	const dark = { ...neutralStep(950), color: neutral.colors[at(950)]! };
	const setting = (theme: Theme): FillSetting => ({ theme, grounds: under(theme), dark });
	const settings = { light: setting('light'), dark: setting('dark') };
	const brandFill = (theme: Theme): FillChoice => chooseFill('primary', primary, settings[theme], onPrimary);
	const brands = { light: brandFill('light'), dark: brandFill('dark') };
	yield;
	const fills = THEMES.map((theme) => brands[theme].color);
	const accent = opaqueScale(brand.accent ?? deriveAccent(tone, [...fills, ...STATUS_LIKE]));
	const secondary = opaqueScale(brand.secondary ?? deriveSecondary(tone, fills));
	yield;
	const further = (theme: Theme) => {
		const own = [brands[theme].color];
		return {
			primary: brands[theme],
			secondary: chooseFill('secondary', secondary, settings[theme], 'auto', own),
			accent: chooseFill('accent', accent, settings[theme], 'auto', own),
		};
	};
	const vivid = { light: further('light'), dark: further('dark') };
	yield;
	const others = (theme: Theme) => [toLab(vivid[theme].primary.color), toLab(vivid[theme].accent.color)];
	const status = chooseStatuses({
		tone,
		given: brand,
		others: { light: others('light'), dark: others('dark') },
		surfaces: { light: under('light'), dark: under('dark') },
	});
	yield;
	const scales: Scales = { primary, secondary, accent, neutral, ...status.scales };
	const fillsOf = (theme: Theme): Fills => {
		const still = (name: Status): FillChoice => stepFill(name, scales[name], status.steps[theme][name], settings[theme]);
		return { ...vivid[theme], success: still('success'), warning: still('warning'), danger: still('danger'), info: still('info') };
	};
	const allFills = { light: fillsOf('light'), dark: fillsOf('dark') };
	const light = pickRoles('light', scales, surfaces.light, allFills.light);
	yield;
	const themes = { light, dark: pickRoles('dark', scales, surfaces.dark, allFills.dark) };
	yield;
	return {
		scales,
		themes,
		audit: THEMES.flatMap((theme) => auditRoles(theme, themes[theme], scales)),
		adjustments: THEMES.flatMap((theme) => FILLS.flatMap((fill) =>
			(brand[fill] === undefined ? [] : listMoves(theme, fill, scales[fill], allFills[theme][fill])))),
	};
}

type Fills = Readonly<Record<Fill, FillChoice>>;

/** The move of a given color, if any. */
function listMoves(theme: Theme, role: Fill, { anchor, colors }: Scale, { color, why }: FillChoice): Adjustment[] {
	const from = colors[at(anchor)]!, deltaE = deltaEOK(fromRgb24(toDisplay(from)), fromRgb24(toDisplay(color)));
	return toDisplay(from) === toDisplay(color) ? [] : [{ theme, role, from, to: color, deltaEOK: deltaE, why }];
}

const toLab = (color: Color): Color['coords'] => convert(color, 'oklab').coords;

/** Typical status colors, from which an accent must differ. */
const STATUS_LIKE: readonly Color[] = [0xef4444, 0xdc2626, 0xf59e0b, 0x22c55e, 0x16a34a, 0x3b82f6, 0x60a5fa].map((rgb) => fromRgb24(rgb));

// --- Surfaces ---------------------------------------------------------------------------------------------------------

const at = (step: ScaleStep): number => SCALE_STEPS.indexOf(step);

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

// --- Picks ------------------------------------------------------------------------------------------------------------

const AA = WCAG_LEAST.aa.normal;

/** Preferred steps of each theme. */
const PREFERRED = {
	light: { text: at(950), muted: at(600), input: at(400), disabled: at(500), subtle: 0.95, onSubtle: at(700), overlay: 0.5 },
	dark: { text: at(50), muted: at(400), input: at(500), disabled: at(400), subtle: 0.28, onSubtle: at(300), overlay: 0.65 },
} as const;

function pickRoles(theme: Theme, scales: Scales, surfaces: Readonly<Record<Surface, Pick>>, fills: Fills): Picks {
	const preferred = PREFERRED[theme];
	const picks = new Map<Role, Pick>(Object.entries(surfaces) as [Role, Pick][]);
	const shown = (pick: Pick): Rgb24 => toDisplay(pickColor(scales, pick));
	const furthest = theme === 'light' ? PURE_BLACK : PURE_WHITE;
	/** Tests for the contrast of a role on all its surfaces. */
	const reaches = (role: Role, leastLc = 0): ((front: Rgb24) => boolean) => {
		const { on = [], isText = false } = ROLE_USES[role];
		const behind = on.map((surface) => shown(picks.get(surface)!)), least = isText ? AA : WCAG_LEAST.nonText;
		return (front) => behind.every((surface) => contrastRatio(front, surface) >= least && Math.abs(apcaLc(front, surface)) >= leastLc);
	};
	/** The nearest step to a preferred one that reaches its contrast; else pure black or white. */
	const reaching = (role: Role, scale: ScaleName, start: number, leastLc = 0): Pick => {
		const passes = reaches(role, leastLc), index = outwards(start).find((i) => passes(shown({ scale, index: i })));
		return index === undefined ? furthest : { scale, index };
	};
	/** The nearest color to a fill that reaches its contrast, like the brand. */
	const near = (name: 'primary' | 'secondary' | 'accent', passes: (front: Rgb24) => boolean, end = furthest): Pick => {
		const { anchor, colors } = scales[name];
		return nearBrand({ name, scale: scales[name], own: colors[at(anchor)]!, fill: fills[name] }, end === PURE_BLACK ? 0 : 1, passes) ?? end;
	};
	const page = shown(surfaces.background), card = shown(surfaces.card);
	const isPale = (fill: Fill): boolean => contrastRatio(toDisplay(fills[fill].color), page) < OUTLINED_BELOW;
	for (const fill of FILLS) {
		const { pick, text } = fills[fill], ink = pickColor(scales, text);
		const { hover, active } = chooseStates(fill, scales[fill], fills[fill], ink, isPale(fill));
		picks.set(fill, pick).set(`${fill}-foreground`, text).set(`${fill}-hover`, hover).set(`${fill}-active`, active);
		picks.set(`${fill}-subtle`, isStatus(fill)
			? tint(theme, scales[fill], pickColor(scales, surfaces.card)) : { scale: fill, index: tintIndex(scales[fill], preferred.subtle) });
		picks.set(`${fill}-subtle-foreground`, reaching(`${fill}-subtle-foreground`, fill, preferred.onSubtle));
	}
	picks.set('selected', picks.get('primary-subtle')!);
	for (const role of ['foreground', 'card-foreground', 'popover-foreground', 'hover-foreground', 'active-foreground'] as const) {
		picks.set(role, reaching(role, 'neutral', preferred.text));
	}
	picks.set('selected-foreground', reaching('selected-foreground', 'primary', preferred.onSubtle));
	picks.set('muted-foreground', reaching('muted-foreground', 'neutral', preferred.muted, lcFor('large')));
	picks.set('disabled-foreground', reaching('disabled-foreground', 'neutral', preferred.disabled));
	// Between steps, as the next step would be a heavy outline.
	const outline = scales.neutral.colors[preferred.input]!;
	const moved = moveLightness(outline, [{ test: reaches('input'), towards: theme === 'light' ? 0 : 1 }]);
	picks.set('input', moved && moved !== outline ? { color: moved } : reaching('input', 'neutral', preferred.input));
	picks.set('ring', near('primary', reaches('ring'))).set('link', near('primary', reaches('link')));
	picks.set('primary-border', isPale('primary')
		? near('primary', (front) => [page, card].every((ground) => contrastRatio(front, ground) >= WCAG_LEAST.nonText)) : fills.primary.pick);
	picks.set('primary-inverse', near('primary', reaches('primary-inverse'), theme === 'light' ? PURE_WHITE : PURE_BLACK));
	picks.set('overlay', { color: fromRgb24(BLACK, preferred.overlay) });
	const wanted = (['primary', 'accent', 'secondary'] as const).map((name) => {
		const pick = near(name, (front) => contrastRatio(front, card) >= WCAG_LEAST.nonText);
		return { pick, color: pickColor(scales, pick) };
	});
	chooseCharts(theme, card, wanted).forEach((pick, i) => picks.set(CHARTS[i]!, pick));
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

const isStatus = (fill: Fill): fill is Status => STATUSES.some((status) => status === fill);

/** Distance of the tint of a status from a card, in deltaE OK: the same strength for all. */
const TINT = 0.06;

/** A tint of a card in the color of a scale. */
function tint(theme: Theme, { colors }: Scale, card: Color): OwnPick {
	const steps = theme === 'light' ? colors : colors.toReversed();
	const color = steps.find((step) => deltaEOK(step, card) >= TINT) ?? steps.at(-1)!;
	return { color: intoGamut(mix(card, color, Math.min(1, TINT / deltaEOK(color, card)), 'oklab'), 'srgb') };
}

// --- Audit ------------------------------------------------------------------------------------------------------------

/** Statuses that are also text on quiet surfaces. */
const TEXT_STATUSES: Readonly<Record<Theme, readonly Status[]>> = { light: ['danger'], dark: STATUSES };

/** The brand as a fill is visible in the dark theme; in the light one its outline is, if it differs. */
const OUTLINED = ['primary', 'primary-border'] as const;

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
		...OUTLINED.flatMap((role) => (['background', 'card'] as const).map((surface) => pair(role, surface, WCAG_LEAST.nonText)))
			.filter(({ text }) => theme === 'dark' || text !== 'primary' && shown('primary-border') !== shown('primary')),
	];
}
