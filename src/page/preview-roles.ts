/*
 * Roles of a small interface, chosen from the colors of a result: page and text if the colors have them, buttons and charts in the
 * others. Every text is readable (WCAG AA) with any colors.
 *
 * Proof  test/page/preview-roles.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { composite, toRgb24 } from '../gamut/screen.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { assignRoles, DARK, LIGHT } from '../palette/palette-roles.ts';
import { readableOn } from '../palette/readable.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';

/** Page of each theme if no color is one. */
const PAGES = { light: 0xffffff, dark: 0x141414 } as const;

const CHART_COLORS = 6;

/** A share of one color over another. */
const blend = (top: Rgb24, bottom: Rgb24, share: number): Rgb24 => composite(fromRgb24(top, share), bottom);

type Role = readonly [name: string, color: Rgb24];

/** HEX by role for a theme; `colors` has at least one. */
export function previewRoles(colors: readonly Color[], theme: 'light' | 'dark'): { readonly [role: string]: string } {
	const assigned = assignRoles(colors, theme === 'dark'), all = colors.map((of, i) => ({ rgb24: toRgb24(of), of, role: assigned[i]! }));
	const isPage = (of: Color): boolean => {
		const [lightness] = convert(of, 'oklch').coords;
		return theme === 'light' ? lightness >= LIGHT : lightness <= DARK;
	};
	const page = all.find(({ role, of }) => role === 'page' && isPage(of))?.rgb24 ?? PAGES[theme];
	const reads = (least: number) => ({ rgb24 }: { readonly rgb24: Rgb24 }): boolean => contrastRatio(rgb24, page) >= least;
	const quiet = all.filter(({ role }) => role === 'page' || role === 'text');
	const text = quiet.find(reads(WCAG_LEAST.aaa.normal))?.rgb24 ?? readableOn(page).rgb24;
	const colored = ['brand', 'accent', 'support'].flatMap((one) => all.filter(({ role }) => role === one));
	const fills = (colored.length > 0 ? colored : all).map(({ rgb24 }) => rgb24), at = (i: number): Rgb24 => fills[i % fills.length]!;
	const link = colored.find(reads(WCAG_LEAST.aa.normal))?.rgb24 ?? text, line = blend(text, page, 0.2);
	const muted = [0.65, 0.8].map((share) => blend(text, page, share)).find((rgb24) => reads(WCAG_LEAST.aa.normal)({ rgb24 })) ?? text;
	const filled = (name: string, fill: Rgb24): readonly Role[] => [[name, fill], [`${name}-foreground`, readableOn(fill).rgb24]];
	const roles: readonly Role[] = [
		['background', page], ['foreground', text], ['card', page], ['card-foreground', text], ['border', line],
		['input', line], ['muted-foreground', muted], ['link', link], ['ring', link], ['hover', page], ['hover-foreground', text],
		...filled('selected', at(0)), ...filled('primary', at(0)), ...filled('secondary', at(1)), ...filled('accent', at(2)),
		...Array.from({ length: CHART_COLORS }, (_, i) => [`chart-${i + 1}`, at(i)] as const),
	];
	return Object.fromEntries(roles.map(([name, color]) => [name, printHex(color)]));
}
