/*
 * Draws a system as one SVG picture: its scales, and a small interface in the light and in the dark theme.
 *
 * Every color is a step or an opaque role, in HEX, so every viewer shows it. Units are pixels.
 *
 * Proof  test/tokens/system-svg.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { readableOn } from '../palette/readable.ts';
import { CHARTS, SCALE_NAMES, STATUSES, THEMES, type Role, type Theme } from '../palette/system-shape.ts';
import { SCALE_STEPS } from '../palette/scale.ts';
import type { Color } from '../spaces/color.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';

const WIDTH = 880, PANEL = 432, GAP = 16, HEIGHT = 462;

/** Heights of the first scale and of each other one. */
const FIRST = 48, OTHER = 10;
const TOP = FIRST + OTHER * (SCALE_NAMES.length - 1) + GAP;

type Attributes = Readonly<Record<string, string | number>>;

const element = (name: string, attributes: Attributes, content = ''): string =>
	`<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;

const hex = (color: Color): string => printHex(toRgb24(color), 1);

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const rect = (place: Box, fill: string, more: Attributes = {}): string => element('rect', { ...place, fill, ...more });

const text = (x: number, y: number, fill: string, words: string, more: Attributes = {}): string =>
	element('text', { x, y, fill, ...more }, words);

const MIDDLE = { 'text-anchor': 'middle' }, END = { 'text-anchor': 'end' }, BOLD = { 'font-weight': 600 };

/** The steps of all scales, the first with labels. */
function drawScales(tokens: readonly Token[]): string {
	const width = WIDTH / SCALE_STEPS.length;
	return tokens.map(({ color }, n) => {
		const row = Math.floor(n / SCALE_STEPS.length), x = (n % SCALE_STEPS.length) * width, fill = hex(color);
		if (row > 0) return rect(box(x, FIRST + (row - 1) * OTHER, width, OTHER), fill);
		const ink = printHex(readableOn(toRgb24(color)).rgb24, 1), label = String(SCALE_STEPS[n]);
		return rect(box(x, 0, width, FIRST), fill) + text(x + width / 2, FIRST - 10, ink, label, { ...MIDDLE, 'font-size': 11 });
	}).join('');
}

/** Heights of the bars of a chart. */
const BARS = [34, 52, 44, 62, 30, 48];

/** A page in the roles of a theme: navigation, a chart, a menu, a form, buttons, statuses and an alert. */
function drawPanel(role: (name: Role) => string, left: number): string {
	const line = (name: Role, width = 1): Attributes => ({ 'stroke': role(name), 'stroke-width': width });
	const button = (x: number, width: number, fill: Role, ink: Role, words: string, more: Attributes = {}): string =>
		rect(box(x, 318, width, 34), role(fill), { rx: 8, ...more }) + text(x + width / 2, 340, role(ink), words, { ...MIDDLE, ...BOLD });
	const item = (y: number, words: string, ink: Role, fill?: Role): string =>
		(fill === undefined ? '' : rect(box(294, y - 18, 108, 26), role(fill), { rx: 6 })) + text(304, y, role(ink), words);
	const badge = (status: (typeof STATUSES)[number], i: number): string =>
		rect(box(20 + i * 76, 366, 70, 22), role(status), { rx: 11 })
		+ text(55 + i * 76, 381, role(`${status}-foreground`), status, { ...MIDDLE, ...BOLD, 'font-size': 11 });
	const toggle = (y: number, words: string, isOn: boolean): string =>
		rect(box(288, y, 32, 18), role(isOn ? 'primary' : 'muted'), { rx: 9, ...line(isOn ? 'primary-border' : 'input') })
		+ element('circle', { cx: isOn ? 311 : 297, cy: y + 9, r: 6, fill: role(isOn ? 'primary-foreground' : 'input') })
		+ text(330, y + 13, role('foreground'), words);
	return element('g', { transform: `translate(${left} ${TOP})` }, [
		rect(box(0.5, 0.5, PANEL - 1, HEIGHT - 1), role('background'), { rx: 14, ...line('border') }),
		element('path', { d: 'M1 48V14A13 13 0 0 1 14 1H418A13 13 0 0 1 431 14V48Z', fill: role('card') }),
		rect(box(1, 47.5, PANEL - 2, 1), role('border')),
		rect(box(20, 14, 20, 20), role('primary'), { rx: 6, ...line('primary-border') }),
		text(48, 29, role('card-foreground'), 'Atlas', { 'font-weight': 700 }),
		text(106, 29, role('card-foreground'), 'Overview', BOLD), rect(box(106, 45, 58, 3), role('ring'), { rx: 1.5 }),
		text(188, 29, role('muted-foreground'), 'Orders'), text(250, 29, role('muted-foreground'), 'Team'),
		element('circle', { cx: 398, cy: 24, r: 13, fill: role('accent-subtle') }),
		text(398, 28, role('accent-subtle-foreground'), 'MK', { ...MIDDLE, ...BOLD, 'font-size': 10 }),
		text(20, 80, role('foreground'), 'Good morning', { 'font-size': 18, 'font-weight': 700 }),
		text(20, 100, role('muted-foreground'), 'Three orders wait for you.'),
		text(412, 100, role('link'), 'See all', { ...END, 'text-decoration': 'underline' }),
		rect(box(20.5, 114.5, 251, 127), role('card'), { rx: 10, ...line('border') }),
		text(34, 138, role('muted-foreground'), 'Revenue'),
		text(34, 162, role('card-foreground'), '24,800', { 'font-size': 20, 'font-weight': 700 }),
		rect(box(34, 174, 52, 20), role('success-subtle'), { rx: 10 }),
		text(60, 188, role('success-subtle-foreground'), '+12 %', { ...MIDDLE, ...BOLD, 'font-size': 11 }),
		rect(box(124, 227, 134, 1), role('border')),
		...CHARTS.map((chart, i) => rect(box(128 + i * 22, 227 - BARS[i]! * 1.4, 14, BARS[i]! * 1.4), role(chart), { rx: 3 })),
		rect(box(288.5, 114.5, 123, 127), role('popover'), { rx: 10, ...line('border') }),
		item(140, 'Profile', 'popover-foreground'), item(168, 'Settings', 'hover-foreground', 'hover'),
		item(196, 'Billing', 'selected-foreground', 'selected'), rect(box(289, 207, 122, 1), role('border')),
		item(229, 'Delete', 'danger-subtle-foreground'),
		text(20, 268, role('foreground'), 'Delivery address', BOLD),
		rect(box(21, 276, 250, 30), role('card'), { rx: 8, ...line('ring', 2) }), text(32, 296, role('card-foreground'), 'Main Street 12'),
		toggle(258, 'Updates', true), toggle(284, 'Digest', false),
		button(20, 84, 'primary', 'primary-foreground', 'Save', line('primary-border')),
		button(112, 92, 'secondary', 'secondary-foreground', 'Preview'), button(212, 92, 'accent', 'accent-foreground', 'Promote'),
		button(312.5, 99, 'card', 'card-foreground', 'Cancel', line('input')),
		...STATUSES.map(badge),
		rect(box(20, 402, 392, 44), role('danger-subtle'), { rx: 10 }),
		element('circle', { cx: 42, cy: 424, r: 9, fill: role('danger') }),
		text(42, 428.5, role('danger-foreground'), '!', { ...MIDDLE, 'font-weight': 700 }),
		text(62, 429, role('danger-subtle-foreground'), '<tspan font-weight="600">Payment failed.</tspan> Check the card and try again.'),
	].join(''));
}

/** The picture of a system; `tokens` are the steps, scale by scale. */
export function writeSystemSvg({ tokens, roles }: TokenSet): string {
	const colors = new Map(roles.map((role) => [role.name, role]));
	// A system has every role.
	const findColor = (theme: Theme) => (name: Role): string => hex(colors.get(name)![theme].color);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${TOP + HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
		'<title>The scales of a design system, and an interface in its light and its dark theme</title>',
		element('clipPath', { id: 'round' }, rect(box(0, 0, WIDTH, TOP - GAP), '#ffffff', { rx: 14 })),
		element('g', { 'clip-path': 'url(#round)', 'shape-rendering': 'crispEdges' }, drawScales(tokens)),
		...THEMES.map((theme, i) => drawPanel(findColor(theme), i * (PANEL + GAP))),
		'</svg>\n',
	].join('\n');
}
