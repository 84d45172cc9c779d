/*
 * Cases of build-system.
 *
 * The service chooses the colors; the contract requires eight scales of eleven falling steps, roles that are steps of a scale, and
 * every text role at AA on its surface, in light and in dark, for any color.
 */

import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, text, whole, words, type Limit } from '../../contract/limits.ts';
import { luminance } from '../../support/luminance.ts';

interface Step {
	readonly step: number;
	readonly hex: string;
	readonly oklch: string;
}

interface Audited {
	readonly theme: string;
	readonly ratio: number;
	readonly least: number;
	readonly passes: { readonly aa: boolean; readonly aaa: boolean };
}

type Texts = { readonly [key: string]: string };

const SCALES = ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger', 'info'];
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const lightness = ({ oklch }: Step): number => Number(/^oklch\(([\d.]+)/.exec(oklch)?.[1]);

const isScale = (steps: readonly Step[]): boolean =>
	JSON.stringify(steps.map(({ step }) => step)) === JSON.stringify(STEPS)
	&& steps.every((step, i) => i === 0 || lightness(step) < lightness(steps[i - 1]!));

const areScales = (value: unknown): boolean => {
	const scales = value as { readonly [name: string]: readonly Step[] };
	return JSON.stringify(Object.keys(scales)) === JSON.stringify(SCALES) && Object.values(scales).every(isScale);
};

const passesAA = (value: unknown): boolean => {
	const audit = value as readonly Audited[];
	return audit.length > 0
		&& audit.every(({ ratio, least, passes }) => [3, 4.5].includes(least) && passes.aa && ratio >= least && passes.aaa === ratio >= 7)
		&& ['light', 'dark'].every((theme) => audit.some((row) => row.theme === theme));
};

const arePicks = (value: unknown): boolean => ['light', 'dark'].every((theme) =>
	Object.values((value as { readonly [theme: string]: Texts })[theme]!).every((pick) => {
		if (/^(?:white|black|#[0-9a-f]{6}(?:[0-9a-f]{2})?)$/.test(pick)) return true;
		const [scale, step] = pick.split('-') as [string, string];
		return SCALES.includes(scale) && STEPS.includes(Number(step));
	}));

const ROLES = [
	'background', 'foreground', 'card', 'card-foreground', 'popover', 'popover-foreground', 'muted', 'muted-foreground',
	'hover', 'hover-foreground', 'active', 'active-foreground', 'selected', 'selected-foreground', 'disabled', 'disabled-foreground',
	'border', 'input', 'ring', 'link', 'overlay', 'elevation-1', 'elevation-2', 'elevation-3',
	'hover-alpha', 'active-alpha', 'muted-alpha', 'border-alpha',
	...['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'].flatMap((name) =>
		[name, `${name}-foreground`, `${name}-hover`, `${name}-active`, `${name}-subtle`, `${name}-subtle-foreground`]),
	'primary-border', 'primary-inverse',
	...[1, 2, 3, 4, 5, 6].map((n) => `chart-${n}`),
];

/** A color for every role, in both themes. */
const areRoles = (value: unknown): boolean => ['light', 'dark'].every((theme) => {
	const colors = (value as { readonly [theme: string]: Texts })[theme]!;
	return JSON.stringify(Object.keys(colors)) === JSON.stringify(ROLES)
		&& Object.entries(colors).every(([role, hex]) =>
			(role === 'overlay' || role.endsWith('-alpha') ? /^#[0-9a-f]{8}$/ : /^#[0-9a-f]{6}$/).test(hex));
});

interface Answer {
	readonly scales: { readonly [name: string]: readonly Step[] };
	readonly themes: { readonly [theme: string]: Texts };
	readonly roles: { readonly [theme: string]: Texts };
	readonly audit: readonly (Audited & { readonly text: string; readonly surface: string })[];
}

/** A role has the color of the step it names, and a text the ratio on its surface that it is said to have, rounded down. */
const agrees = (value: unknown): boolean => {
	const { scales, themes, roles, audit } = value as Answer;
	const colorAt = (pick: string): string | undefined => {
		if (pick.startsWith('#')) return pick;
		if (pick === 'white' || pick === 'black') return pick === 'white' ? '#ffffff' : '#000000';
		const [scale = '', step] = pick.split('-');
		return scales[scale]?.find((one) => one.step === Number(step))?.hex;
	};
	const isStep = ([theme, picks]: readonly [string, Texts]): boolean =>
		Object.entries(picks).every(([role, pick]) => roles[theme]?.[role] === colorAt(pick));
	return Object.entries(themes).every(isStep) && audit.every(({ theme, text, surface, ratio }) => {
		const [dark, light] = [text, surface].map((role) => luminance(roles[theme]![role]!) + 0.05).sort((a, b) => a - b) as [number, number];
		return ratio <= light / dark + 1e-9 && ratio > light / dark - 0.01 - 1e-9;
	});
};

interface Move {
	readonly theme: string;
	readonly role: string;
	readonly from: string;
	readonly to: string;
	readonly deltaEOK: number;
	readonly why: readonly string[];
}

/** The primary moves in these themes for these reasons, and nothing else does. */
const moves = (...expected: readonly (readonly [theme: string, why: string])[]) => (value: unknown): boolean => {
	const made = value as readonly Move[];
	return JSON.stringify(made.map(({ theme, why }) => [theme, why])) === JSON.stringify(expected.map(([theme, why]) => [theme, [why]]))
		&& made.every(({ role, from, to, deltaEOK }) => role === 'primary' && from !== to && deltaEOK > 0);
};

/** Text has 7:1, everything else 4.5:1. */
const passesAAA = (value: unknown): boolean => (value as readonly (Audited & { readonly text: string })[]).every(({ ratio, least, text }) =>
	least === (/foreground$|^link$|inverse$|^(?:success|warning|danger|info)$/.test(text) ? 7 : 4.5) && ratio >= least);

const ratioOnWhite = ({ hex }: Step): number => 1.05 / (luminance(hex) + 0.05);

const haveEqualContrasts = (value: unknown): boolean => areScales(value) && STEPS.every((_, i) => {
	const ratios = Object.values(value as { readonly [name: string]: readonly Step[] }).map((steps) => ratioOnWhite(steps[i]!));
	return Math.max(...ratios) - Math.min(...ratios) <= 0.15;
});

const haveGrays = (value: unknown): boolean =>
	(value as { readonly neutral: readonly Step[] }).neutral.every(({ hex }) => /^#(..)\1\1$/.test(hex));

const contains = (...parts: readonly string[]) => (code: unknown): boolean => parts.every((part) => String(code).includes(part));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const areVariables = (value: unknown): boolean => isObject(value) && ['light', 'dark'].every((theme) => {
	const variables = (value as { readonly [theme: string]: Texts })[theme]!;
	return ['background', 'primary-foreground', 'sidebar-ring', 'chart-5'].every((name) => name in variables)
		&& Object.keys(variables).every((name) => !/^(?:--|color-)/.test(name));
});

const hasSteps = (expected: { readonly [scale: string]: Texts }) => (value: unknown): boolean => areScales(value)
	&& Object.entries(expected).every(([scale, steps]) => Object.entries(steps).every(([step, hex]) =>
		(value as Answer['scales'])[scale]!.find((one) => String(one.step) === step)?.hex === hex));

const SOUND = { scales: areScales, themes: arePicks, audit: passesAA };

export const LIMITS: readonly Limit[] = [
	['primary', 'required', COLOR_TEXT],
	['secondary', 'optional', COLOR_TEXT],
	['accent', 'optional', COLOR_TEXT],
	['neutral', 'optional', COLOR_TEXT],
	['success', 'optional', COLOR_TEXT],
	['warning', 'optional', COLOR_TEXT],
	['danger', 'optional', COLOR_TEXT],
	['info', 'optional', COLOR_TEXT],
	['onPrimary', { default: 'auto' }, words('auto', 'white', 'dark', 'exact')],
	['look', { default: 'standard' }, words('soft', 'standard', 'high')],
	['balance', { default: 'lightness' }, words('lightness', 'contrast')],
	['anchor', 'optional', whole(50, 950)],
	['pins', 'optional', { kind: 'record' }],
	['tint', { default: 'subtle' }, words('none', 'subtle', 'rich')],
	['name', { default: 'Brand' }, text(1, 60)],
	[
		'format', { default: 'tailwind' },
		words(
			'css', 'tailwind', 'scss', 'json', 'dtcg', 'svg', 'shadcn', 'shadcn-registry', 'tailwind3', 'figma', 'android', 'ios', 'flutter',
			'ase', 'aco', 'gpl', 'kpl',
		),
	],
	['values', { default: 'oklch' }, words('oklch', 'hex', 'rgb', 'hsl', 'display-p3')],
];

export const CASES: readonly Case[] = [
	{
		input: { primary: '#3b82f6' },
		expect: {
			...SOUND,
			name: 'Brand', format: 'tailwind', values: 'oklch',
			mediaType: 'text/css', filename: 'brand.css',
			code: contains('@theme', '--color-primary-500: oklch(0.62308 0.18801 259.815);'),
		},
	},
	...['#3b82f6', 'gold', '#39ff14', '#fde2e4', '#0a0a14', 'tomato'].map((primary): Case =>
		({ input: { primary, name: primary }, expect: agrees })),
	// Difficult colors: too light, too dark, too vivid, gray.
	...[
		'white', 'black', 'gray', 'yellow', 'lime', 'blue', 'magenta', '#010101', '#fefefe', 'color(rec2020 0 1 0)',
		'oklch(0.5 0.4 264)', 'rgb(255 0 0 / 10%)',
	]
		.map((primary): Case => ({ input: { primary }, expect: SOUND })),
	{
		input: { primary: 'gold', secondary: 'navy', accent: 'rebeccapurple', neutral: 'slategray' },
		expect: { ...SOUND, scales: (value: unknown): boolean => {
			const scales = value as { readonly [name: string]: readonly Step[] };
			return areScales(value) && [['primary', '#ffd700'], ['secondary', '#000080'], ['accent', '#663399'], ['neutral', '#708090']]
				.every(([name, hex]) => scales[name!]!.some((step) => step.hex === hex));
		} },
	},
	{
		input: { primary: 'gold', success: '#15803d', warning: '#b45309', danger: '#be123c', info: '#0369a1' },
		expect: { scales: (value: unknown): boolean => {
			const scales = value as { readonly [name: string]: readonly Step[] };
			return areScales(value) && [['success', '#15803d'], ['warning', '#b45309'], ['danger', '#be123c'], ['info', '#0369a1']]
				.every(([name, hex]) => scales[name!]!.some((step) => step.hex === hex));
		} },
	},
	{
		input: { primary: '#3b82f6', anchor: 700 },
		expect: { ...SOUND, scales: hasSteps({ primary: { 700: '#3b82f6' } }) },
	},
	{
		input: {
			primary: '#635bff', neutral: '#6b7280', danger: '#be123c',
			pins: { 'primary-100': '#ede9ff', 'primary-900': '#1e1b4b', 'neutral-50': '#fafafa', 'neutral-900': '#18181b', 'danger-300': '#fda4af' },
		},
		expect: {
			...SOUND,
			scales: hasSteps({
				primary: { 100: '#ede9ff', 900: '#1e1b4b' }, neutral: { 50: '#fafafa', 900: '#18181b' }, danger: { 300: '#fda4af' },
			}),
			code: contains('neutral-900: oklch(0.21'),
		},
		skip: { GET: 'a query has no map' },
	},
	{
		// The same color at a step says which step it is.
		input: { primary: '#3b82f6', pins: { 'primary-600': 'rgb(59 130 246)' } },
		expect: { scales: hasSteps({ primary: { 600: '#3b82f6' } }) },
		skip: { GET: 'a query has no map' },
	},
	refused({ primary: 'teal', anchor: 550 }, 'anchor', '500'),
	refused({ primary: 'teal', anchor: 500, balance: 'contrast' }, 'anchor', 'contrast'),
	...([
		refused({ primary: 'teal', anchor: 600, pins: { 'primary-900': 'white' } }, 'pins', 'primary at 900 must be darker'),
		refused({ primary: 'teal', pins: { 'accent-900': '#111' } }, 'pins', 'accent need its color'),
		refused({ primary: 'teal', pins: { 'primary-900': '#111' }, balance: 'contrast' }, 'pins', 'contrast'),
		refused({ primary: 'teal', pins: { 'primary-550': '#111' } }, 'pins', 'primary-900'),
		unreadable({ primary: 'teal', pins: { 'primary-900': 'tael' } }, 'pins.primary-900', 'teal'),
	].map((one) => ({ ...one, skip: { GET: 'a query has no map' } }))),
	{
		input: { primary: 'teal', format: 'shadcn', name: 'Морская волна' },
		expect: {
			...SOUND, format: 'shadcn', name: 'Морская волна', filename: 'morskaya-volna.css',
			code: contains(':root {', '.dark {', '@theme inline {', '--radius:', '--primary-foreground:', '--sidebar-ring:'),
		},
	},
	{
		input: { primary: 'teal', format: 'dtcg' },
		expect: {
			mediaType: 'application/design-tokens+json', filename: 'brand.tokens.json',
			code: (code: unknown): boolean => Object.hasOwn(JSON.parse(String(code)) as object, 'primary'),
		},
	},
	{
		input: { primary: 'teal', format: 'shadcn-registry', name: 'Sea' },
		// Fields that `shadcn add` requires.
		expect: {
			...SOUND, filename: 'sea.json', mediaType: 'application/json', type: 'registry:theme', cssVars: areVariables, css: isObject,
			code: (code: unknown): boolean => isObject(JSON.parse(String(code))),
		},
	},
	...([
		['scss', '_brand.scss', 'text/x-scss', '@mixin theme($theme)'], ['json', 'brand.json', 'application/json', '"scales"'],
		['tailwind3', 'brand.preset.js', 'text/javascript', 'darkMode: \'class\''],
		['figma', 'brand.figma.json', 'application/json', '"variableModes"'],
		['android', 'brand.android.json', 'application/json', 'res/values-night/colors.xml'],
		['ios', 'brand.xcassets.json', 'application/json', 'colorset/Contents.json'],
		['flutter', 'brand.dart', 'application/vnd.dart', 'const ColorScheme brandDark'],
		['svg', 'brand.svg', 'image/svg+xml', 'fill="#008080"'],
	] as const).map(([format, filename, mediaType, part]): Case =>
		({ input: { primary: 'teal', format }, expect: { format, filename, mediaType, code: contains(part) } })),
	// Every format in every style has the same colors.
	...['tailwind', 'css', 'shadcn', 'dtcg', 'scss', 'json', 'tailwind3', 'shadcn-registry', 'figma', 'android', 'ios',
		'flutter'].flatMap((format) => ['oklch', 'hex', 'rgb', 'hsl', 'display-p3'].map((values): Case =>
		({ input: { primary: '#008081', format, values }, expect: { ...SOUND, format, values, roles: areRoles } }))),
	{ input: { primary: 'teal', name: '🎨'.repeat(60) }, expect: { filename: 'color.css' } },
	{
		input: { primary: 'teal', format: 'css', values: 'hex' },
		expect: { values: 'hex', filename: 'brand.css', code: contains(':root {', '#008080') },
	},
	{
		input: { primary: 'teal', name: '*/} <script>' },
		expect: { filename: 'script.css', code: (code: unknown): boolean => !String(code).includes('<script>') && !String(code).includes('*/}') },
	},

	// White text where both metrics want it, by at most 0.06; never with `exact`, except for 3:1 in the dark theme.
	{ input: { primary: '#6366f1' }, expect: { adjustments: moves(['light', 'white-text'], ['dark', 'white-text']) } },
	{ input: { primary: '#6366f1', onPrimary: 'exact' }, expect: { onPrimary: 'exact', adjustments: [] } },
	{ input: { primary: '#482683' }, expect: { adjustments: moves(['dark', 'visible']) } },
	{ input: { primary: '#fffc00' }, expect: { adjustments: [] } },
	{
		input: { primary: '#fffc00', onPrimary: 'white' },
		expect: { adjustments: moves(['light', 'white-text'], ['dark', 'white-text']), audit: passesAA },
	},
	refused({ primary: 'teal', onPrimary: 'black' }, 'onPrimary', 'white'),
	...['#3b82f6', 'gold', '#fde2e4', '#0a0a14'].flatMap((primary): Case[] => [
		{ input: { primary, look: 'high' }, expect: { look: 'high', audit: passesAAA } },
		{ input: { primary, look: 'soft' }, expect: { ...SOUND, look: 'soft', roles: areRoles } },
		{ input: { primary, balance: 'contrast' }, expect: { ...SOUND, scales: haveEqualContrasts } },
		{ input: { primary, tint: 'none' }, expect: { ...SOUND, scales: haveGrays } },
	]),
	refused({ primary: 'teal', look: 'hard' }, 'look', 'high'),

	refused({}, 'primary', 'primary is missing'),
	refused({ primary: 'teal', format: 'array' }, 'format', 'tailwind'),
	refused({ primary: 'teal', values: 'lab' }, 'values', 'oklch'),
	refused({ primary: 'teal', name: '' }, 'name', 'name is empty'),
	refused({ primary: 'teal', name: '   ' }, 'name', 'name is empty'),
	refused({ primary: 'teal', name: 'x'.repeat(61) }, 'name', /at most 60.*61/),
	refused({ primary: 'teal', format: 'tailwnd' }, 'format', 'Did you mean "tailwind"?'),
	refused({ primary: 'teal', primry: 'red' }, 'primry', 'Did you mean "primary"?'),
	unreadable({ primary: 'teal', accent: 'bleu' }, 'accent', '"blue"'),
	{
		input: { primary: 'x1', secondary: 'x2', neutral: 'x3' },
		problem: { status: 400, code: 'unreadable-color', at: ['primary', 'secondary', 'neutral'] },
	},
	inJson({ primary: 5 }, 'primary', 'got 5'),
	inJson({ primary: 'teal', accent: null }, 'accent', 'got null'),
];
