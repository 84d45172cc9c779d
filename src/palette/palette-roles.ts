/*
 * Roles of the colors of a palette: what each is good for in a design, judged from the whole palette.
 *
 * A page is quiet and very light, or very dark in dark palettes; text is readable on it (WCAG AA), and further quiet colors on which
 * the text reaches AAA are pages too. The brand is the first color with a hue, accents are colors of other hues, all others support. A
 * palette without a quiet color has no page, and one without a readable pair no text.
 *
 * Values  OKLCH.
 * Proof   test/palette/palette-roles.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

export const PALETTE_ROLES = ['page', 'text', 'brand', 'accent', 'support'] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];

interface Look {
	readonly rgb24: Rgb24;
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
}

/** OKLCH lightness from which a color is a light page, and up to which it is a dark one. */
export const LIGHT = 0.84, DARK = 0.36;

/** Most chroma of a page. */
const QUIET = 0.075;

/** Dark text may be more colorful than a page, since it covers little. */
const INK_CHROMA = 0.13;

/** Chroma of a color that is recognized as one. */
const COLORED = 0.03;

/** An accent: its share of the brand's chroma, degrees from the brand's hue, and how many there are. */
const ACCENT = { share: 0.4, turn: 20, most: 3 } as const;

const isLight = ({ lightness }: Look): boolean => lightness >= LIGHT;
const isDeep = ({ lightness }: Look): boolean => lightness <= DARK;

const ratio = (one: Look, other: Look): number => contrastRatio(one.rgb24, other.rgb24);

/** A role for each color, in their order. Dark palettes have dark pages. */
export function assignRoles(colors: readonly Color[], isDark: boolean): readonly PaletteRole[] {
	const looks = colors.map((of): Look => {
		const [lightness, chroma, hue] = convert(of, 'oklch').coords;
		return { rgb24: toRgb24(of), lightness, chroma, hue };
	});
	const roles = new Map<Look, PaletteRole>(), open = (): Look[] => looks.filter((look) => !roles.has(look));
	const give = (look: Look | undefined, role: PaletteRole): Look | undefined => {
		if (look !== undefined) roles.set(look, role);
		return look;
	};
	const page = give(choosePage(looks, isDark), 'page');
	// Of two colors, one is the brand.
	const text = give(looks.length < 3 || page === undefined ? undefined : chooseText(open(), page), 'text');
	const brand = give(chooseBrand(open()), 'brand');
	const isPage = (look: Look): boolean => page !== undefined && look.chroma <= QUIET && (isDeep(page) ? isDeep(look) : isLight(look))
		&& (text === undefined ? isDark : ratio(look, text) >= WCAG_LEAST.aaa.normal);
	let accents = 0;
	for (const look of open()) {
		const isAccent = brand !== undefined && accents < ACCENT.most && look.chroma >= Math.max(COLORED, ACCENT.share * brand.chroma)
			&& Math.abs(hueDifference(brand.hue, look.hue)) >= ACCENT.turn;
		roles.set(look, isPage(look) ? 'page' : isAccent ? 'accent' : 'support');
		if (roles.get(look) === 'accent') accents++;
	}
	return looks.map((look) => roles.get(look)!);
}

/** The lightest quiet color, or the darkest: in dark palettes, or if no light one exists. */
function choosePage(looks: readonly Look[], isDark: boolean): Look | undefined {
	const quiet = looks.filter(({ chroma }) => chroma <= QUIET), rising = quiet.toSorted((a, b) => a.lightness - b.lightness);
	const light = rising.filter(isLight).at(-1), deep = rising.find(isDeep);
	return isDark ? deep ?? light : light ?? deep;
}

/** The most readable of the colors that are as light or as dark as text. */
const chooseText = (looks: readonly Look[], page: Look): Look | undefined => looks
	.filter((look) => (isDeep(look) ? look.chroma <= INK_CHROMA : isLight(look) && look.chroma <= QUIET))
	.filter((look) => ratio(look, page) >= WCAG_LEAST.aa.normal)
	.sort((a, b) => ratio(b, page) - ratio(a, page))[0];

/** The first color with a hue that is neither very light nor very dark, else the first with a hue, else the first. */
const chooseBrand = (looks: readonly Look[]): Look | undefined =>
	looks.find((look) => look.chroma >= COLORED && !isDeep(look) && look.lightness < 0.92)
	?? looks.find(({ chroma }) => chroma >= COLORED) ?? looks[0];
