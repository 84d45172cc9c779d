/*
 * Cases of make-gradient.
 *
 * CSS Images 4 for the text; colors half way by Color.js 0.7.1, the gray of two by hand (127.5 rounds to 128). How many
 * stops there are is the service's choice within the bounds of the contract.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, real, whole, words, type Limit } from '../../contract/limits.ts';

interface Stop {
	readonly position: number;
	readonly hex: string;
}

/** From 0 to 100, rising, each input color among them. */
const holds = (least: number, most: number, ...colors: readonly string[]) => (value: unknown): boolean => {
	const stops = value as readonly Stop[];
	return stops.length >= least && stops.length <= most
		&& stops[0]?.position === 0 && stops.at(-1)?.position === 100
		&& stops.every(({ position }, i) => i === 0 || position > stops[i - 1]!.position)
		&& colors.every((hex) => stops.some((stop) => stop.hex === hex))
		&& stops[0].hex === colors[0] && stops.at(-1)!.hex === colors.at(-1);
};

/** Every step between stops under deltaE OK 0.05, as their OKLCH says; 0.0001 for its decimals. */
const isSmooth = (value: unknown): boolean => {
	const labs = (value as readonly { readonly oklch: string }[]).map(({ oklch }) => {
		const [l = 0, c = 0, h = 0] = oklch.slice('oklch('.length, -1).split(' ').map((part) => (part === 'none' ? 0 : Number(part)));
		return [l, c * Math.cos(h * Math.PI / 180), c * Math.sin(h * Math.PI / 180)] as const;
	});
	return labs.every(([l, a, b], i) => {
		const [l0, a0, b0] = labs[Math.max(0, i - 1)]!;
		return Math.hypot(l - l0, a - a0, b - b0) < 0.0501;
	});
};

const isEven = (value: unknown): boolean => {
	const stops = value as readonly Stop[];
	return stops.every(({ position }, i) => Math.abs(position - 100 * i / (stops.length - 1)) <= 0.0005);
};

const isAbsent = (value: unknown): boolean => value === undefined;

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(2, 12)],
	['colors[]', 'required', COLOR_TEXT],
	['kind', { default: 'linear' }, words('linear', 'radial', 'conic')],
	['angle', 'optional', real(-360, 360)],
	['space', { default: 'oklab' }, words('oklab', 'oklch', 'srgb')],
	['path', { default: 'straight' }, words('straight', 'vivid')],
	['curve', { default: 'linear' }, words('linear', 'smooth')],
	['positions', 'optional', list(2, 12)],
	['positions[]', 'optional', real(0, 100)],
	['stops', 'optional', whole(2, 64)],
];

