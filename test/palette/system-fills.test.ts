/*
 * Fills, their text and the colors near the brand, in both themes, for a thousand seeded primaries and forty brands.
 *
 * Judged on displayed colors by the formulas of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { buildSystem, type SystemOptions } from '../../src/palette/system.ts';
import { FILLS, pickColor, ROLES, STATUSES, THEMES, type Adjustment, type Role, type Theme } from '../../src/palette/system-shape.ts';
import type { Color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { BRANDS } from '../support/brands.ts';
import { apca, channels, deltaEOk, hueGap, oklchOf, wcagRatio } from '../support/reference-math.ts';

const fills = suite('fills of systems');

const SEED = 'fills of a thousand primaries';

const toHex = (color: Color): string => `#${toRgb24(color).toString(16).padStart(6, '0')}`;

interface Built {
	readonly brand: string;
	readonly themes: Readonly<Record<Theme, Readonly<Record<Role, string>>>>;
	readonly adjustments: readonly Adjustment[];
}

function build(brand: string, options?: SystemOptions): Built {
	const { scales, themes, adjustments } = buildSystem({ primary: fromRgb24(Number.parseInt(brand.slice(1), 16)) }, options);
	const roles = (theme: Theme) =>
		Object.fromEntries(ROLES.map((role) => [role, toHex(pickColor(scales, themes[theme][role]))])) as Record<Role, string>;
	return { brand, themes: { light: roles('light'), dark: roles('dark') }, adjustments };
}

const random = randomFrom(SEED);
const SEEDED = Array.from({ length: 1000 }, () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`);
const PRIMARIES = [...Object.values(BRANDS), '#ffffff', '#fde2e4', '#ccff00', '#0b0d17', '#010101', '#0000ff', ...SEEDED];

let systems: readonly Built[] = [];
fills('build', () => { systems = PRIMARIES.map((brand) => build(brand)); });

/** Checks every system in both themes; a failure names the brand. */
function each(check: (roles: Built['themes'][Theme], theme: Theme, built: Built) => void): void {
	assert.is(systems.length, PRIMARIES.length);
	for (const built of systems) for (const theme of THEMES) {
		try {
			check(built.themes[theme], theme, built);
		} catch (error) {
			throw new Error(`seed "${SEED}", ${built.brand} in ${theme}: ${String(error)}`);
		}
	}
}

/** A color of each status, as a brand may have it. */
const BRANDS_OF = { success: '#22c55e', warning: '#f59e0b', danger: '#ef4444', info: '#3b82f6' } as const;

/** By how much white has more |Lc| on a fill than its text has. */
const lead = (text: string, fill: string): number => Math.abs(apca('#ffffff', fill)) - Math.abs(apca(text, fill));

/** True if a fill some shares darker, by at most deltaE OK 0.06, carries white text and stays visible. */
function couldCarryWhite(fill: string, theme: Theme, { background, card }: Built['themes'][Theme]): boolean {
	for (let share = 1; share > 0.6; share -= 0.005) {
		const darker = `#${channels(fill).map((c) => Math.round(255 * c * share).toString(16).padStart(2, '0')).join('')}`;
		if (deltaEOk(fill, darker) > 0.06) return false;
		const isVisible = theme === 'light' || [background, card].every((ground) => wcagRatio(darker, ground) >= 3);
		if (isVisible && wcagRatio('#ffffff', darker) >= 4.5) return true;
	}
	return false;
}

fills('the text on every fill has 4.5:1', () => each((roles) => {
	for (const fill of FILLS) {
		const ratio = wcagRatio(roles[`${fill}-foreground`], roles[fill]);
		assert.ok(ratio >= 4.5, `${fill}: ${ratio}`);
	}
}));

fills('at most 2 of 100 primaries keep a text that white would beat by 15 Lc after a move of .06', () => {
	for (const theme of THEMES) {
		const worse = systems.filter(({ themes: { [theme]: roles } }) =>
			lead(roles['primary-foreground'], roles.primary) > 15 && couldCarryWhite(roles.primary, theme, roles));
		assert.ok(worse.length <= systems.length * 0.02, `${theme}: ${worse.map(({ brand }) => brand).join(' ')}`);
	}
});

fills('the brands of mid-tones that had black text have white', () => {
	for (const brand of ['#6366f1', '#3b82f6', '#8b5cf6', '#ef4444', '#f40009', '#808080', '#8e51ff', '#2b7fff'])
		for (const theme of THEMES) assert.is(build(brand).themes[theme]['primary-foreground'], '#ffffff', `${brand} ${theme}`);
});

