/*
 * The picture of a system for the README: the scale of a brand, and a small interface in its light and its dark theme.
 */

import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { readableOn } from '../../src/palette/readable.ts';
import { SCALE_STEPS } from '../../src/palette/scale.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { CHARTS, pickColor, STATUSES, THEMES, type Role, type System, type Theme } from '../../src/palette/system-shape.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';

/** Path from the root. */
export const PICTURE_PATH = 'docs/pictures/system.svg';

/** The brand in it. */
export const PICTURED: Rgb24 = 0x635bff;

const WIDTH = 880, PANEL = 432, GAP = 16, SCALE = 56, TOP = SCALE + GAP, HEIGHT = 320;

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, stroke = ''): string =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${fill}"${stroke}/>`;

const text = (x: number, y: number, fill: string, words: string, more = ''): string =>
	`<text x="${x}" y="${y}" fill="${fill}"${more}>${words}</text>`;

const MIDDLE = ' text-anchor="middle"';

function scaleOfBrand(system: System): string {
	const width = WIDTH / SCALE_STEPS.length;
	return system.scales.primary.colors.map((step, i) => {
		const rgb = toRgb24(step), ink = printHex(readableOn(rgb).rgb24, 1);
		return rect(i * width, 0, width, SCALE, printHex(rgb, 1))
			+ text(i * width + width / 2, SCALE - 12, ink, String(SCALE_STEPS[i]), `${MIDDLE} font-size="11"`);
	}).join('');
}

/** A page with a card on it: text, a control, buttons, states, a chart. */
function panel(system: System, theme: Theme, left: number): string {
	const of = (role: Role): string => {
		const color = pickColor(system.scales, system.themes[theme][role]);
		return printHex(toRgb24(color), color.alpha);
	};
	const line = (role: Role): string => ` stroke="${of(role)}"`;
	const button = (x: number, fill: Role, ink: Role, words: string): string =>
		rect(x, 92, 92, 32, of(fill), 8) + text(x + 46, 113, of(ink), words, `${MIDDLE} font-weight="600"`);
	const badge = (status: (typeof STATUSES)[number], i: number): string =>
		rect(24 + i * 74, 190, 68, 24, of(status), 12)
		+ text(58 + i * 74, 206, of(`${status}-foreground`), status, `${MIDDLE} font-size="11" font-weight="600"`);
	const bars = CHARTS.map((chart, i) => {
		const height = [96, 70, 116, 52, 84, 62][i]!;
		return rect(332 + i * 13, 134 - height, 9, height, of(chart), 2);
	});
	return `<g transform="translate(${left} ${TOP})">${[
		rect(0, 0, PANEL, HEIGHT - TOP, of('background'), 12, line('border')),
		rect(12, 12, PANEL - 24, 134, of('card'), 10, line('border')),
		text(24, 40, of('card-foreground'), 'One color in', ' font-size="17" font-weight="700"'),
		text(24, 62, of('muted-foreground'), 'A system for light and dark out.'),
		text(190, 236, of('link'), 'See roles', ' text-decoration="underline"'),
		button(24, 'primary', 'primary-foreground', 'Primary'),
		button(124, 'accent', 'accent-foreground', 'Accent'),
		button(224, 'primary-subtle', 'primary-subtle-foreground', 'Subtle'),
		...bars,
		text(24, 174, of('foreground'), 'Told apart with any color vision', ' font-weight="600"'),
		...STATUSES.map(badge),
		rect(332, 162, 76, 26, of('card'), 7, line('input')) + text(342, 179, of('muted-foreground'), 'Name'),
		rect(332, 194, 76, 26, of('card'), 7, `${line('ring')} stroke-width="2"`) + text(342, 211, of('card-foreground'), 'Focus'),
		text(24, 236, of('danger'), 'This field is required'),
	].join('')}</g>`;
}

/** As SVG. */
export function pictureOfSystem(brand: Rgb24): string {
	const system = buildSystem({ primary: fromRgb24(brand) });
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${WIDTH + 2} ${HEIGHT + 2}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
		`<title>The scale of ${printHex(brand, 1)}, and an interface in its light and its dark theme</title>`,
		`<clipPath id="round">${rect(0, 0, WIDTH, SCALE, '#fff', 12)}</clipPath>`,
		`<g clip-path="url(#round)">${scaleOfBrand(system)}</g>`,
		...THEMES.map((theme, i) => panel(system, theme, i * (PANEL + GAP))),
		'</svg>\n',
	].join('\n');
}
