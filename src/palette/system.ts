/*
 * Builds a design system from one color: eight scales, and light and dark roles that pick their steps.
 *
 * `system-shape.ts` defines the data; writers need only a `System`. `ROLES` are its variables in order, `ROLE_USES` their
 * uses, `themes[theme][role]` a pick (`isStep`: refer to that step; else a separate color), `pickColor` the color of a
 * pick. Colors outside sRGB stay wide; `toRgb24` is their fallback.
 *
 * Brand   The primary fill is the brand, with white or the darkest neutral on it; `system-fills.ts` moves it if necessary.
 * Roles   Each role prefers a step and takes the nearest one that reaches its contrast on all its surfaces, in both
 *         themes by the same table.
 * Proof   test/palette/system.test.ts, over seeded primaries and the brands that break systems.
 */

import { intoGamut } from '../gamut/into.ts';
import { spend } from '../math/budget.ts';
import { indexOfLeast } from '../math/least.ts';
import { whole, type Steps } from '../math/steps.ts';
import { toRecord } from '../math/to-record.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { mix } from '../spaces/mix.ts';
import { BLACK, fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { translucent } from './scale-roles.ts';
import { anchorColor, type Scale } from './scale.ts';
import { auditRoles } from './system-audit.ts';
import { balanceScale, commonContrasts, type Balance, type Contrasts } from './system-balance.ts';
import { chooseCharts } from './system-charts.ts';
import { toDisplay } from './system-display.ts';
import {
	chooseFill, chooseStates, moveLightness, needsOutline, onScale, PURE_BLACK, PURE_WHITE, stepFill, type FillChoice, type FillSetting,
	type OnPrimary,
} from './system-fills.ts';
import { NEEDS, neutralStep, pickSurfaces, PREFERRED, type Look, type Surface } from './system-look.ts';
import { nearBrand } from './system-near-brand.ts';
import {
	deriveAccent, deriveSecondary, neutralScale, opaqueScale, outwards, readTone, type FixedSteps, type NeutralTint,
} from './system-scales.ts';
import {
	byTheme, CHARTS, FILLS, isStep, pickColor, ROLE_USES, ROLES, SCALE_NAMES, STATUSES, TEXT_STATUSES, THEMES, UNDER_STATUSES,
	type Adjustment, type Fill, type OwnPick, type Pick, type Picks, type Role, type ScaleName, type Scales, type Status, type System,
	type Theme,
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
	/** Default: lightness. */
	readonly balance?: Balance | undefined;
	/** Default: standard. */
	readonly look?: Look | undefined;
	/** Of a derived neutral. Default: subtle. */
	readonly tint?: NeutralTint | undefined;
	/** The step of the primary color; by default, the nearest one. */
	readonly anchor?: FixedSteps['anchor'];
	/** Colors of other steps, of scales whose color is given. They must be consistent; with balance `contrast` they do not apply. */
	readonly pins?: Readonly<Partial<Record<ScaleName, FixedSteps['pins']>>> | undefined;
}

/** Builds the system of a brand: scales, both themes, and the audit of every pair that components use. */
export const buildSystem = (brand: Brand, options?: SystemOptions): System => whole(buildSystemInSteps(brand, options));

/** Builds a system in steps of about a millisecond; see `buildSystem`. */
export function* buildSystemInSteps(
	brand: Brand, { onPrimary = 'auto', balance = 'lightness', look = 'standard', tint = 'subtle', anchor, pins = {} }: SystemOptions = {},
): Steps<System> {
	spend(SYSTEM_UNITS);
	const tone = readTone(brand.primary);
	const given = (name: Exclude<ScaleName, 'primary'>): Scale | undefined => brand[name] && opaqueScale(brand[name], { pins: pins[name] });
	const usual = {
		primary: opaqueScale(brand.primary, { anchor, pins: pins.primary }), neutral: given('neutral') ?? neutralScale(tone, tint),
	};
	const contrasts = balance === 'contrast' ? commonContrasts(usual.neutral, withAlpha(brand.primary, 1)) : undefined;
	const primary = contrasts ? balanceScale(usual.primary, contrasts, true) : usual.primary;
	const neutral = contrasts ? balanceScale(usual.neutral, contrasts) : usual.neutral;
	const surfaces = byTheme((theme) => pickSurfaces(theme, neutral, look));
	const display = (pick: Pick): Rgb24 => toDisplay(isStep(pick) ? neutral.colors[pick.index]! : pick.color);
	const under = (theme: Theme): Rgb24[] => UNDER_STATUSES.map((role) => display(surfaces[theme][role]));
	const dark = { ...neutralStep(950), color: neutral.colors.at(-1)! };
	const settings = byTheme((theme): FillSetting => ({ theme, needs: NEEDS[look], grounds: under(theme), dark }));
	const brands = byTheme((theme) => chooseFill('primary', primary, settings[theme], onPrimary));
	yield;
	const fills = THEMES.map((theme) => brands[theme].color);
	const accent = given('accent') ?? opaqueScale(deriveAccent(tone, [...fills, ...STATUS_LIKE]));
	const secondary = given('secondary') ?? opaqueScale(deriveSecondary(tone, fills));
	yield;
	const vivid = byTheme((theme) => {
		const own = [brands[theme].color];
		return {
			primary: brands[theme],
			secondary: chooseFill('secondary', secondary, settings[theme], 'auto', own),
			accent: chooseFill('accent', accent, settings[theme], 'auto', own),
		};
	});
	yield;
	const status = chooseStatuses({
		tone,
		given: toRecord(STATUSES, given),
		others: byTheme((theme) => [toLab(vivid[theme].primary.color), toLab(vivid[theme].accent.color)]),
		surfaces: byTheme((theme) => [...new Set(under(theme))]),
	});
	yield;
	const drawn: Scales = { primary, secondary, accent, neutral, ...status.scales };
	const scales = contrasts ? balanceAll(drawn, contrasts) : drawn;
	const allFills = byTheme((theme): Fills => {
		// Statuses are chosen readable on the surfaces of the standard look.
		const isText = (name: Status): boolean => look !== 'standard' && TEXT_STATUSES[theme].includes(name);
		const still = (name: Status): FillChoice => stepFill(name, drawn[name], status.steps[theme][name], settings[theme], isText(name));
		const fills: Fills = { ...vivid[theme], ...toRecord(STATUSES, still) };
		return contrasts ? toRecord(FILLS, (name) => (name === 'primary' ? fills[name] : onScale(scales[name], fills[name]))) : fills;
	});
	const light = pickRoles('light', look, scales, surfaces.light, allFills.light);
	yield;
	const themes = { light, dark: pickRoles('dark', look, scales, surfaces.dark, allFills.dark) };
	yield;
	return {
		scales,
		themes,
		audit: THEMES.flatMap((theme) => auditRoles(theme, themes[theme], scales, NEEDS[look])),
		adjustments: THEMES.flatMap((theme) => FILLS.flatMap((fill) =>
			(brand[fill] === undefined ? [] : listMoves(theme, fill, drawn[fill], allFills[theme][fill])))),
	};
}

type Fills = Readonly<Record<Fill, FillChoice>>;

/** All scales with common contrasts; brand and neutral already have them. */
const balanceAll = (drawn: Scales, contrasts: Contrasts): Scales => toRecord(SCALE_NAMES, (name) =>
	(name === 'primary' || name === 'neutral' ? drawn[name] : balanceScale(drawn[name], contrasts)));

/** The move of a given color, if any. */
function listMoves(theme: Theme, role: Fill, scale: Scale, { color, why }: FillChoice): Adjustment[] {
	const from = anchorColor(scale), deltaE = deltaEOK(fromRgb24(toDisplay(from)), fromRgb24(toDisplay(color)));
	return toDisplay(from) === toDisplay(color) ? [] : [{ theme, role, from, to: color, deltaEOK: deltaE, why }];
}

const toLab = (color: Color): Color['coords'] => convert(color, 'oklab').coords;

/** Typical status colors, from which an accent must differ. */
const STATUS_LIKE: readonly Color[] = [0xef4444, 0xdc2626, 0xf59e0b, 0x22c55e, 0x16a34a, 0x3b82f6, 0x60a5fa].map((rgb) => fromRgb24(rgb));

// --- Picks ------------------------------------------------------------------------------------------------------------

function pickRoles(theme: Theme, look: Look, scales: Scales, surfaces: Readonly<Record<Surface, Pick>>, fills: Fills): Picks {
	const preferred = PREFERRED[look][theme], needs = NEEDS[look];
	const picks = new Map<Role, Pick>(Object.entries(surfaces) as [Role, Pick][]);
	const display = (pick: Pick): Rgb24 => toDisplay(pickColor(scales, pick));
	const furthest = theme === 'light' ? PURE_BLACK : PURE_WHITE;
	/** Tests for the contrast of a role on all its surfaces. */
	const reaches = (role: Role, leastLc = 0): ((front: Rgb24) => boolean) => {
		const { on = [], isText = false } = ROLE_USES[role];
		const behind = on.map((surface) => display(picks.get(surface)!)), least = isText ? needs.text : needs.nonText;
		return (front) => behind.every((surface) =>
			contrastRatio(front, surface) >= least && Math.abs(apcaLc(front, surface)) >= leastLc);
	};
	/** The nearest step to a preferred one that reaches its contrast; else pure black or white. */
	const reaching = (role: Role, scale: ScaleName, start: number, leastLc?: number): Pick => {
		const passes = reaches(role, leastLc), index = outwards(start).find((i) => passes(display({ scale, index: i })));
		return index === undefined ? furthest : { scale, index };
	};
	/** The nearest color to a fill that reaches its contrast, like the brand. */
	const near = (name: 'primary' | 'secondary' | 'accent', passes: (front: Rgb24) => boolean, end = furthest): Pick =>
		nearBrand(scales[name], fills[name], end === PURE_BLACK ? 0 : 1, passes) ?? end;
	/** Text on a tint of the brand: a step, or for a pastel, whose steps are loud, a color like the brand. */
	const onTint = (role: 'selected-foreground' | 'primary-subtle-foreground'): Pick => {
		const step = reaching(role, 'primary', preferred.onSubtle);
		const most = LOUD.times * chromaOf(anchorColor(scales.primary)) + LOUD.more;
		return chromaOf(pickColor(scales, step)) > most ? near('primary', reaches(role)) : step;
	};
	const background = pickColor(scales, surfaces.background), page = toDisplay(background), card = display(surfaces.card);
	const isMark = (front: Rgb24): boolean => [page, card].every((ground) => contrastRatio(front, ground) >= needs.nonText);
	for (const fill of FILLS) {
		const { pick, text } = fills[fill], ink = pickColor(scales, text);
		const { hover, active } = chooseStates(fill, scales[fill], fills[fill], ink, background, needs.text);
		picks.set(fill, pick).set(`${fill}-foreground`, text).set(`${fill}-hover`, hover).set(`${fill}-active`, active);
		picks.set(`${fill}-subtle`, isStatus(fill)
			? tintOf(theme, scales[fill], pickColor(scales, surfaces.card)) : { scale: fill, index: tintIndex(scales[fill], preferred.subtle) });
		picks.set(`${fill}-subtle-foreground`, fill === 'primary' ? onTint('primary-subtle-foreground')
			: reaching(`${fill}-subtle-foreground`, fill, preferred.onSubtle));
	}
	picks.set('selected', picks.get('primary-subtle')!);
	for (const role of ['foreground', 'card-foreground', 'popover-foreground', 'hover-foreground', 'active-foreground'] as const) {
		picks.set(role, reaching(role, 'neutral', preferred.text));
	}
	picks.set('selected-foreground', onTint('selected-foreground'));
	picks.set('muted-foreground', reaching('muted-foreground', 'neutral', preferred.muted, lcFor('large')));
	picks.set('disabled-foreground', reaching('disabled-foreground', 'neutral', preferred.disabled));
	// Between steps, as the next step would be a heavy outline.
	const outline = scales.neutral.colors[preferred.input]!;
	const moved = moveLightness(outline, [{ test: reaches('input'), towards: theme === 'light' ? 0 : 1 }]);
	picks.set('input', moved && moved !== outline ? { color: moved } : reaching('input', 'neutral', preferred.input));
	picks.set('ring', near('primary', reaches('ring'))).set('link', near('primary', reaches('link')));
	picks.set('primary-border', needsOutline(fills.primary.color, background)
		? near('primary', isMark) : fills.primary.pick);
	picks.set('primary-inverse', near('primary', reaches('primary-inverse'), theme === 'light' ? PURE_WHITE : PURE_BLACK));
	for (const role of ['hover', 'active', 'muted', 'border'] as const) {
		picks.set(`${role}-alpha`, { color: translucent(display(picks.get(role)!), card) });
	}
	picks.set('overlay', { color: fromRgb24(BLACK, preferred.overlay) });
	const colorful = (['primary', 'accent', 'secondary'] as const).map((name) => {
		const pick = near(name, isMark);
		return { pick, color: pickColor(scales, pick) };
	});
	chooseCharts(theme, colorful, isMark).forEach((pick, i) => picks.set(CHARTS[i]!, pick));
	// Every role has been set above; the test of this file counts them. The order is that of the table.
	return toRecord(ROLES, (role) => picks.get(role)!);
}

/** Chroma of a step, relative to the brand's, above which it does not look like the brand. */
const LOUD = { times: 1.5, more: 0.04 };

const chromaOf = (color: Color): number => convert(color, 'oklch').coords[1];

/** The step of a tint: near a lightness, and quiet, which a bright yellow is at no step. */
function tintIndex({ colors }: Scale, wanted: number): number {
	return indexOfLeast(colors.map((color) => {
		const [lightness, chroma] = convert(color, 'oklch').coords;
		return Math.abs(lightness - wanted) + 2 * Math.max(0, chroma - QUIET_CHROMA);
	}));
}

const QUIET_CHROMA = 0.09;

const isStatus = (fill: Fill): fill is Status => STATUSES.some((status) => status === fill);

/** Distance of the tint of a status from a card, in deltaE OK: the same strength for all. */
const TINT = 0.06;

/** A tint of a card in the color of a scale. */
function tintOf(theme: Theme, { colors }: Scale, card: Color): OwnPick {
	const steps = theme === 'light' ? colors : colors.toReversed();
	const color = steps.find((step) => deltaEOK(step, card) >= TINT) ?? steps.at(-1)!;
	return { color: intoGamut(mix(card, color, Math.min(1, TINT / deltaEOK(color, card)), 'oklab'), 'srgb') };
}