fills('in the light theme the fill is the brand, or moved by at most .06 for white text', () => each((roles, theme, built) => {
	const { brand, adjustments } = built;
	if (theme === 'dark') return;
	const moves = adjustments.filter((move) => move.theme === theme);
	assert.equal(moves.map(({ why }) => why), roles.primary === brand ? [] : [['white-text']]);
	assert.ok(deltaEOk(roles.primary, brand) <= 0.061);
}));

fills('a fill moves for white text only if white leads the darkest neutral, or black where that is unreadable, by 15 Lc', () => {
	for (const { brand, themes: { light }, adjustments } of systems) {
		if (!adjustments.some(({ theme, why }) => theme === 'light' && why.includes('white-text'))) continue;
		// The darkest neutral is nearly black: within two Lc of it.
		assert.ok(lead('#000000', brand) > 15 - 2, `${brand} became ${light.primary}, though white leads by ${lead('#000000', brand)}`);
	}
});

fills('a fill that contrasts enough is also the focus ring, the link and its own outline', () => each((roles) => {
	const quiet = ['background', 'card', 'popover', 'muted'] as const, text = [...quiet, 'hover', 'active', 'selected'] as const;
	for (const [role, surfaces, least] of [
		['ring', quiet, 3], ['link', text, 4.5], ['primary-border', ['background', 'card'], 3],
	] as const) {
		if (surfaces.every((surface) => wcagRatio(roles.primary, roles[surface]) >= least)) assert.is(roles[role], roles.primary, role);
	}
}));

fills('a given status that moves to another step is reported as moved to be distinct', () => {
	for (const primary of ['#ef4444', '#3b82f6', '#16a34a', '#ffc72c']) for (const status of STATUSES) {
		const [own, given] = [primary, BRANDS_OF[status]].map((hex) => fromRgb24(Number.parseInt(hex.slice(1), 16))) as [Color, Color];
		const { adjustments, scales, themes } = buildSystem({ primary: own, [status]: given });
		for (const theme of THEMES) {
			const isMoved = toHex(pickColor(scales, themes[theme][status])) !== BRANDS_OF[status];
			const moves = adjustments.filter((move) => move.role === status && move.theme === theme);
			assert.equal(moves.map(({ why }) => why), isMoved ? [['distinct']] : [], `${status} next to ${primary} in ${theme}`);
		}
	}
});

fills('a brand that is black or nearly so has the opposite step in the dark theme, nearly white', () => {
	for (const brand of ['#000000', '#0b0d17', '#010101', '#18181b']) {
		const { adjustments, themes } = build(brand);
		assert.ok(oklchOf(themes.dark.primary)[0] > 0.92, `${brand}: ${themes.dark.primary}`);
		assert.ok(adjustments.some(({ theme, why }) => theme === 'dark' && why.includes('visible')), brand);
		assert.is(themes.light.primary, brand);
	}
});

fills('every move of the primary is reported with its distance', () => each((roles, theme, { brand, adjustments }) => {
	const moves = adjustments.filter((move) => move.theme === theme);
	if (roles.primary === brand) return assert.equal(moves, []);
	const [{ role, from, to, deltaEOK }] = moves as [Adjustment];
	assert.equal([role, toHex(from), toHex(to)], ['primary', brand, roles.primary]);
	assert.ok(Math.abs(deltaEOK - deltaEOk(brand, roles.primary)) < 1e-4);
}));

fills('in the dark theme the primary has 3:1 on page and card', () => each(({ primary, background, card }, theme) => {
	if (theme === 'dark') assert.ok(Math.min(wcagRatio(primary, background), wcagRatio(primary, card)) >= 3);
}));

fills('a fill below 1.5:1 on the page has an outline that just reaches 3:1, any other is its own outline', () => each((roles) => {
	const { primary, background, card, 'primary-border': border } = roles;
	if (wcagRatio(primary, background) >= 1.5) assert.is(border, primary);
	else {
		const ratio = Math.min(wcagRatio(border, background), wcagRatio(border, card));
		// 8 bits change the contrast by up to .05 there.
		assert.ok(ratio >= 3 && ratio <= 3.05, `${border}: ${ratio}`);
	}
}));

fills('the inverse primary is readable on the color of text', () => each((roles) => {
	assert.ok(wcagRatio(roles['primary-inverse'], roles.foreground) >= 4.5);
}));

