/*
 * Pictures of docs/library.md: for a task some calls, each with the colors that it returns. An SVG follows the light or dark scheme
 * of its reader.
 *
 * Proof  test/guards/docs.test.ts compares the files with this code.
 */

import {
	color, dataColors, harmony, interpolate, lighten, maxChroma, mix, mixPaint, palette, roleScale, rotate, samples, saturate, scale,
	simulate, spline, toHex, withClasses, type ColorLike,
} from '../../src/index.ts';

/** A label, and the colors next to it. */
type Line = readonly [label: string, run: () => readonly ColorLike[]];

const HALVES = [-0.4, -0.2, 0, 0.2, 0.4], QUARTERS = [0, 0.25, 0.5, 0.75, 1], HUES = [0, 60, 120, 180, 240, 300];

const LIGHTS = ['red', 'gold', 'green', 'blue'];

/** The lines of a picture by the title of the task. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
	'Adjust a color': [
		['lighten(\'teal\', -0.4 … 0.4)', () => HALVES.map((by) => lighten('teal', by))],
		['saturate(\'steelblue\', -0.4 … 0.4)', () => HALVES.map((by) => saturate('steelblue', by))],
		['rotate(\'tomato\', 0 … 300)', () => HUES.map((degrees) => rotate('tomato', degrees))],
	],
	'Mix colors': [
		['mix(\'yellow\', \'blue\', 0 … 1)', () => QUARTERS.map((amount) => mix('yellow', 'blue', amount))],
		['mixPaint(\'yellow\', \'blue\', 0 … 1)', () => QUARTERS.map((amount) => mixPaint('yellow', 'blue', amount))],
	],
	'Fit a gamut': [[
		'color(\'oklch\', [0.7, maxChroma(0.7, hue), hue])', () => HUES.map((hue) => color('oklch', [0.7, maxChroma(0.7, hue), hue])),
	]],
	'Draw ramps': [
		['interpolate([\'red\', \'blue\'])', () => samples(interpolate(['red', 'blue']), 40)],
		['interpolate([\'red\', \'blue\'], { space: \'oklch\' })', () => samples(interpolate(['red', 'blue'], { space: 'oklch' }), 40)],
		['spline([\'red\', \'gold\', \'teal\'])', () => samples(spline(['red', 'gold', 'teal']), 40)],
		['withClasses(interpolate([\'white\', \'navy\']), 5)', () => samples(withClasses(interpolate(['white', 'navy']), 5), 40)],
	],
	'Build scales': [
		['scale(\'teal\')', () => scale('teal').colors],
		['roleScale(\'teal\')', () => roleScale('teal').map((step) => step.color)],
	],
	'Make palettes': [
		['palette(\'spring\')', () => palette('spring')], ['harmony(\'teal\', \'triadic\')', () => harmony('teal', 'triadic')],
		['dataColors(\'categorical\')', () => dataColors('categorical')],
	],
	'Simulate vision': [
		['red, gold, green, blue', () => LIGHTS], ['simulate(…, \'protanopia\')', () => LIGHTS.map((light) => simulate(light, 'protanopia'))],
		['simulate(…, \'tritanopia\')', () => LIGHTS.map((light) => simulate(light, 'tritanopia'))],
	],
};

const WIDTH = 720, STRIP = 40, ROW = 72;

const escapeText = (text: string): string => text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]!);

/** A label and the strip of its colors, with an edge for white and black. */
function row([label, run]: Line, i: number): string {
	const colors = run().map(toHex), width = WIDTH / colors.length, size = `width="${width.toFixed(1)}" height="${STRIP}"`;
	const strip = colors.map((hex, at) => `<rect x="${(at * width).toFixed(1)}" y="${i * ROW + 24}" ${size} fill="${hex}"/>`);
	const edge = `<rect x="0.5" y="${i * ROW + 24.5}" width="${WIDTH - 1}" height="${STRIP - 1}" ${EDGE}/>`;
	return `<text x="0" y="${i * ROW + 16}">${escapeText(label)}</text>\n${strip.join('')}${edge}\n`;
}

const EDGE = 'fill="none" stroke="#8c959f" stroke-opacity="0.5"';

const FONT = 'font-family="ui-monospace, monospace" font-size="13"';

const picture = (title: string, lines: readonly Line[]): string => [
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${lines.length * ROW - 8}" role="img" ${FONT}>`,
	`<title>${title}: ${escapeText(lines.map(([label]) => label).join('; '))}</title>`,
	'<style>text { fill: #1f2328 } rect { shape-rendering: crispEdges }',
	'@media (prefers-color-scheme: dark) { text { fill: #f0f6fc } }</style>',
	`${lines.map(row).join('')}</svg>\n`,
].join('\n');

/** Path of a picture below docs/. */
const pathOf = (title: string): string => `pictures/${title.toLowerCase().replaceAll(' ', '-')}.svg`;

/** The picture of a task in Markdown; empty for a task without one. */
export function pictureLink(title: string): string {
	const lines = LINES[title];
	return lines === undefined ? '' : `![${title}: the colors of ${lines.length} calls](${pathOf(title)})\n`;
}

/** Text of every picture by path below docs/. */
export const libraryPictures = (): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(LINES).map(([title, lines]) => [pathOf(title), picture(title, lines)]));