export const CASES: readonly Case[] = [
	{
		input: { colors: ['#000', 'white'], space: 'srgb', stops: 3 },
		expect: {
			colors: [{ input: '#000', hex: '#000000' }, { input: 'white', hex: '#ffffff' }],
			kind: 'linear',
			angle: 90,
			space: 'srgb',
			css: 'linear-gradient(90deg in srgb, #000000, white)',
			fallback: 'linear-gradient(90deg, #000000 0%, #808080 50%, #ffffff 100%)',
			stops: [{ position: 0, hex: '#000000' }, { position: 50, hex: '#808080' }, { position: 100, hex: '#ffffff' }],
		},
	},
	{
		input: { colors: ['red', 'blue'], stops: 3 },
		expect: { css: 'linear-gradient(90deg in oklab, red, blue)', stops: [{}, { position: 50, hex: '#8c53a2' }, {}] },
	},
	{
		input: { colors: ['#000', 'white'], space: 'srgb', stops: 2, positions: [10, 60] },
		expect: {
			css: 'linear-gradient(90deg in srgb, #000000 10%, white 60%)',
			fallback: 'linear-gradient(90deg, #000000 10%, #ffffff 60%)',
			stops: [{ position: 10 }, { position: 60 }],
		},
	},
	{
		input: { colors: ['red', 'blue', 'lime'], positions: [0, 50, 50] },
		expect: { stops: (value: unknown): boolean => (value as readonly Stop[]).at(-1)!.position === 50 },
	},
	// To a gray, OKLCH and OKLab paint the same line; browsers agree on the latter alone.
	{
		input: { colors: ['#e50914', 'white'], space: 'oklch' },
		expect: { space: 'oklch', css: 'linear-gradient(90deg in oklab, #e50914, white)' },
	},
	refused({ colors: ['red', 'blue'], positions: [0, 50, 100] }, 'positions', '2, got 3'),
	refused({ colors: ['red', 'blue'], positions: [50, 20] }, 'positions', 'must not decrease'),
	refused({ colors: ['red', 'blue'], positions: [0, 120] }, 'positions.1', '120'),
	{ input: { colors: ['red', 'blue'] }, expect: { space: 'oklab', stops: holds(9, 33, '#ff0000', '#0000ff') } },
	...['oklab', 'oklch', 'srgb'].map((space): Case =>
		({ input: { colors: ['#3b82f6', '#f97316'], space }, expect: { space, stops: isSmooth } })),
	{ input: { colors: ['black', 'white'] }, expect: { stops: isSmooth } },
	{ input: { colors: ['#3b82f6', '#f97316'], stops: 11 }, expect: { stops: isEven } },
	{ input: { colors: ['red', 'lime', 'blue'], stops: 9 }, expect: { stops: isEven } },
	// By the shorter arc, through magenta: hue 326.643. Mapped by Color.js.
	{
		input: { colors: ['red', 'blue'], space: 'oklch', stops: 3 },
		expect: { stops: [{}, { position: 50, hex: '#b700be', oklch: 'oklch(0.53998 0.28545 326.643)' }, {}] },
	},
	{
		input: { colors: ['teal', 'orange'], space: 'oklch', stops: 3 },
		expect: { css: 'linear-gradient(90deg in oklch, teal, orange)', stops: [{}, { hex: '#74a54c' }, {}] },
	},
	{ input: { colors: ['red', 'lime', 'blue'] }, expect: { stops: holds(9, 33, '#ff0000', '#00ff00', '#0000ff') } },
	{ input: { colors: ['black', 'white'], stops: 2 }, expect: { stops: holds(2, 2, '#000000', '#ffffff') } },
	{ input: { colors: ['black', 'white'], stops: 64 }, expect: { stops: holds(64, 64, '#000000', '#ffffff') } },
	{
		input: { colors: ['red', 'lime', 'blue', 'white'], stops: 2 },
		expect: { stops: holds(4, 4, '#ff0000', '#00ff00', '#0000ff', '#ffffff') },
	},
	{ input: { colors: ['#123456', '#123456'] }, expect: { stops: holds(9, 33, '#123456', '#123456') } },
	{
		input: { colors: Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'black' : 'white')) },
		expect: { stops: holds(12, 33, '#000000', '#ffffff') },
	},
	{ input: { colors: ['red', 'blue'], angle: -45.5 }, expect: { angle: -45.5, css: 'linear-gradient(-45.5deg in oklab, red, blue)' } },
	{ input: { colors: ['red', 'blue'], angle: 0 }, expect: { angle: 0, css: 'linear-gradient(0deg in oklab, red, blue)' } },
	{
		input: { colors: ['red', 'blue'], kind: 'radial' },
		expect: { kind: 'radial', angle: isAbsent, css: 'radial-gradient(circle at center in oklab, red, blue)' },
	},
	{
		input: { colors: ['red', 'blue'], kind: 'conic', angle: 45, space: 'oklch' },
		expect: { angle: 45, css: 'conic-gradient(from 45deg in oklch, red, blue)' },
	},
	{
		input: { colors: ['color(display-p3 0 1 0)', 'abc'] },
		expect: { css: 'linear-gradient(90deg in oklab, color(display-p3 0 1 0), #aabbcc)', stops: holds(9, 33, '#00fb29', '#aabbcc') },
	},
	{
		input: { colors: ['rgb(255, 0, 0)', 'transparent'], stops: 3 },
		expect: { css: 'linear-gradient(90deg in oklab, rgb(255 0 0), transparent)', stops: [{}, { hex: '#ff000080' }, { hex: '#00000000' }] },
	},
	{
		// Premultiplied: transparent adds no color, not even black.
		input: { colors: ['transparent', 'blue'], stops: 5 },
		expect: { fallback: 'linear-gradient(90deg, #00000000 0%, #0000ff40 25%, #0000ff80 50%, #0000ffbf 75%, #0000ff 100%)' },
	},
	{
		// A missing channel is taken from the neighbor, so both ends are the same green.
		input: { colors: ['oklch(0.7 0.15 none)', 'oklch(0.7 0.15 150)'], space: 'oklch', stops: 2 },
		expect: {
			colors: [{ input: 'oklch(0.7 0.15 none)', oklch: 'oklch(0.7 0.15 none)' }, {}],
			css: 'linear-gradient(90deg in oklch, oklch(0.7 0.15 none), oklch(0.7 0.15 150))',
			fallback: 'linear-gradient(90deg, #4cb86a 0%, #4cb86a 100%)',
		},
	},
	{
		// In the middle it is that of either neighbour in turn.
		input: { colors: ['oklch(0.6 0.1 20)', 'oklch(0.6 0.1 none)', 'oklch(0.6 0.1 200)'], space: 'oklch', stops: 2 },
		expect: { fallback: 'linear-gradient(90deg, #b46767 0%, #b46767 50%, #0d9298 50%, #0d9298 100%)' },
	},
	// Names outside of CSS become HEX; colors of CSS are written verbatim.
	{
		input: { colors: ['cornflower blue', 'sky-500', 'Тёмно-синий'], stops: 2 },
		expect: { css: 'linear-gradient(90deg in oklab, #6495ed, oklch(0.685 0.169 237.323), #00008b)' },
	},
	{ input: { colors: ['3B82F6', 'rgb(255\n0 0)'], stops: 2 }, expect: { css: 'linear-gradient(90deg in oklab, #3b82f6, rgb(255 0 0))' } },
	{
		input: { colors: ['red', 'blue'], stops: 2, kind: 'radial' },
		expect: { fallback: 'radial-gradient(circle at center, #ff0000 0%, #0000ff 100%)' },
	},
	{
		input: { colors: ['red', 'blue'], stops: 2, kind: 'conic', angle: -360 },
		expect: {
			angle: -360, css: 'conic-gradient(from -360deg in oklab, red, blue)',
			fallback: 'conic-gradient(from -360deg, #ff0000 0%, #0000ff 100%)',
		},
	},

	refused({}, 'colors', 'colors is missing'),
	refused({ colors: ['red'] }, 'colors', '2 to 12 items, got 1'),
	refused({ colors: Array.from({ length: 13 }, () => 'red') }, 'colors', 'got 13'),
	refused({ colors: ['red', 'blue'], kind: 'radial', angle: 90 }, 'angle', 'radial'),
	refused({ colors: ['red', 'blue'], kind: 'radial', angle: 0 }, 'angle', 'does not apply to a radial gradient'),
	// Fields are looked at together once each is right by itself.
	refused({ colors: ['red', 'blue'], kind: 'radial', angle: 400 }, 'angle', '-360 to 360'),
	refused({ colors: ['red', 'blue'], angle: -360.5 }, 'angle', '-360 to 360'),
	refused({ colors: ['red', 'blue'], angle: 361 }, 'angle', '-360 to 360'),
	refused({ colors: ['red', 'blue'], kind: 'spiral' }, 'kind', 'linear, radial, conic'),
	refused({ colors: ['red', 'blue'], space: 'lch' }, 'space', 'oklab, oklch, srgb'),
	refused({ colors: ['red', 'blue'], stops: 1 }, 'stops', '2 to 64'),
	refused({ colors: ['red', 'blue'], stops: 65 }, 'stops', '65'),
	unreadable({ colors: ['red', 'bleu'] }, 'colors.1', '"blue"'),
	inQuery('colors=red,blue&angle=90deg', 'angle', '"90deg"'),
	inJson({ colors: ['red', 'blue'], angle: '90' }, 'angle', 'got the text "90"'),
];