fills('outlines, links and the first chart keep the hue of the brand, and its chroma up to 1.15', () => each((roles, _, { brand }) => {
	const [, strength, own] = oklchOf(brand);
	for (const role of ['ring', 'link', 'chart-1', 'primary-border', 'primary-inverse'] as const) {
		const [, chroma, hue] = oklchOf(roles[role]);
		// Rounding to 8 bits changes chroma by up to .003, and the hue of near-grays.
		assert.ok(chroma <= 1.15 * strength + 0.003, `${role} ${roles[role]} has chroma ${chroma} of ${strength}`);
		if (Math.min(strength, chroma) >= 0.04) assert.ok(hueGap(hue, own) <= 12, `${role} ${roles[role]} has hue ${hue} of ${own}`);
	}
}));

// 8 bits change a chroma by up to .003.
fills('text on tints of the brand has at most one and a half times its chroma and .04 more', () => each((roles, _, { brand }) => {
	const most = 1.5 * oklchOf(brand)[1] + 0.043;
	for (const role of ['selected-foreground', 'primary-subtle-foreground'] as const) {
		assert.ok(oklchOf(roles[role])[1] <= most, `${role} ${roles[role]} of ${brand}`);
	}
}));

fills('charts have 3:1 on the page and on cards', () => each((roles) => {
	for (const role of ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const) {
		for (const ground of ['background', 'card'] as const) assert.ok(wcagRatio(roles[role], roles[ground]) >= 3, `${role} on ${ground}`);
	}
}));

fills('danger is a clear red in the light theme', () => each((roles, theme) => {
	const [lightness, chroma, hue] = oklchOf(roles.danger);
	if (theme === 'light') assert.ok(lightness >= 0.54 && chroma >= 0.2, `${roles.danger}: ${lightness} ${chroma}`);
	assert.ok(hue >= 18 && hue <= 32, `${roles.danger} has hue ${hue}`);
}));

fills('tints of statuses have one strength: .045 to .075 from the card, within .012', () => each((roles) => {
	const gaps = STATUSES.map((status) => deltaEOk(roles[`${status}-subtle`], roles.card));
	const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
	assert.ok(least >= 0.045 && most <= 0.075 && most - least <= 0.012, gaps.join(' '));
}));

fills('onPrimary: white and dark are followed, exact keeps the brand in the light theme, and text has 4.5:1 with each', () => {
	for (const brand of [...Object.values(BRANDS), ...SEEDED.slice(0, 60)]) {
		for (const onPrimary of ['white', 'dark', 'exact'] as const) {
			const { themes } = build(brand, { onPrimary });
			for (const theme of THEMES) {
				const { primary, 'primary-foreground': text, background, card } = themes[theme];
				assert.ok(wcagRatio(text, primary) >= 4.5, `${brand} ${theme} ${onPrimary}`);
				if (onPrimary === 'white') assert.is(text, '#ffffff', `${brand} ${theme}`);
				if (onPrimary === 'dark') assert.ok(oklchOf(text)[0] < 0.2, `${brand} ${theme}: ${text}`);
				if (onPrimary === 'exact' && theme === 'light') assert.is(primary, brand);
				if (theme === 'dark') assert.ok(Math.min(wcagRatio(primary, background), wcagRatio(primary, card)) >= 3, `${brand} ${onPrimary}`);
			}
		}
	}
});

fills('no given neutral makes the dark primary invisible or its text unreadable', () => {
	for (const neutral of ['#ff0000', '#00ff00', '#fffc00', '#ffffff', '#0000ff', '#808080']) {
		for (const primary of ['#482683', '#ff00bf', '#fffc00', '#00704a', '#000000']) {
			const [own, gray] = [primary, neutral].map((hex) => fromRgb24(Number.parseInt(hex.slice(1), 16))) as [Color, Color];
			for (const onPrimary of ['auto', 'white', 'dark', 'exact'] as const) {
				const { scales, themes: { dark } } = buildSystem({ primary: own, neutral: gray }, { onPrimary });
				const at = (role: Role): string => toHex(pickColor(scales, dark[role]));
				assert.ok(wcagRatio(at('primary'), at('card')) >= 3, `${primary} on ${neutral}, ${onPrimary}: ${at('primary')} on ${at('card')}`);
				assert.ok(wcagRatio(at('primary'), at('primary-foreground')) >= 4.5, `${primary} on ${neutral}, ${onPrimary}`);
			}
		}
	}
});

fills.run();
